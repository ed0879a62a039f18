//! How often random pairs of figures collide, and how long the oracle takes to say so.

use std::time::Instant;

use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Kind, collide, draw_pair};

fn main() {
    let cases = std::env::args().nth(1).map_or(50, |text| text.parse().expect("a number"));
    for distribution in Distribution::ALL {
        println!("{distribution:?}: percent that collide, microseconds to draw and decide");
        for a in Kind::ALL {
            print!("{:10}", format!("{a:?}"));
            for b in Kind::ALL {
                let mut rng = Rng::with_seed(1);
                let start = Instant::now();
                let hits = (0..cases).filter(|_| {
                    let [a, b] = draw_pair([a, b], distribution, &mut rng);
                    collide(&a, &b) == Some(true)
                });
                let percent = 100 * hits.count() / cases;
                let micros = start.elapsed().as_micros() / cases as u128;
                print!("{percent:4} {micros:<6}");
            }
            println!();
        }
    }
}

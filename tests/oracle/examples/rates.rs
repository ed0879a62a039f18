//! Prints, per function and distribution: yes per cent, nanoseconds per case drawn and decided.
use clash2d_oracle::{BOOK_FUNCTIONS, Distribution, FUNCTIONS, Rng};
use std::time::Instant;

fn main() {
    let count = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(2000);
    print!("{:42}", "");
    Distribution::ALL.iter().for_each(|d| print!("{:>16}", d.name()));
    println!();
    for function in FUNCTIONS.iter().chain(BOOK_FUNCTIONS) {
        print!("{:42}", function.name);
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(7);
            let mut arguments = Vec::new();
            let start = Instant::now();
            let mut yes = 0;
            for _ in 0..count {
                function.case(distribution, &mut rng, &mut arguments);
                yes += u32::from(function.truth(&arguments));
            }
            let each = start.elapsed().as_nanos() / count as u128;
            print!("{:>7}% {:>7}", 100 * yes / count as u32, each);
        }
        println!();
    }
}

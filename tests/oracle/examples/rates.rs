//! Prints, per function and distribution: yes per cent, nanoseconds per case drawn and decided.
//!
//! `cargo run --release -p clash2d-oracle --example rates -- [CASES] [NAME] [DISTRIBUTION]`

use std::time::Instant;

use clash2d_oracle::{BOOK_FUNCTIONS, Distribution, FUNCTIONS, Rng};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let count: u32 = arguments.first().map_or(2000, |count| count.parse().expect("a count"));
    let chosen = |place: usize, name: &str| arguments.get(place).is_none_or(|it| name.contains(it));
    let distributions: Vec<Distribution> =
        Distribution::ALL.into_iter().filter(|it| chosen(2, it.name())).collect();
    print!("{:42}", "");
    distributions.iter().for_each(|it| print!("{:>16}", it.name()));
    println!();
    for function in FUNCTIONS.iter().chain(BOOK_FUNCTIONS).filter(|it| chosen(1, it.name)) {
        print!("{:42}", function.name);
        for &distribution in &distributions {
            let mut rng = Rng::with_seed(7);
            let mut numbers = Vec::new();
            let start = Instant::now();
            let mut yes = 0;
            for _ in 0..count {
                function.case(distribution, &mut rng, &mut numbers);
                yes += u32::from(function.truth(&numbers));
            }
            let each = start.elapsed() / count;
            print!("{:>7}% {:>7}", 100 * yes / count, each.as_nanos());
        }
        println!();
    }
}

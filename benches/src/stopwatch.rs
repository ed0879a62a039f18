//! Rounds of measurements.

use crate::call::{Address, Cases};
use std::time::Instant;

/// What a row of measurements gave.
pub struct Timing {
    /// Median nanoseconds a call.
    pub nanoseconds: f64,
    /// The sum of the answers: hits, for a question.
    pub sum: u64,
}

/// Times all functions with the same cases, one after the other in every round, so that what slows
/// the machine down for a while slows all of them.
pub fn race(
    functions: &[Option<Address>],
    cases: &Cases,
    calls: usize,
    rounds: usize,
) -> Vec<Option<Timing>> {
    let mut samples = vec![Vec::with_capacity(rounds); functions.len()];
    let mut sums = vec![0; functions.len()];
    for round in 0..=rounds {
        for (place, function) in functions.iter().enumerate() {
            let Some(function) = *function else {
                continue;
            };
            let start = Instant::now();
            sums[place] = std::hint::black_box(cases(function));
            let elapsed = start.elapsed();
            // The first round only fills the caches.
            if round > 0 {
                samples[place].push(elapsed.as_nanos() as f64 / calls as f64);
            }
        }
    }
    let timings = samples.into_iter().zip(sums).map(|(samples, sum)| {
        (!samples.is_empty()).then(|| Timing { nanoseconds: median(samples), sum })
    });
    timings.collect()
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

//! Rounds of measurements.

/// What a row of measurements gave.
pub struct Timing {
    /// Median nanoseconds a call.
    pub nanoseconds: f64,
    /// The sum of the answers: hits, for a question.
    pub sum: u64,
}

/// Asks someone all cases, and adds up the answers.
pub type Lap<'a> = Box<dyn Fn() -> u64 + 'a>;

/// Nanoseconds after which a row has had its share, if it has had some rounds.
const PATIENCE: i64 = 8_000_000_000;

/// The fewest rounds of which a median is taken.
const ENOUGH: usize = 3;

/// Times everyone with the same cases, one after the other in every round, so that what slows the
/// machine down for a while slows all of them.
pub fn race(laps: &[Option<Lap<'_>>], calls: usize, rounds: usize) -> Vec<Option<Timing>> {
    let mut samples = vec![Vec::with_capacity(rounds); laps.len()];
    let mut sums = vec![0; laps.len()];
    let begin = processor_time();
    for round in 0..=rounds {
        for (place, lap) in laps.iter().enumerate() {
            let Some(lap) = lap else {
                continue;
            };
            let start = processor_time();
            sums[place] = std::hint::black_box(lap());
            let elapsed = processor_time() - start;
            // The first round only fills the caches.
            if round > 0 {
                samples[place].push(elapsed as f64 / calls as f64);
            }
        }
        if round >= ENOUGH && processor_time() - begin > PATIENCE {
            break;
        }
    }
    let timings = samples.into_iter().zip(sums).map(|(samples, sum)| {
        (!samples.is_empty()).then(|| Timing { nanoseconds: median(samples), sum })
    });
    timings.collect()
}

/// Nanoseconds that this thread has had the processor: whoever else wants it does not count.
pub(crate) fn processor_time() -> i64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: a plain system call that fills the struct.
    let status = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    assert_eq!(status, 0, "no clock of processor time");
    time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// The median.
pub(crate) fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

//! Time of the processor, taken in a child that is stopped when it has had its share.

use std::time::Duration;

use super::cell::Cell;

/// What came of a measurement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// Nanoseconds, instructions or bytes.
    Cost(f64),
    /// It took longer than it may.
    Stopped,
    /// The question makes no sense there.
    Nothing,
    /// The child ended without an answer.
    Crashed,
}

/// How long a question takes, in nanoseconds; stopped after some time.
pub fn timed(cell: &Cell, patience: Duration) -> Outcome {
    in_child(patience, |limit| {
        let mut ask = cell.ready()?;
        limit.start();
        Some(least_time(&mut *ask))
    })
}

/// The least time of a call, of as many as take two milliseconds.
fn least_time(ask: &mut dyn FnMut()) -> f64 {
    const ENOUGH: f64 = 2e6;
    // What the clock itself takes must not count.
    const ROUND: f64 = 2e4;
    let begin = processor_time();
    let (mut least, mut calls) = (f64::INFINITY, 1);
    while processor_time() - begin < ENOUGH {
        let start = processor_time();
        (0..calls).for_each(|_| ask());
        let round = processor_time() - start;
        if round < ROUND {
            calls *= 2;
            continue;
        }
        least = least.min(round / f64::from(calls));
    }
    least
}

/// Nanoseconds that this thread has had the processor.
fn processor_time() -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: a plain system call that fills the struct.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    time.tv_sec as f64 * 1e9 + time.tv_nsec as f64
}

/// What ends a child that works for too long.
pub struct Limit(Duration);

impl Limit {
    /// From now on the time counts. The first call may take all of it, and there is some more for
    /// the others.
    pub fn start(&self) {
        let value = libc::timeval {
            tv_sec: self.0.as_secs() as libc::time_t,
            tv_usec: self.0.subsec_micros() as libc::suseconds_t,
        };
        let once = libc::timeval { tv_sec: 0, tv_usec: 0 };
        let timer = libc::itimerval { it_interval: once, it_value: value };
        // SAFETY: a plain system call; its signal ends the process.
        unsafe { libc::setitimer(libc::ITIMER_PROF, &timer, std::ptr::null_mut()) };
    }
}

/// Measures in a child process.
pub fn in_child(patience: Duration, measure: impl FnOnce(Limit) -> Option<f64>) -> Outcome {
    let mut ends = [0; 2];
    // SAFETY: plain system calls; this program has one thread, so that its child may do anything.
    let child = unsafe {
        assert_eq!(libc::pipe(ends.as_mut_ptr()), 0, "no pipe");
        libc::fork()
    };
    assert!(child >= 0, "no child process");
    if child == 0 {
        let cost = measure(Limit(patience)).unwrap_or(f64::NAN).to_ne_bytes();
        // SAFETY: the bytes are there; nothing of the parent's is flushed twice.
        unsafe {
            libc::write(ends[1], cost.as_ptr().cast(), cost.len());
            libc::_exit(0)
        }
    }
    heard(child, ends)
}

/// What a child says before it ends.
fn heard(child: libc::pid_t, [from, to]: [libc::c_int; 2]) -> Outcome {
    let (mut bytes, mut status) = ([0_u8; 8], 0);
    // SAFETY: plain system calls with room for what they write.
    let count = unsafe {
        libc::close(to);
        let count = libc::read(from, bytes.as_mut_ptr().cast(), bytes.len());
        libc::close(from);
        while libc::waitpid(child, &mut status, 0) < 0 {}
        count
    };
    match f64::from_ne_bytes(bytes) {
        cost if count == 8 && cost.is_nan() => Outcome::Nothing,
        cost if count == 8 => Outcome::Cost(cost),
        _ if libc::WIFSIGNALED(status) && libc::WTERMSIG(status) == libc::SIGPROF => {
            Outcome::Stopped
        }
        _ => Outcome::Crashed,
    }
}

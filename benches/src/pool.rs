//! Working through many tasks on some threads.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Works through that many tasks; tells how far it is.
pub fn run(tasks: usize, threads: usize, work: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    if place >= tasks {
                        break;
                    }
                    let percent = place * 100 / tasks;
                    if percent > (place.max(1) - 1) * 100 / tasks {
                        eprint!("\r{percent} %");
                    }
                    work(place);
                }
            });
        }
    });
    eprintln!("\r100 %");
}

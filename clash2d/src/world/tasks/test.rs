//! Each number is done once, whatever runs it.

use core::ffi::c_void;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::vec::Vec;

use super::{Task, Tasks};

/// Data for another thread.
#[derive(Clone, Copy)]
struct Sent(*mut c_void);
// SAFETY: the tasks of the world may run on any thread.
unsafe impl Send for Sent {}

impl Sent {
    fn get(self) -> *mut c_void {
        self.0
    }
}

/// Runs tasks on as many threads, the last ones first.
unsafe extern "C" fn on_threads(task: Task, data: *mut c_void, count: u32, workers: *mut c_void) {
    let (workers, data) = (workers.addr() as u32, Sent(data));
    thread::scope(|scope| {
        for worker in 0..workers {
            scope.spawn(move || {
                for number in
                    (worker..count).step_by(workers as usize).collect::<Vec<_>>().into_iter().rev()
                {
                    // SAFETY: the task is called before this function returns.
                    unsafe { task(data.get(), number) }
                }
            });
        }
    });
}

unsafe extern "C" fn none(_: Task, _: *mut c_void, _: u32, _: *mut c_void) {}

unsafe extern "C" fn twice(task: Task, data: *mut c_void, count: u32, _: *mut c_void) {
    for number in (0..count).chain(0..count) {
        // SAFETY: the task is called before this function returns.
        unsafe { task(data, number) }
    }
}

/// Threads of the standard library.
fn threads(workers: u32) -> Tasks {
    // SAFETY: it returns when its threads have ended.
    unsafe { Tasks::new(on_threads, null_mut::<c_void>().with_addr(workers as usize), workers) }
}

/// The caller's thread, several threads, and programs that forget or repeat tasks.
fn all() -> [Tasks; 5] {
    // SAFETY: neither of the two calls later than it may.
    let wrong = unsafe { [Tasks::new(none, null_mut(), 4), Tasks::new(twice, null_mut(), 4)] };
    [Tasks::default(), threads(2), threads(8), wrong[0], wrong[1]]
}

#[test]
fn each_number_is_run_once() {
    for tasks in all() {
        for count in [0, 1, 2, 3, 17, 1000] {
            let done: Vec<AtomicU32> = (0..count).map(|_| AtomicU32::new(0)).collect();
            tasks.share(count, &|number| {
                done[number].fetch_add(1, Ordering::SeqCst);
            });
            assert!(done.iter().all(|done| done.load(Ordering::SeqCst) == 1), "{count} {tasks:?}");
        }
    }
}

#[test]
fn each_thing_is_its_tasks_alone() {
    for tasks in all() {
        for count in [0, 1, 2, 3, 17, 1000] {
            let mut things: Vec<Vec<usize>> = (0..count).map(|n| std::vec![n]).collect();
            tasks.each(&mut things, &|number, thing| thing.push(number + 1));
            assert!(things.iter().enumerate().all(|(n, thing)| *thing == [n, n + 1]), "{tasks:?}");
        }
    }
}

#[test]
fn no_threads_are_one_worker() {
    assert_eq!(Tasks::default().workers(), 1);
    // SAFETY: it calls nothing.
    assert_eq!(unsafe { Tasks::new(none, null_mut(), 0) }.workers(), 1);
    assert_eq!(threads(3).workers(), 3);
}

//! Threads that take tasks in an order of their own.

use std::ffi::c_void;
use std::sync::atomic::{AtomicU32, Ordering};

use clash2d::Tasks;

/// So many threads, which take the last tasks first; one is the caller's alone.
pub(crate) fn threads(count: u32) -> Tasks {
    if count == 1 {
        return Tasks::default();
    }
    let context = std::ptr::without_provenance_mut::<c_void>(count as usize);
    // SAFETY: the function below returns when all tasks are done.
    unsafe { Tasks::new(run, context, count) }
}

type Task = unsafe extern "C" fn(data: *mut c_void, number: u32);

#[derive(Clone, Copy)]
struct Data(*mut c_void);

impl Data {
    fn get(self) -> *mut c_void {
        self.0
    }
}

// SAFETY: the library says that tasks may be called from any thread.
unsafe impl Send for Data {}
// SAFETY: the same.
unsafe impl Sync for Data {}

unsafe extern "C" fn run(task: Task, data: *mut c_void, count: u32, context: *mut c_void) {
    let (next, data) = (AtomicU32::new(count), Data(data));
    let work = || {
        while let Ok(number) =
            next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1))
        {
            // SAFETY: the number is one of those that are asked for.
            unsafe { task(data.get(), number - 1) };
        }
    };
    std::thread::scope(|scope| {
        (1..context.addr().min(count as usize)).for_each(|_| drop(scope.spawn(work)));
        work();
    });
}

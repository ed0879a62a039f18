//! Work in parts, on the threads of the program if it lends any.

use core::ffi::c_void;
use core::fmt;
use core::ptr::{self, null_mut};
use core::sync::atomic::{AtomicUsize, Ordering};

type Task = unsafe extern "C" fn(data: *mut c_void, number: u32);

/// The threads of a program. The default is none but the caller's; no answer depends on it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Tasks {
    /// Runs `task(data, 0)` to `task(data, count - 1)`, in any order, on any threads; returns when all are done.
    run: Option<
        unsafe extern "C" fn(
            task: unsafe extern "C" fn(data: *mut c_void, number: u32),
            data: *mut c_void,
            count: u32,
            context: *mut c_void,
        ),
    >,
    /// What it is called with.
    context: *mut c_void,
    /// How many threads it has; 0 and 1: work is not divided.
    workers: u32,
}

// SAFETY: who makes one of a function promises that it may be called from any thread.
unsafe impl Send for Tasks {}
// SAFETY: the same.
unsafe impl Sync for Tasks {}

impl Default for Tasks {
    fn default() -> Self {
        Self { run: None, context: null_mut(), workers: 1 }
    }
}

impl fmt::Debug for Tasks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tasks").field("workers", &self.workers()).finish()
    }
}

impl Tasks {
    /// The threads behind a program's own function.
    ///
    /// # Safety
    /// `run` may be called from any thread, with `context`; it calls the task that it is given only before
    /// it returns, only with the data that it is given, and returns only when no call is under way.
    #[must_use]
    pub const unsafe fn new(
        run: unsafe extern "C" fn(Task, *mut c_void, u32, *mut c_void),
        context: *mut c_void,
        workers: u32,
    ) -> Self {
        Self { run: Some(run), context, workers }
    }

    /// The threads of rayon: those of the pool in which the world is called.
    #[cfg(feature = "rayon")]
    #[must_use]
    pub fn rayon() -> Self {
        let workers = u32::try_from(rayon::current_num_threads()).unwrap_or(u32::MAX);
        Self { run: Some(on_rayon), context: null_mut(), workers }
    }

    /// How many threads there are, at least one.
    #[must_use]
    pub fn workers(&self) -> u32 {
        if self.run.is_some() { self.workers.max(1) } else { 1 }
    }

    /// Runs a task for each of some things, which is the task's alone meanwhile.
    pub(crate) fn each<T: Send>(&self, things: &mut [T], task: &(impl Fn(usize, &mut T) + Sync)) {
        let shared = Shared(things.as_mut_ptr());
        let count = things.len();
        self.share(count, &|number| {
            // SAFETY: the numbers are below the count, and each is given once.
            task(number, unsafe { &mut *shared.at(number) });
        });
    }

    /// Calls a task with each number below a count once. The numbers are taken in turn by whoever has time:
    /// a program that calls too often finds none left, and what it leaves out is done here.
    fn share(&self, count: usize, task: &(impl Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let take = || {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let is_left = number < count;
            if is_left {
                task(number);
            }
            is_left
        };
        if count > 1 && self.workers() > 1 {
            self.call(u32::try_from(count).unwrap_or(u32::MAX), &take);
        }
        while take() {}
    }

    /// Has the program call a function so many times.
    fn call<F: Fn() -> bool + Sync>(&self, count: u32, function: &F) {
        unsafe extern "C" fn task<F: Fn() -> bool + Sync>(data: *mut c_void, _: u32) {
            // SAFETY: this is the function below, which outlives the call to `run`.
            let function: &F = unsafe { &*data.cast() };
            function();
        }
        if let Some(run) = self.run {
            let data = ptr::from_ref(function).cast_mut().cast();
            // SAFETY: who made this said how it behaves; the function may be called from any thread.
            unsafe { run(task::<F>, data, count, self.context) }
        }
    }
}

/// Calls a task on rayon's threads with each number below a count.
#[cfg(feature = "rayon")]
unsafe extern "C" fn on_rayon(task: Task, data: *mut c_void, count: u32, _: *mut c_void) {
    use rayon::iter::{IntoParallelIterator, ParallelIterator};
    let data = Data(data);
    // SAFETY: the task may be called from any thread, with the data that came with it, until this returns.
    (0..count).into_par_iter().for_each(|number| unsafe { task(data.get(), number) });
}

/// What tasks are called with.
#[cfg(feature = "rayon")]
#[derive(Clone, Copy)]
struct Data(*mut c_void);

// SAFETY: tasks may be called from any thread with it.
#[cfg(feature = "rayon")]
unsafe impl Sync for Data {}

#[cfg(feature = "rayon")]
impl Data {
    fn get(self) -> *mut c_void {
        self.0
    }
}

/// The address of the first of many things, each of which is used by one thread.
struct Shared<T>(*mut T);

// SAFETY: the things may be sent to threads, and each is sent to one.
unsafe impl<T: Send> Sync for Shared<T> {}

impl<T> Shared<T> {
    fn at(&self, number: usize) -> *mut T {
        self.0.wrapping_add(number)
    }
}

#[cfg(test)]
mod test;

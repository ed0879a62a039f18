//! How much of the stack a question takes: it is painted before, and looked at afterwards.

use std::time::Duration;

use super::cell::{Cell, Filter};
use super::clock::{Outcome, in_child};
use super::question::names;

/// How much there is.
const SIZE: usize = 1 << 20;

/// What nobody writes by chance.
const PAINT: u8 = 0xa5;

/// How many bytes of a stack a question needs; stopped after some time.
pub fn used(cell: &Cell, patience: Duration) -> Outcome {
    in_child(patience, |limit| {
        let mut ask = cell.ready()?;
        limit.start();
        Some(painted(&mut *ask).saturating_sub(painted(&mut || ())) as f64)
    })
}

/// Prints the most that each question needs, and where.
pub fn report(filter: &Filter, patience: Duration) {
    println!("| question | bytes | cell |\n|---|---|---|");
    for question in names() {
        let cells = filter.cells().into_iter().filter(|cell| cell.question == question);
        let used = cells.filter_map(|cell| match used(&cell, patience) {
            Outcome::Cost(bytes) => Some((bytes, cell)),
            _ => None,
        });
        if let Some((bytes, cell)) = used.max_by(|a, b| a.0.total_cmp(&b.0)) {
            println!("| {question} | {bytes} | {} |", cell.name());
        }
    }
}

/// A call on a painted stack, and how much of that it has written to.
fn painted(call: &mut dyn FnMut()) -> usize {
    let stack: &'static mut [u8] = Vec::leak(vec![PAINT; SIZE]);
    let (start, mut call) = (stack.as_mut_ptr(), call);
    let argument = std::ptr::from_mut(&mut call).cast();
    // SAFETY: the stack lives on, and the argument outlives the thread, which is waited for.
    unsafe {
        let mut attributes = std::mem::zeroed();
        assert_eq!(libc::pthread_attr_init(&mut attributes), 0, "no attributes");
        assert_eq!(libc::pthread_attr_setstack(&mut attributes, start.cast(), SIZE), 0, "no stack");
        let mut thread = std::mem::zeroed();
        let status = libc::pthread_create(&mut thread, &attributes, run, argument);
        assert_eq!(status, 0, "no thread");
        libc::pthread_join(thread, std::ptr::null_mut());
    }
    // SAFETY: the thread has ended.
    let stack = unsafe { std::slice::from_raw_parts(start, SIZE) };
    let untouched = stack.iter().take_while(|byte| **byte == PAINT).count();
    SIZE - untouched
}

extern "C" fn run(call: *mut libc::c_void) -> *mut libc::c_void {
    // SAFETY: what was given to the thread.
    let call = unsafe { &mut *call.cast::<&mut dyn FnMut()>() };
    call();
    std::ptr::null_mut()
}

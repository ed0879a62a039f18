//! The C ABI: what `include/clash2d/*.h` declare.
//!
//! Each function checks, calls and converts; the geometry is in the crate `clash2d`, which Rust programs
//! use instead.
#![no_std]

use core::mem::MaybeUninit;

use clash2d::Shape;
use clash2d::abi::is_possible;

mod batch;
mod cast;
mod helper;
mod hull;
mod make;
mod mass;
mod motion;
mod pair;
mod place;
mod polygon;
mod pose;
mod prepared;
mod query;
mod shape;
mod vector;
mod version;
mod world;

pub use batch::*;
pub use cast::*;
pub use helper::*;
pub use hull::*;
pub use make::*;
pub use mass::*;
pub use motion::*;
pub use pair::*;
pub use place::*;
pub use polygon::*;
pub use pose::*;
pub use prepared::*;
pub use query::*;
pub use shape::*;
pub use vector::*;
pub use version::*;
pub use world::*;

/// Two shapes, if neither is null.
fn both<'a, 'b>(
    a: Option<&'a Shape<'a>>,
    b: Option<&'b Shape<'b>>,
) -> Option<(&'a Shape<'a>, &'b Shape<'b>)> {
    a.zip(b)
}

/// Writes an answer, if there is one, to where it may be written; whether there is one.
fn written<T>(answer: Option<T>, out: Option<&mut MaybeUninit<T>>) -> bool {
    let is_there = answer.is_some();
    if let (Some(answer), Some(out)) = (answer, out) {
        out.write(answer);
    }
    is_there
}

/// The elements of a C array that may be written; none at an impossible address.
///
/// # Safety
/// Unless that is found out here, `first` points to `capacity` writable elements for `'a`.
unsafe fn buffer<'a, T>(first: *mut T, capacity: usize) -> &'a mut [T] {
    if !is_possible(first, capacity) {
        return &mut [];
    }
    // SAFETY: the address and the length are possible ones, and the caller promises the rest.
    unsafe { core::slice::from_raw_parts_mut(first, capacity) }
}

/// The elements of a C array; none if the pointer is null.
///
/// # Safety
/// `first` is null or points to `count` readable elements, aligned or not.
unsafe fn elements<T: Copy>(first: *const T, count: usize) -> impl Iterator<Item = T> + Clone {
    let count = if first.is_null() { 0 } else { count };
    // SAFETY: the caller promises `count` readable elements.
    (0..count).map(move |i| unsafe { first.add(i).read_unaligned() })
}

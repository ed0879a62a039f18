//! The C ABI: what `include/clash2d/*.h` declare.
//!
//! Each function checks, calls and converts; the geometry is elsewhere. Rust programs use the
//! functions at the crate's root instead.

mod helper;
mod hull;
mod motion;
mod pair;
mod vector;
mod version;

#[cfg(feature = "book")]
pub mod book;

pub use helper::*;
pub use hull::*;
pub use motion::*;
pub use pair::*;
pub use vector::*;
pub use version::*;

/// The elements of a C array; none if the pointer is null.
///
/// # Safety
/// `first` is null or points to `count` readable elements, aligned or not.
unsafe fn elements<T: Copy>(first: *const T, count: usize) -> impl Iterator<Item = T> + Clone {
    let count = if first.is_null() { 0 } else { count };
    // SAFETY: the caller promises `count` readable elements.
    (0..count).map(move |i| unsafe { first.add(i).read_unaligned() })
}

//! The functions of the C ABI that take an array, with pointer and count as given.

use super::abi::Answer;
#[cfg(feature = "book")]
use clash2d_book as book;
use clash2d_ffi as ffi;

/// A function of an array.
pub(crate) struct ArrayFunction {
    /// Its symbol.
    pub(crate) name: &'static str,
    /// How many floats make an element.
    pub(crate) floats: usize,
    /// Its answer for a pointer and a count.
    ///
    /// # Safety
    /// The pointer is null, or the count is not positive, or there are that many elements.
    pub(crate) call: unsafe fn(*const u8, i64) -> Answer,
}

macro_rules! arrays {
    ($($name:ident in $module:ident takes $floats:literal, $count:ty;)*) => {
        &[$(ArrayFunction {
            name: stringify!($name),
            floats: $floats,
            // SAFETY: the caller of the table's function keeps the same promise.
            call: |pointer, count| unsafe {
                $module::$name(pointer.cast(), count as $count).into()
            },
        }),*]
    };
}

/// The functions of clash2d.h; a count of -1 reaches them as the largest number.
pub(crate) static PREFIXED: &[ArrayFunction] = arrays! {
    clash_rectangles_rectangle_hull in ffi takes 4, usize;
    clash_circles_rectangle_hull in ffi takes 3, usize;
    clash_circles_circle_hull in ffi takes 3, usize;
};

/// The functions of book.h, whose counts may be negative.
#[cfg(feature = "book")]
pub(crate) static BOOK: &[ArrayFunction] = arrays! {
    rectangles_rectangle_hull in book takes 4, i32;
    circles_rectangle_hull in book takes 3, i32;
    circles_circle_hull in book takes 3, i32;
};

/// The functions of book.h, whose counts may be negative.
#[cfg(not(feature = "book"))]
pub(crate) static BOOK: &[ArrayFunction] = &[];

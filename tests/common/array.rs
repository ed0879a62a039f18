//! The functions of the C ABI that take an array, with pointer and count as given.

use super::abi::{Answer, written};
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
    ($form:ident: $($name:ident takes $floats:literal;)*) => {
        &[$(ArrayFunction {
            name: stringify!($name),
            floats: $floats,
            call: |pointer, count| {
                // SAFETY: the caller of the table's function keeps the same promise.
                unsafe { call!($form $name(pointer.cast(), count)) }
            },
        }),*]
    };
}

/// Whether there is a hull is asked of clash2d.h alone.
macro_rules! call {
    (exact $name:ident($pointer:expr, $count:ident)) => {
        written(|out| ffi::$name($pointer, $count as usize, out)).into()
    };
    (book $name:ident($pointer:expr, $count:ident)) => {
        book::$name($pointer, $count as i32).into()
    };
}

/// The functions of clash2d.h; a count of -1 reaches them as the largest number.
pub(crate) static PREFIXED: &[ArrayFunction] = arrays! { exact:
    clash_rectangles_rectangle_hull takes 4;
    clash_circles_rectangle_hull takes 3;
    clash_circles_circle_hull takes 3;
};

/// The functions of book.h, whose counts may be negative.
#[cfg(feature = "book")]
pub(crate) static BOOK: &[ArrayFunction] = arrays! { book:
    rectangles_rectangle_hull takes 4;
    circles_rectangle_hull takes 3;
    circles_circle_hull takes 3;
};

/// The functions of book.h, whose counts may be negative.
#[cfg(not(feature = "book"))]
pub(crate) static BOOK: &[ArrayFunction] = &[];

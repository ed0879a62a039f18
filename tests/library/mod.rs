//! The library's yes/no functions behind one signature: flat numbers in, an answer out.
#![allow(dead_code, reason = "not every test asks under the book's names")]

use clash2d::{Circle, Line, OrientedRectangle, Range, Rectangle, Segment, Vector2D};
#[cfg(feature = "book")]
use clash2d_book as book_ffi;
use clash2d_ffi as ffi;

/// A function of the C ABI, fed from flat numbers.
pub(crate) type Ask = fn(&[f32]) -> bool;

/// A parameter of the C ABI, taken off the front of flat numbers.
trait Parameter {
    fn take(numbers: &mut &[f32]) -> Self;
}

impl Parameter for f32 {
    fn take(numbers: &mut &[f32]) -> Self {
        let (first, rest) = numbers.split_first().expect("a number for each field");
        *numbers = rest;
        *first
    }
}

macro_rules! parameters {
    ($($shape:ident { $($field:ident),* })*) => {
        $(impl Parameter for $shape {
            fn take(numbers: &mut &[f32]) -> Self {
                $(let $field = Parameter::take(numbers);)*
                Self { $($field),* }
            }
        })*
    };
}

parameters! {
    Vector2D { x, y }
    Line { base, direction }
    Segment { point1, point2 }
    Circle { center, radius }
    Rectangle { origin, size }
    OrientedRectangle { center, half_extend, rotation }
    Range { minimum, maximum }
}

/// Either kind of C boolean.
trait Answer {
    fn yes(self) -> bool;
}

impl Answer for bool {
    fn yes(self) -> bool {
        self
    }
}

#[cfg(feature = "book")]
impl Answer for book_ffi::Bool {
    fn yes(self) -> bool {
        self == book_ffi::Bool::Yes
    }
}

fn ask_two<A: Parameter, B: Parameter, R: Answer>(
    function: extern "C" fn(A, B) -> R,
    mut numbers: &[f32],
) -> bool {
    let numbers = &mut numbers;
    function(A::take(numbers), B::take(numbers)).yes()
}

fn ask_three<A: Parameter, B: Parameter, C: Parameter, R: Answer>(
    function: extern "C" fn(A, B, C) -> R,
    mut numbers: &[f32],
) -> bool {
    let numbers = &mut numbers;
    function(A::take(numbers), B::take(numbers), C::take(numbers)).yes()
}

fn ask_four<R: Answer>(function: extern "C" fn(f32, f32, f32, f32) -> R, numbers: &[f32]) -> bool {
    function(numbers[0], numbers[1], numbers[2], numbers[3]).yes()
}

macro_rules! asks {
    ($($ask:ident in $module:ident: $($name:ident)*;)*) => {
        &[$($((
            stringify!($name),
            |numbers| $ask($module::$name, numbers),
        )),*),*]
    };
}

static PREFIXED: &[(&str, Ask)] = asks! {
    ask_two in ffi:
        clash_rectangles_collide
        clash_rectangles_collide_short_circuit
        clash_circles_collide
        clash_points_collide
        clash_lines_collide
        clash_segments_collide
        clash_oriented_rectangles_collide
        clash_circle_point_collide
        clash_circle_line_collide
        clash_circle_segment_collide
        clash_circle_rectangle_collide
        clash_circle_oriented_rectangle_collide
        clash_point_rectangle_collide
        clash_line_rectangle_collide
        clash_rectangle_segment_collide
        clash_oriented_rectangle_rectangle_collide
        clash_line_point_collide
        clash_point_segment_collide
        clash_oriented_rectangle_point_collide
        clash_line_segment_collide
        clash_line_oriented_rectangle_collide
        clash_oriented_rectangle_segment_collide
        clash_on_one_side
        clash_separating_axis_for_rectangle
        clash_separating_axis_for_oriented_rectangle
        clash_parallel_vectors
        clash_equivalent_lines
        clash_equal_vectors
        clash_overlapping_ranges;
    ask_three in ffi:
        clash_moving_circle_rectangle_collide
        clash_moving_rectangle_rectangle_collide
        clash_moving_circle_circle_collide
        clash_moving_rectangle_circle_collide;
    ask_four in ffi:
        clash_overlapping;
};

#[cfg(feature = "book")]
static BOOK: &[(&str, Ask)] = asks! {
    ask_two in book_ffi:
        rectangles_collide
        rectangles_collide_short_circuit
        circles_collide
        points_collide
        lines_collide
        segments_collide
        oriented_rectangles_collide
        circle_point_collide
        circle_line_collide
        circle_segment_collide
        circle_rectangle_collide
        circle_oriented_rectangle_collide
        point_rectangle_collide
        line_rectangle_collide
        rectangle_segment_collide
        oriented_rectangle_rectangle_collide
        line_point_collide
        point_segment_collide
        oriented_rectangle_point_collide
        line_segment_collide
        line_oriented_rectangle_collide
        oriented_rectangle_segment_collide
        on_one_side
        separating_axis_for_rectangle
        separating_axis_for_oriented_rectangle
        parallel_vectors
        equivalent_lines
        equal_vectors
        equal_floats
        overlapping_ranges;
    ask_three in book_ffi:
        moving_circle_rectangle_collide
        moving_rectangle_rectangle_collide
        moving_circle_circle_collide
        moving_rectangle_circle_collide;
    ask_four in book_ffi:
        overlapping;
};

/// The exact function `clash_NAME`.
pub(crate) fn prefixed(name: &str) -> Ask {
    let named = |(full, _): &&(&str, Ask)| full.strip_prefix("clash_") == Some(name);
    PREFIXED.iter().find(named).expect("a prefixed function of that name").1
}

/// The function of book.h under the book's name.
#[cfg(feature = "book")]
pub(crate) fn book(name: &str) -> Ask {
    BOOK.iter().find(|(full, _)| *full == name).expect("a book function of that name").1
}

/// The arguments for people and, bit for bit, for a test.
pub(crate) fn shown(arguments: &[f32]) -> String {
    let bits: Vec<String> =
        arguments.iter().map(|number| format!("{:#010x}", number.to_bits())).collect();
    format!("{arguments:?} = bits [{}]", bits.join(", "))
}

//! Calling a function whose address was looked up, with arguments from a flat run of numbers.

use crate::shapes::{Circle, Line, OrientedRectangle, Range, Rectangle, Segment, Vector};

/// Where a function with the C ABI starts.
#[derive(Clone, Copy)]
pub struct Address(pub *const ());

// SAFETY: code does not move, and none of the functions called keeps state.
unsafe impl Send for Address {}
// SAFETY: as above.
unsafe impl Sync for Address {}

/// A parameter that consists of plain numbers.
pub trait Argument: Copy {
    /// Takes its numbers off the front, in the order of the C struct's fields.
    fn take(numbers: &mut &[f32]) -> Self;
}

impl Argument for f32 {
    fn take(numbers: &mut &[f32]) -> f32 {
        let (&first, rest) = numbers.split_first().expect("enough numbers");
        *numbers = rest;
        first
    }
}

impl Argument for i32 {
    fn take(numbers: &mut &[f32]) -> i32 {
        f32::take(numbers) as i32
    }
}

macro_rules! argument {
    ($($shape:ident { $($field:ident),* })*) => {
        $(impl Argument for $shape {
            fn take(numbers: &mut &[f32]) -> $shape {
                $(let $field = Argument::take(numbers);)*
                $shape { $($field),* }
            }
        })*
    };
}

argument! {
    Vector { x, y }
    Line { base, direction }
    Segment { point1, point2 }
    Circle { center, radius }
    Rectangle { origin, size }
    OrientedRectangle { center, half_extend, rotation }
    Range { minimum, maximum }
}

/// What a function answers, as an integer that can be summed up: a sum of floats would live in
/// memory, as a call leaves no vector register alone, and cost more than the call.
pub trait Answer {
    /// 1 for yes; the bits of a number.
    fn bits(self) -> u64;
}

impl Answer for bool {
    fn bits(self) -> u64 {
        self.into()
    }
}

impl Answer for f32 {
    fn bits(self) -> u64 {
        self.to_bits().into()
    }
}

impl Answer for Vector {
    fn bits(self) -> u64 {
        self.x.bits() + self.y.bits()
    }
}

impl Answer for Circle {
    fn bits(self) -> u64 {
        self.center.bits() + self.radius.bits()
    }
}

impl Answer for Rectangle {
    fn bits(self) -> u64 {
        self.origin.bits() + self.size.bits()
    }
}

/// Calls a yes/no function once.
///
/// # Safety
/// The address is that of a function of these parameters.
pub type Ask = unsafe fn(Address, &[f32]) -> bool;

/// Arguments laid out for a function, and the loop that hands them to it.
pub type Cases = Box<dyn Fn(Address) -> u64>;

/// A function that can be timed.
pub struct Signature {
    /// The book's name.
    pub name: &'static str,
    /// Whether the answer is yes or no.
    pub question: bool,
    /// Lays out a flat run of cases; the loop calls the function for each and adds the answers.
    ///
    /// # Safety
    /// The loop must be given the address of a function of this signature.
    pub lay_out: unsafe fn(&[f32], usize) -> Cases,
    /// Calls it once, where it is a question.
    pub ask: Ask,
}

/// Whether the sums of a loop are hits.
const fn is_question(answer: &str) -> bool {
    matches!(answer.as_bytes(), b"bool")
}

macro_rules! signatures {
    ($($name:ident($($argument:ident: $kind:ty),*) -> $answer:ty;)*) => {
        &[$(Signature {
            name: stringify!($name),
            question: is_question(stringify!($answer)),
            lay_out: |numbers, arity| {
                let cases: Vec<($($kind,)*)> = numbers
                    .chunks_exact(arity)
                    .map(|mut case| ($(<$kind>::take(&mut case),)*))
                    .collect();
                Box::new(move |address| {
                    let function: extern "C" fn($($kind),*) -> $answer =
                        // SAFETY: the caller vouches for the signature.
                        unsafe { std::mem::transmute(address.0) };
                    let mut sum = 0_u64;
                    for &($($argument,)*) in &cases {
                        sum += function($($argument),*).bits();
                    }
                    sum
                })
            },
            ask: |address, numbers| {
                let mut rest = numbers;
                let function: extern "C" fn($($kind),*) -> $answer =
                    // SAFETY: the caller vouches for the signature.
                    unsafe { std::mem::transmute(address.0) };
                function($(<$kind>::take(&mut rest)),*).bits() != 0
            },
        }),*]
    };
}

/// Every function of the book that takes shapes or numbers by value and is worth a measurement.
pub static SIGNATURES: &[Signature] = signatures! {
    circles_collide(a: Circle, b: Circle) -> bool;
    rectangles_collide(a: Rectangle, b: Rectangle) -> bool;
    rectangles_collide_short_circuit(a: Rectangle, b: Rectangle) -> bool;
    points_collide(a: Vector, b: Vector) -> bool;
    lines_collide(a: Line, b: Line) -> bool;
    segments_collide(a: Segment, b: Segment) -> bool;
    oriented_rectangles_collide(a: OrientedRectangle, b: OrientedRectangle) -> bool;
    circle_point_collide(a: Circle, b: Vector) -> bool;
    circle_line_collide(a: Circle, b: Line) -> bool;
    circle_segment_collide(a: Circle, b: Segment) -> bool;
    circle_rectangle_collide(a: Circle, b: Rectangle) -> bool;
    circle_oriented_rectangle_collide(a: Circle, b: OrientedRectangle) -> bool;
    point_rectangle_collide(a: Vector, b: Rectangle) -> bool;
    line_rectangle_collide(a: Line, b: Rectangle) -> bool;
    rectangle_segment_collide(a: Rectangle, b: Segment) -> bool;
    oriented_rectangle_rectangle_collide(a: OrientedRectangle, b: Rectangle) -> bool;
    line_point_collide(a: Line, b: Vector) -> bool;
    point_segment_collide(a: Vector, b: Segment) -> bool;
    oriented_rectangle_point_collide(a: OrientedRectangle, b: Vector) -> bool;
    line_segment_collide(a: Line, b: Segment) -> bool;
    line_oriented_rectangle_collide(a: Line, b: OrientedRectangle) -> bool;
    oriented_rectangle_segment_collide(a: OrientedRectangle, b: Segment) -> bool;
    moving_circle_circle_collide(a: Circle, b: Vector, c: Circle) -> bool;
    moving_circle_rectangle_collide(a: Circle, b: Vector, c: Rectangle) -> bool;
    moving_rectangle_circle_collide(a: Rectangle, b: Vector, c: Circle) -> bool;
    moving_rectangle_rectangle_collide(a: Rectangle, b: Vector, c: Rectangle) -> bool;
    overlapping(a: f32, b: f32, c: f32, d: f32) -> bool;
    overlapping_ranges(a: Range, b: Range) -> bool;
    on_one_side(a: Line, b: Segment) -> bool;
    separating_axis_for_rectangle(a: Segment, b: Rectangle) -> bool;
    separating_axis_for_oriented_rectangle(a: Segment, b: OrientedRectangle) -> bool;
    parallel_vectors(a: Vector, b: Vector) -> bool;
    equivalent_lines(a: Line, b: Line) -> bool;
    equal_vectors(a: Vector, b: Vector) -> bool;
    equal_floats(a: f32, b: f32) -> bool;
    add_vector(a: Vector, b: Vector) -> Vector;
    dot_product(a: Vector, b: Vector) -> f32;
    vector_length(a: Vector) -> f32;
    unit_vector(a: Vector) -> Vector;
    rotate_vector(a: Vector, b: f32) -> Vector;
    enclosed_angle(a: Vector, b: Vector) -> f32;
    project_vector(a: Vector, b: Vector) -> Vector;
    clamp_on_rectangle(a: Vector, b: Rectangle) -> Vector;
    oriented_rectangle_corner(a: OrientedRectangle, b: i32) -> Vector;
    oriented_rectangle_rectangle_hull(a: OrientedRectangle) -> Rectangle;
    oriented_rectangle_circle_hull(a: OrientedRectangle) -> Circle;
    enlarge_rectangle_rectangle(a: Rectangle, b: Rectangle) -> Rectangle;
    nothing(a: Circle, b: Circle) -> bool;
};

/// A loop of calls without arguments, for `clash_version`.
pub fn versions(calls: usize) -> Cases {
    Box::new(move |address| {
        // SAFETY: the one such function is the library's version.
        let version: extern "C" fn() -> u32 = unsafe { std::mem::transmute(address.0) };
        (0..calls).map(|_| u64::from(version())).sum()
    })
}

/// The function of that name.
pub fn signature(name: &str) -> &'static Signature {
    SIGNATURES
        .iter()
        .find(|signature| signature.name == name)
        .unwrap_or_else(|| panic!("no signature of {name}"))
}

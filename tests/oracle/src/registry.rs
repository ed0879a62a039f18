//! The table of all yes/no functions.

use crate::{Distribution, Kind, Rng};

/// A yes/no function of the library.
pub struct Function {
    /// The book's name, without prefix.
    pub name: &'static str,
    /// The parameters in order.
    pub kinds: &'static [Kind],
    /// The exact answer; none where it lies too close to the slack band of rotated shapes to say
    /// without the library's own formula. No generated case is such.
    pub decide: fn(&[f32]) -> Option<bool>,
}

impl Function {
    /// The function of that name in [`FUNCTIONS`].
    pub fn named(name: &str) -> Option<&'static Function> {
        FUNCTIONS.iter().find(|function| function.name == name)
    }

    /// How many numbers it takes in all.
    pub fn arity(&self) -> usize {
        self.kinds.iter().map(|kind| kind.arity()).sum()
    }

    /// The exact answer; what can't be told apart from a touch is a touch.
    pub fn truth(&self, arguments: &[f32]) -> bool {
        (self.decide)(arguments).unwrap_or(true)
    }

    /// Writes the next random case of a distribution, [`Function::arity`] numbers.
    pub fn case(&self, distribution: Distribution, rng: &mut Rng, arguments: &mut Vec<f32>) {
        distribution.draw(self, rng, arguments);
    }
}

const C: Kind = Kind::Circle;
const L: Kind = Kind::Line;
const N: Kind = Kind::Number;
const O: Kind = Kind::OrientedRectangle;
const R: Kind = Kind::Rectangle;
const S: Kind = Kind::Segment;
const T: Kind = Kind::Range;
const V: Kind = Kind::Vector;

macro_rules! table {
    ($($name:ident($($kind:ident),*);)*) => {
        &[$(Function {
            name: stringify!($name),
            kinds: &[$($kind),*],
            decide: |_| None,
        }),*]
    };
}

/// The exact functions: `clash_NAME` in the library, and where the book's own name keeps no
/// threshold, `NAME` as well.
pub static FUNCTIONS: &[Function] = table! {
    rectangles_collide(R, R);
    rectangles_collide_short_circuit(R, R);
    circles_collide(C, C);
    points_collide(V, V);
    lines_collide(L, L);
    segments_collide(S, S);
    oriented_rectangles_collide(O, O);
    circle_point_collide(C, V);
    circle_line_collide(C, L);
    circle_segment_collide(C, S);
    circle_rectangle_collide(C, R);
    circle_oriented_rectangle_collide(C, O);
    point_rectangle_collide(V, R);
    line_rectangle_collide(L, R);
    rectangle_segment_collide(R, S);
    oriented_rectangle_rectangle_collide(O, R);
    line_point_collide(L, V);
    point_segment_collide(V, S);
    oriented_rectangle_point_collide(O, V);
    line_segment_collide(L, S);
    line_oriented_rectangle_collide(L, O);
    oriented_rectangle_segment_collide(O, S);
    moving_circle_rectangle_collide(C, V, R);
    moving_rectangle_rectangle_collide(R, V, R);
    moving_circle_circle_collide(C, V, C);
    moving_rectangle_circle_collide(R, V, C);
    overlapping(N, N, N, N);
    overlapping_ranges(T, T);
    on_one_side(L, S);
    separating_axis_for_rectangle(S, R);
    separating_axis_for_oriented_rectangle(S, O);
    parallel_vectors(V, V);
    equivalent_lines(L, L);
    equal_vectors(V, V);
};

/// The functions that keep the book's threshold of 1/8192 under the book's own name; their
/// namesakes in [`FUNCTIONS`] have none.
pub static BOOK_FUNCTIONS: &[Function] = table! {
    equal_floats(N, N);
    equal_vectors(V, V);
    points_collide(V, V);
    parallel_vectors(V, V);
    equivalent_lines(L, L);
    lines_collide(L, L);
    line_point_collide(L, V);
    point_segment_collide(V, S);
};

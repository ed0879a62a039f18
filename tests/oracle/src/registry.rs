//! The table of all yes/no functions.

use crate::big::Big;
use crate::book::THRESHOLD;
use crate::lift::Formula;
use crate::number::Filter;
use crate::{Distribution, Kind, Rng, book, formulas, hull};

/// A yes/no function of the library.
pub struct Function {
    /// The book's name, without prefix.
    pub name: &'static str,
    /// The parameters in order.
    pub kinds: &'static [Kind],
    /// The exact answer; none where it lies too close to the slack band of rotated shapes to say
    /// without the library's own formula. No generated case is such.
    pub decide: fn(&[f32]) -> Option<bool>,
    /// The same from big integers alone, to check the oracle itself.
    pub decide_slowly: fn(&[f32]) -> Option<bool>,
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

type Answer = Option<bool>;

/// No for invalid shapes, otherwise what `decide` says.
fn of_valid(kinds: &[Kind], arguments: &[f32], decide: impl FnOnce() -> Answer) -> Answer {
    let mut rest = arguments;
    for kind in kinds {
        let (numbers, after) = rest.split_at(kind.arity());
        if !kind.valid(numbers) {
            return Some(false);
        }
        rest = after;
    }
    decide()
}

/// The arguments, the book's threshold and 1; none where an argument is not finite.
fn with_threshold(arguments: &[f32]) -> Option<Vec<f32>> {
    let finite = arguments.iter().all(|number| number.is_finite());
    finite.then(|| [arguments, &[THRESHOLD, 1.0]].concat())
}

fn exact(kinds: &[Kind], numbers: &[f32], formula: &Formula) -> Answer {
    of_valid(kinds, numbers, || formula.answer(kinds, numbers))
}

fn exact_slowly(kinds: &[Kind], numbers: &[f32], formula: &Formula) -> Answer {
    of_valid(kinds, numbers, || formula.answer_slowly(kinds, numbers))
}

fn within_threshold(kinds: &[Kind], numbers: &[f32], formula: &Formula) -> Answer {
    with_threshold(numbers).map_or(Some(false), |numbers| formula.answer(kinds, &numbers))
}

fn within_threshold_slowly(kinds: &[Kind], numbers: &[f32], formula: &Formula) -> Answer {
    with_threshold(numbers).map_or(Some(false), |numbers| formula.answer_slowly(kinds, &numbers))
}

macro_rules! table {
    ($decide:ident, $decide_slowly:ident, $module:ident:
    $($name:ident($($kind:ident),*) $formula:ident;)* $(+ $more:ident)*) => {
        &[$(Function {
            name: stringify!($name),
            kinds: &[$($kind),*],
            decide: |numbers| $decide(&[$($kind),*], numbers, &formula!($module, $formula)),
            decide_slowly: |numbers| {
                $decide_slowly(&[$($kind),*], numbers, &formula!($module, $formula))
            },
        },)* $($more),*]
    };
}

macro_rules! formula {
    ($module:ident, $name:ident) => {
        Formula { quick: $module::$name::<Filter>, exact: $module::$name::<Big> }
    };
}

/// The exact functions: `clash_NAME` in the library, and where the book's own name keeps no
/// threshold, `NAME` as well.
pub static FUNCTIONS: &[Function] = table! { exact, exact_slowly, formulas:
    rectangles_collide(R, R) rectangles;
    rectangles_collide_short_circuit(R, R) rectangles;
    circles_collide(C, C) circles;
    points_collide(V, V) points;
    lines_collide(L, L) lines;
    segments_collide(S, S) segments;
    oriented_rectangles_collide(O, O) oriented_rectangles;
    circle_point_collide(C, V) circle_point;
    circle_line_collide(C, L) circle_line;
    circle_segment_collide(C, S) circle_segment;
    circle_rectangle_collide(C, R) circle_rectangle;
    circle_oriented_rectangle_collide(C, O) circle_oriented_rectangle;
    point_rectangle_collide(V, R) point_rectangle;
    line_rectangle_collide(L, R) line_rectangle;
    rectangle_segment_collide(R, S) rectangle_segment;
    oriented_rectangle_rectangle_collide(O, R) oriented_rectangle_rectangle;
    line_point_collide(L, V) line_point;
    point_segment_collide(V, S) point_segment;
    oriented_rectangle_point_collide(O, V) oriented_rectangle_point;
    line_segment_collide(L, S) line_segment;
    line_oriented_rectangle_collide(L, O) line_oriented_rectangle;
    oriented_rectangle_segment_collide(O, S) oriented_rectangle_segment;
    moving_circle_rectangle_collide(C, V, R) moving_circle_rectangle;
    moving_rectangle_rectangle_collide(R, V, R) moving_rectangle_rectangle;
    moving_circle_circle_collide(C, V, C) moving_circle_circle;
    moving_rectangle_circle_collide(R, V, C) moving_rectangle_circle;
    on_one_side(L, S) on_one_side;
    separating_axis_for_rectangle(S, R) separating_axis_for_rectangle;
    separating_axis_for_oriented_rectangle(S, O) separating_axis_for_oriented_rectangle;
    parallel_vectors(V, V) parallel_vectors;
    equivalent_lines(L, L) equivalent_lines;
    equal_vectors(V, V) points;
    + OVERLAPPING
    + OVERLAPPING_RANGES
};

/// The functions that keep the book's threshold of 1/8192 under the book's own name; their
/// namesakes in [`FUNCTIONS`] have none.
pub static BOOK_FUNCTIONS: &[Function] = table! { within_threshold, within_threshold_slowly, book:
    equal_floats(N, N) floats;
    equal_vectors(V, V) points;
    points_collide(V, V) points;
    parallel_vectors(V, V) parallel_vectors;
    equivalent_lines(L, L) equivalent_lines;
    lines_collide(L, L) lines;
    line_point_collide(L, V) line_point;
    point_segment_collide(V, S) point_segment;
};

/// Questions about hulls, which the library does not answer itself: whether the first shape
/// contains the second one.
pub static CONTAINMENTS: &[Function] = table! { exact, exact_slowly, hull:
    rectangle_point(R, V) rectangle_point;
    rectangle_rectangle(R, R) rectangle_rectangle;
    rectangle_circle(R, C) rectangle_circle;
    rectangle_oriented_rectangle(R, O) rectangle_oriented_rectangle;
    circle_circle(C, C) circle_circle;
    circle_oriented_rectangle(C, O) circle_oriented_rectangle;
};

/// Whether the outer shape contains the inner one, none where a tiny or simple angle makes it too
/// close to say; `pair` names one of [`CONTAINMENTS`].
pub fn contains(pair: &str, outer: &[f32], inner: &[f32]) -> Option<bool> {
    let function = CONTAINMENTS.iter().find(|function| function.name == pair).expect("a pair");
    (function.decide)(&[outer, inner].concat())
}

const OVERLAPPING: Function =
    Function { name: "overlapping", kinds: &[N, N, N, N], decide: overlap, decide_slowly: overlap };

const OVERLAPPING_RANGES: Function = Function {
    name: "overlapping_ranges",
    kinds: &[T, T],
    decide: overlap,
    decide_slowly: overlap,
};

/// Ranges need no arithmetic, and may be infinite.
fn overlap(ranges: &[f32]) -> Answer {
    let apart = ranges[1] < ranges[2] || ranges[3] < ranges[0];
    Some(!apart && !ranges.iter().any(|number| number.is_nan()))
}

//! The functions that answer with numbers, in hundreds of bits and rounded at the end.
//!
//! A case must have one answer that nobody can argue about: where the library may be off by 0.51
//! units in the last place, what is nearer to the middle between two floats has none.

use super::subject::{Parameter, floats};
use crate::{Kind, Real, contains};

/// A function that answers with numbers.
pub(crate) struct Numbers {
    /// The book's name, without prefix.
    pub(crate) name: &'static str,
    pub(crate) parameters: &'static [Parameter],
    /// The answer; none where it is arguable.
    pub(crate) answer: fn(&[f64]) -> Answer,
}

type Answer = Option<Vec<f32>>;

const N: Parameter = Parameter::Shape(Kind::Number);
const V: Parameter = Parameter::Shape(Kind::Vector);
const S: Parameter = Parameter::Shape(Kind::Segment);
const R: Parameter = Parameter::Shape(Kind::Rectangle);
const O: Parameter = Parameter::Shape(Kind::OrientedRectangle);
const T: Parameter = Parameter::Shape(Kind::Range);
const I: Parameter = Parameter::Integer;

macro_rules! numbers {
    ($($name:ident($($parameter:expr),*);)*) => {
        &[$(Numbers { name: stringify!($name), parameters: &[$($parameter),*], answer: $name }),*]
    };
}

/// All of them.
pub(crate) static NUMBERS: &[Numbers] = numbers! {
    add_vector(V, V);
    subtract_vector(V, V);
    negate_vector(V);
    multiply_vector(V, N);
    divide_vector(V, N);
    vector_length(V);
    unit_vector(V);
    degrees_to_radian(N);
    radian_to_degrees(N);
    rotate_vector(V, N);
    rotate_vector_90(V);
    rotate_vector_180(V);
    rotate_vector_270(V);
    dot_product(V, V);
    enclosed_angle(V, V);
    project_vector(V, V);
    range_hull(T, T);
    sort_range(T);
    clamp_on_range(N, N, N);
    clamp_on_rectangle(V, R);
    project_segment(S, V);
    rectangle_corner(R, I);
    rectangle_center(R);
    oriented_rectangle_corner(O, I);
    oriented_rectangle_edge(O, I);
    enlarge_rectangle_point(R, V);
    enlarge_rectangle_rectangle(R, R);
    oriented_rectangle_rectangle_hull(O);
    oriented_rectangle_circle_hull(O);
    rectangles_rectangle_hull(Parameter::Array(Kind::Rectangle));
    circles_rectangle_hull(Parameter::Array(Kind::Circle));
    circles_circle_hull(Parameter::Array(Kind::Circle));
    minimum(N, N);
    maximum(N, N);
};

/// A point in hundreds of bits.
type Point = [Real; 2];

fn real(number: f64) -> Real {
    Real::new(number as f32)
}

fn point(numbers: &[f64]) -> Point {
    [real(numbers[0]), real(numbers[1])]
}

fn plus([ax, ay]: &Point, [bx, by]: &Point) -> Point {
    [ax + bx, ay + by]
}

fn dot([ax, ay]: &Point, [bx, by]: &Point) -> Real {
    &(ax * bx) + &(ay * by)
}

fn cross([ax, ay]: &Point, [bx, by]: &Point) -> Real {
    &(ax * by) - &(ay * bx)
}

fn length(v: &Point) -> Real {
    dot(v, v).root()
}

fn turned([x, y]: &Point, degrees: f64) -> Point {
    let (cosine, sine) = Real::cosine_and_sine(degrees as f32);
    [&(x * &cosine) - &(y * &sine), &(x * &sine) + &(y * &cosine)]
}

fn all_finite(numbers: &[f64]) -> bool {
    numbers.iter().all(|number| number.is_finite())
}

fn is_valid(kind: Kind, numbers: &[f64]) -> bool {
    kind.valid(&floats(numbers))
}

/// The nearest float to each number, where another one is further off by enough.
fn nearest(numbers: &[Real]) -> Answer {
    numbers.iter().map(one).collect()
}

/// What the documented error of 0.51 units leaves beside the nearest float.
const CLEAR: f64 = 0.49;

/// A number too small for what is left of 300 bits: it vanishes.
const NOTHING: f64 = 1e-70;

fn one(number: &Real) -> Option<f32> {
    let (float, error) = number.nearest();
    let vanishes = number.about().abs() < NOTHING;
    match float == 0.0 {
        // Whether a rounded negative number is -0 is nowhere documented.
        true => (vanishes || !number.is_negative()).then_some(0.0),
        false => (error <= CLEAR).then_some(float),
    }
}

/// The nearest float alone.
fn nearest_one(number: &Real) -> Answer {
    nearest(std::slice::from_ref(number))
}

/// One operation of IEEE 754 for each coordinate.
fn each(a: &[f64], b: [f64; 2], operation: fn(f32, f32) -> f32) -> Answer {
    Some(vec![operation(a[0] as f32, b[0] as f32), operation(a[1] as f32, b[1] as f32)])
}

fn add_vector(n: &[f64]) -> Answer {
    each(n, [n[2], n[3]], |a, b| a + b)
}

fn subtract_vector(n: &[f64]) -> Answer {
    each(n, [n[2], n[3]], |a, b| a - b)
}

fn negate_vector(n: &[f64]) -> Answer {
    Some(floats(&[-n[0], -n[1]]))
}

fn multiply_vector(n: &[f64]) -> Answer {
    each(n, [n[2]; 2], |a, b| a * b)
}

fn divide_vector(n: &[f64]) -> Answer {
    each(n, [n[2]; 2], |a, b| a / b)
}

fn vector_length(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&length(&point(n))))?
}

fn unit_vector(n: &[f64]) -> Answer {
    let v = all_finite(n).then(|| point(n))?;
    let length = length(&v);
    if length.is_zero() {
        return Some(floats(n));
    }
    nearest(&v.map(|part| part.divided_by(&length)))
}

fn half_turn() -> Real {
    Real::new(180.0)
}

fn degrees_to_radian(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&(&real(n[0]) * &Real::pi()).divided_by(&half_turn())))?
}

fn radian_to_degrees(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&(&real(n[0]) * &half_turn()).divided_by(&Real::pi())))?
}

fn rotate_vector(n: &[f64]) -> Answer {
    if !n[2].is_finite() {
        return Some(vec![f32::NAN; 2]);
    }
    all_finite(n).then(|| nearest(&turned(&point(n), n[2])))?
}

fn rotate_vector_90(n: &[f64]) -> Answer {
    Some(floats(&[-n[1], n[0]]))
}

fn rotate_vector_180(n: &[f64]) -> Answer {
    negate_vector(n)
}

fn rotate_vector_270(n: &[f64]) -> Answer {
    Some(floats(&[n[1], -n[0]]))
}

fn dot_product(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&dot(&point(n), &point(&n[2..]))))?
}

/// The last float that is not above the angle, and what is missing: so little that it is its own
/// sine.
fn enclosed_angle(n: &[f64]) -> Answer {
    if !all_finite(n) {
        return Some(vec![f32::NAN]);
    }
    let (a, b) = (point(n), point(&n[2..]));
    let size = &length(&a) * &length(&b);
    if size.is_zero() {
        return Some(vec![90.0]);
    }
    let (along, across) = (dot(&a, &b).divided_by(&size), cross(&a, &b).abs().divided_by(&size));
    let missing = |degrees: f32| {
        let (cosine, sine) = Real::cosine_and_sine(degrees);
        &(&across * &cosine) - &(&along * &sine)
    };
    let near = last_float(180.0, |degrees| !missing(degrees).is_negative());
    let rest = &missing(near) * &half_turn().divided_by(&Real::pi());
    nearest_one(&(&Real::new(near) + &rest))
}

/// The last float from 0 to below an end for which something holds that holds up to there.
fn last_float(end: f32, holds: impl Fn(f32) -> bool) -> f32 {
    let (mut last, mut beyond) = (0, end.to_bits());
    while beyond - last > 1 {
        let middle = last + (beyond - last) / 2;
        let half = if holds(f32::from_bits(middle)) { &mut last } else { &mut beyond };
        *half = middle;
    }
    f32::from_bits(last)
}

fn project_vector(n: &[f64]) -> Answer {
    let (v, onto) = all_finite(n).then(|| (point(n), point(&n[2..])))?;
    let whole = dot(&onto, &onto);
    if whole.is_zero() {
        return Some(vec![0.0; 2]);
    }
    let part = dot(&v, &onto);
    nearest(&onto.map(|along| (&part * &along).divided_by(&whole)))
}

fn range_hull(n: &[f64]) -> Answer {
    let is_range = |n: &[f64]| n[0] <= n[1];
    (is_range(n) && is_range(&n[2..])).then(|| floats(&[n[0].min(n[2]), n[1].max(n[3])]))
}

fn sort_range(n: &[f64]) -> Answer {
    (n[0] <= n[1] || n[1] <= n[0]).then(|| floats(&[n[0].min(n[1]), n[0].max(n[1])]))
}

fn clamp_on_range(n: &[f64]) -> Answer {
    (n[1] <= n[2]).then(|| floats(&[n[0].clamp(n[1], n[2])]))
}

/// A far side that is no float is rounded towards the inside.
fn clamp_on_rectangle(n: &[f64]) -> Answer {
    let is_valid = is_valid(Kind::Rectangle, &n[2..]) && all_finite(n);
    let axis = |x: f64, origin: f64, size: f64| {
        let end = f64::from((&real(origin) + &real(size)).down());
        x.clamp(origin, end)
    };
    is_valid.then(|| floats(&[axis(n[0], n[2], n[4]), axis(n[1], n[3], n[5])]))
}

fn project_segment(n: &[f64]) -> Answer {
    let (ends, onto) = all_finite(n).then(|| ([point(n), point(&n[2..])], point(&n[4..])))?;
    let length = length(&onto);
    if length.is_zero() {
        return Some(vec![0.0; 2]);
    }
    let places = ends.map(|end| nearest_one(&dot(&end, &onto).divided_by(&length)));
    let [Some(a), Some(b)] = places else { return None };
    Some(vec![a[0].min(b[0]), a[0].max(b[0])])
}

/// Before turning: whether a corner is the right one, and the upper one.
type Sides = [(bool, bool); 4];

fn corner_of(number: f64, sides: Sides) -> (bool, bool) {
    sides[(number as i64).rem_euclid(4) as usize]
}

fn rectangle_corner(n: &[f64]) -> Answer {
    let (is_right, is_upper) =
        corner_of(n[4], [(true, false), (true, true), (false, true), (false, false)]);
    let place = |is_far: bool, origin: f64, size: f64| {
        if is_far { &real(origin) + &real(size) } else { real(origin) }
    };
    is_valid(Kind::Rectangle, &n[..4])
        .then(|| nearest(&[place(is_right, n[0], n[2]), place(is_upper, n[1], n[3])]))?
}

fn rectangle_center(n: &[f64]) -> Answer {
    let half = Real::new(0.5);
    let middle = |origin: f64, size: f64| &real(origin) + &(&real(size) * &half);
    is_valid(Kind::Rectangle, n).then(|| nearest(&[middle(n[0], n[2]), middle(n[1], n[3])]))?
}

/// The corner of a number, 0 being the upper left one.
fn turned_corner(n: &[f64], number: f64) -> Point {
    let (is_right, is_upper) =
        corner_of(number, [(false, true), (true, true), (true, false), (false, false)]);
    let side = |extent: f64, is_ahead: bool| if is_ahead { extent } else { -extent };
    let corner = point(&[side(n[2], is_right), side(n[3], is_upper)]);
    plus(&point(n), &turned(&corner, n[4]))
}

fn oriented_rectangle_corner(n: &[f64]) -> Answer {
    is_valid(Kind::OrientedRectangle, &n[..5]).then(|| nearest(&turned_corner(n, n[5])))?
}

fn oriented_rectangle_edge(n: &[f64]) -> Answer {
    let next = [&n[..5], &[n[5] + 1.0]].concat();
    Some([oriented_rectangle_corner(n)?, oriented_rectangle_corner(&next)?].concat())
}

/// The ends of a range on each axis, in hundreds of bits.
type Bounds = [(Real, Real); 2];

/// The bounds of all of some bounds.
fn joined(all: impl IntoIterator<Item = Bounds>) -> Option<Bounds> {
    let lesser = |a: Real, b: Real| if b < a { b } else { a };
    let greater = |a: Real, b: Real| if b > a { b } else { a };
    let join = |(low, high): (Real, Real), (lower, higher): (Real, Real)| {
        (lesser(low, lower), greater(high, higher))
    };
    all.into_iter().reduce(|[ax, ay], [bx, by]| [join(ax, bx), join(ay, by)])
}

/// The smallest rectangle of floats around some bounds.
fn rectangle_around([x, y]: Bounds) -> Vec<f32> {
    let origin = [x.0.down(), y.0.down()];
    let size = |from: f32, to: &Real| {
        if from.is_finite() { (to - &Real::new(from)).up() } else { f32::INFINITY }
    };
    vec![origin[0], origin[1], size(origin[0], &x.1), size(origin[1], &y.1)]
}

fn bounds_of_rectangle(n: &[f64]) -> Bounds {
    let [x, y] = point(n);
    let [right, upper] = plus(&point(n), &point(&n[2..]));
    [(x, right), (y, upper)]
}

fn bounds_of_circle(n: &[f64]) -> Bounds {
    let radius = real(n[2]);
    point(n).map(|center| (&center - &radius, &center + &radius))
}

/// The valid ones of the elements of an array.
fn valid_elements(kind: Kind, n: &[f64]) -> impl Iterator<Item = &[f64]> {
    n.chunks(kind.arity()).filter(move |element| is_valid(kind, element))
}

fn enlarge_rectangle_point(n: &[f64]) -> Answer {
    enlarge_rectangle_rectangle(&[n, &[0.0; 2]].concat())
}

/// Of two invalid ones, a rectangle of NaN; of one, the other as it is.
fn enlarge_rectangle_rectangle(n: &[f64]) -> Answer {
    let bounds = valid_elements(Kind::Rectangle, n).map(bounds_of_rectangle);
    Some(joined(bounds).map_or_else(|| vec![f32::NAN; 4], rectangle_around))
}

fn oriented_rectangle_rectangle_hull(n: &[f64]) -> Answer {
    if !is_valid(Kind::OrientedRectangle, n) {
        return Some(vec![f32::NAN; 4]);
    }
    let corners = [0.0, 1.0, 2.0, 3.0].map(|number| turned_corner(n, number));
    let bounds = corners.map(|corner| corner.map(|place| (place.clone(), place)));
    let hull = rectangle_around(joined(bounds)?);
    let is_finite = hull.iter().all(|number| number.is_finite());
    let holds = is_finite.then(|| contains("rectangle_oriented_rectangle", &hull, &floats(n)));
    (holds != Some(Some(false))).then_some(hull)
}

fn oriented_rectangle_circle_hull(n: &[f64]) -> Answer {
    if !is_valid(Kind::OrientedRectangle, n) {
        return Some(vec![f32::NAN; 3]);
    }
    Some(vec![n[0] as f32, n[1] as f32, length(&point(&n[2..])).up()])
}

fn rectangles_rectangle_hull(n: &[f64]) -> Answer {
    let bounds = valid_elements(Kind::Rectangle, n).map(bounds_of_rectangle);
    Some(joined(bounds).map_or_else(|| vec![0.0; 4], rectangle_around))
}

fn circles_rectangle_hull(n: &[f64]) -> Answer {
    let bounds = valid_elements(Kind::Circle, n).map(bounds_of_circle);
    Some(joined(bounds).map_or_else(|| vec![0.0; 4], rectangle_around))
}

/// Around the center of the rectangle hull, and as small as that center allows; arguable where the
/// center moves when the rectangle is rounded.
fn circles_circle_hull(n: &[f64]) -> Answer {
    let circles = || valid_elements(Kind::Circle, n);
    let Some(bounds) = joined(circles().map(bounds_of_circle)) else { return Some(vec![0.0; 3]) };
    let rounded = rectangle_around(bounds.clone());
    let half = Real::new(0.5);
    let center = nearest(&bounds.map(|(low, high)| &(&low + &high) * &half))?;
    let is_finite = rounded.iter().all(|number| number.is_finite());
    let rounded: Vec<f64> = rounded.into_iter().map(f64::from).collect();
    if is_finite && rectangle_center(&rounded)? != center {
        return None;
    }
    let from = [-center[0], -center[1]].map(Real::new);
    let reach = |circle: &[f64]| &length(&plus(&point(circle), &from)) + &real(circle[2]);
    let farthest = circles().map(reach).reduce(|a, b| if b > a { b } else { a })?;
    Some(vec![center[0], center[1], farthest.up()])
}

fn minimum(n: &[f64]) -> Answer {
    Some(floats(&[if n[0].is_nan() || n[1].is_nan() { n[0] } else { n[0].min(n[1]) }]))
}

fn maximum(n: &[f64]) -> Answer {
    Some(floats(&[if n[0].is_nan() || n[1].is_nan() { n[0] } else { n[0].max(n[1]) }]))
}

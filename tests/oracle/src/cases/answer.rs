//! Answers in hundreds of bits, and how they are rounded.
//!
//! A case must have one answer that nobody can argue about: where the library may be off by 0.51
//! units in the last place, what is nearer to the middle between two floats has none.

use super::subject::floats;
use crate::{Kind, Real};

/// The numbers of an answer; none where it is arguable.
pub(crate) type Answer = Option<Vec<f32>>;

/// A point in hundreds of bits.
pub(crate) type Point = [Real; 2];

pub(crate) fn real(number: f64) -> Real {
    Real::new(number as f32)
}

pub(crate) fn point(numbers: &[f64]) -> Point {
    [real(numbers[0]), real(numbers[1])]
}

pub(crate) fn plus([ax, ay]: &Point, [bx, by]: &Point) -> Point {
    [ax + bx, ay + by]
}

pub(crate) fn dot([ax, ay]: &Point, [bx, by]: &Point) -> Real {
    &(ax * bx) + &(ay * by)
}

pub(crate) fn cross([ax, ay]: &Point, [bx, by]: &Point) -> Real {
    &(ax * by) - &(ay * bx)
}

pub(crate) fn length(v: &Point) -> Real {
    dot(v, v).root()
}

pub(crate) fn turned([x, y]: &Point, degrees: f64) -> Point {
    let (cosine, sine) = Real::cosine_and_sine(degrees as f32);
    [&(x * &cosine) - &(y * &sine), &(x * &sine) + &(y * &cosine)]
}

pub(crate) fn all_finite(numbers: &[f64]) -> bool {
    numbers.iter().all(|number| number.is_finite())
}

pub(crate) fn is_valid(kind: Kind, numbers: &[f64]) -> bool {
    kind.valid(&floats(numbers))
}

/// The nearest float to each number, where another one is further off by enough.
pub(crate) fn nearest(numbers: &[Real]) -> Answer {
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
pub(crate) fn nearest_one(number: &Real) -> Answer {
    nearest(std::slice::from_ref(number))
}

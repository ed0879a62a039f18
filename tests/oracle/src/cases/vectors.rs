//! Vectors and angles.

use super::answer::{
    Answer, Point, all_finite, cross, dot, length, nearest, nearest_one, point, real, turned,
};
use super::subject::floats;
use crate::Real;

/// One operation of IEEE 754 for each coordinate.
fn each(a: &[f64], b: [f64; 2], operation: fn(f32, f32) -> f32) -> Answer {
    Some(vec![operation(a[0] as f32, b[0] as f32), operation(a[1] as f32, b[1] as f32)])
}

pub(crate) fn add_vector(n: &[f64]) -> Answer {
    each(n, [n[2], n[3]], |a, b| a + b)
}

pub(crate) fn subtract_vector(n: &[f64]) -> Answer {
    each(n, [n[2], n[3]], |a, b| a - b)
}

pub(crate) fn negate_vector(n: &[f64]) -> Answer {
    Some(floats(&[-n[0], -n[1]]))
}

pub(crate) fn multiply_vector(n: &[f64]) -> Answer {
    each(n, [n[2]; 2], |a, b| a * b)
}

pub(crate) fn divide_vector(n: &[f64]) -> Answer {
    each(n, [n[2]; 2], |a, b| a / b)
}

pub(crate) fn vector_length(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&length(&point(n))))?
}

pub(crate) fn unit_vector(n: &[f64]) -> Answer {
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

pub(crate) fn degrees_to_radian(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&(&real(n[0]) * &Real::pi()).divided_by(&half_turn())))?
}

pub(crate) fn radian_to_degrees(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&(&real(n[0]) * &half_turn()).divided_by(&Real::pi())))?
}

pub(crate) fn rotate_vector(n: &[f64]) -> Answer {
    if !n[2].is_finite() {
        return Some(vec![f32::NAN; 2]);
    }
    all_finite(n).then(|| nearest(&turned(&point(n), n[2])))?
}

pub(crate) fn rotate_vector_90(n: &[f64]) -> Answer {
    Some(floats(&[-n[1], n[0]]))
}

pub(crate) fn rotate_vector_180(n: &[f64]) -> Answer {
    negate_vector(n)
}

pub(crate) fn rotate_vector_270(n: &[f64]) -> Answer {
    Some(floats(&[n[1], -n[0]]))
}

pub(crate) fn dot_product(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&dot(&point(n), &point(&n[2..]))))?
}

pub(crate) fn cross_product(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&cross(&point(n), &point(&n[2..]))))?
}

/// The same size as the enclosed one; clockwise where the second vector lies on the right.
pub(crate) fn signed_angle(n: &[f64]) -> Answer {
    let size = enclosed_angle(n)?;
    let is_null = |v: &[f64]| v[0] == 0.0 && v[1] == 0.0;
    if all_finite(n) && (is_null(&n[..2]) || is_null(&n[2..])) {
        return Some(vec![0.0]);
    }
    let is_right = all_finite(n) && cross(&point(n), &point(&n[2..])).is_negative();
    Some(size.into_iter().map(|degrees| if is_right { -degrees } else { degrees }).collect())
}

pub(crate) fn vector_angle(n: &[f64]) -> Answer {
    signed_angle(&[1.0, 0.0, n[0], n[1]])
}

pub(crate) fn point_distance(n: &[f64]) -> Answer {
    all_finite(n).then(|| nearest_one(&length(&minus(&point(&n[2..]), &point(n)))))?
}

fn minus([ax, ay]: &Point, [bx, by]: &Point) -> Point {
    [ax - bx, ay - by]
}

pub(crate) fn lerp_vector(n: &[f64]) -> Answer {
    if !all_finite(n) {
        return Some(vec![f32::NAN; 2]);
    }
    // Weights of both points, and no way between them.
    let (part, rest) = (real(n[4]), &Real::new(1.0) - &real(n[4]));
    nearest(&[0, 1].map(|axis| &(&real(n[axis]) * &rest) + &(&real(n[2 + axis]) * &part)))
}

/// The last float that is not above the angle, and what is missing: so little that it is its own
/// sine.
pub(crate) fn enclosed_angle(n: &[f64]) -> Answer {
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

pub(crate) fn project_vector(n: &[f64]) -> Answer {
    let (v, onto) = all_finite(n).then(|| (point(n), point(&n[2..])))?;
    let whole = dot(&onto, &onto);
    if whole.is_zero() {
        return Some(vec![0.0; 2]);
    }
    let part = dot(&v, &onto);
    nearest(&onto.map(|along| (&part * &along).divided_by(&whole)))
}

/// Turned into the frame of the wall, with the coordinate along its normal multiplied, and back.
fn off_wall(n: &[f64], factor: f64) -> Answer {
    if !all_finite(n) {
        return Some(vec![f32::NAN; 2]);
    }
    let (v, normal) = (point(n), point(&n[2..]));
    let whole = dot(&normal, &normal);
    if whole.is_zero() {
        return Some(floats(&n[..2]));
    }
    let (ahead, aside) = (&dot(&normal, &v) * &real(factor), cross(&normal, &v));
    let [x, y] = &normal;
    let back = [&(&ahead * x) - &(&aside * y), &(&ahead * y) + &(&aside * x)];
    nearest(&back.map(|part| part.divided_by(&whole)))
}

pub(crate) fn reflect_vector(n: &[f64]) -> Answer {
    off_wall(n, -1.0)
}

pub(crate) fn slide_vector(n: &[f64]) -> Answer {
    off_wall(n, 0.0)
}

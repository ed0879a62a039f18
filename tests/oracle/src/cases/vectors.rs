//! Vectors and angles.

use super::answer::{
    Answer, all_finite, cross, dot, length, nearest, nearest_one, point, real, turned,
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

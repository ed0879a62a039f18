//! Ranges, corners and centers.

use super::answer::{
    Answer, Point, all_finite, dot, is_valid, length, nearest, nearest_one, plus, point, real,
    turned,
};
use super::subject::floats;
use crate::{Kind, Real};

pub(crate) fn range_hull(n: &[f64]) -> Answer {
    let is_range = |n: &[f64]| n[0] <= n[1];
    (is_range(n) && is_range(&n[2..])).then(|| floats(&[n[0].min(n[2]), n[1].max(n[3])]))
}

pub(crate) fn sort_range(n: &[f64]) -> Answer {
    (n[0] <= n[1] || n[1] <= n[0]).then(|| floats(&[n[0].min(n[1]), n[0].max(n[1])]))
}

pub(crate) fn clamp_on_range(n: &[f64]) -> Answer {
    (n[1] <= n[2]).then(|| floats(&[n[0].clamp(n[1], n[2])]))
}

/// A far side that is no float is rounded towards the inside.
pub(crate) fn clamp_on_rectangle(n: &[f64]) -> Answer {
    let is_valid = is_valid(Kind::Rectangle, &n[2..]) && all_finite(n);
    let axis = |x: f64, origin: f64, size: f64| {
        let end = f64::from((&real(origin) + &real(size)).down());
        x.clamp(origin, end)
    };
    is_valid.then(|| floats(&[axis(n[0], n[2], n[4]), axis(n[1], n[3], n[5])]))
}

pub(crate) fn project_segment(n: &[f64]) -> Answer {
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

pub(crate) fn rectangle_corner(n: &[f64]) -> Answer {
    let (is_right, is_upper) =
        corner_of(n[4], [(true, false), (true, true), (false, true), (false, false)]);
    let place = |is_far: bool, origin: f64, size: f64| {
        if is_far { &real(origin) + &real(size) } else { real(origin) }
    };
    is_valid(Kind::Rectangle, &n[..4])
        .then(|| nearest(&[place(is_right, n[0], n[2]), place(is_upper, n[1], n[3])]))?
}

pub(crate) fn rectangle_center(n: &[f64]) -> Answer {
    let half = Real::new(0.5);
    let middle = |origin: f64, size: f64| &real(origin) + &(&real(size) * &half);
    is_valid(Kind::Rectangle, n).then(|| nearest(&[middle(n[0], n[2]), middle(n[1], n[3])]))?
}

/// The corner of a number, 0 being the upper left one.
pub(crate) fn turned_corner(n: &[f64], number: f64) -> Point {
    let (is_right, is_upper) =
        corner_of(number, [(false, true), (true, true), (true, false), (false, false)]);
    let side = |extent: f64, is_ahead: bool| if is_ahead { extent } else { -extent };
    let corner = point(&[side(n[2], is_right), side(n[3], is_upper)]);
    plus(&point(n), &turned(&corner, n[4]))
}

pub(crate) fn oriented_rectangle_corner(n: &[f64]) -> Answer {
    is_valid(Kind::OrientedRectangle, &n[..5]).then(|| nearest(&turned_corner(n, n[5])))?
}

pub(crate) fn oriented_rectangle_edge(n: &[f64]) -> Answer {
    let next = [&n[..5], &[n[5] + 1.0]].concat();
    Some([oriented_rectangle_corner(n)?, oriented_rectangle_corner(&next)?].concat())
}

pub(crate) fn minimum(n: &[f64]) -> Answer {
    Some(floats(&[if n[0].is_nan() || n[1].is_nan() { n[0] } else { n[0].min(n[1]) }]))
}

pub(crate) fn maximum(n: &[f64]) -> Answer {
    Some(floats(&[if n[0].is_nan() || n[1].is_nan() { n[0] } else { n[0].max(n[1]) }]))
}

//! Bounding shapes.

use super::answer::{Answer, is_valid, length, nearest, plus, point, real};
use super::helpers::{rectangle_center, turned_corner};
use super::subject::floats;
use crate::{Kind, Real, contains};

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

pub(crate) fn enlarge_rectangle_point(n: &[f64]) -> Answer {
    enlarge_rectangle_rectangle(&[n, &[0.0; 2]].concat())
}

/// Of two invalid ones, a rectangle of NaN; of one, the other as it is.
pub(crate) fn enlarge_rectangle_rectangle(n: &[f64]) -> Answer {
    let bounds = valid_elements(Kind::Rectangle, n).map(bounds_of_rectangle);
    Some(joined(bounds).map_or_else(|| vec![f32::NAN; 4], rectangle_around))
}

pub(crate) fn oriented_rectangle_rectangle_hull(n: &[f64]) -> Answer {
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

pub(crate) fn oriented_rectangle_circle_hull(n: &[f64]) -> Answer {
    if !is_valid(Kind::OrientedRectangle, n) {
        return Some(vec![f32::NAN; 3]);
    }
    Some(vec![n[0] as f32, n[1] as f32, length(&point(&n[2..])).up()])
}

pub(crate) fn rectangles_rectangle_hull(n: &[f64]) -> Answer {
    let bounds = valid_elements(Kind::Rectangle, n).map(bounds_of_rectangle);
    Some(joined(bounds).map_or_else(|| vec![0.0; 4], rectangle_around))
}

pub(crate) fn circles_rectangle_hull(n: &[f64]) -> Answer {
    let bounds = valid_elements(Kind::Circle, n).map(bounds_of_circle);
    Some(joined(bounds).map_or_else(|| vec![0.0; 4], rectangle_around))
}

/// Around the center of the rectangle hull, and as small as that center allows; arguable where the
/// center moves when the rectangle is rounded.
pub(crate) fn circles_circle_hull(n: &[f64]) -> Answer {
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

//! The direction of least penetration of two parts.

use core::cmp::Ordering;

use super::convex::{Convex, unit_way};
use super::manifold::{Facing, Touch};
use super::part::Part;
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::outline::Spot;
use crate::root::square_root;

/// An edge that two parts may be pushed apart along.
#[derive(Clone, Copy)]
struct Face {
    number: usize,
    /// How far the cores are apart along its normal; negative if they are not.
    gap: f64,
}

/// Whether a direction suits a part.
type Suits<'a> = fn(&Part<'a>, Place<f64>) -> bool;

/// How two parts that meet touch: along the normal of the edge that is left behind soonest or, if
/// only rounded corners meet, from corner to corner.
///
/// Two equal points are pushed apart along the X axis. And whether one pushes the other one in a direction
/// that suits both. Parts may come within a margin only.
pub(super) fn touch(a: &Part<'_>, b: &Part<'_>, margin: f64) -> (Touch, bool) {
    let faces = allowed_faces(a, b);
    (touch_along(a, b, faces, margin), are_allowed(a, b, faces))
}

fn allowed_faces(a: &Part<'_>, b: &Part<'_>) -> [Option<Face>; 2] {
    [best_face(a, b, Part::allows), best_face(b, a, Part::allows)]
}

fn are_allowed(a: &Part<'_>, b: &Part<'_>, faces: [Option<Face>; 2]) -> bool {
    a.cone.is_none() || b.cone.is_none() || faces.iter().any(Option::is_some)
}

fn touch_along(a: &Part<'_>, b: &Part<'_>, mut faces: [Option<Face>; 2], margin: f64) -> Touch {
    let tolerance = a.core.size.max(b.core.size) * TOLERANCE;
    let room = [margin, tolerance];
    let corners = touching_corners(a, b, faces, room);
    if let Some(touch) = corners {
        return touch;
    }
    for suits in [Part::tolerates, |_: &Part<'_>, _| true] {
        if faces.iter().all(Option::is_none) {
            faces = [best_face(a, b, suits), best_face(b, a, suits)];
        }
    }
    let gap = |face: Option<Face>| face.map_or(f64::NEG_INFINITY, |face| face.gap);
    let is_second = gap(faces[1]) > gap(faces[0]) + tolerance || faces[0].is_none();
    match faces[usize::from(is_second)] {
        None => coincident(a, b),
        Some(face) if is_second => face_touch(&b.core, &a.core, face, room).swapped(),
        Some(face) => face_touch(&a.core, &b.core, face, room),
    }
}

/// A part of the coordinates that is more than what roundings make of them.
pub(super) const TOLERANCE: f64 = 64.0 * f64::EPSILON;

/// The face of a part along which the other one is deepest, or farthest apart, if it suits that one.
fn best_face<'a>(of: &Part<'_>, other: &Part<'a>, suits: Suits<'a>) -> Option<Face> {
    let (mut best, mut lowest) = (None::<Face>, 0);
    let count = if of.cone.is_some() { 1 } else { of.core.faces() };
    for number in 0..count {
        let Some(normal) = of.core.outward(number) else { continue };
        if !suits(other, [-normal[0], -normal[1]]) {
            continue;
        }
        lowest = other.core.lowest_from(lowest, normal);
        let gap = dot(normal, minus(other.core.place(lowest), of.core.place(number)));
        if best.is_none_or(|best| gap > best.gap) {
            best = Some(Face { number, gap });
        }
    }
    best
}

fn face_touch(
    of: &Convex<'_>,
    other: &Convex<'_>,
    face: Face,
    [margin, tolerance]: [f64; 2],
) -> Touch {
    let normal = of.normal(face.number).unwrap_or([1.0, 0.0]);
    let radii = [of.radius, other.radius];
    let gap = other.least(normal) - dot(normal, of.place(face.number));
    let depth = cut(radii[0] + radii[1] - gap, tolerance);
    let (reference, incident) = (of.side(face.number), other.side_against(normal));
    Facing { reference, incident, radii, normal, depth, margin, tolerance }.touch()
}

/// A depth, if it is more than what roundings make of nothing.
fn cut(depth: f64, tolerance: f64) -> f64 {
    if depth.abs() <= tolerance { 0.0 } else { depth }
}

/// The touch of two corners that are nearer to each other than any edge is to the other part.
fn touching_corners(
    a: &Part<'_>,
    b: &Part<'_>,
    faces: [Option<Face>; 2],
    [margin, tolerance]: [f64; 2],
) -> Option<Touch> {
    let reach = a.core.radius + b.core.radius;
    if reach + margin == 0.0 {
        return None;
    }
    let ([i, j], square) = a.core.nearest_corners(&b.core);
    let length = square_root(square);
    if length <= tolerance {
        return None;
    }
    let [from, to] = [a.core.place(i), b.core.place(j)];
    let along = times(minus(to, from), 1.0 / length);
    let gap = b.core.least(along) + a.core.least([-along[0], -along[1]]);
    let is_nearest = gap >= length - tolerance;
    let is_nearer = |face: Face| face.gap < length - tolerance;
    let is_allowed = a.allows(along) && b.allows([-along[0], -along[1]]);
    if !is_nearest || !is_allowed {
        return None;
    }
    let is_clear = faces.into_iter().flatten().all(is_nearer);
    let are_foremost =
        || is_foremost(&a.core, i, b.core.spot(j)) && is_foremost(&b.core, j, a.core.spot(i));
    if !(is_clear || are_foremost()) {
        return None;
    }
    let normal = unit_way(a.core.spot(i), b.core.spot(j))?;
    let part = 0.5 * (length + a.core.radius - b.core.radius);
    let marks = [a.core.mark(i), b.core.mark(j)];
    let depth = cut(reach - length, tolerance);
    Some(Touch::single(normal, depth, plus(from, times(normal, part)), marks))
}

/// Whether the edges at a corner lead away from a spot, so that no other point of them is as near.
fn is_foremost(core: &Convex<'_>, number: usize, spot: Spot) -> bool {
    let corner = core.spot(number);
    let anchor = corner.home();
    core.neighbours(number).into_iter().filter(|end| *end != corner).all(|end| {
        let ahead = settle!(R, run => {
            let way = |to: Spot| minus(to.seen_in::<R>(anchor, run), corner.seen_in(anchor, run));
            dot(way(end), way(spot)).sign()
        }, or Ordering::Equal);
        ahead.is_lt()
    })
}

/// Whether one of two parts pushes the other one in a direction that suits both.
pub(super) fn is_allowed(a: &Part<'_>, b: &Part<'_>) -> bool {
    are_allowed(a, b, allowed_faces(a, b))
}

/// The touch of two points that are the same.
fn coincident(a: &Part<'_>, b: &Part<'_>) -> Touch {
    let normal: Place<f64> = [1.0, 0.0];
    let part = 0.5 * (a.core.radius - b.core.radius);
    let place = plus(a.core.place(0), times(normal, part));
    let marks = [a.core.mark(0), b.core.mark(0)];
    Touch::single(normal, a.core.radius + b.core.radius, place, marks)
}

//! When a moving piece touches a standing one: all times at which two of their features do.
//!
//! Features are corners, edges, and arcs. Each time is one of a touch, so that the first of them is
//! the first contact of pieces that are apart at first.

use super::piece::{Arcs, Edge, Opening, Outline, Piece};
use super::scope::Scope;
use super::vector::Vector;
use crate::Real;

/// Times at which the first piece, moving, touches the second one. The first contact is one of
/// them, if there is one at all.
pub(crate) fn times(a: &Piece, b: &Piece, movement: &Vector, scope: &Scope) -> Vec<Real> {
    let back = movement.negated();
    match (a, b) {
        (Piece::Line(base, _), Piece::Line(other, along)) => {
            heights(base, movement, (other, along), &Real::new(0.0))
        }
        (Piece::Outline(a), Piece::Line(base, along)) => {
            let reach = |corner| heights(corner, movement, (base, along), &a.radius);
            a.corners.iter().flat_map(reach).collect()
        }
        (Piece::Sector(a), Piece::Line(base, along)) => {
            let sides = a.sides();
            let nothing = Real::new(0.0);
            let touch = |corner| heights(corner, movement, (base, along), &nothing);
            let corners = sides.iter().flatten().flat_map(touch);
            let rim = rim_on_line(a, movement, (base, along), &a.outer, scope);
            corners.chain(rim.into_iter().map(|(time, _)| time)).collect()
        }
        (Piece::Outline(a), Piece::Outline(b)) => outlines(a, b, movement, scope),
        (Piece::Outline(a), Piece::Sector(b)) => outline_on_sector(a, b, movement, scope),
        (Piece::Sector(a), Piece::Sector(b)) => sectors(a, b, movement, scope),
        _ => times(b, a, &back, scope),
    }
}

fn outlines(a: &Outline, b: &Outline, movement: &Vector, scope: &Scope) -> Vec<Real> {
    let reach = &a.radius + &b.radius;
    let mut times = corners_on_edges(&a.corners, movement, b, &reach, scope);
    times.extend(corners_on_edges(&b.corners, &movement.negated(), a, &reach, scope));
    times
}

fn corners_on_edges(
    corners: &[Vector],
    movement: &Vector,
    outline: &Outline,
    reach: &Real,
    scope: &Scope,
) -> Vec<Real> {
    let mut times = Vec::new();
    for corner in corners {
        let way = Bounds::of(corner, &corner.plus(movement), reach.about());
        for number in 0..outline.edges.len() {
            if way.meets(outline.near_edge(number)) {
                times.extend(on_edge(corner, movement, outline.edge(number), reach, scope));
            }
        }
    }
    times
}

/// What a corner comes near to on its way, in plain floats.
struct Bounds([[f64; 2]; 2]);

impl Bounds {
    fn of(from: &Vector, to: &Vector, reach: f64) -> Self {
        let (from, to) = (from.about(), to.about());
        Self([0, 1].map(|axis| {
            let (a, b) = (from[axis], to[axis]);
            let margin = reach + 1e-12 * (a.abs() + b.abs() + reach);
            [a.min(b) - margin, a.max(b) + margin]
        }))
    }

    fn meets(&self, edge: [[f64; 2]; 2]) -> bool {
        (0..2).all(|axis| {
            let ([low, high], [a, b]) = (self.0[axis], edge.map(|end| end[axis]));
            let margin = 1e-12 * (a.abs() + b.abs());
            low <= a.max(b) + margin && a.min(b) - margin <= high
        })
    }
}

/// When a moving point is within reach of an edge: of its ends, or of its line beside it.
fn on_edge(
    point: &Vector,
    movement: &Vector,
    [from, to]: Edge,
    reach: &Real,
    scope: &Scope,
) -> Vec<Real> {
    let along = to.minus(from);
    let whole = along.squared();
    let mut times = on_rim(point, movement, from, reach, scope);
    times.extend(on_rim(point, movement, to, reach, scope));
    let beside = |time: &Real| {
        let part = point.plus(&movement.times(time)).minus(from).dot(&along);
        scope.sign(&part, 2).is_ge() && scope.sign(&(&part - &whole), 2).is_le()
    };
    if !whole.is_zero() {
        times.extend(heights(point, movement, (from, &along), reach).into_iter().filter(beside));
    }
    times
}

/// When a moving point is at some distance from a line, on either side.
fn heights(
    point: &Vector,
    movement: &Vector,
    (base, along): (&Vector, &Vector),
    distance: &Real,
) -> Vec<Real> {
    let (height, climb) = (along.cross(&point.minus(base)), along.cross(movement));
    if climb.is_zero() {
        return Vec::new();
    }
    let limit = if distance.is_zero() { Real::new(0.0) } else { distance * &along.length() };
    [&limit - &height, &-&limit - &height].map(|rest| rest.divided_by(&climb)).into()
}

/// When a moving point is at some distance from another one.
fn on_rim(
    point: &Vector,
    movement: &Vector,
    center: &Vector,
    distance: &Real,
    scope: &Scope,
) -> Vec<Real> {
    let ahead = point.minus(center);
    let (whole, height) = (movement.squared(), movement.cross(&ahead));
    if whole.is_zero() {
        return Vec::new();
    }
    let under = &(&(distance * distance) * &whole) - &(&height * &height);
    let Some(root) = scope.root(&under, 4) else { return Vec::new() };
    let part = -&ahead.dot(movement);
    [&part - &root, &part + &root].map(|rest| rest.divided_by(&whole)).into()
}

/// When a moving point is at some distance from a center in an opening.
fn on_arc(
    point: &Vector,
    movement: &Vector,
    (center, opening): (&Vector, &Opening),
    distance: &Real,
    scope: &Scope,
) -> Vec<Real> {
    let mut times = on_rim(point, movement, center, distance, scope);
    times.retain(|time| opening.admits(&point.plus(&movement.times(time)).minus(center), scope));
    times
}

/// When a sector's center is at some distance from a line, with that side of its rim.
fn rim_on_line(
    sector: &Arcs,
    movement: &Vector,
    (base, along): (&Vector, &Vector),
    distance: &Real,
    scope: &Scope,
) -> Vec<(Real, Vector)> {
    let times = heights(&sector.center, movement, (base, along), distance);
    let sides = [along.left().negated(), along.left()];
    let sides = sides
        .into_iter()
        .filter_map(|toward| sector.opening.admits(&toward, scope).then_some(toward));
    let all = sides.flat_map(|toward| times.iter().map(move |time| (time.clone(), toward.clone())));
    all.filter(|(time, toward)| {
        let ahead = base.minus(&sector.center.plus(&movement.times(time)));
        !ahead.dot(toward).is_negative()
    })
    .collect()
}

/// When an edge, standing or moving, touches the outer arc.
fn rim_on_edge(
    sector: &Arcs,
    movement: &Vector,
    [from, to]: Edge,
    reach: &Real,
    scope: &Scope,
) -> Vec<Real> {
    let along = to.minus(from);
    if along.is_null() {
        return Vec::new();
    }
    let times = rim_on_line(sector, movement, (from, &along), &(&sector.outer + reach), scope);
    let whole = along.squared();
    let beside = |time: &Real| {
        let part = sector.center.plus(&movement.times(time)).minus(from).dot(&along);
        !part.is_negative() && part <= whole
    };
    times.into_iter().map(|(time, _)| time).filter(beside).collect()
}

fn outline_on_sector(a: &Outline, b: &Arcs, movement: &Vector, scope: &Scope) -> Vec<Real> {
    let back = movement.negated();
    let (inside, outside) = (&b.inner - &a.radius, &b.outer + &a.radius);
    let mut times = Vec::new();
    for corner in &a.corners {
        times.extend(on_arc(corner, movement, (&b.center, &b.opening), &outside, scope));
        if !inside.is_negative() {
            times.extend(on_arc(corner, movement, (&b.center, &b.opening), &inside, scope));
        }
    }
    for side in b.sides() {
        times.extend(corners_on_edges(&side, &back, a, &a.radius, scope));
        for corner in &a.corners {
            times.extend(on_edge(corner, movement, [&side[0], &side[1]], &a.radius, scope));
        }
    }
    for edge in a.each_edge() {
        times.extend(rim_on_edge(b, &back, edge, &a.radius, scope));
    }
    times
}

fn sectors(a: &Arcs, b: &Arcs, movement: &Vector, scope: &Scope) -> Vec<Real> {
    let back = movement.negated();
    let mut times = rims(a, b, movement, scope);
    for (sector, other, movement) in [(a, b, movement), (b, a, &back)] {
        for side in sector.sides() {
            let side = Outline::edge_of(side);
            times.extend(outline_on_sector(&side, other, movement, scope));
        }
    }
    times
}

/// When two arcs touch, from outside or one in the other.
fn rims(a: &Arcs, b: &Arcs, movement: &Vector, scope: &Scope) -> Vec<Real> {
    let mut times = Vec::new();
    for (radius_a, radius_b) in
        [&a.inner, &a.outer].map(|r| [(r, &b.inner), (r, &b.outer)]).concat()
    {
        let to_b = |time: &Real| b.center.minus(&a.center).minus(&movement.times(time));
        let mut outside = on_rim(&a.center, movement, &b.center, &(radius_a + radius_b), scope);
        outside.retain(|time| {
            let ahead = to_b(time);
            a.opening.admits(&ahead, scope) && b.opening.admits(&ahead.negated(), scope)
        });
        times.extend(outside);
        let gap = radius_a - radius_b;
        if gap.is_zero() {
            continue;
        }
        let mut inside = on_rim(&a.center, movement, &b.center, &gap.abs(), scope);
        inside.retain(|time| {
            let ahead = if gap.is_negative() { to_b(time).negated() } else { to_b(time) };
            a.opening.admits(&ahead, scope) && b.opening.admits(&ahead, scope)
        });
        times.extend(inside);
    }
    times
}

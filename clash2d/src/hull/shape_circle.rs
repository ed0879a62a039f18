//! Smallest circles around any shape.

use super::rectangle::Reach;
use super::sector::{corners, reach_from};
use super::shape_rectangle::members;
use super::smallest::{Disc, length, minus, smallest, way};
use crate::any::{Form, Shape};
use crate::exact::float::greater;
use crate::exact::real::{Near, Real};
use crate::exact::round::up;
use crate::exact::settle::settle;
use crate::exact::terms::{Terms, from_to};
use crate::exact::turned::Corner;
use crate::exact::wave::Waves;
use crate::outline::{self, Outline, Spot, Vertex, Wedge};
use crate::shape::{Circle, Sector};
use crate::vector::Vector2D;

/// [`bounding_circle`](super::bounding_circle) of a shape in its own coordinates.
pub(super) fn own_circle(shape: &Shape<'_>) -> Circle {
    match shape.form().plain() {
        Form::OrientedRectangle(r) => r.circle_hull(),
        // Around half a disc or more it is the disc.
        Form::Sector(s) if s.is_valid() && s.half_angle >= 90.0 => Circle::new(s.center, s.radius),
        _ => circle_around(shape),
    }
}

fn circle_around(shape: &Shape<'_>) -> Circle {
    let Some(anchor) = members(shape).find_map(anchor) else { return Circle::NOWHERE };
    if members(shape).any(is_endless) {
        return Circle::new(anchor, f32::INFINITY);
    }
    let farthest = |from: [f64; 2]| {
        let discs = members(shape).filter_map(|form| farthest(form, anchor, from));
        discs.reduce(|a, b| a.farther(b, from))
    };
    let center = smallest(farthest).map_or(anchor, |disc| disc.center_from(anchor));
    let reach = members(shape).map(|form| reach(form, center)).fold(0.0, greater);
    let too_small = |radius: f32| members(shape).any(|form| reaches_out(form, center, radius));
    Circle::new(center, up(reach, 2.0 * ERROR * reach, too_small))
}

/// What the reach of a part may be off by, relatively.
const ERROR: f64 = 1.0 / (1_u64 << 40) as f64;

/// A point near a shape that is no group; None if it has no points.
pub(super) fn anchor(form: Form<'_>) -> Option<Vector2D> {
    let anchor = match form {
        Form::Line(line) => line.base,
        Form::Sector(sector) => sector.center,
        _ => outline::anchor(form)?,
    };
    Reach::of(form).map(|_| anchor)
}

pub(super) fn is_endless(form: Form<'_>) -> bool {
    matches!(form, Form::Line(line) if line.is_valid() && line.direction != Vector2D::ZERO)
}

/// The outline of a shape that has an end and is neither a group nor a sector.
pub(super) fn outline(form: Form<'_>, anchor: Vector2D) -> Option<Outline<'_>> {
    match form {
        Form::Line(line) if line.is_valid() => Outline::of(Form::Point(line.base), anchor),
        _ => Outline::of(form, anchor),
    }
}

/// A disc of a shape, or a point, that reaches as far from a point as all of it, both seen from an
/// anchor; None if it has no points.
fn farthest(form: Form<'_>, anchor: Vector2D, from: [f64; 2]) -> Option<Disc> {
    if let Form::Sector(sector) = form {
        return farthest_of_sector(sector, anchor, from).filter(|_| sector.is_valid());
    }
    let outline = outline(form, anchor)?;
    let mut farthest: Option<Disc> = None;
    any_vertex(&outline, |vertex| {
        let center = vertex.near.map(Near::value);
        let disc = Disc { center, radius: outline.radius.into() };
        farthest = Some(farthest.map_or(disc, |farthest| farthest.farther(disc, from)));
        false
    });
    farthest
}

/// How far a shape reaches from a point.
fn reach(form: Form<'_>, from: Vector2D) -> f64 {
    if let Form::Sector(sector) = form {
        return settle!(R, run => reach_from::<R>(sector, from, run)?.to_relative(ERROR));
    }
    let Some(outline) = outline(form, from) else { return 0.0 };
    let mut reach = 0.0;
    any_vertex(&outline, |vertex| {
        reach = greater(length(vertex.near.map(Near::value)), reach);
        false
    });
    reach + f64::from(outline.radius)
}

/// Whether a shape reaches out of the circle of some radius around a point, exactly.
fn reaches_out(form: Form<'_>, from: Vector2D, radius: f32) -> bool {
    if let Form::Sector(sector) = form {
        return settle!(R, run => {
            Some(reach_from::<R>(sector, from, run)?.compare(R::new_in(radius, run))?.is_gt())
        });
    }
    outline(form, from).is_some_and(|outline| {
        let reach = [radius, -outline.radius];
        radius < outline.radius
            || any_vertex(&outline, |vertex| is_outside(vertex.spot, from, reach))
    })
}

/// Whether a vertex passes a test.
pub(super) fn any_vertex(outline: &Outline<'_>, mut test: impl FnMut(&Vertex) -> bool) -> bool {
    outline.any_edge(|a, b| test(a) || test(b))
}

/// Whether a corner is farther from a point than the sum of two lengths, of which that around a turned
/// corner is one.
fn is_outside(spot: Spot, from: Vector2D, reach: Terms<2>) -> bool {
    if let outline::Corner::Turned(r) = spot.corner
        && spot.position.is_zero()
    {
        let (center, half) = (from_to(from, r.center), [r.half_extend.x, r.half_extend.y]);
        return Corner { center, half, waves: &Waves::of(r.rotation) }.within(reach[0]) < 0.0;
    }
    settle!(R, run => {
        let [x, y] = spot.seen_in::<R>(from, run);
        Some((x.square() + y.square()).compare(R::sum_in(&reach, run).square())?.is_gt())
    })
}

/// A disc of a sector, or a point, that reaches as far from a point as all of it.
fn farthest_of_sector(s: Sector, anchor: Vector2D, from: [f64; 2]) -> Option<Disc> {
    let center = way(anchor, s.center);
    if s.half_angle >= 180.0 {
        return Some(Disc { center, radius: s.radius.into() });
    }
    let wedge = Wedge::<Near>::new(s);
    let ahead = minus(center, from);
    let part = f64::from(s.radius) / length(ahead);
    if part.is_finite() && faces(s, &wedge, ahead) {
        return Some(Disc::point([center[0] + part * ahead[0], center[1] + part * ahead[1]]));
    }
    let ends = corners_from(center, &wedge).map(Disc::point);
    ends.into_iter().reduce(|a, b| a.farther(b, from))
}

/// The ends of a sector's arcs, about.
pub(super) fn corners_from(center: [f64; 2], wedge: &Wedge<Near>) -> [[f64; 2]; 4] {
    corners(wedge).map(|[x, y]| [center[0] + x.value(), center[1] + y.value()])
}

/// Whether a direction is one of a sector's, about.
pub(super) fn faces(s: Sector, wedge: &Wedge<Near>, way: [f64; 2]) -> bool {
    let about = |place: [Near; 2]| place.map(Near::value);
    let (start, end, middle) = (about(wedge.start), about(wedge.end), about(wedge.sample()));
    let cross = |u: [f64; 2], v: [f64; 2]| u[0] * v[1] - u[1] * v[0];
    let (is_after_start, is_before_end) = (cross(start, way) >= 0.0, cross(way, end) >= 0.0);
    if s.half_angle > 90.0 {
        return (s.half_angle >= 180.0) | is_after_start | is_before_end;
    }
    is_after_start & is_before_end & (middle[0] * way[0] + middle[1] * way[1] >= 0.0)
}

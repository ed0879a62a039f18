//! Smallest turned rectangles around any shape.

use super::calipers::{Best, place};
use super::oriented::middle;
use super::sector::{reach_along, sharp_greater, turned_back};
use super::shape_circle::{anchor, any_vertex, corners_from, faces, is_endless, outline};
use super::shape_rectangle::members;
use super::smallest::{length, minus, way};
use crate::angle::Rotation;
use crate::any::{Form, Shape};
use crate::exact::float::{greater, lesser};
use crate::exact::real::{Near, Real};
use crate::exact::round::up;
use crate::exact::settle::settle;
use crate::outline::{self, Spot, Vertex, Wedge};
use crate::shape::{OrientedRectangle, Sector};
use crate::vector::Vector2D;

/// [`oriented_box`](super::oriented_box) of a shape in its own coordinates.
pub(super) fn own_box(shape: &Shape<'_>) -> OrientedRectangle {
    let Some(anchor) = members(shape).find_map(anchor) else { return OrientedRectangle::NOWHERE };
    if members(shape).any(is_endless) {
        let endless = Vector2D::new(f32::INFINITY, f32::INFINITY);
        return OrientedRectangle::new(anchor, endless, 0.0);
    }
    match shape.form().plain() {
        Form::OrientedRectangle(r) => r,
        Form::Polygon(p) => OrientedRectangle::around_rounded(p.vertices(), p.radius()),
        Form::Chain(c) => OrientedRectangle::around_rounded(c.vertices(), c.radius()),
        _ => fitted(around_corners(shape, anchor).degrees(), anchor, shape),
    }
}

/// The direction of the smallest rectangle along an edge of the hull of all corners and centers,
/// each of which is found in turn: all others lie to the left of it.
fn around_corners(shape: &Shape<'_>, anchor: Vector2D) -> Best {
    let mut best = Best::new(0.0);
    let mut consider = |direction: [f64; 2]| {
        let [low, high] = extent(shape, anchor, direction);
        best.consider(direction, minus(high, low));
    };
    consider([1.0, 0.0]);
    let (first, count) = lowest_corner(shape, anchor);
    let mut at = first;
    // Where f64 loses its way, it has as many steps as there are corners.
    for _ in 0..count {
        let next = corner_after(at, shape, anchor);
        if next != at {
            consider(minus(next, at));
        }
        if next == first {
            break;
        }
        at = next;
    }
    best
}

/// The lowest corner or center, and how many there are.
fn lowest_corner(shape: &Shape<'_>, anchor: Vector2D) -> ([f64; 2], usize) {
    let (mut lowest, mut count) = ([f64::INFINITY; 2], 0);
    each_corner(shape, anchor, &mut |[x, y], _| {
        if (y < lowest[1]) | ((y == lowest[1]) & (x < lowest[0])) {
            lowest = [x, y];
        }
        count += 1;
    });
    (lowest, count)
}

/// The corner that the hull's edge from another one leads to; that one itself if it is the only
/// one.
fn corner_after(corner: [f64; 2], shape: &Shape<'_>, anchor: Vector2D) -> [f64; 2] {
    let mut next = corner;
    each_corner(shape, anchor, &mut |p, _| {
        let (way, best) = (minus(p, corner), minus(next, corner));
        let [along, left] = place(way, best);
        let is_farther = (left == 0.0) & (along > 0.0) & (length(way) > length(best));
        if (next == corner) | (left < 0.0) | is_farther {
            next = p;
        }
    });
    next
}

/// Visits all corners and centers, and how far a shape reaches beyond each.
fn each_corner(shape: &Shape<'_>, anchor: Vector2D, visit: &mut dyn FnMut([f64; 2], f64)) {
    any_part(shape, anchor, &mut |part| {
        match part {
            Part::Disc(vertex, radius) => visit(vertex.near.map(Near::value), radius.into()),
            Part::Sector(s) => {
                let corners = corners_from(way(anchor, s.center), &Wedge::new(s));
                corners.into_iter().for_each(|corner| visit(corner, 0.0));
            }
        }
        false
    });
}

/// How far a shape reaches along a direction and to its left: the lower ends and the upper ends,
/// times the direction's length.
fn extent(shape: &Shape<'_>, anchor: Vector2D, direction: [f64; 2]) -> [[f64; 2]; 2] {
    let mut all = [[f64::INFINITY; 2], [f64::NEG_INFINITY; 2]];
    let mut join = |center: [f64; 2], radius: f64| {
        let (places, reach) = (place(center, direction), radius * length(direction));
        for (axis, place) in places.into_iter().enumerate() {
            all[0][axis] = lesser(place - reach, all[0][axis]);
            all[1][axis] = greater(place + reach, all[1][axis]);
        }
    };
    each_corner(shape, anchor, &mut join);
    any_part(shape, anchor, &mut |part| {
        if let Part::Sector(s) = part {
            tips(s, way(anchor, s.center), direction, |tip| join(tip, 0.0));
        }
        false
    });
    all
}

/// Visits the points where the arc of a sector reaches farthest along a direction and across.
fn tips(s: Sector, center: [f64; 2], [x, y]: [f64; 2], mut visit: impl FnMut([f64; 2])) {
    let (wedge, part) = (Wedge::new(s), f64::from(s.radius) / length([x, y]));
    for [x, y] in [[x, y], [-y, x], [-x, -y], [y, -x]] {
        if faces(s, &wedge, [x, y]) {
            visit([center[0] + part * x, center[1] + part * y]);
        }
    }
}

/// The smallest rectangle of some degrees that contains a shape, as well as its center can be a
/// point of floats.
fn fitted(degrees: f32, anchor: Vector2D, shape: &Shape<'_>) -> OrientedRectangle {
    let Rotation { sin, cos } = Rotation::new(degrees);
    let [low, high] = extent(shape, anchor, [cos, sin]);
    let center = middle(low, high, [cos, sin]).center_from(anchor);
    let axes = [0, 1].map(|number| Axis { center, degrees, number });
    let [x, y] = axes.map(|axis| axis.half_extent(shape));
    OrientedRectangle::new(center, Vector2D::new(x, y), degrees)
}

/// An axis of a rectangle.
#[derive(Clone, Copy)]
struct Axis {
    center: Vector2D,
    degrees: f32,
    number: u8,
}

impl Axis {
    /// The smallest half extent for a shape.
    fn half_extent(self, shape: &Shape<'_>) -> f32 {
        const ERROR: f64 = 1.0 / (1_u64 << 40) as f64;
        let mut reach = 0.0;
        any_part(shape, self.center, &mut |part| {
            reach =
                greater(settle!(R, run => self.reach::<R>(part, run)?.to_relative(ERROR)), reach);
            false
        });
        up(reach, 2.0 * ERROR * reach, |half| {
            any_part(shape, self.center, &mut |part| {
                settle!(R, run => {
                    let reach = self.reach::<R>(part, run)?;
                    Some(reach.compare(reach.like(half))?.is_gt())
                })
            })
        })
    }

    /// How far a part reaches along the axis, to the side where that is farther; None if that is in
    /// doubt.
    fn reach<R: Real>(self, part: Part, run: R::Run) -> Option<R> {
        match part {
            Part::Disc(vertex, radius) => {
                Some(self.place::<R>(vertex.spot, run).absolute() + R::new_in(radius, run))
            }
            Part::Sector(s) => {
                let center = self.place::<R>(Spot::of(s.center), run);
                // Where a float says how the sector is turned against the axes, nothing is rounded.
                let (s, degrees) = match turned_back(s, self.degrees) {
                    Some(s) => (s, 0.0),
                    None => (s, self.degrees),
                };
                let [x, y] = self.direction(R::rotation_in(degrees, run));
                let (ahead, behind) = (reach_along(s, [x, y])?, reach_along(s, [-x, -y])?);
                Some(sharp_greater(center + ahead, behind - center))
            }
        }
    }

    /// Where a corner lies along the axis, seen from the center.
    fn place<R: Real>(self, spot: Spot, run: R::Run) -> R {
        let outline::Corner::Turned(r) = spot.corner else {
            return self.along(spot.seen_in(self.center, run));
        };
        let center = Spot::of(r.center).at(spot.position);
        let center: R = self.along(center.seen_in(self.center, run));
        let [x, y] = self.direction(R::rotation_between_in(r.rotation, self.degrees, run));
        center + (x.like(r.half_extend.x) * x + y.like(r.half_extend.y) * y)
    }

    /// How far a vector leads along the axis.
    ///
    /// Halfway between right angles sine and cosine are one number: what cancels out does so before
    /// it is multiplied.
    fn along<R: Real>(self, [to_x, to_y]: [R; 2]) -> R {
        let [x, y] = self.direction(R::rotation_in(self.degrees, to_x.run()));
        if self.degrees.abs() != 45.0 {
            return to_x * x + to_y * y;
        }
        let is_alike = (self.degrees > 0.0) == (self.number == 0);
        (to_x + if is_alike { to_y } else { -to_y }) * x
    }

    /// The axis, if the first one of the two leads this way.
    fn direction<R: Real>(self, [cos, sin]: [R; 2]) -> [R; 2] {
        if self.number == 0 { [cos, sin] } else { [-sin, cos] }
    }
}

/// What a shape consists of that reaches farthest somewhere.
#[derive(Clone, Copy)]
enum Part {
    /// All points within a radius of a corner.
    Disc(Vertex, f32),
    Sector(Sector),
}

/// Whether a part of a shape, seen from an anchor, passes a test.
fn any_part(shape: &Shape<'_>, anchor: Vector2D, test: &mut dyn FnMut(Part) -> bool) -> bool {
    members(shape).any(|form| match form {
        Form::Sector(s) => s.is_valid() && test(Part::Sector(s)),
        _ => outline(form, anchor).is_some_and(|outline| {
            any_vertex(&outline, |&vertex| test(Part::Disc(vertex, outline.radius)))
        }),
    })
}

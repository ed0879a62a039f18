//! Touches whose point is not where the shapes meet: where one of them is cut off, or hollow.

use super::convex::Convex;
use super::manifold::{Mark, Touch};
use super::nearness::Nearness;
use crate::distance::body::Body;
use crate::distance::edges::square_to_path;
use crate::distance::place::{Place, plus, times, unit};
use crate::distance::wedge::to_point;
use crate::distance::{apart, gap, shared_point};
use crate::exact::real::Real;
use crate::exact::rough::Rough;
use crate::outline::Wedge;
use crate::root::square_root;
use crate::shape::Sector;
use crate::vector::Vector2D;

/// The touch of two bodies, seen from an anchor, at a place where they meet or are nearest to each other.
pub(super) fn in_place(
    touch: Touch,
    bodies: [Body<'_>; 2],
    anchor: Vector2D,
    nearness: Nearness,
) -> Touch {
    if !nearness.is_met {
        let clearance = Clearance::of(bodies, anchor);
        return clearance.best(core::iter::once(touch)).unwrap_or(touch);
    }
    let points = &touch.points[..touch.count];
    let has_sector = bodies.iter().any(|body| matches!(body, Body::Sector(_)));
    let is_off = |body: &Body<'_>| {
        points.iter().any(|point| {
            let (distance, size) = distance_to(body, point.place, anchor);
            distance > 0.5 * point.depth.abs() + size * 1e-9
        })
    };
    if touch.is_elsewhere || (has_sector && bodies.iter().any(is_off)) {
        return touch.at(meeting(bodies, anchor)).met();
    }
    touch.met()
}

/// What is between two bodies that share no point, seen from their anchor.
#[derive(Clone, Copy)]
pub(super) struct Clearance {
    length: f64,
    /// No less than any coordinate of the two.
    size: f64,
    pub(super) from: Place<f64>,
    pub(super) to: Place<f64>,
    way: Place<f64>,
}

/// By which part of the coordinates a touch may seem to be off from what is between two bodies.
const PRECISION: f64 = 1e-11;

impl Clearance {
    pub(super) fn of(bodies: [Body<'_>; 2], anchor: Vector2D) -> Self {
        let back = [anchor.x, anchor.y].map(|x| -f64::from(x));
        let gap::Found { length, from, to, way } = apart(bodies, f64::INFINITY).seen_from(back);
        let size = bodies.iter().map(|body| size_of(body, anchor)).fold(length, f64::max);
        Self { length, size, from, to, way }
    }

    /// From the one body to the other one; None if they are too near to tell.
    pub(super) fn normal(&self) -> Option<Place<f64>> {
        unit(self.way)
    }

    /// A touch of the two, as deep as they are apart, if it is where they are nearest.
    pub(super) fn checked(&self, touch: Touch) -> Option<Touch> {
        let is_nearest = (touch.depth + self.length).abs() <= self.size * PRECISION;
        (is_nearest && !touch.is_elsewhere).then(|| touch.limited(-self.length))
    }

    /// The touch along the way between the nearest points.
    pub(super) fn touch(&self, normal: Place<f64>, marks: [Mark; 2]) -> Touch {
        let middle = times(plus(self.from, self.to), 0.5);
        Touch::single(normal, -self.length, middle, marks)
    }

    /// The first one of some touches that is where the two are nearest, or another one there.
    pub(super) fn best(&self, touches: impl Iterator<Item = Touch> + Clone) -> Option<Touch> {
        let first = touches.clone().next()?;
        let marks = first.points[0].marks;
        let between = || self.touch(self.normal().unwrap_or(first.normal), marks);
        Some(touches.clone().find_map(|touch| self.checked(touch)).unwrap_or_else(between))
    }
}

/// No less than any coordinate of a body, seen from an anchor; of a line nothing.
fn size_of(body: &Body<'_>, anchor: Vector2D) -> f64 {
    match body {
        Body::Line(_) => 0.0,
        Body::Outline(outline) => outline.bounds().size() + f64::from(outline.radius),
        Body::Sector(Sector { center, radius, .. }) => {
            let way = [
                f64::from(center.x) - f64::from(anchor.x),
                f64::from(center.y) - f64::from(anchor.y),
            ];
            way[0].abs().max(way[1].abs()) + f64::from(*radius)
        }
    }
}

/// A place where two bodies meet, seen from an anchor.
pub(super) fn meeting(bodies: [Body<'_>; 2], anchor: Vector2D) -> Place<f64> {
    let [x, y] = shared_point(bodies, anchor);
    [x - f64::from(anchor.x), y - f64::from(anchor.y)]
}

/// The distance from a body to a place, and the body's size; 0 from a line, which every place is
/// near that is made for it.
fn distance_to(body: &Body<'_>, place: Place<f64>, anchor: Vector2D) -> (f64, f64) {
    match body {
        Body::Line(_) => (0.0, 0.0),
        Body::Sector(sector) => (to_sector(*sector, place, anchor), sector.radius.into()),
        Body::Outline(outline) => {
            let size = outline.bounds().size();
            if Convex::of(outline).is_some_and(|core| core.contains(place)) {
                return (0.0, size);
            }
            let mut square = f64::INFINITY;
            outline.any_edge(|a, b| {
                square = square.min(square_to_path(place, [a.place(), b.place()]));
                false
            });
            ((square_root(square) - f64::from(outline.radius)).max(0.0), size)
        }
    }
}

fn to_sector(sector: Sector, [x, y]: Place<f64>, anchor: Vector2D) -> f64 {
    let axis =
        |x: f64, anchor: f32, center: f32| Rough::from(x + (f64::from(anchor) - f64::from(center)));
    let place = [axis(x, anchor.x, sector.center.x), axis(y, anchor.y, sector.center.y)];
    to_point(&Wedge::new(sector), place).map_or(0.0, |gap| gap.length.value())
}

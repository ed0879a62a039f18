//! Touches whose point is not where the shapes meet: where one of them is cut off, or hollow.

use super::convex::Convex;
use super::manifold::Touch;
use crate::distance::body::Body;
use crate::distance::edges::square_to_path;
use crate::distance::place::Place;
use crate::distance::shared_point;
use crate::distance::wedge::to_point;
use crate::exact::real::Real;
use crate::exact::rough::Rough;
use crate::outline::Wedge;
use crate::root::square_root;
use crate::shape::Sector;
use crate::vector::Vector2D;

/// The touch of two bodies, seen from an anchor, at a place where they meet.
pub(super) fn in_place(touch: Touch, bodies: [Body<'_>; 2], anchor: Vector2D) -> Touch {
    let points = &touch.points[..touch.count];
    let has_sector = bodies.iter().any(|body| matches!(body, Body::Sector(_)));
    let is_off = |body: &Body<'_>| {
        points.iter().any(|point| {
            let (distance, size) = distance_to(body, point.place, anchor);
            distance > 0.5 * point.depth + size * 1e-9
        })
    };
    if touch.is_elsewhere || (has_sector && bodies.iter().any(is_off)) {
        return touch.at(meeting(bodies, anchor));
    }
    touch
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

//! How far sectors reach.

use core::cmp::Ordering;

use crate::exact::float::two_sum;
use crate::exact::real::Real;
use crate::outline::Wedge;
use crate::shape::Sector;
use crate::vector::Vector2D;

/// How far a sector reaches from its center along a unit vector; None if that is in doubt.
pub(super) fn reach_along<R: Real>(sector: Sector, direction: [R; 2]) -> Option<R> {
    let wedge = Wedge::new_in(sector, direction[0].run());
    if wedge.faces(direction)? {
        return Some(wedge.radii[1]);
    }
    Some(greatest(corners(&wedge).map(|corner| dot(corner, direction))))
}

/// How far a sector reaches from a point; None if that is in doubt.
///
/// |way + r u|² = |way|² + r² + 2 r way·u, as u has length 1: a way that is short beside r counts.
pub(super) fn reach_from<R: Real>(sector: Sector, point: Vector2D, run: R::Run) -> Option<R> {
    let axis = |center: f32, point: f32| R::sum_in(&[center, -point], run);
    let way = [axis(sector.center.x, point.x), axis(sector.center.y, point.y)];
    let wedge = Wedge::new_in(sector, run);
    let [inner_radius, radius] = wedge.radii;
    if wedge.faces(way)? {
        return Some(dot(way, way).square_root() + radius);
    }
    let square =
        |radius: R, along: R| dot(way, way) + (radius.square() + radius.like(2.0) * radius * along);
    let along = sharp_greater(dot(way, wedge.start), dot(way, wedge.end));
    Some(sharp_greater(square(radius, along), square(inner_radius, along)).square_root())
}

/// The sector turned by the opposite of some degrees, if a float can say so exactly.
pub(super) fn turned_back(sector: Sector, degrees: f32) -> Option<Sector> {
    let (sum, lost) = two_sum(sector.direction.into(), -f64::from(degrees));
    let direction = sum as f32;
    let is_exact = (f64::from(direction) == sum) & (lost == 0.0);
    is_exact.then_some(Sector { direction, ..sector })
}

/// The ends of the arcs of a sector around the origin.
pub(super) fn corners<R: Real>(wedge: &Wedge<R>) -> [[R; 2]; 4] {
    let [[a, b], [c, d]] = wedge.sides();
    [a, b, c, d]
}

fn greatest<R: Real>([a, b, c, d]: [R; 4]) -> R {
    sharp_greater(sharp_greater(a, b), sharp_greater(c, d))
}

/// The greater of two numbers, off by no more than that one is, if it is known which of the two.
pub(super) fn sharp_greater<R: Real>(a: R, b: R) -> R {
    match a.compare(b) {
        Some(Ordering::Greater) => a,
        Some(Ordering::Less) => b,
        _ => a.greater(b),
    }
}

fn dot<R: Real>(a: [R; 2], b: [R; 2]) -> R {
    a[0] * b[0] + a[1] * b[1]
}

//! How far sectors reach.

use crate::exact::real::Real;
use crate::outline::Wedge;
use crate::shape::Sector;
use crate::vector::Vector2D;

/// How far a sector reaches from its center along a unit vector; None if that is in doubt.
pub(super) fn reach_along<R: Real>(sector: Sector, direction: [R; 2]) -> Option<R> {
    let wedge = Wedge::new(sector);
    if wedge.faces(direction)? {
        return Some(R::new(sector.radius));
    }
    Some(greatest(corners(&wedge).map(|corner| dot(corner, direction))))
}

/// How far a sector reaches from a point; None if that is in doubt.
pub(super) fn reach_from<R: Real>(sector: Sector, point: Vector2D) -> Option<R> {
    let Sector { center, radius, .. } = sector;
    let way = [R::sum(&[center.x, -point.x]), R::sum(&[center.y, -point.y])];
    let wedge = Wedge::new(sector);
    if wedge.faces(way)? {
        return Some(dot(way, way).square_root() + R::new(radius));
    }
    let to_corner = |[x, y]: [R; 2]| [way[0] + x, way[1] + y];
    Some(greatest(corners(&wedge).map(to_corner).map(|way| dot(way, way))).square_root())
}

/// The ends of the arcs of a sector around the origin.
pub(super) fn corners<R: Real>(wedge: &Wedge<R>) -> [[R; 2]; 4] {
    let [[a, b], [c, d]] = wedge.sides();
    [a, b, c, d]
}

fn greatest<R: Real>([a, b, c, d]: [R; 4]) -> R {
    a.greater(b).greater(c.greater(d))
}

fn dot<R: Real>(a: [R; 2], b: [R; 2]) -> R {
    a[0] * b[0] + a[1] * b[1]
}

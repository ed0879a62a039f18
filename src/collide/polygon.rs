//! Polygons with points.

use crate::any::Polygon;
use crate::vector::Vector2D;

/// Whether a polygon without a radius contains a point; None if f64 is in doubt.
///
/// By the even-odd rule, with a ray to the right: edges are taken as they come, without a branch.
pub(super) fn contains_certainly(polygon: Polygon<'_>, p: Vector2D) -> Option<bool> {
    let mut seen = Seen { is_finite: p.is_finite(), ..Seen::default() };
    for ring in polygon.rings() {
        let Some(&last) = ring.last() else { continue };
        let mut before = last;
        for &vertex in ring {
            seen.add(before, vertex, p);
            before = vertex;
        }
    }
    if !seen.is_finite {
        return Some(false);
    }
    if seen.is_doubtful { None } else { Some(seen.is_odd | seen.is_on) }
}

/// What some edges say about a point.
#[derive(Clone, Copy, Default)]
struct Seen {
    is_finite: bool,
    is_odd: bool,
    is_on: bool,
    is_doubtful: bool,
}

impl Seen {
    #[inline]
    fn add(&mut self, a: Vector2D, b: Vector2D, p: Vector2D) {
        let [ax, ay, bx, by, px, py] = [a.x, a.y, b.x, b.y, p.x, p.y].map(f64::from);
        // Differences of floats are rounded once in f64, their products once more.
        let (left, right) = ((bx - ax) * (py - ay), (by - ay) * (px - ax));
        let side = left - right;
        let is_doubtful = side.abs() <= (left.abs() + right.abs()) * (4.0 * f64::EPSILON);
        let is_crossed = (a.y > p.y) != (b.y > p.y);
        let is_level = (a.y == p.y) & (b.y == p.y) & ((a.x > p.x) != (b.x > p.x));
        self.is_finite &= b.is_finite();
        self.is_odd ^= is_crossed & ((side > 0.0) == (b.y > p.y));
        self.is_on |= is_level | (b == p);
        self.is_doubtful |= is_crossed & is_doubtful;
    }
}

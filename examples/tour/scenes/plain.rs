//! What one finds in tutorials: the usual formulas in plain f32, to compare with.

use clash2d::{Circle, Line, Segment};

pub(super) fn circles_collide(a: Circle, b: Circle) -> bool {
    let (between, reach) = (b.center - a.center, a.radius + b.radius);
    between.x * between.x + between.y * between.y <= reach * reach
}

/// The ends of the segment lie on different sides of the line, or one of them on it.
pub(super) fn line_segment_collide(l: Line, s: Segment) -> bool {
    let side = |x: f32, y: f32| l.direction.x * (y - l.base.y) - l.direction.y * (x - l.base.x);
    side(s.point1.x, s.point1.y) * side(s.point2.x, s.point2.y) <= 0.0
}

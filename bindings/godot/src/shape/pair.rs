//! Whether any shape meets any other.

use clash2d::*;

use super::Shape;

/// Whether two shapes share a point; touching counts.
pub(crate) fn collide(a: Shape, b: Shape) -> bool {
    use Shape as S;
    match (a, b) {
        (S::Circle(a), S::Circle(b)) => circles_collide(a, b),
        (S::Circle(c), S::Line(l)) => circle_line_collide(c, l),
        (S::Circle(c), S::OrientedRectangle(r)) => circle_oriented_rectangle_collide(c, r),
        (S::Circle(c), S::Point(p)) => circle_point_collide(c, p),
        (S::Circle(c), S::Rectangle(r)) => circle_rectangle_collide(c, r),
        (S::Circle(c), S::Segment(s)) => circle_segment_collide(c, s),
        (S::Line(a), S::Line(b)) => lines_collide(a, b),
        (S::Line(l), S::OrientedRectangle(r)) => line_oriented_rectangle_collide(l, r),
        (S::Line(l), S::Point(p)) => line_point_collide(l, p),
        (S::Line(l), S::Rectangle(r)) => line_rectangle_collide(l, r),
        (S::Line(l), S::Segment(s)) => line_segment_collide(l, s),
        (S::OrientedRectangle(a), S::OrientedRectangle(b)) => oriented_rectangles_collide(a, b),
        (S::OrientedRectangle(r), S::Point(p)) => oriented_rectangle_point_collide(r, p),
        (S::OrientedRectangle(r), S::Rectangle(a)) => oriented_rectangle_rectangle_collide(r, a),
        (S::OrientedRectangle(r), S::Segment(s)) => oriented_rectangle_segment_collide(r, s),
        (S::Point(a), S::Point(b)) => points_collide(a, b),
        (S::Point(p), S::Rectangle(r)) => point_rectangle_collide(p, r),
        (S::Point(p), S::Segment(s)) => point_segment_collide(p, s),
        (S::Rectangle(a), S::Rectangle(b)) => rectangles_collide(a, b),
        (S::Rectangle(r), S::Segment(s)) => rectangle_segment_collide(r, s),
        (S::Segment(a), S::Segment(b)) => segments_collide(a, b),
        // The other order of a mixed pair: each of them is above.
        (S::Line(_), S::Circle(_))
        | (S::OrientedRectangle(_), S::Circle(_) | S::Line(_))
        | (S::Point(_), S::Circle(_) | S::Line(_) | S::OrientedRectangle(_))
        | (S::Rectangle(_), S::Circle(_) | S::Line(_) | S::OrientedRectangle(_) | S::Point(_))
        | (
            S::Segment(_),
            S::Circle(_) | S::Line(_) | S::OrientedRectangle(_) | S::Point(_) | S::Rectangle(_),
        ) => collide(b, a),
    }
}

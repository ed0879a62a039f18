//! Collision of two shapes.

use super::ClashGeometry2D;
use crate::convert::{circle, line, oriented, rectangle, segment, vector};
use godot::prelude::*;

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// Whether two rectangles share a point; touching counts.
    #[func]
    fn rectangles_collide(rect_a: Rect2, rect_b: Rect2) -> bool {
        clash2d::rectangles_collide(rectangle(rect_a), rectangle(rect_b))
    }

    /// Whether two circles share a point; touching counts.
    #[func]
    fn circles_collide(center_a: Vector2, radius_a: f64, center_b: Vector2, radius_b: f64) -> bool {
        clash2d::circles_collide(circle(center_a, radius_a), circle(center_b, radius_b))
    }

    /// Whether two points are the same, exactly.
    #[func]
    fn points_collide(a: Vector2, b: Vector2) -> bool {
        clash2d::points_collide(vector(a), vector(b))
    }

    /// Whether two lines share a point: unless they are parallel and apart.
    #[func]
    fn lines_collide(
        base_a: Vector2,
        direction_a: Vector2,
        base_b: Vector2,
        direction_b: Vector2,
    ) -> bool {
        clash2d::lines_collide(line(base_a, direction_a), line(base_b, direction_b))
    }

    /// Whether two segments share a point; touching counts.
    #[func]
    fn segments_collide(
        point1_a: Vector2,
        point2_a: Vector2,
        point1_b: Vector2,
        point2_b: Vector2,
    ) -> bool {
        clash2d::segments_collide(segment(point1_a, point2_a), segment(point1_b, point2_b))
    }

    /// Whether two oriented rectangles share a point; touching counts.
    #[func]
    fn oriented_rectangles_collide(
        center_a: Vector2,
        half_extend_a: Vector2,
        rotation_a: f64,
        center_b: Vector2,
        half_extend_b: Vector2,
        rotation_b: f64,
    ) -> bool {
        clash2d::oriented_rectangles_collide(
            oriented(center_a, half_extend_a, rotation_a),
            oriented(center_b, half_extend_b, rotation_b),
        )
    }

    /// Whether a circle contains a point; the rim counts.
    #[func]
    fn circle_point_collide(center: Vector2, radius: f64, p: Vector2) -> bool {
        clash2d::circle_point_collide(circle(center, radius), vector(p))
    }

    /// Whether a circle and a line share a point; touching counts.
    #[func]
    fn circle_line_collide(
        center: Vector2,
        radius: f64,
        base: Vector2,
        direction: Vector2,
    ) -> bool {
        clash2d::circle_line_collide(circle(center, radius), line(base, direction))
    }

    /// Whether a circle and a segment share a point; touching counts.
    #[func]
    fn circle_segment_collide(
        center: Vector2,
        radius: f64,
        point1: Vector2,
        point2: Vector2,
    ) -> bool {
        clash2d::circle_segment_collide(circle(center, radius), segment(point1, point2))
    }

    /// Whether a circle and a rectangle share a point; touching counts.
    #[func]
    fn circle_rectangle_collide(center: Vector2, radius: f64, rect: Rect2) -> bool {
        clash2d::circle_rectangle_collide(circle(center, radius), rectangle(rect))
    }

    /// Whether a circle and an oriented rectangle share a point; touching counts.
    #[func]
    fn circle_oriented_rectangle_collide(
        center_a: Vector2,
        radius_a: f64,
        center_b: Vector2,
        half_extend_b: Vector2,
        rotation_b: f64,
    ) -> bool {
        let r = oriented(center_b, half_extend_b, rotation_b);
        clash2d::circle_oriented_rectangle_collide(circle(center_a, radius_a), r)
    }

    /// Whether a rectangle contains a point; the border counts, unlike in [method Rect2.has_point].
    #[func]
    fn point_rectangle_collide(p: Vector2, rect: Rect2) -> bool {
        clash2d::point_rectangle_collide(vector(p), rectangle(rect))
    }

    /// Whether a line and a rectangle share a point; touching counts.
    #[func]
    fn line_rectangle_collide(base: Vector2, direction: Vector2, rect: Rect2) -> bool {
        clash2d::line_rectangle_collide(line(base, direction), rectangle(rect))
    }

    /// Whether a rectangle and a segment share a point; touching counts.
    #[func]
    fn rectangle_segment_collide(rect: Rect2, point1: Vector2, point2: Vector2) -> bool {
        clash2d::rectangle_segment_collide(rectangle(rect), segment(point1, point2))
    }

    /// Whether an oriented and an upright rectangle share a point; touching counts.
    #[func]
    fn oriented_rectangle_rectangle_collide(
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
        rect: Rect2,
    ) -> bool {
        let r = oriented(center, half_extend, rotation);
        clash2d::oriented_rectangle_rectangle_collide(r, rectangle(rect))
    }

    /// Whether a point lies on a line, exactly.
    #[func]
    fn line_point_collide(base: Vector2, direction: Vector2, p: Vector2) -> bool {
        clash2d::line_point_collide(line(base, direction), vector(p))
    }

    /// Whether a point lies on a segment, exactly; the ends count.
    #[func]
    fn point_segment_collide(p: Vector2, point1: Vector2, point2: Vector2) -> bool {
        clash2d::point_segment_collide(vector(p), segment(point1, point2))
    }

    /// Whether an oriented rectangle contains a point; the border counts.
    #[func]
    fn oriented_rectangle_point_collide(
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
        p: Vector2,
    ) -> bool {
        let r = oriented(center, half_extend, rotation);
        clash2d::oriented_rectangle_point_collide(r, vector(p))
    }

    /// Whether a line and a segment share a point; touching counts.
    #[func]
    fn line_segment_collide(
        base: Vector2,
        direction: Vector2,
        point1: Vector2,
        point2: Vector2,
    ) -> bool {
        clash2d::line_segment_collide(line(base, direction), segment(point1, point2))
    }

    /// Whether a line and an oriented rectangle share a point; touching counts.
    #[func]
    fn line_oriented_rectangle_collide(
        base: Vector2,
        direction: Vector2,
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
    ) -> bool {
        let r = oriented(center, half_extend, rotation);
        clash2d::line_oriented_rectangle_collide(line(base, direction), r)
    }

    /// Whether an oriented rectangle and a segment share a point; touching counts.
    #[func]
    fn oriented_rectangle_segment_collide(
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
        point1: Vector2,
        point2: Vector2,
    ) -> bool {
        let r = oriented(center, half_extend, rotation);
        clash2d::oriented_rectangle_segment_collide(r, segment(point1, point2))
    }

    /// The same answer as [method rectangles_collide], without a look at Y where X tells the two
    /// apart. Faster where most pairs are apart along X, slower where that can't be predicted.
    #[func]
    fn rectangles_collide_short_circuit(rect_a: Rect2, rect_b: Rect2) -> bool {
        clash2d::rectangles_collide_short_circuit(rectangle(rect_a), rectangle(rect_b))
    }
}

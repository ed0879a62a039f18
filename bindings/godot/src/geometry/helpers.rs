//! Ranges, sides, corners and axes.

use super::ClashGeometry2D;
use crate::convert::{
    line, number, oriented, range, range_vector, rectangle, segment, vector, vector_range, vector2,
};
use godot::prelude::*;

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is
    /// a no.
    #[func]
    fn overlapping(min_a: f64, max_a: f64, min_b: f64, max_b: f64) -> bool {
        range(min_a, max_a).overlaps(range(min_b, max_b))
    }

    /// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
    /// A range is a [Vector2] of its minimum and its maximum.
    #[func]
    fn overlapping_ranges(a: Vector2, b: Vector2) -> bool {
        vector_range(a).overlaps(vector_range(b))
    }

    /// The smallest range that contains both. A range is a [Vector2] of its minimum and its
    /// maximum.
    #[func]
    fn range_hull(a: Vector2, b: Vector2) -> Vector2 {
        range_vector(vector_range(a).hull(vector_range(b)))
    }

    /// The same range with its ends in order. A range is a [Vector2] of its minimum and its
    /// maximum.
    #[func]
    fn sort_range(r: Vector2) -> Vector2 {
        range_vector(vector_range(r).sorted())
    }

    /// The number from `min` to `max` that is nearest to `x`, in 32 bits. NaN stays NaN.
    #[func]
    fn clamp_on_range(x: f64, min: f64, max: f64) -> f64 {
        f64::from(range(min, max).clamp(x as f32))
    }

    /// The point of the rectangle that is nearest to `p`, always one that lies in it: a far side
    /// that is no number of 32 bits is rounded towards the inside.
    #[func]
    fn clamp_on_rectangle(p: Vector2, rect: Rect2) -> Vector2 {
        vector2(rectangle(rect).clamp(vector(p)))
    }

    /// Whether two lines are the same set of points, exactly.
    #[func]
    fn equivalent_lines(
        base_a: Vector2,
        direction_a: Vector2,
        base_b: Vector2,
        direction_b: Vector2,
    ) -> bool {
        clash2d::equivalent_lines(line(base_a, direction_a), line(base_b, direction_b))
    }

    /// Whether both ends of a segment lie on the same side of a line, neither of them on it. No if
    /// the line's direction is the null vector.
    #[func]
    fn on_one_side(base: Vector2, direction: Vector2, point1: Vector2, point2: Vector2) -> bool {
        clash2d::on_one_side(line(base, direction), segment(point1, point2))
    }

    /// The range of positions that a segment covers along the unit vector of `onto`, as a [Vector2]
    /// of its minimum and its maximum. Along the null vector everything is at 0.
    #[func]
    fn project_segment(point1: Vector2, point2: Vector2, onto: Vector2) -> Vector2 {
        range_vector(segment(point1, point2).projected_onto(vector(onto)))
    }

    /// A corner of a rectangle, rounded to the nearest [Vector2]; on the screen 0 upper right, 1
    /// lower right (`end`), 2 lower left, 3 upper left (`position`); any other number modulo 4.
    #[func]
    fn rectangle_corner(rect: Rect2, number: i64) -> Vector2 {
        vector2(rectangle(rect).corner(self::number(number)))
    }

    /// The center of a rectangle, rounded to the nearest [Vector2].
    #[func]
    fn rectangle_center(rect: Rect2) -> Vector2 {
        vector2(rectangle(rect).center())
    }

    /// A corner of an oriented rectangle; on the screen before turning 0 lower left, 1 lower right,
    /// 2 upper right, 3 upper left; any other number modulo 4. Error at most 0.51 units in the last
    /// place of each coordinate.
    #[func]
    fn oriented_rectangle_corner(
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
        number: i64,
    ) -> Vector2 {
        vector2(oriented(center, half_extend, rotation).corner(self::number(number)))
    }

    /// An edge of an oriented rectangle, as two points: from the corner of that number to the next
    /// one. Error at most 0.51 units in the last place of each coordinate.
    #[func]
    fn oriented_rectangle_edge(
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
        number: i64,
    ) -> PackedVector2Array {
        let edge = oriented(center, half_extend, rotation).edge(self::number(number));
        [vector2(edge.point1), vector2(edge.point2)].into()
    }

    /// Whether the segment from `point1` to `point2` and a rectangle have disjoint projections onto
    /// the segment's direction; touching is not disjoint. No for a segment of length 0.
    #[func]
    fn separating_axis_for_rectangle(point1: Vector2, point2: Vector2, rect: Rect2) -> bool {
        clash2d::separating_axis_for_rectangle(segment(point1, point2), rectangle(rect))
    }

    /// Whether the segment from `point1` to `point2` and an oriented rectangle have disjoint
    /// projections onto the segment's direction; touching is not disjoint. No for a segment of
    /// length 0.
    #[func]
    fn separating_axis_for_oriented_rectangle(
        point1: Vector2,
        point2: Vector2,
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
    ) -> bool {
        let r = oriented(center, half_extend, rotation);
        clash2d::separating_axis_for_oriented_rectangle(segment(point1, point2), r)
    }
}

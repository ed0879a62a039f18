//! Shapes from what programs hold.

use super::ClashGeometry2D;
use crate::convert::{self, degrees, rect2, rectangle, vector, vectors};
use crate::report;
use crate::shape::{
    ClashLine2D, ClashOrientedRectangle2D, ClashPolygon2D, from_physics, resource, transformed,
};
use clash2d::{Line, OrientedRectangle, Polygon, Rectangle, Vector2D};
use godot::classes::Resource;
use godot::prelude::*;

/// The greatest number of corners that a regular polygon may have.
const MOST: i64 = 1 << 20;

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// The rectangle between two edges on each axis, in either order. It contains all of that: a size
    /// that is no number of 32 bits is rounded up.
    #[func]
    fn rectangle_from_edges(left: f64, top: f64, right: f64, bottom: f64) -> Rect2 {
        let [left, top, right, bottom] = [left, top, right, bottom].map(|edge| edge as f32);
        rect2(Rectangle::from_edges(left, top, right, bottom))
    }

    /// The rectangle around a center. It contains all of that: a position that is no number of 32
    /// bits is rounded down, a size up.
    #[func]
    fn rectangle_from_center(center: Vector2, size: Vector2) -> Rect2 {
        rect2(Rectangle::from_center(vector(center), vector(size)))
    }

    /// The rectangle around a center, with its whole width and height, turned by an angle in
    /// radians: what sprites have.
    #[func]
    fn oriented_rectangle_from_center(
        center: Vector2,
        size: Vector2,
        rotation: f64,
    ) -> Gd<ClashOrientedRectangle2D> {
        let upright = OrientedRectangle::from_center(vector(center), vector(size), 0.0);
        let rotation = degrees(rotation);
        ClashOrientedRectangle2D::of(OrientedRectangle { rotation, ..upright })
    }

    /// The rectangle of the size of `rect` whose point `pivot` lies at its position, turned around it
    /// by an angle in radians; the pivot is seen from the corner at the top left, unturned: what a
    /// [Control] with a pivot offset has.
    #[func]
    fn oriented_rectangle_from_pivot(
        rect: Rect2,
        pivot: Vector2,
        rotation: f64,
    ) -> Gd<ClashOrientedRectangle2D> {
        let (rect, rotation) = (rectangle(rect), degrees(rotation));
        ClashOrientedRectangle2D::of(OrientedRectangle::from_pivot(rect, vector(pivot), rotation))
    }

    /// The line through two points; if they are the same, that point. It goes through `a` exactly,
    /// and through `b` where their difference is a [Vector2], as on a grid.
    #[func]
    fn line_through_points(a: Vector2, b: Vector2) -> Gd<ClashLine2D> {
        ClashLine2D::of(Line::from_points(vector(a), vector(b)))
    }

    /// The polygon with all sides and all angles equal, clockwise on the screen. Its first point lies
    /// in the direction of an angle in radians. Null, and an error, if there can't be so many.
    #[func]
    fn regular_polygon(
        center: Vector2,
        radius: f64,
        rotation: f64,
        count: i64,
    ) -> Option<Gd<ClashPolygon2D>> {
        if !(0..=MOST).contains(&count) {
            report::bad_count(MOST);
            return None;
        }
        let mut vertices = vec![Vector2D::ZERO; count as usize];
        let (radius, rotation) = (radius as f32, degrees(rotation));
        let polygon = Polygon::regular(vector(center), radius, rotation, &mut vertices);
        Some(ClashPolygon2D::of(&polygon.into()))
    }

    /// The rectangle with its corners rounded by circles of a radius, at most half of the smaller
    /// side: a polygon of four points and a radius.
    #[func]
    fn rounded_rectangle(rect: Rect2, corner_radius: f64) -> Gd<ClashPolygon2D> {
        let mut vertices = [Vector2D::ZERO; 4];
        let radius = corner_radius as f32;
        let polygon = Polygon::rounded_rectangle(rectangle(rect), radius, &mut vertices);
        ClashPolygon2D::of(&polygon.into())
    }

    /// Some points, turned around the origin by an angle in radians, clockwise on the screen, and
    /// then moved. Error at most 0.51 units in the last place of each coordinate.
    #[func]
    fn place_vertices(
        points: PackedVector2Array,
        position: Vector2,
        rotation: f64,
    ) -> PackedVector2Array {
        let vertices: Vec<_> = vectors(&points);
        let mut placed = vec![Vector2D::ZERO; vertices.len()];
        clash2d::place_vertices(&vertices, vector(position), degrees(rotation), &mut placed);
        convert::points(&placed)
    }

    /// A shape of Godot's physics as a shape of clash2d, where a transform puts it: the
    /// [Shape2D] and the global transform of a [CollisionShape2D].
    ///
    /// [CircleShape2D], [RectangleShape2D], [CapsuleShape2D], [SegmentShape2D],
    /// [ConvexPolygonShape2D], [ConcavePolygonShape2D], a group of segments, and
    /// [SeparationRayShape2D], a segment. A [WorldBoundaryShape2D] has no counterpart: null, and an
    /// error, as where the transform makes no shape of clash2d.
    #[func]
    fn from_physics(
        shape: Option<Gd<Resource>>,
        #[opt(default = Transform2D::IDENTITY)] transform: Transform2D,
    ) -> Option<Gd<Resource>> {
        let Some(shape) = shape else {
            report::null("shape");
            return None;
        };
        let class = shape.get_class().to_string();
        let Some(local) = from_physics(&shape, &class) else {
            report::no_counterpart(&class);
            return None;
        };
        let placed = transformed(&local, transform);
        if placed.is_none() {
            report::misshaped(&class);
        }
        placed.as_ref().map(resource)
    }
}

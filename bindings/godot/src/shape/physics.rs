//! The shapes of Godot's own physics.
//!
//! Their classes are none of the few that the crate godot has without its many others, so that they
//! are asked by name.

use clash2d::{Capsule, Circle, Polygon, Rectangle, Segment, Vector2D};
use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use crate::convert::{vector, vectors};

/// A shape of Godot's physics, of a class by some name; none if it has no counterpart.
pub(crate) fn from_physics(shape: &Gd<Resource>, class: &str) -> Option<Shape> {
    Some(match class {
        "CircleShape2D" => Shape::Circle(Circle::new(Vector2D::ZERO, number(shape, "radius"))),
        "RectangleShape2D" => {
            Shape::Rectangle(Rectangle::from_center(Vector2D::ZERO, at(shape, "size")))
        }
        "CapsuleShape2D" => {
            let radius = number(shape, "radius");
            let tip = Vector2D::new(0.0, 0.5 * number(shape, "height") - radius);
            Shape::Capsule(Capsule::new(-tip, tip, radius))
        }
        "SegmentShape2D" => Shape::Segment(Segment::new(at(shape, "a"), at(shape, "b"))),
        "SeparationRayShape2D" => {
            let end = Vector2D::new(0.0, number(shape, "length"));
            Shape::Segment(Segment::new(Vector2D::ZERO, end))
        }
        "ConvexPolygonShape2D" => Shape::Polygon(Polygon::new(&points(shape, "points")).into()),
        "ConcavePolygonShape2D" => {
            let ends = points(shape, "segments");
            let segments = ends.chunks_exact(2).map(|ends| Segment::new(ends[0], ends[1]));
            Shape::Group(segments.map(Shape::Segment).collect())
        }
        _ => return None,
    })
}

fn number(shape: &Gd<Resource>, property: &str) -> f32 {
    shape.get(property).try_to::<f64>().unwrap_or(f64::NAN) as f32
}

fn at(shape: &Gd<Resource>, property: &str) -> Vector2D {
    vector(shape.get(property).try_to().unwrap_or(Vector2::new(f32::NAN, f32::NAN)))
}

fn points(shape: &Gd<Resource>, property: &str) -> Vec<Vector2D> {
    vectors(&shape.get(property).try_to::<PackedVector2Array>().unwrap_or_default())
}

//! `ClashCapsule2D`.

use clash2d::Capsule;
use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use crate::convert::{capsule, vector2};
use crate::report;
use crate::text::told;

/// All points within a distance from a segment: a filled stadium, its border included.
///
/// With two equal points it is a circle, with a radius of 0 a segment. Where [CapsuleShape2D] has a
/// height of `h` from tip to tip, the two points here are `h - 2 * radius` apart.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashCapsule2D {
    /// One end of the segment in the middle.
    #[export]
    #[var(set)]
    #[init(val = Vector2::new(0.0, -10.0))]
    point1: Vector2,
    /// Its other end.
    #[export]
    #[var(set)]
    #[init(val = Vector2::new(0.0, 10.0))]
    point2: Vector2,
    /// The greatest distance from the segment, 0 or more. With a negative one it is empty, and an error says so.
    #[export(range = (0.0, 1024.0, 0.01, or_greater, suffix = "px"))]
    #[var(set)]
    #[init(val = 10.0)]
    radius: f64,
    base: Base<Resource>,
}

#[godot_api]
impl ClashCapsule2D {
    /// A new capsule. With a negative radius it is empty, and an error says so.
    #[func]
    fn create(point1: Vector2, point2: Vector2, radius: f64) -> Gd<Self> {
        if radius < 0.0 {
            report::negative("ClashCapsule2D", "radius");
        }
        Gd::from_init_fn(|base| Self { point1, point2, radius, base })
    }

    /// The resource for a capsule of the library, whatever its numbers are.
    pub(crate) fn of(c: Capsule) -> Gd<Self> {
        Gd::from_init_fn(|base| Self {
            point1: vector2(c.point1),
            point2: vector2(c.point2),
            radius: f64::from(c.radius),
            base,
        })
    }

    #[func]
    fn set_point1(&mut self, point1: Vector2) {
        self.point1 = point1;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_point2(&mut self, point2: Vector2) {
        self.point2 = point2;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_radius(&mut self, radius: f64) {
        if radius < 0.0 {
            report::negative("ClashCapsule2D", "radius");
        }
        self.radius = radius;
        self.base_mut().emit_changed();
    }
}

shape_class!(ClashCapsule2D, |c| Shape::Capsule(capsule(c.point1, c.point2, c.radius)));
told!(ClashCapsule2D: IResource, point1, point2, radius);

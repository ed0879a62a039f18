//! `ClashCircle2D`.

use clash2d::Circle;
use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use crate::convert::{circle, vector2};
use crate::report;
use crate::text::told;

/// A filled circle, its rim included.
///
/// With a radius of 0 it is a point.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashCircle2D {
    /// The middle.
    #[export(range = (-1024.0, 1024.0, 0.01, or_less, or_greater, hide_slider, suffix = "px"))]
    #[var(set)]
    center: Vector2,
    /// The distance from the middle to the rim, 0 or more. With a negative one it is empty, and an error says so.
    #[export(range = (0.0, 1024.0, 0.01, or_greater, suffix = "px"))]
    #[var(set)]
    #[init(val = 10.0)]
    radius: f64,
    base: Base<Resource>,
}

#[godot_api]
impl ClashCircle2D {
    /// A new circle. With a negative radius it is empty, and an error says so.
    #[func]
    fn create(center: Vector2, radius: f64) -> Gd<Self> {
        if radius < 0.0 {
            report::negative("ClashCircle2D", "radius");
        }
        Gd::from_init_fn(|base| Self { center, radius, base })
    }

    /// The resource for a circle of the library, whatever its numbers are.
    pub(crate) fn of(c: Circle) -> Gd<Self> {
        Gd::from_init_fn(|base| Self {
            center: vector2(c.center),
            radius: f64::from(c.radius),
            base,
        })
    }

    #[func]
    fn set_center(&mut self, center: Vector2) {
        self.center = center;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_radius(&mut self, radius: f64) {
        if radius < 0.0 {
            report::negative("ClashCircle2D", "radius");
        }
        self.radius = radius;
        self.base_mut().emit_changed();
    }
}

shape_class!(ClashCircle2D, |c| Shape::Circle(circle(c.center, c.radius)));
told!(ClashCircle2D: IResource, center, radius);

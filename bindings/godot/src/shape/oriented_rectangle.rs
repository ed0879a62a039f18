//! `ClashOrientedRectangle2D`.

use clash2d::OrientedRectangle;
use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use crate::convert::{is_negative, oriented, radians, vector2};
use crate::report;
use crate::text::told;

/// A filled rectangle that is turned around its center, its border included.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashOrientedRectangle2D {
    /// The middle, around which it is turned.
    #[export]
    #[var(set)]
    center: Vector2,
    /// Half of the width and half of the height before turning, 0 or more. With a negative one it is
    /// empty, and an error says so.
    #[export]
    #[var(set)]
    #[init(val = Vector2::new(10.0, 10.0))]
    half_extend: Vector2,
    /// The angle in radians, clockwise on the screen, as [member Node2D.rotation]. What
    /// [method @GlobalScope.deg_to_rad] makes of degrees means exactly these degrees.
    #[export(range = (-360.0, 360.0, 0.1, or_less, or_greater, radians_as_degrees))]
    #[var(set)]
    rotation: f64,
    base: Base<Resource>,
}

#[godot_api]
impl ClashOrientedRectangle2D {
    /// A new oriented rectangle, its rotation in radians. With a negative half extent it is empty,
    /// and an error says so.
    #[func]
    fn create(center: Vector2, half_extend: Vector2, rotation: f64) -> Gd<Self> {
        if is_negative(half_extend) {
            report::negative("ClashOrientedRectangle2D", "half_extend");
        }
        Gd::from_init_fn(|base| Self { center, half_extend, rotation, base })
    }

    /// The resource for an oriented rectangle of the library, whatever its numbers are.
    pub(crate) fn of(r: OrientedRectangle) -> Gd<Self> {
        Gd::from_init_fn(|base| Self {
            center: vector2(r.center),
            half_extend: vector2(r.half_extend),
            rotation: radians(r.rotation),
            base,
        })
    }

    #[func]
    fn set_center(&mut self, center: Vector2) {
        self.center = center;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_half_extend(&mut self, half_extend: Vector2) {
        if is_negative(half_extend) {
            report::negative("ClashOrientedRectangle2D", "half_extend");
        }
        self.half_extend = half_extend;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_rotation(&mut self, rotation: f64) {
        self.rotation = rotation;
        self.base_mut().emit_changed();
    }

    fn oriented(&self) -> OrientedRectangle {
        oriented(self.center, self.half_extend, self.rotation)
    }
}

shape_class!(ClashOrientedRectangle2D, |r| Shape::OrientedRectangle(r.oriented()));
told!(ClashOrientedRectangle2D: IResource, center, half_extend, rotation);

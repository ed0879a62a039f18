//! `ClashLine2D`.

use clash2d::Line;
use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use crate::convert::{line, vector2};
use crate::text::told;

/// An endless straight line.
///
/// With the null vector as its direction it is its base point.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashLine2D {
    /// Any point of the line.
    #[export]
    #[var(set)]
    base: Vector2,
    /// Which way the line runs; any length, either way along it.
    #[export]
    #[var(set)]
    #[init(val = Vector2::RIGHT)]
    direction: Vector2,
    object: Base<Resource>,
}

#[godot_api]
impl ClashLine2D {
    /// A new line.
    #[func]
    fn create(base: Vector2, direction: Vector2) -> Gd<Self> {
        Self::of(line(base, direction))
    }

    /// The resource for a line of the library.
    pub(crate) fn of(l: Line) -> Gd<Self> {
        Gd::from_init_fn(|object| Self {
            base: vector2(l.base),
            direction: vector2(l.direction),
            object,
        })
    }

    #[func]
    fn set_base(&mut self, base: Vector2) {
        self.base = base;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_direction(&mut self, direction: Vector2) {
        self.direction = direction;
        self.base_mut().emit_changed();
    }
}

shape_class!(ClashLine2D, |l| Shape::Line(line(l.base, l.direction)));
told!(ClashLine2D: IResource, base, direction);

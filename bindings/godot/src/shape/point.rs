//! `ClashPoint2D`.

use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use crate::convert::vector;
use crate::text::told;

/// A single point: the mouse, a bullet, a pixel.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashPoint2D {
    /// Where the point is.
    #[export]
    #[var(set)]
    position: Vector2,
    base: Base<Resource>,
}

#[godot_api]
impl ClashPoint2D {
    /// A new point.
    #[func]
    fn create(position: Vector2) -> Gd<Self> {
        Self::of(position)
    }

    /// The resource for a point.
    pub(crate) fn of(position: Vector2) -> Gd<Self> {
        Gd::from_init_fn(|base| Self { position, base })
    }

    #[func]
    fn set_position(&mut self, position: Vector2) {
        self.position = position;
        self.base_mut().emit_changed();
    }
}

shape_class!(ClashPoint2D, |p| Shape::Point(vector(p.position)));
told!(ClashPoint2D: IResource, position);

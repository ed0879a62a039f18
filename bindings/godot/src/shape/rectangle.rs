//! `ClashRectangle2D`.

use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use crate::convert::{is_negative, rectangle};
use crate::report;
use crate::text::told;

/// A filled rectangle whose sides run along the axes, its border included.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashRectangle2D {
    /// The rectangle from `position` to `position + size`, a sum that is never rounded. One with a
    /// negative size is empty, with an error; use [method Rect2.abs].
    #[export]
    #[var(set)]
    #[init(val = Rect2::from_components(-10.0, -10.0, 20.0, 20.0))]
    rect: Rect2,
    base: Base<Resource>,
}

#[godot_api]
impl ClashRectangle2D {
    /// A new rectangle. With a negative size it is empty, and an error says so.
    #[func]
    fn create(rect: Rect2) -> Gd<Self> {
        if is_negative(rect.size) {
            report::negative_rect();
        }
        Self::of(rect)
    }

    /// The resource for a rectangle, whatever its numbers are.
    pub(crate) fn of(rect: Rect2) -> Gd<Self> {
        Gd::from_init_fn(|base| Self { rect, base })
    }

    #[func]
    fn set_rect(&mut self, rect: Rect2) {
        if is_negative(rect.size) {
            report::negative_rect();
        }
        self.rect = rect;
        self.base_mut().emit_changed();
    }
}

shape_class!(ClashRectangle2D, |r| Shape::Rectangle(rectangle(r.rect)));
told!(ClashRectangle2D: IResource, rect);

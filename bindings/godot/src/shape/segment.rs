//! `ClashSegment2D`.

use clash2d::Segment;
use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use crate::convert::{segment, vector2};
use crate::text::told;

/// A straight piece between two points, both included.
///
/// With two equal points it is a point.
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashSegment2D {
    /// One end.
    #[export]
    #[var(set)]
    point1: Vector2,
    /// The other end.
    #[export]
    #[var(set)]
    #[init(val = Vector2::new(0.0, 10.0))]
    point2: Vector2,
    base: Base<Resource>,
}

#[godot_api]
impl ClashSegment2D {
    /// A new segment.
    #[func]
    fn create(point1: Vector2, point2: Vector2) -> Gd<Self> {
        Self::of(segment(point1, point2))
    }

    /// The resource for a segment of the library.
    pub(crate) fn of(s: Segment) -> Gd<Self> {
        Gd::from_init_fn(|base| Self { point1: vector2(s.point1), point2: vector2(s.point2), base })
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
}

shape_class!(ClashSegment2D, |s| Shape::Segment(segment(s.point1, s.point2)));
told!(ClashSegment2D: IResource, point1, point2);

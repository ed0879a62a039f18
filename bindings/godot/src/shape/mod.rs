//! The six shapes as resources.
//!
//! The crate godot has no classes that inherit from each other, hence no common class `Clash…2D`:
//! what the six have in common is the trait [`ClashShape`], and the methods of [`shape_class!`].

#![forbid(unsafe_code)]

use godot::classes::Resource;
use godot::obj::{DynGd, Gd};

mod class;
mod draw;
mod pair;
mod transform;

mod circle;
mod line;
mod oriented_rectangle;
mod point;
mod rectangle;
mod segment;

pub(crate) use circle::ClashCircle2D;
pub(crate) use draw::draw;
pub(crate) use line::ClashLine2D;
pub(crate) use oriented_rectangle::ClashOrientedRectangle2D;
pub(crate) use pair::collide;
pub(crate) use point::ClashPoint2D;
pub(crate) use rectangle::ClashRectangle2D;
pub(crate) use segment::ClashSegment2D;
pub(crate) use transform::transformed;

use crate::convert::{rect2, vector2};
use crate::report;

/// A shape of the library.
#[derive(Clone, Copy)]
pub(crate) enum Shape {
    Circle(clash2d::Circle),
    Line(clash2d::Line),
    OrientedRectangle(clash2d::OrientedRectangle),
    Point(clash2d::Vector2D),
    Rectangle(clash2d::Rectangle),
    Segment(clash2d::Segment),
}

impl Shape {
    /// Whether the shape has any point.
    pub(crate) fn is_valid(self) -> bool {
        match self {
            Self::Circle(c) => c.is_valid(),
            Self::Line(l) => l.is_valid(),
            Self::OrientedRectangle(r) => r.is_valid(),
            Self::Point(p) => p.is_finite(),
            Self::Rectangle(r) => r.is_valid(),
            Self::Segment(s) => s.is_valid(),
        }
    }

    /// A new resource of this shape.
    pub(crate) fn resource(self) -> AnyShape {
        match self {
            Self::Circle(c) => ClashCircle2D::of(c).into_dyn().upcast(),
            Self::Line(l) => ClashLine2D::of(l).into_dyn().upcast(),
            Self::OrientedRectangle(r) => ClashOrientedRectangle2D::of(r).into_dyn().upcast(),
            Self::Point(p) => ClashPoint2D::of(vector2(p)).into_dyn().upcast(),
            Self::Rectangle(r) => ClashRectangle2D::of(rect2(r)).into_dyn().upcast(),
            Self::Segment(s) => ClashSegment2D::of(s).into_dyn().upcast(),
        }
    }
}

/// What the six classes have in common.
pub(crate) trait ClashShape: 'static {
    /// The shape for the library.
    fn shape(&self) -> Shape;
}

/// A resource of one of the six classes.
pub(crate) type AnyShape = DynGd<Resource, dyn ClashShape>;

/// The shape of a parameter "other"; none, and a report, if it is null or none of the six.
pub(crate) fn shape_of(other: Option<Gd<Resource>>) -> Option<Shape> {
    let Some(other) = other else {
        report::null("other");
        return None;
    };
    match other.try_dynify::<dyn ClashShape>() {
        Ok(other) => Some(other.dyn_bind().shape()),
        Err(_) => {
            report::no_shape();
            None
        }
    }
}

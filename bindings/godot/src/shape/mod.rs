//! The six shapes as resources.
//!
//! The crate godot has no classes that inherit from each other, hence no common class `Clash…2D`:
//! what the six have in common is the trait [`ClashShape`], and the methods of [`shape_class!`].

#![forbid(unsafe_code)]

use clash2d::Rectangle;
use godot::builtin::Rect2;
use godot::classes::Resource;
use godot::obj::Gd;

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

    /// The rectangle around the shape, if it has any point; else NaN, which meets nothing.
    pub(crate) fn hull(self, around: Rectangle) -> Rect2 {
        if !self.is_valid() {
            let nan = f32::NAN;
            return Rect2::from_components(nan, nan, nan, nan);
        }
        rect2(around)
    }

    /// A new resource of this shape.
    pub(crate) fn resource(self) -> Gd<Resource> {
        match self {
            Self::Circle(c) => ClashCircle2D::of(c).upcast(),
            Self::Line(l) => ClashLine2D::of(l).upcast(),
            Self::OrientedRectangle(r) => ClashOrientedRectangle2D::of(r).upcast(),
            Self::Point(p) => ClashPoint2D::of(vector2(p)).upcast(),
            Self::Rectangle(r) => ClashRectangle2D::of(rect2(r)).upcast(),
            Self::Segment(s) => ClashSegment2D::of(s).upcast(),
        }
    }
}

/// What the six classes have in common.
pub(crate) trait ClashShape {
    /// The shape for the library.
    fn shape(&self) -> Shape;
}

/// The six classes, for the hint of an exported property.
pub(crate) const CLASSES: &str = "ClashCircle2D,ClashLine2D,ClashOrientedRectangle2D,ClashPoint2D,\
    ClashRectangle2D,ClashSegment2D";

/// A resource of one of the six classes.
///
/// The crate godot's `DynGd` would do, but panics if two threads look for a class at once.
pub(crate) enum AnyShape {
    Circle(Gd<ClashCircle2D>),
    Line(Gd<ClashLine2D>),
    OrientedRectangle(Gd<ClashOrientedRectangle2D>),
    Point(Gd<ClashPoint2D>),
    Rectangle(Gd<ClashRectangle2D>),
    Segment(Gd<ClashSegment2D>),
}

impl AnyShape {
    /// The resource as the class that it has; none if that is another one.
    pub(crate) fn of(resource: Gd<Resource>) -> Option<Self> {
        let other = match resource.try_cast() {
            Ok(circle) => return Some(Self::Circle(circle)),
            Err(other) => other,
        };
        let other = match other.try_cast() {
            Ok(rectangle) => return Some(Self::Rectangle(rectangle)),
            Err(other) => other,
        };
        let other = match other.try_cast() {
            Ok(rectangle) => return Some(Self::OrientedRectangle(rectangle)),
            Err(other) => other,
        };
        let other = match other.try_cast() {
            Ok(segment) => return Some(Self::Segment(segment)),
            Err(other) => other,
        };
        let other = match other.try_cast() {
            Ok(point) => return Some(Self::Point(point)),
            Err(other) => other,
        };
        other.try_cast().ok().map(Self::Line)
    }

    /// The shape for the library.
    pub(crate) fn shape(&self) -> Shape {
        match self {
            Self::Circle(circle) => circle.bind().shape(),
            Self::Line(line) => line.bind().shape(),
            Self::OrientedRectangle(rectangle) => rectangle.bind().shape(),
            Self::Point(point) => point.bind().shape(),
            Self::Rectangle(rectangle) => rectangle.bind().shape(),
            Self::Segment(segment) => segment.bind().shape(),
        }
    }
}

/// The shape of a parameter "other"; none, and a report, if it is null or none of the six.
pub(crate) fn shape_of(other: Option<Gd<Resource>>) -> Option<Shape> {
    let Some(other) = other else {
        report::null("other");
        return None;
    };
    let shape = AnyShape::of(other);
    if shape.is_none() {
        report::no_shape();
    }
    shape.map(|shape| shape.shape())
}

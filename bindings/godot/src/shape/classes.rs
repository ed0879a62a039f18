//! Resources of any class of shapes.

use godot::classes::Resource;
use godot::obj::Gd;

use super::{
    ClashCapsule2D, ClashChain2D, ClashCircle2D, ClashGroup2D, ClashLine2D,
    ClashOrientedRectangle2D, ClashPoint2D, ClashPolygon2D, ClashRectangle2D, ClashSector2D,
    ClashSegment2D, ClashShape, Shape,
};
use crate::convert::{rect2, vector2};
use crate::report;

/// Declares a resource of any class, those that are asked most often first.
macro_rules! any_shape {
    ($($kind:ident($class:ident),)*) => {
        /// A resource of one of the classes of shapes.
        ///
        /// The crate godot's `DynGd` would do, but panics if two threads look for a class at once.
        pub(crate) enum AnyShape {
            $($kind(Gd<$class>),)*
        }

        impl AnyShape {
            /// The resource as the class that it has; none if that is another one.
            pub(crate) fn of(resource: Gd<Resource>) -> Option<Self> {
                $(let resource = match resource.try_cast() {
                    Ok(shape) => return Some(Self::$kind(shape)),
                    Err(other) => other,
                };)*
                drop(resource);
                None
            }

            /// The shape for the library.
            pub(crate) fn shape(&self) -> Shape {
                match self {
                    $(Self::$kind(shape) => shape.bind().shape(),)*
                }
            }
        }
    };
}

any_shape! {
    Circle(ClashCircle2D),
    Rectangle(ClashRectangle2D),
    OrientedRectangle(ClashOrientedRectangle2D),
    Capsule(ClashCapsule2D),
    Polygon(ClashPolygon2D),
    Segment(ClashSegment2D),
    Point(ClashPoint2D),
    Chain(ClashChain2D),
    Sector(ClashSector2D),
    Group(ClashGroup2D),
    Line(ClashLine2D),
}

/// All classes of shapes, for the hint of an exported property.
pub(crate) const CLASSES: &str = "ClashCapsule2D,ClashChain2D,ClashCircle2D,ClashGroup2D,\
    ClashLine2D,ClashOrientedRectangle2D,ClashPoint2D,ClashPolygon2D,ClashRectangle2D,\
    ClashSector2D,ClashSegment2D";

/// A new resource of a shape.
pub(crate) fn resource(shape: &Shape) -> Gd<Resource> {
    match shape {
        Shape::Capsule(capsule) => ClashCapsule2D::of(*capsule).upcast(),
        Shape::Chain(chain) => ClashChain2D::of(chain).upcast(),
        Shape::Circle(circle) => ClashCircle2D::of(*circle).upcast(),
        Shape::Group(members) => ClashGroup2D::of(members.iter().map(resource)).upcast(),
        Shape::Line(line) => ClashLine2D::of(*line).upcast(),
        Shape::OrientedRectangle(r) => ClashOrientedRectangle2D::of(*r).upcast(),
        Shape::Point(point) => ClashPoint2D::of(vector2(*point)).upcast(),
        Shape::Polygon(polygon) => ClashPolygon2D::of(polygon).upcast(),
        Shape::Rectangle(r) => ClashRectangle2D::of(rect2(*r)).upcast(),
        Shape::Sector(sector) => ClashSector2D::of(*sector).upcast(),
        Shape::Segment(segment) => ClashSegment2D::of(*segment).upcast(),
    }
}

/// The shape of a parameter; none, and a report, if it is null or no shape.
pub(crate) fn shape_of(parameter: &str, resource: Option<Gd<Resource>>) -> Option<Shape> {
    let Some(resource) = resource else {
        report::null(parameter);
        return None;
    };
    typed(parameter, resource).map(|shape| shape.shape())
}

/// The resource of a parameter as the class that it has; none, and a report, if it is no shape.
pub(crate) fn typed(parameter: &str, resource: Gd<Resource>) -> Option<AnyShape> {
    let shape = AnyShape::of(resource.clone());
    if shape.is_none() {
        report::no_shape(parameter, &resource.get_class().to_string(), CLASSES);
    }
    shape
}

/// The shapes of the parameters `a` and `b`; none, and a report, if one is null or no shape.
pub(crate) fn both(a: Option<Gd<Resource>>, b: Option<Gd<Resource>>) -> Option<(Shape, Shape)> {
    shape_of("a", a).zip(shape_of("b", b))
}

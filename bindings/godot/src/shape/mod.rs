//! The shapes as resources.
//!
//! The crate godot has no classes that inherit from each other, hence no common class `Clash…2D`:
//! what the shapes have in common is the trait [`ClashShape`], and the methods of [`shape_class!`].

#![forbid(unsafe_code)]

mod shared;

mod any;
pub(crate) mod ask;
mod class;
mod draw;
mod physics;
mod transform;

mod capsule;
mod chain;
mod circle;
mod group;
mod line;
mod oriented_rectangle;
mod point;
mod polygon;
mod rectangle;
mod sector;
mod segment;

mod classes;

pub(crate) use any::Shape;
pub(crate) use ask::number;
pub(crate) use capsule::ClashCapsule2D;
pub(crate) use chain::ClashChain2D;
pub(crate) use circle::ClashCircle2D;
pub(crate) use classes::{AnyShape, CLASSES, both, resource, shape_of, typed};
pub(crate) use draw::draw;
pub(crate) use group::ClashGroup2D;
pub(crate) use line::ClashLine2D;
pub(crate) use oriented_rectangle::ClashOrientedRectangle2D;
pub(crate) use physics::from_physics;
pub(crate) use point::ClashPoint2D;
pub(crate) use polygon::ClashPolygon2D;
pub(crate) use rectangle::ClashRectangle2D;
pub(crate) use sector::ClashSector2D;
pub(crate) use segment::ClashSegment2D;
pub(crate) use shared::{SharedChain, SharedPolygon};
pub(crate) use transform::{nearest_turn, owned, pose, pose_and_stretch, transform, transformed};

/// What the classes of all shapes have in common.
pub(crate) trait ClashShape {
    /// The shape for the library.
    fn shape(&self) -> Shape;
}

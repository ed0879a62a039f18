//! What questions answer, as small objects, and what a motion is.
//!
//! As `KinematicCollision2D` is: null where there is no answer.

#![forbid(unsafe_code)]

mod cast_hit;
mod contact;
mod distance;
mod edge;
mod intersection;
mod motion;
mod ray_hit;

pub(crate) use cast_hit::ClashCastHit2D;
pub(crate) use contact::ClashContact2D;
pub(crate) use distance::ClashDistance2D;
pub(crate) use edge::ClashEdge2D;
pub(crate) use intersection::ClashIntersection2D;
pub(crate) use motion::ClashMotion2D;
pub(crate) use ray_hit::ClashRayHit2D;

//! Poses: frames that stand somewhere and are turned.

#![forbid(unsafe_code)]

use godot::prelude::*;

use super::ClashGeometry2D;
use crate::answer::ClashMotion2D;
use crate::convert::{vector, vector2};
use crate::shape::{ask, pose, transform};

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// The pose of a frame [param b] that is given in the frame [param a], as `a * b` is for
    /// Transform2D: the same bits on every platform. A pose is a [Transform2D] without scale: only
    /// its origin and where its X axis points to count, whole degrees as such. Error at most 0.51
    /// units in the last of 32 bits of each coordinate, also under cancellation.
    #[func]
    fn pose_compose(a: Transform2D, b: Transform2D) -> Transform2D {
        transform(pose(a).compose(pose(b)))
    }

    /// The pose that leads back, as [method Transform2D.inverse] does. Error at most 0.51 units in
    /// the last of 32 bits of each coordinate.
    #[func]
    fn pose_inverse(pose: Transform2D) -> Transform2D {
        transform(self::pose(pose).inverse())
    }

    /// Where a point of the frame is, as `pose * point` is. Error at most 0.51 units in the last of
    /// 32 bits of each coordinate, also under cancellation.
    #[func]
    fn pose_transform_point(pose: Transform2D, point: Vector2) -> Vector2 {
        vector2(self::pose(pose).transform_point(vector(point)))
    }

    /// Where in the frame a point is, as `point * pose` is. Error at most 0.51 units in the last of
    /// 32 bits of each coordinate, also under cancellation.
    #[func]
    fn pose_inverse_transform_point(pose: Transform2D, point: Vector2) -> Vector2 {
        vector2(self::pose(pose).inverse_transform_point(vector(point)))
    }

    /// A direction of the frame as it is outside, as [method Transform2D.basis_xform] makes it: turned.
    /// Exact for multiples of a right angle; error at most 0.51 units in the last of 32 bits of
    /// each coordinate.
    #[func]
    fn pose_transform_direction(pose: Transform2D, direction: Vector2) -> Vector2 {
        vector2(self::pose(pose).transform_direction(vector(direction)))
    }

    /// A direction as it is in the frame, as [method Transform2D.basis_xform_inv] makes it: turned
    /// back. Exact for multiples of a right angle; error at most 0.51 units in the last of 32 bits
    /// of each coordinate.
    #[func]
    fn pose_inverse_transform_direction(pose: Transform2D, direction: Vector2) -> Vector2 {
        vector2(self::pose(pose).inverse_transform_direction(vector(direction)))
    }

    /// What a motion makes of all points until some part of it: 0 at the start, 1 at the end, also
    /// before and after. What stood at a [Transform2D] stands at this one times that then: so the
    /// hit of a cast is drawn, at its fraction.
    /// [codeblock]
    /// var at_hit := ClashGeometry2D.motion_pose_at(motion, hit.fraction) * axe.transform
    /// [/codeblock]
    /// The turn is that of degrees of 32 bits. NaN if a number is not finite.
    #[func]
    fn motion_pose_at(motion: Option<Gd<ClashMotion2D>>, fraction: f64) -> Transform2D {
        let motion = ask::motion("motion", motion);
        motion.map_or(Transform2D::IDENTITY, |motion| transform(motion.pose_at(fraction as f32)))
    }
}

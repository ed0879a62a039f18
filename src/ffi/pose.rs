//! Poses: frames that stand somewhere and are turned.

use clash2d::{Motion, Pose, Vector2D};

// ---- Poses -------------------------------------------------------------------------------------

/// The pose of a frame `b` that is given in the frame `a`: what it makes of a point is what `a` makes of
/// what `b` makes of it.
/// Error at most 0.51 ulp in each coordinate, also under cancellation; the sum of the two rotations
/// is rounded once. NaN where a number is not finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_pose_compose(a: Pose, b: Pose) -> Pose {
    a.compose(b)
}

/// The pose that leads back: of everything, seen from the frame.
/// Error at most 0.51 ulp in each coordinate, also under cancellation; the rotation is exact.
#[unsafe(no_mangle)]
pub extern "C" fn clash_pose_inverse(pose: Pose) -> Pose {
    pose.inverse()
}

/// Where a point of the frame is: turned by the rotation, then moved by the position.
/// Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
/// the rotation is not finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_pose_transform_point(pose: Pose, point: Vector2D) -> Vector2D {
    pose.transform_point(point)
}

/// Where in the frame a point is.
/// Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
/// the rotation is not finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_pose_inverse_transform_point(pose: Pose, point: Vector2D) -> Vector2D {
    pose.inverse_transform_point(point)
}

/// A direction of the frame as it is outside: turned by the rotation.
/// Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
/// not finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_pose_transform_direction(pose: Pose, direction: Vector2D) -> Vector2D {
    pose.transform_direction(direction)
}

/// A direction as it is in the frame: turned back.
/// Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
/// not finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_pose_inverse_transform_direction(
    pose: Pose,
    direction: Vector2D,
) -> Vector2D {
    pose.inverse_transform_direction(direction)
}

/// What a motion makes of all points until some part of it: 0 at the start, 1 at the end, also before
/// and after. A shape that stood at a pose stands at this one composed with that one then: so the
/// hit of a cast is drawn, at its fraction.
/// The rotation is rounded once. Error of the position at most 0.51 ulp in each coordinate, also
/// under cancellation, where it turns by just that: so the pivot is where it has to be. NaN if a
/// number is not finite, or the rotation is too large for a float.
#[unsafe(no_mangle)]
pub extern "C" fn clash_motion_pose_at(motion: Motion, fraction: f32) -> Pose {
    motion.pose_at(fraction)
}

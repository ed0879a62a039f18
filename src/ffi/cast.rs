//! When moving shapes meet.

use core::mem::MaybeUninit;

use super::{both, written};
use clash2d::abi::{write_cast, write_ray};
use clash2d::{
    CastHit, CastMode, CastSettings, Motion, RayHit, Shape, Status, Vector2D, cast_turning_with,
};

// ---- Casts: when moving shapes meet ------------------------------------------------------------

/// The settings that a null pointer stands for: all contacts on the whole way, from free sides, where
/// shapes touch, and the least tolerance.
#[unsafe(no_mangle)]
pub extern "C" fn clash_default_cast() -> CastSettings {
    CastSettings::new()
}

/// Whether a cast takes settings, null included, or the first reason why it answers no:
/// CLASH_STATUS_UNKNOWN_VALUE if the mode or the sides are none that there are,
/// CLASH_STATUS_NOT_FINITE or CLASH_STATUS_NEGATIVE for the other numbers.
#[unsafe(no_mangle)]
pub extern "C" fn clash_cast_settings_check(settings: Option<&CastSettings>) -> Status {
    settings.map_or(Status::Ok, CastSettings::check)
}

/// Where a ray, the way from `origin` to `origin + movement`, enters a shape and where it leaves
/// it. `settings` may be null: clash_default_cast.
/// Whether they share a point, exactly: start, end and touching count. No if the shape is null or
/// empty, a number is not finite or the settings are refused (clash_cast_settings_check).
/// A chain with a solid side is met from its free side only, as ClashCastSides tells.
/// A ray that keeps a distance is as thick to either side, and round: the parts are those at which
/// it comes within the distance of the shape and leaves it, exactly; the points are the shape's.
/// What starts in the shape with CLASH_CAST_APPROACHING enters where a point that moves there would
/// hit in clash_cast. The entry must not lie beyond the largest fraction, the exit may.
/// Error of the points at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of
/// the normals 2^-23 unless the ray grazes a curve. O(n) for vertices or members, otherwise
/// constant; of a prepared shape only those on the way are looked at, and O(log n) boxes around
/// the others: a ray that meets a few of 10,000 takes up to twice as long as with 10. Settings other
/// than the default and largest fractions make it up to ten times that.
/// `outHit` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_cast_ray(
    shape: Option<&Shape<'_>>,
    origin: Vector2D,
    movement: Vector2D,
    settings: Option<&CastSettings>,
    out_hit: Option<&mut MaybeUninit<RayHit>>,
) -> bool {
    shape.is_some_and(|shape| write_ray(shape, origin, movement, settings, out_hit))
}

/// When and where two shapes that move in a straight line, at the same time, share a point first:
/// each point moves to that + movement. `settings` may be null: clash_default_cast.
/// Whether they ever do, exactly: end and touching count. No if a shape is null or empty, a number
/// is not finite or the settings are refused (clash_cast_settings_check).
/// A chain with a solid side is met from its free side only, as ClashCastSides tells. The normal never
/// leads against the way, from the first shape to the second one, but for its rounding; only what
/// touches at the start has the normal of the contact, whatever moves.
/// The fraction is the greatest float that is not beyond the first contact. With a distance kept
/// that is where the shapes are exactly so far apart, as clash_within tells, and the point is in the
/// middle between them. Whether the first contact lies beyond the largest fraction is exact, too.
/// Error of the point at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of the
/// normal 2^-23 unless a curve is grazed. It parts convex shapes then, however their sizes differ.
/// O(n m) for the vertices or members of both, otherwise constant; of prepared shapes only those that
/// come in each other's way count: near a few of 10,000 a small shape takes up to a fifth longer than
/// with 10. Simple shapes that keep a distance take longer than those that don't, by up to a few
/// microseconds.
/// `outHit` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_cast(
    a: Option<&Shape<'_>>,
    movement_a: Vector2D,
    b: Option<&Shape<'_>>,
    movement_b: Vector2D,
    settings: Option<&CastSettings>,
    out_hit: Option<&mut MaybeUninit<CastHit>>,
) -> bool {
    let Some((a, b)) = both(a, b) else { return false };
    write_cast([a, b], [movement_a, movement_b], settings, out_hit)
}

/// When and where two shapes that move in a straight line and turn, at the same time, meet first.
/// `settings` may be null: clash_default_cast. Whether they do; a no is certain. No if a shape is null
/// or empty, a number is not finite or the settings are refused (clash_cast_settings_check).
/// The fraction is never beyond the first contact, and then the shapes are at most the tolerance of
/// the settings further apart than the distance kept, and no nearer than that; shapes that only come
/// that near may count as meeting. The tolerance is at least 2^-20 of all sizes, ways and the distance
/// kept together, also if a smaller one is given. Of the turns the first 100 count. Without turns it
/// is not needed: the answer is that of clash_cast. With more than 100 turns the fraction may be early
/// by more than the tolerance. The point is in the middle of what is left between the shapes.
/// What touches at the start in CLASH_CAST_APPROACHING hits if it gets deeper by more than the
/// tolerance or 2^-10 of the sizes and ways. Of what is not convex or has more than 8 corners each
/// edge counts on its own: on the way out of a deeper overlap, edges that pass each other may hit.
/// Whether something moves into the ground of an edge with a solid side is told by the points that come
/// near, in floats; what passes it does so until they are apart. Lines meet chains from both sides.
/// O(n + m) for the vertices or members of both, less if they are prepared; and a few steps, more if
/// much is skimmed, for each two edges or members that come near each other until shapes meet. The
/// number of turns does not matter unless both turn and come near in each of them: after 2^13 steps
/// two edges are said to meet, after fewer where many do.
/// `outHit` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_cast_turning(
    a: Option<&Shape<'_>>,
    motion_a: Motion,
    b: Option<&Shape<'_>>,
    motion_b: Motion,
    settings: Option<&CastSettings>,
    out_hit: Option<&mut MaybeUninit<CastHit>>,
) -> bool {
    let Some((a, b)) = both(a, b) else { return false };
    let settings = settings.copied().unwrap_or_default();
    written(cast_turning_with(a, motion_a, b, motion_b, &settings), out_hit)
}

/// The mode of a number; None if there is none.
pub(crate) fn cast_mode(number: u32) -> Option<CastMode> {
    [CastMode::All, CastMode::Approaching].into_iter().find(|&mode| mode as u32 == number)
}

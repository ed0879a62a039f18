//! When moving shapes meet.

use core::mem::MaybeUninit;

use super::{both, written};
use clash2d::abi::{write_cast, write_ray};
use clash2d::{CastHit, CastMode, Motion, RayHit, Shape, Vector2D, cast_turning};

// ---- Casts: when moving shapes meet ------------------------------------------------------------

/// Where a ray, the way from `origin` to `origin + movement`, enters a shape and where it leaves
/// it.
/// Whether they share a point, exactly: start, end and touching count. No if the shape is null or
/// empty or a number is not finite.
/// Error of the points at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of
/// the normals 2^-23 unless the ray grazes a curve. O(n) for vertices or members, otherwise
/// constant; of a prepared shape only those on the way are looked at, and O(log n) boxes around
/// the others: a ray that meets a few of 10,000 takes up to twice as long as with 10.
/// `outHit` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_cast_ray(
    shape: Option<&Shape<'_>>,
    origin: Vector2D,
    movement: Vector2D,
    out_hit: Option<&mut MaybeUninit<RayHit>>,
) -> bool {
    shape.is_some_and(|shape| write_ray(shape, origin, movement, out_hit))
}

/// When and where two shapes that move in a straight line, at the same time, share a point first:
/// each point moves to that + movement. `mode` is a ClashCastMode: which contacts at the start
/// count.
/// Whether they ever do, exactly: end and touching count. No if a shape is null or empty, a number
/// is not finite or the mode is unknown.
/// The fraction is the greatest float that is not beyond the first contact. Error of the point at
/// most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of the normal 2^-23 unless
/// a curve is grazed. It parts convex shapes then, however their sizes differ. O(n m) for the
/// vertices or members of both, otherwise constant; of prepared shapes only those that come in each
/// other's way count: near a few of 10,000 a small shape takes up to a fifth longer than with 10.
/// `outHit` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_cast(
    a: Option<&Shape<'_>>,
    movement_a: Vector2D,
    b: Option<&Shape<'_>>,
    movement_b: Vector2D,
    mode: u32,
    out_hit: Option<&mut MaybeUninit<CastHit>>,
) -> bool {
    let Some(((a, b), mode)) = both(a, b).zip(cast_mode(mode)) else { return false };
    write_cast([a, b], [movement_a, movement_b], mode, out_hit)
}

/// When and where two shapes that move in a straight line and turn, at the same time, meet first.
/// `mode` is a ClashCastMode: which contacts at the start count. Whether they do; a no is certain.
/// No if a shape is null or empty, a number is not finite or the mode is unknown.
/// The fraction is never beyond the first contact, and then the shapes are at most `tolerance`
/// apart; shapes that only come that near may count as meeting. The tolerance is at least 2^-20 of
/// all sizes and ways together, also if a smaller one is given, or NaN. Of the turns the first 100
/// count. Without turns it is not needed: the answer is that of clash_cast. With more than 100 turns
/// the fraction may be early by more than the tolerance. The point is in the middle of what is left
/// between the shapes.
/// What touches at the start in CLASH_CAST_APPROACHING hits if it gets deeper by more than the
/// tolerance or 2^-10 of the sizes and ways. Of what is not convex or has more than 8 corners each
/// edge counts on its own: on the way out of a deeper overlap, edges that pass each other may hit.
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
    tolerance: f32,
    mode: u32,
    out_hit: Option<&mut MaybeUninit<CastHit>>,
) -> bool {
    let Some(((a, b), mode)) = both(a, b).zip(cast_mode(mode)) else { return false };
    written(cast_turning(a, motion_a, b, motion_b, tolerance, mode), out_hit)
}

/// The mode of a number; None if there is none.
pub(crate) fn cast_mode(number: u32) -> Option<CastMode> {
    [CastMode::All, CastMode::Approaching].into_iter().find(|&mode| mode as u32 == number)
}

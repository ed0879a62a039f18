//! How large a shape is, and where it balances.

use core::mem::MaybeUninit;

use super::written;
use clash2d::abi::mass;
use clash2d::{Mass, Shape};

// ---- Measures of any shape ---------------------------------------------------------------------

/// The area of a shape, where it balances, and how hard it is to turn. Whether there is an answer: no
/// if the shape is null, empty or a line, or has a line as a member.
/// What has no area balances by its length: a segment, a chain, and a polygon in one line, of which
/// all edges count. What has no length either balances in the middle of its points.
/// A group is the sum of its members as they are: where they overlap, each of them counts; and what
/// has no area counts only if nothing has one. A polygon counts as clash_polygon_area says, which
/// tells the same area and clash_polygon_centroid the same centroid, and with what its radius adds if
/// it is convex or has no more than two vertices. The radius of other polygons, and of chains of more
/// than two vertices, is left out.
/// Error of the area at most 0.51 ulp, and 2^-40 of it; of the centroid 0.51 ulp, and 2^-40 of the
/// extent of the shape, which is that of the whole disc for a sector; of the second moment 0.51 ulp,
/// and 2^-40 of the area times the square of the extent. O(n) for n vertices or members; with several
/// rings as clash_polygon_area.
/// `outMass` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_mass(
    shape: Option<&Shape<'_>>,
    out_mass: Option<&mut MaybeUninit<Mass>>,
) -> bool {
    written(shape.and_then(mass), out_mass)
}

//! Rays through polygons of a few vertices, of which they cross two edges.

use super::super::hit::RayHit;
use super::corner::through_corners;
use super::cuts::{Cuts, crossed};
use super::track::Track;
use crate::any::Polygon;
use crate::pack::{Four, Mask, Number, Pack};
use crate::vector::Vector2D;

/// What the sides of vertices are off by, as a part of both products: the ways to the vertices and
/// these products are rounded once, and then their difference, by 2^-24 each.
const SIDE: f32 = 1.0 / (1_u32 << 22) as f32;

/// Of how many vertices each may have a bit.
const MOST: usize = 31;

/// On which sides of the line of a ray up to [`MOST`] vertices are: bits of those on the right. None if
/// they may lie on it.
#[inline(always)]
fn sides(ring: &[Vector2D], track: Track) -> Option<u32> {
    let mut right = 0;
    for (number, few) in ring.chunks(4).enumerate() {
        right |= sides_of_four(few, track)? << (4 * number);
    }
    // The last vertex stands for those that are missing to four.
    Some(right & ((1 << ring.len()) - 1))
}

/// The same of up to four.
#[inline(always)]
fn sides_of_four(few: &[Vector2D], track: Track) -> Option<u32> {
    let [x, y] = Four::vertices(|i| few[i.min(few.len() - 1)]);
    let ((start, slip), along) = (track.near_start(), track.movement);
    let left = Four::all(along.x) * (y - Four::all(start.y));
    let right = Four::all(along.y) * (x - Four::all(start.x));
    let room = (left.abs() + right.abs()) * Four::all(SIDE) + Four::all(f32::TINY + slip);
    let side = left - right;
    let is_clear = side.abs().is_above(room).bits() == 0xf;
    is_clear.then(|| Four::all(0.0).is_above(side).bits())
}

/// [`cast_ray`](super::super::cast_ray) of a polygon of one ring.
#[inline(always)]
pub(in super::super) fn through_polygon(
    polygon: &Polygon<'_>,
    track: Track,
) -> Option<Option<RayHit>> {
    let ring = polygon.vertices();
    let is_few = (3..=MOST).contains(&ring.len());
    if !(is_few & polygon.is_single_ring() & (polygon.radius() == 0.0)) {
        return None;
    }
    let Some(right) = sides(ring, track) else { return through_corners(ring, track) };
    let Some(numbers) = crossed(right, ring.len())? else {
        return Some(None);
    };
    let cuts = Cuts::new(ring, numbers, track)?.in_order()?;
    let Some(passage) = cuts.span.passage()? else { return Some(None) };
    passage.write(track, cuts.normals(), &cuts.edges_of(ring)?)
}

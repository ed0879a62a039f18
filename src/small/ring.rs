//! The corners of a polygon, and whether it is convex.

use super::pairs::pairs;
use crate::any::Polygon;
use crate::pack::{Pack, Pair, Two};
use crate::vector::Vector2D;

/// The ring of a polygon with a single one of 3 to 8 vertices and with a valid radius.
#[inline(always)]
pub(crate) fn short_ring<'a>(polygon: &Polygon<'a>) -> Option<&'a [Vector2D]> {
    let ring = polygon.vertices();
    let has_radius = polygon.radius().to_bits() < f32::INFINITY.to_bits();
    (polygon.is_single_ring() & has_radius & (3..=8).contains(&ring.len())).then_some(ring)
}

/// Some corners.
type Corners = [[Two; 2]; 4];

/// The corners of a ring of that many.
#[inline(always)]
pub(super) fn load<const N: usize>(ring: &[Vector2D; N]) -> Corners {
    let mut corners = [[Two::all(0.0); 2]; 4];
    for (p, corners) in corners[..pairs(N)].iter_mut().enumerate() {
        *corners = Two::of_vertices(ring[2 * p], ring[2 * p + 1]);
    }
    corners
}

/// The corners of a ring of fewer.
#[inline(never)]
pub(super) fn load_few<const N: usize>(ring: &[Vector2D], is_reversed: bool) -> Corners {
    let last = ring.len() - 1;
    let number = |i: usize| if i <= last { i } else { 0 };
    let vertex = |i: usize| ring[if is_reversed { last - number(i) } else { number(i) }];
    let mut corners = [[Two::all(0.0); 2]; 4];
    for (p, corners) in corners[..pairs(N)].iter_mut().enumerate() {
        *corners = Two::of_vertices(vertex(2 * p), vertex(2 * p + 1));
    }
    corners
}

/// Whether of so many bits in a circle two differ from the one before: from one half plane of directions
/// to the other one, and back.
#[inline(always)]
pub(crate) fn flips_twice(bits: u32, count: usize) -> bool {
    let bits = bits & ((1 << count) - 1);
    let next = bits >> 1 | (bits & 1) << (count - 1);
    let changes = bits ^ next;
    let rest = changes & changes.wrapping_sub(1);
    (rest != 0) & (rest & rest.wrapping_sub(1) == 0)
}

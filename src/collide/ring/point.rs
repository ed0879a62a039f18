//! Rings with points.

use core::array::from_fn;

use super::edges::{Places, Ring, all, following};
use crate::collide::crossings::cross_closely;
use crate::exact::float::Float;
use crate::pack::{Four, Pack};
use crate::vector::Vector2D;

/// Whether a ring contains a point, its border included; None if it has no vertices or too many.
///
/// By the even-odd rule, with a ray to the right.
#[inline(always)]
pub(crate) fn has_point(vertices: &[Vector2D], p: Vector2D) -> Option<bool> {
    let (ring, place) = (Ring::<Four, 2>::of(vertices)?, all([p.x, p.y]));
    let from = ring.seen_from(place);
    let [right, above] =
        of_axes(from_fn(|i| [0, 1].map(|k| ring.vertices[k][i].is_above(place[i]))));
    let [upright, level] =
        of_axes(from_fn(|i| [0, 1].map(|k| ring.vertices[k][i].is_equal(place[i]))));
    let turns: [[Mask; 2]; 2] = from_fn(|pack| turn(from[pack], following(&from, pack)));
    let [left, certain] = of_axes(from_fn(|i| turns.map(|turn| turn[i])));
    let ends_above = next(above);
    let crossed = above ^ ends_above;
    // Vertices, and edges along the X axis.
    let on = level & (upright | (next(level) & (right ^ next(right))));
    // An edge that leads upwards is crossed to the right of a point on its left.
    let (odd, doubts) = (crossed & !(left ^ ends_above), crossed & !certain);
    let (mut is_odd, mut is_on) = ((odd & !doubts).count_ones() & 1 != 0, on != 0);
    if (doubts != 0) & !is_on {
        let [is_other_odd, is_on_other] = cross_few(doubts, vertices, p);
        (is_odd, is_on) = (is_odd ^ is_other_odd, is_on_other);
    }
    let [[x, y], [other_x, other_y]] = from;
    let is_finite = ((x + other_x) + (y + other_y)).total().is_finite() || are_finite(vertices, p);
    Some((is_odd | is_on) & is_finite)
}

type Mask = <Four as Pack>::Mask;

/// Eight answers each to two questions as bits.
#[inline(always)]
fn of_axes([a, b]: [[Mask; 2]; 2]) -> [u8; 2] {
    let bits = Four::bits_of([a[0], a[1], b[0], b[1]]);
    [bits as u8, (bits >> 8) as u8]
}

/// What is known of the vertices where edges end, by that of those where they start.
#[inline(always)]
fn next(starts: u8) -> u8 {
    starts.rotate_right(1)
}

/// Whether a point lies on the left of edges, and whether that is certain, by the ways to both ends.
#[inline(always)]
fn turn(start: Places<Four>, end: Places<Four>) -> [Mask; 2] {
    // The ways are rounded once, their products once more, and what underflows is less than the bound's
    // least value.
    let (left, right) = (start[0] * end[1], start[1] * end[0]);
    let (side, size) = (left - right, left.abs() + right.abs());
    let bound = Four::all(8.0 * f32::ROUNDING) * size + Four::all(0.0_f32.or_underflow());
    [side.is_above(Four::all(0.0)), side.abs().is_above(bound)]
}

/// Whether an odd number of some edges across the ray's line is crossed, and whether the point lies on
/// one.
#[inline(never)]
fn cross_few(edges: u8, vertices: &[Vector2D], p: Vector2D) -> [bool; 2] {
    let (mut left, mut seen) = (edges, [false; 2]);
    while left != 0 {
        let number = left.trailing_zeros() as usize;
        left &= left - 1;
        let end = if number + 1 < vertices.len() { number + 1 } else { 0 };
        let [is_odd, is_on] = cross_closely(vertices[number], vertices[end], p);
        seen = [seen[0] ^ is_odd, seen[1] | is_on];
    }
    seen
}

#[cold]
#[inline(never)]
fn are_finite(vertices: &[Vector2D], p: Vector2D) -> bool {
    p.is_finite() && vertices.iter().all(|vertex| vertex.is_finite())
}

//! Rings with points.

use core::array::from_fn;
use core::cmp::Ordering;

use super::edges::{Places, Ring, all, following};
use crate::collide::crossings::cross_closely;
use crate::exact::float::Float;
use crate::outline::minus;
use crate::pack::{Four, Pack};
use crate::vector::Vector2D;

/// Whether a ring contains a point, its border included; None if it has no vertices or too many.
///
/// By the even-odd rule, with a ray to the right.
#[inline(always)]
pub(crate) fn has_point(vertices: &[Vector2D], p: Vector2D) -> Option<bool> {
    let look = Look::at(vertices, p)?;
    let is_on = look.lies_on_axis() != 0;
    let (is_in, doubts) = (look.is_odd() | is_on, if is_on { 0 } else { look.doubts() });
    if (doubts != 0) | !look.sum.is_finite() {
        return Some(has_point_closely(doubts, is_in, vertices, p));
    }
    Some(is_in)
}

/// [`has_point`] where some edges are in doubt, and what the others say.
#[inline(never)]
fn has_point_closely(doubts: u8, is_in: bool, vertices: &[Vector2D], p: Vector2D) -> bool {
    let (odd, on) = closely(doubts, vertices, p);
    ((is_in ^ (odd.count_ones() & 1 != 0)) | (on != 0)) & are_finite(vertices, p)
}

/// Where a point lies in a ring: less inside, equal on its border, and greater outside; None if the
/// ring has no vertices or too many, and where edges lie on each other.
///
/// Across an edge inside becomes outside. So a point on a single edge, or on two that end there from
/// different directions, has both beside it.
#[inline(always)]
pub(crate) fn place_in(vertices: &[Vector2D], p: Vector2D) -> Option<Ordering> {
    let look = Look::at(vertices, p)?;
    let perhaps_on = look.is_near() & !look.certain & (u8::MAX >> (8 - vertices.len()));
    let (mut is_odd, mut on) = (look.is_odd(), perhaps_on & look.lies_along_axes());
    let rest = perhaps_on & !on;
    let doubts = if on == 0 { rest | look.doubts() } else { rest };
    if doubts != 0 {
        let (odd, also_on) = closely(doubts, vertices, p);
        is_odd ^= (odd & look.doubts()).count_ones() & 1 != 0;
        on |= also_on & rest;
    }
    if on != 0 && !is_simple(on, vertices, p) {
        return None;
    }
    let place = match is_odd {
        _ if on != 0 => Ordering::Equal,
        true => Ordering::Less,
        false => Ordering::Greater,
    };
    Some(if look.is_finite(vertices, p) { place } else { Ordering::Greater })
}

/// Whether a point on some edges is on a single one, or on two that end there and do not lie on each
/// other.
#[inline(always)]
fn is_simple(on: u8, vertices: &[Vector2D], p: Vector2D) -> bool {
    if on & (on - 1) == 0 {
        return true;
    }
    let count = vertices.len();
    let vertex = |number: usize| vertices[if number < count { number } else { number - count }];
    let first = on.trailing_zeros() as usize;
    let first = if (first == 0) & (on & 2 == 0) { count - 1 } else { first };
    let both = 1 << first | 1 << (if first + 1 < count { first + 1 } else { 0 });
    let way = |to: Vector2D| [to.x, to.y].map(f64::from);
    let [to, from, corner] = [vertex(first), vertex(first + 2), vertex(first + 1)].map(way);
    let (u, v) = (minus(to, corner), minus(from, corner));
    // Each difference and each product is rounded once.
    let is_above = |a: f64, b: f64| a - b > 4.0 * f64::EPSILON * (a.abs() + b.abs());
    let (left, right) = (u[0] * v[1], u[1] * v[0]);
    let turns = is_above(left, right) | is_above(right, left) | is_above(-u[0] * v[0], u[1] * v[1]);
    (on == both) & (vertex(first + 1) == p) & turns
}

/// How the vertices of a ring lie around a point, and its edges, by the vertices where they start: bits.
struct Look {
    right: u8,
    above: u8,
    upright: u8,
    level: u8,
    /// On the left of which edges' lines the point lies, and where that is certain.
    left: u8,
    certain: u8,
    /// Of finite numbers it is finite, unless it overflows.
    sum: f32,
}

impl Look {
    #[inline(always)]
    fn at(vertices: &[Vector2D], p: Vector2D) -> Option<Self> {
        let (ring, place) = (Ring::<Four, 2>::of(vertices)?, all([p.x, p.y]));
        let from = ring.seen_from(place);
        let [right, above] =
            of_axes(from_fn(|i| [0, 1].map(|k| ring.vertices[k][i].is_above(place[i]))));
        let [upright, level] =
            of_axes(from_fn(|i| [0, 1].map(|k| ring.vertices[k][i].is_equal(place[i]))));
        let turns: [[Mask; 2]; 2] = from_fn(|pack| turn(from[pack], following(&from, pack)));
        let [left, certain] = of_axes(from_fn(|i| turns.map(|turn| turn[i])));
        let [[x, y], [other_x, other_y]] = from;
        let sum = ((x + other_x) + (y + other_y)).total();
        Some(Self { right, above, upright, level, left, certain, sum })
    }

    /// The edges across the ray's line.
    #[inline(always)]
    fn crossed(&self) -> u8 {
        self.above ^ next(self.above)
    }

    /// Those of which it is not certain on which side the point lies.
    #[inline(always)]
    fn doubts(&self) -> u8 {
        self.crossed() & !self.certain
    }

    /// Whether the ray crosses an odd number of the others.
    #[inline(always)]
    fn is_odd(&self) -> bool {
        // An edge that leads upwards is crossed to the right of a point on its left.
        let odd = self.crossed() & self.certain & !(self.left ^ next(self.above));
        odd.count_ones() & 1 != 0
    }

    /// Vertices, and edges along the X axis, on which the point lies.
    #[inline(always)]
    fn lies_on_axis(&self) -> u8 {
        self.level & (self.upright | (next(self.level) & (self.right ^ next(self.right))))
    }

    /// The edges that end at the point, and those along an axis that the point lies in line with.
    #[inline(always)]
    fn lies_along_axes(&self) -> u8 {
        let is_vertex = self.level & self.upright;
        let along = |equal: u8| equal & next(equal);
        is_vertex | next(is_vertex) | along(self.level) | along(self.upright)
    }

    /// The edges with the point in the box around them.
    #[inline(always)]
    fn is_near(&self) -> u8 {
        let is_between = |beyond: u8, equal: u8| {
            let before = !(beyond | equal);
            !((beyond & next(beyond)) | (before & next(before)))
        };
        is_between(self.right, self.upright) & is_between(self.above, self.level)
    }

    /// Whether all numbers are.
    #[inline(always)]
    fn is_finite(&self, vertices: &[Vector2D], p: Vector2D) -> bool {
        self.sum.is_finite() || are_finite(vertices, p)
    }
}

/// Which of some edges the ray crosses, and on which of those lines the point lies.
#[inline(never)]
fn closely(edges: u8, vertices: &[Vector2D], p: Vector2D) -> (u8, u8) {
    let (mut left, mut seen) = (edges, (0, 0));
    while left != 0 {
        let number = left.trailing_zeros() as usize;
        left &= left - 1;
        let end = if number + 1 < vertices.len() { number + 1 } else { 0 };
        let [is_odd, is_on] = cross_closely(vertices[number], vertices[end], p);
        seen.0 |= u8::from(is_odd) << number;
        seen.1 |= u8::from(is_on) << number;
    }
    seen
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

#[inline(never)]
fn are_finite(vertices: &[Vector2D], p: Vector2D) -> bool {
    p.is_finite() && vertices.iter().all(|vertex| vertex.is_finite())
}

//! The corners of a polygon, and whether it is convex.

use super::core::Small;
use super::pairs::{all, pairs, write};
use crate::any::Polygon;
use crate::outline::minus;
use crate::pack::{Mask, Pack, Pair, Two};
use crate::vector::Vector2D;

/// The ring of a polygon with a single one of 3 to 8 vertices and with a valid radius.
#[inline(always)]
pub(crate) fn short_ring<'a>(polygon: &Polygon<'a>) -> Option<&'a [Vector2D]> {
    let ring = polygon.vertices();
    let has_radius = polygon.radius().to_bits() < f32::INFINITY.to_bits();
    (polygon.is_single_ring() & has_radius & (3..=8).contains(&ring.len())).then_some(ring)
}

/// Whether the way from the first to the third vertex turns to the right.
#[inline(always)]
fn turns_right(ring: &[Vector2D]) -> bool {
    let wide = |i: usize| [f64::from(ring[i].x), f64::from(ring[i].y)];
    let ([ax, ay], [bx, by]) = (minus(wide(1), wide(0)), minus(wide(2), wide(1)));
    ax * by < ay * bx
}

impl<const N: usize> Small<N> {
    /// The corners of a ring of at most N, with edges of which nothing is known yet.
    #[inline(always)]
    pub(super) fn ring(ring: &[Vector2D], radius: f32, anchor: Vector2D) -> Self {
        let count = ring.len().min(N);
        let is_reversed = turns_right(ring);
        let corners = match ring.first_chunk::<N>() {
            Some(full) if is_reversed => load_reversed(full),
            Some(full) => load(full),
            None => load_few::<N>(ring, is_reversed),
        };
        let anchor = all([anchor.x.into(), anchor.y.into()]);
        let mut core = Self::of([0.0; N], [0.0; N], [0.0; N], [0.0; N]);
        let mut size = Two::all(0.0);
        for p in 0..pairs(N) {
            let [x, y] = corners[p];
            let [next_x, next_y] = corners[(p + 1) % pairs(N)];
            write(&mut core.out_x, p, Pack::followed_by(y, next_y) - y);
            write(&mut core.out_y, p, x - Pack::followed_by(x, next_x));
            let [x, y] = minus([x, y], anchor);
            write(&mut core.x, p, x);
            write(&mut core.y, p, y);
            size = size.greater(x.abs() + y.abs());
        }
        let size = size.greatest();
        Self { count, is_reversed, radius: radius.into(), size, ..core }
    }

    /// Finds out more about the edges of a ring: whether the core is convex beyond doubt, so that they
    /// turn to the left at each corner, and once round. Not if a coordinate is not finite.
    #[inline(always)]
    pub(super) fn has_edges(&mut self) -> bool {
        if N < 5 {
            return true;
        }
        const DOUBT: f64 = 4.0 * f64::EPSILON;
        let last = self.count.clamp(3, N) - 1;
        let mut before = all([self.out_x[last], self.out_y[last]]);
        let (mut is_left, mut signs) = (!<Two as Pack>::Mask::none(), 0);
        for p in 0..pairs(N) {
            let [x, y] = self.outwards(p);
            // The edges before: the second one of the pair before, and the first one of this one.
            let last = [Pack::followed_by(before[0], x), Pack::followed_by(before[1], y)];
            let (left, right) = (last[0] * y, last[1] * x);
            let doubt = Two::all(DOUBT) * (left.abs() + right.abs());
            is_left = is_left & ((left - right).is_above(doubt) | Two::is_from(self.count, p));
            signs |= y.signs() << (2 * p);
            write(&mut self.inverse, p, Two::all(1.0) / (x * x + y * y));
            before = [x, y];
        }
        !(!is_left).any() & flips_twice(signs, self.count)
    }
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

/// The same, from the last one to the first one.
#[inline(always)]
fn load_reversed<const N: usize>(ring: &[Vector2D; N]) -> Corners {
    let mut corners = [[Two::all(0.0); 2]; 4];
    for (p, corners) in corners[..pairs(N)].iter_mut().enumerate() {
        *corners = Two::of_vertices(ring[N - 1 - 2 * p], ring[N - 2 - 2 * p]);
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

//! The corners of a shape, and the normals of its edges.

use core::hint::select_unpredictable;

use crate::angle::Rotation;
use crate::any::Polygon;
use crate::exact::float::{greater, lesser};
use crate::outline::dot;
use crate::root::square_root;
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// A convex core of at most N corners, counterclockwise, seen from an anchor.
#[derive(Clone, Copy)]
pub(crate) struct Small<const N: usize> {
    /// The corners; unused places repeat the first one.
    x: [f64; N],
    y: [f64; N],
    /// Vectors out of the edges from each corner to the next one; null for unused places.
    pub(super) out_x: [f64; N],
    pub(super) out_y: [f64; N],
    /// 1 over the squares of their lengths.
    pub(super) inverse: [f64; N],
    count: usize,
    /// How far the shape reaches beyond its core.
    pub(crate) radius: f64,
    /// Whether the shape itself has the corners in the opposite order.
    pub(crate) is_reversed: bool,
    /// No less than any coordinate.
    size: f64,
    /// Of a box half of its width and height.
    pub(super) half: [f64; 2],
}

#[inline(always)]
fn seen_from(v: Vector2D, anchor: Vector2D) -> [f64; 2] {
    [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
}

/// The sum of absolute values.
#[inline(always)]
fn total<const N: usize>(numbers: [f64; N]) -> f64 {
    numbers.iter().fold(0.0, |sum, x| sum + x.abs())
}

impl Small<1> {
    #[inline(always)]
    pub(super) fn point(p: Vector2D, radius: f32, anchor: Vector2D) -> Self {
        let place = seen_from(p, anchor);
        let [x, y] = place;
        Self { radius: radius.into(), size: total(place), ..Self::of([x], [y], [0.0], [0.0]) }
    }
}

impl Small<2> {
    #[inline(always)]
    pub(super) fn path([from, to]: [Vector2D; 2], radius: f32, anchor: Vector2D) -> Self {
        let ([x, y], start, end) =
            (seen_from(to, from), seen_from(from, anchor), seen_from(to, anchor));
        Self {
            radius: radius.into(),
            size: greater(total(start), total(end)),
            inverse: [1.0 / (x * x + y * y); 2],
            ..Self::of([start[0], end[0]], [start[1], end[1]], [y, -y], [-x, x])
        }
    }
}

impl Small<4> {
    /// A box from its lower left corner on, in its own frame.
    #[inline(always)]
    fn turned_box(x: [f64; 4], y: [f64; 4], [cos, sin]: [f64; 2], half: [f64; 2]) -> Self {
        let size = greater(total([x[0], y[0]]), total([x[2], y[2]])) + total(half);
        Self { half, size, ..Self::of(x, y, [sin, cos, -sin, -cos], [-cos, sin, cos, -sin]) }
    }

    #[inline(always)]
    pub(super) fn upright(r: Rectangle, anchor: Vector2D) -> Self {
        let [left, low] = seen_from(r.origin, anchor);
        let (width, height) = (f64::from(r.size.x), f64::from(r.size.y));
        let (right, top) = (left + width, low + height);
        let half = [0.5 * width, 0.5 * height];
        Self::turned_box([left, right, right, left], [low, low, top, top], [1.0, 0.0], half)
    }

    #[inline(always)]
    pub(super) fn turned(r: OrientedRectangle, anchor: Vector2D) -> Self {
        let (width, height) = (f64::from(r.half_extend.x), f64::from(r.half_extend.y));
        let Rotation { sin, cos } = Rotation::new(r.rotation);
        let [x, y] = seen_from(r.center, anchor);
        let (along, up) = ([width * cos, width * sin], [-height * sin, height * cos]);
        let (right, left) = ([x + along[0], y + along[1]], [x - along[0], y - along[1]]);
        Self::turned_box(
            [left[0] - up[0], right[0] - up[0], right[0] + up[0], left[0] + up[0]],
            [left[1] - up[1], right[1] - up[1], right[1] + up[1], left[1] + up[1]],
            [cos, sin],
            [width, height],
        )
    }
}

/// The ring of a polygon with a single one of 3 to 8 vertices and with a valid radius.
#[inline(always)]
pub(super) fn short_ring<'a>(polygon: &Polygon<'a>) -> Option<&'a [Vector2D]> {
    let ring = polygon.vertices();
    let has_radius = polygon.radius().to_bits() < f32::INFINITY.to_bits();
    (polygon.is_single_ring() & has_radius & (3..=8).contains(&ring.len())).then_some(ring)
}

impl Small<8> {
    /// The corners of a ring, with edges of which nothing is known yet.
    #[inline(always)]
    pub(super) fn ring(ring: &[Vector2D], radius: f32, anchor: Vector2D) -> Self {
        let count = ring.len().min(8);
        let ([ax, ay], [bx, by]) = (seen_from(ring[1], ring[0]), seen_from(ring[2], ring[1]));
        let is_reversed = ax * by < ay * bx;
        let (first, step) = if is_reversed { (count - 1, usize::MAX) } else { (0, 1) };
        let (mut x, mut y) = ([0.0; 9], [0.0; 9]);
        for i in 0..9 {
            let number = select_unpredictable(i < count, i, 0);
            let vertex = ring[first.wrapping_add(step.wrapping_mul(number))];
            (x[i], y[i]) = (vertex.x.into(), vertex.y.into());
        }
        let [mut out_x, mut out_y, mut seen_x, mut seen_y] = [[0.0; 8]; 4];
        let (left, low) = (f64::from(anchor.x), f64::from(anchor.y));
        for i in 0..8 {
            out_x[i] = y[i + 1] - y[i];
            out_y[i] = x[i] - x[i + 1];
            seen_x[i] = x[i] - left;
            seen_y[i] = y[i] - low;
        }
        let mut sizes = [0.0; 8];
        for i in 0..8 {
            sizes[i] = seen_x[i].abs() + seen_y[i].abs();
        }
        let size = sizes.into_iter().fold(0.0, greater);
        let core = Self::of(seen_x, seen_y, out_x, out_y);
        Self { count, is_reversed, radius: radius.into(), size, ..core }
    }
}

impl<const N: usize> Small<N> {
    /// Corners, and unit vectors out of the edges.
    #[inline(always)]
    fn of(x: [f64; N], y: [f64; N], out_x: [f64; N], out_y: [f64; N]) -> Self {
        Self {
            x,
            y,
            out_x,
            out_y,
            inverse: [1.0; N],
            count: N,
            radius: 0.0,
            is_reversed: false,
            size: 0.0,
            half: [0.0; 2],
        }
    }

    /// Finds out more about the edges of a ring: whether the core is convex beyond doubt, so that they
    /// turn to the left at each corner, and once round. Not if a coordinate is not finite.
    #[inline(always)]
    pub(super) fn has_edges(&mut self) -> bool {
        if N < 8 {
            return true;
        }
        const DOUBT: f64 = 4.0 * f64::EPSILON;
        let count = self.count.min(N);
        let (mut last_x, mut last_y) = (self.out_x[count - 1], self.out_y[count - 1]);
        let (mut is_left, mut flips) = (true, 0);
        for i in 0..count {
            let (x, y) = (self.out_x[i], self.out_y[i]);
            let (p, q) = (last_x * y, last_y * x);
            is_left &= p - q > DOUBT * (p.abs() + q.abs());
            // From one half plane of directions to the other one.
            flips += (y.to_bits() ^ last_y.to_bits()) >> 63;
            (last_x, last_y) = (x, y);
        }
        for i in 0..N {
            let (x, y) = (self.out_x[i], self.out_y[i]);
            self.inverse[i] = 1.0 / (x * x + y * y);
        }
        is_left & (flips == 2)
    }

    /// Whether another core lies beyond all of this one, and by more than a reach, in the direction
    /// of its middle; convex or not.
    #[inline]
    pub(crate) fn is_clear_of<const M: usize>(&self, other: &Small<M>, reach: f64) -> bool {
        let ([ax, ay], [bx, by]) = (self.middle(), other.middle());
        let way = [bx - ax, by - ay];
        let gap = other.range(way)[0] - self.range(way)[1];
        (gap > 0.0) & (gap * gap > reach * reach * dot(way, way))
    }

    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    #[inline]
    pub(crate) fn corner(&self, number: usize) -> [f64; 2] {
        [self.x[number], self.y[number]]
    }

    /// The unit vector out of an edge.
    #[inline]
    pub(crate) fn normal(&self, face: usize) -> [f64; 2] {
        if N == 4 {
            return [self.out_x[face], self.out_y[face]];
        }
        let scale = square_root(self.inverse[face]);
        [self.out_x[face] * scale, self.out_y[face] * scale]
    }

    #[inline]
    pub(crate) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count { 0 } else { number + 1 }
    }

    #[inline]
    pub(crate) fn previous(&self, number: usize) -> usize {
        if number == 0 { self.count - 1 } else { number - 1 }
    }

    /// A place inside.
    #[inline]
    pub(super) fn middle(&self) -> [f64; 2] {
        let opposite = self.count / 2;
        [0.5 * (self.x[0] + self.x[opposite]), 0.5 * (self.y[0] + self.y[opposite])]
    }

    /// No less than any coordinate.
    #[inline]
    pub(crate) fn size(&self) -> f64 {
        self.size
    }

    /// The least and the greatest position of a corner along a direction.
    #[inline(always)]
    pub(super) fn range(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        if N == 4 {
            let (middle, right) = (self.middle(), [self.out_x[1], self.out_y[1]]);
            let (along, up) = (dot([x, y], right), dot([x, y], [-right[1], right[0]]));
            let reach = along.abs() * self.half[0] + up.abs() * self.half[1];
            let position = dot([x, y], middle);
            return [position - reach, position + reach];
        }
        let (mut least, mut greatest) = (f64::INFINITY, f64::NEG_INFINITY);
        for i in 0..self.count {
            let position = x * self.x[i] + y * self.y[i];
            least = lesser(position, least);
            greatest = greater(position, greatest);
        }
        [least, greatest]
    }

    /// For each edge the square of how far another core lies above it at least, with the sign of
    /// that; NaN for unused ones.
    #[inline(never)]
    pub(super) fn clearances<const M: usize>(&self, other: &Small<M>) -> [f64; N] {
        let mut least = [f64::INFINITY; N];
        for corner in 0..other.count {
            let (x, y) = (other.x[corner], other.y[corner]);
            for (i, least) in least.iter_mut().enumerate() {
                *least = lesser(self.out_x[i] * x + self.out_y[i] * y, *least);
            }
        }
        for (i, least) in least.iter_mut().enumerate() {
            let gap = *least - (self.out_x[i] * self.x[i] + self.out_y[i] * self.y[i]);
            *least = gap * gap.abs() * self.inverse[i];
        }
        least
    }

    /// Whether no edge has a place outside; for more than two corners.
    #[inline]
    pub(crate) fn contains(&self, [x, y]: [f64; 2]) -> bool {
        let mut is_inside = N > 2;
        for i in 0..N {
            let height = self.out_x[i] * (x - self.x[i]) + self.out_y[i] * (y - self.y[i]);
            is_inside &= height <= 0.0;
        }
        is_inside
    }

    /// The corner whose position along a direction is the least.
    #[inline]
    pub(crate) fn least_corner(&self, [x, y]: [f64; 2]) -> usize {
        let (mut least, mut corner) = (f64::INFINITY, 0);
        for i in 0..self.count {
            let position = x * self.x[i] + y * self.y[i];
            let is_less = position < least;
            least = lesser(position, least);
            corner = select_unpredictable(is_less, i, corner);
        }
        corner
    }
}

//! The corners of a shape, and the normals of its edges.

use super::pairs::{all, first, height, pair, pairs, write};
use crate::angle::Rotation;
use crate::exact::float::greater;
use crate::outline::{dot, minus};
use crate::pack::{Mask, Pack, Pair, Two};
use crate::root::square_root;
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// A convex core of at most N corners, counterclockwise, seen from an anchor.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(crate) struct Small<const N: usize> {
    /// The corners; unused places repeat the first one.
    pub(super) x: [f64; N],
    pub(super) y: [f64; N],
    /// Vectors out of the edges from each corner to the next one; null for unused places.
    pub(super) out_x: [f64; N],
    pub(super) out_y: [f64; N],
    /// 1 over the squares of their lengths.
    pub(super) inverse: [f64; N],
    pub(super) count: usize,
    /// How far the shape reaches beyond its core.
    pub(crate) radius: f64,
    /// Whether the shape itself has the corners in the opposite order.
    pub(crate) is_reversed: bool,
    /// No less than any coordinate.
    pub(super) size: f64,
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

impl<const N: usize> Small<N> {
    /// Corners, and unit vectors out of the edges.
    #[inline(always)]
    pub(super) fn of(x: [f64; N], y: [f64; N], out_x: [f64; N], out_y: [f64; N]) -> Self {
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

    /// Whether another core lies beyond all of this one, and by more than a reach, in the direction
    /// of its middle; convex or not.
    #[inline(always)]
    pub(crate) fn is_clear_of<const M: usize>(&self, other: &Small<M>, reach: f64) -> bool {
        let ([ax, ay], [bx, by]) = (self.middle(), other.middle());
        let way = [bx - ax, by - ay];
        let gap = other.range(way)[0] - self.range(way)[1];
        (gap > 0.0) & (gap * gap > reach * reach * dot(way, way))
    }

    #[inline(always)]
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    #[inline(always)]
    pub(crate) fn corner(&self, number: usize) -> [f64; 2] {
        [self.x[number], self.y[number]]
    }

    /// The vector out of an edge, and 1 over the square of its length.
    #[inline(always)]
    pub(crate) fn outward(&self, face: usize) -> ([f64; 2], f64) {
        ([self.out_x[face], self.out_y[face]], self.inverse[face])
    }

    /// The unit vector out of an edge.
    #[inline(always)]
    pub(crate) fn normal(&self, face: usize) -> [f64; 2] {
        if N == 4 {
            return [self.out_x[face], self.out_y[face]];
        }
        let scale = square_root(self.inverse[face]);
        [self.out_x[face] * scale, self.out_y[face] * scale]
    }

    #[inline(always)]
    pub(crate) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count { 0 } else { number + 1 }
    }

    #[inline(always)]
    pub(crate) fn previous(&self, number: usize) -> usize {
        if number == 0 { self.count - 1 } else { number - 1 }
    }

    /// A place inside.
    #[inline(always)]
    pub(super) fn middle(&self) -> [f64; 2] {
        let opposite = self.count / 2;
        [0.5 * (self.x[0] + self.x[opposite]), 0.5 * (self.y[0] + self.y[opposite])]
    }

    /// No less than any coordinate.
    #[inline(always)]
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
        let way = all([x, y]);
        let (mut least, mut greatest) = (Two::all(f64::INFINITY), Two::all(f64::NEG_INFINITY));
        for pack in 0..pairs(N) {
            let position = height(way, self.corners(pack));
            least = position.lesser(least);
            greatest = position.greater(greatest);
        }
        [least.least(), greatest.greatest()]
    }

    /// Two corners.
    #[inline(always)]
    pub(super) fn corners(&self, pack: usize) -> [Two; 2] {
        [pair(&self.x, pack), pair(&self.y, pack)]
    }

    /// The vectors out of two edges.
    #[inline(always)]
    pub(super) fn outwards(&self, pack: usize) -> [Two; 2] {
        [pair(&self.out_x, pack), pair(&self.out_y, pack)]
    }

    /// For each edge how far another core lies above it at least, times its length; and the square of
    /// how far, with the sign of that, NaN for unused ones.
    #[inline(always)]
    pub(super) fn clearances<const M: usize>(&self, other: &Small<M>) -> ([f64; N], [Two; 4]) {
        let mut least = [Two::all(f64::INFINITY); 4];
        for corner in 0..M {
            let place = all(other.corner(corner));
            for (pack, least) in least[..pairs(N)].iter_mut().enumerate() {
                *least = height(self.outwards(pack), place).lesser(*least);
            }
        }
        let mut rises = [0.0; N];
        for (pack, least) in least[..pairs(N)].iter_mut().enumerate() {
            let rise = *least - height(self.outwards(pack), self.corners(pack));
            write(&mut rises, pack, rise);
            *least = rise * rise.abs() * pair(&self.inverse, pack);
        }
        (rises, least)
    }

    /// Whether no edge has a place outside; for more than two corners.
    #[inline(always)]
    pub(crate) fn contains(&self, place: [f64; 2]) -> bool {
        let (place, mut is_outside) = (all(place), <Two as Pack>::Mask::none());
        for pack in 0..pairs(N) {
            let height = height(self.outwards(pack), minus(place, self.corners(pack)));
            is_outside = is_outside | !Two::all(0.0).is_at_least(height);
        }
        (N > 2) & !is_outside.any()
    }

    /// The corner whose position along a direction is the least.
    #[inline(always)]
    pub(crate) fn least_corner(&self, direction: [f64; 2]) -> usize {
        let (way, mut positions) = (all(direction), [Two::all(f64::INFINITY); 4]);
        let mut least = Two::all(f64::INFINITY);
        for (pack, position) in positions[..pairs(N)].iter_mut().enumerate() {
            *position = height(way, self.corners(pack));
            least = position.lesser(least);
        }
        let least = Two::all(least.least());
        let mut bits = 0;
        for (pack, position) in positions[..pairs(N)].iter().enumerate() {
            bits |= position.is_equal(least).bits() << (2 * pack);
        }
        first::<N>(bits)
    }
}

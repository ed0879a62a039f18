//! Which edge of two convex rings tells how they touch, sifted in f32.

use crate::pack::{Four, Mask, Pack};
use crate::small::flips_twice;
use crate::vector::Vector2D;

/// The edges of a ring of N vertices, four at once: those from the first one on, and then again.
#[derive(Clone, Copy)]
pub(super) struct Edges<const N: usize> {
    /// Where they begin, seen from an anchor.
    corners: [[Four; 2]; 2],
    /// From there to where they end; counterclockwise if they are told to be.
    ways: [[Four; 2]; 2],
}

/// More than what a gap is off by, for a size of 1.
const ROOM: f32 = 1.0 / (1 << 18) as f32;

/// Below this nothing overflows.
const FAR: f32 = (1 << 30) as f32;

/// More than what underflow takes away from a few products.
const LEAST: f32 = f32::MIN_POSITIVE * 16.0;

/// How many fours so many numbers make.
const fn packs(count: usize) -> usize {
    count.div_ceil(4)
}

/// A bit for each of N.
const fn all(count: usize) -> u32 {
    (1 << count) - 1
}

impl<const N: usize> Edges<N> {
    #[inline(always)]
    pub(super) fn of(ring: &[Vector2D; N], anchor: Vector2D) -> Self {
        let (anchor, nothing) = (Four::of_two(anchor, anchor), [[Four::all(0.0); 2]; 2]);
        let two = |i: usize| Four::of_two(ring[i % N], ring[(i + 1) % N]);
        let mut edges = Self { corners: nothing, ways: nothing };
        for pack in 0..packs(N) {
            let first = 4 * pack;
            let (low, high) = (two(first), two(first + 2));
            edges.corners[pack] = Four::axes([low - anchor, high - anchor]);
            edges.ways[pack] = Four::axes([two(first + 1) - low, two(first + 3) - high]);
        }
        edges
    }

    /// The edges that lead counterclockwise, and whether the ring itself does not; None if it is not
    /// convex beyond doubt.
    ///
    /// Ways are rounded once, so that products of two are off by 1.5 e of themselves, for e = 2^-23,
    /// and by less than the last number if they are tiny.
    #[inline(always)]
    pub(super) fn counterclockwise(self) -> Option<(Self, bool)> {
        const DOUBT: f32 = 4.0 * f32::EPSILON;
        let (mut certain, mut right, mut down) = (0, 0, 0);
        for pack in 0..packs(N) {
            let (way, after) = (self.ways[pack], self.ways[(pack + 1) % packs(N)]);
            let next = [Pack::followed_by(way[0], after[0]), Pack::followed_by(way[1], after[1])];
            let (to_left, to_right) = (way[0] * next[1], way[1] * next[0]);
            let turn = to_left - to_right;
            let doubt = Four::all(DOUBT) * (to_left.abs() + to_right.abs()) + Four::all(LEAST);
            certain |= turn.abs().is_above(doubt).bits() << (4 * pack);
            right |= Four::all(0.0).is_above(turn).bits() << (4 * pack);
            down |= Four::all(0.0).is_above(way[1]).bits() << (4 * pack);
        }
        let right = right & all(N);
        let is_same = (right == 0) | (right == all(N));
        let is_convex = is_same & (certain & all(N) == all(N)) & flips_twice(down, N);
        let sign = Four::all(if right == 0 { 1.0 } else { -1.0 });
        let turned = |[x, y]: [Four; 2]| [x * sign, y * sign];
        let ways = [turned(self.ways[0]), turned(self.ways[1])];
        is_convex.then_some((Self { ways, ..self }, right != 0))
    }

    /// How far each fourth corner lies along a direction: the least and the greatest of these numbers.
    #[inline(always)]
    fn range(&self, [x, y]: [Four; 2]) -> [Four; 2] {
        let along = |[v, w]: [Four; 2]| x * v + y * w;
        let first = along(self.corners[0]);
        if packs(N) == 1 {
            return [first, first];
        }
        let last = along(self.corners[1]);
        [first.lesser(last), first.greater(last)]
    }

    /// A place among the corners.
    #[inline(always)]
    fn middle(&self) -> [Four; 2] {
        let ([x, y], [v, w]) = (self.corners[0], self.corners[N / 2 / 4]);
        let (v, w) = (v.spread()[N / 2 % 4], w.spread()[N / 2 % 4]);
        [(x.spread()[0] + v) * Four::all(0.5), (y.spread()[0] + w) * Four::all(0.5)]
    }

    /// Whether all of another ring lies beyond all of this one in the direction of its middle beyond
    /// doubt, if all numbers are finite; convex or not.
    ///
    /// Positions are off by 4 u of way times size, for u = 2^-24 as below.
    #[inline(always)]
    pub(super) fn is_clear_of<const M: usize>(&self, other: &Edges<M>) -> bool {
        let ([ax, ay], [bx, by]) = (self.middle(), other.middle());
        let way = [bx - ax, by - ay];
        let size = self.sizes().greater(other.sizes()).greatest();
        let room = (way[0].abs() + way[1].abs()) * size * Four::all(ROOM) + Four::all(LEAST);
        let own = self.range(way)[1].greatest();
        let gap = (Four::all(0.0) - other.range(way)[0]).greatest() + own;
        ((Four::all(0.0) - room).is_above(gap) & Four::all(FAR).is_above(size)).any()
    }

    /// The greatest sum of absolute coordinates of each fourth corner.
    #[inline(always)]
    fn sizes(&self) -> Four {
        let size = |[x, y]: [Four; 2]| x.abs() + y.abs();
        let first = size(self.corners[0]);
        if packs(N) == 1 { first } else { first.greater(size(self.corners[1])) }
    }

    /// For each edge the square of how far all corners of another ring lie beyond it, with the sign of
    /// that, and the least square of a length.
    #[inline(always)]
    fn gaps<const M: usize>(&self, other: &Edges<M>) -> ([Four; 2], Four) {
        let mut least = [Four::all(f32::INFINITY); 2];
        let along = |[x, y]: [Four; 2], [v, w]: [Four; 2]| y * v - x * w;
        for pack in 0..packs(M) {
            for i in 0..4.min(M - 4 * pack) {
                let [x, y] = other.corners[pack];
                let place = [x.spread()[i], y.spread()[i]];
                for (edge, least) in least[..packs(N)].iter_mut().enumerate() {
                    *least = along(self.ways[edge], place).lesser(*least);
                }
            }
        }
        self.squares(least)
    }

    /// For each edge the square of how far a height lies above it, with the sign of that, and the least
    /// square of a length.
    #[inline(always)]
    fn squares(&self, mut heights: [Four; 2]) -> ([Four; 2], Four) {
        let mut shortest = Four::all(f32::INFINITY);
        for (edge, height) in heights[..packs(N)].iter_mut().enumerate() {
            let ([x, y], [v, w]) = (self.ways[edge], self.corners[edge]);
            let (rise, square) = (*height - (y * v - x * w), x * x + y * y);
            *height = (rise * rise.abs()).over(square);
            shortest = square.lesser(shortest);
        }
        (heights, shortest)
    }
}

/// Which edges of two rings may tell how they touch.
pub(super) struct Rivals {
    /// A bit for each edge of the first and of the second ring: those whose lines leave the other ring
    /// farthest behind, or the least deep in them, or nearly so.
    pub(super) bits: [u32; 2],
    /// Whether the rings are apart beyond doubt.
    pub(super) is_apart: bool,
    /// No less than any sum of absolute coordinates, but for roundings.
    pub(super) size: f32,
}

impl Rivals {
    /// Of two convex rings; None if they are too small or too large to be sifted.
    ///
    /// With u = 2^-24, a coordinate and a way are off by u of themselves, their products by 3 u and a
    /// position by 4 u of length times size, a rise by 10 u, a gap so by 10 u of the size and, by
    /// what follows, 4 u of itself, which is no more than two sizes. Squares of lengths above 2^-40,
    /// and sizes below 2^30, keep what underflow takes away far below that, and overflow away.
    #[inline(always)]
    pub(super) fn of<const N: usize, const M: usize>(a: &Edges<N>, b: &Edges<M>) -> Option<Self> {
        let size = a.sizes().greater(b.sizes()).greatest();
        let ((own, shortest_a), (other, shortest_b)) = (a.gaps(b), b.gaps(a));
        let best = greatest::<N>(own).greater(greatest::<M>(other)).greatest();
        let (limit, is_apart) = limit(best, size);
        let bits = [above::<N>(own, limit), above::<M>(other, limit)];
        let is_usual = are_usual(shortest_a, size) & are_usual(shortest_b, size);
        is_usual.then_some(Self { bits, is_apart, size: size.first() })
    }

    /// The only one, and whether it is one of the second ring.
    #[inline(always)]
    pub(super) fn single(&self) -> Option<(usize, bool)> {
        let [a, b] = self.bits;
        let all = a | b << 8;
        let number = all.trailing_zeros() as usize;
        all.is_power_of_two().then_some((number & 7, number >= 8))
    }

    /// One of each ring, if there are no more.
    #[inline(always)]
    pub(super) fn couple(&self) -> Option<[usize; 2]> {
        let [a, b] = self.bits;
        let is_couple = a.is_power_of_two() & b.is_power_of_two();
        is_couple.then(|| self.bits.map(|bits| bits.trailing_zeros() as usize))
    }
}

/// Whether lengths and a size are neither so small nor so large, nor NaN, that they could not be sifted.
#[inline(always)]
fn are_usual(shortest: Four, size: Four) -> bool {
    const SHORT: f32 = 1.0 / (1_u64 << 40) as f32;
    (shortest.is_above(Four::all(SHORT)) & Four::all(FAR).is_above(size)).bits() == 0xf
}

/// The square, with its sign, of what is less than a gap of which the square is given, by more than
/// both may be off, and whether that is above 0.
#[inline(always)]
fn limit(best: Four, size: Four) -> (Four, bool) {
    let root = best.abs().root();
    let gap = root.where_yes(best.is_above(Four::all(0.0)), Four::all(0.0) - root);
    let least = gap - size * Four::all(ROOM);
    (least * least.abs(), least.is_above(Four::all(0.0)).any())
}

#[inline(always)]
fn greatest<const N: usize>([low, high]: [Four; 2]) -> Four {
    if packs(N) == 1 { low } else { low.greater(high) }
}

#[inline(always)]
fn above<const N: usize>([low, high]: [Four; 2], limit: Four) -> u32 {
    let low = low.is_above(limit).bits();
    let high = if packs(N) == 1 { 0 } else { high.is_above(limit).bits() };
    (low | high << 4) & all(N)
}

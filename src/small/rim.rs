//! Where a polygon of few vertices is nearest to a point.

use super::pairs::{all, pairs};
use super::ring::{flips_twice, load, load_few, short_ring};
use super::round::{Both, LEAST, sum, twice, within};
use crate::any::Polygon;
use crate::outline::minus;
use crate::pack::{Mask, Pack, Pair, Two};
use crate::vector::Vector2D;

/// Where the ring of a polygon is nearest to a point.
pub(crate) struct Rim {
    /// From the point to there.
    pub(crate) way: Two,
    /// How long that is.
    pub(crate) length: Two,
    /// How much of its edge leads there, from 0 to 1.
    pub(crate) part: Two,
    /// The number of the edge, that is of the vertex at which it begins, and of the next one.
    pub(crate) numbers: [usize; 2],
    /// Whether the point lies inside, if it is not nearer to an edge than the length may be off by.
    pub(crate) is_inside: bool,
    /// Whether the ring is convex beyond doubt; only one of 4, 6 or 8 vertices is told to be so.
    pub(crate) is_convex: bool,
    /// Whether it turns to the left, if it is convex.
    pub(crate) is_left: bool,
    /// What the length may be off by. Not finite if a coordinate is not.
    pub(crate) slip: Two,
}

impl Rim {
    /// Of a polygon with a single ring of 3 to 8 vertices and a valid radius, convex or not.
    #[inline(always)]
    pub(crate) fn of(p: Vector2D, polygon: &Polygon<'_>) -> Option<Self> {
        let ring = short_ring(polygon)?;
        Some(match ring.len() {
            3..=4 => near::<4>(p, ring),
            5..=6 => near::<6>(p, ring),
            _ => near::<8>(p, ring),
        })
    }
}

/// With e for 2^-52 and the size, a sum of absolute coordinates, each way to an edge is off by 5 e of
/// it, as that of a [`Foot`](super::Foot), so that another edge may be nearer by 10 e; on which side of
/// an edge the point lies is in doubt up to 5 e.
#[inline(always)]
fn near<const N: usize>(p: Vector2D, ring: &[Vector2D]) -> Rim {
    let full = ring.first_chunk::<N>();
    let corners = full.map_or_else(|| load_few::<N>(ring, false), load);
    let p = all([p.x.into(), p.y.into()]);
    let mut seen = Seen { near: Near::none(), crossings: Mask::none(), size: Two::all(0.0) };
    let mut turns = Turns::before(way::<N>(corners, pairs(N) - 1));
    for pack in 0..pairs(N) {
        let path = way::<N>(corners, pack);
        let next = corners[(pack + 1) % pairs(N)];
        seen.add([corners[pack], next].map(|corner| minus(corner, p)), path, pack);
        turns.add(path, pack);
    }
    let Near { square, way, part, number } = seen.near.nearest();
    // Unused places repeat the first vertex.
    let number = number.integers()[0] as usize % N;
    let number = if number < ring.len() { number } else { 0 };
    let next = if number + 1 == ring.len() { 0 } else { number + 1 };
    Rim {
        way: Two::firsts(way[0], way[1]),
        length: square.square_roots(),
        part,
        numbers: [number, next],
        is_inside: seen.crossings.is_odd(),
        is_convex: full.is_some() & turns.are_convex::<N>(),
        is_left: turns.right == 0,
        slip: Two::all(LEAST) + sum(seen.size) * Two::all(32.0 * f64::EPSILON),
    }
}

/// The ways from two corners to the next ones.
#[inline(always)]
fn way<const N: usize>(corners: [[Two; 2]; 4], pack: usize) -> [Two; 2] {
    let ([x, y], [next_x, next_y]) = (corners[pack], corners[(pack + 1) % pairs(N)]);
    [Pack::followed_by(x, next_x) - x, Pack::followed_by(y, next_y) - y]
}

/// The nearest place of each of two edges.
#[derive(Clone, Copy)]
struct Near {
    square: Two,
    /// In columns.
    way: [Two; 2],
    part: Two,
    number: Two,
}

impl Near {
    #[inline(always)]
    fn none() -> Self {
        let nothing = Two::all(0.0);
        let square = Two::all(f64::INFINITY);
        Self { square, way: [nothing; 2], part: nothing, number: nothing }
    }

    /// The nearer ones, these of equal ones.
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        let is_other = self.square.is_above(other.square);
        let choose = |own: Two, other: Two| Two::select(is_other, other, own);
        Self {
            square: other.square.lesser(self.square),
            way: [choose(self.way[0], other.way[0]), choose(self.way[1], other.way[1])],
            part: choose(self.part, other.part),
            number: choose(self.number, other.number),
        }
    }

    /// The nearer one, twice, the first of equal ones.
    #[inline(always)]
    fn nearest(self) -> Self {
        let Self { square, way, part, number } = self;
        let lane = |second: bool| {
            let one = |numbers: Two| twice(numbers)[usize::from(second)];
            Self { square: one(square), way: way.map(one), part: one(part), number: one(number) }
        };
        lane(false).or(lane(true))
    }
}

/// What is known of all edges after some of them.
struct Seen {
    near: Near,
    /// Which of them cross what leads to the right from the point.
    crossings: Both,
    size: Two,
}

impl Seen {
    #[inline(always)]
    fn add(&mut self, [[x, y], [_, next]]: [[Two; 2]; 2], [along, up]: [Two; 2], pack: usize) {
        let nothing = Two::all(0.0);
        let part = within(-(x * along + y * up) / (along * along + up * up));
        let way = [x + along * part, y + up * part];
        let square = way[0] * way[0] + way[1] * way[1];
        let first = 2.0 * pack as f64;
        let number = Two::new(first, first + 1.0);
        self.near = self.near.or(Near { square, way, part, number });
        self.size = self.size + (x.abs() + y.abs());
        let is_above = y.is_above(nothing);
        let is_crossing = is_above ^ Pack::followed_by(y, next).is_above(nothing);
        let is_left = (x * up - y * along).is_above(nothing);
        self.crossings = self.crossings ^ (is_crossing & (is_left ^ is_above));
    }
}

/// How edges turn.
struct Turns {
    /// The edges before.
    before: [Two; 2],
    /// Whether all turns are beyond doubt.
    is_certain: Both,
    /// A bit for each turn to the right, and for each edge that leads down.
    right: u32,
    down: u32,
}

impl Turns {
    #[inline(always)]
    fn before(before: [Two; 2]) -> Self {
        Self { before, is_certain: !<Both as Mask>::none(), right: 0, down: 0 }
    }

    #[inline(always)]
    fn add(&mut self, [x, y]: [Two; 2], pack: usize) {
        const DOUBT: f64 = 4.0 * f64::EPSILON;
        let last = [Pack::followed_by(self.before[0], x), Pack::followed_by(self.before[1], y)];
        let (left, right) = (last[0] * y, last[1] * x);
        let turn = left - right;
        let doubt = Two::all(DOUBT) * (left.abs() + right.abs());
        self.is_certain = self.is_certain & turn.abs().is_above(doubt);
        self.right |= turn.signs() << (2 * pack);
        self.down |= y.signs() << (2 * pack);
        self.before = [x, y];
    }

    /// Whether all turns are to the same side, and once round.
    #[inline(always)]
    fn are_convex<const N: usize>(&self) -> bool {
        let is_same = (self.right == 0) | (self.right == (1 << N) - 1);
        (self.is_certain.bits() == 3) & is_same & flips_twice(self.down, N)
    }
}

//! How rings run: whether they go round a convex area once.

use crate::exact::float::{Float, two_sum};
use crate::exact::turn::side;
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::vector::Vector2D;

/// How a ring runs that goes round a convex area once, without a vertex twice.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    pub(crate) is_clockwise: bool,
    /// Whether no three vertices are known to be in line.
    pub(crate) is_strict: bool,
    /// Where it begins to lead up and down, in its own order.
    pub(crate) turns: [usize; 2],
}

impl Course {
    /// That of a ring of three vertices at least, beyond doubt or exactly; None if it is another one. Of
    /// great numbers f32 could lose more by underflow than is allowed for.
    #[inline(always)]
    pub(crate) fn of(ring: &[Vector2D], is_great: bool) -> Option<Self> {
        let quick = (ring.len() > 3 && !is_great).then(|| Turns::of::<Four>(ring));
        let quick = quick.filter(|quick| quick.is_right.is_some());
        let seen = quick.unwrap_or_else(|| Turns::of::<Two>(ring));
        // A star turns more often than once around.
        if seen.descents.changes != 2 {
            return None;
        }
        let is_strict = seen.is_right.is_some();
        let is_clockwise = seen.is_right.or_else(|| turns_right(ring))?;
        Some(Self { is_clockwise, is_strict, turns: seen.descents.turns })
    }
}

/// The vertices of a ring without those at its end that are its first one again.
#[inline(always)]
pub(crate) fn opened(mut ring: &[Vector2D]) -> &[Vector2D] {
    while ring.len() > 3 && ring[0] == ring[ring.len() - 1] {
        ring = &ring[..ring.len() - 1];
    }
    ring
}

/// The greatest power of 2 that all ways from the first vertex to others are multiples of; 0 if f64 does
/// not hold one of them.
pub(crate) fn unit_of(ring: &[Vector2D]) -> f32 {
    let way = |to: f32, from: f32| match two_sum(f64::from(to), -f64::from(from)) {
        (way, 0.0) => way,
        _ => f64::NAN,
    };
    let Some(first) = ring.first() else { return 0.0 };
    let ways = ring.iter().flat_map(|v| [way(v.x, first.x), way(v.y, first.y)]);
    let unit = ways.filter(|&way| way != 0.0).map(last_place).fold(f64::INFINITY, f64::min);
    if unit < f64::INFINITY { unit as f32 } else { 0.0 }
}

/// The value of the last bit of a number that is set, if it is no less than 2^-149; 0 for NaN.
fn last_place(x: f64) -> f64 {
    let scale = (1_u64 << 52) as f64;
    let (bits, one) = (x.to_bits(), 1_u64 << 52);
    let places = (bits & (one - 1) | one).trailing_zeros();
    let power = f64::from_bits(bits & (0x7ff << 52)) / scale;
    if power < f64::INFINITY { power * (1_u64 << places) as f64 } else { 0.0 }
}

/// Where a ring begins to lead up and down.
pub(crate) struct Descents {
    count: usize,
    /// How many edges were taken.
    taken: usize,
    /// A bit for each of the last ones that leads down.
    down: u64,
    was_down: u64,
    /// How many times it begins to lead up or down.
    pub(crate) changes: u32,
    /// Where it did so last.
    turns: [usize; 2],
}

impl Descents {
    #[inline(always)]
    pub(crate) fn of(ring: &[Vector2D]) -> Self {
        let was_down = u64::from(ring[ring.len() - 1].y > ring[0].y);
        Self { count: ring.len(), taken: 0, down: 0, was_down, changes: 0, turns: [0; 2] }
    }

    /// Takes the next edges, by bits of those that lead down from one on, some of which may be known.
    #[inline(always)]
    pub(crate) fn add(&mut self, first: usize, down: u32, edges: usize) {
        self.down |= u64::from(down >> (self.taken - first)) << (self.taken % 64);
        self.taken = first + edges;
        // All at once, as nothing foretells where a ring turns.
        if !self.taken.is_multiple_of(64) & (self.taken < self.count) {
            return;
        }
        let (first, down) = ((self.taken - 1) / 64 * 64, self.down);
        let there = u64::MAX >> (64 - (self.count - first).min(64));
        let mut changed = (down ^ (down << 1 | self.was_down)) & there;
        (self.down, self.was_down) = (0, down >> 63);
        while changed != 0 {
            let place = changed.trailing_zeros();
            self.turns[(down >> place & 1) as usize] = first + place as usize;
            self.changes += 1;
            changed &= changed - 1;
        }
    }
}

/// How a ring turns at its vertices.
struct Turns {
    /// Whether it turns to the right, if it turns to the same side everywhere beyond doubt; then no
    /// coordinate is infinite or NaN.
    is_right: Option<bool>,
    descents: Descents,
}

impl Turns {
    /// At some vertices at once, each with the two that follow. A turn is off by 3 roundings of its two
    /// products: each difference of floats is rounded once, and each product. Infinite numbers and NaN
    /// are never beyond doubt.
    #[inline(always)]
    fn of<P: Pack>(ring: &[Vector2D]) -> Self {
        let room = P::all(P::Number::from(8.0) * P::Number::ROUNDING);
        let (zero, tiny) = (P::all(P::Number::ZERO), P::all(P::Number::TINY));
        let (mut is_left, mut is_right) = (!P::Mask::none(), !P::Mask::none());
        let mut descents = Descents::of(ring);
        for first in starts::<P>(ring) {
            let own = P::row(ring, first);
            let next = followed(own, ring, first + P::COUNT);
            let last = followed(next, ring, first + P::COUNT + 1);
            let (into, out) = (minus_each(next, own), minus_each(last, next));
            let (left, right) = (into[0] * out[1], into[1] * out[0]);
            let (turn, doubt) = (left - right, (left.abs() + right.abs()) * room + tiny);
            is_left = is_left & turn.is_above(doubt);
            is_right = is_right & (zero - turn).is_above(doubt);
            descents.add(first, own[1].is_above(next[1]).bits(), P::COUNT);
        }
        let all = (1 << P::COUNT) - 1;
        let is_known = (is_left.bits() == all) | (is_right.bits() == all);
        Self { is_right: is_known.then_some(is_right.bits() == all), descents }
    }
}

/// The first ones of the vertices of a ring that are looked at together; at last some again that were seen.
#[inline(always)]
pub(crate) fn starts<P: Pack>(ring: &[Vector2D]) -> impl Iterator<Item = usize> {
    let (count, last) = (ring.len(), ring.len().saturating_sub(P::COUNT));
    (0..count).step_by(P::COUNT).map(move |first| first.min(last))
}

/// The same row of coordinates from the next vertex on, up to one that is less than once around ahead.
#[inline(always)]
pub(crate) fn followed<P: Pack>(row: [P; 2], ring: &[Vector2D], number: usize) -> [P; 2] {
    let next = ring[if number < ring.len() { number } else { number - ring.len() }];
    let [x, y] = [next.x, next.y].map(|number| P::all(number.into()));
    [row[0].followed_by(x), row[1].followed_by(y)]
}

#[inline(always)]
pub(crate) fn minus_each<P: Pack>(a: [P; 2], b: [P; 2]) -> [P; 2] {
    [a[0] - b[0], a[1] - b[1]]
}

/// Whether a ring turns to the right and nowhere to the left, or the other way round, but goes straight
/// on at some vertices; None if neither holds, or if a vertex is twice there.
#[cold]
#[inline(never)]
fn turns_right(ring: &[Vector2D]) -> Option<bool> {
    let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
    let way = |[a, b]: [f64; 2], [c, d]: [f64; 2]| [c - a, d - b];
    let (mut sides, mut vertices) = ([false; 2], [ring[ring.len() - 2], ring[ring.len() - 1]]);
    for &v in ring {
        let [before, own] = vertices;
        let turn = side(before, own, v);
        sides = [sides[0] | (turn > 0.0), sides[1] | (turn < 0.0)];
        if turn == 0.0 {
            let ([ux, uy], [vx, vy]) = (way(wide(before), wide(own)), way(wide(own), wide(v)));
            if ux * vx + uy * vy <= 0.0 {
                return None;
            }
        }
        if sides == [true; 2] {
            return None;
        }
        vertices = [own, v];
    }
    Some(sides[1])
}

//! Hulls on a grid, where sides meet sides and corners meet corners: exactly.
//!
//! The edge is the one that was chosen before. If all of its own hull is behind its line, the other
//! hull can't be met before that line; it is met there if its foremost corners come to lie on the
//! edge. All that is a sum of two products of short numbers, which f64 holds, or of two products of
//! such sums, which i128 holds.

use super::super::super::corner::leads_more;
use super::super::super::hit::CastHit;
use super::super::number::{are_on_grid, on_grid, rounded_down_exactly, wide};
use super::super::verdict::Verdict;
use super::hull::Hull;
use super::view::Choice;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::pack::{Mask, Two};
use crate::root::square_root;
use crate::vector::Vector2D;

/// The most corners that a hull has.
const MOST: usize = 8;

/// A hull that moves.
struct Mover {
    /// What is left repeats the first one.
    corners: [Place<f64>; MOST],
    count: usize,
    radius: f64,
    way: Place<f64>,
}

impl Mover {
    #[inline(always)]
    fn new<const C: usize>(hull: &impl Hull<C>, movement: Vector2D) -> Self {
        let corners = core::array::from_fn(|i| hull.corner(i));
        let (count, radius) = (hull.count(), hull.radius().into());
        Self { corners, count, radius, way: wide(movement) }
    }

    fn is_short(&self) -> bool {
        let is_on = |[x, y]: Place<f64>| on_grid(Two::new(x, y));
        let rest = is_on(self.way) & is_on([self.radius; 2]);
        self.corners.iter().fold(rest, |all, &corner| all & is_on(corner)).bits() == 0b11
    }

    fn neighbours(&self, number: usize) -> [usize; 2] {
        let last = self.count - 1;
        let before = if number == 0 { last } else { number - 1 };
        [before, if number >= last { 0 } else { number + 1 }]
    }

    /// How far the corners are along a direction, from a place on.
    fn heights(&self, direction: Place<f64>, from: Place<f64>) -> [f64; MOST] {
        self.corners.map(|corner| dot(direction, minus(corner, from)))
    }

    /// Bits of the corners that have a height.
    fn bits_at(&self, heights: &[f64; MOST], height: f64) -> u32 {
        (0..self.count).fold(0, |bits, i| bits | u32::from(heights[i] == height) << i)
    }

    /// The ways from a corner to the next ones on both sides.
    fn sides(&self, number: usize) -> [Place<f64>; 2] {
        self.neighbours(number).map(|next| minus(self.corners[next], self.corners[number]))
    }
}

/// An edge of one hull, and the other one.
struct Closing<'m> {
    own: &'m Mover,
    other: &'m Mover,
    edge: usize,
    /// 1 if the own corners go around to the left, or else -1.
    sign: f64,
}

/// What meets.
struct Tie {
    /// The time is the quotient of these.
    above: f64,
    below: f64,
    /// Out of the edge's hull, of length 1.
    out: Place<f64>,
    /// A corner of the other hull that lies on the edge then; None if the edge's start lies on the
    /// other one's.
    corner: Option<usize>,
}

/// Settles a meeting about which f64 is in doubt, or leaves that as it is.
#[cold]
#[inline(never)]
pub(super) fn settle<const C: usize, const D: usize>(
    a: &impl Hull<C>,
    b: &impl Hull<D>,
    movements: [Vector2D; 2],
    Choice { is_first, edge }: Choice,
    sign: f64,
) -> Verdict {
    let is_valid = a.is_valid() & b.is_valid();
    let [a, b] = [&Mover::new(a, movements[0]), &Mover::new(b, movements[1])];
    if !(is_valid & a.is_short() & b.is_short()) {
        return Verdict::DOUBT;
    }
    let (own, other) = if is_first { (a, b) } else { (b, a) };
    let closing = Closing { own, other, edge, sign };
    match closing.meet() {
        None => Verdict::DOUBT,
        Some(None) => Verdict::MISS,
        Some(Some(tie)) => closing.verdict(tie, if is_first { 1.0 } else { -1.0 }),
    }
}

impl Closing<'_> {
    /// The inner None if the end is before that.
    fn meet(&self) -> Option<Option<Tie>> {
        let Self { own, other, edge, sign } = *self;
        let (start, [_, next]) = (own.corners[edge], own.neighbours(edge));
        let side = minus(own.corners[next], start);
        let out = times([side[1], -side[0]], sign);
        let heights = other.heights(out, start);
        let lowest = heights.into_iter().fold(f64::INFINITY, |p, q| if q < p { q } else { p });
        let (square, reach) = (dot(out, out), own.radius + other.radius);
        let length = square_root(square);
        let is_whole = (reach == 0.0) | (are_on_grid([length]) & (length * length == square));
        let (above, below) = (lowest - reach * length, dot(out, minus(own.way, other.way)));
        let own_heights = own.heights(out, start);
        let is_behind = own_heights.into_iter().all(|height| height <= 0.0);
        if !(is_whole & is_behind & (above > 0.0) & (below > 0.0)) {
            return None;
        }
        if above > below {
            return Some(None);
        }
        let bits = other.bits_at(&heights, lowest);
        let line = Line { start, side, drift: minus(other.way, own.way), above, below };
        let foremost = self.foremost(bits)?;
        let shared = line.share(foremost.map(|corner| other.corners[corner]))?;
        let corner = shared.is_on_edge.iter().position(|&is_on| is_on).map(|i| foremost[i]);
        let out = if shared.is_end & (reach == 0.0) {
            let end = if shared.is_start { edge } else { next };
            // Of more corners in one place nobody knows which sides leave it.
            let is_double = (foremost[0] != foremost[1]) & (shared.is_on_edge == [true; 2]);
            let is_sharp = own.bits_at(&own_heights, 0.0) == 1 << edge | 1 << next;
            let corner = if is_sharp & !is_double { corner } else { None };
            self.between_corners(end, corner?)?
        } else {
            times(out, 1.0 / length)
        };
        Some(Some(Tie { above, below, out, corner }))
    }

    /// The other hull's first corners on the way, twice the same if it is but one; None if they are
    /// not the ends of an edge.
    fn foremost(&self, bits: u32) -> Option<[usize; 2]> {
        let first = bits.trailing_zeros() as usize;
        let last = bits.checked_ilog2()? as usize;
        let is_edge = self.other.neighbours(first).contains(&last);
        let is_few = bits.count_ones() <= 2;
        ((first == last) | (is_edge & is_few)).then_some([first, last])
    }

    /// Out of the own hull where only two corners meet, as
    /// [`Corner`](super::super::super::corner::Corner) has it.
    fn between_corners(&self, own: usize, other: usize) -> Option<Place<f64>> {
        let along = minus(self.other.way, self.own.way);
        let ([p, q], [r, s]) = (self.own.sides(own), self.other.sides(other));
        let back = |[x, y]: Place<f64>| [-x, -y];
        let sides = [p, q, back(r), back(s)];
        let is_left = sides.iter().any(|&side| cross(along, side) > 0.0);
        let is_right = sides.iter().any(|&side| cross(along, side) < 0.0);
        let ahead @ [x, y] = unit(along);
        if !(is_left & is_right) {
            let into = if is_left { [-y, x] } else { [y, -x] };
            return (is_left | is_right).then_some(back(into));
        }
        let outermost = |sign: f64| {
            let is_out = |&&side: &&Place<f64>| {
                let is_beyond = sides.iter().all(|&other| sign * cross(side, other) >= 0.0);
                is_beyond & (sign * cross(along, side) < 0.0)
            };
            let [x, y] = unit(*sides.iter().find(is_out)?);
            Some(if dot([-y, x], ahead) >= 0.0 { [-y, x] } else { [y, -x] })
        };
        let (first, second) = (outermost(-1.0)?, outermost(1.0)?);
        Some(back(if leads_more(second, first, ahead) { second } else { first }))
    }

    fn verdict(&self, tie: Tie, sign: f64) -> Verdict {
        let Tie { above, below, out, corner } = tie;
        let time = above / below;
        let (mover, number, reach) = match corner {
            Some(corner) => (self.other, corner, -self.other.radius),
            None => (self.own, self.edge, self.own.radius),
        };
        let place = plus(mover.corners[number], times(mover.way, time));
        let [x, y] = plus(place, times(out, reach));
        let hit = CastHit {
            fraction: rounded_down_exactly(time, above, below),
            point: Vector2D::narrow(x, y),
            normal: Vector2D::narrow(sign * out[0], sign * out[1]),
            ..CastHit::NONE
        };
        Verdict { is_known: true, is_hit: true, may_touch: false, hit }
    }
}

/// The line of an edge when it is met.
struct Line {
    start: Place<f64>,
    /// To the end of the edge.
    side: Place<f64>,
    /// How the other hull moves, seen from the edge.
    drift: Place<f64>,
    above: f64,
    below: f64,
}

/// What two edges on one line share.
struct Shared {
    is_on_edge: [bool; 2],
    /// Whether it is only one end of the edge, and whether that is the start.
    is_end: bool,
    is_start: bool,
}

impl Line {
    /// What a corner or an edge of the other hull shares with the edge, of places at the start; None
    /// if nothing.
    fn share(&self, places: [Place<f64>; 2]) -> Option<Shared> {
        let whole = |x: f64| i128::from((65536.0 * x) as i64);
        let (above, below) = (whole(self.above), whole(self.below));
        let drift = whole(dot(self.side, self.drift)) * above;
        // From the start of the edge, times its length and what is below.
        let [first, last] =
            places.map(|place| whole(dot(self.side, minus(place, self.start))) * below + drift);
        let end = whole(dot(self.side, self.side)) * below;
        let (low, high) = (first.min(last).max(0), first.max(last).min(end));
        (low <= high).then_some(Shared {
            is_on_edge: [first, last].map(|x| (0..=end).contains(&x)),
            is_end: (low == high) & ((low == 0) | (low == end)),
            is_start: low == 0,
        })
    }
}

fn unit(way: Place<f64>) -> Place<f64> {
    times(way, 1.0 / square_root(dot(way, way)))
}

//! Two boxes that move.

use super::super::hit::CastHit;
use super::number::{rounded_down_exactly, sum, wide};
use super::verdict::Verdict;
use crate::shape::Rectangle;
use crate::vector::Vector2D;

/// A box of both sizes along an axis, and how a point moves instead of the first box.
struct Block {
    low: f64,
    high: f64,
    along: f64,
    /// Whether all that is exact, and the box is valid.
    is_exact: bool,
}

/// [`cast`](super::super::cast) of two rectangles that are apart, or a doubt if they are not, or may
/// meet at a corner; without a branch.
#[inline(always)]
pub(in super::super) fn rectangles(
    a: &Rectangle,
    b: &Rectangle,
    movements: [Vector2D; 2],
) -> Verdict {
    let (from, to) = (wide(a.origin), wide(b.origin));
    let (own, other) = (wide(a.size), wide(b.size));
    let [way, other_way] = movements.map(wide);
    let block = |axis: usize| {
        let between = sum(to[axis], -from[axis]);
        let low = sum(between.0, -own[axis]);
        let high = sum(between.0, other[axis]);
        let along = sum(way[axis], -other_way[axis]);
        let is_sane = (own[axis] >= 0.0) & (other[axis] >= 0.0);
        let is_exact = is_sane & between.1 & low.1 & high.1 & along.1;
        Block { low: low.0, high: high.0, along: along.0, is_exact }
    };
    let (x, y) = (block(0), block(1));
    let near = [x.turned(x.low, x.high), y.turned(y.low, y.high)];
    let far = [x.turned(x.high, x.low), y.turned(y.high, y.low)];
    let pace = [x.along.abs(), y.along.abs()];
    let size = pace[0] + pace[1];
    let is_way = (size > 0.0) & (size < f64::INFINITY);
    let entries = [near[0] / pace[0], near[1] / pace[1]];
    let exits = [far[0] / pace[0], far[1] / pace[1]];
    let is_upright = entries[1] > entries[0];
    let entry = if is_upright { entries[1] } else { entries[0] };
    let exit = if exits[1] < exits[0] { exits[1] } else { exits[0] };
    // The order of quotients is that of the rounded ones, if these differ.
    let is_beyond = (near[0] > pace[0]) | (near[1] > pace[1]) | (far[0] < 0.0) | (far[1] < 0.0);
    let is_missed = is_beyond | (entry > exit);
    let starts_apart = (near[0] > 0.0) | (near[1] > 0.0);
    // No to a way along a side, where 0 is divided by 0.
    let is_clear = (is_upright | (entries[1] < entries[0]))
        & (entry < exit)
        & !(exits[0].is_nan() | exits[1].is_nan());
    let is_known = x.is_exact & y.is_exact & is_way & (is_missed | (is_clear & starts_apart));
    let [above, below] = if is_upright { [near[1], pace[1]] } else { [near[0], pace[0]] };
    let hit = CastHit {
        fraction: rounded_down_exactly(entry, above, below),
        point: middle([a, b], movements, entry),
        normal: Vector2D::new(
            if is_upright { 0.0 } else { x.sign() },
            if is_upright { y.sign() } else { 0.0 },
        ),
        ..CastHit::NONE
    };
    Verdict { is_known, is_hit: !is_missed, may_touch: !starts_apart, hit }
}

impl Block {
    /// One of two sides: the one ahead, or the one behind if the way leads back, seen along the way.
    #[inline(always)]
    fn turned(&self, ahead: f64, back: f64) -> f64 {
        if self.along < 0.0 { -back } else { ahead }
    }

    #[inline(always)]
    fn sign(&self) -> f32 {
        if self.along < 0.0 { -1.0 } else { 1.0 }
    }
}

/// The middle of what two boxes share at a time.
#[inline(always)]
fn middle([a, b]: [&Rectangle; 2], movements: [Vector2D; 2], time: f64) -> Vector2D {
    let (from, to) = (wide(a.origin), wide(b.origin));
    let (own, other) = (wide(a.size), wide(b.size));
    let [wide_a, wide_b] = movements.map(wide);
    let place = |axis: usize| {
        let (first, second) = (from[axis] + time * wide_a[axis], to[axis] + time * wide_b[axis]);
        let low = if first > second { first } else { second };
        let (first, second) = (first + own[axis], second + other[axis]);
        0.5 * (low + if first < second { first } else { second })
    };
    Vector2D::narrow(place(0), place(1))
}

//! Two boxes that move.

use super::super::hit::CastHit;
use super::number::{rounded_down_exactly, sum, wide};
use super::verdict::Verdict;
use crate::pack::{Pack, Two};
use crate::place::Place;
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
        // What has no width has other edges.
        let is_sane = (own[axis] > 0.0) & (other[axis] > 0.0);
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
    let shared = Shared::at([a, b], movements, entry);
    let is_back = if is_upright { y.along < 0.0 } else { x.along < 0.0 };
    let hit = CastHit {
        fraction: rounded_down_exactly(entry, above, below),
        point: shared.middle.narrow(),
        normal: Vector2D::new(
            if is_upright { 0.0 } else { x.sign() },
            if is_upright { y.sign() } else { 0.0 },
        ),
        ..CastHit::NONE
    };
    let hit = hit.with_places(shared.places(is_upright, is_back));
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

/// What two boxes share at a time, along both axes.
struct Shared {
    middle: Two,
    /// How far that is beyond the low ends of each box, and how long these are.
    ahead: [Two; 2],
    sizes: [Two; 2],
}

impl Shared {
    #[inline(always)]
    fn at(boxes: [&Rectangle; 2], movements: [Vector2D; 2], time: f64) -> Self {
        let late = Two::all(time);
        let sizes = boxes.map(|of| Two::of(of.size));
        let lows = [0, 1].map(|i| Two::of(boxes[i].origin) + late * Two::of(movements[i]));
        let highs = [lows[0] + sizes[0], lows[1] + sizes[1]];
        let middle = Two::all(0.5) * (lows[0].greater(lows[1]) + highs[0].lesser(highs[1]));
        Self { middle, ahead: lows.map(|low| middle - low), sizes }
    }

    /// The places of the middle on the sides that face each other: level ones if one box is above the
    /// other one, and the first one's left or lower one if it moves back.
    #[inline(always)]
    fn places(&self, is_upright: bool, is_back: bool) -> [Place; 2] {
        let (nothing, one) = (Two::all(0.0), Two::all(1.0));
        let is_level = one.is_equal(Two::all(f64::from(u8::from(is_upright))));
        let along = |[a, b]: [Two; 2]| Two::select(is_level, Two::firsts(a, b), Two::seconds(a, b));
        let part = (along(self.ahead) / along(self.sizes)).lesser(one).greater(nothing);
        // The upper and the left side run back.
        let is_reversed = is_upright != is_back;
        let end = f64::from(u8::from(is_reversed));
        let edge = u32::from(!is_upright) + 2 * u32::from(is_reversed);
        Place::on_edges([edge, edge ^ 2], (Two::new(end, 1.0 - end) - part).abs())
    }
}

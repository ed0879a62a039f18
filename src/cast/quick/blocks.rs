//! Two boxes that move.

use super::super::hit::CastHit;
use super::number::{rounded_down_exactly, sum, wide};
use super::slab::{Slab, is_way};
use super::verdict::Verdict;
use crate::distance::place::Place;
use crate::shape::Rectangle;
use crate::vector::Vector2D;

/// A box of both sizes, seen from a point that moves instead of the first box.
struct Block {
    low: Place<f64>,
    high: Place<f64>,
    along: Place<f64>,
    /// Whether all that is exact, and the box is valid.
    is_exact: bool,
}

impl Block {
    #[inline(always)]
    fn new(a: &Rectangle, b: &Rectangle, movements: [Vector2D; 2]) -> Self {
        let (from, to) = (wide(a.origin), wide(b.origin));
        let (own, other) = (wide(a.size), wide(b.size));
        let [wide_a, wide_b] = movements.map(wide);
        let axis = |axis: usize| {
            let between = sum(to[axis], -from[axis]);
            let low = sum(between.0, -own[axis]);
            let high = sum(between.0, other[axis]);
            let along = sum(wide_a[axis], -wide_b[axis]);
            let is_sane = (own[axis] >= 0.0) & (other[axis] >= 0.0);
            (low.0, high.0, along.0, is_sane & between.1 & low.1 & high.1 & along.1)
        };
        let (x, y) = (axis(0), axis(1));
        Self { low: [x.0, y.0], high: [x.1, y.1], along: [x.2, y.2], is_exact: x.3 & y.3 }
    }
}

/// [`cast`](super::super::cast) of two rectangles that are apart, or a doubt if they are not; without
/// a branch.
#[inline(always)]
pub(in super::super) fn rectangles(
    a: &Rectangle,
    b: &Rectangle,
    movements: [Vector2D; 2],
) -> Verdict {
    let Block { low, high, along, is_exact } = Block::new(a, b, movements);
    let turned = |axis: usize, ahead: f64, back: f64| if along[axis] < 0.0 { -back } else { ahead };
    let near = [turned(0, low[0], high[0]), turned(1, low[1], high[1])];
    let far = [turned(0, high[0], low[0]), turned(1, high[1], low[1])];
    let pace = along.map(f64::abs);
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
    let differ = |[p, q]: Place<f64>| (p < q) | (p > q);
    let is_clear = differ(entries) & differ(exits) & (entry < exit);
    let is_known = is_exact & is_way(along) & (is_missed | (is_clear & starts_apart));
    let [above, below] = if is_upright { [near[1], pace[1]] } else { [near[0], pace[0]] };
    let signs = along.map(|x| if x < 0.0 { -1.0 } else { 1.0 });
    let hit = CastHit {
        fraction: rounded_down_exactly(entry, above, below),
        point: middle([a, b], movements, entry),
        normal: Vector2D::new(
            if is_upright { 0.0 } else { signs[0] },
            if is_upright { signs[1] } else { 0.0 },
        ),
        ..CastHit::NONE
    };
    Verdict { is_known, is_hit: !is_missed, may_touch: !starts_apart, hit }
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

/// The same where they may meet at a corner.
pub(in super::super) fn rectangles_closely(
    [a, b]: [Rectangle; 2],
    movements: [Vector2D; 2],
) -> Option<Option<CastHit>> {
    let Block { low, high, along, is_exact } = Block::new(&a, &b, movements);
    if !(is_exact & is_way(along)) {
        return None;
    }
    let slab = Slab::new(low, high, along);
    let Some(entry) = slab.enter()? else { return Some(None) };
    if slab.starts_inside() {
        return None;
    }
    Some(Some(CastHit {
        fraction: entry.ratio.floor(0.0)?,
        point: middle([&a, &b], movements, entry.ratio.value()),
        normal: Vector2D::ZERO - slab.turned(entry.out),
        ..CastHit::NONE
    }))
}

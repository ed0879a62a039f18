//! What has a box that a moving one meets on its way, the first one first as far as boxes tell.

use core::array::from_fn;

use super::block::{Block, WIDTH, is_some};
use super::nearest::Search;
use super::store::Index;
use crate::tree::Frame;

/// More than each of a few results of f64 can be off, as a part of it.
const ROOM: f64 = 8.0 * f64::EPSILON;

/// A box that moves straight: at the part t of its way by t times the movement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) start: Frame,
    /// Finite; each coordinate off by no more than half a unit in the last place.
    pub(crate) movement: [f64; 2],
}

impl Way {
    /// From which part of the way on it may meet each of eight boxes, never too late; infinite for those
    /// that it does not meet before the limit.
    fn entries(&self, block: &Block, limit: f64) -> [f64; WIDTH] {
        let (start, [right, up]) = (&self.start, self.movement);
        let x = spans(&block.low_x, &block.high_x, start.low.x, start.high.x, right);
        let y = spans(&block.low_y, &block.high_y, start.low.y, start.high.y, up);
        from_fn(|lane| {
            let (enter, leave) = (x[lane].0.max(y[lane].0), x[lane].1.min(y[lane].1));
            let is_met = enter * (1.0 - ROOM) <= leave.min(limit) * (1.0 + ROOM);
            if is_met && !block.low_x[lane].is_nan() { enter * (1.0 - ROOM) } else { f64::INFINITY }
        })
    }
}

/// From where to where on the way a moving range meets each of eight others, along one axis: parts of at
/// least 0. Where it never does, the second is less than 0.
fn spans(
    lows: &[f32; WIDTH],
    highs: &[f32; WIDTH],
    low: f32,
    high: f32,
    movement: f64,
) -> [(f64, f64); WIDTH] {
    let gaps = |lane: usize| {
        (f64::from(lows[lane]) - f64::from(high), f64::from(highs[lane]) - f64::from(low))
    };
    if movement == 0.0 {
        return from_fn(|lane| {
            let (below, above) = gaps(lane);
            (0.0, if below <= 0.0 && above >= 0.0 { f64::INFINITY } else { -1.0 })
        });
    }
    let inverse = 1.0 / movement;
    from_fn(|lane| {
        let (below, above) = gaps(lane);
        let (near, far) = if movement > 0.0 { (below, above) } else { (above, below) };
        ((near * inverse).max(0.0), far * inverse)
    })
}

impl Index {
    /// Tells each item whose box a moving one may meet, up to a part of its way, with a part that is not
    /// after that; the answer is the limit from then on. The first ones come first for the most part; one
    /// that is met at the limit is told. O(log n + found).
    pub(crate) fn for_each_on_way(
        &self,
        way: &Way,
        limit: f64,
        mut found: impl FnMut(u32, f64) -> f64,
    ) {
        let numbers = &|block: &Block, limit: f64| way.entries(block, limit);
        if is_some(&way.start) {
            self.search(&mut Search { numbers, limit, found: &mut found });
        }
    }
}

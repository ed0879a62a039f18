//! What is around a shape of a batch, in a few steps.

use super::view::Seen;
use super::view::View;
use crate::any::{Batch, Status};
use crate::root::square_root;

/// The lowest coordinates, then the highest ones: no point of what they are around lies beyond.
pub(super) type Frame = [f32; 4];

/// The frame of nothing, which overlaps nothing, and adds nothing to another one.
pub(super) const EMPTY: Frame = [f32::NAN; 4];

const EVERYTHING: Frame = [f32::NEG_INFINITY, f32::NEG_INFINITY, f32::INFINITY, f32::INFINITY];

/// The frame around two.
pub(super) fn joined(a: Frame, b: Frame) -> Frame {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// A frame around a shape of a batch; None if it is invalid.
pub(super) fn frame_of(batch: &Batch<'_>, seen: Seen, number: usize) -> Option<Frame> {
    if batch.get(number).check() != Status::Ok {
        return None;
    }
    let [a, b, c, d, e] = seen.same(batch.numbers(number)).0;
    Some(match seen.view {
        View::Point => [a, b, a, b],
        View::Round => widened([a, b, a, b], c),
        View::Segment | View::Path => widened([a.min(c), b.min(d), a.max(c), b.max(d)], e),
        View::Rectangle => [a, b, (a + c).next_up(), (b + d).next_up()],
        View::Turned => widened([a, b, a, b], diagonal(c, d)),
        View::Line => EVERYTHING,
    })
}

/// No less than the length of a diagonal.
fn diagonal(width: f32, height: f32) -> f32 {
    let [width, height] = [f64::from(width), f64::from(height)];
    (square_root(width * width + height * height) as f32).next_up()
}

fn widened(frame: Frame, by: f32) -> Frame {
    let [left, low, right, high] = frame;
    [(left - by).next_down(), (low - by).next_down(), (right + by).next_up(), (high + by).next_up()]
}

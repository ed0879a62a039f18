//! For how long corners stay beyond a line.

use super::numbers::Numbers;
use crate::distance::place::Place;
use crate::pack::{Pack, Two};

/// The corners of one shape, seen from the line of an edge of the other one as if that stood still.
pub(super) struct Over<const P: usize> {
    /// Out of the edge, of length 1.
    pub(super) out: Place<f64>,
    /// How far the corners are beyond the line, and how fast they leave it.
    pub(super) heights: Numbers<P>,
    pub(super) speeds: Numbers<P>,
    /// Half of what the second derivatives are at most.
    pub(super) bend: f64,
}

impl<const P: usize> Over<P> {
    /// For how long all stay higher than a reach, and whether the bends, which are great here, hardly
    /// matter until then or until the end: [`safe_time`] of all without a branch.
    #[inline(always)]
    pub(super) fn safe(&self, reach: f64, rest: f64) -> (f64, bool) {
        let (nothing, bend) = (Two::all(0.0), Two::all(self.bend));
        let (twice, four_times) = (bend + bend, Two::all(4.0 * self.bend));
        let rooms = self.heights.map(|height| height - Two::all(reach));
        let times = rooms.with(&self.speeds, |room, speed| {
            let root = (speed * speed + four_times * room).square_roots();
            let is_closing = nothing.is_at_least(speed);
            let above = Two::select(is_closing, room + room, root + speed);
            let below = Two::select(is_closing, root - speed, twice);
            (above / below).only(room.is_above(nothing))
        });
        let (corner, safe) = times.least();
        let time = if safe < rest { safe } else { rest };
        (safe, 8.0 * self.bend * time * time < rooms.at(corner))
    }
}

//! Boxes on straight ways, in plain numbers that err to the safe side.

use super::cells::{Square, Window};
use super::lines::Lines;
use crate::tree::Frame;

/// A box that moves, or a point that does.
#[derive(Clone, Copy)]
pub(super) struct Sweep {
    /// The box at the start.
    low: [f64; 2],
    high: [f64; 2],
    by: [f64; 2],
}

impl Sweep {
    /// A box around a place, which is moved by a sum of two floats on each axis.
    pub(super) fn new(around: Frame, place: [f32; 2], by: [[f32; 2]; 2]) -> Self {
        let by = by.map(|[a, b]| f64::from(a) + f64::from(b));
        let (around_low, around_high) = (around.low, around.high);
        let axis = |axis: usize, low: f32, high: f32| {
            let (low, high, place) = (f64::from(low), f64::from(high), f64::from(place[axis]));
            let sizes = low.abs() + high.abs() + place.abs() + by[axis].abs();
            let room = if low == 0.0 && high == 0.0 { 0.0 } else { sizes * (8.0 * f64::EPSILON) };
            [place + low - room, place + high + room]
        };
        let x = axis(0, around_low.x, around_high.x);
        let y = axis(1, around_low.y, around_high.y);
        Self { low: [x[0], y[0]], high: [x[1], y[1]], by }
    }

    /// The same way, back.
    pub(super) fn back(self) -> Self {
        let (mut low, mut high) = (self.low, self.high);
        for axis in 0..2 {
            let by = self.by[axis];
            let room = (low[axis].abs() + high[axis].abs() + by.abs()) * (4.0 * f64::EPSILON);
            (low[axis], high[axis]) = (low[axis] + by - room, high[axis] + by + room);
        }
        Self { low, high, by: self.by.map(|by| -by) }
    }

    /// The cells that it may touch, and some more.
    pub(super) fn window(&self, lines: &Lines) -> Window {
        let low = [0, 1].map(|i| self.low[i].min(self.low[i] + self.by[i]));
        let high = [0, 1].map(|i| self.high[i].max(self.high[i] + self.by[i]));
        lines.window(&Frame::around(low, high, 0.0))
    }

    /// On which axes it goes down.
    pub(super) fn flips(&self) -> [bool; 2] {
        self.by.map(|by| by < 0.0)
    }

    /// A part of the way before it touches any of the cells of a square; None if it surely touches none.
    pub(super) fn time_of(&self, lines: &Lines, square: &Square) -> Option<f64> {
        let around = lines.around(square);
        let (mut first, mut last) = (0.0_f64, 1.0_f64);
        for (axis, [low, high]) in around.into_iter().enumerate() {
            let ends = [low - self.high[axis], high - self.low[axis]];
            let by = self.by[axis];
            if by == 0.0 {
                if ends[0] > 0.0 || ends[1] < 0.0 {
                    return None;
                }
                continue;
            }
            let times = ends.map(|end| end / by);
            let (enter, leave) = (times[0].min(times[1]), times[0].max(times[1]));
            // Two roundings each, and that of the way.
            let slip = |time: f64| time.abs() * (4.0 * f64::EPSILON);
            first = first.max(enter - slip(enter));
            last = last.min(leave + slip(leave));
        }
        (first <= last).then_some(first)
    }
}

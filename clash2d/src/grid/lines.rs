//! The lines between cells: real sums of floats, the same for the cells on both sides.

use crate::exact::float::two_sum;
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::exact::terms::Terms;
use crate::tree::Frame;

use super::cells::{Square, Window};
use crate::vector::Vector2D;

/// Where the cells are: cell (i, j) begins at origin + (i, j) · size, as a real number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines {
    pub(super) origin: Vector2D,
    pub(super) size: Vector2D,
}

impl Lines {
    fn axis(&self, axis: usize) -> (f32, f32) {
        match axis {
            0 => (self.origin.x, self.size.x),
            _ => (self.origin.y, self.size.y),
        }
    }

    /// Where a cell begins, as sums of two floats, of which those that are 0 come last; None if it is none.
    pub(super) fn corner(&self, cell: [i32; 2]) -> Option<[Terms<2>; 2]> {
        Some([self.line(0, cell[0])?, self.line(1, cell[1])?])
    }

    /// Whether the line at which a column or row begins is a sum of two floats.
    pub(super) fn has_line(&self, axis: usize, number: i32) -> bool {
        self.line(axis, number).is_some()
    }

    fn line(&self, axis: usize, number: i32) -> Option<Terms<2>> {
        let (origin, size) = self.axis(axis);
        // Both products have at most 40 digits.
        let low = number & 0xffff;
        let parts = [number - low, low].map(|part| f64::from(part) * f64::from(size));
        let (product, rest) = two_sum(parts[0], parts[1]);
        let (sum, lost) = two_sum(product, f64::from(origin));
        let (rest, nothing) = two_sum(rest, lost);
        let first = sum as f32;
        let (second, last) = two_sum(sum - f64::from(first), rest);
        let terms = if first == 0.0 { [second as f32, 0.0] } else { [first, second as f32] };
        let is_exact = nothing == 0.0 && last == 0.0 && f64::from(second as f32) == second;
        (is_exact && terms.iter().all(|term| term.is_finite())).then_some(terms)
    }

    /// The cell in which a coordinate is, one on a line in the cell that begins there; None if there is no such cell.
    pub(super) fn cell_at(&self, axis: usize, coordinate: f32) -> Option<i32> {
        let (origin, size) = self.axis(axis);
        let about = (f64::from(coordinate) - f64::from(origin)) / f64::from(size);
        let is_near = about.abs() < 4.0 * f64::from(1 << 30);
        if !is_near {
            return None;
        }
        let about = about as i64;
        let number = (about - 2..=about + 2).rev().find(|&number| {
            let high = number >> 16;
            let parts = [(high << 16) as f32, (number - (high << 16)) as f32];
            settle!(R, run => {
                let start = R::sum_in(&[origin, -coordinate], run);
                let line = R::sum_in(&parts, run) * start.like(size) + start;
                Some(line.sign()?.is_le())
            })
        })?;
        i32::try_from(number).ok()
    }

    /// The cells that may touch a box, and some more.
    pub(super) fn window(&self, near: &Frame) -> Window {
        let cells = |axis: usize, low: f32, high: f32| {
            let (origin, size) = self.axis(axis);
            let cell = |x: f32| ((f64::from(x) - f64::from(origin)) / f64::from(size)) as i64;
            let limit = 1 << 40;
            [cell(low).clamp(-limit, limit) - 2, cell(high).clamp(-limit, limit) + 2]
        };
        let Frame { low, high } = near;
        Window([cells(0, low.x, high.x), cells(1, low.y, high.y)])
    }

    /// A box around all cells of a square, in plain numbers; never too small.
    pub(super) fn around(&self, square: &Square) -> [[f64; 2]; 2] {
        self.between(&Window(square.low.map(|low| [low, low + square.side() - 1])))
    }

    /// The same of a window.
    pub(super) fn between(&self, window: &Window) -> [[f64; 2]; 2] {
        [0, 1].map(|axis| {
            let (origin, size) = self.axis(axis);
            let [origin, size] = [origin, size].map(f64::from);
            let at = |number: i64| origin + number as f64 * size;
            let [first, last] = window.0[axis];
            let [low, high] = [at(first), at(last + 1)];
            let room = (origin.abs() + low.abs() + high.abs()) * (8.0 * f64::EPSILON);
            [low - room, high + room]
        })
    }
}

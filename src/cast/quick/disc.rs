//! A point that moves against a disc.

use super::number::{Ratio, are_on_grid};
use crate::distance::place::Place;
use crate::root::square_root;
use crate::vector::Vector2D;

/// What a line that meets a disc has to do with it, seen from the start of a way on it.
pub(super) struct Chord {
    along: Place<f64>,
    radius: f64,
    /// Of the start from the rim, times the sum of the distances from both sides of it.
    pub(super) room: f64,
    /// The dot product of the movement with the way to the center.
    ahead: f64,
    /// The cross product of them.
    beside: f64,
    /// The root of radius² movement² - beside².
    pub(super) root: f64,
    /// Of the movement.
    square: f64,
    /// The part by which times may be off.
    pub(super) error: f64,
}

impl Chord {
    /// In integers, of short numbers; the inner None if the way passes by, or if the disc lies behind a
    /// start outside of it.
    #[cold]
    #[inline(never)]
    pub(super) fn closely(
        along: Place<f64>,
        center: Place<f64>,
        radius: f64,
    ) -> Option<Option<Self>> {
        const SCALE: f64 = 256.0;
        let is_short = are_on_grid(along) & are_on_grid(center) & are_on_grid([radius]);
        if !(is_short & (radius > 0.0) & (along != [0.0; 2])) {
            return None;
        }
        let whole = |x: f64| (SCALE * x) as i64;
        let (way, center) = (along.map(whole), center.map(whole));
        let dot = |[a, b]: [i64; 2], [c, d]: [i64; 2]| a * c + b * d;
        let (square, limit) = (dot(way, way), whole(radius) * whole(radius));
        let (ahead, room) = (dot(way, center), dot(center, center) - limit);
        let beside = way[0] * center[1] - way[1] * center[0];
        let under =
            i128::from(limit) * i128::from(square) - i128::from(beside) * i128::from(beside);
        if (under < 0) | ((room > 0) & (ahead <= 0)) {
            return Some(None);
        }
        let root = square_root(under as f64);
        let is_whole = i128::from(root as i64) * i128::from(root as i64) == under;
        // If it is not whole, it is no quotient of whole numbers, either.
        let error = if is_whole { 0.0 } else { 1.0 / (1_u64 << 48) as f64 };
        let [room, ahead, beside, square] = [room, ahead, beside, square].map(|x| x as f64);
        let (along, radius) = (along.map(|x| SCALE * x), SCALE * radius);
        Some(Some(Self { along, radius, room, ahead, beside, root, square, error }))
    }

    /// When the way enters the disc, if it starts outside.
    #[inline]
    pub(super) fn entry(&self) -> Ratio {
        Ratio { above: self.room, below: self.ahead + self.root }
    }

    /// The normal at the entry.
    #[inline]
    pub(super) fn normal(&self, root: f64) -> Vector2D {
        let [x, y] = self.out(root);
        Vector2D::narrow(x, y)
    }

    /// The same before it is rounded to floats: for places at the end of a radius.
    #[inline]
    pub(super) fn out(&self, root: f64) -> [f64; 2] {
        let ([x, y], beside) = (self.along, self.beside);
        let scale = 1.0 / (self.radius * self.square);
        [(beside * y - root * x) * scale, (-beside * x - root * y) * scale]
    }
}

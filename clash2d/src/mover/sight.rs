//! What a mover sees from where it is: its goal, and the half-planes of what it touches, in f64.
//!
//! Which places are better is told where that is certain; the exact numbers decide the others.

use super::solve::{Half, nearest};
use crate::exact::judge::quickly;
use crate::exact::real::{Near, Real};

type Place = [f64; 2];

/// How many half-planes there are at most.
pub(super) const MOST: usize = 16;

/// Seen from where the mover is.
pub(super) struct Sight {
    goal: [Near; 2],
    halves: [Half; MOST],
    count: usize,
}

impl Sight {
    pub(super) fn new(goal: [Near; 2], halves: impl Iterator<Item = Half>) -> Self {
        let mut sight = Self { goal, halves: [Half::default(); MOST], count: 0 };
        for half in halves.take(MOST) {
            sight.halves[sight.count] = half;
            sight.count += 1;
        }
        sight
    }

    pub(super) fn goal(&self) -> Place {
        self.goal.map(Near::value)
    }

    /// The half-planes, in f64 to a part of 10^-12.
    pub(super) fn halves(&self) -> &[Half] {
        &self.halves[..self.count]
    }

    /// The place of all half-planes that is nearest to the goal.
    pub(super) fn target(&self) -> Place {
        nearest(self.goal(), self.halves())
    }

    /// Whether a way leads nearer to the goal, if that is certain: |way - goal|² < |goal|².
    pub(super) fn is_nearer(&self, way: Place) -> Option<bool> {
        let (mut value, mut room) = (0.0, 0.0);
        for (way, goal) in way.into_iter().zip(self.goal) {
            let twice = 2.0 * goal.value();
            value += way * (way - twice);
            // Five roundings by half a unit each, that of the way twice; there is room for eight.
            let size = way.abs() + twice.abs();
            room += way.abs() * (4.0 * f64::EPSILON * size + 4.0 * goal.slip());
        }
        quickly(|| (value.abs() > room).then_some(value < 0.0))
    }
}

impl Half {
    /// Whether a place is in it, if that is certain although each number is off by a part of 10^-12.
    pub(super) fn certainly_holds(&self, place: Place) -> Option<bool> {
        const PART: f64 = 1.0 / (1_u64 << 38) as f64;
        // What is less may have lost digits.
        const LEAST: f64 = 1e-250;
        let (mut value, mut size) = (0.0 - self.least, self.least.abs());
        let mut is_short = self.least != 0.0 && size < LEAST;
        for (normal, place) in self.normal.into_iter().zip(place) {
            let part = normal * place;
            value += part;
            size += part.abs();
            is_short |= normal != 0.0 && place != 0.0 && part.abs() < LEAST;
        }
        let is_certain = !is_short && (value.abs() > PART * size || size == 0.0);
        quickly(|| is_certain.then_some(value >= 0.0))
    }
}

//! The place of some half-planes that is nearest to a goal, in plain numbers.
//!
//! What comes out only says where to look for floats: of these each is decided exactly. It does not depend on the
//! order of the half-planes but for roundings, of which none is left in places with few digits.

use crate::outline::{cross, dot};

/// A place seen from where the mover is.
type Place = [f64; 2];

/// A half-plane, seen from there: all with `normal` · x ≥ `least`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Half {
    pub(super) normal: Place,
    pub(super) least: f64,
}

impl Half {
    /// Whether it holds a place but for roundings.
    fn holds(&self, place: Place) -> bool {
        let [x, y] = [self.normal[0] * place[0], self.normal[1] * place[1]];
        x + y - self.least >= -ROOM * (x.abs() + y.abs() + self.least.abs())
    }

    /// The place on its line that is nearest to another one, as it is in places as small as itself: where it is far
    /// nearer than the other one, the first look leaves roundings of that one.
    fn near_foot(&self, place: Place) -> Place {
        self.foot(self.foot(place))
    }

    /// The same but for roundings of the other place.
    fn foot(&self, place: Place) -> Place {
        let part = (self.least - dot(self.normal, place)) / dot(self.normal, self.normal);
        [place[0] + part * self.normal[0], place[1] + part * self.normal[1]]
    }

    /// Where its line meets another one.
    fn meeting(&self, other: &Self) -> Place {
        let [a, b] = [self, other];
        let turn = cross(a.normal, b.normal);
        [
            (a.least * b.normal[1] - b.least * a.normal[1]) / turn,
            (b.least * a.normal[0] - a.least * b.normal[0]) / turn,
        ]
    }
}

/// What roundings may do, relatively.
const ROOM: f64 = 1.0 / (1_u64 << 44) as f64;

/// The place that all half-planes hold and that is nearest to the goal; where the mover is holds as well.
pub(super) fn nearest(goal: Place, halves: &[Half]) -> Place {
    let holds = |place: Place| halves.iter().all(|half| half.holds(place));
    if holds(goal) {
        return goal;
    }
    let square = |[x, y]: Place| (x - goal[0]) * (x - goal[0]) + (y - goal[1]) * (y - goal[1]);
    let mut best = [0.0; 2];
    let mut take = |place: Place| {
        // What is no number is nearer to nothing.
        if square(place) < square(best) && holds(place) {
            best = place;
        }
    };
    for (number, half) in halves.iter().enumerate() {
        take(half.near_foot(goal));
        for other in &halves[..number] {
            take(half.meeting(other));
        }
    }
    best
}

//! A point that moves against a box, seen along the box's axes.

use super::close::Close;
use super::number::{Ratio, TIME_ERROR};
use crate::angle::Rotation;
use crate::distance::place::Place;
use crate::vector::Vector2D;

/// A box and a way from the origin, seen along the box's axes, each of which leads as the way does.
pub(super) struct Slab {
    /// Where the sides are that are met first, and last.
    pub(super) near: Place<f64>,
    pub(super) far: Place<f64>,
    /// How far the way leads, 0 or more.
    pub(super) pace: Place<f64>,
    /// 1 or -1, times which an axis is the box's own.
    signs: Place<f64>,
    /// How the box is turned.
    turn: Rotation,
}

/// Where a way crosses a side of a box, or touches a corner.
#[derive(Clone, Copy)]
pub(super) struct Crossing {
    /// The time.
    pub(super) ratio: Ratio,
    /// Out of the box, of length 1; along the axes.
    pub(super) out: Place<f64>,
}

/// Where a way enters a box and where it leaves it.
#[derive(Clone, Copy)]
pub(super) struct Passage {
    pub(super) entry: Crossing,
    pub(super) exit: Crossing,
}

/// The part of a time that must lie between two that are told apart.
pub(super) const APART: f64 = TIME_ERROR * 4.0;

impl Slab {
    /// From all along the box's own axes.
    #[inline]
    pub(super) fn new(
        low: Place<f64>,
        high: Place<f64>,
        along: Place<f64>,
        turn: Rotation,
    ) -> Self {
        let side = |axis: usize| {
            let is_back = along[axis] < 0.0;
            let (low, high) = (low[axis], high[axis]);
            (if is_back { -high } else { low }, if is_back { -low } else { high })
        };
        let (x, y) = (side(0), side(1));
        Self {
            near: [x.0, y.0],
            far: [x.1, y.1],
            pace: along.map(f64::abs),
            signs: along.map(|x| if x < 0.0 { -1.0 } else { 1.0 }),
            turn,
        }
    }

    /// Where a vector along the axes leads.
    #[inline]
    pub(super) fn turned(&self, [x, y]: Place<f64>) -> Vector2D {
        let Rotation { sin, cos } = self.turn;
        let (x, y) = (x * self.signs[0], y * self.signs[1]);
        Vector2D::narrow(x * cos - y * sin, x * sin + y * cos)
    }

    /// The axis along which a way leads most; of two the one that is more level or, if that is the
    /// same, that rises to the right.
    pub(super) fn main_axis(&self) -> usize {
        let Rotation { sin, cos } = self.turn;
        let leads = [self.pace[0] - self.pace[1], cos.abs() - sin.abs(), cos * sin];
        // Both sides of an angle of 45 degrees may be rounded.
        let lead = leads.into_iter().find(|lead| lead.abs() > 1e-9);
        usize::from(lead.is_some_and(|lead| lead < 0.0))
    }

    /// A place along the box's own axes, seen along the slab's.
    pub(super) fn own(&self, [x, y]: Place<f64>) -> Place<f64> {
        [x * self.signs[0], y * self.signs[1]]
    }

    #[inline]
    pub(super) fn starts_inside(&self) -> bool {
        (self.near[0] <= 0.0) & (self.near[1] <= 0.0)
    }

    #[inline]
    pub(super) fn ends_inside(&self) -> bool {
        (self.far[0] >= self.pace[0]) & (self.far[1] >= self.pace[1])
    }

    /// By whole numbers of the sides; the times are those of the axes.
    #[inline]
    fn passage_of(&self, entry: usize, exit: usize) -> Passage {
        let crossing = |axis: usize, side: Place<f64>, out: f64| Crossing {
            ratio: Ratio { above: side[axis], below: self.pace[axis] },
            out: if axis == 0 { [out, 0.0] } else { [0.0, out] },
        };
        Passage { entry: crossing(entry, self.near, -1.0), exit: crossing(exit, self.far, 1.0) }
    }

    /// Of exact numbers; the inner None if the way misses the box.
    #[inline]
    pub(super) fn passage(&self) -> Option<Option<Passage>> {
        let Self { near, far, pace, .. } = *self;
        let entries = [near[0] / pace[0], near[1] / pace[1]];
        let exits = [far[0] / pace[0], far[1] / pace[1]];
        let (entry, exit) =
            (usize::from(entries[1] > entries[0]), usize::from(exits[1] < exits[0]));
        // The order of quotients is that of the rounded ones, if these differ.
        let is_beyond = (near[0] > pace[0]) | (near[1] > pace[1]) | (far[0] < 0.0) | (far[1] < 0.0);
        if is_beyond | (entries[entry] > exits[exit]) {
            return Some(None);
        }
        let differ = |[p, q]: Place<f64>| (p < q) | (p > q);
        if !(differ(entries) & differ(exits) & (entries[entry] < exits[exit])) {
            return self.closely();
        }
        Some(Some(self.passage_of(entry, exit)))
    }

    #[cold]
    #[inline(never)]
    fn closely(&self) -> Option<Option<Passage>> {
        Close::of(self)?.passage(self)
    }

    /// Of numbers of which the sides are off by less than `room`, and the way by less than `drift`;
    /// the errors of times are less than [`TIME_ERROR`] of them then.
    #[inline]
    pub(super) fn rough_passage(&self, room: f64, drift: f64) -> Option<Option<Passage>> {
        let Self { near, far, pace, .. } = *self;
        let is_before = |axis: usize| near[axis] > pace[axis] + (room + drift);
        if is_before(0) | is_before(1) | (far[0] < -room) | (far[1] < -room) {
            return Some(None);
        }
        let least = |[x, y]: Place<f64>| x.abs().min(y.abs()) * (TIME_ERROR / 2.0);
        if !((least(near) > room) & (least(far) > room) & (least(pace) > drift)) {
            return None;
        }
        let entries = [near[0] / pace[0], near[1] / pace[1]];
        let exits = [far[0] / pace[0], far[1] / pace[1]];
        let (entry, exit) =
            (usize::from(entries[1] > entries[0]), usize::from(exits[1] < exits[0]));
        let gap = APART * (entries[entry].abs() + exits[exit].abs());
        if entries[entry] > exits[exit] + gap {
            return Some(None);
        }
        let differ = |[p, q]: Place<f64>| (p - q).abs() > APART * p.abs();
        let is_clear = differ(entries) & differ(exits) & (entries[entry] + gap < exits[exit]);
        let is_far = |time: f64| (time - 1.0).abs() > APART;
        if !(is_clear & is_far(entries[entry]) & is_far(exits[exit])) {
            return None;
        }
        let is_missed = (entries[entry] > 1.0) | (exits[exit] < 0.0);
        Some((!is_missed).then(|| self.passage_of(entry, exit)))
    }
}

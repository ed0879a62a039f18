//! How a way passes through a box.

use super::close::Close;
use super::number::TIME_ERROR;
use super::slab::{Passage, Slab};
use crate::distance::place::Place;

/// The part of a time that must lie between two that are told apart.
const APART: f64 = TIME_ERROR * 4.0;

impl Slab {
    /// Of exact numbers; the inner None if the way misses the box.
    #[inline(always)]
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

//! A way that meets two sides of a box at the same time, or runs along one, exactly.

use core::cmp::Ordering;

use super::number::are_on_grid;
use super::slab::{Crossing, Slab};
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::root::square_root;

/// What a [`Slab`] is made of: its sides are `place - half` and `place + half`.
pub(super) struct Close {
    place: Place<f64>,
    half: Place<f64>,
    pace: Place<f64>,
}

impl Close {
    /// Twice as large, so that no side needs to be halved; None if its numbers are not short.
    pub(super) fn of(slab: &Slab) -> Option<Self> {
        let Slab { near, far, pace, .. } = *slab;
        let is_short = are_on_grid(near) & are_on_grid(far) & are_on_grid(pace);
        is_short.then(|| Self {
            place: plus(near, far),
            half: minus(far, near),
            pace: times(pace, 2.0),
        })
    }

    /// Where the way enters a slab that is about this; None if it is flat.
    pub(super) fn enter(&self, slab: &Slab) -> Option<Option<Crossing>> {
        let Self { place, half, pace, .. } = *self;
        if !((half[0] > 0.0) & (half[1] > 0.0)) {
            return None;
        }
        for axis in [0, 1] {
            let rest = place[axis] - pace[axis];
            if sign(rest, half[axis])?.is_gt() | sign(-place[axis], half[axis])?.is_gt() {
                return Some(None);
            }
            // So that f64 knows whether the way starts or ends inside.
            sign(place[axis], half[axis])?;
            sign(rest, -half[axis])?;
        }
        for axis in [0, 1] {
            if pace[axis] == 0.0 {
                let near = sign(place[axis], half[axis])?;
                let far = sign(-place[axis], half[axis])?;
                return self.level(axis, [near, far], slab);
            }
        }
        self.slanting(slab)
    }

    /// Along one of the axes.
    fn level(&self, across: usize, sides: [Ordering; 2], slab: &Slab) -> Option<Option<Crossing>> {
        let along = 1 - across;
        let out = |sign: f64, axis: usize| if axis == 0 { [sign, 0.0] } else { [0.0, sign] };
        let aside = sides.iter().position(|side| side.is_eq());
        let aside = aside.map(|side| out(if side == 0 { -1.0 } else { 1.0 }, across));
        Some(Some(slab.entry(along, aside.unwrap_or(out(-1.0, along)))))
    }

    /// How the times compare at which two values of the axes, each `place - half`, are reached.
    fn compare(&self, [p, q]: [Place<f64>; 2]) -> Option<Ordering> {
        let [x, y] = self.pace;
        sign(p[0] * y - q[0] * x, p[1] * y - q[1] * x)
    }

    /// Across both axes.
    fn slanting(&self, slab: &Slab) -> Option<Option<Crossing>> {
        let Self { place, half, pace, .. } = *self;
        let near = [0, 1].map(|axis| [place[axis], half[axis]]);
        let far = [0, 1].map(|axis| [place[axis], -half[axis]]);
        let entries = self.compare(near)?;
        let passes_corner = |enters: usize| {
            let leaves = 1 - enters;
            let mut pair = [near[enters], far[leaves]];
            pair.rotate_left(enters);
            let order = self.compare(pair)?;
            Some(if enters == 0 { order } else { order.reverse() })
        };
        for enters in [0, 1] {
            let order = passes_corner(enters)?;
            if order.is_gt() {
                return Some(None);
            }
            if order.is_eq() {
                let [x, y] = times(pace, 1.0 / square_root(dot(pace, pace)));
                let out = if enters == 0 { [-y, x] } else { [y, -x] };
                return Some(Some(slab.entry(enters, out)));
            }
        }
        let axis = match entries {
            Ordering::Less => 1,
            Ordering::Equal => slab.main_axis(),
            Ordering::Greater => 0,
        };
        let ratio_axis = usize::from(entries.is_lt());
        let out = if axis == 0 { [-1.0, 0.0] } else { [0.0, -1.0] };
        Some(Some(slab.entry(ratio_axis, out)))
    }
}

/// How two exact numbers compare.
fn sign(x: f64, y: f64) -> Option<Ordering> {
    x.partial_cmp(&y)
}

//! A way that meets two sides of a box at the same time, or runs along one, exactly.

use core::cmp::Ordering;

use super::number::{Ratio, are_on_grid};
use super::slab::{Crossing, Passage, Slab};
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::root::square_root;

/// What a [`Slab`] is made of: its sides are `place - root half` and `place + root half`, where the
/// root is that of an integer.
pub(super) struct Close {
    pub(super) place: Place<f64>,
    pub(super) half: Place<f64>,
    pub(super) pace: Place<f64>,
    pub(super) root: f64,
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
            root: 1.0,
        })
    }

    /// How `x - root y` compares with 0, of exact numbers.
    fn sign(&self, x: f64, y: f64) -> Option<Ordering> {
        const DOUBT: f64 = 1.0 / (1_u64 << 50) as f64;
        let value = x - self.root * y;
        let is_certain = (self.root == 1.0) | (value.abs() > DOUBT * (x.abs() + y.abs()));
        // A root that is no integer is not the quotient of two, either.
        if is_certain | ((x == 0.0) & (y == 0.0)) { value.partial_cmp(&0.0) } else { None }
    }

    /// The passage through a slab that is about this; None if it is flat.
    pub(super) fn passage(&self, slab: &Slab) -> Option<Option<Passage>> {
        let Self { place, half, pace, .. } = *self;
        if !((half[0] > 0.0) & (half[1] > 0.0)) {
            return None;
        }
        for axis in [0, 1] {
            let rest = place[axis] - pace[axis];
            if self.sign(rest, half[axis])?.is_gt() | self.sign(-place[axis], half[axis])?.is_gt() {
                return Some(None);
            }
            // So that f64 knows whether the way starts or ends inside.
            self.sign(place[axis], half[axis])?;
            self.sign(rest, -half[axis])?;
        }
        for axis in [0, 1] {
            if pace[axis] == 0.0 {
                let near = self.sign(place[axis], half[axis])?;
                let far = self.sign(-place[axis], half[axis])?;
                return self.level(axis, [near, far], slab);
            }
        }
        self.slanting(slab)
    }

    /// Along one of the axes.
    fn level(&self, across: usize, sides: [Ordering; 2], slab: &Slab) -> Option<Option<Passage>> {
        let along = 1 - across;
        let out = |sign: f64, axis: usize| if axis == 0 { [sign, 0.0] } else { [0.0, sign] };
        let aside = sides.iter().position(|side| side.is_eq());
        let aside = aside.map(|side| out(if side == 0 { -1.0 } else { 1.0 }, across));
        let (first, last) = (out(-1.0, along), out(1.0, along));
        let outs = [aside.unwrap_or(first), aside.unwrap_or(last)];
        Some(Some(passage(slab, [along; 2], outs)))
    }

    /// How the times compare at which two values of the axes, each `place - root half`, are reached.
    fn compare(&self, [p, q]: [Place<f64>; 2]) -> Option<Ordering> {
        let [x, y] = self.pace;
        self.sign(p[0] * y - q[0] * x, p[1] * y - q[1] * x)
    }

    /// Across both axes.
    fn slanting(&self, slab: &Slab) -> Option<Option<Passage>> {
        let Self { place, half, pace, .. } = *self;
        let near = [0, 1].map(|axis| [place[axis], half[axis]]);
        let far = [0, 1].map(|axis| [place[axis], -half[axis]]);
        let entries = self.compare(near)?;
        let exits = self.compare(far)?;
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
                return Some(Some(passage(slab, [enters, 1 - enters], [out; 2])));
            }
        }
        let [x, y] = [[1.0, 0.0], [0.0, 1.0]];
        let first = if entries.is_lt() { 1 } else { 0 };
        let last = if exits.is_gt() { 1 } else { 0 };
        let out = |order: Ordering, axis: usize| {
            let axis = if order.is_eq() { slab.main_axis() } else { axis };
            if axis == 0 { x } else { y }
        };
        let outs = [times(out(entries, first), -1.0), out(exits, last)];
        Some(Some(passage(slab, [first, last], outs)))
    }
}

fn passage(slab: &Slab, axes: [usize; 2], outs: [Place<f64>; 2]) -> Passage {
    let crossing = |side: Place<f64>, axis: usize, out: Place<f64>| Crossing {
        ratio: Ratio { above: side[axis], below: slab.pace[axis] },
        out,
    };
    Passage {
        entry: crossing(slab.near, axes[0], outs[0]),
        exit: crossing(slab.far, axes[1], outs[1]),
    }
}

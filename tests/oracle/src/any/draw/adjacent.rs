//! Pairs beside which the answer flips.

use super::change::shift;
use super::plan::Plan;
use super::shape;
use crate::Rng;
use crate::adjacent::{number, rank};
use crate::any::{Figure, Kind, Role, collide};

/// What is changed until the answer flips.
#[derive(Clone, Copy)]
enum Knob {
    /// All coordinates of the second figure along an axis.
    Shift(usize),
    /// One number of one figure.
    Number(usize, usize),
}

/// Changes a pair until it is beside a pair of neighbouring floats with another answer. A few
/// pairs flip nowhere, such as those of crossing lines; they stay as they are.
pub(super) fn flip(pair: &mut [Figure; 2], kinds: [Kind; 2], plan: &Plan, rng: &mut Rng) {
    let Some(answer) = collide(&pair[0], &pair[1]) else { return };
    for _ in 0..16 {
        let knob = Knob::draw(pair, rng);
        let (from, to) = knob.ends(pair, kinds, plan, rng);
        let ask = |value: f32| {
            let [a, b] = knob.set(pair, value);
            collide(&a, &b).unwrap_or(answer)
        };
        if ask(from) != ask(to) {
            let beside = boundary(ask, from, to);
            *pair = knob.set(pair, beside[usize::from(rng.bool())]);
            return;
        }
    }
}

/// The two neighbouring floats between two others whose answers differ.
fn boundary(ask: impl Fn(f32) -> bool, from: f32, to: f32) -> [f32; 2] {
    let answer = ask(from);
    let (mut from, mut to) = (rank(from), rank(to));
    while (to - from).abs() > 1 {
        let middle = from + (to - from) / 2;
        if ask(number(middle)) == answer {
            from = middle;
        } else {
            to = middle;
        }
    }
    [number(from), number(to)]
}

impl Knob {
    fn draw(pair: &mut [Figure; 2], rng: &mut Rng) -> Self {
        let which = rng.usize(..2);
        let count = pair[which].numbers().len();
        if count == 0 || rng.bool() {
            return Self::Shift(rng.usize(..2));
        }
        Self::Number(which, rng.usize(..count))
    }

    /// The value that changes nothing, and another one.
    fn ends(
        self,
        pair: &mut [Figure; 2],
        kinds: [Kind; 2],
        plan: &Plan,
        rng: &mut Rng,
    ) -> (f32, f32) {
        match self {
            Self::Shift(_) => {
                let (a, b) = ((plan.style.place)(rng), (plan.style.place)(rng));
                (0.0, (4.0 * (a - b)).clamp(f32::MIN, f32::MAX))
            }
            Self::Number(which, place) => {
                let factor = [1.0, 1.0, -2.0, 4.0][rng.usize(..4)];
                let mut other = shape::draw(kinds[which], plan, rng);
                let (role, from) = pair[which].numbers().swap_remove(place);
                let mut others = other.numbers();
                let same = others.iter_mut().filter(|(of, _)| *of == role);
                let to = same.last().map_or(1.0, |(_, to)| **to) * factor;
                let is_extent = matches!(role, Role::Extent | Role::Opening);
                (*from, if is_extent { to.abs() } else { to })
            }
        }
    }

    fn set(self, pair: &[Figure; 2], value: f32) -> [Figure; 2] {
        let mut pair = pair.clone();
        match self {
            Self::Shift(axis) => {
                let mut by = [0.0; 2];
                by[axis] = value;
                shift(&mut pair[1], by);
            }
            Self::Number(which, place) => *pair[which].numbers().swap_remove(place).1 = value,
        }
        pair
    }
}

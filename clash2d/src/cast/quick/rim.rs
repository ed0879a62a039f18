//! A point that moves against a disc from outside.

use crate::distance::place::{Place, cross, dot, times};
use crate::pack::{Pack, Pair, Two};
use crate::root::square_root;

/// The parts of these sums of products may be off by less than that part of what is summed.
pub(super) const ROUNDING: f64 = 1.0 / (1_u64 << 50) as f64;

/// The part of a sum that a difference must be at least: so its root is known to 2^-34 of it.
const CLEAR: f64 = 1.0 / (1 << 16) as f64;

/// When a point meets the rim: after the part `room / (ahead + root)` of its way.
///
/// Each error of `under` is one of its root that is at most as large, divided by the root. So all
/// errors are compared times the root, and times what is below.
#[derive(Clone, Copy)]
pub(super) struct Rim {
    pub(super) time: f64,
    /// What the time is a quotient of, and what both may be off by together; all times the root.
    pub(super) above: f64,
    pub(super) below: f64,
    pub(super) doubt: f64,
    /// Whether the point certainly starts outside.
    pub(super) starts_outside: bool,
    /// Whether it certainly passes by, or comes from there.
    pub(super) is_missed: bool,
    /// Whether the line of the way certainly meets more than the edge of the disc.
    pub(super) is_clear: bool,
    /// How much the way to the center then leads along the way and to its left, times a scale.
    lean: [f64; 2],
    scale: f64,
}

/// A way, and another one to the center of a disc.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    /// The squares of their lengths.
    square: f64,
    distance: f64,
    /// Their dot product, and their cross product.
    ahead: f64,
    beside: f64,
    /// The product of their sizes: the terms of both are not greater.
    sizes: f64,
}

impl Aim {
    #[inline(always)]
    pub(super) fn new(along: Place<f64>, between: Place<f64>) -> Self {
        let size = |[x, y]: Place<f64>| x.abs() + y.abs();
        Self {
            square: dot(along, along),
            distance: dot(between, between),
            ahead: dot(along, between),
            beside: cross(along, between),
            sizes: size(along) * size(between),
        }
    }

    /// The same of pairs of numbers.
    #[inline(always)]
    pub(super) fn of(along: Two, between: Two) -> Self {
        let sums = |a: Two, b: Two| (a.firsts(b) + a.seconds(b)).numbers();
        let beyond = (along * between.exchanged()).turned_by(Two::new(0.0, -0.0));
        let [square, distance] = sums(along * along, between * between);
        let [ahead, beside] = sums(along * between, beyond);
        let [size, other_size] = sums(along.abs(), between.abs());
        Self { square, distance, ahead, beside, sizes: size * other_size }
    }
}

impl Rim {
    /// No to all that is not finite.
    #[inline(always)]
    pub(super) fn new(aim: Aim, reach: f64) -> Self {
        let Aim { square, distance, ahead, beside, sizes } = aim;
        let limit = reach * reach;
        let (room, under) = (distance - limit, limit * square - beside * beside);
        let (of_room, of_under) = (distance + limit, limit * square + beside.abs() * sizes);
        let root = square_root(under);
        let below = ahead + root;
        let time = room / below;
        Self {
            time,
            above: room * root,
            below: below * root,
            doubt: ROUNDING * (root * of_room + 2.0 * time * (root * sizes + of_under)),
            starts_outside: (room > CLEAR * of_room) & (of_room + square < f64::INFINITY),
            is_missed: (under < -ROUNDING * of_under) | (ahead < -ROUNDING * sizes),
            is_clear: under > CLEAR * of_under,
            lean: [root, beside],
            scale: 1.0 / (reach * square),
        }
    }

    /// To the center when it is met, of length 1.
    #[inline(always)]
    pub(super) fn normal(&self, [x, y]: Place<f64>) -> Place<f64> {
        let [root, beside] = self.lean;
        times([root * x - beside * y, root * y + beside * x], self.scale)
    }

    /// The same as a pair of numbers.
    #[inline(always)]
    pub(super) fn normal_of(&self, along: Two) -> Two {
        let [root, beside] = self.lean.map(Two::all);
        let left = along.exchanged().turned_by(Two::new(-0.0, 0.0));
        (root * along + beside * left) * Two::all(self.scale)
    }

    /// Whether it is certain which f32 is the greatest below the time, from which that is off by so
    /// much, and whether the time is more than 1.
    #[inline(always)]
    pub(super) fn is_timed(&self, off: f64) -> bool {
        let Self { above, below, doubt, .. } = *self;
        (off.abs() * below > doubt) & ((above - below).abs() > doubt)
    }
}

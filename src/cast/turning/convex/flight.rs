//! Two convex shapes on their way.

use super::super::super::meeting::floor_of;
use super::super::motion::{Pose, length};
use super::super::search::Near;
use super::closest::{Closest, gap, of_corners};
use super::flyer::{Flyer, Stand};
use crate::distance::place::{cross, dot, minus, plus, times};
use crate::root::square_root;

/// Two shapes on their way.
pub(super) struct Flight<const P: usize> {
    pub(super) flyers: [Flyer<P>; 2],
    /// How far the pivot of one moves, seen from the other one's.
    pub(super) drift: f64,
    /// How near is near enough.
    pub(super) near: f64,
    /// What is taken from each room for rounding.
    pub(super) room: f64,
}

impl<const P: usize> Flight<P> {
    /// When the discs that they fill as they turn may first be near, if they may.
    pub(super) fn first_chance(&self) -> Option<f32> {
        let [a, b] = &self.flyers;
        let between = minus(b.carrier.pivot, a.carrier.pivot);
        let along = minus(a.carrier.movement, b.carrier.movement);
        let reach = a.arm + a.radius + b.arm + b.radius + self.near + self.room;
        let (ahead, square) = (dot(along, between), dot(along, along));
        let room = dot(between, between) - reach * reach;
        let beside = cross(along, between);
        let under = reach * reach * square - beside * beside;
        let sizes = reach * reach + dot(between, between);
        if room <= 1e-9 * sizes {
            return Some(0.0);
        }
        if (ahead <= 0.0) | (under < -1e-9 * sizes * square) {
            return None;
        }
        let root = square_root(under.max(0.0) + 1e-9 * sizes * square);
        let time = room / (ahead + root) * (1.0 - 1e-9);
        (time <= 1.0).then(|| floor_of(time))
    }

    /// How far two corners have to be apart.
    pub(super) fn reach(&self) -> f64 {
        self.flyers[0].radius + self.flyers[1].radius + self.near / 2.0 + self.room
    }

    /// The nearest points at a time, or some that the shapes share.
    #[inline(never)]
    pub(super) fn closest(&self, time: f32) -> Closest {
        let [a, b] = self.stands(&self.poses(time));
        gap(&a, &b).unwrap_or_else(|| of_corners(&a, &b))
    }

    #[inline(always)]
    pub(super) fn poses(&self, time: f32) -> [Pose; 2] {
        let [a, b] = &self.flyers;
        [a.carrier.at(time), b.carrier.at(time)]
    }

    #[inline(always)]
    pub(super) fn stands(&self, poses: &[Pose; 2]) -> [Stand<P>; 2] {
        let [a, b] = &self.flyers;
        [a.stand(&poses[0]), b.stand(&poses[1])]
    }

    pub(super) fn near(&self, Stop { time, closest }: Stop) -> Near {
        let [a, b] = &self.flyers;
        let Closest { normal, gap, .. } = closest.unwrap_or_else(|| self.closest(time));
        let first = plus(gap.points[0], times(normal, a.radius));
        let second = minus(gap.points[1], times(normal, b.radius));
        Near { time, normal, point: times(plus(first, second), 0.5) }
    }

    #[inline(always)]
    pub(super) fn new(flyers: [Flyer<P>; 2], tolerance: f64) -> Self {
        let size = flyers[0].extent() + flyers[1].extent();
        let least = size / (1 << 20) as f64;
        let tolerance = if tolerance > least { tolerance } else { least };
        let [a, b] = flyers.each_ref().map(|flyer| flyer.carrier.movement);
        let drift = length(minus(b, a));
        Self { flyers, drift, near: tolerance / 2.0, room: size / (1_u64 << 44) as f64 }
    }
}

/// When shapes are near.
pub(super) struct Stop {
    pub(super) time: f32,
    /// None if that is to be found yet.
    pub(super) closest: Option<Closest>,
}

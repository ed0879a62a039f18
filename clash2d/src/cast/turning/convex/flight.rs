//! Two convex shapes on their way.

use super::super::motion::{Margin, Nearness, Snapshot, length};
use super::super::search::Near;
use super::closest::{Closest, gap, of_corners};
use super::flyer::{Flyer, Stand};
use crate::distance::place::{minus, plus, times};

/// Two shapes on their way.
pub(super) struct Flight<const P: usize> {
    pub(super) flyers: [Flyer<P>; 2],
    /// How far the pivot of one moves, seen from the other one's.
    pub(super) drift: f64,
    pub(super) margin: Margin,
    /// The distance that is kept.
    kept: f64,
}

impl<const P: usize> Flight<P> {
    /// How far apart corners of shapes are that meet.
    pub(super) fn radius(&self) -> f64 {
        self.flyers[0].radius + self.flyers[1].radius + self.kept
    }

    /// How far two corners have to be apart.
    pub(super) fn reach(&self) -> f64 {
        self.radius() + self.margin.near / 2.0 + self.margin.room
    }

    /// The nearest points at a time, or some that the shapes share.
    #[inline(never)]
    pub(super) fn closest(&self, time: f64) -> Closest {
        let [a, b] = self.stands(&self.poses(time));
        gap(&a, &b).unwrap_or_else(|| of_corners(&a, &b))
    }

    #[inline(always)]
    pub(super) fn poses(&self, time: f64) -> [Snapshot; 2] {
        let [a, b] = &self.flyers;
        [a.carrier.at(time), b.carrier.at(time)]
    }

    #[inline(always)]
    pub(super) fn stands(&self, poses: &[Snapshot; 2]) -> [Stand<P>; 2] {
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
    pub(super) fn new(flyers: [Flyer<P>; 2], nearness: Nearness) -> Self {
        let Nearness { tolerance, kept } = nearness;
        let carriers = flyers.each_ref().map(|flyer| &flyer.carrier);
        let arms = flyers.each_ref().map(|flyer| flyer.arm + flyer.radius + kept);
        let margin = Margin::new(carriers, arms, tolerance);
        let drift = length(minus(carriers[1].movement, carriers[0].movement));
        Self { flyers, drift, margin, kept }
    }
}

/// When shapes are near.
pub(super) struct Stop {
    pub(super) time: f64,
    /// None if that is to be found yet.
    pub(super) closest: Option<Closest>,
}

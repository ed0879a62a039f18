//! Shapes that leave a contact.

use super::super::super::first::ALONG;
use super::super::budget::Budget;
use super::super::motion::length;
use super::closest::{Closest, gap};
use super::flight::{Flight, Stop};
use crate::distance::place::{dot, minus};

impl<const P: usize> Flight<P> {
    /// The same for shapes that may touch at the start, which they leave; they meet if they get deeper
    /// than they were by more than the allowance.
    pub(super) fn leave(
        &self,
        [latest, end]: [f64; 2],
        allowance: f64,
        budget: &Budget,
    ) -> Option<Stop> {
        let first = self.signed(0.0);
        let least = first.min(0.0) - allowance;
        let (mut time, mut gap, speed) = (0.0, first, self.speed());
        if (first > 0.0) & (first <= self.margin.near) && self.closing() > ALONG * speed {
            return Some(Stop { time: 0.0, closest: None });
        }
        while gap <= self.margin.near {
            let next = time + ((gap - least) + allowance / 4.0) / speed;
            // As if nothing else had been met before.
            if time > latest || next > end {
                return None;
            }
            let before = time;
            time = next;
            gap = self.signed(time);
            if (gap < least) | (time <= before) | !budget.step() {
                return Some(Stop { time: before, closest: None });
            }
        }
        self.run(time, latest, budget)
    }

    /// How far they are apart at a time or, below 0, how deep in each other.
    fn signed(&self, time: f64) -> f64 {
        let [a, b] = self.stands(&self.poses(time));
        let height = a.highest(&b).1.max(b.highest(&a).1);
        let is_apart = (height > 0.0) | (height == f64::NEG_INFINITY);
        let closest = if is_apart { gap(&a, &b) } else { None };
        let distance = closest.map_or(height, |closest| closest.gap.distance);
        distance - self.radius()
    }

    /// How fast they come nearer at the start.
    fn closing(&self) -> f64 {
        let Closest { normal, gap, .. } = self.closest(0.0);
        let velocity = |number: usize| {
            let carrier = &self.flyers[number].carrier;
            carrier.velocity(minus(gap.points[number], carrier.pivot))
        };
        dot(normal, minus(velocity(0), velocity(1)))
    }

    /// How fast any two of their points come nearer, at most.
    fn speed(&self) -> f64 {
        let [a, b] = &self.flyers;
        length(minus(a.carrier.movement, b.carrier.movement))
            + a.carrier.rotation.abs() * (a.arm + a.radius)
            + b.carrier.rotation.abs() * (b.arm + b.radius)
    }
}

//! For how long the circles around the pivots keep two shapes apart.

use super::super::gap::nearest;
use super::super::motion::{length, unit};
use super::super::step::{Orbit, safe_time};
use super::flight::Flight;
use super::flyer::Stand;
use crate::distance::place::{Place, dot, minus};

impl<const P: usize> Flight<P> {
    /// For how long what they pass as they turn stays apart, if one of them turns.
    #[inline(never)]
    pub(super) fn orbits_apart(&self, stands: &[Stand<P>; 2]) -> f64 {
        let [turns, other_turns] = self.flyers.each_ref().map(|flyer| flyer.carrier.turns());
        let by_number = |own: usize| self.orbit_apart(own, stands);
        match (turns, other_turns) {
            (true, true) => by_number(0).max(by_number(1)),
            (true, false) => by_number(0),
            (false, true) => by_number(1),
            (false, false) => 0.0,
        }
    }

    /// When the discs that they fill as they turn may first be near; infinite if never.
    pub(super) fn first_chance(&self) -> f64 {
        let [a, b] = &self.flyers;
        let outer = a.arm + b.arm + self.radius() + self.margin.near / 2.0 + self.margin.still;
        let between = minus(b.carrier.pivot, a.carrier.pivot);
        let way = minus(b.carrier.movement, a.carrier.movement);
        Orbit { inner: 0.0, outer }.avoids_disc(between, way)
    }

    /// For how long the circles of one that turns do.
    fn orbit_apart(&self, own: usize, stands: &[Stand<P>; 2]) -> f64 {
        let (turning, other) = (&self.flyers[own], &self.flyers[1 - own]);
        let reach = self.radius() + self.margin.near / 2.0 + self.margin.still;
        let (pivot, stand) = (stands[own].pivot, &stands[1 - own]);
        let way = minus(other.carrier.movement, turning.carrier.movement);
        let inner = length(minus(stands[own].nearest_to(pivot), pivot)) - reach;
        if other.carrier.turns() {
            let (inner, outer) = (inner - other.arm, turning.arm + reach + other.arm);
            let as_disc = Orbit { inner, outer }.avoids_disc(minus(stand.pivot, pivot), way);
            return as_disc.max(self.beyond(own, stands, turning.arm + reach));
        }
        let orbit = Orbit { inner, outer: turning.arm + reach };
        let passed = orbit.is_passed(minus(stand.nearest_to(pivot), pivot), way);
        if inner <= 0.0 {
            return passed;
        }
        let corners = (0..stand.count).map(|corner| minus(stand.corners.at(corner), pivot));
        passed.max(corners.map(|corner| orbit.is_around(corner, way)).fold(f64::INFINITY, f64::min))
    }
}

impl<const P: usize> Flight<P> {
    /// For how long the other shape, which turns as well, stays beyond a circle around a pivot, as it is.
    fn beyond(&self, own: usize, stands: &[Stand<P>; 2], outer: f64) -> f64 {
        let (pivot, movement) = (stands[own].pivot, self.flyers[own].carrier.movement);
        let (other, stand) = (&self.flyers[1 - own], &stands[1 - own]);
        let n = unit(minus(stand.nearest_to(pivot), pivot));
        let heights = stand.corners.along(n);
        let speeds = other.speeds(stand, n);
        (0..stand.count).fold(f64::INFINITY, |least, corner| {
            let room = heights.at(corner) - dot(n, pivot) - outer - self.margin.room;
            let closing = dot(n, movement) - speeds.at(corner);
            least.min(safe_time(room, closing, other.bends.at(corner)))
        })
    }
}

impl<const P: usize> Stand<P> {
    /// The point that is nearest to a place, which may be the place itself.
    fn nearest_to(&self, place: Place<f64>) -> Place<f64> {
        let mut best = (place, f64::INFINITY);
        let mut is_inside = self.count > 2;
        for number in 0..self.count {
            let edge = self.edge(number);
            is_inside &= dot(self.normals.at(number), minus(place, edge[0])) <= 0.0;
            let point = nearest(place, edge);
            let distance = length(minus(point, place));
            best = if distance < best.1 { (point, distance) } else { best };
        }
        if is_inside { place } else { best.0 }
    }
}

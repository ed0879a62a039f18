//! For how long two features certainly stay apart.
//!
//! Let two rods be apart in a direction `n` of length 1 at a time: each end `b` of the second one is
//! `n (b - a) - reach > 0` ahead of each end `a` of the first one. As rods are convex, they share no
//! point as long as this holds. A point turns around its pivot at the end of an arm `q`, and the pivot
//! moves straight on; so its place along `n` has the slope `n v` now, and a second derivative of at
//! most `|q| w²` at any time, where `w` is the speed of rotation. After a time `s` the room is at
//! least
//!
//!   `room - s closing - s² bend`, with `closing = n (v_a - v_b)` and `bend = (|q_a| + |q_b|) w² / 2`,
//!
//! whose root is found directly. The least of the roots of all pairs of ends is safe.
//!
//! However fast a body turns, it stays between two circles around its pivot, which moves straight on.
//! What does not turn passes these circles as it is, and what turns itself as a disc. While it is
//! beyond the greater circle or within the smaller one, the number of turns does not matter; and once
//! it is between them, a body that does not turn is met within a turn.
//!
//! A rail is endless, so it is looked at where it stands still: seen from there, a point's place is
//! `n R(-w s) (y + s m) + n R((v - w) s) q` with the rotations `w` of the rail and `v` of the point,
//! the way `y` between the pivots, and `m` by which that changes. The second derivative is at most
//! `w² (|y| + |m|) + 2 |w m| + (v - w)² |q|`.
//!
//! All numbers are f64. Places are off by less than the error that is taken away from each room, which
//! is 2^-44 of all sizes and ways together; those of the turns only where angles matter.

use super::feature::{Feature, Rail, Rod};
use super::gap::{Gap, nearest};
use super::motion::{Carrier, Margin, Snapshot, length, unit};
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::root::square_root;

/// A step below this can't be told from none at the end of the time.
pub(super) const SHORTEST: f64 = 1.0 / (1_u64 << 50) as f64;

/// What is known about two features on their way.
pub(super) struct Course {
    pub(super) carriers: [Carrier; 2],
    pub(super) margin: Margin,
    /// The distance that is kept.
    pub(super) kept: f64,
}

/// A point and what it does.
struct Runner {
    arm: Place<f64>,
    place: Place<f64>,
    velocity: Place<f64>,
}

impl Runner {
    fn new(carrier: &Carrier, pose: &Snapshot, arm: Place<f64>) -> Self {
        let turned = pose.turned(arm);
        Self { arm, place: plus(pose.pivot, turned), velocity: carrier.velocity(turned) }
    }
}

impl Course {
    pub(super) fn poses(&self, time: f64) -> [Snapshot; 2] {
        self.carriers.each_ref().map(|carrier| carrier.at(time))
    }

    /// How fast two rods come nearer, at most.
    pub(super) fn speed(&self, rods: [&Rod; 2]) -> f64 {
        let [a, b] = &self.carriers;
        let turn = |carrier: &Carrier, rod: &Rod| carrier.rotation.abs() * rod.outer;
        length(minus(a.movement, b.movement)) + turn(a, rods[0]) + turn(b, rods[1])
    }

    /// How fast a place of the first body moves against a place of the second one at a time.
    pub(super) fn velocity(&self, places: [Place<f64>; 2], time: f64) -> Place<f64> {
        let velocity = |number: usize| {
            let carrier = &self.carriers[number];
            carrier.velocity(minus(places[number], carrier.at(time).pivot))
        };
        minus(velocity(0), velocity(1))
    }

    /// For how long two features stay apart by more than half of what is near; 0 if they are near, and
    /// for two rails, and infinite if it is longer than what is left.
    pub(super) fn features_apart(
        &self,
        features: &[Feature; 2],
        poses: &[Snapshot; 2],
        rest: f64,
    ) -> f64 {
        let near = self.margin.near;
        let (numbers, rail, rod) = match features {
            [Feature::Rod(a), Feature::Rod(b)] => {
                let gap = Gap::between(a.ends(&poses[0]), b.ends(&poses[1]));
                let room = gap.distance - a.reach - b.reach - self.kept - near;
                return match room {
                    room if room > rest * self.speed([a, b]) => f64::INFINITY,
                    room if room > 0.0 => self.rods_apart([a, b], poses, gap.normal()),
                    _ => 0.0,
                };
            }
            [Feature::Rail(rail), Feature::Rod(rod)] => ([0, 1], rail, rod),
            [Feature::Rod(rod), Feature::Rail(rail)] => ([1, 0], rail, rod),
            [Feature::Rail(_), Feature::Rail(_)] => return 0.0,
        };
        let (normal, gap) = rail.gap(rod, numbers.map(|number| &poses[number]));
        let is_far = gap.distance - rod.reach - self.kept > near;
        if is_far { self.rail_apart(numbers, (rail, rod), poses, normal) } else { 0.0 }
    }

    /// For how long two rods stay apart by more than half of what is near, which they are in the
    /// direction `n` of the gap.
    pub(super) fn rods_apart(&self, rods: [&Rod; 2], poses: &[Snapshot; 2], n: Place<f64>) -> f64 {
        let [a, b] = &self.carriers;
        let reach = rods[0].reach + rods[1].reach + self.kept;
        let reach = reach + self.margin.near / 2.0 + self.margin.room;
        let runners = |number: usize| {
            rods[number].arms.map(|arm| Runner::new(&self.carriers[number], &poses[number], arm))
        };
        let (first, second) = (runners(0), runners(1));
        let mut least = f64::INFINITY;
        for p in &first {
            for q in &second {
                let room = dot(n, minus(q.place, p.place)) - reach;
                let closing = dot(n, minus(p.velocity, q.velocity));
                let bend = a.bend(p.arm) + b.bend(q.arm);
                least = least.min(safe_time(room, closing, bend));
            }
        }
        least.max(self.orbits_apart(rods, poses))
    }

    /// For how long the circles around the pivots keep two rods apart.
    fn orbits_apart(&self, rods: [&Rod; 2], poses: &[Snapshot; 2]) -> f64 {
        let own = [0, 1].map(|own| {
            let turns = self.carriers[own].turns();
            if turns { self.orbit_apart(own, rods, poses) } else { 0.0 }
        });
        own[0].max(own[1])
    }

    /// For how long the circles of one that turns do: from the other one as it is, and as a disc if it
    /// turns as well.
    fn orbit_apart(&self, own: usize, rods: [&Rod; 2], poses: &[Snapshot; 2]) -> f64 {
        let (rod, other) = (rods[own], rods[1 - own]);
        let [carrier, mover] = [own, 1 - own].map(|number| &self.carriers[number]);
        let (pivot, pose) = (poses[own].pivot, poses[1 - own]);
        let reach = rod.reach + other.reach + self.kept;
        let reach = reach + self.margin.near / 2.0 + self.margin.still;
        let orbit = Orbit { inner: rod.inner - reach, outer: rod.outer + reach };
        let way = minus(mover.movement, carrier.movement);
        if !mover.turns() {
            return orbit.avoids(other.ends(&pose).map(|end| minus(end, pivot)), way);
        }
        let disc = Orbit { inner: orbit.inner - other.outer, outer: orbit.outer + other.outer };
        let as_disc = disc.avoids_disc(minus(pose.pivot, pivot), way);
        let ends = other.ends(&pose);
        let n = unit(minus(nearest(pivot, ends), pivot));
        let beyond = other.arms.into_iter().fold(f64::INFINITY, |least, arm| {
            let Runner { place, velocity, .. } = Runner::new(mover, &pose, arm);
            let room = dot(n, minus(place, pivot)) - orbit.outer - self.margin.room;
            let closing = -dot(n, minus(velocity, carrier.movement));
            least.min(safe_time(room, closing, mover.bend(arm)))
        });
        let farthest = ends.map(|end| length(minus(end, pivot)));
        let room = orbit.inner - farthest[0].max(farthest[1]) - self.margin.room;
        let within = safe_time(room, length(way) + mover.rotation.abs() * other.outer, 0.0);
        as_disc.max(beyond).max(within)
    }

    /// For how long a rod stays away from a rail by more than half of what is near, on the side of the
    /// normal `n`.
    pub(super) fn rail_apart(
        &self,
        [rail, rod]: [usize; 2],
        (standing, moving): (&Rail, &Rod),
        poses: &[Snapshot; 2],
        n: Place<f64>,
    ) -> f64 {
        let [still, other] = [&self.carriers[rail], &self.carriers[rod]];
        let base = plus(poses[rail].pivot, poses[rail].turned(standing.arm));
        let limit = moving.reach + self.kept + self.margin.near / 2.0;
        let (reach, beside) = (limit + self.margin.room, [-n[1], n[0]]);
        let drift = length(minus(other.movement, still.movement));
        let between = length(minus(poses[rod].pivot, poses[rail].pivot));
        let (turn, relative) = (still.rotation, other.rotation - still.rotation);
        let of_pivots = turn * turn * (between + drift) + 2.0 * turn.abs() * drift;
        let safe = moving.arms.into_iter().fold(f64::INFINITY, |least, arm| {
            let Runner { place, velocity, .. } = Runner::new(other, &poses[rod], arm);
            let room = dot(n, minus(place, base)) - reach;
            let aside = turn * dot(beside, minus(place, poses[rail].pivot));
            let closing = -(dot(n, minus(velocity, still.movement)) + aside);
            let bend = (of_pivots + relative * relative * length(arm)) / 2.0;
            least.min(safe_time(room, closing, bend))
        });
        let (reach, way) = (limit + self.margin.still, minus(other.movement, still.movement));
        if still.turns() {
            // All that is nearer to the pivot than the rail.
            let along = dot(standing.direction, standing.arm);
            let inner = length(minus(standing.arm, times(standing.direction, along)));
            let own = if other.turns() { moving.outer } else { 0.0 };
            let orbit = Orbit { inner: inner - reach - own, outer: f64::INFINITY };
            let ends = if other.turns() { [poses[rod].pivot; 2] } else { moving.ends(&poses[rod]) };
            return safe.max(orbit.avoids(ends.map(|end| minus(end, poses[rail].pivot)), way));
        }
        let room = dot(n, minus(poses[rod].pivot, base)) - moving.outer - reach;
        safe.max(safe_time(room, -dot(n, way), 0.0))
    }
}

/// Two circles around the origin: what turns there stays between them.
pub(super) struct Orbit {
    /// Below 0 if there is none.
    pub(super) inner: f64,
    pub(super) outer: f64,
}

impl Orbit {
    /// For how long all between two ends, which move straight on, stays beyond the outer circle or
    /// within the inner one.
    pub(super) fn avoids(&self, ends: [Place<f64>; 2], way: Place<f64>) -> f64 {
        let within = ends.map(|end| self.is_around(end, way));
        self.is_passed(nearest([0.0; 2], ends), way).max(within[0].min(within[1]))
    }

    /// For how long a disc around a place, which moves straight on, stays beyond the outer circle or
    /// within the inner one, if its radius is taken from and added to these.
    pub(super) fn avoids_disc(&self, place: Place<f64>, way: Place<f64>) -> f64 {
        self.is_missed(place, way).max(self.is_around(place, way))
    }

    /// For how long a place stays beyond the outer circle.
    fn is_missed(&self, place: Place<f64>, way: Place<f64>) -> f64 {
        // Far more than what is rounded here.
        const ROOM: f64 = 1e-9;
        let (ahead, square) = (-dot(place, way), dot(way, way));
        let reach = self.outer * self.outer;
        let (room, beside) = (dot(place, place) - reach, cross(place, way));
        let slack = ROOM * (dot(place, place) + reach);
        let under = reach * square - beside * beside + slack * square;
        if room <= slack {
            return 0.0;
        }
        if (ahead <= 0.0) | (under < 0.0) {
            return f64::INFINITY;
        }
        room / (ahead + square_root(under)) * (1.0 - ROOM)
    }

    /// For how long all beyond a place, as seen from the origin, stays beyond the outer circle.
    pub(super) fn is_passed(&self, place: Place<f64>, way: Place<f64>) -> f64 {
        let distance = length(place);
        safe_time(distance - self.outer, -dot(place, way) / distance, 0.0)
    }

    /// For how long a place stays within the inner circle.
    pub(super) fn is_around(&self, place: Place<f64>, way: Place<f64>) -> f64 {
        let inner = self.inner.max(0.0);
        let room = inner * inner - dot(place, place);
        safe_time(room, 2.0 * dot(place, way), dot(way, way))
    }
}

impl Carrier {
    /// Half of the greatest second derivative of a point at the end of an arm.
    fn bend(&self, arm: Place<f64>) -> f64 {
        self.rotation * self.rotation * length(arm) / 2.0
    }
}

/// The first time at which `room - time closing - time² bend` is 0.
pub(super) fn safe_time(room: f64, closing: f64, bend: f64) -> f64 {
    if room <= 0.0 {
        return 0.0;
    }
    let root = square_root(closing * closing + 4.0 * bend * room);
    if closing >= 0.0 {
        return 2.0 * room / (closing + root);
    }
    if bend > 0.0 { (root - closing) / (2.0 * bend) } else { f64::INFINITY }
}

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
//! whose root is found directly. The least of the roots of all pairs of ends is safe. Where both turn
//! fast and are far apart, it does more to look at the discs that they fill as they turn around their
//! pivots: these are apart in the direction `n` for some time, too.
//!
//! A rail is endless, so it is looked at where it stands still: seen from there, a point's place is
//! `n R(-w s) (y + s m) + n R((v - w) s) q` with the rotations `w` of the rail and `v` of the point,
//! the way `y` between the pivots, and `m` by which that changes. The second derivative is at most
//! `w² (|y| + |m|) + 2 |w m| + (v - w)² |q|`.
//!
//! All numbers are f64. Places are off by less than the error that is taken away from each room, which
//! is 2^-44 of all sizes and ways together.

use super::feature::{Rail, Rod};
use super::motion::{Carrier, Pose, length};
use crate::distance::place::{Place, dot, minus, plus};
use crate::root::square_root;

/// What is known about two features on their way.
pub(super) struct Course {
    pub(super) carriers: [Carrier; 2],
    /// What is left of each room.
    pub(super) room: f64,
}

/// A point and what it does.
struct Runner {
    arm: Place<f64>,
    place: Place<f64>,
    velocity: Place<f64>,
}

impl Runner {
    fn new(carrier: &Carrier, pose: &Pose, arm: Place<f64>) -> Self {
        let turned = pose.turned(arm);
        Self { arm, place: plus(pose.pivot, turned), velocity: carrier.velocity(turned) }
    }
}

impl Course {
    pub(super) fn poses(&self, time: f32) -> [Pose; 2] {
        self.carriers.each_ref().map(|carrier| carrier.at(time))
    }

    /// How fast two rods come nearer, at most.
    pub(super) fn speed(&self, rods: [&Rod; 2]) -> f64 {
        let [a, b] = &self.carriers;
        let turn = |carrier: &Carrier, rod: &Rod| {
            carrier.rotation.abs() * length(rod.arms[0]).max(length(rod.arms[1]))
        };
        length(minus(a.movement, b.movement)) + turn(a, rods[0]) + turn(b, rods[1])
    }

    /// How fast a place of the first body moves against a place of the second one at a time.
    pub(super) fn velocity(&self, places: [Place<f64>; 2], time: f32) -> Place<f64> {
        let velocity = |number: usize| {
            let carrier = &self.carriers[number];
            carrier.velocity(minus(places[number], carrier.at(time).pivot))
        };
        minus(velocity(0), velocity(1))
    }

    /// For how long two rods stay apart by more than `limit`, which they are in the direction of the
    /// gap.
    pub(super) fn rods_apart(
        &self,
        rods: [&Rod; 2],
        poses: &[Pose; 2],
        n: Place<f64>,
        limit: f64,
    ) -> f64 {
        let [a, b] = &self.carriers;
        let reach = rods[0].reach + rods[1].reach + limit + self.room;
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
        let disc = |rod: &Rod| length(rod.arms[0]).max(length(rod.arms[1]));
        let between = dot(n, minus(poses[1].pivot, poses[0].pivot));
        let closing = dot(n, minus(a.movement, b.movement));
        let room = between - disc(rods[0]) - disc(rods[1]) - reach;
        least.max(safe_time(room, closing, 0.0))
    }

    /// For how long a rod stays away from a rail by more than `limit`, on the side of the normal `n`.
    pub(super) fn rail_apart(
        &self,
        [rail, rod]: [usize; 2],
        (standing, moving): (&Rail, &Rod),
        poses: &[Pose; 2],
        n: Place<f64>,
        limit: f64,
    ) -> f64 {
        let [still, other] = [&self.carriers[rail], &self.carriers[rod]];
        let base = plus(poses[rail].pivot, poses[rail].turned(standing.arm));
        let (reach, beside) = (moving.reach + limit + self.room, [-n[1], n[0]]);
        let drift = length(minus(other.movement, still.movement));
        let between = length(minus(poses[rod].pivot, poses[rail].pivot));
        let (turn, relative) = (still.rotation, other.rotation - still.rotation);
        let of_pivots = turn * turn * (between + drift) + 2.0 * turn.abs() * drift;
        moving.arms.into_iter().fold(f64::INFINITY, |least, arm| {
            let Runner { place, velocity, .. } = Runner::new(other, &poses[rod], arm);
            let room = dot(n, minus(place, base)) - reach;
            let aside = turn * dot(beside, minus(place, poses[rail].pivot));
            let closing = -(dot(n, minus(velocity, still.movement)) + aside);
            let bend = (of_pivots + relative * relative * length(arm)) / 2.0;
            least.min(safe_time(room, closing, bend))
        })
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

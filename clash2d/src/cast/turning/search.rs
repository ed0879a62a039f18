//! The first time at which two turning bodies are within the tolerance of each other.

use core::cmp::Ordering;

use super::super::body::Body;
use super::super::corner::compare_leads;
use super::super::first::ALONG;
use super::super::settings::CastMode;
use super::budget::Budget;
use super::feature::{Feature, Rail, Rod, each_feature};
use super::gap::Gap;
use super::motion::{Carrier, Margin, Nearness, length, unit};
use super::pairs::each_pair;
use super::step::{Course, SHORTEST};
use super::whole::each_whole;
use crate::any::Side;
use crate::distance::place::{self, Place, cross, dot, minus, plus, times};
use crate::outline::{Core, Lane};
use crate::vector::Vector2D;

/// When and where two bodies come within the tolerance.
#[derive(Clone, Copy)]
pub(super) struct Near {
    pub(super) time: f64,
    /// From the first body to the second one, of length 1.
    pub(super) normal: Place<f64>,
    /// Between the two, seen from the anchor.
    pub(super) point: Place<f64>,
}

impl Near {
    /// Whether it is the one to tell of two: the earlier one or, at the same time, the one that is more
    /// in the way of a movement, or else the one that numbers tell, in whatever order they are found.
    pub(super) fn precedes(&self, other: &Self, [a, b]: [Place<f64>; 2]) -> bool {
        if self.time != other.time {
            return self.time < other.time;
        }
        let ahead = place::unit(minus(a, b)).unwrap_or_default();
        match compare_leads(self.normal, other.normal, ahead) {
            Ordering::Equal => [self.normal, self.point] < [other.normal, other.point],
            order => order.is_gt(),
        }
    }
}

/// The first time so far.
pub(super) struct Search<'a> {
    course: Course,
    /// What comes later than this is of no interest.
    latest: f64,
    /// When the motions end: what becomes of two parts does not depend on what others were met before.
    end: f64,
    /// How much deeper something may get while it leaves a contact; None if all contacts count.
    allowance: Option<f64>,
    /// Which sides of the bodies' edges are solid.
    sides: [Side; 2],
    budget: &'a Budget,
    best: Option<Near>,
}

/// What becomes of rods that touch at the start.
enum Start {
    /// They are apart, from a time on.
    Apart(f64),
    /// They go on to touch.
    Left,
    /// They meet at a time.
    Met(f64),
    /// What touches may only be near an arc.
    Unknown,
}

/// Which side of a body's edges is solid: none if no edge has a length.
fn solid_side(body: &Body<'_>, carrier: &Carrier) -> Side {
    let Body::Outline(outline) = body else { return Side::None };
    let Core::Chain(chain) = outline.core() else { return Side::None };
    let arm = |v: Vector2D| minus(outline.place(v), carrier.pivot);
    let mut edges = chain.vertices().windows(2);
    if edges.any(|ends| arm(ends[0]) != arm(ends[1])) { chain.side() } else { Side::None }
}

impl<'a> Search<'a> {
    /// Of two bodies that share no point at the start, each met in its lane only; None if it is not
    /// before `latest`.
    pub(super) fn run(
        bodies: [&Body<'_>; 2],
        carriers: [Carrier; 2],
        lanes: [&Lane; 2],
        nearness: Nearness,
        mode: CastMode,
        [latest, end]: [f64; 2],
        budget: &'a Budget,
    ) -> Option<Near> {
        let Nearness { tolerance, kept } = nearness;
        let arms = [0, 1].map(|i| longest_arm(bodies[i], &carriers[i]) + kept);
        let margin = Margin::new(carriers.each_ref(), arms, tolerance);
        let allowance = (mode == CastMode::Approaching).then(|| margin.allowance());
        let course = Course { carriers, margin, kept };
        // What is around features that are near is nearer than that, whatever is rounded.
        let around = Course { carriers, margin: margin.doubled(), kept };
        let sides = [0, 1].map(|i| solid_side(bodies[i], &carriers[i]));
        let mut search = Self { course, latest, end, allowance, sides, budget, best: None };
        each_whole(bodies[0], &carriers[0], |a| {
            each_whole(bodies[1], &carriers[1], |b| {
                each_pair([&a, &b], lanes, &around, search.latest, |[i, j]| {
                    search.pair(a.feature(i..i + 1), b.feature(j..j + 1));
                    search.latest
                });
            });
        });
        search.best
    }

    fn pair(&mut self, a: Feature, b: Feature) {
        if self.is_idle(0, &a) || self.is_idle(1, &b) {
            return;
        }
        self.budget.begin_pair();
        match (a, b) {
            (Feature::Rod(a), Feature::Rod(b)) => match self.allowance {
                Some(allowance) => self.leaving_rods(a, b, allowance),
                None => self.rods(a, b, 0.0),
            },
            (Feature::Rail(rail), Feature::Rod(rod)) => self.rail(rail, rod, [0, 1], 0.0),
            (Feature::Rod(rod), Feature::Rail(rail)) => self.rail(rail, rod, [1, 0], 0.0),
            (Feature::Rail(a), Feature::Rail(b)) => self.rails(a, b),
        }
    }

    /// Whether a feature of a body with a solid side has no length, and no side: its neighbours tell.
    fn is_idle(&self, number: usize, feature: &Feature) -> bool {
        let is_point = |rod: &Rod| rod.arms[0] == rod.arms[1];
        self.sides[number] != Side::None && matches!(feature, Feature::Rod(rod) if is_point(rod))
    }

    /// Two rods that may touch at the start.
    fn leaving_rods(&mut self, a: Rod, b: Rod, allowance: f64) {
        match self.start([&a, &b], allowance) {
            Start::Apart(time) => self.rods(a, b, time),
            Start::Left => {}
            Start::Met(time) if !self.are_there([&a, &b], time) => {
                if let Some(time) = self.passed([&a, &b], time) {
                    self.rods(a, b, time);
                }
            }
            Start::Met(time) => {
                let gap = self.gap([&a, &b], time);
                let ahead = unit(self.course.velocity(gap.points, time));
                let normal = if gap.distance > 0.0 { gap.normal() } else { ahead };
                self.offer(time, normal, gap.points, [a.reach, b.reach]);
            }
            Start::Unknown if a.slack() >= b.slack() => {
                a.halves().into_iter().flatten().for_each(|a| self.leaving_rods(a, b, allowance));
            }
            Start::Unknown => {
                b.halves().into_iter().flatten().for_each(|b| self.leaving_rods(a, b, allowance));
            }
        }
    }

    /// Follows two rods from the start for as long as they touch.
    fn start(&self, rods: [&Rod; 2], allowance: f64) -> Start {
        let near = self.course.margin.near;
        let first = self.signed(rods, 0.0);
        if first > near {
            return Start::Apart(0.0);
        }
        if rods[0].slack().max(rods[1].slack()) > near / 8.0 && self.budget.step() {
            return Start::Unknown;
        }
        let speed = self.course.speed(rods);
        let gap = self.gap(rods, 0.0);
        let closing = dot(gap.normal(), self.course.velocity(gap.points, 0.0));
        if first > 0.0 && closing > ALONG * speed {
            return Start::Met(0.0);
        }
        let least = first.min(0.0) - allowance;
        let (mut time, mut gap) = (0.0, first);
        while gap <= near {
            let next = time + ((gap - least) + allowance / 4.0) / speed;
            if time > self.latest || next > self.end {
                return Start::Left;
            }
            let before = time;
            time = next;
            gap = self.signed(rods, time);
            if gap < least || time <= before || !self.budget.step() {
                return Start::Met(before);
            }
        }
        Start::Apart(time)
    }

    fn gap(&self, rods: [&Rod; 2], time: f64) -> Gap {
        let poses = self.course.poses(time);
        Gap::between(rods[0].ends(&poses[0]), rods[1].ends(&poses[1]))
    }

    /// How far two rods are apart, or how deep in each other.
    fn signed(&self, rods: [&Rod; 2], time: f64) -> f64 {
        let poses = self.course.poses(time);
        let gap = Gap::signed(rods[0].ends(&poses[0]), rods[1].ends(&poses[1]));
        gap - rods[0].reach - rods[1].reach - self.course.kept
    }

    /// Two rods that are apart until a time; of what passes an edge of a chain, from when on it is apart again.
    fn rods(&mut self, a: Rod, b: Rod, mut from: f64) {
        let slack = self.course.margin.near / 8.0;
        while let Some((time, gap)) = self.rods_meet([&a, &b], from) {
            let (own, other) = (a.slack(), b.slack());
            if own.max(other) > slack && self.budget.step() {
                return self.halved_rods(a, b, time);
            }
            if self.are_there([&a, &b], time) || !self.budget.step() {
                return self.offer(time, gap.normal(), gap.points, [a.reach, b.reach]);
            }
            let Some(next) = self.passed([&a, &b], time) else { return };
            from = next;
        }
    }

    /// The same with the one in two halves whose arc may be farther from it.
    fn halved_rods(&mut self, a: Rod, b: Rod, from: f64) {
        if a.slack() >= b.slack() {
            a.halves().into_iter().flatten().for_each(|a| self.rods(a, b, from));
        } else {
            b.halves().into_iter().flatten().for_each(|b| self.rods(a, b, from));
        }
    }

    /// Whether both rods are there for each other at a time: as what moves into the ground of an edge that has
    /// a solid side.
    fn are_there(&self, rods: [&Rod; 2], time: f64) -> bool {
        let is_there = |number: usize, velocity: Place<f64>| {
            let [from, to] = rods[number].ends(&self.course.poses(time)[number]);
            let to_left = cross(minus(to, from), velocity);
            match self.sides[number] {
                Side::Left if from != to => to_left > 0.0,
                Side::Right if from != to => to_left < 0.0,
                _ => true,
            }
        };
        if self.sides == [Side::None; 2] {
            return true;
        }
        let velocity = self.course.velocity(self.gap(rods, time).points, time);
        is_there(0, velocity.map(|x| -x)) && is_there(1, velocity)
    }

    /// When two rods that are near each other at a time are not any more; None if that is too late.
    fn passed(&self, rods: [&Rod; 2], mut time: f64) -> Option<f64> {
        let (near, speed) = (self.course.margin.near, self.course.speed(rods));
        let mut gap = self.signed(rods, time);
        while gap <= near && self.budget.step() {
            let next = time + ((near - gap) + near / 4.0) / speed;
            if next > self.latest || next <= time {
                return None;
            }
            time = next;
            gap = self.signed(rods, time);
        }
        Some(time)
    }

    fn rods_meet(&self, rods: [&Rod; 2], from: f64) -> Option<(f64, Gap)> {
        let reach = rods[0].reach + rods[1].reach + self.course.kept;
        self.advance(from, |time| {
            let poses = self.course.poses(time);
            let gap = Gap::between(rods[0].ends(&poses[0]), rods[1].ends(&poses[1]));
            if gap.distance - reach <= self.course.margin.near {
                return (0.0, gap);
            }
            (self.course.rods_apart(rods, &poses, gap.normal()), gap)
        })
    }

    /// A rail and a rod, by the numbers of their bodies, that are apart until a time.
    fn rail(&mut self, rail: Rail, rod: Rod, numbers: [usize; 2], from: f64) {
        let near = self.course.margin.near;
        let found = self.advance(from, |time| {
            let poses = self.course.poses(time);
            let (normal, gap) = rail.gap(&rod, numbers.map(|number| &poses[number]));
            if gap.distance - rod.reach - self.course.kept <= near {
                return (0.0, (normal, gap));
            }
            let pair = (&rail, &rod);
            (self.course.rail_apart(numbers, pair, &poses, normal), (normal, gap))
        });
        let Some((time, (mut normal, Gap { mut points, .. }))) = found else { return };
        if rod.slack() > near / 8.0 && self.budget.step() {
            return rod.halves().into_iter().flatten().for_each(|half| {
                self.rail(rail, half, numbers, time);
            });
        }
        let mut reach = [0.0, rod.reach];
        if numbers == [1, 0] {
            points.reverse();
            reach.reverse();
            normal = normal.map(|x| -x);
        }
        self.offer(time, normal, points, reach);
    }

    /// Parallel lines, which meet at once if they do not turn alike.
    fn rails(&mut self, a: Rail, b: Rail) {
        let rod = Rod::point(b.arm);
        if self.course.carriers[0].rotation == self.course.carriers[1].rotation {
            return self.rail(a, rod, [0, 1], 0.0);
        }
        let poses = self.course.poses(0.0);
        let (normal, gap) = a.gap(&rod, poses.each_ref());
        self.offer(0.0, normal, gap.points, [0.0; 2]);
    }

    /// Steps on from a time, as far as it is safe each time, until it is not or until the end.
    fn advance<T>(&self, from: f64, step: impl Fn(f64) -> (f64, T)) -> Option<(f64, T)> {
        let mut time = from;
        let mut answer = step(time);
        while answer.0 >= SHORTEST && self.budget.step() {
            time += answer.0;
            if time > self.latest {
                return None;
            }
            answer = step(time);
        }
        Some((time, answer.1))
    }

    fn offer(&mut self, time: f64, normal: Place<f64>, points: [Place<f64>; 2], reach: [f64; 2]) {
        if self.best.is_some_and(|best| best.time < time) {
            return;
        }
        self.latest = time;
        let surfaces =
            [plus(points[0], times(normal, reach[0])), minus(points[1], times(normal, reach[1]))];
        let point = times(plus(surfaces[0], surfaces[1]), 0.5);
        let near = Near { time, normal, point };
        let movements = self.course.carriers.each_ref().map(|carrier| carrier.movement);
        if self.best.is_none_or(|best| near.precedes(&best, movements)) {
            self.best = Some(near);
        }
    }
}

/// How far the parts of a body are from its pivot, at most.
fn longest_arm(body: &Body<'_>, carrier: &Carrier) -> f64 {
    if let Body::Outline(outline) = body {
        let arm = outline.greatest(|place| length(minus(place, carrier.pivot)));
        return arm + f64::from(outline.radius);
    }
    let mut arm = 0.0_f64;
    each_feature(body, carrier, |feature| {
        let own = match feature {
            Feature::Rod(rod) => rod.farthest(),
            Feature::Rail(rail) => length(rail.arm),
        };
        arm = arm.max(own);
    });
    arm
}

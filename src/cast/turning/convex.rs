//! Convex shapes of few corners that turn: stepped as a whole.
//!
//! In the direction of the gap the shapes stay apart as long as each corner of one does of each corner
//! of the other, by the bounds of [`step`](super::step). The room that is left of a pair of corners is
//! a concave function of the time, so that it lasts for as long as it is there at the end; otherwise
//! the pair that lacks most then says when its own room ends, and so on.

use super::super::first::ALONG;
use super::super::hit::CastMode;
use super::super::meeting::floor_of;
use super::super::quick::{Core, MOST};
use super::gap::Gap;
use super::motion::{Carrier, length, unit};
use super::search::{Near, SHORTEST, STEPS};
use super::step::safe_time;
use crate::any::Form;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::root::square_root;
use crate::vector::Vector2D;

/// A shape, seen from its pivot at the start.
struct Flyer {
    arms: [Place<f64>; MOST],
    /// Out of the edge from each corner to the next one, of length 1.
    normals: [Place<f64>; MOST],
    /// Half of the greatest second derivatives of the corners.
    bends: [f64; MOST],
    count: usize,
    radius: f64,
    /// The greatest distance of a corner from the pivot.
    arm: f64,
    carrier: Carrier,
}

/// Where a shape's corners and normals are at a time, and how fast its corners move.
struct Stand {
    corners: [Place<f64>; MOST],
    normals: [Place<f64>; MOST],
    velocities: [Place<f64>; MOST],
    count: usize,
}

impl Flyer {
    fn new(core: &Core, carrier: Carrier) -> Self {
        let mut flyer = Self {
            arms: [[0.0; 2]; MOST],
            normals: [[0.0; 2]; MOST],
            bends: [0.0; MOST],
            count: core.count,
            radius: core.radius,
            arm: 0.0,
            carrier,
        };
        let half_square = carrier.rotation * carrier.rotation / 2.0;
        for number in 0..core.count {
            let ([x, y], arm) = (core.edges[number], minus(core.corners[number], carrier.pivot));
            let reach = length(arm);
            flyer.arms[number] = arm;
            flyer.normals[number] = times([y, -x], 1.0 / length([x, y]).max(f64::MIN_POSITIVE));
            flyer.bends[number] = half_square * reach;
            flyer.arm = flyer.arm.max(reach);
        }
        flyer
    }

    /// No less than all coordinates that it has on its way, and the way itself.
    fn extent(&self) -> f64 {
        let Carrier { pivot, movement, rotation, .. } = self.carrier;
        length(pivot) + length(movement) + (self.arm + self.radius) * (1.0 + rotation.abs())
    }

    fn stand(&self, time: f32) -> Stand {
        let pose = self.carrier.at(time);
        let mut stand = Stand {
            corners: [[0.0; 2]; MOST],
            normals: [[0.0; 2]; MOST],
            velocities: [[0.0; 2]; MOST],
            count: self.count,
        };
        for number in 0..self.count {
            let arm = pose.turned(self.arms[number]);
            stand.corners[number] = plus(pose.pivot, arm);
            stand.velocities[number] = self.carrier.velocity(arm);
            stand.normals[number] = pose.turned(self.normals[number]);
        }
        stand
    }
}

impl Stand {
    /// The corner that is least far along a direction, and how far.
    fn least(&self, n: Place<f64>) -> (usize, f64) {
        let mut least = (0, f64::INFINITY);
        for (number, corner) in self.corners[..self.count].iter().enumerate() {
            let height = dot(n, *corner);
            least = if height < least.1 { (number, height) } else { least };
        }
        least
    }

    fn next(&self, number: usize) -> usize {
        if number + 1 == self.count { 0 } else { number + 1 }
    }

    /// The edge above which another shape lies highest, its corner there, and how high it is.
    fn highest(&self, other: &Self) -> (usize, usize, f64) {
        let mut highest = (0, 0, f64::NEG_INFINITY);
        for edge in 0..if self.count > 1 { self.count } else { 0 } {
            let normal = self.normals[edge];
            let (corner, height) = other.least(normal);
            let height = height - dot(normal, self.corners[edge]);
            highest = if height > highest.2 { (edge, corner, height) } else { highest };
        }
        highest
    }

    fn edge(&self, number: usize) -> [Place<f64>; 2] {
        [self.corners[number], self.corners[self.next(number)]]
    }
}

/// The gap between two shapes, and its direction.
fn gap(a: &Stand, b: &Stand) -> (Place<f64>, Gap) {
    let (over_a, over_b) = (a.highest(b), b.highest(a));
    let (is_back, (edge, corner, height)) =
        if over_a.2 >= over_b.2 { (false, over_a) } else { (true, over_b) };
    if height > 0.0 {
        let [own, other] = if is_back { [b, a] } else { [a, b] };
        let (normal, place) = (own.normals[edge], other.corners[corner]);
        let [from, to] = own.edge(edge);
        let (way, ahead) = (minus(to, from), minus(place, from));
        let part = dot(ahead, way);
        if (part >= 0.0) & (part <= dot(way, way)) {
            let foot = minus(place, times(normal, height));
            let (normal, points) =
                if is_back { (normal.map(|x| -x), [place, foot]) } else { (normal, [foot, place]) };
            return (normal, Gap { points, distance: height });
        }
    }
    of_corners(a, b)
}

/// The same, also where two corners are nearest.
fn of_corners(a: &Stand, b: &Stand) -> (Place<f64>, Gap) {
    let mut best = Gap::between(a.edge(0), b.edge(0));
    for own in 0..a.count {
        for other in 0..b.count {
            let gap = Gap::between(a.edge(own), b.edge(other));
            best = if gap.distance < best.distance { gap } else { best };
        }
    }
    (unit(minus(best.points[1], best.points[0])), best)
}

/// Two shapes on their way.
struct Flight {
    flyers: [Flyer; 2],
    /// How near is near enough.
    near: f64,
    /// What is taken from each room for rounding.
    room: f64,
}

impl Flight {
    /// When the discs that they fill as they turn may first be near, if they may.
    fn first_chance(&self) -> Option<f32> {
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

    /// For how long they stay apart in a direction; infinite if until the end.
    fn apart(&self, stands: &[Stand; 2], n: Place<f64>, rest: f64) -> f64 {
        let [a, b] = &self.flyers;
        let reach = a.radius + b.radius + self.near / 2.0 + self.room;
        let numbers = |number: usize| {
            let stand = &stands[number];
            let mut numbers = [[0.0; 2]; MOST];
            for (corner, numbers) in numbers.iter_mut().enumerate().take(stand.count) {
                *numbers = [dot(n, stand.corners[corner]), dot(n, stand.velocities[corner])];
            }
            numbers
        };
        let (first, second) = (numbers(0), numbers(1));
        let mut safe = f64::INFINITY;
        loop {
            let time = safe.min(rest);
            let mut top = (0, f64::NEG_INFINITY);
            for (corner, [height, speed]) in first[..a.count].iter().enumerate() {
                let height = height + time * (speed + time * a.bends[corner]);
                top = if height > top.1 { (corner, height) } else { top };
            }
            let mut bottom = (0, f64::INFINITY);
            for (corner, [height, speed]) in second[..b.count].iter().enumerate() {
                let height = height + time * (speed - time * b.bends[corner]);
                bottom = if height < bottom.1 { (corner, height) } else { bottom };
            }
            if bottom.1 - top.1 >= reach {
                return safe;
            }
            let ([height_a, speed_a], [height_b, speed_b]) = (first[top.0], second[bottom.0]);
            let bend = a.bends[top.0] + b.bends[bottom.0];
            let next = safe_time(height_b - height_a - reach, speed_a - speed_b, bend);
            if next >= time {
                return time;
            }
            safe = next;
        }
    }

    /// The first time from one on, at which they are apart, at which they are near.
    fn run(&self, from: f32, latest: f64) -> Option<Near> {
        let mut time = from;
        let reach = self.flyers[0].radius + self.flyers[1].radius;
        for _ in 0..STEPS {
            let stands = self.stands(time);
            let (normal, gap) = gap(&stands[0], &stands[1]);
            let rest = latest - f64::from(time);
            let safe = if gap.distance - reach <= self.near {
                0.0
            } else {
                self.apart(&stands, normal, rest)
            };
            if safe < SHORTEST {
                return Some(self.hit(time, normal, gap));
            }
            if safe > rest {
                return None;
            }
            time = floor_of(f64::from(time) + safe);
        }
        Some(self.hit_at(time))
    }

    /// The same for shapes that may touch at the start, which they leave; they meet if they get deeper
    /// than they were by more than the allowance.
    fn leave(&self, latest: f64, allowance: f64) -> Option<Near> {
        let first = self.signed(0.0);
        let least = first.min(0.0) - allowance;
        let (mut time, mut gap, speed) = (0.0, first, self.speed());
        if (first > 0.0) & (first <= self.near) && self.closing() > ALONG * speed {
            return Some(self.hit_at(0.0));
        }
        while gap <= self.near {
            let next = f64::from(time) + ((gap - least) + allowance / 4.0) / speed;
            if next > latest {
                return None;
            }
            let before = time;
            time = floor_of(next);
            gap = self.signed(time);
            if (gap < least) | (time <= before) {
                return Some(self.hit_at(before));
            }
        }
        self.run(time, latest)
    }

    /// How far they are apart at a time or, below 0, how deep in each other.
    fn signed(&self, time: f32) -> f64 {
        let [a, b] = self.stands(time);
        let height = a.highest(&b).2.max(b.highest(&a).2);
        let is_apart = (height > 0.0) | (height == f64::NEG_INFINITY);
        let distance = if is_apart { gap(&a, &b).1.distance } else { height };
        distance - self.flyers[0].radius - self.flyers[1].radius
    }

    /// How fast they come nearer at the start.
    fn closing(&self) -> f64 {
        let [a, b] = self.stands(0.0);
        let (normal, gap) = gap(&a, &b);
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

    fn hit_at(&self, time: f32) -> Near {
        let [a, b] = self.stands(time);
        let (normal, gap) = gap(&a, &b);
        self.hit(time, normal, gap)
    }

    fn stands(&self, time: f32) -> [Stand; 2] {
        self.flyers.each_ref().map(|flyer| flyer.stand(time))
    }

    fn hit(&self, time: f32, normal: Place<f64>, gap: Gap) -> Near {
        let [a, b] = &self.flyers;
        let first = plus(gap.points[0], times(normal, a.radius));
        let second = minus(gap.points[1], times(normal, b.radius));
        Near { time, normal, point: times(plus(first, second), 0.5) }
    }
}

/// The answer of [`Search`](super::search::Search); the outer None if the shapes are not convex and
/// small.
pub(super) fn convex_shapes(
    forms: [Form<'_>; 2],
    carriers: [Carrier; 2],
    anchor: Vector2D,
    tolerance: f64,
    mode: CastMode,
    latest: Option<f32>,
) -> Option<Option<Near>> {
    let start = [f64::from(anchor.x), f64::from(anchor.y)];
    let mut cores = [Core::empty(), Core::empty()];
    if !(cores[0].take(forms[0], start) && cores[1].take(forms[1], start)) {
        return None;
    }
    let [a, b] = carriers;
    let flyers = [Flyer::new(&cores[0], a), Flyer::new(&cores[1], b)];
    let size = flyers[0].extent() + flyers[1].extent();
    let least = size / (1 << 20) as f64;
    let tolerance = if tolerance > least { tolerance } else { least };
    let flight = Flight { flyers, near: tolerance / 2.0, room: size / (1_u64 << 44) as f64 };
    let latest = latest.map_or(1.0, f64::from);
    Some(match mode {
        CastMode::All => flight.first_chance().and_then(|from| flight.run(from, latest)),
        CastMode::Approaching => flight.leave(latest, tolerance.max(size / 1024.0)),
    })
}

//! Convex shapes of few corners that turn: stepped as a whole.
//!
//! In the direction of the gap the shapes stay apart as long as each corner of one does of each corner
//! of the other, by the bounds of [`step`](super::step). The room that is left of a pair of corners is
//! a concave function of the time, so that it lasts for as long as it is there at the end; otherwise
//! the pair that lacks most then says when its own room ends, and so on.
//!
//! Where a corner is nearest to an edge, that direction turns with the edge. Seen from the edge the
//! other shape's corners stay beyond its line for some time, too, and longer if they are near: then
//! what the edge's own ends do does not matter.

use core::array::from_fn;

use super::super::first::ALONG;
use super::super::meeting::floor_of;
use super::super::quick::{Core, MOST};
use super::gap::Gap;
use super::motion::{Carrier, Pose, length, unit};
use super::search::{Near, SHORTEST, STEPS};
use super::step::safe_time;
use crate::any::Form;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::root::square_root;
use crate::vector::Vector2D;

/// Coordinates of N corners, or of N normals; what is left repeats the first ones.
#[derive(Clone, Copy)]
struct Places<const N: usize> {
    x: [f64; N],
    y: [f64; N],
}

impl<const N: usize> Places<N> {
    #[inline(always)]
    fn each(place: impl Fn(usize) -> Place<f64>) -> Self {
        let places: [Place<f64>; N] = from_fn(place);
        Self { x: places.map(|[x, _]| x), y: places.map(|[_, y]| y) }
    }

    #[inline(always)]
    fn at(&self, number: usize) -> Place<f64> {
        [self.x[number], self.y[number]]
    }

    #[inline(always)]
    fn turned(&self, pose: &Pose) -> Self {
        Self::each(|i| pose.turned(self.at(i)))
    }

    /// How far all are along a direction.
    #[inline(always)]
    fn along(&self, [x, y]: Place<f64>) -> [f64; N] {
        from_fn(|i| x * self.x[i] + y * self.y[i])
    }
}

/// A shape, seen from its pivot at the start.
struct Flyer<const N: usize> {
    arms: Places<N>,
    /// Out of the edge from each corner to the next one, of length 1.
    normals: Places<N>,
    /// Half of the greatest second derivatives of the corners.
    bends: [f64; N],
    count: usize,
    radius: f64,
    /// The greatest distance of a corner from the pivot.
    arm: f64,
    carrier: Carrier,
}

/// Where a shape's pivot, its corners and normals are at a time.
struct Stand<const N: usize> {
    pivot: Place<f64>,
    corners: Places<N>,
    normals: Places<N>,
    count: usize,
}

impl<const N: usize> Flyer<N> {
    #[inline(always)]
    fn new(core: &Core, carrier: Carrier) -> Self {
        let number = |i: usize| if i < core.count { i } else { 0 };
        let arms = Places::each(|i| minus(core.corners[number(i)], carrier.pivot));
        let normals = Places::each(|i| {
            let [x, y] = core.edges[number(i)];
            times([y, -x], 1.0 / length([x, y]).max(f64::MIN_POSITIVE))
        });
        let half_square = carrier.rotation * carrier.rotation / 2.0;
        let reaches: [f64; N] = from_fn(|i| length(arms.at(i)));
        let bends = reaches.map(|reach| half_square * reach);
        let arm = reaches.into_iter().fold(0.0, f64::max);
        Self { arms, normals, bends, count: core.count, radius: core.radius, arm, carrier }
    }

    /// No less than all coordinates that it has on its way, and the way itself.
    fn extent(&self) -> f64 {
        let Carrier { pivot, movement, rotation, .. } = self.carrier;
        length(pivot) + length(movement) + (self.arm + self.radius) * (1.0 + rotation.abs())
    }

    #[inline(always)]
    fn stand(&self, time: f32) -> Stand<N> {
        let pose = self.carrier.at(time);
        let (arms, pivot) = (self.arms.turned(&pose), pose.pivot);
        Stand {
            pivot,
            corners: Places::each(|i| plus(pivot, arms.at(i))),
            normals: self.normals.turned(&pose),
            count: self.count,
        }
    }

    /// How fast the corners move in a direction.
    #[inline(always)]
    fn speeds(&self, stand: &Stand<N>, n: Place<f64>) -> [f64; N] {
        let Carrier { movement, rotation, .. } = self.carrier;
        let ([x, y], speed) = (stand.pivot, dot(n, movement));
        from_fn(|i| {
            let arm = [stand.corners.x[i] - x, stand.corners.y[i] - y];
            speed + rotation * cross(arm, n)
        })
    }
}

impl<const N: usize> Stand<N> {
    /// The corner that is least far along a direction.
    #[inline(always)]
    fn least(&self, n: Place<f64>) -> usize {
        let (mut least, mut number) = (f64::INFINITY, 0);
        for (corner, height) in self.corners.along(n).into_iter().enumerate() {
            number = if height < least { corner } else { number };
            least = if height < least { height } else { least };
        }
        number
    }

    /// The corner that is nearest to a place.
    #[inline(always)]
    fn nearest(&self, place: Place<f64>) -> usize {
        let (mut least, mut number) = (f64::INFINITY, 0);
        for corner in 0..N {
            let way = minus(self.corners.at(corner), place);
            let square = dot(way, way);
            number = if square < least { corner } else { number };
            least = if square < least { square } else { least };
        }
        number
    }

    fn next(&self, number: usize) -> usize {
        if number + 1 >= self.count { 0 } else { number + 1 }
    }

    /// The edge above which another shape lies highest, and how high it is.
    #[inline(always)]
    fn highest(&self, other: &Self) -> (usize, f64) {
        let mut heights = [f64::INFINITY; N];
        for corner in 0..N {
            let place = other.corners.at(corner);
            for (edge, least) in heights.iter_mut().enumerate() {
                let height = dot(self.normals.at(edge), place);
                *least = if height < *least { height } else { *least };
            }
        }
        let (mut number, mut highest) = (0, f64::NEG_INFINITY);
        for (edge, height) in heights.into_iter().enumerate() {
            let height = height - dot(self.normals.at(edge), self.corners.at(edge));
            number = if height > highest { edge } else { number };
            highest = if height > highest { height } else { highest };
        }
        (number, if self.count > 1 { highest } else { f64::NEG_INFINITY })
    }

    fn edge(&self, number: usize) -> [Place<f64>; 2] {
        [self.corners.at(number), self.corners.at(self.next(number))]
    }
}

/// The gap between two shapes.
struct Closest {
    /// From the first one to the second one, of length 1.
    normal: Place<f64>,
    gap: Gap,
    /// The number of the shape at whose edge it is, unless it is between two corners.
    face: Option<usize>,
    /// Whether no edge lies between them, so that they share points.
    is_deep: bool,
}

#[inline(always)]
fn gap<const N: usize>(a: &Stand<N>, b: &Stand<N>) -> Closest {
    let (over_a, over_b) = (a.highest(b), b.highest(a));
    let is_back = over_a.1 < over_b.1;
    let (edge, height) = if is_back { over_b } else { over_a };
    if height > 0.0 {
        let [own, other] = if is_back { [b, a] } else { [a, b] };
        let normal = own.normals.at(edge);
        let place = other.corners.at(other.least(normal));
        let [from, to] = own.edge(edge);
        let (way, ahead) = (minus(to, from), minus(place, from));
        let part = dot(ahead, way);
        if (part >= 0.0) & (part <= dot(way, way)) {
            let foot = minus(place, times(normal, height));
            let points = if is_back { [place, foot] } else { [foot, place] };
            let normal = times(normal, if is_back { -1.0 } else { 1.0 });
            let face = Some(usize::from(is_back));
            return Closest { normal, gap: Gap { points, distance: height }, face, is_deep: false };
        }
        let corner = if part < 0.0 { from } else { to };
        let place = other.corners.at(other.nearest(corner));
        if let Some((normal, distance)) = between_corners([own, other], [corner, place]) {
            let points = if is_back { [place, corner] } else { [corner, place] };
            let normal = times(normal, if is_back { -1.0 } else { 1.0 });
            return Closest { normal, gap: Gap { points, distance }, face: None, is_deep: false };
        }
    }
    // Of two points or parallel segments no edge need lie between them.
    let is_deep = (height <= 0.0) & (a.count.max(b.count) > 2);
    Closest { is_deep, ..of_corners(a, b) }
}

/// The direction from one corner to another one, and how far that is, if no other corner is farther
/// ahead there: then these are the nearest points.
#[inline(always)]
fn between_corners<const N: usize>(
    stands: [&Stand<N>; 2],
    corners: [Place<f64>; 2],
) -> Option<(Place<f64>, f64)> {
    let way = minus(corners[1], corners[0]);
    let distance = length(way);
    let normal = times(way, 1.0 / distance);
    let [from, to] = corners.map(|corner| dot(normal, corner));
    let is_behind = stands[0].corners.along(normal).into_iter().all(|height| height <= from);
    let is_beyond = stands[1].corners.along(normal).into_iter().all(|height| height >= to);
    (is_behind & is_beyond).then_some((normal, distance))
}

/// The same, whatever is nearest.
#[inline(never)]
fn of_corners<const N: usize>(a: &Stand<N>, b: &Stand<N>) -> Closest {
    let mut best = Gap::between(a.edge(0), b.edge(0));
    for own in 0..a.count {
        for other in 0..b.count {
            let gap = Gap::between(a.edge(own), b.edge(other));
            best = if gap.distance < best.distance { gap } else { best };
        }
    }
    Closest {
        normal: unit(minus(best.points[1], best.points[0])),
        gap: best,
        face: None,
        is_deep: false,
    }
}

/// Two shapes on their way.
struct Flight<const N: usize> {
    flyers: [Flyer<N>; 2],
    /// How near is near enough.
    near: f64,
    /// What is taken from each room for rounding.
    room: f64,
}

impl<const N: usize> Flight<N> {
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
    #[inline(always)]
    fn apart(&self, stands: &[Stand<N>; 2], n: Place<f64>, rest: f64) -> f64 {
        let [a, b] = &self.flyers;
        let reach = self.reach();
        let heights = stands.each_ref().map(|stand| stand.corners.along(n));
        let speeds = [a.speeds(&stands[0], n), b.speeds(&stands[1], n)];
        let mut safe = f64::INFINITY;
        loop {
            let time = safe.min(rest);
            let (mut top, mut bottom) = ((0, f64::NEG_INFINITY), (0, f64::INFINITY));
            for i in 0..N {
                let height = heights[0][i] + time * (speeds[0][i] + time * a.bends[i]);
                top = if height > top.1 { (i, height) } else { top };
                let height = heights[1][i] + time * (speeds[1][i] - time * b.bends[i]);
                bottom = if height < bottom.1 { (i, height) } else { bottom };
            }
            if bottom.1 - top.1 >= reach {
                return safe;
            }
            let (p, q) = (top.0, bottom.0);
            let (room, closing) =
                (heights[1][q] - heights[0][p] - reach, speeds[0][p] - speeds[1][q]);
            let next = safe_time(room, closing, a.bends[p] + b.bends[q]);
            if next >= time {
                return time;
            }
            safe = next;
        }
    }

    /// How far two corners have to be apart.
    fn reach(&self) -> f64 {
        self.flyers[0].radius + self.flyers[1].radius + self.near / 2.0 + self.room
    }

    /// For how long the corners of one shape stay beyond the line of an edge of the other one, which
    /// stands still where it is seen from; by the bounds of a rail. And whether the bends, which are
    /// great there, hardly matter.
    #[inline(always)]
    fn beyond(&self, stands: &[Stand<N>; 2], face: usize, n: Place<f64>, rest: f64) -> (f64, bool) {
        let [(own, still), (other, moving)] =
            [face, 1 - face].map(|number| (&self.flyers[number], &stands[number]));
        let (turn, relative) =
            (own.carrier.rotation, other.carrier.rotation - own.carrier.rotation);
        let drift = minus(other.carrier.movement, own.carrier.movement);
        let (between, drift_length) = (minus(moving.pivot, still.pivot), length(drift));
        let of_pivots =
            turn * turn * (length(between) + drift_length) + 2.0 * turn.abs() * drift_length;
        let bend = (of_pivots + relative * relative * other.arm) / 2.0;
        // Along the edge the own shape turns away from what is beside its pivot.
        let base = still.corners.along(n).into_iter().fold(f64::NEG_INFINITY, f64::max);
        let (heights, speed) = (moving.corners.along(n), dot(n, drift));
        let speeds: [f64; N] = from_fn(|i| {
            let place = moving.corners.at(i);
            let (arm, from) = (minus(place, moving.pivot), minus(place, still.pivot));
            speed + other.carrier.rotation * cross(arm, n) - turn * cross(from, n)
        });
        let reach = base + self.reach();
        let mut safe = f64::INFINITY;
        loop {
            let time = safe.min(rest);
            let mut bottom = (0, f64::INFINITY);
            for i in 0..N {
                let height = heights[i] + time * (speeds[i] - time * bend);
                bottom = if height < bottom.1 { (i, height) } else { bottom };
            }
            let room = heights[bottom.0] - reach;
            let is_straight = 8.0 * bend * time * time < room;
            if bottom.1 >= reach {
                return (safe, is_straight);
            }
            let next = safe_time(room, -speeds[bottom.0], bend);
            if next >= time {
                return (time, is_straight);
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
            let closest = gap(&stands[0], &stands[1]);
            let rest = latest - f64::from(time);
            let safe = if closest.is_deep | (closest.gap.distance - reach <= self.near) {
                0.0
            } else {
                self.safe(&stands, &closest, rest)
            };
            if safe < SHORTEST {
                return Some(self.hit(time, &closest));
            }
            if safe > rest {
                return None;
            }
            time = floor_of(f64::from(time) + safe);
        }
        Some(self.hit_at(time))
    }

    /// For how long they stay apart.
    #[inline(always)]
    fn safe(&self, stands: &[Stand<N>; 2], closest: &Closest, rest: f64) -> f64 {
        let n = closest.normal;
        let (beyond, is_straight) = closest.face.map_or((0.0, false), |face| {
            self.beyond(stands, face, times(n, if face == 0 { 1.0 } else { -1.0 }), rest)
        });
        if is_straight | (beyond > rest) { beyond } else { beyond.max(self.apart(stands, n, rest)) }
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
        let height = a.highest(&b).1.max(b.highest(&a).1);
        let is_apart = (height > 0.0) | (height == f64::NEG_INFINITY);
        let distance = if is_apart { gap(&a, &b).gap.distance } else { height };
        distance - self.flyers[0].radius - self.flyers[1].radius
    }

    /// How fast they come nearer at the start.
    fn closing(&self) -> f64 {
        let [a, b] = self.stands(0.0);
        let Closest { normal, gap, .. } = gap(&a, &b);
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
        self.hit(time, &gap(&a, &b))
    }

    #[inline(always)]
    fn stands(&self, time: f32) -> [Stand<N>; 2] {
        let [a, b] = &self.flyers;
        [a.stand(time), b.stand(time)]
    }

    fn hit(&self, time: f32, closest: &Closest) -> Near {
        let ([a, b], Closest { normal, gap, .. }) = (&self.flyers, closest);
        let first = plus(gap.points[0], times(*normal, a.radius));
        let second = minus(gap.points[1], times(*normal, b.radius));
        Near { time, normal: *normal, point: times(plus(first, second), 0.5) }
    }

    fn new(cores: [&Core; 2], carriers: [Carrier; 2], tolerance: f64) -> Self {
        let flyers = [Flyer::new(cores[0], carriers[0]), Flyer::new(cores[1], carriers[1])];
        let size = flyers[0].extent() + flyers[1].extent();
        let least = size / (1 << 20) as f64;
        let tolerance = if tolerance > least { tolerance } else { least };
        Self { flyers, near: tolerance / 2.0, room: size / (1_u64 << 44) as f64 }
    }

    fn answer(&self, start: Start) -> Option<Option<Near>> {
        let run = |latest: f64| self.first_chance().and_then(|from| self.run(from, latest));
        match start {
            Start::Unknown => Some(run(1.0)).filter(|near| near.is_none_or(|near| near.time > 0.0)),
            Start::Apart(latest) => Some(run(latest)),
            Start::Leaving(latest) => {
                // 2^-10 of the sizes.
                let allowance = (2.0 * self.near).max(self.room * (1_u64 << 34) as f64);
                Some(self.leave(latest, allowance))
            }
        }
    }
}

/// What is known about the start, and from when on nothing is of interest.
#[derive(Clone, Copy)]
pub(super) enum Start {
    /// Nothing.
    Unknown,
    /// The shapes share no point.
    Apart(f64),
    /// They may leave a contact.
    Leaving(f64),
}

/// The answer of [`Search`](super::search::Search); the outer None if the shapes are not convex and
/// small, or if they may touch at a start that is unknown.
pub(super) fn convex_shapes(
    forms: [Form<'_>; 2],
    carriers: [Carrier; 2],
    anchor: Vector2D,
    tolerance: f64,
    start: Start,
) -> Option<Option<Near>> {
    let place = [f64::from(anchor.x), f64::from(anchor.y)];
    let mut cores = [Core::empty(), Core::empty()];
    if !(cores[0].take(forms[0], place) && cores[1].take(forms[1], place)) {
        return None;
    }
    let few = cores[0].count.max(cores[1].count) <= 4;
    let cores = cores.each_ref();
    match few {
        true => Flight::<4>::new(cores, carriers, tolerance).answer(start),
        false => Flight::<MOST>::new(cores, carriers, tolerance).answer(start),
    }
}

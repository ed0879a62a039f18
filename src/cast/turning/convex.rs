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
use core::ops::{Add, Mul, Sub};

use super::super::first::ALONG;
use super::super::meeting::floor_of;
use super::super::quick::{Core, MOST};
use super::gap::Gap;
use super::motion::{Carrier, Pose, length, unit};
use super::search::{Near, SHORTEST, STEPS};
use super::step::safe_time;
use crate::angle::Rotation;
use crate::any::Form;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::pack::{Mask, Pack, Pair, Two};
use crate::root::square_root;
use crate::vector::Vector2D;

/// Numbers of twice P corners, or of as many edges.
#[derive(Clone, Copy)]
struct Numbers<const P: usize>([Two; P]);

impl<const P: usize> Numbers<P> {
    #[inline(always)]
    fn each(number: impl Fn(usize) -> f64) -> Self {
        Self(from_fn(|pack| Two::new(number(2 * pack), number(2 * pack + 1))))
    }

    #[inline(always)]
    fn at(&self, number: usize) -> f64 {
        self.0.map(Two::numbers).as_flattened()[number]
    }

    #[inline(always)]
    fn map(&self, change: impl Fn(Two) -> Two) -> Self {
        Self(self.0.map(change))
    }

    #[inline(always)]
    fn with(&self, others: &Self, join: impl Fn(Two, Two) -> Two) -> Self {
        Self(from_fn(|pack| join(self.0[pack], others.0[pack])))
    }

    /// The first one of the least numbers, and that.
    #[inline(always)]
    fn least(&self) -> (usize, f64) {
        let least = self.0.into_iter().reduce(Two::lesser).map_or(0.0, Two::least);
        (self.first_equal(least), least)
    }

    /// The first one of the greatest numbers, and that.
    #[inline(always)]
    fn greatest(&self) -> (usize, f64) {
        let greatest = self.0.into_iter().reduce(Two::greater).map_or(0.0, Two::greatest);
        (self.first_equal(greatest), greatest)
    }

    /// The number of the first one that is the same; some number if there is none.
    #[inline(always)]
    fn first_equal(&self, number: f64) -> usize {
        let all = Two::all(number);
        let bits =
            (0..P).fold(0, |bits, pack| bits | self.0[pack].is_equal(all).bits() << (2 * pack));
        bits.trailing_zeros() as usize % (2 * P)
    }
}

/// Places of corners, or normals of edges; what is left repeats the first ones.
#[derive(Clone, Copy)]
struct Places<const P: usize> {
    x: Numbers<P>,
    y: Numbers<P>,
}

impl<const P: usize> Places<P> {
    #[inline(always)]
    fn each(place: impl Fn(usize) -> Place<f64>) -> Self {
        Self { x: Numbers::each(|i| place(i)[0]), y: Numbers::each(|i| place(i)[1]) }
    }

    #[inline(always)]
    fn at(&self, number: usize) -> Place<f64> {
        [self.x.at(number), self.y.at(number)]
    }

    #[inline(always)]
    fn map(&self, change: impl Fn([Two; 2]) -> [Two; 2]) -> Self {
        let places: [[Two; 2]; P] = from_fn(|pack| change([self.x.0[pack], self.y.0[pack]]));
        Self { x: Numbers(places.map(|[x, _]| x)), y: Numbers(places.map(|[_, y]| y)) }
    }

    #[inline(always)]
    fn turned(&self, pose: &Pose) -> Self {
        let [cos, sin] = pose.turned([1.0, 0.0]).map(Two::all);
        self.map(|[x, y]| [x * cos - y * sin, x * sin + y * cos])
    }

    #[inline(always)]
    fn moved(&self, way: Place<f64>) -> Self {
        let [along_x, along_y] = way.map(Two::all);
        self.map(|[x, y]| [x + along_x, y + along_y])
    }

    #[inline(always)]
    fn lengths(&self) -> Numbers<P> {
        self.x.with(&self.y, |x, y| (x * x + y * y).square_roots())
    }

    /// How far all are along a direction.
    #[inline(always)]
    fn along(&self, direction: Place<f64>) -> Numbers<P> {
        let [along_x, along_y] = direction.map(Two::all);
        self.x.with(&self.y, |x, y| along_x * x + along_y * y)
    }
}

/// A shape, seen from its pivot at the start.
struct Flyer<const P: usize> {
    arms: Places<P>,
    /// Out of the edge from each corner to the next one, of length 1.
    normals: Places<P>,
    /// Half of the greatest second derivatives of the corners.
    bends: Numbers<P>,
    count: usize,
    radius: f64,
    /// The greatest distance of a corner from the pivot.
    arm: f64,
    carrier: Carrier,
}

/// Where a shape's pivot, its corners and normals are at a time.
struct Stand<const P: usize> {
    pivot: Place<f64>,
    corners: Places<P>,
    normals: Places<P>,
    count: usize,
}

impl<const P: usize> Flyer<P> {
    #[inline(always)]
    fn new(core: &Core, carrier: Carrier) -> Self {
        let number = |i: usize| if i < core.count { i } else { 0 };
        let edges: Places<P> = Places::each(|i| core.edges[number(i)]);
        let least = Two::all(f64::MIN_POSITIVE);
        let scales = edges.lengths().map(|length| Two::all(1.0) / length.greater(least));
        let normals = Places {
            x: edges.y.with(&scales, |y, scale| y * scale),
            y: edges.x.with(&scales, |x, scale| -x * scale),
        };
        let arms = Places::each(|i| core.corners[number(i)]).moved(times(carrier.pivot, -1.0));
        Self::of(arms, normals, carrier).counting(core.count, core.radius)
    }

    /// With all corners, and without a radius.
    #[inline(always)]
    fn of(arms: Places<P>, normals: Places<P>, carrier: Carrier) -> Self {
        let half_square = Two::all(carrier.rotation * carrier.rotation / 2.0);
        let reaches = arms.lengths();
        let bends = reaches.map(|reach| half_square * reach);
        Self { arms, normals, bends, count: 2 * P, radius: 0.0, arm: reaches.greatest().1, carrier }
    }

    #[inline(always)]
    fn counting(self, count: usize, radius: f64) -> Self {
        Self { count, radius, ..self }
    }

    /// No less than all coordinates that it has on its way, and the way itself.
    fn extent(&self) -> f64 {
        let Carrier { pivot, movement, rotation, .. } = self.carrier;
        length(pivot) + length(movement) + (self.arm + self.radius) * (1.0 + rotation.abs())
    }

    #[inline(always)]
    fn stand(&self, pose: &Pose) -> Stand<P> {
        Stand {
            pivot: pose.pivot,
            corners: self.arms.turned(pose).moved(pose.pivot),
            normals: self.normals.turned(pose),
            count: self.count,
        }
    }

    /// How fast the corners move in a direction.
    #[inline(always)]
    fn speeds(&self, stand: &Stand<P>, n: Place<f64>) -> Numbers<P> {
        let Carrier { movement, rotation, .. } = self.carrier;
        let speed = Two::all(dot(n, movement) - rotation * cross(stand.pivot, n));
        let turn = Two::all(rotation);
        stand.corners.along([n[1], -n[0]]).map(|beside| speed + turn * beside)
    }
}

impl Flyer<2> {
    /// Of a rectangle, seen from a place, unless it is flat or invalid.
    #[inline(always)]
    fn of_box(form: Form<'_>, carrier: Carrier, start: Place<f64>) -> Option<Self> {
        let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
        let (center, half, Rotation { sin, cos }) = match form {
            Form::Rectangle(r) => {
                let half = times(wide(r.size), 0.5);
                (plus(wide(r.origin), half), half, Rotation { sin: 0.0, cos: 1.0 })
            }
            Form::OrientedRectangle(r) => {
                (wide(r.center), wide(r.half_extend), Rotation::new(r.rotation))
            }
            _ => return None,
        };
        let (arm, [width, height]) = (minus(minus(center, start), carrier.pivot), half);
        // No to all that is not finite.
        let is_sane = 0.0 * (arm[0] + arm[1] + width + height + sin) == 0.0;
        if !(is_sane & (width > 0.0) & (height > 0.0)) {
            return None;
        }
        let corner = |right: f64, up: f64| {
            let (ahead, beside) = (right * width, up * height);
            plus(arm, [ahead * cos - beside * sin, ahead * sin + beside * cos])
        };
        let corners = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        let normals = [[sin, -cos], [cos, sin], [-sin, cos], [-cos, -sin]];
        Some(Self::of(Places::each(|i| corners[i]), Places::each(|i| normals[i]), carrier))
    }
}

impl<const P: usize> Stand<P> {
    /// The corner that is least far along a direction.
    #[inline(always)]
    fn least(&self, n: Place<f64>) -> usize {
        self.corners.along(n).least().0
    }

    /// The corner that is nearest to a place.
    #[inline(always)]
    fn nearest(&self, place: Place<f64>) -> usize {
        let ways = self.corners.moved(times(place, -1.0));
        ways.x.with(&ways.y, |x, y| x * x + y * y).least().0
    }

    fn next(&self, number: usize) -> usize {
        if number + 1 >= self.count { 0 } else { number + 1 }
    }

    /// The edge above which another shape lies highest, and how high it is.
    #[inline(always)]
    fn highest(&self, other: &Self) -> (usize, f64) {
        let mut least = Numbers([Two::all(f64::INFINITY); P]);
        for corner in 0..2 * P {
            let heights = self.normals.along(other.corners.at(corner));
            least = least.with(&heights, Two::lesser);
        }
        let Places { x, y } = &self.normals;
        let (across, up) = (x.with(&self.corners.x, Mul::mul), y.with(&self.corners.y, Mul::mul));
        let bases = across.with(&up, Add::add);
        let (number, highest) = least.with(&bases, Sub::sub).greatest();
        (number, if self.count > 1 { highest } else { f64::NEG_INFINITY })
    }

    fn edge(&self, number: usize) -> [Place<f64>; 2] {
        [self.corners.at(number), self.corners.at(self.next(number))]
    }
}

/// An edge of one of two shapes.
#[derive(Clone, Copy)]
struct Face {
    /// The number of the shape.
    shape: usize,
    edge: usize,
}

impl Face {
    /// From the first shape to the second one, if that leads out of the face's shape.
    fn ahead(&self, out: Place<f64>) -> Place<f64> {
        if self.shape == 0 { out } else { times(out, -1.0) }
    }
}

/// The gap between two shapes.
struct Closest {
    /// From the first one to the second one, of length 1.
    normal: Place<f64>,
    gap: Gap,
    /// The edge at which it is, unless it is between two corners.
    face: Option<Face>,
}

/// None if no edge lies between them, so that they share points.
#[inline(always)]
fn gap<const P: usize>(a: &Stand<P>, b: &Stand<P>) -> Option<Closest> {
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
            let face = Face { shape: usize::from(is_back), edge };
            let (normal, gap) = (face.ahead(normal), Gap { points, distance: height });
            return Some(Closest { normal, gap, face: Some(face) });
        }
        let corner = if part < 0.0 { from } else { to };
        let place = other.corners.at(other.nearest(corner));
        if let Some((normal, distance)) = between_corners([own, other], [corner, place]) {
            let points = if is_back { [place, corner] } else { [corner, place] };
            let normal = times(normal, if is_back { -1.0 } else { 1.0 });
            return Some(Closest { normal, gap: Gap { points, distance }, face: None });
        }
    }
    // Of two points or parallel segments no edge need lie between them.
    let is_deep = (height <= 0.0) & (a.count.max(b.count) > 2);
    if is_deep { None } else { Some(of_corners(a, b)) }
}

/// The direction from one corner to another one, and how far that is, if no other corner is farther
/// ahead there: then these are the nearest points.
#[inline(always)]
fn between_corners<const P: usize>(
    stands: [&Stand<P>; 2],
    corners: [Place<f64>; 2],
) -> Option<(Place<f64>, f64)> {
    let way = minus(corners[1], corners[0]);
    let distance = length(way);
    let normal = times(way, 1.0 / distance);
    let [from, to] = corners.map(|corner| dot(normal, corner));
    let is_behind = stands[0].corners.along(normal).greatest().1 <= from;
    let is_beyond = stands[1].corners.along(normal).least().1 >= to;
    (is_behind & is_beyond).then_some((normal, distance))
}

/// The same, whatever is nearest.
#[inline(never)]
fn of_corners<const P: usize>(a: &Stand<P>, b: &Stand<P>) -> Closest {
    let mut best = Gap::between(a.edge(0), b.edge(0));
    for own in 0..a.count {
        for other in 0..b.count {
            let gap = Gap::between(a.edge(own), b.edge(other));
            best = if gap.distance < best.distance { gap } else { best };
        }
    }
    Closest { normal: unit(minus(best.points[1], best.points[0])), gap: best, face: None }
}

/// The corners of one shape, seen from the line of an edge of the other one as if that stood still.
struct Over<const P: usize> {
    /// Out of the edge, of length 1.
    out: Place<f64>,
    /// How far the corners are beyond the line, and how fast they leave it.
    heights: Numbers<P>,
    speeds: Numbers<P>,
    /// Half of what the second derivatives are at most.
    bend: f64,
}

impl<const P: usize> Over<P> {
    /// For how long all stay higher than a reach, and whether the bends, which are great here, hardly
    /// matter until then or until the end: [`safe_time`] of all without a branch.
    #[inline(always)]
    fn safe(&self, reach: f64, rest: f64) -> (f64, bool) {
        let (nothing, bend) = (Two::all(0.0), Two::all(self.bend));
        let (twice, four_times) = (bend + bend, Two::all(4.0 * self.bend));
        let rooms = self.heights.map(|height| height - Two::all(reach));
        let times = rooms.with(&self.speeds, |room, speed| {
            let root = (speed * speed + four_times * room).square_roots();
            let is_closing = nothing.is_at_least(speed);
            let above = Two::select(is_closing, room + room, root + speed);
            let below = Two::select(is_closing, root - speed, twice);
            (above / below).only(room.is_above(nothing))
        });
        let (corner, safe) = times.least();
        let time = if safe < rest { safe } else { rest };
        (safe, 8.0 * self.bend * time * time < rooms.at(corner))
    }
}

/// What a face that was between the shapes before tells.
enum Glide {
    /// For how long they stay apart.
    Safe(f64),
    /// They are near.
    Near(Closest),
}

/// When shapes are near.
struct Stop {
    time: f32,
    /// None if that is to be found yet.
    closest: Option<Closest>,
}

/// Two shapes on their way.
struct Flight<const P: usize> {
    flyers: [Flyer<P>; 2],
    /// How far the pivot of one moves, seen from the other one's.
    drift: f64,
    /// How near is near enough.
    near: f64,
    /// What is taken from each room for rounding.
    room: f64,
}

impl<const P: usize> Flight<P> {
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
    fn apart(&self, stands: &[Stand<P>; 2], n: Place<f64>, rest: f64) -> f64 {
        let [a, b] = &self.flyers;
        let reach = self.reach();
        let heights = stands.each_ref().map(|stand| stand.corners.along(n));
        let speeds = [a.speeds(&stands[0], n), b.speeds(&stands[1], n)];
        let mut safe = f64::INFINITY;
        loop {
            let time = safe.min(rest);
            let late = Two::all(time);
            let at = |i: usize, sign: f64| {
                let bends =
                    (if i == 0 { a } else { b }).bends.map(|bend| late * bend * Two::all(sign));
                let speeds = speeds[i].with(&bends, Add::add);
                heights[i].with(&speeds, |height, speed| height + late * speed)
            };
            let (top, bottom) = (at(0, 1.0).greatest(), at(1, -1.0).least());
            if bottom.1 - top.1 >= reach {
                return safe;
            }
            let (p, q) = (top.0, bottom.0);
            let (room, closing) =
                (heights[1].at(q) - heights[0].at(p) - reach, speeds[0].at(p) - speeds[1].at(q));
            let next = safe_time(room, closing, a.bends.at(p) + b.bends.at(q));
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

    /// How the corners of the other shape lie over the line of a face.
    #[inline(always)]
    fn over(&self, face: Face, poses: &[Pose; 2]) -> Over<P> {
        let (own, other) = (&self.flyers[face.shape], &self.flyers[1 - face.shape]);
        let (still, moving) = (&poses[face.shape], &poses[1 - face.shape]);
        let (normal, arm) = (own.normals.at(face.edge), own.arms.at(face.edge));
        let out = still.turned(normal);
        let between = minus(moving.pivot, still.pivot);
        // Seen from the other shape, so that its corners need not be turned.
        let seen = moving.turned_back(out);
        let (ahead, turn) = (other.arms.along(seen), other.arms.along([-seen[1], seen[0]]));
        let base = dot(out, between) - dot(normal, arm);
        let (rotation, others) = (own.carrier.rotation, other.carrier.rotation);
        let drift = minus(other.carrier.movement, own.carrier.movement);
        let speed = dot(out, drift) - rotation * cross(between, out);
        let relative = others - rotation;
        Over {
            out,
            heights: ahead.map(|ahead| Two::all(base) + ahead),
            speeds: turn.map(|turn| Two::all(speed) - Two::all(relative) * turn),
            bend: self.rail_bend(face, length(between)),
        }
    }

    /// Half of what the second derivatives of heights over the line of a face are at most: the bounds
    /// of a rail.
    #[inline(always)]
    fn rail_bend(&self, face: Face, between: f64) -> f64 {
        let (own, other) = (&self.flyers[face.shape], &self.flyers[1 - face.shape]);
        let (turn, relative) =
            (own.carrier.rotation, other.carrier.rotation - own.carrier.rotation);
        let of_pivots = turn * turn * (between + self.drift) + 2.0 * turn.abs() * self.drift;
        (of_pivots + relative * relative * other.arm) / 2.0
    }

    /// The first time from one on, at which they are apart, at which they are near.
    fn run(&self, from: f32, latest: f64) -> Option<Stop> {
        let (mut time, mut face) = (from, None);
        for _ in 0..STEPS {
            let (rest, poses) = (latest - f64::from(time), self.poses(time));
            let glide = face.and_then(|face| self.glide(face, &poses, rest));
            let safe = match glide {
                Some(Glide::Safe(safe)) => safe,
                Some(Glide::Near(closest)) => return Some(Stop { time, closest: Some(closest) }),
                None => {
                    let stands = self.stands(&poses);
                    let closest = gap(&stands[0], &stands[1]);
                    let Some(found) = closest.as_ref().filter(|closest| self.is_far(closest))
                    else {
                        return Some(Stop { time, closest });
                    };
                    let safe = self.safe(&stands, &poses, found, rest);
                    if safe < SHORTEST {
                        return Some(Stop { time, closest });
                    }
                    face = found.face;
                    safe
                }
            };
            if safe > rest {
                return None;
            }
            time = floor_of(f64::from(time) + safe);
        }
        Some(Stop { time, closest: None })
    }

    fn is_far(&self, closest: &Closest) -> bool {
        let reach = self.flyers[0].radius + self.flyers[1].radius;
        closest.gap.distance - reach > self.near
    }

    /// The step on from a time, if the face that was between the shapes before still tells; without
    /// looking for the nearest points.
    #[inline(always)]
    fn glide(&self, face: Face, poses: &[Pose; 2], rest: f64) -> Option<Glide> {
        let over = self.over(face, poses);
        let (number, height) = over.heights.least();
        let reach = self.flyers[0].radius + self.flyers[1].radius;
        if height - reach > self.near {
            let (safe, is_straight) = over.safe(self.reach(), rest);
            let is_long = (is_straight | (safe > rest)) & (safe >= SHORTEST);
            return is_long.then_some(Glide::Safe(safe));
        }
        if height > 0.0 {
            self.foot(face, &over, number, height, poses).map(Glide::Near)
        } else {
            None
        }
    }

    /// The gap at a face, if the nearest corner lies over it.
    #[inline(always)]
    fn foot(
        &self,
        face: Face,
        over: &Over<P>,
        number: usize,
        height: f64,
        poses: &[Pose; 2],
    ) -> Option<Closest> {
        let (own, other) = (&self.flyers[face.shape], &self.flyers[1 - face.shape]);
        let (still, moving) = (&poses[face.shape], &poses[1 - face.shape]);
        let next = if face.edge + 1 >= own.count { 0 } else { face.edge + 1 };
        let [from, to] =
            [face.edge, next].map(|corner| plus(still.pivot, still.turned(own.arms.at(corner))));
        let place = plus(moving.pivot, moving.turned(other.arms.at(number)));
        let way = minus(to, from);
        let part = dot(minus(place, from), way);
        let foot = minus(place, times(over.out, height));
        let points = if face.shape == 1 { [place, foot] } else { [foot, place] };
        let is_over = (part >= 0.0) & (part <= dot(way, way));
        is_over.then_some(Closest {
            normal: face.ahead(over.out),
            gap: Gap { points, distance: height },
            face: Some(face),
        })
    }

    /// For how long they stay apart.
    #[inline(always)]
    fn safe(&self, stands: &[Stand<P>; 2], poses: &[Pose; 2], closest: &Closest, rest: f64) -> f64 {
        let (beyond, is_straight) = closest
            .face
            .map_or((0.0, false), |face| self.over(face, poses).safe(self.reach(), rest));
        if is_straight | (beyond > rest) {
            return beyond;
        }
        beyond.max(self.apart(stands, closest.normal, rest))
    }

    /// The same for shapes that may touch at the start, which they leave; they meet if they get deeper
    /// than they were by more than the allowance.
    fn leave(&self, latest: f64, allowance: f64) -> Option<Stop> {
        let first = self.signed(0.0);
        let least = first.min(0.0) - allowance;
        let (mut time, mut gap, speed) = (0.0, first, self.speed());
        if (first > 0.0) & (first <= self.near) && self.closing() > ALONG * speed {
            return Some(Stop { time: 0.0, closest: None });
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
                return Some(Stop { time: before, closest: None });
            }
        }
        self.run(time, latest)
    }

    /// How far they are apart at a time or, below 0, how deep in each other.
    fn signed(&self, time: f32) -> f64 {
        let [a, b] = self.stands(&self.poses(time));
        let height = a.highest(&b).1.max(b.highest(&a).1);
        let is_apart = (height > 0.0) | (height == f64::NEG_INFINITY);
        let closest = if is_apart { gap(&a, &b) } else { None };
        let distance = closest.map_or(height, |closest| closest.gap.distance);
        distance - self.flyers[0].radius - self.flyers[1].radius
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

    /// The nearest points at a time, or some that the shapes share.
    #[inline(never)]
    fn closest(&self, time: f32) -> Closest {
        let [a, b] = self.stands(&self.poses(time));
        gap(&a, &b).unwrap_or_else(|| of_corners(&a, &b))
    }

    #[inline(always)]
    fn poses(&self, time: f32) -> [Pose; 2] {
        let [a, b] = &self.flyers;
        [a.carrier.at(time), b.carrier.at(time)]
    }

    #[inline(always)]
    fn stands(&self, poses: &[Pose; 2]) -> [Stand<P>; 2] {
        let [a, b] = &self.flyers;
        [a.stand(&poses[0]), b.stand(&poses[1])]
    }

    fn near(&self, Stop { time, closest }: Stop) -> Near {
        let [a, b] = &self.flyers;
        let Closest { normal, gap, .. } = closest.unwrap_or_else(|| self.closest(time));
        let first = plus(gap.points[0], times(normal, a.radius));
        let second = minus(gap.points[1], times(normal, b.radius));
        Near { time, normal, point: times(plus(first, second), 0.5) }
    }

    #[inline(always)]
    fn new(flyers: [Flyer<P>; 2], tolerance: f64) -> Self {
        let size = flyers[0].extent() + flyers[1].extent();
        let least = size / (1 << 20) as f64;
        let tolerance = if tolerance > least { tolerance } else { least };
        let [a, b] = flyers.each_ref().map(|flyer| flyer.carrier.movement);
        let drift = length(minus(b, a));
        Self { flyers, drift, near: tolerance / 2.0, room: size / (1_u64 << 44) as f64 }
    }

    #[inline(never)]
    fn answer(&self, start: Start) -> Option<Option<Near>> {
        let run = |latest: f64| self.first_chance().and_then(|from| self.run(from, latest));
        let stop = match start {
            Start::Unknown => run(1.0),
            Start::Apart(latest) => run(latest),
            Start::Leaving(latest) => {
                // 2^-10 of the sizes.
                let allowance = (2.0 * self.near).max(self.room * (1_u64 << 34) as f64);
                self.leave(latest, allowance)
            }
        };
        let is_doubt = |stop: &Stop| matches!(start, Start::Unknown) & (stop.time <= 0.0);
        if stop.as_ref().is_some_and(is_doubt) {
            None
        } else {
            Some(stop.map(|stop| self.near(stop)))
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
    let [own, other] = [0, 1].map(|i| Flyer::of_box(forms[i], carriers[i], place));
    if let (Some(a), Some(b)) = (own, other) {
        return Flight::new([a, b], tolerance).answer(start);
    }
    any_convex_shapes(forms, carriers, place, tolerance, start)
}

#[inline(never)]
fn any_convex_shapes(
    forms: [Form<'_>; 2],
    carriers: [Carrier; 2],
    place: Place<f64>,
    tolerance: f64,
    start: Start,
) -> Option<Option<Near>> {
    let mut cores = [Core::empty(), Core::empty()];
    if !(cores[0].take(forms[0], place) && cores[1].take(forms[1], place)) {
        return None;
    }
    let few = cores[0].count.max(cores[1].count) <= 4;
    let (cores, number) = (cores.each_ref(), [0, 1]);
    match few {
        true => Flight::new(number.map(|i| Flyer::<2>::new(cores[i], carriers[i])), tolerance)
            .answer(start),
        false => {
            const PACKS: usize = MOST / 2;
            Flight::new(number.map(|i| Flyer::<PACKS>::new(cores[i], carriers[i])), tolerance)
                .answer(start)
        }
    }
}

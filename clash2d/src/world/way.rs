//! The ways of colliders since the last update: straight legs, with or without turns.

use super::body::{Body, NONE, State};
use crate::exact::float::two_sum;
use crate::memory::{Allocator, List, OutOfMemory};
use crate::pose::Pose;
use crate::vector::Vector2D;

/// At the part `time` of a way a collider is at `pose`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stop {
    /// Where it is.
    pub pose: Pose,
    /// From 0 to 1; never less than that of the stop before.
    pub time: f32,
}

/// A stop of a body, and which one is next; that of the last one is the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) stop: Stop,
    /// Which of the moves it belongs to.
    pub(super) number: u32,
    /// Of how many, when it was added.
    moves: u32,
    next: u32,
}

/// The stops of all bodies, except where their ways end.
#[derive(Debug)]
pub(super) struct Stops {
    links: List<Link>,
}

impl Stops {
    pub(super) fn new(allocator: Allocator) -> Self {
        Self { links: List::new(allocator) }
    }

    pub(super) fn reserve(&mut self, count: usize) -> Result<(), OutOfMemory> {
        self.links.try_reserve(count)
    }

    /// Adds a stop to a way, of which this is the last one.
    pub(super) fn push(
        &mut self,
        last: &mut u32,
        stop: Stop,
        [number, moves]: [u32; 2],
    ) -> Result<(), OutOfMemory> {
        let own = self.links.len() as u32;
        let next = if *last == NONE { own } else { self.links[*last as usize].next };
        self.links.try_push(Link { stop, number, moves, next })?;
        if *last != NONE {
            self.links[*last as usize].next = own;
        }
        *last = own;
        Ok(())
    }

    /// How many moves the way of a body is made of: each but the first has a stop before it.
    #[inline]
    pub(super) fn moves(&self, body: &Body) -> u32 {
        let last = self.links.get(body.stops as usize);
        last.map_or(u32::from(body.state.has(State::MOVED)), |last| last.moves)
    }

    /// Forgets all stops of all ways.
    pub(super) fn clear(&mut self) {
        self.links.clear();
    }

    /// The stops of a way, in their order.
    pub(super) fn of(&self, last: u32) -> impl Iterator<Item = Link> + '_ {
        let mut next = if last == NONE { NONE } else { self.links[last as usize].next };
        core::iter::from_fn(move || {
            let link = *self.links.get(next as usize)?;
            next = if next == last { NONE } else { link.next };
            Some(link)
        })
    }

    /// The legs of a body's way from some of its moves on.
    pub(super) fn legs_from<'s>(
        &'s self,
        body: &Body,
        first: u32,
    ) -> impl Iterator<Item = Leg> + 's {
        let begin = time_of(0.0, first, self.moves(body).max(1));
        self.legs(body).filter(move |leg| leg.times[1] >= begin)
    }

    /// The legs of a body's way; a single one where it is if it has none.
    pub(super) fn legs<'s>(&'s self, body: &Body) -> impl Iterator<Item = Leg> + 's {
        let mut at = body.from();
        let moves = self.moves(body).max(1);
        let (mut time, end) = (0.0, Stop { pose: body.pose, time: 1.0 });
        let last = if body.has_way() { body.stops } else { NONE };
        let end = core::iter::once(Link { stop: end, number: moves - 1, moves, next: NONE });
        self.of(last).chain(end).map(move |Link { stop, number, .. }| {
            let arrival = time_of(stop.time, number, moves);
            let leg = Leg { poses: [at, stop.pose], times: [time, arrival] };
            (at, time) = (stop.pose, arrival);
            leg
        })
    }
}

/// When a time of one of several moves is, which take equal parts of the span.
fn time_of(time: f32, number: u32, moves: u32) -> f32 {
    ((f64::from(number) + f64::from(time)) / f64::from(moves)) as f32
}

/// A straight piece of a way, at an even rate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leg {
    /// Where it begins and ends.
    pub(super) poses: [Pose; 2],
    /// When it begins and ends.
    pub(super) times: [f32; 2],
}

impl Leg {
    /// All of a body's way if it is straight, as nearly all are: where it is if it has none.
    #[inline]
    pub(super) fn single(body: &Body) -> Option<Self> {
        let leg = Self { poses: [body.from(), body.pose], times: [0.0, 1.0] };
        body.is_straight().then_some(leg)
    }

    /// Where it leads until a time on it: exactly to its ends, elsewhere to the nearest floats.
    fn at(&self, time: f32) -> Pose {
        let ([from, to], [begin, end]) = (self.poses, self.times);
        if time == end || from == to {
            return to;
        }
        if time == begin {
            return from;
        }
        let part = (f64::from(time) - f64::from(begin)) / (f64::from(end) - f64::from(begin));
        let between = |a: f32, b: f32| (f64::from(a) + part * (f64::from(b) - f64::from(a))) as f32;
        let x = between(from.position.x, to.position.x);
        let y = between(from.position.y, to.position.y);
        Pose::new(Vector2D::new(x, y), between(from.rotation, to.rotation))
    }
}

/// A piece of time in which two bodies go straight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    /// From where to where each of them goes.
    pub(super) poses: [[Pose; 2]; 2],
    /// When it begins and ends.
    pub(super) times: [f32; 2],
}

impl Piece {
    /// All of two ways if both are straight.
    #[inline]
    pub(super) fn single(bodies: [&Body; 2]) -> Option<Self> {
        let are_straight = bodies[0].is_straight() & bodies[1].is_straight();
        let [a, b] = bodies;
        let poses = [[a.from(), a.pose], [b.from(), b.pose]];
        are_straight.then_some(Self { poses, times: [0.0, 1.0] })
    }
}

/// A way on which one is.
struct Walk<I> {
    way: I,
    leg: Leg,
    at: Pose,
    is_over: bool,
}

impl<I: Iterator<Item = Leg>> Walk<I> {
    fn new(mut way: I, body: &Body) -> Self {
        let stand = Leg { poses: [body.pose; 2], times: [0.0, 1.0] };
        let leg = way.next().unwrap_or(stand);
        Self { way, leg, at: leg.poses[0], is_over: false }
    }

    /// Goes on until a time that is not beyond the leg; from where to where that is.
    fn go(&mut self, time: f32) -> [Pose; 2] {
        let from = core::mem::replace(&mut self.at, self.leg.at(time));
        if self.leg.times[1] == time {
            let rest = Leg { poses: [self.at; 2], times: [time, 1.0] };
            let next = self.way.next();
            self.is_over = next.is_none();
            self.leg = next.unwrap_or(rest);
        }
        [from, self.at]
    }
}

/// The pieces of two ways, cut at all stops of both, in order.
///
/// Where only one of them has a stop, the other one's place is rounded to the nearest floats if it is on
/// its way then.
pub(super) fn pieces<'s>(stops: &'s Stops, [a, b]: [&Body; 2]) -> impl Iterator<Item = Piece> + 's {
    let (mut a, mut b) = (Walk::new(stops.legs(a), a), Walk::new(stops.legs(b), b));
    let mut begin = 0.0;
    core::iter::from_fn(move || {
        if a.is_over && b.is_over {
            return None;
        }
        let (first, second) = (a.leg.times[1], b.leg.times[1]);
        let end = if first < second { first } else { second };
        let times = [core::mem::replace(&mut begin, end), end];
        Some(Piece { poses: [a.go(end), b.go(end)], times })
    })
}

/// The way from one place to another on each axis: what it is rounded to, and what is left.
pub(super) fn movement(from: Vector2D, to: Vector2D) -> [Vector2D; 2] {
    let on_axis = |from: f32, to: f32| {
        let (way, lost) = two_sum(f64::from(to), -f64::from(from));
        rounded(way, lost)
    };
    let (x, y) = (on_axis(from.x, to.x), on_axis(from.y, to.y));
    [Vector2D::new(x.0, y.0), Vector2D::new(x.1, y.1)]
}

/// A sum as the nearest float, and what is left.
fn rounded(sum: f64, lost: f64) -> (f32, f32) {
    let whole = sum as f32;
    (whole, ((sum - f64::from(whole)) + lost) as f32)
}

/// The way of one seen from another one on each axis: what it is rounded to, and what is left, of which no
/// more than 2^-48 of it is missing.
pub(super) fn way_between([from, to]: [Vector2D; 2], other: [Vector2D; 2]) -> [Vector2D; 2] {
    let on_axis = |get: fn(Vector2D) -> f32| {
        let [from, to, other_from, other_to] =
            [from, to, other[0], other[1]].map(get).map(f64::from);
        let (own, lost) = two_sum(to, -from);
        let (others, other_lost) = two_sum(other_to, -other_from);
        let (way, way_lost) = two_sum(own, -others);
        rounded(way, way_lost + lost - other_lost)
    };
    let (x, y) = (on_axis(|v| v.x), on_axis(|v| v.y));
    [Vector2D::new(x.0, y.0), Vector2D::new(x.1, y.1)]
}

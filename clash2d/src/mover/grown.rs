//! Where a mover may not be: all of an obstacle, grown by the mover.
//!
//! A piece of the mover at a place shares an inner point with a piece of an obstacle exactly if the place is an
//! inner point of the differences of their points: of a convex core, whose edges are those of the obstacle and
//! of the mover in the order of their directions, and of all within both radii together. The sums are never
//! made: [`Pair::each_edge`] goes round the core, and each question is answered on the way.

use core::cmp::Ordering;

use super::piece::Piece;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::exact::terms::Vector;
use crate::outline::{Spot, cross, dot, minus, plus};
use crate::root::square_root;
use crate::vector::Vector2D;

/// A straight way of the mover's frame, from floats on: a sum of floats, which an endless one leads on for ever.
#[derive(Clone, Copy)]
pub(super) struct Track {
    pub(super) from: Vector2D,
    pub(super) by: Vector<2>,
    pub(super) is_endless: bool,
}

impl Track {
    /// Staying at a place.
    pub(super) fn at(place: Vector2D) -> Self {
        Self::along(place, Vector2D::ZERO)
    }

    pub(super) fn between(from: Vector2D, to: Vector2D) -> Self {
        Self { from, by: [[to.x, -from.x], [to.y, -from.y]], is_endless: false }
    }

    pub(super) fn along(from: Vector2D, by: Vector2D) -> Self {
        Self { from, by: [[by.x, 0.0], [by.y, 0.0]], is_endless: false }
    }

    pub(super) fn endless(from: Vector2D, by: Vector<2>) -> Self {
        Self { from, by, is_endless: true }
    }

    pub(super) fn way<R: Real>(&self) -> [R; 2] {
        self.by.map(|terms| R::sum(&terms))
    }

    fn is_still(&self) -> bool {
        self.by.iter().all(|[a, b]| *a == -*b)
    }
}

/// A piece of an obstacle and one of the mover.
#[derive(Clone, Copy)]
pub(super) struct Pair<'p, 'a, 'm> {
    pub(super) solid: &'p Piece<'a>,
    pub(super) mover: &'p Piece<'m>,
}

/// An edge of the core: the corner where it begins, by the numbers of the corners of both pieces, and whose
/// edges it is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Side {
    pub(super) corners: [usize; 2],
    pub(super) is_of: [bool; 2],
}

/// The same edge in numbers, seen from somewhere.
#[derive(Clone, Copy)]
pub(super) struct Edge<R> {
    pub(super) side: Side,
    pub(super) start: [R; 2],
    pub(super) along: [R; 2],
}

/// When a way enters, as a quotient, and at what.
#[derive(Clone, Copy)]
pub(super) struct Entry<R> {
    part: R,
    whole: R,
    pub(super) at: At,
    /// Out of the core there, of any length: out of both edges at a corner without a radius.
    outs: [[R; 2]; 2],
}

/// At what of a core a way enters: an edge, or a corner with a radius. At a corner without one two edges do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct At {
    pub(super) side: Side,
    pub(super) other: Option<Side>,
}

impl<R: Real> Entry<R> {
    /// How the time compares with another one.
    fn compare(&self, other: &Self) -> Option<Ordering> {
        (self.part * other.whole).compare(other.part * self.whole)
    }

    /// Two edges that are passed at the same time.
    fn and(self, other: &Self) -> Self {
        let (at, [first, _], [second, _]) = (self.at, self.outs, other.outs);
        Self { at: At { other: Some(other.at.side), ..at }, outs: [first, second], ..self }
    }

    /// About the part of the way before it.
    fn time(&self) -> Near {
        Near::about(self.part).over(Near::about(self.whole))
    }
}

/// What of a core is nearest to a place.
#[derive(Clone, Copy)]
pub(super) struct Nearest {
    pub(super) side: Side,
    /// Whether it is not the corner where the side begins, but some place between its ends.
    pub(super) is_edge: bool,
    pub(super) square: f64,
}

impl Nearest {
    const NONE: Self = Self {
        side: Side { corners: [0; 2], is_of: [false; 2] },
        is_edge: false,
        square: f64::INFINITY,
    };
}

impl<'a, 'm> Pair<'_, 'a, 'm> {
    fn reach<R: Real>(&self) -> R {
        R::sum(&self.radii())
    }

    /// The radii of both, and the gap that the mover keeps.
    pub(super) fn radii(&self) -> [f32; 3] {
        [self.solid.radius, self.mover.radius, self.mover.gap]
    }

    pub(super) fn is_round(&self) -> bool {
        self.radii() != [0.0; 3]
    }

    /// Whether a place is an inner point.
    pub(super) fn holds(&self, place: Vector2D) -> bool {
        self.is_entered(&Track::at(place))
    }

    /// Whether a way leads through an inner point.
    pub(super) fn is_entered(&self, track: &Track) -> bool {
        settle!(R from Tight => self.is_entered_in::<R>(track))
    }

    fn is_entered_in<R: Real>(&self, track: &Track) -> Option<bool> {
        let core = self.is_core_entered::<R>(track);
        if core == Some(true) || !self.is_round() {
            return core;
        }
        if self.is_neared::<R>(track)? { Some(true) } else { core }
    }

    /// Whether a way leads through an inner point of the core, or across a flat one: whether no line along an
    /// edge or along the way has both on its two sides.
    fn is_core_entered<R: Real>(&self, track: &Track) -> Option<bool> {
        let by = track.way::<R>();
        let (mut is_left, mut is_right, mut is_doubtful) = (false, false, false);
        let mut is_apart = |edge: &Edge<R>| {
            let start = cross(edge.along, edge.start);
            let end = if track.is_endless {
                cross(edge.along, by)
            } else {
                cross(edge.along, minus(by, edge.start))
            };
            // The way begins on the inner side of the edge if the edge's start is on the other side of its line.
            let is_out = start.sign()?.is_ge() && end.sign()?.is_le();
            let side = cross(by, edge.start).sign()?;
            is_left |= side.is_gt();
            is_right |= side.is_lt();
            Some(is_out)
        };
        let is_apart = self.each_edge(track.from, |edge| {
            let answer = is_apart(edge);
            is_doubtful |= answer.is_none();
            Some(answer == Some(true))
        })?;
        if is_apart {
            return Some(false);
        }
        if is_doubtful {
            return None;
        }
        let has_edges = self.solid.edges() + self.mover.edges() > 0;
        Some(has_edges && (track.is_still() || (is_left && is_right)))
    }

    /// Whether a way comes nearer to the border of the core than both radii.
    fn is_neared<R: Real>(&self, track: &Track) -> Option<bool> {
        let (by, zero) = (track.way::<R>(), [R::new(0.0); 2]);
        let reach = self.reach::<R>().square();
        let is_bent = !track.is_endless && !track.is_still();
        let mut is_doubtful = false;
        let is_near = self.each_edge(track.from, |edge| {
            let Edge { start, along, .. } = *edge;
            let tests = [
                is_closer(start, zero, by, track.is_endless, reach),
                is_closer(zero, start, along, false, reach),
                if is_bent { is_closer(by, start, along, false, reach) } else { Some(false) },
            ];
            is_doubtful |= tests.contains(&None);
            Some(tests.contains(&Some(true)))
        })?;
        if is_near || !is_doubtful { Some(is_near) } else { None }
    }

    /// About the part of a way that enters before it does, and at what.
    pub(super) fn meeting(&self, track: &Track) -> (Near, At) {
        let nothing = (Near::new(0.0), self.nowhere());
        settle!(R from Tight => {
            let entry = self.entry::<R>(track)?;
            Some((entry.time(), entry.at))
        }, or nothing)
    }

    /// Which of two pairs a way that enters both enters first.
    pub(super) fn compare(&self, other: &Pair<'_, '_, '_>, track: &Track) -> Ordering {
        settle!(R from Tight => {
            self.entry::<R>(track)?.compare(&other.entry::<R>(track)?)
        }, or Ordering::Equal)
    }

    /// Whether a way that enters does so on a side that faces a direction.
    pub(super) fn is_met_facing(&self, track: &Track, direction: Vector<2>) -> bool {
        settle!(R from Tight => {
            let direction = direction.map(|terms| R::sum(&terms));
            let [a, b] = self.entry::<R>(track)?.outs;
            Some(dot(a, direction).sign()?.is_gt() || dot(b, direction).sign()?.is_gt())
        })
    }

    fn entry<R: Real>(&self, track: &Track) -> Option<Entry<R>> {
        if self.is_round() { self.round_entry(track) } else { self.straight_entry(track) }
    }

    /// The time at which the last of the edges is passed that are to be passed.
    fn straight_entry<R: Real>(&self, track: &Track) -> Option<Entry<R>> {
        let by = track.way::<R>();
        let mut last: Option<Entry<R>> = None;
        self.each_edge(track.from, |edge| {
            let (part, whole) = (cross(edge.along, edge.start), cross(edge.along, by));
            if part.sign()?.is_lt() || whole.sign()?.is_le() {
                return Some(false);
            }
            let at = At { side: edge.side, other: None };
            let entry = Entry { part, whole, at, outs: [out_of(edge.along); 2] };
            last = match last {
                None => Some(entry),
                Some(before) => Some(match entry.compare(&before)? {
                    Ordering::Less => before,
                    Ordering::Greater => entry,
                    Ordering::Equal => before.and(&entry),
                }),
            };
            Some(false)
        })?;
        Some(last.unwrap_or_else(|| self.at_once(by)))
    }

    /// No side.
    fn nowhere(&self) -> At {
        let corners = [self.solid.lowest(), self.mover.highest()];
        At { side: Side { corners, is_of: [false; 2] }, other: None }
    }

    /// The entry of what begins inside.
    fn at_once<R: Real>(&self, [x, y]: [R; 2]) -> Entry<R> {
        Entry { part: R::new(0.0), whole: R::new(1.0), at: self.nowhere(), outs: [[-x, -y]; 2] }
    }

    /// The time at which a corner or an edge first comes as near as both radii.
    fn round_entry<R: Real>(&self, track: &Track) -> Option<Entry<R>> {
        let (by, reach) = (track.way::<R>(), self.reach::<R>());
        let length = dot(by, by);
        let mut first: Option<Entry<R>> = None;
        let mut take = |part: R, whole: R, side: Side, out: [R; 2]| {
            let at = At { side, other: None };
            let entry = Entry { part, whole, at, outs: [out; 2] };
            let is_first = match &first {
                Some(first) => entry.compare(first)?.is_lt(),
                None => true,
            };
            if is_first {
                first = Some(entry);
            }
            Some(())
        };
        self.each_edge(track.from, |edge| {
            let Edge { start, along, side } = *edge;
            // |t by - start|² = reach²
            let (ahead, rest) = (dot(start, by), dot(start, start) - reach.square());
            let root = ahead.square() - length * rest;
            if ahead.sign()?.is_gt() && root.sign()?.is_ge() {
                let whole = ahead + root.square_root();
                let out = [by[0] * rest - start[0] * whole, by[1] * rest - start[1] * whole];
                take(rest, whole, Side { is_of: [false; 2], ..side }, out)?;
            }
            let rise = cross(along, by);
            if rise.sign()?.is_gt() {
                let size = dot(along, along);
                // Where the way is as far from the edge's line, and before which part of the edge it is then.
                let part = cross(along, start) - reach * size.square_root();
                let ahead = dot(along, by) * part - dot(along, start) * rise;
                let is_beside = ahead.sign()?.is_ge() && ahead.compare(size * rise)?.is_le();
                if is_beside && part.sign()?.is_ge() {
                    take(part, rise, side, out_of(along))?;
                }
            }
            Some(false)
        })?;
        Some(first.unwrap_or_else(|| self.at_once(by)))
    }

    /// The corner of the core, or the edge, that is nearest to a place outside, as plain numbers tell.
    pub(super) fn nearest(&self, place: Vector2D) -> Nearest {
        settle!(R from Tight => self.nearest_in::<R>(place), or Nearest::NONE)
    }

    fn nearest_in<R: Real>(&self, place: Vector2D) -> Option<Nearest> {
        let mut best = Nearest::NONE;
        self.each_edge::<R>(place, |edge| {
            let (start, along) = (edge.start.map(R::value), edge.along.map(R::value));
            let square = dot(start, start);
            if square < best.square {
                best = Nearest { side: edge.side, is_edge: false, square };
            }
            let (ahead, length) = (0.0 - dot(along, start), dot(along, along));
            let height = cross(along, start);
            let square = height * height / length;
            // Of a flat core both edges are as near: the one that faces the place.
            if ahead > 0.0 && ahead < length && height >= 0.0 && square <= best.square {
                best = Nearest { side: edge.side, is_edge: true, square };
            }
            Some(false)
        })?;
        Some(best)
    }

    /// Visits half-planes without an inner point, seen from a place, in plain numbers: their normals, of length 1,
    /// and how far their borders are along these.
    pub(super) fn each_half(&self, place: Vector2D, visit: &mut dyn FnMut([f64; 2], f64)) {
        let reach = self.radii().iter().fold(0.0, |sum, radius| sum + f64::from(*radius));
        let known = settle!(R from Tight => {
            self.each_edge::<R>(place, |edge| {
                let (start, along) = (edge.start.map(R::value), edge.along.map(R::value));
                if let [x, y] = unit(along)
                    && [x, y] != [0.0; 2]
                {
                    visit([y, -x], y * start[0] - x * start[1] + reach);
                }
                let [x, y] = unit([0.0 - start[0], 0.0 - start[1]]);
                if self.is_round() && [x, y] != [0.0; 2] {
                    visit([x, y], x * start[0] + y * start[1] + reach);
                }
                Some(false)
            })
        });
        debug_assert!(!known, "no visit ends it");
    }

    /// Two places between which the way is that of a side, or that of the obstacle's edge in it.
    pub(super) fn ends(&self, Side { corners: [i, j], is_of }: Side) -> Option<[Spot; 2]> {
        let (solid, mover) = (self.solid, self.mover);
        match is_of {
            [true, _] => Some([solid.corner(i), solid.corner(solid.next(i))]),
            [_, true] => Some([mover.corner(mover.next(j)), mover.corner(j)]),
            _ => None,
        }
    }

    /// The corner at which a side starts, as a place of the obstacle and one of the mover.
    pub(super) fn spots(&self, side: Side) -> [Spot; 2] {
        [self.solid.corner(side.corners[0]), self.mover.corner(side.corners[1])]
    }

    /// Goes round the core, counterclockwise from the lowest corner, until `visit` says so: whether it did. A
    /// core without edges is visited as one without length. None where a direction is in doubt, or if `visit` says so.
    fn each_edge<R: Real>(
        &self,
        anchor: Vector2D,
        mut visit: impl FnMut(&Edge<R>) -> Option<bool>,
    ) -> Option<bool> {
        let mut round = Round::new(self, anchor);
        let mut is_any = false;
        while let Some(edge) = round.next()? {
            is_any = true;
            if visit(&edge)? {
                return Some(true);
            }
        }
        if is_any {
            return Some(false);
        }
        let side = Side { corners: round.corners, is_of: [false; 2] };
        visit(&Edge { side, start: round.start(), along: [R::new(0.0); 2] })
    }
}

/// The vector of length 1 in the same direction; zero of zero.
pub(super) fn unit([x, y]: [f64; 2]) -> [f64; 2] {
    let size = x.abs().max(y.abs());
    if size == 0.0 {
        return [0.0; 2];
    }
    let (x, y) = (x / size, y / size);
    let length = square_root(x * x + y * y);
    [x / length, y / length]
}

/// Out of an edge.
fn out_of<R: Real>([x, y]: [R; 2]) -> [R; 2] {
    [y, -x]
}

/// Whether a place is nearer to a way than the root of `reach`.
fn is_closer<R: Real>(
    place: [R; 2],
    from: [R; 2],
    way: [R; 2],
    is_endless: bool,
    reach: R,
) -> Option<bool> {
    let to = minus(place, from);
    let (ahead, length) = (dot(to, way), dot(way, way));
    if ahead.sign()?.is_le() {
        return Some(dot(to, to).compare(reach)?.is_lt());
    }
    if !is_endless && ahead.compare(length)?.is_ge() {
        let rest = minus(to, way);
        return Some(dot(rest, rest).compare(reach)?.is_lt());
    }
    Some(cross(to, way).square().compare(reach * length)?.is_lt())
}

/// A walk round a core.
struct Round<'w, 'p, 'a, 'm, R> {
    pair: &'w Pair<'p, 'a, 'm>,
    anchor: Vector2D,
    corners: [usize; 2],
    /// How many edges are left of both.
    left: [usize; 2],
    /// Where both are: the obstacle's seen from the anchor.
    places: [[R; 2]; 2],
    /// The ways to their next corners; those of the mover are turned round.
    ways: [[R; 2]; 2],
}

impl<'w, 'p, 'a, 'm, R: Real> Round<'w, 'p, 'a, 'm, R> {
    fn new(pair: &'w Pair<'p, 'a, 'm>, anchor: Vector2D) -> Self {
        let corners = [pair.solid.lowest(), pair.mover.highest()];
        let left = [pair.solid.edges(), pair.mover.edges()];
        let zero = [R::new(0.0); 2];
        let mut round = Self { pair, anchor, corners, left, places: [zero; 2], ways: [zero; 2] };
        for which in 0..2 {
            round.places[which] = round.place(which);
            round.find_way(which);
        }
        round
    }

    fn place(&self, which: usize) -> [R; 2] {
        let number = self.corners[which];
        match which {
            0 => self.pair.solid.corner(number).seen_from(self.anchor),
            _ => self.pair.mover.corner(number).seen_from(Vector2D::ZERO),
        }
    }

    fn start(&self) -> [R; 2] {
        minus(self.places[0], self.places[1])
    }

    fn find_way(&mut self, which: usize) {
        if self.left[which] == 0 {
            return;
        }
        let here = self.places[which];
        let number = self.corners[which];
        let next = match which {
            0 => self.pair.solid.next(number),
            _ => self.pair.mover.next(number),
        };
        self.corners[which] = next;
        let there = self.place(which);
        self.corners[which] = number;
        self.ways[which] = if which == 0 { minus(there, here) } else { minus(here, there) };
    }

    fn step(&mut self, which: usize) {
        let number = self.corners[which];
        self.corners[which] = match which {
            0 => self.pair.solid.next(number),
            _ => self.pair.mover.next(number),
        };
        self.left[which] -= 1;
        self.places[which] = self.place(which);
        self.find_way(which);
    }

    /// The next edge, or that there is none; None: in doubt.
    fn next(&mut self) -> Option<Option<Edge<R>>> {
        for which in 0..2 {
            while self.left[which] > 0 && is_zero(self.ways[which])? {
                self.step(which);
            }
        }
        let is_of = match self.left {
            [0, 0] => return Some(None),
            [_, 0] => [true, false],
            [0, _] => [false, true],
            _ => first_of(self.ways)?,
        };
        let zero = [R::new(0.0); 2];
        let way = |which: usize| if is_of[which] { self.ways[which] } else { zero };
        let side = Side { corners: self.corners, is_of };
        let edge = Edge { side, start: self.start(), along: plus(way(0), way(1)) };
        if is_of[0] {
            self.step(0);
        }
        if is_of[1] {
            self.step(1);
        }
        Some(Some(edge))
    }
}

fn is_zero<R: Real>([x, y]: [R; 2]) -> Option<bool> {
    Some(x.sign()?.is_eq() && y.sign()?.is_eq())
}

/// Which of two directions comes first, counterclockwise from that of the X axis; both if they are the same.
fn first_of<R: Real>([a, b]: [[R; 2]; 2]) -> Option<[bool; 2]> {
    match (is_lower(a)?, is_lower(b)?) {
        (false, true) => Some([true, false]),
        (true, false) => Some([false, true]),
        _ => {
            let turn = cross(a, b).sign()?;
            Some([turn.is_ge(), turn.is_le()])
        }
    }
}

/// Whether a direction is one of those from 180 degrees on.
fn is_lower<R: Real>([x, y]: [R; 2]) -> Option<bool> {
    let height = y.sign()?;
    Some(height.is_lt() || (height.is_eq() && x.sign()?.is_lt()))
}

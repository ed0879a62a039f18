//! Where a mover may not be: all of an obstacle, grown by the mover.
//!
//! A piece of the mover at a place shares an inner point with a piece of an obstacle exactly if the place is an
//! inner point of the differences of their points: of a convex core, whose edges are those of the obstacle and
//! of the mover in the order of their directions, and of all within both radii together. The sums are never
//! made: [`Pair::each_edge`] goes round the core, and each question is answered on the way.

use core::cmp::Ordering;

use super::crossing::{Crossing, Nearing};
use super::piece::Piece;
use super::quick::Quick;
use super::track::{Edge, Nearest, SHARP, Side, Track, unit_of};
use crate::exact::judge::quickly;
use crate::exact::real::{Near, Real, Tight};
use crate::exact::settle::settle;
use crate::exact::terms::{Terms, Vector};
use crate::outline::{Spot, cross, dot, minus, plus};
use crate::vector::Vector2D;

/// A piece of an obstacle and one of the mover.
#[derive(Clone, Copy)]
pub(super) struct Pair<'p, 'a, 'm> {
    pub(super) solid: &'p Piece<'a>,
    pub(super) mover: &'p Piece<'m>,
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
        quickly(|| self.is_entered_quick(track))
            .unwrap_or_else(|| settle!(R from Tight => self.is_entered_in::<R>(track)))
    }

    fn is_entered_quick(&self, track: &Track) -> Option<bool> {
        if self.is_passed(track) {
            return Some(false);
        }
        let reach = self.radii().iter().fold(0.0, |sum, radius| sum + f64::from(*radius));
        self.quick(track.from)?.is_entered(track, reach)
    }

    fn quick(&self, anchor: Vector2D) -> Option<Quick> {
        Quick::of(self.solid, self.mover, anchor)
    }

    /// Whether the box around the mover at most touches that around the obstacle on all of a way: beyond doubt, as
    /// both boxes are floats.
    fn is_passed(&self, track: &Track) -> bool {
        let (solid, mover) = (&self.solid.frame, &self.mover.frame);
        let [x, y] = track.by;
        let (from, is_endless) = (track.from, track.is_endless);
        is_short_of([from.x, mover.high.x, -solid.low.x], x, is_endless)
            || is_short_of([-from.x, -mover.low.x, solid.high.x], x.map(|x| -x), is_endless)
            || is_short_of([from.y, mover.high.y, -solid.low.y], y, is_endless)
            || is_short_of([-from.y, -mover.low.y, solid.high.y], y.map(|y| -y), is_endless)
    }

    /// Of what is rounded two questions in one walk: whether a way leads through an inner point of the core, and
    /// whether it comes nearer to an edge than both radii.
    pub(super) fn is_entered_in<R: Real>(&self, track: &Track) -> Option<bool> {
        let by = track.way::<R>();
        let mut crossing = Crossing::new(by, track);
        let mut nearing = self.is_round().then(|| Nearing::new(by, track, self.reach()));
        let is_decided = self.each_edge(track.from, |edge| {
            let is_apart = crossing.is_apart(edge);
            match &mut nearing {
                Some(nearing) => Some(nearing.is_near(edge)),
                None => Some(is_apart),
            }
        })?;
        let Some(nearing) = nearing else {
            return if is_decided { Some(false) } else { self.is_core_entered(&crossing) };
        };
        if is_decided {
            return Some(true);
        }
        let is_core_entered = self.is_core_entered(&crossing);
        if is_core_entered == Some(true) || !nearing.is_doubtful { is_core_entered } else { None }
    }

    /// Whether a way leads through an inner point of the core, or across a flat one, after all edges.
    fn is_core_entered<R: Real>(&self, crossing: &Crossing<R>) -> Option<bool> {
        let has_edges = self.solid.edges() + self.mover.edges() > 0;
        crossing.is_entering().map(|is_entering| has_edges && is_entering)
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
        quickly(|| self.quick(place)?.nearest()).unwrap_or_else(
            || settle!(R from Tight => self.nearest_in::<R>(place), or Nearest::NONE),
        )
    }

    fn nearest_in<R: Real>(&self, place: Vector2D) -> Option<Nearest> {
        let mut best = Nearest::NONE;
        self.each_edge::<R>(place, |edge| {
            best.look(edge.side, edge.start.map(R::value), edge.along.map(R::value));
            Some(false)
        })?;
        Some(best)
    }

    /// Visits half-planes without an inner point, seen from a place, in plain numbers: their normals, of length 1,
    /// and how far their borders are along these.
    pub(super) fn each_half(&self, place: Vector2D, visit: &mut dyn FnMut([f64; 2], f64)) {
        let mut known = 0;
        let is_ended = settle!(R from Tight => {
            let mut number = 0;
            self.each_edge::<R>(place, |edge| {
                let halves = [self.half_beside(edge)?, self.half_at_corner(edge)?];
                // Numbers of another kind begin anew.
                if number == known {
                    halves.iter().flatten().for_each(|(normal, least)| visit(*normal, *least));
                    known += 1;
                }
                number += 1;
                Some(false)
            })
        });
        debug_assert!(!is_ended, "no visit ends it");
    }

    /// The half-plane beside an edge that has a length.
    fn half_beside<R: Real>(&self, edge: &Edge<R>) -> Option<Option<Half>> {
        let [x, y] = unit_of(edge.along)?;
        let length = dot(edge.along, edge.along).square_root();
        let border = self.reach::<R>() * length - cross(edge.along, edge.start);
        let least = border.to_relative(SHARP)? / length.value();
        Some(([x, y] != [0.0; 2]).then_some(([y, -x], least)))
    }

    /// Of what is rounded the one at the corner where an edge begins, towards the place.
    fn half_at_corner<R: Real>(&self, edge: &Edge<R>) -> Option<Option<Half>> {
        if !self.is_round() {
            return Some(None);
        }
        let normal = unit_of(edge.start.map(|x| -x))?;
        let least = self.reach::<R>() - dot(edge.start, edge.start).square_root();
        let least = least.to_relative(SHARP)?;
        Some((normal != [0.0; 2]).then_some((normal, least)))
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
        let mut round = Round::new(self, anchor)?;
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

/// A half-plane: its normal, of length 1, and how far its border is along it.
type Half = ([f64; 2], f64);

/// Out of an edge.
fn out_of<R: Real>([x, y]: [R; 2]) -> [R; 2] {
    [y, -x]
}

/// Whether a sum of floats is at most 0, beyond doubt, and stays so if another one is added, or any part or multiple.
fn is_short_of([a, b, c]: Terms<3>, [d, e]: Terms<2>, is_endless: bool) -> bool {
    let is_low = |terms: &[f32]| Tight::sum(terms).sign().is_some_and(Ordering::is_le);
    is_low(&[a, b, c]) && if is_endless { is_low(&[d, e]) } else { is_low(&[a, b, c, d, e]) }
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
    /// Whether these are [`is_lower`].
    are_lower: [bool; 2],
}

impl<'w, 'p, 'a, 'm, R: Real> Round<'w, 'p, 'a, 'm, R> {
    fn new(pair: &'w Pair<'p, 'a, 'm>, anchor: Vector2D) -> Option<Self> {
        let corners = [pair.solid.lowest(), pair.mover.highest()];
        let left = [pair.solid.edges(), pair.mover.edges()];
        let (places, ways, are_lower) = ([[R::new(0.0); 2]; 2], [[R::new(0.0); 2]; 2], [false; 2]);
        let mut round = Self { pair, anchor, corners, left, places, ways, are_lower };
        round.arrive_at_solid()?;
        round.arrive_at_mover()?;
        Some(round)
    }

    /// Finds where the obstacle is and its way to the next corner, from the first corner on that has one.
    fn arrive_at_solid(&mut self) -> Option<()> {
        let solid = self.pair.solid;
        while self.left[0] > 0 {
            let next = solid.next(self.corners[0]);
            self.ways[0] = solid.way(self.corners[0], next);
            if let Some(is_lower) = is_lower(self.ways[0])? {
                self.are_lower[0] = is_lower;
                break;
            }
            self.pass(0, next);
        }
        self.places[0] = solid.corner_from(self.corners[0], self.anchor);
        Some(())
    }

    /// The same for the mover.
    fn arrive_at_mover(&mut self) -> Option<()> {
        let mover = self.pair.mover;
        while self.left[1] > 0 {
            let next = mover.next(self.corners[1]);
            self.ways[1] = mover.way(next, self.corners[1]);
            if let Some(is_lower) = is_lower(self.ways[1])? {
                self.are_lower[1] = is_lower;
                break;
            }
            self.pass(1, next);
        }
        self.places[1] = mover.corner_from(self.corners[1], Vector2D::ZERO);
        Some(())
    }

    fn pass(&mut self, which: usize, next: usize) {
        self.corners[which] = next;
        self.left[which] -= 1;
    }

    fn start(&self) -> [R; 2] {
        minus(self.places[0], self.places[1])
    }

    /// Which of both the next edge is of; None: in doubt.
    fn is_of(&self) -> Option<[bool; 2]> {
        match (self.left, self.are_lower) {
            ([_, 0], _) => Some([true, false]),
            ([0, _], _) => Some([false, true]),
            (_, [false, true]) => Some([true, false]),
            (_, [true, false]) => Some([false, true]),
            _ => {
                let turn = cross(self.ways[0], self.ways[1]).sign()?;
                Some([turn.is_ge(), turn.is_le()])
            }
        }
    }

    /// The next edge, or that there is none; None: in doubt.
    fn next(&mut self) -> Option<Option<Edge<R>>> {
        if self.left == [0; 2] {
            return Some(None);
        }
        let is_of = self.is_of()?;
        let along = match is_of {
            [true, true] => plus(self.ways[0], self.ways[1]),
            [true, false] => self.ways[0],
            _ => self.ways[1],
        };
        let edge = Edge { side: Side { corners: self.corners, is_of }, start: self.start(), along };
        if is_of[0] {
            self.pass(0, self.pair.solid.next(self.corners[0]));
            self.arrive_at_solid()?;
        }
        if is_of[1] {
            self.pass(1, self.pair.mover.next(self.corners[1]));
            self.arrive_at_mover()?;
        }
        Some(Some(edge))
    }
}

/// Whether a direction is one of those from 180 degrees on, of which the walk comes to the later ones; None of none.
fn is_lower<R: Real>([x, y]: [R; 2]) -> Option<Option<bool>> {
    Some(match (x.sign()?, y.sign()?) {
        (Ordering::Equal, Ordering::Equal) => None,
        (along, Ordering::Equal) => Some(along.is_lt()),
        (_, height) => Some(height.is_lt()),
    })
}

#[cfg(test)]
mod tests {
    use std::boxed::Box;

    use clash2d_oracle::Rng;

    use super::{Pair, Track};
    use crate::any::{Placed, Polygon, Shape};
    use crate::exact::ball::Ball;
    use crate::mover::piece::Piece;
    use crate::shape::{Capsule, Circle, Rectangle};
    use crate::vector::Vector2D;

    /// Numbers on a grid, and some that are a float beside it.
    fn number(rng: &mut Rng) -> f32 {
        let x = rng.i32(-12..=12) as f32 / 4.0;
        match rng.u32(..6) {
            0 => x.next_up(),
            1 => x.next_down(),
            2 => x + rng.f32() / 16.0,
            _ => x,
        }
    }

    fn place(rng: &mut Rng) -> Vector2D {
        Vector2D::new(number(rng), number(rng))
    }

    /// Near or beside the origin by so little that f64 just holds the sums, and rounds their products.
    fn beside(rng: &mut Rng) -> Vector2D {
        let mut number = || rng.i32(-6..=6) as f32 / (1_u64 << 51) as f32;
        Vector2D::new(number(), number())
    }

    fn shape(rng: &mut Rng) -> Shape<'static> {
        let (a, b, size) = (place(rng), place(rng), number(rng).abs());
        match rng.u32(..6) {
            0 => Rectangle::new(a, Vector2D::new(size, number(rng).abs())).into(),
            1..=3 => Polygon::new(Box::leak(Box::new([a, b, place(rng)])))
                .with_radius(if rng.bool() { size } else { 0.0 })
                .into(),
            4 => Capsule::new(a, b, size).into(),
            _ => Circle::new(a, size).into(),
        }
    }

    #[test]
    fn what_is_certain_is_what_big_numbers_tell() {
        let mut rng = Rng::with_seed(31);
        let (mut certain, mut inside) = (0, 0);
        for _ in 0..40_000 {
            let mut shapes = [shape(&mut rng), shape(&mut rng)];
            if rng.bool() {
                shapes[0] = shapes[0].at(beside(&mut rng));
            }
            // Triangles may be flat.
            let [Some(solid), Some(mover)] = shapes.map(|shape| Piece::of(Placed::of(&shape)))
            else {
                continue;
            };
            let pair = Pair { solid: &solid, mover: &mover };
            let (from, to) = (place(&mut rng), place(&mut rng));
            let track = match rng.u32(..4) {
                0 => Track::at(from),
                1 => Track::endless(from, [[to.x, 0.0], [to.y, 0.0]]),
                _ => Track::between(from, to),
            };
            let reach = pair.radii().iter().map(|radius| f64::from(*radius)).sum();
            let quick = pair.quick(from).and_then(|core| core.is_entered(&track, reach));
            if let Some(is_entered) = quick {
                certain += 1;
                inside += u32::from(is_entered);
                let truth = pair.is_entered_in::<Ball>(&track);
                assert_eq!(Some(is_entered), truth, "{shapes:?} {from:?} {to:?}");
            }
            assert_eq!(pair.is_entered(&track), pair.is_entered_in::<Ball>(&track) == Some(true));
        }
        assert!(certain > 10_000 && inside > 2_000, "{certain} {inside}");
    }
}

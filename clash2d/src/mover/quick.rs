//! The core of a pair in plain f64, for questions that are not close.
//!
//! All numbers are below a size M: corners that f64 holds, seen from a float, are off by 3 half units of it, edges and
//! ways by 6. So products of two are off by less than 64 units of M², and of four by less than 2048 of M⁴. The corners
//! of what is turned are off by a slip more, as if a unit were larger by slip / M.

use core::mem;

use super::grown::Pair;
use super::order::{Corners, Order};
use super::round::Edges;
use super::track::{Edge, Nearest, Side, Track};
use crate::exact::float::{greater, lesser};
use crate::exact::real::{Only, Tight};
use crate::outline::{cross, dot, minus};
use crate::root::square_root;
use crate::vector::Vector2D;

type Place = [f64; 2];

/// How many units products of two are off.
const UNITS: f64 = 64.0;

/// The edges of a core, seen from a float.
pub(super) struct Quick<'q> {
    order: &'q Order,
    corners: Corners<'q>,
    anchor: Place,
    /// No number is larger.
    size: f64,
}

impl<'q> Quick<'q> {
    /// None where the order of the edges is not known.
    pub(super) fn of(pair: &Pair<'q, '_, '_>, anchor: Vector2D) -> Option<Self> {
        let (order, corners) = (pair.order?, Corners::of(pair.solid, pair.mover)?);
        // More than all corners, ways between them and starts of edges.
        let size =
            pair.solid.frame.reach_from(anchor) + pair.mover.frame.reach_from(Vector2D::ZERO);
        let anchor = [anchor.x.into(), anchor.y.into()];
        Some(Self { order, corners, anchor, size: 2.0 * size })
    }

    /// The edges, or one without a length.
    pub(super) fn edges(&self) -> impl Iterator<Item = (Side, Place, Place)> {
        let start =
            |number: usize| self.corners.start(self.order.side(number).corners, self.anchor);
        let (count, mut next) = (self.order.count(), start(0));
        (0..count).map(move |number| {
            let here =
                mem::replace(&mut next, start(if number + 1 < count { number + 1 } else { 0 }));
            (self.order.side(number), here, minus(next, here))
        })
    }

    /// Whether a way leads through an inner point of all within a reach, if that is certain.
    pub(super) fn is_entered(&self, track: &Track, reach: f64) -> Option<bool> {
        let by = wide_way(track);
        let size = self.size_with(by, reach)?;
        let room = self.room(size);
        let mut sides = Sides { room, is_apart: self.order.is_point(), ..Sides::default() };
        let mut far = true;
        let is_moved = !(track.is_endless || by == [0.0; 2]);
        for (_, start, along) in self.edges() {
            let [from, to] = sides.look(track, by, start, along);
            // All of the core is behind the edge.
            let least = if track.is_endless && to > room { from } else { lesser(from, to) };
            let past = least * least - reach * reach * dot(along, along);
            if least > room && (reach == 0.0 || past > 32.0 * room * (size * size)) {
                return Some(false);
            }
            if reach == 0.0 {
                continue;
            }
            let mut is_near = |place, from, way, is_endless| {
                let gap = gap(place, from, way, is_endless, [reach, size, room]);
                far = far && gap.is_some();
                gap == Some(false)
            };
            let is_beside = || {
                let (ahead, length) = (dot(start, by), dot(by, by));
                ahead > -room && (track.is_endless || ahead - length < 4.0 * room)
            };
            // What is nearest to an end is on an edge that faces it, or at a corner of one; what is nearest to a corner
            // is an end, unless the corner is beside the way.
            if (from > -room && is_near([0.0; 2], start, along, false))
                || (is_moved && to > -room && is_near(by, start, along, false))
                || (by != [0.0; 2] && is_beside() && is_near(start, [0.0; 2], by, track.is_endless))
            {
                return Some(true);
            }
        }
        match sides.is_entered(track) {
            Some(true) => Some(true),
            answer if far => answer,
            _ => None,
        }
    }

    /// The corner or edge that is nearest to the anchor.
    pub(super) fn nearest(&self) -> Nearest {
        let mut best = Nearest::NONE;
        for (side, start, along) in self.edges() {
            best.look(side, start, along);
        }
        best
    }

    /// An edge in numbers with errors.
    fn edge(&self, side: Side) -> Edge<Tight> {
        let Self { corners, anchor, .. } = self;
        Edge { side, start: corners.start(side.corners, *anchor), along: corners.along(side) }
    }

    /// How far products of two are off.
    fn room(&self, size: f64) -> f64 {
        UNITS * size * (f64::EPSILON * size + self.corners.slip())
    }

    /// A size that no number passes, if products of two and of four of them neither pass f64 nor are lost beside it.
    fn size_with(&self, [x, y]: Place, reach: f64) -> Option<f64> {
        let size = greater(greater(self.size, reach), greater(x.abs(), y.abs()));
        (size > 1e-60 && size < 1e60).then_some(size)
    }
}

/// The edges in numbers with errors.
pub(super) struct Held<'h> {
    quick: &'h Quick<'h>,
    /// A way and a reach: only edges that it may enter, or whose corners.
    ahead: Option<(&'h Track, f64)>,
}

impl<'h> Held<'h> {
    pub(super) fn new(quick: &'h Quick<'h>, ahead: Option<(&'h Track, f64)>) -> Self {
        Self { quick, ahead }
    }

    /// Whether a way may come to an edge, or to the corner where it begins: beyond doubt if not.
    fn may_be_met(&self, start: Place, along: Place) -> bool {
        let Some((track, reach)) = self.ahead else { return true };
        let by = wide_way(track);
        let Some(size) = self.quick.size_with(by, reach) else { return true };
        let room = self.quick.room(size);
        let part = cross(along, start) - reach * square_root(dot(along, along));
        let is_edge_met = cross(along, by) > -room && part > -4.0 * room;
        let ahead = dot(start, by);
        let root = ahead * ahead - dot(by, by) * (dot(start, start) - reach * reach);
        let is_corner_met = reach > 0.0 && ahead > -room && root > -32.0 * room * (size * size);
        is_edge_met || is_corner_met
    }
}

impl Edges<Tight> for Held<'_> {
    fn each_edge(
        &self,
        _: Only,
        mut visit: impl FnMut(&Edge<Tight>) -> Option<bool>,
    ) -> Option<bool> {
        for (side, start, along) in self.quick.edges() {
            if self.may_be_met(start, along) && visit(&self.quick.edge(side))? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// A way in plain numbers.
fn wide_way(track: &Track) -> Place {
    track.by.map(|[a, b]| f64::from(a) + f64::from(b))
}

/// On which sides of the lines along a core's edges a way is.
#[derive(Default)]
struct Sides {
    /// What is nearer to 0 is in doubt.
    room: f64,
    is_apart: bool,
    is_doubtful: bool,
    is_left: bool,
    is_right: bool,
    has_doubtful_side: bool,
}

impl Sides {
    /// How far the start and the end of a way are outside of the line, which are times of its length; of an endless
    /// one the end tells how it goes on.
    fn look(&mut self, track: &Track, by: Place, start: Place, along: Place) -> [f64; 2] {
        let room = self.room;
        let from = cross(along, start);
        let to = cross(along, if track.is_endless { by } else { minus(by, start) });
        let is_apart = from > room && to < -room;
        self.is_apart |= is_apart;
        self.is_doubtful |= !(is_apart || from < -room || to > room);
        let side = cross(by, start);
        self.is_left |= side > room;
        self.is_right |= side < -room;
        self.has_doubtful_side |= side.abs() <= room;
        [from, 0.0 - to]
    }

    fn is_entered(&self, track: &Track) -> Option<bool> {
        if self.is_apart {
            return Some(false);
        }
        if self.is_doubtful {
            return None;
        }
        let is_entered = track.is_still() || (self.is_left && self.is_right);
        (is_entered || !self.has_doubtful_side).then_some(is_entered)
    }
}

/// Whether a place is farther from a way than a reach, or nearer, if that is certain.
fn gap(
    place: Place,
    from: Place,
    way: Place,
    is_endless: bool,
    [reach, size, room]: [f64; 3],
) -> Option<bool> {
    let compare =
        |difference: f64, room: f64| (difference.abs() > room).then_some(difference > 0.0);
    let to = minus(place, from);
    let (ahead, length) = (dot(to, way), dot(way, way));
    if ahead < -room || way == [0.0; 2] {
        return compare(dot(to, to) - reach * reach, 4.0 * room);
    }
    if !is_endless && ahead - length > 4.0 * room {
        let rest = minus(to, way);
        return compare(dot(rest, rest) - reach * reach, 4.0 * room);
    }
    let is_beside = ahead > 4.0 * room && (is_endless || length - ahead > 4.0 * room);
    let side = cross(to, way);
    let difference = side * side - reach * reach * length;
    if is_beside { compare(difference, 32.0 * room * (size * size)) } else { None }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use clash2d_oracle::Real as Big;

    use super::{Held, Order, Pair, Quick, Track};
    use crate::any::Placed;
    use crate::exact::truth::of_f64;
    use crate::mover::draw::{Draw, cross, dot, exact, minus, plus, way_of};
    use crate::mover::piece::Piece;
    use crate::mover::track::Side;

    type Exact = [Big; 2];

    /// The corner where an edge begins and its way, from the corners of both pieces.
    fn edge(pair: &Pair<'_, '_, '_>, track: &Track, side: Side) -> Option<[Exact; 2]> {
        let corners = |piece: &Piece<'_>| {
            let held = piece.held().filter(|held| held.slip() == 0.0)?;
            Some((0..piece.count()).map(|n| held.corner(n).map(of_f64)).collect::<Vec<_>>())
        };
        let (solid, mover) = (corners(pair.solid)?, corners(pair.mover)?);
        let [i, j] = side.corners;
        let start = minus(&minus(&solid[i], &exact(track.from)), &mover[j]);
        let zero = [Big::new(0.0), Big::new(0.0)];
        let [next, after] = [pair.solid.next(i), pair.mover.next(j)];
        let own = if side.is_of[0] { minus(&solid[next], &solid[i]) } else { zero.clone() };
        let other = if side.is_of[1] { minus(&mover[j], &mover[after]) } else { zero };
        Some([start, plus(&own, &other)])
    }

    /// Whether a way that goes on for ever comes as near to an edge from outside, or to the corner where it begins.
    fn is_met(track: &Track, [start, along]: &[Exact; 2], reach: &Big) -> bool {
        let (by, zero) = (way_of(track), Big::new(0.0));
        let (rate, height) = (cross(along, &by), cross(along, start));
        let square = reach * reach;
        let is_outside = height >= zero && &height * &height >= &square * &dot(along, along);
        let ahead = dot(start, &by);
        let rest = &dot(start, start) - &square;
        let is_corner_met = &ahead * &ahead >= &dot(&by, &by) * &rest;
        let is_edge = rate > zero && is_outside;
        is_edge || (*reach > zero && ahead > zero && is_corner_met)
    }

    /// No edge is left out that a way comes to, nor a corner, as exact numbers tell.
    #[test]
    fn what_is_left_out_is_not_met() {
        let mut draw = Draw::new(71);
        let (mut kept, mut left_out) = (0, 0);
        for _ in 0..40_000 {
            draw.move_on();
            let (shapes, track) = (draw.shapes(), draw.track());
            let [Some(solid), Some(mover)] = shapes.map(|shape| Piece::of(Placed::of(&shape)))
            else {
                continue;
            };
            let mover = mover.keeping(if draw.rng.bool() { draw.number().abs() } else { 0.0 });
            let order = Order::of(&solid, &mover);
            let pair = Pair { solid: &solid, mover: &mover, order: order.as_ref() };
            let Some(quick) = Quick::of(&pair, track.from) else { continue };
            let reach = pair.radii().iter().fold(0.0, |sum, radius| sum + f64::from(*radius));
            let truth = pair.radii().iter().fold(Big::new(0.0), |sum, r| &sum + &Big::new(*r));
            let held = Held::new(&quick, Some((&track, reach)));
            let edges: Vec<_> = quick.edges().collect();
            for (side, start, along) in edges {
                let Some(edge) = edge(&pair, &track, side) else { continue };
                let may_be_met = held.may_be_met(start, along);
                assert!(
                    may_be_met || !is_met(&track, &edge, &truth),
                    "{side:?}: {shapes:?} {:?} {:?}",
                    track.from,
                    track.by
                );
                kept += u32::from(may_be_met);
                left_out += u32::from(!may_be_met);
            }
        }
        assert!(kept > 20_000 && left_out > 20_000, "{kept} {left_out}");
    }
}

//! When a way enters a core grown by radii, and at what.

use core::cmp::Ordering;

use super::grown::Pair;
use super::piece::Piece;
use super::round::Edges;
use super::track::{Edge, Side, Track};
use crate::exact::real::{Near, Real, Tight};
use crate::outline::{cross, dot};

/// When a way enters, as a quotient, and at what.
#[derive(Clone, Copy)]
pub(super) struct Entry<R> {
    part: R,
    whole: R,
    pub(super) at: At,
    /// The ways of the edges there, or where the corner is, seen from where the way begins.
    seen: [[R; 2]; 2],
}

/// At what of a core a way enters: an edge, or a corner with a radius. At a corner without one two edges do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct At {
    pub(super) side: Side,
    pub(super) other: Option<Side>,
}

impl At {
    /// Whether two edges are passed at once.
    pub(super) fn is_corner(&self) -> bool {
        self.other.is_some()
    }
}

/// About the part of a way that enters before it does: a quotient.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    part: Tight,
    whole: Tight,
    corner: Option<Rounded>,
}

/// A rounded corner that f64 holds: one of the obstacle, one of the mover, and both radii.
#[derive(Clone, Copy, PartialEq)]
struct Rounded {
    solid: [f64; 2],
    mover: [f64; 2],
    radii: [f32; 3],
}

impl Rounded {
    fn of(pair: &Pair<'_, '_, '_>, at: &At) -> Option<Self> {
        let [i, j] = at.side.corners;
        let is_corner = pair.is_round() && at.side.is_of == [false; 2];
        let corner = |piece: &Piece<'_>, number: usize| {
            let held = piece.held().filter(|held| held.slip() == 0.0)?;
            Some(held.corner(number))
        };
        let (solid, mover) = (corner(pair.solid, i)?, corner(pair.mover, j)?);
        is_corner.then(|| Self { solid, mover, radii: pair.radii() })
    }
}

impl Moment {
    /// At once.
    pub(super) fn start() -> Self {
        Self { part: Tight::new(0.0), whole: Tight::new(1.0), corner: None }
    }

    /// None: in doubt. Obstacles that have a corner in common are met there at the same time.
    pub(super) fn compare(&self, other: &Self) -> Option<Ordering> {
        // What begins inside has part 0 and no corner of its own.
        let is_alike = self.corner == other.corner && self.part.value() == other.part.value();
        if self.corner.is_some() && is_alike {
            return Some(Ordering::Equal);
        }
        Tight::compare_products([self.part, other.whole], [other.part, self.whole])
    }

    #[cfg(test)]
    pub(super) fn is_at_corner(&self) -> bool {
        self.corner.is_some()
    }

    pub(super) fn value(&self) -> f64 {
        Near::about(self.part).over(Near::about(self.whole)).value()
    }
}

impl<R: Real> Entry<R> {
    /// The first entry of a way that enters; None: in doubt.
    pub(super) fn of(
        pair: &Pair<'_, '_, '_>,
        track: &Track,
        edges: &impl Edges<R>,
        run: R::Run,
    ) -> Option<Self> {
        let first = if pair.is_round() {
            Self::round(track.way(run), pair.reach(run), edges)?
        } else {
            Self::straight(track.way(run), edges)?
        };
        Some(first.unwrap_or_else(|| Self::at_once(pair, track.way(run))))
    }

    /// How the time compares with another one.
    pub(super) fn compare(&self, other: &Self) -> Option<Ordering> {
        R::compare_products([self.part, other.whole], [other.part, self.whole])
    }

    pub(super) fn moment(&self, pair: &Pair<'_, '_, '_>) -> Moment {
        let [part, whole] = [self.part, self.whole].map(Tight::about);
        Moment { part, whole, corner: Rounded::of(pair, &self.at) }
    }

    /// Two edges that are passed at the same time.
    fn and(self, other: &Self) -> Self {
        let (at, [first, _], [second, _]) = (self.at, self.seen, other.seen);
        Self { at: At { other: Some(other.at.side), ..at }, seen: [first, second], ..self }
    }

    /// Out of the core there, of any length: out of both edges at a corner without a radius.
    pub(super) fn outs(&self, by: [R; 2]) -> [[R; 2]; 2] {
        let is_corner = self.at.side.is_of == [false; 2];
        self.seen.map(|[x, y]| {
            let from_corner =
                || [by[0] * self.part - x * self.whole, by[1] * self.part - y * self.whole];
            if is_corner { from_corner() } else { [y, -x] }
        })
    }

    /// The entry of what begins inside.
    fn at_once(pair: &Pair<'_, '_, '_>, by: [R; 2]) -> Self {
        let corners = [pair.solid.lowest(), pair.mover.highest()];
        let at = At { side: Side { corners, is_of: [false; 2] }, other: None };
        Self { part: by[0].like(0.0), whole: by[0].like(1.0), at, seen: [by; 2] }
    }

    /// The time at which the last of the edges is passed that are to be passed.
    fn straight(by: [R; 2], edges: &impl Edges<R>) -> Option<Option<Self>> {
        let mut last: Option<Self> = None;
        edges.each_edge(by[0].run(), |edge| {
            let whole = cross(edge.along, by);
            if whole.sign()?.is_le() {
                return Some(false);
            }
            let part = cross(edge.along, edge.start);
            if part.sign()?.is_lt() {
                return Some(false);
            }
            let at = At { side: edge.side, other: None };
            let entry = Self { part, whole, at, seen: [edge.along; 2] };
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
        Some(last)
    }

    /// The time at which a corner or an edge first comes as near as both radii.
    fn round(by: [R; 2], reach: R, edges: &impl Edges<R>) -> Option<Option<Self>> {
        let length = dot(by, by);
        let mut first: Option<Self> = None;
        let mut take = |entry: Option<Self>| {
            let Some(entry) = entry else { return Some(()) };
            let is_first = match &first {
                Some(first) => entry.compare(first)?.is_lt(),
                None => true,
            };
            if is_first {
                first = Some(entry);
            }
            Some(())
        };
        edges.each_edge(by[0].run(), |edge| {
            take(Self::at_corner(by, length, reach, edge)?)?;
            take(Self::at_edge(by, reach, edge)?)?;
            Some(false)
        })?;
        Some(first)
    }

    /// At the rounded corner where an edge begins: |t by - start|² = reach².
    fn at_corner(by: [R; 2], length: R, reach: R, edge: &Edge<R>) -> Option<Option<Self>> {
        let Edge { start, side, .. } = *edge;
        let ahead = dot(start, by);
        if ahead.sign()?.is_le() {
            return Some(None);
        }
        let rest = dot(start, start) - reach.square();
        let order = R::compare_products([ahead, ahead], [length, rest])?;
        if order.is_lt() {
            return Some(None);
        }
        // A way that just touches is told by exact products.
        let root = if order.is_eq() { length.like(0.0) } else { ahead.square() - length * rest };
        let whole = ahead + root.square_root();
        let at = At { side: Side { is_of: [false; 2], ..side }, other: None };
        Some(Some(Self { part: rest, whole, at, seen: [start; 2] }))
    }

    /// At an edge: where the way is as far from its line, if it is before the edge then.
    fn at_edge(by: [R; 2], reach: R, edge: &Edge<R>) -> Option<Option<Self>> {
        let Edge { start, along, side } = *edge;
        let whole = cross(along, by);
        if whole.sign()?.is_le() {
            return Some(None);
        }
        let size = dot(along, along);
        let part = cross(along, start) - reach * size.square_root();
        let ahead = dot(along, by) * part - dot(along, start) * whole;
        let is_beside = ahead.sign()?.is_ge() && ahead.compare(size * whole)?.is_le();
        if !is_beside || part.sign()?.is_lt() {
            return Some(None);
        }
        let at = At { side, other: None };
        Some(Some(Self { part, whole, at, seen: [along; 2] }))
    }
}

//! Whether ways lead through cores or come near to them, asked of one edge after the other.

use core::cmp::Ordering;

use super::track::{Edge, Track};
use crate::exact::real::Real;
use crate::outline::{cross, dot, minus};

/// Whether no line along an edge or along a way has both on its two sides.
pub(super) struct Crossing<'t, R> {
    by: [R; 2],
    track: &'t Track,
    is_apart: bool,
    is_left: bool,
    is_right: bool,
    is_doubtful: bool,
}

impl<'t, R: Real> Crossing<'t, R> {
    pub(super) fn new(by: [R; 2], track: &'t Track) -> Self {
        Self { by, track, is_apart: false, is_left: false, is_right: false, is_doubtful: false }
    }

    /// Looks at an edge: whether it or one before tells that the way stays outside.
    pub(super) fn is_apart(&mut self, edge: &Edge<R>) -> bool {
        if !self.is_apart {
            let is_apart = self.is_apart_by(edge);
            self.is_doubtful |= is_apart.is_none();
            self.is_apart = is_apart == Some(true);
        }
        self.is_apart
    }

    fn is_apart_by(&mut self, edge: &Edge<R>) -> Option<bool> {
        let start = cross(edge.along, edge.start).sign();
        // The way begins on the inner side of the edge if the edge's start is on the other side of its line.
        if start != Some(Ordering::Less) {
            let to_end = if self.track.is_endless { self.by } else { minus(self.by, edge.start) };
            let end = cross(edge.along, to_end).sign()?;
            if start?.is_ge() && end.is_le() {
                return Some(true);
            }
        }
        let side = cross(self.by, edge.start).sign()?;
        self.is_left |= side.is_gt();
        self.is_right |= side.is_lt();
        Some(false)
    }

    /// Whether the way leads through an inner point, after all edges.
    pub(super) fn is_entering(&self) -> Option<bool> {
        if self.is_apart {
            return Some(false);
        }
        if self.is_doubtful {
            return None;
        }
        Some(self.track.is_still() || (self.is_left && self.is_right))
    }
}

/// Whether a way comes nearer to the border of a core than both radii.
pub(super) struct Nearing<'t, R> {
    by: [R; 2],
    track: &'t Track,
    square: R,
    is_bent: bool,
    pub(super) is_doubtful: bool,
}

impl<'t, R: Real> Nearing<'t, R> {
    pub(super) fn new(by: [R; 2], track: &'t Track, reach: R) -> Self {
        let is_bent = !track.is_endless && !track.is_still();
        Self { by, track, square: reach.square(), is_bent, is_doubtful: false }
    }

    /// Looks at an edge: whether the way comes near to it, beyond doubt.
    pub(super) fn is_near(&mut self, edge: &Edge<R>) -> bool {
        let (by, zero, reach) = (self.by, [self.square.like(0.0); 2], self.square);
        let Edge { start, along, .. } = *edge;
        let tests = [
            is_closer(start, zero, by, self.track.is_endless, reach),
            is_closer(zero, start, along, false, reach),
            if self.is_bent { is_closer(by, start, along, false, reach) } else { Some(false) },
        ];
        self.is_doubtful |= tests.contains(&None);
        tests.contains(&Some(true))
    }
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

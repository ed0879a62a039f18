//! Ways of movers, and what of a core is near to a place.

use core::cmp::Ordering;

use crate::exact::judge::quickly;
use crate::exact::real::{Real, Tight};
use crate::exact::terms::{Terms, Vector};
use crate::outline::{cross, dot, unit};
use crate::tree::Frame;
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

    pub(super) fn way<R: Real>(&self, run: R::Run) -> [R; 2] {
        self.by.map(|terms| R::sum_in(&terms, run))
    }

    pub(super) fn is_still(&self) -> bool {
        self.by.iter().all(|[a, b]| *a == -*b)
    }
}

/// Where a mover may be: the boxes around it at the origin and on all of its way, if it goes one.
pub(super) struct Sweep<'t> {
    pub(super) track: Option<&'t Track>,
    pub(super) mover: Frame,
    pub(super) near: Frame,
}

impl Sweep<'_> {
    /// Whether it may come into what is in a box.
    pub(super) fn may_enter(&self, solid: &Frame) -> bool {
        let passes = |track: &Track| track.passes(&self.mover, solid);
        solid.meets(&self.near) && !self.track.is_some_and(passes)
    }
}

impl Track {
    /// Whether what is in a box at most touches what is in another one on all of the way: beyond doubt.
    pub(super) fn passes(&self, mover: &Frame, solid: &Frame) -> bool {
        let ([x, y], from) = (self.by, self.from);
        let is_short = |gap: Terms<3>, by: Terms<2>| is_short_of(gap, by, self.is_endless);
        let passes = || {
            is_short([from.y, mover.high.y, -solid.low.y], y)
                || is_short([-from.y, -mover.low.y, solid.high.y], y.map(|y| -y))
                || is_short([from.x, mover.high.x, -solid.low.x], x)
                || is_short([-from.x, -mover.low.x, solid.high.x], x.map(|x| -x))
        };
        quickly(|| passes().then_some(())).is_some()
    }
}

/// Whether a sum of floats is at most 0, beyond doubt, and stays so if another one is added, or any part or multiple.
#[inline]
fn is_short_of([a, b, c]: Terms<3>, [d, e]: Terms<2>, is_endless: bool) -> bool {
    let is_low = |sum: Tight| sum.sign().is_some_and(Ordering::is_le);
    // Of most sums plain numbers tell that they are not.
    let [a64, b64, c64, d64, e64] = [a, b, c, d, e].map(f64::from);
    let (start, way) = (a64 + b64 + c64, d64 + e64);
    if start > 0.0 || (if is_endless { way } else { start + way }) > 0.0 {
        return false;
    }
    let sum = Tight::sum(&[a, b, c]);
    let end = || if is_endless { Tight::sum(&[d, e]) } else { sum + Tight::new(d) + Tight::new(e) };
    is_low(sum) && is_low(end())
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

/// What of a core is nearest to a place.
#[derive(Clone, Copy)]
pub(super) struct Nearest {
    pub(super) side: Side,
    /// Whether it is not the corner where the side begins, but some place between its ends.
    pub(super) is_edge: bool,
    pub(super) square: f64,
}

impl Nearest {
    pub(super) const NONE: Self = Self {
        side: Side { corners: [0; 2], is_of: [false; 2] },
        is_edge: false,
        square: f64::INFINITY,
    };

    /// Takes an edge, seen from the place, or the corner where it begins, if that is nearer.
    pub(super) fn look(&mut self, side: Side, start: [f64; 2], along: [f64; 2]) {
        let square = dot(start, start);
        if square < self.square {
            *self = Self { side, is_edge: false, square };
        }
        let (ahead, length) = (0.0 - dot(along, start), dot(along, along));
        let height = cross(along, start);
        let square = height * height / length;
        // Of a flat core both edges are as near: the one that faces the place.
        if ahead > 0.0 && ahead < length && height >= 0.0 && square <= self.square {
            *self = Self { side, is_edge: true, square };
        }
    }
}

/// How much of a plain number may be wrong.
pub(super) const SHARP: f64 = 1e-9;

/// The vector of length 1 in the same direction, of which one part may be far smaller than the other one; zero of zero.
/// None: in doubt.
pub(super) fn unit_of<R: Real>(vector: [R; 2]) -> Option<[f64; 2]> {
    let size = vector.map(|x| x.value().abs());
    let size = size[0].max(size[1]);
    for part in vector {
        part.to_relative(SHARP).or_else(|| part.to_absolute(SHARP * size))?;
    }
    Some(unit(vector.map(R::value)))
}

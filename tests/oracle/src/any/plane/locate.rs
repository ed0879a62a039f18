//! Where a point lies: outside of a piece, on its border, or inside.

use std::cmp::Ordering;

use super::inside::passes_below;
use super::piece::{Arcs, Edge, Opening, Outline, Piece};
use super::scope::Scope;
use super::vector::Vector;
use crate::Real;
use crate::any::simple::Filling;

/// Where a point lies; the later the deeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Location {
    Outside,
    Border,
    Inside,
}

/// A point, and the same in plain floats.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) at: Vector,
    pub(crate) near: [f64; 2],
    /// Whether it lies on no curve, but so near to one that nothing else is nearer.
    pub(crate) beside: bool,
}

impl Sample {
    pub(crate) fn on(at: Vector) -> Self {
        Self { near: at.about(), at, beside: false }
    }

    pub(crate) fn beside(at: Vector) -> Self {
        Self { near: at.about(), at, beside: true }
    }

    /// The sign of a value at this point.
    fn sign(&self, value: &Real, degree: i64, scope: &Scope) -> Ordering {
        if !self.beside {
            return scope.sign(value, degree);
        }
        if value.is_negative() { Ordering::Less } else { Ordering::Greater }
    }
}

impl Piece {
    pub(crate) fn locate(&self, sample: &Sample, scope: &Scope) -> Location {
        match self {
            Piece::Line(base, along) => {
                let on = !sample.beside && scope.is_zero(&along.cross(&sample.at.minus(base)), 2);
                if on { Location::Inside } else { Location::Outside }
            }
            Piece::Outline(outline) if outline.radius.is_zero() => outline.locate(sample, scope),
            Piece::Outline(outline) => outline.locate_grown(sample, scope),
            Piece::Sector(arcs) => arcs.locate(sample, scope),
        }
    }
}

/// What plain floats can't tell apart.
fn margin(sample: &Sample, edge: [[f64; 2]; 2]) -> f64 {
    let size = edge.iter().chain([&sample.near]).flatten().fold(0.0, |most, x| x.abs().max(most));
    1e-12 * size
}

/// Bounds of an edge along an axis, with the margin.
fn bounds(sample: &Sample, edge: [[f64; 2]; 2], axis: usize) -> [f64; 2] {
    let [a, b] = edge.map(|end| end[axis]);
    let margin = margin(sample, edge);
    [a.min(b) - margin, a.max(b) + margin]
}

fn is_between(sample: &Sample, edge: [[f64; 2]; 2], axis: usize) -> bool {
    let [low, high] = bounds(sample, edge, axis);
    low <= sample.near[axis] && sample.near[axis] <= high
}

impl Outline {
    /// Without radius: on an edge, or inside.
    fn locate(&self, sample: &Sample, scope: &Scope) -> Location {
        let near = |&number: &usize| {
            let edge = self.near_edge(number);
            is_between(sample, edge, 0) && is_between(sample, edge, 1)
        };
        let on = |number: usize| lies_on(&sample.at, self.edge(number), scope);
        if !sample.beside && (0..self.edges.len()).filter(near).any(on) {
            return if self.is_border(&sample.at, scope) {
                Location::Border
            } else {
                Location::Inside
            };
        }
        if self.encloses(sample) { Location::Inside } else { Location::Outside }
    }

    fn encloses(&self, sample: &Sample) -> bool {
        let near = |&number: &usize| is_between(sample, self.near_edge(number), 0);
        let crossed = |number: &usize| passes_below(&sample.at, self.edge(*number));
        self.filling == Filling::Filled
            && (0..self.edges.len()).filter(near).filter(crossed).count() % 2 == 1
    }

    /// Whether a point on an edge is a border point: all of an area's edges, the ends of an open
    /// run unless that is a point, nothing of a closed one.
    fn is_border(&self, point: &Vector, scope: &Scope) -> bool {
        let same = |a: &Vector, b: &Vector| scope.is_zero(&a.minus(b).squared(), 2);
        let (Some(first), Some(last)) = (self.corners.first(), self.corners.last()) else {
            return false;
        };
        match self.filling {
            Filling::Filled => true,
            Filling::Closed => false,
            Filling::Open => {
                let is_point = self.corners.iter().all(|corner| same(corner, first));
                !is_point && (same(point, first) || same(point, last))
            }
        }
    }

    /// With a radius: at that distance, or nearer.
    fn locate_grown(&self, sample: &Sample, scope: &Scope) -> Location {
        if self.encloses(sample) {
            return Location::Inside;
        }
        let mut location = Location::Outside;
        let radius = self.radius.about();
        for number in 0..self.edges.len() {
            let rough = self.near_edge(number);
            let far = (0..2).any(|axis| {
                let [low, high] = bounds(sample, rough, axis);
                let reach = radius * (1.0 + 1e-12);
                sample.near[axis] < low - reach || high + reach < sample.near[axis]
            });
            if !far {
                location = location.max(self.beside_edge(sample, self.edge(number), scope));
            }
        }
        location
    }

    fn beside_edge(&self, sample: &Sample, [from, to]: Edge, scope: &Scope) -> Location {
        let (along, ahead) = (to.minus(from), sample.at.minus(from));
        let (part, whole) = (ahead.dot(&along), along.squared());
        let limit = &self.radius * &self.radius;
        let (excess, degree) = if part.is_negative() || part.is_zero() {
            (&ahead.squared() - &limit, 2)
        } else if part >= whole {
            (&sample.at.minus(to).squared() - &limit, 2)
        } else {
            let height = along.cross(&ahead);
            (&(&height * &height) - &(&limit * &whole), 4)
        };
        located(sample.sign(&excess, degree, scope))
    }
}

fn located(excess: Ordering) -> Location {
    match excess {
        Ordering::Less => Location::Inside,
        Ordering::Equal => Location::Border,
        Ordering::Greater => Location::Outside,
    }
}

fn lies_on(point: &Vector, [from, to]: Edge, scope: &Scope) -> bool {
    let (along, ahead) = (to.minus(from), point.minus(from));
    let (part, whole) = (ahead.dot(&along), along.squared());
    if whole.is_zero() {
        return scope.is_zero(&ahead.squared(), 2);
    }
    let behind = scope.sign(&part, 2).is_lt();
    let beyond = scope.sign(&(&part - &whole), 2).is_gt();
    !behind && !beyond && scope.is_zero(&along.cross(&ahead), 2)
}

impl Arcs {
    fn locate(&self, sample: &Sample, scope: &Scope) -> Location {
        let ahead = sample.at.minus(&self.center);
        let square = ahead.squared();
        let limit = |radius: &Real| radius * radius;
        let outer = located(sample.sign(&(&square - &limit(&self.outer)), 2, scope));
        let inner = match self.inner.is_zero() {
            true => Location::Inside,
            false => located(sample.sign(&(&limit(&self.inner) - &square), 2, scope)),
        };
        let location = outer.min(inner).min(self.opening.locate(&ahead, sample, scope));
        let is_arc = self.inner == self.outer;
        if is_arc && location == Location::Border {
            self.along_arc(&ahead, scope)
        } else {
            location
        }
    }

    /// A point on a sector without an area: its ends are border, if it has any.
    fn along_arc(&self, ahead: &Vector, scope: &Scope) -> Location {
        let end =
            |side: &Vector| scope.is_zero(&side.cross(ahead), 1) && !side.dot(ahead).is_negative();
        if self.opening.sides().iter().any(end) { Location::Border } else { Location::Inside }
    }
}

impl Opening {
    fn locate(&self, ahead: &Vector, sample: &Sample, scope: &Scope) -> Location {
        let [low, high] = match self {
            Self::Whole => return Location::Inside,
            Self::Narrow(sides) | Self::Wide(sides) => sides,
        };
        let after = located(sample.sign(&ahead.cross(low), 1, scope));
        let before = located(sample.sign(&high.cross(ahead), 1, scope));
        if matches!(self, Self::Narrow(_)) { after.min(before) } else { after.max(before) }
    }
}

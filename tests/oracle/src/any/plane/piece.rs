//! What figures consist of, in numbers of many bits.

use super::motion::Pose;
use super::vector::Vector;
use crate::Real;
use crate::any::figure::Figure;
use crate::any::simple::{self, Corner, Filling, Simple, simple};

/// A piece of a figure.
#[derive(Clone, Debug)]
pub(crate) enum Piece {
    /// A base and a direction that is not 0.
    Line(Vector, Vector),
    Outline(Outline),
    Sector(Arcs),
}

/// Edges, or an area, grown by a radius.
#[derive(Clone, Debug)]
pub(crate) struct Outline {
    pub(crate) corners: Vec<Vector>,
    pub(crate) edges: Vec<[usize; 2]>,
    /// A corner of each run.
    pub(crate) starts: Vec<usize>,
    pub(crate) filling: Filling,
    pub(crate) radius: Real,
    /// The corners in plain floats.
    pub(crate) near: Vec<[f64; 2]>,
}

/// A sector with an area, or an arc.
#[derive(Clone, Debug)]
pub(crate) struct Arcs {
    pub(crate) center: Vector,
    pub(crate) inner: Real,
    pub(crate) outer: Real,
    pub(crate) opening: Opening,
}

/// The directions of a sector, as vectors of length 1.
#[derive(Clone, Debug)]
pub(crate) enum Opening {
    Whole,
    Narrow([Vector; 2]),
    Wide([Vector; 2]),
}

/// Two ends.
pub(crate) type Edge<'a> = [&'a Vector; 2];

impl Piece {
    /// The pieces of a figure that stands somewhere.
    pub(crate) fn all_of(figure: &Figure, pose: &Pose) -> Vec<Self> {
        simple(figure).iter().map(|simple| Self::new(simple, pose)).collect()
    }

    /// 0 for points, 1 for lines and arcs, 2 for areas and all that is told as such.
    pub(crate) fn dimension(&self) -> usize {
        match self {
            Piece::Line(..) => 1,
            Piece::Sector(arcs) => {
                if arcs.inner == arcs.outer {
                    1
                } else {
                    2
                }
            }
            Piece::Outline(outline) => {
                let is_area = outline.filling == Filling::Filled || !outline.radius.is_zero();
                let is_point = outline.corners.len() == 1;
                if is_area { 2 } else { usize::from(!is_point) }
            }
        }
    }

    fn new(simple: &Simple, pose: &Pose) -> Self {
        match simple {
            Simple::Line(base, direction) => {
                let direction = pose.direct(&Vector::new(*direction));
                Self::Line(pose.place(&place(base)), direction)
            }
            Simple::Outline(outline) => Self::Outline(Outline::new(outline, pose)),
            Simple::Sector(arcs) => Self::Sector(Arcs::new(arcs, pose)),
        }
    }
}

impl Outline {
    fn new(outline: &simple::Outline, pose: &Pose) -> Self {
        let (mut corners, mut edges, mut starts) = (Vec::new(), Vec::new(), Vec::new());
        for run in &outline.runs {
            let (start, count) = (corners.len(), run.len());
            let last =
                if outline.filling == Filling::Open && count > 1 { count - 1 } else { count };
            edges.extend((0..last).map(|i| [start + i, start + (i + 1) % count]));
            corners.extend(run.iter().map(|corner| pose.place(&place(corner))));
            starts.push(start);
        }
        let near = corners.iter().map(Vector::about).collect();
        let (filling, radius) = (outline.filling, Real::new(outline.radius));
        Self { corners, edges, starts, filling, radius, near }
    }

    /// A segment.
    pub(crate) fn edge_of(ends: [Vector; 2]) -> Self {
        let near = ends.iter().map(Vector::about).collect();
        Self {
            corners: ends.into(),
            edges: vec![[0, 1]],
            starts: vec![0],
            filling: Filling::Open,
            radius: Real::new(0.0),
            near,
        }
    }

    pub(crate) fn edge(&self, number: usize) -> Edge<'_> {
        self.edges[number].map(|corner| &self.corners[corner])
    }

    pub(crate) fn each_edge(&self) -> impl Iterator<Item = Edge<'_>> {
        (0..self.edges.len()).map(|number| self.edge(number))
    }

    /// An edge in plain floats.
    pub(crate) fn near_edge(&self, number: usize) -> [[f64; 2]; 2] {
        self.edges[number].map(|corner| self.near[corner])
    }
}

fn place(corner: &Corner) -> Vector {
    let arms = corner.arms.iter();
    let arms = arms.map(|&(length, angle)| Vector::turn(angle).times(&Real::new(length)));
    arms.fold(Vector::new(corner.at), |sum, arm| sum.plus(&arm))
}

impl Arcs {
    fn new(arcs: &simple::Arcs, pose: &Pose) -> Self {
        let vectors = |sides: [_; 2]| sides.map(|angle| pose.direct(&Vector::turn(angle)));
        let opening = match &arcs.opening {
            simple::Opening::Whole => Opening::Whole,
            simple::Opening::Narrow(sides) => Opening::Narrow(vectors(*sides)),
            simple::Opening::Wide(sides) => Opening::Wide(vectors(*sides)),
        };
        let center = pose.place(&place(&arcs.center));
        Self { center, inner: Real::new(arcs.inner), outer: Real::new(arcs.outer), opening }
    }

    /// The straight parts of the border: from the inner arc to the outer one.
    pub(crate) fn sides(&self) -> Vec<[Vector; 2]> {
        let end = |length: &Real, side: &Vector| self.center.plus(&side.times(length));
        let sides = self.opening.sides();
        sides.iter().map(|side| [end(&self.inner, side), end(&self.outer, side)]).collect()
    }

    /// A point of it.
    pub(crate) fn sample(&self) -> Vector {
        let ahead = Vector::new([1.0, 0.0]);
        let side = self.opening.sides().first().unwrap_or(&ahead);
        self.center.plus(&side.times(&self.outer))
    }
}

impl Opening {
    pub(crate) fn sides(&self) -> &[Vector] {
        match self {
            Opening::Whole => &[],
            Opening::Narrow(sides) | Opening::Wide(sides) => sides,
        }
    }

    /// Whether it holds a direction, or the null vector.
    pub(crate) fn holds(&self, direction: &Vector) -> bool {
        let after = |side: &Vector| !side.cross(direction).is_negative();
        let before = |side: &Vector| !direction.cross(side).is_negative();
        match self {
            Opening::Whole => true,
            Opening::Narrow([low, high]) => after(low) && before(high),
            Opening::Wide([low, high]) => after(low) || before(high),
        }
    }
}

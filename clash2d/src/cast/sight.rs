//! Where things are, in the numbers of each kind.

use crate::exact::ball::Run;
use crate::exact::real::{Number, Real};
use crate::exact::terms::Vector;
use crate::outline::Vertex;
use crate::vector::Vector2D;

/// A point or a direction.
pub(super) type Place<R> = [R; 2];

/// A real number that knows where vertices are.
pub(super) trait Sight: Real {
    /// The way to a vertex from the anchor that all vertices of a question share.
    fn place(vertex: &Vertex, anchor: Vector2D) -> Place<Self>;

    /// A bound for what is not known well enough: nothing if other numbers may know more.
    fn at_last(bound: f32) -> Option<f32>;
}

impl<const TIGHT: bool> Sight for Number<TIGHT> {
    #[inline]
    fn place(vertex: &Vertex, _: Vector2D) -> Place<Self> {
        vertex.near.map(Self::about)
    }

    #[inline]
    fn at_last(_: f32) -> Option<f32> {
        None
    }
}

impl<const LAST: bool> Sight for Run<LAST> {
    fn place(vertex: &Vertex, anchor: Vector2D) -> Place<Self> {
        vertex.spot.seen_from(anchor)
    }

    fn at_last(bound: f32) -> Option<f32> {
        LAST.then_some(bound)
    }
}

/// A vector of sums of floats.
#[inline]
pub(super) fn vector<R: Real>(v: Vector<2>) -> Place<R> {
    v.map(|terms| R::sum(&terms))
}

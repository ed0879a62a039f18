//! Where things are, in the numbers of each kind.

use crate::exact::ball::Long;
use crate::exact::real::{Number, Only, Real};
use crate::exact::terms::Vector;
use crate::outline::Vertex;
use crate::vector::Vector2D;

/// A point or a direction.
pub(super) type Place<R> = [R; 2];

/// A real number that knows where vertices are.
pub(super) trait Sight: Real {
    /// The way to a vertex from the anchor that all vertices of a question share.
    fn place(vertex: &Vertex, anchor: Vector2D, run: Self::Run) -> Place<Self>;

    /// A bound for what is not known well enough: nothing if other numbers may know more.
    fn at_last(&self, bound: f32) -> Option<f32>;
}

impl<const TIGHT: bool> Sight for Number<TIGHT> {
    #[inline]
    fn place(vertex: &Vertex, _: Vector2D, _: Only) -> Place<Self> {
        vertex.near.map(Self::about)
    }

    #[inline]
    fn at_last(&self, _: f32) -> Option<f32> {
        None
    }
}

impl Sight for Long {
    fn place(vertex: &Vertex, anchor: Vector2D, is_last: bool) -> Place<Self> {
        vertex.spot.seen_in(anchor, is_last)
    }

    fn at_last(&self, bound: f32) -> Option<f32> {
        self.run().then_some(bound)
    }
}

/// A vector of sums of floats.
#[inline]
pub(super) fn vector<R: Real<Run = Only>>(v: Vector<2>) -> Place<R> {
    vector_in(v, Only)
}

/// The same in a run.
#[inline]
pub(super) fn vector_in<R: Real>(v: Vector<2>, run: R::Run) -> Place<R> {
    v.map(|terms| R::sum_in(&terms, run))
}

//! Several places, two at a time.

use core::array::from_fn;

use super::super::motion::Snapshot;
use crate::distance::place::Place;
use crate::pack::{Mask, Pack, Pair, Two};

/// Numbers of twice P corners, or of as many edges.
#[derive(Clone, Copy)]
pub(super) struct Numbers<const P: usize>(pub(super) [Two; P]);

impl<const P: usize> Numbers<P> {
    #[inline(always)]
    pub(super) fn each(number: impl Fn(usize) -> f64) -> Self {
        Self(from_fn(|pack| Two::new(number(2 * pack), number(2 * pack + 1))))
    }

    #[inline(always)]
    pub(super) fn at(&self, number: usize) -> f64 {
        self.0.map(Two::numbers).as_flattened()[number]
    }

    #[inline(always)]
    pub(super) fn map(&self, change: impl Fn(Two) -> Two) -> Self {
        Self(self.0.map(change))
    }

    #[inline(always)]
    pub(super) fn with(&self, others: &Self, join: impl Fn(Two, Two) -> Two) -> Self {
        Self(from_fn(|pack| join(self.0[pack], others.0[pack])))
    }

    /// The first one of the least numbers, and that.
    #[inline(always)]
    pub(super) fn least(&self) -> (usize, f64) {
        let least = self.0.into_iter().reduce(Two::lesser).map_or(0.0, Two::least);
        (self.first_equal(least), least)
    }

    /// The first one of the greatest numbers, and that.
    #[inline(always)]
    pub(super) fn greatest(&self) -> (usize, f64) {
        let greatest = self.0.into_iter().reduce(Two::greater).map_or(0.0, Two::greatest);
        (self.first_equal(greatest), greatest)
    }

    /// The number of the first one that is the same; some number if there is none.
    #[inline(always)]
    pub(super) fn first_equal(&self, number: f64) -> usize {
        let all = Two::all(number);
        let bits =
            (0..P).fold(0, |bits, pack| bits | self.0[pack].is_equal(all).bits() << (2 * pack));
        bits.trailing_zeros() as usize % (2 * P)
    }
}

/// Places of corners, or normals of edges; what is left repeats the first ones.
#[derive(Clone, Copy)]
pub(super) struct Places<const P: usize> {
    pub(super) x: Numbers<P>,
    pub(super) y: Numbers<P>,
}

impl<const P: usize> Places<P> {
    #[inline(always)]
    pub(super) fn each(place: impl Fn(usize) -> Place<f64>) -> Self {
        Self { x: Numbers::each(|i| place(i)[0]), y: Numbers::each(|i| place(i)[1]) }
    }

    #[inline(always)]
    pub(super) fn at(&self, number: usize) -> Place<f64> {
        [self.x.at(number), self.y.at(number)]
    }

    #[inline(always)]
    pub(super) fn map(&self, change: impl Fn([Two; 2]) -> [Two; 2]) -> Self {
        let places: [[Two; 2]; P] = from_fn(|pack| change([self.x.0[pack], self.y.0[pack]]));
        Self { x: Numbers(places.map(|[x, _]| x)), y: Numbers(places.map(|[_, y]| y)) }
    }

    #[inline(always)]
    pub(super) fn turned(&self, pose: &Snapshot) -> Self {
        let [cos, sin] = pose.turned([1.0, 0.0]).map(Two::all);
        self.map(|[x, y]| [x * cos - y * sin, x * sin + y * cos])
    }

    #[inline(always)]
    pub(super) fn moved(&self, way: Place<f64>) -> Self {
        let [along_x, along_y] = way.map(Two::all);
        self.map(|[x, y]| [x + along_x, y + along_y])
    }

    #[inline(always)]
    pub(super) fn lengths(&self) -> Numbers<P> {
        self.x.with(&self.y, |x, y| (x * x + y * y).square_roots())
    }

    /// How far all are along a direction.
    #[inline(always)]
    pub(super) fn along(&self, direction: Place<f64>) -> Numbers<P> {
        let [along_x, along_y] = direction.map(Two::all);
        self.x.with(&self.y, |x, y| along_x * x + along_y * y)
    }
}

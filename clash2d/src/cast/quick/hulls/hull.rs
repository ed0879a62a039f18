//! Small shapes as the hulls of their corners, which are exact, and a distance around them.

use core::array::from_fn;

use super::super::number::{sum, wide};
use crate::any::Polygon;
use crate::distance::place::Place;
use crate::pack::{Four, Pack, Pair, Two};
use crate::place::{Place as Site, around_end};
use crate::shape::{Capsule, Circle, Rectangle};
use crate::vector::Vector2D;

/// A place, or a way, for each of several corners.
pub(super) type Places = [Four; 2];

/// Corners of which each one and all edges of the hull belong to a shape, in C packs.
pub(in super::super::super) trait Hull<const C: usize> {
    /// Whether there is but one corner.
    const IS_POINT: bool = false;
    /// Whether there is a radius.
    const IS_ROUND: bool = false;
    /// Whether the corners are known to go around to the left.
    const IS_LEFT: bool = true;

    fn count(&self) -> usize;
    /// A corner, if it is one of them.
    fn corner(&self, number: usize) -> Place<f64>;
    /// Seen from an anchor; what is left of the last pack repeats the first corner.
    fn seen_from(&self, anchor: Place<f32>) -> [Places; C];
    /// One of those, as many of them as there are corners.
    fn each_from(&self, anchor: Place<f32>, take: impl FnMut(Place<f32>));
    fn radius(&self) -> f32;
    /// Whether its corners are exact, and no length is negative.
    fn is_valid(&self) -> bool;

    /// The place where it is met, in a direction out of it.
    #[inline(always)]
    fn place(&self, Met { number, part, .. }: Met, _: Place<f64>) -> Site {
        Site::new([0, number as u32], part as f32)
    }

    /// Somewhere near.
    fn anchor(&self) -> Place<f32> {
        let [x, y] = self.corner(0);
        [x as f32, y as f32]
    }
}

/// Where a hull is met: at a corner, or at a part of the edge that begins there.
#[derive(Clone, Copy)]
pub(in super::super::super) struct Met {
    pub(super) number: usize,
    pub(super) part: f64,
    /// Whether that is neither a corner nor an end of the edge.
    pub(super) is_between: bool,
}

/// A ring of corners, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Ring<'v> {
    corners: &'v [Vector2D],
}

impl<'v> Ring<'v> {
    /// Of a polygon of few vertices without a radius; None if it is none.
    #[inline(always)]
    pub(super) fn of(polygon: &Polygon<'v>) -> Option<Self> {
        let is_thin = polygon.is_single_ring() & (polygon.radius() == 0.0);
        let corners = if is_thin { polygon.vertices() } else { &[] };
        (3..=8).contains(&corners.len()).then_some(Self { corners })
    }

    /// The numbers of the first corner, by which shapes are ordered first.
    #[inline(always)]
    pub(super) fn first_bits(&self) -> u64 {
        let Vector2D { x, y } = self.corners[0];
        u64::from(x.to_bits()) << 32 | u64::from(y.to_bits())
    }
}

#[inline(always)]
fn packed<const C: usize>(anchor: Place<f32>, vertex: impl Fn(usize) -> Vector2D) -> [Places; C] {
    from_fn(|pack| {
        let [x, y] = Four::vertices(|i| vertex(4 * pack + i));
        [x - Four::all(anchor[0]), y - Four::all(anchor[1])]
    })
}

#[inline(always)]
fn from(anchor: Place<f32>, v: Vector2D) -> Place<f32> {
    [v.x - anchor[0], v.y - anchor[1]]
}

impl Hull<2> for Ring<'_> {
    const IS_LEFT: bool = false;

    #[inline(always)]
    fn count(&self) -> usize {
        self.corners.len()
    }

    #[inline(always)]
    fn corner(&self, number: usize) -> Place<f64> {
        wide(self.corners[if number < self.corners.len() { number } else { 0 }])
    }

    #[inline(always)]
    fn anchor(&self) -> Place<f32> {
        [self.corners[0].x, self.corners[0].y]
    }

    #[inline(always)]
    fn seen_from(&self, anchor: Place<f32>) -> [Places; 2] {
        let corners = self.corners;
        packed(anchor, |i| corners[if i < corners.len() { i } else { 0 }])
    }

    #[inline(always)]
    fn each_from(&self, anchor: Place<f32>, mut take: impl FnMut(Place<f32>)) {
        self.corners.iter().for_each(|&corner| take(from(anchor, corner)));
    }

    #[inline(always)]
    fn radius(&self) -> f32 {
        0.0
    }

    #[inline(always)]
    fn is_valid(&self) -> bool {
        true
    }
}

impl Hull<1> for Circle {
    const IS_ROUND: bool = true;
    const IS_POINT: bool = true;

    #[inline(always)]
    fn count(&self) -> usize {
        1
    }

    #[inline(always)]
    fn corner(&self, _: usize) -> Place<f64> {
        wide(self.center)
    }

    #[inline(always)]
    fn seen_from(&self, anchor: Place<f32>) -> [Places; 1] {
        packed(anchor, |_| self.center)
    }

    #[inline(always)]
    fn each_from(&self, anchor: Place<f32>, mut take: impl FnMut(Place<f32>)) {
        take(from(anchor, self.center));
    }

    #[inline(always)]
    fn radius(&self) -> f32 {
        self.radius
    }

    #[inline(always)]
    fn is_valid(&self) -> bool {
        self.radius >= 0.0
    }

    #[inline(always)]
    fn place(&self, _: Met, out: Place<f64>) -> Site {
        Site::on_disc(self.radius.into(), out)
    }
}

impl Hull<1> for Capsule {
    const IS_ROUND: bool = true;

    #[inline(always)]
    fn count(&self) -> usize {
        2
    }

    #[inline(always)]
    fn corner(&self, number: usize) -> Place<f64> {
        wide(if number == 1 { self.point2 } else { self.point1 })
    }

    #[inline(always)]
    fn seen_from(&self, anchor: Place<f32>) -> [Places; 1] {
        packed(anchor, |i| if i == 1 { self.point2 } else { self.point1 })
    }

    #[inline(always)]
    fn each_from(&self, anchor: Place<f32>, take: impl FnMut(Place<f32>)) {
        [self.point1, self.point2].map(|point| from(anchor, point)).into_iter().for_each(take);
    }

    #[inline(always)]
    fn radius(&self) -> f32 {
        self.radius
    }

    #[inline(always)]
    fn is_valid(&self) -> bool {
        // Without one it has another border.
        self.radius > 0.0
    }

    #[inline(always)]
    fn place(&self, Met { number, part, is_between }: Met, out: Place<f64>) -> Site {
        let path = Two::of(self.point2) - Two::of(self.point1);
        let is_start = (number == 0) == (part < 0.5);
        let (edge, along) = around_end(is_start, path.numbers(), out);
        let side = Site::new([0, 2 * number as u32], part as f32);
        Site::select(is_between, side, Site::new([0, edge], along))
    }
}

impl Hull<1> for Rectangle {
    #[inline(always)]
    fn count(&self) -> usize {
        4
    }

    #[inline(always)]
    fn corner(&self, number: usize) -> Place<f64> {
        let ([x, y], [width, height]) = (wide(self.origin), wide(self.size));
        let is_right = (number == 1) | (number == 2);
        let is_upper = (number == 2) | (number == 3);
        [if is_right { x + width } else { x }, if is_upper { y + height } else { y }]
    }

    #[inline(always)]
    fn seen_from(&self, anchor: Place<f32>) -> [Places; 1] {
        let low = from(anchor, self.origin);
        let high = [low[0] + self.size.x, low[1] + self.size.y];
        [[
            Four::each(|i| if i == 1 || i == 2 { high[0] } else { low[0] }),
            Four::each(|i| if i > 1 { high[1] } else { low[1] }),
        ]]
    }

    #[inline(always)]
    fn each_from(&self, anchor: Place<f32>, take: impl FnMut(Place<f32>)) {
        let low = from(anchor, self.origin);
        let high = [low[0] + self.size.x, low[1] + self.size.y];
        [low, [high[0], low[1]], high, [low[0], high[1]]].into_iter().for_each(take);
    }

    #[inline(always)]
    fn radius(&self) -> f32 {
        0.0
    }

    #[inline(always)]
    fn is_valid(&self) -> bool {
        let ([x, y], [width, height]) = (wide(self.origin), wide(self.size));
        (width >= 0.0) & (height >= 0.0) & sum(x, width).1 & sum(y, height).1
    }
}

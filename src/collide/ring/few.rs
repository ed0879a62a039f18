//! Segments and boxes as rings: in f64, which is exact on a grid.

use super::edges::{Doubt, Ring, all};
use super::grid;
use super::{disc, path};
use crate::angle::Rotation;
use crate::exact::terms::Terms;
use crate::outline::{minus, plus};
use crate::pack::Two;
use crate::shape::{OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether a point is at most the sum of two distances away from a segment; None if f64 is in doubt.
#[inline(never)]
pub(crate) fn is_near_point(s: Segment, p: Vector2D, reach: Terms<2>) -> Option<bool> {
    let (ring, p) = (Ring::<Two, 1>::of(&[s.point1, s.point2])?, all(wide(p)));
    let [reach, on_grid] = grid::sum(reach);
    disc::quickly(&ring, p, reach, grid::doubt(&ring, p, p, on_grid))
}

/// Whether two segments are at most the sum of two distances apart; None if f64 is in doubt.
#[inline(never)]
pub(crate) fn is_near_segment(a: Segment, b: Segment, reach: Terms<2>) -> Option<bool> {
    let (ring, ends) = (Ring::<Two, 1>::of(&[a.point1, a.point2])?, [b.point1, b.point2]);
    let ends = ends.map(|end| all(wide(end)));
    let [reach, on_grid] = grid::sum(reach);
    path::quickly(&ring, ends, reach, grid::doubt(&ring, ends[0], ends[1], on_grid))
}

/// Whether a turned rectangle is at most `reach` away from a segment; None if f64 is in doubt.
#[inline(always)]
pub(crate) fn is_box_near(r: OrientedRectangle, path: Segment, reach: f32) -> Option<bool> {
    let Rotation { sin, cos } = Rotation::new(r.rotation);
    let (center, half, ends) = (wide(r.center), wide(r.half_extend), ends(path));
    let is_exact = (sin * cos == 0.0) & grid::is_on(center, half, ends, reach.into());
    let along = [half[0] * cos, half[0] * sin];
    let up = [-half[1] * sin, half[1] * cos];
    Frame { center, half, axes: [along, up], is_exact }.is_near(ends, reach)
}

/// The same of a rectangle.
#[inline(never)]
pub(crate) fn is_rectangle_near(r: Rectangle, path: Segment, reach: f32) -> Option<bool> {
    let (origin, size, ends) = (wide(r.origin), wide(r.size), ends(path));
    let half = size.map(|length| 0.5 * length);
    let center = [origin[0] + half[0], origin[1] + half[1]];
    // Halves of multiples of 1/8 lie on a finer grid, but what the corners are made of does not.
    let is_exact = grid::is_on(origin, size, ends, reach.into());
    Frame { center, half, axes: [[half[0], 0.0], [0.0, half[1]]], is_exact }.is_near(ends, reach)
}

/// A box.
struct Frame {
    center: [f64; 2],
    half: [f64; 2],
    /// From the center to two of its sides.
    axes: [[f64; 2]; 2],
    /// Whether nothing of it was rounded.
    is_exact: bool,
}

impl Frame {
    #[inline(always)]
    fn is_near(&self, [start, end]: [[f64; 2]; 2], reach: f32) -> Option<bool> {
        let ([along, up], center) = (self.axes, minus(self.center, start));
        let (left, right) = (minus(center, along), plus(center, along));
        let corners = [minus(left, up), minus(right, up), plus(right, up), plus(left, up)];
        let (way, radius) = (minus(end, start), f64::from(reach));
        let ends = [all([0.0; 2]), all(way)];
        path::quickly(&Ring::<Two, 2>::of_places(&corners), ends, radius, self.doubt(start, way))
    }

    /// Each coordinate of a corner is off by a few roundings of the center, and of the half extents,
    /// and of their sine and cosine.
    #[inline(always)]
    fn doubt(&self, start: [f64; 2], way: [f64; 2]) -> Doubt<f64> {
        let length = |[x, y]: [f64; 2]| x.abs() + y.abs();
        let size = length(self.center) + length(start) + length(self.half);
        let slip = 8.0 * Rotation::ERROR * size;
        match self.is_exact {
            true => Doubt::NONE,
            false => Doubt::of_products_wrong_by(16.0 * slip * (size + length(way))),
        }
    }
}

#[inline(always)]
fn wide(v: Vector2D) -> [f64; 2] {
    [v.x.into(), v.y.into()]
}

#[inline(always)]
fn ends(s: Segment) -> [[f64; 2]; 2] {
    [wide(s.point1), wide(s.point2)]
}

//! Segments, and boxes as rings: in f64, which is exact on a grid.

use super::edges::{Doubt, Places, Ring, all, size};
use super::grid;
use super::near::{Near, sides};
use super::path;
use crate::angle::Rotation;
use crate::collide::placement::Placement;
use crate::outline::{dot, minus, plus};
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::shape::{OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether two segments are at most `reach` apart; where f32 is in doubt, which ends may be that near to
/// the other one, a bit for each of both ends of `a` and of `b`.
#[inline(always)]
pub(crate) fn are_near(a: Segment, b: Segment, reach: f32) -> Result<bool, u32> {
    let ends = Ends::of(a, b);
    let ([is_near, may_be_near], [is_apart, is_crossed]) = (ends.are_near(reach), ends.sides());
    let (is_met, is_known) = ((is_near != 0) | is_crossed, ends.size + reach * reach < f32::HUGE);
    if is_known & (is_met | ((may_be_near == 0) & is_apart)) {
        return Ok(is_met);
    }
    Err(if is_known { may_be_near } else { 0b1111 })
}

/// How the areas within two radii, which are more than 0, of two segments lie to each other; None if f32
/// is in doubt.
///
/// One lies in the other one if both of its ends are as near to the other segment as the radii differ.
#[inline(always)]
pub(crate) fn cores_placement(a: Segment, b: Segment, radii: [f32; 2]) -> Option<Placement> {
    let (reach, rest) = (radii[0] + radii[1], radii[0] - radii[1]);
    let ends = Ends::of(a, b);
    let ([is_near, may_be_near], [is_apart, is_crossed]) = (ends.are_near(reach), ends.sides());
    let [is_within, may_be_within] = ends.are_near(rest);
    let are_both = |ends: u32| [ends & 0b11 == 0b11, ends & 0b1100 == 0b1100];
    let ([a_within, b_within], [a_may_be, b_may_be]) =
        (are_both(is_within), are_both(may_be_within));
    let held = [a_within & (rest < 0.0), b_within & (rest > 0.0)];
    let may_be_held = (a_may_be & (rest <= 0.0)) | (b_may_be & (rest >= 0.0));
    let is_met = ((is_near != 0) | is_crossed) & (held[0] | held[1] | !may_be_held);
    let is_apart = (may_be_near == 0) & is_apart;
    let is_known = ends.size + reach * reach < f32::HUGE;
    let placement = Placement { is_apart, held, touches: false, overlaps: true };
    if is_known & (is_met | is_apart) { Some(placement) } else { None }
}

/// Both ends of two segments, and the other one as each of them sees it.
struct Ends {
    /// The squares of the ways to where it starts and ends.
    squares: [Four; 2],
    edge: Places<Four>,
    beside: Four,
    size: f32,
}

impl Ends {
    #[inline(always)]
    fn of(a: Segment, b: Segment) -> Self {
        let places = |a: [Vector2D; 2], b: [Vector2D; 2]| {
            Four::axes([Four::of([a[0], a[1]]), Four::of([b[0], b[1]])])
        };
        let ends = places([a.point1, a.point2], [b.point1, b.point2]);
        let start = minus(places([b.point1; 2], [a.point1; 2]), ends);
        let end = minus(places([b.point2; 2], [a.point2; 2]), ends);
        let edge = minus(end, start);
        let squares = [start, end].map(|way| dot(way, way));
        Self { squares, edge, beside: sides(start, edge), size: size(squares) }
    }

    /// Which ends are within a reach, certainly and perhaps.
    #[inline(always)]
    fn are_near(&self, reach: f32) -> [u32; 2] {
        let (reach, [start, end]) = (reach * reach, self.squares);
        let near = Near::new(reach).and_points(start).and_points(end);
        let near = near.and_edges(self.squares, dot(self.edge, self.edge), self.beside);
        near.is_near(Doubt::USUAL, [self.size, reach]).map(Mask::bits)
    }

    /// Whether certainly both ends of one are on one side of the other one's line, and whether the
    /// segments cross.
    #[inline(always)]
    fn sides(&self) -> [bool; 2] {
        let bound = Four::all(Doubt::<f32>::USUAL.of_products(self.size));
        let [left, right] =
            [self.beside.is_above(bound), (Four::all(0.0) - bound).is_above(self.beside)]
                .map(Mask::bits);
        // Two ends each, on sides of the other one's line.
        let [one_side, two_sides] =
            [left & left >> 1 | right & right >> 1, left & right >> 1 | right & left >> 1];
        [one_side & 0b101 != 0, two_sides & 0b101 == 0b101]
    }
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

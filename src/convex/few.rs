//! Points, paths and boxes.

use super::core::{Core, Grid, Place, Shaped};
use crate::angle::Rotation;
use crate::exact::float::{greater, two_sum};
use crate::outline::minus;
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// N corners and the ways between them.
#[derive(Clone, Copy)]
pub(crate) struct Few<const N: usize> {
    corners: [Place; N],
    edges: [Place; N],
    /// What the numbers have lost; NaN if that is not known.
    lost: f64,
}

impl<const N: usize> Core for Few<N> {
    const IS_AREA: bool = N > 2;

    #[inline(always)]
    fn count(&self) -> usize {
        N
    }

    #[inline(always)]
    fn corner(&self, number: usize) -> Place {
        self.corners[number]
    }

    #[inline(always)]
    fn edge(&self, number: usize) -> Place {
        self.edges[number]
    }

    fn is_on(&self, grid: Grid) -> bool {
        let has = |place: &Place| grid.has(place[0]) & grid.has(place[1]);
        self.lost == 0.0 && self.corners.iter().all(has)
    }

    #[inline(always)]
    fn turns(&self) -> [usize; 2] {
        let leads_up = |number: usize| self.edges[number % N][1] >= 0.0;
        let turn = |to: bool| {
            (0..N).find(|&i| leads_up(i) == to && leads_up(i + N - 1) != to).unwrap_or(0)
        };
        [turn(true), turn(false)]
    }
}

#[inline(always)]
fn seen_from(v: Vector2D, anchor: Vector2D) -> Place {
    [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
}

/// What is lost in a sum of numbers; absolutely.
#[inline(always)]
fn lost(a: Place, b: Place) -> f64 {
    two_sum(a[0], b[0]).1.abs() + two_sum(a[1], b[1]).1.abs()
}

/// What is lost where a vertex is seen from an anchor.
#[inline(always)]
fn lost_from(v: Vector2D, anchor: Vector2D) -> f64 {
    lost([v.x.into(), v.y.into()], [-f64::from(anchor.x), -f64::from(anchor.y)])
}

/// The sum of absolute values.
#[inline(always)]
fn total([x, y]: Place) -> f64 {
    x.abs() + y.abs()
}

impl Shaped<Few<1>> {
    #[inline(always)]
    pub(super) fn disc(center: Vector2D, radius: f32, anchor: Vector2D) -> Self {
        let place = seen_from(center, anchor);
        let core = Few { corners: [place], edges: [[0.0; 2]], lost: lost_from(center, anchor) };
        Self { core, radius: radius.into(), size: total(place), is_reversed: false }
    }
}

impl Shaped<Few<2>> {
    #[inline(always)]
    pub(super) fn path([from, to]: [Vector2D; 2], radius: f32, anchor: Vector2D) -> Self {
        let (path, corners) =
            (seen_from(to, from), [seen_from(from, anchor), seen_from(to, anchor)]);
        let lost = lost_from(from, anchor) + lost_from(to, anchor);
        let core = Few { corners, edges: [path, minus([0.0; 2], path)], lost };
        let size = greater(total(corners[0]), total(corners[1]));
        Self { core, radius: radius.into(), size, is_reversed: false }
    }
}

impl Shaped<Few<4>> {
    #[inline(always)]
    pub(super) fn upright(r: Rectangle, anchor: Vector2D) -> Self {
        let [left, low] = seen_from(r.origin, anchor);
        let [width, height] = [f64::from(r.size.x), f64::from(r.size.y)];
        let (right, top) = (left + width, low + height);
        let corners = [[left, low], [right, low], [right, top], [left, top]];
        let lost = lost_from(r.origin, anchor) + lost([left, low], [width, height]);
        Self::turned_box(corners, [width, 0.0], [0.0, height], lost)
    }

    #[inline(always)]
    pub(super) fn turned(r: OrientedRectangle, anchor: Vector2D) -> Self {
        let (width, height) = (f64::from(r.half_extend.x), f64::from(r.half_extend.y));
        let Rotation { sin, cos } = Rotation::new(r.rotation);
        let (center, along, up) = (
            seen_from(r.center, anchor),
            [width * cos, width * sin],
            [-height * sin, height * cos],
        );
        let corner =
            |s: f64, t: f64| [0, 1].map(|axis| center[axis] + (s * along[axis] + t * up[axis]));
        let corners = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        Self::turned_box(corners, along.map(|x| x + x), up.map(|x| x + x), f64::NAN)
    }

    /// A box from its lower left corner on, in its own frame.
    #[inline(always)]
    fn turned_box(corners: [Place; 4], along: Place, up: Place, lost: f64) -> Self {
        let back = |way: Place| minus([0.0; 2], way);
        let core = Few { corners, edges: [along, up, back(along), back(up)], lost };
        let size = greater(total(corners[0]), total(corners[2])) + greater(total(along), total(up));
        Self { core, radius: 0.0, size, is_reversed: false }
    }
}

//! Points, paths and boxes.

use super::core::{Core, Grid, Place, Shaped, Sort};
use crate::angle::Rotation;
use crate::any::{OfKind, Shape};
use crate::exact::float::{greater, lesser, two_sum};
use crate::outline::{dot, minus};
use crate::shape::{OrientedRectangle, Rectangle};
use crate::small::Round;
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

    #[inline(always)]
    fn place_towards(&self, place: Place, corner: usize) -> Place {
        if N != 2 {
            return self.corner(corner);
        }
        let ([x, y], path) = (self.corner(0), self.edge(0));
        let part = dot(minus(place, [x, y]), path) / dot(path, path);
        let part = lesser(greater(part, 0.0), 1.0);
        [x + path[0] * part, y + path[1] * part]
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

impl<'a> Sort<'a> for Few<1> {
    #[inline(always)]
    fn of(shape: &Shape<'a>, anchor: Vector2D) -> Option<Shaped<Self>> {
        let Some(round @ Round::Disc(&center, radius)) = Round::of(shape) else { return None };
        if !(center.is_finite() & round.has_radius()) {
            return None;
        }
        let place = seen_from(center, anchor);
        let core = Few { corners: [place], edges: [[0.0; 2]], lost: lost_from(center, anchor) };
        Some(Shaped { core, radius: radius.into(), size: total(place), is_reversed: false })
    }
}

impl<'a> Sort<'a> for Few<2> {
    /// A path that has a length.
    #[inline(always)]
    fn of(shape: &Shape<'a>, anchor: Vector2D) -> Option<Shaped<Self>> {
        let Some(round @ Round::Path([&from, &to], radius)) = Round::of(shape) else { return None };
        if !(from.is_finite() & to.is_finite() & (from != to) & round.has_radius()) {
            return None;
        }
        let (path, corners) =
            (seen_from(to, from), [seen_from(from, anchor), seen_from(to, anchor)]);
        let lost = lost_from(from, anchor) + lost_from(to, anchor);
        let core = Few { corners, edges: [path, minus([0.0; 2], path)], lost };
        let size = greater(total(corners[0]), total(corners[1]));
        Some(Shaped { core, radius: radius.into(), size, is_reversed: false })
    }
}

impl<'a> Sort<'a> for Few<4> {
    /// A box with an area.
    #[inline(always)]
    fn of(shape: &Shape<'a>, anchor: Vector2D) -> Option<Shaped<Self>> {
        if let Some(&r) = Rectangle::of(shape) {
            let is_valid = is_finite([r.origin.x, r.origin.y, r.size.x, r.size.y]);
            let is_valid = is_valid & (r.size.x > 0.0) & (r.size.y > 0.0);
            return is_valid.then(|| Shaped::upright(r, anchor));
        }
        let &r = OrientedRectangle::of(shape)?;
        let OrientedRectangle { center, half_extend: half, rotation } = r;
        let is_valid = is_finite([center.x, center.y, half.x, half.y, rotation]);
        let is_valid = is_valid & (half.x > 0.0) & (half.y > 0.0);
        is_valid.then(|| Shaped::turned(r, anchor))
    }
}

/// Whether no number is infinite or NaN, which a sum of floats is never in f64.
#[inline(always)]
fn is_finite<const N: usize>(numbers: [f32; N]) -> bool {
    numbers.into_iter().fold(0.0, |sum, x| sum + f64::from(x)) * 0.0 == 0.0
}

impl Shaped<Few<4>> {
    #[inline(always)]
    fn upright(r: Rectangle, anchor: Vector2D) -> Self {
        let [left, low] = seen_from(r.origin, anchor);
        let [width, height] = [f64::from(r.size.x), f64::from(r.size.y)];
        let (right, top) = (left + width, low + height);
        let corners = [[left, low], [right, low], [right, top], [left, top]];
        let lost = lost_from(r.origin, anchor) + lost([left, low], [width, height]);
        Self::turned_box(corners, [width, 0.0], [0.0, height], lost)
    }

    #[inline(always)]
    fn turned(r: OrientedRectangle, anchor: Vector2D) -> Self {
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

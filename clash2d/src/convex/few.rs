//! Points, paths and boxes.

use super::core::{Core, Grid, Place, Shaped, Sort, wide};
use crate::angle::Rotation;
use crate::any::{OfKind, Shape};
use crate::exact::float::{greater, lesser, two_sum};
use crate::outline::{cross, dot, minus};
use crate::pack::{Pack, Pair, Two};
use crate::shape::{OrientedRectangle, Rectangle};
use crate::small::Round;
use crate::vector::Vector2D;

/// N corners and the ways between them.
#[derive(Clone, Copy)]
pub(crate) struct Few<const N: usize> {
    corners: [Place; N],
    /// From each to the next one.
    edges: [Place; N],
    /// From where they are seen, and what they were made of.
    anchor: Place,
    given: [Vector2D; 2],
    /// Whether they were rounded in other ways than in sums.
    is_turned: bool,
}

impl<const N: usize> Core for Few<N> {
    const IS_AREA: bool = N > 2;
    const IS_POINT: bool = N == 1;
    const IS_SYMMETRIC: bool = true;

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
    fn foremost(&self, direction: Place) -> usize {
        let leads_up = |edge: usize| N > edge && dot(self.edges[edge % N], direction) > 0.0;
        match N {
            4 => {
                let (is_right, is_upper) = (leads_up(0), leads_up(1));
                usize::from(is_upper) << 1 | usize::from(is_right ^ is_upper)
            }
            2 => usize::from(leads_up(0)),
            _ => 0,
        }
    }

    #[inline(always)]
    fn climbed(&self, _: usize, direction: Place) -> usize {
        self.foremost(direction)
    }

    #[inline(always)]
    fn width(&self, across: Place) -> f64 {
        self.edges[..N / 2].iter().fold(0.0, |sum, &edge| sum + cross(edge, across).abs())
    }

    #[inline(always)]
    fn lowest(&self, direction: Place) -> f64 {
        let ways = self.edges[..N / 2].iter().map(|&edge| lesser(dot(direction, edge), 0.0));
        ways.fold(self.height(0, direction), |sum, way| sum + way)
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
        self.lost() == 0.0 && self.corners.iter().all(has)
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
fn seen_from(v: Vector2D, anchor: Place) -> Place {
    minus(wide(v), anchor)
}

impl<const N: usize> Few<N> {
    /// What the numbers have lost; NaN if that is not known.
    fn lost(&self) -> f64 {
        let [first, second] = self.given;
        match N {
            4 if self.is_turned => f64::NAN,
            4 => {
                lost_from(first, self.anchor)
                    + lost(self.corners[0], [second.x.into(), second.y.into()])
            }
            _ => lost_from(first, self.anchor) + lost_from(second, self.anchor),
        }
    }
}

/// What is lost in a sum of numbers; absolutely.
fn lost(a: Place, b: Place) -> f64 {
    two_sum(a[0], b[0]).1.abs() + two_sum(a[1], b[1]).1.abs()
}

/// What is lost where a vertex is seen from an anchor.
fn lost_from(v: Vector2D, anchor: Place) -> f64 {
    lost(wide(v), anchor.map(|x| -x))
}

/// The sum of absolute values.
#[inline(always)]
fn total([x, y]: Place) -> f64 {
    x.abs() + y.abs()
}

impl Few<1> {
    /// A place as a core.
    #[inline(always)]
    pub(super) fn point(place: Place) -> Self {
        let (corners, edges, given) = ([place], [[0.0; 2]], [Vector2D::ZERO; 2]);
        Few { corners, edges, anchor: [0.0; 2], given, is_turned: false }
    }
}

impl<'a> Sort<'a> for Few<1> {
    #[inline(always)]
    fn of(shape: &Shape<'a>, anchor: Place) -> Option<Shaped<Self>> {
        let Some(round @ Round::Disc(&center, radius)) = Round::of(shape) else { return None };
        if !(center.is_finite() & round.has_radius()) {
            return None;
        }
        let place = seen_from(center, anchor);
        let core = Few { anchor, given: [center; 2], ..Few::point(place) };
        Some(Shaped { core, radius: radius.into(), size: total(place), is_reversed: false })
    }
}

impl<'a> Sort<'a> for Few<2> {
    /// A path that has a length.
    #[inline(always)]
    fn of(shape: &Shape<'a>, anchor: Place) -> Option<Shaped<Self>> {
        let Some(round @ Round::Path([&from, &to], radius)) = Round::of(shape) else { return None };
        if !(from.is_finite() & to.is_finite() & (from != to) & round.has_radius()) {
            return None;
        }
        let (path, corners) =
            (minus(wide(to), wide(from)), [seen_from(from, anchor), seen_from(to, anchor)]);
        let edges = [path, minus([0.0; 2], path)];
        let core = Few { corners, edges, anchor, given: [from, to], is_turned: false };
        let size = greater(total(corners[0]), total(corners[1]));
        Some(Shaped { core, radius: radius.into(), size, is_reversed: false })
    }
}

impl<'a> Sort<'a> for Few<4> {
    /// A box with an area.
    #[inline(always)]
    fn of(shape: &Shape<'a>, anchor: Place) -> Option<Shaped<Self>> {
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
    fn upright(r: Rectangle, anchor: Place) -> Self {
        let low = Two::of(r.origin) - Two::new(anchor[0], anchor[1]);
        let ([width, _], [_, height]) = (Two::of(r.size).numbers(), Two::of(r.size).numbers());
        let given = ([r.origin, r.size], anchor, false);
        Self::of_box(low, Two::new(width, 0.0), Two::new(0.0, height), given)
    }

    #[inline(always)]
    fn turned(r: OrientedRectangle, anchor: Place) -> Self {
        let Rotation { sin, cos } = Rotation::new(r.rotation);
        let [width, height] = [r.half_extend.x, r.half_extend.y].map(f64::from);
        let along = Two::all(width) * Two::new(cos, sin);
        let up = Two::all(height) * Two::new(-sin, cos);
        let low = (Two::of(r.center) - Two::new(anchor[0], anchor[1])) - (along + up);
        Self::of_box(low, along + along, up + up, ([r.center, r.half_extend], anchor, true))
    }

    /// A box from its lower left corner on, in its own frame.
    #[inline(always)]
    fn of_box(
        low: Two,
        along: Two,
        up: Two,
        (given, anchor, is_turned): ([Vector2D; 2], Place, bool),
    ) -> Self {
        let (right, top) = (low + along, low + up);
        let far = right + up;
        let corners = [low, right, far, top].map(Two::numbers);
        let back = |way: Two| Two::all(0.0) - way;
        let edges = [along, up, back(along), back(up)].map(Two::numbers);
        let core = Few { corners, edges, anchor, given, is_turned };
        let sum = low.abs().greater(far.abs()) + (along.abs() + up.abs());
        Self { core, radius: 0.0, size: sum.total(), is_reversed: false }
    }
}

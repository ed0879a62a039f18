//! Rings with segments and capsules.

use core::array::from_fn;

use super::edges::{Doubt, Inside, Places, Ring, all, following, size};
use super::grid;
use super::near::{Near, is_beyond, sides};
use crate::exact::float::Float;
use crate::outline::{cross, dot, minus};
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::shape::Segment;
use crate::vector::Vector2D;

/// Whether a ring comes as near to a segment as both radii together, or whether that is in doubt; None
/// of more vertices than a few.
#[inline(always)]
pub(crate) fn meets_quickly(
    ring: &[Vector2D],
    path: Segment,
    radii: [f32; 2],
) -> Option<Result<bool, ()>> {
    if !((radii[0] >= 0.0) & (radii[1] >= 0.0)) {
        return Some(Ok(false));
    }
    let ends = [path.point1, path.point2].map(|end| all([end.x, end.y]));
    let reach = radii[0] + radii[1];
    let told = match ring.len() {
        0..=4 => Seen::of(&Ring::<Four, 1>::of(ring)?, ends).told(reach, Doubt::USUAL),
        _ => Seen::of(&Ring::<Four, 2>::of(ring)?, ends).told(reach, Doubt::USUAL),
    };
    Some(told.ok_or(()))
}

/// The same where that is in doubt; None if f64 is, too.
#[inline(always)]
pub(crate) fn meets_closely(ring: &[Vector2D], path: Segment, radii: [f32; 2]) -> Option<bool> {
    let on_grid = match ring.len() {
        0..=4 => on_grid::<1>(ring, path, radii),
        _ => on_grid::<2>(ring, path, radii),
    };
    on_grid.or_else(|| match ring.len() {
        0..=4 => finely::<2>(ring, path, radii),
        5..=6 => finely::<3>(ring, path, radii),
        _ => finely::<4>(ring, path, radii),
    })
}

/// In f32 again, without a bound if all numbers lie on a grid: only squares of cross products do not fit.
#[inline(always)]
fn on_grid<const C: usize>(vertices: &[Vector2D], path: Segment, radii: [f32; 2]) -> Option<bool> {
    let ends = [path.point1, path.point2].map(|end| all([end.x, end.y]));
    let ring = Ring::<Four, C>::of(vertices)?;
    if !grid::doubt(&ring, ends[0], ends[1], Four::each(|i| radii[i % 2])).is_none() {
        return None;
    }
    let seen = Seen::of(&ring, ends);
    let is_met = seen.told(0.0, Doubt::NONE)?;
    let radius = radii[0] + radii[1];
    Some(is_met || (radius > 0.0 && seen.is_near_on_grid(radius)))
}

#[inline(always)]
fn finely<const C: usize>(ring: &[Vector2D], path: Segment, radii: [f32; 2]) -> Option<bool> {
    let ring = Ring::<Two, C>::of(ring)?;
    let ends = [path.point1, path.point2].map(|end| all([end.x.into(), end.y.into()]));
    let [reach, on_grid] = grid::sum(radii);
    quickly(&ring, ends, reach, grid::doubt(&ring, ends[0], ends[1], Two::all(on_grid)))
}

#[inline(always)]
pub(super) fn quickly<P: Pack, const C: usize>(
    ring: &Ring<P, C>,
    ends: [Places<P>; 2],
    radius: P::Number,
    doubt: Doubt<P::Number>,
) -> Option<bool> {
    Seen::of(ring, ends).told(radius, doubt)
}

/// A ring as both ends of a segment see it.
struct Seen<P: Pack, const C: usize> {
    from: [[Places<P>; C]; 2],
    /// The squares of these.
    squares: [[P; C]; 2],
    /// Which vertices lie above the start.
    above: [P::Mask; C],
    /// From one end to the other one.
    way: Places<P>,
    /// On which sides of the segment the vertices lie.
    corners: [P; C],
    size: P::Number,
}

/// An edge as it is seen from both ends of the segment.
struct Edge<P> {
    seen: [[Places<P>; 2]; 2],
    squares: [[P; 2]; 2],
    way: Places<P>,
    /// On which sides of it the segment's ends lie, and on which sides of the segment its own.
    sides: [P; 2],
    corners: [P; 2],
}

impl<P: Pack> Edge<P> {
    /// Whether on one line an end of the segment lies on the edge, or the edge's start on the segment.
    #[inline(always)]
    fn lies_among(&self) -> P::Mask {
        let [[start, end], [other_start, other_end]] = self.seen;
        let is_among = |a: Places<P>, b: Places<P>| P::all(P::Number::ZERO).is_at_least(dot(a, b));
        is_among(start, end) | is_among(other_start, other_end) | is_among(start, other_start)
    }

    /// The edges and points that may be near each other: squares of the ways from a point to both ends of
    /// an edge, that of the edge, and on which side of it the point lies.
    #[inline(always)]
    fn pairs(&self, way: Places<P>) -> [([P; 2], P, P); 3] {
        let ([start, end], length) = (self.squares, dot(self.way, self.way));
        [
            (start, length, self.sides[0]),
            (end, length, self.sides[1]),
            ([end[0], start[0]], dot(way, way), self.corners[0]),
        ]
    }
}

impl<P: Pack, const C: usize> Seen<P, C> {
    #[inline(always)]
    fn of(ring: &Ring<P, C>, ends: [Places<P>; 2]) -> Self {
        let way = minus(ends[1], ends[0]);
        let (from, above) = (ends.map(|end| ring.seen_from(end)), ring.is_above(ends[0]));
        let squares = from.map(|from| from.map(|way| dot(way, way)));
        let size = size(squares[0]) + size(squares[1]);
        let corners = from_fn(|pack| cross(way, from[0][pack]));
        Self { from, squares, above, way, corners, size }
    }

    #[inline(always)]
    fn edge(&self, pack: usize) -> Edge<P> {
        let seen = self.from.each_ref().map(|from| [from[pack], following(from, pack)]);
        let way = minus(seen[0][1], seen[0][0]);
        let sides = seen.map(|[start, _]| sides(start, way));
        let both = |all: &[P; C]| [all[pack], all[pack].followed_by(all[(pack + 1) % C])];
        let squares = self.squares.each_ref().map(both);
        Edge { seen, squares, way, sides, corners: both(&self.corners) }
    }

    /// Whether the ring comes as near to the segment as a radius; None if that is in doubt.
    #[inline(always)]
    fn told(&self, radius: P::Number, doubt: Doubt<P::Number>) -> Option<bool> {
        let (reach, bound) = (radius * radius, doubt.of_products(self.size));
        let (mut crossing, mut inside) = (Crossing::new(), Inside::new(bound));
        let mut near = Near::new(reach);
        for pack in 0..C {
            let edge = self.edge(pack);
            crossing = crossing.and(&edge, doubt, bound);
            inside = inside.and(&self.above, pack, edge.sides[0]);
            if radius > P::Number::ZERO {
                near = near.and_points(edge.squares[0][0]).and_points(edge.squares[1][0]);
                for (ends, length, side) in edge.pairs(self.way) {
                    near = near.and_edges(ends, length, side);
                }
            }
        }
        let [is_near, may_be_near] = near.is_near(doubt, [self.size, reach]);
        let is_met = is_near | crossing.is_certain;
        let may_be_met = may_be_near | crossing.is_possible;
        let is_doubtful = (may_be_met & !is_met) | inside.is_doubtful;
        let (is_met, is_known) =
            (is_met.any(), (self.size + reach < P::Number::HUGE) & crossing.is_long.any());
        if is_doubtful.any() | !is_known {
            return if is_met & is_known { Some(true) } else { None };
        }
        Some(is_met | inside.is_odd())
    }
}

impl<const C: usize> Seen<Four, C> {
    /// Whether an edge or a vertex is that near, where all numbers lie on the grid: squares of
    /// distances are exact, too, and those of cross products in f64.
    #[inline(always)]
    fn is_near_on_grid(&self, radius: f32) -> bool {
        let reach = Four::all(radius * radius);
        let mut is_near = 0;
        for pack in 0..C {
            let edge = self.edge(pack);
            let points = edge.squares.map(|[start, _]| reach.is_at_least(start));
            is_near |= (points[0] | points[1]).bits();
            for (ends, length, side) in edge.pairs(self.way) {
                let is_beyond = is_beyond(ends, length);
                let (side, square) = (side.wide(), length.wide());
                let is_beside = |half: usize| {
                    let limit = Two::all((radius * radius).into()) * square[half];
                    limit.is_at_least(side[half] * side[half]).bits()
                };
                is_near |= (is_beside(0) | is_beside(1) << 2) & !is_beyond.bits();
            }
        }
        is_near != 0
    }
}

/// Where a segment crosses edges for certain, and where it may.
struct Crossing<M> {
    is_certain: M,
    is_possible: M,
    /// Which edges have a length. Others are ends of these, unless there are none.
    is_long: M,
}

impl<M: Mask> Crossing<M> {
    #[inline(always)]
    fn new() -> Self {
        Self { is_certain: M::none(), is_possible: M::none(), is_long: M::none() }
    }

    /// Takes some more edges.
    #[inline(always)]
    fn and<P: Pack<Mask = M>>(
        self,
        edge: &Edge<P>,
        doubt: Doubt<P::Number>,
        bound: P::Number,
    ) -> Self {
        let (nothing, bound) = (P::all(P::Number::ZERO), P::all(bound));
        let signs = |side: P| [side.is_above(bound), (nothing - bound).is_above(side)];
        let [[[p_left, p_right], [q_left, q_right]], [[r_left, r_right], [s_left, s_right]]] =
            [edge.corners, edge.sides].map(|pair| pair.map(signs));
        let is_apart =
            (p_left & q_left) | (p_right & q_right) | (r_left & s_left) | (r_right & s_right);
        let is_long = (edge.way[0].abs() + edge.way[1].abs()).is_above(nothing);
        let is_possible = is_long & !is_apart;
        let [is_possible, is_certain] = match doubt.is_none() {
            // What is not apart is met, unless both lie on one line.
            true => {
                let is_across = p_left | p_right | q_left | q_right;
                [is_possible & (is_across | edge.lies_among()); 2]
            }
            false => [
                is_possible,
                ((p_left & q_right) | (p_right & q_left))
                    & ((r_left & s_right) | (r_right & s_left)),
            ],
        };
        Self {
            is_certain: self.is_certain | is_certain,
            is_possible: self.is_possible | is_possible,
            is_long: self.is_long | is_long,
        }
    }
}

//! Rings with segments and capsules.

use core::array::from_fn;

use super::edges::{Doubt, Inside, Places, Ring, all, following, size};
use super::grid;
use super::near::{Near, sides};
use crate::exact::float::Float;
use crate::outline::{cross, minus};
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::shape::Segment;
use crate::vector::Vector2D;

/// Whether a ring comes as near to a segment as both radii together; None if floating point is in
/// doubt.
#[inline(always)]
pub(crate) fn meets_path(ring: &[Vector2D], path: Segment, radii: [f32; 2]) -> Option<bool> {
    if !((radii[0] >= 0.0) & (radii[1] >= 0.0)) {
        return Some(false);
    }
    let ends = [path.point1, path.point2].map(|end| all([end.x, end.y]));
    let reach = radii[0] + radii[1];
    let quick = match ring.len() {
        0..=4 => quickly(&Ring::<Four, 1>::of(ring)?, ends, reach, Doubt::USUAL),
        _ => quickly(&Ring::<Four, 2>::of(ring)?, ends, reach, Doubt::USUAL),
    };
    quick.or_else(|| again(ring, path, radii))
}

#[cold]
#[inline(never)]
fn again(vertices: &[Vector2D], path: Segment, radii: [f32; 2]) -> Option<bool> {
    let ends = [path.point1, path.point2].map(|end| all([end.x, end.y]));
    // Squares of cross products would be rounded.
    if radii[0] + radii[1] <= 0.0 {
        let ring = Ring::<Four, 2>::of(vertices)?;
        let doubt = grid::doubt(&ring, ends[0], ends[1], 0.0);
        if doubt.is_none() {
            return quickly(&ring, ends, 0.0, doubt);
        }
    }
    match vertices.len() {
        0..=4 => finely::<2>(vertices, path, radii),
        5..=6 => finely::<3>(vertices, path, radii),
        _ => finely::<4>(vertices, path, radii),
    }
}

#[inline(always)]
fn finely<const C: usize>(ring: &[Vector2D], path: Segment, radii: [f32; 2]) -> Option<bool> {
    let ring = Ring::<Two, C>::of(ring)?;
    let ends = [path.point1, path.point2].map(|end| all([end.x.into(), end.y.into()]));
    let [reach, on_grid] = grid::sum(radii);
    quickly(&ring, ends, reach, grid::doubt(&ring, ends[0], ends[1], on_grid))
}

#[inline(always)]
pub(super) fn quickly<P: Pack, const C: usize>(
    ring: &Ring<P, C>,
    ends: [Places<P>; 2],
    radius: P::Number,
    doubt: Doubt<P::Number>,
) -> Option<bool> {
    let (reach, way) = (radius * radius, minus(ends[1], ends[0]));
    let (from, above) = (ends.map(|end| ring.seen_from(end)), ring.is_above(ends[0]));
    let size = size(&from[0]) + size(&from[1]);
    let bound = doubt.of_products(size);
    let corners: [P; C] = from_fn(|pack| cross(way, from[0][pack]));
    let (mut crossing, mut inside, mut near) = (Crossing::new(), Inside::new(), Near::new(reach));
    for pack in 0..C {
        let seen = from.each_ref().map(|from| [from[pack], following(from, pack)]);
        let edge = minus(seen[0][1], seen[0][0]);
        let beside = seen.map(|[start, _]| sides(start, edge));
        let followers = corners[pack].followed_by(corners[(pack + 1) % C]);
        crossing = crossing.and(edge, [[corners[pack], followers], beside], doubt, bound);
        inside = inside.and(&above, pack, beside[0]);
        if radius > P::Number::ZERO {
            near = near
                .and_points(seen[0][0])
                .and_points(seen[1][0])
                .and_edges(seen[0], edge, beside[0])
                .and_edges(seen[1], edge, beside[1])
                .and_edges([seen[1][0], seen[0][0]], way, corners[pack]);
        }
    }
    let [is_near, may_be_near] = near.is_near(doubt, [size, reach]);
    let (is_met, may_be_met) = (is_near | crossing.is_certain, may_be_near | crossing.is_possible);
    let is_doubtful = (may_be_met & !is_met) | inside.is_doubtful(bound);
    let (is_met, is_known) =
        (is_met.any(), (size + reach < P::Number::HUGE) & crossing.is_long.any());
    if is_doubtful.any() | !is_known {
        return if is_met & is_known { Some(true) } else { None };
    }
    Some(is_met | inside.is_odd())
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

    /// Takes some more edges: on which sides of the segment their ends lie, and the segment's ends on
    /// which sides of them.
    #[inline(always)]
    fn and<P: Pack<Mask = M>>(
        self,
        edge: Places<P>,
        sides: [[P; 2]; 2],
        doubt: Doubt<P::Number>,
        bound: P::Number,
    ) -> Self {
        let (nothing, bound) = (P::all(P::Number::ZERO), P::all(bound));
        let signs = |side: P| [side.is_above(bound), (nothing - bound).is_above(side)];
        let [[[p_left, p_right], [q_left, q_right]], [[r_left, r_right], [s_left, s_right]]] =
            sides.map(|pair| pair.map(signs));
        let is_apart =
            (p_left & q_left) | (p_right & q_right) | (r_left & s_left) | (r_right & s_right);
        let is_long = (edge[0].abs() + edge[1].abs()).is_above(nothing);
        let is_possible = is_long & !is_apart;
        let is_certain = match doubt.is_none() {
            // What is not apart is met, unless both lie on one line.
            true => is_possible & (p_left | p_right | q_left | q_right),
            false => {
                ((p_left & q_right) | (p_right & q_left))
                    & ((r_left & s_right) | (r_right & s_left))
            }
        };
        Self {
            is_certain: self.is_certain | is_certain,
            is_possible: self.is_possible | is_possible,
            is_long: self.is_long | is_long,
        }
    }
}

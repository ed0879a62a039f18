//! Rings with points.

use super::edges::{Doubt, Inside, Places, Ring, all, following, size};
use super::grid;
use crate::outline::cross;
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::vector::Vector2D;

/// Whether a ring contains a point, its border included; None if floating point is in doubt.
#[inline(always)]
pub(crate) fn has_point(ring: &[Vector2D], p: Vector2D) -> Option<bool> {
    quickly(&Ring::<Four, 2>::of(ring)?, all([p.x, p.y]), Doubt::USUAL).or_else(|| again(ring, p))
}

#[cold]
#[inline(never)]
fn again(vertices: &[Vector2D], p: Vector2D) -> Option<bool> {
    let (ring, place) = (Ring::<Four, 2>::of(vertices)?, all([p.x, p.y]));
    let doubt = grid::doubt(&ring, place, place, 0.0);
    if doubt.is_none() {
        return quickly(&ring, place, doubt);
    }
    let (ring, place) = (Ring::<Two, 4>::of(vertices)?, all([p.x.into(), p.y.into()]));
    quickly(&ring, place, grid::doubt(&ring, place, place, 0.0))
}

#[inline(always)]
fn quickly<P: Pack, const C: usize>(
    ring: &Ring<P, C>,
    p: Places<P>,
    doubt: Doubt<P::Number>,
) -> Option<bool> {
    let (from, above) = (ring.seen_from(p), ring.is_above(p));
    let (mut inside, mut is_on) = (Inside::new(), P::Mask::none());
    for pack in 0..C {
        inside = inside.and(&above, pack, cross(from[pack], following(&from, pack)));
        is_on = is_on | is_level([ring.vertices[pack], following(&ring.vertices, pack)], p);
    }
    let size = size(&from);
    let is_doubtful = inside.is_doubtful(doubt.of_products(size)).any();
    let is_known = size < P::Number::HUGE;
    if !is_known | (is_doubtful & !doubt.is_none()) {
        return None;
    }
    Some(inside.is_odd() | is_doubtful | is_on.any())
}

/// Whether a point is where an edge starts, or lies on one along the X axis.
#[inline(always)]
fn is_level<P: Pack>([start, end]: [Places<P>; 2], [x, y]: Places<P>) -> P::Mask {
    let is_same = |a: P, b: P| a.is_at_least(b) & b.is_at_least(a);
    let is_between = start[0].is_above(x) ^ end[0].is_above(x);
    is_same(start[1], y) & (is_same(start[0], x) | (is_same(end[1], y) & is_between))
}

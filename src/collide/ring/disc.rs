//! Rings with circles.

use super::edges::{Doubt, Inside, Places, Ring, all, following, size};
use super::grid;
use super::near::{Near, sides};
use crate::outline::minus;
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::shape::Circle;
use crate::vector::Vector2D;

/// Whether a ring that is grown by a distance meets a circle; None if floating point is in doubt.
#[inline(always)]
pub(crate) fn meets_disc(ring: &[Vector2D], growth: f32, circle: Circle) -> Option<bool> {
    let Circle { center, radius } = circle;
    if !((growth >= 0.0) & (radius >= 0.0)) {
        return Some(false);
    }
    let (place, reach) = (all([center.x, center.y]), growth + radius);
    let quick = match ring.len() {
        0..=4 => quickly(&Ring::<Four, 1>::of(ring)?, place, reach, Doubt::USUAL),
        _ => quickly(&Ring::<Four, 2>::of(ring)?, place, reach, Doubt::USUAL),
    };
    quick.or_else(|| again(ring, growth, circle))
}

#[cold]
#[inline(never)]
fn again(ring: &[Vector2D], growth: f32, circle: Circle) -> Option<bool> {
    match ring.len() {
        0..=4 => finely::<2>(ring, growth, circle),
        5..=6 => finely::<3>(ring, growth, circle),
        _ => finely::<4>(ring, growth, circle),
    }
}

#[inline(always)]
fn finely<const C: usize>(
    ring: &[Vector2D],
    growth: f32,
    Circle { center, radius }: Circle,
) -> Option<bool> {
    let (ring, center) = (Ring::<Two, C>::of(ring)?, all([center.x.into(), center.y.into()]));
    let [reach, on_grid] = grid::sum([growth, radius]);
    quickly(&ring, center, reach, grid::doubt(&ring, center, center, on_grid))
}

#[inline(always)]
pub(super) fn quickly<P: Pack, const C: usize>(
    ring: &Ring<P, C>,
    center: Places<P>,
    radius: P::Number,
    doubt: Doubt<P::Number>,
) -> Option<bool> {
    let (from, above, reach) = (ring.seen_from(center), ring.is_above(center), radius * radius);
    let (mut inside, mut near) = (Inside::new(), Near::new(reach));
    for pack in 0..C {
        let ends = [from[pack], following(&from, pack)];
        let edge = minus(ends[1], ends[0]);
        let sides = sides(ends[0], edge);
        near = near.and_points(ends[0]).and_edges(ends, edge, sides);
        inside = inside.and(&above, pack, sides);
    }
    let size = size(&from);
    let [is_met, may_be_met] = near.is_near(doubt, [size, reach]);
    let is_doubtful = (may_be_met & !is_met) | inside.is_doubtful(doubt.of_products(size));
    let (is_met, is_known) = (is_met.any(), size + reach < P::Number::HUGE);
    if is_doubtful.any() | !is_known {
        return if is_met & is_known { Some(true) } else { None };
    }
    Some(is_met | inside.is_odd())
}

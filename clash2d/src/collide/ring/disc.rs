//! Rings with circles.

use super::edges::{Doubt, Inside, Places, Ring, all, following, size};
use super::grid;
use super::near::{Near, sides};
use crate::collide::reach::is_near_shortly;
use crate::outline::{dot, minus};
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::shape::Circle;
use crate::vector::Vector2D;

/// Whether a ring that is grown by a distance meets a circle; in doubt the edges that it may touch, as
/// bits, in place of vertices that are not there the first one; none where numbers may be too large.
///
/// None of more vertices than a few.
#[inline(always)]
pub(crate) fn meets_quickly(
    ring: &[Vector2D],
    growth: f32,
    circle: Circle,
) -> Option<Result<bool, u32>> {
    let Circle { center, radius } = circle;
    if !((growth >= 0.0) & (radius >= 0.0)) {
        return Some(Ok(false));
    }
    let (place, reach) = (all([center.x, center.y]), growth + radius);
    Some(match ring.len() {
        0..=4 => quickly(&Ring::<Four, 1>::of(ring)?, place, reach, Doubt::USUAL),
        _ => quickly(&Ring::<Four, 2>::of(ring)?, place, reach, Doubt::USUAL),
    })
}

/// The same where some edges are in doubt; None if f64 is, too.
#[inline(always)]
pub(crate) fn meets_closely(
    ring: &[Vector2D],
    growth: f32,
    circle: Circle,
    edges: u32,
) -> Option<bool> {
    if is_an_edge_near(ring, growth, circle, edges) {
        return Some(true);
    }
    match ring.len() {
        0..=4 => finely::<2>(ring, growth, circle),
        5..=6 => finely::<3>(ring, growth, circle),
        _ => finely::<4>(ring, growth, circle),
    }
}

/// Whether short numbers say that the circle touches one of some edges, by bits.
#[inline(always)]
fn is_an_edge_near(ring: &[Vector2D], growth: f32, circle: Circle, edges: u32) -> bool {
    let mut left = edges;
    while left != 0 {
        let number = left.trailing_zeros() as usize;
        left &= left - 1;
        // In place of vertices that are not there is the first one.
        let end = |number: usize| *ring.get(number).unwrap_or(&ring[0]);
        let (start, end) = (end(number), end(number + 1));
        if is_near_shortly(start, end, circle.center, [growth, circle.radius]) == Some(true) {
            return true;
        }
    }
    false
}

#[inline(always)]
fn finely<const C: usize>(
    ring: &[Vector2D],
    growth: f32,
    Circle { center, radius }: Circle,
) -> Option<bool> {
    let (ring, center) = (Ring::<Two, C>::of(ring)?, all([center.x.into(), center.y.into()]));
    let [reach, on_grid] = grid::sum([growth, radius]);
    quickly(&ring, center, reach, grid::doubt(&ring, center, center, Two::all(on_grid))).ok()
}

/// In doubt the edges that may be near, as bits; none where numbers may be too large.
#[inline(always)]
fn quickly<P: Pack, const C: usize>(
    ring: &Ring<P, C>,
    center: Places<P>,
    radius: P::Number,
    doubt: Doubt<P::Number>,
) -> Result<bool, u32> {
    let (from, above, reach) = (ring.seen_from(center), ring.is_above(center), radius * radius);
    let squares = from.map(|way| dot(way, way));
    let size = size(squares);
    let (mut inside, mut nears) = (Inside::new(doubt.of_products(size)), [Near::new(reach); C]);
    for pack in 0..C {
        let (own, next) = (squares[pack], squares[(pack + 1) % C]);
        let edge = minus(following(&from, pack), from[pack]);
        let sides = sides(from[pack], edge);
        let ends = [own, own.followed_by(next)];
        nears[pack] = nears[pack].and_points(own).and_edges(ends, dot(edge, edge), sides);
        inside = inside.and(&above, pack, sides);
    }
    let near = nears[1..].iter().fold(nears[0], |near, &other| near.and(other));
    let [is_met, may_be_met] = near.is_near(doubt, [size, reach]);
    let is_doubtful = (may_be_met & !is_met) | inside.is_doubtful;
    let (is_met, is_known) = (is_met.any(), size + reach < P::Number::HUGE);
    if is_doubtful.any() | !is_known {
        let mut edges = 0;
        for (pack, near) in nears.iter().enumerate() {
            let [_, may_be_met] = near.is_near(doubt, [size, reach]);
            edges |= may_be_met.bits() << (pack * P::COUNT);
        }
        return match is_known {
            true if is_met => Ok(true),
            true => Err(edges),
            false => Err(0),
        };
    }
    Ok(is_met | inside.is_odd())
}

//! Rings with points.

use super::edges::{Doubt, Inside, Places, Ring, all, following, size};
use super::grid;
use crate::exact::float::Float;
use crate::outline::cross;
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::vector::Vector2D;

/// Whether a ring contains a point, its border included; None if floating point is in doubt.
#[inline(always)]
pub(crate) fn has_point(ring: &[Vector2D], p: Vector2D) -> Option<bool> {
    let quick = match ring.len() {
        0..=4 => at_once::<1>(ring, p)?,
        _ => at_once::<2>(ring, p)?,
    };
    quick.or_else(|| again(ring, p))
}

/// The same in f32 alone; None within if that is in doubt.
#[inline(always)]
fn at_once<const C: usize>(ring: &[Vector2D], p: Vector2D) -> Option<Option<bool>> {
    let (ring, p) = (Ring::<Four, C>::of(ring)?, all([p.x, p.y]));
    let is_near_level =
        (1..C).fold(ring.is_near_level(0, p), |any, pack| any | ring.is_near_level(pack, p));
    Some(ring.covers(p, Doubt::USUAL).filter(|_| !is_near_level.any()))
}

#[cold]
#[inline(never)]
fn again(vertices: &[Vector2D], p: Vector2D) -> Option<bool> {
    let (ring, place) = (Ring::<Four, 2>::of(vertices)?, all([p.x, p.y]));
    if (0..2).any(|pack| ring.is_level(pack, place).any()) {
        return Some(p.is_finite() & vertices.iter().all(|vertex| vertex.is_finite()));
    }
    let doubt = grid::doubt(&ring, place, place, 0.0);
    if let Some(answer) = ring.covers(place, doubt) {
        return Some(answer);
    }
    let (ring, place) = (Ring::<Two, 4>::of(vertices)?, all([p.x.into(), p.y.into()]));
    ring.covers(place, grid::doubt(&ring, place, place, 0.0))
}

impl<P: Pack, const C: usize> Ring<P, C> {
    /// Whether a point lies inside, or on an edge that leads up or down; None if that is in doubt.
    #[inline(always)]
    fn covers(&self, p: Places<P>, doubt: Doubt<P::Number>) -> Option<bool> {
        let (from, above) = (self.seen_from(p), self.is_above(p));
        let inside = (0..C).fold(Inside::new(), |inside, pack| {
            inside.and(&above, pack, cross(from[pack], following(&from, pack)))
        });
        let size = size(&from);
        let is_doubtful = inside.is_doubtful(doubt.of_products(size)).any();
        let is_known = size < P::Number::HUGE;
        if !is_known | (is_doubtful & !doubt.is_none()) {
            return None;
        }
        Some(inside.is_odd() | is_doubtful)
    }

    /// Whether edges start at the height of a point, and it may lie on one that leads to the side.
    #[inline(always)]
    fn is_near_level(&self, pack: usize, [x, y]: Places<P>) -> P::Mask {
        let (start, end) = (self.vertices[pack], following(&self.vertices, pack));
        let nothing = P::all(P::Number::ZERO);
        start[1].is_equal(y) & nothing.is_at_least((start[0] - x) * (end[0] - x))
    }

    /// Whether a point is where edges start, or lies on one along the X axis.
    #[inline(always)]
    fn is_level(&self, pack: usize, [x, y]: Places<P>) -> P::Mask {
        let (start, end) = (self.vertices[pack], following(&self.vertices, pack));
        let is_between = start[0].is_above(x) ^ end[0].is_above(x);
        start[1].is_equal(y) & (start[0].is_equal(x) | (end[1].is_equal(y) & is_between))
    }
}

//! Hulls of few corners that move against each other, all edges at once.
//!
//! In f32 an edge is chosen and, in f64, the time at which the other hull meets it, or one of its ends
//! if there is a radius. That is the first time at which the hulls meet if, in the direction in which
//! they touch there, nothing else of both is as far ahead: then that direction keeps them apart
//! before. So a wrong choice can't do harm.

mod hull;
mod view;

mod touch;

mod meeting;

pub(in super::super) use hull::Hull;

use core::hint::select_unpredictable;

use super::super::hit::CastHit;
use super::verdict::Verdict;
use crate::any::{Form, Polygon};
use crate::distance::order;
use crate::place::Place;
use crate::vector::Vector2D;
use hull::Ring;
use meeting::Meeting;

/// [`cast`](super::super::cast) of two hulls; a doubt also if they may touch at the start.
#[inline(always)]
pub(in super::super) fn hulls<const C: usize, const D: usize>(
    a: &impl Hull<C>,
    b: &impl Hull<D>,
    movements: [Vector2D; 2],
) -> Verdict {
    Meeting::new(a, b, movements).verdict()
}

/// The same for a polygon.
#[inline(always)]
pub(in super::super) fn hull_and_polygon(
    a: &impl Hull<1>,
    b: &Polygon<'_>,
    movements: [Vector2D; 2],
) -> Verdict {
    Ring::of(b).map_or(Verdict::DOUBT, |b| hulls::<1, 2>(a, &b, movements))
}

/// The same for two polygons, in an order that does not depend on which one is the first; without a
/// branch, as that can't be predicted.
#[inline(always)]
pub(in super::super) fn polygons(
    a: &Polygon<'_>,
    b: &Polygon<'_>,
    [own, other]: [Vector2D; 2],
) -> Verdict {
    let (Some(first), Some(second)) = (Ring::of(a), Ring::of(b)) else { return Verdict::DOUBT };
    let (bits, other_bits) = (first.first_bits(), second.first_bits());
    let is_after = if bits == other_bits { is_after_at_last(a, b) } else { bits > other_bits };
    let rings = [
        select_unpredictable(is_after, second, first),
        select_unpredictable(is_after, first, second),
    ];
    let movements =
        [select_unpredictable(is_after, other, own), select_unpredictable(is_after, own, other)];
    let verdict = hulls::<2, 2>(&rings[0], &rings[1], movements);
    let sign = if is_after { -1.0 } else { 1.0 };
    let CastHit { normal, place_a, place_b, .. } = verdict.hit;
    let hit = CastHit {
        normal: normal * sign,
        place_a: Place::select(is_after, place_b, place_a),
        place_b: Place::select(is_after, place_a, place_b),
        ..verdict.hit
    };
    Verdict { hit, ..verdict }
}

#[cold]
#[inline(never)]
fn is_after_at_last(a: &Polygon<'_>, b: &Polygon<'_>) -> bool {
    order::is_after(Form::Polygon(*a), Form::Polygon(*b))
}

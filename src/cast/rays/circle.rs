//! Rays through circles.

use super::super::hit::RayHit;
use super::span::Span;
use super::track::{Grid, Track, unless_exact};
use crate::pack::{Four, Mask, Pack, Two};
use crate::root::square_root;
use crate::shape::Circle;
use crate::vector::Vector2D;

/// Of the way m to the center c and the radius r, whose product is off by less than 2^-50 S, where S
/// is m² (c² + r²): each of the parts of m × c by 2u, that by another u, so that with
/// |m × c| ≤ |m| |c| its square is off by 8u m² c² at most.
const AREA: f64 = 1.0 / (1_u64 << 50) as f64;

/// The part of S below which the square of half of a chord leaves a doubt, so that the points are
/// known well enough: then half of the chord is more than 2^-12 of |c| + r.
pub(super) const GRAZING: f64 = 1.0 / (1_u64 << 23) as f64;

/// The part of S that is more than the errors of all parts of a time times the half chord h |m|. If
/// that is to be h |m| = √A, where A is off by 4u S as |m × c| is about r |m| then, the root is off
/// by 2u S / √A. What is ahead is off by 3u |m| |c|, the sum of both by u of that, and m² times the
/// time by as much again: together with √A ≤ r |m| less than 11u S.
pub(super) const ROOM: f64 = 16.0 / (1_u64 << 53) as f64;

/// The squares of discs' half chords.
///
/// Products of four short numbers below this are exact.
pub(super) const SHORT: f64 = (1_u64 << 45) as f64;

/// Whether roots of exact numbers are exact: the square of what has 26 bits is not rounded.
#[inline(always)]
pub(super) fn are_whole(roots: Two, squares: Two) -> <Two as Pack>::Mask {
    let high = roots.high_bits();
    (high * high).is_equal(squares) & high.is_equal(roots)
}

/// [`cast_ray`](super::super::cast_ray) of a circle.
#[inline(always)]
pub(in super::super) fn through_circle(
    &Circle { center, radius }: &Circle,
    track: Track,
) -> Option<Option<RayHit>> {
    let (along, place, reach) = (track.along(), Two::of(center) - track.start(), f64::from(radius));
    let [squares, ways, crosses] = [along * along, place * place, along * place.exchanged()];
    let products = along * place;
    let lengths = squares.firsts(ways) + squares.seconds(ways);
    let signs = Two::new(0.0, -0.0);
    // What is ahead, and beside the line on the left.
    let sides = products.firsts(crosses) + products.seconds(crosses).turned_by(signs);
    let (square, limit) = (lengths.firsts(lengths), Two::all(reach * reach));
    let beside = sides.seconds(sides);
    let under = limit * square - beside * beside;
    let size = square * (lengths.seconds(lengths) + limit);
    // None if one is NaN.
    let is_sane = (reach > 0.0)
        & size.is_above(Two::all(0.0)).any()
        & Two::all(f64::INFINITY).is_above(size).any();
    // Also if the disc lies behind the start, which it may also touch only if it reaches as far.
    let is_behind = Two::all(0.0).is_above(sides.firsts(sides))
        & (lengths.seconds(lengths) * Two::all(1.0 - 1.0 / (1_u64 << 40) as f64)).is_above(limit);
    let is_missed = ((Two::all(-AREA) * size).is_above(under) | is_behind).any();
    if is_sane & is_missed {
        return Some(None);
    }
    let is_short = track.is_on(Grid::COARSE)
        & Grid::COARSE.has(Four::of([center, Vector2D::new(radius, radius)]))
        & Two::all(SHORT).is_above(size).any();
    let is_clear = under.is_at_least(size * Two::all(unless_exact(GRAZING, is_short))).any();
    if !(is_sane & is_clear) {
        return None;
    }
    let root = Two::all(square_root(under.first()));
    let is_exact = is_short & are_whole(root, under).any();
    let span = Span {
        above: sides.firsts(sides) + root.turned_by(Two::new(-0.0, 0.0)),
        below: square,
        slack: size * Two::all(unless_exact(ROOM, is_exact)),
        weight: Two::select(Two::all(0.0).is_equal(root), Two::all(1.0), root),
    };
    let Some(passage) = span.passage()? else { return Some(None) };
    let scale = Two::all(1.0) / (Two::all(reach) * square);
    let turn = Two::new(0.0, -0.0);
    let aside = beside * along.exchanged().turned_by(turn);
    let back = root * along;
    passage.write(track, [(aside - back) * scale, (aside + back) * scale])
}

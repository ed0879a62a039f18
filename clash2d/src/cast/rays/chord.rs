//! What the line of a ray has to do with a disc.

use super::track::Track;
use crate::pack::{Mask, Pack, Two};
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

/// Below this sums of products of four short numbers are exact.
pub(super) const SHORT: f64 = (1_u64 << 45) as f64;

/// Which roots of exact numbers are exact: the square of what has 24 bits is not rounded.
#[inline(always)]
pub(super) fn is_whole(roots: Two, squares: Two, is_exact: bool) -> <Two as Pack>::Mask {
    // That numbers are short can be predicted, which ones are squares can't.
    if !is_exact {
        return Mask::none();
    }
    let high = roots.high_bits();
    (high * high).is_equal(squares) & high.is_equal(roots)
}

/// The part of the line in the disc; each number is there twice.
pub(super) struct Chord {
    /// Of the way.
    pub(super) square: Two,
    /// The dot product of the way with that to the center, and the cross product.
    pub(super) ahead: Two,
    pub(super) beside: Two,
    /// The square of half of the chord times the way; less than 0 if there is none.
    pub(super) under: Two,
    /// S of the bounds.
    pub(super) size: Two,
    /// Whether the disc is certainly not met: its line passes by, or it lies behind the start, which it
    /// would reach up to at most.
    pub(super) is_missed: bool,
}

impl Chord {
    /// Of the disc whose radius has the square `limit`.
    #[inline(always)]
    pub(super) fn new(track: Track, center: Vector2D, limit: f64) -> Self {
        const NEARLY_ONE: f64 = 1.0 - 1.0 / (1_u64 << 40) as f64;
        let (along, place, limit) = (track.along(), track.sees(center), Two::all(limit));
        let (squares, ways) = (along * along, place * place);
        let (products, crosses) = (along * place, along * place.exchanged());
        let lengths = squares.firsts(ways) + squares.seconds(ways);
        let sides =
            products.firsts(crosses) + products.seconds(crosses).turned_by(Two::new(0.0, -0.0));
        let (square, distance) = (lengths.firsts(lengths), lengths.seconds(lengths));
        let (ahead, beside) = (sides.firsts(sides), sides.seconds(sides));
        let under = limit * square - beside * beside;
        let size = square * (distance + limit);
        let is_behind =
            Two::all(0.0).is_above(ahead) & (distance * Two::all(NEARLY_ONE)).is_above(limit);
        let is_missed = ((Two::all(-AREA) * size).is_above(under) | is_behind).any();
        Self { square, ahead, beside, under, size, is_missed }
    }
}

//! Rays through segments.

use super::super::hit::RayHit;
use super::span::{Passage, Span};
use super::track::{Grid, Track, unless_exact};
use crate::pack::{Four, Mask, Pack, Two};
use crate::root::square_root;
use crate::shape::Segment;

/// With d² for the square of the sum of all ways, each of which was rounded once, products of two of
/// them are at most d²/4, and cross products are off by less than 4u of that; differences of two of
/// these by 9u.
const ROOM: f64 = 8.0 / (1_u64 << 53) as f64;

/// [`cast_ray`](super::super::cast_ray) of a segment.
#[inline(always)]
pub(in super::super) fn through_segment(segment: &Segment, track: Track) -> Option<Option<RayHit>> {
    let &Segment { point1, point2 } = segment;
    let (start, along) = (track.start(), track.along());
    let ends = [Two::of(point1), Two::of(point2)];
    let ways = [ends[0] - start, ends[1] - start];
    let edge = ends[1] - ends[0];
    // On which side of the ray's line the ends are, and of the segment's line those of the ray.
    let asides = along.firsts(along) * ways[0].seconds(ways[1])
        - along.seconds(along) * ways[0].firsts(ways[1]);
    let heights =
        ways[0].firsts(along) * edge.seconds(edge) - ways[0].seconds(along) * edge.firsts(edge);
    let sides = heights.firsts(heights - heights.exchanged());
    let lengths = [along.abs(), edge.abs()];
    let lengths = lengths[0].firsts(lengths[1]) + lengths[0].seconds(lengths[1]);
    let size = lengths.total() + ways[0].abs().total();
    let is_exact = track.is_on(Grid::FINE)
        & Grid::FINE.has(Four::of([point1, point2]))
        & (size < (1_u32 << 18) as f64);
    let room = unless_exact(ROOM, is_exact) * (size * size);
    let nothing = Two::all(0.0);
    let least = asides.abs().lesser(sides.abs());
    if least.is_at_least(Two::all(room)).bits() != 0b11 {
        return None;
    }
    // Each crosses the line of the other one, or touches it.
    let products = asides.firsts(sides) * asides.seconds(sides);
    if nothing.is_at_least(products).bits() != 0b11 {
        return Some(None);
    }
    let closing = heights.seconds(heights);
    let steep = closing.abs() * Two::all(1024.0);
    let is_steep = steep.is_above(lengths * lengths.exchanged()).any();
    if !is_steep {
        return None;
    }
    let span = Span {
        above: heights.firsts(heights).abs(),
        below: closing.abs(),
        slack: Two::all(room),
        weight: Two::all(1.0),
    };
    // The ray starts or ends on the line of the segment.
    let inside = nothing.is_at_least(sides.abs());
    // At an end the normal is at a right angle to the ray, and leads away from the other end.
    let is_end = nothing.is_equal(asides.firsts(asides) * asides.seconds(asides));
    let other = nothing - (asides + asides.exchanged());
    let way = Two::select(is_end, along, edge);
    let out_of = way.exchanged().turned_by(Two::select(is_end, other, closing));
    let unit = out_of.turned_by(Two::new(-0.0, 0.0));
    let square = unit * unit;
    let unit = unit * Two::all(1.0 / square_root(square.total()));
    let back = Two::select(is_end, unit, nothing - unit);
    Passage { span, inside }.write(track, [unit, back], segment)
}

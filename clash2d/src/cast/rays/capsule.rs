//! Rays through capsules.

use super::super::hit::RayHit;
use super::chord::{GRAZING, ROOM, SHORT, is_whole};
use super::span::Span;
use super::track::{Grid, Track, unless_exact};
use crate::pack::{Four, Mask, Pack, Two};
use crate::root::square_root;
use crate::shape::Capsule;
use crate::vector::Vector2D;

/// What the distance of a side of the capsule from the start, times the length of its edge e, and
/// less a time from 0 to 1 times m × e, is off by: each product by 3u and sums by another one,
/// together 4u |e| (|p| + |m| + r), of which the sum of all squares, W, is two thirds at least.
const SIDE: f64 = 8.0 / (1_u64 << 53) as f64;

/// The part of heights that they are known by.
const HEIGHT: f64 = 1.0 / (1_u64 << 48) as f64;

/// [`cast_ray`](super::super::cast_ray) of a capsule.
///
/// The ends are q on the left and p on the right as the ray sees them. The ray enters the side that
/// faces it if its line passes between the ends of that side, which is the edge moved out by the
/// radius, and otherwise the disc around the end that is nearer to the line; and leaves likewise.
#[inline(always)]
pub(in super::super) fn through_capsule(capsule: &Capsule, track: Track) -> Option<Option<RayHit>> {
    let &Capsule { point1, point2, radius } = capsule;
    let (start, along, reach) = (track.start(), track.along(), f64::from(radius));
    let ends = [Two::of(point1), Two::of(point2)];
    let (ways, edge) = ([ends[0] - start, ends[1] - start], ends[1] - ends[0]);
    let [x, y] = [ways[0].firsts(ways[1]), ways[0].seconds(ways[1])];
    let [mx, my] = [along.firsts(along), along.seconds(along)];
    let (asides, aheads) = (mx * y - my * x, mx * x + my * y);
    // Of the edge with the way to its first end, and with the ray; its square and the ray's lead.
    let (ex, ey) = (edge.firsts(edge), edge.seconds(edge));
    let crosses = ways[0].firsts(along) * ey - ways[0].seconds(along) * ex;
    let dots = edge.firsts(along) * ex + edge.seconds(along) * ey;
    let nothing = Two::all(0.0);
    // Never -0.
    let closing = crosses.seconds(crosses) + nothing;
    let area = crosses.firsts(crosses).turned_by(closing);
    let lead = dots.seconds(dots).turned_by(closing);
    let closing_size = closing.abs();
    let is_turned = nothing.is_above(closing);
    let asides = Two::select(is_turned, asides.exchanged(), asides);
    let aheads = Two::select(is_turned, aheads.exchanged(), aheads);

    let limit = Two::all(reach * reach);
    let squares = x * x + y * y;
    let lengths = along * along;
    let square = lengths + lengths.exchanged();
    let places = squares + squares.exchanged() + limit;
    let size = square * places;
    // The discs of both ends are on the same side of the line.
    let is_beside = (asides * asides.exchanged()).is_above(nothing)
        & (size * Two::all(-GRAZING)).is_above(limit * square - asides * asides);
    if is_beside.bits() == 0b11 {
        return Some(None);
    }
    let is_sane = (reach > 0.0)
        & size.is_above(Two::all(0.0)).any()
        & Two::all(f64::INFINITY).is_above(size).any();
    if !is_sane {
        return None;
    }
    let length = Two::all(square_root(dots.first()));
    let shift = Two::all(reach) * lead / length;
    let signs = Two::new(0.0, -0.0);
    // Of the left end and of the right one to the left of the line, and seen backwards.
    let sides = [asides.exchanged().turned_by(signs), asides.turned_by(signs)];
    let heights = [sides[0] + shift, sides[1] + shift];
    let is_first = nothing.is_at_least(heights[0]);
    let is_edge = heights[0].is_above(nothing) & nothing.is_above(heights[1]);
    let beside = Two::select(is_first, sides[0], sides[1]);
    let ahead = Two::select(is_first, aheads.exchanged(), aheads);
    let under = limit * square - beside * beside;

    let is_short = track.is_on(Grid::COARSE)
        & Grid::COARSE.has(Four::of([point1, point2]))
        & Grid::COARSE.has(Four::of([Vector2D::new(radius, radius); 2]))
        & Two::all(SHORT).is_above(size + places).any();
    let is_round = !is_edge;
    let grazing = size * Two::all(unless_exact(GRAZING, is_short));
    let is_missed = is_round & (nothing - grazing).is_above(under);
    if is_missed.any() {
        return Some(None);
    }
    let is_clear = is_edge | under.is_at_least(grazing);
    let is_steep = (closing_size * closing_size * Two::all(1_048_576.0))
        .is_above(square * dots.firsts(dots))
        .any();
    let root = under.square_roots();
    // Along a side that is just touched no end is the nearer one.
    let is_apart = (closing_size + root).is_above(nothing) | is_edge;
    if ((is_clear & is_apart).bits() != 0b11) | (is_edge.any() & !is_steep) {
        return None;
    }
    let is_upright = (ex * ey).is_equal(nothing);
    let least = heights[0].abs().lesser(heights[1].abs());
    let is_known = is_upright | least.is_above((asides.abs() + shift.abs()) * Two::all(HEIGHT));
    let is_exact = (is_edge & is_upright) | (is_round & is_whole(root, under, is_short) & is_known);
    let rough = Two::select(
        is_edge,
        (places + square + dots.firsts(dots)) * Two::all(SIDE),
        size * Two::all(ROOM),
    );
    let factor = Two::select(is_exact, Two::all(unless_exact(1.0, is_short)), Two::all(1.0));
    let outwards = Two::new(-0.0, 0.0);
    let round = ahead + root.turned_by(outwards);
    let flat = area + (Two::all(reach) * length).turned_by(outwards);
    let one = Two::all(1.0);
    let span = Span {
        above: Two::select(is_edge, flat, round),
        below: Two::select(is_edge, closing_size, square),
        slack: rough * factor,
        weight: Two::select(is_edge, one, root),
    };
    let Some(passage) = span.passage()? else { return Some(None) };
    let turn = |v: Two| v.exchanged().turned_by(outwards);
    let side = turn(edge.turned_by(closing)) / length;
    let scale = one / (Two::all(reach) * square);
    let left = turn(along);
    let normals = [
        (nothing - left * beside.firsts(beside) - along * root.firsts(root)) * scale,
        (left * beside.seconds(beside) + along * root.seconds(root)) * scale,
    ];
    let normals = [
        Two::select(is_edge.firsts(is_edge), side, normals[0]),
        Two::select(is_edge.seconds(is_edge), nothing - side, normals[1]),
    ];
    passage.write(track, normals, capsule)
}

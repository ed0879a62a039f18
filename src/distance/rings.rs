//! Distances of polygons of few vertices from each other and from segments and capsules: a guess in f32
//! which features are nearest, what is between these in f64, and a proof that nothing else is nearer.

use core::hint::select_unpredictable;

use super::Distance;
use super::boxes::pointed;
use super::round::{Between, between_borders};
use crate::any::Polygon;
use crate::pack::{Four, Mask, Pack, Two};
use crate::small::{
    Both, Coarse, Edge, Foot, LEAST, Round, Span, are_apart, is_end, left, short_ring, sum,
};
use crate::vector::Vector2D;

/// What is between two polygons of few vertices; None of others and where it is in doubt.
#[inline(always)]
pub(super) fn between([a, b]: [&Polygon<'_>; 2]) -> Option<Between> {
    let radii = Vector2D::new(a.radius(), b.radius());
    let (first, second) = (short_ring(a)?, short_ring(b)?);
    let anchor = first[0];
    let (a, b) = (Coarse::ring(first, anchor), Coarse::ring(second, anchor));
    if first.len().max(second.len()) <= 6 {
        return Pair::of::<2, 6, 6>([&a, &b], anchor)?.between(radii);
    }
    Pair::of::<2, 8, 8>([&a, &b], anchor)?.between(radii)
}

/// What is between a segment or a capsule and a polygon of few vertices; None of others and where it is
/// in doubt.
#[inline(always)]
pub(super) fn beside_path(round: Round<'_>, polygon: &Polygon<'_>) -> Option<Between> {
    let ring = short_ring(polygon)?;
    let Round::Path([&start, &end], radius) = round else { return None };
    if !round.has_radius() {
        return None;
    }
    let (ends, radii) = ([start, end], Vector2D::new(radius, polygon.radius()));
    let (path, ring) = (Coarse::path(&ends), Coarse::ring(ring, start));
    if ring.count() <= 6 {
        return Pair::of::<1, 2, 6>([&path, &ring], start)?.between(radii);
    }
    Pair::of::<1, 2, 8>([&path, &ring], start)?.between(radii)
}

/// Two cores, and the edge that seems to be the most before the other one.
struct Pair<'p, 'a> {
    core: &'p Coarse<'a>,
    other: &'p Coarse<'a>,
    /// Whether the edge is one of the second core.
    is_second: bool,
    /// Whether the first core is a path.
    is_path: bool,
    edge: Edge,
    /// Along the edge.
    path: Two,
    anchor: Two,
    size: Four,
    /// What two heights may differ by to be told to be the same.
    tolerance: Two,
}

impl<'p, 'a> Pair<'p, 'a> {
    /// Of two cores, and how many packs and corners of the first one there are, and corners of the
    /// second one.
    #[inline(always)]
    fn of<const PACKS: usize, const CORNERS: usize, const OTHERS: usize>(
        [a, b]: [&'p Coarse<'a>; 2],
        anchor: Vector2D,
    ) -> Option<Self> {
        let size = Coarse::size_of(a, b)?;
        let (number, is_second) = Coarse::best_edge::<PACKS, CORNERS, OTHERS>(a, b);
        let core = select_unpredictable(is_second, b, a);
        let other = select_unpredictable(is_second, a, b);
        let edge = core.edge(number);
        let path = edge.ends[1] - edge.ends[0];
        let tolerance = size.wide()[0] * Two::all(64.0 * f64::EPSILON);
        let anchor = Two::of(anchor);
        let is_path = CORNERS == 2;
        Some(Self { is_path, core, other, is_second, edge, path, anchor, size, tolerance })
    }

    /// What is between both shapes.
    #[inline(always)]
    fn between(self, radii: Vector2D) -> Option<Between> {
        let corners = self.other.farthest(left(self.path), self.size);
        let ends = self.edge.ends;
        let above = if corners.is_power_of_two() {
            Above::corner(self.other.corner(corners.trailing_zeros() as usize), ends, corners)
        } else {
            tie(self.other, ends, corners, self.tolerance)?
        };
        Some(self.told(above, radii))
    }

    /// What is between the nearest places, if they are; or a place that both cores share, if they
    /// overlap.
    #[inline(always)]
    fn told(&self, above: Above, radii: Vector2D) -> Between {
        let [to, foot] = above.span.places;
        if depth(self.edge.ends, to).first() > 0.0 {
            let (place, is_certain) = self.shared(to, foot);
            return Between::at(place, is_certain);
        }
        // The nearest place on an edge is off by 16 units at most, what is parallel by the tolerance.
        let slip = Two::all(LEAST) + self.tolerance + self.tolerance;
        let span = Span { slip, ..above.span };
        let found = if radii == Vector2D::ZERO {
            pointed(span)
        } else {
            let radii = Two::of(radii);
            between_borders(span, select_unpredictable(self.is_second, radii, radii.exchanged()))
        };
        let is_near = self.are_nearest(&above);
        Between {
            distance: found.distance.swapped_if(!self.is_second),
            is_certain: is_near & found.is_certain,
            touch: found.touch.filter(|_| is_near),
        }
    }

    /// A place that both cores share if they overlap, and whether it is one: one of two, on a corner of
    /// the other core and on the edge. Nothing lies inside of a path.
    #[inline(always)]
    fn shared(&self, corner: Two, on_edge: Two) -> (Two, bool) {
        if self.is_path {
            let place = select_unpredictable(self.is_second, corner, on_edge);
            let ring = select_unpredictable(self.is_second, self.core, self.other);
            return self.shared_by_path(place, ring);
        }
        if self.core.holds(corner, self.anchor, self.size) {
            return (corner, true);
        }
        (on_edge, self.other.holds(on_edge, self.anchor, self.size))
    }

    /// A place on the path, if a ring holds it, or the middle of what of the path seems to lie inside.
    #[inline(always)]
    fn shared_by_path(&self, place: Two, ring: &Coarse<'_>) -> (Two, bool) {
        if ring.holds(place, self.anchor, self.size) {
            return (place, true);
        }
        let path = if self.is_second { self.other } else { self.core };
        let middle = ring.middle_inside([path.corner(0), path.corner(1)]);
        (middle, ring.holds(middle, self.anchor, self.size))
    }

    /// Whether nothing is nearer than two places.
    ///
    /// The place on the edge is the nearest one to the other place, or the other way round, so that the
    /// ends of the edge are not before it. If all else is beyond doubt neither, the strip between the
    /// two places separates the cores.
    #[inline(always)]
    fn are_nearest(&self, &Above { span, is_corner, corners }: &Above) -> bool {
        let direction = Two::select(is_corner, span.way, left(self.path));
        let places = [span.places[1] - self.anchor, span.places[0] - self.anchor];
        let cores = [self.core, self.other];
        are_apart(cores, &self.edge, corners, direction, places, self.size)
    }
}

impl Between {
    /// At a place, if both share it.
    #[inline(always)]
    fn at(place: Two, is_certain: bool) -> Self {
        let place = place.narrow();
        let distance = Distance { distance: 0.0, point_a: place, point_b: place };
        Self { distance, is_certain, touch: None }
    }
}

/// What is nearest above an edge.
struct Above {
    /// From the other core to the edge.
    span: Span,
    /// Whether it leads to an end of the edge.
    is_corner: Both,
    /// The bits of the corners that are as near to the edge's line.
    corners: u32,
}

impl Above {
    #[inline(always)]
    fn corner(corner: Two, ends: [Two; 2], corners: u32) -> Self {
        let Foot { span, part, .. } = Foot::of(corner, ends);
        Self { span, is_corner: is_end(part), corners }
    }
}

/// How far a place lies to the left of an edge, times its length.
#[inline(always)]
fn depth([start, end]: [Two; 2], place: Two) -> Two {
    sum(left(end - start) * (place - start))
}

/// What is nearest above an edge if it is parallel to one of another core, the ends of which have these
/// bits: of all nearest places the first ones along the edge.
#[inline(never)]
fn tie(other: &Coarse<'_>, ends: [Two; 2], corners: u32, tolerance: Two) -> Option<Above> {
    let last = 31 - corners.leading_zeros();
    let pair = [corners.trailing_zeros(), last].map(|i| other.corner(i as usize));
    let (start, path) = (ends[0], ends[1] - ends[0]);
    let doubt = tolerance * sum(path.abs());
    let difference = depth(ends, pair[0]) - depth(ends, pair[1]);
    if difference.abs().first() > doubt.first() || corners.count_ones() > 2 {
        return None;
    }
    // Other corners may lie behind what is between two that are none.
    let is_last = last as usize + 1 == other.count();
    let are_neighbors = corners >> (last - 1) == 3 || is_last && corners & 1 == 1;
    let along = pair.map(|corner| sum(path * (corner - start)).first());
    let [first, last] = if along[0] <= along[1] { [0, 1] } else { [1, 0] };
    if along[first] < 0.0 && along[last] >= 0.0 {
        if !are_neighbors {
            return None;
        }
        let span = Foot::of(start, [pair[first], pair[last]]).span.swapped();
        return Some(Above { span, is_corner: Mask::none(), corners });
    }
    let nearest = if along[last] < 0.0 { last } else { first };
    Some(Above::corner(pair[nearest], ends, corners))
}

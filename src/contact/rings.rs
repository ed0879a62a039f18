//! Contacts of convex polygons of few vertices with each other and with segments: f32 tells which edge
//! is to be looked at, and f64 what is to be seen there, as [`Facing`](super::manifold::Facing).

use core::hint::select_unpredictable;

use super::axis::TOLERANCE;
use super::gap::{Found, narrow};
use super::sieve::{Edges, Rivals};
use super::{Contact, ContactPoint};
use crate::any::Polygon;
use crate::pack::{Mask, Pack, Pair, Two};
use crate::shape::Segment;
use crate::small::{Both, first, pairs, twice};
use crate::vector::Vector2D;

/// How a segment and a hexagon that is not rounded touch, or what the same of the swapped ones is; None
/// of other polygons, and where it is in doubt.
#[inline(always)]
pub(super) fn beside_segment(
    segment: &Segment,
    polygon: &Polygon<'_>,
    is_swapped: bool,
) -> Option<Found> {
    let ring = sharp_ring::<6>(polygon)?;
    let path = [segment.point1, segment.point2];
    let anchor = path[0];
    let (own, other) = (Edges::of(&path, anchor), Edges::of(ring, anchor));
    if own.is_clear_of(&other) {
        return Some(apart());
    }
    let (other, is_reversed) = other.counterclockwise()?;
    let (a, b) = (Ring { ring: &path, is_reversed: false }, Ring { ring, is_reversed });
    let rivals = Rivals::of(&own, &other)?;
    if rivals.is_apart {
        return Some(apart());
    }
    let (edge, is_second, view) = best(rivals, (a, b), anchor, is_swapped)?;
    if is_second { view.touch(b, edge, a) } else { view.touch(a, edge, b) }
}

/// How two hexagons that are not rounded touch, or what the same of the swapped ones is; None of other
/// polygons, and where it is in doubt.
#[inline(always)]
pub(super) fn touch([a, b]: [&Polygon<'_>; 2], is_swapped: bool) -> Option<Found> {
    let (first, ring) = (sharp_ring::<6>(a)?, sharp_ring::<6>(b)?);
    let anchor = first[0];
    let (own, other) = (Edges::of(first, anchor), Edges::of(ring, anchor));
    if own.is_clear_of(&other) {
        return Some(apart());
    }
    let ((own, is_own_reversed), (other, is_reversed)) =
        (own.counterclockwise()?, other.counterclockwise()?);
    let rings = (Ring { ring: first, is_reversed: is_own_reversed }, Ring { ring, is_reversed });
    let rivals = Rivals::of(&own, &other)?;
    if rivals.is_apart {
        return Some(apart());
    }
    let (edge, is_second, view) = best(rivals, rings, anchor, is_swapped)?;
    let (a, b) = rings;
    view.touch(a.or_if(is_second, b), edge, b.or_if(is_second, a))
}

/// The vertices of a polygon of N and without a radius.
#[inline(always)]
fn sharp_ring<'a, const N: usize>(polygon: &Polygon<'a>) -> Option<&'a [Vector2D; N]> {
    let is_sharp = polygon.is_single_ring() & (polygon.radius().to_bits() == 0);
    polygon.vertices().try_into().ok().filter(|_| is_sharp)
}

/// Of shapes that do not touch.
#[inline(always)]
fn apart() -> Found {
    Found { contact: Contact::default(), is_there: false, is_certain: true, is_known: true }
}

/// The edge that tells how two rings touch, whether it is one of the second ring, and how it is
/// looked at.
#[inline(always)]
fn best<const N: usize, const M: usize>(
    rivals: Rivals,
    rings: (Ring<'_, N>, Ring<'_, M>),
    anchor: Vector2D,
    is_swapped: bool,
) -> Option<(usize, bool, View)> {
    let tolerance = f64::from(rivals.size) * TOLERANCE;
    let (edge, is_second) = match rivals.single() {
        Some(single) => single,
        None => better(rivals.couple()?, rings, anchor, tolerance),
    };
    Some((edge, is_second, View { anchor, tolerance, is_turned: is_second != is_swapped }))
}

/// The better one of edges of two rings, the first one unless the second one is clearly better; and
/// whether it is the second one.
#[inline(never)]
fn better<const N: usize, const M: usize>(
    [first, second]: [usize; 2],
    (a, b): (Ring<'_, N>, Ring<'_, M>),
    anchor: Vector2D,
    tolerance: f64,
) -> (usize, bool) {
    let gaps = [a.face(first, b, anchor).0.gap, b.face(second, a, anchor).0.gap];
    let is_second = gaps[1].first() > gaps[0].first() + tolerance;
    (if is_second { second } else { first }, is_second)
}

/// A convex ring, which may run clockwise.
#[derive(Clone, Copy)]
struct Ring<'a, const N: usize> {
    ring: &'a [Vector2D; N],
    is_reversed: bool,
}

impl<const N: usize> Ring<'_, N> {
    #[inline(always)]
    fn vertex(&self, number: usize) -> Two {
        Two::of(self.ring[number])
    }

    /// Another ring if so told; without a branch.
    #[inline(always)]
    fn or_if(self, is_other: bool, other: Self) -> Self {
        Self {
            ring: select_unpredictable(is_other, other.ring, self.ring),
            is_reversed: select_unpredictable(is_other, other.is_reversed, self.is_reversed),
        }
    }

    /// The numbers of the corners before and after another one, counterclockwise.
    #[inline(always)]
    fn beside(&self, number: usize) -> [usize; 2] {
        let next = if number + 1 == N { 0 } else { number + 1 };
        let previous = if number == 0 { N - 1 } else { number - 1 };
        self.in_order([previous, next])
    }

    /// Two numbers in the order of the ring, counterclockwise.
    #[inline(always)]
    fn in_order(&self, [a, b]: [usize; 2]) -> [usize; 2] {
        let is_reversed = self.is_reversed;
        [select_unpredictable(is_reversed, b, a), select_unpredictable(is_reversed, a, b)]
    }
}

/// An edge, seen from an anchor. What is a single number is told twice.
struct Edge {
    ends: [Two; 2],
    /// The numbers of its ends, and its own.
    numbers: [usize; 3],
}

/// A face of a ring.
struct Face {
    /// How far it is away from the other ring; negative if that is behind it.
    gap: Two,
    /// The numbers of its ends, and its own.
    numbers: [usize; 3],
    /// Where it begins, and to where it leads, in columns.
    base: [Two; 2],
    way: [Two; 2],
    /// The unit vector out of it, in columns.
    normal: [Two; 2],
    length: Two,
}

/// How two rings are looked at.
struct View {
    anchor: Vector2D,
    tolerance: f64,
    is_turned: bool,
}

impl View {
    /// At a face of a ring, and the edge of another one that faces it most of those at the corner that
    /// is the least high above it.
    #[inline(always)]
    fn touch<const N: usize, const M: usize>(
        &self,
        of: Ring<'_, N>,
        number: usize,
        other: Ring<'_, M>,
    ) -> Option<Found> {
        let (face, corner) = of.face(number, other, self.anchor);
        let incident = other.edge_against(corner, face.way, Two::of(self.anchor));
        self.cut(face, incident)
    }
}

impl<const N: usize> Ring<'_, N> {
    /// A face, and the corner of another ring that is the least high above it.
    #[inline(always)]
    fn face<const M: usize>(
        self,
        number: usize,
        other: Ring<'_, M>,
        anchor: Vector2D,
    ) -> (Face, usize) {
        let anchor = Two::of(anchor);
        let next = if number + 1 == N { 0 } else { number + 1 };
        let ends = self.in_order([number, next]);
        let (from, to) = (self.vertex(ends[0]), self.vertex(ends[1]));
        let [x, y] = twice(to - from);
        let height = |[v, w]: [Two; 2]| y * v - x * w;
        let (least, corner) = other.least(height, anchor);
        let (base, place) = (twice(from - anchor), to - anchor);
        // A segment is seen from its first end, whichever side it is.
        let start = if N == 2 { twice(self.vertex(0) - anchor) } else { base };
        let rise = least - height(start);
        let inverse = Two::all(1.0) / (y * y + x * x);
        let square = rise * rise.abs() * inverse;
        let [gap, scale] = twice(Two::firsts(square.abs(), inverse).square_roots());
        let gap = if N == 2 { rise * scale } else { gap.turned_by(rise) };
        let normal = [y * scale, -(x * scale)];
        let [along, up] = twice(place - (from - anchor));
        let length = normal[0] * up - normal[1] * along;
        let numbers = [ends[0], ends[1], number];
        (Face { numbers, base, way: [x, y], normal, length, gap }, corner)
    }

    /// The least height of a corner, twice, and its number.
    #[inline(always)]
    fn least(&self, height: impl Fn([Two; 2]) -> Two, anchor: Two) -> (Two, usize) {
        let (anchor, mut heights) = (twice(anchor), [Two::all(f64::INFINITY); 4]);
        let mut least = Two::all(f64::INFINITY);
        for (pair, place) in heights[..pairs(N)].iter_mut().enumerate() {
            let [x, y] = Two::of_vertices(self.ring[2 * pair], self.ring[2 * pair + 1]);
            *place = height([x - anchor[0], y - anchor[1]]);
            least = place.lesser(least);
        }
        let least = least.lesser(least.exchanged());
        let mut bits = 0;
        for (pair, height) in heights[..pairs(N)].iter().enumerate() {
            bits |= height.is_equal(least).bits() << (2 * pair);
        }
        (least, first::<N>(bits))
    }

    /// The edge before or after a corner that faces a way's right side most.
    #[inline(always)]
    fn edge_against(&self, corner: usize, [x, y]: [Two; 2], anchor: Two) -> Edge {
        let [before, after] = self.beside(corner);
        let places = [self.vertex(before), self.vertex(corner), self.vertex(after)];
        let (to, from) = (places[1] - places[0], places[2] - places[1]);
        let [along, up] = [Two::firsts(to, from), Two::seconds(to, from)];
        let part = up * y + along * x;
        // The squares, with their signs: so that no root is to be waited for.
        let facing = part * part.abs() * (Two::all(1.0) / (up * up + along * along));
        let [first, second] = twice(facing);
        let is_before = second.is_above(first);
        let place = |i: usize| Two::select(is_before, places[i], places[i + 1]) - anchor;
        let is_before = is_before.any();
        let start = select_unpredictable(is_before, before, corner);
        let end = select_unpredictable(is_before, corner, after);
        let number = select_unpredictable(self.is_reversed, end, start);
        Edge { ends: [place(0), place(1)], numbers: [start, end, number] }
    }
}

/// The edge above a face, cut to what lies above it; each number for both ends.
struct Cut {
    places: [Two; 2],
    depths: Two,
    is_cut: Both,
    is_above: Both,
    /// Whether the edge lies beside the face, or has no length along it.
    is_elsewhere: bool,
}

impl Face {
    #[inline(always)]
    fn cut(&self, [from, to]: [Two; 2], tolerance: Two) -> Cut {
        let ([x, y], [left, low]) = (self.normal, self.base);
        let ends = [Two::firsts(from, to), Two::seconds(from, to)];
        let along = x * (ends[1] - low) - y * (ends[0] - left);
        let is_below = (-tolerance).is_above(along);
        let is_above = along.is_above(self.length + tolerance);
        let [start, end] = twice(along);
        let (step, limit) = (end - start, self.length.only(is_above));
        let part = ((limit - start) / step).greater(Two::all(0.0)).lesser(Two::all(1.0));
        let ([from_x, from_y], [way_x, way_y]) = (twice(from), twice(to - from));
        let is_cut = is_below | is_above;
        let cut = [from_x + way_x * part, from_y + way_y * part];
        let places = [Two::select(is_cut, cut[0], ends[0]), Two::select(is_cut, cut[1], ends[1])];
        let depths = Two::all(0.0) - (x * (places[0] - left) + y * (places[1] - low));
        let is_short = !step.abs().is_above(tolerance).any();
        let is_elsewhere = (is_below.bits() == 3) | (is_above.bits() == 3) | is_short;
        Cut { places, depths, is_cut, is_above, is_elsewhere }
    }
}

impl View {
    #[inline(always)]
    fn cut(&self, face: Face, incident: Edge) -> Option<Found> {
        let (tolerance, nothing) = (Two::all(self.tolerance), Two::all(0.0));
        let cut = face.cut(incident.ends, tolerance);
        let depth = -face.gap;
        let is_deep = depth.is_above(tolerance);
        let (depth, [x, y]) = (depth.only(is_deep), face.normal);
        let depths = cut.depths.only(cut.depths.abs().is_above(tolerance));
        let middle = cut.depths * Two::all(0.5);
        let places = [cut.places[0] + x * middle, cut.places[1] + y * middle];
        let is_out = nothing.is_above(depths);
        let apart = |numbers: Two| (numbers - numbers.exchanged()).abs();
        let is_new = apart(places[0]).greater(apart(places[1])).is_above(tolerance);
        let is_pair = ((!is_new | is_out).bits()) == 0;
        let position = |place: Two| narrow(Two::of(self.anchor) + place);
        let [start, end] = [Two::firsts(places[0], places[1]), Two::seconds(places[0], places[1])];
        let positions = [position(start), position(end)];
        let depths = depths.lesser(depth).narrow();
        let features = [
            self.feature(0, &cut, face.numbers, &incident),
            self.feature(1, &cut, face.numbers, &incident),
        ];
        let is_last = is_out.bits() & 1 != 0;
        let last = ContactPoint { position: positions[1], depth: depths.y, feature: features[1] };
        let first = ContactPoint {
            position: select_unpredictable(is_last, positions[1], positions[0]),
            depth: select_unpredictable(is_last, depths.y, depths.x),
            feature: select_unpredictable(is_last, features[1], features[0]),
        };
        if cut.is_elsewhere | (is_out.bits() == 3) {
            return None;
        }
        // Compilers make a branch of a choice of signs.
        let sign = Two::all(f64::from_bits(u64::from(self.is_turned) << 63));
        let contact = Contact {
            // Without the sign of a zero.
            normal: (Two::firsts(x, y).turned_by(sign) + nothing).narrow(),
            depth: depth.narrow().x,
            points: [first, last.kept_if(is_pair)],
            point_count: 1 + u32::from(is_pair),
            part_a: 0,
            part_b: 0,
        };
        let is_there = is_deep.any();
        Some(Found { contact, is_there, is_certain: is_there, is_known: true })
    }

    /// The feature of an end: a corner above the face, or the face's end under an edge.
    #[inline(always)]
    fn feature(&self, end: usize, cut: &Cut, face: [usize; 3], incident: &Edge) -> u32 {
        let [first, last, own] = face;
        let is_cut = cut.is_cut.bits() >> end & 1 != 0;
        let is_above = cut.is_above.bits() >> end & 1 != 0;
        let limit = select_unpredictable(is_above, last, first);
        let cut = limit << 17 | incident.numbers[2] << 1 | 1;
        let whole = (own << 1 | 1) << 16 | incident.numbers[end] << 1;
        let feature = select_unpredictable(is_cut, cut, whole) as u32;
        feature.rotate_left(u32::from(self.is_turned) << 4)
    }
}

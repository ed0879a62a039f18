//! The touches of the parts of two outlines, and of all that they share.

use super::axis;
use super::border::{self, Border, Stretch};
use super::convex::Convex;
use super::elsewhere;
use super::inside;
use super::manifold::Touch;
use super::overlap;
use super::part::{Edge, Part, Parts, Piece};
use super::solid::Solid;
use crate::distance::body::Body;
use crate::outline::Outline;
use crate::vector::Vector2D;

/// Is shown how parts of two shapes touch.
pub(crate) type Visit<'a> = &'a mut dyn FnMut(Touch, [u32; 2]);

/// Gathers the touches of a pair of shapes.
pub(super) struct Gathered<'v> {
    visit: Visit<'v>,
    count: usize,
    /// Of all others the one along which the parts may push each other, or the one of the least depth.
    back: Option<(Touch, [u32; 2], bool)>,
    /// The last parts that were added once, and how many.
    once: ([[u32; 2]; 256], usize),
}

impl<'v> Gathered<'v> {
    pub(super) fn new(visit: Visit<'v>) -> Self {
        Self { visit, count: 0, back: None, once: ([[0; 2]; 256], 0) }
    }

    pub(super) fn add(&mut self, touch: Touch, parts: [u32; 2]) {
        (self.visit)(touch, parts);
        self.count += 1;
    }

    /// Adds a touch on the back of an edge, or one along which the parts do not push each other.
    pub(super) fn add_back(&mut self, touch: Touch, parts: [u32; 2], is_allowed: bool) {
        let is_better = |(back, _, is_back_allowed): (Touch, _, bool)| {
            if is_allowed == is_back_allowed { touch.depth < back.depth } else { is_allowed }
        };
        if self.back.is_none_or(is_better) {
            self.back = Some((touch, parts, is_allowed));
        }
    }

    /// Adds the touch of two parts unless it was among the last ones: two edges may lie opposite each other
    /// around several overlaps.
    fn add_once(&mut self, touch: Touch, parts: [u32; 2]) {
        let (last, count) = &mut self.once;
        if last[..last.len().min(*count)].contains(&parts) {
            return;
        }
        last[*count % last.len()] = parts;
        *count += 1;
        self.add(touch, parts);
    }

    /// Visits another touch if there was none on the front of an edge.
    pub(super) fn finish(self, otherwise: impl FnOnce() -> Option<(Touch, [u32; 2])>) {
        if self.count > 0 {
            return;
        }
        let back = self.back.map(|(touch, parts, _)| (touch, parts));
        if let Some((touch, parts)) = back.or_else(otherwise) {
            (self.visit)(touch, parts);
        }
    }
}

pub(super) fn outlines(a: Outline<'_>, b: Outline<'_>, visit: Visit<'_>) {
    a.with_boxes(|a| b.with_boxes(|b| outlines_with_boxes([a, b], visit)));
}

fn outlines_with_boxes([a, b]: [&Outline<'_>; 2], visit: Visit<'_>) {
    let parts = [Parts::of(*a), Parts::of(*b)];
    let is_single = parts.iter().all(|parts| matches!(parts, Parts::Convex(..)));
    let reach = [a.radius, b.radius];
    let (gathered, last) = (Gathered::new(visit), ([None; 2], false));
    let mut pairs = Pairs { parts, anchor: a.anchor(), gathered, last, hidden: None };
    let borders = Border::of(a, b, false).zip(Border::of(b, a, true)).filter(|_| !is_single);
    parts[0].each_near(&b.bounds(), reach, |piece_a| {
        parts[1].each_near(&piece_a.bounds, reach, |piece_b| {
            if is_single || piece_a.outline.collides(&piece_b.outline) {
                pairs.add([piece_a, piece_b]);
                if let Some((a, b)) = &borders {
                    pairs.add_overlaps((a, b), [piece_a, piece_b]);
                }
            }
        });
    });
    let inside = || {
        inside::touch(a, b)
            .or_else(|| inside::touch(b, a).map(|(touch, [a, b])| (touch.swapped(), [b, a])))
    };
    pairs.finish(inside);
}

/// The touches of the parts of two outlines.
struct Pairs<'p, 'v> {
    parts: [Parts<'p>; 2],
    anchor: Vector2D,
    gathered: Gathered<'v>,
    /// The numbers of the last pieces that were added, and whether they push each other where they meet.
    last: ([Option<u32>; 2], bool),
    /// The first pieces that meet, one of which has no free side beside the middle of the other one: an
    /// edge that covers another one, or crosses the border, may have one where they meet.
    hidden: Option<[Option<Edge<'p>>; 2]>,
}

impl<'p> Pairs<'p, '_> {
    /// Two pieces that meet as parts, and whether they meet on the sides to which they push.
    fn meeting(&self, [a, b]: [&Piece<'p>; 2]) -> Option<([Part<'p>; 2], bool)> {
        let middles = [a.middle(), b.middle()];
        let parts = [self.parts[0].part(a, middles[1])?, self.parts[1].part(b, middles[0])?];
        let is_front = parts[0].faces(middles[1]) && parts[1].faces(middles[0]);
        Some((parts, is_front))
    }

    /// Visits another touch if there was none on the front of an edge.
    fn finish(self, inside: impl FnOnce() -> Option<(Touch, [u32; 2])>) {
        let Self { parts, anchor, gathered, hidden, .. } = self;
        gathered.finish(|| inside().or_else(|| hidden_touch(&parts, hidden?, anchor)));
    }

    /// Adds the touch of two pieces that meet.
    #[inline(never)]
    fn add(&mut self, pieces: [&Piece<'p>; 2]) {
        self.last = (pieces.map(Piece::number), false);
        let Some((parts, is_front)) = self.meeting(pieces) else {
            self.hidden.get_or_insert(pieces.map(Piece::edge));
            return;
        };
        let (touch, is_allowed) = touch(pieces, &parts, self.anchor);
        let numbers = parts.map(|part| part.number);
        self.last.1 = is_front && is_allowed;
        if self.last.1 {
            self.gathered.add(touch, numbers);
        } else {
            self.gathered.add_back(touch, numbers, is_allowed);
        }
    }

    /// Adds what pushes around the overlaps that begin where the second one of two pieces that meet
    /// enters the first one.
    #[inline(never)]
    fn add_overlaps(
        &mut self,
        borders: (&Border<'_, 'p>, &Border<'_, 'p>),
        pieces: [&Piece<'p>; 2],
    ) {
        borders.0.each_of(pieces[0], &pieces[1].bounds, |a| {
            borders.1.each_of(pieces[1], &pieces[0].bounds, |b| {
                if let Some(start) = border::entry(borders, (a, b)) {
                    self.add_overlap(borders, start, pieces);
                }
            });
        });
    }

    /// Adds what pushes around an overlap, or the touch where it begins if nothing does, nor where it ends.
    fn add_overlap(
        &mut self,
        borders: (&Border<'_, 'p>, &Border<'_, 'p>),
        start: (Stretch<'p>, Stretch<'p>),
        pieces: [&Piece<'p>; 2],
    ) {
        let first = (start.0.edge.reversed(), start.1.edge);
        let (mut last, mut is_held) = (None, false);
        let last_edges = overlap::each_pair(borders, start, |a, b| {
            let found = self.parts[0].piece(a).zip(self.parts[1].piece(b));
            let Some((piece_a, piece_b)) = &found else { return };
            let pieces = [piece_a, piece_b];
            let Some(parts) = self.directed(pieces, (a, b)) else { return };
            let numbers = parts.map(|part| part.number);
            if last.replace(numbers) == Some(numbers) {
                return;
            }
            let (touch, is_allowed) = crossing_touch(&parts[0], &parts[1]);
            if touch.is_elsewhere || !is_allowed {
                return;
            }
            is_held = true;
            if !self.is_added(pieces) {
                self.gathered.add_once(touch, numbers);
            }
        });
        let last_pieces = self.parts[0].piece(last_edges.0).zip(self.parts[1].piece(last_edges.1));
        let is_last_added = || last_pieces.is_some_and(|(a, b)| self.is_added([&a, &b]));
        if is_held || self.is_added(pieces) || is_last_added() {
            return;
        }
        if let Some(parts) = self.directed(pieces, first) {
            let (touch, is_allowed) = touch(pieces, &parts, self.anchor);
            let numbers = parts.map(|part| part.number);
            // What begins at a corner may be but a border that is touched.
            let [a, b] = &pieces.map(Piece::middle);
            let is_front = parts[0].faces(*b) && parts[1].faces(*a);
            if (is_front && is_allowed) || start.0.meets_inside(&start.1) {
                self.gathered.add_once(touch, numbers);
            } else {
                self.gathered.add_back(touch, numbers, is_allowed);
            }
        }
    }

    /// Whether two pieces meet and push each other there, so that they were added as such.
    fn is_added(&self, pieces: [&Piece<'p>; 2]) -> bool {
        let (last, is_pushing) = self.last;
        if pieces.map(Piece::number) == last {
            return is_pushing;
        }
        pieces[0].outline.collides(&pieces[1].outline)
            && self
                .meeting(pieces)
                .is_some_and(|([a, b], is_front)| is_front && axis::is_allowed(&a, &b))
    }

    /// Pieces as parts that push out of what lies along a walk around an overlap: on the right of
    /// the first one, on the left of the second one.
    fn directed(
        &self,
        pieces: [&Piece<'p>; 2],
        edges: (Edge<'p>, Edge<'p>),
    ) -> Option<[Part<'p>; 2]> {
        let a = self.parts[0].part_whose(pieces[0], !edges.0.is_reversed)?;
        Some([a, self.parts[1].part_whose(pieces[1], edges.1.is_reversed)?])
    }
}

/// The touch of two pieces that meet, edges or all of a convex shape, as if each were free to the other one.
#[cold]
#[inline(never)]
fn hidden_touch<'p>(
    [own, other]: &[Parts<'p>; 2],
    [edge, other_edge]: [Option<Edge<'p>>; 2],
    anchor: Vector2D,
) -> Option<(Touch, [u32; 2])> {
    let (a, b) = (own.piece_of(edge)?, other.piece_of(other_edge)?);
    let parts = [own.part_before(&a, b.middle())?, other.part_before(&b, a.middle())?];
    let (touch, _) = touch([&a, &b], &parts, anchor);
    Some((touch, parts.map(|part| part.number)))
}

/// The touch of two pieces that meet, as these parts, and whether they push each other.
fn touch<'p>(pieces: [&Piece<'p>; 2], [a, b]: &[Part<'p>; 2], anchor: Vector2D) -> (Touch, bool) {
    let (touch, is_allowed) = crossing_touch(a, b);
    if !touch.is_elsewhere {
        return (touch, is_allowed);
    }
    let bodies = pieces.map(|piece| Body::Outline(piece.outline));
    (touch.at(elsewhere::meeting(bodies, anchor)), is_allowed)
}

/// How two parts touch, up to where their surfaces cross, and whether they push each other.
fn crossing_touch(a: &Part<'_>, b: &Part<'_>) -> (Touch, bool) {
    let (touch, is_allowed) = axis::touch(a, b);
    if (a.cone.is_none() && b.cone.is_none()) || !touch.may_have_crossing() {
        return (touch.with_sites([&a.core, &b.core]), is_allowed);
    }
    let sides = [a.side(touch.normal), b.side(touch.normal.map(|x| -x))];
    let touch = touch.with_crossing(sides, [a.core.radius, b.core.radius]);
    (touch.with_sites([&a.core, &b.core]), is_allowed)
}

impl Touch {
    /// With the places of its points, if formulas tell them.
    fn with_sites(mut self, [a, b]: [&Convex<'_>; 2]) -> Self {
        let count = if self.is_elsewhere { 0 } else { self.count };
        for point in self.points.iter_mut().take(count) {
            let ([at_a, at_b], [mark_a, mark_b]) = (point.surfaces(self.normal), point.marks);
            point.sites = [a.site_at(mark_a, at_a), b.site_at(mark_b, at_b)];
        }
        self
    }
}

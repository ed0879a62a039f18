//! The touches of the parts of two outlines, and of all that they share.

use super::axis;
use super::border::{self, Border, Crossing, Stretch};
use super::elsewhere::{self, Clearance};
use super::inside;
use super::manifold::{Point, Touch};
use super::nearness::Nearness;
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
    pub(super) back: Option<(Touch, [u32; 2], bool)>,
    /// The parts that were added once.
    once: &'v mut Last,
    /// Of shapes that meet and may be apart by a margin the parts that lie opposite each other around overlaps.
    opposite: Option<&'v Last>,
    /// Of parts that come near each other without touching how many were visited, and the first ones that are
    /// nearest of those that do not face each other.
    pub(super) near: (usize, Option<(Touch, [u32; 2])>),
}

/// The last parts of some, and how many there were: of shapes that share more pieces some are told twice.
pub(super) struct Last([[u32; 2]; 256], usize);

impl Last {
    pub(super) const NONE: Self = Self([[0; 2]; 256], 0);

    fn has(&self, parts: [u32; 2]) -> bool {
        let Self(last, count) = self;
        last[..last.len().min(*count)].contains(&parts)
    }

    fn push(&mut self, parts: [u32; 2]) {
        let Self(last, count) = self;
        last[*count % last.len()] = parts;
        *count += 1;
    }
}

impl<'v> Gathered<'v> {
    pub(super) fn new(visit: Visit<'v>, once: &'v mut Last) -> Self {
        Self { visit, count: 0, back: None, once, opposite: None, near: (0, None) }
    }

    pub(super) fn add(&mut self, touch: Touch, parts: [u32; 2]) {
        (self.visit)(touch.met(), parts);
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
        if !self.once.has(parts) {
            self.once.push(parts);
            self.add(touch, parts);
        }
    }

    /// Adds parts that come near each other: the touch of those that face each other, unless they have another one
    /// around an overlap, and otherwise that for shapes of which no parts do.
    pub(super) fn add_near(&mut self, stance: Stance, parts: [u32; 2]) {
        match stance {
            Stance::Front(touch) => {
                if !self.opposite.is_some_and(|opposite| opposite.has(parts)) {
                    (self.visit)(touch, parts);
                }
                self.near.0 += 1;
            }
            Stance::Aside(touch) => {
                if self.near.1.is_none_or(|(nearest, _)| touch.depth > nearest.depth) {
                    self.near.1 = Some((touch, parts));
                }
            }
            Stance::Behind => {}
        }
    }

    /// Visits another touch if there was none on the front of an edge, or, of shapes that do not meet, none at
    /// all.
    pub(super) fn finish(
        self,
        is_met: bool,
        otherwise: impl FnOnce() -> Option<(Touch, [u32; 2])>,
    ) {
        if !is_met {
            let (count, nearest) = self.near;
            let nearest = nearest.filter(|_| count == 0);
            return nearest.into_iter().for_each(|(touch, parts)| (self.visit)(touch, parts));
        }
        if self.count > 0 {
            return;
        }
        let back = self.back.map(|(touch, parts, _)| (touch, parts));
        if let Some((touch, parts)) = back.or_else(otherwise) {
            (self.visit)(touch.met(), parts);
        }
    }
}

/// How two parts that come near each other lie to each other.
pub(super) enum Stance {
    /// Each pushes to where the other one is.
    Front(Touch),
    /// One does not, but may where nothing else does.
    Aside(Touch),
    /// One is of a chain with a solid side, behind which the other one lies.
    Behind,
}

impl Stance {
    /// What is between two parts, whose touch may be one of some.
    pub(super) fn of(
        [a, b]: [Option<&Part<'_>>; 2],
        clearance: &Clearance,
        touches: impl Iterator<Item = Touch> + Clone,
    ) -> Self {
        let allows = |part: Option<&Part<'_>>, normal| part.is_none_or(|part| part.allows(normal));
        let has_way = |normal: [f64; 2]| allows(a, normal) && allows(b, normal.map(|x| -x));
        let mut nearest = touches.clone().filter_map(|touch| clearance.checked(touch));
        if let Some(touch) = nearest.find(|touch| has_way(touch.normal)) {
            return Stance::Front(touch);
        }
        let Some(first) = touches.clone().next() else { return Stance::Behind };
        let normal = clearance.normal().unwrap_or(first.normal);
        let touch = clearance.touch(normal, first.points[0].marks);
        if has_way(normal) {
            return Stance::Front(touch);
        }
        let is_behind = |part: Option<&Part<'_>>, normal: [f64; 2]| {
            part.is_some_and(|part| part.is_fixed() && !part.allows(normal))
        };
        match is_behind(a, normal) || is_behind(b, normal.map(|x| -x)) {
            true => Stance::Behind,
            false => Stance::Aside(touch),
        }
    }
}

pub(super) fn outlines(a: Outline<'_>, b: Outline<'_>, nearness: Nearness, visit: Visit<'_>) {
    a.with_boxes(|a| b.with_boxes(|b| outlines_with_boxes([a, b], nearness, visit)));
}

fn outlines_with_boxes([a, b]: [&Outline<'_>; 2], nearness: Nearness, visit: Visit<'_>) {
    let parts = [Parts::of(*a), Parts::of(*b)];
    let is_single = parts.iter().all(|parts| matches!(parts, Parts::Convex(..)));
    let borders = Border::of(a, b, false).zip(Border::of(b, a, true)).filter(|_| !is_single);
    let (outlines, mut once) =
        (Outlines { outlines: [a, b], parts: &parts, is_single }, Last::NONE);
    match &borders {
        Some(_) if nearness.is_met && nearness.margin > 0.0 => {
            outlines.gather_with_near(&borders, nearness, visit, &mut once);
        }
        _ => outlines.gather(&borders, nearness, Gathered::new(visit, &mut once)),
    }
}

/// Two outlines in parts.
struct Outlines<'s, 'p> {
    outlines: [&'s Outline<'p>; 2],
    parts: &'s [Parts<'p>; 2],
    /// Whether each is one part.
    is_single: bool,
}

/// The borders of two outlines that have an inside.
pub(super) type Borders<'s, 'p> = Option<(Border<'s, 'p>, Border<'s, 'p>)>;

impl<'p> Outlines<'_, 'p> {
    /// Visits their touches.
    #[inline(never)]
    fn gather(&self, borders: &Borders<'_, 'p>, nearness: Nearness, gathered: Gathered<'_>) {
        let &Self { outlines: [a, b], parts, is_single } = self;
        let reach = [a.radius, b.radius, nearness.margin];
        let mut pairs = Pairs::new(parts, borders, nearness, a.anchor(), gathered);
        parts[0].each_near(&b.bounds(), None, reach, &mut |piece_a| {
            let ends = piece_a.outline.edge_places();
            parts[1].each_near(&piece_a.bounds, ends, reach, &mut |piece_b| {
                let (pieces, outlines) = ([piece_a, piece_b], [&piece_a.outline, &piece_b.outline]);
                if nearness.is_met && (is_single || outlines[0].collides(outlines[1])) {
                    pairs.add(pieces);
                    pairs.add_overlaps(pieces);
                } else if is_single || nearness.has(outlines) {
                    pairs.add_near(pieces);
                }
            });
        });
        pairs.finish(|| {
            inside::touch(a, b)
                .or_else(|| inside::touch(b, a).map(|(touch, [a, b])| (touch.swapped(), [b, a])))
        });
    }

    /// The same of shapes that meet, with parts that are apart by a margin unless they lie opposite each other around an
    /// overlap.
    #[inline(never)]
    fn gather_with_near(
        &self,
        borders: &Borders<'_, 'p>,
        nearness: Nearness,
        visit: Visit<'_>,
        once: &mut Last,
    ) {
        let mut opposite = Last::NONE;
        self.gather(borders, Nearness::MEETING, Gathered::new(&mut |_, _| {}, &mut opposite));
        let gathered = Gathered { opposite: Some(&opposite), ..Gathered::new(visit, once) };
        self.gather(borders, nearness, gathered);
    }
}

/// Two pieces that meet as parts, and whether they meet on the sides to which they push.
fn meeting<'p>(parts: [&Parts<'p>; 2], [a, b]: [&Piece<'p>; 2]) -> Option<([Part<'p>; 2], bool)> {
    let middles = [a.middle(), b.middle()];
    let parts = [parts[0].part(a, middles[1])?, parts[1].part(b, middles[0])?];
    Some((parts, is_front(&parts, [a, b])))
}

/// Whether each of two pieces as parts lies on the side to which the other one pushes.
fn is_front(parts: &[Part<'_>; 2], [a, b]: [&Piece<'_>; 2]) -> bool {
    parts[0].faces(b.middle()) && parts[1].faces(a.middle())
}

/// How two pieces touch that meet, if they push each other there.
pub(super) fn front_touch<'p>(
    parts: [&Parts<'p>; 2],
    pieces: [&Piece<'p>; 2],
    anchor: Vector2D,
    room: f64,
) -> Option<(Touch, [u32; 2])> {
    let (parts, is_front) = meeting(parts, pieces)?;
    let (touch, is_allowed) = touch(pieces, &parts, anchor, room);
    (is_front && is_allowed).then_some((touch.met(), parts.map(|part| part.number)))
}

/// The touches of the parts of two outlines.
pub(super) struct Pairs<'s, 'p, 'v> {
    parts: &'s [Parts<'p>; 2],
    borders: &'s Borders<'s, 'p>,
    nearness: Nearness,
    anchor: Vector2D,
    pub(super) gathered: Gathered<'v>,
    /// The numbers of the last pieces that were added, and whether they push each other where they meet.
    last: ([Option<u32>; 2], bool),
    /// Where the borders of these cross, if that is known.
    crossing: Option<Crossing<'p>>,
    /// The first pieces that meet, one of which has no free side beside the middle of the other one: an
    /// edge that covers another one, or crosses the border, may have one where they meet.
    hidden: Option<[Option<Edge<'p>>; 2]>,
}

impl<'s, 'p, 'v> Pairs<'s, 'p, 'v> {
    pub(super) fn new(
        parts: &'s [Parts<'p>; 2],
        borders: &'s Borders<'s, 'p>,
        nearness: Nearness,
        anchor: Vector2D,
        gathered: Gathered<'v>,
    ) -> Self {
        let (last, crossing, hidden) = (([None; 2], false), None, None);
        Self { parts, borders, nearness, anchor, gathered, last, crossing, hidden }
    }

    /// Where the borders of two polygons cross, of which two pieces are edges.
    fn crossing(&self, pieces: [&Piece<'p>; 2]) -> Option<Crossing<'p>> {
        let (a, b) = self.borders.as_ref()?;
        let edges = (pieces[0].edge()?, pieces[1].edge()?);
        border::crossing_of((a, b), edges)
    }

    /// Two pieces that meet as parts, with the sides that are free where their borders cross, or else beside each other.
    fn meeting(
        &self,
        pieces: [&Piece<'p>; 2],
        crossing: Option<&Crossing<'p>>,
    ) -> Option<([Part<'p>; 2], bool)> {
        let parts = [&self.parts[0], &self.parts[1]];
        match crossing.and_then(|(a, b)| self.directed(pieces, (a.edge.reversed(), b.edge))) {
            Some(directed) => Some((directed, is_front(&directed, pieces))),
            None => meeting(parts, pieces),
        }
    }

    /// Visits another touch if there was none on the front of an edge.
    fn finish(self, inside: impl FnOnce() -> Option<(Touch, [u32; 2])>) {
        let Self { parts, nearness, anchor, gathered, hidden, .. } = self;
        let hidden = || hidden_touch(parts, hidden?, anchor, nearness.room());
        gathered.finish(nearness.is_met, || inside().or_else(hidden));
    }

    /// Adds the touch of two pieces that meet.
    #[inline(never)]
    pub(super) fn add(&mut self, pieces: [&Piece<'p>; 2]) {
        self.last = (pieces.map(Piece::number), false);
        self.crossing = self.crossing(pieces);
        let Some((parts, is_front)) = self.meeting(pieces, self.crossing.as_ref()) else {
            self.hidden.get_or_insert(pieces.map(Piece::edge));
            return;
        };
        let (touch, is_allowed) = touch(pieces, &parts, self.anchor, self.nearness.room());
        let numbers = parts.map(|part| part.number);
        self.last.1 = is_front && is_allowed;
        if self.last.1 {
            self.gathered.add(touch, numbers);
        } else {
            self.gathered.add_back(touch, numbers, is_allowed);
        }
    }

    /// Adds two pieces that come near each other without meeting.
    #[inline(never)]
    pub(super) fn add_near(&mut self, pieces: [&Piece<'p>; 2]) {
        let [a, b] = pieces;
        let clearance =
            Clearance::of(pieces.map(|piece| Body::Outline(piece.outline)), self.anchor);
        let part = |parts: &Parts<'p>, piece, place| {
            parts.part(piece, place).or_else(|| parts.part_before(piece, place))
        };
        let (from, to) = (clearance.from, clearance.to);
        let Some((a, b)) = part(&self.parts[0], a, to).zip(part(&self.parts[1], b, from)) else {
            return;
        };
        let (touch, _) = crossing_touch(&a, &b, self.nearness.room());
        let stance = Stance::of([Some(&a), Some(&b)], &clearance, core::iter::once(touch));
        self.gathered.add_near(stance, [a.number, b.number]);
    }

    /// Adds what pushes around the overlaps that begin where the second one of two pieces that meet
    /// enters the first one.
    #[inline(never)]
    pub(super) fn add_overlaps(&mut self, pieces: [&Piece<'p>; 2]) {
        let Some((a, b)) = self.borders else { return };
        let borders = (a, b);
        if let Some(crossing) = self.crossing.filter(|_| self.last.0 == pieces.map(Piece::number)) {
            if border::is_entry(borders, &crossing) {
                self.add_overlap(borders, crossing, pieces);
            }
            return;
        }
        borders.0.each_of(pieces[0], pieces[1], |a| {
            borders.1.each_of(pieces[1], pieces[0], |b| {
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
            let (touch, is_allowed) = meeting_touch(&parts[0], &parts[1], self.nearness.room());
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
            let (touch, is_allowed) = touch(pieces, &parts, self.anchor, self.nearness.room());
            let numbers = parts.map(|part| part.number);
            // What begins at a corner may be but a border that is touched.
            if (is_front(&parts, pieces) && is_allowed) || start.0.meets_inside(&start.1) {
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
                .meeting(pieces, self.crossing(pieces).as_ref())
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
    margin: f64,
) -> Option<(Touch, [u32; 2])> {
    let (a, b) = (own.piece_of(edge)?, other.piece_of(other_edge)?);
    let parts = [own.part_before(&a, b.middle())?, other.part_before(&b, a.middle())?];
    let (touch, _) = touch([&a, &b], &parts, anchor, margin);
    Some((touch, parts.map(|part| part.number)))
}

/// The touch of two pieces that meet, as these parts, and whether they push each other.
fn touch<'p>(
    pieces: [&Piece<'p>; 2],
    [a, b]: &[Part<'p>; 2],
    anchor: Vector2D,
    margin: f64,
) -> (Touch, bool) {
    let (touch, is_allowed) = meeting_touch(a, b, margin);
    if !touch.is_elsewhere {
        return (touch, is_allowed);
    }
    let bodies = pieces.map(|piece| Body::Outline(piece.outline));
    (touch.at(elsewhere::meeting(bodies, anchor)), is_allowed)
}

/// [`crossing_touch`] of shapes that meet: parts that are but near have the touch that they have without a margin,
/// which is elsewhere, and hold no overlap.
fn meeting_touch(a: &Part<'_>, b: &Part<'_>, margin: f64) -> (Touch, bool) {
    let near = axis::touch(a, b, margin);
    let is_but_near = margin > 0.0 && near.0.is_apart();
    crossed(if is_but_near { axis::touch(a, b, 0.0) } else { near }, [a, b], margin)
}

/// How two parts touch, up to where their surfaces cross, and whether they push each other.
fn crossing_touch(a: &Part<'_>, b: &Part<'_>, margin: f64) -> (Touch, bool) {
    crossed(axis::touch(a, b, margin), [a, b], margin)
}

/// A touch of two parts up to where their surfaces cross.
fn crossed(
    (touch, is_allowed): (Touch, bool),
    [a, b]: [&Part<'_>; 2],
    margin: f64,
) -> (Touch, bool) {
    if (a.cone.is_none() && b.cone.is_none()) || !touch.may_have_crossing() {
        return (touch.with_sites([a, b], margin), is_allowed);
    }
    let sides = [a.side(touch.normal), b.side(touch.normal.map(|x| -x))];
    let touch = touch.with_crossing(sides, [a.core.radius, b.core.radius]);
    (touch.with_sites([a, b], margin), is_allowed)
}

impl Touch {
    /// With the places of its points, if formulas tell them, where the surfaces are that may be apart by a margin.
    fn with_sites(mut self, [a, b]: [&Part<'_>; 2], margin: f64) -> Self {
        let count = if self.is_elsewhere { 0 } else { self.count };
        for point in self.points.iter_mut().take(count) {
            let told = Point { depth: point.depth.max(0.0 - margin), ..*point };
            let ([at_a, at_b], [mark_a, mark_b]) = (told.surfaces(self.normal), point.marks);
            point.sites = [a.site_at(mark_a, at_a), b.site_at(mark_b, at_b)];
        }
        self
    }
}

//! How one edge of a border touches that other edges continue, wherever these are written.

use super::answer::Unplaced;
use super::border::Border;
use super::inside;
use super::manifold::Touch;
use super::nearness::Nearness;
use super::pairs::{Gathered, Last, Pairs, Visit, front_touch};
use super::part::Parts;
use crate::any::Placed;
use crate::convex::Anchor;
use crate::distance::body::Body;
use crate::outline::Outline;

/// How much a touch counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// Where nothing else does: the edge may not push that way.
    Forced,
    /// Where nothing else does: the other shape is not in front of the edge.
    Aside,
    /// Always.
    Front,
}

/// The edges of a chain with a solid side of which one is asked about; the others are its neighbours.
#[derive(Clone, Copy)]
pub(crate) struct Seam<'a> {
    pub(crate) chain: Placed<'a>,
    pub(crate) number: u32,
}

impl<'a> Seam<'a> {
    /// Visits how the edge touches the parts of another shape, or comes near them; not of lines and sectors.
    pub(crate) fn each_contact(
        self,
        other: Placed<'a>,
        nearness: Nearness,
        visit: &mut dyn FnMut(Unplaced<'a>, Rank),
    ) {
        let members = [self.chain, other];
        self.with_outlines(other, &mut |[own, other], origin| {
            let mut take = |touch: Touch, parts, rank| {
                visit(Unplaced::new(touch, origin, parts, nearness.room(), members), rank);
            };
            other.with_boxes(|other| self.each_touch([own, other], nearness, &mut take));
        });
    }

    /// The way out past the edge for what lies behind it.
    pub(crate) fn past(self, other: Placed<'a>) -> Option<Unplaced<'a>> {
        let (members, mut past) = ([self.chain, other], None);
        self.with_outlines(other, &mut |[own, other], origin| {
            let found = inside::past_edge(own, self.number, other);
            past =
                found.map(|(touch, parts)| Unplaced::new(touch.met(), origin, parts, 0.0, members));
        });
        past
    }

    fn with_outlines(self, other: Placed<'a>, ask: &mut dyn FnMut([&Outline<'a>; 2], &Anchor)) {
        let Some((bodies, anchor, frame)) = Body::pair(self.chain, other) else { return };
        let origin = Anchor::of_placed(anchor, frame, [self.chain, other]);
        if let [Body::Outline(own), Body::Outline(other)] = &bodies {
            ask([own, other], &origin);
        }
    }

    fn each_touch(
        self,
        outlines: [&Outline<'_>; 2],
        nearness: Nearness,
        visit: &mut dyn FnMut(Touch, [u32; 2], Rank),
    ) {
        let mut front = |touch, parts| visit(touch, parts, Rank::Front);
        let other = edge_touches(outlines, self.number, nearness, &mut front);
        if let Some((touch, parts, is_allowed)) = other {
            let touch = if nearness.is_met { touch.met() } else { touch };
            visit(touch, parts, if is_allowed { Rank::Aside } else { Rank::Forced });
        }
    }
}

/// Visits the touches of one edge of a chain with a solid side, whose other edges are its neighbours, and what there is
/// where there is none: the touch on its back, or of parts that do not face each other, and whether they may push each other.
fn edge_touches(
    [a, b]: [&Outline<'_>; 2],
    number: u32,
    nearness: Nearness,
    visit: Visit<'_>,
) -> Option<(Touch, [u32; 2], bool)> {
    let (parts, reach) = ([Parts::of(*a), Parts::of(*b)], [a.radius, b.radius, nearness.margin]);
    if nearness.is_met && meets_whole([a, b], &parts, number, nearness, visit) {
        return None;
    }
    let borders = Border::of(a, b, false).zip(Border::of(b, a, true));
    let mut show = |touch, parts: [u32; 2]| {
        if parts[0] == number {
            visit(touch, parts);
        }
    };
    let mut once = Last::NONE;
    let gathered = Gathered::new(&mut show, &mut once);
    let mut pairs = Pairs::new(&parts, &borders, nearness, a.anchor(), gathered);
    parts[0].each_near(&b.bounds(), None, reach, &mut |piece_a| {
        let is_own = piece_a.number() == Some(number);
        parts[1].each_near(&piece_a.bounds, piece_a.outline.edge_places(), reach, &mut |piece_b| {
            let (pieces, outlines) = ([piece_a, piece_b], [&piece_a.outline, &piece_b.outline]);
            if nearness.is_met && outlines[0].collides(outlines[1]) {
                if is_own {
                    pairs.add(pieces);
                }
                // What enters past a neighbour may lie opposite it.
                pairs.add_overlaps(pieces);
            } else if is_own && nearness.has(outlines) {
                pairs.add_near(pieces);
            }
        });
    });
    let Gathered { back, near: (_, nearest), .. } = pairs.gathered;
    let nearest = nearest.map(|(touch, parts)| (touch, parts, true));
    back.filter(|(_, parts, _)| parts[0] == number).or(nearest)
}

/// Visits the touch of an edge with a convex shape that it meets in front of it; whether it does. Then there is no other one of
/// the two, whatever they share.
fn meets_whole(
    [a, b]: [&Outline<'_>; 2],
    parts: &[Parts<'_>; 2],
    number: u32,
    nearness: Nearness,
    visit: Visit<'_>,
) -> bool {
    let (Parts::Convex(..), mut is_met) = (&parts[1], false) else { return false };
    let (bounds, reach) = (b.bounds(), [a.radius, b.radius, nearness.margin]);
    parts[0].each_near(&bounds, None, reach, &mut |own| {
        if own.number() != Some(number) {
            return;
        }
        parts[1].each_near(&own.bounds, None, reach, &mut |whole| {
            let is_touched = own.outline.collides(&whole.outline);
            let touch =
                || front_touch([&parts[0], &parts[1]], [own, whole], a.anchor(), nearness.room());
            if let Some((touch, parts)) = is_touched.then(touch).flatten() {
                is_met = true;
                visit(touch, parts);
            }
        });
    });
    is_met
}

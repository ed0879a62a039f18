//! The touches of sectors, slice by slice.

use super::elsewhere::{self, Clearance};
use super::inside;
use super::manifold::Touch;
use super::nearness::Nearness;
use super::pairs::{Gathered, Last, Stance, Visit};
use super::part::{Part, Parts, Piece};
use super::slice::{Slice, slice_touch, slices, touches_near};
use crate::distance::body::Body;
use crate::outline::{Bounds, Outline};
use crate::shape::Sector;
use crate::vector::Vector2D;

/// The bounds of a whole disc, seen from its center.
fn sector_bounds(sector: Sector) -> Bounds {
    let radius = f64::from(sector.radius);
    Bounds { low: [-radius; 2], high: [radius; 2] }
}

/// Visits the touches from a sector to an outline that is seen from its center.
pub(super) fn beside_sector(
    sector: Sector,
    outline: Outline<'_>,
    nearness: Nearness,
    visit: Visit<'_>,
) {
    let parts = Parts::of(outline);
    let is_single = matches!(parts, Parts::Convex(..));
    let mut once = Last::NONE;
    let (mut gathered, mut hidden) = (Gathered::new(visit, &mut once), None);
    let (bounds, room) = (sector_bounds(sector), nearness.room());
    parts.each_near(&bounds, None, [outline.radius, nearness.margin], &mut |piece: &Piece<'_>| {
        if !(nearness.is_met && (is_single || piece.outline.meets_sector(sector))) {
            if is_single || nearness.has_sector(sector, &piece.outline) {
                add_near(&mut gathered, sector, (&parts, piece), room);
            }
            return;
        }
        let found = deepest_slice(sector, (&parts, piece), room, Parts::part);
        let Some((touch, number, is_front)) = found else {
            hidden = hidden.or(piece.edge());
            return;
        };
        if is_front {
            gathered.add(touch, [0, number]);
        } else {
            gathered.add_back(touch, [0, number], true);
        }
    });
    let hidden = || {
        let piece = parts.piece(hidden?)?;
        let (touch, number, _) = deepest_slice(sector, (&parts, &piece), room, Parts::part_before)?;
        Some((touch, [0, number]))
    };
    gathered.finish(nearness.is_met, || {
        let inside = inside::sector_touch(&outline, sector);
        inside.map(|(touch, [part, _])| (touch.swapped(), [0, part])).or_else(hidden)
    });
}

/// Adds a piece that comes near a sector without meeting it.
fn add_near<'p>(
    gathered: &mut Gathered<'_>,
    sector: Sector,
    (parts, piece): (&Parts<'p>, &Piece<'p>),
    margin: f64,
) {
    let bodies = [Body::Sector(sector), Body::Outline(piece.outline)];
    let clearance = Clearance::of(bodies, sector.center);
    let part = parts.part(piece, clearance.from);
    let Some(part) = part.or_else(|| parts.part_before(piece, clearance.from)) else { return };
    let all = slices(sector, piece.outline.anchor());
    let touches = all.flat_map(|slice| touches_near(&slice, &part, margin)).flatten();
    gathered.add_near(Stance::of([None, Some(&part)], &clearance, touches), [0, part.number]);
}

/// The deepest touch from a slice of a sector to a piece, its number, and whether it faces the slice; the part
/// that it is to each slice is to be found.
fn deepest_slice<'p>(
    sector: Sector,
    (parts, piece): (&Parts<'p>, &Piece<'p>),
    margin: f64,
    find: impl Fn(&Parts<'p>, &Piece<'p>, [f64; 2]) -> Option<Part<'p>>,
) -> Option<(Touch, u32, bool)> {
    let mut deepest: Option<(Touch, u32, bool)> = None;
    for slice in slices(sector, piece.outline.anchor()) {
        let Some(part) = find(parts, piece, slice.middle()) else { continue };
        let touch = slice_touch(&slice, &part, margin);
        if deepest.is_none_or(|(deepest, ..)| touch.depth > deepest.depth) {
            deepest = Some((touch, part.number, part.faces(slice.middle())));
        }
    }
    let (touch, number, is_front) = deepest?;
    let bodies = [Body::Sector(sector), Body::Outline(piece.outline)];
    let touch = elsewhere::in_place(touch, bodies, sector.center, Nearness::MEETING);
    Some((touch, number, is_front))
}

/// How two sectors touch that come near each other without meeting.
pub(super) fn sectors_near(a: Sector, b: Sector, anchor: Vector2D, margin: f64) -> Option<Touch> {
    let clearance = Clearance::of([Body::Sector(a), Body::Sector(b)], anchor);
    let pairs = slices(a, anchor).flat_map(|a| slices(b, anchor).map(move |b| [a, b]));
    clearance.best(pairs.flat_map(|[a, b]| {
        let back = touches_near(&b, &a, margin).map(|touch| touch.map(Touch::swapped));
        touches_near(&a, &b, margin).into_iter().chain(back).flatten()
    }))
}

pub(super) fn sectors(a: Sector, b: Sector, anchor: Vector2D, margin: f64) -> Touch {
    let mut deepest: Option<Touch> = None;
    for a in slices(a, anchor) {
        for b in slices(b, anchor) {
            let touch = slices_touch(&a, &b, margin);
            if deepest.is_none_or(|deepest| touch.depth > deepest.depth) {
                deepest = Some(touch);
            }
        }
    }
    deepest.unwrap_or(Touch::single([1.0, 0.0], 0.0, [0.0; 2], [0; 2]))
}

fn slices_touch(a: &Slice, b: &Slice, margin: f64) -> Touch {
    let (touch, swapped) = (slice_touch(a, b, margin), slice_touch(b, a, margin));
    if swapped.depth < touch.depth { swapped.swapped() } else { touch }
}

//! The touches of sectors, slice by slice.

use super::elsewhere;
use super::inside;
use super::manifold::Touch;
use super::pairs::{Gathered, Visit};
use super::part::{Part, Parts, Piece};
use super::slice::{Slice, slice_touch, slices};
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
pub(super) fn beside_sector(sector: Sector, outline: Outline<'_>, visit: Visit<'_>) {
    let parts = Parts::of(outline);
    let is_single = matches!(parts, Parts::Convex(..));
    let (mut gathered, mut hidden) = (Gathered::new(visit), None);
    let bounds = sector_bounds(sector);
    parts.each_near(&bounds, [outline.radius, 0.0], |piece: &Piece<'_>| {
        if !is_single && !piece.outline.meets_sector(sector) {
            return;
        }
        let Some((touch, number, is_front)) = deepest_slice(sector, (&parts, piece), Parts::part)
        else {
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
        let (touch, number, _) = deepest_slice(sector, (&parts, &piece), Parts::part_before)?;
        Some((touch, [0, number]))
    };
    gathered.finish(|| {
        let inside = inside::sector_touch(&outline, sector);
        inside.map(|(touch, [part, _])| (touch.swapped(), [0, part])).or_else(hidden)
    });
}

/// The deepest touch from a slice of a sector to a piece, its number, and whether it faces the slice; the part
/// that it is to each slice is to be found.
fn deepest_slice<'p>(
    sector: Sector,
    (parts, piece): (&Parts<'p>, &Piece<'p>),
    find: impl Fn(&Parts<'p>, &Piece<'p>, [f64; 2]) -> Option<Part<'p>>,
) -> Option<(Touch, u32, bool)> {
    let mut deepest: Option<(Touch, u32, bool)> = None;
    for slice in slices(sector, piece.outline.anchor()) {
        let Some(part) = find(parts, piece, slice.middle()) else { continue };
        let touch = slice_touch(&slice, &part);
        if deepest.is_none_or(|(deepest, ..)| touch.depth > deepest.depth) {
            deepest = Some((touch, part.number, part.faces(slice.middle())));
        }
    }
    let (touch, number, is_front) = deepest?;
    let bodies = [Body::Sector(sector), Body::Outline(piece.outline)];
    Some((elsewhere::in_place(touch, bodies, sector.center), number, is_front))
}

pub(super) fn sectors(a: Sector, b: Sector, anchor: Vector2D) -> Touch {
    let mut deepest: Option<Touch> = None;
    for a in slices(a, anchor) {
        for b in slices(b, anchor) {
            let touch = slices_touch(&a, &b);
            if deepest.is_none_or(|deepest| touch.depth > deepest.depth) {
                deepest = Some(touch);
            }
        }
    }
    deepest.unwrap_or(Touch::single([1.0, 0.0], 0.0, [0.0; 2], [0; 2]))
}

fn slices_touch(a: &Slice, b: &Slice) -> Touch {
    let (touch, swapped) = (slice_touch(a, b), slice_touch(b, a));
    if swapped.depth < touch.depth { swapped.swapped() } else { touch }
}

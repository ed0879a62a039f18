//! Rays through circles.

use super::super::hit::RayHit;
use super::chord::{Chord, GRAZING, ROOM, SHORT, is_whole};
use super::span::Span;
use super::track::{Grid, Track, unless_exact};
use crate::pack::{Four, Mask, Pack, Two};
use crate::root::square_root;
use crate::shape::Circle;
use crate::vector::Vector2D;

/// [`cast_ray`](super::super::cast_ray) of a circle.
#[inline(always)]
pub(in super::super) fn through_circle(circle: &Circle, track: Track) -> Option<Option<RayHit>> {
    let &Circle { center, radius } = circle;
    let (along, reach) = (track.along(), f64::from(radius));
    let Chord { square, ahead, beside, under, size, is_missed } =
        Chord::new(track, center, reach * reach);
    if is_missed {
        return Some(None);
    }
    let nothing = Two::all(0.0);
    let is_short = track.is_on(Grid::COARSE)
        & Grid::COARSE.has(Four::of([center, Vector2D::new(radius, radius)]))
        & Two::all(SHORT).is_above(size).any();
    let least = size * Two::all(unless_exact(GRAZING, is_short));
    // No if one is NaN, or if there is no way.
    let is_clear = (under.is_at_least(least) & size.is_above(nothing)).any();
    if !(is_clear & (reach > 0.0)) {
        return None;
    }
    let root = Two::all(square_root(under.first()));
    let is_exact = is_whole(root, under, is_short);
    let span = Span {
        above: ahead + root.turned_by(Two::new(-0.0, 0.0)),
        below: square,
        slack: (size * Two::all(ROOM)).unless(is_exact),
        weight: root,
    };
    let Some(passage) = span.passage()? else { return Some(None) };
    let scale = Two::all(1.0 / (reach * square.first()));
    let aside = beside * along.exchanged().turned_by(Two::new(0.0, -0.0));
    let back = root * along;
    passage.write(track, [(aside - back) * scale, (aside + back) * scale], circle)
}

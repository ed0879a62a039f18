//! The way out of a polygon for what touches none of its edges.

use super::manifold::{Touch, corner, edge};
use super::part::Parts;
use super::slice::slices;
use super::solid::Solid;
use crate::distance::place::{Place, dot, plus, times};
use crate::outline::Outline;
use crate::shape::Sector;

/// A touch, and the numbers of the parts.
type Numbered = (Touch, [u32; 2]);

/// How an outline touches another one that surrounds it: past the edge that is left behind soonest.
pub(super) fn touch(surrounding: &Outline<'_>, inner: &Outline<'_>) -> Option<Numbered> {
    surrounding.covered_part(inner)?;
    let bounds = inner.bounds();
    let middle = [0, 1].map(|axis| 0.5 * (bounds.low[axis] + bounds.high[axis]));
    let radius = f64::from(inner.radius);
    let lowest = |direction: Place<f64>| {
        let mut least = (f64::INFINITY, [0.0; 2]);
        inner.any_edge(|a, b| {
            for place in [a.place(), b.place()] {
                let height = dot(direction, place);
                if height < least.0 {
                    least = (height, place);
                }
            }
            false
        });
        (least.0 - radius, least.1)
    };
    least_touch(surrounding, middle, lowest)
}

/// How a sector touches an outline that surrounds it.
pub(super) fn sector_touch(surrounding: &Outline<'_>, sector: Sector) -> Option<Numbered> {
    let anchor = surrounding.anchor();
    let middle = slices(sector, anchor).next()?.middle();
    let lowest = |direction: Place<f64>| {
        let along = direction.map(|x| -x);
        let height = |slice: &dyn Solid| (-slice.height(along), slice.side(along).ends[0]);
        let heights = slices(sector, anchor).map(|slice| height(&slice));
        heights.reduce(|a, b| if b.0 < a.0 { b } else { a }).unwrap_or_default()
    };
    least_touch(surrounding, middle, lowest)
}

/// The touch with the edge past which something has the shortest way, whose lowest place along a
/// direction is known.
fn least_touch(
    surrounding: &Outline<'_>,
    middle: Place<f64>,
    lowest: impl Fn(Place<f64>) -> (f64, Place<f64>),
) -> Option<Numbered> {
    let parts = Parts::of(*surrounding);
    let doubt = surrounding.bounds().size() * 64.0 * f64::EPSILON;
    let mut least: Option<Numbered> = None;
    parts.each(|piece| {
        // To tell which side of an edge is free takes a look at all others.
        let limit = least.map_or(f64::INFINITY, |(least, _)| least.depth) + doubt;
        let is_hopeless = |[place, normal]: [Place<f64>; 2]| {
            let depth = dot(normal, place) + f64::from(surrounding.radius) - lowest(normal).0;
            depth < -doubt || depth > limit
        };
        if piece.sides(surrounding.anchor()).is_some_and(|sides| sides.into_iter().all(is_hopeless))
        {
            return;
        }
        let Some(part) = parts.part(piece, middle) else { return };
        let Some(normal) = part.core.normal(0).filter(|_| part.cone.is_some()) else { return };
        let (height, place) = lowest(normal);
        let depth = dot(normal, part.core.place(0)) + part.core.radius - height;
        if depth >= 0.0 && least.is_none_or(|(least, _)| depth < least.depth) {
            let place = plus(place, times(normal, 0.5 * depth));
            let touch = Touch::single(normal, depth, place, [edge(0), corner(0)]);
            least = Some((touch, [part.number, 0]));
        }
    });
    least
}

//! The way out of a polygon for what touches none of its edges.

use super::manifold::{Mark, Touch, corner, edge};
use super::part::{Parts, Piece};
use super::slice::{Slice, slices};
use super::solid::{Solid, lead};
use crate::distance::place::{Place, dot, minus, plus, times};
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
        inner.any_vertex(|vertex| {
            let height = dot(direction, vertex.place());
            if height < least.0 {
                least = (height, vertex.place());
            }
            false
        });
        Lowest {
            height: least.0 - radius,
            place: minus(least.1, times(direction, radius)),
            mark: corner(0),
        }
    };
    let (touch, [part, _]) = least_touch(surrounding, middle, lowest)?;
    let (own_part, mark) = lowest_corner(inner, touch)?;
    Some((touch.with_marks([edge(0), mark]), [part, own_part]))
}

/// The part of an outline and its corner that a touch is about: the one that is left behind last.
fn lowest_corner(inner: &Outline<'_>, touch: Touch) -> Option<(u32, Mark)> {
    let parts = Parts::of(*inner);
    let mut lowest: Option<(f64, Piece<'_>)> = None;
    parts.each(|piece| {
        piece.outline.any_vertex(|vertex| {
            let height = dot(touch.normal, vertex.place());
            if lowest.is_none_or(|(least, _)| height < least) {
                lowest = Some((height, *piece));
            }
            false
        });
    });
    let part = parts.part(&lowest?.1, touch.points[0].place)?;
    Some((part.number, part.core.mark(part.core.least_corner(touch.normal))))
}

/// How a sector touches an outline that surrounds it.
pub(super) fn sector_touch(surrounding: &Outline<'_>, sector: Sector) -> Option<Numbered> {
    let anchor = surrounding.anchor();
    let middle = slices(sector, anchor).next()?.middle();
    let lowest = |direction: Place<f64>| {
        let along = direction.map(|x| -x);
        let of_slice = |slice: Slice| {
            let side = slice.side(along);
            let end = lead(&side, along);
            Lowest { height: -slice.height(along), place: side.ends[end], mark: side.corners[end] }
        };
        let all = slices(sector, anchor).map(of_slice);
        all.reduce(|a, b| if b.height < a.height { b } else { a }).unwrap_or_default()
    };
    least_touch(surrounding, middle, lowest)
}

/// The point of a shape that is the last one along a direction.
#[derive(Clone, Copy, Default)]
struct Lowest {
    height: f64,
    place: Place<f64>,
    mark: Mark,
}

/// The touch with the edge past which something has the shortest way, whose lowest place along a
/// direction is known.
fn least_touch(
    surrounding: &Outline<'_>,
    middle: Place<f64>,
    lowest: impl Fn(Place<f64>) -> Lowest,
) -> Option<Numbered> {
    let parts = Parts::of(*surrounding);
    let doubt = surrounding.bounds().size() * 64.0 * f64::EPSILON;
    let mut least: Option<Numbered> = None;
    parts.each(|piece| {
        // To tell which side of an edge is free takes a look at all others.
        let limit = least.map_or(f64::INFINITY, |(least, _)| least.depth) + doubt;
        let is_hopeless = |[place, normal]: [Place<f64>; 2]| {
            let depth = dot(normal, place) + f64::from(surrounding.radius) - lowest(normal).height;
            depth < -doubt || depth > limit
        };
        if piece.sides(surrounding.anchor()).is_some_and(|sides| sides.into_iter().all(is_hopeless))
        {
            return;
        }
        let Some(part) = parts.part(piece, middle) else { return };
        let Some(normal) = part.core.normal(0).filter(|_| part.cone.is_some()) else { return };
        let Lowest { height, place, mark } = lowest(normal);
        let depth = dot(normal, part.core.place(0)) + part.core.radius - height;
        if depth >= 0.0 && least.is_none_or(|(least, _)| depth < least.depth) {
            let place = plus(place, times(normal, 0.5 * depth));
            let touch = Touch::single(normal, depth, place, [edge(0), mark]);
            least = Some((touch, [part.number, 0]));
        }
    });
    least
}

//! The way out of a polygon for what touches none of its edges.

use core::cell::Cell;

use super::manifold::{Mark, Touch, corner, edge};
use super::part::{Parts, Piece};
use super::slice::{Slice, slices};
use super::solid::{Solid, lead};
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::outline::Outline;
use crate::root::square_root;
use crate::shape::Sector;

/// A touch, and the numbers of the parts.
type Numbered = (Touch, [u32; 2]);

/// How an outline touches another one that surrounds it: past the edge that is left behind soonest.
pub(super) fn touch(surrounding: &Outline<'_>, inner: &Outline<'_>) -> Option<Numbered> {
    surrounding.covered_part(inner)?;
    let (touch, [part, _]) = least_touch(surrounding, middle_of(inner), lowest_of(inner))?;
    with_corner(inner, touch, part)
}

/// The same past one edge of a chain with a solid side; None if it is not behind that.
pub(super) fn past_edge(chain: &Outline<'_>, number: u32, inner: &Outline<'_>) -> Option<Numbered> {
    let ways = Ways::of(chain, middle_of(inner), lowest_of(inner));
    let mut past = None;
    ways.parts.each_whose(&|_| true, &mut |piece| {
        if piece.number() == Some(number) {
            past = ways.past(piece, f64::INFINITY);
        }
    });
    let (touch, [part, _]) = past?;
    with_corner(inner, touch, part)
}

/// A touch past an edge with what it touches of the inner outline.
fn with_corner(inner: &Outline<'_>, touch: Touch, part: u32) -> Option<Numbered> {
    let (own_part, mark) = lowest_corner(inner, touch)?;
    Some((touch.with_marks([edge(part as usize), mark]), [part, own_part]))
}

/// The middle of the box around an outline.
fn middle_of(inner: &Outline<'_>) -> Place<f64> {
    let bounds = inner.without_boxes().bounds();
    [0, 1].map(|axis| 0.5 * (bounds.low[axis] + bounds.high[axis]))
}

/// What tells the last point of an outline along a direction.
fn lowest_of(inner: &Outline<'_>) -> impl Fn(Place<f64>) -> Lowest {
    let radius = f64::from(inner.radius);
    move |direction: Place<f64>| {
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
    }
}

/// The part of an outline and its corner that a touch is about: the one that is left behind last.
fn lowest_corner(inner: &Outline<'_>, touch: Touch) -> Option<(u32, Mark)> {
    let parts = Parts::of(*inner);
    let mut lowest: Option<(f64, Piece<'_>)> = None;
    parts.each_whose(&|_| true, &mut |piece| {
        piece.outline.any_vertex(|vertex| {
            let height = dot(touch.normal, vertex.place());
            if lowest.is_none_or(|(least, _)| height < least) {
                lowest = Some((height, *piece));
            }
            false
        });
    });
    let (piece, place) = (lowest?.1, touch.points[0].place);
    // An edge with the shape on both sides has no part.
    let part = parts.part(&piece, place).or_else(|| parts.part_before(&piece, place))?;
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
/// direction is known: of the edges on its ways, if there are any.
fn least_touch(
    surrounding: &Outline<'_>,
    middle: Place<f64>,
    lowest: impl Fn(Place<f64>) -> Lowest,
) -> Option<Numbered> {
    let ways = Ways::of(surrounding, middle, lowest);
    let limit = Cell::new(ways.first_limit());
    let mut least: Option<(bool, Numbered)> = None;
    let is_wanted = |ends| !ways.is_line_hopeless(ends, limit.get());
    ways.parts.each_whose(&is_wanted, &mut |piece| {
        let Some(found) = ways.past(piece, limit.get()) else { return };
        let (is_beside, depth) = (ways.pass(piece, found.0.normal), found.0.depth);
        if !is_beside {
            limit.set(limit.get().min(depth));
        }
        if least.is_none_or(|(beside, (least, _))| (is_beside, depth) < (beside, least.depth)) {
            least = Some((is_beside, found));
        }
    });
    Some(least?.1)
}

/// The ways past the edges of an outline for what lies inside.
struct Ways<'o, 'a, L> {
    surrounding: &'o Outline<'a>,
    parts: Parts<'a>,
    middle: Place<f64>,
    lowest: L,
    /// The middle of a box around what lies inside, and how far a corner is away. A convex shape that
    /// touches all four sides of a box holds the middle of it.
    center: Place<f64>,
    reach: f64,
    /// More than what roundings make of the depths.
    doubt: f64,
}

impl<'o, 'a, L: Fn(Place<f64>) -> Lowest> Ways<'o, 'a, L> {
    fn of(surrounding: &'o Outline<'a>, middle: Place<f64>, lowest: L) -> Self {
        let [left, right] = [[1.0, 0.0], [-1.0, 0.0]].map(|along| lowest(along).height);
        let [bottom, top] = [[0.0, 1.0], [0.0, -1.0]].map(|along| lowest(along).height);
        let half = [-0.5 * (right + left), -0.5 * (top + bottom)];
        Self {
            surrounding,
            parts: Parts::of(*surrounding),
            middle,
            lowest,
            center: [0.5 * (left - right), 0.5 * (bottom - top)],
            reach: square_root(dot(half, half)),
            doubt: surrounding.bounds().size() * 64.0 * f64::EPSILON,
        }
    }

    /// The depth of the way past the nearest edge; infinite if that is not easily found.
    fn first_limit(&self) -> f64 {
        let mut least = f64::INFINITY;
        self.parts.show_nearest(self.center, &mut |piece| {
            let found = self.past(piece, f64::INFINITY);
            if let Some((touch, _)) = found.filter(|found| !self.pass(piece, found.0.normal)) {
                least = least.min(touch.depth);
            }
        });
        least
    }

    /// Whether the line through two places is so far away that there is no way past an edge there, or
    /// none that is not longer than a limit.
    fn is_line_hopeless(&self, [from, to]: [Place<f64>; 2], limit: f64) -> bool {
        let (along, way) = (minus(to, from), minus(self.center, from));
        let radius = f64::from(self.surrounding.radius);
        let far = (limit - radius).max(self.reach + radius) + self.doubt;
        let across = cross(along, way);
        across * across > far * far * dot(along, along)
    }

    /// Whether a way along a normal passes an edge beside it rather than through it.
    fn pass(&self, edge: &Piece<'a>, normal: Place<f64>) -> bool {
        let along = [-normal[1], normal[0]];
        let [low, high] = [along, along.map(|x| -x)].map(|along| (self.lowest)(along).height);
        let (mut is_below, mut is_above) = (true, true);
        edge.outline.any_vertex(|vertex| {
            let height = dot(along, vertex.place());
            is_below &= height < low;
            is_above &= height > -high;
            false
        });
        is_below || is_above
    }

    /// The way past a piece that is an edge; perhaps none if it is longer than a limit.
    fn past(&self, piece: &Piece<'a>, limit: f64) -> Option<Numbered> {
        // To tell which side of an edge is free takes a look at others.
        let is_hopeless = |[place, normal]: [Place<f64>; 2]| {
            let radius = f64::from(self.surrounding.radius);
            let depth = dot(normal, place) + radius - (self.lowest)(normal).height;
            depth < -self.doubt || depth > limit + self.doubt
        };
        let sides = piece.sides();
        if sides.is_some_and(|sides| sides.into_iter().all(is_hopeless)) {
            return None;
        }
        let part = self.parts.part(piece, self.middle)?;
        let normal = part.core.normal(0).filter(|_| part.cone.is_some())?;
        let Lowest { height, place, mark } = (self.lowest)(normal);
        let depth = dot(normal, part.core.place(0)) + part.core.radius - height;
        let place = plus(place, times(normal, 0.5 * depth));
        let marks = [edge(part.number as usize), mark];
        let touch = Touch::single(normal, depth, place, marks);
        (depth >= 0.0).then_some((touch, [part.number, 0]))
    }
}

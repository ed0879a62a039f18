//! Contacts of convex shapes: as [`axis`](super::axis) finds them, where plain f64 decides beyond doubt
//! whether there is one.

use super::manifold::{Facing, Mark, Point, Side, Touch, corner, edge, number};
use super::places::{Feature, Sites, on_core};
use crate::convex::{
    Core, DOUBT, Face, Question, Shaped, Way, above, are_nearest, best_faces, better, is_clear_of,
    meet_exactly,
};
use crate::distance::place::{Place, dot, plus, times, unit};
use crate::exact::float::greater;

/// How two shapes touch.
pub(super) enum Found<T> {
    Apart,
    Touch(T),
    /// As Touch, if they do.
    Doubtful(T),
}

impl<T> Found<T> {
    #[inline(always)]
    pub(super) fn map<U>(self, change: impl FnOnce(T) -> U) -> Found<U> {
        match self {
            Found::Apart => Found::Apart,
            Found::Touch(touch) => Found::Touch(change(touch)),
            Found::Doubtful(touch) => Found::Doubtful(change(touch)),
        }
    }
}

/// Asks for how two shapes touch, or come within a margin.
#[derive(Clone, Copy)]
pub(super) struct Quick {
    pub(super) margin: f64,
}

impl Question for Quick {
    type Answer = Found<Touch>;

    #[inline(always)]
    fn sieve<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<Found<Touch>> {
        (A::IS_AREA | B::IS_AREA && is_clear_of(a, b, self.margin)).then_some(Found::Apart)
    }

    #[inline(always)]
    fn answer<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<Found<Touch>> {
        let tolerance = greater(a.size, b.size) * DOUBT;
        let (reach, margin) = (a.radius + b.radius, self.margin);
        let pair = Pair { a, b, reach, margin, tolerance };
        pair.touch()
    }

    fn swapped(found: Found<Touch>) -> Found<Touch> {
        found.map(Touch::swapped)
    }
}

/// A pair of shapes, and what no number is off by.
struct Pair<'s, A, B> {
    a: &'s Shaped<A>,
    b: &'s Shaped<B>,
    reach: f64,
    margin: f64,
    tolerance: f64,
}

impl<A: Core, B: Core> Pair<'_, A, B> {
    #[inline(always)]
    fn touch(&self) -> Option<Found<Touch>> {
        let faces = best_faces(&self.a.core, &self.b.core);
        let (face, is_second) = better::<A, B>(faces, self.tolerance);
        if face.gap > self.reach + self.margin + self.tolerance {
            return Some(Found::Apart);
        }
        // Beside the cores two corners may be nearer than the edge.
        if face.gap > self.tolerance
            && let Some(corners) = self.nearer_corners(face, is_second)
        {
            return self.corners_touch(corners);
        }
        let depth = self.reach - face.gap;
        // Cores that nearly touch may be farther apart at their corners.
        let is_told = depth.abs() > self.tolerance;
        let is_there = depth + self.margin > self.tolerance;
        let is_certain = is_there & is_told & (face.gap.abs() > self.tolerance);
        let is_certain = is_certain
            || ((self.reach == 0.0) & (depth >= -self.tolerance)
                && meet_exactly(self.a, self.b, faces));
        let depth = greater(depth, 0.0 - self.margin) * f64::from(u8::from(is_told));
        let facing = if is_second {
            facing(self.b, self.a, face, depth, [self.margin, self.tolerance])?
        } else {
            facing(self.a, self.b, face, depth, [self.margin, self.tolerance])?
        };
        let touch = if A::IS_POINT { facing.touch_of_point() } else { facing.touch() };
        if touch.is_elsewhere {
            return None;
        }
        let edges = [facing.reference.edge, facing.incident.edge];
        let edges = if is_second { [edges[1], edges[0]] } else { edges };
        let edges = edges.map(|edge| Feature::Edge(number(edge)));
        let touch = self.placed(touch.swapped_if(is_second), edges);
        Some(if is_certain { Found::Touch(touch) } else { Found::Doubtful(touch) })
    }

    /// The touch with the places of its points next to the features that face each other.
    #[inline(always)]
    fn placed(&self, mut touch: Touch, features: [Feature; 2]) -> Touch {
        touch.points[0].sites = self.sites(&touch.points[0], touch.normal, features);
        if !A::IS_POINT && touch.count > 1 {
            touch.points[1].sites = self.sites(&touch.points[1], touch.normal, features);
        }
        touch
    }

    #[inline(always)]
    fn sites(&self, point: &Point, normal: Place<f64>, [of_a, of_b]: [Feature; 2]) -> Sites {
        let [at_a, at_b] = point.surfaces(normal);
        let back = times(normal, -1.0);
        [on_core(self.a, of_a, at_a, normal), on_core(self.b, of_b, at_b, back)]
    }

    /// The corners that are nearest if the corner next to a face does not lie above it.
    #[inline(always)]
    fn nearer_corners(&self, face: Face, is_second: bool) -> Option<[usize; 2]> {
        if is_second {
            let above = above(&self.b.core, &self.a.core, face, self.tolerance);
            return above.corners().map(|[b, a]| [a, b]);
        }
        above(&self.a.core, &self.b.core, face, self.tolerance).corners()
    }

    #[inline(always)]
    fn corners_touch(&self, [i, j]: [usize; 2]) -> Option<Found<Touch>> {
        let (from, to) = (self.a.core.corner(i), self.b.core.corner(j));
        let between = Way::between([from, to]);
        let Way { way, length, .. } = between;
        let depth = self.reach - length;
        if !are_nearest(&self.a.core, &self.b.core, between, 0.5 * self.tolerance) {
            return None;
        }
        if depth + self.margin < -self.tolerance {
            return Some(Found::Apart);
        }
        // Too short to know its direction well.
        let is_tiny = |x: f64| (x != 0.0) & (x.abs() < self.tolerance * (1_u64 << 32) as f64);
        if length == 0.0 || is_tiny(way[0]) || is_tiny(way[1]) {
            return None;
        }
        let is_told = depth.abs() > self.tolerance;
        let is_certain = is_told & (depth + self.margin > self.tolerance);
        let depth = if is_told { greater(depth, 0.0 - self.margin) } else { 0.0 };
        let normal = times(way, 1.0 / length);
        let part = 0.5 * (length + self.a.radius - self.b.radius);
        let marks = [mark(self.a, i), mark(self.b, j)];
        let touch = Touch::single(normal, depth, plus(from, times(normal, part)), marks);
        let touch = self.placed(touch, marks.map(|mark| Feature::Vertex(number(mark))));
        Some(if is_certain { Found::Touch(touch) } else { Found::Doubtful(touch) })
    }
}

/// Two shapes along the normal of a face; None if it has no length.
#[inline(always)]
fn facing<A: Core, B: Core>(
    of: &Shaped<A>,
    other: &Shaped<B>,
    face: Face,
    depth: f64,
    [margin, tolerance]: [f64; 2],
) -> Option<Facing> {
    let (outward, radii) = (of.core.outward(face.number), [of.radius, other.radius]);
    let (reference, incident) =
        (side(of, face.number), side_against(other, face.opposite, outward));
    let normal = unit(outward)?;
    Some(Facing { reference, incident, radii, normal, depth, margin, tolerance })
}

#[inline(always)]
fn mark<C: Core>(of: &Shaped<C>, number: usize) -> Mark {
    corner(of.number(number, 1))
}

#[inline(always)]
fn side<C: Core>(of: &Shaped<C>, face: usize) -> Side {
    let ends = of.core.line_of(face);
    Side {
        ends: ends.map(|end| of.core.corner(end)),
        corners: ends.map(|end| mark(of, end)),
        edge: edge(of.number(face, 2)),
    }
}

/// The edge next to a corner, the least along a direction, that faces it most.
#[inline(always)]
fn side_against<C: Core>(of: &Shaped<C>, after: usize, direction: Place<f64>) -> Side {
    let core = &of.core;
    if core.count() == 1 {
        return Side::point(core.corner(0), corner(0));
    }
    let before = core.previous(after);
    // The squares, with their signs: so that no root is to be waited for.
    let facing = |face: usize| {
        let out = core.outward(face);
        let part = dot(out, direction);
        part * part.abs() / dot(out, out)
    };
    side(of, if facing(before) < facing(after) { before } else { after })
}

//! Contacts of convex shapes of few corners: as [`axis`](super::axis) finds them, where plain f64
//! decides beyond doubt whether there is one.

use super::axis::TOLERANCE;
use super::manifold::{Facing, Mark, Side, Touch, corner, edge};
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::root::square_root;
use crate::small::{Face, Question, Small, above, are_nearest, best_face};

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

/// Asks for how two shapes touch.
pub(super) struct Quick;

impl Question for Quick {
    type Answer = Found<Touch>;

    #[inline]
    fn at_once<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Found<Touch>> {
        if N < 8 && M < 8 {
            return None;
        }
        let tolerance = a.size().max(b.size()) * TOLERANCE;
        a.is_clear_of(b, a.radius + b.radius + tolerance).then_some(Found::Apart)
    }

    #[inline]
    fn answer<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Found<Touch>> {
        // More than twice what a gap is off by; see the distance.
        let tolerance = a.size().max(b.size()) * TOLERANCE;
        Pair { a, b, reach: a.radius + b.radius, tolerance }.touch()
    }
}

/// A pair of cores, and what no number is off by.
struct Pair<'s, const N: usize, const M: usize> {
    a: &'s Small<N>,
    b: &'s Small<M>,
    reach: f64,
    tolerance: f64,
}

impl<const N: usize, const M: usize> Pair<'_, N, M> {
    #[inline]
    fn touch(&self) -> Option<Found<Touch>> {
        let first = best_face(self.a, self.b);
        if first.gap > self.reach + self.tolerance {
            return Some(Found::Apart);
        }
        let second = best_face(self.b, self.a);
        if second.gap > self.reach + self.tolerance {
            return Some(Found::Apart);
        }
        let is_second = second.gap > first.gap + self.tolerance;
        let face = if is_second { second } else { first };
        // Beside the cores two corners may be nearer than the edge.
        if face.gap > self.tolerance
            && let Some(corners) = self.nearer_corners(face, is_second)
        {
            return self.corners_touch(corners);
        }
        let depth = self.reach - face.gap;
        // Cores that nearly touch may be farther apart at their corners.
        let is_certain = (depth > self.tolerance) & (face.gap.abs() > self.tolerance);
        let depth = if depth > self.tolerance { depth } else { 0.0 };
        let touch = if is_second {
            face_touch(self.b, self.a, face.number, depth, self.tolerance).swapped()
        } else {
            face_touch(self.a, self.b, face.number, depth, self.tolerance)
        };
        if touch.is_elsewhere {
            return None;
        }
        Some(if is_certain { Found::Touch(touch) } else { Found::Doubtful(touch) })
    }

    /// The corners that are nearest if the corner next to a face does not lie above it.
    #[inline]
    fn nearer_corners(&self, face: Face, is_second: bool) -> Option<[usize; 2]> {
        if is_second {
            let above = above(self.b, self.a, face, self.tolerance);
            return above.corners(face, self.tolerance).map(|[b, a]| [a, b]);
        }
        above(self.a, self.b, face, self.tolerance).corners(face, self.tolerance)
    }

    #[inline]
    fn corners_touch(&self, [i, j]: [usize; 2]) -> Option<Found<Touch>> {
        let (from, to) = (self.a.corner(i), self.b.corner(j));
        let way = minus(to, from);
        let length = square_root(dot(way, way));
        let depth = self.reach - length;
        if !are_nearest(self.a, self.b, [from, to], 0.5 * self.tolerance) {
            return None;
        }
        if depth < -self.tolerance {
            return Some(Found::Apart);
        }
        // Too short to know its direction well.
        let is_tiny = |x: f64| (x != 0.0) & (x.abs() < self.tolerance * (1_u64 << 32) as f64);
        if length == 0.0 || is_tiny(way[0]) || is_tiny(way[1]) {
            return None;
        }
        let is_certain = depth > self.tolerance;
        let depth = if is_certain { depth } else { 0.0 };
        let normal = times(way, 1.0 / length);
        let part = 0.5 * (length + self.a.radius - self.b.radius);
        let marks = [mark(self.a, i), mark(self.b, j)];
        let touch = Touch::single(normal, depth, plus(from, times(normal, part)), marks);
        Some(if is_certain { Found::Touch(touch) } else { Found::Doubtful(touch) })
    }
}

#[inline]
fn face_touch<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    face: usize,
    depth: f64,
    tolerance: f64,
) -> Touch {
    let (normal, radii) = (of.normal(face), [of.radius, other.radius]);
    let (reference, incident) = (side(of, face), side_against(other, normal));
    Facing { reference, incident, radii, normal, depth, tolerance }.touch()
}

/// The shape's own number for a corner, or for the edge after it, counted from the end.
#[inline]
fn number<const N: usize>(of: &Small<N>, number: usize, from_end: usize) -> usize {
    if of.is_reversed { (2 * of.count() - from_end - number) % of.count() } else { number }
}

#[inline]
fn mark<const N: usize>(of: &Small<N>, corner_number: usize) -> Mark {
    corner(number(of, corner_number, 1))
}

#[inline]
fn side<const N: usize>(of: &Small<N>, face: usize) -> Side {
    let next = of.next(face);
    Side {
        ends: [of.corner(face), of.corner(next)],
        corners: [mark(of, face), mark(of, next)],
        edge: edge(number(of, face, 2)),
    }
}

/// The edge next to the corner that is least along a direction that faces it most.
#[inline]
fn side_against<const N: usize>(of: &Small<N>, direction: Place<f64>) -> Side {
    let after = of.least_corner(direction);
    if N == 1 {
        return Side::point(of.corner(0), corner(0));
    }
    let before = of.previous(after);
    let facing = |face: usize| dot(of.normal(face), direction);
    side(of, if facing(before) < facing(after) { before } else { after })
}

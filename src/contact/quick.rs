//! Contacts of convex shapes of few corners: as [`axis`](super::axis) finds them, where plain f64
//! decides beyond doubt whether there is one.

use super::axis::TOLERANCE;
use super::manifold::{Facing, Mark, Side, Touch, corner, edge};
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::small::{Face, Question, Small, above, best_face};
use crate::vector::square_root;

/// How two shapes touch, or that they do not.
pub(super) struct Quick;

impl Question for Quick {
    type Answer = Option<Touch>;

    #[inline]
    fn at_once<const N: usize, const M: usize>(
        a: &Small<N>,
        b: &Small<M>,
    ) -> Option<Option<Touch>> {
        if N < 4 || M < 4 {
            return None;
        }
        let tolerance = a.size().max(b.size()) * TOLERANCE;
        a.is_clear_of(b, a.radius + b.radius + tolerance).then_some(None)
    }

    #[inline]
    fn answer<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Option<Touch>> {
        let tolerance = a.size().max(b.size()) * TOLERANCE;
        let pair = Pair { a, b, reach: a.radius + b.radius, tolerance };
        if N == 1 && M == 1 { pair.corners_touch([0, 0]) } else { pair.touch() }
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
    fn touch(&self) -> Option<Option<Touch>> {
        let first = best_face(self.a, self.b);
        if first.gap > self.reach + self.tolerance {
            return Some(None);
        }
        let second = best_face(self.b, self.a);
        if second.gap > self.reach + self.tolerance {
            return Some(None);
        }
        let is_second = second.gap > first.gap + self.tolerance;
        let face = if is_second { second } else { first };
        if face.gap >= -self.tolerance {
            // Beside the cores, so that two corners may be nearer than the edge.
            if face.gap <= self.tolerance {
                return None;
            }
            if let Some(corners) = self.nearer_corners(face, is_second) {
                return self.corners_touch(corners);
            }
        }
        if self.reach - face.gap <= self.tolerance {
            return None;
        }
        Some(Some(if is_second {
            face_touch(self.b, self.a, face, self.tolerance).swapped()
        } else {
            face_touch(self.a, self.b, face, self.tolerance)
        }))
    }

    /// The corners that are nearest if the corner next to a face does not lie above it.
    #[inline]
    fn nearer_corners(&self, face: Face, is_second: bool) -> Option<[usize; 2]> {
        if is_second {
            return above(self.b, self.a, face, self.tolerance).corners.map(|[b, a]| [a, b]);
        }
        above(self.a, self.b, face, self.tolerance).corners
    }

    #[inline]
    fn corners_touch(&self, [i, j]: [usize; 2]) -> Option<Option<Touch>> {
        let (from, to) = (self.a.corner(i), self.b.corner(j));
        let way = minus(to, from);
        let length = square_root(dot(way, way));
        let depth = self.reach - length;
        if depth < -self.tolerance {
            return Some(None);
        }
        // Too short to know its direction well, or too near to a touch.
        let is_tiny = |x: f64| (x != 0.0) & (x.abs() < self.tolerance * (1_u64 << 32) as f64);
        if depth <= self.tolerance || length == 0.0 || is_tiny(way[0]) || is_tiny(way[1]) {
            return None;
        }
        let normal = times(way, 1.0 / length);
        let part = 0.5 * (length + self.a.radius - self.b.radius);
        let marks = [mark(self.a, i), mark(self.b, j)];
        Some(Some(Touch::single(normal, depth, plus(from, times(normal, part)), marks)))
    }
}

#[inline]
fn face_touch<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    face: Face,
    tolerance: f64,
) -> Touch {
    let normal = of.normal(face.number);
    let radii = [of.radius, other.radius];
    let depth = radii[0] + radii[1] - face.gap;
    let (reference, incident) = (side(of, face.number), side_against(other, normal));
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

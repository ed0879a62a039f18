//! Contacts of convex shapes of few corners: as [`axis`](super::axis) finds them, where plain f64
//! decides beyond doubt whether there is one.

use core::hint::select_unpredictable;

use super::axis::TOLERANCE;
use super::manifold::{Facing, Mark, Side, Touch, corner, edge};
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::exact::float::greater;
use crate::small::{Face, Question, Small, Way, above, alike, are_nearest, best_face, better};

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

    #[inline(always)]
    fn at_once<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Found<Touch>> {
        if N <= 4 && M <= 4 || N == 1 || M == 1 {
            return None;
        }
        let tolerance = greater(a.size(), b.size()) * TOLERANCE;
        a.is_clear_of(b, a.radius + b.radius + tolerance).then_some(Found::Apart)
    }

    #[inline(always)]
    fn answer<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Found<Touch>> {
        // More than twice what a gap is off by; see the distance.
        let tolerance = greater(a.size(), b.size()) * TOLERANCE;
        if let Some(disc) = alike::<1, N>(a) {
            return Some(disc_touch(b, disc, tolerance)?.map(Touch::swapped));
        }
        if let Some(disc) = alike::<1, M>(b) {
            return disc_touch(a, disc, tolerance);
        }
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
    #[inline(always)]
    fn touch(&self) -> Option<Found<Touch>> {
        let first = best_face(self.a, self.b);
        if first.gap > self.reach + self.tolerance {
            return Some(Found::Apart);
        }
        let second = best_face(self.b, self.a);
        if second.gap > self.reach + self.tolerance {
            return Some(Found::Apart);
        }
        let (face, is_second) = better(first, second, self.tolerance);
        // Beside the cores two corners may be nearer than the edge.
        if face.gap > self.tolerance
            && let Some(corners) = self.nearer_corners(face, is_second)
        {
            return self.corners_touch(corners);
        }
        let depth = self.reach - face.gap;
        // Cores that nearly touch may be farther apart at their corners.
        let is_certain = (depth > self.tolerance) & (face.gap.abs() > self.tolerance);
        let depth = greater(depth, 0.0) * f64::from(u8::from(depth > self.tolerance));
        let touch = self.face_touch(face.number, is_second, depth);
        if touch.is_elsewhere {
            return None;
        }
        Some(if is_certain { Found::Touch(touch) } else { Found::Doubtful(touch) })
    }

    /// The touch along the normal of a face.
    #[inline(always)]
    fn face_touch(&self, face: usize, is_second: bool, depth: f64) -> Touch {
        let (a, b, tolerance) = (self.a, self.b, self.tolerance);
        if let Some(b) = alike::<N, M>(b) {
            let of = select_unpredictable(is_second, b, a);
            let other = select_unpredictable(is_second, a, b);
            return face_touch(of, other, face, depth, tolerance).swapped_if(is_second);
        }
        if is_second {
            return face_touch(b, a, face, depth, tolerance).swapped_if(true);
        }
        face_touch(a, b, face, depth, tolerance)
    }

    /// The corners that are nearest if the corner next to a face does not lie above it.
    #[inline(always)]
    fn nearer_corners(&self, face: Face, is_second: bool) -> Option<[usize; 2]> {
        if is_second {
            let above = above(self.b, self.a, face, self.tolerance);
            return above.corners(face, self.tolerance).map(|[b, a]| [a, b]);
        }
        above(self.a, self.b, face, self.tolerance).corners(face, self.tolerance)
    }

    #[inline(always)]
    fn corners_touch(&self, [i, j]: [usize; 2]) -> Option<Found<Touch>> {
        let (from, to) = (self.a.corner(i), self.b.corner(j));
        let between = Way::between([from, to]);
        let Way { way, length, .. } = between;
        let depth = self.reach - length;
        if !are_nearest(self.a, self.b, between, 0.5 * self.tolerance) {
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

/// How a core and a disc touch.
#[inline(always)]
fn disc_touch<const N: usize>(
    of: &Small<N>,
    disc: &Small<1>,
    tolerance: f64,
) -> Option<Found<Touch>> {
    let (face, reach, center) = (best_face(of, disc), of.radius + disc.radius, disc.corner(0));
    if face.gap > reach + tolerance {
        return Some(Found::Apart);
    }
    let (number, next) = (face.number, of.next(face.number));
    let (start, [x, y]) = (of.corner(number), of.outward(number).0);
    let along = |place: [f64; 2]| dot([-y, x], minus(place, start));
    let (ahead, length) = (along(center), along(of.corner(next)));
    let (is_before, is_behind) = (ahead < 0.0, ahead > length);
    if (face.gap > tolerance) & (is_before | is_behind) {
        let corner = select_unpredictable(is_behind, next, number);
        return Pair { a: of, b: disc, reach, tolerance }.corners_touch([corner, 0]);
    }
    // Inside, but beside the edge that is left behind soonest: only by roundings.
    let slack = tolerance * (x.abs() + y.abs());
    let depth = reach - face.gap;
    if (ahead < -slack) | (ahead > length + slack) | (depth < -tolerance) {
        return None;
    }
    let is_certain = (depth > tolerance) & (face.gap.abs() > tolerance);
    let depth = greater(depth, 0.0) * f64::from(u8::from(depth > tolerance));
    let normal = of.normal(number);
    let middle = 0.5 * (of.radius - disc.radius - face.gap);
    let marks = [edge(self::number(of, number, 2)), corner(0)];
    let touch = Touch::single(normal, depth, plus(center, times(normal, middle)), marks);
    Some(if is_certain { Found::Touch(touch) } else { Found::Doubtful(touch) })
}

#[inline(always)]
fn face_touch<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    face: usize,
    depth: f64,
    tolerance: f64,
) -> Touch {
    let (normal, radii) = (of.normal(face), [of.radius, other.radius]);
    let (reference, incident) = (side(of, face), side_against(other, of.outward(face).0));
    Facing { reference, incident, radii, normal, depth, tolerance }.touch()
}

/// The shape's own number for a corner, or for the edge after it, counted from the end.
#[inline(always)]
fn number<const N: usize>(of: &Small<N>, number: usize, from_end: usize) -> usize {
    // From the end on: at most twice.
    let count = of.count();
    let reversed = 2 * count - from_end - number;
    let reversed = if reversed >= count { reversed - count } else { reversed };
    if of.is_reversed { reversed } else { number }
}

#[inline(always)]
fn mark<const N: usize>(of: &Small<N>, corner_number: usize) -> Mark {
    corner(number(of, corner_number, 1))
}

#[inline(always)]
fn side<const N: usize>(of: &Small<N>, face: usize) -> Side {
    let next = of.next(face);
    Side {
        ends: [of.corner(face), of.corner(next)],
        corners: [mark(of, face), mark(of, next)],
        edge: edge(number(of, face, 2)),
    }
}

/// The edge next to the corner that is least along a direction that faces it most.
#[inline(always)]
fn side_against<const N: usize>(of: &Small<N>, direction: Place<f64>) -> Side {
    let after = of.least_corner(direction);
    if N == 1 {
        return Side::point(of.corner(0), corner(0));
    }
    let before = of.previous(after);
    // The squares, with their signs: so that no root is to be waited for.
    let facing = |face: usize| {
        let (out, inverse) = of.outward(face);
        let part = dot(out, direction);
        part * part.abs() * inverse
    };
    side(of, if facing(before) < facing(after) { before } else { after })
}

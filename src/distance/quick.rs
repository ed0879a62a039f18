//! Distances of convex shapes of few corners, where plain f64 is exact enough beyond doubt.

use super::gap::{Found, PRECISION};
use super::place::{Place, dot, minus, plus, times};
use crate::small::{Face, Question, Small, above, best_face};
use crate::vector::square_root;

/// What is between two shapes, or a point that they share; seen from the anchor.
pub(super) enum Between {
    Gap(Found),
    Shared(Place<f64>),
}

/// Asks for that.
pub(super) struct Quick;

impl Question for Quick {
    type Answer = Between;

    #[inline]
    fn at_once<const N: usize, const M: usize>(_: &Small<N>, _: &Small<M>) -> Option<Between> {
        None
    }

    #[inline]
    fn answer<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Between> {
        if N == 1 && M == 1 {
            return between_places([a.radius, b.radius], [a.corner(0), b.corner(0)], 0.0);
        }
        let size = a.size().max(b.size()) * f64::EPSILON;
        let (tolerance, doubt) = (64.0 * size, 16.0 * size);
        let (first, second) = (best_face(a, b), best_face(b, a));
        if second.gap > first.gap + tolerance {
            return from_face(b, a, second, [tolerance, doubt]).map(Between::swapped);
        }
        from_face(a, b, first, [tolerance, doubt])
    }
}

impl Between {
    #[inline]
    fn swapped(self) -> Self {
        match self {
            Between::Gap(found) => Between::Gap(found.swapped()),
            shared => shared,
        }
    }
}

/// What is between the core of a face, the best one of both, and another core.
#[inline]
fn from_face<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    face: Face,
    [tolerance, doubt]: [f64; 2],
) -> Option<Between> {
    if face.gap > tolerance {
        let places = above(of, other, face, tolerance).places;
        return between_places([of.radius, other.radius], places, doubt);
    }
    if face.gap < -tolerance { shared(of, other, face, tolerance) } else { None }
}

/// Between the borders around two places that are off by no more than some doubt.
#[inline]
fn between_places(radii: [f64; 2], [from, to]: [Place<f64>; 2], doubt: f64) -> Option<Between> {
    let way = minus(to, from);
    let length = square_root(dot(way, way));
    let doubt = doubt + 4.0 * f64::EPSILON * length;
    let [a, b] = radii;
    let rest = length - (a + b);
    if rest < -doubt {
        return Some(Between::Shared(plus(from, times(way, a / (a + b)))));
    }
    if !((rest > 0.0) & (doubt <= PRECISION * rest)) {
        return None;
    }
    let border = |start: Place<f64>, radius: f64| plus(start, times(way, radius / length));
    Some(Between::Gap(Found { length: rest, from: border(from, a), to: border(to, -b) }))
}

/// A place that two overlapping cores share: what is deepest behind a face, or the place on the face
/// in front of it, if that is one.
#[inline]
fn shared<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    face: Face,
    tolerance: f64,
) -> Option<Between> {
    let [on_face, deepest] = above(of, other, face, tolerance).places;
    if of.contains(deepest) {
        return Some(Between::Shared(deepest));
    }
    other.contains(on_face).then_some(Between::Shared(on_face))
}

//! Convex shapes, where f64 is certain: most pairs are told apart here, or found to overlap, before
//! anything has to be exact.

use crate::convex::{
    Core, DOUBT, Found, Question, Shaped, Way, above, are_nearest, best_faces, better, is_clear_of,
    meet_exactly, search,
};
use crate::exact::float::greater;

/// Asks for whether two shapes share a point.
#[derive(Clone, Copy)]
pub(super) struct Meet;

impl Question for Meet {
    type Answer = bool;

    #[inline(always)]
    fn sieve<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<bool> {
        if !(A::IS_AREA | B::IS_AREA) {
            return None;
        }
        if is_clear_of(a, b, 0.0) {
            return Some(false);
        }
        let places = match search(a, b)? {
            Found::Shared(_) => return Some(true),
            Found::Apart(places, _) => places,
        };
        let excess = Way::between(places).length - (a.radius + b.radius);
        let tolerance = 2.0 * DOUBT * greater(a.size, b.size);
        (excess.abs() > tolerance).then_some(excess < 0.0)
    }

    #[inline(always)]
    fn answer<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<bool> {
        let (reach, tolerance) = (a.radius + b.radius, DOUBT * greater(a.size, b.size));
        let faces = best_faces(&a.core, &b.core);
        let (face, is_second) = better::<A, B>(faces, tolerance);
        if face.gap > reach + tolerance {
            return Some(false);
        }
        if face.gap < -tolerance {
            return Some(true);
        }
        if reach == 0.0 {
            return meet_exactly(a, b, faces).then_some(true);
        }
        let [from, to] = if is_second {
            let [from, to] = above(&b.core, &a.core, face, tolerance).places;
            [to, from]
        } else {
            above(&a.core, &b.core, face, tolerance).places
        };
        let way = Way::between([from, to]);
        if way.length < reach - tolerance {
            return Some(true);
        }
        let is_apart = way.length > reach + 2.0 * tolerance;
        (is_apart && are_nearest(&a.core, &b.core, way, tolerance)).then_some(false)
    }

    fn swapped(answer: bool) -> bool {
        answer
    }
}

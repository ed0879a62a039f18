//! How convex shapes lie to each other, where f64 is certain, or exact.

use super::Relation;
use crate::convex::{
    Core, DOUBT, Face, Question, Shaped, Way, above, are_exact, best_faces, better, is_clear_of,
    reaches,
};
use crate::exact::float::{greater, lesser};
use crate::outline::{dot, minus};
use crate::root::square_root;

/// Asks for how two shapes lie to each other.
#[derive(Clone, Copy)]
pub(super) struct Lie;

impl Question for Lie {
    type Answer = Relation;

    #[inline(always)]
    fn sieve<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<Relation> {
        (A::IS_AREA | B::IS_AREA && is_clear_of(a, b, 0.0)).then_some(Relation::Disjoint)
    }

    #[inline(always)]
    fn answer<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<Relation> {
        if !A::IS_AREA && !B::IS_AREA {
            return None;
        }
        let tolerance = DOUBT * greater(a.size, b.size);
        let reach = a.radius + b.radius;
        let faces = best_faces(&a.core, &b.core);
        let (face, is_second) = better::<A, B>(faces, tolerance);
        if face.gap > reach + tolerance {
            return Some(Relation::Disjoint);
        }
        let is_exact = || reach == 0.0 && are_exact(a, b);
        let is_doubtful = (face.gap.abs() <= tolerance) & (reach == 0.0);
        if is_doubtful && !is_exact() {
            return None;
        }
        let rise = greater(faces[0].rise, faces[1].rise);
        if is_doubtful && rise > 0.0 {
            return Some(Relation::Disjoint);
        }
        let [of_b, of_a] = reaches(&a.core, &b.core);
        let b_in_a = held(b, a, of_b, tolerance, is_exact)?;
        let a_in_b = held(a, b, of_a, tolerance, is_exact)?;
        let touches = [a_in_b, b_in_a].contains(&Hold::Touching);
        let is_held = [a_in_b, b_in_a].map(|place| place != Hold::Outside);
        if let Some(relation) = Relation::of_held(is_held, touches) {
            return Some(relation);
        }
        if is_doubtful {
            return Some(if rise < 0.0 { Relation::Overlapping } else { Relation::Touching });
        }
        let is_deep = face.gap < -tolerance || {
            let [from, to] = if is_second {
                above(&b.core, &a.core, face, tolerance).places
            } else {
                above(&a.core, &b.core, face, tolerance).places
            };
            Way::between([from, to]).length < reach - tolerance
        };
        is_deep.then_some(Relation::Overlapping)
    }

    fn swapped(relation: Relation) -> Relation {
        relation.swapped()
    }
}

/// Where a shape lies to another one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hold {
    Inside,
    /// Inside, and at the border.
    Touching,
    Outside,
}

/// Where a shape lies to another one of which an edge is known beyond which it reaches farthest; None if
/// that is in doubt.
///
/// One with the greater radius has to lie as much deeper inside of the edges; one with the lesser radius
/// may reach beyond them, but no farther than the difference, at corners less.
#[inline(always)]
fn held<A: Core, B: Core>(
    inner: &Shaped<A>,
    outer: &Shaped<B>,
    edge: Face,
    tolerance: f64,
    is_exact: impl Fn() -> bool,
) -> Option<Hold> {
    let room = outer.radius - inner.radius;
    if !B::IS_AREA {
        let excess = farthest(&inner.core, &outer.core, room + tolerance) - room;
        return match excess.abs() > tolerance {
            true if excess < 0.0 => Some(Hold::Inside),
            true => Some(Hold::Outside),
            false => (room <= 0.0).then_some(Hold::Outside),
        };
    }
    if edge.gap > room + tolerance {
        return Some(Hold::Outside);
    }
    if edge.gap < room.min(0.0) - tolerance {
        return Some(Hold::Inside);
    }
    if room != 0.0 || inner.radius > 0.0 || !is_exact() {
        return None;
    }
    Some(match edge.rise {
        rise if rise > 0.0 => Hold::Outside,
        rise if rise < 0.0 => Hold::Inside,
        _ => Hold::Touching,
    })
}

/// How far the corners of a core are from a point or a path at most, or of one that is farther than enough.
#[inline(always)]
fn farthest<A: Core, B: Core>(a: &A, b: &B, enough: f64) -> f64 {
    let (start, path) = (b.corner(0), if b.count() == 1 { [0.0; 2] } else { b.edge(0) });
    // A point has no length.
    let inverse = 1.0 / greater(dot(path, path), f64::MIN_POSITIVE);
    let mut most = 0.0;
    for number in 0..a.count() {
        let way = minus(a.corner(number), start);
        let part = lesser(greater(dot(way, path) * inverse, 0.0), 1.0);
        let way = minus(way, [path[0] * part, path[1] * part]);
        most = greater(most, dot(way, way));
        if most > enough * enough.abs() {
            break;
        }
    }
    square_root(most)
}

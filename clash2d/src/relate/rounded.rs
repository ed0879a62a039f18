//! Convex shapes of which one has a radius: by the distances of the cores.

use core::cmp::Ordering;

use super::Relation;
use super::core::Core;
use crate::exact::terms::Terms;
use crate::outline::{Bounds, Vertex, distance_to_line, distance_to_path, meet};

/// How two shapes lie to each other that share a point and of which one has a radius, by their cores.
pub(super) fn relation(a: &Core<'_>, b: &Core<'_>) -> Relation {
    let (a_in_b, b_in_a) = (held(a, b), held(b, a));
    let touches = [a_in_b, b_in_a].contains(&Some(true));
    Relation::of_held([a_in_b.is_some(), b_in_a.is_some()], touches)
        .unwrap_or_else(|| if overlap(a, b) { Relation::Overlapping } else { Relation::Touching })
}

/// Whether a shape touches the border of another one that holds it; None if it does not.
///
/// A convex shape with the lesser radius is held where its core lies within the difference of the
/// radii from the other core, and one with the greater radius where it lies that deep inside.
fn held(inner: &Core<'_>, outer: &Core<'_>) -> Option<bool> {
    let mut touches = false;
    for v in inner.vertices() {
        let place = if outer.radius() > inner.radius() {
            from_core(&v, outer, [outer.radius(), -inner.radius()])
        } else if outer.radius() == inner.radius() {
            to_core(&v, outer)
        } else {
            under_edges(&v, outer, [inner.radius(), -outer.radius()])
        };
        match place {
            Ordering::Greater => return None,
            place => touches |= place.is_eq(),
        }
    }
    Some(touches)
}

/// How the distance of a vertex from a core compares with a positive reach.
fn from_core(v: &Vertex, core: &Core<'_>, reach: Terms<2>) -> Ordering {
    let mut nearest = Ordering::Greater;
    for [a, b] in core.edges() {
        nearest = nearest.min(distance_to_path(v, &a, &b, reach));
        if nearest.is_lt() {
            return nearest;
        }
    }
    if core.has_area() && core.place_of(v).is_lt() { Ordering::Less } else { nearest }
}

/// Where a vertex lies: less inside of a core, equal on it, and greater outside.
fn to_core(v: &Vertex, core: &Core<'_>) -> Ordering {
    if core.has_area() {
        return core.place_of(v);
    }
    distance_to_path(v, &core.vertex(0), &core.vertex(core.count - 1), [0.0; 2])
}

/// Whether a vertex lies below all edges of a core by more than a depth, as less; equal by just that.
fn under_edges(v: &Vertex, core: &Core<'_>, depth: Terms<2>) -> Ordering {
    if !core.has_area() || !core.place_of(v).is_lt() {
        return Ordering::Greater;
    }
    let depths = core.edges().map(|[a, b]| distance_to_line(v, &a, &b, depth).reverse());
    depths.max().unwrap_or(Ordering::Greater)
}

/// Whether the cores of two shapes are less than the sum of the radii apart.
fn overlap(a: &Core<'_>, b: &Core<'_>) -> bool {
    let reach = [a.radius(), b.radius()];
    a.vertices().any(|v| from_core(&v, b, reach).is_lt())
        || b.vertices().any(|v| from_core(&v, a, reach).is_lt())
        || cross(a, b)
}

/// Whether edges of two cores meet.
fn cross(a: &Core<'_>, b: &Core<'_>) -> bool {
    a.edges().any(|[p, q]| {
        let bounds = Bounds::of(&p, &q);
        b.edges()
            .any(|[r, s]| bounds.is_near(&Bounds::of(&r, &s), [0.0; 2]) && meet(&p, &q, &r, &s))
    })
}

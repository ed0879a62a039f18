//! Lines with lines, and with shapes that have a convex core.

use core::cmp::Ordering;

use super::Relation;
use super::core::Core;
use crate::any::Form;
use crate::collide::forms_collide;
use crate::exact::judge::decide;
use crate::exact::polynomial::cross;
use crate::exact::terms::vector;
use crate::outline::{Spot, Vertex, distance_to_line, side};
use crate::shape::Line;
use crate::vector::Vector2D;

/// How a line lies to another shape, the second one; None if that takes more, and if it is invalid or
/// has no direction.
pub(super) fn relation(line: Line, other: Form<'_>) -> Option<Relation> {
    if !has_direction(line) {
        return None;
    }
    if let Form::Line(other) = other {
        return has_direction(other).then(|| of_lines(line, other));
    }
    let core = Core::of(other, line.base)?;
    if !forms_collide(Form::Line(line), other) {
        return Some(Relation::Disjoint);
    }
    let way = [Spot::of(line.base), Spot::next_on(line)].map(|spot| Vertex::new(spot, line.base));
    of_core(&way, &core)
}

fn has_direction(line: Line) -> bool {
    line.is_valid() && line.direction != Vector2D::ZERO
}

fn of_lines(a: Line, b: Line) -> Relation {
    let (own, other) = (vector(a.direction), vector(b.direction));
    match () {
        () if !forms_collide(Form::Line(a), Form::Line(b)) => Relation::Disjoint,
        () if decide!(j: f32 => cross(j, own, other) == 0.0) => Relation::Equal,
        () => Relation::Overlapping,
    }
}

/// By the sides on which the vertices lie, and by their distance, where the two collide; None where a
/// vertex of a chain is on the line, which may be an end of it or not.
fn of_core([base, next]: &[Vertex; 2], core: &Core<'_>) -> Option<Relation> {
    let mut seen = [false; 3];
    for v in core.vertices() {
        match side(base, next, &v) {
            Ordering::Less => seen[0] = true,
            Ordering::Equal => seen[1] = true,
            Ordering::Greater => seen[2] = true,
        }
    }
    let reach = [core.radius(), 0.0];
    let is_within = || core.vertices().any(|v| distance_to_line(&v, base, next, reach).is_lt());
    Some(match seen {
        [false, _, false] if core.radius() == 0.0 => Relation::BInsideA,
        [_, true, _] if core.is_chain() => return None,
        [true, _, true] => Relation::Overlapping,
        _ if core.radius() > 0.0 && is_within() => Relation::Overlapping,
        _ => Relation::Touching,
    })
}

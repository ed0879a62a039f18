//! Ways apart of shapes that stand at positions.

use super::overlap::members_overlap;
use super::part::Way;
use super::scene::{Scene, Shapes};
use super::search::shortest_way;
use super::{floats, touch_of};
use crate::any::{Form, Placed, Shape};
use crate::contact::{Contact, contacts};
use crate::distance::body::Body;
use crate::distance::order;
use crate::distance::place::times;
use crate::outline::straight;
use crate::vector::Vector2D;

/// How many contacts are looked at.
const MOST: usize = 16;

/// How often a way is made longer, twice as much each time.
const STEPS: usize = 160;

/// Whether a shape stands at a position, or a member of it.
pub(super) fn is_elsewhere(shape: &Shape<'_>) -> bool {
    let has_member = match shape.form().plain() {
        Form::Group(group) => group.shapes().iter().any(|member| !member.is_at_origin()),
        _ => false,
    };
    has_member || !shape.is_at_origin()
}

fn length(v: Vector2D) -> f64 {
    let [x, y] = [v.x, v.y].map(f64::from);
    x * x + y * y
}

/// The way for the second of two shapes that collide, which is added to its position as floats do;
/// None if none is found.
pub(super) fn way_out(a: &Shape<'_>, b: &Shape<'_>) -> Option<Vector2D> {
    if are_apart(a, b, Vector2D::ZERO) {
        return Some(Vector2D::ZERO);
    }
    way_of_parts(a, b).or_else(|| way_off(a, b, MOST, |way| float_of(a, b, way, STEPS)))
}

/// The way out where two convex shapes touch, or out of all parts that overlap.
fn way_of_parts(a: &Shape<'_>, b: &Shape<'_>) -> Option<Vector2D> {
    // Swapped shapes are looked at in the same order.
    let is_swapped = order::is_after(a.form(), b.form());
    let (first, second) = if is_swapped { (b, a) } else { (a, b) };
    let float_of = |way: &Way, patience| {
        let way = way.turned(if is_swapped { -1.0 } else { 1.0 });
        float_of(a, b, &way, patience)
    };
    let search = |scene: &Scene<'_>| shortest_way(scene, &mut |way| float_of(way, floats::FEW));
    let placed = [first, second].map(|shape| straight(Placed::of(shape).handy()).0);
    let Some((bodies, anchor, _)) = Body::pair(placed[0], placed[1]) else {
        return search(&Scene::new(Shapes::Placed(placed)));
    };
    if let Some(touch) = touch_of(bodies, anchor) {
        return float_of(&Way::along(touch), STEPS);
    }
    let [Body::Outline(first), Body::Outline(second)] = bodies else {
        return search(&Scene::new(Shapes::Bodies(bodies, anchor)));
    };
    first.with_boxes(|a| {
        second.with_boxes(|b| {
            let bodies = [Body::Outline(*a), Body::Outline(*b)];
            search(&Scene::new(Shapes::Bodies(bodies, anchor)))
        })
    })
}

/// The shortest way along the normal of a contact, of which some are looked at, out of what has no depth and ends nowhere.
#[cold]
#[inline(never)]
pub(super) fn way_off(
    a: &Shape<'_>,
    b: &Shape<'_>,
    most: usize,
    float_of: impl Fn(&Way) -> Option<Vector2D>,
) -> Option<Vector2D> {
    let mut buffer = [Contact::default(); MOST];
    let count = contacts(a, b, &mut buffer[..most]).min(most);
    let ways = buffer[..count].iter().filter_map(|contact| {
        let along = [contact.normal.x, contact.normal.y].map(f64::from);
        float_of(&Way { to: times(along, contact.depth.into()), along })
    });
    ways.min_by(|a, b| length(*a).total_cmp(&length(*b)))
}

/// The floats of a way that separate the two; None if none are found.
fn float_of(a: &Shape<'_>, b: &Shape<'_>, way: &Way, patience: usize) -> Option<Vector2D> {
    let last_place = way.to.map(f64::abs).into_iter().fold(0.0, f64::max) * f64::from(f32::EPSILON);
    let step = f64::from(last_place_of(b)).max(last_place);
    floats::first_float(way, step, patience, |by| are_apart(a, b, by))
}

/// The last place of the position.
fn last_place_of(shape: &Shape<'_>) -> f32 {
    let Vector2D { x, y } = shape.position();
    x.abs().max(y.abs()).next_up() * f32::EPSILON + f32::from_bits(1)
}

/// Whether no members of the shapes share interior points once the second one is moved.
fn are_apart(a: &Shape<'_>, b: &Shape<'_>, by: Vector2D) -> bool {
    let moved = b.at(b.position() + by);
    let is_there = Placed::of(&moved).position.single().is_some_and(Vector2D::is_finite);
    is_there && !members_overlap(Placed::of(a), Placed::of(&moved))
}

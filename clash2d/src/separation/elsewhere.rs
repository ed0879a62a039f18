//! Ways apart of shapes that stand at positions.

use crate::any::{Form, Placed, Shape};
use crate::contact::{Contact, contacts};
use crate::relate::{Relation, relate};
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

/// The shortest way out along the normal of a contact of two shapes that collide, which is added to the
/// position of the second one as floats do; nowhere to if none leads out.
pub(super) fn way_out(a: &Shape<'_>, b: &Shape<'_>) -> Option<Vector2D> {
    let mut buffer = [Contact::default(); MOST];
    let count = contacts(a, b, &mut buffer).min(MOST);
    let deepest = buffer[..count].iter().fold(0.0_f32, |depth, contact| depth.max(contact.depth));
    let ways = buffer[..count].iter().filter_map(|contact| way_along(a, b, contact, deepest));
    ways.min_by(|a, b| length(*a).total_cmp(&length(*b)))
}

pub(super) fn length(v: Vector2D) -> f64 {
    let [x, y] = [v.x, v.y].map(f64::from);
    x * x + y * y
}

fn way_along(a: &Shape<'_>, b: &Shape<'_>, contact: &Contact, deepest: f32) -> Option<Vector2D> {
    let own = contact.normal * contact.depth;
    if are_apart(a, b, own) {
        return Some(own);
    }
    let mut step = f64::from(last_place(b)).max(f64::from(deepest) * f64::from(f32::EPSILON));
    let (x, y) = (f64::from(contact.normal.x), f64::from(contact.normal.y));
    let mut length = f64::from(contact.depth);
    for _ in 0..STEPS {
        length += step;
        let way = Vector2D::narrow(x * length, y * length);
        if !way.is_finite() {
            break;
        }
        if are_apart(a, b, way) {
            return Some(way);
        }
        step *= 2.0;
    }
    None
}

/// The last place of the position.
fn last_place(shape: &Shape<'_>) -> f32 {
    let Vector2D { x, y } = shape.position();
    x.abs().max(y.abs()).next_up() * f32::EPSILON + f32::from_bits(1)
}

/// Whether the shapes share no interior point once the second one is moved.
fn are_apart(a: &Shape<'_>, b: &Shape<'_>, by: Vector2D) -> bool {
    let moved = b.at(b.position() + by);
    let is_there = Placed::of(&moved).position.single().is_some_and(Vector2D::is_finite);
    is_there && matches!(relate(a, &moved), Relation::Disjoint | Relation::Touching)
}

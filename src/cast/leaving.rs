//! Shapes that touch at the start, and move.

use super::body::{Body, anchor_of};
use super::first::{ALONG, Contact, Search};
use super::hit::CastHit;
use super::members::{each_pair_in_touch, each_pair_on_way};
use super::sight::vector;
use crate::any::{Placed, Shape};
use crate::contact::{self, contact, each_apart, each_in_order};
use crate::distance::place::{Place, dot};
use crate::exact::real::{Near, Real};
use crate::exact::terms::Vector;
use crate::outline::Outline;
use crate::root::square_root;
use crate::vector::Vector2D;

/// A contact at the start as a hit.
pub(super) fn hit_at_start(contact: &contact::Contact) -> CastHit {
    CastHit {
        fraction: 0.0,
        point: contact.points[0].position,
        normal: contact.normal,
        starts_in_contact: true,
        ..CastHit::NONE
    }
}

/// The deepest contact at the start.
pub(super) fn touch(a: &Shape<'_>, b: &Shape<'_>) -> Option<CastHit> {
    contact(a, b).map(|contact| hit_at_start(&contact))
}

/// The deepest contact at the start of those into which a movement leads, if any.
pub(super) fn obstacle(a: Placed<'_>, b: Placed<'_>, movement: Vector<2>) -> Option<CastHit> {
    let along = vector::<Near>(movement).map(Near::value);
    let limit = ALONG * square_root(dot(along, along));
    deepest(a, b, |a, b| !passes(a, b, along), |contact| dot(wide(contact.normal), along) > limit)
}

/// The deepest of the contacts at the start that count, if any, of members that do.
pub(super) fn deepest(
    a: Placed<'_>,
    b: Placed<'_>,
    are_counted: impl Fn(Placed<'_>, Placed<'_>) -> bool,
    is_counted: impl Fn(&contact::Contact) -> bool,
) -> Option<CastHit> {
    let mut deepest: Option<contact::Contact> = None;
    each_pair_in_touch(a, b, |a, b| {
        if !are_counted(a, b) {
            return;
        }
        each_in_order(a, b, |contact, _| {
            let is_deeper = deepest.is_none_or(|deepest| contact.depth > deepest.depth);
            if is_deeper && is_counted(&contact) {
                deepest = Some(contact);
            }
        });
    });
    deepest.map(|contact| hit_at_start(&contact))
}

pub(super) fn wide(v: Vector2D) -> Place<f64> {
    [f64::from(v.x), f64::from(v.y)]
}

/// Whether two forms lie on two sides of a line along a movement, up to the rounding of f32.
///
/// Then one does not get in the other's way, even where their corners touch and a contact may have
/// any direction.
fn passes(a: Placed<'_>, b: Placed<'_>, movement: Place<f64>) -> bool {
    let ([a, b], _) = Placed::aligned(a, b);
    let Some(anchor) = anchor_of(a, b) else { return false };
    let (Some(Body::Outline(a)), Some(Body::Outline(b))) =
        (Body::of(a, anchor), Body::of(b, anchor))
    else {
        return false;
    };
    let length = square_root(dot(movement, movement));
    let [x, y] = movement.map(|x| x / length);
    let ([a_low, a_high], [b_low, b_high]) = (range(&a, [-y, x]), range(&b, [-y, x]));
    let far = [anchor.x, anchor.y, a.radius, b.radius].map(|x| f64::from(x.abs()));
    let size = [a_low, a_high, b_low, b_high].into_iter().fold(0.0, |sum, x| sum + x.abs());
    let skin = ALONG * far.into_iter().fold(size, |sum, x| sum + x);
    a_high <= b_low + skin || b_high <= a_low + skin
}

/// From where to where an outline reaches along a direction.
fn range(outline: &Outline<'_>, direction: Place<f64>) -> [f64; 2] {
    let top = |direction: Place<f64>| {
        outline.greatest(|place| dot(direction, place)) + f64::from(outline.radius)
    };
    [-top(direction.map(|x| -x)), top(direction)]
}

/// The next contact of two forms whose contacts at the start a movement leaves: with parts that are
/// apart at the start, on their free side, and not just in passing.
pub(super) fn next_contact(a: Placed<'_>, b: Placed<'_>, movement: Vector<2>) -> Option<Contact> {
    let mut best: Option<Contact> = None;
    each_pair_on_way(a, b, movement, |a, b| {
        let Some(anchor) = anchor_of(a, b) else { return };
        let Some((a, b)) = Body::of(a, anchor).zip(Body::of(b, anchor)) else { return };
        let search = |bodies: [&Body<'_>; 2]| {
            Search { bodies, movement, anchor, counted_from: 0.0, is_leaving: true, best: None }
                .run()
        };
        let mut take = |found: Contact| {
            if best.is_none_or(|best| found.is_better(&best)) {
                best = Some(found);
            }
        };
        match (&a, &b) {
            (Body::Outline(a), Body::Outline(b)) => each_apart(*a, *b, vector(movement), |pair| {
                let bodies = pair.outlines.map(Body::Outline);
                let found = search(bodies.each_ref()).filter(|found| pair.allows(found.normal));
                found.into_iter().for_each(&mut take);
            }),
            _ => search([&a, &b]).into_iter().for_each(take),
        }
    });
    best
}

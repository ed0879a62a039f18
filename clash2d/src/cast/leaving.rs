//! Shapes that touch at the start, and move.

use super::body::{Body, anchor_of};
use super::first::{ALONG, Contact, Search};
use super::hit::CastHit;
use super::members::{Pair, each_pair_on_way};
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
        place_a: contact.points[0].place_a,
        place_b: contact.points[0].place_b,
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
    let leads_into = |contact: &contact::Contact| dot(wide(contact.normal), along) > limit;
    deepest(a, b, |contact, [a, b]| leads_into(contact) && !passes(a, b, along))
}

/// The deepest of the contacts at the start that count, of two members each, if any.
pub(super) fn deepest<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    is_counted: impl Fn(&contact::Contact, [Placed<'a>; 2]) -> bool,
) -> Option<CastHit> {
    let mut deepest: Option<(contact::Contact, [Placed<'a>; 2])> = None;
    each_in_order(a, b, 0.0, |contact, members| {
        let is_deeper = deepest.is_none_or(|(deepest, _)| contact.depth > deepest.depth);
        if is_deeper && is_counted(&contact, members) {
            deepest = Some((contact, members));
        }
    });
    deepest.map(|(contact, members)| hit_at_start(&contact.placed(members)))
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
pub(super) fn next_contact<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    movement: Vector<2>,
) -> Option<(Contact, Pair<'a>)> {
    let mut best: Option<(Contact, Pair<'a>)> = None;
    each_pair_on_way(a, b, movement, |pair| {
        let [a, b] = pair.members;
        let Some(anchor) = anchor_of(a, b) else { return };
        let Some((a, b)) = Body::of(a, anchor).zip(Body::of(b, anchor)) else { return };
        let search = |bodies: [&Body<'_>; 2]| {
            Search { bodies, movement, anchor, counted_from: 0.0, is_leaving: true, best: None }
                .run()
        };
        let mut take = |found: Contact| {
            if best.is_none_or(|(best, _)| found.is_better(&best)) {
                best = Some((found, pair));
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

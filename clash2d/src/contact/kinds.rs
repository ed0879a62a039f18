//! Contacts by the shortest way for the kinds of two shapes.

use super::answer::{Contact, Unplaced};
use super::boxes::View;
use super::deepest_contact;
use super::manifold::Touch;
use super::quick::{Found, Quick};
use super::round;
use crate::any::{Form, Placed, Shape};
use crate::collide::collide;
use crate::convex::{Anchor, ask, wide};
use crate::distance::{ByKind, Out, distance, order, ordered_cores};
use crate::small::Disc;
use crate::within::within;

impl ByKind for Contact {
    #[inline(always)]
    fn write_round<'o>(
        [a, b]: [&Shape<'_>; 2],
        disc: &Disc<'_>,
        margin: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        let found = round::touch(disc, margin);
        if found.is_certain {
            return out.write_if(found.is_there, found.contact);
        }
        if !found.is_known {
            return out.write(doubtful_contact(a, b, margin)?);
        }
        out.write(settled(found.contact, [a, b], margin)?)
    }

    #[inline(always)]
    fn write_plates<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        margin: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        let anchor = a.home();
        if let Some(view) = View::of([a, b], anchor, is_swapped, margin) {
            if view.is_apart() {
                return None;
            }
            if let Some(found) = view.touch() {
                if found.is_certain {
                    return out.write_if(found.is_there, found.contact);
                }
                return out.write(slow_contact(a, b, margin, Some(found.contact))?);
            }
        }
        ordered_cores(a, b, is_swapped, margin, out)
    }

    #[inline(always)]
    fn write_cores<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        margin: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        let (origin, room) = (wide(a.home()), f64::from(margin));
        let told = |touch| told(touch, origin, room);
        let contact = match ask(Quick { margin: room }, a, b, [origin; 2]) {
            Some(Found::Apart) => return None,
            // Written where it is to be: no copies of it.
            Some(Found::Touch(touch)) if touch.is_placed() => {
                return out.write(told(touch.swapped_if(is_swapped)));
            }
            Some(Found::Touch(touch)) => Some(placed(told(touch), [a, b])),
            Some(Found::Doubtful(touch)) => slow_contact(a, b, margin, Some(told(touch))),
            None => slow_contact(a, b, margin, None),
        };
        out.write(contact?.swapped_if(is_swapped))
    }

    fn of_moved(
        a: &Shape<'_>,
        b: &Shape<'_>,
        margin: f32,
        anchor: &Anchor,
    ) -> Option<Option<Self>> {
        let room = f64::from(margin);
        let told = |touch| told(touch, anchor.shared, room);
        let (touch, contact) = match ask(Quick { margin: room }, a, b, anchor.own)? {
            Found::Apart => return Some(None),
            Found::Touch(touch) => (touch, Some(told(touch))),
            Found::Doubtful(touch) => (touch, settled(told(touch), [a, b], margin)),
        };
        Some(contact.map(|contact| match contact.is_placed() {
            true => contact,
            false => Unplaced::told(contact, &touch, anchor, [a, b].map(Placed::of)).placed(),
        }))
    }

    fn slow(a: Placed<'_>, b: Placed<'_>, margin: f32) -> Option<Self> {
        deepest_contact(a, b, margin)
    }

    #[inline(always)]
    fn swapped_if(self, is_swapped: bool) -> Self {
        self.with_swapped(is_swapped)
    }
}

/// The contact with the places that are not known yet.
#[inline(always)]
pub(super) fn placed(contact: Contact, [a, b]: [&Shape<'_>; 2]) -> Contact {
    if contact.is_placed() {
        return contact;
    }
    Unplaced::at_origin(contact, [a, b].map(Placed::of)).placed()
}

/// The contact of any two shapes; what it is, if they collide, may be known.
#[cold]
#[inline(never)]
fn slow_contact(
    a: &Shape<'_>,
    b: &Shape<'_>,
    margin: f32,
    known: Option<Contact>,
) -> Option<Contact> {
    if let Some(contact) = known {
        return Some(placed(settled(contact, [a, b], margin)?, [a, b]));
    }
    deepest_contact(Placed::of(a), Placed::of(b), margin)
}

/// The contact of two shapes if they come within a margin, in doubt. What it is then is known; a depth of 0
/// stands for shapes of which it is not known whether they meet.
#[cold]
#[inline(never)]
fn settled(contact: Contact, [a, b]: [&Shape<'_>; 2], margin: f32) -> Option<Contact> {
    if contact.depth >= 0.0 && collide(a, b) {
        return Some(contact);
    }
    if margin == 0.0 || !within(a, b, margin) {
        return None;
    }
    if contact.depth < 0.0 {
        return Some(contact);
    }
    distance(a, b).map(|found| contact.apart(found.distance))
}

/// The contact of two round shapes whose cores may touch.
#[cold]
#[inline(never)]
fn doubtful_contact(a: &Shape<'_>, b: &Shape<'_>, margin: f32) -> Option<Contact> {
    let found = quick_contact_in_order(a, b, margin);
    let found = found.unwrap_or_else(|| slow_contact(a, b, margin, None));
    found.map(|contact| placed(contact, [a, b]))
}

/// The contact of two round shapes, or that there is none; None if that is in doubt, where the cores touch,
/// and of two paths.
#[inline(never)]
fn round_contact(a: &Shape<'_>, b: &Shape<'_>, margin: f32) -> Option<Option<Contact>> {
    let disc = Disc::of(a, b)?;
    let found = round::touch(&disc, margin);
    if found.is_certain {
        return Some(found.is_there.then_some(found.contact));
    }
    if let Some(contact) = round::concentric(&disc) {
        return Some(Some(contact));
    }
    found.is_known.then(|| settled(found.contact, [a, b], margin))
}

/// The contact of two convex shapes, the second one not to come first; None if plain f64 can't tell.
#[inline(never)]
fn quick_contact(a: &Shape<'_>, b: &Shape<'_>, margin: f32) -> Option<Found<Contact>> {
    let anchor = a.home();
    if let Some(view) = View::of([a, b], anchor, false, margin) {
        if view.is_apart() {
            return Some(Found::Apart);
        }
        if let Some(found) = view.touch() {
            return Some(match (found.is_certain, found.is_there) {
                (true, true) => Found::Touch(found.contact),
                (true, false) => Found::Apart,
                _ => Found::Doubtful(found.contact),
            });
        }
    }
    let (origin, room) = (wide(anchor), f64::from(margin));
    let found = ask(Quick { margin: room }, a, b, [origin; 2])?;
    Some(found.map(|touch| told(touch, origin, room)))
}

/// What a touch of shapes that are no members is told as.
#[inline(always)]
fn told(touch: Touch, origin: [f64; 2], room: f64) -> Contact {
    Contact::new(touch, origin, [0; 2], room)
}

/// How two shapes with convex cores touch that collide, unless plain f64 can't tell.
pub(crate) fn touch_of_convex(a: Form<'_>, b: Form<'_>) -> Option<Touch> {
    match ask(Quick { margin: 0.0 }, &a.into(), &b.into(), [wide(a.home()?); 2])? {
        Found::Apart => None,
        Found::Touch(touch) | Found::Doubtful(touch) => Some(touch),
    }
}

/// [`round_contact`] or [`quick_contact`] of two shapes in any order, or that there is none.
#[inline(never)]
pub(super) fn quick_contact_in_order(
    a: &Shape<'_>,
    b: &Shape<'_>,
    margin: f32,
) -> Option<Option<Contact>> {
    if order::is_after(a.form(), b.form()) {
        return Some(quick_contact_in_order(b, a, margin)?.map(Contact::swapped));
    }
    if let Some(contact) = round_contact(a, b, margin) {
        return Some(contact);
    }
    Some(match quick_contact(a, b, margin)? {
        Found::Apart => None,
        Found::Touch(contact) => Some(contact),
        Found::Doubtful(contact) => settled(contact, [a, b], margin),
    })
}

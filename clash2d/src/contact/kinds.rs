//! Contacts by the shortest way for the kinds of two shapes.

use super::answer::Contact;
use super::boxes::View;
use super::deepest_contact;
use super::manifold::Touch;
use super::quick::{Found, Quick};
use super::round;
use crate::any::{Form, Placed, Shape};
use crate::collide::{collide, forms_collide};
use crate::convex::{Anchor, ask, wide};
use crate::distance::{ByKind, Out, order, ordered_cores};
use crate::small::Disc;
use crate::vector::Vector2D;

impl ByKind for Contact {
    #[inline(always)]
    fn write_round<'o>(
        [a, b]: [&Shape<'_>; 2],
        disc: &Disc<'_>,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        let found = round::touch(disc);
        if found.is_certain {
            return out.write_if(found.is_there, found.contact);
        }
        if !found.is_known {
            return out.write(doubtful_contact(a, b)?);
        }
        if round_shapes_collide(a, b) { out.write(found.contact) } else { None }
    }

    #[inline(always)]
    fn write_plates<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        let anchor = a.home();
        if let Some(view) = View::of([a, b], anchor, is_swapped) {
            if view.is_apart() {
                return None;
            }
            if let Some(found) = view.touch() {
                if found.is_certain {
                    return out.write_if(found.is_there, found.contact);
                }
                return out.write(slow_contact(a, b, Some(found.contact))?);
            }
        }
        ordered_cores(a, b, is_swapped, out)
    }

    #[inline(always)]
    fn write_cores<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        let contact = match cores_contact(a, b, a.home()) {
            Some(Found::Apart) => None,
            Some(Found::Touch(contact)) => Some(placed(contact, [a, b])),
            Some(Found::Doubtful(contact)) => slow_contact(a, b, Some(contact)),
            None => slow_contact(a, b, None),
        };
        out.write(contact?.swapped_if(is_swapped))
    }

    fn of_moved(a: &Shape<'_>, b: &Shape<'_>, anchor: &Anchor) -> Option<Option<Self>> {
        let found = ask::<Quick>(a, b, anchor.own)?;
        let contact = match found.map(|touch| Contact::new(touch, anchor.shared, [0; 2])) {
            Found::Apart => None,
            Found::Touch(contact) => Some(contact),
            Found::Doubtful(contact) => collide(a, b).then_some(contact),
        };
        Some(contact.map(|contact| placed(contact, [a, b])))
    }

    fn slow(a: Placed<'_>, b: Placed<'_>) -> Option<Self> {
        deepest_contact(a, b)
    }

    #[inline(always)]
    fn swapped_if(self, is_swapped: bool) -> Self {
        self.with_swapped(is_swapped)
    }
}

/// The contact with the places that are not known yet.
#[inline(always)]
fn placed(contact: Contact, [a, b]: [&Shape<'_>; 2]) -> Contact {
    if contact.is_placed() { contact } else { contact.placed([a, b].map(Placed::of)) }
}

/// The contact of any two shapes; what it is, if they collide, may be known.
#[cold]
#[inline(never)]
fn slow_contact(a: &Shape<'_>, b: &Shape<'_>, known: Option<Contact>) -> Option<Contact> {
    if known.is_some() {
        return known.filter(|_| collide(a, b)).map(|contact| placed(contact, [a, b]));
    }
    deepest_contact(Placed::of(a), Placed::of(b))
}

/// Whether two round shapes meet, in doubt.
#[cold]
#[inline(never)]
fn round_shapes_collide(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    collide(a, b)
}

/// The contact of two round shapes whose cores may touch.
#[cold]
#[inline(never)]
fn doubtful_contact(a: &Shape<'_>, b: &Shape<'_>) -> Option<Contact> {
    let found = quick_contact_in_order(a.form(), b.form());
    let found = found.unwrap_or_else(|| slow_contact(a, b, None));
    found.map(|contact| placed(contact, [a, b]))
}

/// The contact of two round shapes, or that there is none; None if that is in doubt, where the cores touch,
/// and of two paths.
#[inline(never)]
fn round_contact(a: &Shape<'_>, b: &Shape<'_>) -> Option<Option<Contact>> {
    let disc = Disc::of(a, b)?;
    let found = round::touch(&disc);
    if found.is_certain {
        return Some(found.is_there.then_some(found.contact));
    }
    if let Some(contact) = round::concentric(&disc) {
        return Some(Some(contact));
    }
    found.is_known.then(|| collide(a, b).then_some(found.contact))
}

/// The contact of two convex shapes, the second one not to come first; None if plain f64 can't tell.
#[inline(never)]
fn quick_contact(a: &Shape<'_>, b: &Shape<'_>) -> Option<Found<Contact>> {
    let anchor = a.home();
    if let Some(view) = View::of([a, b], anchor, false) {
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
    cores_contact(a, b, anchor)
}

/// The contact of two convex shapes, seen from an anchor; None if plain f64 can't tell.
#[inline(always)]
fn cores_contact(a: &Shape<'_>, b: &Shape<'_>, anchor: Vector2D) -> Option<Found<Contact>> {
    let origin = wide(anchor);
    Some(ask::<Quick>(a, b, [origin; 2])?.map(|touch| Contact::new(touch, origin, [0; 2])))
}

/// How two shapes with convex cores touch that collide, unless plain f64 can't tell.
pub(crate) fn touch_of_convex(a: Form<'_>, b: Form<'_>) -> Option<Touch> {
    match ask::<Quick>(&a.into(), &b.into(), [wide(a.home()?); 2])? {
        Found::Apart => None,
        Found::Touch(touch) | Found::Doubtful(touch) => Some(touch),
    }
}

/// [`round_contact`] or [`quick_contact`] of two forms in any order, or that there is none.
#[inline(never)]
pub(super) fn quick_contact_in_order(a: Form<'_>, b: Form<'_>) -> Option<Option<Contact>> {
    if order::is_after(a, b) {
        return Some(quick_contact_in_order(b, a)?.map(Contact::swapped));
    }
    let (first, second) = (Shape::from(a), Shape::from(b));
    if let Some(contact) = round_contact(&first, &second) {
        return Some(contact);
    }
    Some(match quick_contact(&first, &second)? {
        Found::Apart => None,
        Found::Touch(contact) => Some(contact),
        Found::Doubtful(contact) => forms_collide(a, b).then_some(contact),
    })
}

//! Where two shapes touch, in which direction, and how deep.
//!
//! A convex shape touches as a whole: [`axis`] finds the direction in which it is left behind
//! soonest. Of any other shape each edge touches on its own, as a [`part`], and pushes only to where
//! it and its neighbours are free: [`cone`]. All this is done in f64, seen from a point nearby.

#![forbid(unsafe_code)]

pub(crate) mod places;

mod manifold;

mod nearness;

mod answer;

mod cone;
pub(crate) mod convex;

mod free;
mod part;

mod border;
mod overlap;

mod apart;

mod axis;
pub(crate) mod solid;

pub(crate) mod slice;

mod elsewhere;
mod inside;

mod line;

mod pairs;
mod seam;
mod sectors;

mod quick;

mod gap;

mod boxes;

mod round;

mod kinds;

pub(crate) use answer::Unplaced;
pub use answer::{Contact, ContactPoint};
pub(crate) use apart::{Apart, each_apart};
pub(crate) use kinds::touch_of_convex;
pub(crate) use manifold::Touch;
pub(crate) use nearness::Nearness;
pub(crate) use part::{is_all_parts, is_entered, part_of};
pub(crate) use seam::{Rank, Seam};

use crate::any::{Placed, Shape};
use crate::convex::{Anchor, has_core};
use crate::distance::body::Body;
use crate::distance::members::each_pair_near;
use crate::distance::{ByKind, centers_apart, order, quick_moved};
use crate::outline::straight;
use crate::vector::Vector2D;
use kinds::{placed, quick_contact_in_order};
use pairs::{Visit, outlines};
use sectors::{beside_sector, sectors, sectors_near};

/// [`ask::contact`](crate::ask::contact).
#[inline]
pub(crate) fn contact(a: &Shape<'_>, b: &Shape<'_>) -> Option<Contact> {
    Contact::of_any(a, b, 0.0)
}

/// The deepest of all contacts of two shapes where they stand.
fn deepest_contact(a: Placed<'_>, b: Placed<'_>, margin: f32) -> Option<Contact> {
    let mut deepest: Option<Unplaced<'_>> = None;
    each_contact(a, b, margin, &mut |found| {
        if deepest.is_none_or(|deepest| found.contact.depth > deepest.contact.depth) {
            deepest = Some(found);
        }
    });
    deepest.map(Unplaced::placed)
}

/// [`ask::contacts`](crate::ask::contacts).
pub(crate) fn contacts(a: &Shape<'_>, b: &Shape<'_>, buffer: &mut [Contact]) -> usize {
    contacts_within(a, b, 0.0, buffer)
}

/// [`ask::contact_within`](crate::ask::contact_within).
pub(crate) fn contact_within(a: &Shape<'_>, b: &Shape<'_>, distance: f32) -> Option<Contact> {
    if is_distance(distance) { Contact::of_any(a, b, distance) } else { None }
}

/// [`ask::contacts_within`](crate::ask::contacts_within).
pub fn contacts_within(
    a: &Shape<'_>,
    b: &Shape<'_>,
    distance: f32,
    buffer: &mut [Contact],
) -> usize {
    if !is_distance(distance) {
        return 0;
    }
    let told = match Shape::are_at_origin(a, b) {
        true => told_here(a, b, distance, buffer),
        false => told_elsewhere(a, b, distance, buffer),
    };
    told.unwrap_or_else(|| {
        let mut count = 0;
        each_contact(Placed::of(a), Placed::of(b), distance, &mut |found| {
            if let Some(place) = buffer.get_mut(count) {
                *place = found.placed();
            }
            count += 1;
        });
        count
    })
}

/// The contact of two shapes with convex cores as they are, neither of them prepared, if plain f64 tells it.
fn told_here(a: &Shape<'_>, b: &Shape<'_>, distance: f32, buffer: &mut [Contact]) -> Option<usize> {
    let is_plain = |shape: &Shape<'_>| shape.is_single() && has_core(shape);
    if !(is_plain(a) && is_plain(b)) {
        return None;
    }
    let found = quick_contact_in_order(a, b, distance)?;
    Some(write(found.map(|found| placed(found, [a, b])), buffer))
}

/// Writes a contact if there is one and room for it; how many there are.
fn write(found: Option<Contact>, buffer: &mut [Contact]) -> usize {
    buffer.iter_mut().zip(found).for_each(|(place, found)| *place = found);
    found.iter().count()
}

/// The contacts of shapes at positions that have them as others do, or told by plain f64, as one contact of them is.
/// Not in line: what is needed for that is not on the stack below all else.
#[inline(never)]
fn told_elsewhere(
    a: &Shape<'_>,
    b: &Shape<'_>,
    distance: f32,
    buffer: &mut [Contact],
) -> Option<usize> {
    if let Some([a, b]) = Shape::settled([a, b]) {
        return Some(contacts_within(&a, &b, distance, buffer));
    }
    if let Some([a, b]) = Shape::instead([a, b], &[a.handy(), b.handy()]) {
        return Some(contacts_within(a, b, distance, buffer));
    }
    Some(write(quick_moved::<Contact>(a, b, distance)?, buffer))
}

/// Whether shapes may be so far apart.
#[inline(always)]
fn is_distance(distance: f32) -> bool {
    distance >= 0.0
}

/// Visits each contact of two shapes.
fn each_contact<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    margin: f32,
    visit: &mut dyn FnMut(Unplaced<'a>),
) {
    let (a, b) = (a.with(a.form.handy()), b.with(b.form.handy()));
    if order::is_placed_after(a, b) {
        return each_in_order(b, a, margin, &mut |found| visit(found.swapped()));
    }
    each_in_order(a, b, margin, visit);
}

/// The same in the order of [`contacts`].
pub(crate) fn each_in_order<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    margin: f32,
    visit: &mut dyn FnMut(Unplaced<'a>),
) {
    each_pair_near(a, b, margin, &mut |numbers, members| {
        // As if they were no members.
        let moved = members.map(|member| member.moved().map(Placed::from));
        let members @ [a, b] = if let [Some(a), Some(b)] = moved { [a, b] } else { members };
        let mut take = |found: Unplaced<'a>| visit(found.on_members(numbers));
        if let Some(found) = quick_in_place(members, margin) {
            return found.into_iter().for_each(take);
        }
        let Some(nearness) = Nearness::of(a, b, margin) else { return };
        let segments = members.map(straight);
        let [(a, _), (b, _)] = segments;
        let mut take = |found: Unplaced<'a>| take(found.of_polygons(members, segments));
        if order::is_placed_after(a, b) {
            each_of_bodies(b, a, nearness, &mut |found| take(found.swapped()));
        } else {
            each_of_bodies(a, b, nearness, &mut take);
        }
    });
}

/// The contact of two shapes with convex cores that stand at floats; the outer None where plain f64 can't tell.
fn quick_in_place<'a>(members: [Placed<'a>; 2], margin: f32) -> Option<Option<Unplaced<'a>>> {
    let (a, b) = (members[0].shape()?, members[1].shape()?);
    if !(has_core(&a) && has_core(&b)) {
        return None;
    }
    let found = match Shape::are_at_origin(&a, &b) {
        true => quick_contact_in_order(&a, &b, margin)?,
        false => quick_moved(&a, &b, margin)?,
    };
    Some(found.map(|found| Unplaced::at_origin(found, members)))
}

fn each_of_bodies<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    nearness: Nearness,
    visit: &mut dyn FnMut(Unplaced<'a>),
) {
    if let Some((bodies, anchor, frame)) = Body::pair(a, b) {
        let origin = Anchor::of_placed(anchor, frame, [a, b]);
        let gap = if nearness.is_met { None } else { centers_apart(a, b) };
        each_touch(bodies, anchor, nearness, &mut |touch, parts| {
            let mut found = Unplaced::new(touch, &origin, parts, nearness.room(), [a, b]);
            if let Some(gap) = gap {
                found.contact = found.contact.apart(gap.length as f32);
            }
            visit(found);
        });
    }
}

/// Visits how the parts of two shapes touch that meet, or come near each other.
pub(crate) fn each_touch(
    [a, b]: [Body<'_>; 2],
    anchor: Vector2D,
    nearness: Nearness,
    visit: Visit<'_>,
) {
    let margin = nearness.room();
    let in_place = |touch| elsewhere::in_place(touch, [a, b], anchor, nearness);
    match (a, b) {
        (Body::Outline(a), Body::Outline(b)) => outlines(a, b, nearness, visit),
        (Body::Line(line), Body::Outline(outline)) => {
            let touch = line::outline_touch(line, &outline, nearness);
            touch.into_iter().for_each(|touch| visit(touch, [0; 2]));
        }
        (Body::Outline(outline), Body::Line(line)) => {
            let touch = line::outline_touch(line, &outline, nearness);
            touch.into_iter().for_each(|touch| visit(touch.swapped(), [0; 2]));
        }
        (Body::Line(first), Body::Line(second)) => {
            visit(in_place(line::lines_touch(first, second)), [0; 2]);
        }
        (Body::Line(line), Body::Sector(sector)) => {
            visit(in_place(line::sector_touch(line, sector, anchor, nearness.least())), [0; 2]);
        }
        (Body::Sector(sector), Body::Line(line)) => {
            visit(
                in_place(line::sector_touch(line, sector, anchor, nearness.least()).swapped()),
                [0; 2],
            );
        }
        (Body::Sector(sector), Body::Outline(outline)) => {
            beside_sector(sector, outline, nearness, visit)
        }
        (Body::Outline(outline), Body::Sector(sector)) => {
            beside_sector(sector, outline, nearness, &mut |touch, [a, b]| {
                visit(touch.swapped(), [b, a])
            });
        }
        (Body::Sector(first), Body::Sector(second)) if nearness.is_met => {
            visit(in_place(sectors(first, second, anchor, margin)), [0; 2]);
        }
        (Body::Sector(first), Body::Sector(second)) => {
            let touch = sectors_near(first, second, anchor, margin);
            touch.into_iter().for_each(|touch| visit(touch, [0; 2]));
        }
    }
}

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

pub use answer::{Contact, ContactPoint};
pub(crate) use apart::{Apart, each_apart};
pub(crate) use kinds::touch_of_convex;
pub(crate) use manifold::Touch;
pub(crate) use nearness::Nearness;
pub(crate) use seam::{Rank, Seam};

use crate::any::{Placed, Shape};
use crate::distance::body::Body;
use crate::distance::members::each_pair_near;
use crate::distance::{ByKind, order};
use crate::outline::straight;
use crate::vector::Vector2D;
use kinds::quick_contact_in_order;
use pairs::{Visit, outlines};
use sectors::{beside_sector, sectors, sectors_near};

/// How two shapes touch; None exactly if they do not [`collide`](crate::collide).
///
/// For two convex shapes the normal is the direction of least penetration: moving the second one by
/// normal times depth takes them apart, but for the rounding of that, and nothing shorter does.
/// Otherwise it is the deepest of all [`contacts`]. The normal always has length 1: two equal points
/// are pushed apart along the X axis.
///
/// The normal is off by at most 1 ulp of each coordinate and 2^-31, depth and positions by 0.51 ulp and
/// 2^-40 of the shapes' extent, 2^-34 where a steep edge is cut. Swapping the shapes swaps the answer,
/// unless they are equal.
///
/// ```
/// use clash2d::{Rectangle, Shape, Vector2D, contact};
///
/// let ground = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(10.0, 1.0)));
/// let crate_ = Shape::from(Rectangle::new(Vector2D::new(3.0, 0.75), Vector2D::new(2.0, 2.0)));
/// let contact = contact(&ground, &crate_).unwrap();
/// assert_eq!((contact.normal, contact.depth), (Vector2D::new(0.0, 1.0), 0.25));
/// assert_eq!(contact.point_count, 2);
/// ```
#[inline]
pub fn contact(a: &Shape<'_>, b: &Shape<'_>) -> Option<Contact> {
    Contact::of_any(a, b, 0.0)
}

/// The deepest of all contacts of two shapes where they stand.
fn deepest_contact(a: Placed<'_>, b: Placed<'_>, margin: f32) -> Option<Contact> {
    let mut deepest: Option<(Contact, [Placed<'_>; 2])> = None;
    each_contact(a, b, margin, &mut |contact, members| {
        if deepest.is_none_or(|(deepest, _)| contact.depth > deepest.depth) {
            deepest = Some((contact, members));
        }
    });
    deepest.map(|(contact, members)| contact.placed(members))
}

/// All contacts of two shapes, part by part; how many there are. Those that the buffer has no room
/// for are left out.
///
/// A convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts; each
/// pushes to its free side only, and not against its neighbours, so that nothing that slides along
/// them is stopped. Without a solid side that is where the other shape's middle is. An edge that lies
/// inside, with the polygon on both sides, is none. A line, which has no ends, is pushed off a chain
/// with a solid side past all of it: to the free side of the edges that it meets, or, if they have it
/// on both sides of the line, to the nearer one. Of a group each member has parts of its own.
///
/// Two parts have a contact if they meet in front of each other, and if they face each other across
/// what the shapes share: each connected piece of that has contacts of all edges that lie opposite
/// each other around it, and at least one. Their points are corners, cut to the other part's length,
/// and where edges cross that face each other, at a depth of 0. They follow each other in the order
/// of the edges that meet, around each piece from where the second border enters the first shape; they
/// are no more than pairs of edges that meet, and the edges of both around what is shared.
///
/// There is a contact exactly if the two [`collide`](crate::collide): what lies inside a polygon
/// without touching an edge is pushed out past the one that is left behind soonest.
pub fn contacts(a: &Shape<'_>, b: &Shape<'_>, buffer: &mut [Contact]) -> usize {
    contacts_within(a, b, 0.0, buffer)
}

/// How two shapes touch, or come near each other: the [`contact`] of shapes that come within a distance.
///
/// A point is told if the surfaces are no farther apart there than the distance, which makes its depth negative:
/// a step of a solver that keeps what is apart from passing through. Shapes that are apart have a normal along the
/// shortest way between them, and a depth that is minus their distance; two edges that face each other have two
/// points. Shapes that collide have the [`contact`] that they have without a distance, but for second points that
/// are not deep but near. Of shapes with many parts it is the deepest of all [`contacts_within`].
///
/// There is one exactly if the shapes come [`within`](crate::within) the distance, but for chains with a solid
/// side: what is apart from them has one only in front of the free side. 0 asks for [`contact`], and nothing has
/// one within a negative distance or NaN. Errors and cost as [`contact`], where apart as
/// [`distance`](crate::distance), too.
///
/// ```
/// use clash2d::{Rectangle, Shape, Vector2D, contact_within};
///
/// let ground = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(10.0, 1.0)));
/// let crate_ = Shape::from(Rectangle::new(Vector2D::new(3.0, 1.25), Vector2D::new(2.0, 2.0)));
/// let contact = contact_within(&ground, &crate_, 0.5).unwrap();
/// assert_eq!((contact.normal, contact.depth), (Vector2D::new(0.0, 1.0), -0.25));
/// assert_eq!(contact.point_count, 2);
/// assert_eq!(contact_within(&ground, &crate_, 0.125), None);
/// ```
pub fn contact_within(a: &Shape<'_>, b: &Shape<'_>, distance: f32) -> Option<Contact> {
    if is_distance(distance) { Contact::of_any(a, b, distance) } else { None }
}

/// All contacts of two shapes that come within a distance of each other, part by part, as [`contact_within`]
/// tells them; how many there are. Those that the buffer has no room for are left out.
///
/// Parts that touch have the [`contacts`] that they have without a distance. Parts that are apart, but not more
/// than the distance, have one if each lies where the other one pushes to, whatever lies between them: on its free
/// side, and not beyond a neighbour in line with it, so that nothing stumbles over seams. Where no parts face each
/// other so, the nearest ones have one, unless the one is of a chain with a solid side, and the other one behind
/// that.
pub fn contacts_within(
    a: &Shape<'_>,
    b: &Shape<'_>,
    distance: f32,
    buffer: &mut [Contact],
) -> usize {
    if !is_distance(distance) {
        return 0;
    }
    let mut count = 0;
    each_contact(Placed::of(a), Placed::of(b), distance, &mut |contact, members| {
        if let Some(place) = buffer.get_mut(count) {
            *place = contact.placed(members);
        }
        count += 1;
    });
    count
}

/// Whether shapes may be so far apart.
#[inline(always)]
fn is_distance(distance: f32) -> bool {
    distance >= 0.0
}

/// Visits each contact of two shapes, whose places may be unknown yet, with the members that it is about.
fn each_contact<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    margin: f32,
    visit: &mut dyn FnMut(Contact, [Placed<'a>; 2]),
) {
    let (a, b) = (a.with(a.form.handy()), b.with(b.form.handy()));
    if order::is_placed_after(a, b) {
        return each_in_order(b, a, margin, &mut |contact, [b, a]| {
            visit(contact.swapped(), [a, b]);
        });
    }
    each_in_order(a, b, margin, visit);
}

/// The same in the order of [`contacts`].
pub(crate) fn each_in_order<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    margin: f32,
    visit: &mut dyn FnMut(Contact, [Placed<'a>; 2]),
) {
    each_pair_near(a, b, margin, &mut |numbers, [a, b]| {
        let mut take = |contact: Contact| visit(contact.on_members(numbers), [a, b]);
        let is_unmoved = a.is_at_origin() & b.is_at_origin();
        if is_unmoved && let Some(contact) = quick_contact_in_order(a.form, b.form, margin) {
            return contact.into_iter().for_each(take);
        }
        let Some(nearness) = Nearness::of(a, b, margin) else { return };
        let (polygons, segments) = ([a, b], [a, b].map(straight));
        let [(a, _), (b, _)] = segments;
        let mut take = |contact: Contact| take(contact.of_polygons(polygons, segments));
        // As if they were no members.
        if order::is_placed_after(a, b) {
            each_of_bodies(b, a, nearness, &mut |contact| take(contact.swapped()));
        } else {
            each_of_bodies(a, b, nearness, &mut take);
        }
    });
}

fn each_of_bodies(
    a: Placed<'_>,
    b: Placed<'_>,
    nearness: Nearness,
    visit: &mut dyn FnMut(Contact),
) {
    if let Some((bodies, anchor, frame)) = Body::pair(a, b) {
        let origin = frame.of_place([anchor.x, anchor.y].map(f64::from));
        each_touch(bodies, anchor, nearness, &mut |touch, parts| {
            visit(Contact::new(touch, origin, parts, nearness.room()));
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

//! Where two shapes touch, in which direction, and how deep.
//!
//! A convex shape touches as a whole: [`axis`] finds the direction in which it is left behind
//! soonest. Of any other shape each edge touches on its own, as a [`part`], and pushes only to where
//! it and its neighbours are free: [`cone`]. All this is done in f64, seen from a point nearby.

#![forbid(unsafe_code)]

mod manifold;

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

mod line;

mod elsewhere;
mod inside;

mod quick;

mod gap;

mod boxes;

mod round;

pub(crate) use apart::each_apart;

use core::hint::select_unpredictable;

use crate::any::{Form, Placed, Shape};
use crate::collide::{collide, forms_collide, placed_collide};
use crate::convex::{Anchor, ask, wide};
use crate::distance::body::Body;
use crate::distance::members::each_pair_near;
use crate::distance::place::Place;
use crate::distance::{ByKind, Out, order, ordered_cores, vector};
use crate::outline::{Bounds, Outline};
use crate::shape::Sector;
use crate::small::Disc;
use crate::vector::Vector2D;
use border::{Border, Stretch};
use boxes::View;
pub(crate) use manifold::Touch;
use manifold::{Mark, Point};
use part::{Edge, Part, Parts, Piece};
use quick::{Found, Quick};
use slice::{Slice, slice_touch, slices};
use solid::Solid;

/// A point where two shapes touch.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ContactPoint {
    /// Where: in the middle between the surfaces of the two shapes.
    pub position: Vector2D,
    /// How far the surfaces overlap there, along the normal; 0 or more.
    pub depth: f32,
    /// Which vertex or edge of the first shape or member touches: twice the vertex's number, or twice
    /// the edge's and 1. Vertices are numbered from 0 in their order, a rectangle's counterclockwise
    /// from the lower left one before it is turned; an edge, also of a rounded shape, has the number of
    /// the vertex at which it begins. What has no width has those of the segment or point that it is;
    /// of a circle or a line it is 0.
    ///
    /// Both features, with the members and parts of the contact, are the same while two shapes slide a
    /// little, and no other point of the two has them all, unless a border crosses itself.
    pub feature_a: u32,
    /// Which vertex or edge of the second shape or member touches.
    pub feature_b: u32,
}

/// How two shapes touch.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Contact {
    /// Of length 1, from the first shape to the second one.
    pub normal: Vector2D,
    /// How far the second shape is to be moved along the normal, so that these parts of the two are
    /// apart: 0 or more; infinite for lines that cross, and if no `f32` is large enough.
    pub depth: f32,
    /// The points of the contact.
    pub points: [ContactPoint; 2],
    /// How many points there are: 1, or 2 where two edges touch.
    pub point_count: u32,
    /// Which member of the first shape touches, if it is a group; otherwise 0.
    pub member_a: u32,
    /// Which member of the second shape touches.
    pub member_b: u32,
    /// Which part of the first shape or member touches: the number of an edge, if it is a chain or a
    /// polygon that is not convex; 0 if it is convex.
    pub part_a: u32,
    /// Which part of the second shape or member touches.
    pub part_b: u32,
}

impl ContactPoint {
    #[inline(always)]
    fn of(point: Point, anchor: [f64; 2]) -> Self {
        let (position, depth) = (from_origin(point.place, anchor), point.depth.max(0.0) as f32);
        Self::new(position, depth, point.marks)
    }

    #[inline(always)]
    fn new(position: Vector2D, depth: f32, [feature_a, feature_b]: [Mark; 2]) -> Self {
        Self { position, depth, feature_a, feature_b }
    }

    /// Nothing unless it is to be kept; without a branch.
    #[inline(always)]
    fn kept_if(self, is_kept: bool) -> Self {
        let mask = u32::from(is_kept).wrapping_neg();
        let kept = |x: f32| f32::from_bits(x.to_bits() & mask);
        let position = Vector2D::new(kept(self.position.x), kept(self.position.y));
        let [feature_a, feature_b] = [self.feature_a, self.feature_b].map(|mark| mark & mask);
        Self { position, depth: kept(self.depth), feature_a, feature_b }
    }
}

impl Contact {
    #[inline(always)]
    fn new(touch: Touch, anchor: [f64; 2], [part_a, part_b]: [u32; 2]) -> Self {
        let [x, y] = touch.normal;
        let [first, second] = touch.points;
        let second = ContactPoint::of(second, anchor).kept_if(touch.count > 1);
        let points = [ContactPoint::of(first, anchor), second];
        Self {
            // Without the sign of a zero.
            normal: Vector2D::narrow(x + 0.0, y + 0.0),
            depth: touch.depth.max(0.0) as f32,
            points,
            point_count: touch.count as u32,
            member_a: 0,
            member_b: 0,
            part_a,
            part_b,
        }
    }

    fn swapped(self) -> Self {
        self.swapped_if(true)
    }
}

#[inline(always)]
fn from_origin([x, y]: Place<f64>, anchor: Place<f64>) -> Vector2D {
    vector([anchor[0] + x, anchor[1] + y])
}

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
    Contact::of_any(a, b)
}

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
            Some(Found::Touch(contact)) => Some(contact),
            Some(Found::Doubtful(contact)) => slow_contact(a, b, Some(contact)),
            None => slow_contact(a, b, None),
        };
        out.write(contact?.swapped_if(is_swapped))
    }

    fn of_moved(a: &Shape<'_>, b: &Shape<'_>, anchor: &Anchor) -> Option<Option<Self>> {
        let found = ask::<Quick>(a, b, anchor.own)?;
        Some(match found.map(|touch| Contact::new(touch, anchor.shared, [0; 2])) {
            Found::Apart => None,
            Found::Touch(contact) => Some(contact),
            Found::Doubtful(contact) => collide(a, b).then_some(contact),
        })
    }

    fn slow(a: Placed<'_>, b: Placed<'_>) -> Option<Self> {
        deepest_contact(a, b)
    }

    /// Without a branch.
    #[inline(always)]
    fn swapped_if(self, is_swapped: bool) -> Self {
        let sign = u32::from(is_swapped) << 31;
        // Without the sign of a zero.
        let along = |x: f32| f32::from_bits(x.to_bits() ^ sign) + 0.0;
        let swap = |a: u32, b: u32| {
            let first = select_unpredictable(is_swapped, b, a);
            [first, a ^ b ^ first]
        };
        let swapped = |point: ContactPoint| {
            let marks = swap(point.feature_a, point.feature_b);
            ContactPoint::new(point.position, point.depth, marks)
        };
        let [member_a, member_b] = swap(self.member_a, self.member_b);
        let [part_a, part_b] = swap(self.part_a, self.part_b);
        Self {
            normal: Vector2D::new(along(self.normal.x), along(self.normal.y)),
            points: [swapped(self.points[0]), swapped(self.points[1])],
            member_a,
            member_b,
            part_a,
            part_b,
            ..self
        }
    }
}

/// The contact of any two shapes; what it is, if they collide, may be known.
#[cold]
#[inline(never)]
fn slow_contact(a: &Shape<'_>, b: &Shape<'_>, known: Option<Contact>) -> Option<Contact> {
    if known.is_some() {
        return known.filter(|_| collide(a, b));
    }
    deepest_contact(Placed::of(a), Placed::of(b))
}

/// The deepest of all contacts of two shapes where they stand.
fn deepest_contact(a: Placed<'_>, b: Placed<'_>) -> Option<Contact> {
    let mut deepest: Option<Contact> = None;
    each_contact(a, b, |contact| {
        if deepest.is_none_or(|deepest| contact.depth > deepest.depth) {
            deepest = Some(contact);
        }
    });
    deepest
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
    quick_contact_in_order(a.form(), b.form()).unwrap_or_else(|| slow_contact(a, b, None))
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
fn quick_contact_in_order(a: Form<'_>, b: Form<'_>) -> Option<Option<Contact>> {
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
    let mut count = 0;
    each_contact(Placed::of(a), Placed::of(b), |contact| {
        if let Some(place) = buffer.get_mut(count) {
            *place = contact;
        }
        count += 1;
    });
    count
}

fn each_contact(a: Placed<'_>, b: Placed<'_>, mut visit: impl FnMut(Contact)) {
    let (a, b) = (a.with(a.form.handy()), b.with(b.form.handy()));
    if order::is_placed_after(a, b) {
        return each_in_order(b, a, |contact| visit(contact.swapped()));
    }
    each_in_order(a, b, visit);
}

/// Visits each contact of two shapes, in the order of [`contacts`].
pub(crate) fn each_in_order<'a>(
    a: impl Into<Placed<'a>>,
    b: impl Into<Placed<'a>>,
    mut visit: impl FnMut(Contact),
) {
    let (a, b) = (a.into(), b.into());
    each_pair_near(a, b, |[member_a, member_b], [a, b]| {
        let of = |contact: Contact| Contact { member_a, member_b, ..contact };
        let is_unmoved = a.is_at_origin() & b.is_at_origin();
        if is_unmoved && let Some(contact) = quick_contact_in_order(a.form, b.form) {
            if let Some(contact) = contact {
                visit(of(contact));
            }
            return;
        }
        if !placed_collide(a, b) {
            return;
        }
        // As if they were no members.
        if order::is_placed_after(a, b) {
            each_of_bodies(b, a, |contact| visit(of(contact.swapped())));
        } else {
            each_of_bodies(a, b, |contact| visit(of(contact)));
        }
    });
}

fn each_of_bodies(a: Placed<'_>, b: Placed<'_>, mut visit: impl FnMut(Contact)) {
    if let Some((bodies, anchor, frame)) = Body::pair(a, b) {
        let origin = frame.of_place([anchor.x, anchor.y].map(f64::from));
        each_touch(bodies, anchor, &mut |touch, parts| visit(Contact::new(touch, origin, parts)));
    }
}

/// Is shown how parts of two shapes touch.
pub(crate) type Visit<'a> = &'a mut dyn FnMut(Touch, [u32; 2]);

/// Visits how the parts of two shapes touch that meet.
pub(crate) fn each_touch([a, b]: [Body<'_>; 2], anchor: Vector2D, visit: Visit<'_>) {
    let in_place = |touch| elsewhere::in_place(touch, [a, b], anchor);
    match (a, b) {
        (Body::Outline(a), Body::Outline(b)) => outlines(a, b, visit),
        (Body::Line(line), Body::Outline(outline)) => {
            visit(line::outline_touch(line, &outline), [0; 2]);
        }
        (Body::Outline(outline), Body::Line(line)) => {
            visit(line::outline_touch(line, &outline).swapped(), [0; 2]);
        }
        (Body::Line(first), Body::Line(second)) => {
            let place = elsewhere::meeting([a, b], anchor);
            visit(line::lines_touch(first, second, place), [0; 2]);
        }
        (Body::Line(line), Body::Sector(sector)) => {
            visit(in_place(line::sector_touch(line, sector, anchor)), [0; 2]);
        }
        (Body::Sector(sector), Body::Line(line)) => {
            visit(in_place(line::sector_touch(line, sector, anchor).swapped()), [0; 2]);
        }
        (Body::Sector(sector), Body::Outline(outline)) => beside_sector(sector, outline, visit),
        (Body::Outline(outline), Body::Sector(sector)) => {
            beside_sector(sector, outline, &mut |touch, [a, b]| visit(touch.swapped(), [b, a]));
        }
        (Body::Sector(first), Body::Sector(second)) => {
            visit(in_place(sectors(first, second, anchor)), [0; 2])
        }
    }
}

/// Gathers the touches of a pair of shapes.
struct Gathered<'v> {
    visit: Visit<'v>,
    count: usize,
    /// Of all others the one along which the parts may push each other, or the one of the least depth.
    back: Option<(Touch, [u32; 2], bool)>,
    /// The last parts that were added once, and how many.
    once: ([[u32; 2]; 256], usize),
}

impl<'v> Gathered<'v> {
    fn new(visit: Visit<'v>) -> Self {
        Self { visit, count: 0, back: None, once: ([[0; 2]; 256], 0) }
    }

    fn add(&mut self, touch: Touch, parts: [u32; 2]) {
        (self.visit)(touch, parts);
        self.count += 1;
    }

    /// Adds a touch on the back of an edge, or one along which the parts do not push each other.
    fn add_back(&mut self, touch: Touch, parts: [u32; 2], is_allowed: bool) {
        let is_better = |(back, _, is_back_allowed): (Touch, _, bool)| {
            if is_allowed == is_back_allowed { touch.depth < back.depth } else { is_allowed }
        };
        if self.back.is_none_or(is_better) {
            self.back = Some((touch, parts, is_allowed));
        }
    }

    /// Adds the touch of two parts unless it was among the last ones: two edges may lie opposite each other
    /// around several overlaps.
    fn add_once(&mut self, touch: Touch, parts: [u32; 2]) {
        let (last, count) = &mut self.once;
        if last[..last.len().min(*count)].contains(&parts) {
            return;
        }
        last[*count % last.len()] = parts;
        *count += 1;
        self.add(touch, parts);
    }

    /// Visits another touch if there was none on the front of an edge.
    fn finish(self, otherwise: impl FnOnce() -> Option<(Touch, [u32; 2])>) {
        if self.count > 0 {
            return;
        }
        let back = self.back.map(|(touch, parts, _)| (touch, parts));
        if let Some((touch, parts)) = back.or_else(otherwise) {
            (self.visit)(touch, parts);
        }
    }
}

fn outlines(a: Outline<'_>, b: Outline<'_>, visit: Visit<'_>) {
    a.with_boxes(|a| b.with_boxes(|b| outlines_with_boxes([a, b], visit)));
}

fn outlines_with_boxes([a, b]: [&Outline<'_>; 2], visit: Visit<'_>) {
    let parts = [Parts::of(*a), Parts::of(*b)];
    let is_single = parts.iter().all(|parts| matches!(parts, Parts::Convex(..)));
    let reach = [a.radius, b.radius];
    let (gathered, last) = (Gathered::new(visit), ([None; 2], false));
    let mut pairs = Pairs { parts, anchor: a.anchor(), gathered, last, hidden: None };
    let borders = Border::of(a, b, false).zip(Border::of(b, a, true)).filter(|_| !is_single);
    parts[0].each_near(&b.bounds(), reach, |piece_a| {
        parts[1].each_near(&piece_a.bounds, reach, |piece_b| {
            if is_single || piece_a.outline.collides(&piece_b.outline) {
                pairs.add([piece_a, piece_b]);
                if let Some((a, b)) = &borders {
                    pairs.add_overlaps((a, b), [piece_a, piece_b]);
                }
            }
        });
    });
    let inside = || {
        inside::touch(a, b)
            .or_else(|| inside::touch(b, a).map(|(touch, [a, b])| (touch.swapped(), [b, a])))
    };
    pairs.finish(inside);
}

/// The touches of the parts of two outlines.
struct Pairs<'p, 'v> {
    parts: [Parts<'p>; 2],
    anchor: Vector2D,
    gathered: Gathered<'v>,
    /// The numbers of the last pieces that were added, and whether they push each other where they meet.
    last: ([Option<u32>; 2], bool),
    /// The first pieces that meet, one of which has no free side beside the middle of the other one: an
    /// edge that covers another one, or crosses the border, may have one where they meet.
    hidden: Option<[Piece<'p>; 2]>,
}

impl<'p> Pairs<'p, '_> {
    /// Two pieces that meet as parts, and whether they meet on the sides to which they push.
    fn meeting(&self, [a, b]: [&Piece<'p>; 2]) -> Option<([Part<'p>; 2], bool)> {
        let middles = [a.middle(), b.middle()];
        let parts = [self.parts[0].part(a, middles[1])?, self.parts[1].part(b, middles[0])?];
        let is_front = parts[0].faces(middles[1]) && parts[1].faces(middles[0]);
        Some((parts, is_front))
    }

    /// Visits another touch if there was none on the front of an edge.
    fn finish(self, inside: impl FnOnce() -> Option<(Touch, [u32; 2])>) {
        let Self { parts: [parts_a, parts_b], anchor, gathered, hidden, .. } = self;
        let hidden = || {
            let [a, b] = hidden?;
            let parts =
                [parts_a.part_before(&a, b.middle())?, parts_b.part_before(&b, a.middle())?];
            let (touch, _) = touch([&a, &b], &parts, anchor);
            Some((touch, parts.map(|part| part.number)))
        };
        gathered.finish(|| inside().or_else(hidden));
    }

    /// Adds the touch of two pieces that meet.
    fn add(&mut self, pieces: [&Piece<'p>; 2]) {
        self.last = (pieces.map(Piece::number), false);
        let meeting = self.meeting(pieces);
        if meeting.is_none() {
            self.hidden = self.hidden.or(Some(pieces.map(|piece| *piece)));
        }
        if let Some((parts, is_front)) = meeting {
            let (touch, is_allowed) = touch(pieces, &parts, self.anchor);
            let numbers = parts.map(|part| part.number);
            self.last.1 = is_front && is_allowed;
            if self.last.1 {
                self.gathered.add(touch, numbers);
            } else {
                self.gathered.add_back(touch, numbers, is_allowed);
            }
        }
    }

    /// Adds what pushes around the overlaps that begin where the second one of two pieces that meet
    /// enters the first one.
    fn add_overlaps(
        &mut self,
        borders: (&Border<'_, 'p>, &Border<'_, 'p>),
        pieces: [&Piece<'p>; 2],
    ) {
        borders.0.each_of(pieces[0], &pieces[1].bounds, |a| {
            borders.1.each_of(pieces[1], &pieces[0].bounds, |b| {
                if let Some(start) = border::entry(borders, (a, b)) {
                    self.add_overlap(borders, start, pieces);
                }
            });
        });
    }

    /// Adds what pushes around an overlap, or the touch where it begins if nothing does, nor where it ends.
    fn add_overlap(
        &mut self,
        borders: (&Border<'_, 'p>, &Border<'_, 'p>),
        start: (Stretch<'p>, Stretch<'p>),
        pieces: [&Piece<'p>; 2],
    ) {
        let first = (start.0.edge.reversed(), start.1.edge);
        let (mut last, mut is_held) = (None, false);
        let last_edges = overlap::each_pair(borders, start, |a, b| {
            let found = self.parts[0].piece(a).zip(self.parts[1].piece(b));
            let Some((piece_a, piece_b)) = &found else { return };
            let pieces = [piece_a, piece_b];
            let Some(parts) = self.directed(pieces, (a, b)) else { return };
            let numbers = parts.map(|part| part.number);
            if last.replace(numbers) == Some(numbers) {
                return;
            }
            let (touch, is_allowed) = crossing_touch(&parts[0], &parts[1]);
            if touch.is_elsewhere || !is_allowed {
                return;
            }
            is_held = true;
            if !self.is_added(pieces) {
                self.gathered.add_once(touch, numbers);
            }
        });
        let last_pieces = self.parts[0].piece(last_edges.0).zip(self.parts[1].piece(last_edges.1));
        let is_last_added = || last_pieces.is_some_and(|(a, b)| self.is_added([&a, &b]));
        if is_held || self.is_added(pieces) || is_last_added() {
            return;
        }
        if let Some(parts) = self.directed(pieces, first) {
            let (touch, _) = touch(pieces, &parts, self.anchor);
            self.gathered.add_once(touch, parts.map(|part| part.number));
        }
    }

    /// Whether two pieces meet and push each other there, so that they were added as such.
    fn is_added(&self, pieces: [&Piece<'p>; 2]) -> bool {
        let (last, is_pushing) = self.last;
        if pieces.map(Piece::number) == last {
            return is_pushing;
        }
        pieces[0].outline.collides(&pieces[1].outline)
            && self
                .meeting(pieces)
                .is_some_and(|([a, b], is_front)| is_front && axis::is_allowed(&a, &b))
    }

    /// Pieces as parts that push out of what lies along a walk around an overlap: on the right of
    /// the first one, on the left of the second one.
    fn directed(
        &self,
        pieces: [&Piece<'p>; 2],
        edges: (Edge<'p>, Edge<'p>),
    ) -> Option<[Part<'p>; 2]> {
        let a = self.parts[0].part_whose(pieces[0], !edges.0.is_reversed)?;
        Some([a, self.parts[1].part_whose(pieces[1], edges.1.is_reversed)?])
    }
}

/// The touch of two pieces that meet, as these parts, and whether they push each other.
fn touch<'p>(pieces: [&Piece<'p>; 2], [a, b]: &[Part<'p>; 2], anchor: Vector2D) -> (Touch, bool) {
    let (touch, is_allowed) = crossing_touch(a, b);
    if !touch.is_elsewhere {
        return (touch, is_allowed);
    }
    let bodies = pieces.map(|piece| Body::Outline(piece.outline));
    (touch.at(elsewhere::meeting(bodies, anchor)), is_allowed)
}

/// How two parts touch, up to where their surfaces cross, and whether they push each other.
fn crossing_touch(a: &Part<'_>, b: &Part<'_>) -> (Touch, bool) {
    let (touch, is_allowed) = axis::touch(a, b);
    if (a.cone.is_none() && b.cone.is_none()) || !touch.may_have_crossing() {
        return (touch, is_allowed);
    }
    let sides = [a.side(touch.normal), b.side(touch.normal.map(|x| -x))];
    (touch.with_crossing(sides, [a.core.radius, b.core.radius]), is_allowed)
}

/// The bounds of a whole disc, seen from its center.
fn sector_bounds(sector: Sector) -> Bounds {
    let radius = f64::from(sector.radius);
    Bounds { low: [-radius; 2], high: [radius; 2] }
}

/// Visits the touches from a sector to an outline that is seen from its center.
fn beside_sector(sector: Sector, outline: Outline<'_>, visit: Visit<'_>) {
    let parts = Parts::of(outline);
    let is_single = matches!(parts, Parts::Convex(..));
    let (mut gathered, mut hidden) = (Gathered::new(visit), None);
    let bounds = sector_bounds(sector);
    parts.each_near(&bounds, [outline.radius, 0.0], |piece: &Piece<'_>| {
        if !is_single && !piece.outline.meets_sector(sector) {
            return;
        }
        let Some((touch, number, is_front)) = deepest_slice(sector, (&parts, piece), Parts::part)
        else {
            hidden = hidden.or(Some(*piece));
            return;
        };
        if is_front {
            gathered.add(touch, [0, number]);
        } else {
            gathered.add_back(touch, [0, number], true);
        }
    });
    let hidden = || {
        let (touch, number, _) = deepest_slice(sector, (&parts, &hidden?), Parts::part_before)?;
        Some((touch, [0, number]))
    };
    gathered.finish(|| {
        let inside = inside::sector_touch(&outline, sector);
        inside.map(|(touch, [part, _])| (touch.swapped(), [0, part])).or_else(hidden)
    });
}

/// The deepest touch from a slice of a sector to a piece, its number, and whether it faces the slice; the part
/// that it is to each slice is to be found.
fn deepest_slice<'p>(
    sector: Sector,
    (parts, piece): (&Parts<'p>, &Piece<'p>),
    find: impl Fn(&Parts<'p>, &Piece<'p>, [f64; 2]) -> Option<Part<'p>>,
) -> Option<(Touch, u32, bool)> {
    let mut deepest: Option<(Touch, u32, bool)> = None;
    for slice in slices(sector, piece.outline.anchor()) {
        let Some(part) = find(parts, piece, slice.middle()) else { continue };
        let touch = slice_touch(&slice, &part);
        if deepest.is_none_or(|(deepest, ..)| touch.depth > deepest.depth) {
            deepest = Some((touch, part.number, part.faces(slice.middle())));
        }
    }
    let (touch, number, is_front) = deepest?;
    let bodies = [Body::Sector(sector), Body::Outline(piece.outline)];
    Some((elsewhere::in_place(touch, bodies, sector.center), number, is_front))
}

fn sectors(a: Sector, b: Sector, anchor: Vector2D) -> Touch {
    let mut deepest: Option<Touch> = None;
    for a in slices(a, anchor) {
        for b in slices(b, anchor) {
            let touch = slices_touch(&a, &b);
            if deepest.is_none_or(|deepest| touch.depth > deepest.depth) {
                deepest = Some(touch);
            }
        }
    }
    deepest.unwrap_or(Touch::single([1.0, 0.0], 0.0, [0.0; 2], [0; 2]))
}

fn slices_touch(a: &Slice, b: &Slice) -> Touch {
    let (touch, swapped) = (slice_touch(a, b), slice_touch(b, a));
    if swapped.depth < touch.depth { swapped.swapped() } else { touch }
}

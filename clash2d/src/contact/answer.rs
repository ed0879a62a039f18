//! What contacts answer.

use super::manifold::{Mark, Point, Touch, corner};
use super::places::{Site, Sites};
use crate::any::{Form, Placed};
use crate::convex::Anchor;
use crate::distance::vector;
use crate::exact::position::Position;
use crate::place::Place;
use crate::vector::Vector2D;

/// A point where two shapes touch.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct ContactPoint {
    /// Where: in the middle between the surfaces of the two shapes.
    pub position: Vector2D,
    /// How far the surfaces overlap there, along the normal; negative if they are apart there.
    pub depth: f32,
    /// Which vertex or edge of the first shape or member touches: of vertex k 4k, of edge k 4k + 1, and
    /// where an edge touches on its own, of a chain or a polygon that is not convex, 4k for its start and
    /// 4k + 2 for its end. Vertices are numbered from 0 in their order, a rectangle's counterclockwise
    /// from the lower left one before it is turned; an edge, also of a rounded shape, has the number of
    /// the vertex at which it begins. What has no width has those of the segment or point that it is; of
    /// a circle or a line it is 0.
    ///
    /// Both features and the members of both places are the id of the point: they are the same while two
    /// shapes slide a little, and no other point of the two shapes has all four, unless borders cross
    /// each other or themselves hundreds of times or have 2^30 vertices. Of shapes that are no groups the
    /// features are enough.
    pub feature_a: u32,
    /// Which vertex or edge of the second shape or member touches.
    pub feature_b: u32,
    /// Where its surface is on the border of the first shape: half of the depth from the position, along
    /// the normal. A place on the edge that touches; at a vertex on one of its edges, or on the arc around
    /// it.
    ///
    /// It leads back to a point that is off by 2^-20 of the numbers of both shapes at most. Where that
    /// surface is none, as two shapes touch without facing each other, the place is about the nearest.
    pub place_a: Place,
    /// Where its surface is on the border of the second shape, against the normal.
    pub place_b: Place,
}

/// How two shapes touch.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct Contact {
    /// Of length 1, from the first shape to the second one.
    pub normal: Vector2D,
    /// How far the second shape is to be moved along the normal, so that these parts of the two are
    /// apart: 0 or more if they collide, otherwise the negative of their distance; infinite for lines that cross,
    /// and if no `f32` is large enough.
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

/// A contact of two members with places that may be to be looked up yet.
#[derive(Clone, Copy)]
pub(crate) struct Unplaced<'a> {
    pub(crate) contact: Contact,
    pub(crate) members: [Placed<'a>; 2],
    /// Its points in the coordinates of each of the two: however far these stand, the places are the same.
    seen: [[Vector2D; 2]; 2],
}

impl ContactPoint {
    #[inline(always)]
    fn of(point: Point, anchor: [f64; 2], margin: f64) -> Self {
        let (position, depth) = (from_origin(point.place, anchor), rounded(point.depth, margin));
        Self::new(position, depth, point.marks, point.sites)
    }

    #[inline(always)]
    pub(super) fn new(
        position: Vector2D,
        depth: f32,
        [feature_a, feature_b]: [Mark; 2],
        sites: Sites,
    ) -> Self {
        let [place_a, place_b] = sites.map(Site::place);
        Self { position, depth, feature_a, feature_b, place_a, place_b }
    }

    /// Nothing unless it is to be kept; without a branch.
    #[inline(always)]
    pub(super) fn kept_if(self, is_kept: bool) -> Self {
        let mask = u32::from(is_kept).wrapping_neg();
        let kept = |x: f32| f32::from_bits(x.to_bits() & mask);
        let position = Vector2D::new(kept(self.position.x), kept(self.position.y));
        let marks = [self.feature_a, self.feature_b].map(|mark| mark & mask);
        Self {
            position,
            depth: kept(self.depth),
            feature_a: marks[0],
            feature_b: marks[1],
            place_a: self.place_a.only_if(is_kept),
            place_b: self.place_b.only_if(is_kept),
        }
    }

    /// The same with the shapes swapped, if so told.
    #[inline(always)]
    fn swapped_if(self, is_swapped: bool) -> Self {
        let [feature_a, feature_b] = swapped_if(is_swapped, [self.feature_a, self.feature_b]);
        let (a, b) = (self.place_a, self.place_b);
        let (place_a, place_b) = (Place::select(is_swapped, b, a), Place::select(is_swapped, a, b));
        Self { feature_a, feature_b, place_a, place_b, ..self }
    }

    fn on_members(self, [a, b]: [u32; 2]) -> Self {
        let (place_a, place_b) = (self.place_a, self.place_b);
        let place_a = Place { member: a, ..place_a };
        Self { place_a, place_b: Place { member: b, ..place_b }, ..self }
    }
}

impl Contact {
    #[inline(always)]
    pub(super) fn new(
        touch: Touch,
        anchor: [f64; 2],
        [part_a, part_b]: [u32; 2],
        margin: f64,
    ) -> Self {
        let [x, y] = touch.normal;
        let [first, second] = touch.points;
        let second = ContactPoint::of(second, anchor, margin).kept_if(touch.count > 1);
        let points = [ContactPoint::of(first, anchor, margin), second];
        Self {
            // Without the sign of a zero.
            normal: Vector2D::narrow(x + 0.0, y + 0.0),
            depth: rounded(touch.depth, margin),
            points,
            point_count: touch.count as u32,
            member_a: 0,
            member_b: 0,
            part_a,
            part_b,
        }
    }

    /// The same between shapes that are some distance apart, with points that are no nearer.
    pub(super) fn apart(self, distance: f32) -> Self {
        let nearest = |point: ContactPoint| ContactPoint {
            depth: if point.depth < -distance { point.depth } else { -distance },
            ..point
        };
        let [first, second] = self.points;
        let second = if self.point_count > 1 { nearest(second) } else { second };
        Self { depth: -distance, points: [nearest(first), second], ..self }
    }

    pub(super) fn swapped(self) -> Self {
        self.with_swapped(true)
    }

    /// The same with the shapes swapped, if so told; without a branch.
    #[inline(always)]
    pub(super) fn with_swapped(self, is_swapped: bool) -> Self {
        let sign = u32::from(is_swapped) << 31;
        // Without the sign of a zero.
        let along = |x: f32| f32::from_bits(x.to_bits() ^ sign) + 0.0;
        let [member_a, member_b] = swapped_if(is_swapped, [self.member_a, self.member_b]);
        let [part_a, part_b] = swapped_if(is_swapped, [self.part_a, self.part_b]);
        Self {
            normal: Vector2D::new(along(self.normal.x), along(self.normal.y)),
            points: self.points.map(|point| point.swapped_if(is_swapped)),
            member_a,
            member_b,
            part_a,
            part_b,
            ..self
        }
    }

    /// The same between members of groups.
    fn on_members(self, members: [u32; 2]) -> Self {
        let [first, second] = self.points;
        let second = if self.point_count > 1 { second.on_members(members) } else { second };
        let points = [first.on_members(members), second];
        Self { points, member_a: members[0], member_b: members[1], ..self }
    }

    /// Whether all places are known.
    #[inline(always)]
    pub(super) fn is_placed(&self) -> bool {
        let [first, second] = &self.points;
        let are_known = |point: &ContactPoint| point.place_a.is_known() & point.place_b.is_known();
        are_known(first) & are_known(second)
    }
}

impl<'a> Unplaced<'a> {
    pub(super) fn new(
        touch: Touch,
        anchor: &Anchor,
        parts: [u32; 2],
        margin: f64,
        members: [Placed<'a>; 2],
    ) -> Self {
        Self::told(Contact::new(touch, anchor.shared, parts, margin), &touch, anchor, members)
    }

    /// What a touch is told as.
    pub(super) fn told(
        contact: Contact,
        touch: &Touch,
        anchor: &Anchor,
        members: [Placed<'a>; 2],
    ) -> Self {
        let seen = |own| touch.points.map(|point| from_origin(point.place, own));
        Self { contact, members, seen: anchor.own.map(seen) }
    }

    /// Of shapes that stand where their own coordinates are.
    pub(super) fn at_origin(contact: Contact, members: [Placed<'a>; 2]) -> Self {
        Self { contact, members, seen: [contact.points.map(|point| point.position); 2] }
    }

    pub(super) fn swapped(self) -> Self {
        let (Self { contact, members: [a, b], seen }, swapped) = (self, Contact::swapped);
        Self { contact: swapped(contact), members: [b, a], seen: [seen[1], seen[0]] }
    }

    /// The same between members of groups.
    pub(crate) fn on_members(self, members: [u32; 2]) -> Self {
        Self { contact: self.contact.on_members(members), ..self }
    }

    /// The contact of polygons as which segments touch: with the numbers of their vertices, and the places
    /// to be looked up.
    pub(super) fn of_polygons(
        self,
        polygons: [Placed<'a>; 2],
        segments: [(Placed<'a>, bool); 2],
    ) -> Self {
        let Self { mut contact, seen, .. } = self;
        for point in contact.points.iter_mut().take(contact.point_count as usize) {
            let marks = [&mut point.feature_a, &mut point.feature_b];
            let places = [&mut point.place_a, &mut point.place_b];
            let sides = polygons.into_iter().zip(segments).zip(marks.into_iter().zip(places));
            for ((polygon, (segment, _)), (mark, place)) in sides.filter(|((_, of), _)| of.1) {
                place.edge = Place::UNKNOWN.edge;
                if let (Form::Polygon(p), Form::Segment(s)) = (polygon.form.plain(), segment.form)
                    && mark.is_multiple_of(4)
                {
                    let end = if *mark == 0 { s.point1 } else { s.point2 };
                    let number = p.vertices().iter().position(|v| *v == end);
                    *mark = corner(number.unwrap_or_default());
                }
            }
        }
        Self { contact, members: polygons, seen }
    }

    /// The contact with all places, which are looked up where they are not known.
    #[cold]
    #[inline(never)]
    pub(crate) fn placed(self) -> Contact {
        let Self { mut contact, members, seen } = self;
        let (normal, numbers) = (contact.normal, [contact.member_a, contact.member_b]);
        let points = contact.points.iter_mut().take(contact.point_count as usize);
        for (point, of_point) in points.zip(0..) {
            let depth = point.depth;
            let find = |place: &mut Place, of_shape: usize, way: Vector2D| {
                if place.is_known() {
                    return;
                }
                let at = seen[of_shape][of_point];
                let surface = at + way * (0.5 * depth);
                let surface = if surface.is_finite() { surface } else { at };
                let member = members[of_shape].with_position(Position::ZERO);
                *place = Place::on(numbers[of_shape], member, surface, way);
            };
            find(&mut point.place_a, 0, normal);
            find(&mut point.place_b, 1, -normal);
        }
        contact
    }
}

/// A depth that is no less than a margin allows; negative also if it is next to nothing.
#[inline(always)]
fn rounded(depth: f64, margin: f64) -> f32 {
    let rounded = depth.max(0.0 - margin) as f32 + 0.0;
    let is_lost = (depth < 0.0) & (margin > 0.0) & (rounded == 0.0);
    if is_lost { -f32::from_bits(1) } else { rounded }
}

#[inline(always)]
fn swapped_if(is_swapped: bool, [a, b]: [u32; 2]) -> [u32; 2] {
    let change = (a ^ b) & u32::from(is_swapped).wrapping_neg();
    [a ^ change, b ^ change]
}

#[inline(always)]
fn from_origin([x, y]: [f64; 2], anchor: [f64; 2]) -> Vector2D {
    vector([anchor[0] + x, anchor[1] + y])
}

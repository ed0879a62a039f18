//! Questions about any two shapes.

use core::mem::MaybeUninit;

use super::{both, buffer, written};
use clash2d::abi::{
    clip_segment, collide, contacts_within, contains, intersections, relate, separation,
    signed_distance, within, write_contact, write_distance,
};
use clash2d::{
    Contact, Distance, Intersection, Relation, Segment, Shape, SignedDistance, Stretch, Vector2D,
};

// ---- Questions about any two shapes ------------------------------------------------------------

/// Whether two shapes share a point; touching counts, and an invalid shape meets nothing. Exact.
/// Null is a no. O(n + m) for the vertices or members of both and the pairs of them that are near
/// each other, of prepared shapes only what is near; otherwise constant.
#[unsafe(no_mangle)]
pub extern "C" fn clash_collide(a: Option<&Shape<'_>>, b: Option<&Shape<'_>>) -> bool {
    both(a, b).is_some_and(|(a, b)| collide(a, b))
}

/// Whether two shapes come within a distance of each other: whether some point of one is at most
/// that far from some point of the other. Exactly that far counts. Exact, also where clash_distance
/// is rounded.
/// A distance of 0 asks clash_collide, and an infinite one is a yes if neither shape is null or
/// empty. No if the distance is negative or NaN. Cost as clash_distance, once more where the
/// distance is within a float of that between the shapes; of groups only members that are near.
#[unsafe(no_mangle)]
pub extern "C" fn clash_within(
    a: Option<&Shape<'_>>,
    b: Option<&Shape<'_>>,
    distance: f32,
) -> bool {
    both(a, b).is_some_and(|(a, b)| within(a, b, distance))
}

/// How two shapes lie to each other, as sets of points: apart, touching, overlapping, one inside
/// the other, or equal. Exact. CLASH_RELATION_DISJOINT if one is null or empty.
/// Of prepared shapes of n and m vertices or members O((n' + m' + k) log(n + m)) for the n' and m'
/// pieces of border that lie within the box around the other shape and the k pairs of pieces that
/// are near each other; otherwise each of these pieces is compared with each box, too.
#[unsafe(no_mangle)]
pub extern "C" fn clash_relate(a: Option<&Shape<'_>>, b: Option<&Shape<'_>>) -> Relation {
    both(a, b).map_or(Relation::Disjoint, |(a, b)| relate(a, b))
}

/// Whether each point of `b` is a point of `a`, its border included. Exact.
/// No if one is null or empty. Cost as clash_relate.
#[unsafe(no_mangle)]
pub extern "C" fn clash_contains(a: Option<&Shape<'_>>, b: Option<&Shape<'_>>) -> bool {
    both(a, b).is_some_and(|(a, b)| contains(a, b))
}

/// How far two shapes are apart, and where they are nearest to each other, if they come within a
/// maximum; 0 exactly if they collide.
/// Whether they do, as clash_within tells: no if a shape is null or empty, or the maximum negative
/// or NaN. An infinite maximum allows any distance. What is farther apart than the maximum is left
/// out early: members of groups, edges of prepared shapes, and shapes of many vertices as a whole.
/// Of several nearest points it is
/// always the same one that is told; swapping the shapes swaps the points and their places.
/// Error of the distance at most 0.51 ulp; of each point at most 0.51 ulp of each coordinate, and
/// 2^-40 of the extent of the shapes. O(n + m) for the vertices or members of both and the pairs of
/// them that are near each other, of prepared shapes only what is near; otherwise constant.
/// `outDistance` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_distance(
    a: Option<&Shape<'_>>,
    b: Option<&Shape<'_>>,
    maximum: f32,
    out_distance: Option<&mut MaybeUninit<Distance>>,
) -> bool {
    both(a, b).is_some_and(|(a, b)| write_distance(a, b, maximum, out_distance))
}

/// How far a point is from the border of a shape, and where that is nearest: positive outside, 0 on
/// the border, negative inside. Whether there is an answer: no if the shape is null or empty, or
/// the point not finite.
/// Which of the three is decided exactly: positive exactly if clash_collide is a no for the two,
/// and negative exactly if all around the point belongs to the shape; so it never is for what has
/// no area.
/// The border of a group is that of what its members cover together: where they overlap or lie
/// flush there is none. That of a rounded chain or polygon lies as far out as its radius.
/// Error of the distance at most 0.51 ulp, outside as clash_distance tells it; of the point at most
/// 0.51 ulp of each coordinate, and 2^-40 of the extent of the shape; of the normal 1 ulp and
/// 2^-24. Of several nearest points it is always the same one that is told.
/// O(n) for n vertices or members; of prepared shapes what is no farther than about twice the
/// distance.
/// Inside of polygons that are not convex, of rounded chains and of groups each piece of the border
/// there is compared with those that it meets.
/// `outDistance` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_signed_distance(
    shape: Option<&Shape<'_>>,
    point: Vector2D,
    out_distance: Option<&mut MaybeUninit<SignedDistance>>,
) -> bool {
    written(shape.and_then(|shape| signed_distance(shape, point)), out_distance)
}

/// In which direction and how deep two shapes touch that come within a distance, and at which one
/// or two points; of all clash_contacts the deepest.
/// Whether they do: with a distance of 0 exactly if they collide, otherwise as clash_within tells,
/// but for chains with a solid side: what is apart from them is told only in front of the free
/// side.
/// No if the distance is negative or NaN; an infinite one allows all.
/// With a distance points are told, too, at which the surfaces are apart by no more than that, with
/// a negative depth: where two edges face each other at both ends. The depth of shapes that are
/// apart is minus their distance, never 0, and their normal leads along the shortest way.
/// Of convex shapes the normal is the direction of least penetration: moving `b` by normal times
/// depth takes them apart, but for the rounding of that, and nothing shorter does. It always has
/// length 1: two equal points are pushed apart along the X axis. Of several such directions it is
/// always the same one that is told; swapping the shapes swaps the answer, unless they are equal.
/// Error of the normal at most 1 ulp of each coordinate, and 2^-31; of depth and positions 0.51
/// ulp, and 2^-40 of the shapes' extent, 2^-34 where a steep edge is cut. But a second point of a
/// rounded edge that is not parallel to the other one is where its straight core is, moved by the
/// radius along the normal: up to radius * (1 / cos - 1) within its surface, of the angle between
/// both. O(n + m) for the vertices or members of both and the pairs of them that are near each
/// other, of prepared shapes only what is near; otherwise constant.
/// `outContact` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_contact(
    a: Option<&Shape<'_>>,
    b: Option<&Shape<'_>>,
    distance: f32,
    out_contact: Option<&mut MaybeUninit<Contact>>,
) -> bool {
    both(a, b).is_some_and(|(a, b)| write_contact(a, b, distance, out_contact))
}

/// All contacts of two shapes that come within a distance, part by part. How many there are, of
/// which the first `capacity` are written; 0 exactly if clash_contact with that distance is a no.
/// A convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts;
/// each pushes to its free side only, and not against its neighbours, so that nothing that slides
/// along them is stopped. An edge with the polygon on both sides is none. A line, which has no
/// ends, is pushed off a chain with a solid side past all of it: to the free side of the edges that
/// it meets, or, if they have it on both sides of the line, to the nearer one. Of a group each
/// member has parts of its own.
/// Two parts have a contact if they meet in front of each other, and if they face each other across
/// what the shapes share: each connected piece of that has contacts of all edges that lie opposite
/// each other around it, and at least one. Points are corners, cut to the other part's length, and,
/// at a depth of 0, where edges cross that face each other. The order is that of the edges that
/// meet; the number is at most that of pairs that meet, and of the edges around what is shared.
/// Parts that are apart by no more than the distance have a contact if each lies where the other
/// one pushes to, whatever is between them: on its free side, and not beyond a neighbour in line
/// with it, unless they have one across what is shared. Where no parts do so, the nearest ones have
/// one, but none of a chain with a solid side and of what is behind it.
/// Error and cost as clash_contact.
///
/// # Safety
/// `outContacts` points to `capacity` writable elements, or is null, as if `capacity` were 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_contacts(
    a: Option<&Shape<'_>>,
    b: Option<&Shape<'_>>,
    distance: f32,
    out_contacts: *mut Contact,
    capacity: usize,
) -> usize {
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let buffer = unsafe { buffer(out_contacts, capacity) };
    both(a, b).map_or(0, |(a, b)| contacts_within(a, b, distance, buffer))
}

/// The vector by which to move `b` so that two shapes are apart or only touch. Whether they
/// collide; no if a shape is null or empty.
/// It really separates: where it is added to each coordinate of `b` as floats do, to vertices,
/// centers, origins and bases, the two share no interior points any more; this is decided exactly.
/// If one of them, or a member, stands at a position, it is to be added to the position of `b`.
/// Of a segment, a line or a chain without area all points but open ends are interior ones, so that
/// such shapes may be moved by a last place where they only seem to touch; members of groups count
/// one by one. Shapes that only touch stay where they are: (0, 0).
/// For two convex shapes, and with a line, it is the shortest way but for a few last places of the
/// coordinates; a line leaves a chain with a solid side as it does in clash_contacts, and other
/// shapes leave it to its free side. For all others it is the shortest of the ways out of the parts
/// that are met, up to 24 pairs of them, and where there are more the shortest way past all of them
/// in one of up to 12 directions: often the shortest there is, but longer ones occur. Sectors wider
/// than 180 degrees, and those of rings, are left by up to 1% of their radius more than they need.
/// Both coordinates are infinite where nothing separates the two, as with lines that cross.
/// O(n + m) for two convex shapes of n and m vertices; for others what is near, up to some hundred
/// times: of prepared shapes few boxes, edges and members, of plain ones all are looked at.
/// `outSeparation` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_separation(
    a: Option<&Shape<'_>>,
    b: Option<&Shape<'_>>,
    out_separation: Option<&mut MaybeUninit<Vector2D>>,
) -> bool {
    written(both(a, b).and_then(|(a, b)| separation(a, b)), out_separation)
}

/// All points and stretches that the borders of two shapes share, in their order along the border
/// of `a`. How many there are, of which the first `capacity` are written; 0 if a shape is null or
/// empty.
/// The border of a group's member counts but where members together cover everything around a
/// point. A whole circle's parameter starts at +X from its center, and the straight sides of
/// sectors run outward.
/// Which edges meet is decided exactly; a point in which edges end is told once, as the start of
/// the next edge. With two segments or lines startA and startB are the u_a and u_b of line
/// intersection.
/// Two equal lines share one stretch with infinite parameters, told at the base of `a`.
/// Pieces that run along each other share a stretch, edge by edge.
/// Error of points and parameters at most 1 ulp, or 2^-24 of the size of the shapes. Cost as
/// clash_relate.
///
/// # Safety
/// `outIntersections` points to `capacity` writable elements, or is null, as if `capacity` were 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_intersections(
    a: Option<&Shape<'_>>,
    b: Option<&Shape<'_>>,
    out_intersections: *mut Intersection,
    capacity: usize,
) -> usize {
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let buffer = unsafe { buffer(out_intersections, capacity) };
    both(a, b).map_or(0, |(a, b)| intersections(a, b, buffer))
}

/// All stretches of a segment that lie in a shape, in their order along the segment. How many there
/// are, of which the first `capacity` are written; 0 exactly if clash_collide is a no for the two.
/// Touching counts: a stretch may be a single point. No two of them share a point: nothing ends
/// where members of a group lie flush, nor where a border touches the segment from inside. Which
/// ones there are is decided exactly.
/// A segment of length 0 that lies in the shape is one stretch, from 0 to 1.
/// Error of points and fractions at most 1 ulp, or 2^-24 of the size of the segment; they are never
/// out of order. Cost as clash_relate.
///
/// # Safety
/// `outStretches` points to `capacity` writable elements, or is null, as if `capacity` were 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_clip_segment(
    shape: Option<&Shape<'_>>,
    segment: Segment,
    out_stretches: *mut Stretch,
    capacity: usize,
) -> usize {
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let buffer = unsafe { buffer(out_stretches, capacity) };
    shape.map_or(0, |shape| clip_segment(shape, segment, buffer))
}

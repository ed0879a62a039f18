//! The library's questions, and their answers as Godot has them.

use clash2d::{
    CastMode, CastSettings, CastSides, Circle, Contact, Intersection, Motion, OrientedRectangle,
    Place, Relation, Segment, Status, Stretch, Vector2D,
};
use godot::builtin::{Array, Rect2, Transform2D, VarDictionary, Vector2, vdict};
use godot::classes::Resource;
use godot::obj::Gd;

use super::{ClashCircle2D, ClashOrientedRectangle2D, Shape, pose, resource};
use crate::answer::{
    ClashCastHit2D, ClashContact2D, ClashDistance2D, ClashEdge2D, ClashIntersection2D,
    ClashMotion2D, ClashRayHit2D,
};
use crate::convert::{rect2, vector, vector2};
use crate::report;

/// Lends two shapes to the library.
fn lend<T>(
    a: &Shape,
    b: &Shape,
    ask: impl FnOnce(&clash2d::Shape<'_>, &clash2d::Shape<'_>) -> T,
) -> T {
    a.lend(|a| b.lend(|b| ask(a, b)))
}

/// All that a question writes to a buffer, which is made larger where it has to be.
pub(crate) fn all<T: Clone + Default>(ask: impl Fn(&mut [T]) -> usize) -> Vec<T> {
    let mut buffer = vec![T::default(); 4];
    let mut count = ask(&mut buffer);
    if count > buffer.len() {
        buffer.resize(count, T::default());
        count = ask(&mut buffer).min(count);
    }
    buffer.truncate(count);
    buffer
}

// ---- Borders -----------------------------------------------------------------------------------

pub(crate) const NOWHERE: Vector2 = Vector2::new(f32::NAN, f32::NAN);

/// The number of a member, an edge or a vertex; one that nothing has, if it is too large.
fn index(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

pub(crate) fn member_count(shape: &Shape) -> i64 {
    shape.lend(|shape| shape.member_count() as i64)
}

pub(crate) fn edge_count(shape: &Shape, member: i64) -> i64 {
    shape.lend(|shape| shape.edge_count(index(member))).into()
}

pub(crate) fn vertex_count(shape: &Shape, member: i64) -> i64 {
    shape.lend(|shape| shape.vertex_count(index(member)) as i64)
}

pub(crate) fn edge(shape: &Shape, member: i64, edge: i64) -> Option<Gd<ClashEdge2D>> {
    shape.lend(|shape| shape.edge(index(member), index(edge))).map(ClashEdge2D::of)
}

pub(crate) fn vertex(shape: &Shape, member: i64, vertex: i64) -> Vector2 {
    shape.lend(|shape| shape.vertex(index(member), index(vertex))).map_or(NOWHERE, vector2)
}

pub(crate) fn point_at(shape: &Shape, member: i64, edge: i64, along: f64) -> Vector2 {
    let place = Place { member: index(member), edge: index(edge), along: along as f32 };
    shape.lend(|shape| shape.point_at(place)).map_or(NOWHERE, vector2)
}

pub(crate) fn place_at(shape: &Shape, point: Vector2, normal: Vector2) -> VarDictionary {
    let place = shape.lend(|shape| shape.place_at(vector(point), vector(normal)));
    place.map_or_else(VarDictionary::new, numbers)
}

/// The numbers of a place by their names.
fn numbers(place: Place) -> VarDictionary {
    let along = f64::from(place.along);
    vdict! {
        "member" => i64::from(place.member),
        "edge" => i64::from(place.edge),
        "along" => along,
    }
}

// ---- At rest -----------------------------------------------------------------------------------

pub(crate) fn collide(a: &Shape, b: &Shape) -> bool {
    lend(a, b, |a, b| clash2d::collide(a, b))
}

pub(crate) fn relate(a: &Shape, b: &Shape) -> i64 {
    number(lend(a, b, |a, b| clash2d::relate(a, b)))
}

/// The number that a relation has in Godot.
pub(crate) const fn number(relation: Relation) -> i64 {
    relation as i64
}

pub(crate) fn contains(a: &Shape, b: &Shape) -> bool {
    lend(a, b, |a, b| clash2d::contains(a, b))
}

pub(crate) fn within(a: &Shape, b: &Shape, distance: f32) -> bool {
    lend(a, b, |a, b| clash2d::within(a, b, distance))
}

pub(crate) fn distance(a: &Shape, b: &Shape, maximum: f32) -> Option<Gd<ClashDistance2D>> {
    lend(a, b, |a, b| clash2d::distance_within(a, b, maximum)).map(ClashDistance2D::of)
}

pub(crate) fn contact(a: &Shape, b: &Shape, distance: f32) -> Option<Gd<ClashContact2D>> {
    lend(a, b, |a, b| clash2d::contact_within(a, b, distance)).map(ClashContact2D::of)
}

pub(crate) fn contacts(a: &Shape, b: &Shape, distance: f32) -> Array<Gd<ClashContact2D>> {
    let found: Vec<Contact> =
        lend(a, b, |a, b| all(|buffer| clash2d::contacts_within(a, b, distance, buffer)));
    found.into_iter().map(ClashContact2D::of).collect()
}

pub(crate) fn separation(a: &Shape, b: &Shape) -> Vector2 {
    vector2(lend(a, b, |a, b| clash2d::separation(a, b)).unwrap_or_default())
}

pub(crate) fn intersections(a: &Shape, b: &Shape) -> Array<Gd<ClashIntersection2D>> {
    let found: Vec<Intersection> =
        lend(a, b, |a, b| all(|buffer| clash2d::intersections(a, b, buffer)));
    found.into_iter().map(ClashIntersection2D::of).collect()
}

pub(crate) fn clip_segment(shape: &Shape, from: Vector2, to: Vector2) -> Array<VarDictionary> {
    let segment = Segment::new(vector(from), vector(to));
    let found: Vec<Stretch> =
        shape.lend(|shape| all(|buffer| clash2d::clip_segment(shape, segment, buffer)));
    let told = |found: Stretch| {
        let (entry, exit) = (f64::from(found.entry), f64::from(found.exit));
        let (entry_point, exit_point) = (vector2(found.entry_point), vector2(found.exit_point));
        vdict! {
            "entry" => entry,
            "exit" => exit,
            "entry_point" => entry_point,
            "exit_point" => exit_point,
        }
    };
    found.into_iter().map(told).collect()
}

// ---- In motion ---------------------------------------------------------------------------------

/// Settings of casts: a mode and sides; the largest fraction, the distance kept and the tolerance. None, and
/// a report, if they are refused.
pub(crate) fn settings([mode, sides]: [i64; 2], numbers: [f64; 3]) -> Option<CastSettings> {
    let mode = self::mode(mode)?;
    let all_sides = [CastSides::Respect, CastSides::Ignore];
    let Some(sides) = all_sides.into_iter().find(|known| *known as i64 == sides) else {
        report::unknown("sides", "CAST_SIDES_RESPECT or CAST_SIDES_IGNORE");
        return None;
    };
    let [largest_fraction, distance_kept, tolerance] = numbers.map(|number| number as f32);
    let settings = CastSettings::from(mode)
        .with_sides(sides)
        .with_largest_fraction(largest_fraction)
        .with_distance_kept(distance_kept)
        .with_tolerance(tolerance);
    match settings.check() {
        Status::Ok => Some(settings),
        status => {
            report::refused(status);
            None
        }
    }
}

/// The mode of a number; none, and a report, if there is no such.
pub(crate) fn mode(number: i64) -> Option<CastMode> {
    let modes = [CastMode::All, CastMode::Approaching];
    let mode = modes.into_iter().find(|known| *known as i64 == number);
    if mode.is_none() {
        report::unknown("mode", "CAST_ALL or CAST_APPROACHING");
    }
    mode
}

pub(crate) fn cast_ray(
    shape: &Shape,
    origin: Vector2,
    movement: Vector2,
    settings: &CastSettings,
) -> Option<Gd<ClashRayHit2D>> {
    let (origin, movement) = (vector(origin), vector(movement));
    let hit = shape.lend(|shape| clash2d::cast_ray_with(shape, origin, movement, settings));
    hit.map(ClashRayHit2D::of)
}

pub(crate) fn cast(
    a: &Shape,
    movement_a: Vector2,
    b: &Shape,
    movement_b: Vector2,
    settings: &CastSettings,
) -> Option<Gd<ClashCastHit2D>> {
    let (a_moves, b_moves) = (vector(movement_a), vector(movement_b));
    let hit = lend(a, b, |a, b| clash2d::cast_with(a, a_moves, b, b_moves, settings));
    hit.map(ClashCastHit2D::of)
}

pub(crate) fn cast_turning(
    a: &Shape,
    motion_a: Option<Gd<ClashMotion2D>>,
    b: &Shape,
    motion_b: Option<Gd<ClashMotion2D>>,
    settings: &CastSettings,
) -> Option<Gd<ClashCastHit2D>> {
    let (motion_a, motion_b) = (motion("motion_a", motion_a)?, motion("motion_b", motion_b)?);
    let ask = |a: &clash2d::Shape<'_>, b: &clash2d::Shape<'_>| {
        clash2d::cast_turning_with(a, motion_a, b, motion_b, settings)
    };
    lend(a, b, ask).map(ClashCastHit2D::of)
}

/// The motion of a parameter; none, and a report, if it is null.
pub(crate) fn motion(parameter: &str, motion: Option<Gd<ClashMotion2D>>) -> Option<Motion> {
    if motion.is_none() {
        report::null(parameter);
    }
    motion.map(|motion| motion.bind().motion())
}

// ---- One shape ---------------------------------------------------------------------------------

pub(crate) fn bounding_rectangle(shape: &Shape) -> Rect2 {
    shape.lend(|shape| clash2d::bounding_rectangle(shape)).map_or(EMPTY, rect2)
}

/// The rectangle around nothing.
pub(crate) const EMPTY: Rect2 = Rect2::new(NOWHERE, NOWHERE);

pub(crate) fn swept_bounding_rectangle(shape: &Shape, motion: Option<Gd<ClashMotion2D>>) -> Rect2 {
    let Some(motion) = self::motion("motion", motion) else { return EMPTY };
    shape.lend(|shape| clash2d::swept_bounding_rectangle(shape, motion)).map_or(EMPTY, rect2)
}

pub(crate) fn bounding_circle(shape: &Shape) -> Gd<ClashCircle2D> {
    circle_around(shape.lend(|shape| clash2d::bounding_circle(shape)))
}

/// A circle around something; around nothing, one of NaN.
pub(crate) fn circle_around(found: Option<Circle>) -> Gd<ClashCircle2D> {
    let nothing = Vector2D::new(f32::NAN, f32::NAN);
    ClashCircle2D::of(found.unwrap_or(Circle::new(nothing, f32::NAN)))
}

pub(crate) fn oriented_box(shape: &Shape) -> Gd<ClashOrientedRectangle2D> {
    let nothing = Vector2D::new(f32::NAN, f32::NAN);
    let nothing = OrientedRectangle::new(nothing, nothing, f32::NAN);
    ClashOrientedRectangle2D::of(
        shape.lend(|shape| clash2d::oriented_box(shape)).unwrap_or(nothing),
    )
}

pub(crate) fn support_point(shape: &Shape, direction: Vector2) -> VarDictionary {
    let found = shape.lend(|shape| clash2d::support_point(shape, vector(direction)));
    let told = |found: clash2d::Support| {
        let mut told = numbers(found.place);
        told.set("point", vector2(found.point));
        told
    };
    found.map_or_else(VarDictionary::new, told)
}

pub(crate) fn signed_distance(shape: &Shape, point: Vector2) -> VarDictionary {
    let found = shape.lend(|shape| clash2d::signed_distance(shape, vector(point)));
    let told = |found: clash2d::SignedDistance| {
        let mut told = numbers(found.place);
        told.set("distance", f64::from(found.distance));
        told.set("point", vector2(found.point));
        told.set("normal", vector2(found.normal));
        told
    };
    found.map_or_else(VarDictionary::new, told)
}

pub(crate) fn mass(shape: &Shape) -> VarDictionary {
    let told = |found: clash2d::Mass| {
        let (area, second_moment) = (f64::from(found.area), f64::from(found.second_moment));
        let centroid = vector2(found.centroid);
        vdict! { "area" => area, "centroid" => centroid, "second_moment" => second_moment }
    };
    shape.lend(|shape| clash2d::mass(shape)).map_or_else(VarDictionary::new, told)
}

pub(crate) fn check(shape: &Shape) -> i64 {
    shape.check() as i64
}

pub(crate) fn at_pose(shape: &Shape, transform: Transform2D) -> Option<Gd<Resource>> {
    match shape.at_pose(pose(transform)) {
        Ok(shape) => Some(resource(&shape)),
        Err(status) => {
            report::refused(status);
            None
        }
    }
}

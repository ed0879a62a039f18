//! parry2d's questions about prebuilt shapes: the functions for two known kinds, not the dispatcher,
//! which takes longer.

use std::any::Any;

use parry2d::bounding_volume::{Aabb, BoundingVolume};
use parry2d::math::{Pose, Vector};
use parry2d::query::details::{
    cast_shapes_ball_ball, cast_shapes_support_map_support_map, contact_manifold_ball_ball,
    contact_manifold_capsule_capsule, contact_manifold_convex_ball, contact_manifold_cuboid_cuboid,
    contact_manifold_pfm_pfm, distance_ball_ball, distance_convex_polyhedron_ball,
    distance_cuboid_cuboid, distance_segment_segment, distance_support_map_support_map,
    intersection_test_ball_ball, intersection_test_cuboid_cuboid,
    intersection_test_point_query_ball, intersection_test_support_map_support_map,
};
use parry2d::query::{
    ContactManifold, PointQuery, Ray, RayCast, ShapeCastOptions, Sweep, SweepToiStatus, ToiProxy,
    intersection_test, sweep_time_of_impact,
};
use parry2d::shape::{
    Ball, Capsule, ConvexPolygon, Cuboid, PolygonalFeatureMap, Polyline, Segment, Shape,
    SupportMap, TriMesh,
};
use parry2d::utils::{point_in_convex_poly2d, point_in_poly2d};

use super::answers::Paper;
use super::peer::{Ask, Shapes};

/// A shape, and where it is.
struct Placed<S> {
    shape: S,
    pose: Pose,
}

/// A shape that moves.
struct Moving<S> {
    start: Placed<S>,
    movement: Vector,
}

/// A box that moves and turns: for sweeps, which take a fourth of the time of nonlinear casts.
struct Turning {
    shape: ToiProxy<'static>,
    sweep: Sweep,
}

/// How near is near enough for a sweep: as in Box2D.
const SLOP: f32 = 0.005;

/// A box; its bounds where it is not turned.
struct Boxed {
    place: Placed<Cuboid>,
    bounds: Aabb,
}

/// A polygon cut into triangles for points; for other polygons its border in a hierarchy, which takes
/// a sixth of the time of the triangles.
struct Prepared {
    mesh: TriMesh,
    border: Polyline,
}

type Outline = Vec<Vector>;
type Manifold = ContactManifold<(), ()>;

impl<S> Placed<S> {
    /// Where another one is, seen from here.
    fn sees<T>(&self, other: &Placed<T>) -> Pose {
        self.pose.inv_mul(&other.pose)
    }
}

/// Writes a result down.
fn note<T>(paper: *mut Paper, result: T) {
    const { assert!(size_of::<T>() <= size_of::<Paper>() && align_of::<T>() <= 16) };
    // SAFETY: the sheet is large enough, and only numbers are written on it.
    unsafe { paper.cast::<T>().write(result) };
}

fn meet<A: SupportMap, B: SupportMap>(a: &Placed<A>, b: &Placed<B>) -> bool {
    intersection_test_support_map_support_map(&a.sees(b), &a.shape, &b.shape)
}

fn meet_ball<A: PointQuery>(a: &Placed<A>, b: &Placed<Ball>) -> bool {
    intersection_test_point_query_ball(&a.sees(b), &a.shape, &b.shape).intersecting
}

fn apart<A: SupportMap, B: SupportMap>(a: &Placed<A>, b: &Placed<B>, out: *mut Paper) -> bool {
    measured(distance_support_map_support_map(&a.sees(b), &a.shape, &b.shape), out)
}

fn apart_from_ball<A: Shape>(a: &Placed<A>, b: &Placed<Ball>, out: *mut Paper) -> bool {
    measured(distance_convex_polyhedron_ball(&a.sees(b), &a.shape, &b.shape), out)
}

fn measured(distance: f32, out: *mut Paper) -> bool {
    note(out, distance);
    distance <= 0.0
}

fn touch(out: *mut Paper, find: impl FnOnce(&mut Manifold)) -> bool {
    let mut manifold = Manifold::new();
    find(&mut manifold);
    let touching = manifold.points.iter().any(|point| point.dist <= 0.0);
    note(out, manifold);
    touching
}

/// Shapes with straight sides, and their radii.
fn touch_sides<A: PolygonalFeatureMap, B: PolygonalFeatureMap>(
    pose: &Pose,
    (a, radius_a): (&A, f32),
    (b, radius_b): (&B, f32),
    out: *mut Paper,
) -> bool {
    touch(out, |manifold| {
        contact_manifold_pfm_pfm(pose, a, radius_a, None, b, radius_b, None, 0.0, manifold);
    })
}

fn touch_ball<A: Shape>(a: &Placed<A>, b: &Placed<Ball>, out: *mut Paper) -> bool {
    touch(out, |manifold| {
        let pose = a.sees(b);
        contact_manifold_convex_ball(&pose, &a.shape, &b.shape, None, None, 0.0, manifold, false);
    })
}

fn hit<A: RayCast>(ray: &Ray, a: &Placed<A>, out: *mut Paper) -> bool {
    let hit = a.shape.cast_ray_and_get_normal(&a.pose, ray, 1.0, true);
    note(out, hit);
    hit.is_some()
}

fn options() -> ShapeCastOptions {
    ShapeCastOptions::with_max_time_of_impact(1.0)
}

fn meet_on_way<A: SupportMap, B: SupportMap>(
    a: &Moving<A>,
    b: &Placed<B>,
    out: *mut Paper,
) -> bool {
    let (pose, way) = (a.start.sees(b), a.start.pose.rotation.inverse() * -a.movement);
    let shapes = (&a.start.shape, &b.shape);
    let hit = cast_shapes_support_map_support_map(&pose, way, shapes.0, shapes.1, options());
    note(out, hit);
    hit.is_some()
}

macro_rules! questions {
    ($($name:ident($a:ident: $first:ty, $b:ident: $second:ty, $out:ident) = $body:expr;)*) => {
        $(unsafe extern "C" fn $name($a: *const u8, $b: *const u8, $out: *mut Paper) -> bool {
            // SAFETY: the caller made the two for this function.
            let ($a, $b): (&$first, &$second) = unsafe { (&*$a.cast(), &*$b.cast()) };
            $body
        })*

        /// The question of that name.
        pub fn find(symbol: &str) -> Option<Ask> {
            Some(match symbol {
                $(stringify!($name) => $name,)*
                _ => return None,
            })
        }
    };
}

questions! {
    collide_point_capsule(a: Vector, b: Placed<Capsule>, _out) = b.shape.contains_point(&b.pose, *a);
    collide_point_polygon(a: Vector, b: Placed<ConvexPolygon>, _out) =
        point_in_convex_poly2d(b.pose.inverse_transform_point(*a), b.shape.points());
    collide_point_outline(a: Vector, b: Outline, _out) = point_in_poly2d(*a, b);
    collide_point_prepared(a: Vector, b: Prepared, _out) = b.mesh.contains_local_point(*a);
    collide_capsule_capsule(a: Placed<Capsule>, b: Placed<Capsule>, _out) = {
        let apart = distance_segment_segment(&a.sees(b), &a.shape.segment, &b.shape.segment);
        apart <= a.shape.radius + b.shape.radius
    };
    collide_capsule_circle(a: Placed<Capsule>, b: Placed<Ball>, _out) = meet_ball(a, b);
    collide_capsule_box(a: Placed<Capsule>, b: Boxed, _out) = meet(a, &b.place);
    collide_capsule_polygon(a: Placed<Capsule>, b: Placed<ConvexPolygon>, _out) = meet(a, b);
    collide_circle_circle(a: Placed<Ball>, b: Placed<Ball>, _out) =
        intersection_test_ball_ball(a.sees(b).translation, &a.shape, &b.shape);
    collide_circle_box(a: Placed<Ball>, b: Boxed, _out) = meet_ball(&b.place, a);
    collide_circle_polygon(a: Placed<Ball>, b: Placed<ConvexPolygon>, _out) = meet_ball(b, a);
    collide_rectangle_rectangle(a: Boxed, b: Boxed, _out) = a.bounds.intersects(&b.bounds);
    collide_box_box(a: Boxed, b: Boxed, _out) = {
        let (a, b) = (&a.place, &b.place);
        intersection_test_cuboid_cuboid(&a.sees(b), &a.shape, &b.shape)
    };
    collide_polygon_polygon(a: Placed<ConvexPolygon>, b: Placed<ConvexPolygon>, _out) = meet(a, b);
    collide_polygon_segment(a: Placed<ConvexPolygon>, b: Placed<Segment>, _out) = meet(a, b);
    collide_prepared_prepared(a: Prepared, b: Prepared, _out) = {
        let (here, first, second) = (Pose::identity(), a.border.vertices(), b.border.vertices());
        intersection_test(&here, &a.border, &here, &b.border).is_ok_and(|answer| answer.intersecting)
            || point_in_poly2d(first[0], second)
            || point_in_poly2d(second[0], first)
    };

    relate_rectangle_rectangle(a: Boxed, b: Boxed, _out) =
        a.bounds.contains(&b.bounds) || b.bounds.contains(&a.bounds) || a.bounds.intersects(&b.bounds);

    distance_point_polygon(a: Vector, b: Placed<ConvexPolygon>, out) =
        measured(b.shape.distance_to_point(&b.pose, *a, true), out);
    distance_capsule_capsule(a: Placed<Capsule>, b: Placed<Capsule>, out) = {
        let apart = distance_segment_segment(&a.sees(b), &a.shape.segment, &b.shape.segment);
        measured((apart - a.shape.radius - b.shape.radius).max(0.0), out)
    };
    distance_capsule_circle(a: Placed<Capsule>, b: Placed<Ball>, out) = apart_from_ball(a, b, out);
    distance_capsule_box(a: Placed<Capsule>, b: Boxed, out) = apart(a, &b.place, out);
    distance_circle_circle(a: Placed<Ball>, b: Placed<Ball>, out) =
        measured(distance_ball_ball(&a.shape, a.sees(b).translation, &b.shape), out);
    distance_circle_polygon(a: Placed<Ball>, b: Placed<ConvexPolygon>, out) =
        apart_from_ball(b, a, out);
    distance_box_box(a: Boxed, b: Boxed, out) = {
        let (a, b) = (&a.place, &b.place);
        measured(distance_cuboid_cuboid(&a.sees(b), &a.shape, &b.shape), out)
    };
    distance_polygon_polygon(a: Placed<ConvexPolygon>, b: Placed<ConvexPolygon>, out) =
        apart(a, b, out);
    distance_polygon_segment(a: Placed<ConvexPolygon>, b: Placed<Segment>, out) = apart(a, b, out);

    contact_capsule_capsule(a: Placed<Capsule>, b: Placed<Capsule>, out) = touch(out, |manifold| {
        contact_manifold_capsule_capsule(&a.sees(b), &a.shape, &b.shape, 0.0, manifold);
    });
    contact_capsule_circle(a: Placed<Capsule>, b: Placed<Ball>, out) = touch_ball(a, b, out);
    contact_capsule_box(a: Placed<Capsule>, b: Boxed, out) = touch_sides(
        &a.sees(&b.place),
        (&a.shape.segment, a.shape.radius),
        (&b.place.shape, 0.0),
        out,
    );
    contact_circle_circle(a: Placed<Ball>, b: Placed<Ball>, out) = touch(out, |manifold| {
        contact_manifold_ball_ball(&a.sees(b), &a.shape, &b.shape, 0.0, manifold);
    });
    contact_circle_polygon(a: Placed<Ball>, b: Placed<ConvexPolygon>, out) = touch_ball(b, a, out);
    contact_box_box(a: Boxed, b: Boxed, out) = touch(out, |manifold| {
        let (a, b) = (&a.place, &b.place);
        contact_manifold_cuboid_cuboid(&a.sees(b), &a.shape, &b.shape, 0.0, manifold);
    });
    contact_polygon_polygon(a: Placed<ConvexPolygon>, b: Placed<ConvexPolygon>, out) =
        touch_sides(&a.sees(b), (&a.shape, 0.0), (&b.shape, 0.0), out);
    contact_polygon_segment(a: Placed<ConvexPolygon>, b: Placed<Segment>, out) =
        touch_sides(&a.sees(b), (&a.shape, 0.0), (&b.shape, 0.0), out);

    cast_ray_segment(a: Ray, b: Placed<Segment>, out) = hit(a, b, out);
    cast_ray_circle(a: Ray, b: Placed<Ball>, out) = hit(a, b, out);
    cast_ray_rectangle(a: Ray, b: Boxed, out) = {
        let hit = b.bounds.cast_local_ray_and_get_normal(a, 1.0, true);
        note(out, hit);
        hit.is_some()
    };
    cast_ray_box(a: Ray, b: Boxed, out) = hit(a, &b.place, out);
    cast_ray_capsule(a: Ray, b: Placed<Capsule>, out) = hit(a, b, out);
    cast_ray_polygon(a: Ray, b: Placed<ConvexPolygon>, out) = hit(a, b, out);

    cast_moving_circle_circle(a: Moving<Ball>, b: Placed<Ball>, out) = {
        let pose = a.start.sees(b);
        let hit = cast_shapes_ball_ball(&pose, -a.movement, &a.start.shape, &b.shape, options());
        note(out, hit);
        hit.is_some()
    };
    cast_moving_circle_box(a: Moving<Ball>, b: Boxed, out) = meet_on_way(a, &b.place, out);
    cast_moving_circle_polygon(a: Moving<Ball>, b: Placed<ConvexPolygon>, out) =
        meet_on_way(a, b, out);
    cast_moving_box_box(a: Moving<Cuboid>, b: Boxed, out) = meet_on_way(a, &b.place, out);
    cast_moving_capsule_box(a: Moving<Capsule>, b: Boxed, out) = meet_on_way(a, &b.place, out);
    cast_moving_polygon_polygon(a: Moving<ConvexPolygon>, b: Placed<ConvexPolygon>, out) =
        meet_on_way(a, b, out);
    cast_turning_turning(a: Turning, b: Turning, out) = {
        let hit = sweep_time_of_impact(&a.shape, &a.sweep, &b.shape, &b.sweep, 1.0, SLOP);
        note(out, hit);
        matches!(hit.status, SweepToiStatus::Hit | SweepToiStatus::Overlapped)
    };
}

/// All shapes of that kind, from their numbers.
pub fn make(kind: &str, numbers: &[Vec<f32>]) -> Option<Shapes> {
    Some(match kind {
        "point" => all(numbers, at),
        "segment" => all(numbers, segment),
        "circle" => all(numbers, ball),
        "capsule" => all(numbers, capsule),
        "rectangle" => all(numbers, |n| boxed(rectangle(n))),
        "oriented_rectangle" => all(numbers, |n| boxed(turned(n))),
        "polygon" => all(numbers, polygon),
        "outline" => all(numbers, points),
        "prepared" => all(numbers, prepared),
        "ray" => all(numbers, |n| Ray::new(at(n), at(&n[2..]))),
        "moving_circle" => all(numbers, |n| moving(n, ball)),
        "moving_capsule" => all(numbers, |n| moving(n, capsule)),
        "moving_rectangle" => all(numbers, |n| moving(n, rectangle)),
        "moving_oriented_rectangle" => all(numbers, |n| moving(n, turned)),
        "moving_polygon" => all(numbers, |n| moving(n, polygon)),
        "turning_oriented_rectangle" => all(numbers, turning),
        _ => return None,
    })
}

fn all<T: 'static>(numbers: &[Vec<f32>], make: impl Fn(&[f32]) -> T) -> Shapes {
    let shapes: Vec<T> = numbers.iter().map(|numbers| make(numbers)).collect();
    let places = shapes.iter().map(|shape| std::ptr::from_ref(shape).cast()).collect();
    let home: Box<dyn Any> = Box::new(shapes);
    Shapes { places, home }
}

fn at(n: &[f32]) -> Vector {
    Vector::new(n[0], n[1])
}

fn points(n: &[f32]) -> Vec<Vector> {
    n.chunks_exact(2).map(at).collect()
}

fn in_world<S>(shape: S) -> Placed<S> {
    Placed { shape, pose: Pose::identity() }
}

fn segment(n: &[f32]) -> Placed<Segment> {
    in_world(Segment::new(at(n), at(&n[2..])))
}

fn capsule(n: &[f32]) -> Placed<Capsule> {
    in_world(Capsule::new(at(n), at(&n[2..]), n[4]))
}

fn polygon(n: &[f32]) -> Placed<ConvexPolygon> {
    in_world(ConvexPolygon::from_convex_polyline(points(n)).expect("a convex polygon"))
}

fn prepared(n: &[f32]) -> Prepared {
    let count = n.len() as u32 / 2;
    let edges = (0..count).map(|edge| [edge, (edge + 1) % count]).collect();
    Prepared {
        mesh: TriMesh::from_polygon(points(n)).expect("a polygon"),
        border: Polyline::new(points(n), Some(edges)),
    }
}

fn ball(n: &[f32]) -> Placed<Ball> {
    Placed { shape: Ball::new(n[2]), pose: Pose::from_translation(at(n)) }
}

fn rectangle(n: &[f32]) -> Placed<Cuboid> {
    let half = at(&n[2..]) * 0.5;
    Placed { shape: Cuboid::new(half), pose: Pose::from_translation(at(n) + half) }
}

fn turned(n: &[f32]) -> Placed<Cuboid> {
    Placed { shape: Cuboid::new(at(&n[2..])), pose: Pose::new(at(n), n[4].to_radians()) }
}

fn boxed(place: Placed<Cuboid>) -> Boxed {
    let bounds = Aabb::from_half_extents(place.pose.translation, place.shape.half_extents);
    Boxed { place, bounds }
}

/// The two last numbers are the movement.
fn moving<S>(n: &[f32], make: impl Fn(&[f32]) -> Placed<S>) -> Moving<S> {
    let (shape, movement) = n.split_at(n.len() - 2);
    Moving { start: make(shape), movement: at(movement) }
}

/// Its movement and its degrees follow a turned box.
fn turning(n: &[f32]) -> Turning {
    let half = at(&n[2..]);
    let corners = [half, Vector::new(-half.x, half.y), -half, Vector::new(half.x, -half.y)];
    let end = Pose::new(at(n) + at(&n[5..]), (n[4] + n[7]).to_radians());
    let sweep = Sweep::from_poses(&turned(n).pose, &end, Vector::ZERO);
    Turning { shape: ToiProxy::from_array(corners, 0.0), sweep }
}

//! Every query against the functions for two shapes, asked about each collider.

use clash2d::{
    CastMode, Collider, ColliderFlags, ColliderId, Distance, Motion, Query, QueryFlags, Ray, Shape,
    Vector2D, World, WorldHit, cast_ray, cast_turning_with, cast_with, collide, contact,
    contact_within, distance, rectangles_collide, swept_bounding_rectangle, within,
};
use clash2d_oracle::Rng;

use crate::shapes::{any_shape, at_pose, vector};

/// Asks a world something.
pub(crate) fn ask(world: &World, rng: &mut Rng, reach: f32, is_grid: bool) {
    let shape = any_shape(rng, is_grid);
    let flags = rng.u32(..) & rng.u32(..) & 31;
    let mut query = Query::default();
    query.layers = if rng.bool() { u64::MAX } else { 1 };
    (query.family, query.flags) = (rng.u32(..3), flags);
    let is_picky = rng.u32(..3) == 0;
    let accept = |_: ColliderId, user: u64| !is_picky || user % 2 == 1;
    let query = if is_picky { query.accepting(&accept) } else { query };
    let is_asked =
        |id| is_about(&query, world, id) && accept(id, world.get(id).expect("it is there").user);
    let limit = [0, 0, 1, 3][rng.usize(..4)];
    let query = query.with_limit(limit);
    let room = [0, 1, 3, 100][rng.usize(..4)];
    let pose = clash2d::Pose::new(vector(rng, reach, is_grid), 0.0);
    let movement = vector(rng, reach, is_grid);
    let rotation = if rng.bool() { 0.0 } else { rng.u32(..24) as f32 * 30.0 - 360.0 };
    let motion = Motion { movement, rotation, pivot: pose.position };
    let maximum = rng.u32(..40) as f32 / 4.0;
    at_pose(&shape, pose, |shape| {
        let ids: Vec<ColliderId> = world.ids().filter(|&id| is_asked(id)).collect();
        overlaps(world, shape, &ids, &query, room);
        let near = |_: &Collider<'_>, other: &Shape<'_>| nearest_hit(shape, other, maximum);
        same_hits(world, &ids, &query, room, near, |out| {
            let count = world.nearest(shape, maximum, &query, out);
            let room = out.len();
            out[..count.min(room)].iter_mut().for_each(|hit| check_direction(world, shape, hit));
            count
        });
        let mode = if rng.bool() { CastMode::All } else { CastMode::Approaching };
        let is_sided = flags & QueryFlags::OneWay as u32 != 0;
        let met = |collider: &Collider<'_>, other: &Shape<'_>| {
            let is_in = || contact(shape, other).is_some_and(|contact| contact.depth > 0.0);
            cast_hit(shape, other, motion, mode).filter(|hit| {
                let is_free = !(hit.starts_inside && is_in());
                !is_sided || is_stopped(collider, movement, hit.normal, is_free)
            })
        };
        same_hits(world, &ids, &query, room, met, |out| {
            world.cast(shape, motion, mode, &query, out)
        });
        let origin = pose.position;
        let through = |collider: &Collider<'_>, other: &Shape<'_>| {
            ray_hit(other, origin, movement).filter(|hit| {
                !is_sided || is_stopped(collider, movement, hit.normal, !hit.starts_inside)
            })
        };
        same_hits(world, &ids, &query, room, through, |out| {
            world.cast_ray(origin, movement, &query, out)
        });
        rays(world, rng, reach, &query);
    });
}

/// Whether a query is about a collider, from what the world says of it.
fn is_about(query: &Query<'_>, world: &World, id: ColliderId) -> bool {
    let is = |flag: QueryFlags| query.flags & flag as u32 != 0;
    let filter = world.get(id).expect("it is there").filter;
    let (sensor, fixed) = (filter.is(ColliderFlags::Sensor), filter.is(ColliderFlags::Static));
    let out = sensor && is(QueryFlags::NoSensors)
        || !sensor && is(QueryFlags::NoSolids)
        || fixed && is(QueryFlags::NoStatics)
        || !fixed && is(QueryFlags::NoMoving);
    let own = query.family != 0 && query.family == filter.family;
    query.layers & filter.layers != 0 && !own && !out
}

fn overlaps(world: &World, shape: &Shape<'_>, ids: &[ColliderId], query: &Query<'_>, room: usize) {
    let touches = |id: &ColliderId| collide(shape, world.shape(*id).expect("it is there"));
    let mut expected: Vec<ColliderId> = ids.iter().copied().filter(touches).collect();
    if query.limit > 0 {
        expected.truncate(query.limit);
    }
    let mut found = vec![ColliderId::NONE; room];
    assert_eq!(world.overlaps(shape, query, &mut found), expected.len(), "{shape:?}");
    let count = room.min(expected.len());
    assert_eq!(found[..count], expected[..count]);
}

/// Asks each collider, and the world.
fn same_hits(
    world: &World,
    ids: &[ColliderId],
    query: &Query<'_>,
    room: usize,
    hit: impl Fn(&Collider<'_>, &Shape<'_>) -> Option<WorldHit>,
    ask: impl Fn(&mut [WorldHit]) -> usize,
) {
    let of = |&id: &ColliderId| {
        let collider = world.get(id).expect("it is there");
        let mut hit = hit(&collider, &world.shape(id).expect("it is there"))?;
        (hit.id, hit.user) = (id, collider.user);
        Some(hit)
    };
    let mut expected: Vec<WorldHit> = ids.iter().filter_map(of).collect();
    expected.sort_by(|a, b| a.fraction.total_cmp(&b.fraction).then(a.id.index.cmp(&b.id.index)));
    if query.limit > 0 {
        expected.truncate(query.limit);
    }
    let mut found = vec![WorldHit::default(); room];
    let count = ask(&mut found);
    assert_eq!(count, expected.len(), "{expected:?}\n{found:?}");
    let count = room.min(count);
    assert_eq!(found[..count], expected[..count]);
}

/// Whether a one-way collider stops what is free of it: it comes against the open side, and so does the normal into it.
fn is_stopped(collider: &Collider<'_>, way: Vector2D, into: Vector2D, is_free: bool) -> bool {
    let open = collider.one_way.rotated(collider.pose.rotation);
    let along =
        |v: Vector2D| f64::from(v.x) * f64::from(open.x) + f64::from(v.y) * f64::from(open.y);
    collider.one_way == Vector2D::ZERO || (along(way) < 0.0 && along(into) < 0.0 && is_free)
}

/// Where two points are as near as floats lie there the direction is that of a contact; then it is made what the points
/// have.
fn check_direction(world: &World, shape: &Shape<'_>, hit: &mut WorldHit) {
    let other = world.shape(hit.id).expect("it is there");
    let found = distance(shape, other).expect("a distance");
    let size = [found.point_a, found.point_b].map(|v| v.x.abs().max(v.y.abs()));
    if hit.fraction > 0.0 && f64::from(hit.fraction) * 4096.0 < f64::from(size[0].max(size[1])) {
        if let Some(contact) = contact_within(shape, other, f32::INFINITY) {
            let off = hit.normal - contact.normal;
            assert!(off.length() < 1e-5, "{:?}, not {:?}", hit.normal, contact.normal);
        }
        hit.normal = direction(&found);
    }
}

fn direction(found: &Distance) -> Vector2D {
    let x = f64::from(found.point_b.x) - f64::from(found.point_a.x);
    let y = f64::from(found.point_b.y) - f64::from(found.point_a.y);
    let length = (x * x + y * y).sqrt();
    let part = |x: f64| if length > 0.0 { (x / length) as f32 + 0.0 } else { 0.0 };
    Vector2D::new(part(x), part(y))
}

fn nearest_hit(shape: &Shape<'_>, other: &Shape<'_>, maximum: f32) -> Option<WorldHit> {
    let found = distance(shape, other).filter(|_| within(shape, other, maximum))?;
    let mut hit = WorldHit::default();
    hit.normal = direction(&found);
    (hit.fraction, hit.point, hit.place) = (found.distance, found.point_b, found.place_b);
    hit.starts_inside = found.distance == 0.0;
    Some(hit)
}

fn cast_hit(
    shape: &Shape<'_>,
    other: &Shape<'_>,
    motion: Motion,
    mode: CastMode,
) -> Option<WorldHit> {
    let found = if motion.rotation == 0.0 {
        cast_with(shape, motion.movement, other, Vector2D::ZERO, &mode.into())
    } else {
        let rest = Motion::default();
        let around =
            [swept_bounding_rectangle(shape, motion), swept_bounding_rectangle(other, rest)];
        if let [Some(way), Some(place)] = around
            && way.is_valid()
            && place.is_valid()
            && !rectangles_collide(way, place)
        {
            return None;
        }
        cast_turning_with(shape, motion, other, rest, &mode.into())
    }?;
    let mut hit = WorldHit::default();
    (hit.fraction, hit.point, hit.normal) = (found.fraction, found.point, found.normal);
    (hit.place, hit.starts_inside) = (found.place_b, found.starts_in_contact);
    Some(hit)
}

fn ray_hit(other: &Shape<'_>, origin: Vector2D, movement: Vector2D) -> Option<WorldHit> {
    let found = cast_ray(other, origin, movement)?;
    let mut hit = WorldHit::default();
    (hit.fraction, hit.exit, hit.point) = (found.entry, found.exit, found.entry_point);
    hit.normal = Vector2D::ZERO - found.entry_normal;
    (hit.place, hit.starts_inside) = (found.entry_place, found.starts_inside);
    Some(hit)
}

/// Many rays against each alone.
fn rays(world: &World, rng: &mut Rng, reach: f32, query: &Query<'_>) {
    let ray = |rng: &mut Rng| Ray {
        origin: vector(rng, reach, false),
        movement: vector(rng, reach, false),
        family: rng.u32(..3),
    };
    let rays: Vec<Ray> = (0..rng.usize(..80)).map(|_| ray(rng)).collect();
    let mut found = vec![WorldHit::default(); rays.len()];
    let count = world.cast_rays(&rays, query, &mut found);
    assert_eq!(count, found.iter().filter(|hit| !hit.id.is_none()).count());
    for (ray, found) in rays.iter().zip(&found) {
        let family = if ray.family == 0 { query.family } else { ray.family };
        let (mut query, mut hit) = (query.with_limit(1), [WorldHit::default()]);
        query.family = family;
        world.cast_ray(ray.origin, ray.movement, &query, &mut hit);
        assert_eq!(hit[0], *found);
    }
}

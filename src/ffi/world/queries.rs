//! Questions to all colliders of a world.

use crate::buffer;
use crate::cast::cast_mode;
use clash2d::abi::array;
use clash2d::{ColliderId, Motion, Query, Ray, Shape, Vector2D, World, WorldHit};

// ---- Queries: whenever nobody changes the world, from any thread ---------------------------------

/// What a shape collides with (a point, a rectangle, anything), exactly, by rising index; how many, at most
/// the query's limit. As many are written as there is room for: the first ones.
/// A null query means the default one; none if anything else is null. O(log n + hits).
///
/// # Safety
/// `outIds` points to `capacity` elements that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_overlaps(
    world: Option<&World>,
    shape: Option<&Shape<'_>>,
    query: Option<&Query<'_>>,
    out_ids: *mut ColliderId,
    capacity: usize,
) -> usize {
    let Some((world, shape)) = world.zip(shape) else { return 0 };
    // SAFETY: the caller's promise.
    let out = unsafe { buffer(out_ids, capacity) };
    world.overlaps(shape, &or_default(query), out)
}

/// What is nearest to a shape and no farther than `maximum`, which counts, by distance, then by index; how many, at
/// most the query's limit. As many are written as there is room for: the nearest ones.
/// Each hit has the distance as its `fraction`, the nearest point of the collider, and the direction towards it.
/// Distances are compared as the floats that they are rounded to; whether one is at most `maximum` is exact.
/// A null query means the default one; none if anything else is null. O(log n + hits).
///
/// # Safety
/// `outHits` points to `capacity` elements that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_nearest(
    world: Option<&World>,
    shape: Option<&Shape<'_>>,
    maximum: f32,
    query: Option<&Query<'_>>,
    out_hits: *mut WorldHit,
    capacity: usize,
) -> usize {
    let Some((world, shape)) = world.zip(shape) else { return 0 };
    // SAFETY: the caller's promise.
    let out = unsafe { buffer(out_hits, capacity) };
    world.nearest(shape, maximum, &or_default(query), out)
}

/// What a ray meets, the way from `origin` to `origin + movement`, by entry, then by index; how many, at most the
/// query's limit. As many are written as there is room for: the first ones. Each hit is that of clash_cast_ray,
/// with the normal towards the collider.
/// A null query means the default one; none if the world is null or a number is not finite. O(log n + hits).
///
/// # Safety
/// `outHits` points to `capacity` elements that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_cast_ray(
    world: Option<&World>,
    origin: Vector2D,
    movement: Vector2D,
    query: Option<&Query<'_>>,
    out_hits: *mut WorldHit,
    capacity: usize,
) -> usize {
    let Some(world) = world else { return 0 };
    // SAFETY: the caller's promise.
    let out = unsafe { buffer(out_hits, capacity) };
    world.cast_ray(origin, movement, &or_default(query), out)
}

/// What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, at most
/// the query's limit. As many are written as there is room for: the first ones. `mode` is a ClashCastMode.
/// Each hit is that of clash_cast, or with a turn that of clash_cast_turning with the world's tolerance, where
/// clash_swept_bounding_rectangle of the way and of the collider meet.
/// A null query means the default one; none if anything else is null, a number is not finite or the mode
/// unknown. O(log n + hits).
///
/// # Safety
/// `outHits` points to `capacity` elements that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_cast(
    world: Option<&World>,
    shape: Option<&Shape<'_>>,
    motion: Motion,
    mode: u32,
    query: Option<&Query<'_>>,
    out_hits: *mut WorldHit,
    capacity: usize,
) -> usize {
    let Some(((world, shape), mode)) = world.zip(shape).zip(cast_mode(mode)) else { return 0 };
    // SAFETY: the caller's promise.
    let out = unsafe { buffer(out_hits, capacity) };
    world.cast(shape, motion, mode, &or_default(query), out)
}

/// The closest hit of each ray, in their order, on all workers; how many rays hit. Of a ray that hits nothing the id
/// is none. The query's limit does not matter; a null query means the default one.
///
/// # Safety
/// `rays` points to `count` elements, and `outHits` to as many that may be written, or one is null: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_cast_rays(
    world: Option<&World>,
    rays: *const Ray,
    count: usize,
    query: Option<&Query<'_>>,
    out_hits: *mut WorldHit,
) -> usize {
    let Some(world) = world else { return 0 };
    // SAFETY: the caller's promise.
    let (rays, out) = unsafe { (array(rays, count), buffer(out_hits, count)) };
    world.cast_rays(rays, &or_default(query), out)
}

fn or_default<'q>(query: Option<&Query<'q>>) -> Query<'q> {
    query.copied().unwrap_or_default()
}

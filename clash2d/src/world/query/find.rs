//! Overlaps, the nearest, rays and casts.

use core::ops::ControlFlow::{Break, Continue};

use super::best::Best;
use super::{Query, QueryFlags, Ray, WorldHit};
use crate::any::Shape;
use crate::cast::{CastHit, CastMode, CastSettings, Motion, RayHit, cast_ray, cast_with};
use crate::collide::collide;
use crate::distance::distance;
use crate::pose::Pose;
use crate::swept::swept_bounding_rectangle;
use crate::tree::Frame;
use crate::vector::Vector2D;
use crate::within::within;
use crate::world::World;
use crate::world::body::Body;
use crate::world::collider::{ColliderFlags, ColliderId};
use crate::world::encounter::turning;
use crate::world::index::Way;
use crate::world::shapes::frame_of;

/// So many rays are a task.
const RAYS: usize = 32;

impl World {
    /// What a shape collides with, exactly, by rising index; how many, at most the query's limit.
    ///
    /// As many go to the buffer as there is room for: the first ones. O(log n + hits).
    pub fn overlaps(&self, shape: &Shape<'_>, query: &Query<'_>, out: &mut [ColliderId]) -> usize {
        let mut best = Best::new(out, query.limit, |id: &ColliderId| id.index);
        let _ = self.index.for_each_overlap(&frame_of(shape), |index| {
            let is_late = best.last().is_some_and(|last| last.index < index);
            if !is_late
                && let Some((id, body)) = self.asked(index, query)
                && collide(shape, &self.shapes.now(body))
                && query.accepts(id, body.user)
            {
                best.add(id);
            }
            if best.is_over() { Break(()) } else { Continue(()) }
        });
        best.end()
    }

    /// What is nearest to a shape and no farther than `maximum`, which counts, by distance, then by index; how
    /// many, at most the query's limit.
    ///
    /// Each hit has the distance as its fraction, the nearest point and place of the collider, and the direction
    /// towards it. Two distances are compared as the floats that they are rounded to; whether one is at most
    /// `maximum` is exact. As many go to the buffer as there is room for: the nearest ones. O(log n + hits).
    pub fn nearest(
        &self,
        shape: &Shape<'_>,
        maximum: f32,
        query: &Query<'_>,
        out: &mut [WorldHit],
    ) -> usize {
        let is_distance = maximum >= 0.0;
        if !is_distance {
            return 0;
        }
        let mut best = Best::new(out, query.limit, hit_key);
        let mut limit = square_of(maximum);
        self.index.for_each_near(&frame_of(shape), limit, |index, _| {
            if let Some((id, body)) = self.asked(index, query)
                && let Some(hit) = near_hit(shape, &self.shapes.now(body), maximum)
                && query.accepts(id, body.user)
            {
                best.add(WorldHit { id, user: body.user, ..hit });
                if let Some(last) = best.last() {
                    limit = square_of(last.fraction);
                }
            }
            if best.is_over() { NOWHERE } else { limit }
        });
        best.end()
    }

    /// What a ray meets, the way from `origin` to `origin + movement`, by entry, then by index; how many, at most
    /// the query's limit.
    ///
    /// Each hit is that of [`cast_ray`](crate::cast_ray), with the normal towards the collider. As many go to the
    /// buffer as there is room for: the first ones. O(log n + hits).
    pub fn cast_ray(
        &self,
        origin: Vector2D,
        movement: Vector2D,
        query: &Query<'_>,
        out: &mut [WorldHit],
    ) -> usize {
        if !(origin.is_finite() & movement.is_finite()) {
            return 0;
        }
        self.sweep(Frame::of(origin, origin), movement, query, out, |shape, body| {
            let hit = cast_ray(shape, origin, movement)?;
            let is_open = !query.is_one_way() || self.is_open_to_ray(body, movement, &hit);
            is_open.then(|| WorldHit::of_ray(&hit))
        })
    }

    /// What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, at
    /// most the query's limit.
    ///
    /// Each hit is that of [`cast_with`](crate::cast_with), or with a turn that of [`cast_turning_with`](crate::cast_turning_with)
    /// with the world's tolerance, where the rectangles around the way and the collider meet. As many go to the
    /// buffer as there is room for: the first ones. O(log n + hits).
    pub fn cast(
        &self,
        shape: &Shape<'_>,
        motion: Motion,
        mode: CastMode,
        query: &Query<'_>,
        out: &mut [WorldHit],
    ) -> usize {
        if !motion.is_finite() {
            return 0;
        }
        let is_straight = motion.rotation == 0.0;
        let settings = CastSettings::from(mode).with_tolerance(self.tolerance);
        let ask = |other: &Shape<'_>, body: &Body| {
            let hit = if is_straight {
                cast_with(shape, motion.movement, other, Vector2D::ZERO, &settings)
            } else {
                turning([shape, other], [motion, Motion::default()], &settings)
            }?;
            let is_open = !query.is_one_way() || self.is_open_to(body, shape, other, motion, &hit);
            is_open.then(|| WorldHit::of_cast(&hit))
        };
        if is_straight {
            return self.sweep(frame_of(shape), motion.movement, query, out, ask);
        }
        let around = swept_bounding_rectangle(shape, motion).filter(|r| r.is_valid());
        let frame = around.map_or(Frame::PLANE, |r| Shape::from(r).frame());
        self.sweep(frame, Vector2D::ZERO, query, out, ask)
    }

    /// The closest hit of each ray, in their order, on all workers; how many rays hit.
    ///
    /// There are as many answers as there is room for; of a ray that hits nothing it is one without a collider.
    /// The query's limit does not matter.
    pub fn cast_rays(&self, rays: &[Ray], query: &Query<'_>, out: &mut [WorldHit]) -> usize {
        let count = rays.len().min(out.len());
        let (rays, out) = (&rays[..count], &mut out[..count]);
        let one = |ray: &Ray, out: &mut WorldHit| {
            let family = if ray.family == 0 { query.family } else { ray.family };
            let query = Query { family, limit: 1, ..*query };
            *out = WorldHit::default();
            self.cast_ray(ray.origin, ray.movement, &query, core::slice::from_mut(out));
        };
        let (chunks, rest) = out.as_chunks_mut::<RAYS>();
        let whole = RAYS * chunks.len();
        self.tasks.each(chunks, &|number, chunk| {
            rays[RAYS * number..].iter().zip(chunk).for_each(|(ray, out)| one(ray, out));
        });
        rays[whole..].iter().zip(rest).for_each(|(ray, out)| one(ray, out));
        out.iter().filter(|hit| !hit.id.is_none()).count()
    }

    /// Asks all colliders that what starts in a box may meet on its way, and keeps the first hits.
    fn sweep(
        &self,
        frame: Frame,
        movement: Vector2D,
        query: &Query<'_>,
        out: &mut [WorldHit],
        ask: impl Fn(&Shape<'_>, &Body) -> Option<WorldHit>,
    ) -> usize {
        let mut best = Best::new(out, query.limit, hit_key);
        let movement = [movement.x, movement.y].map(f64::from);
        let mut limit = 1.0;
        self.index.for_each_on_way(&Way { start: frame, movement }, limit, |index, _| {
            if let Some((id, body)) = self.asked(index, query)
                && let Some(hit) = ask(&self.shapes.now(body), body)
                && query.accepts(id, body.user)
            {
                best.add(WorldHit { id, user: body.user, ..hit });
                if let Some(last) = best.last() {
                    // Others whose fractions are rounded to the same may have lower indices.
                    limit = f64::from(last.fraction.next_up());
                }
            }
            if best.is_over() { NOWHERE } else { limit }
        });
        best.end()
    }

    /// Visits the solid colliders whose boxes meet another one, in no order, with where they let movers pass; of
    /// carriers that moved since the last update also with where they were.
    pub(crate) fn each_solid<'s>(
        &'s self,
        near: &Frame,
        query: &Query<'_>,
        visit: &mut dyn FnMut(ColliderId, Shape<'s>, Vector2D, Option<[Pose; 2]>),
    ) {
        let query = query.with_flag(QueryFlags::NoSensors);
        let _ = self.index.for_each_overlap(near, |index| {
            if let Some((id, body)) = self.asked(index, &query)
                && query.accepts(id, body.user)
            {
                visit(id, self.shapes.now(body), one_way_of(body), carrier_poses(body));
            }
            Continue::<(), ()>(())
        });
    }

    /// Visits the carriers that moved since the last update and whose boxes, which hold their ways, meet another one,
    /// in no order. O(carriers).
    pub(crate) fn each_carrier<'s>(
        &'s self,
        near: &Frame,
        query: &Query<'_>,
        visit: &mut dyn FnMut(ColliderId, Shape<'s>, Vector2D, [Pose; 2]),
    ) {
        let query = query.with_flag(QueryFlags::NoSensors);
        for &index in &self.active[..self.leading] {
            let body = self.bodies.at(index);
            if let Some(poses) = carrier_poses(body)
                && body.is_alive()
                && self.index.frame(index).meets(near)
                && let Some((id, _)) = self.asked(index, &query)
                && query.accepts(id, body.user)
            {
                visit(id, self.shapes.now(body), one_way_of(body), poses);
            }
        }
    }

    /// A collider, if a query is about it.
    fn asked(&self, index: u32, query: &Query<'_>) -> Option<(ColliderId, &Body)> {
        let body = self.bodies.at(index);
        query.is_about(body).then(|| (self.bodies.id(index), body))
    }
}

/// Where a collider lets movers pass, as it is turned.
fn one_way_of(body: &Body) -> Vector2D {
    let is_one_way = body.one_way != Vector2D::ZERO;
    if is_one_way { body.one_way.rotated(body.pose.rotation) } else { Vector2D::ZERO }
}

/// Where a carrier was at the last update, and where it is, if it moved.
fn carrier_poses(body: &Body) -> Option<[Pose; 2]> {
    let is_carrier = body.filter.is(ColliderFlags::Carrier) && body.has_way();
    (is_carrier && body.start != body.pose).then_some([body.start, body.pose])
}

/// By what hits are sorted; no fraction is negative, so that their bits are in order.
fn hit_key(hit: &WorldHit) -> (u32, u32) {
    (hit.fraction.to_bits(), hit.id.index)
}

/// A limit that ends a search.
const NOWHERE: f64 = -1.0;

/// More than the square of a distance, and of all that are rounded to it.
fn square_of(distance: f32) -> f64 {
    let wide = f64::from(distance) * (1.0 + 1e-6) + f64::from(f32::MIN_POSITIVE);
    wide * wide
}

fn near_hit(shape: &Shape<'_>, other: &Shape<'_>, maximum: f32) -> Option<WorldHit> {
    let found = distance(shape, other)?;
    let apart = found.distance;
    let is_near = apart < maximum.next_down()
        || (apart <= maximum.next_up() && within(shape, other, maximum));
    is_near.then(|| WorldHit {
        fraction: apart,
        point: found.point_b,
        normal: direction(found.point_a, found.point_b),
        place: found.place_b,
        starts_inside: apart == 0.0,
        ..WorldHit::default()
    })
}

/// The direction from one point to another one, of length 1; zero if they are the same.
fn direction(from: Vector2D, to: Vector2D) -> Vector2D {
    let x = f64::from(to.x) - f64::from(from.x);
    let y = f64::from(to.y) - f64::from(from.y);
    let length = crate::root::square_root(x * x + y * y);
    if length == 0.0 { Vector2D::ZERO } else { Vector2D::narrow(x / length, y / length) }
}

impl Query<'_> {
    fn is_one_way(&self) -> bool {
        self.is(super::QueryFlags::OneWay)
    }
}

impl WorldHit {
    fn of_ray(hit: &RayHit) -> Self {
        Self {
            fraction: hit.entry,
            exit: hit.exit,
            point: hit.entry_point,
            normal: Vector2D::ZERO - hit.entry_normal,
            place: hit.entry_place,
            starts_inside: hit.starts_inside,
            ..Self::default()
        }
    }

    fn of_cast(hit: &CastHit) -> Self {
        Self {
            fraction: hit.fraction,
            point: hit.point,
            normal: hit.normal,
            place: hit.place_b,
            starts_inside: hit.starts_in_contact,
            ..Self::default()
        }
    }
}

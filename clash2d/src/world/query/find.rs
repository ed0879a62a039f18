//! Overlaps, rays and casts.

use core::ops::ControlFlow::{self, Break, Continue};

use super::best::Best;
use super::candidates::Candidates;
use super::one_way::Open;
use super::{Query, QueryFlags, Ray, WorldHit};
use crate::any::Shape;
use crate::cast::{CastHit, CastMode, CastSettings, Motion, RayHit, cast_ray, cast_with};
use crate::collide::collide;
use crate::grid::{Grid, GridCastHit, GridRayHit, GridTile};
use crate::pose::Pose;
use crate::swept::swept_bounding_rectangle;
use crate::tree::Frame;
use crate::vector::Vector2D;
use crate::world::World;
use crate::world::body::Body;
use crate::world::bounds::Filled;
use crate::world::collider::{ColliderFlags, ColliderId};
use crate::world::encounter::turning;
use crate::world::index::Way;
use crate::world::shapes::frame_of;

/// So many rays are a task.
const RAYS: usize = 32;

/// How a grid is asked as a whole.
type AskGrid<'a> = dyn Fn(&Grid) -> Option<WorldHit> + 'a;

impl World {
    /// What a shape collides with, exactly, by rising index; how many, at most the query's limit.
    ///
    /// As many go to the buffer as there is room for: the first ones. O(log n + hits).
    pub fn overlaps<'s>(
        &self,
        shape: impl Into<Shape<'s>>,
        query: &Query<'_>,
        out: &mut [ColliderId],
    ) -> usize {
        self.find_overlaps(&shape.into(), query, out)
    }

    fn find_overlaps(&self, shape: &Shape<'_>, query: &Query<'_>, out: &mut [ColliderId]) -> usize {
        let mut best = Best::new(out, query.limit, |id: &ColliderId| id.index);
        for (id, body, grid) in self.grids_asked(query) {
            if grid.collide(shape) && query.accepts(id, body.user) {
                best.add(id);
            }
        }
        if best.is_over() {
            return best.end();
        }
        let filled = Filled::of(shape);
        let inner = filled.map_or(Frame::EMPTY, Filled::inner);
        let around = filled.and_then(Filled::outer).unwrap_or_else(|| frame_of(shape));
        let does_touch = |body: &Body| {
            let quick = filled.and_then(|filled| filled.touch(self.shapes.filled(body)?));
            quick.unwrap_or_else(|| collide(shape, &self.shapes.now(body)))
        };
        let fetch = |index| self.bodies.fetch_asked(index);
        let (mut candidates, counts_only) = (Candidates::new(), best.counts_only());
        let _ = self.index.for_some_overlaps(&around, &inner, |met| {
            if counts_only {
                met.for_each(|(index, _)| fetch(index));
                return self.add_touching(&mut best, query, met, does_touch);
            }
            if !candidates.have_room(&met) {
                self.add_touching(&mut best, query, candidates.sorted(), does_touch)?;
            }
            candidates.add(met, fetch);
            Continue(())
        });
        let _ = self.add_touching(&mut best, query, candidates.sorted(), does_touch);
        best.end()
    }

    /// Adds some colliders that touch, each told with whether that is certain, until what is wanted is found.
    #[inline(never)]
    fn add_touching(
        &self,
        best: &mut Best<'_, ColliderId, impl Fn(&ColliderId) -> u32>,
        query: &Query<'_>,
        some: impl Iterator<Item = (u32, bool)>,
        does_touch: impl Fn(&Body) -> bool,
    ) -> ControlFlow<()> {
        for (index, is_certain) in some {
            if best.last().is_some_and(|last| last.index < index) {
                continue;
            }
            if let Some((id, body)) = self.asked(index, query)
                && (is_certain || does_touch(body))
                && query.accepts(id, body.user)
            {
                best.add(id);
            }
            if best.is_over() {
                return Break(());
            }
        }
        Continue(())
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
        let ask = |shape: &Shape<'_>, open: Open<'_>| {
            let hit = cast_ray(shape, origin, movement)?;
            let is_open = !query.is_one_way() || open.is_met_by_ray(movement, &hit);
            is_open.then(|| WorldHit::of_ray(&hit))
        };
        let ask_grid = |grid: &Grid| {
            let hit = grid.cast_ray(origin, movement)?;
            let exit = grid.last_on_ray(origin, movement).unwrap_or(1.0);
            Some(WorldHit { exit, ..WorldHit::of_grid_ray(&hit) })
        };
        self.sweep(Frame::of(origin, origin), movement, query, out, &ask, Some(&ask_grid))
    }

    /// What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, at
    /// most the query's limit.
    ///
    /// Each hit is that of [`cast_with`](crate::cast_with), or with a turn that of [`cast_turning_with`](crate::cast_turning_with)
    /// with the world's tolerance, where the rectangles around the way and the collider meet. As many go to the
    /// buffer as there is room for: the first ones. O(log n + hits).
    pub fn cast<'s>(
        &self,
        shape: impl Into<Shape<'s>>,
        motion: Motion,
        mode: CastMode,
        query: &Query<'_>,
        out: &mut [WorldHit],
    ) -> usize {
        self.find_hits(&shape.into(), motion, mode, query, out)
    }

    fn find_hits(
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
        let ask = |other: &Shape<'_>, open: Open<'_>| {
            let hit = if is_straight {
                cast_with(shape, motion.movement, other, Vector2D::ZERO, &settings)
            } else {
                turning([shape, other], [motion, Motion::default()], &settings)
            }?;
            let is_open = !query.is_one_way() || open.is_met_by(shape, other, motion, &hit);
            is_open.then(|| WorldHit::of_cast(&hit))
        };
        if is_straight {
            let ask_grid = |grid: &Grid| {
                grid.cast(shape, motion.movement, &settings).map(|hit| WorldHit::of_grid_cast(&hit))
            };
            let frame = frame_of(shape);
            return self.sweep(frame, motion.movement, query, out, &ask, Some(&ask_grid));
        }
        let around = swept_bounding_rectangle(shape, motion).filter(|r| r.is_valid());
        let frame = around.map_or(Frame::PLANE, |r| Shape::from(r).frame());
        self.sweep(frame, Vector2D::ZERO, query, out, &ask, None)
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

    /// Asks all colliders that what starts in a box may meet on its way, and keeps the first hits. Grids are asked tile by
    /// tile where they can't be as a whole.
    fn sweep(
        &self,
        frame: Frame,
        movement: Vector2D,
        query: &Query<'_>,
        out: &mut [WorldHit],
        ask: &dyn Fn(&Shape<'_>, Open<'_>) -> Option<WorldHit>,
        ask_grid: Option<&AskGrid<'_>>,
    ) -> usize {
        let mut best = Best::new(out, query.limit, hit_key);
        for (id, body, grid) in self.grids_asked(query) {
            let is_whole = !(query.is_one_way() && grid.has_one_way());
            let hit = match ask_grid.filter(|_| is_whole) {
                Some(ask_grid) => ask_grid(grid),
                None => first_tile(grid, &frame, movement, ask),
            };
            if let Some(hit) = hit
                && query.accepts(id, body.user)
            {
                best.add(WorldHit { id, user: body.user, ..hit });
            }
        }
        if best.is_over() {
            return best.end();
        }
        let mut limit = best.last().map_or(1.0, |last| f64::from(last.fraction.next_up()));
        self.index.for_each_on_way(&Way { start: frame, movement }, limit, |index| {
            if let Some((id, body)) = self.asked(index, query)
                && let Some(hit) = ask(&self.shapes.now(body), Open::Of(body))
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

    /// Visits the solid grids.
    pub(crate) fn each_solid_grid<'s>(
        &'s self,
        query: &Query<'_>,
        visit: &mut dyn FnMut(ColliderId, &'s Grid),
    ) {
        let query = query.with_flag(QueryFlags::NoSensors);
        for (id, body, grid) in self.grids_asked(&query) {
            if query.accepts(id, body.user) {
                visit(id, grid);
            }
        }
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

    /// The grids that a query is about.
    pub(super) fn grids_asked(
        &self,
        query: &Query<'_>,
    ) -> impl Iterator<Item = (ColliderId, &Body, &Grid)> {
        self.grids.iter().filter_map(|(index, grid)| {
            let (id, body) = self.asked(index, query)?;
            Some((id, body, grid))
        })
    }

    /// A collider, if a query is about it.
    pub(super) fn asked(&self, index: u32, query: &Query<'_>) -> Option<(ColliderId, &Body)> {
        let body = self.bodies.at(index);
        let id = ColliderId { index, generation: body.generation };
        query.is_about(body).then_some((id, body))
    }
}

/// Where a collider lets movers pass, as it is turned.
fn one_way_of(body: &Body) -> Vector2D {
    let is_one_way = body.one_way != Vector2D::ZERO;
    if is_one_way { body.one_way.rotated(body.pose.rotation) } else { Vector2D::ZERO }
}

/// The first hit of those at the tiles that may touch a box on its way; of several at the same time the first one in the
/// order of the cells.
fn first_tile(
    grid: &Grid,
    around: &Frame,
    movement: Vector2D,
    ask: &dyn Fn(&Shape<'_>, Open<'_>) -> Option<WorldHit>,
) -> Option<WorldHit> {
    let mut first: Option<WorldHit> = None;
    let by = [[movement.x, 0.0], [movement.y, 0.0]];
    grid.each_tile_on_way(around, by, &mut |GridTile { cell, tile }, own| {
        if let Some(hit) = ask(&own.shape(), Open::Towards(grid.one_way(tile.kind))) {
            let exit = first.map_or(hit.exit, |first| first.exit.max(hit.exit));
            let is_first = first.is_none_or(|first| hit.fraction < first.fraction);
            let kept = if is_first { WorldHit { cell, ..hit } } else { first.unwrap_or(hit) };
            first = Some(WorldHit { exit, ..kept });
        }
    });
    first
}

/// Where a carrier was at the last update, and where it is, if it moved.
fn carrier_poses(body: &Body) -> Option<[Pose; 2]> {
    let is_carrier = body.is(ColliderFlags::Carrier) && body.has_way();
    (is_carrier && body.start != body.pose).then_some([body.start, body.pose])
}

/// By what hits are sorted.
pub(super) fn hit_key(hit: &WorldHit) -> u64 {
    key_of(hit.fraction, hit.id.index)
}

/// The same by their numbers; no fraction is negative, so that their bits are in order.
pub(super) fn key_of(fraction: f32, index: u32) -> u64 {
    u64::from(fraction.to_bits()) << 32 | u64::from(index)
}

pub(super) fn fraction_of(key: u64) -> f32 {
    f32::from_bits((key >> 32) as u32)
}

/// A limit that ends a search.
pub(super) const NOWHERE: f64 = -1.0;

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

    fn of_grid_ray(hit: &GridRayHit) -> Self {
        Self {
            fraction: hit.fraction,
            point: hit.point,
            normal: Vector2D::ZERO - hit.normal,
            place: hit.place,
            starts_inside: hit.starts_inside,
            cell: hit.found.cell,
            ..Self::default()
        }
    }

    fn of_grid_cast(hit: &GridCastHit) -> Self {
        Self { cell: hit.found.cell, ..Self::of_cast(&hit.cast.swapped()) }
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

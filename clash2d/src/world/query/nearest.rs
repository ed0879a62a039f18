//! The nearest.

use super::best::{Best, FEW};
use super::find::{NOWHERE, fraction_of, hit_key, key_of};
use super::{Query, WorldHit};
use crate::any::Shape;
use crate::distance::gap::PRECISION;
use crate::distance::{Distance, direction_between, distance};
use crate::grid::{CellShape, Grid, GridDistance};
use crate::vector::Vector2D;
use crate::within::within;
use crate::world::World;
use crate::world::body::{Body, State};
use crate::world::bounds::Filled;
use crate::world::collider::ColliderId;
use crate::world::shapes::frame_of;

impl World {
    /// What is nearest to a shape and no farther than `maximum`, which counts, by distance, then by index; how
    /// many, at most the query's limit.
    ///
    /// Each hit has the distance as its fraction, the nearest point and place of the collider, and the direction
    /// towards it. Two distances are compared as the floats that they are rounded to; whether one is at most
    /// `maximum` is exact. As many go to the buffer as there is room for: the nearest ones. O(log n + hits).
    pub fn nearest<'s>(
        &self,
        shape: impl Into<Shape<'s>>,
        maximum: f32,
        query: &Query<'_>,
        out: &mut [WorldHit],
    ) -> usize {
        self.find_nearest(&shape.into(), maximum, query, out)
    }

    fn find_nearest(
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
        let disc = Filled::disc(shape);
        let soon = |index| self.bodies.fetch_asked(index);
        let room = if query.limit == 0 { out.len() } else { out.len().min(query.limit) };
        // Few hits are found as numbers; of more, the hits themselves hold these.
        if room > FEW {
            let best = Best::new(out, query.limit, hit_key);
            let count = self.search_nearest(shape, maximum, query, best, WorldHit::of_key, soon);
            for hit in out.iter_mut().take(count) {
                *hit = self.near_hit(shape, disc, maximum, hit_key(hit));
            }
            return count;
        }
        let mut keys = [0; FEW];
        let best = Best::new(&mut keys[..room], query.limit, |&key| key);
        let count = self.search_nearest(shape, maximum, query, best, |key| key, soon);
        for (hit, key) in out.iter_mut().zip(keys).take(count) {
            *hit = self.near_hit(shape, disc, maximum, key);
        }
        count
    }

    /// Finds what is nearest, as what becomes of its key.
    fn search_nearest<T: Copy>(
        &self,
        shape: &Shape<'_>,
        maximum: f32,
        query: &Query<'_>,
        mut best: Best<'_, T, impl Fn(&T) -> u64>,
        of_key: impl Fn(u64) -> T,
        soon: impl Fn(u32),
    ) -> usize {
        for (id, body, grid) in self.grids_asked(query) {
            // Others whose distances are rounded to the same may have lower indices.
            let within = best.last_key().map_or(maximum, |last| fraction_of(last).next_up());
            if let Some(hit) = grid.distance(shape, maximum.min(within))
                && query.accepts(id, body.user)
            {
                best.add(of_key(key_of(hit.distance.distance, id.index)));
            }
        }
        if best.is_over() {
            return best.end();
        }
        let filled = Filled::of(shape);
        let mut limit = square_of(best.last_key().map_or(maximum, fraction_of));
        let distance = |body: &Body, limit: f64| {
            if let Some(filled) = filled
                && let Some(other) = self.shapes.filled(body)
            {
                let range = filled.distances(other);
                if range[0] * range[0] > limit {
                    return None;
                }
                let is_shared = range[0] == 0.0 && filled.touch(other) == Some(true);
                let known = if is_shared { Some(0.0) } else { rounded(range, maximum) };
                if known.is_some() {
                    return known;
                }
            }
            near_hit(shape, &|| self.shapes.now(body), maximum, None).map(|hit| hit.fraction)
        };
        self.index.for_each_near(&frame_of(shape), limit, soon, &mut |index| {
            if let Some((id, body)) = self.asked(index, query)
                && let Some(distance) = distance(body, limit)
                && query.accepts(id, body.user)
            {
                best.add(of_key(key_of(distance, index)));
                if let Some(last) = best.last_key() {
                    limit = square_of(fraction_of(last));
                }
            }
            if best.is_over() { NOWHERE } else { limit }
        });
        best.end()
    }

    /// All that is told of one that is near.
    #[inline(never)]
    fn near_hit(
        &self,
        shape: &Shape<'_>,
        disc: Option<Filled>,
        maximum: f32,
        key: u64,
    ) -> WorldHit {
        let index = key as u32;
        let body = self.bodies.at(index);
        let hit = if let Some(grid) =
            body.state.has(State::GRID).then(|| self.grids.get(index)).flatten()
        {
            let found = grid.distance(shape, maximum.min(fraction_of(key).next_up()));
            found.map(|found| WorldHit::of_distance(shape, grid, &found))
        } else {
            let known = disc.and_then(|disc| disc.beside(self.shapes.filled(body)?));
            near_hit(shape, &|| self.shapes.now(body), maximum, known)
        };
        let id = ColliderId { index, generation: body.generation };
        WorldHit { id, user: body.user, ..hit.unwrap_or_default() }
    }
}

/// More than the square of a distance, and of all that are rounded to it.
fn square_of(distance: f32) -> f64 {
    let wide = f64::from(distance) * (1.0 + 1e-6) + f64::from(f32::MIN_POSITIVE);
    wide * wide
}

/// The float that a distance in a range is rounded to, if that is certain, as well as that it is less than another one.
fn rounded([least, most]: [f64; 2], maximum: f32) -> Option<f32> {
    /// More than what distances that are not 0 are off by, as a part of them.
    const ROOM: f64 = 2.0 * PRECISION;
    let [low, high] = [least * (1.0 - ROOM), most * (1.0 + ROOM)].map(|x| x as f32);
    ((low == high) & (low > f32::MIN_POSITIVE) & (low < maximum.next_down())).then_some(low)
}

/// What is told of a shape that is within a distance of another one; how far it is may be known.
#[inline(never)]
fn near_hit<'s>(
    shape: &Shape<'_>,
    other: &dyn Fn() -> Shape<'s>,
    maximum: f32,
    known: Option<Distance>,
) -> Option<WorldHit> {
    let found = known.or_else(|| distance(shape, &other()))?;
    let apart = found.distance;
    let is_near = apart < maximum.next_down()
        || (apart <= maximum.next_up() && within(shape, &other(), maximum));
    is_near.then(|| WorldHit {
        fraction: apart,
        point: found.point_b,
        normal: towards(shape, other, &found),
        place: found.place_b,
        starts_inside: apart == 0.0,
        ..WorldHit::default()
    })
}

/// The direction from a shape to another one, of length 1; zero if they meet.
fn towards<'s>(shape: &Shape<'_>, other: &dyn Fn() -> Shape<'s>, found: &Distance) -> Vector2D {
    /// From there on the floats next to two points tell it to 2^-11.
    const NEAR: f64 = 1.0 / 4096.0;
    let Distance { distance, point_a, point_b, .. } = *found;
    let size = [point_a, point_b].map(|v| f64::from(v.x.abs().max(v.y.abs())));
    let is_told = f64::from(distance) >= size[0].max(size[1]) * NEAR;
    if is_told || distance == 0.0 {
        return direction(point_a, point_b);
    }
    direction_between(shape, &other()).map_or(Vector2D::ZERO, |[x, y]| Vector2D::narrow(x, y))
}

/// The direction from one point to another one, of length 1; zero if they are the same.
fn direction(from: Vector2D, to: Vector2D) -> Vector2D {
    let x = f64::from(to.x) - f64::from(from.x);
    let y = f64::from(to.y) - f64::from(from.y);
    let length = crate::root::square_root(x * x + y * y);
    if length == 0.0 { Vector2D::ZERO } else { Vector2D::narrow(x / length, y / length) }
}

impl WorldHit {
    /// One of which only the key is known.
    fn of_key(key: u64) -> Self {
        let id = ColliderId { index: key as u32, ..ColliderId::NONE };
        Self { id, fraction: fraction_of(key), ..Self::default() }
    }

    fn of_distance(
        shape: &Shape<'_>,
        grid: &Grid,
        GridDistance { found, distance }: &GridDistance,
    ) -> Self {
        let normal = |tile: CellShape<'_>| towards(shape, &|| tile.shape(), &distance.swapped());
        Self {
            fraction: distance.distance,
            point: distance.point_a,
            normal: grid.shape(found.cell).map_or(Vector2D::ZERO, normal),
            place: distance.place_a,
            starts_inside: distance.distance == 0.0,
            cell: found.cell,
            ..Self::default()
        }
    }
}

//! What a ray meets first.

use core::cmp::Ordering;

use super::grid::{Grid, GridTile};
use super::sweep::Sweep;
use crate::any::Shape;
use crate::cast::cast_ray;
use crate::exact::position::Position;
use crate::exact::real::{Near, Only, Real};
use crate::exact::settle::settle;
use crate::outline::{cross, minus};
use crate::place::Place;
use crate::root::square_root;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// Where a ray meets a grid.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct GridRayHit {
    /// The cell, and what is in it.
    pub found: GridTile,
    /// The part of the ray before the first point of the grid, from 0 to 1: the greatest f32 that is not beyond it.
    pub fraction: f32,
    /// That point.
    pub point: Vector2D,
    /// Out of the edge of the grid there, of length 1: of two edges at a corner the one that is more against the ray. The
    /// null vector if the ray starts in the grid.
    pub normal: Vector2D,
    /// Where the point is on the border of the tile; all 0 if the ray starts in the grid.
    pub place: Place,
    /// Whether the ray's start belongs to the grid.
    pub starts_inside: bool,
    /// Always 0, so that no byte of the struct is left unwritten.
    pub reserved: [u8; 3],
}

/// A ray.
#[derive(Clone, Copy)]
struct Track {
    origin: Vector2D,
    movement: Vector2D,
}

/// An edge of the border that a ray meets from outside.
#[derive(Clone, Copy)]
struct Met {
    found: GridTile,
    position: Position,
    ends: [Vector2D; 2],
}

impl Grid {
    /// What a ray, the way from `origin` to `origin + movement`, meets first; None if it shares no point with the grid.
    /// Exact; the end is a sum of real numbers.
    ///
    /// The normal is that of an edge of the union, never of an edge between two tiles. Tiles that let pass are there as
    /// all others. Looks at what is filled along the ray up to there: what is empty is skipped in large blocks.
    pub fn cast_ray(&self, origin: Vector2D, movement: Vector2D) -> Option<GridRayHit> {
        let track = Track { origin, movement };
        if !(origin.is_finite() && movement.is_finite()) {
            return None;
        }
        self.start_of(origin).or_else(|| {
            let met = self.first_met(&track)?;
            let GridTile { cell, tile } = met.found;
            let hit = cast_ray(&self.shape_of(cell, tile.kind).shape(), origin, movement)?;
            Some(GridRayHit {
                found: met.found,
                fraction: hit.entry,
                point: hit.entry_point,
                normal: met.normal(),
                place: hit.entry_place,
                ..GridRayHit::default()
            })
        })
    }

    /// The hit of a ray that starts in the grid.
    fn start_of(&self, origin: Vector2D) -> Option<GridRayHit> {
        let mut found = None;
        self.any_touched(&Shape::from(origin), &mut |tile| {
            found = Some(tile);
            true
        });
        // No zero is negative.
        let point = origin + Vector2D::ZERO;
        found.map(|found| GridRayHit { found, point, starts_inside: true, ..GridRayHit::default() })
    }

    /// The edge of the border that a ray meets first which starts outside.
    fn first_met(&self, track: &Track) -> Option<Met> {
        let best = core::cell::Cell::new(None::<(Met, f64)>);
        let (Vector2D { x, y }, by) = (track.origin, track.movement);
        let point = Frame::of(Vector2D::ZERO, Vector2D::ZERO);
        let sweep = Sweep::new(point, [x, y], [[by.x, 0.0], [by.y, 0.0]]);
        self.cells.any(
            &sweep.window(&self.lines),
            sweep.flips(),
            &mut |square| {
                let limit = best.get().map_or(1.0, |(_, time)| time);
                let time = sweep.time_of(&self.lines, square);
                time.is_some_and(|time| time <= limit * (1.0 + 16.0 * f64::EPSILON))
            },
            &mut |cell, value| {
                let found = self.tile(cell, value);
                let corner = self.lines.corner(cell).unwrap_or_default();
                let position = Position(corner.map(|[a, b]| [a, b, 0.0, 0.0]));
                self.each_exposed(found.cell, found.tile.kind, &mut |_, ends| {
                    let met = Met { found, position, ends };
                    let is_first = |best: Met| met.is_before(&best, track);
                    if met.is_met(track) && best.get().is_none_or(|(best, _)| is_first(best)) {
                        best.set(Some((met, met.time(track))));
                    }
                });
                false
            },
        );
        best.get().map(|(met, _)| met)
    }
}

impl Met {
    /// Its ends, seen from where the ray starts.
    fn seen<R: Real>(&self, track: &Track, run: R::Run) -> [[R; 2]; 2] {
        self.ends.map(|end| self.position.point_in(end, track.origin, run))
    }

    /// The part of the ray before it, as a quotient, of an edge that faces the ray.
    fn part<R: Real>(&self, track: &Track, run: R::Run) -> [R; 2] {
        let [a, b] = self.seen::<R>(track, run);
        let way = [track.movement.x, track.movement.y].map(|x| R::new_in(x, run));
        let edge = minus(b, a);
        [cross(edge, a), cross(edge, way)]
    }

    /// Whether it faces the ray, and is met.
    fn is_met(&self, track: &Track) -> bool {
        settle!(R, run => {
            let [part, whole] = self.part::<R>(track, run);
            if whole.sign()?.is_le() {
                return Some(false);
            }
            let way = [R::new_in(track.movement.x, run), R::new_in(track.movement.y, run)];
            let [a, b] = self.seen::<R>(track, run);
            let is_between = cross(way, a).sign()?.is_ge() && cross(way, b).sign()?.is_le();
            Some(is_between && part.sign()?.is_ge() && part.compare(whole)?.is_le())
        })
    }

    /// Whether it is met before another one, or at the same time and more against the ray.
    fn is_before(&self, other: &Self, track: &Track) -> bool {
        let order = settle!(R, run => {
            let ([a, b], [c, d]) = (self.part::<R>(track, run), other.part::<R>(track, run));
            (a * d).compare(c * b)
        }, or Ordering::Equal);
        order.then_with(|| self.lead(track).total_cmp(&other.lead(track))).is_lt()
    }

    /// About the part of the ray before it, and no less.
    fn time(&self, track: &Track) -> f64 {
        let [part, whole] = self.part::<Near>(track, Only);
        let upper = part.value() + part.slip();
        let lower = whole.value() - whole.slip();
        let time = upper / lower * (1.0 + 4.0 * f64::EPSILON);
        if lower > 0.0 && time < 1.0 { time.max(0.0) } else { 1.0 }
    }

    /// How much the ray goes along the normal.
    fn lead(&self, track: &Track) -> f64 {
        let [x, y] = self.out();
        x * f64::from(track.movement.x) + y * f64::from(track.movement.y)
    }

    /// Out of it, of length 1.
    fn out(&self) -> [f64; 2] {
        let [a, b] = self.ends.map(|v| [v.x, v.y].map(f64::from));
        let (x, y) = (b[1] - a[1], a[0] - b[0]);
        let size = x.abs().max(y.abs());
        let (x, y) = (x / size, y / size);
        let length = square_root(x * x + y * y);
        [x / length, y / length]
    }

    fn normal(&self) -> Vector2D {
        // No zero is negative.
        let [x, y] = self.out().map(|x| (x + 0.0) as f32);
        Vector2D::new(x, y)
    }
}

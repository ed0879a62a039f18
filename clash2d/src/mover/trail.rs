//! What is told of a mover's way: where it went, and what it came to.

use super::obstacle::ObstacleId;
use super::plane::{Normal, is_within_angle, wide};
use super::settings::{Mover, MoverTouch};
use crate::grid::GridCell;
use crate::outline::{dot, minus};
use crate::root::square_root;
use crate::vector::Vector2D;

/// How many stops and hits of a whole move are told.
const MARKS: usize = 64;

/// Where a mover is, and how it came there.
///
/// It takes 5 KB: the functions that have one are called, so that their frames are not one (128 KB of stack are enough).
pub(super) struct Trail {
    pub(super) place: Vector2D,
    /// What it came to, in this order.
    pub(super) hits: Hits,
    /// Where it went.
    pub(super) stops: Stops,
}

/// What a mover came to.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    pub(super) id: ObstacleId,
    /// Of the grid the cell.
    pub(super) cell: GridCell,
    /// Where the mover was.
    pub(super) place: Vector2D,
    pub(super) touch: MoverTouch,
    /// Out of the obstacle, of length 1.
    pub(super) out: [f64; 2],
    /// How many stops there were before.
    pub(super) stop: usize,
}

/// What a mover came to; of more than there is room for the first ones.
pub(super) struct Hits {
    list: [Option<Hit>; MARKS],
    pub(super) count: usize,
}

/// The places to which a way led; of more than there is room for the last one takes the place of the one before.
pub(super) struct Stops {
    list: [Vector2D; MARKS],
    pub(super) count: usize,
}

impl Trail {
    pub(super) const fn at(place: Vector2D) -> Self {
        let hits = Hits { list: [None; MARKS], count: 0 };
        Self { place, hits, stops: Stops { list: [Vector2D::ZERO; MARKS], count: 0 } }
    }

    pub(super) fn go(&mut self, place: Vector2D) {
        self.place = place;
        self.stops.add(place);
    }

    /// Whether it came to anything but floors.
    pub(super) fn is_stopped(&self) -> bool {
        self.hits.iter().any(|hit| hit.touch != MoverTouch::Floor)
    }

    /// As if it had not left a place, but for what it came to, where it did.
    pub(super) fn return_to(&mut self, place: Vector2D) {
        self.place = place;
        self.stops.count = 0;
        self.hits.list.iter_mut().flatten().for_each(|hit| hit.stop = 0);
    }

    /// Comes to an obstacle, of the grid to a cell, with a normal.
    pub(super) fn hit(
        &mut self,
        (id, cell): (ObstacleId, GridCell),
        normal: &Normal,
        mover: &Mover<'_>,
    ) {
        let (touch, out) = (touch(normal, mover), normal.unit());
        self.hits.add(Hit { id, cell, place: self.place, touch, out, stop: self.stops.count });
    }

    /// Goes on as another trail that began at its end.
    pub(super) fn follow(&mut self, other: &Self) {
        for hit in other.hits.iter() {
            self.hits.add(Hit { stop: hit.stop + self.stops.count, ..*hit });
        }
        other.stops.iter().for_each(|place| self.stops.add(*place));
        self.place = other.place;
    }
}

/// What was hit, as the angle to `up` tells: a floor, a wall or a ceiling.
fn touch(normal: &Normal, mover: &Mover<'_>) -> MoverTouch {
    let (up, angle) = (mover.up, mover.floor_angle);
    if up == Vector2D::ZERO {
        return MoverTouch::Wall;
    }
    if is_within_angle(normal, up, angle) {
        return MoverTouch::Floor;
    }
    let is_ceiling = is_within_angle(normal, Vector2D::ZERO - up, angle);
    if is_ceiling { MoverTouch::Ceiling } else { MoverTouch::Wall }
}

impl Hit {
    /// Whether the mover was as far along the normal as at another hit, but for some floats.
    fn is_level(&self, other: &Self) -> bool {
        const PART: f64 = 1.0 / (1 << 16) as f64;
        let [a, b] = [wide(self.place), wide(other.place)];
        let size = a.iter().chain(&b).fold(0.0_f64, |size, x| size.max(x.abs()));
        dot(self.out, minus(a, b)).abs() <= PART * size
    }
}

impl Hits {
    /// Adds what is not flush with a known one of the same obstacle.
    fn add(&mut self, hit: Hit) {
        let is_flush =
            |known: &Hit| known.id == hit.id && known.out == hit.out && hit.is_level(known);
        if !self.iter().any(is_flush)
            && let Some(place) = self.list.get_mut(self.count)
        {
            *place = Some(hit);
            self.count += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Hit> {
        self.list[..self.count].iter().flatten()
    }
}

impl Stops {
    fn add(&mut self, place: Vector2D) {
        self.list[self.count.min(MARKS - 1)] = place;
        self.count = (self.count + 1).min(MARKS);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Vector2D> {
        self.list[..self.count].iter()
    }

    /// The parts of the way from a start before each stop, by lengths.
    pub(super) fn times(&self, start: Vector2D) -> [f32; MARKS] {
        let (mut lengths, mut way, mut from) = ([0.0_f64; MARKS], 0.0, wide(start));
        for (length, stop) in lengths.iter_mut().zip(self.iter()) {
            let [x, y] = [wide(*stop)[0] - from[0], wide(*stop)[1] - from[1]];
            way += square_root(x * x + y * y);
            (*length, from) = (way, wide(*stop));
        }
        let mut times = [0.0; MARKS];
        for (time, length) in times.iter_mut().zip(&lengths[..self.count]) {
            *time = if *length < way { (length / way) as f32 } else { 1.0 };
        }
        times
    }
}

//! Ways out of what a mover is in at the start.

use core::cell::Cell;

use super::floats::Around;
use super::grown::Pair;
use super::scene::Scene;
use super::solve::Half;
use crate::outline::{cross, dot};
use crate::vector::Vector2D;

/// How many half-planes are looked at, and how many places.
const MOST: usize = 48;
const TRIES: usize = 64;

/// How many obstacles one after the other are left along a direction.
const DEPTH: usize = 64;

/// How many places are asked about in all, and how many floats around each.
const QUESTIONS: usize = 1000;
const FLOATS: usize = 9;

/// Asks whether the mover is in nothing, so often and no more: then it is as if it were in something.
struct Search<'c, 's> {
    scene: &'c Scene<'s>,
    left: Cell<usize>,
}

impl Search<'_, '_> {
    fn is_out(&self, place: Vector2D) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left > 0 && self.scene.is_out(place)
    }

    /// The float around a place, told from another one on, at which the mover is in nothing.
    fn free_place(&self, from: Vector2D, to: [f64; 2]) -> Option<Vector2D> {
        Around::new(from, to).into_iter().take(FLOATS).find(|place| self.is_out(*place))
    }
}

/// Some half-planes without inner points of what the mover is in.
struct Halves {
    list: [Half; MOST],
    count: usize,
}

/// The nearest place that is found at which the mover is in nothing, no farther than some distance.
///
/// First those are looked at that are nearest out of all that it is in at once: on the border of a half-plane,
/// or where two of these meet. If all are taken, eight directions are followed until nothing is there.
pub(super) fn exit(scene: &Scene<'_>, place: Vector2D, most: f32) -> Option<Vector2D> {
    let mut halves = Halves { list: [Half::default(); MOST], count: 0 };
    scene.each_around(place, &mut |found| {
        found.seen.pair.each_half(place, &mut |normal, least| halves.add(Half { normal, least }));
    });
    let (most, search) = (f64::from(most), Search { scene, left: Cell::new(QUESTIONS) });
    halves.exit(&search, place, most).or_else(|| exit_far(&search, place, most))
}

impl Halves {
    /// Keeps a half-plane, or of too many those whose borders are nearest.
    fn add(&mut self, half: Half) {
        // What the place is already beyond leads nowhere.
        let is_way = half.least >= 0.0;
        if !is_way {
            return;
        }
        if let Some(free) = self.list.get_mut(self.count) {
            *free = half;
            self.count += 1;
            return;
        }
        let key = |half: &Half| (half.least, half.normal);
        let mut far = 0;
        for number in 1..MOST {
            if key(&self.list[number]) > key(&self.list[far]) {
                far = number;
            }
        }
        if key(&half) < key(&self.list[far]) {
            self.list[far] = half;
        }
    }

    fn exit(&self, search: &Search<'_, '_>, place: Vector2D, most: f64) -> Option<Vector2D> {
        let mut last = (-1.0, 0.0, 0.0);
        for _ in 0..TRIES {
            last = self.next_after(last)?;
            if last.0 > most * most {
                return None;
            }
            let found = search.free_place(place, [last.2, 0.0 - last.1]);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The nearest place after another one: by the square of the distance, then the highest, then the leftmost.
    fn next_after(&self, last: (f64, f64, f64)) -> Option<(f64, f64, f64)> {
        let mut best: Option<(f64, f64, f64)> = None;
        let mut take = |place: [f64; 2]| {
            let key = (dot(place, place), 0.0 - place[1], place[0]);
            if key > last && best.is_none_or(|best| key < best) {
                best = Some(key);
            }
        };
        let halves = &self.list[..self.count];
        for (number, half) in halves.iter().enumerate() {
            take(half.normal.map(|x| x * half.least));
            for other in &halves[..number] {
                let turn = cross(half.normal, other.normal);
                if turn.abs() > 1e-9 {
                    take([
                        (half.least * other.normal[1] - other.least * half.normal[1]) / turn,
                        (other.least * half.normal[0] - half.least * other.normal[0]) / turn,
                    ]);
                }
            }
        }
        best
    }
}

/// The nearest way out along eight directions.
fn exit_far(search: &Search<'_, '_>, place: Vector2D, most: f64) -> Option<Vector2D> {
    /// Half of the root of 2.
    const PART: f64 = core::f64::consts::FRAC_1_SQRT_2;
    let directions = [
        [0.0, 1.0],
        [1.0, 0.0],
        [-1.0, 0.0],
        [0.0, -1.0],
        [PART, PART],
        [-PART, PART],
        [PART, -PART],
        [-PART, -PART],
    ];
    let mut best: Option<(f64, Vector2D)> = None;
    for direction in directions {
        let limit = best.map_or(most, |(length, _)| length);
        if let Some(found) = exit_along(search, place, direction, limit) {
            best = Some(found).filter(|(length, _)| *length < limit).or(best);
        }
    }
    best.map(|(_, place)| place)
}

/// The way out along a direction, and its length.
fn exit_along(
    search: &Search<'_, '_>,
    place: Vector2D,
    direction: [f64; 2],
    most: f64,
) -> Option<(f64, Vector2D)> {
    let (mut here, mut length) = (place, 0.0_f64);
    for _ in 0..DEPTH {
        let mut step = 0.0_f64;
        search.scene.each_around(here, &mut |found| {
            step = step.max(way_out(&found.seen.pair, here, direction));
        });
        length += step;
        if !(step > 0.0 && length <= most && search.left.get() > 0) {
            return None;
        }
        let to = direction.map(|x| x * length);
        if let Some(free) = search.free_place(place, to) {
            return Some((length, free));
        }
        here = Around::new(place, to).into_iter().next()?;
    }
    None
}

/// How far it is along a direction to the first half-plane without inner points.
pub(super) fn way_out(pair: &Pair<'_, '_, '_>, place: Vector2D, direction: [f64; 2]) -> f64 {
    let mut least = f64::INFINITY;
    pair.each_half(place, &mut |normal, border| {
        let rate = dot(normal, direction);
        if rate > 1e-9 && border >= 0.0 {
            least = least.min(border / rate);
        }
    });
    if least.is_finite() { least } else { 0.0 }
}

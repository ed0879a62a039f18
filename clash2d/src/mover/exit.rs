//! Ways out of what a mover is in at the start.

use core::cell::Cell;

use super::floats::Around;
use super::grown::Pair;
use super::plane::wide;
use super::scene::Scene;
use super::seen::Seen;
use super::solve::Half;
use crate::exact::float::greater;
use crate::outline::{cross, dot};
use crate::root::square_root;
use crate::vector::Vector2D;

/// How many half-planes in all, of one piece, and how many pieces are looked at, and how many places.
const MOST: usize = 128;
const EDGES: usize = 64;
const PIECES: usize = 32;
const TRIES: usize = 64;

/// How many obstacles one after the other are left along a direction.
const DEPTH: usize = 64;

/// How many places are asked about in all.
const QUESTIONS: usize = 1000;

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

    /// The float around a place, told from another one on, at which the mover is in nothing; what it is in at the nearest
    /// one is told.
    fn free_place(
        &self,
        from: Vector2D,
        to: [f64; 2],
        tell: &mut dyn FnMut(&Pair<'_, '_, '_>),
    ) -> Option<Vector2D> {
        let mut floats = Around::new(from, to).into_iter();
        let (nearest, left) = (floats.next()?, self.left.get());
        self.left.set(left.saturating_sub(1));
        let (mut is_in, mut is_deep) = (left == 0, false);
        self.scene.each_around(nearest, &mut |found| {
            is_deep = is_deep || depth(&found.seen, nearest) > some_floats(wide(nearest));
            is_in = true;
            tell(&found.seen.pair);
        });
        match (is_in, is_deep) {
            (false, _) => Some(nearest),
            // In the same thing it is at all of them.
            (_, true) => None,
            _ => floats.find(|place| self.is_out(*place)),
        }
    }
}

/// The nearest place that is found at which the mover is in nothing, no farther than some distance.
///
/// Those places are looked at that are nearest out of all pieces that are known at once: on the border of one, or where
/// the borders of two meet. What is found in the mover's way there is known from then on. If all such places are taken, or
/// there are too many pieces, eight directions are followed until nothing is there.
pub(super) fn exit(scene: &Scene<'_>, place: Vector2D, most: f32) -> Option<Vector2D> {
    if most == 0.0 {
        return None;
    }
    let (most, search) = (f64::from(most), Search { scene, left: Cell::new(QUESTIONS) });
    let mut known = Known::from(place);
    scene.each_around(place, &mut |found| known.add(&found.seen.pair));
    known.exit(&search, most).or_else(|| exit_far(&search, place, most))
}

/// Pieces in the way of a mover, as half-planes without inner points of them, seen from where it is.
struct Known {
    place: Vector2D,
    halves: [Half; MOST + EDGES],
    count: usize,
    pieces: [Part; PIECES],
    piece_count: usize,
    /// Whether there was no room for one: then no place is told, as their order would count.
    is_full: bool,
}

/// The half-planes of one piece.
#[derive(Clone, Copy, Default)]
struct Part {
    first: usize,
    end: usize,
    /// How far it is around its core.
    reach: f64,
}

/// A place seen from the mover: by the square of the distance, then the highest, then the leftmost.
type Key = (f64, f64, f64);

impl Known {
    fn from(place: Vector2D) -> Self {
        let (halves, pieces) = ([Half::default(); MOST + EDGES], [Part::default(); PIECES]);
        Self { place, halves, count: 0, pieces, piece_count: 0, is_full: false }
    }

    /// Adds a piece that is not known yet.
    fn add(&mut self, pair: &Pair<'_, '_, '_>) {
        let (first, mut end) = (self.count, self.count);
        pair.each_half(self.place, &mut |normal, least| {
            if let Some(half) = self.halves.get_mut(end) {
                *half = Half { normal, least };
            }
            end += 1;
        });
        let reach = reach(pair);
        let part = Part { first, end, reach };
        let is_known = |known: &Part| self.halves(known) == self.halves(&part);
        if end - first <= EDGES && self.parts().iter().any(is_known) {
            return;
        }
        if end > MOST || self.piece_count == PIECES {
            self.is_full = true;
            return;
        }
        self.pieces[self.piece_count] = part;
        (self.piece_count, self.count) = (self.piece_count + 1, end);
    }

    fn parts(&self) -> &[Part] {
        &self.pieces[..self.piece_count]
    }

    fn halves(&self, part: &Part) -> &[Half] {
        &self.halves[part.first..part.end]
    }

    fn exit(&mut self, search: &Search<'_, '_>, most: f64) -> Option<Vector2D> {
        let mut last = (-1.0, 0.0, 0.0);
        for _ in 0..TRIES {
            let next = if self.is_full { None } else { self.next_after(last) }?;
            // Half of the questions are left for directions.
            if next.0 > most * most || search.left.get() < QUESTIONS / 2 {
                return None;
            }
            let (place, before) = (self.place, self.piece_count);
            let to = [next.2, 0.0 - next.1];
            let found = search.free_place(place, to, &mut |pair| self.add(pair));
            if found.is_some() {
                return found;
            }
            // What is known now may hold it, and leads to others.
            if self.piece_count == before {
                last = next;
            }
        }
        None
    }

    /// The nearest place after another one that is not in what is known beyond doubt.
    fn next_after(&self, last: Key) -> Option<Key> {
        let mut best: Option<Key> = None;
        let mut take = |place: [f64; 2]| {
            let key = (dot(place, place), 0.0 - place[1], place[0]);
            if key > last && best.is_none_or(|best| key < best) && !self.holds(place) {
                best = Some(key);
            }
        };
        for (number, part) in self.parts().iter().enumerate() {
            for half in self.halves(part) {
                if half.least >= 0.0 {
                    take(half.normal.map(|x| x * half.least));
                }
                let others = self.parts()[..number].iter();
                for other in others.flat_map(|other| self.halves(other)) {
                    let turn = cross(half.normal, other.normal);
                    if turn.abs() > 1e-9 {
                        take([
                            (half.least * other.normal[1] - other.least * half.normal[1]) / turn,
                            (other.least * half.normal[0] - half.least * other.normal[0]) / turn,
                        ]);
                    }
                }
            }
        }
        best
    }

    /// Whether the core of a piece, if that is more than a segment, holds a place and all floats around it.
    fn holds(&self, place: [f64; 2]) -> bool {
        let room = some_floats(wide(self.place)) + some_floats(place);
        self.parts().iter().any(|part| {
            let is_beyond = |half: &Half| dot(half.normal, place) > half.least - part.reach - room;
            self.halves(part).len() > 2 && !self.halves(part).iter().any(is_beyond)
        })
    }
}

/// How far at least it is from a place where a mover is in something to the next one where it is not.
fn depth(seen: &Seen<'_, '_, '_>, place: Vector2D) -> f64 {
    let beyond_core = reach(&seen.pair) - square_root(seen.nearest().square);
    let mut in_core = f64::INFINITY;
    seen.pair.each_half(place, &mut |_, least| in_core = in_core.min(least));
    greater(beyond_core, in_core)
}

/// The radii of both, and the gap.
fn reach(pair: &Pair<'_, '_, '_>) -> f64 {
    pair.radii().iter().fold(0.0, |sum, radius| sum + f64::from(*radius))
}

/// More than the floats that are asked around a place, and what roundings of it do.
fn some_floats([x, y]: [f64; 2]) -> f64 {
    (x.abs() + y.abs()) / (1 << 20) as f64
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
    let (mut best, mut steps): (Option<(f64, Vector2D)>, _) = (None, [0.0_f64; 8]);
    search.scene.each_around(place, &mut |found| {
        for (step, direction) in steps.iter_mut().zip(directions) {
            *step = step.max(way_out(&found.seen.pair, place, direction));
        }
    });
    for (step, direction) in steps.into_iter().zip(directions) {
        let limit = best.map_or(most, |(length, _)| length);
        if let Some(found) = exit_along(search, place, (direction, step), limit) {
            best = Some(found).filter(|(length, _)| *length < limit).or(best);
        }
    }
    best.map(|(_, place)| place)
}

/// The way out along a direction, of which a first step is known, and its length.
fn exit_along(
    search: &Search<'_, '_>,
    place: Vector2D,
    (direction, mut step): ([f64; 2], f64),
    most: f64,
) -> Option<(f64, Vector2D)> {
    let mut length = 0.0;
    for _ in 0..DEPTH {
        length += step;
        if !(step > 0.0 && length <= most && search.left.get() > 0) {
            return None;
        }
        let to = direction.map(|x| x * length);
        let here = Around::new(place, to).into_iter().next()?;
        step = 0.0;
        let free = search.free_place(place, to, &mut |pair| {
            step = step.max(way_out(pair, here, direction));
        });
        if let Some(free) = free {
            return Some((length, free));
        }
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

//! The shortest way out of many parts at once.
//!
//! The displacements at which two convex parts overlap are a convex area. The nearest place outside
//! of some of these areas is nearest on one of their borders, or where two borders cross. If other
//! parts overlap there, their area joins in, and the search goes on.

use super::part::Way;
use super::scene::Scene;
use super::sum::Sum;
use super::wall::Wall;
use crate::distance::place::{Place, dot, minus, plus, times, unit};
use crate::root::square_root;
use crate::vector::Vector2D;

/// How many areas are looked at together.
const AREAS: usize = 24;

/// How many ways are kept, the shortest ones.
const WAYS: usize = 64;

/// How many directions are tried that lead past all parts.
const DIRECTIONS: usize = 12;

/// How many ways are tried.
const ROUNDS: usize = 64;

/// From how many pairs of parts on no more ways are tried.
const STEPS: usize = 1500;

/// How many ways that f64 takes for free are tried in floats.
const TRIES: usize = 12;

/// The shortest way out that is found, in floats, as `accept` takes it.
pub(super) fn shortest_way(
    scene: &Scene<'_>,
    accept: &mut dyn FnMut(&Way) -> Option<Vector2D>,
) -> Option<Vector2D> {
    let mut areas = Areas::none();
    let mut ways = Ways::default();
    let (mut tries, mut is_within) = (0, false);
    for _ in 0..ROUNDS {
        let Some(way) = ways.shortest().filter(|_| scene.steps.get() <= STEPS) else { break };
        if let Some(area) = scene.deepest(way.to, 1.0) {
            if !areas.add(area, &mut ways) {
                break;
            }
            continue;
        }
        if let Some([x, y]) = scene.way_to_border(way.to) {
            let around = [[x, y], [-x, -y], [y, -x], [-y, x]];
            let directions = if is_within { &around[..1] } else { &around };
            is_within = true;
            for along in directions.iter().filter_map(|way| unit(*way)) {
                if let Some((length, area)) = scene.march(along, f64::INFINITY) {
                    area.into_iter().for_each(|area| _ = areas.add(area, &mut ways));
                    let to = times(along, length);
                    ways.add(Way { to, along }, |to| areas.is_free(to));
                }
            }
            continue;
        }
        if let Some(found) = accept(&way) {
            return Some(found);
        }
        tries += 1;
        if tries == TRIES {
            break;
        }
        // It only touches what can't be left in this direction.
        if let Some(area) = scene.deepest(way.to, -1.0) {
            areas.add(area, &mut ways);
        }
    }
    march(scene, &areas, accept)
}

/// Areas of displacements at which parts overlap.
struct Areas {
    sums: [Option<Sum>; AREAS],
    count: usize,
}

impl Areas {
    /// Out of line, so that they are made where they stay.
    #[inline(never)]
    fn none() -> Self {
        Self { sums: [const { None }; AREAS], count: 0 }
    }

    fn iter(&self) -> impl Iterator<Item = &Sum> {
        self.sums[..self.count].iter().flatten()
    }

    fn is_free(&self, place: Place<f64>) -> bool {
        !self.iter().any(|area| area.holds(place))
    }

    /// Adds an area, and the ways out of all areas that it opens; no if there are too many.
    #[inline(never)]
    fn add(&mut self, area: Sum, ways: &mut Ways) -> bool {
        if self.iter().any(|other| other.is_same(&area)) {
            return true;
        }
        if self.count == AREAS {
            return false;
        }
        ways.leave_out(|place| area.holds(place));
        let known = &*self;
        let mut add = |way: Way| ways.add(way, |place| !area.holds(place) && known.is_free(place));
        area.each_wall(|wall| {
            if let Some(foot) = wall.foot() {
                add(Way { to: foot, along: wall.normal_at(foot) });
            }
            for other in known.iter().filter(|other| other.is_near(&area)) {
                let room = area.room.max(other.room);
                other.each_wall(|other| {
                    wall.each_crossing(other, room, |to| {
                        let along = unit(plus(wall.normal_at(to), other.normal_at(to)));
                        add(Way { to, along: along.unwrap_or_else(|| wall.normal_at(to)) });
                    });
                });
            }
        });
        self.sums[self.count] = Some(area);
        self.count += 1;
        true
    }
}

/// Ways out, with the squares of their lengths.
struct Ways {
    ways: [(f64, Way); WAYS],
    count: usize,
}

impl Default for Ways {
    /// To stay is one.
    fn default() -> Self {
        Self { ways: [(0.0, Way { to: [0.0; 2], along: [0.0; 2] }); WAYS], count: 1 }
    }
}

impl Ways {
    fn number(&self, is_better: impl Fn(f64, f64) -> bool) -> Option<usize> {
        (0..self.count).reduce(|a, b| if is_better(self.ways[b].0, self.ways[a].0) { b } else { a })
    }

    /// Takes the shortest one.
    fn shortest(&mut self) -> Option<Way> {
        let number = self.number(|a, b| a < b)?;
        let way = self.ways[number].1;
        self.count -= 1;
        self.ways[number] = self.ways[self.count];
        Some(way)
    }

    fn leave_out(&mut self, is_left: impl Fn(Place<f64>) -> bool) {
        let mut kept = 0;
        for number in 0..self.count {
            if !is_left(self.ways[number].1.to) {
                self.ways[kept] = self.ways[number];
                kept += 1;
            }
        }
        self.count = kept;
    }

    /// Adds a way if it is free and none of those that are there; if there are too many, in place of a
    /// longer one.
    fn add(&mut self, way: Way, is_free: impl FnOnce(Place<f64>) -> bool) {
        let square = dot(way.to, way.to);
        let is_known = self.ways[..self.count].iter().any(|(other, known)| {
            let rest = minus(known.to, way.to);
            (other - square).abs() <= 1e-12 * square && dot(rest, rest) <= 1e-24 * square
        });
        if is_known || square.is_nan() {
            return;
        }
        let mut place = self.count;
        if place == WAYS {
            place = self.number(|a, b| a > b).unwrap_or(0);
            if self.ways[place].0 <= square {
                return;
            }
        }
        if is_free(way.to) {
            self.ways[place] = (square, way);
            self.count = self.count.max(place + 1);
        }
    }
}

/// The shortest way past all parts, in the direction of one of the axes or out of one of the areas.
#[inline(never)]
fn march(
    scene: &Scene<'_>,
    areas: &Areas,
    accept: &mut dyn FnMut(&Way) -> Option<Vector2D>,
) -> Option<Vector2D> {
    let mut shortest: Option<(f64, Vector2D)> = None;
    let mut seen = [[0.0; 2]; DIRECTIONS];
    let mut count = 0;
    let mut ask = |along: Place<f64>| {
        let is_seen = seen[..count].iter().any(|other| dot(*other, along) > 0.999);
        let is_costly = count > 3 && scene.steps.get() > 2 * STEPS;
        if count == DIRECTIONS || is_seen || is_costly {
            return;
        }
        seen[count] = along;
        count += 1;
        let limit = shortest.map_or(f64::INFINITY, |(length, _)| length);
        let Some((length, _)) = scene.march(along, limit) else { return };
        if let Some(found) = accept(&Way { to: times(along, length), along }) {
            let [x, y] = [found.x, found.y].map(f64::from);
            let length = square_root(x * x + y * y);
            if length < limit {
                shortest = Some((length, found));
            }
        }
    };
    [[0.0, 1.0], [1.0, 0.0], [-1.0, 0.0], [0.0, -1.0]].into_iter().for_each(&mut ask);
    for area in areas.iter() {
        area.each_wall(|wall| {
            if let Wall::Straight { normal, .. } = wall {
                ask(*normal);
            }
        });
    }
    shortest.map(|(_, found)| found)
}

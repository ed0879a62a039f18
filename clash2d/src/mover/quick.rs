//! The core of a pair in plain f64, for questions that are not close.
//!
//! All numbers are below a size M: corners that f64 holds, seen from a float, are off by 3 half units of it, edges and
//! ways by 6. So products of two are off by less than 64 units of M², and of four by less than 2048 of M⁴.

use super::piece::Piece;
use super::track::{Nearest, Side, Track};
use crate::outline::{cross, dot, minus, plus};
use crate::vector::Vector2D;

type Place = [f64; 2];

/// How many edges a core has at most: four of each.
const MOST: usize = 8;

/// The edges of a core, seen from a float.
pub(super) struct Quick {
    sides: [Side; MOST],
    starts: [Place; MOST],
    alongs: [Place; MOST],
    count: usize,
    /// No number is larger.
    size: f64,
}

impl Quick {
    /// None where f64 does not hold the corners, or leaves the order of the edges in doubt.
    pub(super) fn of(solid: &Piece<'_>, mover: &Piece<'_>, anchor: Vector2D) -> Option<Self> {
        let held = [solid.held()?, mover.held()?];
        let mut left = [solid.edges(), mover.edges()];
        let mut corners = [solid.lowest(), mover.highest()];
        let side = Side { corners, is_of: [false; 2] };
        let zero = [[0.0; 2]; MOST];
        let mut core =
            Self { sides: [side; MOST], starts: zero, alongs: zero, count: 0, size: 0.0 };
        while left != [0, 0] {
            let next = [solid.next(corners[0]), mover.next(corners[1])];
            let places = [held[0][corners[0]], held[1][corners[1]]];
            let ways = [minus(held[0][next[0]], places[0]), minus(places[1], held[1][next[1]])];
            let is_of = first_of(ways, left)?;
            let start = minus(minus(places[0], [anchor.x.into(), anchor.y.into()]), places[1]);
            let along = match is_of {
                [true, true] => plus(ways[0], ways[1]),
                [true, false] => ways[0],
                _ => ways[1],
            };
            core.add(Side { corners, is_of }, start, along, places[1]);
            for which in 0..2 {
                if is_of[which] {
                    corners[which] = next[which];
                    left[which] -= 1;
                }
            }
        }
        Some(core)
    }

    fn add(&mut self, side: Side, start: Place, along: Place, mover: Place) {
        if along != [0.0; 2] {
            self.sides[self.count] = side;
            self.starts[self.count] = start;
            self.alongs[self.count] = along;
            self.count += 1;
        }
        for [x, y] in [start, along, mover] {
            self.size = self.size.max(x.abs()).max(y.abs());
        }
    }

    fn edges(&self) -> impl Iterator<Item = (Side, Place, Place)> {
        (0..self.count).map(|number| (self.sides[number], self.starts[number], self.alongs[number]))
    }

    /// Whether a way leads through an inner point of all within a reach, if that is certain.
    pub(super) fn is_entered(&self, track: &Track, reach: f64) -> Option<bool> {
        let by = track.by.map(|[a, b]| f64::from(a) + f64::from(b));
        let size = self.size.max(by[0].abs()).max(by[1].abs()).max(reach);
        let is_sound = size > 1e-60 && size < 1e60 && self.count > 0;
        if !is_sound {
            return None;
        }
        let room = 64.0 * f64::EPSILON * (size * size);
        let mut sides = Sides { room, ..Sides::default() };
        let mut far = true;
        for (_, start, along) in self.edges() {
            sides.look(track, by, start, along);
            if reach > 0.0 {
                let gaps = [
                    gap(start, [0.0; 2], by, track.is_endless, reach, size),
                    gap([0.0; 2], start, along, false, reach, size),
                    gap(by, start, along, false, reach, size),
                ];
                let count = if track.is_endless { 2 } else { 3 };
                if gaps[..count].contains(&Some(false)) {
                    return Some(true);
                }
                far = far && !gaps[..count].contains(&None);
            }
        }
        match sides.is_entered(track) {
            Some(true) => Some(true),
            answer if far => answer,
            _ => None,
        }
    }

    /// The corner or edge that is nearest to the anchor.
    pub(super) fn nearest(&self) -> Option<Nearest> {
        let mut best = Nearest::NONE;
        for (side, start, along) in self.edges() {
            best.look(side, start, along);
        }
        (self.count > 0).then_some(best)
    }
}

/// Which of both comes first, of which edges are left: the one whose way is earlier, counterclockwise from that of the
/// X axis.
fn first_of([a, b]: [Place; 2], left: [usize; 2]) -> Option<[bool; 2]> {
    let is_lower = |[x, y]: Place| y < 0.0 || (y == 0.0 && x < 0.0);
    if left[1] == 0 || (left[0] > 0 && a == [0.0; 2]) {
        return Some([true, false]);
    }
    if left[0] == 0 || b == [0.0; 2] {
        return Some([false, true]);
    }
    match (is_lower(a), is_lower(b)) {
        (false, true) => return Some([true, false]),
        (true, false) => return Some([false, true]),
        _ => {}
    }
    let (p, q) = (a[0] * b[1], a[1] * b[0]);
    let turn = p - q;
    if turn.abs() > 8.0 * f64::EPSILON * (p.abs() + q.abs()) && turn.abs() > f64::MIN_POSITIVE {
        return Some([turn > 0.0, turn < 0.0]);
    }
    // Both along the same axis.
    let is_same = (a[0] == 0.0 && b[0] == 0.0) || (a[1] == 0.0 && b[1] == 0.0);
    is_same.then_some([true, true])
}

/// On which sides of the lines along a core's edges a way is.
#[derive(Default)]
struct Sides {
    /// What is nearer to 0 is in doubt.
    room: f64,
    is_apart: bool,
    is_doubtful: bool,
    is_left: bool,
    is_right: bool,
    has_doubtful_side: bool,
}

impl Sides {
    fn look(&mut self, track: &Track, by: Place, start: Place, along: Place) {
        let room = self.room;
        let from = cross(along, start);
        let to = cross(along, if track.is_endless { by } else { minus(by, start) });
        let is_apart = from > room && to < -room;
        self.is_apart |= is_apart;
        self.is_doubtful |= !(is_apart || from < -room || to > room);
        let side = cross(by, start);
        self.is_left |= side > room;
        self.is_right |= side < -room;
        self.has_doubtful_side |= side.abs() <= room;
    }

    fn is_entered(&self, track: &Track) -> Option<bool> {
        if self.is_apart {
            return Some(false);
        }
        if self.is_doubtful {
            return None;
        }
        let is_entered = track.is_still() || (self.is_left && self.is_right);
        (is_entered || !self.has_doubtful_side).then_some(is_entered)
    }
}

/// Whether a place is farther from a way than a reach, or nearer, if that is certain.
fn gap(
    place: Place,
    from: Place,
    way: Place,
    is_endless: bool,
    reach: f64,
    size: f64,
) -> Option<bool> {
    let room = 64.0 * f64::EPSILON * (size * size);
    let compare =
        |difference: f64, room: f64| (difference.abs() > room).then_some(difference > 0.0);
    let to = minus(place, from);
    let (ahead, length) = (dot(to, way), dot(way, way));
    if ahead < -room || way == [0.0; 2] {
        return compare(dot(to, to) - reach * reach, 4.0 * room);
    }
    if !is_endless && ahead - length > 4.0 * room {
        let rest = minus(to, way);
        return compare(dot(rest, rest) - reach * reach, 4.0 * room);
    }
    let is_beside = ahead > 4.0 * room && (is_endless || length - ahead > 4.0 * room);
    let side = cross(to, way);
    let difference = side * side - reach * reach * length;
    if is_beside { compare(difference, 32.0 * room * (size * size)) } else { None }
}

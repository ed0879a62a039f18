//! The corners of a hull in order, without room for all of them.

use core::cmp::Ordering;

use crate::exact::judge::decide;
use crate::exact::polynomial::cross;
use crate::exact::terms::from_to;
use crate::exact::turn::side;
use crate::vector::Vector2D;

/// Room for the corners that are found at once.
pub(super) type Room = [Vector2D; ROOM];
const ROOM: usize = 512;

/// Room without corners.
pub(super) const EMPTY: Room = [Vector2D::ZERO; ROOM];

/// How many places ahead are kept to which corners are still to be found.
const DEPTH: usize = 16;

/// The points that are none but finite, without negative zeros.
pub(super) fn finite(points: &[Vector2D]) -> impl Iterator<Item = Vector2D> {
    let valid = points.iter().filter(|p| p.is_finite());
    valid.map(|p| Vector2D::new(p.x + 0.0, p.y + 0.0))
}

/// The finite points that are no higher and no lower than two of them.
fn level_with(points: &[Vector2D], a: Vector2D, b: Vector2D) -> impl Iterator<Item = Vector2D> {
    let (low, high) = if a.y < b.y { (a.y, b.y) } else { (b.y, a.y) };
    points
        .iter()
        .filter(move |p| (low <= p.y) & (p.y <= high) & p.x.is_finite())
        .map(|p| Vector2D::new(p.x + 0.0, p.y + 0.0))
}

/// From below to above, on one height from the left to the right.
pub(super) fn upwards(a: &Vector2D, b: &Vector2D) -> Ordering {
    a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
}

/// The corners of a hull that lie farthest along the axes; of several the first one,
/// counterclockwise.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    pub(super) bottom: Vector2D,
    pub(super) right: Vector2D,
    pub(super) top: Vector2D,
    pub(super) left: Vector2D,
}

impl Ends {
    /// Those of some points; None if none of these is finite.
    pub(super) fn of(points: &[Vector2D]) -> Option<Self> {
        let one = finite(points).map(|p| Self { bottom: p, right: p, top: p, left: p });
        let least = |a: Vector2D, b: Vector2D, order: fn(&Vector2D, &Vector2D) -> Ordering| {
            if order(&b, &a).is_lt() { b } else { a }
        };
        one.reduce(|a, b| Self {
            bottom: least(a.bottom, b.bottom, upwards),
            right: least(a.right, b.right, |a, b| b.x.total_cmp(&a.x).then(a.y.total_cmp(&b.y))),
            top: least(a.top, b.top, |a, b| upwards(b, a)),
            left: least(a.left, b.left, |a, b| a.x.total_cmp(&b.x).then(b.y.total_cmp(&a.y))),
        })
    }
}

/// The corners of a hull after one of its ends, counterclockwise and on and on.
///
/// The hull leads up to its top and down again. A piece of it, between two corners, is found among the
/// points beyond the line through both: these go one by one into a chain that stays convex. Where
/// that has no more room, the corner that lies farthest out from its middle comes first, and so on.
pub(super) struct Chunks<'a> {
    points: &'a [Vector2D],
    ends: Ends,
    /// Corners in order: the last one that was told, and those that are known after it.
    chain: &'a mut Room,
    /// How many of them are known, and have been told.
    count: usize,
    told: usize,
    /// Corners ahead, the nearest one last.
    targets: [Vector2D; DEPTH],
    depth: usize,
}

impl<'a> Chunks<'a> {
    pub(super) fn new(
        points: &'a [Vector2D],
        ends: Ends,
        start: Vector2D,
        chain: &'a mut Room,
    ) -> Self {
        chain[0] = start;
        Self { points, ends, chain, count: 1, told: 1, targets: [start; DEPTH], depth: 0 }
    }

    /// Finds the corners after the last one that was told.
    fn find(&mut self) {
        let from = self.chain[self.count - 1];
        while self.depth > 0 && self.targets[self.depth - 1] == from {
            self.depth -= 1;
        }
        if self.depth == 0 {
            let Ends { top, bottom, .. } = self.ends;
            let is_upwards = from != top && self.is_on_the_right(from);
            self.aim(if is_upwards { top } else { bottom });
        }
        while let Err(target) = self.gather(from, self.targets[self.depth - 1]) {
            self.aim(target);
        }
        self.told = 1;
    }

    /// Whether a corner is one of those that lead up.
    fn is_on_the_right(&self, corner: Vector2D) -> bool {
        corner == self.ends.bottom || side(self.ends.bottom, self.ends.top, corner) < 0.0
    }

    fn aim(&mut self, target: Vector2D) {
        self.depth = (self.depth + 1).min(DEPTH);
        self.targets[self.depth - 1] = target;
    }

    /// Fills the chain with the corners from one to another; or gives one that lies between, if there
    /// are too many.
    fn gather(&mut self, from: Vector2D, to: Vector2D) -> Result<(), Vector2D> {
        let is_upwards = upwards(&from, &to).is_lt();
        let is_lower = |a: Vector2D, b: Vector2D| (a.y < b.y) | ((a.y == b.y) & (a.x < b.x));
        let is_ahead =
            |a: Vector2D, b: Vector2D| if is_upwards { is_lower(a, b) } else { is_lower(b, a) };
        (self.chain[0], self.chain[1], self.count) = (from, to, 2);
        for p in level_with(self.points, from, to) {
            if !(is_ahead(from, p) && is_ahead(p, to) && side(from, to, p) < 0.0) {
                continue;
            }
            let chain = &self.chain[..self.count];
            let before = chain.partition_point(|&corner| is_ahead(corner, p)) - 1;
            if side(chain[before], chain[before + 1], p) < 0.0 && !self.insert(before, p) {
                let middle = self.count / 2;
                return Err(self.farthest_out(middle, [from, to]));
            }
        }
        Ok(())
    }

    /// Inserts a point that lies beyond the edge from a corner, and takes those away that are no
    /// corners then; no if there is no room.
    fn insert(&mut self, edge: usize, p: Vector2D) -> bool {
        let (mut before, mut after) = (edge, edge + 1);
        let chain = &mut *self.chain;
        while before > 0 && side(chain[before - 1], chain[before], p) <= 0.0 {
            before -= 1;
        }
        while after + 1 < self.count && side(p, chain[after], chain[after + 1]) <= 0.0 {
            after += 1;
        }
        let count = self.count + 2 + before - after;
        if count > ROOM {
            return false;
        }
        chain.copy_within(after..self.count, before + 2);
        chain[before + 1] = p;
        self.count = count;
        true
    }

    /// The corner that lies farthest beyond the edge from one in the chain, which leads between two corners,
    /// and of several the one farthest ahead.
    fn farthest_out(&self, edge: usize, [from, to]: [Vector2D; 2]) -> Vector2D {
        let (a, b) = (self.chain[edge], self.chain[edge + 1]);
        let (along, is_upwards) = (from_to(a, b), upwards(&a, &b).is_lt());
        level_with(self.points, from, to).fold(a, |best, p| {
            let way = from_to(best, p);
            let is_ahead = p != best && upwards(&best, &p).is_lt() == is_upwards;
            let is_farther = decide!(j: f32 => cross(j, along, way) < 0.0);
            let is_level = decide!(j: f32 => cross(j, along, way) <= 0.0);
            if is_farther | (is_level & is_ahead) { p } else { best }
        })
    }
}

impl Iterator for Chunks<'_> {
    type Item = Vector2D;

    fn next(&mut self) -> Option<Vector2D> {
        if self.ends.bottom == self.ends.top {
            return Some(self.ends.bottom);
        }
        if self.told == self.count {
            self.find();
        }
        self.told += 1;
        Some(self.chain[self.told - 1])
    }
}

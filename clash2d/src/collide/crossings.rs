//! Edges around points: which of them a ray crosses, 16 at a time.

use crate::exact::float::Float;
use crate::exact::judge::{Judge, decide, shortly_or_carefully};
use crate::exact::polynomial::cross;
use crate::exact::terms::from_to;
use crate::pack::{Four, Pack};
use crate::vector::Vector2D;

/// What some edges say about a point by the even-odd rule, with a ray to the right.
///
/// An edge across the ray's line, with one end below the point, is not crossed by the ray if both ends
/// lie to the left of the point, and it is if none does: then the point is on it, or it crosses the line
/// to the right. Only edges with one end on each side have to be looked at more closely: few, as the
/// point lies in the box around each of them.
pub(super) struct Crossings {
    p: Vector2D,
    /// Edges that are crossed, as bits of which there is an odd number or not.
    odd: u32,
    pub(super) is_on: bool,
}

impl Crossings {
    #[inline(always)]
    pub(super) fn of(p: Vector2D) -> Self {
        Self { p, odd: 0, is_on: false }
    }

    #[inline(always)]
    pub(super) fn is_odd(&self) -> bool {
        self.odd.count_ones() & 1 != 0
    }

    /// Whether the point is inside of some rings if these are all edges, or on one.
    #[inline(always)]
    pub(super) fn is_inside(&self) -> bool {
        self.is_on | self.is_odd()
    }

    #[inline(always)]
    pub(super) fn add_ring(&mut self, ring: &[Vector2D]) {
        if let Some(&last) = ring.last() {
            self.add(last, ring, 0);
        }
    }

    /// Takes the edges to the vertices from a place on, the first one from `before`.
    #[inline(always)]
    pub(super) fn add(&mut self, before: Vector2D, vertices: &[Vector2D], start: usize) {
        let (rows, rest) = vertices[start..].as_chunks();
        let mut before = Sides::of(before, self.p);
        for (number, row) in rows.iter().enumerate() {
            let sides = self.look(row);
            let mixed = self.take(sides, before, u32::MAX);
            if mixed != 0 {
                self.also(cross_all(mixed, vertices, start + number * ROW, self.p));
            }
            before = sides.last();
        }
        if !rest.is_empty() {
            // Some are looked at again.
            let sides = match vertices.last_chunk() {
                Some(row) => self.look(row),
                None => self.look(&padded(vertices)),
            };
            let skipped = 2 * (ROW - rest.len());
            let mixed = self.take(sides.without(skipped), before, u32::MAX >> skipped);
            if mixed != 0 {
                self.also(cross_all(mixed, vertices, vertices.len() - rest.len(), self.p));
            }
        }
    }

    /// On which sides of the point some vertices lie.
    #[inline(always)]
    fn look(&self, vertices: &[Vector2D; ROW]) -> Sides {
        let [a, b, c, d, e, f, g, h] = Four::pairs(vertices);
        let [low, high] = [[a, b, c, d], [e, f, g, h]].map(|pairs| Sides::of_pairs(pairs, self.p));
        Sides { before: low.before | high.before << 16, equal: low.equal | high.equal << 16 }
    }

    /// Takes the edges to some vertices; those that are left to be looked at.
    #[inline(always)]
    fn take(&mut self, sides: Sides, before: Sides, here: u32) -> u32 {
        let (ends, starts) = (sides.before, sides.before << 2 | before.before);
        let change = ends ^ starts;
        let crossed = (change >> 1) & EACH & here;
        self.odd ^= crossed & !(ends | starts);
        if sides.equal != 0 {
            let (equal, equal_before) = (sides.equal, sides.equal << 2 | before.equal);
            let (level, level_before) = (equal >> 1, equal_before >> 1);
            // Vertices, and edges along the axes.
            let on = level & (equal | (level_before & change)) & EACH & here;
            self.is_on |= (on | (crossed & equal & equal_before)) != 0;
        }
        crossed & change
    }

    /// Takes what is known of some edges across the ray's line.
    #[inline(always)]
    fn also(&mut self, [is_odd, is_on]: [bool; 2]) {
        self.odd ^= u32::from(is_odd);
        self.is_on |= is_on;
    }

    /// Takes a single edge.
    pub(super) fn add_edge(&mut self, a: Vector2D, b: Vector2D) {
        let p = self.p;
        if (a.y < p.y) != (b.y < p.y) {
            self.also(cross_edge(a, b, p));
        }
        let is_between = (b.y == p.y) & ((a.x > p.x) != (b.x > p.x));
        let has = |v: Vector2D| (v.x == p.x) & (v.y == p.y);
        self.is_on |= has(a) | has(b) | ((a.y == p.y) & is_between);
    }
}

/// Whether an odd number of some edges across the ray's line is crossed, and whether the point lies on
/// one: edges to some of the vertices from a place on.
#[inline(never)]
fn cross_all(edges: u32, vertices: &[Vector2D], start: usize, p: Vector2D) -> [bool; 2] {
    let (mut left, mut seen) = (edges, [false; 2]);
    while left != 0 {
        let end = start + left.trailing_zeros() as usize / 2;
        left &= left - 1;
        let from = end.checked_sub(1).unwrap_or(vertices.len() - 1);
        let [is_odd, is_on] = cross_edge(vertices[from], vertices[end], p);
        seen = [seen[0] ^ is_odd, seen[1] | is_on];
    }
    seen
}

/// The same of one edge: whether it is crossed, and whether the point lies on it.
#[inline(always)]
fn cross_edge(a: Vector2D, b: Vector2D, p: Vector2D) -> [bool; 2] {
    let [is_left, is_on] = decide!(j: f32 => side(j, a, b, p));
    [is_left == (b.y > a.y), is_on]
}

/// The same where f32 is in doubt.
#[inline(always)]
pub(super) fn cross_closely(a: Vector2D, b: Vector2D, p: Vector2D) -> [bool; 2] {
    let [is_left, is_on] = shortly_or_carefully(|j| side(j, a, b, p), |j| side(j, a, b, p));
    [is_left == (b.y > a.y), is_on]
}

/// Whether a point lies on the left of an edge, and whether on its line.
#[inline(always)]
fn side<J: Judge>(j: &mut J, a: Vector2D, b: Vector2D, p: Vector2D) -> [bool; 2] {
    let side = cross(j, from_to(a, b), from_to(a, p));
    [side > J::Float::ZERO, side == J::Float::ZERO]
}

/// On which sides of a point up to 16 vertices lie: two bits for each, one for X and one for Y.
#[derive(Clone, Copy)]
struct Sides {
    /// Whether the vertex's coordinate is less.
    before: u32,
    equal: u32,
}

impl Sides {
    /// Of a single vertex.
    #[inline(always)]
    fn of(v: Vector2D, p: Vector2D) -> Self {
        let bits = |x: bool, y: bool| u32::from(x) | u32::from(y) << 1;
        Self { before: bits(v.x < p.x, v.y < p.y), equal: bits(v.x == p.x, v.y == p.y) }
    }

    /// Of eight vertices.
    #[inline(always)]
    fn of_pairs(pairs: [Four; 4], p: Vector2D) -> Self {
        // A difference is 0 only of equal numbers; less a place of 0.0 or -0.0 it is never -0.0 this way.
        let place = Four::all(0.0) - Four::of([p, p]);
        let [before, equal] = Four::signs_of(pairs.map(|pair| pair + place));
        Self { before, equal }
    }

    /// Of the last one of 16.
    #[inline(always)]
    fn last(self) -> Self {
        self.without(30)
    }

    /// Of those after the first bits.
    #[inline(always)]
    fn without(self, bits: usize) -> Self {
        Self { before: self.before >> bits, equal: self.equal >> bits }
    }
}

/// The bits for X.
const EACH: u32 = u32::MAX / 3;

/// How many vertices are looked at together.
pub(super) const ROW: usize = 16;

/// A few vertices at the end of a row.
#[inline(never)]
fn padded(vertices: &[Vector2D]) -> [Vector2D; ROW] {
    let mut row = [vertices[0]; ROW];
    row.iter_mut().rev().zip(vertices.iter().rev()).for_each(|(place, &vertex)| *place = vertex);
    row
}

#[cfg(test)]
mod tests {
    use super::Crossings;
    use crate::vector::Vector2D;

    /// A box with its left side, or its right one, along the Y axis, or turned with it along the X axis;
    /// more vertices than are looked at one by one.
    fn beside_axis(zero: f32, side: f32, is_turned: bool) -> [Vector2D; 9] {
        let ys = [-4.0, -4.0, -1.0, 1.0, 4.0, 4.0, 3.0, 2.0, 1.0];
        let x = |number: usize| if (1..5).contains(&number) { 4.0 * side } else { zero };
        core::array::from_fn(|number| place(x(number), ys[number], is_turned))
    }

    fn place(x: f32, y: f32, is_turned: bool) -> Vector2D {
        if is_turned { Vector2D::new(y, x) } else { Vector2D::new(x, y) }
    }

    #[test]
    fn zeros_of_both_signs_are_the_same() {
        let zeros = [(0.0, 0.0), (0.0, -0.0), (-0.0, 0.0), (-0.0, -0.0)];
        let ways = [(1.0, false), (-1.0, false), (1.0, true), (-1.0, true)];
        for ((own, other), (side, is_turned)) in zeros.iter().flat_map(|&a| ways.map(|b| (a, b))) {
            let ring = beside_axis(own, side, is_turned);
            let is_inside = |x: f32, y: f32| {
                let mut crossings = Crossings::of(place(x, y, is_turned));
                crossings.add_ring(&ring);
                crossings.is_inside()
            };
            for y in [4.0, 3.0, 2.5, 0.0, -0.0, -4.0] {
                let seen = [other, 1e-45 * side, -1e-45 * side].map(|x| is_inside(x, y));
                assert_eq!(seen, [true, true, false], "{own} {other} {side} {is_turned} {y}");
            }
            assert!(!is_inside(other, 5.0), "{own} {other} {side} {is_turned}");
        }
    }
}

//! The ring of a convex polygon.

use ::core::cmp::Ordering;

use super::core::{Core, Ends, Foot, Grid, Place, Shaped, Sort, wide};
use crate::any::{OfKind, Polygon, Shape};
use crate::exact::float::Float;
use crate::exact::float::two_sum;
use crate::exact::position::Position;
use crate::outline::{Vertex, dot, minus, side};
use crate::pack::{Four, Mask, Number, Pack, Pair, Two};
use crate::vector::Vector2D;

/// Vertices that go round a convex area once.
#[derive(Clone, Copy)]
pub(crate) struct Hull<'a> {
    ring: &'a [Vector2D],
    /// What is taken from each vertex.
    origin: Place,
    /// All bits if the vertices go clockwise, none otherwise.
    mask: usize,
    turns: [usize; 2],
    /// Whether no three vertices are known to be in line.
    is_strict: bool,
}

impl Core for Hull<'_> {
    const IS_AREA: bool = true;

    #[inline(always)]
    fn count(&self) -> usize {
        self.ring.len()
    }

    #[inline(always)]
    fn corner(&self, number: usize) -> Place {
        minus(self.wide(number), self.origin)
    }

    #[inline(always)]
    fn edge(&self, number: usize) -> Place {
        minus(self.wide(self.next(number)), self.wide(number))
    }

    #[inline(always)]
    fn corner_and_edge(&self, number: usize) -> [Place; 2] {
        let [x, y] = self.wide(number);
        let [next_x, next_y] = self.wide(self.next(number));
        [[x - self.origin[0], y - self.origin[1]], [next_x - x, next_y - y]]
    }

    #[inline(always)]
    fn turns(&self) -> [usize; 2] {
        self.turns
    }

    fn is_on(&self, grid: Grid) -> bool {
        self.ring.iter().all(|&v| {
            let place = wide(v);
            [0, 1].into_iter().all(|axis| {
                let (seen, lost) = two_sum(place[axis], -self.origin[axis]);
                (lost == 0.0) & grid.has(seen)
            })
        })
    }

    #[inline(never)]
    fn proved(shaped: &Shaped<Self>) -> Option<Shaped<Self>> {
        let ring = shaped.core.ring;
        let quick = Turns::of::<Four, 6>(ring);
        // Products of greater numbers could lose more by underflow than is allowed for.
        let is_known = quick.is_right.is_some() & (shaped.size < f32::HUGE.into());
        let seen = if is_known { quick } else { Turns::of::<Two, 4>(ring) };
        // A star turns more often than once around.
        if seen.descents.changes != 2 {
            return None;
        }
        let is_strict = seen.is_right.is_some();
        let is_reversed = seen.is_right.or_else(|| turns_right(ring))?;
        let core = Hull::new(ring, shaped.core.origin, is_reversed, seen.descents.turns);
        Some(Shaped { core: Hull { is_strict, ..core }, is_reversed, ..*shaped })
    }

    /// A triangle, or an edge.
    #[inline(always)]
    fn spans(&self, [a, b, c]: [usize; 3]) -> bool {
        let is_edge = |from: usize, to: usize| self.next(from) == to || self.next(to) == from;
        let is_flat = |a: usize, b: usize, c: usize| a == b && (b == c || is_edge(b, c));
        self.count() == 3 || is_flat(a, b, c) || is_flat(b, c, a) || is_flat(c, a, b)
    }

    #[inline(always)]
    fn backward(&self, corner: usize) -> (Self, usize) {
        (Self { mask: !self.mask, ..*self }, self.ring.len() - 1 - corner)
    }

    #[inline(always)]
    fn own(&self, Foot { number, part }: Foot) -> Foot {
        if self.mask == 0 {
            return Foot { number, part };
        }
        // The edge to the corner before leads on to the next one in the shape's order.
        Foot { number: self.flipped(self.next(number as usize)) as u32, part: 1.0 - part }
    }

    #[inline(always)]
    fn lowest(&self, direction: Place) -> f64 {
        let [x, y] = direction.map(Two::all);
        let origin = self.origin.map(Two::all);
        let (mut least, mut around) = (Two::all(f64::INFINITY), [Vector2D::ZERO; _]);
        for first in (0..self.ring.len()).step_by(2) {
            let way = minus_each(Two::row(window::<2>(self.ring, first, &mut around), 0), origin);
            least = least.lesser_unless(x * way[0] + y * way[1], Mask::none());
        }
        least.least()
    }

    /// Where all edges have it on the same side, and lead up and down once, the ring goes around a place
    /// once.
    #[inline(always)]
    fn holds(&self, place: Place, tolerance: f64) -> bool {
        let place = [0, 1].map(|axis| Two::all(place[axis] + self.origin[axis]));
        let (zero, tolerance) = (Two::all(0.0), Two::all(tolerance));
        let (mut is_left, mut is_right) =
            (!<Two as Pack>::Mask::none(), !<Two as Pack>::Mask::none());
        let (mut descents, mut around) = (Descents::of(self.ring), [Vector2D::ZERO; _]);
        for first in (0..self.ring.len()).step_by(2) {
            let vertices = window::<3>(self.ring, first, &mut around);
            let [own, next] = [0, 1].map(|ahead| Two::row(vertices, ahead));
            let (edge, way) = (minus_each(next, own), minus_each(place, own));
            let side = edge[0] * way[1] - edge[1] * way[0];
            let doubt = (edge[0].abs() + edge[1].abs()) * tolerance;
            is_left = is_left & side.is_above(doubt);
            is_right = is_right & (zero - side).is_above(doubt);
            if (is_left | is_right).bits() != 3 {
                return false;
            }
            descents.add(first, own[1].is_above(next[1]).bits(), 2);
        }
        (descents.changes == 2) & ((is_left.bits() == 3) | (is_right.bits() == 3))
    }

    #[inline(always)]
    fn line_of(&self, face: usize) -> Ends {
        if self.is_strict { [face, self.next(face)] } else { self.straight_line(face) }
    }
}

impl<'a> Hull<'a> {
    #[inline(always)]
    fn new(ring: &'a [Vector2D], origin: Place, is_reversed: bool, turns: Ends) -> Self {
        let (last, mask) = (ring.len() - 1, if is_reversed { usize::MAX } else { 0 });
        let turns = turns.map(|turn| if is_reversed { last - turn } else { turn });
        Self { ring, origin, mask, turns, is_strict: true }
    }

    #[inline(always)]
    fn vertex(&self, number: usize) -> Vector2D {
        self.ring[self.flipped(number)]
    }

    /// A number counted from the end if all bits of the mask are set, and back.
    #[inline(always)]
    fn flipped(&self, number: usize) -> usize {
        (number ^ self.mask).wrapping_add(self.ring.len() & self.mask)
    }

    #[inline(always)]
    fn wide(&self, number: usize) -> Place {
        wide(self.vertex(number))
    }

    #[cold]
    #[inline(never)]
    fn straight_line(&self, face: usize) -> Ends {
        let ends = [face, self.next(face)];
        let [from, to] = ends.map(|end| self.vertex(end));
        let farthest = |end: usize, step: fn(&Self, usize) -> usize| {
            let steps = ::core::iter::successors(Some(step(self, end)), |&n| Some(step(self, n)));
            let in_line = |n: &usize| turn([from, to, self.vertex(*n)]).is_eq();
            steps.take(self.count()).take_while(in_line).last().unwrap_or(end)
        };
        [farthest(ends[0], Self::previous), farthest(ends[1], Self::next)]
    }
}

/// Where a ring begins to lead up and down.
struct Descents {
    count: usize,
    was_down: u32,
    /// How many times it begins to lead up or down.
    changes: u32,
    /// Where it did so last.
    turns: [usize; 2],
}

impl Descents {
    #[inline(always)]
    fn of(ring: &[Vector2D]) -> Self {
        let was_down = u32::from(ring[ring.len() - 1].y > ring[0].y);
        Self { count: ring.len(), was_down, changes: 0, turns: [0; 2] }
    }

    /// Takes the next edges, by bits of those that lead down.
    #[inline(always)]
    fn add(&mut self, first: usize, down: u32, edges: usize) {
        let there = (1 << edges.min(self.count - first)) - 1;
        let mut changed = (down ^ (down << 1 | self.was_down)) & there;
        self.was_down = down >> (edges - 1);
        while changed != 0 {
            let place = changed.trailing_zeros();
            self.turns[(down >> place & 1) as usize] = first + place as usize;
            self.changes += 1;
            changed &= changed - 1;
        }
    }
}

/// How a ring turns at its vertices.
struct Turns {
    /// Whether it turns to the right, if it turns to the same side everywhere beyond doubt; then no
    /// coordinate is infinite or NaN.
    is_right: Option<bool>,
    descents: Descents,
}

impl Turns {
    /// At some vertices at once, each with the two that follow. A turn is off by 3 roundings of its two
    /// products: each difference of floats is rounded once, and each product. Infinite numbers and NaN
    /// are never beyond doubt.
    #[inline(always)]
    fn of<P: Pack, const N: usize>(ring: &[Vector2D]) -> Self {
        let room = P::all(P::Number::from(8.0) * P::Number::ROUNDING);
        let (zero, tiny) = (P::all(P::Number::ZERO), P::all(P::Number::TINY));
        let (mut is_left, mut is_right) = (!P::Mask::none(), !P::Mask::none());
        let (mut descents, mut around) = (Descents::of(ring), [Vector2D::ZERO; _]);
        for first in (0..ring.len()).step_by(P::COUNT) {
            let vertices = window::<N>(ring, first, &mut around);
            let [own, next, last] = [0, 1, 2].map(|ahead| P::row(vertices, ahead));
            let (into, out) = (minus_each(next, own), minus_each(last, next));
            let (left, right) = (into[0] * out[1], into[1] * out[0]);
            let (turn, doubt) = (left - right, (left.abs() + right.abs()) * room + tiny);
            is_left = is_left & turn.is_above(doubt);
            is_right = is_right & (zero - turn).is_above(doubt);
            descents.add(first, own[1].is_above(next[1]).bits(), P::COUNT);
        }
        let all = (1 << P::COUNT) - 1;
        let is_known = (is_left.bits() == all) | (is_right.bits() == all);
        Self { is_right: is_known.then_some(is_right.bits() == all), descents }
    }
}

/// Some vertices from one on, around the ring, and no more than twice around.
#[inline(always)]
fn window<'w, const N: usize>(
    ring: &'w [Vector2D],
    first: usize,
    around: &'w mut [Vector2D; N],
) -> &'w [Vector2D; N] {
    if let Some(vertices) = ring[first..].first_chunk() {
        return vertices;
    }
    let mut number = first;
    for vertex in around.iter_mut() {
        *vertex = ring[number];
        number = if number + 1 == ring.len() { 0 } else { number + 1 };
    }
    around
}

#[inline(always)]
fn minus_each<P: Pack>(a: [P; 2], b: [P; 2]) -> [P; 2] {
    [a[0] - b[0], a[1] - b[1]]
}

/// No less than any sum of the absolute coordinates of vertices, seen from an anchor; NaN or infinite if
/// some number is, or if they are too large. Each sum is rounded three times.
#[inline(always)]
fn size(ring: &[Vector2D], anchor: Place) -> f64 {
    let near = anchor.map(|x| x as f32);
    let [x, y] = near.map(Four::all);
    let beside = (anchor[0] - f64::from(near[0])).abs() + (anchor[1] - f64::from(near[1])).abs();
    let (mut most, mut total) = (Four::all(0.0), Four::all(0.0));
    let mut around = [Vector2D::ZERO; _];
    for first in (0..ring.len()).step_by(4) {
        let own = Four::row(window::<4>(ring, first, &mut around), 0);
        let sum = (own[0] - x).abs() + (own[1] - y).abs();
        (most, total) = (sum.greater(most), total + sum);
    }
    let [most, total] = [most.greatest().wide()[0].first(), total.total().into()];
    let room = 1.0 + 4.0 * f64::from(f32::EPSILON);
    if total < f64::INFINITY { (most + beside) * room } else { f64::NAN }
}

/// Whether a ring turns to the right and nowhere to the left, or the other way round, but goes straight
/// on at some vertices; None if neither holds, or if a vertex is twice there.
#[cold]
#[inline(never)]
fn turns_right(ring: &[Vector2D]) -> Option<bool> {
    let (mut sides, mut vertices) = ([false; 2], [ring[ring.len() - 2], ring[ring.len() - 1]]);
    for &v in ring {
        let [before, own] = vertices;
        match turn([before, own, v]) {
            Ordering::Greater => sides[0] = true,
            Ordering::Less => sides[1] = true,
            Ordering::Equal => {
                let (into, out) = (minus(wide(own), wide(before)), minus(wide(v), wide(own)));
                if dot(into, out) <= 0.0 {
                    return None;
                }
            }
        }
        if sides == [true; 2] {
            return None;
        }
        vertices = [own, v];
    }
    Some(sides[1])
}

/// On which side of the way from the first to the second vertex the third one lies: greater on the left.
fn turn(vertices: [Vector2D; 3]) -> Ordering {
    let [a, b, c] = vertices.map(|v| Vertex::of(v, Position::ZERO, vertices[1]));
    side(&a, &b, &c)
}

impl<'a> Sort<'a> for Hull<'a> {
    /// The vertices of a valid polygon that is a single ring, in their own order.
    #[inline(never)]
    fn of(shape: &Shape<'a>, anchor: Place) -> Option<Shaped<Self>> {
        let polygon = Polygon::of(shape)?;
        let mut ring = polygon.vertices();
        let has_radius = polygon.radius().to_bits() < f32::INFINITY.to_bits();
        if !polygon.is_single_ring() | !has_radius | (ring.len() < 3) {
            return None;
        }
        while ring.len() > 3 && ring[0] == ring[ring.len() - 1] {
            ring = &ring[..ring.len() - 1];
        }
        let (size, radius) = (size(ring, anchor), polygon.radius().into());
        let core = Hull::new(ring, anchor, false, [0; 2]);
        size.is_finite().then_some(Shaped { core, radius, size, is_reversed: false })
    }
}

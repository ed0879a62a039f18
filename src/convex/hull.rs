//! The ring of a convex polygon.

use ::core::cmp::Ordering;

use super::core::{Core, Ends, Grid, Place, Shaped};
use crate::any::Polygon;
use crate::exact::float::two_sum;
use crate::outline::{Spot, Vertex, dot, minus, side};
use crate::pack::{Pack, Pair, Two};
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

    #[inline(always)]
    fn line_of(&self, face: usize) -> Ends {
        if self.is_strict { [face, self.next(face)] } else { self.straight_line(face) }
    }
}

/// A vertex in f64.
#[inline(always)]
fn wide(v: Vector2D) -> Place {
    [v.x.into(), v.y.into()]
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
        // Counted from the end if all bits are set.
        self.ring[(number ^ self.mask).wrapping_add(self.ring.len() & self.mask)]
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

/// How a ring turns at its vertices, and where it begins to lead up and down.
struct Turns {
    /// Whether it turns to the right, if it turns to the same side everywhere beyond doubt.
    is_right: Option<bool>,
    /// How many times it begins to lead up or down.
    changes: u32,
    /// Where it did so last.
    turns: [usize; 2],
    /// No less than any sum of absolute coordinates; infinite if a coordinate is not finite.
    size: f64,
}

impl Turns {
    /// A turn is off by 3 roundings of its two products: each difference of floats is rounded once, and
    /// each product.
    #[inline(always)]
    fn of(ring: &[Vector2D], origin: Two) -> Self {
        const ROOM: f64 = 4.0 * f64::EPSILON;
        let mut number = ring.len() - 1;
        let mut last = Two::of(ring[number]);
        let mut before = last - Two::of(ring[number - 1]);
        let (mut was_down, mut least) = (is_down(before), Two::all(f64::INFINITY));
        let (mut changes, mut turns) = (0, [0; 2]);
        let (mut size, mut total) = (Two::all(0.0), last);
        for (next, &v) in ring.iter().enumerate() {
            let place = Two::of(v);
            let edge = place - last;
            // To the left, and to the right.
            let products = before * edge.exchanged();
            let turn = products - products.exchanged();
            let doubt = (products.abs() + products.exchanged().abs()) * Two::all(ROOM);
            least = (turn - doubt).lesser(least);
            let leads_down = is_down(edge);
            if leads_down != was_down {
                changes += 1;
                turns[usize::from(leads_down)] = number;
            }
            size = (place - origin).abs().greater(size);
            // NaN or infinite if any vertex is.
            total = total + place;
            (last, before, was_down, number) = (place, edge, leads_down, next);
        }
        let ([left, right], [x, y]) = (least.numbers(), size.numbers());
        let is_right = ((left > 0.0) | (right > 0.0)).then_some(right > 0.0);
        let [v, w] = total.numbers();
        let size = if v.is_finite() & w.is_finite() { x + y } else { f64::INFINITY };
        Self { is_right, changes, turns, size }
    }
}

/// Whether an edge leads down.
#[inline(always)]
fn is_down(edge: Two) -> bool {
    edge.signs() > 1
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
    let [a, b, c] = vertices.map(|v| Vertex::new(Spot::of(v), vertices[1]));
    side(&a, &b, &c)
}

impl<'a> Shaped<Hull<'a>> {
    /// The core of a valid polygon, if it is convex; not if a vertex is twice there, but for the first
    /// one at the end.
    #[inline(always)]
    pub(super) fn hull(polygon: &Polygon<'a>, anchor: Vector2D) -> Option<Self> {
        let mut ring = polygon.vertices();
        let has_radius = polygon.radius().to_bits() < f32::INFINITY.to_bits();
        if !polygon.is_single_ring() | !has_radius | (ring.len() < 3) {
            return None;
        }
        while ring.len() > 3 && ring[0] == ring[ring.len() - 1] {
            ring = &ring[..ring.len() - 1];
        }
        let seen = Turns::of(ring, Two::of(anchor));
        // A star turns more often than once around.
        if (seen.changes != 2) | (seen.size == f64::INFINITY) {
            return None;
        }
        let is_strict = seen.is_right.is_some();
        let is_reversed = seen.is_right.or_else(|| turns_right(ring))?;
        let core = Hull { is_strict, ..Hull::new(ring, wide(anchor), is_reversed, seen.turns) };
        Some(Self { core, radius: polygon.radius().into(), size: seen.size, is_reversed })
    }
}

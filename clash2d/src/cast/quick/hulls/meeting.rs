//! Where two hulls meet first.

use super::super::super::hit::CastHit;
use super::super::number::{rounded_down, wide};
use super::super::verdict::Verdict;
use super::hull::{Hull, Met};
use super::touch::{Pair, Touch};
use super::view::{Choice, View, sign};
use crate::distance::place::{Place, minus, times};
use crate::place::Place as Site;
use crate::vector::Vector2D;

/// Two hulls that move.
pub(super) struct Meeting<'h, A, B, const C: usize, const D: usize> {
    a: &'h A,
    b: &'h B,
    view: View<C, D>,
    movements: [Vector2D; 2],
}

/// An edge of one of them.
struct Edge {
    choice: Choice,
    /// The numbers of its ends.
    numbers: [usize; 2],
    ends: [Place<f64>; 2],
    /// Out of its hull.
    out: Place<f64>,
}

fn pick<T>(is_first: bool, first: T, second: T) -> T {
    if is_first { first } else { second }
}

impl<'h, A: Hull<C>, B: Hull<D>, const C: usize, const D: usize> Meeting<'h, A, B, C, D> {
    #[inline(always)]
    pub(super) fn new(a: &'h A, b: &'h B, movements: [Vector2D; 2]) -> Self {
        let [own, other] = movements;
        let view = View::of(a, b, [own.x - other.x, own.y - other.y]);
        Self { a, b, view, movements }
    }

    #[inline(always)]
    pub(super) fn verdict(&self) -> Verdict {
        if self.view.is_missed(self.a.radius() + self.b.radius()) {
            return Verdict::MISS;
        }
        let edge = self.edge();
        let bits = self.foremost(&edge, edge.out);
        let number = bits[1].trailing_zeros();
        let pair = self.pair(&edge, number as usize);
        let is_round = A::IS_ROUND | B::IS_ROUND;
        let touch = if is_round { pair.touch_round() } else { pair.touch() };
        let bits = if is_round { self.foremost(&edge, touch.out) } else { bits };
        let (fraction, off) = rounded_down(touch.time);
        let is_sane = self.a.is_valid() & self.b.is_valid() & self.view.is_sane();
        let is_known =
            is_sane & touch.is_clear & touch.is_timed(off) & edge.is_first(&touch, bits, number);
        let hit = self.hit(&edge.choice, &pair, &touch, fraction);
        let hit = hit.with_places(self.places(&edge.choice, number as usize, &touch));
        Verdict { is_known, is_hit: touch.above < touch.below, may_touch: touch.time <= 0.0, hit }
    }

    #[inline(always)]
    fn edge(&self) -> Edge {
        let signs = [
            if A::IS_LEFT { 1.0 } else { sign(&self.view.first) },
            if B::IS_LEFT { 1.0 } else { sign(&self.view.second) },
        ];
        let choice @ Choice { is_first, edge } = self.view.choose(self.a, self.b, signs);
        let last = pick(is_first, self.a.count(), self.b.count()) - 1;
        let numbers = [edge, if edge == last { 0 } else { edge + 1 }];
        let ends = numbers.map(|i| pick(is_first, self.a.corner(i), self.b.corner(i)));
        let ([x, y], sign) =
            (minus(ends[1], ends[0]), f64::from(pick(is_first, signs[0], signs[1])));
        Edge { choice, numbers, ends, out: [sign * y, -sign * x] }
    }

    /// Bits of the corners that may be foremost: of the edge's hull in a direction, and of the other
    /// one against it.
    #[inline(always)]
    fn foremost(&self, edge: &Edge, out: Place<f64>) -> [u32; 2] {
        let is_first = edge.choice.is_first;
        let sign = if is_first { -1.0 } else { 1.0 };
        let [first, second] = self.view.foremost(out.map(|x| (sign * x) as f32));
        let mask = |count: usize| (1 << count) - 1;
        let [first, second] = [first & mask(self.a.count()), second & mask(self.b.count())];
        [pick(is_first, first, second), pick(is_first, second, first)]
    }

    /// The edge and a corner of the other hull.
    #[inline(always)]
    fn pair(&self, edge: &Edge, number: usize) -> Pair {
        let is_first = edge.choice.is_first;
        let [own, other] = self.movements.map(wide);
        let way = minus(own, other);
        Pair {
            ends: edge.ends,
            out: edge.out,
            corner: pick(is_first, self.b.corner(number), self.a.corner(number)),
            along: times(way, if is_first { -1.0 } else { 1.0 }),
            reach: f64::from(self.a.radius()) + f64::from(self.b.radius()),
        }
    }

    /// Where they meet, at an edge of one of them and a corner of the other one.
    #[inline(always)]
    fn places(&self, choice: &Choice, number: usize, touch: &Touch) -> [Site; 2] {
        let Choice { is_first, edge } = *choice;
        let on_edge = Met { number: edge, part: touch.part, is_between: touch.holds == [true; 2] };
        let at_corner = Met { number, part: 0.0, is_between: false };
        let met = |is_own: bool| Met {
            number: pick(is_own, on_edge.number, at_corner.number),
            part: pick(is_own, on_edge.part, at_corner.part),
            is_between: is_own & on_edge.is_between,
        };
        let out = |is_own: bool| times(touch.out, if is_own { 1.0 } else { -1.0 });
        [self.a.place(met(is_first), out(is_first)), self.b.place(met(!is_first), out(!is_first))]
    }

    #[inline(always)]
    fn hit(&self, choice: &Choice, pair: &Pair, touch: &Touch, fraction: f32) -> CastHit {
        let is_first = choice.is_first;
        let way = wide(pick(is_first, self.movements[1], self.movements[0]));
        let radius = f64::from(pick(is_first, self.b.radius(), self.a.radius()));
        let [x, y] = pair.point(touch, way, radius);
        let normal = times(touch.out, if is_first { 1.0 } else { -1.0 });
        CastHit {
            fraction,
            point: Vector2D::narrow(x, y),
            normal: Vector2D::narrow(normal[0], normal[1]),
            ..CastHit::NONE
        }
    }
}

impl Edge {
    /// Whether nothing of both hulls but what touches is as far ahead.
    #[inline(always)]
    fn is_first(&self, touch: &Touch, bits: [u32; 2], number: u32) -> bool {
        let [start, end] = [0, 1].map(|i| u32::from(touch.holds[i]) << self.numbers[i]);
        (bits[0] == start | end) & (bits[1] == 1_u32.wrapping_shl(number))
    }
}

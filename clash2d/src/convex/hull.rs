//! The ring of a convex polygon.

use super::arcs::best;
use super::core::{Core, Ends, Foot, Grid, Place, Shaped, Sort, climbed, foremost, wide};
use super::few::Few;
use crate::any::{
    Course, Descents, OfKind, Polygon, Prepared, Round, Shape, followed, minus_each, opened, starts,
};
use crate::exact::float::{greater, two_sum};
use crate::exact::turn::side;
use crate::outline::{cross, dot, minus};
use crate::pack::{Four, Mask, Number, Pack, Pair, Two};
use crate::tree::Frame;
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
    /// Whether they are known to go round a convex area once.
    is_proved: bool,
    /// Whether there are so many vertices that these are searched.
    is_long: bool,
    /// A power of 2 that all ways between vertices are multiples of; 0 if none is known.
    unit: f64,
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
    fn turns(&self) -> [usize; 2] {
        self.turns
    }

    fn is_on(&self, grid: Grid) -> bool {
        // All others are where multiples of the unit lead from the first vertex.
        let count = if self.unit > 0.0 { 1 } else { self.ring.len() };
        grid.has(self.unit)
            && self.ring[..count].iter().all(|&v| {
                let place = wide(v);
                [0, 1].into_iter().all(|axis| {
                    let (seen, lost) = two_sum(place[axis], -self.origin[axis]);
                    (lost == 0.0) & grid.has(seen)
                })
            })
    }

    #[inline(never)]
    fn prove(shaped: &mut Shaped<Self>) -> bool {
        let (Hull { ring, is_proved, .. }, is_great) =
            (shaped.core, shaped.size >= f32::HUGE.into());
        let mut take = |course: Course| {
            shaped.core.take(course);
            shaped.is_reversed = course.is_clockwise;
        };
        is_proved || Course::of(ring, is_great).map(&mut take).is_some()
    }

    #[inline(always)]
    fn climbed(&self, from: usize, direction: Place) -> usize {
        /// How many steps take less than a search.
        const FEW: usize = 6;
        let steps = if self.is_long { FEW } else { self.count() };
        climbed(self, from, direction, steps).unwrap_or_else(|| self.climbed_far(from, direction))
    }

    #[inline(always)]
    fn foremost(&self, direction: Place) -> usize {
        if self.is_long { self.top(direction) } else { foremost(self, direction) }
    }

    #[inline(always)]
    fn foremost_between(&self, ends: Ends, direction: Place) -> usize {
        if self.is_long { self.top_between(ends, direction) } else { foremost(self, direction) }
    }

    #[inline(always)]
    fn has_empty_edges(&self) -> bool {
        !self.is_proved && (0..self.count()).any(|number| self.edge(number) == [0.0; 2])
    }

    #[inline(always)]
    fn is_long(&self) -> bool {
        self.is_long
    }

    /// All between corners of a triangle, or of an edge; of others that takes a proof.
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
    fn own_corner(&self, number: usize) -> Foot {
        Foot::at(self.flipped(number))
    }

    #[inline(always)]
    fn lowest(&self, direction: Place) -> f64 {
        if self.is_long {
            return self.height(self.top(direction.map(|x| -x)), direction);
        }
        let [x, y] = direction.map(Two::all);
        let origin = self.origin.map(Two::all);
        let mut least = Two::all(f64::INFINITY);
        for first in starts::<Two>(self.ring) {
            let way = minus_each(Two::row(self.ring, first), origin);
            least = least.lesser_unless(x * way[0] + y * way[1], Mask::none());
        }
        least.least()
    }

    /// Where all edges have it on the same side, and lead up and down once, the ring goes around a place
    /// once.
    #[inline(never)]
    fn holds(&self, place: Place, tolerance: f64) -> bool {
        if self.is_long {
            // No edge is longer than what its coordinates are together.
            let least = 2.0 * tolerance;
            return best(self, &Few::point(place), 1.0, -least).with_root().gap < -least;
        }
        let place = [0, 1].map(|axis| Two::all(place[axis] + self.origin[axis]));
        let (zero, tolerance) = (Two::all(0.0), Two::all(tolerance));
        let (mut is_left, mut is_right) =
            (!<Two as Pack>::Mask::none(), !<Two as Pack>::Mask::none());
        let mut descents = Descents::of(self.ring);
        for first in starts::<Two>(self.ring) {
            let own = Two::row(self.ring, first);
            let next = followed(own, self.ring, first + 2);
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
    /// Vertices of which nothing is known.
    #[inline(always)]
    fn new(ring: &'a [Vector2D], origin: Place) -> Self {
        let (mask, turns, is_strict) = (0, [0; 2], true);
        Self { ring, origin, mask, turns, is_strict, is_proved: false, is_long: false, unit: 0.0 }
    }

    /// Goes as it is proved to.
    #[inline(always)]
    fn take(&mut self, Course { is_clockwise, is_strict, turns: [up, down] }: Course) {
        let last = self.ring.len() - 1;
        self.mask = if is_clockwise { usize::MAX } else { 0 };
        self.turns = if is_clockwise { [last - up, last - down] } else { [up, down] };
        (self.is_strict, self.is_proved, self.is_long) = (is_strict, true, last >= Self::FEW);
    }

    /// How many vertices are sooner looked at than searched.
    const FEW: usize = 16;

    /// [`Core::climbed`] by a search.
    #[inline(never)]
    fn climbed_far(&self, from: usize, direction: Place) -> usize {
        let mut top = if self.is_long { self.top(direction) } else { from };
        // From behind one comes to the last one of those that are foremost.
        let is_behind = dot(self.edge(from), direction) <= 0.0;
        for _ in 0..self.count() {
            if !is_behind | (dot(self.edge(top), direction) != 0.0) {
                break;
            }
            top = self.next(top);
        }
        top
    }

    /// The first corner of those that are foremost in a direction.
    #[inline(never)]
    fn top(&self, direction: Place) -> usize {
        let ([up, down], [x, y]) = (self.turns, direction);
        let is_among_rising = (x > 0.0) | ((x == 0.0) & (y > 0.0));
        self.top_between(if is_among_rising { [up, down] } else { [down, up] }, direction)
    }

    /// The same by bisection, if it is the first or the last of some corners or between these, and their edges
    /// turn by no more than 180 degrees. An edge across the direction that roundings take for another one
    /// costs as little of the height.
    #[inline(always)]
    fn top_between(&self, [first, last]: Ends, direction: Place) -> usize {
        let leads_up = |edge: Place| {
            let height = dot(edge, direction);
            (height > 0.0) | ((height == 0.0) & (cross(direction, edge) < 0.0))
        };
        let (mut low, mut high) = (0, self.steps(first, last));
        while low < high {
            let middle = low.midpoint(high);
            match leads_up(self.edge(self.ahead(first, middle))) {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        self.ahead(first, low)
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
            let in_line = |n: &usize| side(from, to, self.vertex(*n)) == 0.0;
            steps.take(self.count()).take_while(in_line).last().unwrap_or(end)
        };
        [farthest(ends[0], Self::previous), farthest(ends[1], Self::next)]
    }
}

/// The box around vertices; None if some number is no finite one.
#[inline(always)]
fn frame(ring: &[Vector2D]) -> Option<Frame> {
    let (zero, least) = (Four::all(0.0), Four::all(f32::NEG_INFINITY));
    // The highest numbers, the lowest ones with the other sign, and 0 unless some number is not finite.
    let (mut high, mut low, mut total) = (least, least, zero);
    for ends in ring.chunks(2) {
        let own = Four::of([ends[0], ends[ends.len() - 1]]);
        high = own.greater(high);
        low = (zero - own).greater(low);
        total = total + zero * own;
    }
    let corner = |four: Four| {
        let [a, b] = four.wide();
        Vector2D::from(a.greater(b).numbers().map(|x| x as f32))
    };
    let frame = Frame { low: -corner(low), high: corner(high) };
    (total.total() == 0.0).then_some(frame)
}

/// No less than any sum of the absolute coordinates in a box, seen from an anchor.
#[inline(always)]
fn size(frame: Frame, anchor: Place) -> f64 {
    let [low, high] = [frame.low, frame.high].map(|corner| minus(wide(corner), anchor));
    let most = |axis: usize| greater(low[axis].abs(), high[axis].abs());
    (most(0) + most(1)) * (1.0 + f64::from(f32::EPSILON))
}

/// Whether a ring that goes round a convex area goes clockwise.
#[inline(always)]
fn is_clockwise(ring: &[Vector2D]) -> bool {
    let [from, to, beyond] = [ring[0], ring[1], ring[2]].map(wide);
    let ([ux, uy], [vx, vy]) = (minus(to, from), minus(beyond, from));
    // Off by three roundings of both.
    let (left, right) = (ux * vy, uy * vx);
    let turn = left - right;
    match turn.abs() > 4.0 * f64::EPSILON * (left.abs() + right.abs()) {
        true => turn < 0.0,
        false => is_exactly_clockwise(ring),
    }
}

#[cold]
#[inline(never)]
fn is_exactly_clockwise(ring: &[Vector2D]) -> bool {
    let mut sides = ring[2..].iter().map(|&v| side(ring[0], ring[1], v));
    sides.find(|&side| side != 0.0).is_some_and(|side| side < 0.0)
}

impl<'a> Sort<'a> for Hull<'a> {
    /// The vertices of a valid polygon that is a single ring, counterclockwise if it goes round a convex area;
    /// prepared ones only if they are known to do that.
    #[inline(never)]
    fn of(shape: &Shape<'a>, anchor: Place) -> Option<Shaped<Self>> {
        let Some(polygon) = Polygon::of(shape) else {
            return Self::of_round(Prepared::of(shape)?.round()?, anchor);
        };
        let has_radius = polygon.radius().to_bits() < f32::INFINITY.to_bits();
        if !polygon.is_single_ring() | !has_radius | (polygon.vertices().len() < 3) {
            return None;
        }
        let ring = opened(polygon.vertices());
        let (size, radius) = (size(frame(ring)?, anchor), polygon.radius().into());
        // As what is proved to be one, which finds the same then.
        let is_reversed = is_clockwise(ring);
        let mask = if is_reversed { usize::MAX } else { 0 };
        let core = Hull { mask, ..Hull::new(ring, anchor) };
        size.is_finite().then_some(Shaped { core, radius, size, is_reversed })
    }
}

impl<'a> Hull<'a> {
    fn of_round(round: Round<'a>, anchor: Place) -> Option<Shaped<Self>> {
        let Round { ring, radius, frame, course, unit } = round;
        let size = size(frame, anchor);
        let mut core = Hull { unit: unit.into(), ..Hull::new(ring, anchor) };
        core.take(course);
        let is_reversed = course.is_clockwise;
        size.is_finite().then_some(Shaped { core, radius: radius.into(), size, is_reversed })
    }
}

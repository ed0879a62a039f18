//! The borders of outlines, edge by edge, and where two of them cross.
//!
//! Whether edges cross is decided exactly, as if the second outline were moved by next to nothing: by
//! a little to the right, and by much less upwards. So no vertex lies on an edge, edges in line don't
//! meet, and what enters a shape leaves it again.

use core::cmp::Ordering;

use super::convex::side_of;
use super::free::{Free, free_sides};
use super::part::{Edge, Piece, each_edge, part_beside};
use crate::any::Side;
use crate::distance::place::{Place, cross, minus, plus, times};
use crate::outline::{
    Bounds, Core, Outline, Row, Vertex, compare, is_same, not_beyond, sharp_ends, side,
};
use crate::vector::Vector2D;

/// The border of an outline that has an inside.
#[derive(Clone, Copy)]
pub(super) struct Border<'o, 'a> {
    outline: &'o Outline<'a>,
    /// Whether its outline is the second one.
    is_second: bool,
    /// About the middle of the other outline: where a chain without a solid side is free.
    other: Place<f64>,
}

/// An edge with its ends.
#[derive(Clone, Copy)]
pub(super) struct Stretch<'a> {
    pub(super) edge: Edge<'a>,
    pub(super) ends: [Vertex; 2],
}

impl Stretch<'_> {
    pub(super) fn places(&self) -> [Place<f64>; 2] {
        [self.ends[0].place(), self.ends[1].place()]
    }

    pub(super) fn sharp_ends(&self) -> Option<[Place<f64>; 2]> {
        sharp_ends(self.ends.map(|end| end.near))
    }

    pub(super) fn reversed(self) -> Self {
        let [a, b] = self.ends;
        Self { edge: self.edge.reversed(), ends: [b, a] }
    }

    /// Whether it crosses another one between the ends of both, without moving one of them.
    pub(super) fn meets_inside(&self, other: &Self) -> bool {
        let has_end_on = |[a, b]: &[Vertex; 2], ends: &[Vertex; 2]| {
            ends.iter().any(|end| side(a, b, end).is_eq())
        };
        !has_end_on(&self.ends, &other.ends) && !has_end_on(&other.ends, &self.ends)
    }
}

/// About where a way is crossed by another one, and which part of it lies before.
pub(super) fn crossing([p, q]: [Place<f64>; 2], [u, v]: [Place<f64>; 2]) -> (f64, Place<f64>) {
    let (way, along) = (minus(q, p), minus(v, u));
    let part = cross(minus(u, p), along) / cross(way, along);
    // Not of ways so nearly in line that the quotient is none.
    let part = if part > 0.0 { part.min(1.0) } else { 0.0 };
    (part, plus(p, times(way, part)))
}

impl<'o, 'a> Border<'o, 'a> {
    /// None of an outline without an inside.
    pub(super) fn of(
        outline: &'o Outline<'a>,
        other: &Outline<'_>,
        is_second: bool,
    ) -> Option<Self> {
        if matches!(outline.core(), Core::Few(_, 1..=2)) {
            return None;
        }
        let Bounds { low, high } = other.bounds();
        let other = [0, 1].map(|axis| 0.5 * (low[axis] + high[axis]));
        Some(Self { outline, is_second, other })
    }

    pub(super) fn stretch(&self, edge: Edge<'a>) -> Stretch<'a> {
        let vertex = |number: usize| match (self.outline.core(), edge.ring) {
            (Core::Few(vertices, _), _) => vertices[number % 4],
            (_, Some(ring)) => self.outline.vertex(ring.vertices[number % ring.vertices.len()]),
            _ => self.outline.vertex(Vector2D::ZERO),
        };
        let ends = [vertex(edge.number), vertex(edge.number + 1)];
        let stretch = Stretch { edge: Edge { is_reversed: false, ..edge }, ends };
        if edge.is_reversed { stretch.reversed() } else { stretch }
    }

    /// The stretch that follows an edge, and has a length.
    pub(super) fn next(&self, edge: Edge<'a>) -> Option<Stretch<'a>> {
        let mut next = self.stretch(edge.next()?);
        for _ in 0..edge.count() {
            if !is_same(&next.ends[0], &next.ends[1]) {
                return Some(next);
            }
            next = self.stretch(next.edge.next()?);
        }
        None
    }

    /// Visits the stretches of a piece that may meet another one.
    pub(super) fn each_of(
        &self,
        piece: &Piece<'a>,
        other: &Piece<'_>,
        mut visit: impl FnMut(Stretch<'a>),
    ) {
        match piece.edge() {
            Some(edge) => visit(self.stretch(edge)),
            None => {
                let ends = other.outline.edge_places();
                let is_beyond = |own, ends| not_beyond(own, &ends, 0.0) == 0;
                let is_wanted = |own| !ends.is_some_and(|ends| is_beyond(own, ends));
                self.each_near(&other.bounds, ends, &is_wanted, &mut visit);
            }
        }
    }

    /// Visits the stretches that may meet some bounds, and the line through an edge within these if one is told, and whose
    /// places pass a test.
    pub(super) fn each_near(
        &self,
        bounds: &Bounds,
        ends: Option<[Place<f64>; 2]>,
        is_wanted: &dyn Fn([Place<f64>; 2]) -> bool,
        visit: &mut dyn FnMut(Stretch<'a>),
    ) {
        let mut add = |edge| {
            let stretch = self.stretch(edge);
            let ([a, b], places) = (&stretch.ends, stretch.places());
            let is_beside = |ends| not_beyond(ends, &places, 0.0) == 0;
            let is_near = Bounds::of(a, b).is_near(bounds, [0.0; 2]);
            if is_near && !ends.is_some_and(is_beside) && is_wanted(places) {
                visit(stretch);
            }
        };
        if let Core::Few(..) = self.outline.core() {
            (0..4).for_each(|number| add(Edge { ring: None, number, is_reversed: false }));
        }
        let around = self.outline.frame_of_bounds(bounds);
        let sift = |row: &Row| {
            let left = ends.map_or(!0, |ends| not_beyond(ends, row, 0.0));
            let mut passed = 0;
            for (number, edge) in row.array_windows().enumerate() {
                let is_left = left >> number & 1 != 0;
                passed |= u32::from(is_left && is_wanted(*edge)) << number;
            }
            passed
        };
        each_edge(
            self.outline,
            |frame| frame.meets(&around),
            Some(&sift),
            |ring, number| {
                if ring.frame(number).meets(&around) {
                    add(Edge::of(*ring, number));
                }
            },
        );
    }

    /// The stretch with the inside on its left at a place; None if it is no border there.
    pub(super) fn directed(&self, stretch: Stretch<'a>, at: Place<f64>) -> Option<Stretch<'a>> {
        let places = stretch.places();
        let free = match (self.outline.core(), stretch.edge.ring) {
            (Core::Polygon(_), Some(ring)) => {
                free_sides(self.outline, ring.edge(stretch.edge.number), part_beside(places, at))
            }
            (Core::Chain(chain), _) => match chain.side() {
                Side::Left => Free::Right,
                Side::Right => Free::Left,
                Side::None if side_of(places, self.other) > 0.0 => Free::Left,
                Side::None => Free::Right,
            },
            _ => Free::Right,
        };
        match free {
            Free::Right => Some(stretch),
            Free::Left => Some(stretch.reversed()),
            Free::Both | Free::Neither => None,
        }
    }

    /// Whether a vertex of the other outline lies on the left of a stretch of this one.
    fn has_on_left(&self, stretch: &Stretch<'_>, vertex: &Vertex) -> bool {
        let [a, b] = &stretch.ends;
        let is_left = |order: Ordering| if self.is_second { order.is_gt() } else { order.is_lt() };
        match side(a, b, vertex) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => match compare(1, b, a) {
                Ordering::Equal => is_left(compare(0, a, b)),
                rising => is_left(rising),
            },
        }
    }

    /// Whether a stretch crosses one of another border, and if so, whether to the left of that.
    pub(super) fn crosses(
        &self,
        stretch: &Stretch<'_>,
        other: &Border<'_, '_>,
        crossed: &Stretch<'_>,
    ) -> Option<bool> {
        let [from, to] = &stretch.ends;
        let [start, end] = [from, to].map(|vertex| other.has_on_left(crossed, vertex));
        let [a, b] = &crossed.ends;
        let is_met = start != end && self.has_on_left(stretch, a) != self.has_on_left(stretch, b);
        is_met.then_some(end)
    }
}

/// Two stretches that cross, with the insides on their left.
pub(super) type Crossing<'a> = (Stretch<'a>, Stretch<'a>);

/// Two stretches with the insides on their left, if the second one enters the first border's inside.
pub(super) fn entry<'a>(
    borders: (&Border<'_, 'a>, &Border<'_, 'a>),
    stretches: Crossing<'a>,
) -> Option<Crossing<'a>> {
    crossed(borders, stretches).filter(|crossing| is_entry(borders, crossing))
}

/// Where edges of two polygons cross, if both are borders there.
pub(super) fn crossing_of<'a>(
    borders: (&Border<'_, 'a>, &Border<'_, 'a>),
    edges: (Edge<'a>, Edge<'a>),
) -> Option<Crossing<'a>> {
    let are_polygons =
        [borders.0, borders.1].iter().all(|of| matches!(of.outline.core(), Core::Polygon(_)));
    let stretches = || (borders.0.stretch(edges.0), borders.1.stretch(edges.1));
    if are_polygons { crossed(borders, stretches()) } else { None }
}

/// The same of stretches, with the insides on their left.
fn crossed<'a>(
    borders: (&Border<'_, 'a>, &Border<'_, 'a>),
    (a, b): Crossing<'a>,
) -> Option<Crossing<'a>> {
    borders.1.crosses(&b, borders.0, &a)?;
    let (_, place) = crossing(b.places(), a.places());
    borders.0.directed(a, place).zip(borders.1.directed(b, place))
}

/// Whether the second one of two stretches that cross enters the first border's inside.
pub(super) fn is_entry(borders: (&Border<'_, '_>, &Border<'_, '_>), (a, b): &Crossing<'_>) -> bool {
    borders.1.crosses(b, borders.0, a) == Some(true)
}

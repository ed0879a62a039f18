//! Rays through corners and along edges of convex shapes, exactly.

use super::super::corner::leads_more;
use super::super::hit::RayHit;
use super::core::is_upper;
use super::cut::{Cut, Edges};
use super::number::{Ratio, are_on_grid, wide};
use super::shot::{Moment, Shot};
use crate::distance::place::{Place, cross, dot, minus, times};
use crate::root::square_root;
use crate::vector::Vector2D;

/// A segment, or the corners of a convex polygon, seen from the start of a ray; all numbers are
/// short.
pub(super) struct Corners {
    places: [Place<f64>; 8],
    /// How far to the left of the ray they are, times its length.
    asides: [f64; 8],
    count: usize,
    along: Place<f64>,
    shot: Shot,
}

/// Where the line of a ray meets the border.
#[derive(Clone, Copy)]
enum Event {
    /// The edge that begins at a corner.
    Edge(usize),
    /// A corner.
    Corner(usize),
}

impl Corners {
    /// None if numbers are long, or the shape is not strictly convex.
    pub(super) fn new(edges: &Edges<'_>, shot: Shot) -> Option<Self> {
        let (start, along, count) = (wide(shot.origin), wide(shot.movement), edges.vertices.len());
        let (mut places, mut asides) = ([[0.0; 2]; 8], [0.0; 8]);
        let mut is_short = are_on_grid(start) & are_on_grid(along);
        for (number, vertex) in edges.vertices.iter().enumerate() {
            let place = minus(wide(*vertex), start);
            is_short &= are_on_grid(wide(*vertex)) & are_on_grid(place);
            (places[number], asides[number]) = (place, cross(along, place));
        }
        let corners = Self { places, asides, count, along, shot };
        let is_convex = match count {
            2 => places[0] != places[1],
            _ => edges.is_closed & edges.is_filled && corners.turn_once(),
        };
        (is_short & is_convex & (along != [0.0; 2])).then_some(corners)
    }

    fn next(&self, number: usize) -> usize {
        if number + 1 == self.count { 0 } else { number + 1 }
    }

    fn edge(&self, number: usize) -> Place<f64> {
        minus(self.places[self.next(number)], self.places[number])
    }

    /// Whether the edges turn to the same side at each corner, and once round.
    fn turn_once(&self) -> bool {
        let (mut left, mut right, mut changes) = (0, 0, 0);
        for number in 0..self.count {
            let (edge, next) = (self.edge(number), self.edge(self.next(number)));
            let turn = cross(edge, next);
            left += usize::from(turn > 0.0);
            right += usize::from(turn < 0.0);
            changes += u32::from(is_upper(edge) != is_upper(next));
        }
        ((left == self.count) | (right == self.count)) & (changes == 2)
    }

    pub(super) fn ray(&self) -> Option<Option<RayHit>> {
        let Some((first, last)) = self.events()? else { return Some(None) };
        let (from, to) = (self.time(first), self.time(last));
        if (from.above > from.below) | (to.above < 0.0) {
            return Some(None);
        }
        // A segment is also met where the ray starts on it.
        let starts_inside = from.above <= 0.0;
        let ends_inside = to.above >= to.below;
        let entry = (!starts_inside).then(|| self.moment(first, 1.0));
        let exit = (!ends_inside).then(|| self.moment(last, -1.0));
        self.shot.hit(entry, exit).map(Some)
    }

    /// The first event and the last one on the line of the ray, if it meets the border.
    fn events(&self) -> Option<Option<(Event, Event)>> {
        let mut events: Option<(Event, Event)> = None;
        for number in 0..self.count {
            let (own, next) = (self.asides[number], self.asides[self.next(number)]);
            let is_crossed = (own < 0.0) & (next > 0.0) | (own > 0.0) & (next < 0.0);
            if !is_crossed & (own != 0.0) || is_crossed & (self.count == 2) & (number == 1) {
                continue;
            }
            let event = if is_crossed { Event::Edge(number) } else { Event::Corner(number) };
            events = match events {
                None => Some((event, event)),
                Some((other, _)) => Some(self.in_order(other, event)?),
            };
        }
        Some(events)
    }

    fn in_order(&self, a: Event, b: Event) -> Option<(Event, Event)> {
        let lead = self.time(b).value() - self.time(a).value();
        if lead > 0.0 {
            return Some((a, b));
        }
        (lead < 0.0).then_some((b, a))
    }

    fn time(&self, event: Event) -> Ratio {
        match event {
            Event::Edge(number) => self.cut(number).time,
            Event::Corner(number) => Ratio {
                above: dot(self.along, self.places[number]),
                below: dot(self.along, self.along),
            },
        }
    }

    fn cut(&self, number: usize) -> Cut {
        Cut::new(self.places[number], self.edge(number), self.along)
    }

    /// Where the ray comes in or, for the sign -1, out.
    fn moment(&self, event: Event, sign: f64) -> Moment {
        match event {
            Event::Edge(number) => self.cut(number).moment(sign),
            Event::Corner(number) => {
                let [x, y] = self.normal(number, sign);
                Moment { time: self.time(event), error: 0.0, normal: Vector2D::narrow(-x, -y) }
            }
        }
    }

    /// Into the shape at a corner, as [`Corner`](super::super::corner::Corner) has it.
    fn normal(&self, number: usize, sign: f64) -> Place<f64> {
        let ahead @ [x, y] = unit(times(self.along, sign));
        let previous = if number == 0 { self.count - 1 } else { number - 1 };
        let neighbours = [previous, self.next(number)];
        let sides = neighbours.map(|neighbour| sign * self.asides[neighbour]);
        let is_left = (sides[0] > 0.0) | (sides[1] > 0.0);
        let is_right = (sides[0] < 0.0) | (sides[1] < 0.0);
        if !is_right {
            return if is_left { [-y, x] } else { ahead };
        }
        if !is_left {
            return [y, -x];
        }
        let [first, second] = neighbours.map(|neighbour| {
            let [x, y] = unit(minus(self.places[neighbour], self.places[number]));
            if dot([-y, x], ahead) >= 0.0 { [-y, x] } else { [y, -x] }
        });
        if leads_more(second, first, ahead) { second } else { first }
    }
}

fn unit(way: Place<f64>) -> Place<f64> {
    times(way, 1.0 / square_root(dot(way, way)))
}

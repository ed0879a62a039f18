//! The borders around what two shapes share, side by side.
//!
//! Where the second border enters the first shape an overlap begins. From there both borders lead
//! around it, each within the other shape, to where they leave that again. The walks go side by side,
//! so that all edges pair up that lie opposite each other.

use core::cell::Cell;

use super::border::{Border, Stretch, crossing};
use super::part::Edge;
use crate::distance::place::{Place, dot, minus, plus, unit};
use crate::outline::Bounds;

/// A walk along a border within another shape.
struct Walk<'w, 'o, 'a> {
    border: &'w Border<'o, 'a>,
    stretch: Stretch<'a>,
    /// The piece of the stretch that lies within the other shape.
    piece: [Place<f64>; 2],
    end: End,
    /// How many edges may follow.
    rest: usize,
}

/// What comes at the end of a stretch.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Stretch,
    /// The border leaves the other shape.
    Exit,
    /// The chain ends.
    Nothing,
}

/// Where a stretch is crossed.
#[derive(Clone, Copy)]
struct Crossed<'a> {
    /// Which part of it lies before.
    part: f64,
    place: Place<f64>,
    by: Stretch<'a>,
}

/// Parts of a stretch that differ by no more may be the same but for roundings.
const TIE: f64 = 1e-9;

impl<'w, 'o, 'a> Walk<'w, 'o, 'a> {
    /// A walk from where a stretch enters the other shape.
    fn of(
        border: &'w Border<'o, 'a>,
        stretch: Stretch<'a>,
        entered: &Stretch<'_>,
        other: &Border<'_, '_>,
    ) -> Self {
        let (part, from) = crossing(stretch.places(), entered.places());
        let rest = stretch.edge.count();
        let walk = Self { border, stretch, piece: [from; 2], end: End::Exit, rest };
        walk.until_end(part, Some(entered), other)
    }

    /// Goes on from a part of the stretch, where it entered the other shape past an edge if one is told.
    fn until_end(self, after: f64, entered: Option<&Stretch<'_>>, other: &Border<'_, '_>) -> Self {
        let [from, _] = self.piece;
        let next = self.next_crossed(after, entered, other);
        if let Some(exit) = next.unwrap_or_else(|| self.exit(after, other)) {
            return Self { piece: [from, exit], end: End::Exit, ..self };
        }
        let is_last = self.rest == 0 || self.border.next(self.stretch.edge).is_none();
        let end = if is_last { End::Nothing } else { End::Stretch };
        let [_, to] = self.stretch.places();
        Self { piece: [from, to], end, ..self }
    }

    /// Where the stretch crosses the next edge, if there is one, with which it leaves the other shape; None if others are
    /// crossed so near that roundings may tell their order.
    fn next_crossed(
        &self,
        after: f64,
        entered: Option<&Stretch<'_>>,
        other: &Border<'_, '_>,
    ) -> Option<Option<Place<f64>>> {
        let (mut next, second): (Option<Crossed<'_>>, _) = (None, Cell::new(f64::INFINITY));
        let is_near = |part: f64| part >= after && part < second.get();
        self.each_crossed(&is_near, other, &mut |crossed, crosses| {
            let is_entered = entered.is_some_and(|by| by.edge.index() == crossed.by.edge.index());
            if is_entered || !crosses() {
                return;
            }
            match next {
                Some(known) if known.part <= crossed.part => second.set(crossed.part),
                _ => second.set(next.replace(crossed).map_or(second.get(), |known| known.part)),
            }
        });
        let Some(next) = next else { return Some(None) };
        let is_alone = next.part - after > TIE && second.get() - next.part > TIE;
        is_alone.then_some(Some(next.place))
    }

    /// Where the stretch leaves the other shape.
    fn exit(&self, after: f64, other: &Border<'_, '_>) -> Option<Place<f64>> {
        let (mut exit, first) = (None, Cell::new(f64::INFINITY));
        let is_before = |part: f64| part >= after && part < first.get();
        self.each_crossed(&is_before, other, &mut |crossed, crosses| {
            if crosses() && self.is_exit(other, &crossed) {
                first.set(crossed.part);
                exit = Some(crossed.place);
            }
        });
        exit
    }

    /// Visits the edges near the stretch that it would cross after a wanted part of it, and what tells whether it does.
    fn each_crossed<'b>(
        &self,
        is_wanted: &dyn Fn(f64) -> bool,
        other: &Border<'_, 'b>,
        visit: &mut dyn FnMut(Crossed<'b>, &dyn Fn() -> bool),
    ) {
        let ([a, b], places) = (&self.stretch.ends, self.stretch.places());
        let may_cross = |by| is_wanted(crossing(places, by).0);
        other.each_near(&Bounds::of(a, b), self.stretch.sharp_ends(), &may_cross, &mut |by| {
            let (part, place) = crossing(places, by.places());
            let crosses = || self.border.crosses(&self.stretch, other, &by).is_some();
            visit(Crossed { part, place, by }, &crosses);
        });
    }

    /// Whether the stretch leaves the other shape where it crosses an edge.
    fn is_exit(&self, other: &Border<'_, '_>, crossed: &Crossed<'_>) -> bool {
        other
            .directed(crossed.by, crossed.place)
            .is_some_and(|by| self.border.crosses(&self.stretch, other, &by) == Some(false))
    }

    /// On to the next stretch.
    fn onward(self, other: &Border<'_, '_>) -> Self {
        let Some(stretch) = self.border.next(self.stretch.edge) else {
            return Self { end: End::Nothing, ..self };
        };
        let [_, to] = self.piece;
        Self { stretch, piece: [to; 2], rest: self.rest - 1, ..self }.until_end(0.0, None, other)
    }

    fn way(&self) -> Place<f64> {
        let [from, to] = self.stretch.places();
        minus(to, from)
    }

    /// Whether it comes to the end of its stretch before another walk, beside it; where they lead apart,
    /// whether the way across to there is the shorter one.
    fn ends_before(&self, other: &Walk<'_, '_, '_>) -> bool {
        let ([from, to], [other_from, other_to]) = (self.piece, other.piece);
        let ways = unit(self.way()).zip(unit(other.way()));
        match ways.filter(|(a, b)| dot(*a, *b) > 0.0) {
            Some((a, b)) => dot(plus(a, b), minus(other_to, to)) >= 0.0,
            None => square(to, other_from) <= square(from, other_to),
        }
    }

    /// Whether it leads the same way as another walk, beside it.
    fn is_beside(&self, other: &Walk<'_, '_, '_>) -> bool {
        let way = self.way();
        let [[a, b], [c, d]] = [self.piece, other.piece].map(|ends| ends.map(|end| dot(way, end)));
        dot(way, other.way()) > 0.0 && a < d && c < b
    }
}

/// Visits the pairs of edges that lie opposite each other around what two shapes share, from where the
/// second border enters the first shape; in the direction in which both lead around it. Tells the last
/// edges, at the end of it.
pub(super) fn each_pair<'a, 'b>(
    borders: (&Border<'_, 'a>, &Border<'_, 'b>),
    (entered, entering): (Stretch<'a>, Stretch<'b>),
    mut visit: impl FnMut(Edge<'a>, Edge<'b>),
) -> (Edge<'a>, Edge<'b>) {
    let backward = entered.reversed();
    let mut a = Walk::of(borders.0, backward, &entering, borders.1);
    let mut b = Walk::of(borders.1, entering, &backward, borders.0);
    loop {
        if a.is_beside(&b) {
            visit(a.stretch.edge, b.stretch.edge);
        }
        let is_first = match (a.end, b.end) {
            (End::Stretch, End::Stretch) => a.ends_before(&b),
            (End::Stretch, End::Exit) => true,
            (End::Exit, End::Stretch) => false,
            _ => return (a.stretch.edge, b.stretch.edge),
        };
        if is_first {
            a = a.onward(borders.1);
        } else {
            b = b.onward(borders.0);
        }
    }
}

/// The square of the distance between two places.
fn square(a: Place<f64>, b: Place<f64>) -> f64 {
    let way = minus(b, a);
    dot(way, way)
}

//! The pieces of a border, one after the other, and where each comes from.

use core::cmp::Ordering;

use super::beside::{Beside, Own};
use super::piece::{Piece, Place};
use crate::exact::real::Real;
use crate::outline::{Bounds, Outline, Spot, Vertex, compare, dot, minus, plus, side};
use crate::vector::Vector2D;

/// Which piece of a border it is: of which member, and which one there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Id {
    pub(crate) member: u32,
    pub(crate) number: u32,
}

/// A piece of a border with what is known of it.
#[derive(Clone, Copy)]
pub(crate) struct Labelled<R> {
    pub(crate) id: Id,
    pub(crate) piece: Piece<R>,
    pub(crate) source: Source,
}

impl<R> Labelled<R> {
    /// The point that it is, if it is a single one.
    pub(crate) fn dot(&self) -> Option<Spot> {
        match self.source {
            Source::Edge([a, b], _) if a == b => Some(a),
            _ => None,
        }
    }

    /// Whether it is a single point.
    pub(crate) fn is_dot(&self) -> bool {
        self.dot().is_some()
    }
}

impl<R: Real> Labelled<R> {
    /// Whether it has no area beside it.
    pub(crate) fn is_flat(&self) -> bool {
        let beside = match self.source {
            Source::Edge(_, beside) => beside,
            Source::Simple(beside) => Some(beside),
            _ => None,
        };
        beside == Some(Beside::ON)
    }

    /// Whether it is all of a line.
    pub(crate) fn is_endless(&self) -> bool {
        self.piece.range().is_none()
    }
}

/// Where a piece of a border comes from.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    /// An edge from vertex to vertex; what lies beside it, if that is the same everywhere.
    Edge([Spot; 2], Option<Beside>),
    /// Another piece of a simple border, beside which this lies everywhere.
    Simple(Beside),
    /// The line beside a rounded edge, on whose left it is, as far as it is border.
    Side([Spot; 2]),
    /// An arc around the vertex between two others, or the same again where there is none, as far as it
    /// is border; their edges do not come nearer.
    Arc([Spot; 3]),
    /// The circle around such a vertex, as far as it is border.
    Around,
}

impl Source {
    /// On which piece a place is then known to lie, if that has a number.
    pub(super) fn own(self, number: u32) -> Option<Own> {
        match self {
            Self::Edge(..) => Some(Own::Edge(number)),
            Self::Side(ends) => Some(Own::Side(ends)),
            Self::Arc(vertices) => Some(Own::Arc(vertices)),
            Self::Simple(_) | Self::Around => None,
        }
    }
}

/// A visit to the pieces of a border, one after the other.
pub(super) struct Tour<'t, R: Real> {
    /// The next piece.
    pub(super) next: Id,
    /// What is certainly away from here needs no visit.
    pub(super) within: Bounds,
    /// The ends of what is straight, if nothing is wanted but what meets that.
    pub(super) met: Option<[[f64; 2]; 2]>,
    /// A place, if nothing is wanted but what may come within a distance of it.
    pub(super) at: Option<([f64; 2], f64)>,
    /// The only piece that is wanted.
    pub(super) only: Option<Id>,
    /// In which the pieces are made.
    pub(super) run: R::Run,
    pub(super) test: &'t mut dyn FnMut(&Labelled<R>) -> Option<bool>,
}

impl<'t, R: Real> Tour<'t, R> {
    pub(super) fn new(
        within: Bounds,
        run: R::Run,
        test: &'t mut dyn FnMut(&Labelled<R>) -> Option<bool>,
    ) -> Self {
        Self { next: Id::default(), within, met: None, at: None, only: None, run, test }
    }

    /// Visits the next piece, which is made only then.
    #[inline]
    pub(super) fn show(
        &mut self,
        source: Source,
        piece: impl FnOnce() -> Piece<R>,
    ) -> Option<bool> {
        let (id, is_unwanted) = (self.next, self.skips(1));
        self.next.number += 1;
        if is_unwanted {
            return Some(false);
        }
        let label = Labelled { id, piece: piece(), source };
        (self.test)(&label)
    }

    /// Whether none of the next pieces is wanted.
    pub(super) fn skips(&self, count: u32) -> bool {
        self.only.is_some_and(|only| {
            let last = Id { number: self.next.number + count, ..self.next };
            only < self.next || only >= last
        })
    }
}

/// What becomes of an edge around which a shape is rounded.
#[derive(Clone, Copy)]
pub(super) enum Rounding {
    None,
    Circle,
    Capsule,
    Edges,
}

impl Rounding {
    pub(super) fn of(outline: &Outline<'_>) -> Self {
        match () {
            () if outline.radius == 0.0 => Self::None,
            () if outline.is_circle() => Self::Circle,
            () if outline.is_capsule() => Self::Capsule,
            () => Self::Edges,
        }
    }

    /// How many pieces there are of an edge.
    pub(super) fn pieces(self, is_dot: bool, is_last: bool) -> u32 {
        match self {
            Self::None | Self::Circle => 1,
            Self::Capsule => 4,
            Self::Edges => 1 + u32::from(is_last) + if is_dot { 0 } else { 2 },
        }
    }
}

/// The sides and the ends of a capsule: counterclockwise, from the side to the right of its way on.
#[inline(never)]
pub(super) fn any_capsule_piece<R: Real>(
    [a, b]: &[Place<R>; 2],
    radius: R,
    tour: &mut Tour<'_, R>,
) -> Option<bool> {
    let normal = normal(*a, *b);
    let back = normal.map(|x| -x);
    let source = Source::Simple(Beside::LEFT);
    Some(
        tour.show(source, || beside([a, b], &normal, radius))?
            || tour.show(source, || half_circle(b, &normal, radius))?
            || tour.show(source, || beside([b, a], &back, radius))?
            || tour.show(source, || half_circle(a, &back, radius))?,
    )
}

/// The way from one point to another, moved aside along a direction of length 1.
#[inline(never)]
fn beside<R: Real>([a, b]: [&Place<R>; 2], normal: &Place<R>, radius: R) -> Piece<R> {
    let offset = normal.map(|x| radius * x);
    Piece::between(plus(*a, offset), plus(*b, offset))
}

/// Half of the circle around a point, from a direction on.
#[inline(never)]
fn half_circle<R: Real>(center: &Place<R>, normal: &Place<R>, radius: R) -> Piece<R> {
    Piece::arc(*center, radius, *normal, radius.like(2.0))
}

/// An edge around which a shape is rounded, with the vertex before it.
pub(super) struct Rounded<'v, R> {
    pub(super) before: Option<&'v Vertex>,
    pub(super) vertices: [&'v Vertex; 2],
    /// Where the vertices are.
    pub(super) ends: [Place<R>; 2],
    pub(super) radius: R,
    /// Whether nothing follows on it.
    pub(super) is_last: bool,
}

impl<R: Real> Rounded<'_, R> {
    /// All that may be border: what is around its start, or its last end, and both sides.
    #[inline(never)]
    pub(super) fn any_piece(&self, anchor: Vector2D, tour: &mut Tour<'_, R>) -> Option<bool> {
        let ([a, b], radius) = (&self.ends, self.radius);
        let spots = self.vertices.map(|vertex| vertex.spot);
        if spots[0] == spots[1] {
            let is_last = self.is_last;
            return Some(
                tour.show(Source::Around, || Piece::circle(*a, radius))?
                    || is_last && tour.show(Source::Around, || Piece::circle(*b, radius))?,
            );
        }
        let normal = normal(*a, *b);
        let is_unwanted = tour.skips(1);
        let (start, source) =
            if is_unwanted { (None, Source::Around) } else { self.start(&normal, anchor) };
        match start {
            Some(start) if tour.show(source, || start)? => return Some(true),
            Some(_) => {}
            // It keeps its number.
            None => tour.next.number += 1,
        }
        let end = Source::Arc([spots[0], spots[1], spots[1]]);
        if self.is_last && tour.show(end, || half_circle(b, &normal, radius))? {
            return Some(true);
        }
        let (side, back) = (Source::Side(spots), normal.map(|x| -x));
        Some(
            tour.show(side, || beside([a, b], &normal, radius))?
                || tour.show(side, || beside([b, a], &back, radius))?,
        )
    }

    /// Around the start: only where neither this edge nor the one before it is nearer than the vertex; none
    /// where they go straight on.
    #[inline(never)]
    fn start(&self, normal_on: &Place<R>, anchor: Vector2D) -> (Option<Piece<R>>, Source) {
        let (a, [start, end], radius) = (&self.ends[0], self.vertices, self.radius);
        let back = normal_on.map(|x| -x);
        let half = radius.like(2.0);
        let arc = |before: &Vertex| Source::Arc([before.spot, start.spot, end.spot]);
        let Some(before) = self.before else {
            return (Some(half_circle(a, &back, radius)), arc(start));
        };
        if before.spot == start.spot {
            return (Some(Piece::circle(*a, radius)), Source::Around);
        }
        let normal_before = normal(before.spot.seen_in(anchor, radius.run()), *a);
        let cos = dot(normal_before, *normal_on);
        let (from, turn) = match side(before, start, end) {
            Ordering::Greater => (normal_before, cos.like(1.0) - cos),
            Ordering::Less => (back, cos.like(1.0) - cos),
            Ordering::Equal if are_in_order([before, start, end]) => return (None, arc(before)),
            Ordering::Equal => (normal_before, half),
        };
        (Some(Piece::arc(*a, radius, from, turn)), arc(before))
    }
}

/// Whether vertices on one line lie one behind the other.
pub(super) fn are_in_order([a, b, c]: [&Vertex; 3]) -> bool {
    [0, 1].into_iter().all(|axis| compare(axis, a, b) == compare(axis, b, c))
}

/// The direction of length 1 to the right of the way from one point to another.
#[inline(never)]
fn normal<R: Real>(a: Place<R>, b: Place<R>) -> Place<R> {
    let [x, y] = minus(b, a);
    let length = dot([x, y], [x, y]).square_root();
    [y.over(length), -x.over(length)]
}

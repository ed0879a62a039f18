//! Sectors and ring sectors.

use std::cmp::Ordering;

use super::lift::Spot;
use super::line::Line;
use super::simple::Filling;
use super::straight::{Straight, edges_within, quick};
use super::surd::{Place, Surd};
use crate::big::Big;
use crate::number::{Filter, Number, all, any};
use crate::point::{Edge, Point, near_segment};

type Answer = Option<bool>;

/// A sector with an area, or an arc.
pub(crate) struct Sector {
    exact: Arcs<Big>,
    quick: Arcs<Filter>,
    /// The straight parts of the border.
    pub(crate) sides: Vec<[Spot; 2]>,
    /// Any point of it.
    sample: Spot,
}

/// The round part.
pub(crate) struct Arcs<N> {
    pub(crate) center: Point<N>,
    pub(crate) inner: N,
    pub(crate) outer: N,
    pub(crate) wedge: Wedge<N>,
}

/// The directions that belong to a sector.
pub(crate) enum Wedge<N> {
    Whole,
    /// From the first counterclockwise to the second, at most 180 degrees.
    Narrow([Point<N>; 2]),
    /// More than that: all but those strictly between the second and the first.
    Wide([Point<N>; 2]),
}

impl Sector {
    /// From vectors to the corners: the ends of the inner and the outer arc.
    pub(crate) fn new(exact: Arcs<Big>, sides: Vec<[Spot; 2]>, sample: Spot) -> Self {
        let rough = |number: &Big| number.rough().expect("a rough value");
        let wedge = match &exact.wedge {
            Wedge::Whole => Wedge::Whole,
            Wedge::Narrow(vectors) => Wedge::Narrow(vectors.each_ref().map(quick)),
            Wedge::Wide(vectors) => Wedge::Wide(vectors.each_ref().map(quick)),
        };
        let quick = Arcs {
            center: quick(&exact.center),
            inner: rough(&exact.inner),
            outer: rough(&exact.outer),
            wedge,
        };
        Self { exact, quick, sides, sample }
    }

    pub(crate) fn meets_line(&self, line: &Line) -> Answer {
        let end = line.base.plus(&line.direction);
        let runs = self.sides.iter().map(|side| side.to_vec()).collect();
        let sides = Straight::new(runs, Filling::Open, zero(&end.x));
        any([self.is_crossed((&line.base, &end), false), line.meets_straight(&sides)])
    }

    /// Whether it comes within the radius of straight edges or what they enclose.
    pub(crate) fn meets_straight(&self, other: &Straight) -> Answer {
        let reach = &other.radius;
        let inside = any(other.corners.iter().map(|corner| self.is_near(corner, reach)));
        if inside == Some(true) {
            return inside;
        }
        let crossed = any(other.each_edge().map(|edge| self.reaches(edge, reach)));
        match any([inside, crossed]) {
            Some(true) => Some(true),
            unsure => any([unsure, other.holds(&self.sample)]),
        }
    }

    pub(crate) fn meets(&self, other: &Self) -> Answer {
        let crossed = |a: &Self, b: &Self| {
            any(b.sides.iter().map(|[from, to]| a.is_crossed((from, to), true)))
        };
        let nothing = zero(&self.sample.x);
        any([
            self.is_near(&other.sample, &nothing),
            other.is_near(&self.sample, &nothing),
            crossed(self, other),
            crossed(other, self),
            any(self.sides.iter().map(|[from, to]| other.touches_sides((from, to), &nothing))),
            self.arcs_meet(other),
            any(other.sides.iter().flatten().map(|corner| self.is_near(corner, &nothing))),
            any(self.sides.iter().flatten().map(|corner| other.is_near(corner, &nothing))),
        ])
    }

    fn arcs_meet(&self, other: &Self) -> Answer {
        let [a, b] = [&self.exact, &other.exact].map(Arcs::radii);
        let [quick_a, quick_b] = [&self.quick, &other.quick].map(Arcs::radii);
        let pairs = (0..4).map(|number| (number / 2, number % 2));
        any(pairs.map(|(i, j)| {
            let fast = rims_meet((&self.quick, quick_a[i]), (&other.quick, quick_b[j]));
            fast.or_else(|| rims_meet((&self.exact, a[i]), (&other.exact, b[j])))
        }))
    }

    /// Whether a point comes within reach.
    fn is_near(&self, point: &Spot, reach: &Big) -> Answer {
        let rough = reach.rough().expect("a rough value");
        let round =
            self.quick.is_near(&quick(point), &rough).or_else(|| self.exact.is_near(point, reach));
        if round == Some(true) || reach.is_zero() == Some(true) {
            return round;
        }
        let sides = self.sides.iter().map(|[from, to]| near_segment(point, (from, to), reach));
        any(sides.chain([round]))
    }

    /// Whether an edge, but for its ends, comes within reach of the border.
    fn reaches(&self, edge: Edge<Big>, reach: &Big) -> Answer {
        let rough = reach.rough().expect("a rough value");
        let [from, to] = [edge.0, edge.1].map(quick);
        let foot = self.quick.is_near_foot((&from, &to), &rough);
        any([
            self.is_crossed(edge, true),
            self.touches_sides(edge, reach),
            foot.or_else(|| self.exact.is_near_foot(edge, reach)),
        ])
    }

    fn touches_sides(&self, edge: Edge<Big>, reach: &Big) -> Answer {
        any(self.sides.iter().map(|[from, to]| edges_within(reach, edge, (from, to))))
    }

    /// Whether an arc is crossed by an edge, or by the line through it.
    fn is_crossed(&self, edge: Edge<Big>, ends: bool) -> Answer {
        let [from, to] = [edge.0, edge.1].map(quick);
        let radii = self.exact.radii().into_iter().zip(self.quick.radii());
        any(radii.map(|(exact, rough)| {
            let fast = self.quick.is_crossed(rough, (&from, &to), ends);
            fast.or_else(|| self.exact.is_crossed(exact, edge, ends))
        }))
    }
}

fn zero(like: &Big) -> Big {
    like.minus(like)
}

impl<N: Number> Arcs<N> {
    fn radii(&self) -> [&N; 2] {
        [&self.outer, &self.inner]
    }

    /// Whether a point is in the wedge, and within reach of the distances.
    fn is_near(&self, point: &Point<N>, reach: &N) -> Answer {
        let ahead = point.minus(&self.center);
        let (square, below) = (ahead.squared(), self.inner.minus(reach));
        let far_enough = match below.sign() {
            Some(Ordering::Less | Ordering::Equal) => Some(true),
            _ => below.squared().at_most(&square),
        };
        let limit = self.outer.plus(reach).squared();
        all([square.at_most(&limit), far_enough, self.wedge.holds(&Place::exact(ahead))])
    }

    /// Whether the point of an edge that is nearest to the center is no end, in the wedge, and
    /// within reach of the rim from outside.
    fn is_near_foot(&self, (from, to): Edge<N>, reach: &N) -> Answer {
        let (ahead, along) = (from.minus(&self.center), to.minus(from));
        let (whole, part) = (along.squared(), ahead.dot(&along));
        let behind = part.plus(&whole);
        if part.sign()?.is_ge() || behind.sign()?.is_le() {
            return Some(false);
        }
        let height = ahead.cross(&along).squared();
        let limit = |radius: &N| radius.squared().times(&whole);
        let foot = ahead.times(&whole).minus(&along.times(&part));
        all([
            height.at_most(&limit(&self.outer.plus(reach))),
            limit(&self.outer).at_most(&height),
            self.wedge.holds(&Place::exact(foot)),
        ])
    }

    /// Whether an arc is crossed by an edge, or by the line through it: where
    /// |ahead + t along|² = radius².
    fn is_crossed(&self, radius: &N, (from, to): Edge<N>, ends: bool) -> Answer {
        let (ahead, along) = (from.minus(&self.center), to.minus(from));
        let (whole, part) = (along.squared(), ahead.dot(&along));
        let rest = ahead.squared().minus(&radius.squared());
        let under = part.squared().minus(&whole.times(&rest));
        if whole.is_zero()? || under.sign()?.is_lt() {
            return Some(false);
        }
        let foot = ahead.times(&whole).minus(&along.times(&part));
        let (start, end) = (part.times(&whole), part.plus(&whole).times(&whole));
        let zero = part.minus(&part);
        let backward = (zero.minus(&whole), from.minus(to));
        any([(whole.clone(), along), backward].map(|(sign, factor)| {
            let crossing = Place { plain: foot.clone(), root: Some((factor, &under)) };
            let after = Surd { plain: zero.minus(&start), factor: sign.clone(), under: &under };
            let before = Surd { plain: end.clone(), factor: zero.minus(&sign), under: &under };
            let inside = [after, before].map(|surd| Some(!ends || surd.sign()?.is_ge()));
            all(inside.into_iter().chain([self.wedge.holds(&crossing)]))
        }))
    }
}

impl<N: Number> Wedge<N> {
    fn holds(&self, ahead: &Place<N>) -> Answer {
        let left_of = |direction| Some(ahead.side_of(direction)?.is_ge());
        let right_of = |direction| Some(ahead.side_of(direction)?.is_le());
        match self {
            Wedge::Whole => Some(true),
            Wedge::Narrow([low, high]) => all([left_of(low), right_of(high)]),
            Wedge::Wide([low, high]) => any([left_of(low), right_of(high)]),
        }
    }
}

/// Whether two arcs share a point, unless they have the same center.
///
/// From one center to the other, `gap`, the crossings lie `plain / 2 gap²` of it ahead and
/// `± sqrt(under) / 2 gap²` of it aside.
fn rims_meet<N: Number>((a, radius_a): (&Arcs<N>, &N), (b, radius_b): (&Arcs<N>, &N)) -> Answer {
    let gap = b.center.minus(&a.center);
    if gap.is_null()? {
        return Some(false);
    }
    let square = gap.squared();
    let twice = square.plus(&square);
    let plain = radius_a.squared().minus(&radius_b.squared()).plus(&square);
    let limit = radius_a.squared().times(&twice.plus(&twice));
    let under = limit.minus(&plain.squared());
    if under.sign()?.is_lt() {
        return Some(false);
    }
    let (zero, ahead) = (plain.minus(&plain), gap.times(&plain));
    let left = Point { x: zero.minus(&gap.y), y: gap.x.clone() };
    let right = Point { x: gap.y.clone(), y: zero.minus(&gap.x) };
    any([left, right].map(|factor| {
        let place = |plain: Point<N>| Place { plain, root: Some((factor.clone(), &under)) };
        let from_b = ahead.minus(&gap.times(&twice));
        all([a.wedge.holds(&place(ahead.clone())), b.wedge.holds(&place(from_b))])
    }))
}

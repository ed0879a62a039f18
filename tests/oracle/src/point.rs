//! Points, and the sets of them that shapes are.

use std::array::from_fn;

use crate::number::{Filter, Number, all, any};

/// A point or a difference of points.
#[derive(Clone, Debug)]
pub(crate) struct Point<N> {
    pub(crate) x: N,
    pub(crate) y: N,
}

impl<N: Number> Point<N> {
    /// From its two coordinates.
    pub(crate) fn of(numbers: &[N]) -> Self {
        Self { x: numbers[0].clone(), y: numbers[1].clone() }
    }

    /// The same point in quick arithmetic, if this is not that already.
    pub(crate) fn rough(&self) -> Option<Point<Filter>> {
        Some(Point { x: self.x.rough()?, y: self.y.rough()? })
    }

    pub(crate) fn plus(&self, other: &Self) -> Self {
        Self { x: self.x.plus(&other.x), y: self.y.plus(&other.y) }
    }

    pub(crate) fn minus(&self, other: &Self) -> Self {
        Self { x: self.x.minus(&other.x), y: self.y.minus(&other.y) }
    }

    pub(crate) fn times(&self, factor: &N) -> Self {
        Self { x: self.x.times(factor), y: self.y.times(factor) }
    }

    pub(crate) fn dot(&self, other: &Self) -> N {
        self.x.times(&other.x).plus(&self.y.times(&other.y))
    }

    pub(crate) fn cross(&self, other: &Self) -> N {
        self.x.times(&other.y).minus(&self.y.times(&other.x))
    }

    pub(crate) fn squared(&self) -> N {
        self.dot(self)
    }

    pub(crate) fn is_null(&self) -> Option<bool> {
        all([self.x.is_zero(), self.y.is_zero()])
    }

    pub(crate) fn equals(&self, other: &Self) -> Option<bool> {
        self.minus(other).is_null()
    }
}

/// The convex hull of 1, 2 or 4 points; 4 go around counterclockwise.
#[derive(Clone, Debug)]
pub(crate) struct Hull<N>(Vec<Point<N>>);

impl<N: Number> Hull<N> {
    pub(crate) fn point(point: Point<N>) -> Self {
        Self(vec![point])
    }

    pub(crate) fn segment(from: Point<N>, to: Point<N>) -> Self {
        Self(vec![from, to])
    }

    /// From origin and size.
    pub(crate) fn rectangle(numbers: &[N]) -> Self {
        let (origin, size) = (Point::of(numbers), Point::of(&numbers[2..]));
        let end = origin.plus(&size);
        let right = Point { x: end.x.clone(), y: origin.y.clone() };
        let left = Point { x: origin.x.clone(), y: end.y.clone() };
        Self(vec![origin, right, end, left])
    }

    /// From center and half axes, seen from another origin.
    pub(crate) fn oriented(numbers: &[N], origin: &Point<N>) -> Self {
        let center = Point::of(numbers).minus(origin);
        let (width, height) = (Point::of(&numbers[2..]), Point::of(&numbers[4..]));
        let (right, left) = (center.plus(&width), center.minus(&width));
        Self(vec![
            right.minus(&height),
            right.plus(&height),
            left.plus(&height),
            left.minus(&height),
        ])
    }

    pub(crate) fn corners(&self) -> &[Point<N>] {
        &self.0
    }

    /// The lines from corner to opposite corner.
    pub(crate) fn diagonals(&self) -> [(&Point<N>, &Point<N>); 2] {
        from_fn(|i| (&self.0[i], &self.0[i + 2]))
    }

    fn edges(&self) -> impl Iterator<Item = Edge<'_, N>> + Clone {
        let count = self.0.len();
        let edges = if count == 4 { 4 } else { 1 };
        (0..edges).map(move |i| (&self.0[i], &self.0[(i + 1) % count]))
    }

    /// Whether a point is inside and on no edge; never in a hull without area.
    fn surrounds(&self, point: &Point<N>) -> Option<bool> {
        if self.0.len() < 4 {
            return Some(false);
        }
        all(self.edges().map(|edge| is_left(point, edge)))
    }

    /// Whether the two share a point: two edges do, or one hull lies within the other.
    pub(crate) fn meets(&self, other: &Self) -> Option<bool> {
        let pairs = self.edges().flat_map(|a| other.edges().map(move |b| (a, b)));
        let edges = pairs.map(|(a, b)| segments_meet(a, b));
        let within = [(self, other), (other, self)];
        any(edges.chain(within.into_iter().map(|(a, b)| a.surrounds(&b.0[0]))))
    }

    /// Whether the two come within a distance.
    pub(crate) fn comes_within(&self, distance: &N, other: &Self) -> Option<bool> {
        let from = |a: &Self, b: &Self| {
            let pairs = a.0.iter().flat_map(|point| b.edges().map(move |edge| (point, edge)));
            any(pairs.map(|(point, edge)| near_segment(point, edge, distance)))
        };
        match any([from(self, other), from(other, self)]) {
            Some(true) => Some(true),
            unsure => any([self.meets(other), unsure]),
        }
    }
}

/// Two ends.
pub(crate) type Edge<'a, N> = (&'a Point<N>, &'a Point<N>);

/// Whether a point lies to the left, looking along an edge.
fn is_left<N: Number>(point: &Point<N>, (from, to): Edge<N>) -> Option<bool> {
    let quick = || is_left(&point.rough()?, (&from.rough()?, &to.rough()?));
    quick().or_else(|| {
        let turn = to.minus(from).cross(&point.minus(from));
        turn.sign().map(|sign| sign.is_gt())
    })
}

/// Whether two segments share a point, in quick arithmetic first where that is another one.
pub(crate) fn segments_meet<N: Number>(a: Edge<N>, b: Edge<N>) -> Option<bool> {
    let quick = || {
        let [a, b] = [(a.0.rough()?, a.1.rough()?), (b.0.rough()?, b.1.rough()?)];
        segments_cross((&a.0, &a.1), (&b.0, &b.1))
    };
    quick().or_else(|| segments_cross(a, b))
}

/// Whether two segments share a point: by the parameters of the crossing, or, where they are
/// parallel or of length 0, because an end of one lies on the other.
fn segments_cross<N: Number>(a: Edge<N>, b: Edge<N>) -> Option<bool> {
    let (along_a, along_b, gap) = (a.1.minus(a.0), b.1.minus(b.0), b.0.minus(a.0));
    let whole = along_a.cross(&along_b);
    if whole.is_zero()? {
        return any([
            on_segment(a.0, b),
            on_segment(a.1, b),
            on_segment(b.0, a),
            on_segment(b.1, a),
        ]);
    }
    all([is_fraction(&gap.cross(&along_b), &whole), is_fraction(&gap.cross(&along_a), &whole)])
}

/// Whether `part / whole` is in 0..=1; `whole` is not 0.
pub(crate) fn is_fraction<N: Number>(part: &N, whole: &N) -> Option<bool> {
    let rest = whole.minus(part);
    let [part, rest, whole] = [part, &rest, whole].map(N::sign);
    let along = |sign: Option<_>| Some(sign? != whole?.reverse());
    all([along(part), along(rest)])
}

/// Whether a point lies on a segment, which may be a point itself.
pub(crate) fn on_segment<N: Number>(point: &Point<N>, (from, to): Edge<N>) -> Option<bool> {
    let (ahead, behind) = (point.minus(from), point.minus(to));
    let between = ahead.dot(&behind).sign().map(|sign| sign.is_le());
    all([to.minus(from).cross(&ahead).is_zero(), between])
}

/// Whether a point comes within a distance of a segment, in quick arithmetic first.
pub(crate) fn near_segment<N: Number>(
    point: &Point<N>,
    edge: Edge<N>,
    distance: &N,
) -> Option<bool> {
    let quick = || {
        let (from, to) = (edge.0.rough()?, edge.1.rough()?);
        nearest_within(&point.rough()?, (&from, &to), &distance.rough()?)
    };
    quick().or_else(|| nearest_within(point, edge, distance))
}

/// Whether a point comes within a distance of a segment: by the nearest point, as a fraction of
/// the way along.
fn nearest_within<N: Number>(point: &Point<N>, (from, to): Edge<N>, distance: &N) -> Option<bool> {
    let (along, ahead) = (to.minus(from), point.minus(from));
    let (part, whole) = (ahead.dot(&along), along.squared());
    if part.sign()?.is_le() {
        return ahead.squared().at_most(&distance.squared());
    }
    if whole.at_most(&part)? {
        return point.minus(to).squared().at_most(&distance.squared());
    }
    let gap = ahead.times(&whole).minus(&along.times(&part));
    gap.squared().at_most(&distance.times(&whole).squared())
}

//! Whether pieces hold points and cross, up to the last of many bits: where one answer is as good
//! as the other.

use super::piece::{Arcs, Edge, Outline, Piece};
use super::vector::Vector;
use crate::Real;
use crate::any::simple::Filling;

impl Outline {
    /// Whether a point lies inside by the even-odd rule; on the border either answer may come.
    pub(crate) fn surrounds(&self, point: &Vector) -> bool {
        let crossed = |edge: &Edge| passes_below(point, *edge);
        self.filling == Filling::Filled && self.each_edge().filter(crossed).count() % 2 == 1
    }
}

/// Whether an edge crosses the ray straight down from a point, or begins there. Edges there and back
/// get the same answer.
pub(crate) fn passes_below(point: &Vector, [from, to]: Edge) -> bool {
    let starts_left = from.x <= point.x;
    let ends_left = to.x <= point.x;
    let [left, right] = if starts_left { [from, to] } else { [to, from] };
    let turn = || right.minus(left).cross(&point.minus(left));
    starts_left != ends_left && !turn().is_negative()
}

impl Arcs {
    pub(crate) fn holds(&self, point: &Vector) -> bool {
        let ahead = point.minus(&self.center);
        let square = ahead.squared();
        let between = &self.inner * &self.inner <= square && square <= &self.outer * &self.outer;
        between && self.opening.holds(&ahead)
    }

    /// Where a segment, or the line through it, crosses an arc.
    pub(crate) fn crossings(&self, [from, to]: Edge, ends: bool) -> Vec<Vector> {
        let (ahead, along) = (from.minus(&self.center), to.minus(from));
        let (whole, part) = (along.squared(), ahead.dot(&along));
        let mut crossings = Vec::new();
        if whole.is_zero() {
            return crossings;
        }
        for radius in [&self.inner, &self.outer] {
            let rest = &ahead.squared() - &(radius * radius);
            let under = &(&part * &part) - &(&whole * &rest);
            if under.is_negative() {
                continue;
            }
            let root = under.root();
            for shift in [&root - &part, &-&root - &part] {
                let outside = shift.is_negative() || shift > whole;
                let place = ahead.plus(&along.times(&shift).divided_by(&whole));
                if !(ends && outside) && self.opening.holds(&place) {
                    crossings.push(self.center.plus(&place));
                }
            }
        }
        crossings
    }

    fn rims_cross(&self, other: &Self) -> bool {
        let gap = other.center.minus(&self.center);
        if gap.is_null() {
            return false;
        }
        let radii = [&self.inner, &self.outer];
        let pairs = radii.into_iter().flat_map(|a| [(a, &other.inner), (a, &other.outer)]);
        pairs.into_iter().any(|(a, b)| {
            rim_crossings(&gap, a, b)
                .iter()
                .any(|place| self.opening.holds(place) && other.opening.holds(&place.minus(&gap)))
        })
    }
}

/// Where two circles cross, seen from the center of the first one.
fn rim_crossings(gap: &Vector, a: &Real, b: &Real) -> Vec<Vector> {
    let square = gap.squared();
    let twice = &square + &square;
    let plain = &(&(a * a) - &(b * b)) + &square;
    let under = &(&(a * a) * &(&twice + &twice)) - &(&plain * &plain);
    if under.is_negative() {
        return Vec::new();
    }
    let (ahead, aside) = (gap.times(&plain), gap.left().times(&under.root()));
    [ahead.plus(&aside), ahead.minus(&aside)].map(|place| place.divided_by(&twice)).into()
}

/// Whether two segments cross.
pub(crate) fn segments_cross(a: Edge, b: Edge) -> bool {
    let side = |[from, to]: Edge, point: &Vector| {
        let turn = to.minus(from).cross(&point.minus(from));
        if turn.is_zero() {
            0
        } else if turn.is_negative() {
            -1
        } else {
            1
        }
    };
    side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0
}

impl Piece {
    /// Whether two pieces share more than their borders.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Piece::Line(_, a), Piece::Line(_, b)) => !a.cross(b).is_zero(),
            (Piece::Line(base, along), piece) | (piece, Piece::Line(base, along)) => {
                let end = base.plus(along);
                piece.is_crossed_by_line([base, &end])
            }
            (Piece::Outline(a), Piece::Outline(b)) => {
                outlines_cross(a, b)
                    || a.starts.iter().any(|&start| b.surrounds(&a.corners[start]))
                    || b.starts.iter().any(|&start| a.surrounds(&b.corners[start]))
            }
            (Piece::Outline(a), Piece::Sector(b)) | (Piece::Sector(b), Piece::Outline(a)) => {
                a.surrounds(&b.sample())
                    || a.starts.iter().any(|&start| b.holds(&a.corners[start]))
                    || a.each_edge().any(|edge| b.is_crossed(edge))
            }
            (Piece::Sector(a), Piece::Sector(b)) => {
                let crossed = |a: &Arcs, b: &Arcs| {
                    a.sides().iter().any(|[from, to]| b.is_crossed([from, to]))
                };
                a.holds(&b.sample())
                    || b.holds(&a.sample())
                    || crossed(a, b)
                    || crossed(b, a)
                    || a.rims_cross(b)
            }
        }
    }

    fn is_crossed_by_line(&self, line: Edge) -> bool {
        let along = line[1].minus(line[0]);
        let height = |point: &Vector| along.cross(&point.minus(line[0]));
        let crossed = |[from, to]: Edge| (&height(from) * &height(to)).is_negative();
        match self {
            Piece::Line(..) => false,
            Piece::Outline(outline) => outline.each_edge().any(crossed),
            Piece::Sector(arcs) => {
                let sides = arcs.sides();
                !arcs.crossings(line, false).is_empty()
                    || sides.iter().any(|[from, to]| crossed([from, to]))
            }
        }
    }
}

impl Arcs {
    fn is_crossed(&self, edge: Edge) -> bool {
        let sides = self.sides();
        !self.crossings(edge, true).is_empty()
            || sides.iter().any(|[from, to]| segments_cross(edge, [from, to]))
    }
}

/// Whether edges cross, those that are near each other.
fn outlines_cross(a: &Outline, b: &Outline) -> bool {
    let near = |i: usize, j: usize| {
        let (a, b) = (a.near_edge(i), b.near_edge(j));
        [0, 1].into_iter().all(|axis| {
            let [low, high] = range(a.map(|end| end[axis]));
            let [other_low, other_high] = range(b.map(|end| end[axis]));
            let margin = 1e-12 * (low.abs() + high.abs() + other_low.abs() + other_high.abs());
            low <= other_high + margin && other_low <= high + margin
        })
    };
    let pairs = (0..a.edges.len()).flat_map(|i| (0..b.edges.len()).map(move |j| (i, j)));
    pairs.filter(|&(i, j)| near(i, j)).any(|(i, j)| segments_cross(a.edge(i), b.edge(j)))
}

fn range([a, b]: [f64; 2]) -> [f64; 2] {
    [a.min(b), a.max(b)]
}

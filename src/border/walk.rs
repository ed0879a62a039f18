//! Along a border, from cut to cut.

use core::cmp::Ordering;

use super::figure::Figure;
use super::piece::{Piece, Place};
use super::tour::{Labelled, Source};
use crate::exact::real::Real;
use crate::outline::{Spot, Vertex, compare, cross, side};

/// A part of a piece between two cuts, along which nothing changes.
#[derive(Clone, Copy)]
pub(crate) struct Part<R> {
    pub(crate) piece: Piece<R>,
    /// Where it begins and ends; None where it is endless.
    pub(crate) from: Option<R>,
    pub(crate) to: Option<R>,
}

impl<R: Real> Part<R> {
    /// A parameter in between; not halfway, where on a grid much lies in line.
    fn middle(&self) -> R {
        const PART: f32 = 0.436;
        match (self.from, self.to) {
            (Some(from), Some(to)) => from + R::new(PART) * (to - from),
            // So far beyond that it does not matter what the cut is off by.
            (Some(from), None) => from + R::new(PART) + from.absolute(),
            (None, Some(to)) => to - R::new(PART) - to.absolute(),
            (None, None) => R::new(PART),
        }
    }

    /// Whether it begins or ends at a parameter.
    pub(crate) fn has_end(&self, parameter: R) -> Option<bool> {
        let is_whole = self.piece.is_whole_circle();
        for end in [self.from, self.to].into_iter().flatten() {
            let apart = end - parameter;
            // A circle ends where it begins.
            let is_round = is_whole && (apart.absolute() - R::new(4.0)).sign()?.is_eq();
            if is_round || apart.sign()?.is_eq() {
                return Some(true);
            }
        }
        Some(false)
    }

    /// A point in the middle, and the direction of the piece there.
    pub(crate) fn sample(&self) -> [Place<R>; 2] {
        let middle = self.middle();
        [self.piece.at(middle), self.piece.tangent(middle)]
    }
}

/// What one finds along a piece.
pub(crate) enum Find<R> {
    /// A point, which is all of the piece.
    Dot(Place<R>),
    /// A point of the other border, at a parameter.
    Cut(R),
    /// A part between two cuts.
    Part(Part<R>),
}

/// Goes along a piece of a figure and shows where another figure's border meets it, and the parts in
/// between; those that the own border cuts apart, too.
pub(crate) fn walk<R: Real>(
    own: &Figure<'_>,
    label: &Labelled<R>,
    other: &Figure<'_>,
    mut show: impl FnMut(Find<R>) -> Option<()>,
) -> Option<()> {
    let piece = label.piece;
    if label.is_dot() {
        return show(Find::Dot(piece.at(R::new(0.0))));
    }
    let range = piece.range();
    let mut part = Part { piece, from: range.map(|[low, _]| low), to: None };
    let mut last = None;
    loop {
        let mut next: Option<(R, Name)> = None;
        any_cut(own, label, other, |cut, name| {
            if last.is_none() && !name.is_own {
                show(Find::Cut(cut))?;
            }
            let is_after =
                Some(name) != last && part.from.none_or(|from| Some(cut.compare(from)?.is_gt()))?;
            if is_after && next.none_or(|(next, _)| Some(cut.compare(next)?.is_lt()))? {
                next = Some((cut, name));
            }
            Some(())
        })?;
        let end = range.map(|[_, high]| high);
        part.to = next.map(|(cut, _)| cut).or(end);
        show(Find::Part(part))?;
        let Some((cut, name)) = next else { return Some(()) };
        if let Some(end) = end
            && cut.compare(end)?.is_ge()
        {
            return Some(());
        }
        (part.from, last) = (Some(cut), Some(name));
    }
}

/// Which cut it is: by a piece of which border, and which of its two.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Name {
    is_own: bool,
    index: u32,
    number: usize,
}

fn any_cut<R: Real>(
    own: &Figure<'_>,
    label: &Labelled<R>,
    other: &Figure<'_>,
    mut test: impl FnMut(R, Name) -> Option<()>,
) -> Option<()> {
    let mut cuts = |is_own: bool, by: &Labelled<R>| {
        for (number, cut) in label.piece.cuts(&by.piece)?.into_iter().enumerate() {
            if let Some(cut) = cut {
                test(cut, Name { is_own, index: by.index, number })?;
            }
        }
        Some(false)
    };
    let bounds = label.piece.bounds();
    other.any_piece_near(bounds, |by| cuts(false, &by))?;
    if own.may_cover_itself() {
        own.any_piece_near(bounds, |by| {
            if by.index == label.index || are_neighbours(label, &by)? {
                return Some(false);
            }
            cuts(true, &by)
        })?;
    }
    Some(())
}

/// Whether two pieces of a border share an end at most, so that neither cuts the other.
fn are_neighbours<R: Real>(a: &Labelled<R>, b: &Labelled<R>) -> Option<bool> {
    Some(match (a.source, b.source) {
        (Source::Edge(a_ends, _), Source::Edge(b_ends, _)) => match (a.piece, b.piece) {
            (Piece::Straight { along: a, .. }, Piece::Straight { along: b, .. }) => {
                a_ends.iter().any(|end| b_ends.contains(end)) && cross(a, b).sign()?.is_ne()
            }
            _ => false,
        },
        // Parallel, or one after the other.
        (Source::Side(a), Source::Side(b)) => a == b || goes_on(a, b) || goes_on(b, a),
        // The side touches the circle where both end.
        (Source::Side(ends), Source::Arc([_, middle, _]))
        | (Source::Arc([_, middle, _]), Source::Side(ends)) => ends.contains(&middle),
        _ => false,
    })
}

/// Whether an edge goes straight on where another one ends.
fn goes_on([a, b]: [Spot; 2], [c, d]: [Spot; 2]) -> bool {
    if b != c {
        return false;
    }
    let [a, b, d] = [a, b, d].map(|spot| Vertex::new(spot, b.home()));
    let onward = |axis: usize| (compare(axis, &a, &b), compare(axis, &b, &d));
    let is_onward = |(before, after): (Ordering, Ordering)| before == after;
    side(&a, &b, &d).is_eq() && is_onward(onward(0)) && is_onward(onward(1))
}

/// `is_none_or` for conditions that may be in doubt.
trait NoneOr<T> {
    fn none_or(self, condition: impl FnOnce(T) -> Option<bool>) -> Option<bool>;
}

impl<T> NoneOr<T> for Option<T> {
    fn none_or(self, condition: impl FnOnce(T) -> Option<bool>) -> Option<bool> {
        self.map_or(Some(true), condition)
    }
}

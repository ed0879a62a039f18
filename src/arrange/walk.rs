//! Along a border, from cut to cut.

use core::cmp::Ordering;

use super::figure::Figure;
use super::piece::{Piece, Place};
use super::tour::{Labelled, Source};
use crate::exact::real::Real;
use crate::outline::{Spot, Vertex, compare, cross, side};

/// A part of a piece between two cuts, along which nothing changes.
#[derive(Clone, Copy)]
pub(crate) struct Part<'p, R> {
    pub(crate) piece: &'p Piece<R>,
    /// Where it begins and ends; None where it is endless.
    pub(crate) from: Option<R>,
    pub(crate) to: Option<R>,
}

impl<R: Real> Part<'_, R> {
    /// A parameter in between; not halfway, where on a grid much lies in line, but a short number.
    fn middle(&self) -> R {
        const PART: f32 = 0.4375;
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
    #[inline(never)]
    pub(crate) fn sample(&self) -> [Place<R>; 2] {
        let middle = self.middle();
        [self.piece.at(middle), self.piece.tangent(middle)]
    }
}

/// What one finds along a piece.
pub(crate) enum Find<'p, R> {
    /// A point, which is all of the piece.
    Dot(Place<R>),
    /// A point of the other border, at a parameter.
    Cut(R),
    /// A part between two cuts.
    Part(Part<'p, R>),
}

/// How many cuts are sorted at once; where there are more, all pieces nearby are gone through again.
const ROOM: usize = 16;

/// The next cuts along a piece, in order.
struct Cuts<R> {
    /// Where they are, and whether the other border is there.
    list: [(R, bool); ROOM],
    count: usize,
    /// Whether more come after these.
    is_full: bool,
    /// Where they begin: those up to here were seen.
    after: Option<R>,
}

impl<R: Real> Cuts<R> {
    fn new() -> Self {
        Self { list: [(R::new(0.0), false); ROOM], count: 0, is_full: false, after: None }
    }

    /// Forgets all, and begins anew after a cut.
    fn begin(&mut self, after: Option<R>) {
        (self.count, self.is_full, self.after) = (0, false, after);
    }

    #[inline(never)]
    fn insert(&mut self, &cut: &R, is_shared: bool) -> Option<()> {
        if let Some(after) = self.after
            && cut.compare(after)?.is_le()
        {
            return Some(());
        }
        let mut place = self.count;
        while let Some(before) = place.checked_sub(1) {
            match cut.compare(self.list[before].0)? {
                Ordering::Less => place = before,
                Ordering::Equal => {
                    self.list[before].1 |= is_shared;
                    return Some(());
                }
                Ordering::Greater => break,
            }
        }
        self.is_full |= self.count == ROOM;
        if place < ROOM {
            let end = self.count.min(ROOM - 1);
            self.list.copy_within(place..end, place + 1);
            self.list[place] = (cut, is_shared);
            self.count = end + 1;
        }
        Some(())
    }
}

/// Goes along a piece of a figure and shows where another figure's border meets it, and the parts in
/// between; those that the own border cuts apart, too. O((k + 1) k / 16) for k cuts.
pub(crate) fn walk<'p, R: Real>(
    own: &Figure<'_>,
    label: &'p Labelled<R>,
    other: &Figure<'_>,
    mut show: impl FnMut(Find<'p, R>) -> Option<()>,
) -> Option<()> {
    let piece = &label.piece;
    if label.is_dot() {
        return show(Find::Dot(piece.at(R::new(0.0))));
    }
    let [low, high] = piece.range().map_or([None; 2], |range| range.map(Some));
    let is_same = |a: Option<R>, b: Option<R>| match (a, b) {
        (Some(a), Some(b)) => Some(a.compare(b)?.is_eq()),
        _ => Some(false),
    };
    let mut cuts = Cuts::new();
    let mut from = low;
    loop {
        any_cut(own, label, other, |cut, is_shared| cuts.insert(cut, is_shared))?;
        for &(cut, is_shared) in &cuts.list[..cuts.count] {
            if !is_same(from, Some(cut))? {
                show(Find::Part(Part { piece, from, to: Some(cut) }))?;
            }
            if is_shared {
                show(Find::Cut(cut))?;
            }
            from = Some(cut);
        }
        if !cuts.is_full {
            break;
        }
        cuts.begin(from);
    }
    if is_same(from, high)? { Some(()) } else { show(Find::Part(Part { piece, from, to: high })) }
}

/// Shows all cuts, and whether they are the other border's.
#[inline(never)]
fn any_cut<R: Real>(
    own: &Figure<'_>,
    label: &Labelled<R>,
    other: &Figure<'_>,
    mut test: impl FnMut(&R, bool) -> Option<()>,
) -> Option<()> {
    let mut cuts = |by: &Labelled<R>, is_shared: bool| {
        let cuts = label.piece.cuts(&by.piece)?;
        for cut in cuts.iter().flatten() {
            test(cut, is_shared)?;
        }
        Some(false)
    };
    let bounds = label.piece.bounds();
    other.any_piece_near(bounds, |by| cuts(by, true))?;
    if own.may_cover_itself() {
        own.any_piece_near(bounds, |by| {
            if by.id == label.id || are_neighbours(label, by)? {
                return Some(false);
            }
            cuts(by, false)
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

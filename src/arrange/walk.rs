//! Along a border, from cut to cut.

use core::cmp::Ordering;

use super::figure::Figure;
use super::meeting::{Cut, Maker, Parts};
use super::piece::{Piece, Place, of_f64};
use super::tour::{Labelled, Source, are_in_order};
use crate::exact::real::{Real, Tight};
use crate::outline::{Bounds, Spot, Vertex, cross, minus, plus, side};

/// A part of a piece between two cuts, along which nothing changes.
#[derive(Clone, Copy)]
pub(crate) struct Part<'p, R> {
    pub(crate) piece: &'p Piece<R>,
    /// Where it begins and ends; None where it is endless.
    pub(crate) from: Option<Cut<R>>,
    pub(crate) to: Option<Cut<R>>,
}

/// Where in a part its sample is, about; not halfway, where on a grid much lies in line.
const PART: f32 = 0.4375;

impl<R: Real> Part<'_, R> {
    /// A parameter in between.
    fn middle(&self) -> R {
        match [self.from, self.to].map(|cut| cut.map(|cut| cut.at)) {
            [Some(from), Some(to)] => between(from, to),
            // So far beyond that it does not matter what the cut is off by.
            [Some(from), None] => from + R::new(PART) + from.absolute(),
            [None, Some(to)] => to - R::new(PART) - to.absolute(),
            [None, None] => R::new(PART),
        }
    }

    /// Whether it begins or ends at a parameter.
    pub(crate) fn has_end(&self, parameter: R) -> Option<bool> {
        let is_whole = self.piece.is_whole_circle();
        for end in [self.from, self.to].into_iter().flatten() {
            let apart = end.at - parameter;
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
        if let Some(straight) = self.straight_sample() {
            return straight;
        }
        let middle = self.middle();
        [self.piece.at(middle), self.piece.tangent(middle)]
    }

    /// The same between points that are known: no quotient is rounded then.
    fn straight_sample(&self) -> Option<[Place<R>; 2]> {
        let Piece::Straight { along, .. } = *self.piece else { return None };
        let (from, to) = (self.from?.place?, self.to?.place?);
        Some([plus(from, minus(to, from).map(|x| R::new(PART) * x)), along])
    }
}

/// A number between two others, with as few bits as there is room for: what lies in line stays so in f64.
fn between<R: Real>(low: R, high: R) -> R {
    let middle = low + R::new(PART) * (high - low);
    let width = (high.value() - low.value()) - (high.slip() + low.slip());
    // A quarter of it, or down to an eighth: a power of two.
    let unit = f64::from_bits(width.to_bits() & f64::INFINITY.to_bits()) / 4.0;
    // What is added leaves no room for bits below the unit.
    let large = 1.5 * unit / f64::EPSILON;
    let short = of_f64::<R>((middle.value() + large) - large);
    let is_above = |a: R, b: R| a.compare(b).is_some_and(Ordering::is_gt);
    if is_above(short, low) && is_above(high, short) { short } else { middle }
}

/// What one finds along a piece.
pub(crate) enum Find<'p, R> {
    /// A point, which is all of the piece.
    Dot(Place<R>),
    /// A point of the other border.
    Cut(Cut<R>),
    /// A part between two cuts.
    Part(Part<'p, R>),
    /// What another piece shows.
    Shown,
    /// What certainly lies outside of the other figure.
    Outside,
}

/// How many cuts are sorted at once; where there are more, all pieces nearby are gone through again.
const ROOM: usize = 8;

/// A cut with what is known of it.
#[derive(Clone, Copy)]
struct Known<R> {
    cut: Cut<R>,
    /// Whether the other border is there.
    is_shared: bool,
    /// Whether a piece begins there that shows what follows.
    is_shown: bool,
}

/// The next cuts along a piece, in order.
struct Cuts<'p, R> {
    walk: &'p Walk<'p, R>,
    list: [Option<Known<R>>; ROOM],
    count: usize,
    /// Whether more come after these.
    is_full: bool,
    /// Where they begin, and whether the cut there was seen.
    from: Option<Cut<R>>,
    is_seen: bool,
    /// Where they end.
    to: Option<Cut<R>>,
    /// Up to where other pieces show what follows.
    shown: Option<Cut<R>>,
}

impl<'p, R: Real> Cuts<'p, R> {
    /// Out of line, so that the list is made where it stays.
    #[inline(never)]
    fn new(walk: &'p Walk<'p, R>, [from, to]: [Option<Cut<R>>; 2]) -> Self {
        let list = [None; ROOM];
        Self { walk, list, count: 0, is_full: false, from, is_seen: false, to, shown: None }
    }

    /// Forgets all, and begins anew at a cut.
    fn begin(&mut self, from: Option<Cut<R>>, is_seen: bool) {
        (self.from, self.is_seen, self.shown) = (from, is_seen, None);
        (self.count, self.is_full) = (0, false);
    }

    /// How a cut lies to where these begin.
    #[inline(never)]
    fn side(&self, cut: &Cut<R>) -> Option<Ordering> {
        self.from.map_or(Some(Ordering::Greater), |from| self.walk.compare(cut, &from))
    }

    /// Whether a cut lies beyond where these end.
    #[inline(never)]
    fn is_beyond(&self, cut: &Cut<R>) -> Option<bool> {
        self.to.map_or(Some(false), |to| Some(self.walk.compare(cut, &to)?.is_gt()))
    }

    /// Whether all of what follows is shown by other pieces.
    #[inline(never)]
    fn is_all_shown(&self) -> Option<bool> {
        match (self.shown, self.to) {
            (Some(shown), Some(to)) => Some(self.walk.compare(&shown, &to)?.is_ge()),
            _ => Some(false),
        }
    }

    /// Whether one of some cuts may belong to these; notes whether more come after these.
    #[inline(never)]
    fn may_take(&mut self, found: &[Option<Cut<Tight>>; 2]) -> bool {
        let about = |cut: Option<Cut<R>>| cut.map(|cut| Tight::about(cut.at));
        let (from, to) = (about(self.from), about(self.to));
        let last = about(self.list[ROOM - 1].filter(|_| self.count == ROOM).map(|last| last.cut));
        found.iter().flatten().any(|cut| {
            let is = |side, other: Option<Tight>| {
                other.is_some_and(|other| cut.at.compare(other) == Some(side))
            };
            let is_elsewhere = is(Ordering::Less, from) || is(Ordering::Greater, to);
            let is_later = is(Ordering::Greater, last);
            self.is_full |= !is_elsewhere && is_later;
            !is_elsewhere && !is_later
        })
    }

    #[inline(never)]
    fn insert(&mut self, cut: &Cut<R>, is_shared: bool, is_shown: bool) -> Option<()> {
        let side = self.side(cut)?;
        if side.is_lt() || (side.is_eq() && self.is_seen) || self.is_beyond(cut)? {
            return Some(());
        }
        let mut place = self.count;
        while let Some(before) = place.checked_sub(1) {
            let Some(other) = &mut self.list[before] else { break };
            match self.walk.compare(cut, &other.cut)? {
                Ordering::Less => place = before,
                Ordering::Equal => {
                    other.is_shared |= is_shared;
                    other.is_shown |= is_shown;
                    return Some(());
                }
                Ordering::Greater => break,
            }
        }
        self.is_full |= self.count == ROOM;
        if place < ROOM {
            let end = self.count.min(ROOM - 1);
            self.list.copy_within(place..end, place + 1);
            self.list[place] = Some(Known { cut: *cut, is_shared, is_shown });
            self.count = end + 1;
        }
        Some(())
    }

    /// Notes a part that another piece shows.
    #[inline(never)]
    fn insert_shown(&mut self, [start, end]: &[Cut<R>; 2]) -> Option<()> {
        if self.side(start)?.is_gt() {
            self.insert(start, false, true)?;
        } else if self.side(end)?.is_gt() {
            let is_further = match &self.shown {
                Some(shown) => self.walk.compare(end, shown)?.is_gt(),
                None => true,
            };
            if is_further {
                self.shown = Some(*end);
            }
        }
        self.insert(end, false, false)
    }
}

/// A piece along which one goes, and those that cut it.
pub(crate) struct Walk<'w, R> {
    pub(crate) own: &'w Figure<'w>,
    pub(crate) label: &'w Labelled<R>,
    pub(crate) other: &'w Figure<'w>,
    /// Around the other figure. What is beyond has no cuts but where this ends.
    pub(crate) within: Bounds,
}

impl<'w, R: Real> Walk<'w, R> {
    /// Goes along the piece and shows where the other figure's border meets it, and the parts in
    /// between; those that the own border cuts apart, too. O((k + 1) k / 8) for k cuts.
    pub(crate) fn all(&self, show: impl FnMut(Find<'w, R>) -> Option<()>) -> Option<()> {
        self.go(|_| false, show)
    }

    /// The same without parts along which an earlier piece of the same kind runs, which shows them.
    pub(crate) fn first(&self, show: impl FnMut(Find<'w, R>) -> Option<()>) -> Option<()> {
        let (id, is_flat) = (self.label.id, self.label.is_flat());
        self.go(|by| by.id < id && by.is_flat() == is_flat, show)
    }

    fn go(
        &self,
        may_show: impl Fn(&Labelled<R>) -> bool,
        mut show: impl FnMut(Find<'w, R>) -> Option<()>,
    ) -> Option<()> {
        let piece = &self.label.piece;
        if self.label.is_dot() {
            return show(Find::Dot(piece.at(R::new(0.0))));
        }
        let is_same = |a: Option<Cut<R>>, b: Option<Cut<R>>| match (a, b) {
            (Some(a), Some(b)) => Some(self.compare(&a, &b)?.is_eq()),
            _ => Some(false),
        };
        let frame = Frame::beyond(&piece.bounds(), &self.within);
        let clip = frame.as_ref().map_or(Clip::All, |frame| frame.clip(piece, &self.within));
        if !matches!(clip, Clip::All) {
            show(Find::Outside)?;
        }
        let ends @ [mut from, high] = match clip {
            Clip::All => piece.end_cuts(),
            Clip::Between(ends) => ends,
            Clip::Nothing => return Some(()),
        };
        let mut cuts = Cuts::new(self, ends);
        loop {
            self.any_own_cut(&may_show, frame.as_ref(), &mut cuts)?;
            if cuts.shown.is_some() {
                show(Find::Shown)?;
                from = cuts.shown;
                if cuts.is_all_shown()? {
                    return Some(());
                }
                cuts.begin(from, false);
                continue;
            }
            self.any_other_cut(&mut cuts)?;
            let mut is_next_shown = false;
            for &Known { cut, is_shared, is_shown } in cuts.list[..cuts.count].iter().flatten() {
                if !is_same(from, Some(cut))? {
                    show(Find::Part(Part { piece, from, to: Some(cut) }))?;
                }
                if is_shared {
                    show(Find::Cut(cut))?;
                }
                (from, is_next_shown) = (Some(cut), is_shown);
                if is_shown {
                    break;
                }
            }
            if !cuts.is_full && !is_next_shown {
                break;
            }
            cuts.begin(from, true);
        }
        if is_same(from, high)? {
            return Some(());
        }
        show(Find::Part(Part { piece, from, to: high }))
    }

    /// All cuts by the other border.
    #[inline(never)]
    fn any_other_cut(&self, cuts: &mut Cuts<'_, R>) -> Option<()> {
        let piece = &self.label.piece;
        self.other.any_piece_meeting(piece, piece.bounds(), cuts, Cuts::may_take, |cuts, by| {
            self.insert_cuts_by(by, true, cuts)
        })?;
        Some(())
    }

    /// All cuts by the own border, as far as they matter; where other pieces show a part, its ends.
    #[inline(never)]
    fn any_own_cut(
        &self,
        may_show: impl Fn(&Labelled<R>) -> bool,
        frame: Option<&Frame>,
        cuts: &mut Cuts<'_, R>,
    ) -> Option<()> {
        if !self.own.may_cover_itself() {
            return Some(());
        }
        let (label, mut bounds) = (self.label, self.label.piece.bounds());
        if let Some(frame) = frame {
            self.insert_cuts_by_frame(frame, cuts)?;
            bounds = bounds.shared(&frame.bounds());
        }
        self.own.any_piece_meeting(&label.piece, bounds, cuts, Cuts::may_take, |cuts, by| {
            let is_same_member = by.id.member == label.id.member;
            if by.id == label.id || are_neighbours(label, by, is_same_member)? {
                return Some(false);
            }
            if may_show(by)
                && let Some(is_all_shown) = self.insert_shown_by(by, cuts)?
            {
                return Some(is_all_shown);
            }
            self.insert_cuts_by(by, false, cuts)
        })?;
        Some(())
    }

    /// The ends of what is straight lie on the frame.
    #[inline(never)]
    fn insert_cuts_by_frame(&self, frame: &Frame, cuts: &mut Cuts<'_, R>) -> Option<()> {
        if matches!(self.label.piece, Piece::Straight { .. }) {
            return Some(());
        }
        for number in 0..4 {
            let found = self.label.piece.cuts(&frame.side(number));
            self.insert_cuts(found.as_ref()?, false, cuts)?;
        }
        Some(())
    }

    /// Notes a part that a piece of the own border shows, if there is one: whether all is shown then.
    #[inline(never)]
    fn insert_shown_by(&self, by: &Labelled<R>, cuts: &mut Cuts<'_, R>) -> Option<Option<bool>> {
        let parts = self.common_parts(by);
        // Parts of circles may begin anywhere on them, and are not left out.
        if let (Some([Some(part), None]), Piece::Straight { .. }) =
            (parts.as_ref()?, &self.label.piece)
        {
            cuts.insert_shown(part)?;
            return cuts.is_all_shown().map(Some);
        }
        Some(None)
    }

    #[inline(never)]
    fn insert_cuts_by(
        &self,
        by: &Labelled<R>,
        is_other: bool,
        cuts: &mut Cuts<'_, R>,
    ) -> Option<bool> {
        let id = by.id;
        let have_twins = is_other && self.own.has_twins(self.label.id, self.other, id);
        if self.is_twin(by, is_other) {
            return self.insert_ends(is_other, cuts);
        }
        if have_twins && are_neighbours(self.label, by, true)? {
            // The twin of the piece itself has this end, too.
            return Some(false);
        }
        let mut found = self.label.piece.cuts(&by.piece);
        for (number, cut) in found.as_mut()?.iter_mut().enumerate() {
            if let Some(cut) = cut {
                cut.maker = Some(Maker { is_other, id, number });
            }
        }
        self.insert_cuts(found.as_ref()?, is_other, cuts)
    }

    /// The cuts by a piece that is the same.
    #[inline(never)]
    fn insert_ends(&self, is_shared: bool, cuts: &mut Cuts<'_, R>) -> Option<bool> {
        let piece = &self.label.piece;
        if piece.is_whole_circle() {
            return Some(false);
        }
        self.insert_cuts(&piece.end_cuts(), is_shared, cuts)
    }

    fn insert_cuts(
        &self,
        found: &[Option<Cut<R>>; 2],
        is_shared: bool,
        cuts: &mut Cuts<'_, R>,
    ) -> Option<bool> {
        for cut in found.iter().flatten() {
            cuts.insert(cut, is_shared, false)?;
        }
        Some(false)
    }

    /// Whether a piece of the own border or of the other one is the same as this one.
    fn is_twin(&self, by: &Labelled<R>, is_other: bool) -> bool {
        self.own.has_twin(self.label.id, self.figure(is_other), by.id)
    }

    fn figure(&self, is_other: bool) -> &'w Figure<'w> {
        if is_other { self.other } else { self.own }
    }

    /// The parts along which a piece of the own border runs together with this one.
    fn common_parts(&self, by: &Labelled<R>) -> Option<Option<Parts<R>>> {
        let piece = &self.label.piece;
        if self.is_twin(by, false) {
            return Some(Some([piece.whole(), None]));
        }
        piece.common_parts(&by.piece)
    }

    /// Which of two cuts comes first. Two by the same piece of two figures are one.
    #[inline(never)]
    fn compare(&self, a: &Cut<R>, b: &Cut<R>) -> Option<Ordering> {
        a.compare(b, &self.label.piece).or_else(|| {
            let (a, b) = (a.maker?, b.maker?);
            let its = self.figure(b.is_other);
            let are_twins =
                a.number == b.number && self.figure(a.is_other).has_twin(a.id, its, b.id);
            are_twins.then_some(Ordering::Equal)
        })
    }
}

/// What matters of a piece.
enum Clip<R> {
    All,
    Between([Option<Cut<R>>; 2]),
    Nothing,
}

/// The rectangle beyond which cuts do not matter.
struct Frame {
    low: [f32; 2],
    high: [f32; 2],
}

impl Frame {
    /// A little around some bounds; None if a piece is no larger than these, or floats do not reach as far.
    fn beyond(piece: &Bounds, within: &Bounds) -> Option<Self> {
        let size_of = |b: &Bounds| (b.high[0] - b.low[0]) + (b.high[1] - b.low[1]);
        let size = size_of(within);
        if size_of(piece) <= size {
            return None;
        }
        let room = |x: f64| size / 64.0 + x.abs() * (1.0 / (1 << 20) as f64);
        let low = within.low.map(|x| ((x - room(x)) as f32).next_down());
        let high = within.high.map(|x| ((x + room(x)) as f32).next_up());
        let is_finite = low.into_iter().chain(high).all(f32::is_finite);
        is_finite.then_some(Self { low, high })
    }

    /// What of a straight piece may be near what this is around: the rest is further away than some bounds.
    #[inline(never)]
    fn clip<R: Real>(&self, piece: &Piece<R>, within: &Bounds) -> Clip<R> {
        let Piece::Straight { from, along, is_endless } = *piece else { return Clip::All };
        let all = if is_endless { [f64::NEG_INFINITY, f64::INFINITY] } else { [0.0, 1.0] };
        let mut ends = all;
        for axis in 0..2 {
            let (from, along) = (Tight::about(from[axis]), Tight::about(along[axis]));
            for (number, end) in ends.iter_mut().enumerate() {
                let is_low = (number == 0) == (along.value() > 0.0);
                let (edge, limit, beyond) = if is_low {
                    (self.low[axis], within.low[axis], Ordering::Less)
                } else {
                    (self.high[axis], within.high[axis], Ordering::Greater)
                };
                // Rounded, so that it is short, and then proved to be far enough.
                let at = f64::from(((f64::from(edge) - from.value()) / along.value()) as f32);
                let place = from + Tight::exactly(at) * along;
                let is_beyond = along.sign().is_some_and(Ordering::is_ne)
                    && place.compare(Tight::exactly(limit)) == Some(beyond);
                if is_beyond && (number == 0) == (at > *end) {
                    *end = at;
                }
            }
        }
        if ends == all {
            return Clip::All;
        }
        let cuts = piece.end_cuts();
        let cut =
            |i: usize| if ends[i] == all[i] { cuts[i] } else { Some(Cut::at(of_f64(ends[i]))) };
        if ends[0] < ends[1] { Clip::Between([cut(0), cut(1)]) } else { Clip::Nothing }
    }

    fn bounds(&self) -> Bounds {
        Bounds { low: self.low.map(f64::from), high: self.high.map(f64::from) }
    }

    #[inline(never)]
    fn side<R: Real>(&self, number: usize) -> Piece<R> {
        let ([left, bottom], [right, top]) = (self.low.map(R::new), self.high.map(R::new));
        let corners = [[left, bottom], [right, bottom], [right, top], [left, top]];
        Piece::between(corners[number], corners[(number + 1) % 4])
    }
}

/// Whether two pieces, perhaps of one member or its twin, share an end at most, so that neither cuts the
/// other.
pub(crate) fn are_neighbours<R: Real>(
    a: &Labelled<R>,
    b: &Labelled<R>,
    is_same_member: bool,
) -> Option<bool> {
    Some(match (a.source, b.source) {
        (Source::Edge(a_ends, _), Source::Edge(b_ends, _)) => match (a.piece, b.piece) {
            (Piece::Straight { along: a, .. }, Piece::Straight { along: b, .. }) => {
                a_ends.iter().any(|end| b_ends.contains(end)) && cross(a, b).sign()?.is_ne()
            }
            _ => false,
        },
        (Source::Simple(_), Source::Simple(_)) => is_same_member,
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
    side(&a, &b, &d).is_eq() && are_in_order([&a, &b, &d])
}

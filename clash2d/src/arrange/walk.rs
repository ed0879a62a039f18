//! Along a border, from cut to cut.
//!
//! All cuts are kept in f64. What is in doubt is settled for the one or two cuts that it is about, which are
//! made again in hundreds of bits from what they come from.

use core::cell::Cell;
use core::cmp::Ordering;

use super::beside::Beside;
use super::figure::Figure;
use super::meeting::{By, Cut, Cuts, Maker, Parts};
use super::piece::{Piece, Place, of_f64};
use super::tour::{Id, Labelled, Source, are_in_order};
use crate::exact::real::{Only, Real, Tight};
use crate::exact::settle::settle_long;
use crate::outline::{Bounds, Spot, Vertex, minus, plus, side};

/// A part of a piece between two cuts, along which nothing changes.
#[derive(Clone, Copy)]
pub(crate) struct Part<'w> {
    walk: &'w Walk<'w>,
    /// Where it begins and ends; None where it is endless.
    pub(crate) from: Option<Cut<Tight>>,
    pub(crate) to: Option<Cut<Tight>>,
}

/// Where in a part its sample is, about; not halfway, where on a grid much lies in line.
const PART: f32 = 0.4375;

impl Part<'_> {
    /// Whether it begins or ends at a parameter of the piece, which is the same in other numbers.
    pub(crate) fn has_end<R: Real>(&self, piece: &Piece<R>, parameter: R) -> Option<bool> {
        let nearly = Tight::about(parameter);
        for end in [self.from, self.to].into_iter().flatten() {
            let is_there = is_at(piece, end.at, nearly).or_else(|| {
                let end = if R::IS_QUICK { None } else { self.walk.again(piece, &end) };
                is_at(piece, end?.at, parameter)
            });
            if is_there? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// What lies beside it in the own figure or in the other one.
    #[inline(never)]
    pub(crate) fn beside(&self, is_other: bool) -> Option<Beside> {
        let Walk { own, label, .. } = *self.walk;
        let figure = self.walk.figure(is_other);
        let mut on = if is_other { own.on(label)? } else { own.on_own(label)? };
        on.cover = Some(&self.walk.covers[usize::from(is_other)]);
        let nearly = figure.beside_on(on, sample(&label.piece, [self.from, self.to]));
        nearly.or_else(|| {
            self.walk.settled()?;
            settle_long!(R, run => figure.beside_on(on, self.sample::<R>(run)?))
        })
    }

    /// A point in the middle, and the direction of the piece there.
    #[inline(never)]
    fn sample<R: Real>(&self, run: R::Run) -> Option<[Place<R>; 2]> {
        let piece = self.walk.piece(run)?;
        let ends = [self.from, self.to];
        if let [Some(from), Some(to)] = ends
            && let Some(middle) = short_between(from.at, to.at)
        {
            let middle = of_f64(middle, run);
            return Some([piece.at(middle), piece.tangent(middle)]);
        }
        let mut again = [None; 2];
        for (cut, end) in again.iter_mut().zip(&ends) {
            if let Some(end) = end {
                *cut = Some(self.walk.again(&piece, end)?);
            }
        }
        Some(sample(&piece, again))
    }
}

/// Whether two parameters of a piece are the same; a circle ends where it begins.
fn is_at<R: Real>(piece: &Piece<impl Real>, a: R, b: R) -> Option<bool> {
    let apart = a - b;
    let is_round = piece.is_whole_circle() && (apart.absolute() - apart.like(4.0)).sign()?.is_eq();
    Some(is_round || apart.sign()?.is_eq())
}

/// A point between two cuts of a piece, and its direction there.
#[inline(never)]
fn sample<R: Real>(piece: &Piece<R>, ends: [Option<Cut<R>>; 2]) -> [Place<R>; 2] {
    // Between points that are known no quotient is rounded.
    if let (&Piece::Straight { along, .. }, [Some(start), Some(end)]) = (piece, ends)
        && let Some((start, end)) = start.place.zip(end.place)
    {
        return [plus(start, minus(end, start).map(|x| x.like(PART) * x)), along];
    }
    let middle = match ends.map(|cut| cut.map(|cut| cut.at)) {
        [Some(from), Some(to)] => between(from, to),
        // So far beyond that it does not matter what the cut is off by.
        [Some(from), None] => from + from.like(PART) + from.absolute(),
        [None, Some(to)] => to - to.like(PART) - to.absolute(),
        [None, None] => R::new_in(PART, piece.run()),
    };
    [piece.at(middle), piece.tangent(middle)]
}

/// A number between two others, with as few bits as there is room for: what lies in line stays so in f64.
fn between<R: Real>(low: R, high: R) -> R {
    let part = || low + low.like(PART) * (high - low);
    short_between(low, high).map_or_else(part, |middle| of_f64(middle, low.run()))
}

/// The same as a sum of two floats, if there certainly is room for one.
fn short_between<R: Real>(low: R, high: R) -> Option<f64> {
    let middle = low + low.like(PART) * (high - low);
    let width = (high.value() - low.value()) - (high.slip() + low.slip());
    // A quarter of it, or down to an eighth: a power of two.
    let unit = f64::from_bits(width.to_bits() & f64::INFINITY.to_bits()) / 4.0;
    // What is added leaves no room for bits below the unit.
    let large = 1.5 * unit / f64::EPSILON;
    let short = (middle.value() + large) - large;
    let is_above = |a: R, b: R| a.compare(b).is_some_and(Ordering::is_gt);
    let again = || of_f64(short, low.run());
    (is_above(again(), low) && is_above(high, again())).then_some(short)
}

/// What one finds along a piece.
pub(crate) enum Find<'w> {
    /// A point, which is all of the piece.
    Dot(Spot),
    /// A point of the other border, and which member is there.
    Cut(Cut<Tight>, u32),
    /// A part between two cuts.
    Part(Part<'w>),
    /// What another piece shows.
    Shown,
    /// What certainly lies outside of the other figure.
    Outside,
}

/// How many cuts are sorted at once; where there are more, all pieces nearby are gone through again.
const ROOM: usize = 64;

/// The same where long numbers fill the stack.
const LITTLE_ROOM: usize = 12;

/// A cut with what is known of it.
#[derive(Clone, Copy)]
struct Known {
    cut: Cut<Tight>,
    /// Which member of the other figure is there, if its border is.
    there: Option<u32>,
    /// Whether a piece begins there that shows what follows.
    is_shown: bool,
}

/// The next cuts along a piece, in order.
struct Next<'w> {
    walk: &'w Walk<'w>,
    list: &'w mut [Option<Known>],
    count: usize,
    /// Whether more come after these.
    is_full: bool,
    /// Where they begin, and whether the cut there was seen.
    from: Option<Cut<Tight>>,
    is_seen: bool,
    /// Where they end.
    to: Option<Cut<Tight>>,
    /// Up to where other pieces show what follows.
    shown: Option<Cut<Tight>>,
}

impl<'w> Next<'w> {
    fn new(
        walk: &'w Walk<'w>,
        list: &'w mut [Option<Known>],
        [from, to]: [Option<Cut<Tight>>; 2],
    ) -> Self {
        Self { walk, list, count: 0, is_full: false, from, is_seen: false, to, shown: None }
    }

    /// Forgets all, and begins anew at a cut.
    fn begin(&mut self, from: Option<Cut<Tight>>, is_seen: bool) {
        (self.from, self.is_seen, self.shown) = (from, is_seen, None);
        (self.count, self.is_full) = (0, false);
    }

    /// How a cut lies to where these begin.
    fn side(&self, cut: &Cut<Tight>) -> Option<Ordering> {
        self.from.map_or(Some(Ordering::Greater), |from| self.walk.compare(cut, &from))
    }

    /// Whether a cut lies beyond where these end.
    fn is_beyond(&self, cut: &Cut<Tight>) -> Option<bool> {
        self.to.map_or(Some(false), |to| Some(self.walk.compare(cut, &to)?.is_gt()))
    }

    /// Whether all of what follows is shown by other pieces.
    fn is_all_shown(&self) -> Option<bool> {
        match (self.shown, self.to) {
            (Some(shown), Some(to)) => Some(self.walk.compare(&shown, &to)?.is_ge()),
            _ => Some(false),
        }
    }

    #[inline(never)]
    fn insert(&mut self, cut: &Cut<Tight>, there: Option<u32>, is_shown: bool) -> Option<()> {
        let side = self.side(cut)?;
        if side.is_lt() || (side.is_eq() && self.is_seen) || self.is_beyond(cut)? {
            return Some(());
        }
        let (mut place, mut end) = (0, self.count);
        while place < end {
            let middle = place.midpoint(end);
            let Some(other) = &mut self.list[middle] else { break };
            match self.walk.compare(cut, &other.cut)? {
                Ordering::Less => end = middle,
                Ordering::Equal => {
                    other.there = other.there.or(there);
                    other.is_shown |= is_shown;
                    return Some(());
                }
                Ordering::Greater => place = middle + 1,
            }
        }
        let room = self.list.len();
        self.is_full |= self.count == room;
        if place < room {
            let end = self.count.min(room - 1);
            self.list.copy_within(place..end, place + 1);
            self.list[place] = Some(Known { cut: *cut, there, is_shown });
            self.count = end + 1;
        }
        Some(())
    }

    fn insert_all(&mut self, found: &Cuts<Tight>, there: Option<u32>) -> Option<bool> {
        for cut in found.iter().flatten() {
            self.insert(cut, there, false)?;
        }
        Some(false)
    }

    /// Notes a part that another piece shows.
    #[inline(never)]
    fn insert_shown(&mut self, [start, end]: &[Cut<Tight>; 2]) -> Option<()> {
        if self.side(start)?.is_gt() {
            self.insert(start, None, true)?;
        } else if self.side(end)?.is_gt() {
            let is_further = match &self.shown {
                Some(shown) => self.walk.compare(end, shown)?.is_gt(),
                None => true,
            };
            if is_further {
                self.shown = Some(*end);
            }
        }
        self.insert(end, None, false)
    }
}

/// A piece along which one goes, and those that cut it.
pub(crate) struct Walk<'w> {
    pub(crate) own: &'w Figure<'w>,
    pub(crate) label: &'w Labelled<Tight>,
    pub(crate) other: &'w Figure<'w>,
    /// Around the other figure. What is beyond has no cuts but where this ends.
    within: Bounds,
    frame: Option<Frame>,
    /// Whether long numbers settle what f64 is in doubt about; if not, there are no answers then.
    pub(crate) is_settled: bool,
    /// Whether only the own border cuts the piece.
    is_alone: bool,
    /// Which member of each figure told last what lies beside a part.
    covers: [Cell<u32>; 2],
}

impl<'w> Walk<'w> {
    /// Along a piece of a border, as far as f64 is certain.
    pub(crate) fn quickly(
        own: &'w Figure<'w>,
        label: &'w Labelled<Tight>,
        other: &'w Figure<'w>,
    ) -> Self {
        let within = other.bounds();
        let frame = Frame::beyond(&label.piece.bounds(), &within);
        let covers = [label.id.member, u32::MAX].map(Cell::new);
        Self { own, label, other, within, frame, is_settled: false, is_alone: false, covers }
    }

    /// Along a piece of a border, whatever that takes.
    pub(crate) fn exactly(
        own: &'w Figure<'w>,
        label: &'w Labelled<Tight>,
        other: &'w Figure<'w>,
    ) -> Self {
        Self { is_settled: true, ..Self::quickly(own, label, other) }
    }

    /// Along what is near some bounds of a piece of a border that only this border cuts, whatever that takes.
    pub(crate) fn alone(own: &'w Figure<'w>, label: &'w Labelled<Tight>, within: Bounds) -> Self {
        let frame = Frame::beyond(&label.piece.bounds(), &within);
        let (is_settled, is_alone) = (true, true);
        let covers = [label.id.member, u32::MAX].map(Cell::new);
        Self { own, label, other: own, within, frame, is_settled, is_alone, covers }
    }

    /// Whether the piece is no border anywhere, as the own figure covers it.
    pub(crate) fn is_hidden(&self) -> bool {
        let Self { own, label, .. } = *self;
        own.may_cover_itself() && own.surely_covers(&label.piece, f64::INFINITY)
    }

    /// Goes along the piece and shows where the other figure's border meets it, and the parts in
    /// between; those that the own border cuts apart, too. O((k + 1) k / 64) for k cuts.
    pub(crate) fn all<'s>(&'s self, show: impl FnMut(Find<'s>) -> Option<()>) -> Option<()> {
        self.go(&mut [None; LITTLE_ROOM], |_| false, show)
    }

    /// The same without parts along which an earlier piece of the same kind runs, which shows them.
    pub(crate) fn first<'s>(&'s self, show: impl FnMut(Find<'s>) -> Option<()>) -> Option<()> {
        let (id, is_flat) = (self.label.id, self.label.is_flat());
        self.go(&mut [None; ROOM], |by| by.id < id && by.is_flat() == is_flat, show)
    }

    fn go<'s>(
        &'s self,
        list: &mut [Option<Known>],
        may_show: impl Fn(&Labelled<Tight>) -> bool,
        mut show: impl FnMut(Find<'s>) -> Option<()>,
    ) -> Option<()> {
        let piece = &self.label.piece;
        if let Some(spot) = self.label.dot() {
            return show(Find::Dot(spot));
        }
        let is_same = |a: Option<Cut<Tight>>, b: Option<Cut<Tight>>| match (a, b) {
            (Some(a), Some(b)) => Some(self.compare(&a, &b)?.is_eq()),
            _ => Some(false),
        };
        let clip = self.frame.as_ref().map_or(Clip::All, |frame| frame.clip(piece, &self.within));
        if !matches!(clip, Clip::All) {
            show(Find::Outside)?;
        }
        let ends @ [mut from, high] = match clip {
            Clip::All => piece.end_cuts(),
            Clip::Between(ends) => ends,
            Clip::Nothing => return Some(()),
        };
        let part = |from, to| Find::Part(Part { walk: self, from, to });
        let mut cuts = Next::new(self, list, ends);
        loop {
            self.any_own_cut(&may_show, &mut cuts)?;
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
            for &Known { cut, there, is_shown } in cuts.list[..cuts.count].iter().flatten() {
                if !is_same(from, Some(cut))? {
                    show(part(from, Some(cut)))?;
                }
                if let Some(member) = there {
                    show(Find::Cut(cut, member))?;
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
        show(part(from, high))
    }

    /// All cuts by the other border.
    #[inline(never)]
    fn any_other_cut(&self, cuts: &mut Next<'_>) -> Option<()> {
        if self.is_alone {
            return Some(());
        }
        self.other.any_piece_near(
            self.label.piece.bounds(),
            Only,
            self.label.piece.sharp_ends(),
            |by| self.insert_cuts_by(by, true, cuts),
        )?;
        Some(())
    }

    /// All cuts by the own border, as far as they matter; where other pieces show a part, its ends.
    #[inline(never)]
    fn any_own_cut(
        &self,
        may_show: impl Fn(&Labelled<Tight>) -> bool,
        cuts: &mut Next<'_>,
    ) -> Option<()> {
        if !self.own.may_cover_itself() {
            return Some(());
        }
        let (label, mut bounds) = (self.label, self.label.piece.bounds());
        if let Some(frame) = &self.frame {
            self.insert_cuts_by_frame(frame, cuts)?;
            bounds = bounds.shared(&frame.bounds());
        }
        self.own.any_piece_near(bounds, Only, None, |by| {
            let is_same_member = by.id.member == label.id.member;
            if by.id == label.id || are_neighbours(label, by, is_same_member) {
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
    fn insert_cuts_by_frame(&self, frame: &Frame, cuts: &mut Next<'_>) -> Option<()> {
        if matches!(self.label.piece, Piece::Straight { .. }) {
            return Some(());
        }
        for number in 0..4 {
            let found = self.cuts_by(By::Frame(number), &frame.side(number, Only))?;
            cuts.insert_all(&found, None)?;
        }
        Some(())
    }

    /// Notes a part that a piece of the own border shows, if there is one: whether all is shown then.
    #[inline(never)]
    fn insert_shown_by(&self, by: &Labelled<Tight>, cuts: &mut Next<'_>) -> Option<Option<bool>> {
        let parts = self.parts_by(by, false)?;
        // Parts of circles may begin anywhere on them, and are not left out.
        if let (Some([Some(part), None]), Piece::Straight { .. }) = (&parts, &self.label.piece) {
            cuts.insert_shown(part)?;
            return cuts.is_all_shown().map(Some);
        }
        Some(None)
    }

    #[inline(never)]
    fn insert_cuts_by(
        &self,
        by: &Labelled<Tight>,
        is_other: bool,
        cuts: &mut Next<'_>,
    ) -> Option<bool> {
        let (id, piece) = (by.id, &self.label.piece);
        let there = is_other.then_some(id.member);
        if self.is_twin(id, is_other) {
            let has_ends = !piece.is_whole_circle();
            return if has_ends { cuts.insert_all(&piece.end_cuts(), there) } else { Some(false) };
        }
        let have_twins = is_other && self.own.has_twins(self.label.id, self.other, id);
        if have_twins && are_neighbours(self.label, by, true) {
            // The twin of the piece itself has this end, too.
            return Some(false);
        }
        let found = self.cuts_by(By::Piece { is_other, id }, &by.piece)?;
        cuts.insert_all(&found, there)
    }

    /// Where something cuts the piece.
    fn cuts_by(&self, by: By, other: &Piece<Tight>) -> Option<Cuts<Tight>> {
        let mut found = self.label.piece.cuts(other).or_else(|| {
            self.settled()?;
            settle_long!(R, run => {
                let cuts = self.piece::<R>(run)?.cuts(&self.piece_of(by, run)?)?;
                Some(cuts.map(|cut| cut.map(|cut| cut.about())))
            })
        })?;
        for (number, cut) in found.iter_mut().enumerate() {
            if let Some(cut) = cut {
                cut.maker = Maker::Cut(by, number);
            }
        }
        Some(found)
    }

    /// The parts along which a piece of the own border or of the other one runs together with this one; None
    /// of pieces of different curves.
    pub(crate) fn parts_by(
        &self,
        by: &Labelled<Tight>,
        is_other: bool,
    ) -> Option<Option<Parts<Tight>>> {
        let (id, piece) = (by.id, &self.label.piece);
        if !self.label.is_endless() && self.is_twin(id, is_other) {
            return Some(Some([piece.whole(), None]));
        }
        let maker = By::Piece { is_other, id };
        let mut found = piece.common_parts(&by.piece).or_else(|| {
            self.settled()?;
            settle_long!(R, run => {
                let parts = self.piece::<R>(run)?.common_parts(&self.piece_of(maker, run)?)?;
                let about = |part: [Cut<R>; 2]| part.map(|cut| cut.about());
                Some(parts.map(|parts| parts.map(|part| part.map(about))))
            })
        })?;
        for (number, cut) in found.iter_mut().flatten().flatten().flatten().enumerate() {
            if cut.maker == Maker::Parameter {
                cut.maker = Maker::Shared(maker, number);
            }
        }
        Some(found)
    }

    /// A cut in numbers of any kind, of the piece in these.
    pub(crate) fn again<R: Real>(&self, piece: &Piece<R>, cut: &Cut<Tight>) -> Option<Cut<R>> {
        match cut.maker {
            Maker::Parameter => {
                let at = of_f64(cut.at.value(), piece.run());
                Some(Cut { place: piece.end_with(at), ..Cut::at(at) })
            }
            Maker::End(number) => end_of(piece, number),
            Maker::Cut(by, number) => {
                let other = self.piece_of(by, piece.run());
                cut_of(piece, other.as_ref()?, number)
            }
            Maker::Shared(by, number) => {
                let other = self.piece_of(by, piece.run());
                end_of_shared(piece, other.as_ref()?, number)
            }
        }
    }

    /// The piece in numbers of any kind.
    pub(crate) fn piece<R: Real>(&self, run: R::Run) -> Option<Piece<R>> {
        self.own.again(self.label.id, run).map(|label| label.piece)
    }

    #[inline(never)]
    fn piece_of<R: Real>(&self, by: By, run: R::Run) -> Option<Piece<R>> {
        match by {
            By::Piece { is_other, id } => {
                self.figure(is_other).again(id, run).map(|label| label.piece)
            }
            By::Frame(number) => Some(self.frame.as_ref()?.side(number, run)),
        }
    }

    /// Nothing if doubts are to stay.
    fn settled(&self) -> Option<()> {
        self.is_settled.then_some(())
    }

    /// Whether a piece of the own border or of the other one is the same as this one.
    fn is_twin(&self, id: Id, is_other: bool) -> bool {
        self.own.has_twin(self.label.id, self.figure(is_other), id)
    }

    fn figure(&self, is_other: bool) -> &'w Figure<'w> {
        if is_other { self.other } else { self.own }
    }

    /// Which of two cuts comes first.
    pub(crate) fn compare(&self, a: &Cut<Tight>, b: &Cut<Tight>) -> Option<Ordering> {
        let nearly = a.compare(b, &self.label.piece);
        nearly.or_else(|| self.have_one_maker(a, b).then_some(Ordering::Equal)).or_else(|| {
            self.settled()?;
            settle_long!(R, run => {
                let piece = self.piece::<R>(run)?;
                let (a, b) = (self.again(&piece, a), self.again(&piece, b));
                a.as_ref()?.compare(b.as_ref()?, &piece)
            })
        })
    }

    /// Whether the same piece makes two cuts, of one figure or of both.
    fn have_one_maker(&self, a: &Cut<Tight>, b: &Cut<Tight>) -> bool {
        let (Maker::Cut(a, number), Maker::Cut(b, other_number)) = (a.maker, b.maker) else {
            return false;
        };
        let (By::Piece { is_other, id }, By::Piece { is_other: is_others, id: its }) = (a, b)
        else {
            return false;
        };
        let figures = [is_other, is_others].map(|is_other| self.figure(is_other));
        number == other_number && figures[0].has_twin(id, figures[1], its)
    }

    /// Whether a point on a member of the own figure or of the other one is border of that figure.
    #[inline(never)]
    pub(crate) fn is_border(&self, cut: &Cut<Tight>, is_other: bool, member: u32) -> Option<bool> {
        let figure = self.figure(is_other);
        if figure.is_surely_between(member, cut.point(&self.label.piece)) {
            return Some(false);
        }
        figure.is_border(cut.point(&self.label.piece)).or_else(|| {
            self.settled()?;
            settle_long!(R, run => {
                let piece = self.piece::<R>(run)?;
                figure.is_border(self.again(&piece, cut)?.point(&piece))
            })
        })
    }
}

/// An end of a piece. Out of line, as what follows, so that long numbers are on the stack only while they are
/// made.
#[inline(never)]
fn end_of<R: Real>(piece: &Piece<R>, number: usize) -> Option<Cut<R>> {
    piece.end_cuts()[number]
}

/// A cut by another piece.
#[inline(never)]
fn cut_of<R: Real>(piece: &Piece<R>, other: &Piece<R>, number: usize) -> Option<Cut<R>> {
    let cuts = piece.cuts(other);
    cuts.as_ref()?[number]
}

/// An end of a part that another piece shares.
#[inline(never)]
fn end_of_shared<R: Real>(piece: &Piece<R>, other: &Piece<R>, number: usize) -> Option<Cut<R>> {
    let parts = piece.common_parts(other);
    parts.as_ref()?.as_ref()?.iter().flatten().flatten().nth(number).copied()
}

/// What matters of a piece.
#[allow(clippy::large_enum_variant, reason = "there is one of them at a time, on the stack")]
enum Clip {
    All,
    Between([Option<Cut<Tight>>; 2]),
    Nothing,
}

/// The rectangle beyond which cuts do not matter.
#[derive(Clone, Copy)]
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
    fn clip(&self, piece: &Piece<Tight>, within: &Bounds) -> Clip {
        let Piece::Straight { from, along, is_endless } = *piece else { return Clip::All };
        let all = if is_endless { [f64::NEG_INFINITY, f64::INFINITY] } else { [0.0, 1.0] };
        let mut ends = all;
        for axis in 0..2 {
            let (from, along) = (from[axis], along[axis]);
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
        let cut = |i: usize| {
            if ends[i] == all[i] { cuts[i] } else { Some(Cut::at(of_f64(ends[i], Only))) }
        };
        if ends[0] < ends[1] { Clip::Between([cut(0), cut(1)]) } else { Clip::Nothing }
    }

    fn bounds(&self) -> Bounds {
        Bounds { low: self.low.map(f64::from), high: self.high.map(f64::from) }
    }

    #[inline(never)]
    fn side<R: Real>(&self, number: usize, run: R::Run) -> Piece<R> {
        let [[left, bottom], [right, top]] =
            [self.low, self.high].map(|corner| corner.map(|x| R::new_in(x, run)));
        let corners = [[left, bottom], [right, bottom], [right, top], [left, top]];
        Piece::between(corners[number], corners[(number + 1) % 4])
    }
}

/// Whether two pieces, perhaps of one member or its twin, share an end at most, so that neither cuts the
/// other.
pub(crate) fn are_neighbours<R>(a: &Labelled<R>, b: &Labelled<R>, is_same_member: bool) -> bool {
    match (a.source, b.source) {
        (Source::Edge(a, _), Source::Edge(b, _)) => make_an_angle(a, b),
        (Source::Simple(_), Source::Simple(_)) => is_same_member,
        // Parallel, or one after the other.
        (Source::Side(a), Source::Side(b)) => a == b || goes_on(a, b) || goes_on(b, a),
        // The side touches the circle where both end.
        (Source::Side(ends), Source::Arc([_, middle, _]))
        | (Source::Arc([_, middle, _]), Source::Side(ends)) => ends.contains(&middle),
        _ => false,
    }
}

/// Whether two edges share an end and do not lie in line.
fn make_an_angle(a: [Spot; 2], b: [Spot; 2]) -> bool {
    let shared =
        |i: usize| b.iter().position(|end| *end == a[i]).map(|j| [a[i], a[1 - i], b[1 - j]]);
    let Some(spots) = shared(0).or_else(|| shared(1)) else { return false };
    let [end, a, b] = spots.map(|spot| Vertex::new(spot, spots[0].home()));
    side(&end, &a, &b).is_ne()
}

/// Whether an edge goes straight on where another one ends.
fn goes_on([a, b]: [Spot; 2], [c, d]: [Spot; 2]) -> bool {
    if b != c {
        return false;
    }
    let [a, b, d] = [a, b, d].map(|spot| Vertex::new(spot, b.home()));
    side(&a, &b, &d).is_eq() && are_in_order([&a, &b, &d])
}

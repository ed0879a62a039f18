//! Where the borders of two shapes cross.

#![forbid(unsafe_code)]

use crate::any::{Placed, Shape};
use crate::arrange::{
    Crossing, Cut, Cuts, Figure, Find, Labelled, Part, Parts, Piece, Walk, anchor, are_neighbours,
};
use crate::exact::real::{Only, Real, Tight};
use crate::exact::settle::settle_long;
use crate::outline::{cross, dot};
use crate::place::Place;
use crate::vector::Vector2D;

/// A point that the borders of two shapes share, or a stretch along which they run together.
///
/// The border of a shape without area is all of it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct Intersection {
    /// The common point, or the first one of the stretch along the border of a.
    pub start: Vector2D,
    /// The last point of the stretch; of a point, the same.
    pub end: Vector2D,
    /// Where on the border of a it starts.
    pub place_a: Place,
    /// Where on the border of b it starts.
    pub place_b: Place,
    /// Where on the same edge of a it ends.
    pub end_a: f32,
    /// Where on the same edge of b it ends: less than the start if b runs the other way, and more than 1
    /// beyond the start of a whole circle.
    pub end_b: f32,
}

/// [`ask::intersections`](crate::ask::intersections).
pub fn intersections(a: &Shape<'_>, b: &Shape<'_>, buffer: &mut [Intersection]) -> usize {
    let (a, b) = (Placed::of(a), Placed::of(b));
    let anchor = anchor(a).or_else(|| anchor(b)).unwrap_or_default();
    let Some((a, b)) = Figure::of(a, anchor).zip(Figure::of(b, anchor)) else { return 0 };
    let mut list = List { buffer, count: 0, seen: Seen::default() };
    a.with_boxes(|a| b.with_boxes(|b| insert_all(a, b, &mut list)));
    list.count
}

fn insert_all(a: &Figure<'_>, b: &Figure<'_>, list: &mut List<'_>) {
    a.any_piece_near(b.bounds(), Only, None, |label| {
        if a.may_cover_itself() && a.surely_covers(&label.piece, f64::INFINITY) {
            return Some(false);
        }
        let mut runs_along = false;
        b.any_piece_near(label.piece.bounds(), Only, label.piece.sharp_ends(), |by| {
            let quickly = common(a, label, b, by, &mut list.seen);
            let common = quickly.or_else(|| carefully(a, label, b, by, &mut list.seen));
            if let Some(common) = common {
                common.found.into_iter().flatten().for_each(|found| list.insert(found));
                runs_along |= common.runs_along;
            }
            Some(false)
        });
        if runs_along {
            stretches(&Walk::exactly(a, label, b), |found| list.insert(found));
        }
        Some(false)
    });
}

/// What two pieces have in common.
#[derive(Clone, Copy, Default)]
struct Common {
    found: [Option<Intersection>; 4],
    /// Whether there are stretches, too, which something may hide.
    runs_along: bool,
}

/// What two pieces have in common in hundreds of bits.
#[cold]
#[inline(never)]
fn carefully(
    a: &Figure<'_>,
    label: &Labelled<Tight>,
    b: &Figure<'_>,
    by: &Labelled<Tight>,
    seen: &mut Seen,
) -> Option<Common> {
    settle_long!(R, run => {
        let (label, by) = (a.again::<R>(label.id, run), b.again(by.id, run));
        common(a, label.as_ref()?, b, by.as_ref()?, seen)
    })
}

/// What was found, in order; what does not fit is counted.
struct List<'b> {
    buffer: &'b mut [Intersection],
    count: usize,
    seen: Seen,
}

/// The last points between the ends of edges, by the curves that cross there, and whether they are told:
/// where much lies in line, the next edges cross there, too.
#[derive(Default)]
struct Seen {
    points: [Option<([Crossing; 2], bool)>; 8],
    next: usize,
}

impl Seen {
    /// What is known of a point, or what is found out now.
    fn of(
        &mut self,
        point: Option<[Crossing; 2]>,
        find: impl FnOnce() -> Option<bool>,
    ) -> Option<bool> {
        let Some(point) = point else { return find() };
        let is = |own: &[Crossing; 2]| own[0].is(&point[0]) && own[1].is(&point[1]);
        if let Some((_, answer)) = self.points.iter().flatten().find(|(own, _)| is(own)) {
            return Some(*answer);
        }
        let answer = find()?;
        self.points[self.next % 8] = Some((point, answer));
        self.next += 1;
        Some(answer)
    }
}

impl List<'_> {
    fn insert(&mut self, found: Intersection) {
        let key = |i: &Intersection| (i.place_a.key(), i.place_b.key());
        let kept = self.count.min(self.buffer.len());
        self.count += 1;
        let place = self.buffer[..kept].partition_point(|other| key(other) <= key(&found));
        if place < self.buffer.len() {
            let end = kept.min(self.buffer.len() - 1);
            self.buffer.copy_within(place..end, place + 1);
            self.buffer[place] = found;
        }
    }
}

/// The common points of two pieces, and the stretches along which they run together unless something may
/// hide these.
#[inline(never)]
fn common<R: Real>(
    a: &Figure<'_>,
    label: &Labelled<R>,
    b: &Figure<'_>,
    by: &Labelled<R>,
    seen: &mut Seen,
) -> Option<Common> {
    let mut common = Common::default();
    if !label.piece.bounds().is_near(&by.piece.bounds(), [0.0; 2]) {
        return Some(common);
    }
    // Where they meet, others that are the same run along each other, or tell it.
    let is_other = label.id.number != by.id.number;
    if is_other && a.has_twins(label.id, b, by.id) && are_neighbours(label, by, true) {
        return Some(common);
    }
    let mut tell = |cut: &Cut<R>, to: Option<&Cut<R>>, place: usize| {
        common.found[place] = match to {
            Some(to) => Some(stretch_between([(a, label), (b, by)], [*cut, *to])?),
            None => point(a, label, cut, b, by, seen)?,
        };
        Some(())
    };
    let runs_along =
        if label.is_dot() { None } else { part_ends([(a, label), (b, by)], &mut tell)? };
    match runs_along {
        Some(runs_along) => common.runs_along = runs_along,
        None => each_cut(label, by, &mut tell)?,
    }
    Some(common)
}

/// Is shown a cut, the end of the stretch that begins there, and which one it is.
type Tell<'t, R> = &'t mut dyn FnMut(&Cut<R>, Option<&Cut<R>>, usize) -> Option<()>;

/// Tells what two pieces have in common of one curve; where something may hide it its ends, as far as these
/// may be points of their own, and whether there are stretches. None of different curves.
#[inline(never)]
fn part_ends<R: Real>(of: [Of<'_, R>; 2], tell: Tell<'_, R>) -> Option<Option<bool>> {
    let [(a, label), (b, _)] = of;
    let parts = common_parts(of);
    let Some(parts) = parts.as_ref()? else { return Some(None) };
    let (mut runs_along, may_cover) = (false, a.may_cover_itself() || b.may_cover_itself());
    for (number, part) in parts.iter().enumerate() {
        let Some([from, to]) = part else { continue };
        if !label.is_endless() && from.compare(to, &label.piece)?.is_eq() {
            tell(from, None, 2 * number)?;
        } else if !may_cover {
            tell(from, Some(to), 2 * number)?;
        } else {
            runs_along = true;
            // Where something hides the stretch its ends may be border.
            if !label.is_endless() {
                tell(from, None, 2 * number)?;
                tell(to, None, 2 * number + 1)?;
            }
        }
    }
    Some(Some(runs_along))
}

/// Tells the points in which two pieces of different curves meet.
#[inline(never)]
fn each_cut<R: Real>(label: &Labelled<R>, by: &Labelled<R>, tell: Tell<'_, R>) -> Option<()> {
    let cuts = cuts(label, by);
    for (place, cut) in cuts.as_ref()?.iter().enumerate() {
        cut.as_ref().map_or(Some(()), |cut| tell(cut, None, place))?;
    }
    Some(())
}

/// The points in which two pieces of different curves meet.
#[inline(never)]
fn cuts<R: Real>(label: &Labelled<R>, by: &Labelled<R>) -> Option<Cuts<R>> {
    if label.is_dot() {
        let start = R::new_in(0.0, label.piece.run());
        return Some([by.piece.holds(label.piece.at(start))?.then_some(Cut::at(start)), None]);
    }
    label.piece.cuts(&by.piece)
}

/// The parts along which two pieces run together; None of pieces of different curves.
#[inline(never)]
fn common_parts<R: Real>([(a, label), (b, by)]: [Of<'_, R>; 2]) -> Option<Option<Parts<R>>> {
    if !label.is_endless() && a.has_twin(label.id, b, by.id) {
        return Some(Some([label.piece.whole(), None]));
    }
    label.piece.common_parts(&by.piece)
}

/// A common point of two pieces, unless a stretch ends there, or it is told elsewhere.
#[inline(never)]
fn point<R: Real>(
    a: &Figure<'_>,
    label: &Labelled<R>,
    cut: &Cut<R>,
    b: &Figure<'_>,
    by: &Labelled<R>,
    seen: &mut Seen,
) -> Option<Option<Intersection>> {
    let crossings = cut.crossings(&label.piece);
    let (place, cut) = (cut.point(&label.piece), cut.at);
    let Some(there) = by.piece.parameter_of(place)? else { return Some(None) };
    let is_end = label.piece.end_at(cut)?.is_some() || by.piece.end_at(there)?.is_some();
    let is_told = seen.of(crossings.filter(|_| !is_end), || {
        // f64 often knows of a member that covers all around, whatever else is in doubt.
        if a.is_surely_inside(place) || b.is_surely_inside(place) {
            return Some(false);
        }
        Some(
            a.is_told_with(label, cut)?
                && b.is_told_with(by, there)?
                && a.is_outermost(label, cut)?
                && b.is_outermost(by, there)?
                && !run_along([(a, label, cut), (b, by, there)], place)?,
        )
    })?;
    if !is_told {
        return Some(None);
    }
    found([(a, label), (b, by)], [cut, cut], [there, there]).map(Some)
}

/// A piece of a border, and a place on it.
type On<'f, R> = (&'f Figure<'f>, &'f Labelled<R>, R);

/// Whether two borders go on together from a place, by the pieces that meet there: one that goes on
/// from there, or all those that end there.
#[inline(never)]
fn run_along<R: Real>([a, b]: [On<'_, R>; 2], place: [R; 2]) -> Option<bool> {
    any_that_meets(a, place, |label| {
        let shares_one = |by: &Labelled<R>| share_a_branch(&label.piece, &by.piece, place);
        let is_along = any_that_meets(b, place, shares_one)?;
        let may_cover = a.0.may_cover_itself() || b.0.may_cover_itself();
        Some(is_along && (!may_cover || is_common_from(a.0, label, b.0, place)?))
    })
}

/// Whether two pieces go on together from a place of both.
#[inline(never)]
fn share_a_branch<R: Real>(a: &Piece<R>, b: &Piece<R>, place: [R; 2]) -> Option<bool> {
    if !a.has_curve_of(b)? {
        return Some(false);
    }
    let (ways, others) = (a.branches(place), b.branches(place));
    for &way in ways.as_ref()?.iter().flatten() {
        for &other in others.as_ref()?.iter().flatten() {
            if cross(way, other).sign()?.is_eq() && dot(way, other).sign()?.is_gt() {
                return Some(true);
            }
        }
    }
    Some(false)
}

/// Whether a piece passes a test of those that meet another one at a place where that ends, or that one
/// itself.
fn any_that_meets<R: Real>(
    (figure, own, at): On<'_, R>,
    place: [R; 2],
    mut test: impl FnMut(&Labelled<R>) -> Option<bool>,
) -> Option<bool> {
    if own.piece.end_at(at)?.is_none() {
        return test(own);
    }
    figure.any_piece_at(place, |label| {
        if label.is_dot() {
            return Some(false);
        }
        let Some(at) = label.piece.parameter_of(place)? else { return Some(false) };
        Some(label.piece.end_at(at)?.is_some() && test(label)?)
    })
}

/// Whether a part of a piece that ends at a place is border of both.
#[inline(never)]
fn is_common_from<R: Real>(
    a: &Figure<'_>,
    label: &Labelled<R>,
    b: &Figure<'_>,
    place: [R; 2],
) -> Option<bool> {
    let Some(here) = label.piece.parameter_of(place)? else { return Some(false) };
    let nearly = a.again(label.id, Only)?;
    let walk = Walk::exactly(a, &nearly, b);
    let mut is_common_from_here = false;
    walk.all(|find| {
        if let Find::Part(part) = find
            && part.has_end(&label.piece, here)?
        {
            is_common_from_here |= is_common(&part)?;
        }
        Some(())
    })?;
    Some(is_common_from_here)
}

/// Notes all stretches that pieces of b have in common with a piece of a, where something may hide them.
fn stretches(walk: &Walk<'_>, mut note: impl FnMut(Intersection)) -> Option<()> {
    // Parts that follow each other are one.
    let mut common: Option<[Cut<Tight>; 2]> = None;
    let is_endless = walk.label.is_endless();
    walk.all(|find| {
        let Find::Part(part) = find else { return Some(()) };
        let is_common = is_common(&part)?;
        let (Some(from), Some(to)) = (part.from, part.to) else {
            return if is_common && is_endless {
                stretches_within(walk, None, &mut note)
            } else {
                Some(())
            };
        };
        if is_common {
            common = Some([common.map_or(from, |[from, _]| from), to]);
        } else if common.is_some() {
            stretches_within(walk, common.take(), &mut note)?;
        }
        Some(())
    })?;
    if common.is_some() { stretches_within(walk, common, &mut note) } else { Some(()) }
}

/// The same within a part of the piece.
#[inline(never)]
fn stretches_within(
    walk: &Walk<'_>,
    within: Option<[Cut<Tight>; 2]>,
    note: &mut impl FnMut(Intersection),
) -> Option<()> {
    let Walk { label, other: b, .. } = *walk;
    b.any_piece_near(label.piece.bounds(), Only, label.piece.sharp_ends(), |by| {
        if label.is_dot() || by.is_dot() {
            return Some(false);
        }
        let parts = walk.parts_by(by, true)?;
        for &[from, to] in parts.iter().flatten().flatten() {
            let [low, high] = within.unwrap_or([from, to]);
            let from = if walk.compare(&from, &low)?.is_lt() { low } else { from };
            let to = if walk.compare(&to, &high)?.is_gt() { high } else { to };
            let is_endless = label.is_endless() && by.is_endless();
            if is_endless || walk.compare(&from, &to)?.is_lt() {
                note(stretch(walk, by, [from, to])?);
            }
        }
        Some(false)
    })
    .map(|_| ())
}

/// A stretch along a piece of b between two cuts.
#[inline(never)]
fn stretch(walk: &Walk<'_>, by: &Labelled<Tight>, ends: [Cut<Tight>; 2]) -> Option<Intersection> {
    let Walk { own: a, label, other: b, .. } = *walk;
    stretch_between([(a, label), (b, by)], ends).or_else(|| {
        settle_long!(R, run => {
            let (label, by) = (a.again::<R>(label.id, run)?, b.again(by.id, run)?);
            let again = |cut| walk.again(&label.piece, &cut);
            stretch_between([(a, &label), (b, &by)], [again(ends[0])?, again(ends[1])?])
        })
    })
}

/// The same in numbers of one kind; of a whole circle it may lead to its start or past it, and of two equal
/// lines it is all.
#[inline(never)]
fn stretch_between<R: Real>(pieces: [Of<'_, R>; 2], ends: [Cut<R>; 2]) -> Option<Intersection> {
    let [(_, label), (_, by)] = pieces;
    if label.is_endless() && by.is_endless() {
        return endless(pieces);
    }
    let [start, end] = ends.map(|end| by.piece.parameter_of(end.point(&label.piece)));
    let (start, end) = (start??, end??);
    let mut stretch = found(pieces, ends.map(|end| end.at), [start, end])?;
    if label.piece.is_whole_circle() && stretch.end_a <= stretch.place_a.along {
        stretch.end_a += 1.0;
    }
    if by.piece.is_whole_circle() && stretch.end_b <= stretch.place_b.along {
        stretch.end_b += 1.0;
    }
    Some(stretch)
}

/// Of two equal lines.
#[inline(never)]
fn endless<R: Real>(pieces: [Of<'_, R>; 2]) -> Option<Intersection> {
    let base = R::new_in(0.0, pieces[0].1.piece.run());
    let all = found(pieces, [base; 2], [base; 2])?;
    let back = |place: Place| Place { along: f32::NEG_INFINITY, ..place };
    let (place_a, place_b) = (back(all.place_a), back(all.place_b));
    let (end_a, end_b) = (f32::INFINITY, f32::INFINITY);
    Some(Intersection { place_a, place_b, end_a, end_b, ..all })
}

/// Whether the border of b runs along a part of the border of a.
fn is_common(part: &Part<'_>) -> Option<bool> {
    Some(part.beside(false)?.is_on && part.beside(true)?.is_on)
}

/// A piece of the border of a figure.
type Of<'f, R> = (&'f Figure<'f>, &'f Labelled<R>);

/// The result for pieces of a and b and the parameters on both.
#[inline(never)]
fn found<R: Real>(
    [(a, label), (b, by)]: [Of<'_, R>; 2],
    on_a: [R; 2],
    on_b: [R; 2],
) -> Option<Intersection> {
    let [start, end] = on_a.map(|parameter| rounded(label.piece.at(parameter), a.anchor));
    let [start_a, end_a] = on_a.map(|parameter| label.piece.fraction(parameter));
    let [start_b, end_b] = on_b.map(|parameter| by.piece.fraction(parameter));
    Some(Intersection {
        start: start?,
        end: end?,
        place_a: Place::new(a.number_of(label.id), start_a?),
        place_b: Place::new(b.number_of(by.id), start_b?),
        end_a: end_a?,
        end_b: end_b?,
    })
}

/// A point that is seen from an anchor.
pub(crate) fn rounded<R: Real>([x, y]: [R; 2], anchor: Vector2D) -> Option<Vector2D> {
    let axis = |x: R, anchor: f32| {
        let sum = x + x.like(anchor);
        let size = x.value().abs().max(f64::from(anchor).abs());
        // What may be 0 takes more digits, or is told as 0.
        if !R::IS_QUICK {
            sum.sign()?;
        }
        sum.to_absolute(size * (1.0 / (1_u64 << 27) as f64)).map(|sum| sum as f32)
    };
    Some(Vector2D::new(axis(x, anchor.x)?, axis(y, anchor.y)?))
}

//! Where two pieces meet.

use core::cmp::Ordering;

use super::piece::{Piece, Place, of_f64};
use super::tour::Id;
use crate::exact::real::{Real, Tight};
use crate::outline::{cross, dot, minus, plus};

/// Where a piece is cut.
#[derive(Clone, Copy)]
pub(crate) struct Cut<R> {
    /// The parameter.
    pub(crate) at: R,
    /// The point, if it is known better than from the parameter: the end of a straight piece.
    pub(super) place: Option<Place<R>>,
    /// What cuts it there, if that is known exactly in f64.
    pub(super) by: Option<Crossing>,
    /// What makes it again in other numbers.
    pub(super) maker: Maker,
}

/// Where a cut of a piece comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Maker {
    /// Its parameter is a sum of two floats.
    Parameter,
    /// The start or the end of the piece itself.
    End(usize),
    /// Another piece, and which of its cuts it is.
    Cut(By, usize),
    /// Another piece that runs along it, and which of the ends of their common parts it is.
    Shared(By, usize),
}

/// What cuts a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// A piece of the own border or of the other one.
    Piece { is_other: bool, id: Id },
    /// A side of the frame beyond which cuts do not matter.
    Frame(usize),
}

/// The line or the circle of a piece, and which of two points where another one crosses it: of those on a
/// line, the one with the greater coordinates is the second.
#[derive(Clone, Copy)]
pub(crate) struct Crossing {
    curve: Curve,
    is_second: bool,
}

#[derive(Clone, Copy)]
enum Curve {
    /// A point and a direction.
    Line([[f64; 2]; 2]),
    /// The center and the radius.
    Circle([f64; 3]),
}

impl Curve {
    /// Whether it is a line along which the coordinates become less.
    fn is_reversed(self) -> bool {
        matches!(self, Self::Line([_, [x, y]]) if x < 0.0 || (x == 0.0 && y < 0.0))
    }
}

impl Crossing {
    /// Whether another one is certainly the same point, of a piece that both are on.
    pub(crate) fn is(&self, other: &Self) -> bool {
        match (self.curve, other.curve) {
            (Curve::Line([from, along]), Curve::Line([origin, way])) => {
                let [from, along, origin, way] =
                    [from, along, origin, way].map(|p| p.map(Tight::exactly));
                let is_along = |a: Place<Tight>| cross(a, along).sign() == Some(Ordering::Equal);
                self.is_second == other.is_second && is_along(way) && is_along(minus(origin, from))
            }
            (Curve::Circle(a), Curve::Circle(b)) => self.is_second == other.is_second && a == b,
            _ => false,
        }
    }
}

impl<R: Real> Cut<R> {
    pub(crate) fn at(at: R) -> Self {
        Self { at, place: None, by: None, maker: Maker::Parameter }
    }

    /// The same in f64.
    pub(super) fn about(&self) -> Cut<Tight> {
        let place = self.place.map(|place| place.map(Tight::about));
        Cut { at: Tight::about(self.at), place, by: self.by, maker: self.maker }
    }

    /// What is the same for all pieces of both curves that cross there: how others cross either of them.
    pub(crate) fn crossings(&self, piece: &Piece<R>) -> Option<[Crossing; 2]> {
        let (by, curve) = (self.by?, piece.curve()?);
        let is_round = matches!(by.curve, Curve::Circle(_));
        let is_second = by.is_second ^ (is_round && curve.is_reversed());
        Some([Crossing { curve, is_second }, Crossing { is_second, ..by }])
    }

    /// The point of a piece that is cut.
    pub(crate) fn point(&self, piece: &Piece<R>) -> Place<R> {
        self.place.unwrap_or_else(|| piece.at(self.at))
    }

    /// Which of two cuts of a piece comes first.
    pub(crate) fn compare(&self, other: &Self, piece: &Piece<R>) -> Option<Ordering> {
        self.at.compare(other.at).or_else(|| {
            if self.by.zip(other.by).is_some_and(|(own, other)| own.is(&other)) {
                return Some(Ordering::Equal);
            }
            // Quotients are rounded, ends are not.
            let Piece::Straight { along, .. } = *piece else { return None };
            dot(minus(self.place?, other.place?), along).sign()
        })
    }
}

/// Up to two cuts of a piece.
pub(crate) type Cuts<R> = [Option<Cut<R>>; 2];

/// Up to two parts of a piece, by where they begin and end.
pub(crate) type Parts<R> = [Option<[Cut<R>; 2]>; 2];

impl<R: Real> Piece<R> {
    /// Where another piece meets this one. Of one that runs along this one, its ends within this one.
    pub(crate) fn cuts(&self, other: &Self) -> Option<Cuts<R>> {
        if !self.bounds().is_near(&other.bounds(), [0.0; 2]) {
            return Some([None; 2]);
        }
        let mut curve = other.curve();
        let points = match (self, other) {
            (Self::Straight { .. }, Self::Straight { .. }) => return self.straight_cuts(other),
            (Self::Straight { .. }, Self::Round { .. }) => self.round_crossings(other)?,
            (Self::Round { .. }, Self::Straight { .. }) => other.round_crossings(self)?,
            (Self::Round { .. }, Self::Round { .. }) if self.has_curve_of(other)? => {
                curve = None;
                // The ends of the other one, or of this one if the other one has none.
                if other.is_whole_circle() { self.ends() } else { other.ends() }
            }
            (Self::Round { .. }, Self::Round { .. }) => self.arc_crossings(other)?,
        };
        let mut cuts = [None; 2];
        for ((cut, point), is_second) in cuts.iter_mut().zip(points).zip([false, true]) {
            let Some(point) = point else { continue };
            if other.parameter_of(point)?.is_some() {
                let by = curve
                    .map(|curve| Crossing { curve, is_second: is_second ^ curve.is_reversed() });
                *cut = self.parameter_of(point)?.map(|at| Cut { by, ..Cut::at(at) });
            }
        }
        Some(cuts)
    }

    /// The line or the circle, if f64 knows it exactly.
    #[inline(never)]
    fn curve(&self) -> Option<Curve> {
        let is_exact = |x: R| x.compare(of_f64(x.value(), x.run())) == Some(Ordering::Equal);
        let exactly = |x: R| is_exact(x).then(|| x.value());
        let place = |p: Place<R>| Some([exactly(p[0])?, exactly(p[1])?]);
        Some(match *self {
            Self::Straight { from, along, .. } => Curve::Line([place(from)?, place(along)?]),
            Self::Round { center: [x, y], radius, .. } => {
                Curve::Circle([exactly(x)?, exactly(y)?, exactly(radius)?])
            }
        })
    }

    #[inline(never)]
    fn straight_cuts(&self, other: &Self) -> Option<Cuts<R>> {
        let (Self::Straight { from, along, .. }, Self::Straight { from: origin, along: way, .. }) =
            (*self, *other)
        else {
            return Some([None; 2]);
        };
        let between = minus(origin, from);
        let area = cross(along, way);
        if area.sign()?.is_ne() {
            let Some(there) = other.quotient(cross(between, along), area)? else {
                return Some([None; 2]);
            };
            let here = self.quotient(cross(between, way), area)?;
            let place = |at: R| self.end_with(at).or_else(|| other.end_with(there));
            let by = other.curve().map(|curve| Crossing { curve, is_second: false });
            // There is but one crossing, whichever way the other piece goes.
            let cut = |at: R| Cut { place: place(at), by, ..Cut::at(at) };
            return Some([here.map(cut), None]);
        }
        if other.range().is_none() || cross(between, along).sign()?.is_ne() {
            return Some([None; 2]);
        }
        // On one line. A way of length 0 is a point of it.
        let is_dot = dot(way, way).sign()?.is_eq();
        let end = if is_dot { None } else { self.cut_at(plus(origin, way))? };
        Some([self.cut_at(origin)?, end])
    }

    /// The cut at a point of the line of a straight piece.
    fn cut_at(&self, p: Place<R>) -> Option<Option<Cut<R>>> {
        Some(self.parameter_of(p)?.map(|at| Cut { place: Some(p), ..Cut::at(at) }))
    }

    /// The end of a straight piece at a parameter, if it certainly is one.
    pub(super) fn end_with(&self, at: R) -> Option<Place<R>> {
        let Self::Straight { from, along, .. } = *self else { return None };
        match at.value() {
            _ if at.slip() > 0.0 => None,
            0.0 => Some(from),
            1.0 => Some(plus(from, along)),
            _ => None,
        }
    }

    /// The cuts at which a piece begins and ends; None where it is endless.
    pub(super) fn end_cuts(&self) -> [Option<Cut<R>>; 2] {
        let Some(range) = self.range() else { return [None; 2] };
        [0, 1].map(|number| {
            let (at, maker) = (range[number], Maker::End(number));
            Some(Cut { at, place: self.end_with(at), by: None, maker })
        })
    }

    /// The parts along which another piece of the same line or circle runs together with this one, of
    /// which points are left; None of pieces of different ones.
    pub(crate) fn common_parts(&self, other: &Self) -> Option<Option<Parts<R>>> {
        match (self, other) {
            (Self::Straight { .. }, Self::Straight { .. }) => self.common_way(other),
            (Self::Round { .. }, Self::Round { .. }) if self.has_curve_of(other)? => {
                self.common_arcs(other).map(Some)
            }
            _ => Some(None),
        }
    }

    #[inline(never)]
    fn common_way(&self, other: &Self) -> Option<Option<Parts<R>>> {
        let (
            Self::Straight { from, along, .. },
            Self::Straight { from: origin, along: way, is_endless },
        ) = (*self, *other)
        else {
            return Some(None);
        };
        let is_dot = |way: Place<R>| Some(dot(way, way).sign()?.is_eq());
        let is_on_line =
            cross(along, way).sign()?.is_eq() && cross(minus(origin, from), along).sign()?.is_eq();
        if !is_on_line || is_dot(along)? || is_dot(way)? {
            return Some(None);
        }
        let whole = self.whole();
        if is_endless {
            let base = Cut::at(from[0].like(0.0));
            return Some(Some([Some(whole.unwrap_or([base; 2])), None]));
        }
        let ends = [origin, plus(origin, way)];
        let [low, high] = if dot(along, way).sign()?.is_gt() { ends } else { [ends[1], ends[0]] };
        let ahead = |p: Place<R>| dot(minus(p, from), along);
        if self.range().is_none() {
            let square = dot(along, along);
            let cut = |p: Place<R>| Cut { place: Some(p), ..Cut::at(ahead(p).over(square)) };
            return Some(Some([Some([low, high].map(cut)), None]));
        }
        let beyond = |p: Place<R>| dot(minus(minus(p, from), along), along).sign();
        if ahead(high).sign()?.is_lt() || beyond(low)?.is_gt() {
            return Some(Some([None; 2]));
        }
        let [first, last] = self.end_cuts();
        let start = if ahead(low).sign()?.is_le() { first } else { self.cut_at(low)? };
        let end = if beyond(high)?.is_ge() { last } else { self.cut_at(high)? };
        Some(Some([start.zip(end).map(|(start, end)| [start, end]), None]))
    }

    /// All of a piece that is not endless, as a part of it.
    pub(crate) fn whole(&self) -> Option<[Cut<R>; 2]> {
        let [start, end] = self.end_cuts();
        start.zip(end).map(|(start, end)| [start, end])
    }

    /// Of two arcs around one center with one radius.
    #[inline(never)]
    fn common_arcs(&self, other: &Self) -> Option<Parts<R>> {
        let ([low, high], [Some(from), Some(to)]) = (self.range()?, other.ends()) else {
            return Some([self.whole(), None]);
        };
        let turn = |p: Place<R>| self.turn_to(p);
        let (from, to) = (turn(from)?, turn(to)?);
        let part = |start: R, end: R| -> Option<Option<[Cut<R>; 2]>> {
            let end = if end.compare(high)?.is_gt() { high } else { end };
            Some(start.compare(end)?.is_le().then(|| [start, end].map(Cut::at)))
        };
        if from.compare(to)?.is_le() {
            return Some([part(from, to)?, None]);
        }
        // The other one leads past the start.
        Some([part(low, to)?, part(from, high)?])
    }

    /// The points at which the line of a straight piece crosses the circle of a round one.
    #[inline(never)]
    fn round_crossings(&self, other: &Self) -> Option<[Option<Place<R>>; 2]> {
        let (Self::Straight { from, along, .. }, Self::Round { center, radius, .. }) =
            (*self, *other)
        else {
            return Some([None; 2]);
        };
        let from = minus(from, center);
        let square = dot(along, along);
        if square.sign()?.is_eq() {
            let is_on = dot(from, from).compare(radius.square())?.is_eq();
            return Some([is_on.then(|| plus(from, center)), None]);
        }
        let room = radius.square() * square - cross(from, along).square();
        let sign = room.sign()?;
        if sign.is_lt() {
            return Some([None; 2]);
        }
        let (middle, root) = (-dot(from, along), room.square_root());
        let at = |part: R| Some(self.at(part.over(square)));
        if sign.is_eq() {
            return Some([at(middle), None]);
        }
        Some([at(middle - root), at(middle + root)])
    }

    /// The points at which the circles of two round pieces cross, which are different ones.
    #[inline(never)]
    fn arc_crossings(&self, other: &Self) -> Option<[Option<Place<R>>; 2]> {
        let (Self::Round { center, radius, .. }, Self::Round { center: second, radius: reach, .. }) =
            (*self, *other)
        else {
            return Some([None; 2]);
        };
        let between = minus(second, center);
        let square = dot(between, between);
        if square.sign()?.is_eq() {
            return Some([None; 2]);
        }
        let doubled = square + radius.square() - reach.square();
        // (2 |between| height)², with the height of the crossings above the line of the centers.
        let room = square.like(4.0) * square * radius.square() - doubled.square();
        let sign = room.sign()?;
        if sign.is_lt() {
            return Some([None; 2]);
        }
        let half = square.like(0.5).over(square);
        let along = plus(center, between.map(|x| x * doubled * half));
        let [x, y] = between.map(|x| x * room.square_root() * half);
        if sign.is_eq() {
            return Some([Some(along), None]);
        }
        Some([Some(plus(along, [-y, x])), Some(plus(along, [y, -x]))])
    }

    /// The first and the last point; of a whole circle, none.
    pub(crate) fn ends(&self) -> [Option<Place<R>>; 2] {
        match (self, self.range()) {
            (Self::Round { end: None, .. }, _) | (_, None) => [None; 2],
            (_, Some(range)) => range.map(|parameter| Some(self.at(parameter))),
        }
    }
}

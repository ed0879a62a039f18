//! Straight and round pieces of a border.

use crate::angle::turn_of;
use crate::exact::real::Real;
use crate::outline::{Bounds, cross, dot, minus, plus, sharp_ends};

/// A point or a direction.
pub(crate) type Place<R> = [R; 2];

/// What parameters are off by at most.
const ERROR: f64 = 1.0 / (1_u64 << 27) as f64;

/// A piece of a border, on which a parameter grows from the start to the end.
#[derive(Clone, Copy)]
pub(crate) enum Piece<R> {
    /// From 0 to 1 along a vector; endless if that is said.
    Straight { from: Place<R>, along: Place<R>, is_endless: bool },
    /// Counterclockwise around a center from a direction of length 1. The parameter is
    /// [`lap_of`]; where it ends, None for a whole circle.
    Round { center: Place<R>, radius: R, start: Place<R>, end: Option<R> },
}

impl<R: Real> Piece<R> {
    /// From one point to another.
    pub(crate) fn between(from: Place<R>, to: Place<R>) -> Self {
        Self::Straight { from, along: minus(to, from), is_endless: false }
    }

    /// A whole circle.
    pub(crate) fn circle(center: Place<R>, radius: R) -> Self {
        let start = [radius.like(1.0), radius.like(0.0)];
        Self::Round { center, radius, start, end: None }
    }

    /// The arc from one direction of length 1 to another, counterclockwise.
    pub(crate) fn arc(center: Place<R>, radius: R, start: Place<R>, end: R) -> Self {
        Self::Round { center, radius, start, end: Some(end) }
    }

    /// The run in which it was made.
    pub(crate) fn run(&self) -> R::Run {
        match self {
            Self::Straight { from: [x, _], .. } => x.run(),
            Self::Round { radius, .. } => radius.run(),
        }
    }

    /// Whether it is a circle that begins where it ends.
    pub(crate) fn is_whole_circle(&self) -> bool {
        matches!(self, Self::Round { end: None, .. })
    }

    /// Where the parameter begins and ends; None where the piece is endless.
    pub(crate) fn range(&self) -> Option<[R; 2]> {
        match *self {
            Self::Straight { is_endless: true, .. } => None,
            Self::Straight { from: [x, _], .. } => Some([x.like(0.0), x.like(1.0)]),
            Self::Round { radius, end, .. } => {
                Some([radius.like(0.0), end.unwrap_or(radius.like(4.0))])
            }
        }
    }

    /// The point at a parameter.
    #[inline(never)]
    pub(crate) fn at(&self, parameter: R) -> Place<R> {
        match *self {
            Self::Straight { from, along, .. } => plus(from, along.map(|x| parameter * x)),
            Self::Round { center, radius, start, .. } => {
                plus(center, turned(start, parameter).map(|x| radius * x))
            }
        }
    }

    /// The direction in which the parameter grows, of any length.
    #[inline(never)]
    pub(crate) fn tangent(&self, parameter: R) -> Place<R> {
        match *self {
            Self::Straight { along, .. } => along,
            Self::Round { start, .. } => {
                let [x, y] = turned(start, parameter);
                [-y, x]
            }
        }
    }

    /// The parameter of a point on the straight line or the circle of which this is a piece; the inner
    /// None if it lies beyond the ends.
    #[inline(never)]
    pub(crate) fn parameter_of(&self, p: Place<R>) -> Option<Option<R>> {
        match *self {
            Self::Straight { from, along, .. } => {
                let square = dot(along, along);
                if square.sign()?.is_eq() {
                    let [x, y] = minus(p, from);
                    let is_there = x.sign()?.is_eq() && y.sign()?.is_eq();
                    return Some(is_there.then_some(x.like(0.0)));
                }
                self.quotient(dot(minus(p, from), along), square)
            }
            Self::Round { .. } => self.within(self.turn_to(p)?),
        }
    }

    /// How far a point of the circle of a round piece is turned from its start.
    #[inline(never)]
    pub(crate) fn turn_to(&self, p: Place<R>) -> Option<R> {
        let Self::Round { center, radius, start, .. } = *self else { return Some(p[0].like(0.0)) };
        lap_of(start, minus(p, center).map(|x| x.over(radius)))
    }

    /// The parameter on a straight piece that is a quotient, if it lies within the range; where it is
    /// known without dividing that it is an end, that end.
    #[inline(never)]
    pub(super) fn quotient(&self, dividend: R, divisor: R) -> Option<Option<R>> {
        if self.range().is_none() {
            return Some(Some(dividend.over(divisor)));
        }
        let side = divisor.sign()?;
        let (below, above) = (dividend.sign()?, (dividend - divisor).sign()?);
        Some(match () {
            () if below.is_eq() => Some(divisor.like(0.0)),
            () if above.is_eq() => Some(divisor.like(1.0)),
            () if below == side && above != side => Some(dividend.over(divisor)),
            () => None,
        })
    }

    /// Whether a place lies on it.
    #[inline(never)]
    pub(crate) fn holds(&self, p: Place<R>) -> Option<bool> {
        let is_beside = match *self {
            Self::Straight { from, along, .. } => cross(along, minus(p, from)).sign()?.is_ne(),
            Self::Round { center, radius, .. } => {
                let way = minus(p, center);
                dot(way, way).compare(radius.square())?.is_ne()
            }
        };
        if is_beside {
            return Some(false);
        }
        self.parameter_of(p).map(|parameter| parameter.is_some())
    }

    /// A parameter as users know it: on an arc, the part of its [`turns`](Piece::turns).
    pub(crate) fn fraction(&self, parameter: R) -> Option<f32> {
        let Self::Round { start, .. } = *self else {
            let error = ERROR * parameter.value().abs().max(1.0);
            // Without the sign of a zero.
            return parameter.to_absolute(error).map(|parameter| parameter as f32 + 0.0);
        };
        let [x, y] = turned(start, parameter).map(|x| x.to_absolute(2.0 * ERROR));
        Some(part_of_turns(self.turns()?, turn_of([x?, y?])) as f32)
    }

    /// Where a round piece begins and ends, as [`turn_of`] has it: the end is not before the start, and
    /// the same if f64 can't tell them apart.
    pub(crate) fn turns(&self) -> Option<[f64; 2]> {
        let Self::Round { start, end, .. } = *self else { return Some([0.0; 2]) };
        let Some(end) = end else { return Some([0.0, 1.0]) };
        let from = turn_of(start.map(R::value));
        let [x, y] = turned(start, end).map(|x| x.to_absolute(2.0 * ERROR));
        let way = turn_of([x?, y?]) - from;
        // Of what is longer than half a turn, and of what is not.
        let least = if end.value() > 2.0 { 0.25 } else { -0.25 };
        let way = if way < least { way + 1.0 } else { way.max(0.0) };
        Some([from, from + way])
    }

    /// The directions of the ways on and back from a point of it.
    #[inline(never)]
    pub(crate) fn branches(&self, place: Place<R>) -> Option<[Option<Place<R>>; 2]> {
        let Some(parameter) = self.parameter_of(place)? else { return Some([None; 2]) };
        let tangent = self.tangent(parameter);
        let mut branches = [Some(tangent), Some(tangent.map(|x| -x))];
        if let Some([low, high]) = self.range().filter(|_| !self.is_whole_circle()) {
            if parameter.compare(high)?.is_ge() {
                branches[0] = None;
            }
            if parameter.compare(low)?.is_le() {
                branches[1] = None;
            }
        }
        Some(branches)
    }

    /// Whether both are straight, or arcs of the same circle.
    pub(crate) fn has_curve_of(&self, other: &Self) -> Option<bool> {
        match (self, other) {
            (Self::Straight { .. }, Self::Straight { .. }) => Some(true),
            (
                Self::Round { center, radius, .. },
                Self::Round { center: second, radius: reach, .. },
            ) => {
                let [x, y] = minus(*second, *center);
                Some(x.sign()?.is_eq() && y.sign()?.is_eq() && radius.compare(*reach)?.is_eq())
            }
            _ => Some(false),
        }
    }

    /// At which end a parameter is, if it is at one.
    pub(crate) fn end_at(&self, parameter: R) -> Option<Option<End>> {
        if matches!(self, Self::Round { end: None, .. }) {
            return Some(None);
        }
        let Some([low, high]) = self.range() else { return Some(None) };
        Some(if parameter.compare(low)?.is_le() {
            Some(End::Start)
        } else {
            parameter.compare(high)?.is_ge().then_some(End::Finish)
        })
    }

    /// A parameter if it lies within the range.
    pub(crate) fn within(&self, parameter: R) -> Option<Option<R>> {
        let Some([low, high]) = self.range() else { return Some(Some(parameter)) };
        let is_within = parameter.compare(low)?.is_ge() && parameter.compare(high)?.is_le();
        Some(is_within.then_some(parameter))
    }

    /// About where what is straight begins and ends, if that is off by no more than some roundings; None of others.
    pub(crate) fn sharp_ends(&self) -> Option<[[f64; 2]; 2]> {
        let Self::Straight { from, along, is_endless: false } = *self else { return None };
        sharp_ends([from, plus(from, along)])
    }

    /// A rectangle around it; all of the plane if it is endless.
    pub(crate) fn bounds(&self) -> Bounds {
        match *self {
            Self::Straight { is_endless: true, .. } => Bounds::PLANE,
            Self::Straight { from, along, .. } => {
                Bounds::around(from, 0.0).joined(Bounds::around(plus(from, along), 0.0))
            }
            Self::Round { center, radius, .. } => {
                Bounds::around(center, radius.value() + radius.slip())
            }
        }
    }
}

/// About a number, in two floats.
pub(super) fn of_f64<R: Real>(x: f64, run: R::Run) -> R {
    let high = x as f32;
    R::sum_in(&[high, (x - f64::from(high)) as f32], run)
}

/// An end of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    Start,
    Finish,
}

/// Which part of an arc lies before a turn on it.
pub(crate) fn part_of_turns([from, to]: [f64; 2], turn: f64) -> f64 {
    let way = if turn < from { turn + 1.0 - from } else { turn - from };
    let whole = to - from;
    // Rounded beyond an end.
    match way > whole {
        true if way - whole > 1.0 - way => 0.0,
        true => 1.0,
        false if whole == 0.0 => 0.0,
        false => way / whole,
    }
}

/// How far a direction of length 1 is turned from another one: from 0 up to 4 for a full turn, growing
/// with the angle, 1 - cos up to half a turn.
pub(crate) fn lap_of<R: Real>(start: Place<R>, direction: Place<R>) -> Option<R> {
    let (cos, sin) = (dot(start, direction), cross(start, direction));
    let sign = sin.sign()?;
    if sign.is_eq() && sin.slip() == 0.0 {
        return Some(cos.like(if cos.value() > 0.0 { 0.0 } else { 2.0 }));
    }
    Some(if sign.is_lt() { cos.like(3.0) + cos } else { cos.like(1.0) - cos })
}

/// [`lap_of`] where it is known whether that is more than half a turn.
pub(crate) fn turn_by<R: Real>(start: Place<R>, direction: Place<R>, is_more: bool) -> R {
    let cos = dot(start, direction);
    if is_more { cos.like(3.0) + cos } else { cos.like(1.0) - cos }
}

/// The direction that is turned from another one by a parameter of [`lap_of`].
fn turned<R: Real>([x, y]: Place<R>, turn: R) -> Place<R> {
    let half = turn.compare(turn.like(2.0));
    let is_second_half = half.is_some_and(|half| half.is_gt());
    let cos = if is_second_half { turn - turn.like(3.0) } else { turn.like(1.0) - turn };
    let sine = (cos.like(1.0) - cos.square()).square_root();
    let sin = match half {
        // Next to half a turn the sine may be either way.
        None => turn.like(f32::NAN),
        Some(_) if is_second_half => -sine,
        Some(_) => sine,
    };
    [x * cos - y * sin, y * cos + x * sin]
}

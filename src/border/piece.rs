//! Straight and round pieces of a border.

use crate::exact::float::{greater, lesser};
use crate::exact::real::Real;
use crate::outline::{cross, dot, minus, plus};

/// A point or a direction.
pub(crate) type Place<R> = [R; 2];

/// A piece of a border, on which a parameter grows from the start to the end.
#[derive(Clone, Copy)]
pub(crate) enum Piece<R> {
    /// From 0 to 1 along a vector; endless if that is said.
    Straight { from: Place<R>, along: Place<R>, is_endless: bool },
    /// Counterclockwise around a center from a direction of length 1. The parameter is
    /// [`turn_of`]; where it ends, None for a whole circle.
    Round { center: Place<R>, radius: R, start: Place<R>, end: Option<R> },
}

impl<R: Real> Piece<R> {
    /// From one point to another.
    pub(crate) fn between(from: Place<R>, to: Place<R>) -> Self {
        Self::Straight { from, along: minus(to, from), is_endless: false }
    }

    /// A whole circle.
    pub(crate) fn circle(center: Place<R>, radius: R) -> Self {
        let start = [R::new(1.0), R::new(0.0)];
        Self::Round { center, radius, start, end: None }
    }

    /// The arc from one direction of length 1 to another, counterclockwise.
    pub(crate) fn arc(center: Place<R>, radius: R, start: Place<R>, end: R) -> Self {
        Self::Round { center, radius, start, end: Some(end) }
    }

    /// Where the parameter begins and ends; None where the piece is endless.
    pub(crate) fn range(&self) -> Option<[R; 2]> {
        match *self {
            Self::Straight { is_endless: true, .. } => None,
            Self::Straight { .. } => Some([R::new(0.0), R::new(1.0)]),
            Self::Round { end, .. } => Some([R::new(0.0), end.unwrap_or(R::new(4.0))]),
        }
    }

    /// The point at a parameter.
    pub(crate) fn at(&self, parameter: R) -> Place<R> {
        match *self {
            Self::Straight { from, along, .. } => plus(from, along.map(|x| parameter * x)),
            Self::Round { center, radius, start, .. } => {
                plus(center, turned(start, parameter).map(|x| radius * x))
            }
        }
    }

    /// The direction in which the parameter grows, of any length.
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
    pub(crate) fn parameter_of(&self, p: Place<R>) -> Option<Option<R>> {
        let parameter = match *self {
            Self::Straight { from, along, .. } => {
                dot(minus(p, from), along).over(dot(along, along))
            }
            Self::Round { center, radius, start, .. } => {
                turn_of(start, minus(p, center).map(|x| x.over(radius)))?
            }
        };
        self.within(parameter)
    }

    /// A parameter if it lies within the range.
    pub(crate) fn within(&self, parameter: R) -> Option<Option<R>> {
        let Some([low, high]) = self.range() else { return Some(Some(parameter)) };
        let is_within = parameter.compare(low)?.is_ge() && parameter.compare(high)?.is_le();
        Some(is_within.then_some(parameter))
    }

    /// A rectangle around it, as low and high coordinates; all of the plane if it is endless.
    pub(crate) fn bounds(&self) -> [[f64; 2]; 2] {
        let around = |x: R, more: f64| {
            let slip = x.slip() + more;
            [x.value() - slip, x.value() + slip]
        };
        match *self {
            Self::Straight { is_endless: true, .. } => [[f64::NEG_INFINITY, f64::INFINITY]; 2],
            Self::Straight { from, along, .. } => {
                let to = plus(from, along);
                [0, 1].map(|axis| {
                    let ([a, b], [c, d]) = (around(from[axis], 0.0), around(to[axis], 0.0));
                    [lesser(a, c), greater(b, d)]
                })
            }
            Self::Round { center, radius, .. } => {
                let [_, reach] = around(radius, 0.0);
                center.map(|x| around(x, reach * (1.0 + f64::EPSILON)))
            }
        }
    }
}

/// How far a direction of length 1 is turned from another one: from 0 up to 4 for a full turn, growing
/// with the angle, 1 - cos up to half a turn.
pub(crate) fn turn_of<R: Real>(start: Place<R>, direction: Place<R>) -> Option<R> {
    let (cos, sin) = (dot(start, direction), cross(start, direction));
    let sign = sin.sign()?;
    if sign.is_eq() {
        return Some(R::new(if cos.value() > 0.0 { 0.0 } else { 2.0 }));
    }
    Some(if sign.is_gt() { R::new(1.0) - cos } else { R::new(3.0) + cos })
}

/// The direction that is turned from another one by a parameter of [`turn_of`].
fn turned<R: Real>([x, y]: Place<R>, turn: R) -> Place<R> {
    let is_first_half = turn.value() < 2.0;
    let cos = if is_first_half { R::new(1.0) - turn } else { turn - R::new(3.0) };
    let sine = (R::new(1.0) - cos.square()).square_root();
    let sin = if is_first_half { sine } else { -sine };
    [x * cos - y * sin, y * cos + x * sin]
}

//! Points and segments with a radius: where two of them are nearest, in closed form.
//!
//! There is no anchor: the difference of two floats is off by at most half a place of itself.

use crate::angle::select;
use crate::any::Form;
use crate::exact::float::lesser;
use crate::outline::{cross, dot, minus, plus};
use crate::vector::Vector2D;

/// A place or a way.
type Place = [f64; 2];

/// A core that is a point or a segment, and how far the shape reaches beyond it: not less than 0, and
/// finite. Coordinates may be anything; what is not finite makes the numbers below infinite or NaN.
#[derive(Clone, Copy)]
pub(crate) enum Round {
    Disc(Place, f64),
    Path([Place; 2], f64),
}

impl Round {
    /// A form of this sort.
    #[inline(always)]
    pub(crate) fn of(form: Form<'_>) -> Option<Self> {
        match form {
            Form::Point(p) => Some(Round::Disc(place(p), 0.0)),
            Form::Circle(c) => Some(Round::Disc(place(c.center), length(c.radius)?)),
            Form::Segment(s) => Some(Round::Path([place(s.point1), place(s.point2)], 0.0)),
            Form::Capsule(c) => {
                Some(Round::Path([place(c.point1), place(c.point2)], length(c.radius)?))
            }
            _ => None,
        }
    }
}

#[inline(always)]
fn place(v: Vector2D) -> Place {
    [v.x.into(), v.y.into()]
}

#[inline(always)]
fn length(radius: f32) -> Option<f64> {
    // Neither NaN nor negative: those have greater bits.
    (radius.to_bits() < f32::INFINITY.to_bits()).then_some(radius.into())
}

/// The nearest places of two cores.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    pub(crate) places: [Place; 2],
    /// From the first one to the second one, with smaller roundings than their difference.
    pub(crate) way: Place,
    /// What its length may be off by, but for two roundings of its own.
    pub(crate) slip: f64,
}

impl Span {
    #[inline(always)]
    pub(crate) fn between(a: Place, b: Place) -> Self {
        Self { places: [a, b], way: minus(b, a), slip: 0.0 }
    }

    #[inline(always)]
    pub(crate) fn swapped(self) -> Self {
        let ([a, b], [x, y]) = (self.places, self.way);
        Self { places: [b, a], way: [-x, -y], ..self }
    }
}

/// Where on a segment the place is that is nearest to a point.
#[derive(Clone, Copy)]
pub(crate) struct Foot {
    pub(crate) span: Span,
    /// From one end of the segment to the other one.
    pub(crate) path: Place,
    /// The end that it is, if it is one.
    pub(crate) is_start: bool,
    pub(crate) is_end: bool,
}

impl Foot {
    /// From a point to a segment.
    ///
    /// With u for half a place of 1, v for the way from the start to the point and sums of absolute
    /// coordinates for sizes: `ahead` is off by 4 u |path| |v|, so that the foot is off by 4 u |v| and
    /// 4 u of the path along it at most, which moves it nearer to or farther from the point by no
    /// more; the way is off by another 2 u |v| and 2 u |path|.
    #[inline(always)]
    pub(crate) fn of(p: Place, [from, to]: [Place; 2]) -> Self {
        let (path, v) = (minus(to, from), minus(p, from));
        let (ahead, square) = (dot(path, v), dot(path, path));
        let (is_end, is_start) = (ahead >= square, ahead <= 0.0);
        let part = select(is_start | is_end, 0.0, ahead / square);
        let start = [0, 1].map(|i| select(is_end, to[i], from[i]));
        let ahead = path.map(|x| x * part);
        let span = Span {
            places: [p, plus(start, ahead)],
            way: minus(ahead, minus(p, start)),
            slip: 4.0 * f64::EPSILON * (size(v) + size(path)),
        };
        Self { span, path, is_start, is_end }
    }
}

#[inline(always)]
fn size([x, y]: Place) -> f64 {
    x.abs() + y.abs()
}

/// How two segments lie to each other.
pub(crate) enum Paths {
    /// They cross beyond doubt, at this place.
    Cross(Place),
    /// They do not, or an end of one is so near to the other one that it does not matter: an end of
    /// the first one, if so told, or of the second one is nearest to the other segment.
    Apart(Foot, Turn),
}

/// Which of two segments has the foot.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) end: usize,
    pub(crate) is_on_first: bool,
}

impl Paths {
    /// Of two segments.
    ///
    /// Each cross product is off by 4 u |path| |way| at most, each height above a segment's line by
    /// as much without |path|. Where two segments cross although this finds a sign doubtful, an end is
    /// so near to the line of the other segment that this or the other one's end is as near to a
    /// segment: the crossing lies between the two.
    #[inline(always)]
    pub(crate) fn of(a: [Place; 2], b: [Place; 2]) -> Self {
        let paths = [minus(a[1], a[0]), minus(b[1], b[0])];
        let ways = a.map(|a| b.map(|b| minus(a, b)));
        let squares = ways.map(|ways| ways.map(|way| dot(way, way)));
        // How far beside, and along, each segment the ends of the other one are.
        let beside_a = [-cross(paths[0], ways[0][0]), -cross(paths[0], ways[0][1])];
        let beside_b = [cross(paths[1], ways[0][0]), cross(paths[1], ways[1][0])];
        let along_a = [-dot(paths[0], ways[0][0]), -dot(paths[0], ways[0][1])];
        let along_b = [dot(paths[1], ways[0][0]), dot(paths[1], ways[1][0])];
        let reach = size(ways[0][0]) + size(paths[0]) + size(paths[1]);
        let room = 8.0 * f64::EPSILON * reach;
        if cross_certainly(beside_a, room * size(paths[0]))
            & cross_certainly(beside_b, room * size(paths[1]))
        {
            let part = beside_b[0] / (beside_b[0] - beside_b[1]);
            return Paths::Cross(plus(a[0], paths[0].map(|x| x * part)));
        }
        let own = paths.map(|path| dot(path, path));
        let inverse = own.map(|square| 1.0 / square);
        let square = |beside: f64, along: f64, of: usize, ends: [f64; 2]| {
            let is_above = (along > 0.0) & (along < own[of]);
            select(is_above, beside * beside * inverse[of], lesser(ends[0], ends[1]))
        };
        let on_a =
            [0, 1].map(|i| square(beside_a[i], along_a[i], 0, [squares[0][i], squares[1][i]]));
        let on_b = [0, 1].map(|i| square(beside_b[i], along_b[i], 1, squares[i]));
        // Of equally near ones the first one, so that roundings do not choose.
        const MUCH: f64 = 1.0 - 4.0 * f64::EPSILON;
        let is_on_first = lesser(on_b[0], on_b[1]) >= lesser(on_a[0], on_a[1]) * MUCH;
        let is_last = select(is_on_first, on_a[1], on_b[1]) < select(is_on_first, on_a[0], on_b[0]);
        let axes = [0, 1];
        let [p, from, to] = [
            axes.map(|i| {
                let of_a = select(is_last, a[1][i], a[0][i]);
                select(is_on_first, select(is_last, b[1][i], b[0][i]), of_a)
            }),
            axes.map(|i| select(is_on_first, a[0][i], b[0][i])),
            axes.map(|i| select(is_on_first, a[1][i], b[1][i])),
        ];
        let mut foot = Foot::of(p, [from, to]);
        foot.span.slip = 4.0 * room;
        Paths::Apart(foot, Turn { end: usize::from(is_last), is_on_first })
    }
}

/// Whether two ends lie on different sides of a line beyond doubt.
#[inline(always)]
fn cross_certainly([first, second]: [f64; 2], doubt: f64) -> bool {
    (first * second < 0.0) & (lesser(first.abs(), second.abs()) > doubt)
}

//! Points and segments with a radius: where two of them are nearest, in closed form.
//!
//! There is no anchor: the difference of two floats is off by at most half a place of itself.

use super::place::{Place, select_place};
use crate::angle::select;
use crate::any::Form;
use crate::exact::float::{greater, lesser};
use crate::outline::{cross, dot, minus, plus};
use crate::vector::Vector2D;

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

/// Much less than any float but 0: what is told nearer than that to it is in doubt.
const LEAST: f64 = f32::MIN_POSITIVE as f64 / (1_u64 << 50) as f64;

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
        Self { places: [a, b], way: minus(b, a), slip: LEAST }
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
        // From the end on: nothing. The quotient may be NaN where the segment is a point.
        let part = greater(ahead / square, 0.0) * f64::from(u8::from(!is_end));
        let start = select_place(is_end, to, from);
        let ahead = [path[0] * part, path[1] * part];
        let span = Span {
            places: [p, plus(start, ahead)],
            way: minus(ahead, minus(p, start)),
            slip: LEAST + 4.0 * f64::EPSILON * (size(v) + size(path)),
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
        let (p, q) = (minus(a[1], a[0]), minus(b[1], b[0]));
        let ([u, v], [w, z]) =
            ([minus(a[0], b[0]), minus(a[0], b[1])], [minus(a[1], b[0]), minus(a[1], b[1])]);
        // How far beside, and along, each segment the ends of the other one are.
        let (beside_a, along_a) = ([-cross(p, u), -cross(p, v)], [-dot(p, u), -dot(p, v)]);
        let (beside_b, along_b) = ([cross(q, u), cross(q, w)], [dot(q, u), dot(q, w)]);
        let room = 8.0 * f64::EPSILON * (size(u) + size(p) + size(q));
        if cross_certainly(beside_a, room * size(p)) & cross_certainly(beside_b, room * size(q)) {
            let part = beside_b[0] / (beside_b[0] - beside_b[1]);
            return Paths::Cross(plus(a[0], [p[0] * part, p[1] * part]));
        }
        let ([uu, vv], [ww, zz]) = ([dot(u, u), dot(v, v)], [dot(w, w), dot(z, z)]);
        let own = [dot(p, p), dot(q, q)];
        let inverse = [1.0 / own[0], 1.0 / own[1]];
        let square = |beside: f64, along: f64, of: usize, ends: f64| {
            let above = select(along < own[of], beside * beside * inverse[of], ends);
            select(along > 0.0, above, ends)
        };
        let on_a = [
            square(beside_a[0], along_a[0], 0, lesser(uu, ww)),
            square(beside_a[1], along_a[1], 0, lesser(vv, zz)),
        ];
        let on_b = [
            square(beside_b[0], along_b[0], 1, lesser(uu, vv)),
            square(beside_b[1], along_b[1], 1, lesser(ww, zz)),
        ];
        // Of equally near ones the first one, so that roundings do not choose.
        const MUCH: f64 = 1.0 - 4.0 * f64::EPSILON;
        let is_on_first = lesser(on_b[0], on_b[1]) >= lesser(on_a[0], on_a[1]) * MUCH;
        let is_last = select(is_on_first, on_a[1], on_b[1]) < select(is_on_first, on_a[0], on_b[0]);
        let (last_a, last_b) =
            (select_place(is_last, a[1], a[0]), select_place(is_last, b[1], b[0]));
        let p = select_place(is_on_first, last_b, last_a);
        let from = select_place(is_on_first, a[0], b[0]);
        let to = select_place(is_on_first, a[1], b[1]);
        let mut foot = Foot::of(p, [from, to]);
        foot.span.slip = LEAST + 4.0 * room;
        Paths::Apart(foot, Turn { end: usize::from(is_last), is_on_first })
    }
}

/// Whether two ends lie on different sides of a line beyond doubt.
#[inline(always)]
fn cross_certainly([first, second]: [f64; 2], doubt: f64) -> bool {
    (first * second < 0.0) & (lesser(first.abs(), second.abs()) > doubt)
}

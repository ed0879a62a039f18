//! Half-planes in which a mover stays.

use core::cmp::Ordering;

use super::grown::Pair;
use super::piece::Passing;
use super::seen::Seen;
use super::track::{Nearest, Side, Track, unit_of};
use crate::exact::real::{Only, Real, Tight};
use crate::exact::settle::settle;
use crate::exact::terms::Vector;
use crate::outline::{Spot, cross, dot, minus, plus};
use crate::vector::Vector2D;

/// A half-plane: all places from a line on, to the side where its normal leads.
#[derive(Clone, Copy)]
pub(super) struct Plane {
    normal: Normal,
    base: Base,
    /// The place on the line, if f64 holds it or what is turned is told by it.
    about: Option<[Tight; 2]>,
}

/// Out of the obstacle, of any length.
#[derive(Clone, Copy)]
pub(super) struct Normal {
    way: Way,
    /// The same in f64.
    about: [Tight; 2],
}

/// A vector, exactly.
#[derive(Clone, Copy)]
enum Way {
    /// To the right of the way between two places.
    Beside([Spot; 2]),
    /// From the difference of two places to a third one.
    From([Spot; 2], Vector2D),
    /// A sum of floats.
    Along(Vector<2>),
}

/// A place on the line.
#[derive(Clone, Copy)]
enum Base {
    /// The difference of two places, and some way from there.
    Corner([Spot; 2], Vector<3>),
    At(Vector2D),
}

impl Way {
    fn reals<R: Real>(&self, run: R::Run) -> [R; 2] {
        let origin = |spot: &Spot| spot.seen_in::<R>(Vector2D::ZERO, run);
        match self {
            Self::Beside([from, to]) => {
                let [x, y] = minus(origin(to), origin(from));
                [y, -x]
            }
            Self::From([solid, mover], at) => {
                let corner = minus(solid.seen_in(*at, run), origin(mover));
                corner.map(|x| -x)
            }
            Self::Along(terms) => terms.map(|terms| R::sum_in(&terms, run)),
        }
    }
}

impl Base {
    /// The way to it from a place.
    fn seen_from<R: Real>(&self, place: Vector2D, run: R::Run) -> [R; 2] {
        match self {
            Self::Corner([solid, mover], beyond) => {
                let mover = mover.seen_in(Vector2D::ZERO, run);
                let corner = minus(solid.seen_in(place, run), mover);
                plus(corner, beyond.map(|terms| R::sum_in(&terms, run)))
            }
            Self::At(base) => {
                [[base.x, -place.x], [base.y, -place.y]].map(|terms| R::sum_in(&terms, run))
            }
        }
    }
}

/// Numbers of f64, if those of this kind are such.
fn reals_of<R: Real>([x, y]: [Tight; 2]) -> Option<[R; 2]> {
    Some([R::quick(x)?, R::quick(y)?])
}

impl Normal {
    fn exactly(way: Way) -> Self {
        Self { way, about: way.reals(Only) }
    }

    /// Out of an edge of a core, if that is one of a piece.
    fn out_of(pair: &Pair<'_, '_, '_>, side: Side) -> Option<Self> {
        let way = Way::Beside(pair.ends(side)?);
        let [x, y] = pair.way::<Tight>(side, Only);
        Some(Self { way, about: [y, -x] })
    }

    /// Out of a rounded obstacle, from what of it is nearest to a place.
    fn beside(pair: &Pair<'_, '_, '_>, place: Vector2D, nearest: &Nearest) -> Self {
        let side = nearest.side;
        let edge = if nearest.is_edge { Self::out_of(pair, side) } else { None };
        edge.unwrap_or_else(|| {
            let way = Way::From(pair.spots(side), place);
            Self { way, about: pair.start::<Tight>(side, place, Only).map(|x| -x) }
        })
    }

    fn reals<R: Real>(&self, run: R::Run) -> [R; 2] {
        reals_of(self.about).unwrap_or_else(|| self.way.reals(run))
    }

    /// About the normal, of length 1.
    pub(super) fn unit(&self) -> [f64; 2] {
        // Where f64 loses what is left of a difference, longer numbers don't.
        settle!(R, run from Tight => unit_of(self.reals::<R>(run)))
    }
}

impl Plane {
    /// With the place on its line some way from where a side begins.
    fn at_corner(pair: &Pair<'_, '_, '_>, side: Side, normal: Normal, beyond: Vector<3>) -> Self {
        let start = pair.start(side, Vector2D::ZERO, Only);
        let place = plus(start, beyond.map(|terms| Tight::sum(&terms)));
        let is_held = pair.slip() > 0.0 || place.iter().all(|x| x.slip() == 0.0);
        let base = Base::Corner(pair.spots(side), beyond);
        Self { normal, base, about: is_held.then_some(place) }
    }

    /// The half-plane without an obstacle where a way comes to it, seen from where the mover is.
    ///
    /// At a corner it is that of the side which faces where the obstacle lets pass, if it does.
    pub(super) fn of(
        seen: &Seen<'_, '_, '_>,
        passing: Passing,
        track: &Track,
        up: Vector2D,
    ) -> Self {
        let ahead = Self::ahead(seen, passing, track, up);
        let against = || {
            let (_, at) = seen.meeting(track);
            Self::at_corner(&seen.pair, at.side, against(track), [[0.0; 3]; 2])
        };
        ahead.unwrap_or_else(against)
    }

    /// The same; None where a way has no edge of it ahead.
    #[inline(never)]
    pub(super) fn ahead(
        seen: &Seen<'_, '_, '_>,
        passing: Passing,
        track: &Track,
        up: Vector2D,
    ) -> Option<Self> {
        let pair = &seen.pair;
        if pair.is_round() {
            return Some(Self::beside(pair, track.from, &seen.nearest()));
        }
        let (_, at) = seen.meeting(track);
        let first = Self::along(pair, at.side)?;
        let Some(other) = at.other.and_then(|side| Self::along(pair, side)) else {
            return Some(first);
        };
        let faces =
            |plane: &Self| passing.is_none_or(|passing| leads_along(&plane.normal, passing));
        match (faces(&first), faces(&other)) {
            (true, false) => return Some(first),
            (false, true) => return Some(other),
            _ => {}
        }
        Some(match which([&first.normal, &other.normal], track, up) {
            Ordering::Greater => first,
            Ordering::Less => other,
            // Of two that are each other's mirror image in the way none is better.
            Ordering::Equal => Self { normal: against(track), ..first },
        })
    }

    /// That beside a side of what is not round; None of one without a length.
    pub(super) fn along(pair: &Pair<'_, '_, '_>, side: Side) -> Option<Self> {
        Some(Self::at_corner(pair, side, Normal::out_of(pair, side)?, [[0.0; 3]; 2]))
    }

    /// The half-plane of a rounded obstacle through the place where the mover is, or of an edge of it that runs
    /// along an axis.
    ///
    /// `nearest` is what of the pair is nearest to the place.
    pub(super) fn beside(pair: &Pair<'_, '_, '_>, place: Vector2D, nearest: &Nearest) -> Self {
        let normal = Normal::beside(pair, place, nearest);
        let signs = if let Way::Beside(_) = normal.way { axis_of(&normal) } else { None };
        match signs {
            None => Self::through(place, normal),
            Some(signs) => {
                let beyond = signs.map(|sign| pair.radii().map(|radius| sign * radius));
                Self::at_corner(pair, nearest.side, normal, beyond)
            }
        }
    }

    fn through(place: Vector2D, normal: Normal) -> Self {
        Self { normal, base: Base::At(place), about: Some(wide(place).map(Tight::exactly)) }
    }

    /// The half-plane from a place on.
    pub(super) fn from(place: Vector2D, normal: Vector<2>) -> Self {
        Self::through(place, Normal::exactly(Way::Along(normal)))
    }

    pub(super) fn normal(&self) -> &Normal {
        &self.normal
    }

    /// How far a place is in it, times the length of the normal.
    fn height<R: Real>(&self, place: Vector2D, run: R::Run) -> R {
        let to_base = match self.about.and_then(reals_of::<R>) {
            Some([x, y]) => [x - x.like(place.x), y - y.like(place.y)],
            None => self.base.seen_from(place, run),
        };
        -dot(self.normal.reals(run), to_base)
    }

    /// Whether it holds a place.
    pub(super) fn holds(&self, place: Vector2D) -> bool {
        settle!(R, run from Tight => Some(self.height::<R>(place, run).sign()?.is_ge()))
    }

    /// About the normal, and how far a place is in it, times the length of that.
    pub(super) fn about(&self, place: Vector2D) -> ([f64; 2], f64) {
        settle!(R, run from Tight => {
            let (normal, height) = (self.normal.reals::<R>(run), self.height::<R>(place, run));
            let known = |x: R| x.to_relative(1e-12);
            Some(([known(normal[0])?, known(normal[1])?], known(height)?))
        })
    }

    /// Which of two is to be followed on a way; greater: this one.
    pub(super) fn compare(&self, other: &Self, track: &Track, up: Vector2D) -> Ordering {
        which([&self.normal, &other.normal], track, up)
    }

    /// Whether two are the same in all numbers.
    pub(super) fn is(&self, other: &Self) -> bool {
        let is_same_normal = match (&self.normal.way, &other.normal.way) {
            (Way::Beside(a), Way::Beside(b)) => a == b,
            (Way::From(a, p), Way::From(b, q)) => a == b && p == q,
            (Way::Along(a), Way::Along(b)) => a == b,
            _ => false,
        };
        is_same_normal
            && match (&self.base, &other.base) {
                (Base::Corner(a, v), Base::Corner(b, w)) => a == b && v == w,
                (Base::At(a), Base::At(b)) => a == b,
                _ => false,
            }
    }
}

/// Against a way.
fn against(track: &Track) -> Normal {
    Normal::exactly(Way::Along(track.by.map(|terms| terms.map(|term| -term))))
}

/// The direction of a normal if it is along an axis.
fn axis_of(normal: &Normal) -> Option<[f32; 2]> {
    let signs = settle!(R, run from Tight => {
        let [x, y] = normal.reals::<R>(run);
        Some([x.sign()? as i8 as f32, y.sign()? as i8 as f32])
    });
    (signs.contains(&0.0)).then_some(signs)
}

/// Which of two normals is to be followed: the one that lets more of the way be gone along it, then the one that
/// leads more upwards, then the one along whose line more of it is along the X axis.
fn which(normals: [&Normal; 2], track: &Track, up: Vector2D) -> Ordering {
    settle!(R, run from Tight => which_in::<R>(normals, track, up, run), or Ordering::Equal)
}

fn which_in<R: Real>(
    normals: [&Normal; 2],
    track: &Track,
    up: Vector2D,
    run: R::Run,
) -> Option<Ordering> {
    let [a, b] = normals.map(|normal| normal.reals::<R>(run));
    let is_same = cross(a, b).sign()?.is_eq() && dot(a, b).sign()?.is_gt();
    if is_same {
        return Some(Ordering::Equal);
    }
    let lengths = [dot(a, a), dot(b, b)];
    let compare = |x: R, y: R| (x * lengths[1]).compare(y * lengths[0]);
    let way = track.way::<R>(run);
    let by_way = compare(cross(a, way).square(), cross(b, way).square())?;
    if by_way.is_ne() {
        return Some(by_way);
    }
    let up = [up.x, up.y].map(|x| R::new_in(x, run));
    let signed = |x: R| Some(if x.sign()?.is_lt() { -x.square() } else { x.square() });
    let by_up = compare(signed(dot(a, up))?, signed(dot(b, up))?)?;
    if by_up.is_ne() {
        return Some(by_up);
    }
    compare(a[1].square(), b[1].square())
}

/// Whether a normal leads along a direction, more or less.
pub(super) fn leads_along(normal: &Normal, direction: Vector<2>) -> bool {
    settle!(R, run from Tight => {
        let direction = direction.map(|terms| R::sum_in(&terms, run));
        Some(dot(normal.reals::<R>(run), direction).sign()?.is_gt())
    })
}

/// Whether the angle between a normal and a direction is at most so many degrees, from 0 to 180.
pub(super) fn is_within_angle(normal: &Normal, direction: Vector2D, degrees: f32) -> bool {
    settle!(R, run from Tight => {
        let normal = normal.reals::<R>(run);
        let direction = [R::new_in(direction.x, run), R::new_in(direction.y, run)];
        let ahead = dot(normal, direction);
        let (is_ahead, is_acute) = (ahead.sign()?.is_ge(), degrees <= 90.0);
        if is_ahead != is_acute {
            return Some(is_ahead);
        }
        let square = square_of_cosine::<R>(degrees, run);
        let reach = square * dot(normal, normal) * dot(direction, direction);
        let size = ahead.square().compare(reach)?;
        Some(if is_ahead { size.is_ge() } else { size.is_le() })
    })
}

/// The square of a cosine: of multiples of 30 and 45 degrees, and only of these, it is rational, so that it ties with numbers of
/// f64 (Niven, Irrational Numbers, corollary 3.12, of twice the angle).
fn square_of_cosine<R: Real>(degrees: f32, run: R::Run) -> R {
    let square = match degrees {
        0.0 | 180.0 => 1.0,
        30.0 | 150.0 => 0.75,
        45.0 | 135.0 => 0.5,
        60.0 | 120.0 => 0.25,
        90.0 => 0.0,
        _ => return R::rotation_in(degrees, run)[0].square(),
    };
    R::new_in(square, run)
}

/// How far a way leads along another one: its sign is exact.
pub(super) fn leads(way: &Track, along: Vector<2>) -> Ordering {
    settle!(R, run from Tight => {
        dot(way.way::<R>(run), along.map(|terms| R::sum_in(&terms, run))).sign()
    }, or Ordering::Equal)
}

/// Plain numbers.
pub(super) fn wide(v: Vector2D) -> [f64; 2] {
    [v.x.into(), v.y.into()]
}

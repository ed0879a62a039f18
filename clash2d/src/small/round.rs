//! Points and segments with a radius: where a point is nearest to one, in closed form.
//!
//! There is no anchor: the difference of two floats is off by at most half a place of itself.
//! Nothing is a branch here, as none could be predicted. What a mask says is said twice, and a length
//! told in both numbers.

use crate::any::{OfKind, Shape};
use crate::pack::{Pack, Two};
use crate::shape::{Capsule, Circle, Segment};
use crate::vector::Vector2D;

/// A yes or no for each of two numbers.
pub(crate) type Both = <Two as Pack>::Mask;

/// A shape with a point or a segment as its core, and how far it reaches beyond that. All numbers may
/// be anything. Points are where the shape has them: compilers load copies of them in halves.
#[derive(Clone, Copy)]
pub(crate) enum Round<'s> {
    Disc(&'s Vector2D, f32),
    Path([&'s Vector2D; 2], f32),
}

impl<'s> Round<'s> {
    /// A shape of this sort.
    #[inline(always)]
    pub(crate) fn of(shape: &'s Shape<'_>) -> Option<Self> {
        if let Some(c) = Circle::of(shape) {
            return Some(Round::Disc(&c.center, c.radius));
        }
        if let Some(c) = Capsule::of(shape) {
            return Some(Round::Path([&c.point1, &c.point2], c.radius));
        }
        if let Some(p) = Vector2D::of(shape) {
            return Some(Round::Disc(p, 0.0));
        }
        Segment::of(shape).map(|s| Round::Path([&s.point1, &s.point2], 0.0))
    }

    #[inline(always)]
    pub(crate) fn radius(self) -> f32 {
        match self {
            Round::Disc(_, radius) | Round::Path(_, radius) => radius,
        }
    }

    /// Whether the radius is finite and not less than 0.
    #[inline(always)]
    pub(crate) fn has_radius(self) -> bool {
        // NaN and negative ones have greater bits.
        self.radius().to_bits() < f32::INFINITY.to_bits()
    }
}

/// A point or a circle, and another round shape.
#[derive(Clone, Copy)]
pub(crate) struct Disc<'s> {
    pub(crate) center: Vector2D,
    pub(crate) other: Round<'s>,
    /// How far both reach beyond their cores, the disc first.
    pub(crate) radii: Two,
    /// Whether the disc is the second one of both.
    pub(crate) is_second: bool,
    pub(crate) has_radii: bool,
}

impl<'s> Disc<'s> {
    /// None of two paths, and of other shapes.
    #[inline(always)]
    pub(crate) fn of(a: &'s Shape<'_>, b: &'s Shape<'_>) -> Option<Self> {
        let is_disc = |shape| Vector2D::of(shape).is_some() | Circle::of(shape).is_some();
        let is_second = !is_disc(a);
        let (disc, other) = if is_second { (b, a) } else { (a, b) };
        if !is_disc(disc) {
            return None;
        }
        let (disc, other) = (Round::of(disc)?, Round::of(other)?);
        let Round::Disc(&center, radius) = disc else { return None };
        let radii = Two::of(Vector2D::new(radius, other.radius()));
        let has_radii = disc.has_radius() & other.has_radius();
        Some(Self { center, other, radii, is_second, has_radii })
    }
}

/// Much less than any float but 0: what is told nearer than that to it is in doubt.
pub(crate) const LEAST: f64 = f32::MIN_POSITIVE as f64 / (1_u64 << 50) as f64;

/// The nearest places of two cores.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    pub(crate) places: [Two; 2],
    /// From the first one to the second one, with smaller roundings than their difference.
    pub(crate) way: Two,
    /// How long that is.
    pub(crate) length: Two,
    /// What the length may be off by, but for two roundings of its own; nothing if both are the same.
    pub(crate) slip: Two,
}

impl Span {
    #[inline(always)]
    pub(crate) fn between(a: Two, b: Two) -> Self {
        Self::along([a, b], b - a, Two::all(LEAST))
    }

    #[inline(always)]
    fn along(places: [Two; 2], way: Two, slip: Two) -> Self {
        Self { places, way, length: length(way), slip }
    }
}

/// How long a way is.
#[inline(always)]
pub(crate) fn length(way: Two) -> Two {
    sum(way * way).square_roots()
}

/// Where on a segment the place is that is nearest to a point.
#[derive(Clone, Copy)]
pub(crate) struct Foot {
    /// From the point to that place.
    pub(crate) span: Span,
    /// From one end of the segment to the other one.
    pub(crate) path: Two,
    /// How much of the path leads to the place, from 0 to 1.
    pub(crate) part: Two,
}

impl Foot {
    /// From a point to a segment.
    ///
    /// With u for half a place of 1, v for the way from the start to the point and sums of absolute
    /// coordinates for sizes: `ahead` is off by 4 u |path| |v|, so that the foot is off by 4 u |v| and
    /// 4 u of the path along it at most, which moves it nearer to or farther from the point by no
    /// more; the way is off by another 2 u |v| and 3 u |path|.
    #[inline(always)]
    pub(crate) fn of(p: Two, [from, to]: [Two; 2]) -> Self {
        let (path, v) = (to - from, p - from);
        let (ahead, square) = (sum(path * v), sum(path * path));
        // The quotient may be NaN where the segment is a point.
        let part = within(ahead / square);
        let slip = Two::all(LEAST) + sum(path.abs() + v.abs()) * Two::all(4.0 * f64::EPSILON);
        let (is_late, rest) = from_next(part);
        let (start, ahead) = (Two::select(is_late, to, from), path * rest);
        Self { span: Span::along([p, start + ahead], (start - p) + ahead, slip), path, part }
    }
}

/// Which parts of paths end nearer to their ends than to their starts, and what is left of them from
/// there, so that ends are exact.
#[inline(always)]
pub(super) fn from_next(parts: Two) -> (Both, Two) {
    let is_late = parts.is_above(Two::all(0.5));
    (is_late, parts - Two::all(1.0).only(is_late))
}

/// The sum of two numbers, twice.
#[inline(always)]
pub(crate) fn sum(numbers: Two) -> Two {
    numbers + numbers.exchanged()
}

/// Numbers from 0 to 1; 0 for NaN.
#[inline(always)]
pub(super) fn within(parts: Two) -> Two {
    parts.greater(Two::all(0.0)).lesser(Two::all(1.0))
}

/// Each of two numbers twice.
#[inline(always)]
pub(crate) fn twice(numbers: Two) -> [Two; 2] {
    [Two::firsts(numbers, numbers), Two::seconds(numbers, numbers)]
}

/// Whether a part leads to an end.
#[inline(always)]
pub(crate) fn is_end(part: Two) -> Both {
    part.is_equal(Two::all(0.0)) | part.is_equal(Two::all(1.0))
}

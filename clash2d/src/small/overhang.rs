//! A rectangle above the face of another one along which they are farthest apart, or least deep in
//! each other.

use super::round::{Both, Round, length, sum, twice};
use crate::angle::{DEGREE, LARGE, ROUNDER, TERMS};
use crate::any::{OfKind, Shape};
use crate::pack::{Mask, Pack, Two};
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// A place.
#[inline(always)]
fn two(place: [f64; 2]) -> Two {
    Two::each(|i| place[i])
}

/// A rectangle or a path, which is a rectangle of no height, seen from an anchor.
#[derive(Clone, Copy)]
pub(crate) struct Plate {
    center: Two,
    half: Two,
    heading: Heading,
    /// How far a path reaches beyond itself.
    radius: Option<f32>,
    /// What is added to how far away something is beyond its ends: nothing, or -infinity so that none of
    /// them is a face.
    ends: f64,
}

/// What changes no number.
const NOTHING: f64 = -0.0;

/// The direction of a rectangle to its right.
#[derive(Clone, Copy)]
enum Heading {
    Upright,
    Turned(f32),
    Along(Two),
}

impl Plate {
    /// Of a rectangle.
    #[inline(always)]
    pub(crate) fn of_rectangle(shape: &Shape<'_>, anchor: Vector2D) -> Option<Self> {
        let anchor = Two::of(anchor);
        if let Some(r) = Rectangle::of(shape) {
            let half = Two::of(r.size) * Two::all(0.5);
            let center = (Two::of(r.origin) - anchor) + half;
            return Some(Self {
                center,
                half,
                heading: Heading::Upright,
                radius: None,
                ends: NOTHING,
            });
        }
        let r = OrientedRectangle::of(shape)?;
        let (center, half) = (Two::of(r.center) - anchor, Two::of(r.half_extend));
        Some(Self {
            center,
            half,
            heading: Heading::Turned(r.rotation),
            radius: None,
            ends: NOTHING,
        })
    }

    /// Of a rectangle, a segment or a capsule.
    #[inline(always)]
    pub(crate) fn of(shape: &Shape<'_>, anchor: Vector2D) -> Option<Self> {
        let Some(Round::Path(path, radius)) = Round::of(shape) else {
            return Self::of_rectangle(shape, anchor);
        };
        let [p, q] = path.map(|&end| Two::of(end) - Two::of(anchor));
        Some(Self::of_path([p, q], q - p, radius))
    }

    /// The same, but none of the ends of a path is a face, and its direction is known as well as if it
    /// were seen from its start.
    #[inline(always)]
    pub(crate) fn without_ends(shape: &Shape<'_>, anchor: Vector2D) -> Option<Self> {
        let Some(Round::Path([&p, &q], radius)) = Round::of(shape) else {
            return Self::of_rectangle(shape, anchor);
        };
        let path = [p, q].map(|end| Two::of(end) - Two::of(anchor));
        let plate = Self::of_path(path, Two::of(q) - Two::of(p), radius);
        Some(Self { ends: f64::NEG_INFINITY, ..plate })
    }

    #[inline(always)]
    fn of_path([p, q]: [Two; 2], way: Two, radius: f32) -> Self {
        let (length, half) = (length(way), Two::all(0.5));
        let (center, half) = ((p + q) * half, Two::firsts(length * half, Two::all(0.0)));
        let heading = Heading::Along(way / length);
        Self { center, half, heading, radius: Some(radius), ends: NOTHING }
    }

    /// Whether it has a length, a height if it should, and an angle that [`cos_and_sin`] takes.
    #[inline(always)]
    fn is_usual(&self) -> bool {
        let is_wide = self.half.is_above(Two::all(0.0)).bits();
        match self.radius {
            // NaN and negative ones have greater bits.
            Some(radius) => (is_wide == 1) & (radius.to_bits() < f32::INFINITY.to_bits()),
            None => (is_wide == 3) & (self.degrees().abs() < LARGE),
        }
    }

    #[inline(always)]
    pub(crate) fn is_path(self) -> bool {
        self.radius.is_some()
    }

    #[inline(always)]
    fn is_turned(self) -> bool {
        matches!(self.heading, Heading::Turned(_))
    }

    #[inline(always)]
    fn degrees(&self) -> f32 {
        if let Heading::Turned(degrees) = self.heading { degrees } else { 0.0 }
    }
}

/// The directions of two rectangles to the right.
#[inline(always)]
fn directions([a, b]: [Plate; 2]) -> [Two; 2] {
    // Both at once takes no longer than one of them, but much longer than none.
    let (cos, sin) = match a.is_turned() | b.is_turned() {
        true => cos_and_sin(two([a.degrees().into(), b.degrees().into()])),
        false => (Two::all(1.0), Two::all(0.0)),
    };
    let turned = [Two::firsts(cos, sin), Two::seconds(cos, sin)];
    let direction = |heading: Heading, turned: Two| match heading {
        Heading::Upright => two([1.0, 0.0]),
        Heading::Turned(_) => turned,
        Heading::Along(way) => way,
    };
    [direction(a.heading, turned[0]), direction(b.heading, turned[1])]
}

/// The cosines and sines of two angles of less than [`LARGE`] degrees, as
/// [`Rotation`](crate::angle::Rotation) finds them.
#[inline(always)]
fn cos_and_sin(degrees: Two) -> (Two, Two) {
    let all = Two::all;
    let rounded = degrees * all(1.0 / 90.0) + all(ROUNDER);
    let x = degrees - all(90.0) * (rounded - all(ROUNDER));
    let x2 = x * x;
    let (x4, x8) = (x2 * x2, (x2 * x2) * (x2 * x2));
    let series = |wave: usize| {
        let pair = |i: usize| all(TERMS[i][wave]) + x2 * all(TERMS[i + 1][wave]);
        (pair(0) + x4 * pair(2)) + x8 * (pair(4) + x4 * pair(6))
    };
    let (sin, cos) = (x * all(DEGREE) + x * x2 * series(0), all(1.0) + x2 * series(1));
    let quadrant = rounded.last_bits();
    let is_odd = !quadrant.is_equal(all(0.0));
    let cos_sign = all(-0.0).only(is_odd);
    (
        Two::select(is_odd, sin, cos).turned_by(quadrant).turned_by(cos_sign),
        Two::select(is_odd, cos, sin).turned_by(quadrant),
    )
}

/// How far a vector leads along a direction of length 1, and to the left of that.
#[inline(always)]
pub(crate) fn along(direction: Two, v: Two) -> Two {
    let [x, y] = twice(direction);
    x * v - y * left(v)
}

/// Turned by 90 degrees.
#[inline(always)]
pub(crate) fn left(v: Two) -> Two {
    v.exchanged().turned_by(two([-0.0, 0.0]))
}

/// Where a mask says so the number with the other sign.
#[inline(always)]
fn turned_if(mask: Both, v: Two) -> Two {
    v.turned_by(Two::all(-0.0).only(mask))
}

/// A rectangle above a face of another one. All numbers besides the places are said twice.
///
/// Its places are seen from the center of the face's rectangle: along the normal, and along the face,
/// counterclockwise. In units of e = 2^-52 and of the size a difference of centers is off by 1.5, sine
/// and cosine by 4 of themselves, the other center by 6.5 and directions by 9, so that gaps and
/// corners are off by 12 in each coordinate.
pub(crate) struct Overhang {
    /// The center of the face's rectangle, seen from the anchor.
    center: Two,
    /// Out of the face.
    pub(crate) normal: Two,
    /// Half of the extents of the face's rectangle.
    pub(crate) half: Two,
    /// The center of the other rectangle.
    pub(crate) place: Two,
    /// The direction of the other rectangle to its right.
    pub(crate) direction: Two,
    /// Half of the extents of the other rectangle, in its own frame.
    pub(crate) other: Two,
    /// How far the two are apart along the normal; negative if they are not.
    pub(crate) gap: Two,
    /// Whether the face is one of the second rectangle.
    pub(crate) is_second: Both,
    /// The number of the face: below, to the right, above, to the left.
    pub(crate) face: u32,
    /// No less than the sum of all coordinates of both rectangles.
    pub(crate) size: Two,
    /// How far both reach beyond themselves, if that may be: that of the face first.
    pub(crate) radii: Option<Two>,
    /// Whether both rectangles are valid, have an area and are not near the end of all floats.
    pub(crate) is_valid: bool,
}

impl Overhang {
    /// Of two rectangles or paths, seen from an anchor. The face is one of the first one,
    /// unless one of the second one is better by more than some units.
    #[inline(always)]
    pub(crate) fn of([a, b]: [Plate; 2], anchor: Vector2D, units: f64) -> Self {
        const FAR: f64 = (1_u128 << 120) as f64;
        let size = sum((a.center.abs() + b.center.abs()) + (a.half + b.half));
        let is_near = FAR > (size + sum(Two::of(anchor).abs())).first();
        let is_valid = is_near & a.is_usual() & b.is_usual();
        Self { is_valid, ..Self::between([a, b], size, units) }
    }

    #[inline(always)]
    fn between([a, b]: [Plate; 2], size: Two, units: f64) -> Self {
        let directions = directions([a, b]);
        let way = b.center - a.center;
        let ways = directions.map(|direction| along(direction, way));
        let [cos, sin] = twice(along(directions[0], directions[1]).abs());
        let reach = |half: Two| half * cos + half.exchanged() * sin;
        let ends = |plate: Plate| two([plate.ends, NOTHING]);
        let gaps_a = ways[0].abs() - (a.half + reach(b.half)) + ends(a);
        let gaps_b = ways[1].abs() - (b.half + reach(a.half)) + ends(b);
        let best = Two::firsts(gaps_a, gaps_b).greater(Two::seconds(gaps_a, gaps_b));
        let [best_a, best_b] = twice(best);
        let is_second = best_b.is_above(best_a + size * Two::all(units * f64::EPSILON));
        let choose = |a: Two, b: Two| Two::select(is_second, b, a);
        let way_out = turned_if(is_second, choose(ways[0], ways[1]));
        let (is_upper, is_lower) = side(choose(gaps_a, gaps_b), way_out);
        let (own, half) = (choose(directions[0], directions[1]), choose(a.half, b.half));
        let normal = turned_if(is_lower, Two::select(is_upper, left(own), own));
        Self {
            center: choose(a.center, b.center),
            normal,
            half: Two::select(is_upper, half.exchanged(), half),
            place: along(normal, turned_if(is_second, way)),
            direction: along(normal, choose(directions[1], directions[0])),
            other: choose(b.half, a.half),
            gap: choose(best_a, best_b),
            is_second,
            face: face_number(is_upper, is_lower),
            size,
            radii: radii([a, b]).map(|radii| choose(radii, radii.exchanged())),
            is_valid: true,
        }
    }

    /// A way, seen from where the anchor is.
    #[inline(always)]
    pub(crate) fn way_outside(&self, way: Two) -> Two {
        let [up, along] = twice(way);
        self.normal * up + left(self.normal) * along
    }

    /// How far the corners of the other rectangle reach from its center, down and, for those that
    /// are down, along the face: its edges to the right and up, each on its own.
    #[inline(always)]
    pub(crate) fn reach(&self) -> [Two; 2] {
        let down = self.direction.turned_by(two([0.0, -0.0])) * self.other;
        let along = self.direction.exchanged() * self.other;
        [down.abs(), along.turned_by(down)]
    }

    /// Two places, in columns, seen from where the anchor is.
    #[inline(always)]
    pub(crate) fn outside(&self, [up, along]: [Two; 2], anchor: Two) -> [Two; 2] {
        let ([x, y], [right, top]) = (twice(self.normal), twice(self.center + anchor));
        let (x, y) = (right + (x * up - y * along), top + (y * up + x * along));
        [Two::firsts(x, y), Two::seconds(x, y)]
    }
}

/// How far two rectangles or paths reach beyond themselves, unless both are rectangles.
#[inline(always)]
fn radii([a, b]: [Plate; 2]) -> Option<Two> {
    let radius = |plate: Plate| plate.radius.unwrap_or(0.0);
    let is_round = a.radius.is_some() | b.radius.is_some();
    is_round.then(|| Two::of(Vector2D::new(radius(a), radius(b))))
}

/// Which of the faces around a center has the greatest gap to something that lies in some direction,
/// the first one of several: whether it is one above or below, and whether below or to the left.
#[inline(always)]
fn side(gaps: Two, way: Two) -> (Both, Both) {
    let [x, y] = twice(gaps);
    // What lies neither above nor below is told to lie below.
    let is_back = two([0.0, f64::MIN_POSITIVE]).is_above(way);
    let [is_left, is_below] = [is_back.firsts(is_back), is_back.seconds(is_back)];
    let is_upper = y.is_above(x) | (y.is_equal(x) & (is_left | is_below));
    (is_upper, (is_upper & is_below) | (!is_upper & is_left))
}

/// The number of a face of which this is known.
#[inline(always)]
pub(crate) fn face_number(is_upper: Both, is_lower: Both) -> u32 {
    (1 + (is_upper.bits() & 1) + (is_lower.bits() & 2)) & 3
}

//! Angles in degrees: exact reduction, and a sine and cosine that are the same everywhere.

#![forbid(unsafe_code)]

use core::f64::consts::PI;
use libm::{fmod, fmodf};

use crate::root::square_root;

/// Degrees as radians; error at most 0.51 ulp.
///
/// Book: "Rotation".
pub fn degrees_to_radian(degrees: f32) -> f32 {
    (f64::from(degrees) * (PI / 180.0)) as f32
}

/// Radians as degrees; error at most 0.51 ulp, infinite where no `f32` is large enough.
///
/// Book: "Dot Product".
pub fn radian_to_degrees(radian: f32) -> f32 {
    (f64::from(radian) * (180.0 / PI)) as f32
}

/// An angle as a number of right angles and a rest.
#[derive(Clone, Copy)]
pub(crate) struct Reduced {
    /// How many right angles; only its value modulo 4 matters.
    pub(crate) quadrant: i32,
    /// Degrees from -45 to 45, exact.
    pub(crate) rest: f64,
}

/// From here on degrees are brought into one turn first, so that right angles can be counted.
pub(crate) const LARGE: f32 = 4_194_304.0;

impl Reduced {
    /// Reduces an angle without any rounding; the rest is NaN if the angle is not finite.
    ///
    /// Angles that differ by full turns give the same rest and the same quadrant modulo 4: ties
    /// between two quadrants go to the even one, which a full turn keeps.
    #[inline(always)]
    pub(crate) fn new(degrees: f32) -> Self {
        // f64 is so much finer than the given f32 that only a true tie looks like one. There the
        // product is exact: 1/90 is off by less than 2^-54 of it, which the rounding takes away.
        // The rest is exact: a multiple of the last place of `degrees`, and smaller.
        Self::of_small(f64::from(if degrees.abs() < LARGE {
            degrees
        } else {
            within_a_turn(degrees)
        }))
    }

    /// The same in any rounding mode, of which the number of right angles may depend.
    pub(crate) fn exact(degrees: f32) -> Self {
        let Self { quadrant, rest } = Self::new(degrees);
        if rest > 45.0 {
            return Self { quadrant: quadrant + 1, rest: rest - 90.0 };
        }
        if rest < -45.0 {
            Self { quadrant: quadrant - 1, rest: rest + 90.0 }
        } else {
            Self { quadrant, rest }
        }
    }

    /// Reduces an angle in f64: without any rounding if it has 48 bits, as the product of two f32
    /// does, and otherwise by less than 2^-40 degrees off for each turn of it.
    pub(crate) fn of_wide(degrees: f64) -> Self {
        let degrees = if degrees.abs() < f64::from(LARGE) { degrees } else { fmod(degrees, 360.0) };
        Self::of_small(degrees)
    }

    /// Takes the nearest number of right angles, the even one of two, from less than [`LARGE`].
    #[inline(always)]
    fn of_small(degrees: f64) -> Self {
        let rounded = degrees * (1.0 / 90.0) + ROUNDER;
        Self {
            quadrant: (rounded.to_bits() & 3) as i32,
            rest: degrees - 90.0 * (rounded - ROUNDER),
        }
    }
}

/// Where a direction leads, in turns from the X axis on: from 0 to 1, counterclockwise.
///
/// It is measured on the square whose corners lie on the axes, without trigonometry: right at every
/// eighth of a turn, and off by less than a ninetieth in between.
#[inline]
pub(crate) fn turn_of([x, y]: [f64; 2]) -> f64 {
    let part = 0.25 * (y / (x.abs() + y.abs()));
    let turn = select(x < 0.0, 0.5 - part, part);
    select(turn < 0.0, turn + 1.0, turn)
}

/// The direction of length 1 that [`turn_of`] leads from, also beyond a turn.
pub(crate) fn direction_at(turn: f64) -> [f64; 2] {
    let quarters = 4.0 * if turn > 1.0 { turn - 1.0 } else { turn };
    let x = (quarters - 2.0).abs() - 1.0;
    let y = if quarters > 3.0 { quarters - 4.0 } else { 1.0 - (quarters - 1.0).abs() };
    let length = square_root(x * x + y * y);
    [x / length, y / length]
}

/// 1.5 * 2^52: a sum with it has no room for a fraction, and the lowest bits of an integer.
pub(crate) const ROUNDER: f64 = 6_755_399_441_055_744.0;

/// Brings degrees into one turn. Told to be rare, so that no register is saved for its sake.
#[cold]
#[inline(never)]
fn within_a_turn(degrees: f32) -> f32 {
    fmodf(degrees, 360.0)
}

/// Sine and cosine of an angle in f64.
#[derive(Clone, Copy)]
pub(crate) struct Rotation {
    /// The sine, with a relative error below [`Rotation::ERROR`].
    pub(crate) sin: f64,
    /// The cosine, with a relative error below [`Rotation::ERROR`].
    pub(crate) cos: f64,
}

impl Rotation {
    /// What the relative error of sine and cosine stays below: 4 ulp; measured below 1.5 ulp.
    pub(crate) const ERROR: f64 = 1.0 / (1_u64 << 50) as f64;

    /// The sine and cosine of some degrees; NaN if these are not finite.
    ///
    /// A call, so that compilers see that the same degrees need no second one.
    #[inline(never)]
    pub(crate) fn new(degrees: f32) -> Self {
        Self::in_line(degrees)
    }

    /// [`Rotation::new`] without a call, where little else is to be done.
    #[inline(always)]
    pub(crate) fn in_line(degrees: f32) -> Self {
        Self::of(Reduced::new(degrees))
    }

    /// The sine and cosine of a reduced angle.
    #[inline(always)]
    pub(crate) fn of(angle: Reduced) -> Self {
        let (sin, cos) = small_sin_cos(angle.rest);
        // Quadrant by quadrant: (c, s), (-s, c), (-c, -s), (s, -c), chosen without branches.
        let (sin, cos, quadrant) = (sin.to_bits(), cos.to_bits(), angle.quadrant as u64);
        let swap = (sin ^ cos) & (quadrant & 1).wrapping_neg();
        let sign = |quadrant: u64| (quadrant & 2) << 62;
        Self {
            cos: f64::from_bits(cos ^ swap ^ sign(quadrant.wrapping_add(1))),
            sin: f64::from_bits(sin ^ swap ^ sign(quadrant)),
        }
    }
}

/// One of two numbers, without a branch: quadrants can't be predicted.
#[inline]
pub(crate) fn select(condition: bool, yes: f64, no: f64) -> f64 {
    let mask = u64::from(condition).wrapping_neg();
    f64::from_bits(yes.to_bits() & mask | no.to_bits() & !mask)
}

/// Sine and cosine of at most 45 degrees: their Taylor series up to x^17 and x^16 in radians, whose
/// remainders are below 2^-61 of the sine and 2^-58 of the cosine.
///
/// The two series are summed side by side and by halves (Estrin), which leaves the processor much to
/// do at once: this is most of what a rotated rectangle costs.
#[inline(always)]
fn small_sin_cos(x: f64) -> (f64, f64) {
    let x2 = x * x;
    let (x4, x8) = (x2 * x2, (x2 * x2) * (x2 * x2));
    let sum = |low: [f64; 2], factor: f64, high: [f64; 2]| {
        [low[0] + factor * high[0], low[1] + factor * high[1]]
    };
    let pair = |i: usize| sum(TERMS[i], x2, TERMS[i + 1]);
    let [sin, cos] = sum(sum(pair(0), x4, pair(2)), x8, sum(pair(4), x4, pair(6)));
    (x * DEGREE + x * x2 * sin, 1.0 + x2 * cos)
}

/// A degree in radians.
pub(crate) const DEGREE: f64 = PI / 180.0;

/// The coefficients of the sine and of the cosine series in degrees from x^3 and x^2 on.
pub(crate) const TERMS: [[f64; 2]; 8] = taylor();

const fn taylor() -> [[f64; 2]; 8] {
    let mut terms = [[0.0; 2]; 8];
    let mut i = 0;
    while i < 8 {
        let power = 2 * i as u32 + 2;
        let mut scale = if i % 2 == 0 { -1.0 } else { 1.0 };
        let mut n = 0;
        while n < power {
            scale *= DEGREE;
            n += 1;
        }
        terms[i] = [scale * DEGREE / factorial(power + 1) as f64, scale / factorial(power) as f64];
        i += 1;
    }
    terms
}

/// n! for n up to 33.
pub(crate) const fn factorial(n: u32) -> u128 {
    if n < 2 { 1 } else { n as u128 * factorial(n - 1) }
}

//! Signs and values of expressions with the sine and cosine of an angle.
//!
//! Every question about a rotated rectangle is linear in the waves of its angle:
//! `constant + a cos + b sin`, with exact coefficients. It is 0 only where that follows from the
//! coefficients, as it may at multiples of 30 and 45 degrees; otherwise 120 bits tell its sign, and
//! where they don't, 1200. What these don't tell from 0 is: where two angles take part that are
//! multiples of 6 degrees, as in cos 36° - cos 72° = 1/2.

use super::ball::Ball;
use super::int::{Int, Number, Scale, Sum};
use super::polynomial::{on_integers, square, total};
use super::real::Real;
use super::terms::{Slices, Vector, slices};
use super::wave::{Wave, Waves};

/// What is smaller than 2^-this of the irrational terms needs more digits, for its sign and for a
/// number: 120 bits leave an error of 2^-115 of each.
const SIGN: u32 = 100;
const NUMBER: u32 = 60;

/// The sum of the constant terms and of each coefficient times its wave; coefficients are sums, too.
///
/// For decisions; NaN if a float is not finite.
pub(crate) fn linear<const N: usize>(constant: &[f32], terms: [(&[f32], Wave); N]) -> f64 {
    linear_within(SIGN, constant, terms)
}

/// The same for numbers that come out, rounded to f64; relative error below 2^-50.
pub(crate) fn linear_number<const N: usize>(constant: &[f32], terms: [(&[f32], Wave); N]) -> f64 {
    linear_within(NUMBER, constant, terms)
}

#[inline(never)]
fn linear_within<const N: usize>(bits: u32, constant: &[f32], terms: [(&[f32], Wave); N]) -> f64 {
    let coefficients = terms.map(|(coefficient, _)| coefficient);
    on_integers!(coefficients.into_iter().chain([constant]), scale, read => {
        let terms = terms.map(|(coefficient, wave)| (total(coefficient, read), wave));
        value(total(constant, read), terms, scale.lowest, bits)
    })
}

/// One corner of a turned rectangle: its center seen from some point, its half extents with the
/// corner's signs, and its angle.
#[derive(Clone, Copy)]
pub(crate) struct Corner<'a> {
    pub(crate) center: Vector<2>,
    pub(crate) half: [f32; 2],
    pub(crate) waves: &'a Waves,
}

impl Corner<'_> {
    /// How far the corner lies along a direction: its dot product with that, as [`linear`] says.
    pub(crate) fn along<const M: usize>(&self, direction: Vector<M>) -> f64 {
        self.along_slices(slices(&direction))
    }

    #[inline(never)]
    fn along_slices(&self, direction: Slices<'_>) -> f64 {
        let ([x, y], [center_x, center_y]) = (direction, slices(&self.center));
        on_integers!([x, y, center_x, center_y, &self.half[..]], scale, read => {
            let [x, y] = direction.map(|terms| total(terms, read));
            let [center_x, center_y] = self.center.map(|terms| total(&terms, read));
            let [half_x, half_y] = self.half.map(read);
            let terms = [
                (half_x.times(x) + half_y.times(y), self.waves.cos),
                (half_x.times(y) - half_y.times(x), self.waves.sin),
            ];
            value(center_x.times(x) + center_y.times(y), terms, 2 * scale.lowest, SIGN)
        })
    }

    /// `radius² - |corner|²` as [`linear`] says: not negative within the radius.
    ///
    /// The turned axes are perpendicular unit vectors, so that the waves appear only once:
    /// |c + hx u + hy v|² = |c|² + hx² + hy² + 2 (hx c·u + hy c·v).
    #[inline(never)]
    pub(crate) fn within(&self, radius: f32) -> f64 {
        let center = slices(&self.center);
        on_integers!([center[0], center[1], &self.half[..], &[radius][..]], scale, read => {
            let [half_x, half_y] = self.half.map(read);
            let [x, y] = center.map(|terms| total(terms, read));
            let along = half_x.times(x) + half_y.times(y);
            let across = half_x.times(y) - half_y.times(x);
            let radius = read(radius);
            let squares = square(center, read) + half_x.times(half_x) + half_y.times(half_y);
            let terms = [
                (-(along + along), self.waves.cos),
                (-(across + across), self.waves.sin),
            ];
            value(radius.times(radius) - squares, terms, 2 * scale.lowest, SIGN)
        })
    }
}

/// `constant + Σ coefficient * wave`, where an integer of 1 stands for 2^lowest; with more digits if it
/// is smaller than 2^-bits of its irrational terms.
fn value<S: Sum, const N: usize>(
    constant: S,
    terms: [(S, Wave); N],
    lowest: i32,
    bits: u32,
) -> f64 {
    if terms.iter().all(|(_, wave)| wave.exact) {
        return rational(constant, &terms).to_f64(lowest - 1);
    }
    let shift = terms.iter().map(|(_, wave)| wave.shift).max().unwrap_or(0);
    // 128 bits, as many for a wave, and its shift; or everything that there is.
    let number = if S::IS_NARROW && shift <= 190 {
        irrational::<6, S>(constant, &terms, shift, lowest, bits)
    } else {
        let wide = |(sum, wave): (S, Wave)| (sum.widen::<10>(), wave);
        irrational::<20, _>(constant.widen(), &terms.map(wide), shift, lowest, bits)
    };
    number.unwrap_or_else(|| {
        let read = |sum: S| Ball::of_integer(sum.widen(), lowest);
        finely(read(constant), &terms.map(|(coefficient, wave)| (read(coefficient), wave)))
    })
}

/// The sum with more digits.
#[cold]
#[inline(never)]
fn finely(constant: Ball, terms: &[(Ball, Wave)]) -> f64 {
    let mut known = None;
    let sum = terms.iter().fold(constant, |sum, &(coefficient, wave)| {
        let waves = known.filter(|&(angle, _)| angle == wave.angle).map(|(_, waves)| waves);
        let waves = waves.unwrap_or_else(|| Ball::of_angle(wave.angle));
        known = Some((wave.angle, waves));
        let size = coefficient * waves[usize::from(wave.is_sine)];
        if wave.negative { sum - size } else { sum + size }
    });
    sum.to_relative(1.0).unwrap_or(0.0)
}

/// Twice the sum, where all waves are some halves.
fn rational<S: Sum>(constant: S, terms: &[(S, Wave)]) -> S {
    terms.iter().fold(constant + constant, |sum, (coefficient, wave)| {
        let halves = match wave.mantissa {
            0 => return sum,
            1 => *coefficient,
            _ => *coefficient + *coefficient,
        };
        if wave.negative { sum - halves } else { sum + halves }
    })
}

/// The sum in integers of W limbs; None if more digits are needed.
///
/// Waves of the same value are taken together first. What remains is zero only if every coefficient
/// is: 1 and the waves of an angle are linearly independent over the rational numbers unless it is a
/// multiple of 30 or 45 degrees, where a wave is rational or both are equal.
#[inline(never)]
fn irrational<const W: usize, S: Sum>(
    constant: S,
    terms: &[(S, Wave)],
    shift: u32,
    lowest: i32,
    bits: u32,
) -> Option<f64> {
    let mut whole = constant;
    let mut sum = Int::<W>::ZERO;
    let mut doubtful = Int::<W>::ZERO;
    for (i, &(first, wave)) in terms.iter().enumerate() {
        let is_same = |(_, other): &&(S, Wave)| other.is_as_large(wave);
        if wave.mantissa == 0 || terms[..i].iter().any(|term| is_same(&term)) {
            continue;
        }
        let signed =
            |coefficient: S, wave: Wave| if wave.negative { -coefficient } else { coefficient };
        let others = terms[i + 1..].iter().filter(is_same);
        let coefficient =
            others.fold(signed(first, wave), |sum, &(other, wave)| sum + signed(other, wave));
        let mantissa = Int::<3>([wave.mantissa as u64, (wave.mantissa >> 64) as u64, 0]);
        let product = coefficient.widen::<W>().product(mantissa).shifted_left(shift - wave.shift);
        sum = sum + if wave.from_one { -product } else { product };
        if wave.from_one {
            whole = whole + coefficient;
            doubtful = doubtful + coefficient.widen::<W>().shifted_left(shift).abs();
        }
        if !wave.exact {
            doubtful = doubtful + product.abs();
        }
    }
    let sum = sum + whole.widen::<W>().shifted_left(shift);
    // Nothing irrational is left, or little beside the sum.
    let is_decided =
        doubtful.sign() == 0.0 || (doubtful.shifted_right(bits) - sum.abs()).is_negative();
    is_decided.then(|| sum.to_f64(lowest - shift as i32))
}

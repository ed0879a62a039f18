//! Sine and cosine of degrees: quickly in `f64`, and to any number of bits.

use std::cell::RefCell;

use dashu_int::IBig;
use dashu_int::ops::BitTest;

use crate::number::Filter;

/// An angle, taken apart: a multiple of 90 degrees and a rest of at most 45.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Angle {
    quarter: u8,
    /// In degrees; exact.
    rest: f64,
}

/// A cosine and a sine.
pub(crate) type Turn<N> = (N, N);

impl Angle {
    /// The angle of finite degrees, exactly.
    pub(crate) fn new(degrees: f32) -> Self {
        Self::of(degrees.into())
    }

    /// The same for more bits: a remainder of floats has no rounding.
    pub(crate) fn of(degrees: f64) -> Self {
        let turned = degrees % 360.0;
        let quarters = (turned / 90.0).round();
        Self { quarter: (quarters as i64).rem_euclid(4) as u8, rest: turned - 90.0 * quarters }
    }

    /// The sum, where a float holds its rest.
    pub(crate) fn plus(self, other: Self) -> Option<Self> {
        let sum = self.rest + other.rest;
        let part = sum - self.rest;
        let lost = (self.rest - (sum - part)) + (other.rest - part);
        let quarters = (sum / 90.0).round();
        let turned = i64::from(self.quarter) + i64::from(other.quarter) + quarters as i64;
        let rest = sum - 90.0 * quarters;
        (lost == 0.0).then_some(Self { quarter: turned.rem_euclid(4) as u8, rest })
    }

    /// Whether it is a multiple of 90 degrees.
    pub(crate) fn is_right(self) -> bool {
        self.rest == 0.0
    }

    /// How many bits the sine's leading bit stands below the binary point, at least.
    pub(crate) fn depth(self) -> usize {
        let exponent = (self.rest.to_bits() >> 52 & 0x7ff) as i64 - 1023;
        (6 - exponent).max(0) as usize
    }

    /// With a relative error of at most 2^-48.
    pub(crate) fn quick(self) -> Turn<Filter> {
        let x = self.rest * (std::f64::consts::PI / 180.0);
        let square = x * x;
        let (mut cosine, mut sine) = (1.0, 1.0);
        for k in (1..=10).rev() {
            let twice = f64::from(2 * k);
            cosine = 1.0 - square * cosine / (twice * (twice - 1.0));
            sine = 1.0 - square * sine / (twice * (twice + 1.0));
        }
        let (cosine, sine) = self.turned(cosine, x * sine);
        let error = if self.is_right() { 0.0 } else { 16.0 * f64::EPSILON };
        (Filter::near(cosine, cosine.abs() * error), Filter::near(sine, sine.abs() * error))
    }

    /// Times 2^`bits`, with an error below 1.
    pub(crate) fn precise(self, bits: usize) -> Turn<IBig> {
        if self.is_right() {
            return self.turned(IBig::ONE << bits, IBig::ZERO);
        }
        let (cosine, sine) = remembered(self.rest, bits);
        self.turned(cosine, sine)
    }

    fn turned<N: std::ops::Neg<Output = N>>(self, cosine: N, sine: N) -> Turn<N> {
        match self.quarter {
            0 => (cosine, sine),
            1 => (-sine, cosine),
            2 => (-cosine, -sine),
            _ => (sine, -cosine),
        }
    }
}

/// A finished sine and cosine: of which degrees, to how many bits.
type Memory = (f64, usize, Turn<IBig>);

thread_local! {
    static LAST: RefCell<Vec<Memory>> = const { RefCell::new(Vec::new()) };
    static PI: RefCell<Vec<(usize, IBig)>> = const { RefCell::new(Vec::new()) };
}

/// The series, or one of its last eight results.
fn remembered(rest: f64, bits: usize) -> Turn<IBig> {
    LAST.with_borrow_mut(|last| {
        let known = last.iter().find(|(of, to, _)| *of == rest && *to == bits);
        if let Some((.., turn)) = known {
            return turn.clone();
        }
        let turn = series(rest, bits);
        if last.len() == 8 {
            last.remove(0);
        }
        last.push((rest, bits, turn.clone()));
        turn
    })
}

/// Bits beyond the wanted ones, against the roundings of some hundred terms.
const GUARD: usize = 64;

/// Taylor's series for at most 45 degrees, halved so often that few terms do, then doubled back:
/// sin 2x = 2 sin x cos x, cos 2x = 1 - 2 sin² x.
fn series(degrees: f64, bits: usize) -> Turn<IBig> {
    let scale = bits + GUARD;
    let halvings = bits.isqrt() / 2;
    let x = radians(degrees, scale) >> halvings;
    let one = IBig::ONE << scale;
    let square = (&x * &x) >> scale;
    let (mut cosine, mut sine) = (IBig::ZERO, IBig::ZERO);
    let (mut even, mut odd) = (one.clone(), x);
    let mut count = 0u32;
    while even.bit_len() > 1 || odd.bit_len() > 1 {
        cosine += &even;
        sine += &odd;
        even = -((even * &square) >> scale) / ((count + 1) * (count + 2));
        odd = -((odd * &square) >> scale) / ((count + 2) * (count + 3));
        count += 2;
    }
    for _ in 0..halvings {
        cosine = (&sine * cosine) >> (scale - 1);
        sine = &one - ((&sine * &sine) >> (scale - 1));
        std::mem::swap(&mut sine, &mut cosine);
    }
    (cosine >> GUARD, sine >> GUARD)
}

/// Degrees in radians, times 2^`scale`.
fn radians(degrees: f64, scale: usize) -> IBig {
    let bits = degrees.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i64 - 1075;
    let mantissa = IBig::from(bits & ((1 << 52) - 1) | 1 << 52);
    let product = mantissa * pi(scale + GUARD) / IBig::from(180);
    let shift = GUARD as i64 - exponent;
    let size = if shift < 0 { product << -shift as usize } else { product >> shift as usize };
    if degrees < 0.0 { -size } else { size }
}

/// Pi times 2^`bits`, rounded down or nearly so. John Machin, 1706.
pub(crate) fn pi(bits: usize) -> IBig {
    PI.with_borrow_mut(|known| {
        if let Some((_, pi)) = known.iter().find(|(to, _)| *to == bits) {
            return pi.clone();
        }
        let scale = bits + GUARD;
        let tangents = [(16, 5), (-4, 239)].map(|(times, n)| times * inverse_tangent(n, scale));
        let pi: IBig = tangents.into_iter().sum::<IBig>() >> GUARD;
        known.push((bits, pi.clone()));
        pi
    })
}

/// The arc tangent of 1/`n`, times 2^`scale`.
fn inverse_tangent(n: u32, scale: usize) -> IBig {
    let square = IBig::from(n * n);
    let mut power = (IBig::ONE << scale) / IBig::from(n);
    let mut sum = IBig::ZERO;
    let mut odd = 1;
    while power != IBig::ZERO {
        sum += &power / IBig::from(odd);
        power = -power / &square;
        odd += 2;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2^`bits` times a decimal fraction, given by its digits after "0.".
    fn fraction(digits: &str, bits: usize) -> IBig {
        let ten = IBig::from(10).pow(digits.len());
        (digits.parse::<IBig>().expect("digits") << bits) / ten
    }

    fn close(a: &IBig, b: &IBig) -> bool {
        (a - b).bit_len() <= 8
    }

    const PI: &str = "14159265358979323846264338327950288419716939937510582097494459230781640628\
                      62089986280348253421170679821480865132823066470938446095505822317253594081";

    #[test]
    fn pi_has_the_published_digits() {
        let expected = fraction(PI, 440) + (IBig::from(3) << 440);
        assert!(close(&pi(440), &expected));
    }

    #[test]
    fn sine_and_cosine_have_the_published_digits() {
        const SINE_1: &str = "01745240643728351281941897851631619247225272030713964268361242";
        const COSINE_1: &str = "99984769515639123915701155881391485169274031058318593965832071";
        let (cosine, sine) = Angle::new(1.0).precise(190);
        assert!(close(&sine, &fraction(SINE_1, 190)), "{sine}");
        assert!(close(&cosine, &fraction(COSINE_1, 190)), "{cosine}");
    }

    #[test]
    fn roots_of_simple_angles() {
        let one = IBig::ONE << 512;
        for (degrees, cosine_squared_quarters) in [(30.0, 3), (45.0, 2), (60.0, 1), (150.0, 3)] {
            let (cosine, sine) = Angle::new(degrees).precise(512);
            let squares = [&cosine * &cosine, &sine * &sine].map(|square| square >> 512);
            assert!(close(&squares[0], &(&one * cosine_squared_quarters / 4)), "{degrees}");
            assert!(close(&(&squares[0] + &squares[1]), &one), "{degrees}");
        }
        let (cosine, sine) = Angle::new(-150.0).precise(512);
        assert!(close(&(sine * 2), &-one) && cosine < IBig::ZERO);
    }

    #[test]
    fn multiples_of_90_are_exact() {
        let turned_on = 90.0 * f32::from_bits((127 + 100) << 23);
        for (degrees, cosine, sine) in [
            (0.0, 1, 0),
            (90.0, 0, 1),
            (180.0, -1, 0),
            (270.0, 0, -1),
            (-90.0, 0, -1),
            (-180.0, -1, 0),
            (-1170.0, 0, -1),
            (turned_on, 1, 0),
        ] {
            let turn = Angle::new(degrees).precise(0);
            assert_eq!(turn, (IBig::from(cosine), IBig::from(sine)), "{degrees}");
        }
    }

    #[test]
    fn the_float_series_keeps_its_bound() {
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..20_000 {
            let angle = Angle::new(f32::from_bits(rng.u32(..) & 0xbfff_ffff));
            let bits = 400 + angle.depth();
            let (cosine, sine) = angle.precise(bits);
            let one = IBig::ONE << bits;
            let (quick_cosine, quick_sine) = angle.quick();
            for (quick, precise) in [(quick_cosine, cosine), (quick_sine, sine)] {
                assert!(quick.holds(&precise, &one), "{angle:?}");
            }
        }
    }
}

//! What makes a real number of a ball.

use core::cmp::Ordering;

use super::residue::Residue;
use super::{Ball, limbs};
use crate::exact::int::{last_place, negate, significand, times_power_of_two};
use crate::exact::real::{Only, Real};
use crate::exact::wave::{Wave, Waves};

/// What the relative error of a wave's fraction stays below, as a power of two.
const WAVE_ERROR: i32 = -115;

impl Ball {
    /// A sine or cosine, without its residue.
    fn of_wave(wave: Wave) -> Self {
        let limbs = [wave.mantissa as u64, (wave.mantissa >> 64) as u64];
        let mut number = Self::scaled(limbs, -(wave.shift as i32));
        if !wave.exact {
            number.radius = number.size().times_power(WAVE_ERROR);
        }
        if wave.from_one {
            number = Self::new(1.0) - number;
        }
        if wave.negative { -number } else { number }
    }

    fn of_waves(Waves { sin, cos }: Waves, residues: [Residue; 2]) -> [Self; 2] {
        [Self::of_wave(cos).with(residues[0]), Self::of_wave(sin).with(residues[1])]
    }

    pub(super) fn with(self, residue: Residue) -> Self {
        Self { residue, ..self }
    }
}

impl Real for Ball {
    type Run = Only;

    fn run(&self) -> Only {
        Only
    }

    fn new_in(x: f32, _: Only) -> Self {
        if !x.is_finite() {
            return Self::UNKNOWN;
        }
        let size = Self::scaled([significand(x).unsigned_abs()], last_place(x));
        Self { negative: x < 0.0, ..size }
    }

    fn sum_in(terms: &[f32], _: Only) -> Self {
        if terms.iter().any(|term| !term.is_finite()) {
            return Self::UNKNOWN;
        }
        // In two's complement, from 2^-192 to 2^192.
        let mut limbs = [0; 6];
        for &term in terms {
            let place = last_place(term) + 192;
            let size = u128::from(significand(term).unsigned_abs()) << (place % 64);
            let size = [size as u64, (size >> 64) as u64];
            let join = if term < 0.0 { limbs::subtract } else { limbs::add };
            join(&mut limbs[place as usize / 64..], &size);
        }
        let negative = limbs[5] >> 63 != 0;
        if negative {
            negate(&mut limbs);
        }
        Self { negative, ..Self::scaled(limbs, -192) }
    }

    fn rotation_in(degrees: f32, _: Only) -> [Self; 2] {
        if !degrees.is_finite() {
            return [Self::UNKNOWN; 2];
        }
        Self::of_waves(Waves::of(degrees), Residue::rotation(degrees))
    }

    fn rotation_between_in(a: f32, b: f32, _: Only) -> [Self; 2] {
        if !a.is_finite() || !b.is_finite() {
            return [Self::UNKNOWN; 2];
        }
        Self::of_waves(Waves::of_difference(a, b), Residue::rotation_between(a, b))
    }

    fn over(self, divisor: Self) -> Self {
        let mut quotient = Self::ZERO;
        quotient.set_quotient(&self, &divisor);
        quotient
    }

    fn square_root(self) -> Self {
        let mut root = Self::ZERO;
        root.set_root(&self);
        root
    }

    fn absolute(self) -> Self {
        let size = if self.negative { -self } else { self };
        if size.is_doubtful() { size.with(Residue::UNKNOWN) } else { size }
    }

    fn lesser(self, other: Self) -> Self {
        let difference = self - other;
        let mut lesser = if difference.negative { self } else { other };
        if difference.is_doubtful() {
            lesser.keep_within(self.radius.plus(other.radius));
            lesser.residue = Residue::UNKNOWN;
        }
        lesser
    }

    fn sign(self) -> Option<Ordering> {
        if self.is_doubtful() {
            return None;
        }
        if self.len == 0 {
            return Some(Ordering::Equal);
        }
        Some(if self.negative { Ordering::Less } else { Ordering::Greater })
    }

    fn value(self) -> f64 {
        let mut highest = self.limbs().iter().rev();
        let mut next = || u128::from(*highest.next().unwrap_or(&0));
        let pair = next() << 64 | next();
        // Whatever lies below only has to break a tie.
        let pair = pair | u128::from(highest.len() > 0);
        let exponent = (64 * (self.end() - 2)).clamp(-3000, 3000);
        let size = times_power_of_two(pair as f64, exponent);
        if self.negative { 0.0 - size } else { size }
    }

    fn slip(self) -> f64 {
        let value = self.value().abs();
        if value.is_infinite() {
            return value;
        }
        let slip = self.radius.to_f64() + f64::EPSILON * value + f64::MIN_POSITIVE;
        slip * (1.0 + 4.0 * f64::EPSILON)
    }

    fn to_relative(self, error: f64) -> Option<f64> {
        if self.is_doubtful() { None } else { self.to_absolute(error * self.value().abs()) }
    }

    fn to_absolute(self, error: f64) -> Option<f64> {
        (self.radius.to_f64() <= error).then(|| self.value())
    }
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Rng;

    use super::{Ball, Real};
    use crate::exact::ball::tests::draw;
    use crate::exact::truth::{of_f64, power};

    #[test]
    fn values_are_rounded_to_nearest() {
        let mut rng = Rng::with_seed(4);
        for _ in 0..5_000 {
            let ball = draw(&mut rng);
            let value = ball.value();
            let (middle, radius) = ball.truth();
            if value.is_infinite() {
                assert!(middle.abs() > power(1023) && ball.slip().is_infinite());
                continue;
            }
            let gap = (&of_f64(value) - &middle).abs();
            assert!(gap <= &(&middle.abs() * &power(-53)) + &power(-1074), "{value:e}");
            assert!(ball.slip().is_infinite() || &gap + &radius <= of_f64(ball.slip()));
        }
    }

    #[test]
    fn the_lowest_bit_breaks_a_tie() {
        let two_to_53 = 9_007_199_254_740_992.0;
        let [large, one, small] = [two_to_53 as f32, 1.0, f32::from_bits(1)].map(Ball::new);
        assert_eq!((large + one).value(), two_to_53);
        assert_eq!((large + one + small).value(), two_to_53 + 2.0);
        assert_eq!((large + one + one + one - small).value(), two_to_53 + 2.0);
    }

    #[test]
    fn doubt_lasts_and_nothing_panics() {
        let zero = Ball::new(0.0);
        let one = Ball::new(1.0);
        for x in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let doubt = Ball::new(x);
            let [cosine, sine] = Ball::rotation(x);
            for number in [
                doubt,
                cosine,
                sine,
                -doubt,
                doubt * zero,
                zero * doubt,
                doubt + one,
                one - doubt,
                doubt.over(one),
                zero.over(doubt),
                doubt.square_root(),
                doubt.absolute(),
                doubt.lesser(one),
                one.greater(doubt),
                Ball::rotation_between(0.0, x)[0],
                one.over(zero),
                zero.over(zero),
                Ball::sum(&[1.0, x]),
            ] {
                assert!(number.slip().is_infinite());
                assert_eq!(number.sign(), None);
            }
        }
        let mut numbers = [Ball::new(f32::MAX), Ball::new(1e-45), Ball::rotation(1e-45)[1]];
        for _ in 0..100 {
            numbers = numbers.map(Ball::square);
            let _ = numbers.map(|number| one.over(number).square_root() + number);
        }
        assert!(numbers.iter().all(|number| number.slip().is_infinite()));
    }
}

//! Real numbers of up to 1280 bits, for what f64 can't decide.
//!
//! Sums and products are exact as long as they fit, and so is every polynomial of degree 4 in floats:
//! it lies between 2^-640 and 2^640. What does not fit, and what quotients, roots, sines and cosines
//! are off by, is known as a radius. A number that is no greater than its radius counts as 0.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};

use super::int::{last_place, significand, times_power_of_two};
use super::limbs;
use super::magnitude::Magnitude;
use super::real::Real;
use super::wave::{Wave, Waves};

/// How many limbs a number has at most.
const LIMBS: usize = 20;

/// How many limbs a quotient has at least, and a root less one.
const DIGITS: usize = 8;

/// Positions beyond this, and below its negative, are out of reach.
const FARTHEST: u32 = 1 << 21;

/// A number that is at most `radius` away from `± limbs * 2^(64 low)`.
#[derive(Clone, Copy)]
pub(crate) struct Ball {
    limbs: [u64; LIMBS],
    /// How many limbs are in use; the lowest and the highest of them are not 0.
    len: usize,
    low: i32,
    negative: bool,
    radius: Magnitude,
}

impl Ball {
    const ZERO: Self =
        Self { limbs: [0; LIMBS], len: 0, low: 0, negative: false, radius: Magnitude::ZERO };

    /// A number of which nothing is known.
    const UNKNOWN: Self = Self { radius: Magnitude::INFINITE, ..Self::ZERO };

    /// Limbs cut to what is known of them and fits.
    fn cut(limbs: &[u64], low: i32, negative: bool, radius: Magnitude) -> Self {
        let Some(top) = limbs.iter().rposition(|&limb| limb != 0) else {
            return Self { radius, ..Self::ZERO };
        };
        if low.unsigned_abs() > FARTHEST {
            return Self::UNKNOWN;
        }
        // Bits 32 places below the radius are of no use.
        let useless = (radius.highest() - 32).div_euclid(64) - low;
        let start = usize::try_from(useless).unwrap_or(0).max((top + 1).saturating_sub(LIMBS));
        let start = start.min(top + 1);
        let is_used = |&limb: &u64| limb != 0;
        let lost = limbs[..start].iter().any(is_used);
        let radius =
            if lost { radius.plus(Magnitude::power(64 * (low + start as i32))) } else { radius };
        let zeros = limbs[start..].iter().position(is_used).unwrap_or(0);
        let kept = limbs[..=top].get(start + zeros..).unwrap_or(&[]);
        let mut ball = Self { radius, ..Self::ZERO };
        ball.limbs[..kept.len()].copy_from_slice(kept);
        Self { len: kept.len(), low: low + (start + zeros) as i32, negative, ..ball }
    }

    /// Limbs times a power of two; the highest limb has room for it.
    fn scaled(limbs: &mut [u64], exponent: i32, negative: bool, radius: Magnitude) -> Self {
        limbs::shift_left(limbs, exponent.rem_euclid(64) as u32);
        Self::cut(limbs, exponent.div_euclid(64), negative, radius)
    }

    /// A sine or cosine.
    fn of_wave(wave: Wave) -> Self {
        let mut limbs = [wave.mantissa as u64, (wave.mantissa >> 64) as u64, 0];
        let fraction = Self::scaled(&mut limbs, -(wave.shift as i32), false, Magnitude::ZERO);
        let radius =
            if wave.exact { Magnitude::ZERO } else { fraction.size().times_power(WAVE_ERROR) };
        let fraction = Self { radius, ..fraction };
        let number = if wave.from_one { Self::new(1.0) - fraction } else { fraction };
        if wave.negative { -number } else { number }
    }

    fn of_waves(Waves { sin, cos }: Waves) -> [Self; 2] {
        [Self::of_wave(cos), Self::of_wave(sin)]
    }

    /// The limbs in use.
    fn limbs(&self) -> &[u64] {
        &self.limbs[..self.len]
    }

    /// The position after the highest limb.
    fn end(&self) -> i32 {
        self.low + self.len as i32
    }

    /// The leading bits of the middle: at most its absolute value.
    fn leading(&self) -> Magnitude {
        if self.len == 0 { Magnitude::ZERO } else { Magnitude::below(self.limbs(), self.low) }
    }

    /// No less than the absolute value of the middle.
    fn size(&self) -> Magnitude {
        if self.len == 0 { Magnitude::ZERO } else { self.leading().next() }
    }

    /// Whether the number may be 0.
    fn is_touch(&self) -> bool {
        self.leading() <= self.radius
    }

    /// How many limbs of a quotient or root are worth while.
    fn digits(&self) -> usize {
        if self.radius.is_zero() {
            return DIGITS;
        }
        let known = self.leading().highest() - self.radius.highest() + 32;
        (known.clamp(0, 64 * DIGITS as i32) as usize / 64 + 2).min(DIGITS)
    }

    /// The sum in a workspace of N limbs from position `low` on, more than both numbers take.
    fn sum_within<const N: usize>(&self, other: &Self, low: i32, radius: Magnitude) -> Self {
        let mut limbs = [0; N];
        limbs[(self.low - low) as usize..][..self.len].copy_from_slice(self.limbs());
        let above = &mut limbs[(other.low - low) as usize..];
        if self.negative == other.negative {
            limbs::add(above, other.limbs());
        } else if limbs::subtract(above, other.limbs()) {
            limbs::negate(&mut limbs);
            return Self::cut(&limbs, low, other.negative, radius);
        }
        Self::cut(&limbs, low, self.negative, radius)
    }

    #[inline(never)]
    fn sum_of(&self, other: &Self) -> Self {
        let radius = self.radius.plus(other.radius);
        if other.len == 0 {
            return Self { radius, ..*self };
        }
        if self.len == 0 {
            return Self { radius, ..*other };
        }
        let low = self.low.min(other.low);
        match self.end().max(other.end()) - low {
            ..=3 => self.sum_within::<4>(other, low, radius),
            4..=19 => self.sum_within::<20>(other, low, radius),
            20..=41 => self.sum_within::<42>(other, low, radius),
            _ if self.low < other.low => Self { radius: radius.plus(self.size()), ..*other },
            _ => Self { radius: radius.plus(other.size()), ..*self },
        }
    }

    fn product_within<const N: usize>(&self, other: &Self, radius: Magnitude) -> Self {
        let mut limbs = [0; N];
        limbs::multiply(&mut limbs, self.limbs(), other.limbs());
        Self::cut(&limbs, self.low + other.low, self.negative != other.negative, radius)
    }

    #[inline(never)]
    fn product_of(&self, other: &Self) -> Self {
        let radius = if self.radius.is_zero() & other.radius.is_zero() {
            Magnitude::ZERO
        } else {
            let size = other.size().plus(other.radius);
            self.radius.times(size).plus(self.size().times(other.radius))
        };
        match self.len + other.len {
            _ if radius.is_infinite() => Self::UNKNOWN,
            ..=4 => self.product_within::<4>(other, radius),
            5..=20 => self.product_within::<20>(other, radius),
            _ => self.product_within::<40>(other, radius),
        }
    }

    /// The quotient by the middle of a divisor, as if both were exact.
    fn middle_over(&self, divisor: &Self, digits: usize) -> Self {
        let n = divisor.len;
        let zeros = divisor.limbs().last().map_or(0, |top| top.leading_zeros());
        let mut own = divisor.limbs;
        limbs::shift_left(&mut own[..n], zeros);
        let (mut dividend, mut quotient) = ([0; LIMBS + DIGITS + 1], [0; DIGITS + 1]);
        let (lost, offset) = place(&mut dividend[..n + digits], self.limbs());
        let dividend = &mut dividend[..=n + digits];
        limbs::shift_left(dividend, zeros);
        limbs::divide(&mut quotient[..=digits], dividend, &own[..n]);
        let low = self.low - offset - divisor.low;
        let is_exact = !lost && dividend.iter().all(|&limb| limb == 0);
        // What was lost of the dividend makes less than 1, as does what was lost of the quotient.
        let radius = if is_exact { Magnitude::ZERO } else { Magnitude::power(64 * low + 1) };
        Self::cut(&quotient, low, self.negative != divisor.negative, radius)
    }

    /// The square root of the middle, which is not 0, without its sign.
    fn middle_root(&self, digits: usize) -> Self {
        let (mut radicand, mut root) = ([0; 2 * DIGITS], [0; DIGITS]);
        let radicand = &mut radicand[..2 * digits];
        place(radicand, self.limbs());
        let zeros = radicand[2 * digits - 1].leading_zeros() & !1;
        limbs::shift_left(radicand, zeros);
        limbs::square_root(&mut root[..digits], radicand);
        let exponent = 32 * (self.end() - 2 * digits as i32) - zeros as i32 / 2;
        let root = Self::scaled(&mut root, exponent, false, Magnitude::ZERO);
        if self.radius.is_zero() && (*self - root.square()).len == 0 {
            return root;
        }
        // What was lost of the radicand makes less than 1, as does what was lost of the root.
        Self { radius: Magnitude::power(exponent + 1), ..root }
    }
}

/// What the relative error of a wave's fraction stays below, as a power of two.
const WAVE_ERROR: i32 = -115;

/// Puts limbs at the upper end of zeros: whether some were lost, and how far they moved.
fn place(room: &mut [u64], limbs: &[u64]) -> (bool, i32) {
    let offset = room.len() as i32 - limbs.len() as i32;
    let Ok(start) = usize::try_from(offset) else {
        let (lost, kept) = limbs.split_at(limbs.len() - room.len());
        room.copy_from_slice(kept);
        return (lost.iter().any(|&limb| limb != 0), offset);
    };
    room[start..].copy_from_slice(limbs);
    (false, offset)
}

impl Real for Ball {
    fn new(x: f32) -> Self {
        if !x.is_finite() {
            return Self::UNKNOWN;
        }
        let mut limbs = [significand(x).unsigned_abs(), 0];
        Self::scaled(&mut limbs, last_place(x), x < 0.0, Magnitude::ZERO)
    }

    fn rotation(degrees: f32) -> [Self; 2] {
        if !degrees.is_finite() {
            return [Self::UNKNOWN; 2];
        }
        Self::of_waves(Waves::of(degrees))
    }

    fn rotation_between(a: f32, b: f32) -> [Self; 2] {
        if !a.is_finite() || !b.is_finite() {
            return [Self::UNKNOWN; 2];
        }
        Self::of_waves(Waves::of_difference(a, b))
    }

    /// To 448 bits; exact if it ends within them. In doubt unless the divisor is known to be more than
    /// twice its radius.
    fn over(self, divisor: Self) -> Self {
        let half = divisor.leading().times_power(-1);
        if half <= divisor.radius || self.radius.is_infinite() {
            return Self::UNKNOWN;
        }
        let quotient = self.middle_over(&divisor, self.digits().min(divisor.digits()));
        if self.radius.is_zero() & divisor.radius.is_zero() {
            return quotient;
        }
        // |A / B - a / b| = |(A - a) - a / b (B - b)| / |B|, and |B| is at least half of |b|.
        let size = quotient.size().plus(quotient.radius);
        let slip = self.radius.plus(size.times(divisor.radius));
        let radius = quotient.radius.plus(slip.times_power(1 - divisor.leading().highest()));
        Self::cut(quotient.limbs(), quotient.low, quotient.negative, radius)
    }

    /// To 448 bits; exact if it ends within them.
    fn square_root(self) -> Self {
        let least = self.radius.square_root();
        if self.len == 0 || self.negative {
            return Self { radius: least, ..Self::ZERO };
        }
        let root = self.middle_root(self.digits().min(DIGITS - 1));
        if self.radius.is_zero() {
            return root;
        }
        // |√A - √a| is at most |A - a| / √a, and at most √|A - a|.
        let slip = self.radius.times_power(-root.leading().highest());
        let radius = root.radius.plus(if slip < least { slip } else { least });
        Self::cut(root.limbs(), root.low, false, radius)
    }

    fn absolute(self) -> Self {
        Self { negative: false, ..self }
    }

    fn lesser(self, other: Self) -> Self {
        let radius = self.radius.plus(other.radius);
        let difference = self - other;
        Self { radius, ..if difference.negative { self } else { other } }
    }

    /// Never in doubt: what is no greater than its radius is 0.
    fn sign(self) -> Option<Ordering> {
        if self.is_touch() {
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
        let magnitude = times_power_of_two(pair as f64, (64 * (self.end() - 2)).clamp(-3000, 3000));
        if self.negative { -magnitude } else { magnitude }
    }

    fn slip(self) -> f64 {
        let value = self.value().abs();
        if value.is_infinite() {
            return value;
        }
        (self.radius.to_f64() + f64::EPSILON * value + f64::MIN_POSITIVE)
            * (1.0 + 4.0 * f64::EPSILON)
    }

    fn to_relative(self, _: f64) -> Option<f64> {
        Some(if self.is_touch() { 0.0 } else { self.value() })
    }

    fn to_absolute(self, _: f64) -> Option<f64> {
        self.to_relative(0.0)
    }
}

impl Add for Ball {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        self.sum_of(&other)
    }
}

impl Sub for Ball {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.sum_of(&-other)
    }
}

impl Neg for Ball {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self { negative: !self.negative & (self.len > 0), ..self }
    }
}

impl Mul for Ball {
    type Output = Self;
    #[inline]
    fn mul(self, other: Self) -> Self {
        self.product_of(&other)
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use clash2d_oracle::{Real as Big, Rng};

    use super::{Ball, Magnitude, Real};
    use crate::exact::truth::{of_f64, of_limbs, power};

    impl Ball {
        /// The middle and the radius.
        pub(in crate::exact) fn truth(&self) -> (Big, Big) {
            let size = of_limbs(self.limbs(), self.low);
            let middle = if self.negative { -&size } else { size };
            let radius = if self.radius.is_zero() {
                Big::new(0.0)
            } else {
                let (exponent, mantissa) = self.radius.parts();
                &of_limbs(&[mantissa], 0) * &power(exponent)
            };
            (middle, radius)
        }

        fn is_exactly(&self, truth: &Big) -> bool {
            self.truth() == (truth.clone(), Big::new(0.0))
        }
    }

    /// Any finite float.
    fn any(rng: &mut Rng) -> f32 {
        loop {
            let x = f32::from_bits(rng.u32(..));
            if x.is_finite() {
                return x;
            }
        }
    }

    /// The sum of 16 products of four sums of 16 floats each, with the largest and the smallest ones.
    #[test]
    fn polynomials_of_degree_4_are_exact() {
        let mut rng = Rng::with_seed(1);
        for round in 0..60 {
            let mut sum = (Ball::new(0.0), Big::new(0.0));
            let mut draw = |_: i32| match rng.u32(..4) {
                0 => f32::MAX,
                1 => f32::from_bits(1 + rng.u32(..2)),
                2 => -f32::MAX,
                _ => any(&mut rng),
            };
            for term in 0..16 {
                let mut product = (Ball::new(1.0), Big::new(1.0));
                for _ in 0..4 {
                    let terms: [f32; 16] = std::array::from_fn(|i| match (round, term) {
                        (0, _) => f32::MAX,
                        (1, 0) | (2, 15) => {
                            if i == 0 {
                                f32::from_bits(1)
                            } else {
                                0.0
                            }
                        }
                        (1 | 2, _) => {
                            if term % 2 == 0 {
                                f32::MAX
                            } else {
                                -f32::MAX
                            }
                        }
                        _ => draw(0),
                    });
                    let factor = terms.iter().fold(Big::new(0.0), |sum, &x| &sum + &Big::new(x));
                    assert!(Ball::sum(&terms).is_exactly(&factor));
                    product = (product.0 * Ball::sum(&terms), &product.1 * &factor);
                }
                assert!(
                    product.0.is_exactly(&product.1),
                    "{round}: {product:?}",
                    product = product.1
                );
                sum = (sum.0 + product.0, &sum.1 + &product.1);
            }
            assert!(sum.0.is_exactly(&sum.1));
            let expected = sum.1.partial_cmp(&Big::new(0.0));
            assert_eq!(sum.0.sign(), expected);
        }
    }

    /// Numbers of a few random floats, more or less long, some of them with a radius.
    fn draw(rng: &mut Rng) -> Ball {
        let mut ball = Ball::new(any(rng));
        for _ in 0..rng.u32(..5) {
            let other = Ball::new(any(rng));
            ball = if rng.bool() { ball * other } else { ball + other };
        }
        if rng.bool() {
            ball.radius = ball.leading().times_power(-rng.i32(1..500));
        }
        ball
    }

    /// q b = a and r r = a, up to what the radii allow.
    #[test]
    fn quotients_and_roots_undo_products() {
        let mut rng = Rng::with_seed(2);
        for _ in 0..20_000 {
            let (a, b) = (draw(&mut rng), draw(&mut rng));
            let ((a_middle, a_radius), (b_middle, b_radius)) = (a.truth(), b.truth());
            let quotient = a.over(b);
            if !quotient.radius.is_infinite() {
                let (middle, radius) = quotient.truth();
                // |q b - a| must allow for q b' = a' at the ends of both.
                let gap = (&(&middle * &b_middle) - &a_middle).abs();
                let slip = &(&middle.abs() * &b_radius) + &a_radius;
                assert!(&gap + &slip <= &radius * &(&b_middle.abs() - &b_radius), "quotient");
                let bits = middle.abs().divided_by(&(&radius + &power(-9000)));
                let exact = a.radius.is_zero() & b.radius.is_zero();
                assert!(!exact || middle.is_zero() || bits > power(447), "quotient is short");
            } else {
                assert!(b_middle.abs() <= &(&b_radius * &Big::new(2.001)) + &power(-9000));
            }
            let root = a.absolute().square_root();
            let (middle, radius) = root.truth();
            let least = &middle - &radius;
            let square = |x: &Big| x * x;
            let a = a_middle.abs();
            assert!(least.is_negative() || square(&least) <= &a - &a_radius, "root above");
            assert!(square(&(&middle + &radius)) >= &a + &a_radius, "root below");
        }
    }

    #[test]
    fn what_ends_is_exact() {
        let mut rng = Rng::with_seed(3);
        for _ in 0..2_000 {
            let mut draw =
                || (1..4).fold(Ball::new(1.0), |product, _| product * Ball::new(any(&mut rng)));
            let (a, b) = (draw(), draw());
            if b.len == 0 {
                continue;
            }
            assert!((a * b).over(b).is_exactly(&a.truth().0), "quotient");
            assert!(a.square().square_root().is_exactly(&a.absolute().truth().0), "root");
        }
    }

    #[test]
    fn values_are_rounded_to_nearest() {
        let mut rng = Rng::with_seed(4);
        for _ in 0..20_000 {
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
    fn bits_below_the_radius_are_dropped() {
        let third = Ball::new(1.0).over(Ball::new(3.0));
        let rough = Ball { radius: Magnitude::power(-100), ..third };
        let sum = rough + third;
        assert!(third.len >= 7 && sum.len == 3, "{} {}", third.len, sum.len);
        let (middle, radius) = sum.truth();
        assert!((&(&middle * &Big::new(3.0)) - &Big::new(2.0)).abs() < &radius * &Big::new(3.0));
        assert!(radius > power(-100) && radius < &power(-100) * &Big::new(1.000001));
    }

    #[test]
    fn what_does_not_fit_is_in_the_radius() {
        let large = (0..12).fold(Ball::new(1.0), |product, _| product * Ball::new(f32::MAX));
        let small = (0..12).fold(Ball::new(1.0), |product, _| product * Ball::new(1e-38));
        for (a, b) in [(large, small), (small, -large), (-large, small * small)] {
            let (middle, radius) = (a + b).truth();
            let gap = &(&a.truth().0 + &b.truth().0) - &middle;
            assert!(!gap.is_zero() && gap.abs() <= radius);
            assert!(radius < &middle.abs() * &power(-1200));
        }
        let long = (0..8).fold(Ball::new(1.0), |product, _| product * Ball::new(f32::MAX));
        let long = long + Ball::new(1.0);
        let (middle, radius) = (long * long).truth();
        let long = long.truth().0;
        let gap = (&(&long * &long) - &middle).abs();
        assert!(!gap.is_zero() && gap <= radius && radius < &middle * &power(-1200));
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
                assert_eq!(number.sign(), Some(Ordering::Equal));
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

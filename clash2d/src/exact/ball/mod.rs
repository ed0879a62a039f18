//! Real numbers of up to 1280 bits, for what f64 can't decide.
//!
//! Sums and products are exact as long as they fit, and so is every polynomial of degree 4 in floats:
//! its bits lie between 2^-640 and 2^640. What does not fit, and what quotients, roots, sines and
//! cosines are off by, is known as a radius. A number that is no greater than its radius counts as 0.
//!
//! - [`limbs`]: natural numbers
//! - [`magnitude`]: the radius
//! - `residue`: what tells that a number with sines in it is 0
//! - `quotient`: quotients and roots
//! - `sines`: sine and cosine to as many bits
//! - `number`: all else that a real number can do
//! - `run`: what formulas are written in

mod limbs;
mod magnitude;

mod residue;

mod quotient;
mod sines;

mod number;

mod run;

use core::ops::{Add, Mul, Neg, Sub};

pub(crate) use run::Long;

use super::int::negate;
use magnitude::Magnitude;
use residue::Residue;

/// How many limbs a number has at most.
const LIMBS: usize = 20;

/// Positions beyond this, and below its negative, are out of reach.
const FARTHEST: u32 = 1 << 21;

/// A number that is at most `radius` away from `± limbs * 2^(64 low)`.
#[derive(Clone, Copy)]
pub(crate) struct Ball {
    /// The lowest one comes first. Those that are not in use are 0.
    limbs: [u64; LIMBS],
    /// How many limbs are in use: the lowest and the highest of them are not 0.
    len: usize,
    low: i32,
    negative: bool,
    radius: Magnitude,
    /// Counts only where the radius is not 0.
    residue: Residue,
    /// Whether no other number may know more.
    is_last: bool,
}

/// A number, and the sign that it is to have.
type Signed<'a> = (&'a Ball, bool);

impl Ball {
    /// 0.
    const ZERO: Self = Self::zeros(0, 0, false);
    /// A number of which nothing is known.
    const UNKNOWN: Self = Self { radius: Magnitude::INFINITE, ..Self::ZERO };

    /// Limbs that are still to be found.
    #[inline]
    const fn zeros(len: usize, low: i32, negative: bool) -> Self {
        Self {
            limbs: [0; LIMBS],
            len,
            low,
            negative,
            radius: Magnitude::ZERO,
            residue: Residue::UNKNOWN,
            is_last: false,
        }
    }

    /// A natural number of few limbs times 2^exponent.
    #[inline]
    fn scaled<const N: usize>(limbs: [u64; N], exponent: i32) -> Self {
        let mut ball = Self::zeros(N + 1, exponent.div_euclid(64), false);
        let bits = exponent.rem_euclid(64) as u32;
        let mut carry = 0;
        for (place, limb) in ball.limbs.iter_mut().zip(limbs.into_iter().chain([0])) {
            let pair = u128::from(limb) << bits | carry;
            *place = pair as u64;
            carry = pair >> 64;
        }
        ball.keep_within(Magnitude::ZERO);
        ball
    }

    /// The limbs in use.
    #[inline]
    fn limbs(&self) -> &[u64] {
        &self.limbs[..self.len]
    }

    /// The position after the highest limb.
    #[inline]
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

    /// Sets the radius, and drops limbs that are 0 or lie far below it.
    #[inline]
    fn keep_within(&mut self, radius: Magnitude) {
        self.radius = radius;
        while self.limbs().last() == Some(&0) {
            self.len -= 1;
        }
        if !radius.is_zero() {
            self.forget();
        }
        if self.limbs().first() == Some(&0) {
            let zeros = self.limbs().iter().position(|&limb| limb != 0).unwrap_or(self.len);
            self.drop_lowest(zeros);
        }
        if self.low.unsigned_abs() > FARTHEST {
            self.know_nothing();
        }
    }

    /// Drops the limbs of which each bit lies at least 32 places below the radius.
    #[inline(never)]
    fn forget(&mut self) {
        let useless = (self.radius.highest() - 32).div_euclid(64) - self.low;
        let count = usize::try_from(useless).unwrap_or(0).min(self.len);
        if self.limbs[..count].iter().any(|&limb| limb != 0) {
            self.radius = self.radius.plus(Magnitude::power(64 * (self.low + count as i32)));
        }
        self.drop_lowest(count);
    }

    /// Moves the other limbs down.
    fn drop_lowest(&mut self, count: usize) {
        for i in 0..self.len {
            self.limbs[i] = if i + count < LIMBS { self.limbs[i + count] } else { 0 };
        }
        self.len -= count;
        self.low += count as i32;
    }

    /// Becomes unknown.
    #[cold]
    #[inline(never)]
    fn know_nothing(&mut self) {
        *self = Self::UNKNOWN;
    }

    /// Becomes as much of a long number as fits.
    #[inline(never)]
    fn set_long(&mut self, limbs: &[u64], low: i32, negative: bool, radius: Magnitude) {
        let end = limbs.iter().rposition(|&limb| limb != 0).map_or(0, |top| top + 1);
        let start = end.saturating_sub(LIMBS);
        *self = Self::zeros(end - start, low + start as i32, negative);
        self.limbs[..self.len].copy_from_slice(&limbs[start..end]);
        let is_cut = limbs[..start].iter().any(|&limb| limb != 0);
        let lost = if is_cut { Magnitude::power(64 * self.low) } else { Magnitude::ZERO };
        self.keep_within(radius.plus(lost));
    }

    /// Becomes the sum.
    #[inline(never)]
    fn set_sum(&mut self, a: Signed<'_>, b: Signed<'_>) {
        let radius = a.0.radius.plus(b.0.radius);
        self.set_middle_sum(a, b, radius);
        if !self.radius.is_zero() {
            let residue = |(ball, negative): Signed<'_>| ball.residue_as(negative);
            self.residue = residue(a).plus(residue(b));
            if self.is_doubtful() && self.residue.is_zero() {
                *self = Self::ZERO;
            }
        }
        self.is_last = a.0.is_last | b.0.is_last;
    }

    /// The image of a number in a finite field, or of its negative.
    fn residue_as(&self, negative: bool) -> Residue {
        if self.radius.is_zero() {
            return Residue::of_limbs(self.limbs(), self.low, negative);
        }
        if negative == self.negative { self.residue } else { self.residue.negated() }
    }

    fn residue(&self) -> Residue {
        self.residue_as(self.negative)
    }

    /// Whether the number may be 0, and may be something else.
    fn is_doubtful(&self) -> bool {
        !self.radius.is_zero() && self.leading() <= self.radius
    }

    /// Becomes the sum but for its residue.
    fn set_middle_sum(&mut self, a: Signed<'_>, b: Signed<'_>, radius: Magnitude) {
        let (lower, upper) = if a.0.low <= b.0.low { (a, b) } else { (b, a) };
        if a.0.len == 0 || b.0.len == 0 {
            let (number, negative) = if a.0.len == 0 { b } else { a };
            *self = Self { negative, ..*number };
            return self.keep_within(radius);
        }
        // One more for the carry.
        let len = (a.0.end().max(b.0.end()) - lower.0.low) as usize + 1;
        if len > LIMBS {
            return self.set_long_sum(lower, upper, len, radius);
        }
        *self = Self::zeros(len, lower.0.low, false);
        self.negative = write_sum(&mut self.limbs[..len], lower, upper);
        self.keep_within(radius);
    }

    /// Becomes a sum of which `len` limbs are too many.
    #[inline(never)]
    fn set_long_sum(
        &mut self,
        lower: Signed<'_>,
        upper: Signed<'_>,
        len: usize,
        radius: Magnitude,
    ) {
        let mut limbs = [0; 2 * LIMBS + 1];
        if len > limbs.len() {
            // All of the lower one lies below the places that the upper one has.
            *self = Self { negative: upper.1, ..*upper.0 };
            return self.keep_within(radius.plus(lower.0.size()));
        }
        let negative = write_sum(&mut limbs, lower, upper);
        self.set_long(&limbs, lower.0.low, negative, radius);
    }

    /// Becomes the product.
    #[inline(never)]
    fn set_product(&mut self, a: &Self, b: &Self) {
        self.set_middle_product(a, b);
        if !self.radius.is_zero() {
            self.residue = a.residue().times(b.residue());
        }
        self.is_last = a.is_last | b.is_last;
    }

    /// Becomes the product but for its residue.
    fn set_middle_product(&mut self, a: &Self, b: &Self) {
        let (len, low, negative) = (a.len + b.len, a.low + b.low, a.negative != b.negative);
        let radius = product_radius(a, b);
        if len > LIMBS {
            let mut limbs = [0; 2 * LIMBS];
            limbs::multiply(&mut limbs, a.limbs(), b.limbs());
            return self.set_long(&limbs, low, negative, radius);
        }
        *self = Self::zeros(len, low, negative);
        limbs::multiply(&mut self.limbs, a.limbs(), b.limbs());
        self.keep_within(radius);
    }
}

/// Writes the limbs of a sum from the lower one's position on, and tells whether it is negative.
#[inline]
fn write_sum(limbs: &mut [u64], lower: Signed<'_>, upper: Signed<'_>) -> bool {
    let offset = (upper.0.low - lower.0.low) as usize;
    if lower.1 == upper.1 {
        limbs::sum(limbs, lower.0.limbs(), upper.0.limbs(), offset);
        return lower.1;
    }
    if limbs::difference(limbs, lower.0.limbs(), upper.0.limbs(), offset) {
        negate(limbs);
        return upper.1;
    }
    lower.1
}

/// |A B - a b| = |(A - a) B + a (B - b)|
#[inline]
fn product_radius(a: &Ball, b: &Ball) -> Magnitude {
    if a.radius.is_zero() & b.radius.is_zero() {
        return Magnitude::ZERO;
    }
    let size = b.size().plus(b.radius);
    a.radius.times(size).plus(a.size().times(b.radius))
}

impl Add for Ball {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        let mut sum = Self::ZERO;
        sum.set_sum((&self, self.negative), (&other, other.negative));
        sum
    }
}

impl Sub for Ball {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        let mut difference = Self::ZERO;
        difference.set_sum((&self, self.negative), (&other, !other.negative));
        difference
    }
}

impl Neg for Ball {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        let residue = if self.radius.is_zero() { self.residue } else { self.residue.negated() };
        Self { negative: !self.negative, residue, ..self }
    }
}

impl Mul for Ball {
    type Output = Self;
    #[inline]
    fn mul(self, other: Self) -> Self {
        let mut product = Self::ZERO;
        product.set_product(&self, &other);
        product
    }
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::{Real as Big, Rng};

    use super::{Ball, LIMBS, Magnitude};
    use crate::exact::real::Real;
    use crate::exact::truth::{of_limbs, power};

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

        pub(super) fn is_exactly(&self, truth: &Big) -> bool {
            self.truth() == (truth.clone(), Big::new(0.0))
        }
    }

    /// Any finite float.
    pub(super) fn any(rng: &mut Rng) -> f32 {
        let x = f32::from_bits(rng.u32(..));
        if x.is_finite() { x } else { rng.f32() }
    }

    /// A float of full length or a power of two, of any size.
    fn long_or_short(rng: &mut Rng) -> f32 {
        let x = any(rng);
        if rng.bool() { x } else { f32::from_bits(x.to_bits() & 0xff80_0000) }
    }

    /// Numbers of a few random floats, more or less long, some of them with a radius.
    pub(super) fn draw(rng: &mut Rng) -> Ball {
        let mut ball = Ball::new(long_or_short(rng));
        for _ in 0..rng.u32(..8) {
            let other = Ball::new(long_or_short(rng));
            ball = if rng.bool() { ball * other } else { ball + other };
        }
        if rng.bool() {
            let radius = ball.leading().times_power(-rng.i32(-2..40) * rng.i32(0..20));
            ball.radius = radius.plus(radius.times_power(-rng.i32(1..5)));
        }
        ball
    }

    /// Sums of 16 products of four sums of 16 floats, of which some are as large as can be, some as
    /// small, and some of all sizes.
    #[test]
    fn polynomials_of_degree_4_are_exact() {
        let mut rng = Rng::with_seed(1);
        for _ in 0..60 {
            let mut sum = (Ball::ZERO, Big::new(0.0));
            for _ in 0..16 {
                let kind = rng.u32(..3);
                let mut product = (Ball::new(1.0), Big::new(1.0));
                for _ in 0..4 {
                    let terms: [f32; 16] = std::array::from_fn(|i| match (kind, i) {
                        (0, _) => f32::MAX,
                        (1, 0) => f32::from_bits(1),
                        (1, _) => 0.0,
                        _ => any(&mut rng),
                    });
                    let factor = terms.iter().fold(Big::new(0.0), |sum, &x| &sum + &Big::new(x));
                    assert!(Ball::sum(&terms).is_exactly(&factor), "{terms:?}");
                    product = (product.0 * Ball::sum(&terms), &product.1 * &factor);
                }
                assert!(product.0.is_exactly(&product.1));
                sum = if rng.bool() {
                    (sum.0 + product.0, &sum.1 + &product.1)
                } else {
                    (sum.0 - product.0, &sum.1 - &product.1)
                };
            }
            assert!(sum.0.is_exactly(&sum.1));
            assert_eq!(sum.0.sign(), sum.1.partial_cmp(&Big::new(0.0)));
        }
    }

    #[test]
    fn numbers_of_1280_bits_are_exact() {
        let top = Ball::scaled([1], 1279);
        let number = top - Ball::new(1.0) + top;
        assert_eq!(number.len, LIMBS);
        assert!(number.is_exactly(&(&power(1280) - &Big::new(1.0))));
        assert!((number - top - top + Ball::new(2.0)).is_exactly(&Big::new(1.0)));
        let one_more = number * Ball::new(2.0) + Ball::new(1.0);
        let (middle, radius) = one_more.truth();
        let gap = (&(&power(1281) - &Big::new(1.0)) - &middle).abs();
        assert!(!gap.is_zero() && gap <= radius && radius <= power(66));
    }

    /// Both ends of both numbers lie within the radius of what is made of the two.
    #[test]
    fn radii_of_sums_and_products_hold_the_ends() {
        let mut rng = Rng::with_seed(10);
        for _ in 0..5_000 {
            let (a, b) = (draw(&mut rng), draw(&mut rng));
            let [(a_middle, a_radius), (b_middle, b_radius)] = [a.truth(), b.truth()];
            let [(sum, sum_radius), (product, product_radius)] = [(a + b).truth(), (a * b).truth()];
            for (a_radius, b_radius) in
                [(a_radius.clone(), b_radius.clone()), (a_radius.clone(), -&b_radius)]
            {
                for (a, b) in [
                    (&a_middle + &a_radius, &b_middle + &b_radius),
                    (&a_middle - &a_radius, &b_middle - &b_radius),
                ] {
                    assert!((&(&a + &b) - &sum).abs() <= sum_radius);
                    assert!((&(&a * &b) - &product).abs() <= product_radius);
                }
            }
            let least = &a_radius + &b_radius;
            let slack = &power(-1200) * &(&a_middle.abs() + &b_middle.abs());
            assert!(sum_radius <= &(&least * &Big::new(1.000001)) + &slack, "sum");
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
}

//! Quotients and roots, to 448 bits or as many as the radius lets be of use.

use super::magnitude::Magnitude;
use super::{Ball, LIMBS, limbs};

/// How many limbs a quotient has at least; a root has one less.
const DIGITS: usize = 8;

impl Ball {
    /// Becomes the quotient; exact if it ends. In doubt unless the divisor is more than twice its
    /// radius.
    #[inline(never)]
    pub(super) fn set_quotient(&mut self, a: &Self, b: &Self) {
        if b.leading().times_power(-1) <= b.radius {
            self.know_nothing();
            self.is_last = a.is_last | b.is_last;
            return;
        }
        self.set_middle_quotient(a, b, useful_digits(a).min(useful_digits(b)));
        if !a.radius.is_zero() | !b.radius.is_zero() {
            // |A / B - a / b| = |(A - a) - a / b (B - b)| / |B|, and |B| is at least half of |b|.
            let size = self.size().plus(self.radius);
            let slip = a.radius.plus(size.times(b.radius));
            self.keep_within(self.radius.plus(slip.times_power(1 - b.leading().highest())));
        }
        if !self.radius.is_zero() {
            self.residue = a.residue().over(b.residue());
        }
        self.is_last = a.is_last | b.is_last;
    }

    /// Becomes the quotient as if both numbers were exact; the divisor is not 0.
    fn set_middle_quotient(&mut self, a: &Self, b: &Self, digits: usize) {
        let zeros = b.limbs[b.len - 1].leading_zeros();
        let (mut dividend, mut divisor) = ([0; LIMBS + DIGITS + 1], b.limbs);
        let divisor = &mut divisor[..b.len];
        limbs::shift_left(divisor, zeros);
        let offset = place(&mut dividend[..b.len + digits], a.limbs());
        let dividend = &mut dividend[..=b.len + digits];
        limbs::shift_left(dividend, zeros);
        let low = a.low - offset - b.low;
        *self = Self::zeros(digits + 1, low, a.negative != b.negative);
        limbs::divide(&mut self.limbs[..=digits], dividend, divisor);
        let ends = offset >= 0 && dividend.iter().all(|&limb| limb == 0);
        // What was lost of the dividend makes less than 1, as does what was lost of the quotient.
        self.keep_within(if ends { Magnitude::ZERO } else { Magnitude::power(64 * low + 1) });
    }

    /// Becomes the root; exact if it ends.
    #[inline(never)]
    pub(super) fn set_root(&mut self, square: &Self) {
        let least = square.radius.square_root();
        if square.len == 0 || square.negative {
            *self = Self { radius: least, is_last: square.is_last, ..Self::ZERO };
            return;
        }
        self.set_middle_root(square, useful_digits(square).min(DIGITS - 1));
        if !square.radius.is_zero() {
            // |√A - √a| is at most |A - a| / √a, and at most √|A - a|.
            let slip = square.radius.times_power(-self.leading().highest());
            self.keep_within(self.radius.plus(if slip < least { slip } else { least }));
        }
        if !self.radius.is_zero() {
            self.residue = square.residue().square_root();
        }
        self.is_last = square.is_last;
    }

    /// Becomes the root of a positive number as if that were exact.
    fn set_middle_root(&mut self, square: &Self, digits: usize) {
        let (mut radicand, mut root) = ([0; 2 * DIGITS], [0; DIGITS]);
        let radicand = &mut radicand[..2 * digits];
        place(radicand, square.limbs());
        let zeros = radicand[2 * digits - 1].leading_zeros() & !1;
        limbs::shift_left(radicand, zeros);
        limbs::square_root(&mut root[..digits], radicand);
        let exponent = 32 * (square.end() - 2 * digits as i32) - zeros as i32 / 2;
        *self = Self::scaled(root, exponent);
        let ends = square.radius.is_zero() && (*square - *self * *self).len == 0;
        // What was lost of the radicand makes less than 1, as does what was lost of the root.
        self.keep_within(if ends { Magnitude::ZERO } else { Magnitude::power(exponent + 1) });
    }
}

/// How many limbs of a number's quotient or root are of use.
fn useful_digits(number: &Ball) -> usize {
    if number.radius.is_zero() {
        return DIGITS;
    }
    let known = number.leading().highest() - number.radius.highest() + 32;
    (known.max(0) as usize / 64 + 2).min(DIGITS)
}

/// Puts limbs at the upper end of zeros, and tells how far they moved: down if some did not fit.
fn place(zeros: &mut [u64], limbs: &[u64]) -> i32 {
    let (room, len) = (zeros.len(), limbs.len());
    zeros[room.saturating_sub(len)..].copy_from_slice(&limbs[len.saturating_sub(room)..]);
    room as i32 - len as i32
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::{Real as Big, Rng};

    use super::Ball;
    use crate::exact::ball::tests::{any, draw};
    use crate::exact::real::Real;
    use crate::exact::truth::power;

    /// q b = a within the radius of q, at both ends of a and b.
    #[test]
    fn quotients_undo_products() {
        let mut rng = Rng::with_seed(2);
        for _ in 0..5_000 {
            let (a, b) = (draw(&mut rng), draw(&mut rng));
            let [(a_middle, a_radius), (b_middle, b_radius)] = [a.truth(), b.truth()];
            let quotient = a.over(b);
            if quotient.radius.is_infinite() {
                assert!(b_middle.abs() <= &b_radius * &Big::new(2.001), "unknown");
                continue;
            }
            let (middle, radius) = quotient.truth();
            let gap = (&(&middle * &b_middle) - &a_middle).abs();
            let slip = &(&middle.abs() * &b_radius) + &a_radius;
            assert!(&gap + &slip <= &radius * &(&b_middle.abs() - &b_radius), "radius");
            let least = &(&slip * &Big::new(4.001)) + &(&power(-447) * &a_middle.abs());
            assert!(&radius * &b_middle.abs() <= least, "radius is too large");
        }
    }

    /// r r = a within the radius of r, at both ends of a.
    #[test]
    fn roots_undo_squares() {
        let mut rng = Rng::with_seed(11);
        let square = |x: &Big| x * x;
        let zero = Big::new(0.0);
        for _ in 0..5_000 {
            let a = draw(&mut rng).absolute();
            let root = a.square_root();
            let [(a, a_radius), (middle, radius)] = [a.truth(), root.truth()];
            let (low, high) = (&a - &a_radius, &a + &a_radius);
            assert!(square(&(&middle + &radius)) >= high, "high");
            let least = &middle - &radius;
            assert!(least <= zero || square(&least) <= low, "low");
            let slack = &power(-890) * &a;
            assert!(square(&radius) <= &(&a_radius * &Big::new(1.001)) + &slack, "of small ones");
            let slack = &power(-445) * &a;
            assert!(&radius * &middle <= &(&a_radius * &Big::new(2.001)) + &slack, "of large ones");
        }
    }

    #[test]
    fn a_dividend_that_is_too_long_is_not_forgotten() {
        let one = Ball::new(1.0);
        let long = Ball::scaled([1], 1000) + one;
        let quotient = long.over(one);
        let [(long, _), (middle, radius)] = [long.truth(), quotient.truth()];
        assert!(!radius.is_zero() && (&long - &middle).abs() <= radius);
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
}

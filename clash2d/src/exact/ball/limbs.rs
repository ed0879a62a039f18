//! Natural numbers of 64-bit limbs in slices, the lowest limb first.

/// Writes a sum of which the second number starts some limbs higher; it has room for the carry.
#[inline]
pub(super) fn sum(sum: &mut [u64], lower: &[u64], upper: &[u64], offset: usize) {
    let mut carry = false;
    for (i, limb) in sum.iter_mut().enumerate() {
        (*limb, carry) = at(lower, i).carrying_add(at(upper, i.wrapping_sub(offset)), carry);
    }
}

/// Writes a difference in the same way, and tells whether it is below 0: it is 2^(64 n) too large
/// then.
#[inline]
pub(super) fn difference(rest: &mut [u64], lower: &[u64], upper: &[u64], offset: usize) -> bool {
    let mut borrow = false;
    for (i, limb) in rest.iter_mut().enumerate() {
        (*limb, borrow) = at(lower, i).borrowing_sub(at(upper, i.wrapping_sub(offset)), borrow);
    }
    borrow
}

fn at(limbs: &[u64], i: usize) -> u64 {
    limbs.get(i).copied().unwrap_or(0)
}

/// Adds a number that is no longer, and tells whether that overflows.
pub(super) fn add(sum: &mut [u64], other: &[u64]) -> bool {
    let (low, high) = sum.split_at_mut(other.len());
    let mut carry = false;
    for (limb, &other) in low.iter_mut().zip(other) {
        (*limb, carry) = limb.carrying_add(other, carry);
    }
    for limb in high {
        if !carry {
            break;
        }
        (*limb, carry) = limb.overflowing_add(1);
    }
    carry
}

/// Subtracts a number that is no longer, and tells whether the result is below 0: it is 2^(64 n) too
/// large then.
pub(super) fn subtract(rest: &mut [u64], other: &[u64]) -> bool {
    let (low, high) = rest.split_at_mut(other.len());
    let mut borrow = false;
    for (limb, &other) in low.iter_mut().zip(other) {
        (*limb, borrow) = limb.borrowing_sub(other, borrow);
    }
    for limb in high {
        if !borrow {
            break;
        }
        (*limb, borrow) = limb.overflowing_sub(1);
    }
    borrow
}

/// Adds the product to zeros that have room for it.
#[expect(
    clippy::range_zip_with_len,
    reason = "the other one compares addresses: then callers make copies"
)]
pub(super) fn multiply(product: &mut [u64], a: &[u64], b: &[u64]) {
    for (&factor, i) in a.iter().zip(0..a.len()) {
        let row = &mut product[i..];
        let mut carry = 0;
        for (limb, &other) in row.iter_mut().zip(b) {
            (*limb, carry) = factor.carrying_mul_add(other, *limb, carry);
        }
        row[b.len()] = carry;
    }
}

/// Multiplies by a power of two below 2^64; what overflows is lost.
pub(super) fn shift_left(limbs: &mut [u64], bits: u32) {
    let mut low = 0;
    for limb in limbs {
        let pair = u128::from(*limb) << 64 | u128::from(low);
        low = *limb;
        *limb = ((pair << bits) >> 64) as u64;
    }
}

/// The quotient by a divisor whose highest bit is set; the dividend becomes the rest.
///
/// The quotient has as many limbs as the dividend has more than the divisor, and the dividend is less
/// than what would need one more.
///
/// Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D.
pub(super) fn divide(quotient: &mut [u64], dividend: &mut [u64], divisor: &[u64]) {
    let n = divisor.len();
    let below = |limbs: &[u64]| if n > 1 { limbs[n - 2] } else { 0 };
    let leading = Leading::new(divisor[n - 1], below(divisor));
    for (j, digit) in quotient.iter_mut().enumerate().rev() {
        let window = &mut dividend[j..=j + n];
        *digit = leading.guess(window[n], window[n - 1], below(window));
        if subtract_multiple(window, divisor, *digit) {
            *digit -= 1;
            add(window, divisor);
        }
    }
}

/// The two highest limbs of a divisor.
struct Leading {
    first: u64,
    second: u64,
    /// 2^128 / first - 2^64, rounded down.
    reciprocal: u64,
}

impl Leading {
    fn new(first: u64, second: u64) -> Self {
        Self { first, second, reciprocal: (u128::MAX / u128::from(first)) as u64 }
    }

    /// A digit of the quotient from the three highest limbs, at most 1 too large.
    fn guess(&self, high: u64, middle: u64, low: u64) -> u64 {
        let (mut digit, mut rest) = self.divide(high, middle);
        let is_too_large = |digit, rest| {
            u128::from(digit) * u128::from(self.second) > (rest << 64 | u128::from(low))
        };
        while rest >> 64 == 0 && is_too_large(digit, rest) {
            digit -= 1;
            rest += u128::from(self.first);
        }
        digit
    }

    /// Two limbs by the highest one: the quotient, at most a limb, and the rest.
    ///
    /// Möller and Granlund, Improved division by invariant integers, algorithm 4.
    fn divide(&self, high: u64, low: u64) -> (u64, u128) {
        if high >= self.first {
            return (u64::MAX, u128::from(low) + u128::from(self.first));
        }
        let pair = u128::from(high) << 64 | u128::from(low);
        let guess = u128::from(self.reciprocal) * u128::from(high) + pair;
        let mut digit = ((guess >> 64) as u64).wrapping_add(1);
        let mut rest = low.wrapping_sub(digit.wrapping_mul(self.first));
        if rest > guess as u64 {
            digit = digit.wrapping_sub(1);
            rest = rest.wrapping_add(self.first);
        }
        if rest >= self.first {
            digit = digit.wrapping_add(1);
            rest -= self.first;
        }
        (digit, rest.into())
    }
}

/// Subtracts a multiple of a number one limb shorter, and tells whether the result is below 0.
fn subtract_multiple(rest: &mut [u64], other: &[u64], factor: u64) -> bool {
    let (mut carry, mut borrow) = (0, false);
    for (limb, &other) in rest.iter_mut().zip(other) {
        let low;
        (low, carry) = factor.carrying_mul(other, carry);
        (*limb, borrow) = limb.borrowing_sub(low, borrow);
    }
    let top = &mut rest[other.len()];
    (*top, borrow) = top.borrowing_sub(carry, borrow);
    borrow
}

/// The square root, up to 7 limbs of it: right if it is an integer, and off by less than 1 otherwise.
/// The radicand has twice as many limbs, and one of its two highest bits is set.
pub(super) fn square_root(root: &mut [u64], radicand: &[u64]) {
    let n = root.len();
    let top = u128::from(radicand[2 * n - 1]) << 64 | u128::from(radicand[2 * n - 2]);
    root[n - 1] = (top.isqrt() as u64).saturating_add(1);
    // Each step doubles the bits: 63 of them become 126, 251 and 502.
    for known in [2, 4, 7] {
        let skipped = n.saturating_sub(known);
        improve(&mut root[skipped..], &radicand[2 * skipped..]);
    }
}

/// The mean of a root and of the quotient by it, rounded down: a step of Heron's method. Whatever the
/// root was before, it is not less than the true one, rounded down, any more.
fn improve(root: &mut [u64], radicand: &[u64]) {
    let n = root.len();
    let (mut dividend, mut quotient) = ([0; 15], [0; 8]);
    dividend[..2 * n].copy_from_slice(radicand);
    let sum = &mut quotient[..=n];
    divide(sum, &mut dividend[..=2 * n], root);
    add(sum, root);
    if sum[n] > 1 {
        return root.fill(u64::MAX);
    }
    for (limb, pair) in root.iter_mut().zip(sum.windows(2)) {
        *limb = pair[1] << 63 | pair[0] >> 1;
    }
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::{Real as Big, Rng};

    use super::{divide, square_root};
    use crate::exact::truth::of_limbs;

    /// Limbs that carry, borrow and make guesses go wrong.
    fn fill(limbs: &mut [u64], rng: &mut Rng) {
        for limb in limbs {
            let extremes = [0, 1, u64::MAX, u64::MAX - 1, 1 << 63, (1 << 63) - 1, (1 << 63) + 1];
            *limb = if rng.u32(..8) == 0 { rng.u64(..) } else { extremes[rng.usize(..7)] };
        }
    }

    #[test]
    fn quotient_times_divisor_and_rest_make_the_dividend() {
        let mut rng = Rng::with_seed(7);
        for _ in 0..50_000 {
            let (n, digits) = (rng.usize(1..5), rng.usize(1..5));
            let (mut dividend, mut divisor, mut quotient) = ([0; 8], [0; 4], [0; 4]);
            fill(&mut divisor[..n], &mut rng);
            divisor[n - 1] |= 1 << 63;
            fill(&mut dividend[..n + digits - 1], &mut rng);
            // Just below the divisor, where the quotient is largest.
            if rng.bool() {
                dividend[digits..n + digits].copy_from_slice(&divisor[..n]);
                super::subtract(&mut dividend[digits..n + digits], &[1]);
            }
            let before = of_limbs(&dividend, 0);
            divide(&mut quotient[..digits], &mut dividend[..n + digits], &divisor[..n]);
            let (divisor, rest) = (of_limbs(&divisor[..n], 0), of_limbs(&dividend, 0));
            assert!(&(&of_limbs(&quotient, 0) * &divisor) + &rest == before);
            assert!(rest < divisor);
        }
    }

    #[test]
    fn roots_are_less_than_1_off() {
        let mut rng = Rng::with_seed(8);
        let one = Big::new(1.0);
        for _ in 0..20_000 {
            let n = rng.usize(2..8);
            let (mut radicand, mut exact, mut root) = ([0; 14], [0; 7], [0; 7]);
            fill(&mut radicand[..2 * n], &mut rng);
            radicand[2 * n - 1] |= 1 << 62;
            let is_square = rng.bool();
            if is_square {
                fill(&mut exact[..n], &mut rng);
                exact[n - 1] |= 1 << 63;
                radicand = [0; 14];
                super::multiply(&mut radicand, &exact[..n], &exact[..n]);
            }
            square_root(&mut root[..n], &radicand[..2 * n]);
            let (found, square) = (of_limbs(&root, 0), of_limbs(&radicand, 0));
            assert!(!is_square || root == exact);
            let (below, above) = (&found - &one, &found + &one);
            assert!(&below * &below < square && square < &above * &above);
        }
    }
}

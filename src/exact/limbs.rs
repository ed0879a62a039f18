//! Natural numbers of 64-bit limbs in slices, the lowest limb first.

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

/// Subtracts the number from 2^(64 n).
pub(super) fn negate(limbs: &mut [u64]) {
    let mut carry = true;
    for limb in limbs {
        (*limb, carry) = (!*limb).overflowing_add(u64::from(carry));
    }
}

/// Adds the product to zeros that have room for it.
pub(super) fn multiply(product: &mut [u64], a: &[u64], b: &[u64]) {
    for (i, &factor) in a.iter().enumerate() {
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
    let second = if n > 1 { divisor[n - 2] } else { 0 };
    for (j, digit) in quotient.iter_mut().enumerate().rev() {
        let window = &mut dividend[j..=j + n];
        let third = if n > 1 { window[n - 2] } else { 0 };
        *digit = guess([window[n], window[n - 1], third], [divisor[n - 1], second]);
        if subtract_multiple(window, divisor, *digit) {
            *digit -= 1;
            add(window, divisor);
        }
    }
}

/// A digit of a quotient from the highest limbs, at most 1 too large.
fn guess(dividend: [u64; 3], divisor: [u64; 2]) -> u64 {
    let [high, middle, low] = dividend.map(u128::from);
    let [first, second] = divisor.map(u128::from);
    let pair = high << 64 | middle;
    let mut digit = (pair / first).min(u64::MAX.into());
    let mut rest = pair - digit * first;
    while rest >> 64 == 0 && digit * second > (rest << 64 | low) {
        digit -= 1;
        rest += first;
    }
    digit as u64
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
    let first = top.isqrt() as u64;
    // From above, so that it never falls below: Heron's method doubles the 63 bits three times.
    root.fill(if first == u64::MAX { u64::MAX } else { 0 });
    root[n - 1] = first.saturating_add(1);
    for _ in 0..3 {
        improve(root, radicand);
    }
}

/// The mean of a root and of the quotient by it: a step of Heron's method.
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

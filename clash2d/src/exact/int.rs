//! Integers of a fixed size on the stack, in which floats and their products are exact.
//!
//! Floats become integers by a common power of two. If their exponents lie close together, as they
//! do in almost every scene, the machine's own integers are wide enough; otherwise five limbs hold
//! every f32 there is. Formulas are written once, for any [`Number`], and run on either.

use core::ops::{Add, Neg, Sub};

/// A sum of exact numbers or of their products.
pub(crate) trait Sum:
    Copy + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self>
{
    /// 1, 0 or -1.
    fn sign(self) -> f64;
    /// The same value in another width, which must hold it.
    fn widen<const W: usize>(self) -> Int<W>;
    /// The value times 2^exponent, rounded to f64 with a relative error below 2^-52.
    fn to_f64(self, exponent: i32) -> f64;
    /// Whether 128 bits hold it.
    const IS_NARROW: bool;
}

/// An exact number that can be multiplied.
pub(crate) trait Number: Sum {
    /// Wide enough for every product of two such numbers, and for sums of some of them.
    type Product: Sum;
    /// The exact product.
    fn times(self, other: Self) -> Self::Product;
}

/// An integer of N 64-bit limbs in two's complement, the lowest limb first.
#[derive(Clone, Copy)]
pub(crate) struct Int<const N: usize>(pub(crate) [u64; N]);

impl<const N: usize> Int<N> {
    /// Zero.
    pub(crate) const ZERO: Self = Self([0; N]);

    /// An integer of 128 bits.
    pub(crate) fn from_i128(value: i128) -> Self {
        let mut limbs = [if value < 0 { u64::MAX } else { 0 }; N];
        limbs[0] = value as u64;
        limbs[1] = (value >> 64) as u64;
        Self(limbs)
    }

    /// The same value in another width, which must hold it.
    pub(crate) fn resized<const M: usize>(self) -> Int<M> {
        let mut limbs = [if self.is_negative() { u64::MAX } else { 0 }; M];
        let kept = if N < M { N } else { M };
        limbs[..kept].copy_from_slice(&self.0[..kept]);
        Int(limbs)
    }

    /// Whether it is below zero.
    pub(crate) fn is_negative(self) -> bool {
        self.0[N - 1] >> 63 != 0
    }

    /// The absolute value.
    pub(crate) fn abs(self) -> Self {
        if self.is_negative() { -self } else { self }
    }

    /// Multiplied by 2^bits; what is shifted out must be sign only.
    pub(crate) fn shifted_left(self, bits: u32) -> Self {
        let (limbs, bits) = ((bits / 64) as usize, bits % 64);
        let mut out = [0; N];
        let mut low = 0;
        for (out, &limb) in out.iter_mut().skip(limbs).zip(&self.0) {
            *out = ((u128::from(limb) << 64 | u128::from(low)) >> (64 - bits)) as u64;
            low = limb;
        }
        Self(out)
    }

    /// Divided by 2^bits and rounded down.
    pub(crate) fn shifted_right(self, bits: u32) -> Self {
        let (limbs, bits) = ((bits / 64) as usize, bits % 64);
        let fill = if self.is_negative() { u64::MAX } else { 0 };
        let at = |i: usize| if i < N { self.0[i] } else { fill };
        let mut out = [fill; N];
        for (i, limb) in out.iter_mut().enumerate().take(N - limbs) {
            let pair = u128::from(at(i + limbs + 1)) << 64 | u128::from(at(i + limbs));
            *limb = (pair >> bits) as u64;
        }
        Self(out)
    }

    /// The exact product in M limbs, which must hold it.
    pub(crate) fn product<const K: usize, const M: usize>(self, other: Int<K>) -> Int<M> {
        let (a, b) = (self.abs().0, other.abs().0);
        let mut out = [0_u64; M];
        for i in 0..N {
            if a[i] == 0 {
                continue;
            }
            let mut carry = 0_u64;
            for j in 0..K {
                if i + j < M {
                    let sum = u128::from(a[i]) * u128::from(b[j])
                        + u128::from(out[i + j])
                        + u128::from(carry);
                    out[i + j] = sum as u64;
                    carry = (sum >> 64) as u64;
                }
            }
            if i + K < M {
                out[i + K] = carry;
            }
        }
        if self.is_negative() == other.is_negative() { Int(out) } else { -Int(out) }
    }
}

/// x * 2^exponent, in steps that stay within f64.
pub(super) fn times_power_of_two(mut x: f64, mut exponent: i32) -> f64 {
    while exponent != 0 {
        let step = exponent.clamp(-1000, 1000);
        x *= f64::from_bits(((1023 + step) as u64) << 52);
        exponent -= step;
    }
    x
}

/// With more limbs than this sums are calls, and no longer in line.
const FEW: usize = 6;

#[inline(always)]
fn add(sum: &mut [u64], other: &[u64]) {
    let mut carry = false;
    for (limb, &other) in sum.iter_mut().zip(other) {
        (*limb, carry) = limb.carrying_add(other, carry);
    }
}

#[inline(never)]
fn add_long(sum: &mut [u64], other: &[u64]) {
    add(sum, other);
}

/// Subtracts the number from 2^(64 n).
#[inline(always)]
pub(super) fn negate(limbs: &mut [u64]) {
    let mut carry = true;
    for limb in limbs {
        (*limb, carry) = (!*limb).overflowing_add(u64::from(carry));
    }
}

#[inline(never)]
fn negate_long(limbs: &mut [u64]) {
    negate(limbs);
}

impl<const N: usize> Add for Int<N> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        if N > FEW {
            add_long(&mut self.0, &other.0)
        } else {
            add(&mut self.0, &other.0)
        }
        self
    }
}

impl<const N: usize> Neg for Int<N> {
    type Output = Self;
    fn neg(mut self) -> Self {
        if N > FEW {
            negate_long(&mut self.0)
        } else {
            negate(&mut self.0)
        }
        self
    }
}

impl<const N: usize> Sub for Int<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl<const N: usize> Sum for Int<N> {
    fn sign(self) -> f64 {
        if self.is_negative() {
            return -1.0;
        }
        if self.0.iter().any(|&limb| limb != 0) { 1.0 } else { 0.0 }
    }
    fn widen<const W: usize>(self) -> Int<W> {
        self.resized()
    }
    fn to_f64(self, exponent: i32) -> f64 {
        let limbs = self.abs().0;
        let Some(top) = limbs.iter().rposition(|&limb| limb != 0) else {
            return 0.0;
        };
        let low = if top > 0 { limbs[top - 1] } else { 0 };
        let pair = u128::from(limbs[top]) << 64 | u128::from(low);
        let magnitude = times_power_of_two(pair as f64, 64 * (top as i32 - 1) + exponent);
        if self.is_negative() { -magnitude } else { magnitude }
    }
    const IS_NARROW: bool = N <= 2;
}

impl Sum for i64 {
    fn sign(self) -> f64 {
        self.signum() as f64
    }
    fn widen<const W: usize>(self) -> Int<W> {
        Int::from_i128(self.into())
    }
    fn to_f64(self, exponent: i32) -> f64 {
        times_power_of_two(self as f64, exponent)
    }
    const IS_NARROW: bool = true;
}

impl Sum for i128 {
    fn sign(self) -> f64 {
        self.signum() as f64
    }
    fn widen<const W: usize>(self) -> Int<W> {
        Int::from_i128(self)
    }
    fn to_f64(self, exponent: i32) -> f64 {
        times_power_of_two(self as f64, exponent)
    }
    const IS_NARROW: bool = true;
}

impl Number for i64 {
    type Product = i128;
    fn times(self, other: Self) -> i128 {
        i128::from(self) * i128::from(other)
    }
}

impl Number for i128 {
    type Product = Int<4>;
    fn times(self, other: Self) -> Int<4> {
        Int::<2>::from_i128(self).product(Int::<2>::from_i128(other))
    }
}

impl Number for Int<5> {
    type Product = Int<10>;
    fn times(self, other: Self) -> Int<10> {
        self.product(other)
    }
}

impl Number for Int<10> {
    type Product = Int<20>;
    fn times(self, other: Self) -> Int<20> {
        self.product(other)
    }
}

/// The power of two that turns some floats into integers, all of them at once.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    /// The exponent of the lowest place in use; an integer of 1 stands for 2^lowest.
    pub(crate) lowest: i32,
    /// How many places lie between the lowest and the highest exponent.
    spread: i32,
    /// Whether all are multiples of 2^-8 that fit an i32 then, as in games with a grid.
    is_grid: bool,
}

impl Scale {
    /// The scale of every float there is.
    pub(crate) const ANY: Self = Self { lowest: -149, spread: 253, is_grid: false };

    /// The scale of some floats; None if one of them is not finite.
    #[inline]
    pub(crate) fn of<'a, I>(numbers: I) -> Option<Self>
    where
        I: IntoIterator<Item = &'a [f32], IntoIter: Clone>,
    {
        let numbers = numbers.into_iter();
        if numbers.clone().all(|part| part.iter().all(|&number| is_on_grid(number))) {
            return Some(Self { lowest: -8, spread: 0, is_grid: true });
        }
        let (mut lowest, mut highest) = (i32::MAX, i32::MIN);
        for &number in numbers.flatten() {
            if !number.is_finite() {
                return None;
            }
            if number != 0.0 {
                let place = last_place(number);
                lowest = lowest.min(place);
                highest = highest.max(place);
            }
        }
        Some(Self { lowest, spread: highest - lowest, is_grid: false })
    }

    /// Whether i64 holds the floats: 24 bits, the spread, and 6 bits for sums of up to 64 of them.
    #[inline]
    pub(crate) fn is_narrow(self) -> bool {
        self.spread <= 33
    }

    /// A float as a machine integer, on a narrow scale.
    #[inline]
    pub(crate) fn narrow(self, number: f32) -> i64 {
        if self.is_grid {
            return i64::from(on_grid(number));
        }
        if number == 0.0 {
            return 0;
        }
        significand(number) << (last_place(number) - self.lowest)
    }

    /// A float as an integer, on any scale.
    pub(crate) fn wide(self, number: f32) -> Int<5> {
        if number == 0.0 {
            return Int::ZERO;
        }
        let shift = (last_place(number) - self.lowest) as u32;
        Int::from_i128(significand(number).into()).shifted_left(shift)
    }
}

/// A float as a number of 256ths, cut to what an i32 holds.
#[inline]
fn on_grid(number: f32) -> i32 {
    (number * 256.0) as i32
}

/// Whether [`on_grid`] loses nothing.
#[inline]
fn is_on_grid(number: f32) -> bool {
    let cut = on_grid(number);
    (cut as f32 == number * 256.0) & (cut != i32::MAX)
}

/// The exponent of the last place of a finite float: it is its significand times 2^this.
pub(super) fn last_place(number: f32) -> i32 {
    let exponent = (number.to_bits() >> 23 & 0xff) as i32;
    exponent.max(1) - 150
}

/// The signed 24-bit significand of a finite float.
pub(super) fn significand(number: f32) -> i64 {
    let bits = number.to_bits();
    let hidden = if bits >> 23 & 0xff == 0 { 0 } else { 1 << 23 };
    let magnitude = i64::from(bits & 0x7f_ffff | hidden);
    if number < 0.0 { -magnitude } else { magnitude }
}

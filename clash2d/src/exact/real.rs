//! Real numbers known within an error: what every question is written in that is more than the sign
//! of a polynomial.
//!
//! A formula is written once, for any [`Real`]. [`Near`] runs it in f64 with a bound of its error,
//! and [`Ball`](super::ball::Ball) with hundreds of bits where that leaves a doubt;
//! [`settle`](super::settle) joins the two.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};

use super::float::{greater, lesser, two_product, two_sum};
use super::wave::difference;
use crate::angle::{Reduced, Rotation};
use crate::root::square_root;

/// A real number that is known within an error.
pub(crate) trait Real:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self>
{
    /// Whether it is made of f64.
    const IS_QUICK: bool = false;

    /// What tells the runs apart in which numbers are made.
    type Run: Copy;

    /// The run in which the number was made.
    fn run(&self) -> Self::Run;

    /// A float as it is, in a run. One that is not finite is in doubt, and so is all that is made of
    /// it.
    fn new_in(x: f32, run: Self::Run) -> Self;

    /// The same in the run of another number.
    #[inline]
    fn like(&self, x: f32) -> Self {
        Self::new_in(x, self.run())
    }

    /// The same where there is one run only.
    #[inline]
    fn new(x: f32) -> Self
    where
        Self: Real<Run = Only>,
    {
        Self::new_in(x, Only)
    }

    /// A number made of f64, if these are such.
    #[inline]
    fn quick(_: Tight) -> Option<Self> {
        None
    }

    /// A sum of floats, of which as little as possible is rounded.
    fn sum_in(terms: &[f32], run: Self::Run) -> Self;

    /// The same where there is one run only.
    #[inline]
    fn sum(terms: &[f32]) -> Self
    where
        Self: Real<Run = Only>,
    {
        Self::sum_in(terms, Only)
    }

    /// The cosine and the sine of some degrees.
    fn rotation_in(degrees: f32, run: Self::Run) -> [Self; 2];

    /// The same where there is one run only.
    #[inline]
    fn rotation(degrees: f32) -> [Self; 2]
    where
        Self: Real<Run = Only>,
    {
        Self::rotation_in(degrees, Only)
    }

    /// The cosine and the sine of the exact difference `b - a` of degrees.
    fn rotation_between_in(a: f32, b: f32, run: Self::Run) -> [Self; 2];

    /// The same where there is one run only.
    #[inline]
    fn rotation_between(a: f32, b: f32) -> [Self; 2]
    where
        Self: Real<Run = Only>,
    {
        Self::rotation_between_in(a, b, Only)
    }

    /// The quotient. It is in doubt where the divisor may be 0.
    fn over(self, divisor: Self) -> Self;

    /// The square root; 0 of what is below 0.
    fn square_root(self) -> Self;

    /// The square.
    #[inline]
    fn square(self) -> Self {
        self * self
    }

    /// The number without its sign.
    fn absolute(self) -> Self;

    /// The lesser of two numbers, even if it is in doubt which one that is.
    fn lesser(self, other: Self) -> Self;

    /// The greater of two numbers, even if it is in doubt which one that is.
    #[inline]
    fn greater(self, other: Self) -> Self {
        -(-self).lesser(-other)
    }

    /// How the number compares with 0; None if that is in doubt, which it never is for `Ball`.
    fn sign(self) -> Option<Ordering>;

    /// How the number compares with another one; None if that is in doubt.
    #[inline]
    fn compare(self, other: Self) -> Option<Ordering> {
        (self - other).sign()
    }

    /// How the product of two numbers compares with that of two others; None if that is in doubt.
    #[inline]
    fn compare_products([a, b]: [Self; 2], [c, d]: [Self; 2]) -> Option<Ordering> {
        (a * b).compare(c * d)
    }

    /// About the number: NaN or infinite where f64 does not hold it.
    fn value(self) -> f64;

    /// How far the value may be off, at most; infinite if nothing is known.
    fn slip(self) -> f64;

    /// The value, if its error is at most this part of it. `Ball` always has one: 0 for what counts
    /// as 0.
    fn to_relative(self, error: f64) -> Option<f64>;

    /// The value, if its error is at most this. `Ball` always has one: 0 for what counts as 0.
    fn to_absolute(self, error: f64) -> Option<f64>;
}

/// The run of numbers that are made in one only.
#[derive(Clone, Copy)]
pub(crate) struct Only;

/// A number in f64 with a bound of its error.
///
/// The bound counts every rounding of the value, but not its own ones. These take away less than
/// 2^-49 of it in each operation, which is made good where it is used: for up to 2^33 of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number<const TIGHT: bool> {
    value: f64,
    slip: f64,
}

/// A number whose bound counts a rounding for each operation.
pub(crate) type Near = Number<false>;

/// A number whose bound counts only what roundings lose: nothing where numbers are as short as on a grid,
/// so that ties are certain there.
pub(crate) type Tight = Number<true>;

impl<const TIGHT: bool> Number<TIGHT> {
    /// Half a unit in the last place of 1: what one rounding can do, relatively.
    const ROUNDING: f64 = f64::EPSILON / 2.0;

    /// More than four products lose if they underflow, even where the program flushes subnormal
    /// numbers to 0.
    const UNDERFLOW: f64 = 8.0 * f64::MIN_POSITIVE;

    /// What makes a bound larger than all that its own roundings took away.
    const ALLOWANCE: f64 = 1.0 + 1.0 / (1 << 16) as f64;

    /// The same number in f64.
    #[inline]
    pub(crate) fn about<R: Real>(number: R) -> Self {
        Self { value: number.value(), slip: number.slip() }
    }

    /// A number that f64 holds.
    #[inline]
    pub(crate) fn exactly(value: f64) -> Self {
        Self::within(value, 0.0)
    }

    /// A number that is off by no more than a slip.
    #[inline]
    pub(crate) fn within(value: f64, slip: f64) -> Self {
        Self { value, slip }
    }

    /// The value, rounded once, of a number that was off by `slip` before.
    #[inline]
    fn rounded(value: f64, slip: f64) -> Self {
        Self { value, slip: slip + Self::ROUNDING * value.abs() }
    }

    /// A sum that was off by `slip` before. One that underflows is exact.
    #[inline]
    fn total(a: f64, b: f64, slip: f64) -> Self {
        if !TIGHT {
            return Self::rounded(a + b, slip);
        }
        let (value, lost) = two_sum(a, b);
        Self { value, slip: slip + lost.abs() }
    }

    /// A sum to which what roundings lost is added at the end: of large terms that cancel, such as the places of two
    /// shapes, the small ones are left.
    #[cold]
    #[inline(never)]
    fn made_up(terms: &[f32]) -> Self {
        let (mut sum, mut rest, mut slip) = (0.0, 0.0, 0.0);
        for &term in terms {
            let (lost, gone);
            (sum, lost) = two_sum(sum, f64::from(term));
            (rest, gone) = two_sum(rest, lost);
            slip += gone.abs();
        }
        let (value, lost) = two_sum(sum, rest);
        Self { value, slip: slip + lost.abs() }
    }

    /// Whether it is certain that the product of two numbers is one of f64.
    #[inline]
    fn is_exact_product(a: f64, b: f64) -> bool {
        const LEAST: f64 = 1.0 / (1_u128 << 127) as f64;
        // Of 53 bits, with the one that is not written.
        let zeros = |x: f64| (x.to_bits() | 1 << 52).trailing_zeros();
        let is_large = |x: f64| (x.abs() >= LEAST) & (x.abs() <= 1.0 / LEAST);
        (zeros(a) + zeros(b) >= 53) & is_large(a) & is_large(b)
    }

    /// No less than the number's absolute value.
    #[inline]
    fn size(self) -> f64 {
        self.value.abs() + self.slip
    }

    /// A cosine and a sine. Where one of them is 0, the other one is 1 or -1.
    #[inline]
    fn turn(Rotation { sin, cos }: Rotation) -> [Self; 2] {
        let error = if (sin == 0.0) | (cos == 0.0) { 0.0 } else { Rotation::ERROR };
        [cos, sin].map(|value| Self { value, slip: error * value.abs() })
    }
}

impl<const TIGHT: bool> Real for Number<TIGHT> {
    const IS_QUICK: bool = true;

    type Run = Only;

    #[inline]
    fn run(&self) -> Only {
        Only
    }

    #[inline]
    fn new_in(x: f32, _: Only) -> Self {
        let value = f64::from(x);
        // Nothing, or NaN.
        Self { value, slip: 0.0 * value }
    }

    #[inline]
    fn quick(Number { value, slip }: Tight) -> Option<Self> {
        Some(Self { value, slip })
    }

    #[inline]
    fn sum_in(terms: &[f32], _: Only) -> Self {
        let Some((&first, others)) = terms.split_first() else {
            return Self::new(0.0);
        };
        let mut sum = Self::new(first);
        for &term in others {
            let (value, lost) = two_sum(sum.value, f64::from(term));
            sum = Self { value, slip: sum.slip + lost.abs() };
        }
        // Two terms lose what no other one can give back.
        if (others.len() < 2) | (sum.slip == 0.0) { sum } else { Self::made_up(terms) }
    }

    #[inline]
    fn rotation_in(degrees: f32, _: Only) -> [Self; 2] {
        Self::turn(Rotation::new(degrees))
    }

    #[inline]
    fn rotation_between_in(a: f32, b: f32, _: Only) -> [Self; 2] {
        let (quadrant, high, _) = difference(a, b);
        // The lower part is at most half a place of the higher one: as much as one more rounding.
        Self::turn(Rotation::of(Reduced { quadrant, rest: high }))
    }

    #[inline]
    fn over(self, divisor: Self) -> Self {
        let value = self.value / divisor.value;
        let is_sharp = (self.slip == 0.0) & (divisor.slip == 0.0);
        if TIGHT && is_sharp && Self::is_exact_product(value, divisor.value) {
            let is_exact = value * divisor.value == self.value;
            return if is_exact { Self { value, slip: 0.0 } } else { Self::rounded(value, 0.0) };
        }
        // |A / B - a / b| = |(A - a) - a / b (B - b)| / |B|
        let underflow = lesser(self.size(), Self::UNDERFLOW);
        let slip = self.slip + (value.abs() + underflow) * divisor.slip + underflow;
        let room = divisor.value.abs() - Self::ALLOWANCE * divisor.slip;
        let slip = if room > 0.0 { slip / room + underflow } else { f64::INFINITY };
        Self::rounded(value, slip)
    }

    #[inline]
    fn square_root(self) -> Self {
        let value = square_root(greater(self.value, 0.0));
        let is_short = TIGHT && self.slip == 0.0 && Self::is_exact_product(value, value);
        if is_short && value * value == self.value {
            return Self { value, slip: 0.0 };
        }
        // |√A - √a| is at most |A - a| / √a, and at most √|A - a|.
        let least = square_root(greater(self.value, self.slip));
        Self::rounded(value, self.slip / greater(least, f64::MIN_POSITIVE))
    }

    #[inline]
    fn absolute(self) -> Self {
        Self { value: self.value.abs(), ..self }
    }

    #[inline]
    fn lesser(self, other: Self) -> Self {
        // The greater of the two slips would do, but might hide a NaN.
        Self { value: lesser(self.value, other.value), slip: self.slip + other.slip }
    }

    #[inline]
    fn sign(self) -> Option<Ordering> {
        let is_certain = (self.value.abs() > Self::ALLOWANCE * self.slip)
            | ((self.value == 0.0) & (self.slip == 0.0));
        if is_certain { self.value.partial_cmp(&0.0) } else { None }
    }

    #[inline]
    fn compare_products(a: [Self; 2], b: [Self; 2]) -> Option<Ordering> {
        const LEAST: f64 = 1.0 / (1_u128 << 127) as f64;
        let is_held = |x: &Self| {
            let size = x.value.abs();
            (x.slip == 0.0) & ((size == 0.0) | (LEAST..=1.0 / LEAST).contains(&size))
        };
        if TIGHT && a.iter().chain(&b).all(is_held) {
            return Some(compare_held(a.map(Self::value), b.map(Self::value)));
        }
        (a[0] * a[1]).compare(b[0] * b[1])
    }

    #[inline]
    fn value(self) -> f64 {
        self.value
    }

    #[inline]
    fn slip(self) -> f64 {
        lesser(Self::ALLOWANCE * self.slip, f64::INFINITY)
    }

    #[inline]
    fn to_relative(self, error: f64) -> Option<f64> {
        self.to_absolute(error * self.value.abs())
    }

    #[inline]
    fn to_absolute(self, error: f64) -> Option<f64> {
        ((self.slip() <= error) & (self.slip() < f64::INFINITY)).then_some(self.value)
    }
}

impl<const TIGHT: bool> Add for Number<TIGHT> {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self::total(self.value, other.value, self.slip + other.slip)
    }
}

impl<const TIGHT: bool> Sub for Number<TIGHT> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::total(self.value, -other.value, self.slip + other.slip)
    }
}

impl<const TIGHT: bool> Neg for Number<TIGHT> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self { value: -self.value, ..self }
    }
}

impl<const TIGHT: bool> Mul for Number<TIGHT> {
    type Output = Self;
    #[inline]
    fn mul(self, other: Self) -> Self {
        // |A B - a b| = |(A - a) B + a (B - b)|. What underflows of these is less than either factor;
        // nothing does if one is 0, so that 0 times a number is 0 beyond doubt.
        let slip = self.slip * other.size() + self.value.abs() * other.slip;
        if TIGHT && Self::is_exact_product(self.value, other.value) {
            return Self { value: self.value * other.value, slip };
        }
        let underflow = lesser(lesser(self.size(), other.size()), Self::UNDERFLOW);
        Self::rounded(self.value * other.value, slip + underflow)
    }
}

/// How the product of two numbers compares with that of two others, of numbers between 2^-127 and 2^127, or 0.
fn compare_held(a: [f64; 2], b: [f64; 2]) -> Ordering {
    let ((p, e), (q, f)) = (two_product(a[0], a[1]), two_product(b[0], b[1]));
    let (high, lost) = two_sum(p, -q);
    let (low, rest) = two_sum(e, -f);
    // Where the products differ by so much that this is rounded, what they lost is far less.
    let sum = if lost == 0.0 { high + low } else { high };
    let order = if sum == 0.0 { rest.partial_cmp(&0.0) } else { sum.partial_cmp(&0.0) };
    order.unwrap_or(Ordering::Equal)
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use clash2d_oracle::{Real as Big, Rng};

    use super::{Near, Number, Real, Tight};
    use crate::exact::truth::{of_f64, power};

    #[test]
    fn what_f64_cannot_hold_is_in_doubt() {
        let (large, small) = (Near::new(f32::MAX), Near::new(f32::from_bits(1)));
        let power = |x: Near, n: usize| (0..n).fold(Near::new(1.0), |product, _| product * x);
        assert_eq!(power(large, 7).sign(), Some(Ordering::Greater));
        assert_eq!(power(large, 9).sign(), None);
        assert_eq!(power(small, 6).sign(), Some(Ordering::Greater));
        for n in 7..12 {
            assert_eq!(power(small, n).sign(), None);
            assert_eq!((power(small, n) - power(small, n)).sign(), None);
            assert_eq!((power(small, n) * power(small, 5)).sign(), None);
        }
        for x in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let (doubt, one, zero) = (Near::new(x), Near::new(1.0), Near::new(0.0));
            for number in [
                doubt,
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
                Near::rotation(x)[0],
                Near::rotation_between(0.0, x)[0],
                Near::rotation_between(x, x)[1],
                one.over(zero),
                zero.over(zero),
                Near::sum(&[1.0, x, -x]),
                power(large, 9) * zero,
                one.over(power(large, 9)),
            ] {
                assert_eq!(number.sign(), None);
                assert_eq!(number.slip(), f64::INFINITY);
                assert_eq!(number.to_relative(1.0), None);
                assert_eq!(number.to_absolute(f64::INFINITY), None);
            }
        }
    }

    /// Both ends of both numbers lie within the slip of what is made of the two.
    #[test]
    fn slips_hold_the_ends() {
        check_slips::<false>();
        check_slips::<true>();
    }

    fn check_slips<const TIGHT: bool>() {
        let mut rng = Rng::with_seed(12);
        for round in 0..2_000 {
            let mut draw = || {
                let is_short = round % 2 == 0;
                let value = (rng.f64() - 0.5) * 10.0;
                let value = if is_short { ((value * 64.0).floor() + 0.5) / 64.0 } else { value };
                let part = 1.0 / (1_u64 << rng.u32(..60)) as f64;
                let is_sharp = is_short && rng.bool();
                let slip = if is_sharp { 0.0 } else { part * rng.f64() * value.abs() };
                Number::<TIGHT> { value, slip }
            };
            let (a, b) = (draw(), draw());
            let ends = |x: Number<TIGHT>| {
                let (value, slip) = (of_f64(x.value), of_f64(x.slip));
                [&value - &slip, &value + &slip]
            };
            let check = |found: Number<TIGHT>, truth: &Big| {
                let gap = (truth - &of_f64(found.value)).abs();
                assert!(gap <= &of_f64(found.slip()) + &power(-280), "{a:?} {b:?} {found:?}");
            };
            for x in ends(a) {
                let positive = if x.is_negative() { Big::new(0.0) } else { x.clone() };
                check(a.square_root(), &positive.root());
                check(a.absolute(), &x.abs());
                for y in ends(b) {
                    check(a + b, &(&x + &y));
                    check(a - b, &(&x - &y));
                    check(a * b, &(&x * &y));
                    check(a.over(b), &x.divided_by(&y));
                    check(a.lesser(b), if x < y { &x } else { &y });
                }
            }
        }
    }

    /// Products that are equal, or differ by the last place of a factor.
    #[test]
    fn products_of_held_numbers_are_compared_exactly() {
        let mut rng = Rng::with_seed(5);
        let mut counts = [0; 3];
        for _ in 0..30_000 {
            let mut draw = || {
                let bits = rng.u32(1..54);
                let value = (rng.u64(..1 << bits) as f64) * if rng.bool() { 1.0 } else { -1.0 };
                value / (1_u64 << rng.u32(..60)) as f64
            };
            let (x, y, z) = (draw(), draw(), draw());
            let shift = (1_u64 << rng.u32(..40)) as f64;
            // The same product in other numbers, where z has few digits.
            let mut all = [[x * shift, y], [x, y * shift]];
            if rng.bool() && (x * z) / z == x && (y * z) / z == y {
                all = [[x * z, y], [x, y * z]];
            }
            match rng.u32(..3) {
                0 => all[0][1] = all[0][1].next_up(),
                1 => all[1] = [all[1][0].next_up(), all[1][1].next_down()],
                _ => {}
            }
            let [a, b] = all.map(|product| product.map(|x| Tight { value: x, slip: 0.0 }));
            let big = |[x, y]: [f64; 2]| &of_f64(x) * &of_f64(y);
            let truth = big(all[0]).partial_cmp(&big(all[1]));
            let found = Tight::compare_products(a, b);
            assert!(found.is_none() || found == truth, "{all:?}");
            counts[found.map_or(0, |order| 1 + usize::from(order.is_eq()))] += 1;
        }
        assert!(counts[0] < 1_000 && counts[1] > 10_000 && counts[2] > 5_000, "{counts:?}");
    }

    #[test]
    fn ties_of_short_numbers_are_certain() {
        let [a, b, c] = [1234.5, -0.125, 77.0].map(Tight::new);
        assert_eq!((a * b * c - c * (b * a)).sign(), Some(Ordering::Equal));
        assert_eq!((a.over(b) - Tight::new(-9876.0)).sign(), Some(Ordering::Equal));
        assert_eq!((c.square().square_root() - c).sign(), Some(Ordering::Equal));
        let third = Tight::new(1.0).over(Tight::new(3.0));
        assert_eq!((third * Tight::new(3.0) - Tight::new(1.0)).sign(), None);
    }

    #[test]
    fn zero_is_beyond_doubt_where_nothing_is_rounded() {
        let (zero, third) = (Near::new(0.0), Near::new(1.0).over(Near::new(3.0)));
        for number in [
            zero * third,
            third * zero,
            zero.over(third),
            zero.square_root(),
            Near::new(0.1) - Near::new(0.1),
            Near::sum(&[0.1, 1e6, -0.1, -1e6]),
            Near::rotation(-180.0)[1],
            Near::rotation_between(45.0, 135.0)[0],
            Near::rotation(-180.0)[0] + Near::new(1.0) - zero,
        ] {
            assert_eq!(number.sign(), Some(Ordering::Equal));
        }
        assert_eq!((third - third).sign(), None);
    }
}

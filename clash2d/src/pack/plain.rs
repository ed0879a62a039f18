//! Arrays in place of registers.

use core::array::from_fn;

use crate::exact::float::{greater, lesser};
use crate::root::square_root;
use crate::vector::Vector2D;

pub(super) type Four = [f32; 4];
pub(super) type Two = [f64; 2];
pub(super) type FourYes = [bool; 4];
pub(super) type TwoYes = [bool; 2];

#[inline(always)]
pub(super) fn set4(numbers: [f32; 4]) -> Four {
    numbers
}

#[inline(always)]
pub(super) fn all4(number: f32) -> Four {
    [number; 4]
}

/// Two of some vertices side by side, from one of them on.
#[inline(always)]
pub(super) fn load(vertices: &[Vector2D], first: usize) -> Four {
    pair(vertices[first], vertices[first + 1])
}

/// Two vertices side by side.
#[inline(always)]
pub(super) fn pair(a: Vector2D, b: Vector2D) -> Four {
    [a.x, a.y, b.x, b.y]
}

/// A vector, and what does not matter.
#[inline(always)]
pub(super) fn half(v: Vector2D) -> Four {
    pair(v, v)
}

#[inline(always)]
pub(super) fn add4(a: Four, b: Four) -> Four {
    from_fn(|i| a[i] + b[i])
}

#[inline(always)]
pub(super) fn sub4(a: Four, b: Four) -> Four {
    from_fn(|i| a[i] - b[i])
}

#[inline(always)]
pub(super) fn mul4(a: Four, b: Four) -> Four {
    from_fn(|i| a[i] * b[i])
}

#[inline(always)]
pub(super) fn div4(a: Four, b: Four) -> Four {
    from_fn(|i| a[i] / b[i])
}

/// The square roots, rounded correctly.
#[inline(always)]
pub(super) fn root4(a: Four) -> Four {
    a.map(|x| square_root(x.into()) as f32)
}

#[inline(always)]
pub(super) fn abs4(a: Four) -> Four {
    a.map(f32::abs)
}

/// The lesser of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn lesser4(a: Four, b: Four) -> Four {
    from_fn(|i| lesser(a[i], b[i]))
}

/// The greater of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn greater4(a: Four, b: Four) -> Four {
    from_fn(|i| greater(a[i], b[i]))
}

/// The sum of all: first those of every other number.
#[inline(always)]
pub(super) fn total4(a: Four) -> f32 {
    (a[0] + a[2]) + (a[1] + a[3])
}

/// The first and third numbers of both.
#[inline(always)]
pub(super) fn evens4(a: Four, b: Four) -> Four {
    [a[0], a[2], b[0], b[2]]
}

/// The second and fourth numbers of both.
#[inline(always)]
pub(super) fn odds4(a: Four, b: Four) -> Four {
    [a[1], a[3], b[1], b[3]]
}

/// The first two numbers of both in turn.
#[inline(always)]
pub(super) fn low_zip(a: Four, b: Four) -> Four {
    [a[0], b[0], a[1], b[1]]
}

/// The last two numbers of both in turn.
#[inline(always)]
pub(super) fn high_zip(a: Four, b: Four) -> Four {
    [a[2], b[2], a[3], b[3]]
}

/// The first two numbers of both.
#[inline(always)]
pub(super) fn low_halves(a: Four, b: Four) -> Four {
    [a[0], a[1], b[0], b[1]]
}

/// The last two numbers of both.
#[inline(always)]
pub(super) fn high_halves(a: Four, b: Four) -> Four {
    [a[2], a[3], b[2], b[3]]
}

/// The last two numbers, and the first two.
#[inline(always)]
pub(super) fn halves_exchanged(a: Four) -> Four {
    [a[2], a[3], a[0], a[1]]
}

/// The second number, the first one, the fourth one, and the third one.
#[inline(always)]
pub(super) fn neighbours_exchanged(a: Four) -> Four {
    [a[1], a[0], a[3], a[2]]
}

/// The numbers after the first one, and the first one of others.
#[inline(always)]
pub(super) fn next4(a: Four, b: Four) -> Four {
    [a[1], a[2], a[3], b[0]]
}

#[inline(always)]
pub(super) fn equal4(a: Four, b: Four) -> FourYes {
    from_fn(|i| a[i] == b[i])
}

#[inline(always)]
pub(super) fn above4(a: Four, b: Four) -> FourYes {
    from_fn(|i| a[i] > b[i])
}

#[inline(always)]
pub(super) fn at_least4(a: Four, b: Four) -> FourYes {
    from_fn(|i| a[i] >= b[i])
}

/// Of two numbers each the first one where a mask says so.
#[inline(always)]
pub(super) fn select4(mask: FourYes, a: Four, b: Four) -> Four {
    from_fn(|i| if mask[i] { a[i] } else { b[i] })
}

/// NaN where a mask says so, the number elsewhere.
#[inline(always)]
pub(super) fn lost4(a: Four, mask: FourYes) -> Four {
    from_fn(|i| if mask[i] { f32::NAN } else { a[i] })
}

/// A bit for each of 16 numbers that is less than 0, and one for each that is 0; none of them is -0.0.
#[inline(always)]
pub(super) fn signs16(numbers: [Four; 4]) -> [u32; 2] {
    let is_below = numbers.map(|numbers| numbers.map(|x| x < 0.0));
    [is_below, numbers.map(|numbers| numbers.map(|x| x == 0.0))].map(bits16)
}

#[inline(always)]
pub(super) fn no4() -> FourYes {
    [false; 4]
}

#[inline(always)]
pub(super) fn and4(a: FourYes, b: FourYes) -> FourYes {
    from_fn(|i| a[i] & b[i])
}

#[inline(always)]
pub(super) fn or4(a: FourYes, b: FourYes) -> FourYes {
    from_fn(|i| a[i] | b[i])
}

#[inline(always)]
pub(super) fn xor4(a: FourYes, b: FourYes) -> FourYes {
    from_fn(|i| a[i] ^ b[i])
}

#[inline(always)]
pub(super) fn not4(a: FourYes) -> FourYes {
    a.map(|yes| !yes)
}

#[inline(always)]
pub(super) fn next_yes4(a: FourYes, b: FourYes) -> FourYes {
    [a[1], a[2], a[3], b[0]]
}

/// A bit for each yes.
#[inline(always)]
pub(super) fn bits4(a: FourYes) -> u32 {
    (0..4).fold(0, |bits, i| bits | u32::from(a[i]) << i)
}

/// A bit for each yes of 16 answers.
#[inline(always)]
pub(super) fn bits16(masks: [FourYes; 4]) -> u32 {
    (0..4).fold(0, |bits, i| bits | bits4(masks[i]) << (4 * i))
}

#[inline(always)]
pub(super) fn set2([a, b]: [f64; 2]) -> Two {
    [a, b]
}

#[inline(always)]
pub(super) fn all2(number: f64) -> Two {
    [number; 2]
}

/// The first two numbers as f64.
#[inline(always)]
pub(super) fn wide(a: Four) -> Two {
    [a[0].into(), a[1].into()]
}

/// The vector of these coordinates, each rounded to the nearest f32; no zero is negative.
#[inline(always)]
pub(super) fn narrow(a: Two) -> Vector2D {
    Vector2D::narrow(a[0], a[1])
}

/// Each number rounded to the nearest f32.
#[inline(always)]
pub(super) fn single2(a: Two) -> Two {
    a.map(|x| f64::from(x as f32))
}

#[inline(always)]
pub(super) fn add2(a: Two, b: Two) -> Two {
    from_fn(|i| a[i] + b[i])
}

#[inline(always)]
pub(super) fn sub2(a: Two, b: Two) -> Two {
    from_fn(|i| a[i] - b[i])
}

#[inline(always)]
pub(super) fn mul2(a: Two, b: Two) -> Two {
    from_fn(|i| a[i] * b[i])
}

#[inline(always)]
pub(super) fn div2(a: Two, b: Two) -> Two {
    from_fn(|i| a[i] / b[i])
}

/// The square roots, rounded correctly.
#[inline(always)]
pub(super) fn root2(a: Two) -> Two {
    a.map(square_root)
}

/// The lesser of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn lesser2(a: Two, b: Two) -> Two {
    from_fn(|i| lesser(a[i], b[i]))
}

/// The greater of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn greater2(a: Two, b: Two) -> Two {
    from_fn(|i| greater(a[i], b[i]))
}

/// The numbers with those bits alone.
#[inline(always)]
pub(super) fn masked2(a: Two, bits: u64) -> Two {
    a.map(|x| f64::from_bits(x.to_bits() & bits))
}

/// The numbers with the other bit each where another number has one.
#[inline(always)]
pub(super) fn flipped2(a: Two, b: Two) -> Two {
    from_fn(|i| f64::from_bits(a[i].to_bits() ^ b[i].to_bits()))
}

/// The lowest two bits as the highest ones.
#[inline(always)]
pub(super) fn last_bits(a: Two) -> Two {
    a.map(|x| f64::from_bits(x.to_bits() << 62))
}

/// A bit for each sign.
#[inline(always)]
pub(super) fn signs2(a: Two) -> u32 {
    bits2(a.map(f64::is_sign_negative))
}

/// The first numbers of both.
#[inline(always)]
pub(super) fn firsts(a: Two, b: Two) -> Two {
    [a[0], b[0]]
}

/// The second numbers of both.
#[inline(always)]
pub(super) fn seconds(a: Two, b: Two) -> Two {
    [a[1], b[1]]
}

/// The first number, and the second one of others.
#[inline(always)]
pub(super) fn beside(a: Two, b: Two) -> Two {
    [a[0], b[1]]
}

/// The second number, and the first one of others.
#[inline(always)]
pub(super) fn next2(a: Two, b: Two) -> Two {
    [a[1], b[0]]
}

/// The first number.
#[inline(always)]
pub(super) fn first(a: Two) -> f64 {
    a[0]
}

#[inline(always)]
pub(super) fn equal2(a: Two, b: Two) -> TwoYes {
    from_fn(|i| a[i] == b[i])
}

#[inline(always)]
pub(super) fn above2(a: Two, b: Two) -> TwoYes {
    from_fn(|i| a[i] > b[i])
}

#[inline(always)]
pub(super) fn at_least2(a: Two, b: Two) -> TwoYes {
    from_fn(|i| a[i] >= b[i])
}

/// Of two numbers each the first one where a mask says so.
#[inline(always)]
pub(super) fn select2(mask: TwoYes, a: Two, b: Two) -> Two {
    from_fn(|i| if mask[i] { a[i] } else { b[i] })
}

/// NaN where a mask says so, the number elsewhere.
#[inline(always)]
pub(super) fn lost2(a: Two, mask: TwoYes) -> Two {
    from_fn(|i| if mask[i] { f64::NAN } else { a[i] })
}

#[inline(always)]
pub(super) fn no2() -> TwoYes {
    [false; 2]
}

#[inline(always)]
pub(super) fn and2(a: TwoYes, b: TwoYes) -> TwoYes {
    from_fn(|i| a[i] & b[i])
}

#[inline(always)]
pub(super) fn or2(a: TwoYes, b: TwoYes) -> TwoYes {
    from_fn(|i| a[i] | b[i])
}

#[inline(always)]
pub(super) fn xor2(a: TwoYes, b: TwoYes) -> TwoYes {
    from_fn(|i| a[i] ^ b[i])
}

#[inline(always)]
pub(super) fn not2(a: TwoYes) -> TwoYes {
    a.map(|yes| !yes)
}

#[inline(always)]
pub(super) fn next_yes2(a: TwoYes, b: TwoYes) -> TwoYes {
    [a[1], b[0]]
}

#[inline(always)]
pub(super) fn firsts_yes(a: TwoYes, b: TwoYes) -> TwoYes {
    [a[0], b[0]]
}

#[inline(always)]
pub(super) fn seconds_yes(a: TwoYes, b: TwoYes) -> TwoYes {
    [a[1], b[1]]
}

/// A bit for each yes.
#[inline(always)]
pub(super) fn bits2(a: TwoYes) -> u32 {
    u32::from(a[0]) | u32::from(a[1]) << 1
}

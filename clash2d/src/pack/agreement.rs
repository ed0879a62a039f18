//! The registers of this platform answer as arrays do.

use super::lanes::reg;
use super::plain;
use crate::vector::Vector2D;

const SINGLE: [f32; 14] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    1.0 + f32::EPSILON,
    -3.5e-39,
    f32::MIN_POSITIVE,
    1e-30,
    -2.5e19,
    f32::MAX,
    f32::MIN,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
];

const DOUBLE: [f64; 14] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    1.0 + f64::EPSILON,
    -4.9e-320,
    f64::MIN_POSITIVE,
    1.0 + 1e-9,
    -2.5e190,
    f64::MAX,
    3.4028236e38,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// Four and two numbers from each place on, in steps that differ.
fn singles() -> impl Iterator<Item = [f32; 4]> {
    let at = |i: usize| SINGLE[i % SINGLE.len()];
    (0..SINGLE.len() * SINGLE.len())
        .map(move |i| [at(i), at(i / SINGLE.len() + 2 * i), at(5 * i + 1), at(3 * i + 2)])
}

fn doubles() -> impl Iterator<Item = [f64; 2]> {
    DOUBLE.into_iter().flat_map(|a| DOUBLE.map(|b| [a, b]))
}

/// Bits of numbers, those of all NaN the same.
fn bits(numbers: [f64; 2]) -> [u64; 2] {
    numbers.map(|x| if x.is_nan() { f64::NAN.to_bits() } else { x.to_bits() })
}

fn two(a: reg::Two) -> [u64; 2] {
    bits([reg::first(a), reg::first(reg::seconds(a, a))])
}

fn four(a: reg::Four) -> [[u64; 2]; 2] {
    [two(reg::wide(a)), two(reg::wide(reg::high_halves(a, a)))]
}

fn plain_four(a: plain::Four) -> [[u64; 2]; 2] {
    let [a, b, c, d] = a.map(f64::from);
    [bits([a, b]), bits([c, d])]
}

/// Holds the functions of both against each other: of numbers, and of answers.
macro_rules! agree {
    ($($function:ident($($argument:expr => $plain:expr),*) $shown:expr, $plain_shown:expr;)*) => {$(
        assert_eq!(
            $shown(reg::$function($($argument),*)),
            $plain_shown(plain::$function($($plain),*)),
            "{} {:?}", stringify!($function), ($($plain),*)
        );
    )*};
}

#[test]
fn four_numbers_are_those_of_arrays() {
    let all: Vec<[f32; 4]> = singles().collect();
    for (i, &a) in all.iter().enumerate() {
        let b = all[(i * 37 + 11) % all.len()];
        let [ra, rb] = [reg::set4(a), reg::set4(b)];
        let [above, is] = [reg::above4(ra, rb), reg::equal4(ra, ra)];
        let [plain_above, plain_is] = [plain::above4(a, b), plain::equal4(a, a)];
        let sum = |sum: f32| bits([sum.into(), 0.0]);
        agree! {
            add4(ra => a, rb => b) four, plain_four;
            sub4(ra => a, rb => b) four, plain_four;
            mul4(ra => a, rb => b) four, plain_four;
            div4(ra => a, rb => b) four, plain_four;
            root4(ra => a) four, plain_four;
            abs4(ra => a) four, plain_four;
            lesser4(ra => a, rb => b) four, plain_four;
            greater4(ra => a, rb => b) four, plain_four;
            total4(ra => a) sum, sum;
            evens4(ra => a, rb => b) four, plain_four;
            odds4(ra => a, rb => b) four, plain_four;
            low_zip(ra => a, rb => b) four, plain_four;
            high_zip(ra => a, rb => b) four, plain_four;
            low_halves(ra => a, rb => b) four, plain_four;
            high_halves(ra => a, rb => b) four, plain_four;
            halves_exchanged(ra => a) four, plain_four;
            neighbours_exchanged(ra => a) four, plain_four;
            next4(ra => a, rb => b) four, plain_four;
            wide(ra => a) two, bits;
            set4(a => a) four, plain_four;
            no4() reg::bits4, plain::bits4;
            all4(a[0] => a[0]) four, plain_four;
            equal4(ra => a, rb => b) reg::bits4, plain::bits4;
            above4(ra => a, rb => b) reg::bits4, plain::bits4;
            at_least4(ra => a, rb => b) reg::bits4, plain::bits4;
            select4(above => plain_above, ra => a, rb => b) four, plain_four;
            lost4(ra => a, above => plain_above) four, plain_four;
            and4(above => plain_above, is => plain_is) reg::bits4, plain::bits4;
            or4(above => plain_above, is => plain_is) reg::bits4, plain::bits4;
            xor4(above => plain_above, is => plain_is) reg::bits4, plain::bits4;
            not4(above => plain_above) reg::bits4, plain::bits4;
            next_yes4(above => plain_above, is => plain_is) reg::bits4, plain::bits4;
        }
    }
}

#[test]
fn two_numbers_are_those_of_arrays() {
    let all: Vec<[f64; 2]> = doubles().collect();
    for (i, &a) in all.iter().enumerate() {
        let b = all[(i * 37 + 11) % all.len()];
        let [ra, rb] = [reg::set2(a), reg::set2(b)];
        let [above, is] = [reg::above2(ra, rb), reg::equal2(ra, ra)];
        let [plain_above, plain_is] = [plain::above2(a, b), plain::equal2(a, a)];
        let one = |x: f64| bits([x, 0.0]);
        agree! {
            add2(ra => a, rb => b) two, bits;
            sub2(ra => a, rb => b) two, bits;
            mul2(ra => a, rb => b) two, bits;
            div2(ra => a, rb => b) two, bits;
            root2(ra => a) two, bits;
            lesser2(ra => a, rb => b) two, bits;
            greater2(ra => a, rb => b) two, bits;
            single2(ra => a) two, bits;
            masked2(ra => a, !0x1fff_ffff => !0x1fff_ffff) two, bits;
            flipped2(ra => a, rb => b) two, bits;
            last_bits(ra => a) two, bits;
            firsts(ra => a, rb => b) two, bits;
            seconds(ra => a, rb => b) two, bits;
            beside(ra => a, rb => b) two, bits;
            next2(ra => a, rb => b) two, bits;
            all2(a[1] => a[1]) two, bits;
            set2(a => a) two, bits;
            first(ra => a) one, one;
            no2() reg::bits2, plain::bits2;
            signs2(reg::masked2(ra, 1 << 63) => plain::masked2(a, 1 << 63)) u32::from, u32::from;
            equal2(ra => a, rb => b) reg::bits2, plain::bits2;
            above2(ra => a, rb => b) reg::bits2, plain::bits2;
            at_least2(ra => a, rb => b) reg::bits2, plain::bits2;
            select2(above => plain_above, ra => a, rb => b) two, bits;
            lost2(ra => a, above => plain_above) two, bits;
            and2(above => plain_above, is => plain_is) reg::bits2, plain::bits2;
            or2(above => plain_above, is => plain_is) reg::bits2, plain::bits2;
            xor2(above => plain_above, is => plain_is) reg::bits2, plain::bits2;
            not2(above => plain_above) reg::bits2, plain::bits2;
            next_yes2(above => plain_above, is => plain_is) reg::bits2, plain::bits2;
            firsts_yes(above => plain_above, is => plain_is) reg::bits2, plain::bits2;
            seconds_yes(above => plain_above, is => plain_is) reg::bits2, plain::bits2;
        }
    }
}

#[test]
fn vectors_and_sixteen_answers_are_those_of_arrays() {
    let all: Vec<[f32; 4]> = singles().collect();
    for (i, sixteen) in all.windows(4).enumerate() {
        let &[a, b, c, d] = sixteen.first_chunk().expect("there are four");
        let vertices = [a, b].map(|a| Vector2D::new(a[0], a[1]));
        let others = [d, c, b, a];
        let above = |i: usize| reg::above4(reg::set4(sixteen[i]), reg::set4(others[i]));
        let plain_above = |i: usize| plain::above4(sixteen[i], others[i]);
        // No NaN, and no zero that is negative.
        let numbers =
            [a, b, c, d].map(|four| four.map(|x| if x == 0.0 || x.is_nan() { 0.0 } else { x }));
        let wide = DOUBLE[i % DOUBLE.len()];
        let [narrow, plain_narrow] =
            [reg::narrow(reg::set2([wide, 1.5])), plain::narrow([wide, 1.5])];
        assert_eq!(
            bits([narrow.x.into(), narrow.y.into()]),
            bits([plain_narrow.x.into(), plain_narrow.y.into()])
        );
        agree! {
            load(&vertices => &vertices, 0 => 0) four, plain_four;
            pair(vertices[0] => vertices[0], vertices[1] => vertices[1]) four, plain_four;
            bits16([0, 1, 2, 3].map(above) => [0, 1, 2, 3].map(plain_above)) u32::from, u32::from;
            signs16(numbers.map(reg::set4) => numbers) Vec::from, Vec::from;
        }
        assert_eq!(
            two(reg::wide(reg::half(vertices[0]))),
            bits(plain::wide(plain::half(vertices[0])))
        );
    }
}

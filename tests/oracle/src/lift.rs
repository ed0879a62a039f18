//! From flat `f32` arguments to the numbers that the formulas calculate with.
//!
//! Every number that comes out is a length on one common scale, and every formula compares sums of
//! products of equally many lengths, so the scale cancels out. An oriented rectangle comes out as
//! its center and its two half axes, turned: six numbers, and no formula ever sees an angle.

use dashu_int::IBig;

use crate::Kind;
use crate::angle::{Angle, Turn};
use crate::big::{Big, Turned, parts};
use crate::number::{Filter, Number};

/// One formula in both arithmetics.
pub(crate) struct Formula {
    pub(crate) quick: fn(&[Filter]) -> Option<bool>,
    pub(crate) exact: fn(&[Big]) -> Option<bool>,
}

impl Formula {
    /// The answer for finite arguments, from the error-tracked floats as far as they suffice.
    pub(crate) fn answer(&self, kinds: &[Kind], arguments: &[f32]) -> Option<bool> {
        (self.quick)(&quick(kinds, arguments))
            .or_else(|| self.exactly(kinds, arguments, |length| length))
    }

    /// The answer for finite arguments, from the big integers alone.
    pub(crate) fn answer_slowly(&self, kinds: &[Kind], arguments: &[f32]) -> Option<bool> {
        self.exactly(kinds, arguments, |_| Filter::UNKNOWN)
    }

    /// From few bits, then from enough.
    fn exactly(&self, kinds: &[Kind], arguments: &[f32], rough: Rough) -> Option<bool> {
        let lengths = Lengths::new(kinds, arguments, rough);
        let deepest = angles(kinds, arguments).map(Angle::depth).max().unwrap_or(0);
        let enough = (256 + 6 * lengths.span + 4 * deepest).next_multiple_of(64);
        let few = if enough > 512 {
            (self.exact)(&exact(
                kinds,
                arguments,
                &lengths,
                Bits { accuracy: 256, complete: false },
            ))
        } else {
            None
        };
        let all = Bits { accuracy: enough, complete: true };
        few.or_else(|| (self.exact)(&exact(kinds, arguments, &lengths, all)))
    }
}

/// What becomes of the error-tracked floats that go along with big integers.
type Rough = fn(Filter) -> Filter;

/// How accurate sines and cosines are to be.
struct Bits {
    accuracy: usize,
    /// Whether no value that is not 0 can be smaller.
    complete: bool,
}

/// The arguments as error-tracked floats.
pub(crate) fn quick(kinds: &[Kind], arguments: &[f32]) -> Vec<Filter> {
    let lengths = arguments.iter().map(|&number| Filter::exact(f64::from(number)));
    let turns = angles(kinds, arguments).map(Angle::quick);
    turned(kinds, lengths, turns, |length| length)
}

/// The arguments as integers; where an angle is not right, with sine and cosine to a relative
/// accuracy of so many bits.
fn exact(kinds: &[Kind], arguments: &[f32], lengths: &Lengths, wanted: Bits) -> Vec<Big> {
    let angles = || angles(kinds, arguments);
    let slanted = || angles().filter(|angle| !angle.is_right());
    let integers = lengths.integers.iter().cloned();
    let Some(depth) = slanted().map(Angle::depth).max() else {
        let turns = angles().map(|angle| exact_turn(angle, 0, lengths.rough));
        return turned(kinds, integers, turns, |length| length);
    };
    let bits = wanted.accuracy + depth;
    let accuracy = wanted.accuracy as i64 - 40;
    let turn = Turned { accuracy, complete: wanted.complete };
    let turns = angles().map(|angle| {
        if angle.is_right() {
            return exact_turn(angle, bits, lengths.rough);
        }
        let (cosine, sine) = angle.precise(bits);
        let (rough_cosine, rough_sine) = angle.quick();
        (
            Big::turned(cosine, turn, (lengths.rough)(rough_cosine)),
            Big::turned(sine, turn, (lengths.rough)(rough_sine)),
        )
    });
    let one = Big::exact(IBig::ONE << bits, Filter::exact(1.0));
    turned(kinds, integers, turns, |length| length.times(&one))
}

fn exact_turn(angle: Angle, bits: usize, rough: Rough) -> Turn<Big> {
    let (cosine, sine) = angle.precise(bits);
    let (rough_cosine, rough_sine) = angle.quick();
    (Big::exact(cosine, rough(rough_cosine)), Big::exact(sine, rough(rough_sine)))
}

/// The angles of the oriented rectangles.
fn angles(kinds: &[Kind], arguments: &[f32]) -> impl Iterator<Item = Angle> {
    kinds
        .iter()
        .scan(0, |end, kind| {
            *end += kind.arity();
            Some((kind, *end))
        })
        .filter(|(kind, _)| **kind == Kind::OrientedRectangle)
        .map(|(_, end)| Angle::new(arguments[end - 1]))
}

/// Replaces half extents and angles by half axes; the other lengths are brought to the scale of
/// sine and cosine by `widened`.
fn turned<N: Number>(
    kinds: &[Kind],
    mut lengths: impl Iterator<Item = N>,
    mut turns: impl Iterator<Item = Turn<N>>,
    widened: impl Fn(N) -> N,
) -> Vec<N> {
    let mut numbers = Vec::with_capacity(16);
    for kind in kinds {
        if *kind != Kind::OrientedRectangle {
            numbers.extend(lengths.by_ref().take(kind.arity()).map(&widened));
            continue;
        }
        numbers.extend(lengths.by_ref().take(2).map(&widened));
        let mut next = || lengths.next().expect("a half extent");
        let (width, height, _rotation) = (next(), next(), next());
        let zero = height.minus(&height);
        let (cosine, sine) = turns.next().expect("an angle for each oriented rectangle");
        numbers.push(width.times(&cosine));
        numbers.push(width.times(&sine));
        numbers.push(zero.minus(&height.times(&sine)));
        numbers.push(height.times(&cosine));
    }
    numbers.extend(lengths.map(widened));
    numbers
}

/// All arguments but the angles as integers on a common scale.
struct Lengths {
    integers: Vec<Big>,
    rough: Rough,
    /// The number of bits between the smallest and the largest power of two among them: products
    /// of as many lengths as a formula multiplies, six, can cancel to so much of each.
    span: usize,
}

impl Lengths {
    fn new(kinds: &[Kind], arguments: &[f32], rough: Rough) -> Self {
        let mut parts: Vec<(i64, i64)> = arguments.iter().map(|&number| parts(number)).collect();
        let mut end = 0;
        for kind in kinds {
            end += kind.arity();
            if *kind == Kind::OrientedRectangle {
                parts[end - 1].0 = 0;
            }
        }
        let powers = || parts.iter().filter(|part| part.0 != 0).map(|part| part.1);
        let low = powers().min().unwrap_or(0);
        let high = powers().max().unwrap_or(0);
        let scaled = |&(mantissa, power): &(i64, i64)| match mantissa {
            0 => IBig::ZERO,
            _ => IBig::from(mantissa) << (power - low) as usize,
        };
        let integers = parts
            .iter()
            .zip(arguments)
            .map(|(part, &number)| {
                Big::exact(scaled(part), rough(Filter::exact(f64::from(number))))
            })
            .collect();
        Self { integers, rough, span: (high - low) as usize }
    }
}

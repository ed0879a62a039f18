//! How many bits a question takes, and what counts as 0 with them.

use std::cell::Cell;
use std::cmp::Ordering;

use crate::Real;
use crate::any::figure::{Figure, Pair, Role};
use crate::any::simple::{Simple, simple};
use crate::big::parts;

/// The accuracy of a question, and whether it sufficed.
///
/// What is calculated from whole numbers of some length with roots has a least size unless it is 0;
/// half of the bits reach below it.
pub(crate) struct Scope {
    /// All lengths are multiples of 2 to this power.
    low: i64,
    /// All lengths are below 2 to this power.
    high: i64,
    bits: i64,
    /// Whether sines and cosines take part that are no roots of such numbers.
    slanted: bool,
    doubt: Cell<bool>,
}

impl Scope {
    /// The answer to a question about two figures and some further vectors, unless it is in doubt.
    pub(crate) fn ask<T>(
        figures: [&Figure; 2],
        vectors: &[Pair],
        question: impl FnOnce(&Self) -> T,
    ) -> Option<T> {
        let parts: Vec<Simple> = figures.into_iter().flat_map(simple).collect();
        let slanted = parts.iter().flat_map(Simple::angles).any(|angle| !angle.is_right());
        let depth = parts.iter().flat_map(Simple::angles).map(|angle| angle.depth()).max();
        let round = parts.iter().any(is_round);
        let (low, high) = range(figures, vectors);
        let factor = if round || slanted { 64 } else { 24 };
        let bits = (256 + factor * (high - low) + 8 * depth.unwrap_or(0) as i64).min(12_000);
        let scope = Self { low, high, bits, slanted, doubt: Cell::new(false) };
        let answer = Real::with_bits(bits, || question(&scope));
        (!scope.doubt.get()).then_some(answer)
    }

    /// The sign of a sum of products of so many lengths.
    pub(crate) fn sign(&self, value: &Real, degree: i64) -> Ordering {
        if value.is_below(degree * self.low - self.bits / 2) {
            return Ordering::Equal;
        }
        // Too close to what counts as 0 to be far from it.
        if self.slanted && value.is_below(degree * self.low - self.bits / 4) {
            self.doubt.set(true);
        }
        if value.is_negative() { Ordering::Less } else { Ordering::Greater }
    }

    pub(crate) fn is_zero(&self, value: &Real, degree: i64) -> bool {
        self.sign(value, degree).is_eq()
    }

    /// The root of what is 0 or more.
    pub(crate) fn root(&self, under: &Real, degree: i64) -> Option<Real> {
        match self.sign(under, degree) {
            Ordering::Less => None,
            Ordering::Equal => Some(Real::new(0.0)),
            Ordering::Greater => Some(under.root()),
        }
    }

    /// More of a direction than leads to any crossing with another line.
    pub(crate) fn far(&self) -> Real {
        Real::power(2 * (self.high - self.low) + 8)
    }

    /// A length that is above 0, but far below all differences that are not.
    pub(crate) fn hair(&self) -> Real {
        Real::power(self.low - self.bits * 5 / 8)
    }
}

fn is_round(simple: &Simple) -> bool {
    match simple {
        Simple::Line(..) => false,
        Simple::Outline(outline) => outline.radius > 0.0,
        Simple::Sector(_) => true,
    }
}

/// The powers of two between which all lengths lie.
fn range(figures: [&Figure; 2], vectors: &[Pair]) -> (i64, i64) {
    let mut lengths: Vec<f32> = vectors.concat();
    for figure in figures {
        let mut copy = figure.clone();
        let numbers = copy.numbers().into_iter();
        let is_length = |role: &Role| !matches!(role, Role::Angle | Role::Opening);
        lengths.extend(numbers.filter(|(role, _)| is_length(role)).map(|(_, number)| *number));
    }
    let parts = lengths.into_iter().filter(|number| number.is_finite()).map(parts);
    let parts: Vec<(i64, i64)> = parts.filter(|(mantissa, _)| *mantissa != 0).collect();
    let low = parts.iter().map(|(_, power)| *power).min().unwrap_or(0);
    let top =
        |(mantissa, power): &(i64, i64)| power + 64 - i64::from(mantissa.abs().leading_zeros());
    (low, parts.iter().map(top).max().unwrap_or(0) + 2)
}

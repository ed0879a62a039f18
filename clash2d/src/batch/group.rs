//! The shapes of one side of a question: one, or many.

use super::view::Seen;
use crate::any::{Batch, Shape, numbers_of};
use crate::hull::bounding_rectangle;
use crate::pack::{Each, Row, Same, WORD};
use crate::shape::Rectangle;

/// One shape, and how it is seen.
pub(super) struct One<'a> {
    pub(super) shape: &'a Shape<'a>,
    pub(super) seen: Seen,
    pub(super) numbers: Same,
}

impl<'a> One<'a> {
    /// A simple shape as it is, if its position can be a part of its numbers; of others what is around them.
    pub(super) fn new(shape: &'a Shape<'a>) -> Self {
        Self::simple(shape).unwrap_or_else(|| Self::around(shape))
    }

    fn simple(shape: &'a Shape<'a>) -> Option<Self> {
        let (kind, numbers) = numbers_of(&shape.moved()?)?;
        let seen = Seen::of(kind)?;
        Some(Self { shape, seen, numbers: seen.same(numbers) })
    }

    /// What is around a shape.
    pub(super) fn around(shape: &'a Shape<'a>) -> Self {
        let (seen, around) =
            (Seen::around(), bounding_rectangle(shape).unwrap_or(Rectangle::EMPTY));
        let numbers = [around.origin.x, around.origin.y, around.size.x, around.size.y, 0.0, 0.0];
        Self { shape, seen, numbers: seen.same(numbers) }
    }
}

/// Many shapes, word by word.
pub(super) struct Many<'a> {
    pub(super) batch: &'a Batch<'a>,
    pub(super) seen: Seen,
    gathered: [Row; 6],
}

impl<'a> Many<'a> {
    /// None if there is nothing that could be asked.
    pub(super) fn new(batch: &'a Batch<'a>) -> Option<Self> {
        let seen = Seen::of(batch.kind()).filter(|_| !batch.is_empty())?;
        Some(Self { batch, seen, gathered: [[0.0; WORD]; 6] })
    }

    /// The numbers of the shapes of a word.
    #[inline]
    pub(super) fn word(&mut self, first: usize) -> Each<'_> {
        self.seen.each(self.batch.rows(first, &mut self.gathered))
    }
}

/// The bits of the first so many answers of a word, of which no more count.
#[inline]
pub(super) fn first_bits(count: usize) -> u64 {
    if count < WORD { (1 << count) - 1 } else { u64::MAX }
}

/// The places of the bits of a word, from the lowest one on.
#[inline]
pub(super) fn places(mut bits: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (place < WORD).then_some(place)
    })
}

//! The shapes of one side of a question: one, or many.

use super::view::Seen;
use crate::any::{Batch, Field, Shape, numbers_of};
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
    fields: [Field<'a>; 5],
    /// Where the numbers lie, of those that lie in rows.
    rows: [&'a [Row]; 5],
    /// Those of a word that do not.
    gathered: [Row; 5],
}

impl<'a> Many<'a> {
    /// None if there is nothing that could be asked.
    pub(super) fn new(batch: &'a Batch<'a>) -> Option<Self> {
        let seen = Seen::of(batch.kind()).filter(|_| !batch.is_empty())?;
        let fields = seen.fields(batch);
        let rows = fields.map(|field| field.rows(batch.count()));
        let gathered = fields.map(|field| [field.get(0); WORD]);
        Some(Self { batch, seen, fields, rows, gathered })
    }

    /// The numbers of the shapes of a word, of which one is the first. Behind the last shape it is repeated.
    #[inline]
    pub(super) fn word(&mut self, first: usize) -> Each<'_> {
        let lying = |rows: &'a [Row]| rows.get(first / WORD);
        for ((field, row), rows) in self.fields.iter().zip(&mut self.gathered).zip(self.rows) {
            if lying(rows).is_none() && !field.is_one() {
                field.gather(first, self.batch.count() - first, row);
            }
        }
        Each(core::array::from_fn(|i| lying(self.rows[i]).unwrap_or(&self.gathered[i])))
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

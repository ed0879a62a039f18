//! Which of many shapes another one meets, and which of two times as many meet each other.

use super::ask::meeting;
use super::group::{Many, One, first_bits, places};
use crate::any::{Batch, Shape};
use crate::collide::collide;
use crate::pack::{Asker, ByEach, ByOne, WORD, Word};

/// [`ask::batch_collide`](crate::ask::batch_collide).
pub fn batch_collide(shape: &Shape<'_>, many: &Batch<'_>, mask: &mut [u64]) -> usize {
    let Some(mut words) = Many::new(many) else { return none(many.count(), mask) };
    let one = One::new(shape);
    let asker: Asker<ByOne, ByEach> = meeting(one.seen.view, words.seen.view);
    let is_whole = one.seen.is_whole & words.seen.is_whole;
    each_word(many.count(), mask, |first, there| {
        let word = asker.ask(&one.numbers, &words.word(first));
        settled(word, is_whole, there, |place| collide(shape, &many.get(first + place)))
    })
}

/// Which of many shapes collide with the one of the same number among others, as in [`batch_collide`]; of
/// different counts the smaller one counts.
pub fn batch_collide_pairs(a: &Batch<'_>, b: &Batch<'_>, mask: &mut [u64]) -> usize {
    let count = a.count().min(b.count());
    let [a, b] = [a.first(count), b.first(count)];
    let (Some(mut words), Some(mut others)) = (Many::new(&a), Many::new(&b)) else {
        return none(count, mask);
    };
    let asker: Asker<ByEach, ByEach> = meeting(words.seen.view, others.seen.view);
    let is_whole = words.seen.is_whole & others.seen.is_whole;
    each_word(count, mask, |first, there| {
        let word = asker.ask(&words.word(first), &others.word(first));
        settled(word, is_whole, there, |place| {
            collide(&a.get(first + place), &b.get(first + place))
        })
    })
}

/// The answers of a word, in which what is in doubt is asked alone. A yes about what is only around a shape is a
/// doubt.
#[inline(always)]
pub(super) fn settled(
    word: Word,
    is_whole: bool,
    there: u64,
    alone: impl Fn(usize) -> bool,
) -> u64 {
    let sure = if is_whole { word.sure } else { word.sure & !word.yes };
    let doubts = there & !sure;
    let sure_yes = word.yes & sure & there;
    if doubts == 0 { sure_yes } else { sure_yes | asked(doubts, alone) }
}

#[cold]
#[inline(never)]
fn asked(doubts: u64, alone: impl Fn(usize) -> bool) -> u64 {
    places(doubts).fold(0, |yes, place| yes | u64::from(alone(place)) << place)
}

/// Writes the answers of each word where they go; how many are yes.
#[inline(always)]
fn each_word(count: usize, mask: &mut [u64], mut answers: impl FnMut(usize, u64) -> u64) -> usize {
    let mut total = 0;
    for (number, first) in (0..count).step_by(WORD).enumerate() {
        let yes = answers(first, first_bits(count - first));
        total += yes.count_ones() as usize;
        if let Some(word) = mask.get_mut(number) {
            *word = yes;
        }
    }
    total
}

/// No everywhere.
fn none(count: usize, mask: &mut [u64]) -> usize {
    mask.iter_mut().take(count.div_ceil(WORD)).for_each(|word| *word = 0);
    0
}

/// The numbers of the bits that are set in a mask, in order: those that there is room for. How many there
/// are.
pub fn mask_indices(mask: &[u64], indices: &mut [u32]) -> usize {
    let mut total = 0;
    for (first, &bits) in (0..).step_by(WORD).zip(mask) {
        for (place, index) in places(bits).zip(indices.iter_mut().skip(total)) {
            *index = (first + place) as u32;
        }
        total += bits.count_ones() as usize;
    }
    total
}

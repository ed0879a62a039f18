//! All pairs of many shapes that meet.

use super::ask::meeting;
use super::collide::settled;
use super::frame::frame_of;
use super::group::{Many, first_bits, places};
use super::tree::{Tree, size};
use super::view::Seen;
use crate::any::Batch;
use crate::collide::collide;
use crate::pack::{Asker, ByEach, ByOne, Same, WORD, Word};

/// Two shapes by their numbers in their batches.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndexPair {
    /// The number of the first one.
    pub a: u32,
    /// The number of the second one.
    pub b: u32,
}

/// All pairs of a shape of `a` and one of `b` that collide, as [`collide`](fn@collide) says, by their numbers;
/// without `b` of two shapes of `a`, the lesser number first. How many there are, of which those that there
/// is room for are written. With a `limit` other than 0 only the first so many pairs are looked for.
///
/// With as much memory as [`batch_find_pairs_capacity`] says O(n log m) and what is near; with less, also
/// with none, O(n m).
pub fn batch_find_pairs(
    a: &Batch<'_>,
    b: Option<&Batch<'_>>,
    limit: usize,
    pairs: &mut [IndexPair],
    scratch: &mut [u64],
) -> usize {
    let is_within = b.is_none();
    let [a, b] = [a, b.unwrap_or(a)].map(|batch| batch.first(u32::MAX as usize));
    let (Some(first), Some(mut others)) = (Many::new(&a), Many::new(&b)) else { return 0 };
    let both = Both {
        asker: meeting(first.seen.view, others.seen.view),
        is_whole: first.seen.is_whole & others.seen.is_whole,
        seen: [first.seen, others.seen],
        batches: [&a, &b],
        is_within,
    };
    let limit = if limit == 0 { usize::MAX } else { limit };
    let room = pairs.len().min(limit);
    let mut found = Found { pairs: &mut pairs[..room], total: 0, limit };
    match Tree::new(&b, both.seen[1], scratch) {
        Some(tree) => both.search(&tree, &mut others, &mut found),
        None => both.compare(&mut others, &mut found),
    }
    found.total.min(limit)
}

/// How many elements the scratch of [`batch_find_pairs`] has to have; without `b` of two shapes of `a`.
pub fn batch_find_pairs_capacity(a: &Batch<'_>, b: Option<&Batch<'_>>) -> usize {
    size(b.unwrap_or(a).first(u32::MAX as usize).len())
}

/// The pairs so far.
struct Found<'p> {
    pairs: &'p mut [IndexPair],
    total: usize,
    limit: usize,
}

impl Found<'_> {
    fn push(&mut self, a: usize, b: usize) {
        if let Some(pair) = self.pairs.get_mut(self.total) {
            *pair = IndexPair { a: a as u32, b: b as u32 };
        }
        self.total += 1;
    }

    fn is_done(&self) -> bool {
        self.total >= self.limit
    }
}

/// Shapes of two batches.
struct Both<'a> {
    asker: Asker<ByOne, ByEach>,
    is_whole: bool,
    seen: [Seen; 2],
    batches: [&'a Batch<'a>; 2],
    /// Whether both batches are one.
    is_within: bool,
}

impl Both<'_> {
    fn numbers(&self, a: usize) -> Same {
        self.seen[0].same(self.batches[0].numbers(a))
    }

    /// Looks at what is near each shape.
    fn search(&self, tree: &Tree<'_>, others: &mut Many<'_>, found: &mut Found<'_>) {
        for a in 0..self.batches[0].len() {
            let Some(frame) = frame_of(self.batches[0], self.seen[0], a) else { continue };
            let (start, one) = (found.total, self.numbers(a));
            tree.near(frame, &mut |numbers, rows| {
                let after = if self.is_within { after(numbers, a) } else { u64::MAX };
                let there = first_bits(numbers.len()) & after;
                if there != 0 {
                    let word = self.asker.ask(&one, &rows);
                    let yes = self.settled(word, there, a, |place| numbers[place] as usize);
                    places(yes).for_each(|place| found.push(a, numbers[place] as usize));
                }
            });
            self.bring_in_order(a, start, others, found);
            if found.is_done() {
                return;
            }
        }
    }

    /// Brings the pairs of a shape into order; where there is no room for all of them, the first ones.
    fn bring_in_order(&self, a: usize, start: usize, others: &mut Many<'_>, found: &mut Found<'_>) {
        if found.total <= found.pairs.len() {
            let key = |pair: &IndexPair| u64::from(pair.a) << 32 | u64::from(pair.b);
            return found.pairs[start..found.total].sort_unstable_by_key(key);
        }
        let limit = found.pairs.len();
        if start < limit {
            let mut first = Found { pairs: &mut *found.pairs, total: start, limit };
            self.compare_one(a, others, &mut first);
        }
    }

    /// Looks at all pairs.
    fn compare(&self, others: &mut Many<'_>, found: &mut Found<'_>) {
        for a in 0..self.batches[0].len() {
            self.compare_one(a, others, found);
            if found.is_done() {
                return;
            }
        }
    }

    /// Looks at all pairs of one shape, by the number of the other one, until that is enough.
    fn compare_one(&self, a: usize, others: &mut Many<'_>, found: &mut Found<'_>) {
        let (count, one) = (others.batch.len(), self.numbers(a));
        let least = if self.is_within { a + 1 } else { 0 };
        let mut first = least - least % WORD;
        while first < count && !found.is_done() {
            let there = first_bits(count - first) & !first_bits(least.saturating_sub(first));
            let word = self.asker.ask(&one, &others.word(first));
            let yes = self.settled(word, there, a, |place| first + place);
            places(yes).for_each(|place| found.push(a, first + place));
            first += WORD;
        }
    }

    #[inline(always)]
    fn settled(&self, word: Word, there: u64, a: usize, number: impl Fn(usize) -> usize) -> u64 {
        let [batch_a, batch_b] = self.batches;
        settled(word, self.is_whole, there, |place| {
            collide(&batch_a.get(a), &batch_b.get(number(place)))
        })
    }
}

/// Which of some numbers, which rise, are greater than another one.
#[inline]
fn after(numbers: &[u64], a: usize) -> u64 {
    !first_bits(numbers.partition_point(|&number| number <= a as u64))
}

//! Pairs in the order of their keys.

use core::ops::Range;

use super::found::{Candidate, Key};
use crate::memory::{List, OutOfMemory};

/// With fewer keys than indices divided by this, it takes longer to count than to compare.
const SPARSE: usize = 8;

/// Writes all keys in order to the candidates; the first index of each is in a range. O(keys + range), but for keys
/// with the same first index, which are compared; of far fewer keys than that O(keys log keys).
pub(super) fn sort<'a>(
    lists: impl Iterator<Item = &'a [Key]> + Clone,
    range: Range<usize>,
    ends: &mut List<u32>,
    candidates: &mut List<Candidate>,
) -> Result<(), OutOfMemory> {
    let total = lists.clone().map(<[_]>::len).sum();
    let all = || lists.clone().flat_map(|list| list.iter().map(|&key| Candidate::new(key)));
    if total < range.len() / SPARSE || u32::try_from(total).is_err() {
        candidates.clear();
        candidates.try_reserve(total)?;
        all().try_for_each(|candidate| candidates.try_push(candidate))?;
        candidates.sort_unstable();
        return Ok(());
    }
    candidates.try_resize(total, Candidate::new([0; 2]))?;
    let first = |candidate: Candidate| candidate.key()[0] as usize - range.start;
    count_before(all().map(first), range.len(), ends)?;
    all().for_each(|candidate| {
        let place = &mut ends[first(candidate)];
        candidates[*place as usize] = candidate;
        *place += 1;
    });
    let mut begin = 0;
    for &end in ends.iter() {
        candidates[begin..end as usize].sort_unstable();
        begin = end as usize;
    }
    Ok(())
}

/// How many numbers are lower than each.
fn count_before(
    all: impl Iterator<Item = usize>,
    count: usize,
    before: &mut List<u32>,
) -> Result<(), OutOfMemory> {
    before.clear();
    before.try_resize(count, 0)?;
    all.for_each(|number| before[number] += 1);
    let mut sum = 0;
    for count in before.iter_mut() {
        sum += core::mem::replace(count, sum);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Rng;
    use std::vec::Vec;

    use super::sort;
    use crate::memory::{Allocator, List};
    use crate::world::found::{Found, Ranges};

    /// Few and many keys, with the same first index and not, in one part and in some; also of none.
    #[test]
    fn keys_are_in_order() {
        let rng = &mut Rng::with_seed(5);
        let mut ends = List::new(Allocator::default());
        let mut candidates = List::new(Allocator::default());
        for round in 0..300 {
            let (count, firsts) = ([200, 9000, 150_000][round % 3], 1 + rng.usize(..100));
            let ranges = Ranges::of(count, 1 + rng.u32(..2));
            let mut lists = [0; 3].map(|_| Found::new(Allocator::default()));
            let mut keys = Vec::new();
            for number in 0..rng.usize(..40) * (round % 5) {
                let first = rng.usize(..firsts) * count / firsts;
                let key = [first as u32, rng.usize(..count) as u32];
                lists[number % 3].keys.try_push(key).expect("memory");
                keys.push(key);
            }
            keys.sort_unstable();
            lists.iter_mut().for_each(|list| list.divide(ranges).expect("memory"));
            let mut sorted = Vec::new();
            for part in 0..ranges.parts() {
                let lists = lists.iter().map(|list| list.part(part));
                sort(lists, ranges.of_part(part), &mut ends, &mut candidates).expect("memory");
                sorted.extend(candidates.iter().map(|candidate| candidate.key()));
            }
            assert_eq!(sorted, keys);
            assert!(candidates.iter().all(|candidate| !candidate.touches()));
        }
    }
}

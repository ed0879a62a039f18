//! Pairs in the order of their keys.

use super::found::{Candidate, Key};
use crate::memory::{List, OutOfMemory};

/// With fewer keys than colliders divided by this, it takes longer to count than to compare.
const SPARSE: usize = 8;

/// Writes all keys in order to the candidates, and which touch; each index in them is below a count. O(keys + count), but for keys
/// with the same first index, which are compared; of far fewer keys than that O(keys log keys).
pub(super) fn sort(
    lists: &[List<Key>],
    count: usize,
    ends: &mut List<u32>,
    candidates: &mut List<Candidate>,
) -> Result<(), OutOfMemory> {
    let total = lists.iter().map(|list| list.len()).sum();
    let all = || lists.iter().flat_map(|list| list.iter().map(|&key| Candidate::new(key)));
    candidates.clear();
    if total < count / SPARSE || u32::try_from(total).is_err() {
        candidates.try_reserve(total)?;
        all().try_for_each(|candidate| candidates.try_push(candidate))?;
        candidates.sort_unstable();
        return Ok(());
    }
    candidates.try_resize(total, Candidate::new([0; 2]))?;
    count_before(all(), count, ends)?;
    all().for_each(|candidate| {
        let place = &mut ends[candidate.key()[0] as usize];
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

/// How many keys have a lower first index than each.
fn count_before(
    all: impl Iterator<Item = Candidate>,
    count: usize,
    before: &mut List<u32>,
) -> Result<(), OutOfMemory> {
    before.clear();
    before.try_resize(count, 0)?;
    all.for_each(|candidate| before[candidate.key()[0] as usize] += 1);
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

    /// Few and many keys, with the same first index and not; also of none.
    #[test]
    fn keys_are_in_order() {
        let rng = &mut Rng::with_seed(5);
        let mut ends = List::new(Allocator::default());
        let mut candidates = List::new(Allocator::default());
        for round in 0..300 {
            let (count, firsts) = (2 + rng.u32(..200), 1 + rng.u32(..100));
            let mut lists = [0; 3].map(|_| List::new(Allocator::default()));
            let mut keys = Vec::new();
            for number in 0..rng.u32(..40) * (round % 5) {
                let key = [rng.u32(..firsts.min(count)), rng.u32(..count)];
                lists[number as usize % 3].try_push(key).expect("memory");
                keys.push(key);
            }
            keys.sort_unstable();
            sort(&lists, count as usize, &mut ends, &mut candidates).expect("memory");
            assert!(candidates.iter().map(|candidate| candidate.key()).eq(keys));
            assert!(candidates.iter().all(|candidate| !candidate.touches()));
        }
    }
}

//! Colliders that may be an answer, so that they are asked by rising index.

use super::best::FEW;
use crate::world::index::Met;

/// So many at most are asked at once.
const MOST: usize = 512;

/// Their indices, each with whether its box tells the answer as the last bit.
pub(super) struct Candidates {
    len: usize,
    few: [u32; FEW],
    /// Instead of these once they are more, with as much room to sort them.
    many: Option<[[u32; MOST]; 2]>,
}

impl Candidates {
    #[inline(always)]
    pub(super) fn new() -> Self {
        Self { len: 0, few: [0; FEW], many: None }
    }

    /// Whether there is room for more.
    pub(super) fn have_room(&self, met: &Met<'_>) -> bool {
        self.len + met.len() <= MOST
    }

    /// Adds some, for which there is room, and tells their indices.
    pub(super) fn add(&mut self, met: Met<'_>, each: impl Fn(u32)) {
        let (begin, end) = (self.len, self.len + met.len());
        if end > FEW && self.many.is_none() {
            self.many.insert([[0; MOST]; 2])[0][..FEW].copy_from_slice(&self.few);
        }
        let keys = match &mut self.many {
            Some([many, _]) => &mut many[..],
            None => &mut self.few[..],
        };
        for (key, (index, is_told)) in keys[begin..end].iter_mut().zip(met) {
            each(index);
            *key = index << 1 | u32::from(is_told);
        }
        self.len = end;
    }

    /// Takes all out by rising index, each with whether its box tells the answer.
    pub(super) fn sorted(&mut self) -> impl Iterator<Item = (u32, bool)> {
        let len = core::mem::take(&mut self.len);
        let keys = match &mut self.many {
            Some(many) => sort(many, len),
            None => sort_few(&mut self.few, len),
        };
        keys.iter().map(|key| (key >> 1, key & 1 != 0))
    }
}

/// Puts each number behind all lesser ones: without a branch, as which of two is less can't be predicted.
fn sort_few(keys: &mut [u32; FEW], len: usize) -> &[u32] {
    if len < 2 {
        return &keys[..len];
    }
    let (old, mut ranks) = (*keys, [0_u32; FEW]);
    for other in &old[..len] {
        for (own, rank) in old.iter().zip(&mut ranks) {
            *rank += u32::from(other < own);
        }
    }
    for (&key, rank) in old.iter().zip(ranks).take(len) {
        keys[rank as usize % FEW] = key;
    }
    &keys[..len]
}

/// Sorts numbers by their bytes, the last one first: of many that takes less than to compare them.
#[inline(never)]
fn sort([keys, spare]: &mut [[u32; MOST]; 2], len: usize) -> &[u32] {
    let (mut from, mut to) = (keys, spare);
    let first = from[0];
    let differing = from[..len].iter().fold(0, |bits, key| bits | (key ^ first));
    for shift in [0, 8, 16, 24] {
        let byte = |key: u32| (key >> shift & 0xff) as usize;
        if byte(differing) == 0 {
            continue;
        }
        let mut places = [0_u32; 256];
        from[..len].iter().for_each(|&key| places[byte(key)] += 1);
        let mut sum = 0;
        for place in &mut places {
            sum += core::mem::replace(place, sum);
        }
        for &key in &from[..len] {
            let place = &mut places[byte(key)];
            to[*place as usize % MOST] = key;
            *place += 1;
        }
        core::mem::swap(&mut from, &mut to);
    }
    &from[..len]
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Rng;

    use super::{FEW, MOST, sort, sort_few};

    /// Any numbers, small ones, such that differ in one byte, and the same ones.
    #[test]
    fn numbers_are_in_order() {
        let rng = &mut Rng::with_seed(3);
        for round in 0..2000 {
            let mask = [!0, 0xff, 0xff00, 0x00ff_ff00, 0x3ff, 0][round % 6];
            let mut keys = [[(); MOST].map(|()| rng.u32(..) & mask); 2];
            let len = rng.usize(..MOST + 1);
            let mut expected = keys[0];
            expected[..len].sort_unstable();
            assert_eq!(sort(&mut keys, len), &expected[..len]);
            let mut few = [(); FEW].map(|()| (round as u32) << 20 | rng.u32(..) >> 12);
            let len = rng.usize(..FEW + 1);
            let mut expected = few;
            expected[..len].sort_unstable();
            // No two are the same.
            if expected[..len].windows(2).all(|pair| pair[0] < pair[1]) {
                assert_eq!(sort_few(&mut few, len), &expected[..len]);
            }
        }
    }
}

//! Blocks of 8 × 8 cells that are read and written together.

use super::cells::{Block, Cells, LEVELS, Spot, key_of};
use crate::memory::OutOfMemory;

/// What blocks of cells that are written together need at most.
#[derive(Clone, Copy, Default)]
pub(super) struct Need {
    /// How many there are.
    pub(super) leaves: u64,
    /// The places for their numbers.
    pub(super) values: u64,
    /// How many blocks are around them.
    pub(super) inner: u64,
}

impl Need {
    /// With a block that will have some numbers.
    pub(super) fn with(self, count: u32) -> Self {
        let places = if count == 0 { 0 } else { 1 << class_of(count) };
        Self { leaves: self.leaves + 1, values: self.values + places, ..self }
    }
}

/// The class in which there is room for a number of values.
fn class_of(count: u32) -> u32 {
    count.next_power_of_two().trailing_zeros()
}

impl Cells {
    /// The numbers in the 8 × 8 cells around one, by rows.
    pub(super) fn around(&self, cell: [i32; 2]) -> [u32; 64] {
        let mut numbers = [0; 64];
        if let Some(block) = self.leaf(key_of(cell)) {
            for (bit, number) in (0..).zip(&mut numbers) {
                *number = self.value(Spot { block, bit }).unwrap_or(0);
            }
        }
        numbers
    }

    /// Writes the numbers of the 8 × 8 cells around one, by rows, for which [`reserve_for`](Self::reserve_for) made room.
    pub(super) fn set_around(&mut self, cell: [i32; 2], numbers: &[u32; 64]) {
        let key = key_of(cell);
        let bits = (0..64).filter(|&bit| numbers[bit as usize] != 0);
        let (old, mask) = (self.leaf(key), bits.fold(0, |mask, bit: u32| mask | 1_u64 << bit));
        let had = old.map_or(0, |block| self.blocks[block as usize].mask);
        if mask == 0 {
            let base = key.map(|x| x & !7);
            for bit in (0..64).filter(|bit| had >> bit & 1 == 1) {
                self.remove([base[0] + (bit & 7), base[1] + (bit >> 3)]);
            }
            return;
        }
        let block = self.make_leaf(key);
        let class = class_of(mask.count_ones());
        let Block { first, class: before, .. } = self.blocks[block as usize];
        if before != class {
            self.free_values(first, before);
            self.blocks[block as usize].first = self.new_values(class);
        }
        let first = self.blocks[block as usize].first;
        self.blocks[block as usize] = Block { mask, first, class };
        let filled = numbers.iter().filter(|&&number| number != 0);
        self.values[first as usize..].iter_mut().zip(filled).for_each(|(place, &x)| *place = x);
        self.filled = self.filled + mask.count_ones() as usize - had.count_ones() as usize;
    }

    /// Room for all that a number of blocks of cells may need that have places for some numbers together, and blocks around
    /// these.
    pub(super) fn reserve_for(&mut self, need: Need) -> Result<(), OutOfMemory> {
        let more = need.inner + 2 * u64::from(LEVELS);
        let (blocks, values) = (need.leaves + more, need.leaves + need.values + 128 * more);
        let is_full = |len: usize, more: u64| u32::try_from(len as u64 + more + 256).is_err();
        if is_full(self.blocks.len(), blocks) || is_full(self.values.len(), values) {
            return Err(OutOfMemory);
        }
        self.blocks.try_reserve(blocks as usize)?;
        self.values.try_reserve(values as usize)
    }
}

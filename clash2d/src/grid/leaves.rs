//! Blocks of 8 × 8 cells that are read and written together.

use super::cells::{Block, Cells, LEVELS, MIDDLE, Spot, Window, key_of};
use crate::memory::OutOfMemory;

/// What blocks of cells that are written together need at most.
#[derive(Clone, Copy, Default)]
pub(super) struct Need {
    /// The places for their numbers, by their classes.
    pieces: [u64; 7],
    /// How many of the blocks are new.
    leaves: u64,
    /// How many blocks are around these.
    inner: u64,
}

impl Need {
    /// With no more blocks around new ones.
    pub(super) fn with_inner_at_most(self, inner: u64) -> Self {
        Self { inner: self.inner.min(inner), ..self }
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

    /// The bits of the cells in the block around one whose numbers pass a test, as do those of all four cells beside them.
    pub(super) fn surrounded(&self, cell: [i64; 2], is_wanted: impl Fn(u32) -> bool) -> u64 {
        const LEFT: u64 = 0x0101_0101_0101_0101;
        const RIGHT: u64 = LEFT << 7;
        let bits = |x, y| self.bits_whose([cell[0] + x, cell[1] + y], &is_wanted);
        let own = bits(0, 0);
        if own == 0 {
            return 0;
        }
        let left = own << 1 & !LEFT | bits(-8, 0) >> 7 & LEFT;
        let right = own >> 1 & !RIGHT | bits(8, 0) << 7 & RIGHT;
        own & left & right & (own << 8 | bits(0, -8) >> 56) & (own >> 8 | bits(0, 8) << 56)
    }

    /// The bits of the cells in the block around one whose numbers pass a test.
    fn bits_whose(&self, cell: [i64; 2], is_wanted: impl Fn(u32) -> bool) -> u64 {
        let block = self.leaf(cell.map(|x| x + MIDDLE)).map(|block| self.blocks[block as usize]);
        let Some(Block { mask, first, .. }) = block else { return 0 };
        let values = &self.values[first as usize..][..mask.count_ones() as usize];
        let mut rest = mask;
        values.iter().fold(0, |bits, &value| {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            if is_wanted(value) { bits | bit } else { bits }
        })
    }

    /// Writes the numbers of the 8 × 8 cells around one, by rows, for which [`reserve_for`](Self::reserve_for) made room.
    pub(super) fn set_around(&mut self, cell: [i32; 2], numbers: &[u32; 64]) {
        let key = key_of(cell);
        let bits = (0..64).filter(|&bit| numbers[bit as usize] != 0);
        let (old, mask) = (self.leaf(key), bits.fold(0, |mask, bit: u32| mask | 1_u64 << bit));
        let had = old.map_or(0, |block| self.blocks[block as usize].mask);
        if mask == 0 {
            let base = key.map(|x| (x & !7) - MIDDLE);
            self.clear(&Window(base.map(|x| [x, x + 7])));
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

    /// What it takes to have so many numbers in the block around a cell, and all that was needed before.
    pub(super) fn need_around(&self, cell: [i32; 2], count: u32, mut need: Need) -> Need {
        let (key, class) = (key_of(cell), class_of(count));
        let own = self.leaf(key).map(|block| self.blocks[block as usize].class);
        if count == 0 || own == Some(class) {
            return need;
        }
        need.pieces[class as usize] += 1;
        if own.is_none() {
            need.leaves += 1;
            need.inner += u64::from(self.missing(key));
        }
        need
    }

    /// Room for all that blocks of cells may need that are written together. What nobody has any more is used first.
    pub(super) fn reserve_for(&mut self, need: Need) -> Result<(), OutOfMemory> {
        let inner = if need.leaves == 0 { 0 } else { need.inner + 2 * u64::from(LEVELS) };
        let free = self.free_pieces.map(u64::from);
        let pieces = (0..).zip(need.pieces.into_iter().zip(free));
        let values = pieces.map(|(class, (count, free))| count.saturating_sub(free) << class);
        let blocks = (need.leaves + inner).saturating_sub(self.free_blocks.into());
        self.reserve_more(blocks, values.sum::<u64>() + 128 * inner)
    }

    /// Room for so many numbers, in places that there are or in new ones.
    pub(super) fn reserve_least(&mut self, count: u64) -> Result<(), OutOfMemory> {
        self.reserve_more(0, count.saturating_sub(self.values.len() as u64))
    }

    /// Room for so many more blocks and values, as far as there are numbers for them.
    fn reserve_more(&mut self, blocks: u64, values: u64) -> Result<(), OutOfMemory> {
        let is_full = |len: usize, more: u64| u32::try_from(len as u64 + more + 256).is_err();
        if is_full(self.blocks.len(), blocks) || is_full(self.values.len(), values) {
            return Err(OutOfMemory);
        }
        self.blocks.try_reserve_lean(blocks as usize)?;
        self.values.try_reserve_lean(values as usize)
    }
}

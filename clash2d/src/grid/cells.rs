//! What is in the cells: a tree of blocks of 8 × 8, in which only what is filled takes memory.

use crate::memory::{Allocator, List, OutOfMemory};

/// How many levels a tree has at most: 8^11 cells a side, more than all numbers of 32 bits.
pub(super) const LEVELS: u32 = 11;

/// Added to the numbers of cells. All its digits to the base 8 are 4, so that what is near 0 has that in common.
pub(super) const MIDDLE: i64 = 0o44_444_444_444;

/// No block.
const NONE: u32 = u32::MAX;

/// Eight times eight cells, or blocks of these: of which of them there is something, and where it is told.
#[derive(Clone, Copy)]
pub(super) struct Block {
    /// A bit for each, by rows.
    pub(super) mask: u64,
    /// Where in the values those of the filled ones begin, by rows.
    pub(super) first: u32,
    /// There is room for 1, 2, 4 ... 64 of them: 0, 1, 2 ... 6.
    pub(super) class: u32,
}

/// A place in a block.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub(super) block: u32,
    pub(super) bit: u32,
}

/// Square of cells: the first of them, and that there are 8^level a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Square {
    pub(super) low: [i64; 2],
    pub(super) level: u32,
}

impl Square {
    pub(super) fn side(&self) -> i64 {
        1 << (3 * self.level)
    }

    pub(super) fn is_cell(&self) -> bool {
        self.level == 0
    }

    /// The part of a bit of its block.
    fn part(&self, bit: u32) -> Self {
        let level = self.level - 1;
        let [x, y] = [bit & 7, bit >> 3].map(|x| i64::from(x) << (3 * level));
        Self { low: [self.low[0] + x, self.low[1] + y], level }
    }
}

/// From which to which cell on each axis, both included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window(pub(super) [[i64; 2]; 2]);

impl Window {
    /// All cells.
    pub(super) const ALL: Self = Self([[-(1 << 40), 1 << 40]; 2]);

    /// Whether all of a square is in it.
    pub(super) fn holds(&self, square: &Square) -> bool {
        (0..2).all(|axis| {
            let ([from, to], low) = (self.0[axis], square.low[axis]);
            from <= low && low + square.side() - 1 <= to
        })
    }

    fn meets(&self, square: &Square) -> bool {
        let side = square.side();
        (0..2).all(|axis| {
            let ([from, to], low) = (self.0[axis], square.low[axis]);
            from < low + side && low <= to
        })
    }

    /// The bits of the parts of a square that are in it.
    fn bits_of(&self, square: &Square) -> u64 {
        let shift = 3 * (square.level - 1);
        let line = |axis: usize| {
            let [from, to] = self.0[axis];
            let low = square.low[axis];
            let first = (from.max(low) - low) >> shift;
            let last = (to.min(low + square.side() - 1) - low) >> shift;
            [first, last].map(|x| x as u32)
        };
        let ([left, right], [bottom, top]) = (line(0), line(1));
        let row = (0xff_u64 >> (7 - right)) & (0xff << left) & 0xff;
        let rows = (u64::MAX >> (8 * (7 - top))) & (u64::MAX << (8 * bottom));
        (row * 0x0101_0101_0101_0101) & rows
    }
}

/// Numbers other than 0 in cells, sparse.
pub(super) struct Cells {
    pub(super) blocks: List<Block>,
    pub(super) values: List<u32>,
    /// Of each class the first piece of values that nobody has; each leads to the next.
    free_values: [u32; 7],
    /// How many of these there are of each class.
    pub(super) free_pieces: [u32; 7],
    /// The first block that nobody has; each leads to the next by `first`.
    free_block: u32,
    pub(super) free_blocks: u32,
    root: u32,
    /// That of the root.
    level: u32,
    pub(super) filled: usize,
}

impl Cells {
    pub(super) const fn new(allocator: Allocator) -> Self {
        Self {
            blocks: List::new(allocator),
            values: List::new(allocator),
            free_values: [NONE; 7],
            free_pieces: [0; 7],
            free_block: NONE,
            free_blocks: 0,
            root: NONE,
            level: 0,
            filled: 0,
        }
    }

    pub(super) fn allocator(&self) -> Allocator {
        self.values.allocator()
    }

    /// How many cells are filled.
    pub(super) fn len(&self) -> usize {
        self.filled
    }

    /// The number in a cell; 0 if there is none.
    pub(super) fn get(&self, cell: [i32; 2]) -> u32 {
        let key = key_of(cell);
        let leaf = self.leaf(key);
        leaf.and_then(|block| self.value(Spot { block, bit: bit_of(key, 0) })).unwrap_or(0)
    }

    /// The block of cells in which one is, if there is any in it.
    pub(super) fn leaf(&self, key: [i64; 2]) -> Option<u32> {
        if self.root == NONE || !self.covers(key) {
            return None;
        }
        let levels = (1..=self.level).rev();
        levels
            .into_iter()
            .try_fold(self.root, |block, level| self.value(Spot { block, bit: bit_of(key, level) }))
    }

    /// How many levels of blocks there are not at a cell.
    pub(super) fn missing(&self, key: [i64; 2]) -> u32 {
        if self.root == NONE || !self.covers(key) {
            return LEVELS;
        }
        let mut block = self.root;
        for level in (1..=self.level).rev() {
            match self.value(Spot { block, bit: bit_of(key, level) }) {
                Some(next) => block = next,
                None => return level,
            }
        }
        0
    }

    /// Writes a number into a cell; 0 empties it.
    pub(super) fn set(&mut self, cell: [i32; 2], value: u32) -> Result<(), OutOfMemory> {
        if value == 0 {
            self.clear(&Window(cell.map(|x| [x.into(); 2])));
            return Ok(());
        }
        self.reserve()?;
        let key = key_of(cell);
        let spot = Spot { block: self.make_leaf(key), bit: bit_of(key, 0) };
        if self.value(spot).is_some() {
            let place = self.place(spot);
            self.values[place] = value;
        } else {
            self.insert(spot, value);
            self.filled += 1;
        }
        Ok(())
    }

    /// The block of cells in which one is, for which there is room.
    pub(super) fn make_leaf(&mut self, key: [i64; 2]) -> u32 {
        self.cover(key);
        let mut block = self.root;
        for level in (1..=self.level).rev() {
            let spot = Spot { block, bit: bit_of(key, level) };
            block = match self.value(spot) {
                Some(next) => next,
                None => {
                    let next = self.new_block();
                    self.insert(spot, next);
                    next
                }
            };
        }
        block
    }

    /// Room for all that one cell may need: a block and a value on each level, and a larger place for the values
    /// of one block.
    fn reserve(&mut self) -> Result<(), OutOfMemory> {
        let is_full = |len: usize| u32::try_from(len + 256).is_err();
        if is_full(self.blocks.len()) || is_full(self.values.len()) {
            return Err(OutOfMemory);
        }
        self.blocks.try_reserve(2 * LEVELS as usize)?;
        self.values.try_reserve(2 * LEVELS as usize + 64)
    }

    fn covers(&self, key: [i64; 2]) -> bool {
        let shift = 3 * (self.level + 1);
        key.iter().all(|x| x >> shift == MIDDLE >> shift)
    }

    /// Makes the tree so high that a cell is in it.
    fn cover(&mut self, key: [i64; 2]) {
        if self.root == NONE {
            (self.root, self.level) = (self.new_block(), 0);
        }
        while !self.covers(key) {
            let (old, root) = (self.root, self.new_block());
            self.level += 1;
            if self.blocks[old as usize].mask == 0 {
                self.free_block(old);
            } else {
                self.insert(Spot { block: root, bit: bit_of([MIDDLE; 2], self.level) }, old);
            }
            self.root = root;
        }
    }

    /// Empties all cells in a window.
    pub(super) fn clear(&mut self, window: &Window) {
        let (root, all) = (self.root, self.all());
        if root != NONE && window.meets(&all) && self.clear_in(root, &all, window) {
            self.free_block(root);
            self.root = NONE;
        }
    }

    /// Empties all cells of a block that are in a window; whether it is empty then.
    fn clear_in(&mut self, block: u32, square: &Square, window: &Window) -> bool {
        let mut gone = self.blocks[block as usize].mask & window.bits_of(square);
        if square.level == 1 {
            self.filled -= gone.count_ones() as usize;
            return self.erase(block, gone);
        }
        let mut rest = gone;
        while rest != 0 {
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            let part = self.values[self.place(Spot { block, bit })];
            match self.clear_in(part, &square.part(bit), window) {
                true => self.free_block(part),
                false => gone &= !(1 << bit),
            }
        }
        self.erase(block, gone)
    }

    pub(super) fn value(&self, spot: Spot) -> Option<u32> {
        let block = &self.blocks[spot.block as usize];
        (block.mask >> spot.bit & 1 == 1).then(|| self.values[self.place(spot)])
    }

    /// Where the value of a place is, or would be.
    fn place(&self, Spot { block, bit }: Spot) -> usize {
        let block = &self.blocks[block as usize];
        let before = block.mask & ((1 << bit) - 1);
        block.first as usize + before.count_ones() as usize
    }

    /// Writes a value to a place where there is none.
    fn insert(&mut self, spot: Spot, value: u32) {
        let count = self.blocks[spot.block as usize].mask.count_ones();
        if count == 1 << self.blocks[spot.block as usize].class {
            self.widen(spot.block);
        }
        let place = self.place(spot);
        let block = &mut self.blocks[spot.block as usize];
        let end = block.first as usize + count as usize;
        block.mask |= 1 << spot.bit;
        self.values.copy_within(place..end, place + 1);
        self.values[place] = value;
    }

    /// Removes values from where there are some; whether the block is empty then.
    fn erase(&mut self, block: u32, bits: u64) -> bool {
        let Block { mask, first, .. } = self.blocks[block as usize];
        let values = &mut self.values[first as usize..];
        let (mut rest, mut kept) = (mask, 0);
        for place in 0..mask.count_ones() as usize {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            if bits & bit == 0 {
                values[kept] = values[place];
                kept += 1;
            }
        }
        self.blocks[block as usize].mask = mask & !bits;
        kept == 0
    }

    /// Moves the values of a block to where there is room for twice as many.
    fn widen(&mut self, block: u32) {
        let Block { first, class, .. } = self.blocks[block as usize];
        let wider = self.new_values(class + 1);
        let from = first as usize;
        self.values.copy_within(from..from + (1 << class), wider as usize);
        self.free_values(first, class);
        let block = &mut self.blocks[block as usize];
        (block.first, block.class) = (wider, class + 1);
    }

    fn new_block(&mut self) -> u32 {
        let block = Block { mask: 0, first: self.new_values(0), class: 0 };
        if self.free_block == NONE {
            let place = self.blocks.len() as u32;
            self.blocks.try_push(block).expect("there is room");
            return place;
        }
        let place = self.free_block;
        self.free_block = self.blocks[place as usize].first;
        self.free_blocks -= 1;
        self.blocks[place as usize] = block;
        place
    }

    fn free_block(&mut self, place: u32) {
        let Block { first, class, .. } = self.blocks[place as usize];
        self.free_values(first, class);
        self.blocks[place as usize] = Block { mask: 0, first: self.free_block, class: 0 };
        self.free_block = place;
        self.free_blocks += 1;
    }

    pub(super) fn new_values(&mut self, class: u32) -> u32 {
        let place = self.free_values[class as usize];
        if place != NONE {
            self.free_values[class as usize] = self.values[place as usize];
            self.free_pieces[class as usize] -= 1;
            return place;
        }
        let end = self.values.len();
        self.values.try_resize(end + (1 << class), 0).expect("there is room");
        end as u32
    }

    pub(super) fn free_values(&mut self, place: u32, class: u32) {
        self.values[place as usize] = self.free_values[class as usize];
        self.free_values[class as usize] = place;
        self.free_pieces[class as usize] += 1;
    }

    /// The square of the root.
    fn all(&self) -> Square {
        let shift = 3 * (self.level + 1);
        Square { low: [(MIDDLE >> shift << shift) - MIDDLE; 2], level: self.level + 1 }
    }

    /// Visits what is filled, squares before what is in them: of the squares in a window those for which
    /// `is_wanted` says so, cells with their numbers, until `visit` says so; whether it did. By rows from below, in
    /// each from the left, of the largest squares first, then in each; with `flips` the other way on an axis.
    pub(super) fn any(
        &self,
        window: &Window,
        flips: [bool; 2],
        is_wanted: &mut dyn FnMut(&Square) -> bool,
        visit: &mut dyn FnMut([i32; 2], u32) -> bool,
    ) -> bool {
        let square = self.all();
        let flip = u32::from(flips[0]) * 7 + u32::from(flips[1]) * 56;
        self.root != NONE
            && window.meets(&square)
            && is_wanted(&square)
            && self.any_in(self.root, &square, &mut Tour { window, flip, is_wanted, visit })
    }

    fn any_in(&self, block: u32, square: &Square, tour: &mut Tour<'_>) -> bool {
        let mask = self.blocks[block as usize].mask;
        let mut rest = flipped(mask & tour.window.bits_of(square), tour.flip);
        while rest != 0 {
            let bit = rest.trailing_zeros() ^ tour.flip;
            rest &= rest - 1;
            let value = self.values[self.place(Spot { block, bit })];
            let part = square.part(bit);
            if !(tour.is_wanted)(&part) {
                continue;
            }
            let is_end = match part.is_cell() {
                true => (tour.visit)(part.low.map(|x| x as i32), value),
                false => self.any_in(value, &part, tour),
            };
            if is_end {
                return true;
            }
        }
        false
    }
}

/// What is visited, and by whom.
struct Tour<'t> {
    window: &'t Window,
    flip: u32,
    is_wanted: &'t mut dyn FnMut(&Square) -> bool,
    visit: &'t mut dyn FnMut([i32; 2], u32) -> bool,
}

/// Bits by rows with the columns, the rows or both the other way round.
fn flipped(bits: u64, flip: u32) -> u64 {
    match flip {
        0 => bits,
        7 => bits.reverse_bits().swap_bytes(),
        56 => bits.swap_bytes(),
        _ => bits.reverse_bits(),
    }
}

pub(super) fn key_of(cell: [i32; 2]) -> [i64; 2] {
    cell.map(|x| i64::from(x) + MIDDLE)
}

/// The bit of the part of a block in which a cell is.
pub(super) fn bit_of(key: [i64; 2], level: u32) -> u32 {
    let [x, y] = key.map(|x| (x >> (3 * level)) as u32 & 7);
    8 * y + x
}

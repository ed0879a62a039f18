//! Many shapes in the order of where they are, so that those near another one are few words.
//!
//! Halves on both sides of the middle along the longer side of where all are, again and again: so an
//! outlier, clusters and rows cost no more than any scene. The shapes of each leaf of 64 lie as rows of
//! their numbers, the frames around 64 leaves, or around 64 words of frames, likewise.

use super::ask::overlapping;
use super::frame::{EMPTY, Frame, frame_of, joined};
use super::group::places;
use super::view::Seen;
use crate::any::Batch;
use crate::pack::{Asker, ByEach, ByOne, Each, ROW_SIZE, Row, Same, WORD, rows_in};

/// The numbers of a shape, and so the rows of a leaf.
const NUMBERS: usize = 5;
/// The rows of a word of frames.
const SIDES: usize = 4;
/// Words of frames over words of frames, as many as there can be.
const LEVELS: usize = 5;

pub(super) struct Tree<'m> {
    /// Above the number of each shape nothing, leaf after leaf, in each by number.
    numbers: &'m [u64],
    leaves: &'m [Row],
    /// The words of frames of all levels, the lowest ones first.
    frames: &'m [Row],
    /// Where the words of each level begin.
    levels: [usize; LEVELS],
    height: usize,
    asker: Asker<ByOne, ByEach>,
}

/// How many words of memory a tree over so many shapes takes.
pub(super) fn size(count: usize) -> usize {
    let leaves = count.div_ceil(WORD);
    let (_, _, words) = levels(leaves);
    count + (leaves * NUMBERS + words * SIDES) * ROW_SIZE
}

/// Where the words of each level begin, how many levels there are, and how many words.
fn levels(leaves: usize) -> ([usize; LEVELS], usize, usize) {
    let mut starts = [0; LEVELS];
    let (mut height, mut words, mut below) = (0, 0, leaves);
    while height < LEVELS {
        starts[height] = words;
        below = below.div_ceil(WORD);
        (height, words) = (height + 1, words + below);
        if below <= 1 {
            break;
        }
    }
    (starts, height, words)
}

impl<'m> Tree<'m> {
    /// A tree over all valid shapes; None if there is too little memory.
    pub(super) fn new(batch: &Batch<'_>, seen: Seen, memory: &'m mut [u64]) -> Option<Self> {
        let memory = memory.get_mut(..size(batch.len()))?;
        let (numbers, rest) = memory.split_at_mut(batch.len());
        let leaves = batch.len().div_ceil(WORD);
        let (leaf_memory, frame_memory) = rest.split_at_mut(leaves * NUMBERS * ROW_SIZE);
        let count = find_middles(batch, seen, numbers, leaf_memory);
        let numbers = &mut numbers[..count];
        order(numbers, leaf_memory);
        let (leaves, frames) = (rows_in(leaf_memory), rows_in(frame_memory));
        for (leaf, rows) in numbers.chunks_mut(WORD).zip(leaves.chunks_exact_mut(NUMBERS)) {
            leaf.sort_unstable();
            fill(leaf, rows, batch, seen);
        }
        let (levels, height, _) = levels(count.div_ceil(WORD));
        enclose(numbers, frames, batch, seen, &levels[..height]);
        Some(Self { numbers, leaves, frames, levels, height, asker: overlapping() })
    }

    /// The numbers of shapes whose leaf's frame overlaps another one, with the rows of theirs.
    pub(super) fn near(&self, frame: Frame, found: &mut impl FnMut(&[u64], Each<'_>)) {
        let [left, low, right, high] = frame;
        let top = self.height - 1;
        self.near_below(top, 0, &Same([left, low, right, high, 0.0]), found);
    }

    fn near_below(
        &self,
        level: usize,
        word: usize,
        frame: &Same,
        found: &mut impl FnMut(&[u64], Each<'_>),
    ) {
        let first = (self.levels[level] + word) * SIDES;
        let Some([a, b, c, d]) = self.frames.get(first..first + SIDES) else { return };
        for place in places(self.asker.ask(frame, &Each([a, b, c, d, a])).yes) {
            let below = word * WORD + place;
            match level.checked_sub(1) {
                Some(level) => self.near_below(level, below, frame, found),
                None => self.leaf(below, found),
            }
        }
    }

    fn leaf(&self, leaf: usize, found: &mut impl FnMut(&[u64], Each<'_>)) {
        let end = self.numbers.len().min((leaf + 1) * WORD);
        let rows = self.leaves.get(leaf * NUMBERS..(leaf + 1) * NUMBERS);
        if let Some([a, b, c, d, e]) = rows {
            found(&self.numbers[leaf * WORD..end], Each([a, b, c, d, e]));
        }
    }
}

/// Writes down the number of each valid shape, and where its middle is; how many there are.
fn find_middles(batch: &Batch<'_>, seen: Seen, numbers: &mut [u64], middles: &mut [u64]) -> usize {
    let mut count = 0;
    for (number, place) in middles.iter_mut().enumerate().take(batch.len()) {
        if let Some([left, low, right, high]) = frame_of(batch, seen, number) {
            let middle = [0.5 * left + 0.5 * right, 0.5 * low + 0.5 * high].map(rank);
            *place = u64::from(middle[1]) << 32 | u64::from(middle[0]);
            numbers[count] = number as u64;
            count += 1;
        }
    }
    count
}

/// An integer for a number, in the same order; what is no number comes last.
fn rank(x: f32) -> u32 {
    let bits = x.to_bits();
    if x.is_nan() {
        u32::MAX
    } else if bits >> 31 == 0 {
        bits | 1 << 31
    } else {
        !bits
    }
}

/// The number of a rank; of what is none a large one.
fn place(rank: u32) -> f32 {
    f32::from_bits(if rank >> 31 == 1 { rank & !(1 << 31) } else { !rank })
}

/// Brings numbers into the order of leaves.
fn order(numbers: &mut [u64], middles: &[u64]) {
    let leaves = numbers.len().div_ceil(WORD);
    if leaves <= 1 {
        return;
    }
    let shift = longer_axis(numbers, middles);
    for number in numbers.iter_mut() {
        let middle = middles[*number as usize] >> shift & u64::from(u32::MAX);
        *number |= middle << 32;
    }
    // Whole words of leaves on the left, so that each word is of what is together.
    let half = leaves / 2;
    let left = if leaves > WORD { half.next_multiple_of(WORD) } else { half };
    numbers.select_nth_unstable(left * WORD);
    numbers.iter_mut().for_each(|number| *number &= u64::from(u32::MAX));
    let (left, right) = numbers.split_at_mut(left * WORD);
    order(left, middles);
    order(right, middles);
}

/// Where the coordinate is in a middle along which middles are farther apart.
fn longer_axis(numbers: &[u64], middles: &[u64]) -> u32 {
    let extent = |shift: u32| {
        let ends =
            numbers.iter().fold([f32::INFINITY, f32::NEG_INFINITY], |[low, high], &number| {
                let place = place((middles[number as usize] >> shift) as u32);
                [low.min(place), high.max(place)]
            });
        ends[1] - ends[0]
    };
    if extent(0) >= extent(32) { 0 } else { 32 }
}

/// Fills the rows of a leaf; behind the last shape it is repeated.
fn fill(leaf: &[u64], rows: &mut [Row], batch: &Batch<'_>, seen: Seen) {
    for place in 0..WORD {
        let number = leaf[place.min(leaf.len() - 1)];
        let Same(numbers) = seen.same(batch.numbers(number as usize));
        rows.iter_mut().zip(numbers).for_each(|(row, number)| row[place] = number);
    }
}

/// Fills the words of frames of all levels, from the lowest one on.
fn enclose(numbers: &[u64], frames: &mut [Row], batch: &Batch<'_>, seen: Seen, levels: &[usize]) {
    frames.chunks_exact_mut(SIDES).for_each(|word| write_all(word, EMPTY));
    let frame = |&number: &u64| frame_of(batch, seen, number as usize).unwrap_or(EMPTY);
    for (leaf, numbers) in numbers.chunks(WORD).enumerate() {
        let around = numbers.iter().map(frame).fold(EMPTY, joined);
        write(frames, leaf / WORD, leaf % WORD, around);
    }
    let mut words = numbers.len().div_ceil(WORD).div_ceil(WORD);
    for pair in levels.windows(2) {
        for word in 0..words {
            let around = read_all(&frames[(pair[0] + word) * SIDES..][..SIDES]);
            write(frames, pair[1] + word / WORD, word % WORD, around);
        }
        words = words.div_ceil(WORD);
    }
}

fn write(frames: &mut [Row], word: usize, place: usize, frame: Frame) {
    let rows = &mut frames[word * SIDES..][..SIDES];
    rows.iter_mut().zip(frame).for_each(|(row, side)| row[place] = side);
}

fn write_all(word: &mut [Row], frame: Frame) {
    word.iter_mut().zip(frame).for_each(|(row, side)| *row = [side; WORD]);
}

/// The frame around those of a word.
fn read_all(word: &[Row]) -> Frame {
    (0..WORD).map(|place| [0, 1, 2, 3].map(|side| word[side][place])).fold(EMPTY, joined)
}

//! The memory of worlds on WebAssembly, with pages of this test's own: no two blocks have a byte in common, each is
//! aligned, what is in them stays, and what was given back is taken again.

#[path = "../src/ffi/world/heap.rs"]
mod heap;

use heap::{Heap, PAGE};
use std::ops::Range;
use std::ptr::{with_exposed_provenance, with_exposed_provenance_mut};

/// Pages, some of which somebody else takes.
struct Pages {
    memory: Vec<u8>,
    used: usize,
    limit: usize,
}

impl Pages {
    fn new(limit: usize) -> Self {
        Self { memory: vec![0; (limit + 1) * PAGE], used: 0, limit }
    }

    fn grow(&mut self, pages: usize) -> Option<Range<usize>> {
        (self.used + pages <= self.limit).then(|| {
            let first = self.memory.as_mut_ptr().expose_provenance().next_multiple_of(PAGE);
            let start = first + self.used * PAGE;
            self.used += pages;
            start..start + pages * PAGE
        })
    }
}

/// A block that somebody has, filled with a byte.
struct Block {
    start: usize,
    size: usize,
    alignment: usize,
    byte: u8,
}

impl Block {
    fn fill(&self) {
        // SAFETY: the heap gave so many bytes, and gives them to nobody else.
        unsafe { with_exposed_provenance_mut::<u8>(self.start).write_bytes(self.byte, self.size) }
    }

    fn is_whole(&self) -> bool {
        let start = with_exposed_provenance::<u8>(self.start);
        // SAFETY: as above, and they were filled.
        let bytes = unsafe { std::slice::from_raw_parts(start, self.size) };
        bytes.iter().all(|&byte| byte == self.byte)
    }
}

fn take(
    heap: &mut Heap,
    pages: &mut Pages,
    size: usize,
    alignment: usize,
    byte: u8,
) -> Option<Block> {
    // SAFETY: the pages are given to this heap alone.
    let start = unsafe { heap.take(size, alignment, |count| pages.grow(count)) }?;
    assert_eq!(start % alignment, 0);
    let block = Block { start, size, alignment, byte };
    block.fill();
    Some(block)
}

fn give(heap: &mut Heap, block: &Block) {
    assert!(block.is_whole(), "somebody else wrote there");
    // SAFETY: nobody has the block any more.
    unsafe { heap.give(block.start, block.size, block.alignment) }
}

/// Numbers that are the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

#[test]
fn blocks_have_no_byte_in_common() {
    let (mut heap, mut pages, mut random) = (Heap::new(), Pages::new(400), Random(1));
    let mut blocks: Vec<Block> = Vec::new();
    let mut refused = 0;
    for time in 0..20_000 {
        if random.below(5) < 2 && !blocks.is_empty() {
            let block = blocks.swap_remove(random.below(blocks.len()));
            give(&mut heap, &block);
        } else {
            let limit = 1 << random.below(18);
            let size = 1 + random.below(limit);
            let alignment = 1 << random.below(8);
            match take(&mut heap, &mut pages, size, alignment, time as u8) {
                Some(block) => blocks.push(block),
                None => refused += 1,
            }
        }
        // Somebody else adds pages, too.
        if random.below(500) == 0 {
            pages.grow(1);
        }
    }
    blocks.sort_by_key(|block| block.start);
    assert!(blocks.len() > 100 && refused > 0, "{} blocks, {refused} refused", blocks.len());
    assert!(blocks.windows(2).all(|pair| pair[0].start + pair[0].size <= pair[1].start));
    blocks.iter().for_each(|block| give(&mut heap, block));
}

#[test]
fn what_was_given_back_is_taken_again() {
    let (mut heap, mut pages) = (Heap::new(), Pages::new(64));
    let mut used = 0;
    for round in 0..100 {
        let sizes = [16, 24, 100, 4096, 65_536, 300_000, 1_000_000];
        let blocks = sizes.map(|size| take(&mut heap, &mut pages, size, 8, round).expect("room"));
        blocks.iter().for_each(|block| give(&mut heap, block));
        used = if round == 0 { pages.used } else { used };
    }
    assert_eq!(pages.used, used);
}

#[test]
fn impossible_sizes_are_refused() {
    let (mut heap, mut pages) = (Heap::new(), Pages::new(3));
    for size in [usize::MAX, usize::MAX / 2 + 2, 1 << (usize::BITS - 1), 4 * PAGE] {
        assert!(take(&mut heap, &mut pages, size, 8, 0).is_none());
    }
    assert!(take(&mut heap, &mut pages, 16, 2 * PAGE, 0).is_none());
    assert_eq!(pages.used, 0);
    let block = take(&mut heap, &mut pages, 2 * PAGE, PAGE, 1).expect("room");
    assert!(take(&mut heap, &mut pages, 2 * PAGE, PAGE, 2).is_none());
    give(&mut heap, &block);
    assert!(take(&mut heap, &mut pages, 2 * PAGE, PAGE, 3).is_some());
}

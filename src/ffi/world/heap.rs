//! Memory out of pages, where there is no system that shares it out.

use core::ops::Range;
use core::ptr::{with_exposed_provenance, with_exposed_provenance_mut};

/// The bytes of a page of WebAssembly.
pub(crate) const PAGE: usize = 65536;

/// The bytes of the smallest block.
const SMALLEST: usize = 16;

/// Blocks whose sizes are powers of two. What is given back waits for the next one who asks for that size: worlds
/// grow their arrays by doubling, and ask for the same sizes again and again. No block is split, none are joined,
/// and no page goes back.
pub(crate) struct Heap {
    /// The address of a free block of each power of two, which begins with that of the next one; 0: none.
    free: [usize; usize::BITS as usize],
    /// What nobody had yet.
    fresh: Range<usize>,
}

impl Heap {
    /// One without pages.
    pub(crate) const fn new() -> Self {
        Self { free: [0; usize::BITS as usize], fresh: 0..0 }
    }

    /// The address of memory of a size and an alignment, at most that of a page; none: no more pages can be had.
    /// `grow` adds so many pages and tells their addresses.
    ///
    /// # Safety
    /// The pages are the heap's alone, and their addresses are multiples of [`PAGE`] and exposed; what was given back may be written.
    pub(crate) unsafe fn take(
        &mut self,
        size: usize,
        alignment: usize,
        grow: impl FnOnce(usize) -> Option<Range<usize>>,
    ) -> Option<usize> {
        let power = power(size, alignment)?;
        let block = self.free[power];
        if block == 0 {
            return self.cut(1 << power, grow);
        }
        // SAFETY: it is a free block, which begins with the address of the next one.
        self.free[power] = unsafe { with_exposed_provenance::<usize>(block).read() };
        Some(block)
    }

    /// Takes back what `take` gave for this size and alignment.
    ///
    /// # Safety
    /// Nobody uses it any more.
    pub(crate) unsafe fn give(&mut self, block: usize, size: usize, alignment: usize) {
        if let Some(power) = power(size, alignment) {
            // SAFETY: a block has room for an address, is aligned for it, and is the heap's again.
            unsafe { with_exposed_provenance_mut::<usize>(block).write(self.free[power]) };
            self.free[power] = block;
        }
    }

    /// A block that nobody had yet. Each lies at a multiple of its size, or of a page.
    fn cut(
        &mut self,
        size: usize,
        grow: impl FnOnce(usize) -> Option<Range<usize>>,
    ) -> Option<usize> {
        let mut start = self.fresh.start.next_multiple_of(size.min(PAGE));
        if start.checked_add(size)? > self.fresh.end {
            let added = grow(size.div_ceil(PAGE))?;
            // Pages that follow the last ones make them longer, unless something else has grown between.
            start = if added.start == self.fresh.end { start } else { added.start };
            self.fresh.end = added.end;
        }
        self.fresh.start = start + size;
        Some(start)
    }
}

/// Which power of two a block of a size and an alignment has; none if there is none.
fn power(size: usize, alignment: usize) -> Option<usize> {
    let size = size.max(alignment).max(SMALLEST).checked_next_power_of_two()?;
    (alignment <= PAGE).then_some(size.trailing_zeros() as usize)
}

//! What always holds of an index.

use crate::tree::Frame;
use crate::world::index::Index;
use crate::world::index::block::{Block, WIDTH};
use crate::world::index::page::{NONE, Page, ROOM};

fn numbers(frame: Frame) -> [f32; 4] {
    [frame.low.x, frame.low.y, frame.high.x, frame.high.y]
}

/// Holds that a box is the one around a block.
fn is_around(block: &Block, lane: usize, whole: Frame) {
    assert_eq!(numbers(block.frame(lane)), numbers(whole));
}

/// Holds that each box around others is the smallest one, and that all know where they are.
pub(super) fn is_sound(index: &Index) {
    let mut found = 0;
    assert_eq!((index.order.len(), index.positions.len()), (index.starts.len(), index.pages.len()));
    assert!(index.starts.is_sorted() && index.starts.first().is_none_or(|&start| start == 0));
    for (position, &page) in index.order.iter().enumerate() {
        assert_eq!(index.positions[page as usize] as usize, position);
        let content = &index.pages[page as usize];
        is_page_sound(content);
        assert!(content.count > 0 && content.count as usize == content.places().count());
        for (place, item) in content.places() {
            assert_eq!(index.places[item as usize] as usize, page as usize * ROOM + place);
        }
        found += content.count as usize;
        is_around(index.top.block(0, position / WIDTH), position % WIDTH, content.whole());
    }
    assert_eq!(index.len, found);
    assert_eq!(index.places.iter().filter(|&&place| place != NONE).count(), found);
    if let Some((height, _)) = index.top.root() {
        let mut blocks = index.order.len().div_ceil(WIDTH);
        for level in 0..height {
            for place in 0..blocks {
                let whole = index.top.block(level, place).whole();
                is_around(index.top.block(level + 1, place / WIDTH), place % WIDTH, whole);
            }
            blocks = blocks.div_ceil(WIDTH);
        }
        assert_eq!(blocks, 1);
    }
}

fn is_page_sound(page: &Page) {
    assert!(!page.is_dirty());
    for (leaf, block) in page.leaves.iter().enumerate() {
        is_around(&page.branches[leaf / WIDTH], leaf % WIDTH, block.whole());
        for (lane, &item) in page.items[leaf].iter().enumerate() {
            assert!(item != NONE || block.low_x[lane].is_nan());
        }
    }
    for (branch, block) in page.branches.iter().enumerate() {
        is_around(&page.root, branch, block.whole());
    }
}

/// How much the boxes of all leaves measure.
pub(super) fn girth(index: &Index) -> f32 {
    let pages = index.order.iter().map(|&page| &index.pages[page as usize]);
    pages.flat_map(|page| &page.branches).map(Block::girth).sum()
}

//! Edges above each other, in blocks.

use core::ops::Range;

/// The numbers of the vertices at the ends of an edge.
pub(super) type Edge = [u32; 2];

const NONE: Edge = [u32::MAX; 2];

/// How many edges a block has room for.
const BLOCK: usize = 64;

/// Edges from the lowest to the highest, in blocks that have room behind their edges, so that few of
/// these move where one is added. Without enough room for that, all of it is a single block.
pub(super) struct Ladder<'a> {
    room: &'a mut [Edge],
    /// How much room a block has.
    size: usize,
    /// How many blocks there are. Each has an edge, unless there is none at all.
    blocks: usize,
    count: usize,
}

impl<'a> Ladder<'a> {
    pub(super) fn new(room: &'a mut [Edge]) -> Self {
        let size = BLOCK.min(room.len());
        room[..size].fill(NONE);
        Self { room, size, blocks: 1, count: 0 }
    }

    /// Whether there may be no room for two more edges.
    pub(super) fn is_full(&self) -> bool {
        self.count + 2 > self.room.len()
    }

    /// The place behind all edges that lie below something.
    pub(super) fn place(&self, is_below: impl Fn(Edge) -> bool) -> usize {
        // The first block whose first edge is not below.
        let (mut low, mut high) = (1, self.blocks);
        while low < high {
            let middle = low.midpoint(high);
            if is_below(self.room[middle * self.size]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let start = (low - 1) * self.size;
        let block = &self.room[start..start + self.size];
        start + block.partition_point(|&edge| edge != NONE && is_below(edge))
    }

    /// The edge before a place.
    pub(super) fn before(&self, place: usize) -> Option<Edge> {
        place.checked_sub(1).map(|place| self.room[place])
    }

    /// Where the first edge from a place on is.
    pub(super) fn first_from(&self, place: usize) -> Option<usize> {
        let room = &self.room[..self.blocks * self.size];
        let is_edge = |place: usize| room.get(place).is_some_and(|&edge| edge != NONE);
        let next = place.next_multiple_of(self.size);
        [place, next].into_iter().find(|&place| is_edge(place))
    }

    pub(super) fn edge(&self, place: usize) -> Edge {
        self.room[place]
    }

    pub(super) fn set(&mut self, place: usize, edge: Edge) {
        self.room[place] = edge;
    }

    /// Makes room for two edges behind the one before a place; no if that is elsewhere then.
    pub(super) fn has_room(&mut self, place: usize) -> bool {
        let end = self.block(place).end;
        if end >= 2 && self.room[end - 2] == NONE
            || self.blocks == 1 && self.size == self.room.len()
        {
            return true;
        }
        self.spread();
        false
    }

    /// Adds an edge at a place behind the one before, where there is room.
    pub(super) fn insert(&mut self, place: usize, edge: Edge) {
        self.count += 1;
        let end = self.used(place).end;
        self.room.copy_within(place..end - 1, place + 1);
        self.room[place] = edge;
    }

    /// Takes the edge at a place away.
    pub(super) fn remove(&mut self, place: usize) {
        let used = self.used(place + 1);
        self.room.copy_within(place + 1..used.end, place);
        self.room[used.end - 1] = NONE;
        self.count -= 1;
        if self.room[used.start] == NONE && self.blocks > 1 {
            self.spread();
        }
    }

    /// The block in which the place before another one is.
    fn block(&self, place: usize) -> Range<usize> {
        let start = place.saturating_sub(1) / self.size * self.size;
        start..start + self.size
    }

    /// The same as far as edges may be in it.
    fn used(&self, place: usize) -> Range<usize> {
        let Range { start, end } = self.block(place);
        start..end.min(start + self.count)
    }

    /// Gives all blocks as many edges.
    fn spread(&mut self) {
        let mut count = 0;
        for start in (0..self.blocks).map(|block| block * self.size) {
            let block = &self.room[start..start + self.size];
            let used = block.partition_point(|&edge| edge != NONE);
            self.room.copy_within(start..start + used, count);
            count += used;
        }
        (self.blocks, self.size) = (1, self.room.len());
        let blocks = count.div_ceil(BLOCK / 2).min(self.room.len() / BLOCK);
        if count + 2 * blocks <= blocks * BLOCK - blocks {
            (self.blocks, self.size) = (blocks, BLOCK);
        }
        for block in (0..self.blocks).rev() {
            let [from, to] = [block, block + 1].map(|block| count * block / self.blocks);
            let start = block * self.size;
            self.room.copy_within(from..to, start);
            self.room[start + to - from..start + self.size].fill(NONE);
        }
    }
}

//! Where words go.

use super::super::stream::{Hash, Sink};
use super::{MAGIC, SECTIONS};

/// Only counts them.
pub(super) struct Counted(pub(super) u32);

impl Sink for Counted {
    fn word(&mut self, _: u32) {
        self.0 = self.0.saturating_add(1);
    }
}

/// Writes them, as far as there is room.
pub(super) struct Written<'o> {
    out: &'o mut [u8],
    count: usize,
}

impl<'o> Written<'o> {
    pub(super) fn new(out: &'o mut [u8]) -> Self {
        Self { out, count: 0 }
    }

    /// How many words there were.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn head(&mut self, version: u32, base: u64, lengths: [u32; SECTIONS]) {
        self.word(MAGIC);
        self.word(version);
        self.long(base);
        lengths.iter().for_each(|&length| self.word(length));
    }

    /// A hash of all that was written.
    pub(super) fn tail(&mut self) {
        let hash = hash_of(&self.out[..4 * self.count]);
        self.long(hash);
    }

    fn set(&mut self, place: usize, word: u32) {
        if let Some(bytes) = self.out.get_mut(4 * place..4 * place + 4) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
    }
}

impl Sink for Written<'_> {
    fn word(&mut self, word: u32) {
        self.set(self.count, word);
        self.count += 1;
    }
}

/// A hash of whole words.
pub(super) fn hash_of(bytes: &[u8]) -> u64 {
    let mut hash = Hash::new();
    words(bytes).for_each(|word| hash.word(word));
    hash.end()
}

pub(super) fn words(bytes: &[u8]) -> impl Iterator<Item = u32> + '_ {
    bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word))
}

/// Most words of each sort in a run.
pub(super) const RUN: u32 = 0xffff;

/// Writes what differs from other words, in runs: how many are the same, how many are not, and those.
pub(super) struct Difference<'b, 'w, 'o> {
    base: &'b [u8],
    out: &'w mut Written<'o>,
    /// How many words there were.
    place: usize,
    same: u32,
    other: u32,
    /// Where the numbers of a run belong whose words are being written.
    head: usize,
}

impl<'b, 'w, 'o> Difference<'b, 'w, 'o> {
    pub(super) fn new(base: &'b [u8], out: &'w mut Written<'o>) -> Self {
        Self { base, out, place: 0, same: 0, other: 0, head: 0 }
    }

    /// Ends the run.
    pub(super) fn close(&mut self) {
        let run = self.same << 16 | self.other;
        if self.other > 0 {
            self.out.set(self.head, run);
        } else if self.same > 0 {
            self.out.word(run);
        }
        (self.same, self.other) = (0, 0);
    }
}

impl Sink for Difference<'_, '_, '_> {
    #[inline(never)]
    fn word(&mut self, word: u32) {
        let bytes = self.base.get(4 * self.place..4 * self.place + 4);
        let is_same = bytes.is_some_and(|bytes| bytes == word.to_le_bytes());
        self.place += 1;
        if is_same {
            if (self.other > 0) | (self.same == RUN) {
                self.close();
            }
            self.same += 1;
            return;
        }
        if self.other == RUN {
            self.close();
        }
        if self.other == 0 {
            self.head = self.out.count();
            self.out.word(0);
        }
        self.other += 1;
        self.out.word(word);
    }
}

//! Worlds as bytes, whole or as the difference to another snapshot, and back.
//!
//! All is in words of four bytes, the lowest one first: a head, four sections, and a hash of all before it.
//! The sections are told word by word as they are read back, so that nothing is copied besides.

mod bytes;
mod reader;
mod shape;

mod grid;
mod told;

mod restore;

pub(super) use self::reader::{Bad, Source};
pub(super) use self::shape::{Failure, Parts};

use self::bytes::{Counted, Difference, Written};
use self::reader::Snapshot;
use super::World;
use super::stream::{Hash, Sink};

/// What a snapshot begins with.
const MAGIC: u32 = u32::from_le_bytes(*b"CL2W");
/// The version of the format, and what is added to it of a difference.
const VERSION: u32 = 2;
const IS_DIFFERENCE: u32 = 1 << 16;

/// How many sections there are.
const SECTIONS: usize = 4;
/// How many words come before the sections: magic, version, the hash of the base, and the lengths of the sections.
const HEAD: usize = 4 + SECTIONS;
/// How many words come after them: a hash.
const TAIL: usize = 2;

impl World {
    /// Writes all that later answers depend on, ids to come included; how many bytes that is.
    ///
    /// With too little room nothing is written. With a base, a whole snapshot of this world, only what differs; 0 if it
    /// is none. No addresses, the same bytes on every platform. O(n).
    pub fn snapshot(&self, base: Option<&[u8]>, out: &mut [u8]) -> usize {
        match base {
            None => self.write_whole(out),
            Some(base) => Snapshot::whole(base).map_or(0, |base| self.write_difference(&base, out)),
        }
    }

    /// A hash of all that later answers depend on: of equal whole snapshots equal, on every platform. O(n).
    pub fn hash(&self) -> u64 {
        let mut hash = Hash::new();
        for section in 0..SECTIONS {
            hash.word(self.count(section));
        }
        (0..SECTIONS).for_each(|section| self.tell_section(section, &mut hash));
        hash.end()
    }

    /// How many words a section has.
    fn count(&self, section: usize) -> u32 {
        let mut count = Counted(0);
        self.tell_section(section, &mut count);
        count.0
    }

    fn write_whole(&self, out: &mut [u8]) -> usize {
        let lengths: [u32; SECTIONS] = core::array::from_fn(|section| self.count(section));
        let words = lengths.iter().map(|&length| length as usize).sum::<usize>() + HEAD + TAIL;
        let Some(out) = out.get_mut(..4 * words) else { return 4 * words };
        let mut written = Written::new(out);
        written.head(VERSION, 0, lengths);
        (0..SECTIONS).for_each(|section| self.tell_section(section, &mut written));
        written.tail();
        4 * words
    }

    fn write_difference(&self, base: &Snapshot<'_>, out: &mut [u8]) -> usize {
        let words = self.difference(base, &mut Written::new(&mut [])) + HEAD + TAIL;
        let Some(out) = out.get_mut(..4 * words) else { return 4 * words };
        let mut written = Written::new(out);
        let lengths = core::array::from_fn(|section| self.count(section));
        written.head(VERSION | IS_DIFFERENCE, base.hash(), lengths);
        self.difference(base, &mut written);
        written.tail();
        4 * words
    }

    /// Writes the sections as differences, as far as there is room; how many words.
    fn difference(&self, base: &Snapshot<'_>, out: &mut Written<'_>) -> usize {
        let before = out.count();
        for section in 0..SECTIONS {
            let mut difference = Difference::new(base.section(section), out);
            self.tell_section(section, &mut difference);
            difference.close();
        }
        out.count() - before
    }
}

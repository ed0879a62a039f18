//! Words read back, from whole snapshots and from differences.

use super::super::stream::{Hash, Sink};
use super::bytes::{hash_of, words};
use super::{HEAD, IS_DIFFERENCE, MAGIC, SECTIONS, TAIL, VERSION};

/// What is no snapshot.
#[derive(Clone, Copy, Debug)]
pub(in crate::world) struct Bad;

/// What words are read from, one after the other.
pub(in crate::world) trait Source {
    fn word(&mut self) -> Result<u32, Bad>;

    fn long(&mut self) -> Result<u64, Bad> {
        Ok(u64::from(self.word()?) | u64::from(self.word()?) << 32)
    }

    fn number(&mut self) -> Result<f32, Bad> {
        Ok(f32::from_bits(self.word()?))
    }
}

/// A snapshot whose bytes are as they were written.
pub(super) struct Snapshot<'b> {
    bytes: &'b [u8],
    lengths: [u32; SECTIONS],
    is_difference: bool,
}

fn word(bytes: &[u8], place: usize) -> Option<u32> {
    let bytes = bytes.get(4 * place..4 * place + 4)?;
    Some(u32::from_le_bytes(bytes.try_into().ok()?))
}

fn long(bytes: &[u8], place: usize) -> Option<u64> {
    Some(u64::from(word(bytes, place)?) | u64::from(word(bytes, place + 1)?) << 32)
}

impl<'b> Snapshot<'b> {
    /// Reads the head, and compares the hash at the end.
    pub(super) fn new(bytes: &'b [u8]) -> Option<Self> {
        let count = bytes.len() / 4;
        if !bytes.len().is_multiple_of(4) || count < HEAD + TAIL || word(bytes, 0)? != MAGIC {
            return None;
        }
        let is_difference = match word(bytes, 1)? {
            VERSION => false,
            version if version == VERSION | IS_DIFFERENCE => true,
            _ => return None,
        };
        let mut lengths = [0; SECTIONS];
        for (section, length) in lengths.iter_mut().enumerate() {
            *length = word(bytes, 4 + section)?;
        }
        let whole = bytes.split_at(4 * (count - TAIL)).0;
        (hash_of(whole) == long(bytes, count - TAIL)?).then_some(Self {
            bytes: whole,
            lengths,
            is_difference,
        })
    }

    /// One that is no difference, with as many words as it says.
    pub(super) fn whole(bytes: &'b [u8]) -> Option<Self> {
        let whole = Self::new(bytes).filter(|snapshot| !snapshot.is_difference)?;
        let words: u64 = whole.lengths.iter().map(|&length| u64::from(length)).sum();
        let has_all = words + HEAD as u64 == whole.bytes.len() as u64 / 4;
        (has_all && long(bytes, 2) == Some(0)).then_some(whole)
    }

    /// The hash of the world that it is of, if it is whole.
    pub(super) fn hash(&self) -> u64 {
        let mut hash = Hash::new();
        words(&self.bytes[16..]).for_each(|word| hash.word(word));
        hash.end()
    }

    /// The bytes of a section, if it is whole.
    pub(super) fn section(&self, number: usize) -> &'b [u8] {
        let before: usize = self.lengths[..number].iter().map(|&length| length as usize).sum();
        let (start, length) = (4 * (HEAD + before), 4 * self.lengths[number] as usize);
        self.bytes.get(start..start + length).unwrap_or_default()
    }
}

/// Reads the words of all sections.
pub(super) struct Reader<'b> {
    /// Of a difference what it is one to.
    base: Option<Snapshot<'b>>,
    own: Snapshot<'b>,
    /// The place of the next word of its own.
    place: usize,
    section: &'b [u8],
    /// How many words of the section have been read, and how many are left.
    read: usize,
    left: u32,
    /// How many words of a run are left: those of the base, and those that are others.
    run: [u32; 2],
    hash: Hash,
}

impl<'b> Reader<'b> {
    /// Reads a whole snapshot, or a difference to a base.
    pub(super) fn new(base: Option<&'b [u8]>, bytes: &'b [u8]) -> Option<Self> {
        let own = Snapshot::new(bytes)?;
        let base = match own.is_difference {
            true => {
                Some(Snapshot::whole(base?).filter(|base| Some(base.hash()) == long(bytes, 2))?)
            }
            false => Snapshot::whole(bytes).map(|_| None)?,
        };
        let mut hash = Hash::new();
        own.lengths.iter().for_each(|&length| hash.word(length));
        Some(Self { base, own, place: HEAD, section: &[], read: 0, left: 0, run: [0; 2], hash })
    }

    /// Begins a section; the one before must be at its end.
    pub(super) fn begin(&mut self, number: usize) -> Result<u32, Bad> {
        if (self.left > 0) | (self.run != [0; 2]) {
            return Err(Bad);
        }
        self.section = self.base.as_ref().map_or(&[], |base| base.section(number));
        (self.read, self.left) = (0, self.own.lengths[number]);
        Ok(self.left)
    }

    /// The hash of all words, if none is left.
    pub(super) fn end(self) -> Result<u64, Bad> {
        let is_over = (self.left == 0) & (self.run == [0; 2]);
        let is_all = is_over & (4 * self.place == self.own.bytes.len());
        if is_all { Ok(self.hash.end()) } else { Err(Bad) }
    }

    /// Whether the section has more words.
    pub(super) fn is_left(&self) -> bool {
        self.left > 0
    }

    fn own(&mut self) -> Result<u32, Bad> {
        let word = word(self.own.bytes, self.place).ok_or(Bad)?;
        self.place += 1;
        Ok(word)
    }

    /// The next word of a difference.
    fn merged(&mut self) -> Result<u32, Bad> {
        if self.run == [0; 2] {
            let run = self.own()?;
            self.run = [run >> 16, run & 0xffff];
        }
        if self.run[0] > 0 {
            self.run[0] -= 1;
            return word(self.section, self.read).ok_or(Bad);
        }
        self.run[1] = self.run[1].checked_sub(1).ok_or(Bad)?;
        self.own()
    }
}

impl Source for Reader<'_> {
    fn word(&mut self) -> Result<u32, Bad> {
        self.left = self.left.checked_sub(1).ok_or(Bad)?;
        let next = if self.base.is_some() { self.merged() } else { self.own() }?;
        self.read += 1;
        self.hash.word(next);
        Ok(next)
    }
}

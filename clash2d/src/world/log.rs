//! What is done to a world, written down as it is done.
//!
//! All is in words of four bytes, the lowest one first: a head, and frames. Each frame has its length in words, a hash
//! of what follows, the calls, and a hash of what they made of the world.

use super::collider::{Collider, ColliderId};
use super::stream::{Hash, Sink, write_shape};
use super::way::Stop;
use crate::any::Shape;
use crate::memory::{Allocator, List, OutOfMemory};
use crate::pose::Pose;
use crate::tree::Frame;

/// What a log begins with: a word that says so, and the version of the format.
pub(super) const LOG_HEAD: [u32; 2] = [u32::from_le_bytes(*b"CL2L"), 2];

/// How many words of a frame come before its calls: its length without these, and a hash of what follows.
pub(super) const FRAME_HEAD: usize = 3;

/// What was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Call {
    Restore = 1,
    Add,
    Remove,
    /// A move with a single stop at the end.
    Move,
    MoveAlong,
    Place,
    SetShapes,
    Set,
    SetRegion,
    Update,
}

impl Call {
    const ALL: [Self; 10] = [
        Self::Restore,
        Self::Add,
        Self::Remove,
        Self::Move,
        Self::MoveAlong,
        Self::Place,
        Self::SetShapes,
        Self::Set,
        Self::SetRegion,
        Self::Update,
    ];

    pub(super) fn of(word: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|&call| call as u32 == word)
    }
}

/// The calls since a log was begun that were not taken yet. Without memory it ends before a frame.
#[derive(Debug)]
pub(super) struct Log {
    bytes: List<u8>,
    /// Where the frame begins that is not at its end.
    frame: usize,
    pub(super) is_on: bool,
}

impl Log {
    pub(super) const fn new(allocator: Allocator) -> Self {
        Self { bytes: List::new(allocator), frame: 0, is_on: false }
    }

    /// Begins a log with the head of its first frame.
    pub(super) fn begin(&mut self) {
        self.bytes.clear();
        self.is_on = true;
        LOG_HEAD.iter().for_each(|&word| self.word(word));
        self.begin_frame();
    }

    /// Ends it, and forgets what was not taken.
    pub(super) fn stop(&mut self) {
        self.bytes.clear();
        (self.frame, self.is_on) = (0, false);
    }

    fn begin_frame(&mut self) {
        self.frame = self.bytes.len();
        (0..FRAME_HEAD).for_each(|_| self.word(0));
    }

    /// Ends a frame, which made a world of some hash, and begins the next one.
    pub(super) fn close(&mut self, hash: u64) {
        self.long(hash);
        let Some(frame) = self.bytes.get_mut(self.frame..).filter(|_| self.is_on) else { return };
        let (head, calls) = frame.split_at_mut(4 * FRAME_HEAD);
        let Ok(length) = u32::try_from(calls.len() / 4) else { return self.cut() };
        let hash = hash_of_words(calls);
        head[..4].copy_from_slice(&length.to_le_bytes());
        head[4..].copy_from_slice(&hash.to_le_bytes());
        self.begin_frame();
    }

    /// Ends the log before the frame for which there is no memory.
    fn cut(&mut self) {
        self.bytes.truncate(self.frame);
        self.is_on = false;
    }

    /// Takes all frames that are at their end; how many bytes that is. With too little room nothing is taken.
    pub(super) fn take(&mut self, out: &mut [u8]) -> usize {
        let count = self.frame;
        let Some(out) = out.get_mut(..count) else { return count };
        out.copy_from_slice(&self.bytes[..count]);
        self.bytes.copy_within(count.., 0);
        self.bytes.truncate(self.bytes.len() - count);
        self.frame = 0;
        count
    }

    // ---- Calls ---------------------------------------------------------------------------------

    /// Writes a whole snapshot of so many bytes down.
    pub(super) fn restore(&mut self, size: usize, write: impl FnOnce(&mut [u8])) {
        let Ok(words) = u32::try_from(size / 4) else { return self.cut() };
        self.call(Call::Restore);
        self.word(words);
        let start = self.bytes.len();
        if self.is_on && self.bytes.try_resize(start + size, 0).is_err() {
            self.cut();
        }
        if self.is_on {
            write(&mut self.bytes[start..]);
        }
    }

    pub(super) fn add(&mut self, collider: &Collider<'_>, shape: &Shape<'_>) {
        self.call(Call::Add);
        self.pose(collider.pose);
        self.collider(collider);
        self.shape(shape);
    }

    pub(super) fn remove(&mut self, id: ColliderId) {
        self.call_of(Call::Remove, id);
    }

    #[inline(never)]
    pub(super) fn moves(&mut self, id: ColliderId, stops: &[Stop]) {
        if let &[Stop { pose, time: 1.0 }] = stops {
            self.call_of(Call::Move, id);
            return self.pose(pose);
        }
        self.call_of(Call::MoveAlong, id);
        self.word(stops.len() as u32);
        for stop in stops {
            self.pose(stop.pose);
            self.number(stop.time);
        }
    }

    pub(super) fn place(&mut self, id: ColliderId, pose: Pose) {
        self.call_of(Call::Place, id);
        self.pose(pose);
    }

    /// Begins so many shapes that are set.
    pub(super) fn set_shapes(&mut self, count: usize) {
        self.call(Call::SetShapes);
        self.word(count as u32);
    }

    /// One of these.
    pub(super) fn shape_of(&mut self, id: ColliderId, shape: &Shape<'_>) {
        self.id(id);
        self.shape(shape);
    }

    pub(super) fn set(&mut self, id: ColliderId, collider: &Collider<'_>) {
        self.call_of(Call::Set, id);
        self.collider(collider);
    }

    pub(super) fn set_region(&mut self, region: Frame) {
        self.call(Call::SetRegion);
        self.vector(region.low);
        self.vector(region.high);
    }

    pub(super) fn update(&mut self, hash: u64) {
        self.call(Call::Update);
        self.close(hash);
    }

    fn call(&mut self, call: Call) {
        self.word(call as u32);
    }

    fn call_of(&mut self, call: Call, id: ColliderId) {
        self.call(call);
        self.id(id);
    }

    fn id(&mut self, id: ColliderId) {
        self.word(id.index);
        self.word(id.generation);
    }

    fn pose(&mut self, pose: Pose) {
        self.vector(pose.position);
        self.number(pose.rotation);
    }

    fn collider(&mut self, collider: &Collider<'_>) {
        let filter = &collider.filter;
        self.vector(collider.one_way);
        self.long(filter.layers);
        self.long(filter.mask);
        self.word(filter.family);
        self.word(filter.flags);
        self.long(collider.user);
    }

    fn shape(&mut self, shape: &Shape<'_>) {
        if self.is_on {
            write_shape(self, shape);
        }
    }
}

impl Sink for Log {
    #[inline(never)]
    fn word(&mut self, word: u32) {
        if self.is_on
            && let Err(OutOfMemory) = self.bytes.try_extend(&word.to_le_bytes())
        {
            self.cut();
        }
    }
}

/// A hash of whole words.
pub(super) fn hash_of_words(bytes: &[u8]) -> u64 {
    let mut hash = Hash::new();
    bytes.as_chunks().0.iter().for_each(|&word| hash.word(u32::from_le_bytes(word)));
    hash.end()
}

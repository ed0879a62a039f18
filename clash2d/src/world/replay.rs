//! Logs of what is done to a world: beginning one, taking it, and playing it.

use core::mem::replace;

use super::World;
use super::collider::{Collider, ColliderId, Filter};
use super::event::{Event, Events};
use super::log::{Call, FRAME_HEAD, LOG_HEAD, Log, hash_of_words};
use super::snapshot::{Bad, Failure, Parts, Source};
use super::stream::{Hash, Sink};
use super::way::Stop;
use super::world::WorldSettings;
use crate::any::{Shape, Status};
use crate::memory::{Allocator, List};
use crate::pose::Pose;
use crate::tree::Frame;
use crate::vector::Vector2D;

// ---- A log that is played ------------------------------------------------------------------------

/// How far a log was played. All zero: not at all.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replay {
    /// Where in the log the next update's calls begin, in bytes; its size when all was played.
    pub place: u64,
    /// A hash of the world and of what the update told, as it was when the log was written.
    pub expected: u64,
    /// The same as it is now: with another one the two runs differ since this update.
    pub found: u64,
}

impl World {
    /// Begins a log of all that changes the world, with all that is in it now; or ends it.
    ///
    /// Each update costs a hash of the world while a log is written, and a snapshot of all of it goes to the log where a grid
    /// was added or lent to be written since the last one. Not ok: `OutOfMemory`.
    pub fn record(&mut self, is_on: bool) -> Result<(), Status> {
        self.log.stop();
        if !is_on {
            return Ok(());
        }
        self.log.begin();
        self.log_restored();
        // What plays it has no events yet.
        self.log.close(self.state_after(Events::new(&[], &[], &[])));
        if self.log.is_on {
            return Ok(());
        }
        self.log.stop();
        Err(Status::OutOfMemory)
    }

    /// Takes what was written since the last time, up to the last update; how many bytes that is.
    ///
    /// With too little room nothing is taken. All that was taken, in one piece, is the log. Where memory for it ran
    /// out it has ended, and nothing else has failed: then nothing is taken after an update.
    pub fn take_log(&mut self, out: &mut [u8]) -> usize {
        self.log.take(out)
    }

    /// Plays a log from where it was played to, until after the next update; from its beginning until the world is
    /// what it was when the log was begun.
    ///
    /// Whether the two runs are still the same, `expected` and `found` tell. At the end nothing is played. Not ok:
    /// `BadSnapshot` if this is no log or no such place in it, and then nothing was changed; and `OutOfMemory`, after
    /// which it can't be played on.
    pub fn replay(&mut self, log: &[u8], replay: &mut Replay) -> Result<(), Status> {
        let size = log.len() as u64;
        if replay.place == size && size > 0 {
            return Ok(());
        }
        let (calls, next) = frame(log, replay.place).ok_or(Status::BadSnapshot)?;
        // Nothing is done if not all can be.
        each_call(calls, self.allocator, &mut |step| self.check(&step))?;
        let allocator = self.allocator;
        let expected = each_call(calls, allocator, &mut |step| self.play(&step))
            .inspect_err(|_| self.undo_pending(usize::MAX))?;
        *replay = Replay { place: next as u64, expected, found: self.state() };
        Ok(())
    }

    /// A hash of the world and of what the last update told.
    pub(super) fn state(&self) -> u64 {
        self.state_after(self.events())
    }

    fn state_after(&self, events: Events<'_>) -> u64 {
        let mut hash = Hash::new();
        hash.long(self.hash());
        for list in [events.begins(), events.ends()] {
            hash.long(list.len() as u64);
            list.iter().for_each(|event| tell_event(event, &mut hash));
        }
        hash.long(events.stays().len() as u64);
        hash.end()
    }

    /// Writes down what became of grids, with all else, if anything did.
    pub(super) fn log_grids(&mut self) {
        if self.log.is_on && self.grids.is_untold {
            self.log_restored();
        }
    }

    /// Writes down that the world is now what it is.
    pub(super) fn log_restored(&mut self) {
        let mut log = replace(&mut self.log, Log::new(self.allocator));
        if log.is_on {
            log.restore(self.snapshot(None, &mut []), |out| _ = self.snapshot(None, out));
        }
        self.log = log;
    }

    /// Whether a call may stand in a log: it may be refused, but has to have a meaning.
    fn check(&self, step: &Step<'_>) -> Result<(), Status> {
        match *step {
            Step::Restore(snapshot) => {
                let (allocator, tasks) = (self.allocator, self.tasks);
                let settings = WorldSettings { allocator, tasks, ..WorldSettings::default() };
                Self::empty(&settings).restore(None, snapshot)
            }
            Step::SetRegion(region) if !region.meets(&region) => Err(Status::BadSnapshot),
            _ => Ok(()),
        }
    }

    /// Makes a call. What it did not do when it was written, since it was refused, is not there; if it is
    /// refused now, the hash is going to tell.
    fn play(&mut self, step: &Step<'_>) -> Result<(), Status> {
        match *step {
            Step::Restore(snapshot) => self.restore(None, snapshot),
            Step::Add(ref collider) => refused(self.add(collider).map(drop)),
            Step::Remove(id) => {
                self.remove(id);
                Ok(())
            }
            Step::Move(id, pose) => refused(self.move_to(id, pose)),
            Step::MoveAlong(id, stops) => refused(self.move_along(id, stops)),
            Step::Place(id, pose) => refused(self.place(id, pose)),
            Step::TakeShape(id, shape) => refused(self.take_shape(id, shape)),
            Step::GiveShapes => refused(self.give_shapes()),
            Step::Set(id, ref collider) => refused(self.set(id, collider)),
            Step::SetRegion(region) => self.set_frame(region),
            Step::Update => refused(self.update().map(drop)),
        }
    }
}

/// A call as a log tells it.
enum Step<'s> {
    Restore(&'s [u8]),
    Add(Collider<'s>),
    Remove(ColliderId),
    Move(ColliderId, Pose),
    MoveAlong(ColliderId, &'s [Stop]),
    Place(ColliderId, Pose),
    TakeShape(ColliderId, &'s Shape<'s>),
    /// Those that were taken before.
    GiveShapes,
    Set(ColliderId, Collider<'static>),
    SetRegion(Frame),
    Update,
}

/// Hands over all calls of a frame, one after the other; the hash behind them.
fn each_call(
    calls: &[u8],
    allocator: Allocator,
    act: &mut dyn FnMut(Step<'_>) -> Result<(), Status>,
) -> Result<u64, Status> {
    let (mut words, mut parts) = (Words(calls), Parts::new(allocator));
    while words.0.len() > 8 {
        read_call(&mut words, &mut parts, allocator, act).map_err(|failure| match failure {
            Failure::Bad => Status::BadSnapshot,
            Failure::OutOfMemory => Status::OutOfMemory,
        })?;
    }
    words.long().map_err(|Bad| Status::BadSnapshot)
}

/// Hands over the next call of a frame.
fn read_call(
    words: &mut Words<'_>,
    parts: &mut Parts,
    allocator: Allocator,
    act: &mut dyn FnMut(Step<'_>) -> Result<(), Status>,
) -> Result<(), Failure> {
    let step = match Call::of(words.word()?).ok_or(Bad)? {
        Call::Restore => Step::Restore(words.bytes()?),
        Call::Add => {
            let (pose, collider) = (words.pose()?, words.collider()?);
            let first = words.word()?;
            return parts.read(words, first, |shape| {
                act(Step::Add(Collider { shape: Some(shape), pose, ..collider }))
            });
        }
        Call::Remove => Step::Remove(words.id()?),
        Call::Move => Step::Move(words.id()?, words.pose()?),
        Call::MoveAlong => {
            let (id, count) = (words.id()?, words.word()?);
            let mut stops = List::new(allocator);
            for _ in 0..count {
                stops.try_push(Stop { pose: words.pose()?, time: words.number()? })?;
            }
            return Ok(act(Step::MoveAlong(id, &stops))?);
        }
        Call::Place => Step::Place(words.id()?, words.pose()?),
        Call::SetShapes => {
            for _ in 0..words.word()? {
                let (id, first) = (words.id()?, words.word()?);
                parts.read(words, first, |shape| act(Step::TakeShape(id, shape)))?;
            }
            Step::GiveShapes
        }
        Call::Set => Step::Set(words.id()?, words.collider()?),
        Call::SetRegion => Step::SetRegion(Frame { low: words.vector()?, high: words.vector()? }),
        Call::Update => Step::Update,
    };
    Ok(act(step)?)
}

/// Memory may run out; all else is a difference, which is not an error of the log.
fn refused(result: Result<(), Status>) -> Result<(), Status> {
    result.or_else(|status| if status == Status::OutOfMemory { Err(status) } else { Ok(()) })
}

/// The calls at a place of a log, with the hash behind them, and where the next ones are.
fn frame(log: &[u8], place: u64) -> Option<(&[u8], usize)> {
    let mut head = Words(log);
    let is_log = LOG_HEAD.iter().all(|&word| head.word().is_ok_and(|own| own == word));
    let start = if place == 0 { 8 } else { usize::try_from(place).ok()? };
    if !(is_log && start.is_multiple_of(4) && start >= 8) {
        return None;
    }
    let mut head = Words(log.get(start..)?.get(..4 * FRAME_HEAD)?);
    let (length, hash) = (head.word().ok()? as usize, head.long().ok()?);
    let calls = log.get(start + 4 * FRAME_HEAD..)?.get(..length.checked_mul(4)?)?;
    let is_whole = calls.len() >= 8 && hash_of_words(calls) == hash;
    is_whole.then_some((calls, start + 4 * FRAME_HEAD + calls.len()))
}

fn tell_event(event: &Event, hash: &mut Hash) {
    for id in [event.pair.a, event.pair.b] {
        hash.word(id.index);
        hash.word(id.generation);
    }
    hash.number(event.enter);
    hash.number(event.exit);
    hash.vector(event.point);
    hash.vector(event.normal);
    hash.word(event.flags);
}

/// The words of a frame that are not read yet.
struct Words<'l>(&'l [u8]);

impl Source for Words<'_> {
    fn word(&mut self) -> Result<u32, Bad> {
        let (&word, rest) = self.0.split_first_chunk().ok_or(Bad)?;
        self.0 = rest;
        Ok(u32::from_le_bytes(word))
    }
}

impl<'l> Words<'l> {
    fn id(&mut self) -> Result<ColliderId, Bad> {
        Ok(ColliderId::new(self.word()?, self.word()?))
    }

    fn vector(&mut self) -> Result<Vector2D, Bad> {
        Ok(Vector2D::new(self.number()?, self.number()?))
    }

    fn pose(&mut self) -> Result<Pose, Bad> {
        Ok(Pose::new(self.vector()?, self.number()?))
    }

    fn collider(&mut self) -> Result<Collider<'static>, Bad> {
        let one_way = self.vector()?;
        let (layers, mask) = (self.long()?, self.long()?);
        let filter = Filter { layers, mask, family: self.word()?, flags: self.word()? };
        Ok(Collider { one_way, filter, user: self.long()?, ..Collider::default() })
    }

    /// So many bytes as the next word says words.
    fn bytes(&mut self) -> Result<&'l [u8], Bad> {
        let size = (self.word()? as usize).checked_mul(4).ok_or(Bad)?;
        let (bytes, rest) = self.0.split_at_checked(size).ok_or(Bad)?;
        self.0 = rest;
        Ok(bytes)
    }
}

#[cfg(test)]
mod test {
    extern crate std;
    use std::vec::Vec;

    use super::super::log::{FRAME_HEAD, hash_of_words};
    use super::{Collider, Replay, World};
    use crate::any::{Shape, Status};
    use crate::pose::Pose;
    use crate::vector::Vector2D;

    /// The bytes of a log that adds and moves a point, and where its second update begins.
    fn log() -> (Vec<u8>, usize) {
        let mut world = World::default();
        world.record(true).expect("memory");
        let shape = Shape::from(Vector2D::ZERO);
        let id = world.add(&Collider::new(&shape)).expect("memory");
        world.update().expect("memory");
        let mut log = std::vec![0; 1 << 16];
        let mut size = world.take_log(&mut log);
        let second = size;
        world.move_to(id, Pose::new(Vector2D::new(3.0, 4.0), 0.0)).expect("it is there");
        world.update().expect("memory");
        size += world.take_log(&mut log[size..]);
        log.truncate(size);
        (log, second)
    }

    /// A log is refused as a whole before a call of it is made, though somebody has made its hash right.
    #[test]
    fn calls_before_a_bad_one_are_not_made() {
        let (log, second) = log();
        let head = 4 * FRAME_HEAD;
        let call = log.len() - 8;
        let not_a_call = 99_u32.to_le_bytes().to_vec();
        let region = [9_u32, 0x7fc0_0000, 0, 0, 0].map(u32::to_le_bytes).concat();
        let snapshot = [1_u32, 2, 7, 8].map(u32::to_le_bytes).concat();
        for bad in [not_a_call, region, snapshot] {
            let mut log = [&log[..call], &bad, &log[call..]].concat();
            let words = (log.len() - second - head) as u32 / 4;
            let hash = hash_of_words(&log[second + head..]);
            log[second..second + 4].copy_from_slice(&words.to_le_bytes());
            log[second + 4..second + 12].copy_from_slice(&hash.to_le_bytes());
            let (mut world, mut replay) = (World::default(), Replay::default());
            while replay.place < second as u64 {
                world.replay(&log, &mut replay).expect("it is a log until here");
            }
            let before = world.hash();
            assert_eq!(world.replay(&log, &mut replay), Err(Status::BadSnapshot), "{bad:?}");
            assert_eq!((replay.place, world.hash()), (second as u64, before), "{bad:?}");
        }
    }
}

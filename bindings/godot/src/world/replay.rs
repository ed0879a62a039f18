//! `ClashReplay2D`.

use clash2d::{Replay, Status, World};
use godot::classes::IRefCounted;
use godot::prelude::*;

use crate::text::Told;

/// How far a log of a [ClashWorld2D] was played; a new one: not at all. See [method ClashWorld2D.replay].
#[derive(GodotClass)]
#[class(tool, init, base = RefCounted)]
pub(crate) struct ClashReplay2D {
    /// Where in the log the next update's calls begin, in bytes; its size when all was played.
    #[var(no_set)]
    place: i64,
    /// A hash of the world and of what the update told, as it was when the log was written.
    #[var(no_set)]
    expected: i64,
    /// The same as it is now: with another one the two runs differ since this update.
    #[var(no_set)]
    found: i64,
}

impl ClashReplay2D {
    /// Plays a log on in a world, until after the next update.
    pub(super) fn play(&mut self, world: &mut World, log: &[u8]) -> Result<(), Status> {
        let [place, expected, found] = [self.place, self.expected, self.found].map(|n| n as u64);
        let mut replay = Replay { place, expected, found };
        world.replay(log, &mut replay)?;
        let told = [replay.place, replay.expected, replay.found];
        [self.place, self.expected, self.found] = told.map(|n| n as i64);
        Ok(())
    }
}

#[godot_api]
impl IRefCounted for ClashReplay2D {
    fn to_string(&self) -> GString {
        GString::from(&format!(
            "ClashReplay2D(place: {}, expected: {}, found: {})",
            self.place.told(),
            self.expected.told(),
            self.found.told()
        ))
    }
}

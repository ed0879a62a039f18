//! Regions of a `ClashWorld2D`, and logs of what is done to it.

use clash2d::Rectangle;
use godot::prelude::*;

use super::followers::Followers;
use super::replay::ClashReplay2D;
use super::world::ClashWorld2D;
use crate::convert::vector;
use crate::report;

#[godot_api(secondary)]
impl ClashWorld2D {
    /// Lets updates look only for pairs of which both are in a region: the screen, with a margin as wide as what shall be right
    /// beyond it.
    ///
    /// One is in it if a box around it and its way since the last update touches it; around oriented rectangles, sectors
    /// and turns boxes are larger than need be. Each [ClashTileGrid2D] is in every region. The next update ends the pairs of what is
    /// outside then, and begins those of what is inside: [member ClashEvent2D.changed]. Questions ask everywhere.
    #[func]
    fn set_region(&mut self, region: Rect2) {
        self.look_in(Some(Rectangle::new(vector(region.position), vector(region.size))));
    }

    /// Lets updates look for all pairs, as at first.
    #[func]
    fn clear_region(&mut self) {
        self.look_in(None);
    }

    /// Begins a log of all that changes the world, with all that is in it now; `is_on` no: ends it, and forgets what
    /// was not taken.
    ///
    /// Each update costs a hash of the world while a log is written, and a snapshot of all of it if the cells of a
    /// [ClashTileGrid2D] have changed since the last one.
    #[func]
    fn record(&mut self, #[opt(default = true)] is_on: bool) {
        if let Err(status) = self.world.record(is_on) {
            report::refused(status);
        }
    }

    /// Takes what was written since the last time, up to the last update. All that was taken, in one piece, is the log: the
    /// same bytes on every platform.
    #[func]
    fn take_log(&mut self) -> PackedByteArray {
        let mut bytes = vec![0; self.world.take_log(&mut [])];
        self.world.take_log(&mut bytes);
        bytes.into()
    }

    /// Plays a log from the place in `replay` on, until after the next update; with a new [ClashReplay2D] until the world is
    /// what it was when the log was begun. No, and an error, if this is no log or no such place in it.
    ///
    /// Whether the two runs are still the same, [member ClashReplay2D.expected] and [member ClashReplay2D.found] tell. At the
    /// end of the log nothing is played, and the place stays. [method get_begins] and [method get_ends] are those of the
    /// update that was played; nothing is emitted.
    ///
    /// A world that plays a log has no nodes in it: what followed nodes is plain colliders here. One that is not in
    /// the scene tree does not update itself between two steps:
    /// [codeblock]
    /// var world := ClashWorld2D.new()
    /// var replay := ClashReplay2D.new()
    /// while replay.place < bytes.size() and world.replay(bytes, replay):
    ///     if replay.expected != replay.found:
    ///         print("The runs differ since the update before byte ", replay.place)
    ///         break
    /// world.free()
    /// [/codeblock]
    #[func]
    fn replay(&mut self, log: PackedByteArray, replay: Option<Gd<ClashReplay2D>>) -> bool {
        let Some(mut replay) = replay else {
            report::null("replay");
            return false;
        };
        if !self.followers.is_empty() {
            report::has_nodes();
            return false;
        }
        if let Err(status) = replay.bind_mut().play(&mut self.world, log.as_slice()) {
            report::refused_parameter("log", status);
            return false;
        }
        // No id of the log is that of a node that has left.
        self.followers = Followers::default();
        self.tell();
        true
    }
}

impl ClashWorld2D {
    fn look_in(&mut self, region: Option<Rectangle>) {
        if let Err(status) = self.world.set_region(region) {
            report::refused_parameter("region", status);
        }
    }
}

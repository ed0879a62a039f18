//! Snapshots of a `ClashWorld2D`.

use clash2d::{Status, World};
use godot::prelude::*;

use super::tile_grid::ClashTileGrid2D;
use super::world::ClashWorld2D;
use crate::report;

#[godot_api(secondary)]
impl ClashWorld2D {
    /// All that later answers depend on, ids to come included: the same bytes on every platform.
    ///
    /// With `base`, a whole snapshot of this world, only what differs from that; empty, and an error, if it is none.
    /// Where nodes are now the world knows since its last [method update] or [method sync].
    #[func]
    fn snapshot(
        &self,
        #[opt(default = &PackedByteArray::new())] base: PackedByteArray,
    ) -> PackedByteArray {
        let base = given(&base);
        let mut bytes = vec![0; self.world.snapshot(base, &mut [])];
        if bytes.is_empty() {
            report::refused_parameter("base", Status::BadSnapshot);
        }
        self.world.snapshot(base, &mut bytes);
        bytes.into()
    }

    /// Makes the world what it was at a snapshot; a difference needs the base that it was told to. No, and an
    /// error, if the bytes are no snapshot; then nothing has changed.
    ///
    /// Plain colliders are those of then, and so are the cells of each [ClashTileGrid2D] that was below it then. Nodes stay where they are: at the next [method update] or [method sync], the
    /// colliders that they had then go there, and those that had none enter the world. A game that goes back in
    /// time puts its nodes back, too. What the last update told is gone.
    #[func]
    fn restore(
        &mut self,
        bytes: PackedByteArray,
        #[opt(default = &PackedByteArray::new())] base: PackedByteArray,
    ) -> bool {
        if let Err(status) = self.become_again(given(&base), bytes.as_slice()) {
            report::refused_parameter("bytes", status);
            return false;
        }
        self.restored();
        true
    }

    /// A hash of all that later answers depend on: of equal whole snapshots equal, on every platform.
    #[func]
    fn hash(&self) -> i64 {
        self.world.hash() as i64
    }
}

impl ClashWorld2D {
    /// Makes the world what it was; grids that were not in it then go on in it as they are.
    fn become_again(&mut self, base: Option<&[u8]>, bytes: &[u8]) -> Result<(), Status> {
        let grids: Vec<_> = self.followers.grids().map(|(node, _)| node).collect();
        if grids.is_empty() {
            return self.world.restore(base, bytes);
        }
        let mut then = World::new(&self.settings())?;
        then.restore(base, bytes)?;
        let grids = grids.into_iter().filter_map(|node| Gd::try_from_instance_id(node).ok());
        let mut now: Vec<Gd<ClashTileGrid2D>> = grids.collect();
        now.retain(|grid| then.grid(self.followers.id(grid.instance_id())).is_none());
        for grid in &mut now {
            self.leave_grid(&mut grid.bind_mut());
        }
        // In place, as a log is going on.
        let restored = self.world.restore(base, bytes);
        for grid in &mut now {
            self.enter_grid(&mut grid.bind_mut());
        }
        restored
    }
}

fn given(base: &PackedByteArray) -> Option<&[u8]> {
    if base.is_empty() { None } else { Some(base.as_slice()) }
}

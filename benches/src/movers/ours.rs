//! clash2d's mover in a world.

use clash2d::{
    Collider, ColliderFlags, ColliderId, Filter, Mover, MoverFlags, MoverState, MoverTouch,
    Obstacles, Pose, Query, Vector2D, World, WorldSettings,
};

use super::level::Piece;
use super::script::{Frame, Script};
use super::walker::{Made, Walker};

/// Ours, in a world in which what moves is a carrier.
struct Ours {
    script: Script,
    world: World,
    ids: Vec<(String, ColliderId)>,
    state: MoverState,
}

/// Of a scene.
pub(crate) fn new(script: &Script) -> Made {
    let world = World::new(&WorldSettings::default()).expect("memory");
    let (script, ids, state) = (script.clone(), Vec::new(), MoverState::default());
    let mut walker = Ours { script, world, ids, state };
    walker.change(&walker.script.pieces.clone());
    let stay = Frame { movement: Vector2D::ZERO, drops: false, is_changed: false };
    walker.advance(walker.script.start, &stay);
    Ok(Box::new(walker))
}

/// A mover with the settings of a scene.
fn mover(script: &Script) -> Mover<'_> {
    let mut mover = Mover::new(script.mover.shape(), Vector2D::new(0.0, 1.0));
    mover.floor_angle = script.setting("floor_angle").unwrap_or(45.0);
    mover.step = script.setting("step_height").unwrap_or(0.0);
    mover.snap = script.setting("snap").unwrap_or(0.0);
    for (name, flag) in [
        ("stop_on_slope", MoverFlags::StopOnSlope),
        ("climb_only_floors", MoverFlags::ClimbOnlyFloors),
    ] {
        if script.settings[name] == true {
            mover = mover.with_flag(flag);
        }
    }
    mover
}

impl Ours {
    fn add(&mut self, pieces: &[Piece]) {
        self.ids.drain(..).for_each(|(_, id)| _ = self.world.remove(id));
        for piece in pieces {
            let shape = piece.shape().at(Vector2D::ZERO);
            let (pose, one_way) = (Pose::new(piece.position, 0.0), piece.one_way);
            let filter = Filter { flags: ColliderFlags::Carrier as u32, ..Filter::default() };
            let collider = Collider { pose, one_way, filter, ..Collider::new(&shape) };
            self.ids.push((piece.name.clone(), self.world.add(&collider).expect("a collider")));
        }
        self.world.update().expect("memory");
    }
}

impl Walker for Ours {
    /// The last frame ends; if others are there than before, all are new.
    fn change(&mut self, pieces: &[Piece]) {
        self.world.update().expect("memory");
        if !pieces.iter().map(|piece| &piece.name).eq(self.ids.iter().map(|known| &known.0)) {
            return self.add(pieces);
        }
        for ((_, id), piece) in self.ids.iter().zip(pieces) {
            self.world.move_to(*id, Pose::new(piece.position, 0.0)).expect("it is there");
        }
    }

    fn advance(&mut self, place: Vector2D, frame: &Frame) -> (Vector2D, bool) {
        let mut mover = mover(&self.script);
        if frame.drops {
            mover = mover.with_flag(MoverFlags::Drop);
        }
        let query = Query::default();
        let obstacles = Obstacles { world: Some((&self.world, &query)), ..Obstacles::default() };
        let moved = mover.advance(obstacles, place, frame.movement, &self.state, &mut [], &mut []);
        let moved = moved.expect("a mover");
        self.state = moved.state;
        (moved.position, moved.state.is(MoverTouch::Floor))
    }
}

//! The scenes of tests/mover, as frames: what is there, and where the mover wants to.

use clash2d::Vector2D;
use serde_json::Value;

use super::level::{self, Piece, number, vector};

/// A scene, apart from what it expects.
#[derive(Clone)]
pub(crate) struct Script {
    /// What is moved.
    pub(crate) mover: Piece,
    /// Where it starts.
    pub(crate) start: Vector2D,
    /// What is there at the start.
    pub(crate) pieces: Vec<Piece>,
    /// `floor_angle`, `snap`, `step_height`, `stop_on_slope`, `climb_only_floors`.
    pub(crate) settings: Value,
    /// What it wants, and what happens besides.
    pub(crate) moves: Value,
}

/// What happens in a frame.
pub(crate) struct Frame {
    /// Where it wants to.
    pub(crate) movement: Vector2D,
    /// Whether it falls through one-way floors.
    pub(crate) drops: bool,
    /// Whether the pieces are others than before.
    pub(crate) is_changed: bool,
}

impl Script {
    pub(crate) fn of(scene: &Value) -> Self {
        Self {
            mover: level::mover(&scene["mover"]),
            start: vector(&scene["start"]),
            pieces: level::pieces(&scene["level"]),
            settings: scene["settings"].clone(),
            moves: scene["moves"].clone(),
        }
    }

    pub(crate) fn setting(&self, name: &str) -> Option<f32> {
        self.settings[name].as_f64().map(|number| number as f32)
    }

    pub(crate) fn has_one_way(&self) -> bool {
        self.pieces.iter().any(|piece| piece.one_way != Vector2D::ZERO)
    }

    pub(crate) fn has_platforms(&self) -> bool {
        self.moves
            .as_array()
            .is_some_and(|moves| moves.iter().any(|part| part["platforms"].is_object()))
    }

    /// Each frame, after the pieces have been brought to where they are in it.
    pub(crate) fn each(&self, visit: &mut dyn FnMut(&Frame, &[Piece])) {
        let mut pieces = self.pieces.clone();
        for part in self.moves.as_array().expect("moves") {
            let mut is_changed = change_tiles(part, &mut pieces);
            let (movement, drops) = (vector(&part["d"]), part["drop"].is_array());
            for _ in 0..part["repeat"].as_u64().unwrap_or(1) {
                is_changed |= carry(part, &mut pieces);
                visit(&Frame { movement, drops, is_changed }, &pieces);
                is_changed = false;
            }
            pieces.iter_mut().for_each(|piece| piece.movement = Vector2D::ZERO);
        }
    }
}

fn carry(part: &Value, pieces: &mut [Piece]) -> bool {
    let Some(platforms) = part["platforms"].as_object() else { return false };
    for (name, by) in platforms {
        for piece in pieces.iter_mut().filter(|piece| piece.is_called(name)) {
            piece.movement = vector(by);
            piece.position += piece.movement;
        }
    }
    true
}

fn change_tiles(part: &Value, pieces: &mut Vec<Piece>) -> bool {
    let Some(changes) = part["set_tiles"].as_array() else { return false };
    for change in changes {
        let name = format!("l0.{}.{}", number(&change[0]), number(&change[1]));
        pieces.retain(|piece| piece.name != name);
        let tile = change[2].as_str().and_then(|tile| tile.chars().next()).expect("a tile");
        pieces.extend(level::tile(tile, vector(change), 1.0).map(|tile| Piece { name, ..tile }));
    }
    true
}

//! Plays scenes.

use clash2d::{Mover, MoverFlags, MoverHit, MoverState, MoverTouch, Obstacle, Stop, Vector2D};
use serde_json::Value;

use super::abi;
use super::level::{self, Piece, number, vector};

/// What became of a mover in a step.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) place: Vector2D,
    pub(crate) state: MoverState,
    /// The pieces as they were then, if that changed.
    pub(crate) pieces: Option<Vec<Piece>>,
}

impl Step {
    pub(crate) fn flag(&self, name: &str) -> bool {
        let touch = match name {
            "floor" => MoverTouch::Floor,
            "wall" => MoverTouch::Wall,
            "ceiling" => MoverTouch::Ceiling,
            "squeezed" => MoverTouch::Crushed,
            _ => panic!("{name} is no flag"),
        };
        self.state.is(touch)
    }
}

/// A scene that can be played.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) mover: Piece,
    pub(crate) start: Vector2D,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) settings: Value,
    pub(crate) moves: Value,
    pub(crate) sign: f32,
    /// How often each movement is repeated at most.
    pub(crate) most: u64,
}

impl Scene {
    pub(crate) fn of(scene: &Value) -> Self {
        Self {
            mover: level::mover(&scene["mover"]),
            start: vector(&scene["start"]),
            pieces: level::pieces(&scene["level"]),
            settings: scene["settings"].clone(),
            moves: scene["moves"].clone(),
            sign: 1.0,
            most: u64::MAX,
        }
    }

    pub(crate) fn mirrored(&self) -> Self {
        Self {
            mover: self.mover.mirrored(),
            start: Vector2D::new(0.0 - self.start.x, self.start.y),
            pieces: self.pieces.iter().map(Piece::mirrored).collect(),
            sign: 0.0 - self.sign,
            ..self.clone()
        }
    }

    /// The mover; nothing is scaled by the length of what is up.
    pub(crate) fn mover(&self) -> Mover<'_> {
        let mut mover = Mover::new(self.mover.shape(), Vector2D::new(0.0, 1.0));
        let setting =
            |name: &str| self.settings[name].as_f64().map(|_| number(&self.settings[name]));
        mover.floor_angle = setting("floor_angle").unwrap_or(45.0);
        mover.step = setting("step_height").unwrap_or(0.0);
        mover.snap = setting("snap").unwrap_or(0.0);
        for (name, flag) in [
            ("stop_on_slope", MoverFlags::StopOnSlope),
            ("climb_only_floors", MoverFlags::ClimbOnlyFloors),
        ] {
            if self.settings[name] == true {
                mover = mover.with_flag(flag);
            }
        }
        mover
    }

    /// All steps; the first one is the start.
    pub(crate) fn play(&self) -> Vec<Step> {
        self.play_by(&mut advance)
    }

    /// The same by another way to move.
    pub(crate) fn play_by(&self, advance: &mut Advance<'_>) -> Vec<Step> {
        let mut pieces = self.pieces.clone();
        let (mut place, mut state) = (self.start, MoverState::default());
        let mut steps = Vec::new();
        let stay = Vector2D::ZERO;
        (_, state) = advance(&self.mover(), &pieces, place, stay, &state);
        steps.push(Step { place, state, pieces: Some(pieces.clone()) });
        for part in self.moves.as_array().expect("moves") {
            self.change_tiles(part, &mut pieces);
            let movement = self.flipped(vector(&part["d"]));
            let mut mover = self.mover();
            if part["drop"].is_array() {
                mover = mover.with_flag(MoverFlags::Drop);
            }
            for _ in 0..part["repeat"].as_u64().unwrap_or(1).min(self.most) {
                let is_carried = self.carry(part, &mut pieces);
                (place, state) = advance(&mover, &pieces, place, movement, &state);
                let is_new = is_carried || part["set_tiles"].is_array();
                steps.push(Step { place, state, pieces: is_new.then(|| pieces.clone()) });
            }
            for piece in &mut pieces {
                piece.movement = Vector2D::ZERO;
            }
        }
        steps
    }

    fn flipped(&self, v: Vector2D) -> Vector2D {
        Vector2D::new(self.sign * v.x, v.y)
    }

    fn carry(&self, part: &Value, pieces: &mut [Piece]) -> bool {
        let Some(platforms) = part["platforms"].as_object() else { return false };
        for (name, by) in platforms {
            let by = self.flipped(vector(by));
            for piece in pieces.iter_mut().filter(|piece| piece.is_called(name)) {
                piece.position += by;
                piece.movement = by;
            }
        }
        true
    }

    fn change_tiles(&self, part: &Value, pieces: &mut Vec<Piece>) {
        for change in part["set_tiles"].as_array().into_iter().flatten() {
            let name = format!("l0.{}.{}", change[0], change[1]);
            pieces.retain(|piece| piece.name != name);
            let at = vector(change);
            let tile = change[2].as_str().and_then(|tile| tile.chars().next()).expect("a tile");
            pieces.extend(level::tile(tile, at, 1.0).map(|tile| Piece { name, ..tile }));
        }
    }
}

/// How a mover is moved among pieces: from a place by a movement, in a state.
type Advance<'a> =
    dyn FnMut(&Mover<'_>, &[Piece], Vector2D, Vector2D, &MoverState) -> (Vector2D, MoverState) + 'a;

/// In a list, by the crate and through the C ABI, which tell the same.
pub(crate) fn advance(
    mover: &Mover<'_>,
    pieces: &[Piece],
    place: Vector2D,
    movement: Vector2D,
    before: &MoverState,
) -> (Vector2D, MoverState) {
    let list: Vec<Obstacle<'_>> = pieces.iter().map(Piece::obstacle).collect();
    let (mut hits, mut stops) = ([MoverHit::default(); 64], [Stop::default(); 64]);
    let result = mover.advance(list[..].into(), place, movement, before, &mut hits, &mut stops);
    let result = result.expect("a mover that can move");
    let (hits, stops) = (&hits[..result.hit_count], &stops[..result.stop_count]);
    let (other, other_hits, other_stops) =
        abi::advance(mover, &abi::listed(&list), place, movement, before);
    assert_eq!((result, hits, stops), (other, &other_hits[..], &other_stops[..]));
    (result.position, result.state)
}

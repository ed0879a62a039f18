//! The usual frame: a hero, or thousands of them, in a level of 10,000 tiles.

use clash2d::{
    Capsule, Collider, Mover, MoverState, Obstacles, Query, Rectangle, Vector2D, World,
    WorldSettings,
};
use serde_json::json;

use super::box2d::Box2d;
use super::level::{Kind, Piece};
use super::rapier::Rapier;
use super::script::{Frame, Script};
use super::walker::Walker;

/// How many tiles there are in a row.
const WIDTH: usize = 500;
/// How many rows.
const HEIGHT: usize = 20;

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn piece(kind: Kind) -> Piece {
    let (position, movement, one_way) = (Vector2D::ZERO, Vector2D::ZERO, Vector2D::ZERO);
    Piece { name: "tile".into(), kind, one_way, position, movement }
}

/// Flush tiles of side 1; on top of every tenth one stands a ramp of 45 degrees, and the back of it.
pub(crate) fn tiles() -> Vec<Piece> {
    let place = |number: usize| ((number % WIDTH) as f32, (number / WIDTH) as f32);
    let tile = |(x, y): (f32, f32)| Kind::Rectangle(Rectangle::new(v(x, -y - 1.0), v(1.0, 1.0)));
    let ramps = (0..WIDTH / 10).flat_map(|number| {
        let x = 10.0 * number as f32 + 5.0;
        [
            Kind::Polygon(vec![v(x, 0.0), v(x + 1.0, 0.0), v(x + 1.0, 1.0)], 0.0),
            Kind::Polygon(vec![v(x + 1.0, 0.0), v(x + 2.0, 0.0), v(x + 1.0, 1.0)], 0.0),
        ]
    });
    let flat = (0..WIDTH * HEIGHT - WIDTH / 5).map(|number| tile(place(number)));
    flat.chain(ramps).map(piece).collect()
}

/// A capsule, as all have it, 2 high.
pub(crate) fn script() -> Script {
    let scene = json!({
        "mover": {"kind": "capsule", "point1": [0, 0.5], "point2": [0, 1.5], "radius": 0.5},
        "start": [1.5, 0], "settings": {}, "level": [], "moves": []
    });
    Script { pieces: tiles(), ..Script::of(&scene) }
}

/// What it wants in a frame: to the right for as long as the level has room, or to the left; downwards always.
pub(crate) fn wish(frame: usize) -> Vector2D {
    let right = (frame / 2000).is_multiple_of(2);
    v(if right { 0.1 } else { -0.1 }, -0.05)
}

/// Ours, in a world.
pub(crate) struct InWorld {
    world: World,
    /// Of each of those that take turns.
    states: Vec<MoverState>,
    turn: usize,
}

impl InWorld {
    pub(crate) fn new(pieces: &[Piece], movers: usize) -> Self {
        let mut world = World::new(&WorldSettings::default()).expect("memory");
        for piece in pieces {
            let shape = piece.shape();
            world.add(&Collider::new(&shape)).expect("a collider");
        }
        world.update().expect("memory");
        Self { world, states: vec![MoverState::default(); movers], turn: 0 }
    }
}

impl Walker for InWorld {
    fn change(&mut self, _: &[Piece]) {
        unreachable!("the level stays")
    }

    fn advance(&mut self, place: Vector2D, frame: &Frame) -> (Vector2D, bool) {
        let hero = Mover::new(Capsule::new(v(0.0, 0.5), v(0.0, 1.5), 0.5), v(0.0, 1.0));
        let query = Query::default();
        let obstacles = Obstacles { world: Some((&self.world, &query)), ..Obstacles::default() };
        let moved = hero.advance(
            obstacles,
            place,
            frame.movement,
            &self.states[self.turn],
            &mut [],
            &mut [],
        );
        let moved = moved.expect("a mover");
        self.states[self.turn] = moved.state;
        self.turn = (self.turn + 1) % self.states.len();
        (moved.position, true)
    }
}

/// Everyone who can, with a name, for so many movers that take turns.
pub(crate) fn walkers(movers: usize) -> Vec<(&'static str, Box<dyn Walker>)> {
    let script = script();
    vec![
        ("clash2d", Box::new(InWorld::new(&script.pieces, movers))),
        ("rapier2d", Box::new(Rapier::new(&script))),
        ("Box2D", Box::new(Box2d::new(&script).expect("a capsule"))),
    ]
}

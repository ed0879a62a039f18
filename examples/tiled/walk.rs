//! A hero that walks through a level until it is where it wants to be: it jumps at walls that it comes to.

use clash2d::{
    Capsule, Mover, MoverFlags, MoverHit, MoverState, MoverTouch, Obstacles, Stop, Vector2D,
    slid_velocity,
};

use crate::map::Level;

const FRAME: f32 = 1.0 / 60.0;
const SPEED: f32 = 90.0;
const JUMP: f32 = 230.0;
const GRAVITY: f32 = 600.0;
const MOST_FRAMES: usize = 1200;

/// A frame of the walk.
pub struct Frame {
    /// Where the hero's feet are.
    pub position: Vector2D,
    /// What has become of it.
    pub state: MoverState,
    /// What it came to.
    pub hits: Vec<MoverHit>,
}

/// The hero, with its feet at its place: 8 wide, 14 high.
pub fn hero() -> Mover<'static> {
    let body = Capsule::new(Vector2D::new(0.0, -10.0), Vector2D::new(0.0, -4.0), 4.0);
    let mover = Mover { step: 4.0, snap: 4.0, ..Mover::new(body, Vector2D::new(0.0, -1.0)) };
    mover.with_flag(MoverFlags::StopOnSlope)
}

/// The way from one point of a level to the column of another one.
pub fn walk(level: &Level, from: Vector2D, to: Vector2D) -> Result<Vec<Frame>, String> {
    let hero = hero();
    let (mut position, mut velocity, mut state) = (from, Vector2D::ZERO, MoverState::default());
    let mut frames = Vec::new();
    while (position.x - to.x).abs() > 1.0 && frames.len() < MOST_FRAMES {
        let is_jumping = state.is(MoverTouch::Wall) && state.is(MoverTouch::Floor);
        velocity.x = if to.x > position.x { SPEED } else { -SPEED };
        velocity.y = if is_jumping { -JUMP } else { velocity.y + GRAVITY * FRAME };
        let obstacles = Obstacles { grid: Some(&level.grid), ..Obstacles::default() };
        let (mut hits, mut stops) = ([MoverHit::default(); 16], [Stop::default(); 64]);
        let moved = hero
            .advance(obstacles, position, velocity * FRAME, &state, &mut hits, &mut stops)
            .map_err(|why| why.message().to_string())?;
        let hits = &hits[..moved.hit_count.min(16)];
        velocity = slid_velocity(velocity, hits);
        if moved.state.is(MoverTouch::Floor) {
            velocity.y = 0.0; // It does not fly off the tops of slopes.
        }
        (position, state) = (moved.position, moved.state);
        frames.push(Frame { position, state, hits: hits.to_vec() });
    }
    Ok(frames)
}

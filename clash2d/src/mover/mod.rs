//! Movers: shapes that are moved through a level, and slide along what stops them.

#![forbid(unsafe_code)]

mod piece;

mod grown;

mod plane;

mod floats;
mod solve;

mod scene;

mod settings;

mod slide;

mod exit;

mod ground;

mod carry;
mod course;

pub use course::slid_velocity;
pub use scene::{Obstacle, ObstacleId, Obstacles};
pub use settings::{Mover, MoverFlags, MoverHit, MoverResult, MoverState, MoverTouch};

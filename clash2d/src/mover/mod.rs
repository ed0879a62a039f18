//! Movers: shapes that are moved through a level, and slide along what stops them.

#![forbid(unsafe_code)]

mod track;

#[cfg(test)]
mod draw;

mod piece;

mod crossing;

mod order;

mod grown;

mod round;

mod entry;

mod quick;

mod seen;

mod plane;

mod floats;
mod solve;

mod sight;

mod obstacle;

mod listed;

mod nearby;

mod scene;

mod settings;

mod trail;

mod slide;

mod exit;

mod ground;

mod carry;
mod course;
mod velocity;

pub use obstacle::{Obstacle, ObstacleId};
pub use scene::Obstacles;
pub use settings::{Mover, MoverFlags, MoverHit, MoverResult, MoverState, MoverTouch};
pub use velocity::slid_velocity;

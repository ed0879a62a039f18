//! Shapes on their way.

use clash2d::{Motion, Pose, Shape, Vector2D};

use crate::panel::Panel;
use crate::placed::placed;

/// A shape, and how it moves.
pub(super) struct Moving {
    pub(super) shape: Shape<'static>,
    pub(super) motion: Motion,
}

/// A shape that moves without a turn.
pub(super) fn straight(shape: impl Into<Shape<'static>>, x: f32, y: f32) -> Moving {
    Moving { shape: shape.into(), motion: Motion::straight(Vector2D::new(x, y)) }
}

/// A shape that turns around a point, and moves along with it.
pub(super) fn turning(
    shape: impl Into<Shape<'static>>,
    pivot: Vector2D,
    rotation: f32,
    movement: Vector2D,
) -> Moving {
    Moving { shape: shape.into(), motion: Motion { movement, rotation, pivot } }
}

impl Moving {
    fn rests(&self) -> bool {
        self.motion.movement == Vector2D::ZERO && self.motion.rotation == 0.0
    }

    /// Draws the shape where it is after some part of its way.
    pub(super) fn at(&self, part: f32, panel: &mut Panel, class: &str) {
        let Motion { movement, rotation, pivot } = self.motion;
        let turned = part * rotation;
        let position = pivot + movement * part - pivot.rotated(turned);
        let mut ring_sizes = [0; 4];
        let mut buffer = [Vector2D::ZERO; 16];
        let shape = placed(&self.shape, Pose::new(position, turned), &mut buffer, &mut ring_sizes);
        panel.any(&shape, class);
    }

    /// Draws the whole way: the start, `ghosts` poses, and the end.
    pub(super) fn draw(&self, panel: &mut Panel, ghosts: u16, class: &str) {
        if !self.rests() {
            for i in 1..=ghosts {
                let part = f32::from(i) / f32::from(ghosts + 1);
                self.at(part, panel, &format!("{class} ghost"));
            }
            self.at(1.0, panel, &format!("{class} dashed"));
        }
        self.at(0.0, panel, class);
        let Motion { movement, pivot, .. } = self.motion;
        if movement != Vector2D::ZERO {
            let from = if pivot == Vector2D::ZERO { super::middle(&self.shape) } else { pivot };
            panel.arrow(from, from + movement, class);
        }
    }

    /// Draws where it is at the first contact, unless it rests.
    pub(super) fn touches_at(&self, part: f32, panel: &mut Panel) {
        if !self.rests() {
            self.at(part, panel, "contact");
        }
    }
}

//! What a mover stands on.

use super::obstacle::ObstacleId;
use super::plane::{Normal, is_within_angle};
use super::scene::Scene;
use super::settings::Mover;
use super::track::Track;
use crate::vector::Vector2D;

/// A floor under a mover.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    pub(super) id: ObstacleId,
    pub(super) normal: Normal,
}

/// The floor on which a mover stands at a place, if it does: what it would be in a float further down. Of several
/// the one that faces up most, then the first.
pub(super) fn ground(mover: &Mover<'_>, scene: &Scene<'_>, place: Vector2D) -> Option<Ground> {
    let track = downwards(mover.up, place)?;
    let mut best: Option<(Ground, f64)> = None;
    scene.each_blocking(&track, &mut |found| {
        let normal = Normal::of(&found.seen, found.passing, &track, mover.up);
        if !is_within_angle(&normal, mover.up, mover.floor_angle) {
            return;
        }
        let [x, y] = normal.unit();
        let height = x * f64::from(mover.up.x) + y * f64::from(mover.up.y);
        let is_better = best
            .is_none_or(|(known, most)| height > most || (height == most && found.id < known.id));
        if is_better {
            best = Some((Ground { id: found.id, normal }, height));
        }
    });
    best.map(|(ground, _)| ground)
}

/// The way down by a float of the larger coordinate.
fn downwards(up: Vector2D, place: Vector2D) -> Option<Track> {
    /// Where coordinates are less, more than a float of them.
    const LEAST: f32 = 1.0 / (1 << 20) as f32;
    const FLOAT: f32 = 1.0 / (1 << 22) as f32;
    let size = up.x.abs().max(up.y.abs());
    let step = place.x.abs().max(place.y.abs()).max(LEAST) * FLOAT;
    let down = Vector2D::new(0.0 - up.x / size * step, 0.0 - up.y / size * step);
    (down.is_finite() && down != Vector2D::ZERO).then(|| Track::along(place, down))
}

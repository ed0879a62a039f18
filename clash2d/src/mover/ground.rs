//! What a mover stands on.

use super::obstacle::ObstacleId;
use super::plane::{Normal, Plane, is_within_angle};
use super::scene::Scene;
use super::settings::Mover;
use super::track::Track;
use crate::exact::real::{Near, Only, Real};
use crate::outline::{cross, dot, unit};
use crate::vector::Vector2D;

/// A floor under a mover.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    pub(super) id: ObstacleId,
    pub(super) normal: Normal,
}

/// The floor on which a mover stands at a place, if it does: what it would be in a float further down. Of several
/// the one that faces up most, then the first. On one that ends within such a float, beside something too steep, it does
/// not stand: where a corner passes a joint of a steep slope there is no floor.
pub(super) fn ground(mover: &Mover<'_>, scene: &Scene<'_>, place: Vector2D) -> Option<Ground> {
    let track = downwards(mover.up, scene, place)?;
    let Under { floor, slopes } = under(mover, scene, &track);
    let is_wide = |aside: f64| {
        let beside = beside(mover.up, &track, aside);
        beside.is_none_or(|track| under(mover, scene, &track).floor.is_some())
    };
    floor.filter(|_| slopes.into_iter().all(|aside| aside == 0.0 || is_wide(aside)))
}

/// What is in a way down.
struct Under {
    floor: Option<Ground>,
    /// How far to the left, below 0, and to the right slopes that are no floors lead on the whole way.
    slopes: [f64; 2],
}

fn under(mover: &Mover<'_>, scene: &Scene<'_>, track: &Track) -> Under {
    let (mut best, mut slopes): (Option<(Ground, f64)>, _) = (None, [0.0_f64; 2]);
    scene.each_blocking(track, &mut |found| {
        let normal = *Plane::of(&found.seen, found.passing, track, mover.up).normal();
        let [x, y] = normal.unit();
        let up = [mover.up.x, mover.up.y].map(f64::from);
        let (height, side) = (dot([x, y], up), cross([x, y], up));
        if !is_within_angle(&normal, mover.up, mover.floor_angle) {
            let aside = side.signum() + height / side;
            let aside = if aside.is_finite() { aside } else { 0.0 };
            slopes = [slopes[0].min(aside), slopes[1].max(aside)];
            return;
        }
        let is_better = best
            .is_none_or(|(known, most)| height > most || (height == most && found.id < known.id));
        if is_better {
            best = Some((Ground { id: found.id, normal }, height));
        }
    });
    Under { floor: best.map(|(ground, _)| ground), slopes }
}

/// A way down beside another one, as many times its length to the right; None if there are no floats.
fn beside(up: Vector2D, track: &Track, aside: f64) -> Option<Track> {
    let [down_x, down_y] = track.way::<Near>(Only).map(Near::value);
    let length = 2.0 * aside * down_x.abs().max(down_y.abs());
    let [x, y] = unit([up.x, up.y].map(f64::from));
    let Vector2D { x: from_x, y: from_y } = track.from;
    let from = [f64::from(from_x) + y * length, f64::from(from_y) - x * length];
    let from = Vector2D::new(from[0] as f32, from[1] as f32);
    from.is_finite().then_some(Track { from, ..*track })
}

/// The way down by a float of the larger coordinate.
fn downwards(up: Vector2D, scene: &Scene<'_>, place: Vector2D) -> Option<Track> {
    const FLOAT: f32 = 1.0 / (1 << 22) as f32;
    let size = up.x.abs().max(up.y.abs());
    let step =
        (place.x.abs().max(place.y.abs()).max(scene.finest()) * FLOAT).max(f32::from_bits(1));
    let down = Vector2D::new(0.0 - up.x / size * step, 0.0 - up.y / size * step);
    (down.is_finite() && down != Vector2D::ZERO).then(|| Track::along(place, down))
}

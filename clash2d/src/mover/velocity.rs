//! What is left of a mover's velocity.

use super::plane::wide;
use super::settings::MoverHit;
use crate::outline::dot;
use crate::root::square_root;
use crate::vector::Vector2D;

/// How much of its length a velocity along something leads into something else by rounding.
const ROUNDING: f64 = 1.0 / (1 << 20) as f64;

/// The velocity nearest to another one that leads into nothing that was hit: the same, one along something, or none.
///
/// It does not matter in which order things were hit. O(n) for n hits, times those into which it leads.
pub fn slid_velocity(velocity: Vector2D, hits: &[MoverHit]) -> Vector2D {
    let is_in = |hit: &&MoverHit| dot(wide(velocity), wide(hit.normal)) > 0.0;
    if !hits.iter().any(|hit| is_in(&hit)) {
        return velocity;
    }
    let along = hits.iter().filter(is_in).map(|hit| velocity.slid(hit.normal));
    let free = along.filter(|along| hits.iter().all(|hit| is_out(*along, hit, velocity)));
    let nearest = free.max_by(|a, b| length(*a).total_cmp(&length(*b)));
    nearest.unwrap_or(Vector2D::ZERO)
}

/// Whether a velocity that was made of another one leads into something by no more than rounding.
fn is_out(along: Vector2D, hit: &MoverHit, whole: Vector2D) -> bool {
    dot(wide(along), wide(hit.normal)) <= ROUNDING * length(whole) * length(hit.normal)
}

fn length(v: Vector2D) -> f64 {
    square_root(dot(wide(v), wide(v)))
}

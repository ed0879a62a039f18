//! When moving figures first touch.

use super::collide::collide;
use super::figure::{Figure, Pair};
use super::plane::{Piece, Pose, Scope, Vector, times};
use crate::Real;

/// The first time, as a part of the movements, at which two figures share a point that both move in
/// a straight line, each from where it is.
///
/// The outer none where sines and cosines leave it in doubt, the inner one where they never touch.
pub fn cast(a: &Figure, move_a: Pair, b: &Figure, move_b: Pair) -> Option<Option<Real>> {
    if collide(a, b)? {
        return Some(Some(Real::new(0.0)));
    }
    Scope::ask([a, b], &[move_a, move_b], |scope| {
        let movement = Vector::new(move_a).minus(&Vector::new(move_b));
        let [a, b] = [a, b].map(|figure| Piece::all_of(figure, &Pose::still()));
        let one = Real::new(1.0);
        let pairs = a.iter().flat_map(|a| b.iter().map(move |b| (a, b)));
        let all = pairs.flat_map(|(a, b)| times(a, b, &movement, scope));
        let on_way = all.filter(|time| !time.is_negative() && *time <= one);
        on_way.reduce(|first, time| if time < first { time } else { first })
    })
}

//! Two circles that move.

use super::super::hit::CastHit;
use super::number::rounded_down;
use super::rim::{Aim, Rim};
use super::verdict::Verdict;
use crate::pack::{Pack, Two};
use crate::place::Sides;
use crate::shape::Circle;
use crate::vector::Vector2D;

/// [`cast`](super::super::cast) of two circles that are apart, or a doubt if they may not be; without
/// a branch.
#[inline(always)]
pub(in super::super) fn circles(a: &Circle, b: &Circle, movements: [Vector2D; 2]) -> Verdict {
    let [from, to] = [Two::of(a.center), Two::of(b.center)];
    let [own, other] = movements.map(Two::of);
    let (own_radius, other_radius) = (f64::from(a.radius), f64::from(b.radius));
    let along = own - other;
    let rim = Rim::new(Aim::of(along, to - from), own_radius + other_radius);
    let (time, normal) = (rim.time, rim.normal_of(along));
    let (fraction, off) = rounded_down(time);
    let is_timed = rim.is_timed(off) & rim.is_clear;
    let is_sane = (own_radius >= 0.0) & (other_radius >= 0.0) & rim.starts_outside;
    // Seen from both sides, so that it does not matter which one is the first.
    let late = Two::all(time);
    let first = from + late * own + Two::all(own_radius) * normal;
    let second = to + late * other - Two::all(other_radius) * normal;
    let hit = CastHit {
        fraction,
        point: (Two::all(0.5) * (first + second)).narrow(),
        normal: normal.narrow(),
        ..CastHit::NONE
    };
    let sides = Sides::on_discs(Two::new(own_radius, other_radius), normal);
    let hit = hit.with_places(sides.places());
    let is_known = is_sane & (rim.is_missed | is_timed);
    let is_hit = !rim.is_missed & (rim.above < rim.below);
    Verdict { is_known, is_hit, may_touch: !rim.starts_outside, hit }
}

//! Whether two figures come within a distance of each other.

use super::collide::collide;
use super::distance::{distance, is_empty};
use super::figure::Figure;
use super::lift::{Effort, Lift, powers};
use super::part::Part;
use super::simple::{Simple, simple};
use super::turning::Turning;
use crate::Real;
use crate::number::any;

/// Whether some point of one figure is at most some distance from some point of the other one; exactly
/// that far counts.
///
/// Decided in whole numbers where one of the two has straight edges, which are grown by the distance, and
/// by the true distance of others. None where a sine or cosine that is not 0 leaves it in doubt, or where
/// lines and sectors of very different numbers are nearly that far apart.
pub fn within(a: &Figure, b: &Figure, reach: f32) -> Option<bool> {
    if reach.is_nan() || reach < 0.0 || is_empty(a) || is_empty(b) {
        return Some(false);
    }
    if reach == f32::INFINITY {
        return Some(true);
    }
    let parts = [simple(a), simple(b)];
    let angles: Vec<Turning> = parts.iter().flatten().flat_map(Simple::angles).collect();
    // The scale has room for the distance, too.
    let grown = Figure::Group(vec![a.clone(), Figure::Circle { center: [0.0; 2], radius: reach }]);
    let on_scale = |effort| {
        let lift = Lift::new([&grown, b], &angles, effort);
        (any(pairs(&parts).map(|[a, b]| grown_meet(a, b, reach, &lift))), lift.is_complete())
    };
    let straight = match on_scale(Effort::Few) {
        (None, false) => on_scale(Effort::Enough).0,
        (answer, _) => answer,
    };
    let is_round = |[a, b]: [&Simple; 2]| !is_straight(a) && !is_straight(b);
    if straight == Some(true) || !pairs(&parts).any(is_round) {
        return straight;
    }
    any([straight, by_distance(a, b, reach, !angles.iter().all(|angle| angle.is_right()))])
}

fn pairs([a, b]: &[Vec<Simple>; 2]) -> impl Iterator<Item = [&Simple; 2]> {
    a.iter().flat_map(move |a| b.iter().map(move |b| [a, b]))
}

fn is_straight(simple: &Simple) -> bool {
    matches!(simple, Simple::Outline(_))
}

/// Whether two pieces meet of which one with straight edges is grown; no if there is none.
fn grown_meet(a: &Simple, b: &Simple, reach: f32, lift: &Lift) -> Option<bool> {
    let [first, second] = if is_straight(a) { [a, b] } else { [b, a] };
    let (mut first, second) = (Part::new(first, lift), Part::new(second, lift));
    let Part::Straight(straight) = &mut first else { return Some(false) };
    straight.radius = crate::number::Number::plus(&straight.radius, &lift.length(reach));
    first.meets(&second)
}

/// By the true distance, which is right to about 300 bits.
fn by_distance(a: &Figure, b: &Figure, reach: f32, is_turned: bool) -> Option<bool> {
    if collide(a, b)? {
        return Some(true);
    }
    let beyond = &distance(a, b)? - &Real::new(reach);
    let figures = [a.clone(), b.clone(), Figure::Circle { center: [0.0; 2], radius: reach }];
    let (low, high) = powers([&Figure::Group(figures.into()), &Figure::Point { at: [0.0; 2] }]);
    let least = if is_turned { high - 60 } else { high - 220 };
    match beyond.is_below(least) {
        false => Some(beyond.is_negative()),
        // Numbers of one size: squares of distances are whole numbers, or quotients of such, of fewer bits.
        true => (!is_turned && high - low <= 28).then_some(true),
    }
}

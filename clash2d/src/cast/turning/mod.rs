//! Shapes that move and turn.

mod motion;

mod gap;
mod lanes;

mod budget;
mod feature;
mod step;

mod crowd;
mod whole;

mod pairs;

mod search;

mod convex;

pub use motion::Motion;

use super::body::{Body, anchor_of};
use super::first::ALONG;
use super::hit::{CastHit, CastMode};
use super::leaving::{deepest, touch, wide};
use super::meeting::floor_of;
use super::members::{Pair, is_group};
use super::moving::cast;
use crate::any::{Form, Placed, Shape};
use crate::collide::placed_collide;
use crate::contact::Contact;
use crate::distance::order;
use crate::distance::place::{dot, minus, plus, times};
use crate::exact::position::Position;
use crate::place::Sight;
use crate::vector::Vector2D;
use budget::Budget;
use convex::{Start, convex_shapes};
use crowd::Crowd;
use lanes::{lanes, reach};
use motion::{Carrier, Margin, end_of};
use pairs::each_pair;
use search::{Near, Search};
use step::Course;
use whole::Whole;

/// When and where two shapes that move and turn meet first; None if they certainly never do.
///
/// The fraction is never beyond the first contact, and then the shapes are at most `tolerance` apart:
/// it is early by no more than that. Shapes that only come that near may count as meeting. The
/// tolerance is at least 2^-20 of all sizes and ways together, the ways of up to 100 turns included, and
/// it is that if a smaller one is given, or NaN. Without turns it is not needed: the answer is that of
/// [`cast`]. The point is in the middle of what is left between the shapes, and the normal leads from
/// the first one to the second one.
///
/// What touches at the start in [`CastMode::Approaching`] is followed until it is apart, and hits if
/// it gets deeper by more than the tolerance or 2^-10 of the sizes and ways. Of a shape that is not
/// convex, or has more than 8 corners, each edge is followed on its own: where such shapes overlap by
/// more than that, edges that pass each other on the way out may count as a hit.
///
/// No sampling: each step is as long as the shapes certainly stay apart, by a bound of the distance
/// in their direction and of its first and second derivatives. With more than 100 turns the fraction
/// may be early by more than the tolerance, and so it is 0 if two lines that are parallel turn
/// differently.
///
/// ```
/// use clash2d::{CastMode, Circle, Motion, Segment, Vector2D, cast_turning};
///
/// // A bat swings by 180 degrees around its end, and hits a ball on the other side.
/// let bat = Segment::new(Vector2D::ZERO, Vector2D::new(4.0, 0.0)).into();
/// let ball = Circle::new(Vector2D::new(0.0, 3.0), 0.5).into();
/// let swing = Motion { rotation: 180.0, ..Motion::default() };
/// let hit = cast_turning(&bat, swing, &ball, Motion::default(), 0.001, CastMode::All).unwrap();
/// let degrees = 180.0 * hit.fraction;
/// assert!(degrees <= 80.4060 && degrees > 80.3); // 90 - asin(0.5 / 3)
/// ```
///
/// O(n + m) for the vertices or members of both, less if they are prepared; and a few steps, more if
/// much is skimmed, for each two edges or members that come near each other until shapes meet. The
/// number of turns does not matter unless both turn and come near in each of them: after 2^13 steps
/// two edges are said to meet, after fewer where many do.
pub fn cast_turning(
    a: &Shape<'_>,
    motion_a: Motion,
    b: &Shape<'_>,
    motion_b: Motion,
    tolerance: f32,
    mode: CastMode,
) -> Option<CastHit> {
    if !motion_a.is_finite() || !motion_b.is_finite() {
        return None;
    }
    if motion_a.rotation == 0.0 && motion_b.rotation == 0.0 {
        return cast(a, motion_a.movement, b, motion_b.movement, mode);
    }
    if order::is_placed_after(Placed::of(a), Placed::of(b)) {
        return ordered([b, a], [motion_b, motion_a], tolerance, mode).map(CastHit::swapped);
    }
    ordered([a, b], [motion_a, motion_b], tolerance, mode)
}

fn ordered<'a>(
    [a, b]: [&Shape<'a>; 2],
    motions: [Motion; 2],
    tolerance: f32,
    mode: CastMode,
) -> Option<CastHit> {
    let placed = [a, b].map(Placed::of);
    let placed = placed.map(|placed| placed.with(placed.form.handy()));
    if mode == CastMode::All
        && placed.iter().all(Placed::is_at_origin)
        && let Some(hit) = apart(placed.map(|placed| placed.form), motions, tolerance)
    {
        return hit;
    }
    let starts_in_contact = placed_collide(placed[0], placed[1]);
    if starts_in_contact && mode == CastMode::All {
        return touch(a, b);
    }
    if starts_in_contact && let Some(hit) = obstacle(placed[0], placed[1], motions) {
        return Some(hit);
    }
    let (mut best, budget): (Option<(Near, Pair<'_>)>, _) = (None, Budget::new());
    let (tolerance, end) = (f64::from(tolerance), end_of(motions));
    let ([a, b], motions, frame) = in_frame(placed, motions);
    let mut visit = |pair: Pair<'a>| {
        let latest = best.map_or(end, |(best, _)| best.time);
        let found = first(pair.members, motions, tolerance, mode, [latest, end], &budget);
        // Shapes that can't be near before some time may be met then, however late that is.
        let movements = motions.map(|motion| wide(motion.movement));
        let is_next = |found: &Near| best.is_none_or(|(best, _)| found.precedes(&best, movements));
        best = found.filter(is_next).map(|found| (found, pair)).or(best);
        best.map_or(end, |(best, _)| best.time)
    };
    if is_group(a.form) || is_group(b.form) {
        each_pair_of_members([a, b], motions, tolerance, end, visit);
    } else {
        visit(Pair { numbers: [0; 2], members: [a, b] });
    }
    let (near, pair) = best?;
    Some(CastHit { starts_in_contact, ..hit(frame, near, &pair, motions, tolerance) })
}

/// Visits at least the pairs of members that may come near each other up to a time, which the visitor may
/// lessen.
fn each_pair_of_members<'a>(
    [a, b]: [Placed<'a>; 2],
    motions: [Motion; 2],
    tolerance: f64,
    latest: f64,
    mut visit: impl FnMut(Pair<'a>) -> f64,
) {
    let carriers = motions.map(|motion| Carrier::new(motion, Vector2D::ZERO));
    Crowd::with(a, carriers[0].pivot, |a| {
        Crowd::with(b, carriers[1].pivot, |b| {
            let (crowds, frames) = ([a, b], [a.whole(), b.whole()]);
            let lanes = lanes(frames, motions, tolerance);
            let arms = crowds.map(|crowd| crowd.rod(&(0..crowd.count())).farthest());
            let margin = Margin::new(carriers.each_ref(), arms, tolerance).doubled();
            let near = reach(frames, motions, tolerance).max(margin.near);
            let course = Course { carriers, margin: margin.with_near(near) };
            let wholes = crowds.map(Whole::Crowd);
            let visit = |[i, j]: [usize; 2]| {
                let numbers = [i as u32, j as u32];
                visit(Pair { numbers, members: [a.member(i), b.member(j)] })
            };
            each_pair(wholes.each_ref(), lanes.each_ref(), &course, latest, visit);
        });
    });
}

/// Shapes and motions in a frame near both, and where it stands: that of the world if pivots are no
/// floats in any other one.
fn in_frame(
    [a, b]: [Placed<'_>; 2],
    motions: [Motion; 2],
) -> ([Placed<'_>; 2], [Motion; 2], Position) {
    let (seen, frame) = Placed::aligned(a, b);
    let pivots = motions.map(|motion| match motion.rotation {
        0.0 => Some(motion.pivot),
        _ => Position::of(motion.pivot).seen_from(frame).single(),
    });
    match (motions, pivots) {
        ([first, second], [Some(pivot), Some(other)]) => {
            let motions = [Motion { pivot, ..first }, Motion { pivot: other, ..second }];
            (seen, motions, frame)
        }
        _ => ([a, b], motions, Position::ZERO),
    }
}

/// The answer for two small convex shapes, unless they may touch at the start.
fn apart(forms: [Form<'_>; 2], motions: [Motion; 2], tolerance: f32) -> Option<Option<CastHit>> {
    let anchor = anchor_of(forms[0], forms[1])?;
    let carriers = motions.map(|motion| Carrier::new(motion, anchor));
    let start = Start::Unknown(end_of(motions));
    let near = convex_shapes(forms, carriers, anchor, tolerance.into(), start, &Budget::new())?;
    let pair = Pair { numbers: [0; 2], members: forms.map(Placed::from) };
    let tolerance = tolerance.into();
    Some(near.map(|near| hit(Position::ZERO, from(anchor, near), &pair, motions, tolerance)))
}

/// The deepest contact at the start of those into which the motions lead, if any.
fn obstacle(a: Placed<'_>, b: Placed<'_>, motions: [Motion; 2]) -> Option<CastHit> {
    let leads_into = |contact: &Contact| {
        let count = contact.point_count as usize;
        contact.points[..count].iter().any(|point| {
            let carriers = motions.map(|motion| Carrier::new(motion, point.position));
            let [(a, speed_a), (b, speed_b)] = carriers.map(|carrier| carrier.at_anchor());
            dot(wide(contact.normal), minus(a, b)) > ALONG * (speed_a + speed_b)
        })
    };
    deepest(a, b, |contact, _| leads_into(contact))
}

/// The first contact of two forms that are no groups, if it is not after the latest time of interest, which
/// is no later than the end.
fn first(
    [a, b]: [Placed<'_>; 2],
    motions: [Motion; 2],
    tolerance: f64,
    mode: CastMode,
    times @ [latest, _]: [f64; 2],
    budget: &Budget,
) -> Option<Near> {
    let anchor = anchor_of(a, b)?;
    let carriers = motions.map(|motion| Carrier::new(motion, anchor));
    let start = match mode {
        CastMode::All => Start::Apart(latest),
        CastMode::Approaching => Start::Leaving(times),
    };
    if a.is_at_origin()
        && b.is_at_origin()
        && let Some(near) =
            convex_shapes([a.form, b.form], carriers, anchor, tolerance, start, budget)
    {
        return near.map(|near| from(anchor, near));
    }
    let frames = [a.frame(), b.frame()];
    let (a, b) = (Body::of(a, anchor)?, Body::of(b, anchor)?);
    // The boxes of edges do not reach as far.
    let reach = f64::from(a.radius()) + f64::from(b.radius());
    let lanes = lanes(frames.map(|frame| frame.grown(reach)), motions, tolerance);
    let run = |bodies: [&Body<'_>; 2]| {
        Search::run(bodies, carriers, lanes.each_ref(), tolerance, mode, times, budget)
    };
    let near = a.with_boxes(|a| b.with_boxes(|b| run([a, b])))?;
    Some(from(anchor, near))
}

/// The same as what is seen from an anchor.
fn from(anchor: Vector2D, near: Near) -> Near {
    Near { point: plus(wide(anchor), near.point), ..near }
}

fn hit(
    frame: Position,
    near: Near,
    pair: &Pair<'_>,
    motions: [Motion; 2],
    tolerance: f64,
) -> CastHit {
    let [x, y] = frame.of_place(near.point);
    let hit = CastHit {
        fraction: floor_of(near.time),
        point: Vector2D::narrow(x, y),
        normal: Vector2D::narrow(near.normal[0], near.normal[1]),
        ..CastHit::NONE
    };
    hit.with_places([0, 1].map(|i| {
        let carrier = Carrier::new(motions[i], Vector2D::ZERO);
        let out = times(near.normal, if i == 0 { 1.0 } else { -1.0 });
        let [point, normal] = carrier.at_start(near.time, [near.point, out]);
        let sight = Sight::known(point, normal, carrier.movement).beside(tolerance);
        sight.place_on(pair.numbers[i], pair.members[i])
    }))
}

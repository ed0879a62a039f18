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
use super::hit::CastHit;
use super::leaving::{self, deepest, touch, wide};
use super::meeting::floor_of;
use super::members::{Pair, is_group};
use super::moving::cast_with;
use super::settings::{CastMode, CastSettings, Rules};
use crate::any::{Form, Placed, Shape};
use crate::convex::exact_sum;
use crate::distance::order;
use crate::distance::place::{dot, minus, plus, times};
use crate::exact::position::Position;
use crate::place::Sight;
use crate::vector::Vector2D;
use crate::within::within;
use budget::Budget;
use convex::{Start, convex_shapes};
use crowd::Crowd;
use lanes::{lanes, reach};
use motion::{Carrier, Margin, Nearness, end_of};
use pairs::each_pair;
use search::{Near, Search};
use step::Course;
use whole::Whole;

/// [`ask::cast_turning`](crate::ask::cast_turning).
pub(crate) fn cast_turning(
    a: &Shape<'_>,
    motion_a: Motion,
    b: &Shape<'_>,
    motion_b: Motion,
) -> Option<CastHit> {
    cast_turning_with(a, motion_a, b, motion_b, &CastSettings::new())
}

/// [`ask::cast_turning_with`](crate::ask::cast_turning_with).
pub(crate) fn cast_turning_with(
    a: &Shape<'_>,
    motion_a: Motion,
    b: &Shape<'_>,
    motion_b: Motion,
    settings: &CastSettings,
) -> Option<CastHit> {
    let (rules, tolerance) = (settings.rules()?, settings.tolerance());
    if !motion_a.is_finite() || !motion_b.is_finite() {
        return None;
    }
    if motion_a.rotation == 0.0 && motion_b.rotation == 0.0 {
        return cast_with(a, motion_a.movement, b, motion_b.movement, settings);
    }
    let asked = Asked { rules, nearness: Nearness { tolerance, kept: rules.kept.into() } };
    let hit = if order::is_placed_after(Placed::of(a), Placed::of(b)) {
        ordered([b, a], [motion_b, motion_a], asked).map(CastHit::swapped)
    } else {
        ordered([a, b], [motion_a, motion_b], asked)
    };
    hit.filter(|hit| hit.fraction <= rules.largest)
}

/// What is asked for.
#[derive(Clone, Copy)]
struct Asked {
    rules: Rules,
    nearness: Nearness,
}

fn ordered<'a>([a, b]: [&Shape<'a>; 2], motions: [Motion; 2], asked: Asked) -> Option<CastHit> {
    let Asked { rules, nearness } = asked;
    let mode = rules.mode;
    let placed = [a, b].map(Placed::of);
    let placed = placed.map(|placed| placed.with(placed.form.handy()));
    // At the start alone nothing is followed.
    if mode == CastMode::All
        && rules.largest > 0.0
        && placed.iter().all(Placed::is_at_origin)
        && let Some(hit) = apart(placed.map(|placed| placed.form), motions, nearness, rules.largest)
    {
        return hit;
    }
    let meets_at_start = within(a, b, rules.kept);
    if meets_at_start {
        let hit = match mode {
            CastMode::All => touching([a, b], placed, motions, &rules),
            CastMode::Approaching => obstacle(placed[0], placed[1], motions, &rules),
        };
        if hit.is_some() {
            return hit;
        }
    }
    let (mut best, budget): (Option<(Near, Pair<'_>)>, _) = (None, Budget::new());
    let end = end_of(motions);
    let last = end.min(rules.largest.into());
    let ([a, b], motions, frame) = in_frame(placed, motions);
    let mut visit = |pair: Pair<'a>| {
        let latest = best.map_or(last, |(best, _)| best.time);
        let found = first(pair.members, motions, asked, [latest, end], &budget);
        // Shapes that can't be near before some time may be met then, however late that is.
        let movements = motions.map(|motion| wide(motion.movement));
        let is_next = |found: &Near| best.is_none_or(|(best, _)| found.precedes(&best, movements));
        best = found.filter(is_next).map(|found| (found, pair)).or(best);
        best.map_or(last, |(best, _)| best.time)
    };
    if is_group(a.form) || is_group(b.form) {
        each_pair_of_members([a, b], motions, nearness, last, visit);
    } else {
        visit(Pair { numbers: [0; 2], members: [a, b] });
    }
    let (near, pair) = best?;
    // What starts in the ground of an edge is not there for it, unless it goes on into that.
    let starts_in_contact = meets_at_start && (mode == CastMode::Approaching || near.time == 0.0);
    Some(CastHit { starts_in_contact, ..hit(frame, near, &pair, motions, nearness) })
}

/// Visits at least the pairs of members that may come near each other up to a time, which the visitor may
/// lessen.
fn each_pair_of_members<'a>(
    [a, b]: [Placed<'a>; 2],
    motions: [Motion; 2],
    Nearness { tolerance, kept }: Nearness,
    latest: f64,
    mut visit: impl FnMut(Pair<'a>) -> f64,
) {
    let carriers = motions.map(|motion| Carrier::new(motion, Vector2D::ZERO));
    Crowd::with(a, carriers[0].pivot, |a| {
        Crowd::with(b, carriers[1].pivot, |b| {
            let (crowds, frames) = ([a, b], [a.whole().grown(kept), b.whole()]);
            let lanes = lanes(frames, motions, tolerance);
            let arms = crowds.map(|crowd| crowd.rod(&(0..crowd.count())).farthest() + kept);
            let margin = Margin::new(carriers.each_ref(), arms, tolerance).doubled();
            let near = reach(frames, motions, tolerance).max(margin.near);
            let course = Course { carriers, margin: margin.with_near(near), kept };
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
fn apart(
    forms: [Form<'_>; 2],
    motions: [Motion; 2],
    nearness: Nearness,
    largest: f32,
) -> Option<Option<CastHit>> {
    let anchor = anchor_of(forms[0], forms[1])?;
    let carriers = motions.map(|motion| Carrier::new(motion, anchor));
    let start = Start::Unknown(end_of(motions).min(largest.into()));
    let near = convex_shapes(forms, carriers, [wide(anchor); 2], nearness, start, &Budget::new())?;
    let pair = Pair { numbers: [0; 2], members: forms.map(Placed::from) };
    Some(near.map(|near| hit(Position::ZERO, from(anchor, near), &pair, motions, nearness)))
}

/// The deepest contact at the start, but for edges out of whose ground the motions lead; None if there are
/// such only.
fn touching(
    [a, b]: [&Shape<'_>; 2],
    placed: [Placed<'_>; 2],
    motions: [Motion; 2],
    rules: &Rules,
) -> Option<CastHit> {
    match leaving::start(placed, rules, |point, normal| leads_into(motions, point, normal)) {
        Ok(hit) => hit,
        Err(leaving::Plain) => touch(a, b),
    }
}

/// The deepest contact at the start of those into which the motions lead, if any.
fn obstacle(a: Placed<'_>, b: Placed<'_>, motions: [Motion; 2], rules: &Rules) -> Option<CastHit> {
    deepest(a, b, rules, &|contact, _| {
        let points = &contact.points[..contact.point_count as usize];
        points.iter().any(|point| leads_into(motions, point.position, wide(contact.normal)))
    })
}

/// Whether motions lead nearer to each other at a point, along a normal from the first one to the second one.
fn leads_into(motions: [Motion; 2], point: Vector2D, normal: [f64; 2]) -> bool {
    let carriers = motions.map(|motion| Carrier::new(motion, point));
    let [(a, speed_a), (b, speed_b)] = carriers.map(|carrier| carrier.at_anchor());
    dot(normal, minus(a, b)) > ALONG * (speed_a + speed_b)
}

/// The first contact of two forms that are no groups, if it is not after the latest time of interest, which
/// is no later than the end.
fn first(
    [a, b]: [Placed<'_>; 2],
    motions: [Motion; 2],
    Asked { rules, nearness }: Asked,
    times @ [latest, _]: [f64; 2],
    budget: &Budget,
) -> Option<Near> {
    let anchor = anchor_of(a, b)?;
    let carriers = motions.map(|motion| Carrier::new(motion, anchor));
    let start = match rules.mode {
        CastMode::All => Start::Apart(latest),
        CastMode::Approaching => Start::Leaving(times),
    };
    // Edges that touch at the start do not tell what gets in beside them.
    let is_whole = rules.mode == CastMode::Approaching || (a.is_at_origin() && b.is_at_origin());
    if is_whole
        && let [Some(own), Some(other)] = [a.position, b.position].map(|position| {
            let [x, y] = wide(position.single()?);
            exact_sum(wide(anchor), [-x, -y])
        })
        && let Some(near) =
            convex_shapes([a.form, b.form], carriers, [own, other], nearness, start, budget)
    {
        return near.map(|near| from(anchor, near));
    }
    let frames = [a.frame(), b.frame()];
    let (a, b) = (rules.body(a, anchor)?, rules.body(b, anchor)?);
    // The boxes of edges do not reach as far.
    let Nearness { tolerance, kept } = nearness;
    let reach = f64::from(a.radius()) + f64::from(b.radius()) + kept;
    let lanes = lanes(frames.map(|frame| frame.grown(reach)), motions, tolerance);
    let run = |bodies: [&Body<'_>; 2]| {
        Search::run(bodies, carriers, lanes.each_ref(), nearness, rules.mode, times, budget)
    };
    let near = a.with_boxes(&mut |a| b.with_boxes(&mut |b| run([a, b])))?;
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
    Nearness { tolerance, kept }: Nearness,
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
        let sight = Sight::known(point, normal, carrier.movement).beside(tolerance + kept);
        sight.place_on(pair.numbers[i], pair.members[i])
    }))
}

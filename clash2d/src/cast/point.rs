//! A moving point against an obstacle that stands still.
//!
//! All places are seen from where the point starts, which is outside of the obstacle; `along` is its
//! movement, not null. The outer None is a doubt, the inner one a miss. Whether something is hit is
//! asked in polynomials of at most degree 4, of which [`Long`](crate::exact::ball::Long) knows the
//! sign.

use core::cmp::Ordering;

use super::meeting::Meeting;
use super::sight::{Place, Sight};
use crate::exact::real::Real;
use crate::outline::{Way, Wedge, cross, crossings, dot, minus};

/// An edge, or the line through it.
#[derive(Clone, Copy)]
pub(super) struct Edge<R> {
    pub(super) ends: [Place<R>; 2],
    /// From one end to the other, known better than either.
    pub(super) direction: Place<R>,
}

/// Against a disc.
#[inline(never)]
pub(super) fn meet_disc<R: Real>(
    along: Place<R>,
    center: Place<R>,
    radius: R,
) -> Option<Option<Meeting<R>>> {
    let (ahead, beside, square) = (dot(along, center), cross(along, center), radius.square());
    if ahead.sign()?.is_le() {
        return Some(None);
    }
    let room = square * dot(along, along) - beside.square();
    if room.sign()?.is_lt() || ends_before(along, center, square)? {
        return Some(None);
    }
    let root = room.square_root();
    let [x, y] = along;
    // The way from the center to the point has the dot product -root with the movement, and the
    // cross product -beside.
    let out = [beside * y - root * x, -(beside * x) - root * y];
    let time = (dot(center, center) - square).over(ahead + root);
    Some(Some(Meeting { time, out, end: None }))
}

/// Whether the way ends before it reaches a disc ahead.
fn ends_before<R: Real>(along: Place<R>, center: Place<R>, square: R) -> Option<bool> {
    let from_center = minus(along, center);
    Some(
        dot(along, from_center).sign()?.is_lt()
            && dot(from_center, from_center).compare(square)?.is_gt(),
    )
}

/// Against all within `reach` of the line through an edge.
#[inline(never)]
pub(super) fn meet_band<R: Real>(
    along: Place<R>,
    Edge { ends: [base, _], direction }: Edge<R>,
    reach: R,
) -> Option<Option<Meeting<R>>> {
    let [x, y] = direction;
    let (distance, closing) = (cross(base, direction), cross(along, direction));
    // On the left of the line the distance is positive.
    let (distance, closing, out) = match distance.sign()? {
        Ordering::Equal => return Some(None),
        Ordering::Greater => (distance, closing, [-y, x]),
        Ordering::Less => (-distance, -closing, [y, -x]),
    };
    if closing.sign()?.is_le() {
        return Some(None);
    }
    let (square, rest) = (dot(direction, direction), distance - closing);
    let limit = reach.square() * square;
    let is_within = |distance: R| distance.square().compare(limit).map(Ordering::is_le);
    if is_within(distance)? || (rest.sign()?.is_gt() && !is_within(rest)?) {
        return Some(None);
    }
    let is_thin = reach.sign()?.is_eq();
    let distance = if is_thin { distance } else { distance - reach * square.square_root() };
    Some(Some(Meeting { time: distance.over(closing), out, end: None }))
}

/// Against all within `reach` of an edge.
#[inline(never)]
pub(super) fn meet_edge<R: Sight>(
    along: Place<R>,
    edge: Edge<R>,
    reach: R,
) -> Option<Option<Meeting<R>>> {
    if reach.sign()?.is_eq() {
        return meet_thin_edge(along, edge);
    }
    let meeting = meet_band(along, edge, reach)?;
    if let Some(meeting) = meeting
        && is_beside(along, edge, meeting.time)?
    {
        return Some(Some(meeting));
    }
    let disc = |end: usize| {
        let meeting = meet_disc(along, edge.ends[end], reach)?;
        Some(meeting.map(|meeting| Meeting { end: Some(end), ..meeting }))
    };
    let first = disc(0)?;
    // Of an edge that is a point one end is enough.
    let is_point = edge.direction.iter().all(|x| x.sign() == Some(Ordering::Equal));
    if is_point { Some(first) } else { Meeting::first([first, disc(1)?]) }
}

/// Whether a point is beside an edge, and not beyond its ends, after a part of its way.
#[inline(never)]
fn is_beside<R: Real>(along: Place<R>, edge: Edge<R>, time: R) -> Option<bool> {
    let Edge { ends: [p, _], direction } = edge;
    let foot = dot(direction, minus(along.map(|x| time * x), p));
    Some(foot.sign()?.is_ge() && foot.compare(dot(direction, direction))?.is_le())
}

/// Against an edge without a radius.
fn meet_thin_edge<R: Real>(along: Place<R>, edge: Edge<R>) -> Option<Option<Meeting<R>>> {
    let [p, q] = edge.ends;
    let sides = [cross(along, p).sign()?, cross(along, q).sign()?];
    if sides == [Ordering::Equal; 2] {
        return meet_end(along, [dot(along, p), dot(along, q)]);
    }
    if sides[0] == sides[1] {
        return Some(None);
    }
    let meeting = meet_band(along, edge, along[0].like(0.0))?;
    let end = sides.iter().position(|side| side.is_eq());
    Some(meeting.map(|meeting| Meeting { end, ..meeting }))
}

/// Against an edge ahead on the very line of the way: `ahead` are the dot products of the movement
/// with the ways to its ends.
fn meet_end<R: Real>(along: Place<R>, ahead: [R; 2]) -> Option<Option<Meeting<R>>> {
    let (nearest, square) = (ahead[0].lesser(ahead[1]), dot(along, along));
    if nearest.sign()?.is_le() || nearest.compare(square)?.is_gt() {
        return Some(None);
    }
    let end = Some(usize::from(ahead[1].value() < ahead[0].value()));
    Some(Some(Meeting { time: nearest.over(square), out: along.map(|x| -x), end }))
}

/// From which side something comes to a circle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum From {
    Outside,
    Inside,
}

/// Against an arc in the directions that face it.
pub(super) fn meet_arc<R: Sight>(
    along: Place<R>,
    center: Place<R>,
    radius: R,
    faces: impl Fn(Place<R>) -> Option<bool>,
    from: From,
) -> Option<Option<Meeting<R>>> {
    let side = radius.sign()?;
    if side.is_lt() || (side.is_eq() && from == From::Inside) {
        return Some(None);
    }
    let way = Way { from: center.map(|x| -x), along, is_endless: false };
    let [first, last] = crossings(way, radius)?;
    let Some(time) = (if from == From::Outside { first } else { last }) else { return Some(None) };
    let away = way.at(time);
    let out = if from == From::Outside { away } else { away.map(|x| -x) };
    let is_met = way.has(time)? && faces(away)?;
    Some(is_met.then_some(Meeting { time, out, end: None }))
}

/// The center of an arc against the edge or line that its rim meets from outside.
#[inline(never)]
pub(super) fn meet_facing<R: Sight>(
    along: Place<R>,
    edge: Edge<R>,
    is_endless: bool,
    reach: R,
    wedge: &Wedge<R>,
) -> Option<Option<Meeting<R>>> {
    let Some(meeting) = meet_band(along, edge, reach)? else { return Some(None) };
    let faces = wedge.faces(meeting.out.map(|x| -x))?
        && (is_endless || is_beside(along, edge, meeting.time)?);
    Some(faces.then_some(meeting))
}

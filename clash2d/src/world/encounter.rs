//! When two colliders meet on their ways, and when they part.

use super::body::Body;
use super::shapes::{Scratch, Shapes, frame_of};
use super::way::{Piece, Stops, movement, pieces, way_between};
use crate::any::Shape;
use crate::cast::{CastHit, CastSettings, CastSides, Motion, cast_turning_with, cast_with};
use crate::collide::rectangles_collide;
use crate::exact::float::two_sum;
use crate::grid::Grid;
use crate::pose::Pose;
use crate::swept::swept_bounding_rectangle;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// What is asked about the ways of two colliders.
pub(super) struct Encounter<'w> {
    pub(super) shapes: &'w Shapes,
    pub(super) stops: &'w Stops,
    pub(super) bodies: [&'w Body; 2],
    /// Of those that are grids.
    pub(super) grids: [Option<&'w Grid>; 2],
    /// Of ways with a turn.
    pub(super) tolerance: f32,
}

/// A contact on the way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Contact {
    /// The part of the span before it.
    pub(super) time: f32,
    pub(super) point: Vector2D,
    /// From the first one to the second one.
    pub(super) normal: Vector2D,
    /// Whether it is at the beginning of the span.
    pub(super) is_at_start: bool,
}

impl Encounter<'_> {
    /// The first contact on the ways; its time is not too late.
    pub(super) fn first(&self, scratch: &mut Scratch) -> Option<Contact> {
        pieces(self.stops, self.bodies).find_map(|piece| {
            let hit = self.hit(&piece, scratch)?;
            let is_at_start = hit.starts_in_contact & (piece.times[0] == 0.0);
            Some(contact(hit, early(piece.times, hit.fraction), is_at_start))
        })
    }

    /// The last contact on the ways; its time is not too early.
    pub(super) fn last(&self, scratch: &mut Scratch) -> Option<Contact> {
        let mut last = None;
        for Piece { poses, times } in pieces(self.stops, self.bodies) {
            let back = Piece { poses: poses.map(|[from, to]| [to, from]), times };
            if let Some(hit) = self.hit(&back, scratch) {
                last = Some(contact(hit, late(times, hit.fraction), false));
            }
        }
        last
    }

    /// Whether a turn takes part whose shapes have to be turned anew.
    pub(super) fn needs_scratch(&self) -> bool {
        self.bodies.iter().any(|body| {
            let turns = |leg: super::way::Leg| {
                leg.poses.iter().any(|pose| pose.rotation != body.pose.rotation)
            };
            self.shapes.is_large(body.own) && self.stops.legs(body).any(turns)
        })
    }

    /// When they meet in a piece of time.
    fn hit(&self, piece: &Piece, scratch: &mut Scratch) -> Option<CastHit> {
        if let [Some(grid), _] = self.grids {
            return self.hit_at(grid, 1, piece, scratch);
        }
        if let [_, Some(grid)] = self.grids {
            return self.hit_at(grid, 0, piece, scratch).map(CastHit::swapped);
        }
        let [own_a, own_b] = self.bodies.map(|body| self.shapes.is_round(body.own));
        let rotation = |[from, to]: [Pose; 2], is_round: bool| {
            if is_round { 0.0 } else { (f64::from(to.rotation) - f64::from(from.rotation)) as f32 }
        };
        let rotations = [rotation(piece.poses[0], own_a), rotation(piece.poses[1], own_b)];
        let [first, second] = scratch.both();
        let a = self.shapes.at(self.bodies[0], piece.poses[0][0], first);
        let b = self.shapes.at(self.bodies[1], piece.poses[1][0], second);
        if rotations == [0.0; 2] {
            let ends = [0, 1].map(|i| self.shapes.place(self.bodies[i].own, piece.poses[i][1]));
            return straight([&a, &b], ends);
        }
        let motion = |[from, to]: [Pose; 2], rotation: f32| Motion {
            movement: movement(from.position, to.position)[0],
            rotation,
            pivot: from.position,
        };
        let motions = [motion(piece.poses[0], rotations[0]), motion(piece.poses[1], rotations[1])];
        turning([&a, &b], motions, &ANY_SIDE.with_tolerance(self.tolerance))
    }
}

impl Encounter<'_> {
    /// When one of them meets a grid, which is the first one in what is told, in a piece of time.
    fn hit_at(
        &self,
        grid: &Grid,
        which: usize,
        piece: &Piece,
        scratch: &mut Scratch,
    ) -> Option<CastHit> {
        let (body, [from, to]) = (self.bodies[which], piece.poses[which]);
        let [memory, _] = scratch.both();
        let shape = self.shapes.at(body, from, memory);
        let end = self.shapes.place(body.own, to);
        let turn = (f64::from(to.rotation) - f64::from(from.rotation)) as f32;
        if turn == 0.0 || self.shapes.is_round(body.own) {
            return straight_at(grid, &shape, end);
        }
        let movement = movement(from.position, to.position)[0];
        let motion = Motion { movement, rotation: turn, pivot: from.position };
        turning_at(grid, &shape, motion, &ANY_SIDE.with_tolerance(self.tolerance))
    }
}

/// When a shape meets a grid that moves straight to another position. Where that is no float away, the tiles on the way
/// are met one by one, each as any other shape.
fn straight_at(grid: &Grid, shape: &Shape<'_>, end: Vector2D) -> Option<CastHit> {
    let [way, rest] = movement(shape.position(), end);
    if rest == Vector2D::ZERO && way.is_finite() {
        return cast_at(grid, shape, way);
    }
    let meet = |tile: &Shape<'_>| straight([tile, shape], [tile.position(), end]);
    if way.is_finite() {
        let mut first = First(None);
        let by = [[way.x, rest.x], [way.y, rest.y]];
        grid.each_tile_on_way(&frame_of(shape), by, &mut |_, tile| first.add(meet(&tile.shape())));
        return first.0;
    }
    first_of(grid, &frame_of(shape).joined(frame_of(&shape.at(end))), meet)
}

/// When a shape meets a grid that moves by floats; of what touches at the start the deepest contact.
pub(super) fn cast_at(grid: &Grid, shape: &Shape<'_>, movement: Vector2D) -> Option<CastHit> {
    Some(grid.cast(shape, movement, &ANY_SIDE)?.cast)
}

/// When a shape that turns meets a grid: the first of its tiles, each as any other shape.
pub(super) fn turning_at(
    grid: &Grid,
    shape: &Shape<'_>,
    motion: Motion,
    settings: &CastSettings,
) -> Option<CastHit> {
    let around = swept_bounding_rectangle(shape, motion).filter(|r| r.is_valid());
    let around = around.map_or(Frame::PLANE, |r| frame_of(&r.into()));
    first_of(grid, &around, |tile| turning([tile, shape], [Motion::default(), motion], settings))
}

/// The first hit of those at the tiles that may touch a box; of several at the same time the first one in the order
/// of the cells.
fn first_of(
    grid: &Grid,
    around: &Frame,
    hit: impl Fn(&Shape<'_>) -> Option<CastHit>,
) -> Option<CastHit> {
    let mut first = First(None);
    grid.each_tile(around, &mut |_, tile| first.add(hit(&tile.shape())));
    first.0
}

/// The first of several hits; of several at the same time the first one that was added.
struct First(Option<CastHit>);

impl First {
    fn add(&mut self, hit: Option<CastHit>) {
        if let Some(hit) = hit
            && self.0.is_none_or(|first| hit.fraction < first.fraction)
        {
            self.0 = Some(hit);
        }
    }
}

/// Which two touch has nothing to do with the solid sides of chains.
const ANY_SIDE: CastSettings = CastSettings::new().with_sides(CastSides::Ignore);

fn contact(CastHit { point, normal, .. }: CastHit, time: f32, is_at_start: bool) -> Contact {
    Contact { time, point, normal, is_at_start }
}

/// When two shapes meet that move straight to other positions.
fn straight([a, b]: [&Shape<'_>; 2], [end_a, end_b]: [Vector2D; 2]) -> Option<CastHit> {
    let [(way_a, rest_a), (way_b, rest_b)] =
        [(a, end_a), (b, end_b)].map(|(shape, end)| movement(shape.position(), end).into());
    let is_exact = (rest_a == Vector2D::ZERO) & (rest_b == Vector2D::ZERO);
    if is_exact && way_a.is_finite() && way_b.is_finite() {
        return cast_with(a, way_a, b, way_b, &ANY_SIDE);
    }
    let (from_a, from_b) = (a.position(), b.position());
    let [way, rest] = way_between([from_a, end_a], [from_b, end_b]);
    if !way.is_finite() {
        return in_halves([a, b], [end_a, end_b]);
    }
    // Seen from the second one: only how they move to each other matters.
    let hit = cast_with(a, way, b, Vector2D::ZERO - rest, &ANY_SIDE)?;
    let moved = |point: f32, from: f32, to: f32| {
        let way = f64::from(to) - f64::from(from);
        (f64::from(point) + f64::from(hit.fraction) * way) as f32
    };
    let point =
        Vector2D::new(moved(hit.point.x, from_b.x, end_b.x), moved(hit.point.y, from_b.y, end_b.y));
    Some(CastHit { point, ..hit })
}

/// The same of ways that are too long for a float.
#[cold]
fn in_halves([a, b]: [&Shape<'_>; 2], [end_a, end_b]: [Vector2D; 2]) -> Option<CastHit> {
    let middle = |shape: &Shape<'_>, end: Vector2D| shape.position() * 0.5 + end * 0.5;
    let (middle_a, middle_b) = (middle(a, end_a), middle(b, end_b));
    let half = |hit: CastHit, begin: f32| CastHit { fraction: begin + 0.5 * hit.fraction, ..hit };
    if let Some(hit) = straight([a, b], [middle_a, middle_b]) {
        return Some(half(hit, 0.0));
    }
    let hit = straight([&a.at(middle_a), &b.at(middle_b)], [end_a, end_b])?;
    let hit = half(hit, 0.5);
    Some(CastHit { fraction: hit.fraction.next_down().max(0.5), starts_in_contact: false, ..hit })
}

/// When two shapes meet of which one turns: if the rectangles around their ways do.
pub(super) fn turning(
    shapes: [&Shape<'_>; 2],
    motions: [Motion; 2],
    settings: &CastSettings,
) -> Option<CastHit> {
    let [a, b] = shapes;
    // Around what has no end there is no rectangle of floats.
    let around =
        |i: usize| swept_bounding_rectangle(shapes[i], motions[i]).filter(|r| r.is_valid());
    if around(0).zip(around(1)).is_some_and(|(a, b)| !rectangles_collide(a, b)) {
        return None;
    }
    cast_turning_with(a, motions[0], b, motions[1], settings)
}

/// The time at a part of a piece of time; not too late.
fn early([begin, end]: [f32; 2], part: f32) -> f32 {
    if (begin == 0.0) & (end == 1.0) {
        return part;
    }
    let (time, is_exact, lost) = sum_of(begin, part, end, begin);
    let time = if is_exact { time } else { time * (1.0 - 4.0 * f64::EPSILON) };
    let float = time as f32;
    let is_late = (f64::from(float) > time) | ((f64::from(float) == time) & (lost < 0.0));
    (if is_late { float.next_down() } else { float }).clamp(begin, end)
}

/// The time before a part of a piece of time, from its end; not too early.
fn late([begin, end]: [f32; 2], part: f32) -> f32 {
    let (time, is_exact, lost) = sum_of(end, part, begin, end);
    let time = if is_exact { time } else { time * (1.0 + 4.0 * f64::EPSILON) };
    let float = time as f32;
    let is_early = (f64::from(float) < time) | ((f64::from(float) == time) & (lost > 0.0));
    (if is_early { float.next_up() } else { float }).clamp(begin, end)
}

/// `start + part (to - from)`, whether only the sum was rounded, and what it lost.
fn sum_of(start: f32, part: f32, to: f32, from: f32) -> (f64, bool, f64) {
    let (length, rounded) = two_sum(f64::from(to), -f64::from(from));
    let is_exact = (rounded == 0.0) & (f64::from(length as f32) == length);
    let (sum, lost) = two_sum(f64::from(start), f64::from(part) * length);
    (sum, is_exact, if is_exact { lost } else { 0.0 })
}

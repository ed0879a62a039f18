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
        let mut first = |piece: &Piece| {
            let hit = self.hit(piece, scratch)?;
            let is_at_start = hit.starts_in_contact & (piece.times[0] == 0.0);
            Some(contact(hit, early(piece.times, hit.fraction), is_at_start))
        };
        match Piece::single(self.bodies) {
            Some(piece) => first(&piece),
            None => pieces(self.stops, self.bodies).find_map(|piece| first(&piece)),
        }
    }

    /// The last contact on the ways; its time is not too early.
    pub(super) fn last(&self, scratch: &mut Scratch) -> Option<Contact> {
        let mut last = |&Piece { poses: [a, b], times }: &Piece| {
            let back = Piece { poses: [[a[1], a[0]], [b[1], b[0]]], times };
            let hit = self.hit(&back, scratch)?;
            Some(contact(hit, late(times, hit.fraction), false))
        };
        match Piece::single(self.bodies) {
            Some(piece) => last(&piece),
            None => pieces(self.stops, self.bodies).filter_map(|piece| last(&piece)).last(),
        }
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
        let rotations = [0, 1].map(|i| {
            let [from, to] = piece.poses[i].map(|pose| f64::from(pose.rotation));
            if from == to || self.shapes.is_round(self.bodies[i].own) {
                0.0
            } else {
                (to - from) as f32
            }
        });
        let place =
            |i: usize, end: usize| self.shapes.place(self.bodies[i].own, piece.poses[i][end]);
        let [first, second] = scratch.both();
        let (from_a, from_b) = (place(0, 0), place(1, 0));
        let a = self.shapes.at(self.bodies[0], piece.poses[0][0], from_a, first);
        let b = self.shapes.at(self.bodies[1], piece.poses[1][0], from_b, second);
        if rotations == [0.0; 2] {
            return straight([&a, &b], [[from_a, place(0, 1)], [from_b, place(1, 1)]]);
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
        let [memory, other] = scratch.both();
        let shape = self.shapes.at(body, from, self.shapes.place(body.own, from), memory);
        let end = self.shapes.place(body.own, to);
        let turn = (f64::from(to.rotation) - f64::from(from.rotation)) as f32;
        if turn == 0.0 || self.shapes.is_round(body.own) {
            return straight_at(grid, &shape, end);
        }
        let movement = movement(from.position, to.position)[0];
        let motion = Motion { movement, rotation: turn, pivot: from.position };
        let (around, settings) = (around(&shape, motion), ANY_SIDE.with_tolerance(self.tolerance));
        let hit = turning_at(grid, &shape, motion, &settings, &around)?;
        // Each tile is met as if it were alone, up to the tolerance: only the union tells which way leads out there.
        let pose = pose_at([from, to], hit.fraction);
        let then = self.shapes.at(body, pose, self.shapes.place(body.own, pose), other);
        let normal = grid.deepest_normal(&then, room(&around).max(self.tolerance));
        Some(CastHit { normal: normal.unwrap_or(hit.normal), ..hit })
    }
}

/// When a shape meets a grid that moves straight to another position: where that is no float away by the sum of two.
fn straight_at(grid: &Grid, shape: &Shape<'_>, end: Vector2D) -> Option<CastHit> {
    let way = movement(shape.position(), end);
    if way[0].is_finite() {
        return Some(grid.cast_by(shape, way, &ANY_SIDE)?.cast);
    }
    let middle = middle(shape.position(), end);
    let second = || straight_at(grid, &shape.at(middle), end);
    in_halves(|| straight_at(grid, shape, middle), second)
}

/// When a shape meets a grid that moves by floats; of what touches at the start the deepest contact.
pub(super) fn cast_at(grid: &Grid, shape: &Shape<'_>, movement: Vector2D) -> Option<CastHit> {
    Some(grid.cast(shape, movement, &ANY_SIDE)?.cast)
}

/// When a shape that turns within a box meets a grid: the first of its tiles, each as any other shape.
fn turning_at(
    grid: &Grid,
    shape: &Shape<'_>,
    motion: Motion,
    settings: &CastSettings,
    around: &Frame,
) -> Option<CastHit> {
    let mut first: Option<CastHit> = None;
    grid.each_tile(around, &mut |_, tile| {
        let hit = turning([&tile.shape(), shape], [Motion::default(), motion], settings);
        if let Some(hit) = hit
            && first.is_none_or(|first| hit.fraction < first.fraction)
        {
            first = Some(hit);
        }
    });
    first
}

/// A box around a shape on its way.
fn around(shape: &Shape<'_>, motion: Motion) -> Frame {
    let around = swept_bounding_rectangle(shape, motion).filter(|r| r.is_valid());
    around.map_or(Frame::PLANE, |r| frame_of(&r.into()))
}

/// How far from each other, in a box, what meets may be, and what is rounded where it does.
fn room(Frame { low, high }: &Frame) -> f32 {
    let size = [low, high].iter().map(|corner| corner.x.abs() + corner.y.abs()).sum::<f32>();
    if size.is_finite() { size * (1.0 / (1 << 16) as f32) } else { 0.0 }
}

/// The pose after a part of a way that turns.
fn pose_at([from, to]: [Pose; 2], part: f32) -> Pose {
    let between = |from: f32, to: f32| {
        (f64::from(from) + f64::from(part) * (f64::from(to) - f64::from(from))) as f32
    };
    let (a, b) = (from.position, to.position);
    let place = Vector2D::new(between(a.x, b.x), between(a.y, b.y));
    Pose::new(place, between(from.rotation, to.rotation))
}

/// Which two touch has nothing to do with the solid sides of chains.
const ANY_SIDE: CastSettings = CastSettings::new().with_sides(CastSides::Ignore);

fn contact(CastHit { point, normal, .. }: CastHit, time: f32, is_at_start: bool) -> Contact {
    Contact { time, point, normal, is_at_start }
}

/// When two shapes meet that move straight from their positions, which are told, to other ones.
fn straight([a, b]: [&Shape<'_>; 2], ways: [[Vector2D; 2]; 2]) -> Option<CastHit> {
    let [[from_a, end_a], [from_b, end_b]] = ways;
    let ([way_a, rest_a], [way_b, rest_b]) = (movement(from_a, end_a), movement(from_b, end_b));
    let is_exact = (rest_a == Vector2D::ZERO) & (rest_b == Vector2D::ZERO);
    if is_exact && way_a.is_finite() && way_b.is_finite() {
        return cast_with(a, way_a, b, way_b, &ANY_SIDE);
    }
    let [way, rest] = way_between([from_a, end_a], [from_b, end_b]);
    if !way.is_finite() {
        let (middle_a, middle_b) = (middle(from_a, end_a), middle(from_b, end_b));
        let halves =
            [[[from_a, middle_a], [from_b, middle_b]], [[middle_a, end_a], [middle_b, end_b]]];
        let second = || straight([&a.at(middle_a), &b.at(middle_b)], halves[1]);
        return in_halves(|| straight([a, b], halves[0]), second);
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

/// The middle of a way that may be too long for a float.
fn middle(from: Vector2D, to: Vector2D) -> Vector2D {
    from * 0.5 + to * 0.5
}

/// What is hit on the first half of a way, or else on the second one.
#[cold]
fn in_halves(
    first: impl FnOnce() -> Option<CastHit>,
    second: impl FnOnce() -> Option<CastHit>,
) -> Option<CastHit> {
    let half = |hit: CastHit, begin: f32| CastHit { fraction: begin + 0.5 * hit.fraction, ..hit };
    if let Some(hit) = first() {
        return Some(half(hit, 0.0));
    }
    let hit = half(second()?, 0.5);
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

//! Rays.

use core::mem::MaybeUninit;

use super::body::{Body, anchor_of};
use super::facing::Facing;
use super::first::{Contact, Search, Wanted};
use super::hit::{End, RayHit};
use super::members::{each_member, each_numbered_member, is_group, lane_of_point};
use super::moving::careful_cast;
use super::quick;
use super::rays::{
    Track, through_capsule, through_circle, through_oriented, through_polygon, through_rectangle,
    through_segment,
};
use super::settings::{CastMode, CastSettings, Rules};
use crate::any::{Form, OfKind, Placed, Polygon, Shape, ShapeKind as Kind, Side};
use crate::collide::{placed_collide, placed_is_near};
use crate::distance::place::times;
use crate::exact::position::Position;
use crate::exact::settle::carefully;
use crate::exact::terms::Vector;
use crate::outline::{Corner, Lane, Spot, Vertex};
use crate::place::Place;
use crate::shape::{Capsule, Circle, OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// [`ask::cast_ray`](crate::ask::cast_ray).
pub(crate) fn cast_ray(shape: &Shape<'_>, origin: Vector2D, movement: Vector2D) -> Option<RayHit> {
    write_ray(shape, origin, movement, &mut MaybeUninit::uninit()).copied()
}

/// [`ask::cast_ray_with`](crate::ask::cast_ray_with).
pub(crate) fn cast_ray_with(
    shape: &Shape<'_>,
    origin: Vector2D,
    movement: Vector2D,
    settings: &CastSettings,
) -> Option<RayHit> {
    write_ray_with(shape, [origin, movement], settings, &mut MaybeUninit::uninit()).copied()
}

/// Writes the same to where it is wanted.
#[inline(never)]
pub(crate) fn write_ray_with<'o>(
    shape: &Shape<'_>,
    [origin, movement]: [Vector2D; 2],
    settings: &CastSettings,
    out: Out<'o>,
) -> Found<'o> {
    let rules = settings.rules()?;
    let is_known = Rules { largest: 1.0, ..rules } == Rules::DEFAULT;
    if is_known {
        // What is found too late is not written.
        let hit = *write_ray(shape, origin, movement, &mut MaybeUninit::uninit())?;
        if rules.largest >= 1.0 || hit.entry < rules.largest {
            return Some(out.write(hit));
        }
        if hit.entry > rules.largest {
            return None;
        }
    }
    let placed = Placed::of(shape);
    let placed = placed.with(placed.form.handy());
    let hit = carefully(|| ruled_ray(shape, placed, Track::new(origin, movement), rules))?;
    let hit = out.write(hit);
    find_places(shape, hit);
    Some(hit)
}

/// Writes the answer with default settings.
#[inline(always)]
pub(crate) fn write_ray<'o>(
    shape: &Shape<'_>,
    origin: Vector2D,
    movement: Vector2D,
    out: Out<'o>,
) -> Found<'o> {
    let hit = if shape.is_at_origin() {
        CASTERS[shape.place()](shape, Track::new(origin, movement), out)
    } else {
        moved_ray(shape, Track::new(origin, movement), out)
    };
    let hit = hit?;
    if !(hit.entry_place.is_known() & hit.exit_place.is_known()) {
        find_places(shape, hit);
    }
    Some(hit)
}

/// Finds the places that are not known yet.
#[inline(never)]
fn find_places(shape: &Shape<'_>, hit: &mut RayHit) {
    if !hit.entry_place.is_known() {
        hit.entry_place = shape.place_of(hit.entry_point, hit.entry_normal);
    }
    if !hit.exit_place.is_known() {
        hit.exit_place = shape.place_of(hit.exit_point, hit.exit_normal);
    }
}

/// Where an answer goes.
type Out<'o> = &'o mut MaybeUninit<RayHit>;

/// The answer there, if something is hit.
type Found<'o> = Option<&'o mut RayHit>;

/// What answers for shapes of a certain kind; called as C does it, as that keeps rays in registers.
type Caster = for<'o> extern "C" fn(&Shape<'_>, Track, Out<'o>) -> Found<'o>;

/// The formulas of all kinds that have one.
macro_rules! by_kind {
    ($($kind:ident $through:ident;)*) => {
        /// The functions of all kinds; the others' for those that have none.
        static CASTERS: [Caster; Shape::PLACES] = {
            let mut table = [others as Caster; Shape::PLACES];
            $({
                extern "C" fn caster<'o>(shape: &Shape<'_>, track: Track, out: Out<'o>) -> Found<'o> {
                    match $kind::of(shape).and_then(|shape| $through(shape, track)) {
                        Some(hit) => hit.map(|hit| out.write(hit)),
                        None => others(shape, track, out),
                    }
                }
                table[Kind::$kind as usize] = caster as Caster;
            })*
            table
        };

        /// The same of a form; None is a doubt.
        pub(super) fn quickly_through(form: Form<'_>, track: Track) -> Option<Option<RayHit>> {
            match form {
                $(Form::$kind(shape) => $through(&shape, track),)*
                _ => None,
            }
        }
    };
}

by_kind! {
    Segment through_segment;
    Circle through_circle;
    Rectangle through_rectangle;
    OrientedRectangle through_oriented;
    Capsule through_capsule;
    Polygon through_polygon;
}

/// A shape at a position.
#[inline(never)]
fn moved_ray<'o>(shape: &Shape<'_>, track: Track, out: Out<'o>) -> Found<'o> {
    if let Some(moved) = shape.moved() {
        return CASTERS[moved.place()](&moved, track, out);
    }
    let placed = Placed::of(shape).handy();
    if let Some(hit) = track.to(shape.position()).and_then(|own| quickly_through(placed.form, own))
    {
        // Places are those of the points as they are rounded, as of all that is found otherwise.
        let [entry_place, exit_place] = [Place::UNKNOWN; 2];
        return hit.map(|hit| out.write(RayHit { entry_place, exit_place, ..hit }));
    }
    let through = through_members(placed, track);
    let hit = through.unwrap_or_else(|| any_ray(placed, track.origin, track.movement));
    hit.map(|hit| out.write(hit))
}

/// Any shape, and where there is a doubt about one of a certain kind.
#[cold]
#[inline(never)]
extern "C" fn others<'o>(shape: &Shape<'_>, track: Track, out: Out<'o>) -> Found<'o> {
    let (form, Track { origin, movement, .. }) = (shape.form().handy(), track);
    // What is prepared has the same answer as what it was made of.
    let is_prepared = matches!(shape.form(), Form::Prepared(_));
    let quick = if is_prepared { quickly_through(form, track) } else { None };
    let quick =
        quick.or_else(|| quick::ray(form, track)).or_else(|| through_members(form.into(), track));
    let hit = quick.unwrap_or_else(|| carefully(|| any_ray(form.into(), origin, movement)));
    hit.map(|hit| out.write(hit))
}

/// Through each member of a group by itself; None if it is none.
fn through_members(placed: Placed<'_>, track: Track) -> Option<Option<RayHit>> {
    let Track { origin, movement, .. } = track;
    let is_ray = origin.is_finite() && movement.is_finite() && movement != Vector2D::ZERO;
    if !(is_ray && is_group(placed.form)) {
        return None;
    }
    let (mut whole, mut is_tied) = (None::<RayHit>, [false; 2]);
    let start = Placed::from(Form::Point(origin)).seen_from(placed.position);
    let lane = lane_of_point(start.frame(), movement);
    // Which member is entered first, and left last.
    let mut met = [(0, placed); 2];
    each_numbered_member(placed, &lane, &mut |number, member| {
        let Some(hit) = through_member(member, track) else { return };
        let own = (number, member);
        let Some(before) = &mut whole else { return (whole, met) = (Some(hit), [own; 2]) };
        let known = *before;
        is_tied = [takes_entry(before, &hit, is_tied[0]), takes_exit(before, &hit, is_tied[1])];
        let is_taken = [
            known.entry_normal != before.entry_normal || known.entry != before.entry,
            known.exit_normal != before.exit_normal || known.exit != before.exit,
        ];
        met = [0, 1].map(|end| if is_taken[end] { own } else { met[end] });
    });
    Some(whole.map(|whole| match is_tied {
        [false, false] => {
            let place = |(number, member), point, normal| Place::on(number, member, point, normal);
            let entry_place = place(met[0], whole.entry_point, whole.entry_normal);
            let exit_place = place(met[1], whole.exit_point, whole.exit_normal);
            RayHit { entry_place, exit_place, ..whole }
        }
        _ => {
            let whole = untied(
                CarefulRay::new(placed, track, Position::ZERO, Rules::DEFAULT),
                whole,
                is_tied,
            );
            let [entry_place, exit_place] = [Place::UNKNOWN; 2];
            RayHit { entry_place, exit_place, ..whole }
        }
    }))
}

/// A hit whose entry or exit several members have at times that f32 can't tell apart: which of these
/// members is first or last there.
#[cold]
#[inline(never)]
fn untied(ray: CarefulRay<'_>, whole: RayHit, [is_entry, is_exit]: [bool; 2]) -> RayHit {
    let is_met = |member: Placed<'_>, is_as: fn(&RayHit, &RayHit) -> bool| {
        through_member(member, ray.track).is_some_and(|hit| is_as(&hit, &whole))
    };
    let entry = || ray.entry(|member| is_met(member, |a, b| a.entry == b.entry));
    let exit = || ray.exit(|member| is_met(member, |a, b| a.exit == b.exit));
    let [known_entry, known_exit] = End::both(&whole);
    let entry = is_entry.then(entry).flatten().unwrap_or(known_entry);
    entry.to(is_exit.then(exit).flatten().unwrap_or(known_exit), whole.starts_inside)
}

/// Through a form that is no group.
fn through_member(member: Placed<'_>, track: Track) -> Option<RayHit> {
    let Track { origin, movement, .. } = track;
    let form = if member.is_at_origin() { Some(member.form) } else { member.moved() };
    let quick =
        form.and_then(|form| quickly_through(form, track).or_else(|| quick::ray(form, track)));
    quick.unwrap_or_else(|| carefully(|| any_ray(member, origin, movement)))
}

/// Takes the entry of another hit if it is earlier; whether it matters which one of several is first.
fn takes_entry(hit: &mut RayHit, other: &RayHit, is_tied: bool) -> bool {
    let is_earlier = if hit.starts_inside == other.starts_inside {
        other.entry < hit.entry
    } else {
        other.starts_inside
    };
    if is_earlier {
        (hit.entry, hit.starts_inside) = (other.entry, other.starts_inside);
        (hit.entry_point, hit.entry_normal) = (other.entry_point, other.entry_normal);
        return false;
    }
    let is_same = hit.entry == other.entry && hit.entry_normal != other.entry_normal;
    !hit.starts_inside && (is_tied || is_same)
}

/// Takes the exit of another hit if it is later, or inside; whether it matters which one of several is
/// last.
fn takes_exit(hit: &mut RayHit, other: &RayHit, is_tied: bool) -> bool {
    let ends_inside = |hit: &RayHit| hit.exit == 1.0 && hit.exit_normal == Vector2D::ZERO;
    if other.exit > hit.exit || ends_inside(other) {
        (hit.exit, hit.exit_point) = (other.exit, other.exit_point);
        hit.exit_normal = other.exit_normal;
        return false;
    }
    let is_same = hit.exit == other.exit && hit.exit_normal != other.exit_normal;
    !ends_inside(hit) && (is_tied || is_same)
}

pub(super) fn any_ray(placed: Placed<'_>, origin: Vector2D, movement: Vector2D) -> Option<RayHit> {
    let track = Track::new(origin, movement);
    careful_ray(placed, track, Rules::DEFAULT, || None)
}

/// With any rules.
fn ruled_ray(shape: &Shape<'_>, placed: Placed<'_>, track: Track, rules: Rules) -> Option<RayHit> {
    careful_ray(placed, track, rules, || {
        let (point, ways) = (Shape::from(track.origin), [track.movement, Vector2D::ZERO]);
        let hit = careful_cast([&point, shape], ways, &rules)?;
        let back = 0.5 * rules.kept;
        let normal = Vector2D::ZERO - hit.normal;
        Some(End { part: hit.fraction, point: hit.point - normal * back, normal })
    })
}

/// In the frame of the shape, where the ray stands elsewhere; how it enters if it starts in the shape and that
/// does not count is told by another question.
fn careful_ray(
    placed: Placed<'_>,
    track: Track,
    rules: Rules,
    next: impl FnOnce() -> Option<End>,
) -> Option<RayHit> {
    let Track { origin, movement, .. } = track;
    if !origin.is_finite() || !movement.is_finite() {
        return None;
    }
    let (form, seen) = (Placed::from(placed.form), Position::ZERO.seen_from(placed.position));
    let ray = CarefulRay::new(form, track, seen, rules);
    let (starts_inside, is_all) = (ray.starts_inside(), rules.mode == CastMode::All);
    let start = End::within(0.0, origin);
    if movement == Vector2D::ZERO {
        return (starts_inside & is_all).then(|| start.to(start, true));
    }
    let entry = match (starts_inside, is_all) {
        (false, _) => ray.entry(|_| true)?,
        (true, true) => start,
        (true, false) => next()?,
    };
    let exit = if ray.ends_inside() {
        End::within(1.0, origin + movement)
    } else {
        ray.exit(|_| true).unwrap_or(entry)
    };
    Some(entry.to(exit, starts_inside))
}

/// A ray that stands somewhere on its way through a shape.
struct CarefulRay<'a> {
    shape: Placed<'a>,
    track: Track,
    position: Position,
    lane: Lane,
    rules: Rules,
}

impl<'a> CarefulRay<'a> {
    fn new(shape: Placed<'a>, track: Track, position: Position, rules: Rules) -> Self {
        let Track { origin, movement, .. } = track;
        let start = Placed::from(Form::Point(origin)).with_position(position);
        let start = start.seen_from(shape.position).frame().grown(rules.kept.into());
        Self { shape, track, position, lane: lane_of_point(start, movement), rules }
    }

    /// Where it enters the members that count, if it does not start there.
    fn entry(&self, counts: impl Fn(Placed<'_>) -> bool) -> Option<End> {
        let Track { origin, movement: Vector2D { x, y }, .. } = self.track;
        let start = Spot::of(origin).at(self.position);
        let wanted = Wanted::forth(self.rules);
        let first = self.first(start, [[x, 0.0], [y, 0.0]], wanted, counts)?;
        Some(End::of(first, 1.0, self.track, self.rules.kept))
    }

    /// Where it leaves the members that count, if it does not end there.
    fn exit(&self, counts: impl Fn(Placed<'_>) -> bool) -> Option<End> {
        let Vector2D { x, y } = self.track.movement;
        let wanted = Wanted::back(self.rules.kept);
        let last = self.first(self.end(), [[-x, 0.0], [-y, 0.0]], wanted, counts)?;
        Some(End::of(last, -1.0, self.track, self.rules.kept))
    }

    fn end(&self) -> Spot {
        let Track { origin, movement, .. } = self.track;
        let corner = Corner::Fixed([[origin.x, movement.x], [origin.y, movement.y]]);
        Spot { corner, position: self.position }
    }

    /// The first point of the members that count on the way of a point that does not belong to them.
    fn first(
        &self,
        start: Spot,
        movement: Vector<2>,
        wanted: Wanted,
        counts: impl Fn(Placed<'_>) -> bool,
    ) -> Option<Contact> {
        let mut best = None;
        each_member(self.shape, &self.lane, &mut |member| {
            if !counts(member) {
                return;
            }
            let Some((body, anchor)) = self.body(member) else { return };
            let point = Body::point(start, anchor);
            best = body.with_boxes(&mut |body| {
                let bodies = [&point, body];
                let (is_leaving, union) = (false, None);
                Search { bodies, movement, anchor, wanted, is_leaving, best, union }.run()
            });
        });
        best
    }

    fn starts_inside(&self) -> bool {
        let Self { shape, track: Track { origin, movement, .. }, position, rules, .. } = *self;
        let start = Placed::from(Form::Point(origin)).with_position(position);
        if rules.kept == 0.0 && !placed_collide(start, shape) {
            return false;
        }
        let is_whole = movement == Vector2D::ZERO || !rules.may_mind(&shape);
        (is_whole && rules.kept == 0.0) || self.is_at(Spot::of(origin).at(position), start)
    }

    fn ends_inside(&self) -> bool {
        let Self { track: Track { origin, movement, .. }, position, rules, .. } = *self;
        let end = if rules.kept == 0.0 { position } else { position.plus(Position::of(movement)) };
        self.is_at(self.end(), Placed::from(Form::Point(origin)).with_position(end))
    }

    /// Whether the shape, as it is there for the ray, meets a place, told in two ways.
    fn is_at(&self, spot: Spot, point: Placed<'_>) -> bool {
        let (kept, mut is_met) = (self.rules.kept, false);
        each_member(self.shape, &self.lane, &mut |member| {
            is_met = is_met
                || self.body(member).is_some_and(|(body, anchor)| match body {
                    Body::Pie(_) | Body::Endless(_) if kept > 0.0 => {
                        placed_is_near(point, member, kept)
                    }
                    body => {
                        let facing = self.facing(&body, anchor);
                        let vertex = Vertex::new(spot, anchor);
                        body.with_boxes(&mut |body| body.holds(&vertex, &facing, kept))
                    }
                });
        });
        is_met
    }

    /// Which edges of a body are there for the ray; all of them if it does not move.
    fn facing(&self, body: &Body<'_>, anchor: Vector2D) -> Facing {
        let Vector2D { x, y } = self.track.movement;
        let is_moved = self.track.movement != Vector2D::ZERO;
        let side = if is_moved { body.solid_side() } else { Side::None };
        Facing::new(side, 1, [[x, 0.0], [y, 0.0]], anchor)
    }

    fn body<'m>(&self, member: Placed<'m>) -> Option<(Body<'m>, Vector2D)> {
        let anchor = anchor_of(member, Form::None)?;
        Some((self.rules.body(member, anchor)?, anchor))
    }
}

impl End {
    /// Of a contact whose time is counted from the start, or for -1 from the end backwards; with a distance kept
    /// the point is the shape's.
    fn of(contact: Contact, sign: f32, track: Track, kept: f32) -> Self {
        let Contact { fraction, counted, normal: [x, y], .. } = contact;
        let ahead = times([x, y], kept.into());
        Self {
            part: sign * fraction + 0.0,
            point: track.point_beside(f64::from(sign) * counted, ahead),
            normal: Vector2D::narrow(-x, -y),
        }
    }
}

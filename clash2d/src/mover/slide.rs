//! A mover's way towards a goal, along all that stops it.

use core::array::from_fn;
use core::cmp::Ordering;

use super::entry::Moment;
use super::floats::Around;
use super::grown::Pair;
use super::obstacle::ObstacleId;
use super::order::Order;
use super::piece::{Passing, Piece, terms};
use super::plane::{Plane, is_within_angle, leads, leads_along, wide};
use super::scene::{Found, Scene};
use super::settings::Mover;
use super::sight::{MOST, Sight};
use super::solve::Half;
use super::track::Track;
use super::trail::Trail;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::grid::GridCell;
use crate::outline::{dot, minus, plus};
use crate::root::square_root;
use crate::vector::Vector2D;

/// How often a way may bend or come to something new.
const ROUNDS: usize = 32;

/// How many that a way leads into at once are known at a time: others are found where it goes on.
const PEERS: usize = 8;

/// What a mover wants and how far it is.
///
/// It takes 14 KB: the functions that have one are called, so that their frames are not one (128 KB of stack are enough).
pub(super) struct Slide<'s, 't> {
    scene: Scene<'s>,
    mover: &'t Mover<'t>,
    start: Vector2D,
    movement: Vector2D,
    trail: &'t mut Trail,
    walls: Walls<'s>,
    /// Where it last looked for a way along one of several walls, and where it last let go of corners.
    tried_at: Option<Vector2D>,
    let_go_at: Option<Vector2D>,
    /// Whether it may go on beside what it comes to.
    pub(super) is_sliding: bool,
    /// The steepest floor that it climbs, in degrees, if nothing steeper.
    pub(super) climb: Option<f32>,
}

/// A piece of an obstacle and of the mover, and the half-plane beside it.
#[derive(Clone, Copy)]
struct Wall<'s> {
    solid: Piece<'s>,
    mover: Piece<'s>,
    order: Option<Order>,
    plane: Plane,
}

/// What is touched.
struct Walls<'s> {
    list: [Option<Wall<'s>>; MOST],
    count: usize,
}

/// What a way leads into.
struct Met<'s> {
    id: ObstacleId,
    cell: GridCell,
    solid: Piece<'s>,
    mover: Piece<'s>,
    order: Option<Order>,
    passing: Passing,
    time: Moment,
    is_corner: bool,
    /// The half-plane without it, if it was asked for.
    plane: Option<Plane>,
}

/// What a way leads into first, and all that is flush with it, so that it does not matter which that is: of more than
/// there is room for the first ones.
struct Firsts<'s> {
    list: [Option<Met<'s>>; PEERS],
    count: usize,
}

impl<'s, 't> Slide<'s, 't> {
    /// From the end of a trail on, which it leads further.
    pub(super) fn new(
        scene: Scene<'s>,
        trail: &'t mut Trail,
        movement: Vector2D,
        mover: &'t Mover<'t>,
    ) -> Self {
        let (start, walls) = (trail.place, Walls { list: from_fn(|_| None), count: 0 });
        Self {
            scene,
            mover,
            start,
            movement,
            trail,
            walls,
            tried_at: None,
            let_go_at: None,
            is_sliding: true,
            climb: None,
        }
    }

    /// Goes as far as it can; what is left of the movement.
    #[inline(never)]
    pub(super) fn run(&mut self) -> Vector2D {
        let rounds = if self.movement == Vector2D::ZERO { 0 } else { ROUNDS };
        for _ in 0..rounds {
            if self.is_over() {
                break;
            }
        }
        let [x, y] = self.to_goal().map(|x| x.value() as f32 + 0.0);
        Vector2D::new(x, y)
    }

    /// Goes straight on, or to the next obstacle: whether that was all.
    fn is_over(&mut self) -> bool {
        let sight = self.sight();
        let target = sight.target();
        if self.goes_along(&sight, target) {
            return false;
        }
        let around = Around::new(self.trail.place, target).within(sight.gain(target));
        let next = around.first(|place| self.is_better(&sight, place));
        let Some(next) = next.filter(|next| self.walls.count == 0 || !self.is_settled(*next))
        else {
            return !self.lets_go();
        };
        let track = Track::between(self.trail.place, next);
        let mut firsts = Firsts { list: from_fn(|_| None), count: 0 };
        self.find_first(&track, &mut firsts);
        match &firsts.list[0] {
            Some(first) => self.meet(&sight, &firsts, first, next),
            None => {
                self.go(next);
                target == sight.goal()
            }
        }
    }

    fn sight(&self) -> Sight {
        let place = self.trail.place;
        let halves = self.walls.iter().map(|wall| {
            let (normal, height) = wall.plane.about(place);
            Half { normal, least: 0.0 - height }
        });
        Sight::new(self.to_goal(), halves)
    }

    /// The way to the goal, seen from where the mover is.
    fn to_goal(&self) -> [Near; 2] {
        let axis = |start: f32, by: f32, place: f32| Near::sum(&[start, -place, by]);
        [
            axis(self.start.x, self.movement.x, self.trail.place.x),
            axis(self.start.y, self.movement.y, self.trail.place.y),
        ]
    }

    /// Lets go of what it touches at a corner only, once in a place, as it may go on along the other side of that: whether
    /// there is such.
    #[inline(never)]
    fn lets_go(&mut self) -> bool {
        let place = self.trail.place;
        let is_at_corner = |wall: &Wall<'_>| {
            let pair = wall.pair();
            !pair.is_round() && !pair.seen_from(place).nearest().is_edge
        };
        if self.let_go_at == Some(place) || !self.walls.iter().any(is_at_corner) {
            return false;
        }
        self.let_go_at = Some(place);
        self.walls.retain(|wall| (!is_at_corner(wall)).then_some(*wall));
        true
    }

    /// Goes on straight along one of several walls, if that leads into none of the others, which end there or are round,
    /// and far nearer to the goal than what lies before all of them: whether it did.
    #[inline(never)]
    fn goes_along(&mut self, sight: &Sight, target: [f64; 2]) -> bool {
        let place = self.trail.place;
        let is_asked = self.walls.count > 1 && self.climb.is_none() && self.is_sliding;
        if !is_asked || self.tried_at == Some(place) {
            return false;
        }
        self.tried_at = Some(place);
        let Some(next) = self.open_way(sight, target) else { return false };
        let track = Track::between(place, next);
        let mut firsts = Firsts { list: from_fn(|_| None), count: 0 };
        self.find_first(&track, &mut firsts);
        let time = firsts.list[0].as_ref().map_or(1.0, |first| first.time.value().clamp(0.0, 1.0));
        let contact = track.way::<Near>().map(|x| time * x.value());
        let reached = Around::new(place, contact).first(|to| {
            to != place
                && self.is_nearer(to)
                && !self.is_settled(to)
                && self.scene.is_free(&Track::between(place, to))
        });
        let Some(to) = reached else { return false };
        self.go(to);
        // Of what it went past the half-plane does not hold any more.
        self.walls.retain(|wall| wall.plane.holds(to).then_some(*wall));
        true
    }

    /// Where a straight way along a wall leads that enters no other one. Of all such ways that which leads nearest to the
    /// goal; none of two that are as good.
    fn open_way(&self, sight: &Sight, target: [f64; 2]) -> Option<Vector2D> {
        let least = sight.gain(target);
        let mut best: Option<(f64, Option<Vector2D>)> = None;
        for (number, half) in sight.halves().iter().enumerate() {
            let foot = half.near_foot(sight.goal());
            let gain = sight.gain(foot);
            if gain <= 2.0 * least || best.is_some_and(|(known, ..)| gain < known) {
                continue;
            }
            let Some(next) = self.open_place(sight, number, foot) else { continue };
            let is_tie = best.is_some_and(|(known, place)| gain == known && place != Some(next));
            best = Some((gain, (!is_tie).then_some(next)));
        }
        best?.1
    }

    fn open_place(&self, sight: &Sight, number: usize, foot: [f64; 2]) -> Option<Vector2D> {
        let (place, own) = (self.trail.place, self.walls.list[number].as_ref()?);
        let way = |to: Vector2D| minus(wide(to), wide(place));
        let next = Around::new(place, foot).within(sight.gain(foot)).first(|to| {
            to != place
                && sight.is_nearer(way(to)).unwrap_or_else(|| self.is_nearer(to))
                && own.plane.holds(to)
        })?;
        let track = Track::between(place, next);
        let mut others = self.walls.iter().enumerate().filter(|(other, _)| *other != number);
        let is_open = others.all(|(_, wall)| !wall.pair().seen_from(place).is_entered(&track));
        is_open.then_some(next)
    }

    /// Whether a place is nearer to the goal, and on the free side of all that is touched.
    fn is_better(&self, sight: &Sight, place: Vector2D) -> bool {
        let way = minus(wide(place), wide(self.trail.place));
        let is_free = |(wall, half): (&Wall<'_>, &Half)| {
            half.certainly_holds(way).unwrap_or_else(|| wall.plane.holds(place))
        };
        place != self.trail.place
            && sight.is_nearer(way).unwrap_or_else(|| self.is_nearer(place))
            && self.walls.iter().zip(sight.halves()).all(is_free)
    }

    /// Whether a place is nearer to the goal than the mover: |place - goal|² < |here - goal|².
    fn is_nearer(&self, place: Vector2D) -> bool {
        settle!(R from Tight => {
            let (here, start, by) = (self.trail.place, self.start, self.movement);
            let way = [R::sum(&[place.x, -here.x]), R::sum(&[place.y, -here.y])];
            let to_goal = |place: f32, start: f32, by: f32| R::sum(&[place, -start, -by]);
            let near = [to_goal(place.x, start.x, by.x), to_goal(place.y, start.y, by.y)];
            let far = [to_goal(here.x, start.x, by.x), to_goal(here.y, start.y, by.y)];
            Some(dot(way, plus(near, far)).sign()?.is_lt())
        })
    }

    /// Whether the way to a place is less than a float of the larger coordinate, and nothing of what is wanted:
    /// as floats are finer near 0 there are such places where a mover has come to rest.
    fn is_settled(&self, place: Vector2D) -> bool {
        const FLOAT: f64 = 1.0 / (1 << 22) as f64;
        const PART: f64 = 1.0 / (1 << 12) as f64;
        let size = |[x, y]: [f64; 2]| x.abs().max(y.abs());
        let ([x, y], here) = (wide(place), wide(self.trail.place));
        let way = size([x - here[0], y - here[1]]);
        way < size(here) * FLOAT && way < size(wide(self.movement)) * PART
    }

    /// What a way leads into first: of what is met at the same time not what is met at a corner, then what lets
    /// go on further; of what is flush the one with the least id and cell.
    #[inline(never)]
    fn find_first(&self, track: &Track, firsts: &mut Firsts<'s>) {
        self.scene.each_blocking(track, &mut |found| {
            let (time, at) = found.seen.meeting(track);
            let mut met = Met::of(found, time, at.other.is_some());
            let order = match &mut firsts.list[0] {
                Some(first) => first.rank(&mut met, track, self.mover.up),
                None => Ordering::Greater,
            };
            match order {
                Ordering::Less => {}
                Ordering::Equal => firsts.add(met),
                Ordering::Greater => firsts.begin(met),
            }
        });
    }

    /// Goes to where the way to a place is stopped, and keeps in mind by what: whether that was all.
    fn meet(
        &mut self,
        sight: &Sight,
        firsts: &Firsts<'s>,
        first: &Met<'s>,
        next: Vector2D,
    ) -> bool {
        let before = self.trail.place;
        let way = Track::between(before, next);
        let time = first.time.value().clamp(0.0, 1.0);
        let contact = way.way::<Near>().map(|x| time * x.value());
        if let Some(place) = self.free_place(sight, contact) {
            self.go(place);
        }
        let track = Track { from: self.trail.place, ..way };
        let plane = first.plane_at(&track, self.mover.up);
        self.trail.hit((first.id, first.cell), plane.normal(), self.mover);
        let is_upright = self
            .upright(&plane)
            .is_some_and(|wall| self.walls.add(&first.pair(), wall, self.trail.place));
        if !self.is_sliding {
            return true;
        }
        let is_new = is_upright || self.walls.add(&first.pair(), plane, self.trail.place);
        for peer in firsts.peers() {
            let plane = peer.plane_at(&track, self.mover.up);
            self.walls.add(&peer.pair(), plane, self.trail.place);
        }
        !is_new
    }

    /// The upright wall where the mover is, instead of a slope that is too steep to climb, if it moves against it.
    fn upright(&self, plane: &Plane) -> Option<Plane> {
        let (up, normal) = (self.mover.up, plane.normal());
        let side = Vector2D::new(up.y, 0.0 - up.x);
        let is_steep = !is_within_angle(normal, up, self.climb?) && leads_along(normal, terms(up));
        let side = [side, Vector2D::ZERO - side]
            .into_iter()
            .find(|side| leads_along(normal, terms(*side)))?;
        let ahead = Track::along(self.start, self.movement);
        let is_against = leads(&ahead, terms(side)).is_lt();
        (is_steep && is_against).then(|| Plane::from(self.trail.place, terms(side)))
    }

    /// A free place near a contact that is reached by a free way: the nearest one beside it, or beside places up to some
    /// floats before it on the way, as two obstacles may leave none at the point of a wedge. None: where the mover is.
    fn free_place(&self, sight: &Sight, contact: [f64; 2]) -> Option<Vector2D> {
        const FLOAT: f64 = 1.0 / (1 << 23) as f64;
        let size = |[x, y]: [f64; 2]| x.abs().max(y.abs());
        let float = size(plus(wide(self.trail.place), contact)) * FLOAT;
        for floats in [0.0, 2.0, 8.0, 32.0, 128.0] {
            let (length, back) = (size(contact), floats * float);
            let before = if back < length {
                contact.map(|x| x * (1.0 - back / length))
            } else if floats == 0.0 {
                contact
            } else {
                return None;
            };
            // Nothing is nearer to the contact: no creeping by single floats.
            let stays = |place| place == self.trail.place || self.is_settled(place);
            let is_reached = |place| self.scene.is_free(&Track::between(self.trail.place, place));
            let found = Around::new(self.trail.place, before)
                .first(|place| stays(place) || (self.is_better(sight, place) && is_reached(place)));
            if let Some(place) = found {
                return (!stays(place)).then_some(place);
            }
        }
        None
    }

    fn go(&mut self, place: Vector2D) {
        self.trail.go(place);
        self.walls.keep_near(place);
    }
}

impl<'s> Met<'s> {
    fn of(found: &Found<'_, 's>, time: Moment, is_corner: bool) -> Self {
        let (solid, mover) = (*found.seen.pair.solid, *found.seen.pair.mover);
        let Found { id, cell, passing, .. } = *found;
        let order = found.seen.pair.order.copied();
        Self { id, cell, solid, mover, order, passing, time, is_corner, plane: None }
    }

    fn pair(&self) -> Pair<'_, 's, 's> {
        Pair { solid: &self.solid, mover: &self.mover, order: self.order.as_ref() }
    }

    /// The half-plane without it where a way comes to it.
    fn plane_at(&self, track: &Track, up: Vector2D) -> Plane {
        Plane::of(&self.pair().seen_from(track.from), self.passing, track, up)
    }

    /// Greater: something else is to be looked at first; equal: it is flush with this.
    fn rank(&mut self, other: &mut Self, track: &Track, up: Vector2D) -> Ordering {
        let by_time = other.time.compare(&self.time);
        let order = by_time.unwrap_or_else(|| other.pair().compare(&self.pair(), track));
        if order.is_ne() {
            return order.reverse();
        }
        if other.is_corner != self.is_corner {
            return self.is_corner.cmp(&other.is_corner);
        }
        let [a, b] = [other, self].map(|met| {
            let plane = met.plane.take().unwrap_or_else(|| met.plane_at(track, up));
            *met.plane.insert(plane)
        });
        a.compare(&b, track, up)
    }
}

impl<'s> Firsts<'s> {
    fn begin(&mut self, met: Met<'s>) {
        self.list[0] = Some(met);
        self.count = 1;
    }

    /// Adds what is flush with the first, or takes it instead.
    fn add(&mut self, met: Met<'s>) {
        let key = |met: &Met<'_>| (met.id, met.cell);
        let is_first = self.list[0].as_ref().is_some_and(|first| key(&met) < key(first));
        let peer = if is_first { self.list[0].replace(met) } else { Some(met) };
        if let Some(free) = self.list.get_mut(self.count) {
            *free = peer;
            self.count += 1;
        }
    }

    fn peers(&self) -> impl Iterator<Item = &Met<'s>> {
        self.list[..self.count].iter().skip(1).flatten()
    }
}

impl<'s> Walls<'s> {
    fn iter(&self) -> impl Iterator<Item = &Wall<'s>> {
        self.list[..self.count].iter().flatten()
    }

    /// Keeps a half-plane in mind: whether it was not there.
    fn add(&mut self, pair: &Pair<'_, 's, 's>, plane: Plane, place: Vector2D) -> bool {
        if self.iter().any(|wall| wall.is_of(pair) && wall.plane.is(&plane)) {
            return false;
        }
        if pair.is_round() {
            self.retain(|wall| (!wall.is_of(pair)).then_some(*wall));
        }
        if self.count == MOST {
            self.forget(place);
        }
        let (solid, mover, order) = (*pair.solid, *pair.mover, pair.order.copied());
        self.list[self.count] = Some(Wall { solid, mover, order, plane });
        self.count += 1;
        true
    }

    /// Lets go of the half-plane whose border is farthest.
    fn forget(&mut self, place: Vector2D) {
        let depth = |wall: &Wall<'_>| {
            let ([x, y], height) = wall.plane.about(place);
            height / square_root(x * x + y * y)
        };
        let far = self.iter().map(depth).enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((far, _)) = far {
            self.list.copy_within(far + 1..self.count, far);
            self.count -= 1;
        }
    }

    /// Keeps what is still touched at a place, those of rounded obstacles with the half-plane there.
    fn keep_near(&mut self, place: Vector2D) {
        let [x, y] = wide(place).map(f64::abs);
        let room = x.max(y).max(1.0 / (1_u64 << 40) as f64) / (1 << 21) as f64;
        self.retain(|wall| {
            let pair = wall.pair();
            let reach = pair.radii().iter().fold(room, |reach, radius| reach + f64::from(*radius));
            let nearest = pair.seen_from(place).nearest();
            if nearest.square > reach * reach {
                return None;
            }
            let is_round = pair.is_round();
            let plane = if is_round { Plane::beside(&pair, place, &nearest) } else { wall.plane };
            Some(Wall { plane, ..*wall })
        });
    }

    fn retain(&mut self, mut keep: impl FnMut(&Wall<'s>) -> Option<Wall<'s>>) {
        let mut count = 0;
        for number in 0..self.count {
            if let Some(wall) = self.list[number].as_ref().and_then(&mut keep) {
                self.list[count] = Some(wall);
                count += 1;
            }
        }
        self.count = count;
    }
}

impl<'s> Wall<'s> {
    fn pair(&self) -> Pair<'_, 's, 's> {
        Pair { solid: &self.solid, mover: &self.mover, order: self.order.as_ref() }
    }

    fn is_of(&self, pair: &Pair<'_, '_, '_>) -> bool {
        self.solid.is(pair.solid) && self.mover.is(pair.mover)
    }
}

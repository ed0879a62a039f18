//! A mover's way towards a goal, along all that stops it.

use core::cmp::Ordering;

use super::floats::Around;
use super::grown::{Pair, Track};
use super::obstacle::ObstacleId;
use super::piece::{Passing, Piece};
use super::plane::{Normal, Plane, is_within_angle, leads, leads_along, terms, wide};
use super::scene::{Found, Scene};
use super::settings::{Mover, MoverTouch};
use super::solve::{Half, nearest};
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::grid::GridCell;
use crate::outline::{dot, plus};
use crate::root::square_root;
use crate::vector::Vector2D;

/// How often a way may bend or come to something new.
const ROUNDS: usize = 32;

/// How many stops and hits of a whole move are told.
const MARKS: usize = 64;

/// How many obstacles are kept in mind at a time.
const MOST: usize = 16;

/// What a mover wants and where it is.
///
/// It takes 10 KB: each function that has some is called, so that their frames are not one (128 KB of stack are enough).
pub(super) struct Slide<'s> {
    pub(super) scene: Scene<'s>,
    pub(super) up: Vector2D,
    start: Vector2D,
    movement: Vector2D,
    pub(super) place: Vector2D,
    walls: Walls<'s>,
    /// What it came to, in this order, and where it was then.
    pub(super) hits: Hits,
    /// Where it went.
    pub(super) stops: Stops,
    /// Whether it may go on beside what it comes to.
    pub(super) is_sliding: bool,
    /// The steepest floor that it climbs, in degrees, if nothing steeper.
    pub(super) climb: Option<f32>,
}

/// What the mover came to.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    pub(super) id: ObstacleId,
    pub(super) cell: GridCell,
    pub(super) place: Vector2D,
    normal: Normal,
    /// Out of the obstacle, of length 1.
    pub(super) out: [f64; 2],
    /// How many stops there were before.
    pub(super) stop: usize,
}

/// What a mover came to; of more than there is room for the first ones.
#[derive(Clone, Copy)]
pub(super) struct Hits {
    list: [Option<Hit>; MARKS],
    pub(super) count: usize,
}

/// The places to which a way led; of more than there is room for the last one takes the place of the one before.
#[derive(Clone, Copy)]
pub(super) struct Stops {
    list: [Vector2D; MARKS],
    pub(super) count: usize,
}

/// A piece of an obstacle and of the mover, and the half-plane beside it.
#[derive(Clone, Copy)]
struct Wall<'s> {
    solid: Piece<'s>,
    mover: Piece<'s>,
    plane: Plane,
}

/// What is touched.
struct Walls<'s> {
    list: [Option<Wall<'s>>; MOST],
    count: usize,
}

/// What a way leads into first.
struct First<'s> {
    id: ObstacleId,
    cell: GridCell,
    solid: Piece<'s>,
    mover: Piece<'s>,
    passing: Passing,
    time: Near,
    is_corner: bool,
    /// Whether something is flush with it.
    has_peers: bool,
}

impl<'s> Slide<'s> {
    pub(super) fn new(scene: Scene<'s>, start: Vector2D, movement: Vector2D, up: Vector2D) -> Self {
        let (hits, stops) = (Hits::NONE, Stops::NONE);
        let walls = Walls { list: [None; MOST], count: 0 };
        Self {
            scene,
            up,
            start,
            movement,
            place: start,
            walls,
            hits,
            stops,
            is_sliding: true,
            climb: None,
        }
    }

    /// Goes as far as it can.
    #[inline(never)]
    pub(super) fn run(&mut self) {
        let rounds = if self.movement == Vector2D::ZERO { 0 } else { ROUNDS };
        for _ in 0..rounds {
            if self.is_over() {
                break;
            }
        }
    }

    /// Goes straight on, or to the next obstacle: whether that was all.
    fn is_over(&mut self) -> bool {
        let goal = self.to_goal();
        let target = self.target(goal);
        let Some(next) = Around::new(self.place, target).find(|place| self.is_better(*place))
        else {
            return true;
        };
        if self.walls.count > 0 && self.is_settled(next) {
            return true;
        }
        let track = Track::between(self.place, next);
        let Some(first) = self.first(&track) else {
            self.go(next);
            return target == goal;
        };
        self.meet(&first, next)
    }

    /// The way to the goal, seen from where the mover is.
    pub(super) fn to_goal(&self) -> [f64; 2] {
        let axis = |start: f32, by: f32, place: f32| Near::sum(&[start, -place, by]).value();
        [
            axis(self.start.x, self.movement.x, self.place.x),
            axis(self.start.y, self.movement.y, self.place.y),
        ]
    }

    /// The place of all half-planes that is nearest to the goal.
    fn target(&self, goal: [f64; 2]) -> [f64; 2] {
        let mut halves = [Half::default(); MOST];
        for (half, wall) in halves.iter_mut().zip(self.walls.iter()) {
            let (normal, height) = wall.plane.about(self.place);
            *half = Half { normal, least: 0.0 - height };
        }
        nearest(goal, &halves[..self.walls.count])
    }

    /// Whether a place is nearer to the goal, and on the free side of all that is touched.
    fn is_better(&self, place: Vector2D) -> bool {
        place != self.place
            && self.is_nearer(place)
            && self.walls.iter().all(|wall| wall.plane.holds(place))
    }

    /// Whether a place is nearer to the goal than the mover: |place - goal|² < |here - goal|².
    fn is_nearer(&self, place: Vector2D) -> bool {
        settle!(R from Tight => {
            let (here, start, by) = (self.place, self.start, self.movement);
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
        let ([x, y], here) = (wide(place), wide(self.place));
        let way = size([x - here[0], y - here[1]]);
        way < size(here) * FLOAT && way < size(wide(self.movement)) * PART
    }

    /// What a way leads into first: of what is met at the same time not what is met at a corner, then what lets
    /// go on further.
    fn first(&self, track: &Track) -> Option<First<'s>> {
        let mut first: Option<First<'s>> = None;
        self.scene.each_blocking(track, &mut |found| {
            let (time, at) = found.pair.meeting(track);
            let is_corner = at.other.is_some();
            let order = first.as_ref().map_or(Ordering::Greater, |first| {
                first.rank(found, (time, is_corner), track, self.up)
            });
            let is_first = match (&mut first, order) {
                (Some(first), Ordering::Equal) => {
                    first.has_peers = true;
                    (found.id, found.cell) < (first.id, first.cell)
                }
                _ => order.is_gt(),
            };
            if is_first {
                let (solid, mover) = (*found.pair.solid, *found.pair.mover);
                let (id, cell) = (found.id, found.cell);
                let (passing, has_peers) = (found.passing, order.is_eq());
                first = Some(First { id, cell, solid, mover, passing, time, is_corner, has_peers });
            }
        });
        first
    }

    /// Goes to where the way to a place is stopped, and keeps in mind by what: whether that was all.
    fn meet(&mut self, first: &First<'s>, next: Vector2D) -> bool {
        let before = self.place;
        let way = Track::between(before, next);
        let time = first.time.value().clamp(0.0, 1.0);
        let contact = way.way::<Near>().map(|x| time * x.value());
        if let Some(place) = self.free_place(contact) {
            self.go(place);
        }
        let pair = Pair { solid: &first.solid, mover: &first.mover };
        let track = Track { from: self.place, ..way };
        let plane = Plane::of(&pair, first.passing, &track, self.up);
        let (normal, out) = (*plane.normal(), plane.normal().unit());
        let (id, cell, stop) = (first.id, first.cell, self.stops.count);
        self.hits.add(Hit { id, cell, place: self.place, normal, out, stop });
        let is_upright =
            self.upright(&plane).is_some_and(|wall| self.walls.add(&pair, wall, self.place));
        if !self.is_sliding {
            return true;
        }
        let is_new = is_upright || self.walls.add(&pair, plane, self.place);
        if first.has_peers {
            self.add_peers(first, &way, &track);
        }
        !is_new
    }

    /// Keeps in mind all that is flush with what a way led into first, so that it does not matter which that was.
    fn add_peers(&mut self, first: &First<'s>, way: &Track, track: &Track) {
        let (scene, up, place) = (self.scene, self.up, self.place);
        scene.each_blocking(way, &mut |found| {
            let (time, at) = found.pair.meeting(way);
            if first.rank(found, (time, at.other.is_some()), way, up).is_eq() {
                let plane = Plane::of(&found.pair, found.passing, track, up);
                self.walls.add(&found.pair, plane, place);
            }
        });
    }

    /// The upright wall where the mover is, instead of a slope that is too steep to climb, if it moves against it.
    fn upright(&self, plane: &Plane) -> Option<Plane> {
        let (up, normal) = (self.up, plane.normal());
        let side = Vector2D::new(up.y, 0.0 - up.x);
        let is_steep = !is_within_angle(normal, up, self.climb?) && leads_along(normal, terms(up));
        let side = [side, Vector2D::ZERO - side]
            .into_iter()
            .find(|side| leads_along(normal, terms(*side)))?;
        let ahead = Track::along(self.start, self.movement);
        let is_against = leads(&ahead, terms(side)).is_lt();
        (is_steep && is_against).then(|| Plane::from(self.place, terms(side)))
    }

    /// The free place that is nearest to a contact and reached by a free way; None: where the mover is.
    fn free_place(&self, contact: [f64; 2]) -> Option<Vector2D> {
        for place in Around::new(self.place, contact) {
            // Nothing is nearer to the contact: no creeping by single floats.
            if place == self.place || self.is_settled(place) {
                return None;
            }
            if self.is_better(place) && self.scene.is_free(&Track::between(self.place, place)) {
                return Some(place);
            }
        }
        None
    }

    fn go(&mut self, place: Vector2D) {
        self.place = place;
        self.stops.add(place);
        self.walls.keep_near(place);
    }
}

impl First<'_> {
    /// Greater: something else is to be looked at first; equal: it is flush with this.
    fn rank(
        &self,
        other: &Found<'_, '_>,
        (time, is_corner): (Near, bool),
        track: &Track,
        up: Vector2D,
    ) -> Ordering {
        let pair = Pair { solid: &self.solid, mover: &self.mover };
        let order = time.compare(self.time).unwrap_or_else(|| other.pair.compare(&pair, track));
        if order.is_ne() {
            return order.reverse();
        }
        if is_corner != self.is_corner {
            return self.is_corner.cmp(&is_corner);
        }
        let plane = |pair: &Pair<'_, '_, '_>, passing| Plane::of(pair, passing, track, up);
        let [a, b] = [plane(&other.pair, other.passing), plane(&pair, self.passing)];
        a.compare(&b, track, up)
    }
}

impl Hit {
    /// What was hit, as the angle to `up` tells: a floor, a wall or a ceiling.
    pub(super) fn touch(&self, mover: &Mover<'_>) -> MoverTouch {
        let (up, angle) = (mover.up, mover.floor_angle);
        if up == Vector2D::ZERO {
            return MoverTouch::Wall;
        }
        if is_within_angle(&self.normal, up, angle) {
            return MoverTouch::Floor;
        }
        let is_ceiling = is_within_angle(&self.normal, Vector2D::ZERO - up, angle);
        if is_ceiling { MoverTouch::Ceiling } else { MoverTouch::Wall }
    }
}

impl Hits {
    pub(super) const NONE: Self = Self { list: [None; MARKS], count: 0 };

    fn add(&mut self, hit: Hit) {
        let is_new = self.iter().all(|known| known.id != hit.id || known.out != hit.out);
        if is_new && let Some(place) = self.list.get_mut(self.count) {
            *place = Some(hit);
            self.count += 1;
        }
    }

    /// Adds those of a way before which there are some stops.
    pub(super) fn add_all(&mut self, other: &Self, stops: usize) {
        for hit in other.iter() {
            self.add(Hit { stop: hit.stop + stops, ..*hit });
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Hit> {
        self.list[..self.count].iter().flatten()
    }
}

impl Stops {
    pub(super) const NONE: Self = Self { list: [Vector2D::ZERO; MARKS], count: 0 };

    pub(super) fn add(&mut self, place: Vector2D) {
        self.list[self.count.min(MARKS - 1)] = place;
        self.count = (self.count + 1).min(MARKS);
    }

    pub(super) fn add_all(&mut self, other: &Self) {
        other.iter().for_each(|place| self.add(*place));
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Vector2D> {
        self.list[..self.count].iter()
    }

    /// The parts of the way from a start before each stop, by lengths.
    pub(super) fn times(&self, start: Vector2D) -> [f32; MARKS] {
        let (mut lengths, mut way, mut from) = ([0.0_f64; MARKS], 0.0, wide(start));
        for (length, stop) in lengths.iter_mut().zip(self.iter()) {
            let [x, y] = [wide(*stop)[0] - from[0], wide(*stop)[1] - from[1]];
            way += square_root(x * x + y * y);
            (*length, from) = (way, wide(*stop));
        }
        lengths.map(|length| if length < way { (length / way) as f32 } else { 1.0 })
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
        self.list[self.count] = Some(Wall { solid: *pair.solid, mover: *pair.mover, plane });
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
            let pair = Pair { solid: &wall.solid, mover: &wall.mover };
            let reach = pair.radii().iter().fold(room, |reach, radius| reach + f64::from(*radius));
            if pair.nearest(place).square > reach * reach {
                return None;
            }
            let plane = if pair.is_round() { Plane::beside(&pair, place) } else { wall.plane };
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

impl Wall<'_> {
    fn is_of(&self, pair: &Pair<'_, '_, '_>) -> bool {
        self.solid.is(pair.solid) && self.mover.is(pair.mover)
    }
}

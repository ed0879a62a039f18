//! A mover's way towards a goal, along all that stops it.

mod walls;

mod firsts;

mod open;

use firsts::{Firsts, Met};
use walls::{Wall, Walls, half_beside};

use super::floats::Around;
use super::piece::terms;
use super::plane::{Plane, is_within_angle, leads, leads_along, wide};
use super::scene::Scene;
use super::settings::Mover;
use super::sight::Sight;
use super::solve::Half;
use super::track::Track;
use super::trail::Trail;
use crate::exact::real::{Near, Only, Real};
use crate::exact::settle::settle;
use crate::outline::{dot, minus, plus};
use crate::vector::Vector2D;

/// How often a way may bend or come to something new.
const ROUNDS: usize = 32;

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

impl<'s, 't> Slide<'s, 't> {
    /// From the end of a trail on, which it leads further.
    pub(super) fn new(
        scene: Scene<'s>,
        trail: &'t mut Trail,
        movement: Vector2D,
        mover: &'t Mover<'t>,
    ) -> Self {
        let (start, walls) = (trail.place, Walls::new());
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
            return !self.lets_go(&sight, target);
        };
        let track = Track::between(self.trail.place, next);
        let mut firsts = Firsts::new();
        self.find_first(&track, &mut firsts);
        match firsts.first() {
            Some(first) => self.meet(&sight, &firsts, first, next),
            None => {
                self.go(next);
                target == sight.goal()
            }
        }
    }

    fn sight(&self) -> Sight {
        let place = self.trail.place;
        let halves = self.walls.iter().map(|wall| half_beside(&wall.plane, place));
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
        settle!(R, run from Tight => {
            let (here, start, by) = (self.trail.place, self.start, self.movement);
            let way = [R::sum_in(&[place.x, -here.x], run), R::sum_in(&[place.y, -here.y], run)];
            let to_goal = |place: f32, start: f32, by: f32| R::sum_in(&[place, -start, -by], run);
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
        let up = self.mover.up;
        self.scene.each_blocking(track, &mut |found| firsts.look(found, track, up));
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
        let contact = way.way::<Near>(Only).map(|x| time * x.value());
        if let Some(place) = self.free_place(sight, contact) {
            self.go(place);
        }
        let track = Track { from: self.trail.place, ..way };
        let ahead = first.plane_ahead(&track, self.mover.up);
        let plane = ahead.unwrap_or_else(|| first.plane_at(&way, self.mover.up));
        self.trail.hit((first.id, first.cell), plane.normal(), self.mover);
        if self.is_sliding && ahead.is_none() {
            // The float beside a corner is past it: nothing is in the way any more.
            return false;
        }
        let is_upright = self
            .upright(&plane)
            .is_some_and(|wall| self.walls.add(&first.pair(), wall, self.trail.place));
        if !self.is_sliding {
            return true;
        }
        let is_new = is_upright || self.walls.add(&first.pair(), plane, self.trail.place);
        for peer in firsts.peers() {
            if let Some(plane) = peer.plane_ahead(&track, self.mover.up) {
                self.walls.add(&peer.pair(), plane, self.trail.place);
            }
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
        self.walls.keep_near(place, self.scene.finest());
    }
}

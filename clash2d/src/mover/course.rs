//! A mover's move from start to end.

use super::carry::is_carried;
use super::exit::exit;
use super::floats::Around;
use super::ground::{Ground, ground};
use super::listed::Listed;
use super::nearby::Nearby;
use super::track::Track;

use super::piece::terms;
use super::plane::{leads, wide};
use super::scene::{Body, Obstacles, Scene};
use super::settings::{Mover, MoverFlags, MoverHit, MoverResult, MoverState, MoverTouch};
use super::slide::Slide;
use super::trail::{Hit, Trail};
use crate::any::Status;
use crate::outline::{dot, minus, plus, unit};
use crate::pose::Pose;
use crate::root::square_root;
use crate::tree::Frame;
use crate::vector::Vector2D;
use crate::world::Stop;

impl Mover<'_> {
    /// Moves it through obstacles from a place by a movement: out of what it is in, then with its carriers, then its
    /// own way, along all that stops it.
    ///
    /// Where it ends it shares no inner point with an obstacle, unless the state says that it is stuck or crushed, and
    /// no straight part of its way leads through one, but for those out of what it is in at the start and out of a
    /// carrier that turned: both exactly, at any speed. It touches what stops it to less than a float. What is flush is
    /// felt as one piece, in whatever order the obstacles are; mirrored levels give mirrored places. Pushed on against
    /// what stops it, it comes to a place that it keeps, bit for bit.
    ///
    /// `before` is the state of its last result, at first the default. What it came to and the stops of its way, for
    /// [`World::move_along`](crate::World::move_along), go to buffers as far as there is room. The way bends up to 32 times; what is left then is told as the rest.
    /// One-way obstacles stop what moves against the direction in which they let pass, unless it is in them or on
    /// their other side. Of a polygon that is not convex, and of a chain, the border stops it.
    ///
    /// Not ok: a number that is not finite or is negative where it must not be; why the shape is invalid;
    /// `NotSimple` of a shape that has a piece which is not convex, or has no area.
    ///
    /// ```
    /// use clash2d::{Capsule, Mover, MoverState, MoverTouch, Obstacle, Rectangle, Vector2D};
    ///
    /// let v = Vector2D::new;
    /// let level = [
    ///     Obstacle::new(Rectangle::new(v(-8.0, -1.0), v(16.0, 1.0))),
    ///     Obstacle::new(Rectangle::new(v(3.0, 0.0), v(1.0, 4.0))),
    /// ];
    /// let hero = Mover::new(Capsule::new(v(0.0, 0.5), v(0.0, 1.5), 0.5), v(0.0, 1.0));
    /// let (mut position, mut state) = (v(0.0, 2.0), MoverState::default());
    /// for _frame in 0..60 {
    ///     let movement = v(0.125, -0.25);
    ///     let moved = hero.advance(level[..].into(), position, movement, &state, &mut [], &mut [])?;
    ///     (position, state) = (moved.position, moved.state);
    /// }
    /// assert_eq!(position, v(2.5, 0.0)); // It lies at the wall, and on the floor.
    /// assert!(state.is(MoverTouch::Floor) && state.is(MoverTouch::Wall));
    /// # Ok::<(), clash2d::Status>(())
    /// ```
    ///
    /// Each of up to some tens of rounds asks for the pieces near its next straight part: of a world and of prepared
    /// shapes O(log n), of a grid what is filled in the box around that, of others all are looked at. Nothing is
    /// allocated.
    pub fn advance(
        &self,
        obstacles: Obstacles<'_>,
        start: Vector2D,
        movement: Vector2D,
        before: &MoverState,
        hits: &mut [MoverHit],
        stops: &mut [Stop],
    ) -> Result<MoverResult, Status> {
        self.check_numbers().to_result()?;
        self.shape.check().to_result()?;
        if !(start.is_finite() && movement.is_finite() && self.shape.position().is_finite()) {
            return Err(Status::NotFinite);
        }
        let body = Body::of(&self.shape, self.gap).ok_or(Status::NotSimple)?;
        let area = self.around(&body.frame(), start, movement);
        let listed = Listed::new(obstacles.list, area);
        let scene = Scene::new(body, obstacles, &listed);
        let mut nearby = Nearby::new(area);
        scene.look_around(&mut nearby);
        let scene = Scene { nearby: Some(&nearby), ..scene };
        let mut course = Course::new(self, scene, start, before);
        course.run(movement);
        Ok(course.told(movement, hits, stops))
    }

    /// A box around all that it comes near to, but for what carriers and ways out of obstacles add: it comes nearer
    /// to where its movement leads, but for steps, and some floats further down it is asked what it stands on.
    fn around(&self, frame: &Frame, start: Vector2D, movement: Vector2D) -> Frame {
        const FLOATS: f64 = 1.0 / (1 << 20) as f64;
        let (Frame { low, high }, by) = (*frame, wide(movement));
        let size =
            [low, high, start].iter().flat_map(|v| wide(*v)).fold(0.0, |sum, x| sum + x.abs());
        let beside = self.step.max(self.snap).max(self.nudge);
        let reach = square_root(dot(by, by)) + f64::from(beside) + FLOATS * size;
        let goal = plus(wide(start), by);
        let least = minus(plus(goal, wide(low)), [reach; 2]);
        let most = plus(plus(goal, wide(high)), [reach; 2]);
        Frame::around(least, most, size + reach)
    }
}

/// What has become of a mover so far.
struct Course<'c, 's> {
    mover: &'c Mover<'c>,
    scene: Scene<'s>,
    before: &'c MoverState,
    start: Vector2D,
    trail: Trail,
    /// What carriers did.
    carried: Vector2D,
    /// What is left of its own movement.
    rest: Vector2D,
    state: MoverState,
}

impl<'c, 's> Course<'c, 's> {
    fn new(
        mover: &'c Mover<'c>,
        scene: Scene<'s>,
        start: Vector2D,
        before: &'c MoverState,
    ) -> Self {
        let (carried, rest, state) = (Vector2D::ZERO, Vector2D::ZERO, MoverState::default());
        Self { mover, scene, before, start, trail: Trail::at(start), carried, rest, state }
    }

    fn run(&mut self, movement: Vector2D) {
        self.rest = movement;
        if !self.leave() {
            self.state.set(MoverTouch::Stuck);
            return;
        }
        if !self.mover.is(MoverFlags::NoCarry) && !self.ride() {
            self.state.set(MoverTouch::Crushed);
            return;
        }
        if self.mover.is(MoverFlags::Drop) {
            self.scene.dropped = Some(self.mover.up);
        }
        self.go(movement);
        self.stand();
    }

    /// Leaves what it is in at the start: whether it can.
    #[inline(never)]
    fn leave(&mut self) -> bool {
        let is_before = !self.mover.is(MoverFlags::NoCarry) && self.scene.has_carriers();
        let scene = Scene { is_before, ..self.scene };
        if scene.is_out(self.trail.place) {
            return true;
        }
        let Some(place) = exit(&scene, self.trail.place, self.mover.push_out) else { return false };
        self.trail.go(place);
        self.state.set(MoverTouch::PushedOut);
        true
    }

    /// Goes with carriers: whether they leave room.
    #[inline(never)]
    fn ride(&mut self) -> bool {
        let from = self.trail.place;
        let floor = self.before.stands_on();
        let has_room = is_carried(&self.scene, floor, self.mover, &mut self.trail);
        self.carried = self.trail.place - from;
        has_room
    }

    fn was_on_floor(&self) -> bool {
        self.before.is(MoverTouch::Floor)
    }

    fn ground(&self, place: Vector2D) -> Option<Ground> {
        ground(self.mover, &self.scene, place)
    }

    /// Leads a trail on along what stops it; what is left of the movement.
    #[inline(never)]
    fn slide(&self, trail: &mut Trail, by: Vector2D) -> Vector2D {
        let mut slide = Slide::new(self.scene, trail, by, self.mover);
        slide.climb = self.mover.is(MoverFlags::ClimbOnlyFloors).then_some(self.mover.floor_angle);
        slide.is_sliding = !self.mover.is(MoverFlags::NoSlide);
        slide.run()
    }

    /// Leads a trail straight on up to the first obstacle.
    #[inline(never)]
    fn cast(&self, trail: &mut Trail, by: Vector2D) -> Vector2D {
        let mut slide = Slide::new(self.scene, trail, by, self.mover);
        slide.is_sliding = false;
        slide.run()
    }

    /// A distance along `up`.
    fn upwards(&self, distance: f32) -> Vector2D {
        let [x, y] = unit(wide(self.mover.up)).map(|x| (x * f64::from(distance)) as f32);
        Vector2D::new(x, y)
    }

    /// What of a way is not along `up`.
    fn sideways(&self, way: Vector2D) -> Vector2D {
        let (up, by) = (unit(wide(self.mover.up)), wide(way));
        let height = dot(up, by);
        Vector2D::new((by[0] - height * up[0]) as f32, (by[1] - height * up[1]) as f32)
    }

    fn has_floors(&self) -> bool {
        self.mover.up != Vector2D::ZERO
    }

    /// The movement along the floor with the length that it has beside `up`, if that is wished.
    fn evened(&self, movement: Vector2D) -> Vector2D {
        let is_wished = self.mover.is(MoverFlags::EvenSpeed) && self.was_on_floor();
        let is_up = leads(&Track::along(self.trail.place, movement), terms(self.mover.up)).is_gt();
        if !is_wished || is_up {
            return movement;
        }
        let (side, normal) = (wide(self.sideways(movement)), wide(self.before.floor_normal));
        let along = [normal[1], 0.0 - normal[0]];
        let length = square_root(dot(side, side));
        let length = if dot(along, side) < 0.0 { 0.0 - length } else { length };
        let down = movement - self.sideways(movement);
        let evened = down + Vector2D::new((along[0] * length) as f32, (along[1] * length) as f32);
        if evened.is_finite() { evened } else { movement }
    }

    /// Goes its own way.
    fn go(&mut self, movement: Vector2D) {
        self.walk(movement);
        if !self.state.is(MoverTouch::Stepped) {
            self.nudge();
            self.snap(movement);
        }
    }

    /// Slides, or climbs a step.
    #[inline(never)]
    fn walk(&mut self, plain: Vector2D) {
        let mut movement = self.evened(plain);
        let mut trail = Trail::at(self.trail.place);
        let mut rest = self.own_way(&mut trail, movement);
        // Along a floor it would climb what stops it there, and fall off again.
        if movement != plain && trail.is_stopped() && self.ground(trail.place).is_none() {
            (movement, trail) = (plain, Trail::at(self.trail.place));
            rest = self.own_way(&mut trail, movement);
        }
        if self.step(movement, trail.place) {
            return;
        }
        self.rest = rest;
        self.trail.follow(&trail);
    }

    /// The slide; a mover that stops on slopes stays on a floor that it comes to straight from above.
    fn own_way(&self, trail: &mut Trail, movement: Vector2D) -> Vector2D {
        let start = trail.place;
        let stays = self.mover.is(MoverFlags::StopOnSlope)
            && self.has_floors()
            && self.sideways(movement) == Vector2D::ZERO
            && leads(&Track::along(start, movement), terms(self.mover.up)).is_lt();
        if stays {
            let rest = self.cast(trail, movement);
            if self.ground(trail.place).is_some() {
                return rest;
            }
            *trail = Trail::at(start);
        }
        self.slide(trail, movement)
    }

    /// Climbs a step, if that leads further on than a slide and to a floor: whether it did.
    #[inline(never)]
    fn step(&mut self, movement: Vector2D, slid: Vector2D) -> bool {
        let side = self.sideways(movement);
        let start = self.trail.place;
        let gain = |place: Vector2D| dot(wide(place - start), wide(side));
        let is_wished = self.mover.step > 0.0 && self.has_floors() && self.was_on_floor();
        let whole = dot(wide(side), wide(side));
        if !is_wished || side == Vector2D::ZERO || gain(slid) >= whole {
            return false;
        }
        let (mut trail, rise) = (Trail::at(start), self.upwards(self.mover.step));
        self.cast(&mut trail, rise);
        let rest = self.cast(&mut trail, side);
        self.cast(&mut trail, Vector2D::ZERO - rise);
        if gain(trail.place) <= gain(slid) || self.ground(trail.place).is_none() {
            return false;
        }
        // What three casts are rounded by is no way: made in each call it would lead up a wall, float by float.
        let off = floats(start) + floats(rise);
        let is_still = gain(trail.place) <= (off * square_root(whole)).min(whole / 1024.0);
        if is_still && apart([start, trail.place]) <= off && self.ground(start).is_some() {
            trail.return_to(start);
        }
        self.rest = rest;
        self.trail.follow(&trail);
        self.state.set(MoverTouch::Stepped);
        true
    }

    /// Stays on the floor on which it was, unless it moves up.
    #[inline(never)]
    fn snap(&mut self, movement: Vector2D) {
        let is_up = leads(&Track::along(self.trail.place, movement), terms(self.mover.up)).is_gt();
        let is_wished = self.mover.snap > 0.0 && self.has_floors() && self.was_on_floor() && !is_up;
        if !is_wished || self.ground(self.trail.place).is_some() {
            return;
        }
        let mut down = Trail::at(self.trail.place);
        self.cast(&mut down, self.upwards(0.0 - self.mover.snap));
        if self.ground(down.place).is_some() {
            self.trail.follow(&down);
            self.state.set(MoverTouch::Snapped);
        }
    }

    /// Gives way to the corner of a ceiling, if a way up is free beside it.
    #[inline(never)]
    fn nudge(&mut self) {
        let up = unit(wide(self.mover.up));
        let height = dot(wide(self.rest), up);
        if !(self.mover.nudge > 0.0 && self.has_floors() && height > 0.0) {
            return;
        }
        let rise = self.upwards(height as f32);
        let side = [up[1], 0.0 - up[0]];
        let [left, right] = self.shifts(&Track::along(self.trail.place, rise), side);
        // Right in the middle neither side is better.
        let shift = match right.total_cmp(&(0.0 - left)) {
            core::cmp::Ordering::Less => right,
            core::cmp::Ordering::Greater => left,
            core::cmp::Ordering::Equal => 0.0,
        };
        if !(shift != 0.0 && shift.abs() <= f64::from(self.mover.nudge)) {
            return;
        }
        let to = side.map(|x| x * shift);
        let beside = Around::new(self.trail.place, to)
            .first(|place| self.scene.is_free(&Track::along(place, rise)));
        let Some(beside) = beside else { return };
        if !self.scene.is_free(&Track::between(self.trail.place, beside)) {
            return;
        }
        self.trail.go(beside);
        self.state.set(MoverTouch::Nudged);
        let mut trail = Trail::at(beside);
        self.rest = self.slide(&mut trail, rise);
        self.trail.follow(&trail);
    }

    /// How far it is along a direction, to either side, past all that is in a way.
    fn shifts(&self, track: &Track, side: [f64; 2]) -> [f64; 2] {
        let here = dot(wide(track.from), side);
        let mut shifts = [0.0_f64; 2];
        self.scene.each_blocking(track, &mut |found| {
            let (solid, own) = (found.seen.pair.solid.span(side), found.seen.pair.mover.span(side));
            shifts[0] = shifts[0].min(solid[0] - own[1] - here);
            shifts[1] = shifts[1].max(solid[1] - own[0] - here);
        });
        shifts
    }

    /// Finds the floor on which it ends.
    fn stand(&mut self) {
        if let Some(ground) = self.ground(self.trail.place) {
            let [x, y] = ground.normal.unit();
            self.state.floor = ground.id;
            self.state.floor_normal = Vector2D::new(x as f32 + 0.0, y as f32 + 0.0);
            self.state.set(MoverTouch::Floor);
        }
    }

    fn told(
        &mut self,
        movement: Vector2D,
        hits: &mut [MoverHit],
        stops: &mut [Stop],
    ) -> MoverResult {
        let touches = self.trail.hits.iter().map(|hit| hit.touch);
        let touches = touches.filter(|touch| *touch != MoverTouch::Floor);
        self.state.touches |= touches.fold(0, |touches, touch| touches | touch as u32);
        let times = self.trail.stops.times(self.start);
        for (told, hit) in hits.iter_mut().zip(self.trail.hits.iter()) {
            *told = self.told_hit(hit, &times);
        }
        for (told, (&position, &time)) in stops.iter_mut().zip(self.trail.stops.iter().zip(&times))
        {
            *told = Stop { pose: Pose::new(position, 0.0), time };
        }
        let is_held = self.state.is(MoverTouch::Stuck) || self.state.is(MoverTouch::Crushed);
        MoverResult {
            position: self.trail.place,
            carried: self.carried,
            rest: if is_held { movement } else { self.rest },
            state: self.state,
            hit_count: self.trail.hits.count,
            stop_count: self.trail.stops.count,
        }
    }

    fn told_hit(&self, hit: &Hit, times: &[f32]) -> MoverHit {
        let world = self.scene.obstacles.world.filter(|_| !hit.id.is_listed());
        let collider = world.and_then(|(world, _)| world.get(hit.id.collider));
        let grid = self.scene.obstacles.grid.filter(|_| hit.id.is_grid());
        let material = grid.map_or(0, |grid| grid.get(hit.cell).material);
        let [x, y] = hit.out.map(|x| (0.0 - x) as f32);
        MoverHit {
            id: hit.id,
            stop: hit.stop as u32,
            user: collider.map_or(material.into(), |collider| collider.user),
            position: hit.place,
            normal: Vector2D::new(x, y),
            time: hit
                .stop
                .checked_sub(1)
                .and_then(|stop| times.get(stop))
                .map_or(0.0, |time| *time),
            touch: hit.touch as u32,
            cell: hit.cell,
        }
    }
}

/// More than a few floats at a place.
fn floats(place: Vector2D) -> f64 {
    f64::from(place.x.abs().max(place.y.abs())) * (4.0 * f64::from(f32::EPSILON))
}

/// How far two places are apart on the axis on which they are farther apart.
fn apart([a, b]: [Vector2D; 2]) -> f64 {
    let [x, y] = minus(wide(a), wide(b));
    x.abs().max(y.abs())
}

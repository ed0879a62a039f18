//! How colliders of a world move and change.

use super::World;
use super::body::{Body, NONE, State};
use super::collider::{Collider, ColliderId};
use super::index::Index;
use super::way::{Leg, Stop};
use super::world::check;
use crate::any::{Shape, Status, frame_on_way};
use crate::memory::OutOfMemory;
use crate::pose::Pose;
use crate::tree::Frame;

/// So many before its turn a collider is fetched into caches.
const AHEAD: usize = 12;

impl World {
    /// Moves them, straight and at an even rate, from where they are; how many.
    ///
    /// Several moves between two updates take equal parts of the time. Skipped are stale ids, grids, poses that are
    /// not finite or make a shape invalid, and colliders for whose further moves there is no memory. A move to
    /// where one is, the first since the last update, changes nothing.
    pub fn move_all(&mut self, ids: &[ColliderId], poses: &[Pose]) -> usize {
        if self.are_few(ids.len()) {
            let moved = ids.iter().zip(poses);
            return moved.filter(|&(&id, &pose)| self.move_to(id, pose).is_ok()).count();
        }
        let (mut moved, mut last) = (0, (NONE, None));
        for (number, (&id, &pose)) in ids.iter().zip(poses).enumerate() {
            if let Some(next) = ids.get(number + AHEAD) {
                self.bodies.fetch(next.index);
                self.index.fetch(next.index);
            }
            moved += usize::from(self.slide(id, pose, &mut last) || self.go_later(id, pose));
        }
        self.index.refit(&self.tasks);
        moved
    }

    /// A collider that is no grid.
    fn find_movable(&self, id: ColliderId) -> Result<&Body, Status> {
        let body = self.bodies.find(id).ok_or(Status::StaleId)?;
        if body.state.has(State::GRID) { Err(Status::UnknownValue) } else { Ok(body) }
    }

    /// Whether the index follows each of so many colliders sooner than all at once.
    fn are_few(&self, count: usize) -> bool {
        count < self.len() / 32
    }

    /// Moves one, as [`World::move_all`] does. Not ok: `StaleId`, `UnknownValue` of a grid, `NotFinite`,
    /// why the shape becomes invalid, `OutOfMemory`.
    pub fn move_to(&mut self, id: ColliderId, pose: Pose) -> Result<(), Status> {
        self.move_along(id, &[Stop { pose, time: 1.0 }])
    }

    /// Moves one along a bent way: from where it is to each stop until its time, and after the last one it stays.
    ///
    /// With other moves between the same two updates it takes one of equal parts of the time, and its
    /// stops have parts of that. Where two meet of which both have stops, each is at the stops of the other one at the
    /// floats nearest to its way, and times are rounded to floats: enter and exit are those of these ways.
    ///
    /// Not ok: `StaleId`, `NotFinite`, `UnknownValue` of a grid, and if a time is not from
    /// 0 to 1 or less than the one before, why the shape becomes invalid, `OutOfMemory`. O(stops).
    pub fn move_along(&mut self, id: ColliderId, stops: &[Stop]) -> Result<(), Status> {
        if let Some(frame) = self.go(id, stops)? {
            self.index.update(id.index, frame);
        }
        Ok(())
    }

    /// Moves one as nearly all move, straight, not turning and once between two updates, its box in the index too; or does
    /// nothing: [`World::go`] is to. The last shape is kept with the box around it, as many share one; that is None if
    /// the shape has a position.
    #[inline(always)]
    fn slide(&mut self, id: ColliderId, pose: Pose, last: &mut (u32, Option<Frame>)) -> bool {
        let Some(body) = self.bodies.list.get_mut(id.index as usize) else { return false };
        let (from, before, shown) = (body.pose, body.state, body.shown());
        let slides = before.slides() & (body.generation == id.generation);
        // The rotation before is finite.
        if !(slides & (pose.rotation == from.rotation) & pose.position.is_finite()) {
            return false;
        }
        if shown != last.0 {
            *last = (shown, self.shapes.frame_at_pose(body.own, shown));
        }
        let Some(frame) = last.1 else { return false };
        if is_same_pose(from, pose) {
            return true;
        }
        body.pose = pose;
        body.state = before.activated();
        body.state.set(State::MOVED);
        // There is room for it.
        let _ = self.activated(id.index, before);
        self.index.set(id.index, frame_on_way(frame, [from.position, pose.position]));
        if self.log.is_on {
            self.log.moves(id, &[Stop { pose, time: 1.0 }]);
        }
        true
    }

    /// Moves one in any way; what is around its box in the index is to follow.
    #[inline(never)]
    fn go_later(&mut self, id: ColliderId, pose: Pose) -> bool {
        let way = self.go(id, &[Stop { pose, time: 1.0 }]);
        if let Ok(Some(frame)) = way {
            self.index.set(id.index, frame);
        }
        way.is_ok()
    }

    /// Moves one along a way; its new box in the index, unless it stays.
    fn go(&mut self, id: ColliderId, stops: &[Stop]) -> Result<Option<Frame>, Status> {
        let body = self.find_movable(id)?;
        let Some(&end) = stops.last() else { return Ok(None) };
        check_stops(stops)?;
        let has_moved = body.state.has(State::MOVED);
        let stays = !has_moved && stops.iter().all(|stop| is_same_pose(stop.pose, body.pose));
        if stays {
            return Ok(None);
        }
        let places = stops.iter().map(|stop| self.shapes.place(body.own, stop.pose));
        if !{ places }.all(|place| place.is_finite()) {
            return Err(Status::NotFinite);
        }
        let (had_way, moves) = (body.has_way(), self.stops.moves(body));
        self.stops.reserve(stops.len() + 1)?;
        self.turn(id.index, end.pose)?;
        self.add_stops(id.index, stops)?;
        self.activate(id.index)?;
        self.log.moves(id, stops);
        // Of what is not swept only where it is counts, after any number of moves.
        let before = if had_way { self.index.frame(id.index) } else { Frame::EMPTY };
        Ok(Some(before.joined(self.frame_on_way(id.index, moves))))
    }

    /// Adds to a way what of it comes before its new end, and the end.
    fn add_stops(&mut self, index: u32, stops: &[Stop]) -> Result<(), OutOfMemory> {
        let body = self.bodies.at_mut(index);
        let number = self.stops.moves(body);
        let moves = number.saturating_add(1);
        if number > 0 {
            let stop = Stop { pose: body.pose, time: 1.0 };
            self.stops.push(&mut body.stops, stop, [number - 1, moves])?;
        }
        let is_at_end = |stop: &Stop| stop.time == 1.0;
        let count = stops.len() - usize::from(stops.last().is_some_and(is_at_end));
        for &stop in &stops[..count] {
            self.stops.push(&mut body.stops, stop, [number, moves])?;
        }
        body.pose = stops[stops.len() - 1].pose;
        body.state.set(State::MOVED);
        Ok(())
    }

    /// Turns a collider's shape for a pose that it is about to have.
    fn turn(&mut self, index: u32, pose: Pose) -> Result<(), Status> {
        let body = self.bodies.at_mut(index);
        if !self.shapes.is_turned(body.own, pose) {
            body.state.clear(State::TURNED);
            return Ok(());
        }
        if body.turned == NONE {
            body.turned = self.shapes.turned(body.own, pose.rotation)?;
        } else if !(body.state.has(State::TURNED) && body.pose.rotation == pose.rotation) {
            self.shapes.turn(body.own, body.turned, body.pose.rotation, pose.rotation)?;
        }
        body.state.set(State::TURNED);
        Ok(())
    }

    /// A box around the way of a collider, from some move on.
    #[inline]
    pub(super) fn frame_on_way(&self, index: u32, first: u32) -> Frame {
        let body = self.bodies.at(index);
        if let Some(leg) = Leg::single(body) {
            return self.shapes.frame_on(body, leg);
        }
        let legs = self.stops.legs_from(body, first);
        legs.map(|leg| self.shapes.frame_on(body, leg)).fold(Frame::EMPTY, Frame::joined)
    }

    /// Puts them elsewhere: no way between, and none since the last update; how many. Skips what
    /// [`World::move_all`] does.
    pub fn place_all(&mut self, ids: &[ColliderId], poses: &[Pose]) -> usize {
        if self.are_few(ids.len()) {
            let placed = ids.iter().zip(poses);
            return placed.filter(|&(&id, &pose)| self.place(id, pose).is_ok()).count();
        }
        let mut placed = 0;
        for (&id, &pose) in ids.iter().zip(poses) {
            if self.put(id, pose).is_ok() {
                placed += 1;
                self.index.set(id.index, self.frame_now(id.index));
            }
        }
        self.index.refit(&self.tasks);
        placed
    }

    /// Puts one elsewhere, as [`World::place_all`] does. Not ok: as of [`World::move_to`].
    pub fn place(&mut self, id: ColliderId, pose: Pose) -> Result<(), Status> {
        self.put(id, pose)?;
        self.index.update(id.index, self.frame_now(id.index));
        Ok(())
    }

    /// Puts one elsewhere, but for its box in the index.
    fn put(&mut self, id: ColliderId, pose: Pose) -> Result<(), Status> {
        let own = self.find_movable(id)?.own;
        if !pose.is_finite() || !self.shapes.place(own, pose).is_finite() {
            return Err(Status::NotFinite);
        }
        self.turn(id.index, pose)?;
        let body = self.bodies.at_mut(id.index);
        body.pose = pose;
        body.stand();
        self.change(id.index)?;
        self.log.place(id, pose);
        Ok(())
    }

    /// Gives one another shape, as [`World::set_shape_all`] does.
    pub fn set_shape<'s>(
        &mut self,
        id: ColliderId,
        shape: impl Into<Shape<'s>>,
    ) -> Result<(), Status> {
        self.set_shape_all(&[id], &[shape.into()])
    }

    /// Gives all of them other shapes, or none: same ids, same pairs; as if they had had them since the last update.
    ///
    /// Of one that is there twice the last shape counts. Not ok: `StaleId`, `UnknownValue` of a grid, why a shape is
    /// invalid or becomes so at its pose, `OutOfMemory`.
    pub fn set_shape_all(
        &mut self,
        ids: &[ColliderId],
        shapes: &[Shape<'_>],
    ) -> Result<(), Status> {
        let count = self.shapes.entries.len();
        for (&id, shape) in ids.iter().zip(shapes) {
            self.take_shape(id, shape).inspect_err(|_| self.undo_pending(count))?;
        }
        self.give_shapes()
    }

    /// Stores the shape that a collider is about to have.
    pub(super) fn take_shape(&mut self, id: ColliderId, shape: &Shape<'_>) -> Result<(), Status> {
        let pose = self.find_movable(id)?.pose;
        self.places.truncate(self.pending.len());
        self.places.try_push(id.index)?;
        self.pending.try_reserve(1)?;
        let collider = Collider { shape: Some(shape), pose, ..Collider::default() };
        let shown = self.prepare(&collider, self.shapes.entries.len())?;
        Ok(self.pending.try_push(shown)?)
    }

    /// Gives colliders the shapes that are stored for them.
    pub(super) fn give_shapes(&mut self) -> Result<(), Status> {
        let are_few = self.are_few(self.pending.len());
        let follow = if are_few { Index::update } else { Index::set };
        self.log.set_shapes(self.pending.len());
        for number in 0..self.pending.len() {
            let (index, shown) = (self.places[number], self.pending[number]);
            let Body { own, turned, .. } = *self.bodies.at(index);
            self.shapes.release(own);
            self.shapes.release_turned(turned);
            let place = self.bodies.at_mut(index);
            (place.own, place.turned) = (shown.own, shown.turned);
            place.state.clear(State::TURNED);
            if shown.is_turned {
                place.state.set(State::TURNED);
            }
            let frame = self.frame_on_way(index, 0);
            follow(&mut self.index, index, frame);
            self.change(index)?;
            self.log.shape_of(self.bodies.id(index), &self.shapes.get(shown.own));
        }
        self.pending.clear();
        if !are_few {
            self.index.refit(&self.tasks);
        }
        Ok(())
    }

    /// Gives one other settings, as [`World::set_all`] does.
    pub fn set(&mut self, id: ColliderId, collider: &Collider<'_>) -> Result<(), Status> {
        self.set_all(&[id], core::slice::from_ref(collider))
    }

    /// Gives all of them other filters, directions of `one_way` and users, or none; shapes and poses are not looked at.
    ///
    /// The next update ends what is no pair now. Of one that is there twice the last settings count. Not ok: `StaleId`,
    /// `NotFinite`, `UnknownValue` of flags.
    pub fn set_all(
        &mut self,
        ids: &[ColliderId],
        colliders: &[Collider<'_>],
    ) -> Result<(), Status> {
        for (&id, collider) in ids.iter().zip(colliders) {
            self.bodies.find(id).ok_or(Status::StaleId)?;
            check(&Collider { pose: Pose::IDENTITY, ..*collider })?;
        }
        let are_few = self.are_few(ids.len());
        let follow = if are_few { Index::update } else { Index::set };
        for (&id, collider) in ids.iter().zip(colliders) {
            let place = self.bodies.at_mut(id.index);
            let is_other = place.filter() != collider.filter;
            place.set_filter(collider.filter);
            (place.one_way, place.user) = (collider.one_way, collider.user);
            if is_other {
                // Whether its way counts may be another answer now.
                let frame = self.frame_on_way(id.index, 0);
                follow(&mut self.index, id.index, frame);
                self.change(id.index)?;
            }
            self.log.set(id, collider);
        }
        if !are_few {
            self.index.refit(&self.tasks);
        }
        Ok(())
    }
}

fn check_stops(stops: &[Stop]) -> Result<(), Status> {
    let mut before = 0.0;
    for stop in stops {
        if !stop.pose.is_finite() || !stop.time.is_finite() {
            return Err(Status::NotFinite);
        }
        if !(before..=1.0).contains(&stop.time) {
            return Err(Status::UnknownValue);
        }
        before = stop.time;
    }
    Ok(())
}

fn is_same_pose(a: Pose, b: Pose) -> bool {
    let is_same = |a: f32, b: f32| a.to_bits() == b.to_bits();
    // Number by number: as an array they would be written to memory first.
    is_same(a.position.x, b.position.x)
        & is_same(a.position.y, b.position.y)
        & is_same(a.rotation, b.rotation)
}

//! Worlds from bytes. A new world is built beside the old one, and all that it takes is checked: in the end it
//! must tell of itself what was read.

use core::mem::swap;

use super::super::body::{Body, NONE, State, TOUCHES};
use super::super::collider::{Collider, Filter};
use super::super::shapes::Entry;
use super::super::way::Stop;
use super::super::world::{World, WorldSettings, check};
use super::grid::read_grid;
use super::reader::{Reader, Source};
use super::shape::{Failure, Parts};
use super::told::{FREE, TURNED};
use crate::any::{Form, Status};
use crate::memory::List;
use crate::pose::Pose;
use crate::tree::Frame;
use crate::vector::Vector2D;

impl World {
    /// Makes it what it was at a snapshot; a difference needs the base that it was told to.
    ///
    /// Ids made since are void and may be given again; the events of the last update are gone. Not ok:
    /// `BadSnapshot`, `OutOfMemory`; then nothing was changed. O(n log n).
    pub fn restore(&mut self, base: Option<&[u8]>, bytes: &[u8]) -> Result<(), Status> {
        let reader = Reader::new(base, bytes).ok_or(Status::BadSnapshot)?;
        let (allocator, tasks) = (self.allocator, self.tasks);
        let settings = WorldSettings { allocator, tasks, ..WorldSettings::default() };
        let mut world = Self::empty(&settings);
        match world.read(reader) {
            Ok(hash) if hash == world.hash() => {
                swap(&mut self.log, &mut world.log);
                *self = world;
                self.log_restored();
                Ok(())
            }
            Ok(_) | Err(Failure::Bad) => Err(Status::BadSnapshot),
            Err(Failure::OutOfMemory) => Err(Status::OutOfMemory),
        }
    }

    /// Reads all sections; the hash of what was read.
    fn read(&mut self, mut reader: Reader<'_>) -> Result<u64, Failure> {
        reader.begin(0)?;
        self.tolerance = reader.number()?;
        self.region = read_region(&mut reader)?;
        self.shapes.free = reader.word()?;
        self.bodies.free = reader.word()?;
        self.bodies.removed = [reader.word()?, reader.word()?];
        while reader.is_left() {
            self.grids.holders.try_push(reader.word()?)?;
            self.grids.owned.try_push(read_grid(&mut reader, self.allocator)?)?;
        }
        self.read_shapes(&mut reader)?;
        self.read_bodies(&mut reader)?;
        self.place_grids()?;
        self.read_pairs(&mut reader)?;
        self.check_lists()?;
        self.settle()?;
        Ok(reader.end()?)
    }

    // ---- Shapes --------------------------------------------------------------------------------

    fn read_shapes(&mut self, reader: &mut Reader<'_>) -> Result<(), Failure> {
        reader.begin(1)?;
        let mut parts = Parts::new(self.allocator);
        while reader.is_left() {
            match reader.word()? {
                FREE => {
                    let next = reader.word()?;
                    self.shapes.entries.try_push(Entry::Free { next })?;
                }
                TURNED => self.shapes.entries.try_push(Entry::Free { next: TURNED })?,
                first => {
                    let shapes = &mut self.shapes;
                    parts.read(reader, first, |shape| shapes.restore(shape))?;
                }
            }
        }
        Ok(())
    }

    // ---- Colliders -----------------------------------------------------------------------------

    fn read_bodies(&mut self, reader: &mut Reader<'_>) -> Result<(), Failure> {
        reader.begin(2)?;
        while reader.is_left() {
            let body = self.read_body(reader)?;
            self.bodies.list.try_push(body)?;
        }
        Ok(())
    }

    fn read_body(&mut self, reader: &mut Reader<'_>) -> Result<Body, Failure> {
        let state = State(reader.word()?);
        let mut body = Body { state, generation: reader.word()?, ..Body::NEW };
        if !state.is_told() {
            return Err(Failure::Bad);
        }
        if !state.has(State(State::ALIVE.0 | State::REMOVED.0)) {
            body.stops = reader.word()?;
            return Ok(body);
        }
        let (layers, mask) = (reader.long()?, reader.long()?);
        let (family, flags) = (reader.word()?, reader.word()?);
        if flags & !Filter::ALL_FLAGS != 0 {
            return Err(Failure::Bad);
        }
        body.set_filter(Filter { layers, mask, family, flags });
        body.user = reader.long()?;
        if !body.is_alive() {
            body.stops = reader.word()?;
            return Ok(body);
        }
        self.bodies.alive += 1;
        (body.own, body.turned) = (reader.word()?, reader.word()?);
        body.one_way = Vector2D::new(reader.number()?, reader.number()?);
        body.pose = read_pose(reader)?;
        self.read_way(reader, &mut body)?;
        self.show_restored(&mut body)?;
        Ok(body)
    }

    fn read_way(&mut self, reader: &mut Reader<'_>, body: &mut Body) -> Result<(), Failure> {
        let moves = reader.word()?;
        body.start = body.pose;
        if moves == 0 {
            return Ok(());
        }
        body.start = read_pose(reader)?;
        body.state.set(State::MOVED);
        let (mut number_before, mut time_before) = (0, 0.0);
        for _ in 0..reader.word()? {
            let (pose, time) = (read_pose(reader)?, reader.number()?);
            let number = reader.word()?;
            if number != number_before {
                (number_before, time_before) = (number_before.max(number), 0.0);
            }
            let is_next = (number == number_before) & (number < moves);
            if !(is_next && (time_before..=1.0).contains(&time)) {
                return Err(Failure::Bad);
            }
            time_before = time;
            self.stops.push(&mut body.stops, Stop { pose, time }, [number, moves])?;
            if !self.is_place(body.own, pose) {
                return Err(Failure::Bad);
            }
        }
        let is_active = body.state.has(State::ACTIVE) & (self.stops.moves(body) == moves);
        if is_active && self.is_place(body.own, body.start) { Ok(()) } else { Err(Failure::Bad) }
    }

    /// Whether a shape is there, and may be at a pose.
    fn is_place(&self, own: u32, pose: Pose) -> bool {
        let is_shape = |entry: &Entry| !matches!(entry, Entry::Free { .. });
        let is_there = self.shapes.entries.get(own as usize).is_some_and(is_shape);
        pose.is_finite() && is_there && self.shapes.place(own, pose).is_finite()
    }

    /// Checks what a collider is made of, and turns its shape.
    fn show_restored(&mut self, body: &mut Body) -> Result<(), Failure> {
        let &mut Body { pose, one_way, own, turned, .. } = body;
        check(&Collider { pose, one_way, ..Collider::default() })?;
        let is_changed = body.state.has(State::CHANGED) & !body.state.has(State::ACTIVE);
        if is_changed
            || body.generation == 0
            || !self.is_place(own, pose)
            || !self.shapes.use_restored(own)
        {
            return Err(Failure::Bad);
        }
        if self.shapes.is_turned(own, pose) {
            body.state.set(State::TURNED);
        }
        match (turned, body.state.has(State::TURNED)) {
            (NONE, true) => Err(Failure::Bad),
            (NONE, false) => Ok(()),
            (_, true) => Ok(self.shapes.turn_restored(own, turned, pose.rotation)?),
            (_, false) => Ok(self.shapes.turn_restored(own, turned, 0.0)?),
        }
    }

    /// Gives each grid to its collider, which has to be one that no other has, and stands without a shape.
    fn place_grids(&mut self) -> Result<(), Failure> {
        for &index in &self.grids.holders {
            let body = self.bodies.list.get_mut(index as usize).ok_or(Failure::Bad)?;
            let is_fit =
                body.is_alive() & !body.state.has(State::GRID) & !body.state.has(State::MOVED);
            // What is not alive may have no shape.
            let is_empty = is_fit && matches!(self.shapes.get(body.own).form(), Form::None);
            if !(is_empty && body.pose == Pose::IDENTITY) {
                return Err(Failure::Bad);
            }
            body.state.set(State::GRID);
        }
        Ok(())
    }

    // ---- Pairs and lists -----------------------------------------------------------------------

    fn read_pairs(&mut self, reader: &mut Reader<'_>) -> Result<(), Failure> {
        reader.begin(3)?;
        let mut before = [0; 2];
        while reader.is_left() {
            let pair = [reader.word()?, reader.word()?];
            let is_seen = |&index: &u32| {
                self.bodies.list.get(index as usize).is_some_and(|body| body.state.has(State::SEEN))
            };
            if !(pair.iter().all(is_seen) && before < pair && pair[0] < pair[1]) {
                return Err(Failure::Bad);
            }
            before = pair;
            self.updates.touching.try_push(self.pair(pair))?;
        }
        Ok(())
    }

    /// Checks that each free or removed place is in one list once, and each piece of memory in use.
    fn check_lists(&self) -> Result<(), Failure> {
        let bodies = &self.bodies.list;
        let next = |index: u32, state: State| {
            let body = bodies.get(index as usize)?;
            let waits = State(State::ALIVE.0 | State::REMOVED.0);
            let is_it =
                if state == State::FREE { !body.state.has(waits) } else { body.state.has(state) };
            (is_it && !body.is_alive()).then_some(body.stops)
        };
        let is_free = |body: &&Body| body.state.0 & 3 == 0 && body.generation != 0;
        let is_removed = |body: &&Body| body.state.has(State::REMOVED);
        let all_free = bodies.iter().filter(is_free).count();
        let all_removed = bodies.iter().filter(is_removed).count();
        let (free, _) = chain(self.bodies.free, bodies.len(), |index| next(index, State::FREE));
        let [first, last] = self.bodies.removed;
        let (removed, end) = chain(first, bodies.len(), |index| next(index, State::REMOVED));
        let is_right = free == Some(all_free) && removed == Some(all_removed) && end == last;
        if is_right && self.shapes.are_restored() { Ok(()) } else { Err(Failure::Bad) }
    }

    /// Brings all that follows from the rest into being.
    fn settle(&mut self) -> Result<(), Failure> {
        let count = self.bodies.list.len();
        if count > TOUCHES as usize {
            return Err(Failure::Bad);
        }
        self.active.try_reserve(count)?;
        let (mut alive, mut active) = (List::new(self.allocator), List::new(self.allocator));
        for (index, body) in (0..).zip(&self.bodies.list) {
            if body.is_alive() {
                alive.try_push(index)?;
            }
            if body.state.has(State::ACTIVE) {
                active.try_push(index)?;
            }
        }
        active.iter().try_for_each(|&index| self.enlist(index))?;
        let mut index =
            core::mem::replace(&mut self.index, super::super::index::Index::new(self.allocator));
        let result = index.try_insert_all(&alive, |number| self.frame_on_way(alive[number], 0));
        self.index = index;
        Ok(result?)
    }
}

/// How many places a list has, and the last one; None if it does not end.
fn chain(first: u32, most: usize, next: impl Fn(u32) -> Option<u32>) -> (Option<usize>, u32) {
    let (mut count, mut last, mut place) = (0, NONE, first);
    while place != NONE {
        let Some(after) = next(place).filter(|_| count < most) else { return (None, NONE) };
        (count, last, place) = (count + 1, place, after);
    }
    (Some(count), last)
}

/// A region: lower bounds first, no number is NaN.
fn read_region(reader: &mut Reader<'_>) -> Result<Frame, Failure> {
    let [left, bottom] = [reader.number()?, reader.number()?];
    let [right, top] = [reader.number()?, reader.number()?];
    let region = Frame { low: Vector2D::new(left, bottom), high: Vector2D::new(right, top) };
    if region.meets(&region) { Ok(region) } else { Err(Failure::Bad) }
}

fn read_pose(reader: &mut Reader<'_>) -> Result<Pose, Failure> {
    let position = Vector2D::new(reader.number()?, reader.number()?);
    Ok(Pose::new(position, reader.number()?))
}

//! Updates: which pairs touch now, and which did on their ways.

use core::mem::{replace, swap};
use core::ops::ControlFlow::{Break, Continue};
use core::sync::atomic::{AtomicBool, Ordering};

use super::World;
use super::body::{Bodies, Body, State, TOUCHES};
use super::encounter::{Contact, Encounter, cast_at};
use super::event::{Event, EventFlags, Pair};
use super::found::{Change, Found, Key, LISTS, Ranges, Told, Updates};
use super::shapes::Scratch;
use crate::cast::CastHit;
use crate::collide::collide;
use crate::contact::contact;
use crate::grid::Grid;
use crate::memory::{List, OutOfMemory};
use crate::vector::Vector2D;

/// So many candidates are a task.
const CHUNK: usize = 64;

/// So many before its turn a pair is fetched into caches.
const AHEAD: usize = 16;

impl World {
    pub(super) fn find_events(&mut self) -> Result<(), OutOfMemory> {
        self.tighten();
        let mut updates = replace(&mut self.updates, Updates::new(self.allocator));
        let result = self.try_find(&mut updates);
        self.updates = updates;
        result?;
        self.commit();
        Ok(())
    }

    fn try_find(&self, updates: &mut Updates) -> Result<(), OutOfMemory> {
        let Updates { touching, next, lists, parts, restless, telling, scratch, .. } = updates;
        let ranges = Ranges::of(self.bodies.list.len(), self.tasks.workers());
        self.find_candidates(lists, ranges)?;
        let restless = self.find_restless(restless)?;
        let parts = &mut parts[..ranges.parts()];
        self.try_each(parts, |number, part| {
            let found = lists.iter().map(|list| list.part(number));
            part.find(self, ranges.of_part(number), touching, found, restless)
        })?;
        telling.clear();
        next.clear();
        for part in parts {
            next.try_append(&mut part.touching)?;
            telling.stays.try_append(&mut part.stays)?;
            self.find_times(&mut part.changes, scratch)?;
            self.tell(&part.changes, telling)?;
        }
        telling.sort();
        Ok(())
    }

    /// When those that may have begun or ended did so.
    fn find_times(&self, changes: &mut [Change], scratch: &mut Scratch) -> Result<(), OutOfMemory> {
        self.each(changes, |change| change.key, &|change| {
            if self.is_pair(change.key) {
                let encounter = self.encounter(change.key);
                change.is_large = encounter.needs_scratch();
                if !change.is_large {
                    time(change, &encounter, &mut Scratch::new(self.allocator));
                }
            }
        });
        self.time_large(changes, scratch)
    }

    /// Runs a task that may fail for each of some things, on all workers.
    fn try_each<T: Send>(
        &self,
        things: &mut [T],
        task: impl Fn(usize, &mut T) -> Result<(), OutOfMemory> + Sync,
    ) -> Result<(), OutOfMemory> {
        let has_failed = AtomicBool::new(false);
        self.tasks.each(things, &|number, thing| {
            if task(number, thing).is_err() {
                has_failed.store(true, Ordering::Relaxed);
            }
        });
        if has_failed.into_inner() { Err(OutOfMemory) } else { Ok(()) }
    }

    /// Runs a task for each of some things about two bodies, on all workers.
    fn each<T: Send>(
        &self,
        things: &mut [T],
        key: impl Fn(&T) -> Key + Sync,
        task: &(impl Fn(&mut T) + Sync),
    ) {
        let run = |things: &mut [T]| {
            let keys = things.iter().flat_map(&key);
            keys.for_each(|index| self.bodies.fetch(index));
            things.iter_mut().for_each(task);
        };
        let (chunks, rest) = things.as_chunks_mut::<CHUNK>();
        self.tasks.each(chunks, &|_, chunk| run(chunk));
        run(rest);
    }

    /// Makes the boxes of those small again that were on their way before the last update and are no more.
    fn tighten(&mut self) {
        if replace(&mut self.idle, 0) == 0 {
            return;
        }
        let Self { active, leading, bodies, shapes, index: boxes, .. } = self;
        let mut is_any = false;
        keep_listed((active, leading), bodies, |index, body| {
            let is_active = body.state.has(State::ACTIVE);
            if body.state.has(State::LOOSE) && body.is_alive() && !is_active {
                boxes.set(index, shapes.frame_now(body));
                is_any = true;
            }
            body.state.clear(State::LOOSE);
            is_active
        });
        if is_any {
            boxes.refit(&self.tasks);
        }
    }

    // ---- Candidates ----------------------------------------------------------------------------

    /// All pairs of which one has moved or changed and whose boxes meet, and which of them touch: as they are found, as the
    /// two are in caches then.
    fn find_candidates(
        &self,
        lists: &mut [Found; LISTS],
        ranges: Ranges,
    ) -> Result<(), OutOfMemory> {
        let mark = |key: &mut Key| key[1] |= if self.touch(*key) { TOUCHES } else { 0 };
        lists.iter_mut().for_each(|list| list.keys.clear());
        let are_many = self.active_within() > self.len() / 2;
        if are_many {
            self.try_each(lists, |number, list| {
                self.index.some_pairs(number, LISTS, &mut list.keys)?;
                let kept = self.keep_candidates(&mut list.keys);
                list.keys.truncate(kept);
                list.divide(ranges)
            })?;
        } else {
            lists.iter_mut().try_for_each(|list| list.divide(ranges))?;
        }
        let list = &mut lists[0];
        let marked = list.keys.len();
        if !are_many {
            self.find_around_active(&mut list.keys)?;
        }
        let keys = &mut list.keys;
        self.grids.iter().try_for_each(|(own, grid)| self.find_at_grid(own, grid, keys))?;
        if keys.len() > marked {
            self.each(&mut keys[marked..], |&key| key, &mark);
            list.divide(ranges)?;
        }
        Ok(())
    }

    /// Puts first what of pairs without grids may touch, and marks what does; how many these are.
    fn keep_candidates(&self, keys: &mut [Key]) -> usize {
        let (mut kept, has_region) = (0, self.has_region());
        for number in 0..keys.len() {
            if let Some(next) = keys.get(number + AHEAD) {
                next.iter().for_each(|&index| self.bodies.fetch(index));
            }
            let key = keys[number];
            let bodies = key.map(|index| self.bodies.at(index));
            if are_candidates(bodies) && (!has_region || self.are_within(key)) {
                let touch = self.shapes.touch(bodies).unwrap_or_else(|| self.touch_exactly(bodies));
                keys[kept] = [key[0], key[1] | if touch { TOUCHES } else { 0 }];
                kept += 1;
            }
        }
        kept
    }

    /// The same of a grid, which the index does not have: with what moved or changed, and with what is where cells were written, or
    /// with all if more than that has changed.
    fn find_at_grid(&self, own: u32, grid: &Grid, keys: &mut List<Key>) -> Result<(), OutOfMemory> {
        let mut take = |other: u32| {
            let key = [own.min(other), own.max(other)];
            let is_new = self.is_pair(key) && grid.is_near(&self.index.frame(other));
            if is_new { keys.try_push(key) } else { Ok(()) }
        };
        let state = self.bodies.at(own).state;
        if state.has(State::ACTIVE) && !state.has(State::EDITED) {
            return (0..self.bodies.list.len() as u32).try_for_each(take);
        }
        self.active.iter().try_for_each(|&other| take(other))?;
        if state.has(State::EDITED) { self.find_at_edits(own, grid, keys) } else { Ok(()) }
    }

    /// The same with what has neither moved nor changed, where cells of the grid were written.
    fn find_at_edits(
        &self,
        own: u32,
        grid: &Grid,
        keys: &mut List<Key>,
    ) -> Result<(), OutOfMemory> {
        for (number, frame) in grid.changed().enumerate() {
            let mut result = Ok(());
            let _ = self.index.for_each_overlap(&frame, |other| {
                let there = self.index.frame(other);
                let is_known = self.bodies.at(other).state.has(State::ACTIVE)
                    || grid.changed().take(number).any(|before| before.meets(&there));
                let key = [own.min(other), own.max(other)];
                if !is_known && self.is_pair(key) {
                    result = keys.try_push(key);
                }
                if result.is_ok() { Continue(()) } else { Break(()) }
            });
            result?;
        }
        Ok(())
    }

    /// The same around each one that has moved or changed.
    fn find_around_active(&self, keys: &mut List<Key>) -> Result<(), OutOfMemory> {
        for &own in &self.active {
            if !(self.bodies.at(own).is_alive() && self.is_within(own)) {
                continue;
            }
            let mut result = Ok(());
            let _ = self.index.for_each_overlap(&self.index.frame(own), |other| {
                // Of two that are active the lower one finds the other.
                let is_active = self.bodies.at(other).state.has(State::ACTIVE);
                let is_new = own < other || (own != other && !is_active);
                let key = [own.min(other), own.max(other)];
                if is_new && self.is_candidate(key) {
                    result = keys.try_push(key);
                }
                if result.is_ok() { Continue(()) } else { Break(()) }
            });
            result?;
        }
        Ok(())
    }

    fn is_candidate(&self, key: Key) -> bool {
        are_candidates(key.map(|index| self.bodies.at(index))) && self.are_within(key)
    }

    fn touch(&self, [a, b]: Key) -> bool {
        if let Some((grid, other)) = self.grid_of([a, b]) {
            return grid.collide(self.shapes.now(self.bodies.at(other)));
        }
        let bodies = [a, b].map(|index| self.bodies.at(index));
        self.shapes.touch(bodies).unwrap_or_else(|| self.touch_exactly(bodies))
    }

    /// Whether two that are no grids touch, where f64 can't tell.
    #[inline(never)]
    fn touch_exactly(&self, bodies: [&Body; 2]) -> bool {
        let [a, b] = bodies.map(|body| self.shapes.now(body));
        collide(&a, &b)
    }

    /// The grid of a pair, and the other one.
    #[inline]
    pub(super) fn grid_of(&self, [a, b]: Key) -> Option<(&Grid, u32)> {
        let is_either =
            (self.bodies.at(a).state.0 | self.bodies.at(b).state.0) & State::GRID.0 != 0;
        if !is_either {
            return None;
        }
        self.grid_at(a).map(|grid| (grid, b)).or_else(|| Some((self.grid_at(b)?, a)))
    }

    pub(super) fn pair(&self, [a, b]: Key) -> Pair {
        Pair { a: self.bodies.id(a), b: self.bodies.id(b) }
    }

    // ---- Times ---------------------------------------------------------------------------------

    fn encounter(&self, [a, b]: Key) -> Encounter<'_> {
        let bodies = [self.bodies.at(a), self.bodies.at(b)];
        Encounter {
            shapes: &self.shapes,
            stops: &self.stops,
            bodies,
            grids: [a, b].map(|index| self.grid_at(index)),
            tolerance: self.tolerance,
        }
    }

    fn is_pair(&self, key: Key) -> bool {
        let [a, b] = key.map(|index| self.bodies.at(index));
        let are_grids = a.state.has(State::GRID) & b.state.has(State::GRID);
        !are_grids
            && a.is_alive() & b.is_alive()
            && a.filter().pairs_with(&b.filter())
            && self.are_within(key)
    }

    /// The same of those whose shapes have to be turned in memory.
    fn time_large(&self, changes: &mut [Change], scratch: &mut Scratch) -> Result<(), OutOfMemory> {
        for change in changes.iter_mut().filter(|change| change.is_large) {
            let encounter = self.encounter(change.key);
            for body in encounter.bodies {
                scratch.reserve(self.shapes.capacity(body.own))?;
            }
            time(change, &encounter, scratch);
        }
        Ok(())
    }

    // ---- Events --------------------------------------------------------------------------------

    fn tell(&self, changes: &[Change], telling: &mut Told) -> Result<(), OutOfMemory> {
        for change in changes {
            let has_met = change.is | change.first.is_some();
            let has_passed = !change.was & !change.is & has_met;
            let flags = self.flags(change.key, has_passed);
            if !change.was & has_met {
                telling.begins.try_push(self.begin(change, flags))?;
            }
            if !change.is & (change.was | has_met) {
                telling.ends.try_push(self.end(change, flags))?;
            }
        }
        Ok(())
    }

    fn begin(&self, change: &Change, flags: u32) -> Event {
        let first = change.first.unwrap_or_else(|| self.contact_now(change.key));
        let changed = if first.is_at_start { EventFlags::Changed as u32 } else { 0 };
        let exit = if change.is { 1.0 } else { exit_of(change, first.time) };
        self.event(change.key, [first.time, exit], first, flags | changed)
    }

    fn end(&self, change: &Change, flags: u32) -> Event {
        let enter = change.first.map_or(0.0, |first| first.time);
        if let Some(last) = change.last.or(change.first) {
            return self.event(change.key, [enter, exit_of(change, enter)], last, flags);
        }
        let [a, b] = change.key.map(|index| self.bodies.at(index));
        let is_removed = !(a.is_alive() & b.is_alive());
        let is_changed =
            !is_removed && (a.is_changed() | b.is_changed() || !self.are_within(change.key));
        let changed = if is_changed { EventFlags::Changed as u32 } else { 0 };
        self.event(change.key, [0.0; 2], Contact::default(), flags | changed)
    }

    /// The contact of two that touch now, but on their ways do so only but for a rounding.
    fn contact_now(&self, [a, b]: Key) -> Contact {
        if let Some((grid, other)) = self.grid_of([a, b]) {
            let hit = cast_at(grid, &self.shapes.now(self.bodies.at(other)), Vector2D::ZERO);
            let CastHit { point, normal, .. } = hit.unwrap_or_default();
            let normal = if other == b { normal } else { Vector2D::ZERO - normal };
            return Contact { time: 1.0, point, normal, is_at_start: false };
        }
        let [a, b] = [a, b].map(|index| self.shapes.now(self.bodies.at(index)));
        let contact = contact(&a, &b).unwrap_or_default();
        let point = contact.points[0].position;
        Contact { time: 1.0, point, normal: contact.normal, is_at_start: false }
    }

    fn event(&self, key: Key, [enter, exit]: [f32; 2], at: Contact, flags: u32) -> Event {
        let [a, b] = key.map(|index| self.bodies.at(index));
        let Contact { point, normal, .. } = at;
        let (user_a, user_b) = (a.user, b.user);
        Event {
            pair: self.pair(key),
            user_a,
            user_b,
            enter,
            exit,
            point,
            normal,
            flags,
            reserved: 0,
        }
    }

    fn flags(&self, key: Key, has_passed: bool) -> u32 {
        let [a, b] = key.map(|index| self.bodies.at(index));
        let all = [
            (a.filter().sees(&b.filter()), EventFlags::ASeesB),
            (b.filter().sees(&a.filter()), EventFlags::BSeesA),
            (has_passed, EventFlags::Passed),
            (!a.is_alive(), EventFlags::ARemoved),
            (!b.is_alive(), EventFlags::BRemoved),
        ];
        all.iter().filter(|(is_set, _)| *is_set).fold(0, |flags, &(_, flag)| flags | flag as u32)
    }

    // ---- The next span -------------------------------------------------------------------------

    /// Makes what was found the state from which the next update starts.
    fn commit(&mut self) {
        let updates = &mut self.updates;
        swap(&mut updates.touching, &mut updates.next);
        swap(&mut updates.told, &mut updates.telling);
        let Self { active, leading, bodies, grids, .. } = self;
        keep_listed((active, leading), bodies, |index, body| {
            body.state.clear(State(State::ACTIVE.0 | State::EDITED.0));
            if !body.is_alive() {
                return false;
            }
            let has_moved = body.state.has(State::MOVED);
            body.state.set(if has_moved { State::LOOSE } else { State::FREE });
            body.stand();
            body.state.clear(State::CHANGED);
            body.state.set(State::SEEN);
            if body.state.has(State::GRID) {
                grids.forget_changes(index);
            }
            has_moved
        });
        self.idle = self.active.len();
        self.stops.clear();
        self.bodies.free_removed();
    }
}

/// Keeps of a list of bodies, of which so many are carriers and others, those that pass a test.
fn keep_listed(
    (list, leading): (&mut List<u32>, &mut usize),
    bodies: &mut Bodies,
    mut passes: impl FnMut(u32, &mut Body) -> bool,
) {
    let (mut kept, mut leads) = (0, 0);
    for place in 0..list.len() {
        let index = list[place];
        let body = bodies.at_mut(index);
        if passes(index, body) {
            list[kept] = index;
            (kept, leads) = (kept + 1, leads + usize::from(place < *leading));
        } else {
            body.state.clear(State::LEADS);
        }
    }
    list.truncate(kept);
    *leading = leads;
}

/// Whether two whose boxes meet may touch, or have touched, and no update knows yet.
#[inline]
fn are_candidates([a, b]: [&Body; 2]) -> bool {
    let is_active = a.state.has(State::ACTIVE) | b.state.has(State::ACTIVE);
    // The empty shape of a grid may share infinity with a line.
    let is_grid = a.state.has(State::GRID) | b.state.has(State::GRID);
    (is_active & !is_grid) && a.filter().pairs_with(&b.filter())
}

/// Finds the contacts of a change, of two that are a pair.
fn time(change: &mut Change, encounter: &Encounter<'_>, scratch: &mut Scratch) {
    if !change.was {
        change.first = encounter.first(scratch);
    }
    if !change.is && (change.was || change.first.is_some()) {
        change.last = encounter.last(scratch);
    }
}

/// When they part, but not before they meet.
fn exit_of(change: &Change, enter: f32) -> f32 {
    change.last.map_or(enter, |last| last.time.max(enter))
}

impl Pair {
    #[inline]
    pub(super) fn key(&self) -> Key {
        [self.a.index, self.b.index]
    }
}

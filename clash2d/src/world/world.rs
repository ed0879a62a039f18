//! Worlds: what is in them, and how it is added, moved and changed.

use core::fmt;
#[cfg(feature = "__abi")]
use core::ptr::NonNull;

use super::body::{Bodies, Body, NONE, State};
use super::collider::{Collider, ColliderFlags, ColliderId, Filter};
use super::event::Events;
use super::found::Updates;
use super::grids::Grids;
use super::index::Index;
use super::log::Log;
use super::shapes::Shapes;
use super::tasks::Tasks;
use super::way::Stops;
use crate::any::{Shape, Status};
#[cfg(feature = "__abi")]
use crate::grid::Grid;
use crate::memory::{Allocator, List, OutOfMemory};
use crate::pose::Pose;
use crate::tree::Frame;

// ---- A world -----------------------------------------------------------------------------------

/// What a world is made with.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct WorldSettings {
    /// Where its memory comes from.
    pub allocator: Allocator,
    /// Who runs what can be divided; no answer depends on it.
    pub tasks: Tasks,
    /// Up to as many colliders, whose shapes have no arrays, nothing is allocated for them later, unless
    /// more than 64 are added or get another shape at once; 0: as it comes.
    pub capacity: usize,
    /// Of ways with a turn: how near counts as a contact, as in a cast that turns.
    pub tolerance: f32,
    /// Always 0, so that no byte of the struct is left unwritten.
    pub reserved: u32,
}

/// Many colliders, the pairs among them, and questions about all of them at once.
pub struct World {
    pub(super) allocator: Allocator,
    pub(super) tasks: Tasks,
    pub(super) tolerance: f32,
    pub(super) bodies: Bodies,
    pub(super) shapes: Shapes,
    pub(super) grids: Grids,
    pub(super) stops: Stops,
    pub(super) index: Index,
    /// The indices of all that moved or changed since the last update, and of what did at the last one and has a box that is too
    /// large since; there is room for all that there are.
    pub(super) active: List<u32>,
    /// No carrier among these comes after so many.
    pub(super) leading: usize,
    /// How many of these neither moved nor changed since the last update.
    pub(super) idle: usize,
    pub(super) updates: Updates,
    /// Outside of it pairs are not looked for.
    pub(super) region: Frame,
    pub(super) log: Log,
    /// Shapes of colliders that are about to be added or to get them; none between calls.
    pub(super) pending: List<Shown>,
    /// The places of these colliders.
    pub(super) places: List<u32>,
}

/// The shapes of a collider.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    pub(super) own: u32,
    pub(super) turned: u32,
    pub(super) is_turned: bool,
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").field("len", &self.len()).finish_non_exhaustive()
    }
}

impl Default for World {
    fn default() -> Self {
        Self::empty(&WorldSettings::default())
    }
}

impl World {
    /// A world without colliders, for as many as the settings say. Not ok: `OutOfMemory`.
    pub fn new(settings: &WorldSettings) -> Result<Self, Status> {
        let mut world = Self::empty(settings);
        world.reserve(settings.capacity)?;
        Ok(world)
    }

    pub(super) fn empty(settings: &WorldSettings) -> Self {
        let allocator = settings.allocator;
        Self {
            allocator,
            tasks: settings.tasks,
            // None of the numbers that casts refuse.
            tolerance: if settings.tolerance > 0.0 {
                settings.tolerance.min(f32::MAX)
            } else {
                0.0
            },
            bodies: Bodies::new(allocator),
            shapes: Shapes::new(allocator),
            grids: Grids::new(allocator),
            stops: Stops::new(allocator),
            index: Index::new(allocator),
            active: List::new(allocator),
            leading: 0,
            idle: 0,
            updates: Updates::new(allocator),
            region: Frame::PLANE,
            log: Log::new(allocator),
            pending: List::new(allocator),
            places: List::new(allocator),
        }
    }

    /// Makes sure that so many more colliders, whose shapes have no arrays, are added without an allocation.
    fn reserve(&mut self, count: usize) -> Result<(), OutOfMemory> {
        self.reserve_places(count)?;
        let at_once = count.min(64);
        // Others are there before those that they replace are gone.
        self.shapes.reserve(count + at_once)?;
        self.places.try_reserve(at_once)?;
        self.pending.try_reserve(at_once)
    }

    /// The same of all but shapes.
    pub(super) fn reserve_places(&mut self, count: usize) -> Result<(), OutOfMemory> {
        self.bodies.reserve(count)?;
        let places = self.bodies.list.len().saturating_add(count);
        self.active.try_reserve(places - self.active.len())?;
        self.index.try_reserve(places)
    }

    /// How many colliders there are.
    pub fn len(&self) -> usize {
        self.bodies.alive
    }

    /// Whether there are no colliders.
    pub fn is_empty(&self) -> bool {
        self.bodies.alive == 0
    }

    /// A world in memory of its own allocator; None: there is none. [`World::destroy`] ends it.
    #[cfg(feature = "__abi")]
    #[doc(hidden)]
    pub fn create(settings: &WorldSettings) -> Option<NonNull<Self>> {
        crate::memory::create(&settings.allocator, Self::new(settings).ok()?)
    }

    /// Ends a world and gives its memory back.
    ///
    /// # Safety
    /// [`World::create`] made it, and nobody uses it any more.
    #[cfg(feature = "__abi")]
    #[doc(hidden)]
    pub unsafe fn destroy(world: NonNull<Self>) {
        // SAFETY: the caller's promise.
        unsafe { crate::memory::destroy(world, |world| world.allocator) }
    }

    /// Adds a grid that is in memory already, as [`World::add_grid`] does; without success it is not taken. One that is
    /// the world's already is an unknown value.
    ///
    /// # Safety
    /// `abi::create` made it with the allocator that it names, and nobody else ends it from then on.
    #[cfg(feature = "__abi")]
    #[doc(hidden)]
    pub unsafe fn adopt_grid(
        &mut self,
        grid: NonNull<Grid>,
        collider: &Collider<'_>,
    ) -> Result<ColliderId, Status> {
        if self.grids.owned.has(grid) {
            return Err(Status::UnknownValue);
        }
        self.grids.reserve()?;
        let id = self.add_holder(collider)?;
        // SAFETY: the caller's promise; there is room for it.
        unsafe { self.grids.owned.adopt(grid) }?;
        Ok(id)
    }

    /// Adds a collider, as [`World::add_all`] does.
    pub fn add(&mut self, collider: &Collider<'_>) -> Result<ColliderId, Status> {
        let mut id = [ColliderId::NONE];
        self.add_all(core::slice::from_ref(collider), &mut id)?;
        Ok(id[0])
    }

    /// Adds all or none; their ids go to the buffer in the same order, as far as there is room.
    ///
    /// Queries see them at once; the next update begins their pairs. Not ok: why a shape is invalid or
    /// becomes so at its pose, `NotFinite` of a pose or direction, `UnknownValue` of flags that there are not, and
    /// `OutOfMemory`. O(n log n).
    pub fn add_all(
        &mut self,
        colliders: &[Collider<'_>],
        ids: &mut [ColliderId],
    ) -> Result<(), Status> {
        colliders.iter().try_for_each(check)?;
        self.reserve_places(colliders.len())?;
        self.pending.try_reserve(colliders.len())?;
        let count = self.shapes.entries.len();
        for collider in colliders {
            match self.prepare(collider, count) {
                Ok(shown) => self.pending.try_push(shown)?,
                Err(status) => {
                    self.undo_pending(count);
                    return Err(status);
                }
            }
        }
        if let Err(error) = self.insert_boxes(colliders) {
            self.undo_pending(count);
            return Err(error.into());
        }
        let mut ids = ids.iter_mut();
        for (place, collider) in colliders.iter().enumerate() {
            let id = self.insert(collider, self.pending[place])?;
            if let Some(out) = ids.next() {
                *out = id;
            }
        }
        self.pending.clear();
        Ok(())
    }

    /// Adds boxes to the index around what is about to be added, at the places that they will have.
    fn insert_boxes(&mut self, colliders: &[Collider<'_>]) -> Result<(), OutOfMemory> {
        self.bodies.upcoming(colliders.len(), &mut self.places)?;
        let (shapes, pending) = (&self.shapes, &self.pending);
        self.index.try_insert_all(&self.places, |number| {
            let Shown { own, turned, is_turned } = pending[number];
            let place = shapes.place(own, colliders[number].pose);
            shapes.frame_at(if is_turned { turned } else { own }, place)
        })
    }

    /// The shapes of a collider, in the store.
    pub(super) fn prepare(
        &mut self,
        collider: &Collider<'_>,
        count: usize,
    ) -> Result<Shown, Status> {
        let none = Shape::default();
        let own = self.shapes.acquire(collider.shape.unwrap_or(&none))?;
        self.show(own, collider.pose).inspect_err(|_| self.shapes.undo(own, count))
    }

    /// A shape that is acquired, turned if it has to be for a pose.
    pub(super) fn show(&mut self, own: u32, pose: Pose) -> Result<Shown, Status> {
        if !self.shapes.place(own, pose).is_finite() {
            return Err(Status::NotFinite);
        }
        let is_turned = self.shapes.is_turned(own, pose);
        let turned = if is_turned { self.shapes.turned(own, pose.rotation)? } else { NONE };
        Ok(Shown { own, turned, is_turned })
    }

    /// Forgets the shapes that are pending, as if none had been stored since there were so many.
    pub(super) fn undo_pending(&mut self, count: usize) {
        while let Some(Shown { own, turned, .. }) = self.pending.pop() {
            self.shapes.undo_turned(turned, count);
            self.shapes.undo(own, count);
        }
    }

    /// Puts a collider with its shapes into a place, for which there is room.
    fn insert(&mut self, collider: &Collider<'_>, shown: Shown) -> Result<ColliderId, OutOfMemory> {
        let Shown { own, turned, is_turned } = shown;
        let &Collider { pose, one_way, filter, user, .. } = collider;
        let mut state = State::ALIVE;
        if is_turned {
            state.set(State::TURNED);
        }
        let mut body = Body { user, pose, start: pose, one_way, own, turned, state, ..Body::NEW };
        body.set_filter(filter);
        let index = self.bodies.insert(body)?;
        self.change(index)?;
        self.log.add(collider, &self.shapes.get(own));
        Ok(self.bodies.id(index))
    }

    /// Removes them; how many. Stale ids are skipped. The next update ends their pairs.
    pub fn remove_all(&mut self, ids: &[ColliderId]) -> usize {
        ids.iter().filter(|&&id| self.remove(id)).count()
    }

    /// Removes a collider; whether there was one.
    pub fn remove(&mut self, id: ColliderId) -> bool {
        let Some(&Body { own, turned, state, .. }) = self.bodies.find(id) else { return false };
        self.index.remove(id.index);
        self.shapes.release(own);
        self.shapes.release_turned(turned);
        if state.has(State::GRID) {
            self.grids.remove(id.index);
        }
        self.bodies.remove(id.index);
        self.log.remove(id);
        true
    }

    /// Notes that one moved since the last update; there is room for it in the list.
    #[inline]
    pub(super) fn activate(&mut self, index: u32) -> Result<(), OutOfMemory> {
        let state = &mut self.bodies.at_mut(index).state;
        let before = *state;
        *state = before.activated();
        self.activated(index, before)
    }

    /// The same of one that is noted to be active, told its state before.
    #[inline]
    pub(super) fn activated(&mut self, index: u32, before: State) -> Result<(), OutOfMemory> {
        if !before.has(State(State::ACTIVE.0 | State::LOOSE.0)) {
            return self.enlist(index);
        }
        self.idle -= usize::from(!before.has(State::ACTIVE));
        // It became a carrier later, and is somewhere in the list.
        if before.is(ColliderFlags::Carrier) && !before.has(State::LEADS) {
            self.leading = self.active.len();
        }
        Ok(())
    }

    /// Puts one into the list of those that moved or changed, carriers first.
    pub(super) fn enlist(&mut self, index: u32) -> Result<(), OutOfMemory> {
        self.active.try_push(index)?;
        let body = self.bodies.at_mut(index);
        if body.is(ColliderFlags::Carrier) {
            body.state.set(State::LEADS);
            let last = self.active.len() - 1;
            self.active.swap(self.leading, last);
            self.leading += 1;
        }
        Ok(())
    }

    /// Notes that one changed since the last update.
    pub(super) fn change(&mut self, index: u32) -> Result<(), OutOfMemory> {
        let state = &mut self.bodies.at_mut(index).state;
        state.set(State::CHANGED);
        state.clear(State::EDITED);
        self.activate(index)
    }

    pub(super) fn frame_now(&self, index: u32) -> Frame {
        self.shapes.frame_now(self.bodies.at(index))
    }

    /// What was set of a collider; its shape is told by [`World::own_shape`].
    pub fn get(&self, id: ColliderId) -> Option<Collider<'static>> {
        let body = self.bodies.find(id)?;
        let (&Body { pose, one_way, user, .. }, filter) = (body, body.filter());
        Some(Collider { shape: None, pose, one_way, filter, user })
    }

    /// The world's copy of a collider's shape, in its own frame.
    pub fn own_shape(&self, id: ColliderId) -> Option<Shape<'_>> {
        Some(self.shapes.get(self.bodies.find(id)?.own))
    }

    /// A collider's shape where it is now, for each question about shapes.
    ///
    /// It is that of [`Shape::at_pose`] with the collider's pose.
    pub fn shape(&self, id: ColliderId) -> Option<Shape<'_>> {
        Some(self.shapes.now(self.bodies.find(id)?))
    }

    /// All colliders by rising index. O(n).
    pub fn ids(&self) -> impl Iterator<Item = ColliderId> + '_ {
        let alive = (0..).zip(&self.bodies.list).filter(|(_, body)| body.is_alive());
        alive.map(|(index, body)| ColliderId { index, generation: body.generation })
    }

    /// Finds all pairs that touch now, or did on the ways since the last update. O(n + pairs).
    ///
    /// Not ok: `OutOfMemory`; then nothing was changed, and the update may be repeated.
    pub fn update(&mut self) -> Result<Events<'_>, Status> {
        self.log_grids();
        self.find_events()?;
        self.grids.is_untold = false;
        if self.log.is_on {
            self.log.update(self.state());
        }
        Ok(self.events())
    }

    /// What the last update told.
    pub fn events(&self) -> Events<'_> {
        self.updates.events()
    }
}

/// Whether all but the shape of a collider may be taken.
pub(super) fn check(collider: &Collider<'_>) -> Result<(), Status> {
    let Collider { pose, one_way, filter, .. } = collider;
    if !(pose.is_finite() & one_way.is_finite()) {
        return Err(Status::NotFinite);
    }
    if filter.flags & !Filter::ALL_FLAGS != 0 { Err(Status::UnknownValue) } else { Ok(()) }
}

impl From<OutOfMemory> for Status {
    fn from(_: OutOfMemory) -> Self {
        Self::OutOfMemory
    }
}

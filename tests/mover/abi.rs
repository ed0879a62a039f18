//! The C ABI: movers in lists and in a world that it made.

use std::mem::MaybeUninit;
use std::ptr;

use clash2d::{
    Collider, ColliderFlags, ColliderId, Event, Events, Filter, Mover, MoverHit, MoverResult,
    MoverState, Obstacle, Pose, Query, Status, Stop, Vector2D, World,
};
use clash2d_ffi as ffi;

use super::level::Piece;

/// What a mover tells: its result, hits and stops.
pub(crate) type Told = (MoverResult, Vec<MoverHit>, Vec<Stop>);

/// A list as the C ABI has it.
pub(crate) fn listed<'a>(list: &'a [Obstacle<'a>]) -> ffi::Obstacles<'a> {
    let (list, count) = (list.as_ptr(), list.len());
    ffi::Obstacles { list, count, world: None, query: None, grid: None }
}

pub(crate) fn advance(
    mover: &Mover<'_>,
    obstacles: &ffi::Obstacles<'_>,
    place: Vector2D,
    movement: Vector2D,
    before: &MoverState,
) -> Told {
    let (mut hits, mut stops) = ([MoverHit::default(); 64], [Stop::default(); 64]);
    let (mut result, mover, obstacles) = (MaybeUninit::uninit(), Some(mover), Some(obstacles));
    let ([to_hits, to_stops], before) = ([hits.len(), stops.len()], *before);
    let (first_hit, first_stop) = (hits.as_mut_ptr(), stops.as_mut_ptr());
    let out = Some(&mut result);
    // SAFETY: so many hits and stops are there.
    let status = unsafe {
        ffi::clash_mover_advance(
            mover, obstacles, place, movement, before, first_hit, to_hits, first_stop, to_stops,
            out,
        )
    };
    assert_eq!(status, Status::Ok);
    // SAFETY: the status tells that it is written.
    let result = unsafe { result.assume_init() };
    (result, hits[..result.hit_count].to_vec(), stops[..result.stop_count].to_vec())
}

/// A world, with the names of what is in it.
pub(crate) struct Level {
    world: *mut World,
    names: Vec<(String, ColliderId)>,
}

impl Drop for Level {
    fn drop(&mut self) {
        // SAFETY: it was made by the function below, and nobody else has it.
        unsafe { ffi::clash_world_destroy(self.world) }
    }
}

impl Level {
    pub(crate) fn new() -> Self {
        let world = ffi::clash_world_create(None);
        assert!(!world.is_null());
        Self { world, names: Vec::new() }
    }

    pub(crate) fn world(&self) -> &World {
        // SAFETY: it is there until it is dropped.
        unsafe { &*self.world }
    }

    fn world_mut(&mut self) -> Option<&mut World> {
        // SAFETY: as above, and lent by the only one who has it.
        unsafe { self.world.as_mut() }
    }

    pub(crate) fn id(&self, name: &str) -> ColliderId {
        self.names.iter().find(|known| known.0 == name).expect("a collider of that name").1
    }

    pub(crate) fn name(&self, id: ColliderId) -> &str {
        &self.names.iter().rev().find(|known| known.1 == id).expect("a collider that was added").0
    }

    /// Adds a piece, whose position is the pose.
    pub(crate) fn add(&mut self, piece: &Piece, flags: u32) {
        let shape = piece.shape().at(Vector2D::ZERO);
        let (pose, one_way) = (Pose::new(piece.position, 0.0), piece.one_way);
        let filter = Filter { flags, ..Filter::default() };
        let collider = Collider { pose, one_way, filter, ..Collider::new(&shape) };
        let mut id = ColliderId::NONE;
        // SAFETY: one collider, and room for one id.
        let status = unsafe { ffi::clash_world_add(self.world_mut(), &collider, 1, &mut id) };
        assert_eq!(status, Status::Ok);
        self.names.push((piece.name.clone(), id));
    }

    pub(crate) fn remove(&mut self, name: &str) {
        let id = self.id(name);
        // SAFETY: one id.
        assert_eq!(unsafe { ffi::clash_world_remove(self.world_mut(), &id, 1) }, 1);
    }

    pub(crate) fn move_to(&mut self, name: &str, place: Vector2D) {
        let (id, pose) = (self.id(name), Pose::new(place, 0.0));
        // SAFETY: one id and one pose.
        assert_eq!(unsafe { ffi::clash_world_move(self.world_mut(), &id, &pose, 1) }, 1);
    }

    pub(crate) fn place(&mut self, name: &str, place: Vector2D) {
        let (id, pose) = (self.id(name), Pose::new(place, 0.0));
        // SAFETY: one id and one pose.
        assert_eq!(unsafe { ffi::clash_world_place(self.world_mut(), &id, &pose, 1) }, 1);
    }

    pub(crate) fn move_along(&mut self, name: &str, stops: &[Stop]) {
        let id = self.id(name);
        let (first, count) = (stops.as_ptr(), stops.len());
        // SAFETY: so many stops are there.
        let status = unsafe { ffi::clash_world_move_along(self.world_mut(), id, first, count) };
        assert_eq!(status, Status::Ok);
    }

    /// What began and what ended.
    pub(crate) fn update(&mut self) -> [Vec<Event>; 2] {
        let mut events = MaybeUninit::<Events<'_>>::uninit();
        assert_eq!(ffi::clash_world_update(self.world_mut(), Some(&mut events)), Status::Ok);
        // SAFETY: the status tells that it is written.
        let events = unsafe { events.assume_init() };
        [events.begins().to_vec(), events.ends().to_vec()]
    }

    /// Whether what is asked from outside finds one at another one's place.
    pub(crate) fn meets(&self, name: &str, other: &str) -> bool {
        let shape = self.world().shape(self.id(other)).expect("it is there");
        let (mut ids, query) = ([ColliderId::NONE; 8], Query::default());
        let (world, query, out) = (Some(self.world()), Some(&query), ids.as_mut_ptr());
        // SAFETY: there is room for 8 ids.
        let count =
            unsafe { ffi::clash_world_overlaps(world, Some(&shape), query, out, ids.len()) };
        ids[..count.min(8)].contains(&self.id(name))
    }

    /// Brings the world to where the pieces are: what moved is a carrier; if others are there than before, all are new.
    fn follow(&mut self, pieces: &[Piece]) {
        let is_same = pieces.iter().map(|piece| &piece.name).eq(self.names.iter().map(|it| &it.0));
        if is_same {
            for piece in pieces.iter().filter(|piece| piece.movement != Vector2D::ZERO) {
                self.move_to(&piece.name, piece.position);
            }
            return;
        }
        for (_, id) in std::mem::take(&mut self.names) {
            // SAFETY: one id.
            unsafe { ffi::clash_world_remove(self.world_mut(), &id, 1) };
        }
        pieces.iter().for_each(|piece| self.add(piece, ColliderFlags::Carrier as u32));
        self.update();
    }

    /// Moves a mover among pieces as colliders of the world.
    pub(crate) fn advance(
        &mut self,
        mover: &Mover<'_>,
        pieces: &[Piece],
        place: Vector2D,
        movement: Vector2D,
        before: &MoverState,
    ) -> (Vector2D, MoverState) {
        self.follow(pieces);
        let world = Some(self.world());
        let obstacles =
            ffi::Obstacles { list: ptr::null(), count: 0, world, query: None, grid: None };
        let (result, ..) = advance(mover, &obstacles, place, movement, before);
        self.update();
        (result.position, result.state)
    }
}

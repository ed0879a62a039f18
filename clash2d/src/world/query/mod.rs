//! Questions to all colliders of a world, where they are now.

mod best;
mod candidates;
mod one_way;

mod find;
mod nearest;

use core::ffi::c_void;
use core::fmt;
use core::marker::PhantomData;

use super::body::Body;
use super::collider::{ColliderFlags, ColliderId};
use crate::grid::GridCell;
use crate::place::Place;
use crate::vector::Vector2D;

// ---- Questions to a world ----------------------------------------------------------------------

/// Which colliders a question is not about: bits of a query's `flags`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryFlags {
    /// No sensors.
    NoSensors = 1,
    /// None but sensors.
    NoSolids = 2,
    /// None that are static.
    NoStatics = 4,
    /// None but static ones.
    NoMoving = 8,
    /// Rays and casts pass one-way colliders, except from their open side: what comes against that, and is not deeper
    /// in them than by a touch. Chains with a solid side are met from the free one in any case.
    OneWay = 16,
}

/// All that leave out kinds of colliders.
const ALL_OF_KINDS: u32 = 15;

/// What a question is about.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Query<'a> {
    /// Colliders on one of these.
    pub layers: u64,
    /// None of this family; 0: of any.
    pub family: u32,
    /// ClashQueryFlags.
    pub flags: u32,
    /// The first so many and no search for more; 0: all. 1 with room for it: the closest; without: whether any.
    pub limit: usize,
    /// Null: all. Called with colliders that are found otherwise, on any worker; it must not change the world.
    accept: Option<unsafe extern "C" fn(id: ColliderId, user: u64, context: *mut c_void) -> bool>,
    /// What it is called with.
    context: *mut c_void,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: who makes one with a function promises that it may be called from any thread.
unsafe impl Send for Query<'_> {}
// SAFETY: the same.
unsafe impl Sync for Query<'_> {}

impl Default for Query<'_> {
    /// All layers, any family, no limit.
    fn default() -> Self {
        let (accept, context) = (None, core::ptr::null_mut());
        Self {
            layers: u64::MAX,
            family: 0,
            flags: 0,
            limit: 0,
            accept,
            context,
            lifetime: PhantomData,
        }
    }
}

impl fmt::Debug for Query<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = f.debug_struct("Query");
        f.field("layers", &self.layers).field("family", &self.family).field("flags", &self.flags);
        f.field("limit", &self.limit).finish_non_exhaustive()
    }
}

impl<'a> Query<'a> {
    /// The same, about colliders only of which a function says yes; it is asked about those that are found.
    pub fn accepting<F: Fn(ColliderId, u64) -> bool + Sync>(self, accept: &'a F) -> Self {
        unsafe extern "C" fn call<F: Fn(ColliderId, u64) -> bool + Sync>(
            id: ColliderId,
            user: u64,
            context: *mut c_void,
        ) -> bool {
            // SAFETY: this is the function below, which the query borrows.
            let accept: &F = unsafe { &*context.cast() };
            accept(id, user)
        }
        let context = core::ptr::from_ref(accept).cast_mut().cast();
        Self { accept: Some(call::<F>), context, ..self }
    }

    /// The same with a limit.
    pub const fn with_limit(self, limit: usize) -> Self {
        Self { limit, ..self }
    }

    /// The same with a flag more.
    pub const fn with_flag(self, flag: QueryFlags) -> Self {
        Self { flags: self.flags | flag as u32, ..self }
    }

    /// Whether a flag is set.
    pub(super) const fn is(&self, flag: QueryFlags) -> bool {
        self.flags & flag as u32 != 0
    }

    /// Whether it is about a collider, unless the program says no.
    #[inline(always)]
    pub(super) fn is_about(&self, body: &Body) -> bool {
        self.layers & body.layers != 0
            && (self.family == 0 || self.family != body.family)
            && (self.flags & ALL_OF_KINDS == 0 || !self.leaves_out(body))
    }

    /// Whether its flags leave out what is like a collider.
    fn leaves_out(&self, body: &Body) -> bool {
        const STATIC: [u32; 2] = [QueryFlags::NoMoving as u32, QueryFlags::NoStatics as u32];
        const SENSOR: [u32; 2] = [QueryFlags::NoSolids as u32, QueryFlags::NoSensors as u32];
        let is = |flag| usize::from(body.is(flag));
        let out = STATIC[is(ColliderFlags::Static)] | SENSOR[is(ColliderFlags::Sensor)];
        self.flags & out != 0
    }

    /// Whether the program says yes.
    pub(super) fn accepts(&self, id: ColliderId, user: u64) -> bool {
        // SAFETY: who made the query said that the function may be called with the context.
        self.accept.is_none_or(|accept| unsafe { accept(id, user, self.context) })
    }
}

/// What a question found.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct WorldHit {
    /// Which collider; none: no hit.
    pub id: ColliderId,
    /// What the program keeps with it.
    pub user: u64,
    /// The part of the movement before the contact, never beyond it; of what is nearest the distance.
    pub fraction: f32,
    /// Of a ray the part before the last point, never before it; otherwise 0.
    pub exit: f32,
    /// On the collider.
    pub point: Vector2D,
    /// Towards the collider; zero where a ray starts inside, and of what is at a distance of 0.
    pub normal: Vector2D,
    /// On the border of the collider, of a grid on that of the tile.
    pub place: Place,
    /// Whether they touch at the start.
    pub starts_inside: bool,
    /// Always 0, so that no byte of the struct is left unwritten.
    pub reserved: [u8; 3],
    /// Of a grid the cell of the tile; of others (0, 0).
    pub cell: GridCell,
}

/// A ray, the way from `origin` to `origin + movement`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ray {
    /// Where it starts.
    pub origin: Vector2D,
    /// The whole way.
    pub movement: Vector2D,
    /// It meets none of this family; 0: the query's.
    pub family: u32,
}

//! Shapes that are moved through what stands in their way.

use core::mem::MaybeUninit;

use crate::buffer;
use clash2d::abi::{array, is_possible};
use clash2d::{
    Grid, Mover, MoverHit, MoverResult, MoverState, Obstacle, Query, Shape, Status, Stop, Vector2D,
    World, slid_velocity,
};

/// What stands in the way of a mover: a list, a world, a grid, or several of these.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Obstacles<'a> {
    /// Null: no list. Of it the first 2^32 - 1 count.
    pub list: *const Obstacle<'a>,
    /// How many are in the list.
    pub count: usize,
    /// Null: no world. Its sensors are in nobody's way.
    pub world: Option<&'a World>,
    /// Which colliders of the world: not of the mover's own family. Null: all that are solid.
    pub query: Option<&'a Query<'a>>,
    /// Null: no grid.
    pub grid: Option<&'a Grid>,
}

impl<'a> Obstacles<'a> {
    /// As the library has them; none if there can be no such list.
    fn read(&self, all: &'a Query<'a>) -> Option<clash2d::Obstacles<'a>> {
        let is_there = self.count == 0 || is_possible(self.list, self.count);
        // SAFETY: who calls a function with it says that the list has so many elements.
        let list = unsafe { array(self.list, self.count) };
        let query = self.query.unwrap_or(all);
        let world = self.world.map(|world| (world, query));
        is_there.then_some(clash2d::Obstacles { list, world, grid: self.grid })
    }
}

// ---- Movers ------------------------------------------------------------------------------------

/// A mover with floors to 45 degrees, pushed out of what it overlaps at the start by any way; no step, snap,
/// nudge, gap or flags. A null shape is the empty one, with which nobody moves. Arrays of the shape stay the caller's.
#[unsafe(no_mangle)]
pub extern "C" fn clash_default_mover<'a>(shape: Option<&Shape<'a>>, up: Vector2D) -> Mover<'a> {
    Mover::new(shape.copied().unwrap_or_default(), up)
}

/// Moves a mover through obstacles from a place by a movement: out of what it is in, then with its carriers, then
/// its own way, along all that stops it. There are none if `obstacles` is null. `before` is the
/// state of its last result, all zero at first.
///
/// Where it ends it shares no inner point with an obstacle, unless the state says that it is stuck or crushed, and no
/// straight part of its way leads through one, but for those out of what it is in at the start and out of a carrier
/// that turned: both exactly, at any speed. It touches what stops it to less than a float. What is flush is felt as one
/// piece, in whatever order the obstacles are; mirrored levels give mirrored places. Pushed on against what stops it,
/// it comes to a place that it keeps, bit for bit.
///
/// What it came to and the stops of its way, for clash_world_move_along, are written as far as there is room; there is
/// no more than 64 of each. Stops have no rotation, as a mover does not turn, and times by the length of the way. The
/// way bends up to 32 times; what is left then is told as the rest. One-way obstacles stop what moves against the
/// direction in which they let pass, unless it is in them or on their other side. Of a polygon that is not convex, and
/// of a chain, the border stops it.
///
/// Pure: a world is only asked, as by its queries. Each of up to some tens of rounds asks for the pieces near its next
/// straight part: of a world and of prepared shapes O(log n), of a grid what is filled in the box around that, of others
/// all are looked at. Nothing is allocated.
/// Not ok: CLASH_STATUS_NULL_POINTER of the mover or the result, CLASH_STATUS_BAD_ARRAY of a list that is null or at no
/// possible address, CLASH_STATUS_NOT_FINITE, CLASH_STATUS_NEGATIVE, CLASH_STATUS_UNKNOWN_VALUE of its flags,
/// CLASH_STATUS_RESERVED_NOT_ZERO, why clash_shape_check refuses the shape, and CLASH_STATUS_NOT_SIMPLE of a shape that
/// has a piece which is not convex, or has no area. Then nothing is written.
///
/// # Safety
/// `outHits` and `outStops` point to so many elements that may be written, or are null: no room. The list has as many
/// elements as it says.
#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments, reason = "two of them are buffers")]
pub unsafe extern "C" fn clash_mover_advance(
    mover: Option<&Mover<'_>>,
    obstacles: Option<&Obstacles<'_>>,
    start: Vector2D,
    movement: Vector2D,
    before: MoverState,
    out_hits: *mut MoverHit,
    hit_capacity: usize,
    out_stops: *mut Stop,
    stop_capacity: usize,
    out_result: Option<&mut MaybeUninit<MoverResult>>,
) -> Status {
    let (Some(mover), Some(out)) = (mover, out_result) else { return Status::NullPointer };
    let (all, none) = (Query::default(), Some(clash2d::Obstacles::default()));
    let Some(obstacles) = obstacles.map_or(none, |obstacles| obstacles.read(&all)) else {
        return Status::BadArray;
    };
    // SAFETY: the caller's promise.
    let (hits, stops) =
        unsafe { (buffer(out_hits, hit_capacity), buffer(out_stops, stop_capacity)) };
    match mover.advance(obstacles, start, movement, &before, hits, stops) {
        Ok(result) => _ = out.write(result),
        Err(status) => return status,
    }
    Status::Ok
}

/// The velocity nearest to another one that leads into nothing that was hit: the same, one along something, or none.
/// It does not matter in which order things were hit. O(n) for n hits, times those into which it leads.
///
/// # Safety
/// `hits` points to `count` elements, or is null: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_slid_velocity(
    velocity: Vector2D,
    hits: *const MoverHit,
    count: usize,
) -> Vector2D {
    // SAFETY: the caller's promise.
    slid_velocity(velocity, unsafe { array(hits, count) })
}

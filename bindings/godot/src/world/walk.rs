//! How a `ClashCharacter2D` moves.

use clash2d::{
    ColliderId, Mover, MoverFlags, MoverHit, MoverResult, MoverState, MoverTouch, Obstacles, Query,
    Stop, Vector2D, slid_velocity,
};
use godot::classes::Engine;
use godot::obj::InstanceId;
use godot::prelude::*;

use super::character::ClashCharacter2D;
use super::collider::ClashCollider2D;
use super::followers::Own;
use super::slide::ClashSlideCollision2D;
use super::world::ClashWorld2D;
use crate::convert::{degrees, vector, vector2};
use crate::report;
use crate::shape::Shape;

/// The most hits and stops of a move.
const MOST: usize = 64;

/// What a character moves among, and the colliders that are its own.
struct Around<'a> {
    world: &'a ClashWorld2D,
    own: &'a [Own],
}

/// The last move of a character.
#[derive(Default)]
pub(super) struct Walk {
    result: MoverResult,
    hits: Vec<MoverHit>,
    /// The nodes of the hits, and of the floor.
    nodes: Vec<Option<InstanceId>>,
    floor: Option<InstanceId>,
    /// Where it started, and what is left of ways that nothing stopped.
    start: Vector2D,
    rest: Vector2D,
    seconds: f32,
    /// Where the node says that it is, after it was put to where the mover is.
    shown: Vector2,
    /// Up to which update carriers have taken it along, of which world.
    carried: Option<(InstanceId, u64)>,
}

impl Walk {
    pub(super) fn state(&self) -> &MoverState {
        &self.result.state
    }

    pub(super) fn is(&self, touch: MoverTouch) -> bool {
        self.result.state.is(touch)
    }

    pub(super) fn hits(&self) -> &[MoverHit] {
        &self.hits
    }

    pub(super) fn floor(&self) -> Option<InstanceId> {
        self.floor
    }

    pub(super) fn collision(&self, index: usize) -> Option<Gd<ClashSlideCollision2D>> {
        Some(ClashSlideCollision2D::of(self.hits.get(index)?, self.nodes[index]))
    }

    pub(super) fn position_delta(&self) -> Vector2 {
        vector2(self.result.position - self.start)
    }

    pub(super) fn real_velocity(&self) -> Vector2 {
        self.a_second(self.result.position - self.start)
    }

    pub(super) fn platform_velocity(&self) -> Vector2 {
        self.a_second(self.result.carried)
    }

    /// Where the next move starts, what was left before, and the state: anew if the node was put elsewhere.
    fn before(&self, there: Vector2) -> (Vector2D, Vector2D, MoverState) {
        if there == self.shown {
            return (self.result.position, self.rest, self.result.state);
        }
        (vector(there), Vector2D::ZERO, MoverState::default())
    }

    /// Takes over what has become of a move. Ways far below a float add up, until something stops them.
    fn take(
        &mut self,
        start: Vector2D,
        result: MoverResult,
        hits: &[MoverHit],
        world: &ClashWorld2D,
    ) {
        let followers = &world.followers;
        let is_free = hits.is_empty();
        self.rest = if is_free { result.rest } else { Vector2D::ZERO };
        self.floor = result.state.stands_on().and_then(|id| followers.node(id.collider));
        self.nodes = hits.iter().map(|hit| followers.node(hit.id.collider)).collect();
        self.hits = hits.iter().map(|&hit| with_material(hit, world)).collect();
        (self.start, self.result) = (start, result);
    }

    /// A way of the last move as a velocity; of one that took no time none.
    fn a_second(&self, way: Vector2D) -> Vector2 {
        if self.seconds > 0.0 { vector2(way) / self.seconds } else { Vector2::ZERO }
    }
}

#[godot_api(secondary)]
impl ClashCharacter2D {
    /// Moves it by [member velocity], for the time of a physics frame or, outside of it, of a frame, and along all that stops it;
    /// whether it came to anything. What leads into that is taken from [member velocity], and on a floor all that leads up or down.
    ///
    /// Carriers take it along first, once for each update of the world. Its own colliders go the same way, bends included: sensors on that way are
    /// met. If the node was put elsewhere since the last move it starts there anew.
    ///
    /// An error and no if it is outside of the tree or of a world, has no shape, or if a number or the shape can't be.
    #[func]
    fn move_and_slide(&mut self) -> bool {
        let (seconds, stood) = (self.seconds(), self.walk.is(MoverTouch::Floor));
        let movement = vector(self.velocity) * seconds;
        if !self.go(movement, seconds, self.flags()) {
            return false;
        }
        let is_leaving = stood && !self.walk.is(MoverTouch::Floor);
        let taken = if is_leaving { self.taken_along() } else { Vector2::ZERO };
        self.velocity = self.left() + taken;
        !self.walk.hits.is_empty()
    }

    /// Moves it by a way until it comes to something, which is returned; null if it comes to nothing.
    ///
    /// [member velocity] does not matter and stays; carriers don't take it along. Errors are those of [method move_and_slide].
    #[func]
    fn move_and_collide(&mut self, motion: Vector2) -> Option<Gd<ClashSlideCollision2D>> {
        if !motion.is_finite() {
            report::not_finite("motion");
            return None;
        }
        let flags = self.flags() | MoverFlags::NoSlide as u32 | MoverFlags::NoCarry as u32;
        let is_done = self.go(vector(motion), self.seconds(), flags);
        if is_done { self.walk.collision(0) } else { None }
    }

    fn seconds(&self) -> f32 {
        let is_physics = Engine::singleton().is_in_physics_frame();
        let node = self.base();
        let seconds = if is_physics {
            node.get_physics_process_delta_time()
        } else {
            node.get_process_delta_time()
        };
        seconds as f32
    }

    fn flags(&self) -> u32 {
        let flags = [
            (self.drop_through, MoverFlags::Drop),
            (self.floor_constant_speed, MoverFlags::EvenSpeed),
            (self.floor_stop_on_slope, MoverFlags::StopOnSlope),
            (self.floor_block_on_wall, MoverFlags::ClimbOnlyFloors),
        ];
        flags.iter().filter(|(is_set, _)| *is_set).map(|(_, flag)| *flag as u32).sum()
    }

    /// Away from floors; none if it is seen from above.
    fn up(&self) -> Vector2D {
        let is_floating = self.motion_mode == Self::MOTION_MODE_FLOATING;
        if is_floating { Vector2D::ZERO } else { vector(self.up_direction) }
    }

    fn mover<'a>(&self, shape: &clash2d::Shape<'a>, flags: u32) -> Mover<'a> {
        Mover {
            floor_angle: degrees(self.floor_max_angle),
            snap: self.floor_snap_length as f32,
            step: self.step_height as f32,
            nudge: self.ceiling_nudge as f32,
            gap: self.safe_margin as f32,
            flags,
            ..Mover::new(*shape, self.up())
        }
    }

    /// What is left of the velocity. Of one that stands on a floor nothing leads up or down: its way along a slope is the
    /// floor's, and it neither speeds up downhill nor flies off the top.
    fn left(&self) -> Vector2 {
        let (velocity, up) = (vector(self.velocity), self.up());
        if !self.walk.is(MoverTouch::Floor) || velocity.dot(up) > 0.0 {
            return vector2(slid_velocity(velocity, &self.walk.hits));
        }
        let is_no_floor = |hit: &&MoverHit| hit.touch != MoverTouch::Floor as u32;
        let walls = self.walk.hits.iter().filter(is_no_floor).copied();
        let level = [up.unit(), -up.unit()].map(|normal| {
            let mut hit = MoverHit::default();
            hit.normal = normal;
            hit
        });
        vector2(slid_velocity(velocity, &walls.chain(level).collect::<Vec<_>>()))
    }

    /// What it keeps of the velocity of the carrier that it leaves.
    fn taken_along(&self) -> Vector2 {
        let (velocity, up) = (self.walk.platform_velocity(), vector2(self.up()));
        match self.platform_on_leave {
            Self::PLATFORM_ON_LEAVE_DO_NOTHING => Vector2::ZERO,
            Self::PLATFORM_ON_LEAVE_ADD_UPWARD_VELOCITY if velocity.dot(up) < 0.0 => {
                velocity - up * (velocity.dot(up) / up.length_squared())
            }
            _ => velocity,
        }
    }

    /// Moves it, and all below it; whether it could, and a report if not.
    fn go(&mut self, movement: Vector2D, seconds: f32, flags: u32) -> bool {
        if !self.base().is_inside_tree() {
            report::outside_tree();
            return false;
        }
        let Some(mut world) = self.get_world() else {
            report::no_world();
            return false;
        };
        let Some(shape) = self.shape() else { return false };
        // Nobody has borrowed the world while the node moves, which may call the game's own functions.
        let own = world.bind_mut().look(&self.to_gd().upcast());
        let update = (world.instance_id(), world.bind().updates);
        let is_carried = self.walk.carried == Some(update);
        let flags = if is_carried { flags | MoverFlags::NoCarry as u32 } else { flags };
        let mut stops = [Stop::default(); MOST];
        let is_moved = {
            let around = Around { world: &world.bind(), own: &own };
            self.advance(&shape, around, movement, flags, &mut stops)
        };
        if !is_moved {
            return false;
        }
        if flags & MoverFlags::NoCarry as u32 == 0 {
            self.walk.carried = Some(update);
        }
        self.walk.seconds = seconds;
        let place = vector2(self.walk.result.position);
        self.base_mut().set_global_position(place);
        // Below a parent it may be rounded.
        self.walk.shown = self.base().get_global_position();
        world.bind_mut().lead(&own, &stops[..self.walk.result.stop_count]);
        true
    }

    /// Finds where it gets and what it comes to, from where it is, or from where it was put.
    fn advance(
        &mut self,
        shape: &Shape,
        around: Around<'_>,
        movement: Vector2D,
        flags: u32,
        stops: &mut [Stop],
    ) -> bool {
        let there = self.base().get_global_position();
        let (start, rest, before) = self.walk.before(there);
        let Around { world, own } = around;
        let accept = |id: ColliderId, _| own.iter().all(|own| own.id != id);
        let mut query = Query::default();
        query.layers = self.collision_mask as u64;
        let query = query.accepting(&accept);
        let obstacles = Obstacles { list: &[], world: Some((&world.world, &query)), grid: None };
        let mut hits = [MoverHit::default(); MOST];
        let moved = shape.lend(|shape| {
            let mover = self.mover(shape, flags);
            mover.advance(obstacles, start, movement + rest, &before, &mut hits, stops)
        });
        match moved {
            Ok(result) => self.walk.take(start, result, &hits[..result.hit_count], world),
            Err(status) => report::refused(status),
        }
        moved.is_ok()
    }

    /// The shape of its solid colliders, turned and scaled as it is; none, and a report, if there is none.
    fn shape(&self) -> Option<Shape> {
        let turn = Transform2D { origin: Vector2::ZERO, ..self.base().get_global_transform() };
        let children = self.base().get_children();
        let colliders =
            children.iter_shared().filter_map(|child| child.try_cast::<ClashCollider2D>().ok());
        let mut pieces: Vec<Shape> = Vec::new();
        for collider in colliders {
            match collider.bind().piece(turn) {
                Some(Shape::Group(members)) => pieces.extend(members),
                piece => pieces.extend(piece),
            }
        }
        if pieces.is_empty() {
            report::no_shape_below();
        }
        if pieces.len() > 1 { Some(Shape::Group(pieces)) } else { pieces.pop() }
    }
}

/// A hit with the material of the tile for a user, if it is one.
fn with_material(mut hit: MoverHit, world: &ClashWorld2D) -> MoverHit {
    if let Some(grid) = world.world.grid(hit.id.collider) {
        hit.user = grid.get(hit.cell).material.into();
    }
    hit
}

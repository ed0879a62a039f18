//! `ClashCharacter2D`: what it is set to, and what has become of it.

use core::f64::consts::FRAC_PI_4;

use clash2d::MoverTouch;
use godot::classes::notify::CanvasItemNotification;
use godot::classes::{Engine, INode2D, Node2D};
use godot::prelude::*;

use super::collider::ClashCollider2D;
use super::event::node;
use super::slide::ClashSlideCollision2D;
use super::walk::Walk;
use super::world::{ClashWorld2D, above};
use crate::convert::{radians, vector, vector2};
use crate::report;

/// A figure that walks, slides, climbs and rides through a [ClashWorld2D], as a [CharacterBody2D] does in Godot's
/// physics: it is never inside of anything, and nothing is crossed at any speed.
///
/// Its shape is that of the [ClashCollider2D] nodes directly below it which are no sensors: each convex, with an area. It
/// has to be in a world, which is to say below one. Nothing below the character is in its way. All else that is solid and on a layer
/// of [member collision_mask] is, and so are the tiles of each [ClashTileGrid2D] in that world.
/// [codeblock]
/// extends ClashCharacter2D
///
/// func _physics_process(delta: float) -> void:
///     velocity.x = 200 * Input.get_axis("ui_left", "ui_right")
///     velocity.y += 980 * delta
///     if is_on_floor() and Input.is_action_just_pressed("ui_accept"):
///         velocity.y = -400
///     move_and_slide()
/// [/codeblock]
/// A collider with [member ClashCollider2D.is_carrier] takes along who stands on it, and pushes what is in its way, by as much as it has moved
/// since the last update of the world: move lifts before characters, higher up in the tree or with a lower
/// [member Node.process_physics_priority].
///
/// Carriers are seen where they are; all other nodes where they were at the first move of any character in this frame, or at
/// the last [method ClashWorld2D.sync].
#[derive(GodotClass)]
#[class(tool, init, base = Node2D)]
pub(crate) struct ClashCharacter2D {
    /// In pixels a second. [method move_and_slide] takes from it what leads into something.
    #[export(range = (-1000.0, 1000.0, 0.1, or_less, or_greater))]
    pub(super) velocity: Vector2,
    /// Whether there are floors and ceilings: [constant MOTION_MODE_GROUNDED]; or only walls, as in a game seen from above:
    /// [constant MOTION_MODE_FLOATING].
    #[export(enum = (Grounded, Floating))]
    #[var(set)]
    pub(super) motion_mode: i64,
    /// Away from floors, of any length.
    #[export]
    #[init(val = Vector2::UP)]
    pub(super) up_direction: Vector2,
    /// The layers that stop it.
    #[export(flags_2d_physics)]
    #[init(val = 1)]
    pub(super) collision_mask: i64,
    /// The steepest floor, in radians; exactly as steep is one.
    #[export(range = (0.0, 180.0, 0.1, radians_as_degrees))]
    #[init(val = FRAC_PI_4)]
    pub(super) floor_max_angle: f64,
    /// How far down a floor holds it that it stood on, unless it moves up.
    #[export(range = (0.0, 32.0, 0.1, or_greater, suffix = "px"))]
    #[init(val = 1.0)]
    pub(super) floor_snap_length: f64,
    /// Where it moves straight down, it does not slide down floors.
    #[export]
    #[init(val = true)]
    pub(super) floor_stop_on_slope: bool,
    /// It is as fast on slopes as on flat floors.
    #[export]
    pub(super) floor_constant_speed: bool,
    /// It does not climb what is too steep for a floor.
    #[export]
    #[init(val = true)]
    pub(super) floor_block_on_wall: bool,
    /// The highest step that it climbs from a floor.
    #[export(range = (0.0, 64.0, 0.1, or_greater, suffix = "px"))]
    pub(super) step_height: f64,
    /// How far it gives way sideways to the corner of a ceiling.
    #[export(range = (0.0, 32.0, 0.1, or_greater, suffix = "px"))]
    pub(super) ceiling_nudge: f64,
    /// The distance that it keeps; 0: it touches what stops it.
    #[export(range = (0.0, 8.0, 0.01, or_greater, suffix = "px"))]
    pub(super) safe_margin: f64,
    /// It falls through one-way floors.
    #[export]
    pub(super) drop_through: bool,
    /// What becomes of the velocity of a carrier that it leaves: [constant PLATFORM_ON_LEAVE_ADD_VELOCITY] and so on.
    #[export(enum = (AddVelocity, AddUpwardVelocity, DoNothing))]
    #[var(set)]
    pub(super) platform_on_leave: i64,
    pub(super) walk: Walk,
    base: Base<Node2D>,
}

#[godot_api]
impl ClashCharacter2D {
    /// There are floors, walls and ceilings, by [member up_direction].
    #[constant]
    const MOTION_MODE_GROUNDED: i64 = 0;
    /// Everything is a wall, as seen from above.
    #[constant]
    pub(super) const MOTION_MODE_FLOATING: i64 = 1;
    /// The velocity of the carrier that it leaves is added to its own.
    #[constant]
    pub(super) const PLATFORM_ON_LEAVE_ADD_VELOCITY: i64 = 0;
    /// The same, but for what leads down.
    #[constant]
    pub(super) const PLATFORM_ON_LEAVE_ADD_UPWARD_VELOCITY: i64 = 1;
    /// The velocity of the carrier is gone.
    #[constant]
    pub(super) const PLATFORM_ON_LEAVE_DO_NOTHING: i64 = 2;

    #[func]
    fn set_motion_mode(&mut self, motion_mode: i64) {
        if !(0..=Self::MOTION_MODE_FLOATING).contains(&motion_mode) {
            return report::out_of_range("motion_mode", "0 or 1");
        }
        self.motion_mode = motion_mode;
    }

    #[func]
    fn set_platform_on_leave(&mut self, platform_on_leave: i64) {
        if !(0..=Self::PLATFORM_ON_LEAVE_DO_NOTHING).contains(&platform_on_leave) {
            return report::out_of_range("platform_on_leave", "from 0 to 2");
        }
        self.platform_on_leave = platform_on_leave;
    }

    /// Whether it stood on a floor at the end of the last move.
    #[func]
    fn is_on_floor(&self) -> bool {
        self.walk.is(MoverTouch::Floor)
    }

    /// Whether it stood on a floor, and came to no wall and no ceiling.
    #[func]
    fn is_on_floor_only(&self) -> bool {
        self.is_on_floor() && !self.is_on_wall() && !self.is_on_ceiling()
    }

    /// Whether it came to a wall in the last move.
    #[func]
    fn is_on_wall(&self) -> bool {
        self.walk.is(MoverTouch::Wall)
    }

    /// Whether it came to a wall, and neither to a ceiling nor stands on a floor.
    #[func]
    fn is_on_wall_only(&self) -> bool {
        self.is_on_wall() && !self.is_on_floor() && !self.is_on_ceiling()
    }

    /// Whether it came to a ceiling in the last move.
    #[func]
    fn is_on_ceiling(&self) -> bool {
        self.walk.is(MoverTouch::Ceiling)
    }

    /// Whether it came to a ceiling, and neither to a wall nor stands on a floor.
    #[func]
    fn is_on_ceiling_only(&self) -> bool {
        self.is_on_ceiling() && !self.is_on_floor() && !self.is_on_wall()
    }

    /// Whether it climbed a step in the last move.
    #[func]
    fn has_stepped(&self) -> bool {
        self.walk.is(MoverTouch::Stepped)
    }

    /// Whether it was inside of something without a way out: it has stayed there.
    #[func]
    fn is_stuck(&self) -> bool {
        self.walk.is(MoverTouch::Stuck)
    }

    /// Whether carriers left it no room.
    #[func]
    fn is_crushed(&self) -> bool {
        self.walk.is(MoverTouch::Crushed)
    }

    /// Out of the floor, of length 1; the null vector if it stands on none.
    #[func]
    fn get_floor_normal(&self) -> Vector2 {
        vector2(self.walk.state().floor_normal)
    }

    /// Out of the wall to which it came last, of length 1; the null vector if it came to none.
    #[func]
    fn get_wall_normal(&self) -> Vector2 {
        let wall = self.walk.hits().iter().rev().find(|hit| hit.touch == MoverTouch::Wall as u32);
        wall.map_or(Vector2::ZERO, |hit| vector2(-hit.normal))
    }

    /// The angle in radians between a direction and the normal of the floor; 0 if it stands on none.
    #[func]
    fn get_floor_angle(&self, #[opt(default = Vector2::UP)] up_direction: Vector2) -> f64 {
        if !self.is_on_floor() {
            return 0.0;
        }
        radians(vector(up_direction).angle_to(self.walk.state().floor_normal))
    }

    /// The node that it stands on; null if it stands on none, and if that is a tile, a plain collider or freed.
    #[func]
    fn get_floor_collider(&self) -> Option<Gd<ClashCollider2D>> {
        node(self.walk.floor())
    }

    /// The velocity at which carriers took or pushed it in the last move, in pixels a second.
    #[func]
    fn get_platform_velocity(&self) -> Vector2 {
        self.walk.platform_velocity()
    }

    /// How far the last move led.
    #[func]
    fn get_position_delta(&self) -> Vector2 {
        self.walk.position_delta()
    }

    /// The velocity of the last move, carriers included, in pixels a second.
    #[func]
    fn get_real_velocity(&self) -> Vector2 {
        self.walk.real_velocity()
    }

    /// How often it came to something in the last move, at most 64.
    #[func]
    fn get_slide_collision_count(&self) -> i64 {
        self.walk.hits().len() as i64
    }

    /// What it came to in the last move, by the order of the way; null and an error if there is none of this number.
    #[func]
    fn get_slide_collision(&self, index: i64) -> Option<Gd<ClashSlideCollision2D>> {
        let found = usize::try_from(index).ok().and_then(|index| self.walk.collision(index));
        if found.is_none() {
            report::out_of_range("index", "less than get_slide_collision_count()");
        }
        found
    }

    /// What it came to last in the last move; null if that is nothing.
    #[func]
    fn get_last_slide_collision(&self) -> Option<Gd<ClashSlideCollision2D>> {
        self.walk.collision(self.walk.hits().len().checked_sub(1)?)
    }

    /// The nearest [ClashWorld2D] above it; null if there is none.
    #[func]
    pub(super) fn get_world(&self) -> Option<Gd<ClashWorld2D>> {
        above(&self.to_gd().upcast())
    }
}

#[godot_api]
impl INode2D for ClashCharacter2D {
    fn on_notification(&mut self, what: CanvasItemNotification) {
        let is_structure = matches!(
            what,
            CanvasItemNotification::ENTER_TREE | CanvasItemNotification::CHILD_ORDER_CHANGED
        );
        if is_structure && Engine::singleton().is_editor_hint() {
            self.base_mut().update_configuration_warnings();
        }
    }

    fn get_configuration_warnings(&self) -> PackedStringArray {
        let children = self.base().get_children();
        let has_shape =
            children.iter_shared().any(|child| child.try_cast::<ClashCollider2D>().is_ok());
        let mut warnings = PackedStringArray::new();
        if !has_shape {
            warnings.push(
                "This node has no shape, so it can't move. Add a ClashCollider2D as a child.",
            );
        }
        if self.get_world().is_none() {
            warnings
                .push("This node is in no world, so it can't move. Put it below a ClashWorld2D.");
        }
        warnings
    }
}

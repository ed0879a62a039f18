//! Motions, and where they have led at a time.

use core::f64::consts::PI;

use crate::angle::{Reduced, Rotation};
use crate::distance::place::{dot, minus, plus};
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::pose::Pose;
use crate::root::square_root;
use crate::vector::Vector2D;

/// A straight way along which a shape turns at an even rate: at a part of the time it has moved by that
/// part of the movement, and turned by that part of the rotation.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Motion {
    /// The whole way of the pivot.
    pub movement: Vector2D,
    /// Degrees, counterclockwise, by which the shape turns around the pivot; any number of turns.
    pub rotation: f32,
    /// The point around which it turns, where it is at the start.
    pub pivot: Vector2D,
}

impl Motion {
    /// The movement of `pivot`, and meanwhile a turn around it by `rotation` degrees.
    pub const fn new(movement: Vector2D, rotation: f32, pivot: Vector2D) -> Self {
        Self { movement, rotation, pivot }
    }

    /// A movement without a turn.
    pub const fn straight(movement: Vector2D) -> Self {
        Self { movement, rotation: 0.0, pivot: Vector2D::ZERO }
    }

    /// What it makes of the frame that everything is in, until some part of the time: 0 at the start, 1 at
    /// the end, also before and after. A shape that stood at a pose stands at
    /// [`compose`](Pose::compose) of both then; so does what [`cast_turning`](crate::cast_turning) is
    /// about, at the fraction of a hit.
    ///
    /// The rotation is rounded once. Error of the position at most 0.51 ulp of each coordinate, also under
    /// cancellation, if it turns by just that: so the pivot is where it has to be. NaN if a number
    /// is not finite, or the rotation is too large for a float.
    ///
    /// ```
    /// use clash2d::{Motion, Vector2D};
    ///
    /// let door = Motion { rotation: 90.0, pivot: Vector2D::new(4.0, 0.0), ..Motion::default() };
    /// assert_eq!(door.pose_at(0.5).rotation, 45.0);
    /// let handle = Vector2D::new(3.0, 0.0);
    /// assert_eq!(door.pose_at(1.0).transform_point(handle), Vector2D::new(4.0, -1.0));
    /// ```
    pub fn pose_at(self, fraction: f32) -> Pose {
        let rotation = (f64::from(fraction) * f64::from(self.rotation)) as f32 + 0.0;
        if !(self.is_finite() & fraction.is_finite() & rotation.is_finite()) {
            return Pose::new(Vector2D::new(f32::NAN, f32::NAN), f32::NAN);
        }
        let Self { movement, pivot, .. } = self;
        let at = |pivot: f32, movement: f32, by_cos: f32, by_sin: f32| {
            settle!(R, run => {
                let [cos, sin] = R::rotation_in(rotation, run);
                let [pivot, fraction, movement, by_cos, by_sin] =
                    [pivot, fraction, movement, by_cos, by_sin].map(|x| R::new_in(x, run));
                let moved = pivot + fraction * movement;
                (moved - (by_cos * cos + by_sin * sin)).to_relative(PRECISION)
            })
        };
        let x = at(pivot.x, movement.x, pivot.x, -pivot.y);
        let y = at(pivot.y, movement.y, pivot.y, pivot.x);
        Pose::new(Vector2D::narrow(x, y), rotation)
    }

    /// Whether all its numbers are finite.
    pub fn is_finite(self) -> bool {
        self.movement.is_finite() & self.rotation.is_finite() & self.pivot.is_finite()
    }
}

/// What a coordinate may be off by, relatively, before it is rounded.
const PRECISION: f64 = 1.0 / (1_u64 << 32) as f64;

/// The ways of more turns than these hundred, in radians, do not make the tolerance greater.
pub(super) const MANY_TURNS: f64 = 200.0 * PI;

/// When two motions have led back to where they began, seen from each other, if that is before the end:
/// then nothing new follows.
pub(super) fn end_of([a, b]: [Motion; 2]) -> f64 {
    let [own, other] = [a, b].map(|motion| motion.rotation.abs());
    let most = own.max(other);
    let is_even = own == other || own.min(other) == 0.0;
    if a.movement != b.movement || !is_even || most <= 360.0 {
        return 1.0;
    }
    // A little later, as it may be rounded.
    (360.0 / f64::from(most) * (1.0 + 1e-9)).min(1.0)
}

/// A motion in f64, seen from an anchor.
#[derive(Clone, Copy)]
pub(super) struct Carrier {
    /// Where the pivot starts.
    pub(super) pivot: [f64; 2],
    pub(super) movement: [f64; 2],
    degrees: f32,
    /// In radians.
    pub(super) rotation: f64,
}

/// How near two bodies have to come, and what rounding costs.
#[derive(Clone, Copy)]
pub(super) struct Margin {
    /// Half of the tolerance: they meet from there on.
    pub(super) near: f64,
    /// By less than this places are off.
    pub(super) room: f64,
    /// The same of what does not depend on an angle.
    pub(super) still: f64,
    /// Of both bodies and their ways.
    size: f64,
}

impl Margin {
    /// How much deeper shapes may get while they leave a contact: the tolerance, or 2^-10 of the sizes.
    pub(super) fn allowance(&self) -> f64 {
        (2.0 * self.near).max(self.size / 1024.0)
    }

    /// What is near is less than half of what is near then, with room for what is rounded.
    pub(super) fn doubled(&self) -> Self {
        self.with_near(2.0 * (self.near + self.room.max(self.still)))
    }

    pub(super) fn with_near(&self, near: f64) -> Self {
        Self { near, ..*self }
    }

    /// Of bodies within these arms of their pivots.
    pub(super) fn new(carriers: [&Carrier; 2], arms: [f64; 2], tolerance: f64) -> Self {
        const PART: f64 = 1.0 / (1_u64 << 44) as f64;
        let size = |most: f64| -> f64 {
            let of = |i: usize| carriers[i].extent(arms[i], carriers[i].rotation.abs().min(most));
            of(0) + of(1)
        };
        let whole = size(MANY_TURNS);
        let least = whole / (1 << 20) as f64;
        let near = if tolerance > least { tolerance } else { least } / 2.0;
        let [room, still] = [f64::INFINITY, 0.0].map(|most| PART * size(most));
        Self { near, room, still, size: whole }
    }
}

/// How near shapes have to come to meet: as a distance that is kept, but for the tolerance.
#[derive(Clone, Copy)]
pub(super) struct Nearness {
    pub(super) tolerance: f64,
    pub(super) kept: f64,
}

/// Where a carrier is at a time.
#[derive(Clone, Copy)]
pub(super) struct Snapshot {
    pub(super) pivot: [f64; 2],
    turn: Rotation,
}

impl Carrier {
    pub(super) fn new(motion: Motion, anchor: Vector2D) -> Self {
        let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
        // What does not turn can have any pivot.
        let pivot = if motion.rotation == 0.0 { anchor } else { motion.pivot };
        Self {
            pivot: minus(wide(pivot), wide(anchor)),
            movement: wide(motion.movement),
            degrees: motion.rotation,
            rotation: f64::from(motion.rotation) * (PI / 180.0),
        }
    }

    /// How a point at the anchor moves at the start, and how fast at most.
    pub(super) fn at_anchor(&self) -> ([f64; 2], f64) {
        let arm = self.pivot.map(|x| -x);
        (self.velocity(arm), length(self.movement) + self.rotation.abs() * length(arm))
    }

    /// At a part of the time. The angle is off by less than 2^-52 of all that it has turned by.
    #[inline]
    pub(super) fn at(&self, time: f64) -> Snapshot {
        Snapshot {
            pivot: plus(self.pivot, self.movement.map(|x| time * x)),
            turn: Rotation::of(Reduced::of_wide(time * f64::from(self.degrees))),
        }
    }

    /// Where a point and a direction at a time were at the start.
    pub(super) fn at_start(&self, time: f64, [point, way]: [[f64; 2]; 2]) -> [[f64; 2]; 2] {
        let pose = self.at(time);
        let arm = pose.turned_back(minus(point, pose.pivot));
        [plus(self.pivot, arm), pose.turned_back(way)]
    }

    pub(super) fn turns(&self) -> bool {
        self.rotation != 0.0
    }

    /// No less than all coordinates that what lies within an arm of the pivot has on its way, and the
    /// way itself if it turns by so many radians.
    fn extent(&self, arm: f64, turn: f64) -> f64 {
        length(self.pivot) + length(self.movement) + arm * (1.0 + turn)
    }

    /// How fast a point moves whose way from the pivot is `arm` now.
    pub(super) fn velocity(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        plus(self.movement, [-self.rotation * y, self.rotation * x])
    }
}

impl Snapshot {
    /// A way from the pivot at the start, turned.
    #[inline]
    pub(super) fn turned(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let Rotation { sin, cos } = self.turn;
        [x * cos - y * sin, x * sin + y * cos]
    }

    /// The way at the start of what has been turned.
    #[inline]
    pub(super) fn turned_back(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let Rotation { sin, cos } = self.turn;
        [x * cos + y * sin, y * cos - x * sin]
    }
}

pub(super) fn length(way: [f64; 2]) -> f64 {
    square_root(dot(way, way))
}

/// The way of length 1 in the same direction; the X axis if there is none.
pub(super) fn unit(way: [f64; 2]) -> [f64; 2] {
    let length = length(way);
    if length > 0.0 { way.map(|x| x / length) } else { [1.0, 0.0] }
}

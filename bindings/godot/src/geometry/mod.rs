//! `ClashGeometry2D`: every function of clash2d.h as a static method, by the same name.

#![forbid(unsafe_code)]

use godot::prelude::*;

mod helpers;
mod hulls;
mod motion;
mod pairs;
mod vectors;

/// Collision detection that is never wrong, and the vector arithmetic around it.
///
/// Every function of clash2d as a static method: `ClashGeometry2D.circle_rectangle_collide(center,
/// radius, rect)`. A shape is given by its parts: a circle by center and radius, a line by base and
/// direction, a segment by its two points, an oriented rectangle by center, half extents and
/// rotation in radians, a rectangle as a [Rect2]. A method names its two shapes in alphabetical
/// order, and takes them in that order.
///
/// Shapes are closed sets of points: touching counts. Yes and no are what exact arithmetic gives
/// for the numbers passed in, without any tolerance: `position + size` is a sum of real numbers,
/// and a rotation has its true sine and cosine.
///
/// A degenerate shape is the set that it describes: a circle of radius 0 is a point. A shape with a
/// NaN, an infinity, or a negative radius or half extent is the empty set, which meets nothing. So
/// is a [Rect2] with a negative size, which is reported as an error too; use [method Rect2.abs]
/// first.
///
/// Numbers have 32 bits, as in [Vector2]: a [float] is rounded to the nearest of these, and beyond
/// their range is infinite. Angles become degrees of 32 bits; the right angle and all that [method
/// @GlobalScope.deg_to_rad] makes of such degrees are exact.
///
/// Results are the same bits on every platform.
#[derive(GodotClass)]
#[class(no_init, base = Object)]
pub(crate) struct ClashGeometry2D {}

#[godot_api]
impl ClashGeometry2D {
    /// The version of clash2d: major * 1000000 + minor * 1000 + patch.
    #[func]
    fn version() -> i64 {
        i64::from(clash2d::VERSION)
    }
}

//! `ClashGeometry2D`: every function of clash2d.h as a static method, by the same name.

#![forbid(unsafe_code)]

use clash2d::{Relation, ShapeKind, Side, Status, Winding};
use godot::prelude::*;

use crate::convert::{side_number, winding_number};
use crate::shape::number;

mod batches;
mod casts;
mod helpers;
mod hulls;
mod make;
mod motion;
mod pairs;
mod polygons;
mod poses;
mod shapes;
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
/// Two shapes of any class are asked about with [method collide], [method relate], [method contains],
/// [method distance], [method contact], [method separation], [method intersections], [method cast]
/// and their like, which the shapes have as methods, too:
/// [codeblock]
/// var ball := ClashCircle2D.create(position, 8)
/// var hit := ball.cast(velocity * delta, wall)
/// if hit:
///     position += velocity * delta * hit.fraction
///     velocity = velocity.bounce(hit.normal)
/// [/codeblock]
///
/// Results are the same bits on every platform.
#[derive(GodotClass)]
#[class(no_init, base = Object)]
pub(crate) struct ClashGeometry2D {}

#[godot_api]
impl ClashGeometry2D {
    /// They share no point, or one of them is empty.
    #[constant]
    const RELATION_DISJOINT: i64 = number(Relation::Disjoint);
    /// They share points, but no interior ones, and neither contains the other.
    #[constant]
    const RELATION_TOUCHING: i64 = number(Relation::Touching);
    /// They share interior points, and neither contains the other.
    #[constant]
    const RELATION_OVERLAPPING: i64 = number(Relation::Overlapping);
    /// All of A belongs to the interior of B.
    #[constant]
    const RELATION_A_INSIDE_B: i64 = number(Relation::AInsideB);
    /// All of A belongs to B, and some of it to the border of B.
    #[constant]
    const RELATION_A_INSIDE_B_TOUCHING: i64 = number(Relation::AInsideBTouching);
    /// All of B belongs to the interior of A.
    #[constant]
    const RELATION_B_INSIDE_A: i64 = number(Relation::BInsideA);
    /// All of B belongs to A, and some of it to the border of A.
    #[constant]
    const RELATION_B_INSIDE_A_TOUCHING: i64 = number(Relation::BInsideATouching);
    /// They consist of the same points.
    #[constant]
    const RELATION_EQUAL: i64 = number(Relation::Equal);

    /// No side of a chain is solid: things are pushed off to the side on which they are.
    #[constant]
    const CHAIN_SIDE_NONE: i64 = side_number(Side::None);
    /// The left side of a chain is solid, on the screen and seen from each point towards the next.
    #[constant]
    const CHAIN_SIDE_LEFT: i64 = side_number(Side::Right);
    /// The right side of a chain is solid, on the screen and seen from each point towards the next:
    /// what is below a chain that goes from the left to the right.
    #[constant]
    const CHAIN_SIDE_RIGHT: i64 = side_number(Side::Left);

    /// A cast finds all contacts: what touches at the start meets at 0.
    #[constant]
    const CAST_ALL: i64 = clash2d::CastMode::All as i64;
    /// A cast does not find contacts at the start that the movement leaves, or along which it
    /// slides, but the next one that is met from its free side and not just in passing: the other arm
    /// of a concave shape, the wall behind a row of floor tiles.
    #[constant]
    const CAST_APPROACHING: i64 = clash2d::CastMode::Approaching as i64;
    /// An edge of a chain with a solid side is there only for what moves into its ground: for what
    /// crosses it from the free side to the solid one, exactly. What moves along it, or out of the
    /// ground, passes. With no movement all edges are there.
    #[constant]
    const CAST_SIDES_RESPECT: i64 = clash2d::CastSides::Respect as i64;
    /// Chains are met from both sides, as if they had no solid one.
    #[constant]
    const CAST_SIDES_IGNORE: i64 = clash2d::CastSides::Ignore as i64;

    /// Points, for [method batch_collide] and its like.
    #[constant]
    const KIND_POINT: i64 = ShapeKind::Point as i64;
    /// Lines.
    #[constant]
    const KIND_LINE: i64 = ShapeKind::Line as i64;
    /// Segments.
    #[constant]
    const KIND_SEGMENT: i64 = ShapeKind::Segment as i64;
    /// Circles.
    #[constant]
    const KIND_CIRCLE: i64 = ShapeKind::Circle as i64;
    /// Rectangles whose sides run along the axes.
    #[constant]
    const KIND_RECTANGLE: i64 = ShapeKind::Rectangle as i64;
    /// Rectangles that are turned around their center.
    #[constant]
    const KIND_ORIENTED_RECTANGLE: i64 = ShapeKind::OrientedRectangle as i64;
    /// Capsules.
    #[constant]
    const KIND_CAPSULE: i64 = ShapeKind::Capsule as i64;
    /// Sectors.
    #[constant]
    const KIND_SECTOR: i64 = ShapeKind::Sector as i64;

    /// A ring has no direction: the areas to its left and to its right are equal.
    #[constant]
    const WINDING_NONE: i64 = winding_number(Winding::None);
    /// A ring goes counterclockwise on the screen.
    #[constant]
    const WINDING_COUNTERCLOCKWISE: i64 = winding_number(Winding::Clockwise);
    /// A ring goes clockwise on the screen.
    #[constant]
    const WINDING_CLOCKWISE: i64 = winding_number(Winding::Counterclockwise);

    /// Nothing is wrong.
    #[constant]
    const STATUS_OK: i64 = Status::Ok as i64;
    /// A shape is null.
    #[constant]
    const STATUS_NULL_POINTER: i64 = Status::NullPointer as i64;
    /// What should be a shape is none.
    #[constant]
    const STATUS_UNKNOWN_KIND: i64 = Status::UnknownKind as i64;
    /// A number is NaN or infinite.
    #[constant]
    const STATUS_NOT_FINITE: i64 = Status::NotFinite as i64;
    /// A radius, a size, a half extent or a half angle is negative.
    #[constant]
    const STATUS_NEGATIVE: i64 = Status::Negative as i64;
    /// A sector's inner radius is greater than its radius.
    #[constant]
    const STATUS_BAD_INNER_RADIUS: i64 = Status::BadInnerRadius as i64;
    /// The sizes of a polygon's rings do not add up to the number of its points.
    #[constant]
    const STATUS_BAD_RINGS: i64 = Status::BadRings as i64;
    /// A group is a member of a group.
    #[constant]
    const STATUS_NESTED_GROUP: i64 = Status::NestedGroup as i64;
    /// Edges of a polygon meet where it must be simple.
    #[constant]
    const STATUS_NOT_SIMPLE: i64 = Status::NotSimple as i64;

    /// The version of clash2d: major * 1000000 + minor * 1000 + patch.
    #[func]
    fn version() -> i64 {
        i64::from(clash2d::VERSION)
    }
}

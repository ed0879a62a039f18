//! 2D collision detection that is never wrong.
//!
//! clash2d answers whether two shapes meet, how they lie to each other, how far apart they are, how
//! deep in each other, where, and when if they move or turn: from Rust and through a plain C ABI. It
//! has the functions of Thomas Schwarzl's book *2D Game Collision Detection*, each for two shapes
//! whose kinds are known, and a question of its own about any two ([`Shape`]).
//!
//! ```
//! use clash2d::{Circle, OrientedRectangle, Vector2D, circle_oriented_rectangle_collide};
//!
//! let ball = Circle::new(Vector2D::new(5.0, 7.0), 2.0);
//! let bat = OrientedRectangle::new(Vector2D::new(5.0, 4.0), Vector2D::new(3.0, 2.0), 30.0);
//! assert!(circle_oriented_rectangle_collide(ball, bat));
//! ```
//!
//! ```
//! use clash2d::{Capsule, Polygon, Relation, Vector2D, contact, distance, relate};
//!
//! let corners = [(0.0, 0.0), (6.0, 0.0), (6.0, 2.0), (2.0, 2.0), (2.0, 5.0), (0.0, 5.0)];
//! let corners = corners.map(Vector2D::from);
//! let wall = Polygon::new(&corners);
//! let hero = Capsule::new(Vector2D::new(4.0, 2.75), Vector2D::new(4.0, 4.5), 1.0);
//! assert_eq!(relate(wall, hero), Relation::Overlapping);
//! let contact = contact(wall, hero).expect("they overlap");
//! assert_eq!((contact.normal, contact.depth), (Vector2D::new(0.0, 1.0), 0.25));
//! let above = Capsule::new(Vector2D::new(4.0, 3.5), Vector2D::new(4.0, 5.0), 1.0);
//! assert_eq!(distance(wall, above).map(|gap| gap.distance), Some(0.5));
//! ```
//!
//! The questions take anything that is a shape: one of these types, a [`Shape`] of a kind that is not known before, or a
//! reference to either.
//!
//! | question | about any two shapes |
//! |---|---|
//! | whether, and how | [`collide`](fn@collide), [`relate`](fn@relate), [`contains`] |
//! | how far | [`distance`](fn@distance), [`signed_distance`] of a point |
//! | how deep, and where | [`contact`](fn@contact), [`contacts`], [`separation`](fn@separation), [`intersections`], [`clip_segment`] |
//! | when | [`cast_ray`], [`cast`](fn@cast), [`cast_turning`], and each of them with [`CastSettings`] |
//! | what is around | [`bounding_rectangle`], [`bounding_circle`], [`oriented_box`], [`convex_hull`] |
//! | what is around on a whole way | [`swept_bounding_rectangle`] |
//! | how large, and where it balances | [`mass`](fn@mass) |
//! | what is farthest along a direction | [`support_point`] |
//! | where it gets through a level | [`Mover`], which slides along what stops it |
//! | all that about a level of tiles | [`Grid`], in which only what is filled takes memory |
//!
//! ```
//! use clash2d::{
//!     Circle, Rectangle, Relation, Segment, Shape, Vector2D, bounding_rectangle, cast_ray, collide, contains,
//!     distance, mass, relate, separation, support_point, within,
//! };
//!
//! let v = Vector2D::new;
//! let room = Rectangle::new(v(0.0, 0.0), v(8.0, 4.0));
//! let ball = Shape::from(Circle::new(v(3.0, 2.0), 1.0));
//! assert!(collide(room, ball) && contains(room, ball));
//! assert_eq!(relate(room, ball), Relation::BInsideA);
//! let moved = ball.at(v(8.0, 0.0)); // Its center is at (11, 2) now.
//! assert_eq!(distance(room, moved).map(|gap| gap.distance), Some(2.0));
//! assert!(within(room, moved, 2.0) && !within(room, moved, 2.0_f32.next_down()));
//! let inside = ball.at(v(4.5, 0.0)); // Half a unit outside of the right wall.
//! assert_eq!(separation(room, inside), Some(v(1.5, 0.0)));
//! let seen = cast_ray(ball, v(-1.0, 2.0), v(10.0, 0.0)).expect("it is on the way");
//! assert_eq!((seen.entry_point, seen.entry_normal), (v(2.0, 2.0), v(-1.0, 0.0)));
//! assert_eq!(mass(room).map(|mass| (mass.area, mass.centroid)), Some((32.0, v(4.0, 2.0))));
//! assert_eq!(support_point(room, v(1.0, 1.0)).map(|found| found.point), Some(v(8.0, 4.0)));
//! let wire = Segment::new(v(1.0, 5.0), v(-2.0, 7.0));
//! assert_eq!(bounding_rectangle(wire), Some(Rectangle::new(v(-2.0, 5.0), v(3.0, 2.0))));
//! ```
//!
//! **A level with a hero.** Borrowed vertices, positions and prepared shapes are made for games: nothing is
//! copied or allocated while one runs.
//!
//! ```
//! use clash2d::{
//!     Capsule, Circle, Group, Node, Polygon, Rectangle, Shape, Status, Vector2D, cast_ray, contact, within,
//! };
//!
//! // A floor, a wall at its end, a hill, a ledge and a stone: prepared once for all frames.
//! let hill = [(0.0, 0.0), (8.0, 0.0), (7.0, 2.0), (4.0, 2.0)].map(Vector2D::from);
//! let ledge = [(-6.0, 2.0), (-3.0, 2.0), (-3.0, 2.4), (-5.0, 2.4)].map(Vector2D::from);
//! let things = [
//!     Rectangle::new(Vector2D::new(-8.0, -1.0), Vector2D::new(20.0, 1.0)).into(),
//!     Rectangle::new(Vector2D::new(12.0, -1.0), Vector2D::new(1.0, 7.0)).into(),
//!     Polygon::new(&hill).into(),
//!     Polygon::new(&ledge).with_radius(0.1).into(),
//!     Circle::new(Vector2D::new(10.2, 0.6), 0.6).into(),
//! ];
//! let level = Shape::from(Group::new(&things));
//! let mut memory = vec![Node::default(); level.prepared_capacity()];
//! let level = level.prepared(&mut memory)?;
//!
//! // Feet at (0, 0); where the hero stands is the position of its shape.
//! let mut hero = Shape::from(Capsule::new(Vector2D::new(0.0, 0.4), Vector2D::new(0.0, 1.4), 0.4));
//! let (mut position, mut speed) = (Vector2D::new(-4.0, 4.0), Vector2D::ZERO);
//! for _frame in 0..360 {
//!     speed = Vector2D::new(3.0, speed.y - 20.0 / 60.0);
//!     let is_at_a_stone = cast_ray(level, position + Vector2D::new(0.0, 0.5), Vector2D::new(1.0, 0.0))
//!         .is_some_and(|seen| seen.entry_place.member == 4);
//!     if is_at_a_stone && speed.y < 0.0 {
//!         speed.y = 6.0; // It jumps.
//!     }
//!     hero.set_position(position + speed / 60.0);
//!     // Out of what it ran into, the deepest first; what of its speed leads there is lost.
//!     for _ in 0..4 {
//!         let Some(touch) = contact(level, hero).filter(|touch| touch.depth > 1e-4) else { break };
//!         hero.set_position(hero.position() + touch.normal * touch.depth);
//!         if speed.dot(touch.normal) < 0.0 {
//!             speed = speed.slid(touch.normal);
//!         }
//!     }
//!     position = hero.position();
//!     assert!(contact(level, hero).is_none_or(|touch| touch.depth <= 1e-4));
//! }
//! assert!(within(&level, &hero, 0.0) && (position - Vector2D::new(11.6, 0.0)).length() < 1e-3);
//! # Ok::<(), Status>(())
//! ```
//!
//! **Exact.** A yes or no is the one that exact arithmetic gives for the numbers passed in:
//! `origin + size` is a sum of real numbers, a rotation has its true sine and cosine, and no
//! tolerance exists.
//!
//! ```
//! use clash2d::{Circle, Vector2D, circles_collide};
//!
//! // 3-4-5: the two touch, and touching counts. The next float further away is a miss.
//! let a = Circle::new(Vector2D::ZERO, 2.0);
//! assert!(circles_collide(a, Circle::new(Vector2D::new(3.0, 4.0), 3.0)));
//! assert!(!circles_collide(a, Circle::new(Vector2D::new(3.0, 4.0_f32.next_up()), 3.0)));
//! ```
//!
//! **Total.** Every bit pattern gets an answer, without a panic or an allocation. A degenerate shape
//! is the set that it describes; one with a NaN, an infinity or a negative size is the empty set,
//! which meets nothing.
//!
//! **Deterministic.** Only `+ - * /`, the square root and integers, in a fixed order, so that the
//! bits do not depend on the platform or the level of optimisation.
//!
//! X points to the right and Y up; angles are degrees, counterclockwise. A pair's function names its
//! shapes in alphabetical order, and takes them in that order: `circle_segment_collide(c, s)`.
//!
//! # Features
//! - `std`: the processor's square root also where `core` has none, as in WebAssembly without SIMD; the
//!   bits are the same. The crate is `no_std` in any case.
//! - `alloc`: worlds use the global allocator, unless they are given another one.
//! - `rayon`: `Tasks::rayon` divides the work of worlds among its threads; the bits are the same.
//! - `glam`, `mint`: their vectors become [`Vector2D`] and back, and are points among shapes.
//! - `serde`: all types that borrow nothing are serialized, so that nodes of a [`Prepared`] level can be kept,
//!   too. What is read is not checked: [`Shape::check`].
//! - `bytemuck`: the same types are plain bytes, where any bytes have a meaning, so that `cast_slice` makes
//!   corners of the vertices of a mesh.
//!
//! None is there by default, and each only adds: no answer depends on one.
#![cfg_attr(not(test), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(
    not(feature = "__abi"),
    allow(
        dead_code,
        unreachable_pub,
        unused_imports,
        reason = "some of it is for the C ABI alone"
    )
)]

#[cfg(feature = "std")]
extern crate std;

// Each module uses only those above it.

mod range;
mod root;
mod vector;

mod angle;
mod shape;

mod exact;

mod ways;

mod tree;

mod pack;

mod any;

mod rotation;

mod pose;

mod outline;

mod small;

mod convex;

mod collide;

mod arrange;
mod place;

mod support;

mod intersect;

mod clip;

mod motion;
mod relate;

mod polygon;

mod mass;

mod hull;

mod distance;
mod within;

mod contact;

mod signed;

mod separation;

mod cast;

mod swept;

mod make;

mod batch;

#[allow(dead_code, reason = "a whole interface, of which worlds and grids use what they need")]
mod memory;

mod grid;

mod world;

mod mover;

mod ask;

pub mod book;

mod interop;

#[cfg(feature = "__abi")]
#[doc(hidden)]
pub mod abi;

pub use angle::{degrees_to_radian, radian_to_degrees};
pub use any::{
    Batch, Chain, Field, Form, Group, Numbers, Polygon, Prepared, Rings, Shape, ShapeCapacity,
    ShapeKind, ShapeMemory, Side, Status,
};
pub use ask::{
    batch_cast_rays, batch_collide, bounding_circle, bounding_rectangle, cast, cast_ray,
    cast_ray_with, cast_turning, cast_turning_with, cast_with, clip_segment, collide, contact,
    contact_within, contacts, contacts_within, contains, distance, distance_within, intersections,
    mass, oriented_box, relate, separation, signed_distance, support_point,
    swept_bounding_rectangle, within,
};
pub use batch::{
    IndexPair, batch_collide_pairs, batch_find_pairs, batch_find_pairs_capacity, mask_indices,
};
pub use cast::{CastHit, CastMode, CastSettings, CastSides, Motion, RayHit};
pub use clip::Stretch;
pub use collide::{
    circle_line_collide, circle_oriented_rectangle_collide, circle_point_collide,
    circle_rectangle_collide, circle_segment_collide, circles_collide, equivalent_lines,
    line_oriented_rectangle_collide, line_point_collide, line_rectangle_collide,
    line_segment_collide, lines_collide, on_one_side, oriented_rectangle_point_collide,
    oriented_rectangle_rectangle_collide, oriented_rectangle_segment_collide,
    oriented_rectangles_collide, parallel_vectors, point_rectangle_collide, point_segment_collide,
    points_collide, rectangle_segment_collide, rectangles_collide,
    rectangles_collide_short_circuit, segments_collide, separating_axis_for_oriented_rectangle,
    separating_axis_for_rectangle,
};
pub use contact::{Contact, ContactPoint};
pub use distance::Distance;
pub use grid::{
    CellShape, Grid, GridArea, GridCastHit, GridCell, GridContact, GridDistance, GridRayHit,
    GridRows, GridSettings, GridTile, Tile,
};
pub use hull::convex_hull;
pub use intersect::Intersection;
pub use make::place_vertices;
pub use mass::Mass;
pub use memory::Allocator;
pub use motion::{
    moving_circle_circle_collide, moving_circle_rectangle_collide, moving_rectangle_circle_collide,
    moving_rectangle_rectangle_collide,
};
pub use mover::{
    Mover, MoverFlags, MoverHit, MoverResult, MoverState, MoverTouch, Obstacle, ObstacleId,
    Obstacles, slid_velocity,
};
pub use place::{Edge, Place};
pub use polygon::{ConvexPieces, Winding, winding};
pub use pose::Pose;
pub use range::Range;
pub use relate::Relation;
pub use shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
pub use signed::SignedDistance;
pub use support::Support;
pub use tree::Node;
pub use vector::Vector2D;
pub use world::{
    Collider, ColliderFlags, ColliderId, Event, EventFlags, Events, Filter, GridMut, Pair, Query,
    QueryFlags, Ray, Replay, Stop, Tasks, World, WorldHit, WorldSettings,
};

/// The version of this crate: major * 1000000 + minor * 1000 + patch.
pub const VERSION: u32 = 1_000;

//! Measures of polygons, and their convex pieces.

use super::ClashGeometry2D;
use crate::convert::{vectors, winding_number};
use crate::report;
use crate::shape::ClashPolygon2D;
use clash2d::Vector2D;
use godot::prelude::*;

/// The answer for a polygon; another one, and a report, if it is null.
fn ask<T>(polygon: Option<Gd<ClashPolygon2D>>, ask: fn(&ClashPolygon2D) -> T, none: T) -> T {
    if polygon.is_none() {
        report::null("polygon");
    }
    polygon.map_or(none, |polygon| ask(&polygon.bind()))
}

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// The area of a polygon without what its radius adds; NaN if it is invalid. Error at most 0.51
    /// units in the last of 32 bits.
    ///
    /// Rings may touch, but no edge may cross another one: otherwise each ring counts as often as it
    /// goes round, and with the other sign if it begins within an odd number of larger ones.
    #[func]
    fn polygon_area(polygon: Option<Gd<ClashPolygon2D>>) -> f64 {
        ask(polygon, ClashPolygon2D::area, f64::NAN)
    }

    /// Where a polygon balances if it weighs the same everywhere, without what its radius adds; NaN
    /// if it is invalid or has no area. Error at most 0.51 units in the last place of each
    /// coordinate. No edge may cross another one.
    #[func]
    fn polygon_centroid(polygon: Option<Gd<ClashPolygon2D>>) -> Vector2 {
        ask(polygon, ClashPolygon2D::centroid, Vector2::new(f32::NAN, f32::NAN))
    }

    /// Whether a polygon has one ring, and that goes once round a convex area, either way. Exact.
    /// Repeated points, and points along a straight edge, are allowed. No without area.
    #[func]
    fn polygon_is_convex(polygon: Option<Gd<ClashPolygon2D>>) -> bool {
        ask(polygon, ClashPolygon2D::is_convex, false)
    }

    /// Whether no two edges of a polygon share a point, except neighbours in a ring, which share
    /// their common point and nothing else. Exact. No with a ring of less than three points.
    #[func]
    fn polygon_is_simple(polygon: Option<Gd<ClashPolygon2D>>) -> bool {
        ask(polygon, ClashPolygon2D::is_simple, false)
    }

    /// Which way round a ring of points runs on the screen: [constant WINDING_CLOCKWISE],
    /// [constant WINDING_COUNTERCLOCKWISE], or [constant WINDING_NONE] without area. Exact.
    ///
    /// [method Geometry2D.is_polygon_clockwise] tells what it looks like with Y up: the opposite.
    #[func]
    fn winding(points: PackedVector2Array) -> i64 {
        winding_number(clash2d::winding(&vectors::<Vec<Vector2D>>(&points)))
    }

    /// Convex polygons between a polygon's own points that cover it exactly, without what its radius
    /// adds; each clockwise on the screen. Holes are allowed. None, and an error, if it is invalid or
    /// not simple.
    #[func]
    fn convex_pieces(polygon: Option<Gd<ClashPolygon2D>>) -> Array<PackedVector2Array> {
        ask(polygon, ClashPolygon2D::convex_pieces, Array::new())
    }

    /// Triangles between a polygon's own points that cover it exactly, without what its radius adds: three
    /// points each, clockwise on the screen. Holes are allowed. None, and an error, if it is invalid or not
    /// simple.
    #[func]
    fn triangles(polygon: Option<Gd<ClashPolygon2D>>) -> PackedVector2Array {
        ask(polygon, ClashPolygon2D::triangles, PackedVector2Array::new())
    }
}

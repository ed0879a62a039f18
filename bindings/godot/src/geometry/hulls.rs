//! Shapes that bound others.

use super::ClashGeometry2D;
use crate::answer::ClashMotion2D;
use crate::convert::{self, circle, oriented, rect2, rectangle, vector, vectors};
use crate::report;
use crate::shape::{ClashCircle2D, ClashOrientedRectangle2D, ask, shape_of};
use clash2d::{Circle, Rectangle, Vector2D};
use godot::classes::Resource;
use godot::prelude::*;

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// The smallest rectangle that contains a rectangle and a point. If one of them is empty, the
    /// rectangle around the other; if both are, a [Rect2] of NaN.
    #[func]
    fn enlarge_rectangle_point(rect: Rect2, p: Vector2) -> Rect2 {
        rect2(rectangle(rect).enlarged_by_point(vector(p)))
    }

    /// The smallest rectangle that contains two others. If one of them is empty, the other; if both
    /// are, a [Rect2] of NaN.
    #[func]
    fn enlarge_rectangle_rectangle(rect: Rect2, extender: Rect2) -> Rect2 {
        rect2(rectangle(rect).enlarged_by(rectangle(extender)))
    }

    /// The smallest upright rectangle that contains an oriented one; of an empty one, NaN.
    #[func]
    fn oriented_rectangle_rectangle_hull(
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
    ) -> Rect2 {
        rect2(oriented(center, half_extend, rotation).rectangle_hull())
    }

    /// The smallest circle around the center that contains an oriented rectangle; of an empty one,
    /// NaN.
    #[func]
    fn oriented_rectangle_circle_hull(
        center: Vector2,
        half_extend: Vector2,
        rotation: f64,
    ) -> Gd<ClashCircle2D> {
        ClashCircle2D::of(oriented(center, half_extend, rotation).circle_hull())
    }

    /// The smallest rectangle that contains all rectangles; of none, a [Rect2] of NaN. Empty ones are
    /// left out.
    #[func]
    fn rectangles_rectangle_hull(rects: Array<Rect2>) -> Rect2 {
        let rectangles: Vec<_> = rects.iter_shared().map(rectangle).collect();
        Rectangle::hull(rectangles).map_or(ask::EMPTY, rect2)
    }

    /// The smallest rectangle that contains all circles; of none, a [Rect2] of NaN. Empty ones are
    /// left out.
    ///
    /// The circles are given by their centers and as many radii.
    #[func]
    fn circles_rectangle_hull(centers: PackedVector2Array, radii: PackedFloat32Array) -> Rect2 {
        circles(&centers, &radii).and_then(Circle::rectangle_hull).map_or(ask::EMPTY, rect2)
    }

    /// A circle that contains all circles: around the center of their rectangle hull, and as small
    /// as that allows; of none, one of NaN. Empty ones are left out.
    ///
    /// The circles are given by their centers and as many radii. Null if their numbers differ,
    /// which is an error.
    #[func]
    fn circles_circle_hull(
        centers: PackedVector2Array,
        radii: PackedFloat32Array,
    ) -> Option<Gd<ClashCircle2D>> {
        let circles = circles(&centers, &radii)?;
        Some(ask::circle_around(Circle::hull(circles)))
    }

    /// The smallest upright rectangle that contains a shape of any class; of an empty one, NaN. Of
    /// what has no end, infinite. Exact but for sizes that are no numbers of 32 bits: these are
    /// rounded up.
    #[func]
    fn bounding_rectangle(shape: Option<Gd<Resource>>) -> Rect2 {
        shape_of("shape", shape).map_or(ask::EMPTY, |shape| ask::bounding_rectangle(&shape))
    }

    /// An upright rectangle that contains a shape of any class all along a motion, hardly larger than
    /// the smallest one; of an empty shape, NaN. Of what has no end, infinite. It is never too small:
    /// with a turn larger by at most 2^-40 of the way and of the distance from the pivot, around a
    /// sector by 2^-13 of its radius, and by what its numbers of 32 bits need.
    #[func]
    fn swept_bounding_rectangle(
        shape: Option<Gd<Resource>>,
        motion: Option<Gd<ClashMotion2D>>,
    ) -> Rect2 {
        let shape = shape_of("shape", shape);
        shape.map_or(ask::EMPTY, |shape| ask::swept_bounding_rectangle(&shape, motion))
    }

    /// The smallest circle that contains a shape of any class; of an empty one, NaN. It contains all
    /// of it exactly, with a radius at most 2^-22 of it larger than necessary, and what the rounding
    /// of its center takes. Null, and an error, if the shape is null.
    #[func]
    fn bounding_circle(shape: Option<Gd<Resource>>) -> Option<Gd<ClashCircle2D>> {
        shape_of("shape", shape).map(|shape| ask::bounding_circle(&shape))
    }

    /// The turned rectangle of the smallest area that contains a shape of any class; of an empty one,
    /// NaN. It contains all of it exactly, with sides at most 2^-22 longer than necessary, and what
    /// the rounding of its center takes; only around a group of round shapes it may be larger. Null,
    /// and an error, if the shape is null.
    #[func]
    fn oriented_box(shape: Option<Gd<Resource>>) -> Option<Gd<ClashOrientedRectangle2D>> {
        shape_of("shape", shape).map(|shape| ask::oriented_box(&shape))
    }

    /// The point of a shape of any class that lies farthest along a direction, and its place on the
    /// border: a dictionary of `point`, `member`, `edge` and `along`. Of several that lie equally far
    /// the first one: of the first member, and then the first vertex. Which one it is is exact. Empty if
    /// the shape is, if it is a line or has one as a member, and if the direction is the null vector.
    #[func]
    fn support_point(shape: Option<Gd<Resource>>, direction: Vector2) -> VarDictionary {
        let shape = shape_of("shape", shape);
        shape.map_or_else(VarDictionary::new, |shape| ask::support_point(&shape, direction))
    }

    /// The area of a shape of any class, where it balances, and its polar second moment of area about that
    /// place, as which it is to turn: a dictionary of `area`, `centroid` and `second_moment`. What has no
    /// area balances by its length. A group is the sum of its members as they are, also where they overlap.
    /// The radius of polygons that are not convex, and of chains, is left out. Empty if the shape is, and
    /// of lines.
    #[func]
    fn mass(shape: Option<Gd<Resource>>) -> VarDictionary {
        shape_of("shape", shape).map_or_else(VarDictionary::new, |shape| ask::mass(&shape))
    }

    /// The corners of the convex hull of some points, exactly: clockwise on the screen, the topmost
    /// first and of several the leftmost one; none twice, unlike in
    /// [method Geometry2D.convex_hull], and none that lies on an edge between its ends. Points with
    /// a NaN or an infinity are left out.
    #[func]
    fn convex_hull(points: PackedVector2Array) -> PackedVector2Array {
        let points: Vec<_> = vectors(&points);
        let mut corners = vec![Vector2D::ZERO; points.len()];
        let count = clash2d::convex_hull(&points, &mut corners);
        convert::points(&corners[..count])
    }
}

/// Circles of their centers and radii; none, and a report, if there are not as many of both.
fn circles<'a>(
    centers: &'a PackedVector2Array,
    radii: &'a PackedFloat32Array,
) -> Option<impl Iterator<Item = Circle> + Clone + 'a> {
    if centers.len() != radii.len() {
        report::different_sizes("centers", "radii");
        return None;
    }
    let pairs = centers.as_slice().iter().zip(radii.as_slice());
    Some(pairs.map(|(center, radius)| circle(*center, f64::from(*radius))))
}

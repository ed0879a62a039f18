//! `ClashContact2D`.

use clash2d::{Contact, ContactPoint};
use godot::prelude::*;

use crate::convert::vector2;
use crate::text::told;

/// How two shapes are in contact, in which direction, how deep and where: what
/// [method ClashGeometry2D.contact] answers.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashContact2D {
    /// A vector of length 1 that points from the first shape to the second one: the way in which the
    /// second one has to go by [member depth] to be free.
    #[var(no_set)]
    normal: Vector2,
    /// How deep the two are in each other along the normal; 0 if they only touch, and minus their distance
    /// if they are apart.
    #[var(no_set)]
    depth: f64,
    /// Where they are in contact, one point or two, halfway between the surfaces of the two.
    #[var(no_set)]
    points: PackedVector2Array,
    /// How deep the two are in each other at each of the points, along the normal; negative where they are
    /// apart.
    #[var(no_set)]
    depths: PackedFloat32Array,
    /// Which corners and edges meet at each of the points: the same number in the next frame, of the
    /// same members, means the same ones. No other point of the two shapes has it with these members.
    #[var(no_set)]
    features: PackedInt64Array,
    /// The number of the first shape's edge that each of the points is on: see [ClashEdge2D].
    #[var(no_set)]
    edges_a: PackedInt64Array,
    /// How far along those edges the points are: 0 at the start, 1 at the end. On a line, in lengths of
    /// its direction.
    #[var(no_set)]
    alongs_a: PackedFloat32Array,
    /// The number of the second shape's edge that each of the points is on.
    #[var(no_set)]
    edges_b: PackedInt64Array,
    /// How far along those edges the points are.
    #[var(no_set)]
    alongs_b: PackedFloat32Array,
    /// The number of the first shape's member, if it is a group; otherwise 0.
    #[var(no_set)]
    member_a: i64,
    /// The number of the second shape's member, if it is a group; otherwise 0.
    #[var(no_set)]
    member_b: i64,
    /// Which part of the first shape or member it is: the number of a piece of a chain or of a polygon
    /// that is not convex; otherwise 0.
    #[var(no_set)]
    part_a: i64,
    /// Which part of the second shape or member it is.
    #[var(no_set)]
    part_b: i64,
}

impl ClashContact2D {
    /// The object for an answer of the library.
    pub(crate) fn of(answer: Contact) -> Gd<Self> {
        let points = &answer.points[..answer.points.len().min(answer.point_count as usize)];
        Gd::from_object(Self {
            normal: vector2(answer.normal),
            depth: f64::from(answer.depth),
            points: points.iter().map(|point| vector2(point.position)).collect(),
            depths: points.iter().map(|point| point.depth).collect(),
            features: points.iter().map(feature).collect(),
            edges_a: points.iter().map(|point| i64::from(point.place_a.edge)).collect(),
            alongs_a: points.iter().map(|point| point.place_a.along).collect(),
            edges_b: points.iter().map(|point| i64::from(point.place_b.edge)).collect(),
            alongs_b: points.iter().map(|point| point.place_b.along).collect(),
            member_a: i64::from(answer.member_a),
            member_b: i64::from(answer.member_b),
            part_a: i64::from(answer.part_a),
            part_b: i64::from(answer.part_b),
        })
    }
}

/// Both numbers of a point as one.
fn feature(point: &ContactPoint) -> i64 {
    i64::from(point.feature_a) << 32 | i64::from(point.feature_b)
}

told!(ClashContact2D: IRefCounted, normal, depth, points, depths, features, edges_a, alongs_a, edges_b, alongs_b, member_a, member_b, part_a, part_b);

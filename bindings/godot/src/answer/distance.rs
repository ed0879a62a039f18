//! `ClashDistance2D`.

use clash2d::Distance;
use godot::prelude::*;

use crate::convert::vector2;
use crate::text::told;

/// How far two shapes are apart, and where they are nearest: what
/// [method ClashGeometry2D.distance] answers.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashDistance2D {
    /// The distance: 0 exactly if they collide.
    #[var(no_set)]
    distance: f64,
    /// A point of the first shape that is nearest to the second one.
    #[var(no_set)]
    point_a: Vector2,
    /// A point of the second shape that is nearest to [member point_a]; the same point if they
    /// collide.
    #[var(no_set)]
    point_b: Vector2,
    /// The number of the member whose border [member point_a] is on, if the first shape is a group;
    /// otherwise 0, as all places are if the shapes collide.
    #[var(no_set)]
    member_a: i64,
    /// The number of the edge that [member point_a] is on, at a corner one of those that meet there: see
    /// [ClashEdge2D].
    #[var(no_set)]
    edge_a: i64,
    /// How far along that edge [member point_a] is: 0 at its start, 1 at its end. On a line, in lengths of
    /// its direction.
    #[var(no_set)]
    along_a: f64,
    /// The number of the member whose border [member point_b] is on, if the second shape is a group.
    #[var(no_set)]
    member_b: i64,
    /// The number of the edge that [member point_b] is on.
    #[var(no_set)]
    edge_b: i64,
    /// How far along that edge [member point_b] is.
    #[var(no_set)]
    along_b: f64,
}

impl ClashDistance2D {
    /// The object for an answer of the library.
    pub(crate) fn of(answer: Distance) -> Gd<Self> {
        Gd::from_object(Self {
            distance: f64::from(answer.distance),
            point_a: vector2(answer.point_a),
            point_b: vector2(answer.point_b),
            member_a: i64::from(answer.place_a.member),
            edge_a: i64::from(answer.place_a.edge),
            along_a: f64::from(answer.place_a.along),
            member_b: i64::from(answer.place_b.member),
            edge_b: i64::from(answer.place_b.edge),
            along_b: f64::from(answer.place_b.along),
        })
    }
}

told!(ClashDistance2D: IRefCounted, distance, point_a, point_b, member_a, edge_a, along_a, member_b, edge_b, along_b);

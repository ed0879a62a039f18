//! `ClashCastHit2D`.

use clash2d::CastHit;
use godot::prelude::*;

use crate::convert::vector2;
use crate::text::told;

/// When and where two moving shapes meet first: what [method ClashGeometry2D.cast] and
/// [method ClashGeometry2D.cast_turning] answer.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashCastHit2D {
    /// The part of the movements before the first contact, from 0 to 1: never beyond it.
    #[var(no_set)]
    fraction: f64,
    /// A point of both shapes then.
    #[var(no_set)]
    point: Vector2,
    /// From the first shape to the second one then, of length 1.
    #[var(no_set)]
    normal: Vector2,
    /// The number of the member that is met, if the first shape is a group; otherwise 0.
    #[var(no_set)]
    member_a: i64,
    /// The number of the edge of the first shape that is met, at a corner one of those that meet there: see
    /// [ClashEdge2D].
    #[var(no_set)]
    edge_a: i64,
    /// How far along that edge: 0 at its start, 1 at its end. On a line, in lengths of its direction.
    #[var(no_set)]
    along_a: f64,
    /// The number of the member that is met, if the second shape is a group.
    #[var(no_set)]
    member_b: i64,
    /// The number of the edge of the second shape that is met.
    #[var(no_set)]
    edge_b: i64,
    /// How far along that edge.
    #[var(no_set)]
    along_b: f64,
    /// Whether the shapes share a point at the start.
    #[var(no_set)]
    starts_in_contact: bool,
}

impl ClashCastHit2D {
    /// The object for an answer of the library.
    pub(crate) fn of(answer: CastHit) -> Gd<Self> {
        Gd::from_object(Self {
            fraction: f64::from(answer.fraction),
            point: vector2(answer.point),
            normal: vector2(answer.normal),
            member_a: i64::from(answer.place_a.member),
            edge_a: i64::from(answer.place_a.edge),
            along_a: f64::from(answer.place_a.along),
            member_b: i64::from(answer.place_b.member),
            edge_b: i64::from(answer.place_b.edge),
            along_b: f64::from(answer.place_b.along),
            starts_in_contact: answer.starts_in_contact,
        })
    }
}

told!(ClashCastHit2D: IRefCounted, fraction, point, normal, member_a, edge_a, along_a, member_b, edge_b, along_b, starts_in_contact);

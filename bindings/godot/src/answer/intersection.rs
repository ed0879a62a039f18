//! `ClashIntersection2D`.

use clash2d::Intersection;
use godot::prelude::*;

use crate::convert::vector2;
use crate::text::told;

/// A place where the borders of two shapes cross, or a piece along which they run together: what
/// [method ClashGeometry2D.intersections] answers.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashIntersection2D {
    /// Where it begins.
    #[var(no_set)]
    start: Vector2,
    /// Where it ends; the same as [member start] where the borders cross at one point.
    #[var(no_set)]
    end: Vector2,
    /// The number of the first shape's member, if it is a group; otherwise 0.
    #[var(no_set)]
    member_a: i64,
    /// The number of the second shape's member, if it is a group; otherwise 0.
    #[var(no_set)]
    member_b: i64,
    /// The number of the edge of the first shape's member: see [ClashEdge2D].
    #[var(no_set)]
    edge_a: i64,
    /// The number of the edge of the second shape's member.
    #[var(no_set)]
    edge_b: i64,
    /// How far along the edge of the first shape it begins: 0 at its start, 1 at its end. On a line,
    /// in lengths of its direction.
    #[var(no_set)]
    start_a: f64,
    /// How far along the edge of the first shape it ends.
    #[var(no_set)]
    end_a: f64,
    /// How far along the edge of the second shape it begins.
    #[var(no_set)]
    start_b: f64,
    /// How far along the edge of the second shape it ends.
    #[var(no_set)]
    end_b: f64,
}

impl ClashIntersection2D {
    /// The object for an answer of the library.
    pub(crate) fn of(answer: Intersection) -> Gd<Self> {
        Gd::from_object(Self {
            start: vector2(answer.start),
            end: vector2(answer.end),
            member_a: i64::from(answer.place_a.member),
            member_b: i64::from(answer.place_b.member),
            edge_a: i64::from(answer.place_a.edge),
            edge_b: i64::from(answer.place_b.edge),
            start_a: f64::from(answer.place_a.along),
            end_a: f64::from(answer.end_a),
            start_b: f64::from(answer.place_b.along),
            end_b: f64::from(answer.end_b),
        })
    }
}

told!(ClashIntersection2D: IRefCounted, start, end, member_a, member_b, edge_a, edge_b, start_a, end_a, start_b, end_b);

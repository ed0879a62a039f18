//! `ClashEdge2D`.

use clash2d::Edge;
use godot::prelude::*;

use crate::convert::vector2;
use crate::text::told;

/// An edge of the border of a shape, straight or an arc: what [method ClashGeometry2D.shape_edge]
/// answers.
///
/// Edges are numbered along the border: those of polygons and chains in the order of their points,
/// those of a rectangle from its origin on along X, of a capsule a side, the arc around `point2`, the
/// other side and the arc around `point1`, and of a sector the first side, the outer arc, the second
/// side and the inner arc. A rounded polygon or chain has for each edge the arc around its first point
/// (an open chain in the end also that around the last one) and both sides.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashEdge2D {
    /// Where it begins; of a line its base.
    #[var(no_set)]
    start: Vector2,
    /// Where it ends; of a line the base plus the direction.
    #[var(no_set)]
    end: Vector2,
    /// The center of an arc, on which the angle grows from the start to the end.
    #[var(no_set)]
    center: Vector2,
    /// The radius of an arc; 0 if the edge is straight.
    #[var(no_set)]
    radius: f64,
}

impl ClashEdge2D {
    /// The object for an answer of the library.
    pub(crate) fn of(edge: Edge) -> Gd<Self> {
        Gd::from_object(Self {
            start: vector2(edge.start),
            end: vector2(edge.end),
            center: vector2(edge.center),
            radius: f64::from(edge.radius),
        })
    }
}

told!(ClashEdge2D: IRefCounted, start, end, center, radius);

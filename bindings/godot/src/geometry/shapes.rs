//! Shapes of any class, at rest.

use super::ClashGeometry2D;
use crate::answer::{ClashContact2D, ClashDistance2D, ClashEdge2D, ClashIntersection2D};
use crate::shape::{AnyShape, ask, both, shape_of};
use clash2d::Status;
use godot::classes::Resource;
use godot::prelude::*;

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// Whether two shapes of any class share a point; touching counts, and an empty shape meets
    /// nothing. Exact. An error and no if one is null, or no shape of clash2d.
    #[func]
    fn collide(a: Option<Gd<Resource>>, b: Option<Gd<Resource>>) -> bool {
        both(a, b).is_some_and(|(a, b)| ask::collide(&a, &b))
    }

    /// How two shapes lie to each other, as sets of points: [constant RELATION_DISJOINT],
    /// [constant RELATION_TOUCHING], [constant RELATION_OVERLAPPING], one of the four for one inside
    /// the other, or [constant RELATION_EQUAL]. Exact.
    ///
    /// What has an area consists of its border and its interior; of a segment or an open chain
    /// without a radius the ends take the place of the border, and a point, a line and a closed
    /// chain have none.
    #[func]
    fn relate(a: Option<Gd<Resource>>, b: Option<Gd<Resource>>) -> i64 {
        both(a, b).map_or(Self::RELATION_DISJOINT, |(a, b)| ask::relate(&a, &b))
    }

    /// Whether each point of `b` is a point of `a`, its border included. Exact. No if one is empty.
    #[func]
    fn contains(a: Option<Gd<Resource>>, b: Option<Gd<Resource>>) -> bool {
        both(a, b).is_some_and(|(a, b)| ask::contains(&a, &b))
    }

    /// Whether two shapes come within a distance of each other; exactly that far counts. Exact. 0 asks
    /// whether they collide, and within a negative distance is nothing.
    #[func]
    fn within(a: Option<Gd<Resource>>, b: Option<Gd<Resource>>, distance: f32) -> bool {
        both(a, b).is_some_and(|(a, b)| ask::within(&a, &b, distance))
    }

    /// How far two shapes are apart, and where they are nearest to each other: 0 exactly if they
    /// collide. Null if one is empty, and if they are farther apart than `maximum`, which spares looking at
    /// what is. Error of the distance at most 0.51 units in the last of 32 bits.
    #[func]
    fn distance(
        a: Option<Gd<Resource>>,
        b: Option<Gd<Resource>>,
        #[opt(default = f32::INFINITY)] maximum: f32,
    ) -> Option<Gd<ClashDistance2D>> {
        both(a, b).and_then(|(a, b)| ask::distance(&a, &b, maximum))
    }

    /// How far a point is from the border of a shape of any class, and where that is nearest: a dictionary
    /// of `distance`, positive outside, 0 exactly on the border and negative inside, `point`, `normal`, the
    /// direction out of the shape in which the distance grows, and the place of the point: `member`, `edge`
    /// and `along`. The border of a group is that of what its members cover together. What has no area has
    /// no inside. Empty if the shape is.
    #[func]
    fn signed_distance(shape: Option<Gd<Resource>>, point: Vector2) -> VarDictionary {
        let shape = shape_of("shape", shape);
        shape.map_or_else(VarDictionary::new, |shape| ask::signed_distance(&shape, point))
    }

    /// The direction in which two shapes are pressed together, how deep, and at which one or two
    /// points. Of shapes that are not convex the deepest of all contacts. Null exactly if they don't
    /// collide, or come within `distance` of each other: the depth of what is apart is minus its
    /// distance. What is behind a chain with a solid side is not near it.
    #[func]
    fn contact(
        a: Option<Gd<Resource>>,
        b: Option<Gd<Resource>>,
        #[opt(default = 0.0)] distance: f32,
    ) -> Option<Gd<ClashContact2D>> {
        both(a, b).and_then(|(a, b)| ask::contact(&a, &b, distance))
    }

    /// All contacts of two shapes, of which groups, chains and polygons that are not convex may have
    /// several: of all parts that touch, or come within `distance` and face each other.
    #[func]
    fn contacts(
        a: Option<Gd<Resource>>,
        b: Option<Gd<Resource>>,
        #[opt(default = 0.0)] distance: f32,
    ) -> Array<Gd<ClashContact2D>> {
        both(a, b).map_or_else(Array::new, |(a, b)| ask::contacts(&a, &b, distance))
    }

    /// A vector that separates two shapes if `b` is moved by it, of convex ones the shortest; safely
    /// rounded: they are apart afterwards, or touch. The null vector if they don't collide.
    /// [codeblock]
    /// player.position += ClashGeometry2D.separation(wall, player_shape)
    /// [/codeblock]
    #[func]
    fn separation(a: Option<Gd<Resource>>, b: Option<Gd<Resource>>) -> Vector2 {
        both(a, b).map_or(Vector2::ZERO, |(a, b)| ask::separation(&a, &b))
    }

    /// All places where the borders of two shapes meet, sorted along the border of the first one,
    /// with the edges that meet there and how far along them.
    #[func]
    fn intersections(
        a: Option<Gd<Resource>>,
        b: Option<Gd<Resource>>,
    ) -> Array<Gd<ClashIntersection2D>> {
        both(a, b).map_or_else(Array::new, |(a, b)| ask::intersections(&a, &b))
    }

    /// The stretches of the segment between two points that lie in a shape of any class, in their order
    /// along it: dictionaries of `entry` and `exit`, the parts of the segment before the first and the last
    /// point of the stretch, from 0 to 1, and of these points, `entry_point` and `exit_point`. Touching
    /// counts: a stretch may be a single point. Nothing ends where members of a group lie flush.
    #[func]
    fn clip_segment(
        shape: Option<Gd<Resource>>,
        from: Vector2,
        to: Vector2,
    ) -> Array<VarDictionary> {
        let shape = shape_of("shape", shape);
        shape.map_or_else(Array::new, |shape| ask::clip_segment(&shape, from, to))
    }

    /// How many members a group has; 1 of any other shape.
    #[func]
    fn shape_member_count(shape: Option<Gd<Resource>>) -> i64 {
        shape_of("shape", shape).map_or(0, |shape| ask::member_count(&shape))
    }

    /// How many edges a member of a group has, or, as member 0, any other shape: see [ClashEdge2D].
    /// 0 if it is empty, and if there is no such member.
    #[func]
    fn shape_edge_count(shape: Option<Gd<Resource>>, member: i64) -> i64 {
        shape_of("shape", shape).map_or(0, |shape| ask::edge_count(&shape, member))
    }

    /// How many vertices a member has: points one, segments and capsules two, rectangles four,
    /// polygons and chains their points, a sector where its sides begin and end, circles and lines
    /// none.
    #[func]
    fn shape_vertex_count(shape: Option<Gd<Resource>>, member: i64) -> i64 {
        shape_of("shape", shape).map_or(0, |shape| ask::vertex_count(&shape, member))
    }

    /// An edge of a member; null if there is none, as around a point of a rounded shape that goes
    /// straight on there.
    #[func]
    fn shape_edge(shape: Option<Gd<Resource>>, member: i64, edge: i64) -> Option<Gd<ClashEdge2D>> {
        shape_of("shape", shape).and_then(|shape| ask::edge(&shape, member, edge))
    }

    /// A vertex of a member; NaN if there is none. A rectangle's are numbered from its origin on,
    /// along X first.
    #[func]
    fn shape_vertex(shape: Option<Gd<Resource>>, member: i64, vertex: i64) -> Vector2 {
        shape_of("shape", shape).map_or(ask::NOWHERE, |shape| ask::vertex(&shape, member, vertex))
    }

    /// The place on the border of a shape that is nearest to a point: a dictionary of `member`, `edge`
    /// and `along`, as [method shape_point_at] takes them; empty if the shape is. Of edges that are
    /// equally near the one that faces along `normal` most.
    #[func]
    fn shape_place_at(
        shape: Option<Gd<Resource>>,
        point: Vector2,
        normal: Vector2,
    ) -> VarDictionary {
        let shape = shape_of("shape", shape);
        shape.map_or_else(VarDictionary::new, |shape| ask::place_at(&shape, point, normal))
    }

    /// The point at a place on an edge of a member, as [ClashIntersection2D] tells places; NaN if there
    /// is no such edge.
    #[func]
    fn shape_point_at(shape: Option<Gd<Resource>>, member: i64, edge: i64, along: f64) -> Vector2 {
        let shape = shape_of("shape", shape);
        shape.map_or(ask::NOWHERE, |shape| ask::point_at(&shape, member, edge, along))
    }

    /// [constant STATUS_OK], or the first reason why a shape is invalid and therefore empty: another
    /// of the constants `STATUS_…`. No error is reported, whatever it is.
    #[func]
    fn shape_check(shape: Option<Gd<Resource>>) -> i64 {
        let Some(shape) = shape else { return Self::STATUS_NULL_POINTER };
        let shape = AnyShape::of(shape);
        shape.map_or(Self::STATUS_UNKNOWN_KIND, |shape| ask::check(&shape.shape()))
    }

    /// What one of the constants `STATUS_…` means: a sentence in English without a full stop.
    #[func]
    fn status_message(status: i64) -> GString {
        let status = u32::try_from(status).ok().and_then(Status::from_u32);
        GString::from(status.map_or("an unknown status", Status::message))
    }

    /// A shape that is given in a frame, as it is where the frame is: turned around the origin, and
    /// then moved; as a new resource. A pose is a [Transform2D] without scale: only its rotation and
    /// its origin count.
    ///
    /// A rectangle becomes a [ClashOrientedRectangle2D]; a group is turned and moved member by member.
    /// Error at most 0.51 units in the last place of each coordinate. Null, and an error, if the shape
    /// is invalid or becomes it. Every shape also has a method `transformed` for any [Transform2D].
    #[func]
    fn shape_at_pose(shape: Option<Gd<Resource>>, pose: Transform2D) -> Option<Gd<Resource>> {
        ask::at_pose(&shape_of("shape", shape)?, pose)
    }
}

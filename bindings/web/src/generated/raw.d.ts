// Written by bindings/generate from the Rust source; changes here are lost.

/**
 * What the module exports: the functions of clash2d.h and world.h as C has them on 32 bits. Pointers are addresses
 * in its memory; structs are passed by pointer, and a returned struct is written to where the first one leads.
 */
export interface Exports {
    readonly memory: WebAssembly.Memory;
    /**
     * The version of the library that is linked: major * 1000000 + minor * 1000 + patch.
     * Equal to CLASH_VERSION where header and library belong together.
     */
    clash_version(): number;
    /**
     * The sum of two vectors, each coordinate rounded once.
     * Book: "Additions".
     */
    clash_add_vector(outResult: number, a: number, b: number): void;
    /**
     * The difference `a - b`, each coordinate rounded once.
     * Book: "Additions".
     */
    clash_subtract_vector(outResult: number, a: number, b: number): void;
    /**
     * The vector of the same length in the opposite direction; exact.
     * Book: "Additions".
     */
    clash_negate_vector(outResult: number, v: number): void;
    /**
     * Whether two vectors are the same, exactly; no if a coordinate is not finite.
     * Book: "Line-Line Collision", there with a threshold (book.h).
     */
    clash_equal_vectors(a: number, b: number): number;
    /**
     * The vector times a number, each coordinate rounded once.
     * Book: "Scaling".
     */
    clash_multiply_vector(outResult: number, v: number, scalar: number): void;
    /**
     * The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
     * Book: "Scaling".
     */
    clash_divide_vector(outResult: number, v: number, divisor: number): void;
    /**
     * The length of a vector, 0 or more.
     * Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
     * Book: "Length".
     */
    clash_vector_length(v: number): number;
    /**
     * The vector of length 1 in the same direction; the null vector stays as it is.
     * Error at most 0.51 ulp in each coordinate for every finite vector.
     * Book: "Unit Vector".
     */
    clash_unit_vector(outResult: number, v: number): void;
    /**
     * Degrees as radians. Error at most 0.51 ulp.
     * Book: "Rotation".
     */
    clash_degrees_to_radian(degrees: number): number;
    /**
     * Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
     * Book: "Dot Product".
     */
    clash_radian_to_degrees(radian: number): number;
    /**
     * The vector turned by some degrees, counterclockwise.
     * Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
     * nothing, bit for bit. NaN if the degrees are not finite.
     * Book: "Rotation".
     */
    clash_rotate_vector(outResult: number, v: number, degrees: number): void;
    /**
     * The vector turned by 90 degrees counterclockwise; exact.
     * Book: "Line-Line Collision".
     */
    clash_rotate_vector_90(outResult: number, v: number): void;
    /**
     * The vector turned by 180 degrees; exact.
     * Book: "Rotating by Right Angles".
     */
    clash_rotate_vector_180(outResult: number, v: number): void;
    /**
     * The vector turned by 270 degrees counterclockwise; exact.
     * Book: "Rotating by Right Angles".
     */
    clash_rotate_vector_270(outResult: number, v: number): void;
    /**
     * The dot product: positive below a right angle between the two, 0 at one, negative beyond.
     * Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
     * Book: "Dot Product".
     */
    clash_dot_product(a: number, b: number): number;
    /**
     * The angle between two vectors in degrees, from 0 to 180.
     * Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
     * Book: "Dot Product".
     */
    clash_enclosed_angle(a: number, b: number): number;
    /**
     * The cross product: positive where the second vector lies counterclockwise of the first one, up to
     * half a turn, 0 where both are parallel, negative elsewhere.
     * Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
     */
    clash_cross_product(a: number, b: number): number;
    /**
     * The angle by which to turn counterclockwise from one vector to another one, in degrees from -180
     * to 180; opposite ones are 180 apart.
     * Error at most 0.51 ulp. With a null vector 0; NaN if a coordinate is not finite.
     */
    clash_signed_angle(a: number, b: number): number;
    /**
     * Where a vector points to, in degrees counterclockwise from the X axis, from -180 to 180: by
     * how many clash_rotate_vector turns the X axis there.
     * Error at most 0.51 ulp. Of the null vector 0; NaN if a coordinate is not finite.
     */
    clash_vector_angle(v: number): number;
    /**
     * How far two points are apart. Of shapes of any kind: clash_distance.
     * Error at most 0.51 ulp for all finite points; infinite where no float is large enough.
     */
    clash_point_distance(a: number, b: number): number;
    /**
     * The point that is some part of the way from one point to another one: the first one for 0, the
     * second one for 1, beyond them for parts below 0 and above 1.
     * Error at most 0.51 ulp in each coordinate for all finite numbers, also under cancellation; NaN if
     * a number is not finite.
     */
    clash_lerp_vector(outResult: number, from: number, to: number, part: number): void;
    /**
     * The part of a vector that lies along another one; along the null vector, the null vector.
     * Error at most 0.51 ulp in each coordinate for all finite vectors.
     * Book: "Projection".
     */
    clash_project_vector(outResult: number, project: number, onto: number): void;
    /**
     * What bounces off a wall with this normal, which may have any length and either sign: the part
     * along the normal is turned round. With the null vector as the normal, the vector itself.
     * Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
     * finite.
     */
    clash_reflect_vector(outResult: number, v: number, normal: number): void;
    /**
     * What is left of a vector along a wall with this normal, which may have any length and either
     * sign: the part along the normal is taken away. With the null vector as the normal, the vector
     * itself.
     * Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
     * finite.
     */
    clash_slide_vector(outResult: number, v: number, normal: number): void;
    /**
     * Whether two vectors point along the same line, either way. Exact; the null vector is parallel
     * to all.
     * Book: "Line-Line Collision", there with a threshold (book.h).
     */
    clash_parallel_vectors(a: number, b: number): number;
    /**
     * The pose of a frame `b` that is given in the frame `a`: what it makes of a point is what `a` makes of
     * what `b` makes of it.
     * Error at most 0.51 ulp in each coordinate, also under cancellation; the sum of the two rotations
     * is rounded once. NaN where a number is not finite.
     */
    clash_pose_compose(outResult: number, a: number, b: number): void;
    /**
     * The pose that leads back: of everything, seen from the frame.
     * Error at most 0.51 ulp in each coordinate, also under cancellation; the rotation is exact.
     */
    clash_pose_inverse(outResult: number, pose: number): void;
    /**
     * Where a point of the frame is: turned by the rotation, then moved by the position.
     * Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
     * the rotation is not finite.
     */
    clash_pose_transform_point(outResult: number, pose: number, point: number): void;
    /**
     * Where in the frame a point is.
     * Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
     * the rotation is not finite.
     */
    clash_pose_inverse_transform_point(outResult: number, pose: number, point: number): void;
    /**
     * A direction of the frame as it is outside: turned by the rotation.
     * Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
     * not finite.
     */
    clash_pose_transform_direction(outResult: number, pose: number, direction: number): void;
    /**
     * A direction as it is in the frame: turned back.
     * Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
     * not finite.
     */
    clash_pose_inverse_transform_direction(outResult: number, pose: number, direction: number): void;
    /**
     * What a motion makes of all points until some part of it: 0 at the start, 1 at the end, also before
     * and after. A shape that stood at a pose stands at this one composed with that one then: so the
     * hit of a cast is drawn, at its fraction.
     * The rotation is rounded once. Error of the position at most 0.51 ulp in each coordinate, also
     * under cancellation, where it turns by just that: so the pivot is where it has to be. NaN if a
     * number is not finite, or the rotation is too large for a float.
     */
    clash_motion_pose_at(outResult: number, motion: number, fraction: number): void;
    /**
     * Whether two rectangles share a point; touching counts.
     * Book: "Rectangle-Rectangle Collision".
     */
    clash_rectangles_collide(a: number, b: number): number;
    /**
     * Whether two circles share a point; touching counts.
     * Book: "Circle-Circle Collision".
     */
    clash_circles_collide(a: number, b: number): number;
    /**
     * Whether two points are the same, exactly.
     * Book: "Point-Point Collision", there with a threshold (book.h).
     */
    clash_points_collide(a: number, b: number): number;
    /**
     * Whether two lines share a point: unless they are parallel and apart.
     * Book: "Line-Line Collision", there with a threshold (book.h).
     */
    clash_lines_collide(a: number, b: number): number;
    /**
     * Whether two segments share a point; touching counts.
     * Book: "Segment-Segment Collision".
     */
    clash_segments_collide(a: number, b: number): number;
    /**
     * Whether two oriented rectangles share a point; touching counts.
     * Book: "Oriented Rectangle-Oriented Rectangle Collision".
     */
    clash_oriented_rectangles_collide(a: number, b: number): number;
    /**
     * Whether a circle contains a point; the rim counts.
     * Book: "Circle-Point Collision".
     */
    clash_circle_point_collide(c: number, p: number): number;
    /**
     * Whether a circle and a line share a point; touching counts.
     * Book: "Circle-Line Collision".
     */
    clash_circle_line_collide(c: number, l: number): number;
    /**
     * Whether a circle and a segment share a point; touching counts.
     * Book: "Circle-Line-Segment Collision".
     */
    clash_circle_segment_collide(c: number, s: number): number;
    /**
     * Whether a circle and a rectangle share a point; touching counts.
     * Book: "Circle-Rectangle Collision".
     */
    clash_circle_rectangle_collide(c: number, r: number): number;
    /**
     * Whether a circle and an oriented rectangle share a point; touching counts.
     * Book: "Circle-Oriented Rectangle Collision".
     */
    clash_circle_oriented_rectangle_collide(c: number, r: number): number;
    /**
     * Whether a rectangle contains a point; the border counts.
     * Book: "Rectangle-Point Collision".
     */
    clash_point_rectangle_collide(p: number, r: number): number;
    /**
     * Whether a line and a rectangle share a point; touching counts.
     * Book: "Line-Rectangle Collision".
     */
    clash_line_rectangle_collide(l: number, r: number): number;
    /**
     * Whether a rectangle and a segment share a point; touching counts.
     * Book: "Rectangle-Line-Segment Collision".
     */
    clash_rectangle_segment_collide(r: number, s: number): number;
    /**
     * Whether an oriented and an axis-aligned rectangle share a point; touching counts.
     * Book: "Oriented Rectangle-Rectangle Collision".
     */
    clash_oriented_rectangle_rectangle_collide(r: number, aar: number): number;
    /**
     * Whether a point lies on a line, exactly.
     * Book: "Line-Point Collision", there with a threshold (book.h).
     */
    clash_line_point_collide(l: number, p: number): number;
    /**
     * Whether a point lies on a segment, exactly; the ends count.
     * Book: "Point-Line-Segment Collision", there with a threshold (book.h).
     */
    clash_point_segment_collide(p: number, s: number): number;
    /**
     * Whether an oriented rectangle contains a point; the border counts.
     * Book: "Oriented Rectangle-Point Collision".
     */
    clash_oriented_rectangle_point_collide(r: number, p: number): number;
    /**
     * Whether a line and a segment share a point; touching counts.
     * Book: "Line-Line-Segment Collision".
     */
    clash_line_segment_collide(l: number, s: number): number;
    /**
     * Whether a line and an oriented rectangle share a point; touching counts.
     * Book: "Line-Oriented Rectangle Collision".
     */
    clash_line_oriented_rectangle_collide(l: number, r: number): number;
    /**
     * Whether an oriented rectangle and a segment share a point; touching counts.
     * Book: "Oriented Rectangle-Line-Segment Collision".
     */
    clash_oriented_rectangle_segment_collide(r: number, s: number): number;
    /**
     * The same answer as rectangles_collide, without a look at Y where X tells the two apart.
     * Faster where most pairs are apart along X, slower where that can't be predicted.
     * Book: "Optimization Tricks".
     */
    clash_rectangles_collide_short_circuit(a: number, b: number): number;
    /**
     * Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
     * there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
     * tells when and where, for any two shapes that both may move.
     * Book: "Shapes in Motion".
     */
    clash_moving_circle_rectangle_collide(a: number, moveA: number, b: number): number;
    /**
     * Whether a moving rectangle meets another one anywhere on its straight way from where it is to
     * there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
     * tells when and where, for any two shapes that both may move.
     * Book: "Shapes in Motion".
     */
    clash_moving_rectangle_rectangle_collide(a: number, moveA: number, b: number): number;
    /**
     * Whether a moving circle meets another one anywhere on its straight way from where it is to
     * there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
     * tells when and where, for any two shapes that both may move.
     * Book: "Shapes in Motion".
     */
    clash_moving_circle_circle_collide(a: number, moveA: number, b: number): number;
    /**
     * Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
     * there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
     * tells when and where, for any two shapes that both may move.
     * Book: "Shapes in Motion".
     */
    clash_moving_rectangle_circle_collide(a: number, moveA: number, b: number): number;
    /**
     * Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
     * no.
     * Book: "Rectangle-Rectangle Collision".
     */
    clash_overlapping(minA: number, maxA: number, minB: number, maxB: number): number;
    /**
     * Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
     * Book: "Segment-Segment Collision".
     */
    clash_overlapping_ranges(a: number, b: number): number;
    /**
     * The smallest range that contains both. clash_bounding_rectangle is around shapes of any kind.
     * Book: "Oriented Rectangle-Oriented Rectangle Collision".
     */
    clash_range_hull(outResult: number, a: number, b: number): void;
    /**
     * The same range with its ends in order.
     * Book: "Segment-Segment Collision".
     */
    clash_sort_range(outResult: number, r: number): void;
    /**
     * The number from `min` to `max` that is nearest to `x`. NaN stays NaN.
     * Book: "Circle-Rectangle Collision".
     */
    clash_clamp_on_range(x: number, min: number, max: number): number;
    /**
     * The point of the rectangle that is nearest to `p`, always one that lies in it: a far side that
     * is no float is rounded towards the inside. clash_distance tells the nearest points of any two
     * shapes.
     * Book: "Circle-Rectangle Collision".
     */
    clash_clamp_on_rectangle(outResult: number, p: number, r: number): void;
    /**
     * Whether two lines are the same set of points, exactly. clash_relate tells that of any two
     * shapes.
     * Book: "Line-Line Collision", there with a threshold (book.h).
     */
    clash_equivalent_lines(a: number, b: number): number;
    /**
     * Whether both ends of a segment lie on the same side of a line, neither of them on it.
     * No if the line's direction is the null vector. clash_collide tells whether any two shapes meet.
     * Book: "Segment-Segment Collision".
     */
    clash_on_one_side(axis: number, s: number): number;
    /**
     * The range of positions that a segment covers along the unit vector of `onto`.
     * Error at most 0.51 ulp of each end; along the null vector everything is at 0.
     * clash_support_point tells how far any shape reaches along a direction.
     * Book: "Segment-Segment Collision".
     */
    clash_project_segment(outResult: number, s: number, onto: number): void;
    /**
     * A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
     * 2 upper left, 3 the origin; any other number modulo 4. clash_shape_vertex has the corners of any
     * shape, from the lower left one counterclockwise.
     * Book: "Oriented Rectangle-Rectangle Collision".
     */
    clash_rectangle_corner(outResult: number, r: number, number: number): void;
    /**
     * The center of a rectangle, rounded to the nearest float.
     * Book: "Shape Grouping".
     */
    clash_rectangle_center(outResult: number, r: number): void;
    /**
     * A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
     * 3 lower left; any other number modulo 4. clash_shape_vertex has the corners of any shape, from
     * the lower left one counterclockwise.
     * Error at most 0.51 ulp in each coordinate.
     * Book: "Oriented Rectangle-Rectangle Collision".
     */
    clash_oriented_rectangle_corner(outResult: number, r: number, number: number): void;
    /**
     * An edge of an oriented rectangle, from the corner of that number to the next one.
     * clash_shape_edge has the edges of any shape, numbered as all answers do.
     * Error at most 0.51 ulp in each coordinate.
     * Book: "Oriented Rectangle-Oriented Rectangle Collision".
     */
    clash_oriented_rectangle_edge(outResult: number, r: number, number: number): void;
    /**
     * Whether a segment and a rectangle have disjoint projections onto the segment's direction;
     * touching is not disjoint. No for a segment of length 0. A step of the book's test: clash_collide
     * tells whether any two shapes meet.
     * Book: "Rectangle-Line-Segment Collision".
     */
    clash_separating_axis_for_rectangle(axis: number, r: number): number;
    /**
     * Whether a segment and an oriented rectangle have disjoint projections onto the segment's
     * direction; touching is not disjoint. No for a segment of length 0. A step of the book's test:
     * clash_collide tells whether any two shapes meet.
     * Book: "Oriented Rectangle-Oriented Rectangle Collision".
     */
    clash_separating_axis_for_oriented_rectangle(axis: number, r: number): number;
    /**
     * The shape that is a point.
     */
    clash_shape_point(outResult: number, point: number): void;
    /**
     * The shape that is a line.
     */
    clash_shape_line(outResult: number, line: number): void;
    /**
     * The shape that is a segment.
     */
    clash_shape_segment(outResult: number, segment: number): void;
    /**
     * The shape that is a circle.
     */
    clash_shape_circle(outResult: number, circle: number): void;
    /**
     * The shape that is a rectangle.
     */
    clash_shape_rectangle(outResult: number, rectangle: number): void;
    /**
     * The shape that is an oriented rectangle.
     */
    clash_shape_oriented_rectangle(outResult: number, orientedRectangle: number): void;
    /**
     * The shape that is a capsule.
     */
    clash_shape_capsule(outResult: number, capsule: number): void;
    /**
     * The shape that is a sector.
     */
    clash_shape_sector(outResult: number, sector: number): void;
    /**
     * The shape that is a polygon of one ring of `count` vertices, and of all points within `radius`
     * of it. Nothing is copied or looked at: the vertices stay the caller's and must outlive the
     * shape.
     *
     * Whenever the shape is used, `vertices` points to `count` readable elements, or is null or
     * unaligned, which makes it invalid.
     */
    clash_shape_polygon(outResult: number, vertices: number, count: number, radius: number): void;
    /**
     * The shape that is a polygon of `ringCount` rings, outlines and holes: the first `ringSizes[0]`
     * vertices, the next `ringSizes[1]` ones, and so on until there are `count`; and of all points
     * within `radius` of it. Nothing is copied or looked at: both arrays stay the caller's and must
     * outlive the shape.
     *
     * Whenever the shape is used, `vertices` points to `count` readable elements and `ringSizes` to
     * `ringCount` ones, or one is null or unaligned, which makes it invalid.
     */
    clash_shape_polygon_with_rings(outResult: number, vertices: number, count: number, ringSizes: number, ringCount: number, radius: number): void;
    /**
     * The shape that is a chain of `count` vertices, and of all points within `radius` of it.
     * `isClosed` joins the last vertex to the first one; `side` is a ClashSide, the solid one.
     * Nothing is copied or looked at: the vertices stay the caller's and must outlive the shape.
     *
     * Whenever the shape is used, `vertices` points to `count` readable elements, or is null or
     * unaligned, which makes it invalid.
     */
    clash_shape_chain(outResult: number, vertices: number, count: number, radius: number, isClosed: number, side: number): void;
    /**
     * The shape that consists of all points of `count` others, none of them a group. Nothing is copied
     * or looked at: the members stay the caller's and must outlive the shape.
     *
     * Whenever the shape is used, `shapes` points to `count` readable elements, or is null or
     * unaligned, which makes it invalid.
     */
    clash_shape_group(outResult: number, shapes: number, count: number): void;
    /**
     * Whether a shape is valid, or the first reason why not: an invalid shape is the empty set.
     * A shape of the kind CLASH_SHAPE_NONE is valid and empty. O(vertices), O(members).
     */
    clash_shape_check(shape: number): number;
    /**
     * What a ClashStatus means: a sentence in English without a full stop, never null, for ever valid.
     */
    clash_status_message(status: number): number;
    /**
     * How many nodes clash_shape_prepared takes: 0 of a shape that has no vertices or members to
     * prepare, and if it is null or invalid. O(vertices), O(members).
     */
    clash_shape_prepared_capacity(shape: number): number;
    /**
     * The shape prepared for many questions: whether a polygon, a chain or a group collides takes
     * O(log n) for n vertices or members where it is near the other shape in a few places. Casts
     * look only at what is on the way, contacts and crossings only at what is near, and other questions
     * profit, too. Any other shape takes no nodes and is itself.
     * It is the same set of points and has the same answers; where several points or places would
     * do, as of two parallel edges the nearest ones, it may have others than the shape itself.
     * `nodes` stay the caller's and must outlive the shape. A polygon or chain is copied into these, so
     * that its own arrays may change or go; a group's members must outlive the shape, and stay as they
     * are. Nodes may be copied to another place, to which data.prepared.nodes must then point, also by
     * way of a file: nodes of another version of the library or another order of bytes are told by
     * clash_shape_check, CLASH_STATUS_BAD_NODES, and are the empty set.
     * The position is that of the shape and not part of the nodes: it may be set to any other one.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BUFFER_TOO_SMALL, and why the shape is invalid.
     * O(vertices), O(members).
     * `outShape` may be null, and is written only if the status is CLASH_STATUS_OK.
     *
     * `nodes` points to `capacity` writable elements, readable as long as `outShape` is used, or is
     * null, as if `capacity` were 0. The shape and its arrays lie neither in it nor at `outShape`.
     */
    clash_shape_prepared(shape: number, nodes: number, capacity: number, outShape: number): number;
    /**
     * How many members a group has, also empty ones; 1 of any other shape, 0 of null.
     */
    clash_shape_member_count(shape: number): number;
    /**
     * How many edges a member has, as ClashPlace numbers them; 0 of an empty one, and if there is no
     * such member. Of a shape that is no group the member is 0. O(vertices).
     */
    clash_shape_edge_count(shape: number, member: number): number;
    /**
     * How many vertices a member has: points one, segments and capsules two, rectangles four, polygons
     * and chains their own, a sector where its sides begin and end; lines, circles and what is empty
     * none. O(vertices).
     */
    clash_shape_vertex_count(shape: number, member: number): number;
    /**
     * An edge of a member, rounded. Whether there is one: around a vertex of a rounded shape that goes
     * straight on there is none. O(vertices), of a prepared shape without equal vertices in a row O(1).
     * `outEdge` may be null, and is written only if the answer is yes.
     */
    clash_shape_edge(shape: number, member: number, edge: number, outEdge: number): number;
    /**
     * A vertex of a member, rounded. Whether there is one. They are numbered from 0: `point1` first,
     * rectangles from the lower left corner before they are turned, all counterclockwise.
     * `outVertex` may be null, and is written only if the answer is yes.
     */
    clash_shape_vertex(shape: number, member: number, vertex: number, outVertex: number): number;
    /**
     * The point at a place on the border, rounded. Whether there is such an edge; cost as
     * clash_shape_edge.
     * `outPoint` may be null, and is written only if the answer is yes.
     */
    clash_shape_point_at(shape: number, place: number, outPoint: number): number;
    /**
     * The place on the border that is nearest to a point, such as another answer tells. Whether there is
     * one: no if the shape is null or empty, or the point not finite.
     * Of edges that are equally near, as far as the rounding of the point tells, that one which faces along
     * `normal` most, out of the shape or into it, and then the first one: so an edge agrees with the normal
     * of a contact, a cast or a ray, and with the way between two nearest points. A ray tells the edge that
     * it crosses, also if another one is as near. O(n) for vertices or members; of a prepared shape, and on
     * the border, those near the point.
     * `outPlace` may be null, and is written only if the answer is yes.
     */
    clash_shape_place_at(shape: number, point: number, normal: number, outPlace: number): number;
    /**
     * The rectangle between two edges on each axis, in either order: with Y down, `top` may be the
     * smaller number. It contains all of that: a size that is no float is rounded up, and if there is
     * no float large enough, the rectangle is invalid.
     */
    clash_rectangle_from_edges(outResult: number, left: number, bottom: number, right: number, top: number): void;
    /**
     * The rectangle around a center. It contains all of that: an origin that is no float is rounded
     * down, a size up, and if there is no float large enough, the rectangle is invalid.
     */
    clash_rectangle_from_center(outResult: number, center: number, size: number): void;
    /**
     * The rectangle around a center, with its whole width and height, turned by some radians
     * counterclockwise: what engines hold. Error of the degrees at most 0.51 ulp.
     */
    clash_oriented_rectangle_from_center(outResult: number, center: number, size: number, radians: number): void;
    /**
     * The rectangle of the size of `r` whose point `pivot` lies at its origin, turned around it by
     * some degrees; the pivot is seen from the corner with the smallest coordinates, unturned. With
     * `rec`, `origin` and `rotation` it is what DrawRectanglePro of raylib draws.
     * Error of the center at most 0.51 ulp in each coordinate.
     */
    clash_oriented_rectangle_from_pivot(outResult: number, r: number, pivot: number, rotation: number): void;
    /**
     * The line through two points; if they are the same, that point. It goes through `a` exactly.
     * Error of the direction at most 0.51 ulp in each coordinate: none where `b - a` is a float, as on
     * a grid.
     */
    clash_line_through_points(outResult: number, a: number, b: number): void;
    /**
     * The polygon with all sides and all angles equal, with `count` vertices, counterclockwise. The
     * first one lies `rotation` degrees counterclockwise from the X axis. The vertices are written to
     * `outVertices`, which must outlive the shape.
     * Error of each coordinate at most 0.51 ulp, and 2^-48 of `radius` and of the center's one.
     * Invalid if the radius is negative, a number is not finite or `outVertices` is null. O(count).
     *
     * `outVertices` is null or points to `count` writable elements, readable as long as the shape is
     * used.
     */
    clash_regular_polygon(outResult: number, center: number, radius: number, rotation: number, outVertices: number, count: number): void;
    /**
     * The rectangle with its corners rounded by circles of a radius, at most half of the smaller side:
     * a polygon of four vertices, counterclockwise from the lower left one, and a radius around them.
     * The vertices are written to `outVertices`, which must outlive the shape.
     * Error of each vertex at most 0.51 ulp in each coordinate. Invalid if the rectangle is, the
     * radius is negative or NaN, or `capacity` is below 4.
     *
     * `outVertices` points to `capacity` writable elements, readable as long as the shape is used, or
     * is null, as if `capacity` were 0.
     */
    clash_rounded_rectangle(outResult: number, r: number, cornerRadius: number, outVertices: number, capacity: number): void;
    /**
     * Turns some vertices by `rotation` degrees around the origin, and moves them by `position`. How
     * many there are, of which the first `capacity` are written; the two arrays may overlap.
     * Error at most 0.51 ulp of each coordinate, also under cancellation: it is rounded once.
     * O(count).
     *
     * `vertices` points to `count` readable elements and `outVertices` to `capacity` writable ones;
     * null has none.
     */
    clash_place_vertices(vertices: number, count: number, position: number, rotation: number, outVertices: number, capacity: number): number;
    /**
     * How many nodes clash_shape_at_pose takes at most, which is for any turn but full ones: 0 of a shape
     * without arrays, and if it is null or invalid. O(members), and what clash_shape_check takes.
     */
    clash_shape_at_pose_capacity(shape: number): number;
    /**
     * A shape that is given in a frame, as it is where the frame is: turned around the origin by the
     * rotation, and then at the position of the pose, exactly.
     * Each vertex is rounded once as it is turned, error at most 0.51 ulp of each coordinate, and right
     * angles are exact; so vertices in line may no longer be, and a convex polygon that has some not
     * convex. A rectangle becomes an oriented one, and its center is rounded; so is the sum of two angles.
     * A prepared shape stays prepared, and a group is turned member by member. If the shape has a position
     * of its own, that is turned and moved like a point, and rounded.
     * The arrays of what is turned are written to `nodes`, which must outlive `outShape` and, unlike
     * those of clash_shape_prepared, stay where they are; it borrows nothing of `shape` then. A rotation by
     * full turns, such as 0, writes nothing: `outShape` then borrows what `shape` does.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BUFFER_TOO_SMALL, CLASH_STATUS_NOT_FINITE if the pose
     * is not finite, and why the shape is invalid, or becomes so. O(vertices), O(members).
     * `outShape` may be null, and is written only if the status is CLASH_STATUS_OK.
     *
     * `nodes` points to `capacity` writable elements, readable as long as `outShape` is used, or is
     * null, as if `capacity` were 0. The shape and its arrays lie neither in it nor at `outShape`.
     */
    clash_shape_at_pose(shape: number, pose: number, nodes: number, capacity: number, outShape: number): number;
    /**
     * Whether two shapes share a point; touching counts, and an invalid shape meets nothing. Exact.
     * Null is a no. O(n + m) for the vertices or members of both and the pairs of them that are near
     * each other, of prepared shapes only what is near; otherwise constant.
     */
    clash_collide(a: number, b: number): number;
    /**
     * Whether two shapes come within a distance of each other: whether some point of one is at most
     * that far from some point of the other. Exactly that far counts. Exact, also where clash_distance
     * is rounded.
     * A distance of 0 asks clash_collide, and an infinite one is a yes if neither shape is null or
     * empty. No if the distance is negative or NaN. Cost as clash_distance, once more where the
     * distance is within a float of that between the shapes; of groups only members that are near.
     */
    clash_within(a: number, b: number, distance: number): number;
    /**
     * How two shapes lie to each other, as sets of points: apart, touching, overlapping, one inside
     * the other, or equal. Exact. CLASH_RELATION_DISJOINT if one is null or empty.
     * Of prepared shapes of n and m vertices or members O((n' + m' + k) log(n + m)) for the n' and m'
     * pieces of border that lie within the box around the other shape and the k pairs of pieces that
     * are near each other; otherwise each of these pieces is compared with each box, too.
     */
    clash_relate(a: number, b: number): number;
    /**
     * Whether each point of `b` is a point of `a`, its border included. Exact.
     * No if one is null or empty. Cost as clash_relate.
     */
    clash_contains(a: number, b: number): number;
    /**
     * How far two shapes are apart, and where they are nearest to each other, if they come within a
     * maximum; 0 exactly if they collide.
     * Whether they do, as clash_within tells: no if a shape is null or empty, or the maximum negative
     * or NaN. An infinite maximum allows any distance. What is farther apart than the maximum is left
     * out early: members of groups, edges of prepared shapes, and shapes of many vertices as a whole.
     * Of several nearest points it is
     * always the same one that is told; swapping the shapes swaps the points and their places.
     * Error of the distance at most 0.51 ulp; of each point at most 0.51 ulp of each coordinate, and
     * 2^-40 of the extent of the shapes. O(n + m) for the vertices or members of both and the pairs of
     * them that are near each other, of prepared shapes only what is near; otherwise constant.
     * `outDistance` may be null, and is written only if the answer is yes.
     */
    clash_distance(a: number, b: number, maximum: number, outDistance: number): number;
    /**
     * How far a point is from the border of a shape, and where that is nearest: positive outside, 0 on
     * the border, negative inside. Whether there is an answer: no if the shape is null or empty, or
     * the point not finite.
     * Which of the three is decided exactly: positive exactly if clash_collide is a no for the two,
     * and negative exactly if all around the point belongs to the shape; so it never is for what has
     * no area.
     * The border of a group is that of what its members cover together: where they overlap or lie
     * flush there is none. That of a rounded chain or polygon lies as far out as its radius.
     * Error of the distance at most 0.51 ulp, outside as clash_distance tells it; of the point at most
     * 0.51 ulp of each coordinate, and 2^-40 of the extent of the shape; of the normal 1 ulp and
     * 2^-24. Of several nearest points it is always the same one that is told.
     * O(n) for n vertices or members; of prepared shapes what is no farther than about twice the
     * distance.
     * Inside of polygons that are not convex, of rounded chains and of groups each piece of the border
     * there is compared with those that it meets.
     * `outDistance` may be null, and is written only if the answer is yes.
     */
    clash_signed_distance(shape: number, point: number, outDistance: number): number;
    /**
     * In which direction and how deep two shapes touch that come within a distance, and at which one
     * or two points; of all clash_contacts the deepest.
     * Whether they do: with a distance of 0 exactly if they collide, otherwise as clash_within tells,
     * but for chains with a solid side: what is apart from them is told only in front of the free
     * side.
     * No if the distance is negative or NaN; an infinite one allows all.
     * With a distance points are told, too, at which the surfaces are apart by no more than that, with
     * a negative depth: where two edges face each other at both ends. The depth of shapes that are
     * apart is minus their distance, never 0, and their normal leads along the shortest way.
     * Of convex shapes the normal is the direction of least penetration: moving `b` by normal times
     * depth takes them apart, but for the rounding of that, and nothing shorter does. It always has
     * length 1: two equal points are pushed apart along the X axis. Of several such directions it is
     * always the same one that is told; swapping the shapes swaps the answer, unless they are equal.
     * Error of the normal at most 1 ulp of each coordinate, and 2^-31; of depth and positions 0.51
     * ulp, and 2^-40 of the shapes' extent, 2^-34 where a steep edge is cut. But a second point of a
     * rounded edge that is not parallel to the other one is where its straight core is, moved by the
     * radius along the normal: up to radius * (1 / cos - 1) within its surface, of the angle between
     * both. O(n + m) for the vertices or members of both and the pairs of them that are near each
     * other, of prepared shapes only what is near; otherwise constant.
     * `outContact` may be null, and is written only if the answer is yes.
     */
    clash_contact(a: number, b: number, distance: number, outContact: number): number;
    /**
     * All contacts of two shapes that come within a distance, part by part. How many there are, of
     * which the first `capacity` are written; 0 exactly if clash_contact with that distance is a no.
     * A convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts;
     * each pushes to its free side only, and not against its neighbours, so that nothing that slides
     * along them is stopped. An edge with the polygon on both sides is none. A line, which has no
     * ends, is pushed off a chain with a solid side past all of it: to the free side of the edges that
     * it meets, or, if they have it on both sides of the line, to the nearer one. Of a group each
     * member has parts of its own.
     * Two parts have a contact if they meet in front of each other, and if they face each other across
     * what the shapes share: each connected piece of that has contacts of all edges that lie opposite
     * each other around it, and at least one. Points are corners, cut to the other part's length, and,
     * at a depth of 0, where edges cross that face each other. The order is that of the edges that
     * meet; the number is at most that of pairs that meet, and of the edges around what is shared.
     * Parts that are apart by no more than the distance have a contact if each lies where the other
     * one pushes to, whatever is between them: on its free side, and not beyond a neighbour in line
     * with it, unless they have one across what is shared. Where no parts do so, the nearest ones have
     * one, but none of a chain with a solid side and of what is behind it.
     * Error and cost as clash_contact.
     *
     * `outContacts` points to `capacity` writable elements, or is null, as if `capacity` were 0.
     */
    clash_contacts(a: number, b: number, distance: number, outContacts: number, capacity: number): number;
    /**
     * The vector by which to move `b` so that two shapes are apart or only touch. Whether they
     * collide; no if a shape is null or empty.
     * It really separates: where it is added to each coordinate of `b` as floats do, to vertices,
     * centers, origins and bases, the two share no interior points any more; this is decided exactly.
     * If one of them, or a member, stands at a position, it is to be added to the position of `b`.
     * Of a segment, a line or a chain without area all points but open ends are interior ones, so that
     * such shapes may be moved by a last place where they only seem to touch; members of groups count
     * one by one. Shapes that only touch stay where they are: (0, 0).
     * For two convex shapes, and with a line, it is the shortest way but for a few last places of the
     * coordinates; a line leaves a chain with a solid side as it does in clash_contacts, and other
     * shapes leave it to its free side. For all others it is the shortest of the ways out of the parts
     * that are met, up to 24 pairs of them, and where there are more the shortest way past all of them
     * in one of up to 12 directions: often the shortest there is, but longer ones occur. Sectors wider
     * than 180 degrees, and those of rings, are left by up to 1% of their radius more than they need.
     * Both coordinates are infinite where nothing separates the two, as with lines that cross.
     * O(n + m) for two convex shapes of n and m vertices; for others what is near, up to some hundred
     * times: of prepared shapes few boxes, edges and members, of plain ones all are looked at.
     * `outSeparation` may be null, and is written only if the answer is yes.
     */
    clash_separation(a: number, b: number, outSeparation: number): number;
    /**
     * All points and stretches that the borders of two shapes share, in their order along the border
     * of `a`. How many there are, of which the first `capacity` are written; 0 if a shape is null or
     * empty.
     * The border of a group's member counts but where members together cover everything around a
     * point. A whole circle's parameter starts at +X from its center, and the straight sides of
     * sectors run outward.
     * Which edges meet is decided exactly; a point in which edges end is told once, as the start of
     * the next edge. With two segments or lines startA and startB are the u_a and u_b of line
     * intersection.
     * Two equal lines share one stretch with infinite parameters, told at the base of `a`.
     * Pieces that run along each other share a stretch, edge by edge.
     * Error of points and parameters at most 1 ulp, or 2^-24 of the size of the shapes. Cost as
     * clash_relate.
     *
     * `outIntersections` points to `capacity` writable elements, or is null, as if `capacity` were 0.
     */
    clash_intersections(a: number, b: number, outIntersections: number, capacity: number): number;
    /**
     * All stretches of a segment that lie in a shape, in their order along the segment. How many there
     * are, of which the first `capacity` are written; 0 exactly if clash_collide is a no for the two.
     * Touching counts: a stretch may be a single point. No two of them share a point: nothing ends
     * where members of a group lie flush, nor where a border touches the segment from inside. Which
     * ones there are is decided exactly.
     * A segment of length 0 that lies in the shape is one stretch, from 0 to 1.
     * Error of points and fractions at most 1 ulp, or 2^-24 of the size of the segment; they are never
     * out of order. Cost as clash_relate.
     *
     * `outStretches` points to `capacity` writable elements, or is null, as if `capacity` were 0.
     */
    clash_clip_segment(shape: number, segment: number, outStretches: number, capacity: number): number;
    /**
     * The settings that a null pointer stands for: all contacts on the whole way, from free sides, where
     * shapes touch, and the least tolerance.
     */
    clash_default_cast(outResult: number): void;
    /**
     * Whether a cast takes settings, null included, or the first reason why it answers no:
     * CLASH_STATUS_UNKNOWN_VALUE if the mode or the sides are none that there are,
     * CLASH_STATUS_NOT_FINITE or CLASH_STATUS_NEGATIVE for the other numbers.
     */
    clash_cast_settings_check(settings: number): number;
    /**
     * Where a ray, the way from `origin` to `origin + movement`, enters a shape and where it leaves
     * it. `settings` may be null: clash_default_cast.
     * Whether they share a point, exactly: start, end and touching count. No if the shape is null or
     * empty, a number is not finite or the settings are refused (clash_cast_settings_check).
     * A chain with a solid side is met from its free side only, as ClashCastSides tells.
     * A ray that keeps a distance is as thick to either side, and round: the parts are those at which
     * it comes within the distance of the shape and leaves it, exactly; the points are the shape's.
     * What starts in the shape with CLASH_CAST_APPROACHING enters where a point that moves there would
     * hit in clash_cast. The entry must not lie beyond the largest fraction, the exit may.
     * Error of the points at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of
     * the normals 2^-23 unless the ray grazes a curve. O(n) for vertices or members, otherwise
     * constant; of a prepared shape only those on the way are looked at, and O(log n) boxes around
     * the others: a ray that meets a few of 10,000 takes up to twice as long as with 10. Settings other
     * than the default and largest fractions make it up to ten times that.
     * `outHit` may be null, and is written only if the answer is yes.
     */
    clash_cast_ray(shape: number, origin: number, movement: number, settings: number, outHit: number): number;
    /**
     * When and where two shapes that move in a straight line, at the same time, share a point first:
     * each point moves to that + movement. `settings` may be null: clash_default_cast.
     * Whether they ever do, exactly: end and touching count. No if a shape is null or empty, a number
     * is not finite or the settings are refused (clash_cast_settings_check).
     * A chain with a solid side is met from its free side only, as ClashCastSides tells. The normal never
     * leads against the way, from the first shape to the second one, but for its rounding; only what
     * touches at the start has the normal of the contact, whatever moves.
     * The fraction is the greatest float that is not beyond the first contact. With a distance kept
     * that is where the shapes are exactly so far apart, as clash_within tells, and the point is in the
     * middle between them. Whether the first contact lies beyond the largest fraction is exact, too.
     * Error of the point at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of the
     * normal 2^-23 unless a curve is grazed. It parts convex shapes then, however their sizes differ.
     * O(n m) for the vertices or members of both, otherwise constant; of prepared shapes only those that
     * come in each other's way count: near a few of 10,000 a small shape takes up to a fifth longer than
     * with 10. Simple shapes that keep a distance take longer than those that don't, by up to a few
     * microseconds.
     * `outHit` may be null, and is written only if the answer is yes.
     */
    clash_cast(a: number, movementA: number, b: number, movementB: number, settings: number, outHit: number): number;
    /**
     * When and where two shapes that move in a straight line and turn, at the same time, meet first.
     * `settings` may be null: clash_default_cast. Whether they do; a no is certain. No if a shape is null
     * or empty, a number is not finite or the settings are refused (clash_cast_settings_check).
     * The fraction is never beyond the first contact, and then the shapes are at most the tolerance of
     * the settings further apart than the distance kept, and no nearer than that; shapes that only come
     * that near may count as meeting. The tolerance is at least 2^-20 of all sizes, ways and the distance
     * kept together, also if a smaller one is given. Of the turns the first 100 count. Without turns it
     * is not needed: the answer is that of clash_cast. With more than 100 turns the fraction may be early
     * by more than the tolerance. The point is in the middle of what is left between the shapes.
     * What touches at the start in CLASH_CAST_APPROACHING hits if it gets deeper by more than the
     * tolerance or 2^-10 of the sizes and ways. Of what is not convex or has more than 8 corners each
     * edge counts on its own: on the way out of a deeper overlap, edges that pass each other may hit.
     * Whether something moves into the ground of an edge with a solid side is told by the points that come
     * near, in floats; what passes it does so until they are apart. Lines meet chains from both sides.
     * O(n + m) for the vertices or members of both, less if they are prepared; and a few steps, more if
     * much is skimmed, for each two edges or members that come near each other until shapes meet. The
     * number of turns does not matter unless both turn and come near in each of them: after 2^13 steps
     * two edges are said to meet, after fewer where many do.
     * `outHit` may be null, and is written only if the answer is yes.
     */
    clash_cast_turning(a: number, motionA: number, b: number, motionB: number, settings: number, outHit: number): number;
    /**
     * The smallest rectangle that contains a rectangle and a point. clash_bounding_rectangle is around
     * any shape, and around a group of any.
     * If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
     * Book: "Oriented Rectangle-Rectangle Collision".
     */
    clash_enlarge_rectangle_point(outResult: number, r: number, p: number): void;
    /**
     * The smallest rectangle that contains two others. clash_bounding_rectangle is around any shape,
     * and around a group of any.
     * If one of them is invalid, the other; if both are, a rectangle of NaN.
     * Book: "Shape Grouping".
     */
    clash_enlarge_rectangle_rectangle(outResult: number, r: number, extender: number): void;
    /**
     * The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
     * clash_bounding_rectangle is around any shape, and tells whether there is one.
     * Book: "Bounding Shapes".
     */
    clash_oriented_rectangle_rectangle_hull(outResult: number, r: number): void;
    /**
     * The smallest circle around the center that contains an oriented rectangle; of an invalid one,
     * NaN. clash_bounding_circle is around any shape, the smallest of all, and tells whether there is
     * one.
     * Book: "Bounding Shapes".
     */
    clash_oriented_rectangle_circle_hull(outResult: number, r: number): void;
    /**
     * The smallest rectangle that contains all of `count` rectangles. Whether there is one: no if none
     * of them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
     * Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
     * Book: "Shape Grouping".
     * `outRectangle` may be null, and is written only if the answer is yes.
     *
     * `rectangles` is null or points to `count` readable elements; `outRectangle` lies elsewhere.
     */
    clash_rectangles_rectangle_hull(rectangles: number, count: number, outRectangle: number): number;
    /**
     * The smallest rectangle that contains all of `count` circles. Whether there is one: no if none of
     * them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
     * Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
     * Book: "Shape Grouping".
     * `outRectangle` may be null, and is written only if the answer is yes.
     *
     * `circles` is null or points to `count` readable elements; `outRectangle` lies elsewhere.
     */
    clash_circles_rectangle_hull(circles: number, count: number, outRectangle: number): number;
    /**
     * A circle that contains all of `count` circles: around the center of their rectangle hull, and
     * as small as that allows. Whether there is one: no if none of them is valid. clash_bounding_circle
     * of a group is the smallest.
     * Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
     * Book: "Shape Grouping".
     * `outCircle` may be null, and is written only if the answer is yes.
     *
     * `circles` is null or points to `count` readable elements; `outCircle` lies elsewhere.
     */
    clash_circles_circle_hull(circles: number, count: number, outCircle: number): number;
    /**
     * The smallest rectangle that contains a shape of any kind. Whether there is one: no if the shape
     * is null or empty.
     * Where the shape has no end, or no float is large enough, the size is infinite, and so may be the
     * origin. Of a shape at a position its sides may be four last places of its own coordinates longer,
     * where sums are no floats.
     * O(n) for n vertices or members.
     * Book: "Bounding Shapes", "Shape Grouping".
     * `outRectangle` may be null, and is written only if the answer is yes.
     */
    clash_bounding_rectangle(shape: number, outRectangle: number): number;
    /**
     * A rectangle that contains a shape of any kind all along a motion, hardly larger than the
     * smallest one: for a broad phase. Whether there is one: no if the shape is null or empty, or the
     * motion not finite.
     * Of what does not turn its sides are at most two last places of their coordinates outside of the
     * smallest. Of what turns they may lie further out by 2^-40 of the way and of the greatest
     * distance from the pivot, of a sector besides by 2^-13 of its radius. Without a movement and a
     * turn it is clash_bounding_rectangle.
     * Where there is no end, or no float is large enough, the size is infinite, and so may be the
     * origin; around a line that turns it is all of the plane. O(n) for n vertices or members,
     * whatever the number of turns.
     * `outRectangle` may be null, and is written only if the answer is yes.
     */
    clash_swept_bounding_rectangle(shape: number, motion: number, outRectangle: number): number;
    /**
     * The smallest circle that contains a shape of any kind. Whether there is one: no if the shape is
     * null or empty.
     * It contains it exactly. Its radius is at most 2^-22 of it larger than the smallest one, and by
     * what the center had to be moved to be made of floats: half a unit in the last place of each
     * coordinate; infinite where the shape has no end, or no float is large enough. Around a group with
     * members at positions of their own it is the circle around the smallest rectangle.
     * Usually O(n) for n vertices or members: each goes through a few rounds.
     * Book: "Bounding Shapes", "Shape Grouping".
     * `outCircle` may be null, and is written only if the answer is yes.
     */
    clash_bounding_circle(shape: number, outCircle: number): number;
    /**
     * The turned rectangle of the smallest area that contains a shape of any kind. Whether there is
     * one: no if the shape is null or empty.
     * It contains it exactly, and is turned by -45 to 45 degrees, except that a turned rectangle is
     * its own. Its sides are at most 2^-22 of the longer one longer than those of the smallest, and by
     * what the center had to be moved to be made of floats. Only around a group with several radii, or
     * with sectors, it may be larger: the smallest one along an edge of the hull of all corners and
     * centers. Around a group with members at positions of their own it is the smallest rectangle, not turned.
     * Where the shape has no end, or no float is large enough, the half extents are infinite.
     * O(n) for a convex polygon of n vertices. For another polygon or a chain all vertices are looked
     * at again for about each hundred corners of the hull, for a group all members for each corner.
     * `outBox` may be null, and is written only if the answer is yes.
     */
    clash_oriented_box(shape: number, outBox: number): number;
    /**
     * The point of a shape that lies farthest along a direction of any length, and its place.
     * Whether there is one: no if the shape is null, empty or a line, or has a line as a member, and
     * if the direction is (0, 0) or not finite.
     * Which vertex it is, or which arc, is decided exactly. Of several that lie equally far it is the
     * one with the lowest number of its member, and then of its own: of an edge across the direction
     * the vertex that clash_shape_vertex has first. Its place is the one that clash_shape_place_at
     * tells with the direction as the normal.
     * Error of the point at most 0.51 ulp of each coordinate. O(n) for n vertices or members; of a
     * prepared shape those that are near that end of it, of a convex one O(log n).
     * `outSupport` may be null, and is written only if the answer is yes.
     */
    clash_support_point(shape: number, direction: number, outSupport: number): number;
    /**
     * Writes the corners of the convex hull of some points. How many there are, of which the first
     * `capacity` are written; the rest of the buffer is left without meaning. Exact.
     * Counterclockwise, the lowest corner first and of several the leftmost one; no point twice, and
     * none that lies on an edge between its ends. Points with a NaN or an infinity are left out.
     * O(count log(count)) if `capacity` is at least `count`; otherwise all points are looked at again
     * for about each hundred corners.
     *
     * `points` points to `count` readable elements and `outCorners` to `capacity` writable ones, or is
     * null, as if there were none. The two do not overlap.
     */
    clash_convex_hull(points: number, count: number, outCorners: number, capacity: number): number;
    /**
     * The area of a shape, where it balances, and how hard it is to turn. Whether there is an answer: no
     * if the shape is null, empty or a line, or has a line as a member.
     * What has no area balances by its length: a segment, a chain, and a polygon in one line, of which
     * all edges count. What has no length either balances in the middle of its points.
     * A group is the sum of its members as they are: where they overlap, each of them counts; and what
     * has no area counts only if nothing has one. A polygon counts as clash_polygon_area says, which
     * tells the same area and clash_polygon_centroid the same centroid, and with what its radius adds if
     * it is convex or has no more than two vertices. The radius of other polygons, and of chains of more
     * than two vertices, is left out.
     * Error of the area at most 0.51 ulp, and 2^-40 of it; of the centroid 0.51 ulp, and 2^-40 of the
     * extent of the shape, which is that of the whole disc for a sector; of the second moment 0.51 ulp,
     * and 2^-40 of the area times the square of the extent. O(n) for n vertices or members; with several
     * rings as clash_polygon_area.
     * `outMass` may be null, and is written only if the answer is yes.
     */
    clash_mass(shape: number, outMass: number): number;
    /**
     * The area of a polygon without what its radius adds. Whether there is one: no if it is null, invalid or
     * no polygon; clash_mass tells that of any shape.
     * Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
     * Rings may touch, but no edge may cross another one: otherwise each ring counts as often as it
     * goes round, and with the other sign if it begins within an odd number of larger ones.
     * O(n) for n vertices in one ring, otherwise as clash_polygon_is_simple; O(n r) for r rings that
     * touch, or more than 32,768.
     * `outArea` may be null, and is written only if the answer is yes.
     */
    clash_polygon_area(shape: number, outArea: number): number;
    /**
     * Where a polygon balances if it weighs the same everywhere, without what its radius adds.
     * Whether there is such a place: no if it is null, invalid, no polygon, or has no area.
     * Error at most 0.51 ulp of each coordinate, also under cancellation. What edges must not do, and
     * the cost, is as clash_polygon_area says. The position of the shape is added, and rounded.
     * `outCentroid` may be null, and is written only if the answer is yes.
     */
    clash_polygon_centroid(shape: number, outCentroid: number): number;
    /**
     * Whether a polygon has one ring, and that goes once round a convex area, either way. Exact.
     * Repeated vertices, and vertices along a straight edge, are allowed. No without area, and if it
     * is null, invalid or no polygon. O(n).
     */
    clash_polygon_is_convex(shape: number): number;
    /**
     * Whether no two edges of a polygon share a point, except neighbours in a ring, which share their
     * common vertex and nothing else. Exact.
     * No with a ring of less than three vertices, and if it is null, invalid or no polygon.
     * O(n log n) for n vertices while an upright line crosses at most 3,584 edges at once, then O(n²).
     */
    clash_polygon_is_simple(shape: number): number;
    /**
     * Which way round a ring of vertices runs: the exact sign of its area, which counts as often as
     * the ring goes round it.
     * CLASH_WINDING_NONE without area, and if a coordinate is not finite. O(count).
     *
     * `vertices` points to `count` readable elements, or is null, as if `count` were 0.
     */
    clash_winding(vertices: number, count: number): number;
    /**
     * How many elements the buffer of clash_convex_pieces must have for a polygon: 12 for each
     * vertex, and 24 for each ring but one; 0 if it is null or no polygon.
     */
    clash_convex_pieces_capacity(shape: number): number;
    /**
     * Cuts a polygon into convex pieces between its own vertices, without what its radius adds.
     * The pieces cover it exactly, and no vertex lies on the edge of a piece without being one of it.
     * There are at most two for each reflex corner, and one more: without holes four times as many as
     * necessary. They stand in the buffer as ClashPieceCounts says; what else is in it has no meaning.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_UNKNOWN_KIND if it is no polygon,
     * CLASH_STATUS_BUFFER_TOO_SMALL, CLASH_STATUS_NOT_SIMPLE, and why the polygon is invalid.
     * O(n log n) for n vertices.
     * `outCounts` may be null, and is written only if all is ok.
     *
     * `buffer` points to `capacity` writable elements, or is null, as if `capacity` were 0. The
     * polygon's arrays do not lie in it.
     */
    clash_convex_pieces(shape: number, buffer: number, capacity: number, outCounts: number): number;
    /**
     * Cuts a polygon into triangles between its own vertices, without what its radius adds: for meshes.
     * The triangles cover it exactly, each has an area, and no vertex lies on the edge of one without
     * being one of it: with one outline n + 2 h - 2 of them for n vertices and h holes.
     * They stand in the buffer as ClashPieceCounts says, three numbers each, which must have as much room as
     * clash_convex_pieces_capacity says; what else is in it has no meaning.
     * Not ok, and cost, as clash_convex_pieces.
     * `outCounts` may be null, and is written only if all is ok.
     *
     * `buffer` points to `capacity` writable elements, or is null, as if `capacity` were 0. The
     * polygon's arrays do not lie in it.
     */
    clash_triangles(shape: number, buffer: number, capacity: number, outCounts: number): number;
    /**
     * Which of many shapes one shape collides with: bit k % 64 of `outMask[k / 64]` for the shape k; the
     * bits beyond the last one are 0. How many, also beyond the `capacity` of the mask, whose elements
     * behind the last one needed stay as they are. 0 if something is null.
     * Each answer is that of clash_collide, exactly. Most of them are found several at once, in the widest
     * registers of the processor; where a float can't tell, a shape is asked alone. The one shape may be
     * anything, prepared, too; of what is no line, sector or book shape, those near the rectangle around it
     * are asked alone.
     * O(count).
     *
     * `outMask` points to `capacity` writable elements, or is null, as if `capacity` were 0.
     */
    clash_batch_collide(shape: number, many: number, outMask: number, capacity: number): number;
    /**
     * Which of many shapes collide with the one of the same number among others, as clash_batch_collide
     * tells it; of different counts the smaller one counts. 0 if something is null.
     * O(count).
     *
     * `outMask` as that of clash_batch_collide.
     */
    clash_batch_collide_pairs(a: number, b: number, outMask: number, capacity: number): number;
    /**
     * Where rays enter a shape: the parts of them before, from 0 to 1, or 2 where one meets no point of the
     * shape. How many do, also of those beyond the `capacity`. 0 if something is null.
     * The rays are a batch of lines, each the way from its base to base + direction. Each answer is the
     * entry of clash_cast_ray, the same bits.
     * O(count) for rays that miss the shape's disc, or the rectangle around it; the others are asked alone.
     *
     * `outEntries` points to `capacity` writable elements, or is null, as if `capacity` were 0.
     */
    clash_batch_cast_rays(shape: number, rays: number, outEntries: number, capacity: number): number;
    /**
     * All pairs of a shape of `a` and one of `b` that collide, by their numbers in order; if `b` is null, of
     * two shapes of `a`, the lesser number first. How many there are, of which the first `capacity` are
     * written. With a `limit` other than 0 only the first so many pairs are looked for: 1 tells whether
     * there is any.
     * Each answer is that of clash_collide, exactly. With the scratch that
     * clash_batch_find_pairs_capacity asks for O(n log m) and what is near, in any scene; with less, or if
     * it is null, O(n m). Of each batch the first 2^32 - 1 shapes count.
     *
     * `outPairs` points to `capacity` writable elements and `scratch` to `scratchCapacity`; null is as if there
     * were none.
     */
    clash_batch_find_pairs(a: number, b: number, limit: number, outPairs: number, capacity: number, scratch: number, scratchCapacity: number): number;
    /**
     * How many elements the scratch of clash_batch_find_pairs has to have for these batches: some 30 bytes
     * a shape. 0 if `a` is null.
     */
    clash_batch_find_pairs_capacity(a: number, b: number): number;
    /**
     * The numbers of the bits that are set in a mask of `count` elements, in order. How many there are, of
     * which the first `capacity` are written. O(count).
     *
     * `mask` points to `count` readable elements, or is null, as if `count` were 0; `outIndices` points to
     * `capacity` writable elements, or is null, as if that were 0.
     */
    clash_mask_indices(mask: number, count: number, outIndices: number, capacity: number): number;
    /**
     * What a null pointer to settings means: the system's memory (on WebAssembly without a system pages of the module's own),
     * no threads but the caller's, the smallest tolerance.
     */
    clash_default_world(outResult: number): void;
    /**
     * No shape; at the origin, on layer 1, looks for all; solid, moving, swept.
     */
    clash_default_collider(outResult: number): void;
    /**
     * What a null pointer to a query means: all layers, any family, no limit.
     */
    clash_default_query(outResult: number): void;
    /**
     * A world without colliders; null: there is no memory for it and the colliders that the settings ask
     * for. Settings without functions for memory mean the system's. clash_world_destroy ends it.
     */
    clash_world_create(settings: number): number;
    /**
     * Ends a world and all that belongs to it; null is none.
     *
     * clash_world_create made it, and nobody uses it any more.
     */
    clash_world_destroy(world: number): void;
    /**
     * Adds all or none; their ids go to `outIds`, if that is not null, in the same order. Queries see them at once;
     * the next update begins their pairs. Takes the empty shape.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, why a shape is invalid or becomes so at its pose,
     * CLASH_STATUS_NOT_FINITE of a pose or of oneWay, CLASH_STATUS_UNKNOWN_VALUE of flags,
     * CLASH_STATUS_OUT_OF_MEMORY. O(n log n).
     *
     * `colliders` points to `count` elements, and `outIds` to as many that may be written, or is null.
     */
    clash_world_add(world: number, colliders: number, count: number, outIds: number): number;
    /**
     * Removes them; how many. Stale ids are skipped. The next update ends their pairs.
     *
     * `ids` points to `count` elements, or is null: none.
     */
    clash_world_remove(world: number, ids: number, count: number): number;
    /**
     * Moves them, straight and at an even rate, from where they are; how many. Several moves of one between two
     * updates take equal parts of the time. Skipped are stale ids, grids, poses that are not finite or make the shape
     * invalid, and colliders for whose further moves there is no memory. The first move since an update to where
     * one is changes nothing.
     *
     * `ids` and `poses` point to `count` elements each, or one is null: none.
     */
    clash_world_move(world: number, ids: number, poses: number, count: number): number;
    /**
     * Puts them elsewhere: no way between, and none since the last update; how many. Skips what
     * clash_world_move does.
     *
     * `ids` and `poses` point to `count` elements each, or one is null: none.
     */
    clash_world_place(world: number, ids: number, poses: number, count: number): number;
    /**
     * Moves one along a bent way: from where it is to each stop until its time, and after the last one it stays. With
     * other moves between the same two updates it takes one of equal parts of the time, and its stops have parts
     * of that. Without stops it stays. Where two meet of which both have stops, each is at the stops of the other one at
     * the floats nearest to its way, and times are rounded to floats: enter and exit are those of these ways.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_NOT_FINITE,
     * CLASH_STATUS_UNKNOWN_VALUE of a grid, and if a time is not from 0 to 1 or less than the one before, why the shape
     * becomes invalid, CLASH_STATUS_OUT_OF_MEMORY. O(stops).
     *
     * `stops` points to `count` elements.
     */
    clash_world_move_along(world: number, id: number, stops: number, count: number): number;
    /**
     * Gives all of them other shapes, or none: same ids, same pairs; as if they had had them since the last update. Of
     * one that is there twice the last shape counts. Takes the empty shape.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_UNKNOWN_VALUE of a
     * grid, why a shape is invalid or becomes so at its pose, CLASH_STATUS_OUT_OF_MEMORY.
     *
     * `ids` and `shapes` point to `count` elements each.
     */
    clash_world_set_shape(world: number, ids: number, shapes: number, count: number): number;
    /**
     * Gives all of them other filters, oneWay and user, or none; shapes and poses are not looked at. Of one that is there
     * twice the last settings count. The next update ends what is no pair now.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_NOT_FINITE,
     * CLASH_STATUS_UNKNOWN_VALUE of flags.
     *
     * `ids` and `colliders` point to `count` elements each.
     */
    clash_world_set(world: number, ids: number, colliders: number, count: number): number;
    /**
     * What was set of one. No if the id is stale.
     * The world's copy of its shape, in its own frame, goes to `outShape`, whose arrays are the world's until it is
     * changed; `shape` is `outShape`. Both may be null, and are written only if the answer is yes.
     *
     * Each is null or leads to memory that may be written.
     */
    clash_world_get(world: number, id: number, outCollider: number, outShape: number): number;
    /**
     * The shape of one where it is now, for each function of clash2d.h: contacts, relations, drawing. Its arrays
     * are the world's until it is changed. No if the id is stale.
     * `outShape` may be null, and is written only if the answer is yes.
     */
    clash_world_shape(world: number, id: number, outShape: number): number;
    /**
     * All colliders by rising index; how many there are, of which as many are written as there is room for. O(n).
     *
     * `outIds` points to `capacity` elements that may be written, or is null: no room.
     */
    clash_world_ids(world: number, outIds: number, capacity: number): number;
    /**
     * Adds a grid as one collider: it is the world's from then on, where it is, and ends with it. clash_grid_destroy is not
     * for it any more. It stands where its cells are; of the collider filter, oneWay and user are told again, shape and pose
     * are not looked at, and tiles let pass in the directions of their kinds. Queries, updates and movers meet the union of its
     * tiles; the shape of the collider is the empty one. Two grids are no pair. Hits have the cell, and are those of
     * clash_grid_cast_ray, clash_grid_cast and clash_grid_distance; in a cast with a turn, and with CLASH_QUERY_ONE_WAY where a kind
     * has a direction, each tile is met by itself.
     * Not ok, and the grid is the program's: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_NOT_FINITE of oneWay,
     * CLASH_STATUS_UNKNOWN_VALUE of flags and of a grid that is the world's already, CLASH_STATUS_OUT_OF_MEMORY. `outId` may be
     * null, and is written only if the status is CLASH_STATUS_OK.
     *
     * clash_grid_create made the grid, it is in no world, and nobody else ends it.
     */
    clash_world_add_grid(world: number, grid: number, collider: number, outId: number): number;
    /**
     * The grid that a collider is, to be asked. It is the world's, and there until the collider is removed, the world is
     * restored, a log is played (clash_world_replay), or the world ends. Null of any other one, of a stale id, and if the
     * world is null.
     */
    clash_world_grid(world: number, id: number): number;
    /**
     * The same grid, to be changed until the next update, which then asks what is near the cells that were written: what pairs
     * the changes made and ended is told as CLASH_EVENT_CHANGED. Queries see each change at once. To a log the whole world
     * is written then.
     */
    clash_world_edit_grid(world: number, id: number): number;
    /**
     * Lets updates look only for pairs of which both are in a region; null: for all, as at first. One is in it if a
     * box around it and its way since the last update touches it; around oriented rectangles, sectors and turns
     * boxes are larger than need be. Grids are in every region. The next update ends the pairs of what is outside
     * then, and begins those of what is inside, on no way. Queries ask everywhere.
     * Not ok: CLASH_STATUS_NULL_POINTER of the world, why the rectangle is invalid. O(n).
     */
    clash_world_set_region(world: number, region: number): number;
    /**
     * Finds all pairs that touch now, or did on the ways since the last update. What they are belongs to the world and
     * stays until its next update, restore or end, whatever is added, moved or removed meanwhile.
     * Nothing is allocated unless there are more pairs than before. O(n + pairs).
     * Not ok: CLASH_STATUS_NULL_POINTER, and CLASH_STATUS_OUT_OF_MEMORY: the update may be repeated.
     * `outEvents` may be null, and is written only if the status is CLASH_STATUS_OK.
     */
    clash_world_update(world: number, outEvents: number): number;
    /**
     * What a shape collides with (a point, a rectangle, anything), exactly, by rising index; how many, at most
     * the query's limit. As many are written as there is room for: the first ones.
     * A null query means the default one; none if anything else is null. O(log n + hits).
     *
     * `outIds` points to `capacity` elements that may be written, or is null: no room.
     */
    clash_world_overlaps(world: number, shape: number, query: number, outIds: number, capacity: number): number;
    /**
     * What is nearest to a shape and no farther than `maximum`, which counts, by distance, then by index; how many, at
     * most the query's limit. As many are written as there is room for: the nearest ones.
     * Each hit has the distance as its `fraction`, the nearest point of the collider, and the direction towards it.
     * Distances are compared as the floats that they are rounded to; whether one is at most `maximum` is exact.
     * A null query means the default one; none if anything else is null. O(log n + hits).
     *
     * `outHits` points to `capacity` elements that may be written, or is null: no room.
     */
    clash_world_nearest(world: number, shape: number, maximum: number, query: number, outHits: number, capacity: number): number;
    /**
     * What a ray meets, the way from `origin` to `origin + movement`, by entry, then by index; how many, at most the
     * query's limit. As many are written as there is room for: the first ones. Each hit is that of clash_cast_ray,
     * with the normal towards the collider.
     * A null query means the default one; none if the world is null or a number is not finite. O(log n + hits).
     *
     * `outHits` points to `capacity` elements that may be written, or is null: no room.
     */
    clash_world_cast_ray(world: number, origin: number, movement: number, query: number, outHits: number, capacity: number): number;
    /**
     * What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, at most
     * the query's limit. As many are written as there is room for: the first ones. `mode` is a ClashCastMode.
     * Each hit is that of clash_cast, or with a turn that of clash_cast_turning with the world's tolerance, where
     * clash_swept_bounding_rectangle of the way and of the collider meet.
     * A null query means the default one; none if anything else is null, a number is not finite or the mode
     * unknown. O(log n + hits).
     *
     * `outHits` points to `capacity` elements that may be written, or is null: no room.
     */
    clash_world_cast(world: number, shape: number, motion: number, mode: number, query: number, outHits: number, capacity: number): number;
    /**
     * The closest hit of each ray, in their order, on all workers; how many rays hit. Of a ray that hits nothing the id
     * is none. The query's limit does not matter; a null query means the default one.
     *
     * `rays` points to `count` elements, and `outHits` to as many that may be written, or one is null: none.
     */
    clash_world_cast_rays(world: number, rays: number, count: number, query: number, outHits: number): number;
    /**
     * Writes all that later answers depend on, ids to come included; how many bytes that is. With too little room
     * nothing is written. With `base`, a whole snapshot of this world, only what differs; 0 if it is none.
     * No addresses, the same bytes on every platform. 0 if the world is null. O(n).
     *
     * `base` points to `baseSize` bytes, or is null: no base. `outBytes` points to `capacity` bytes that may be
     * written, or is null: no room.
     */
    clash_world_snapshot(world: number, base: number, baseSize: number, outBytes: number, capacity: number): number;
    /**
     * Makes a world what it was at a snapshot; a difference needs the base that it was told to. Ids made since are
     * void and may be given again; the events of the last update are gone. Memory and threads stay those of the world.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_SNAPSHOT, CLASH_STATUS_OUT_OF_MEMORY; then nothing was changed.
     * O(n log n).
     *
     * `base` points to `baseSize` bytes, or is null: no base. `bytes` points to `size` bytes.
     */
    clash_world_restore(world: number, base: number, baseSize: number, bytes: number, size: number): number;
    /**
     * A hash of all that later answers depend on: of equal whole snapshots equal, on every platform. 0 if the world is
     * null. O(n).
     */
    clash_world_hash(world: number): bigint;
    /**
     * Begins a log of all that changes the world, with all that is in it now; `isOn` no: ends it, and forgets
     * what was not taken. Each update costs a hash of the world while a log is written, and a snapshot of all of it if a grid
     * was added or edited since the last one.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_OUT_OF_MEMORY. O(n).
     */
    clash_world_record(world: number, isOn: number): number;
    /**
     * Takes what was written since the last time, up to the last update; how many bytes that is. With too little
     * room nothing is taken. All that was taken, in one piece, is the log; the same bytes on every platform.
     * Where memory for it ran out it has ended, and nothing else has failed: then there is nothing to take after
     * an update. 0 if the world is null.
     *
     * `outBytes` points to `capacity` bytes that may be written, or is null: no room.
     */
    clash_world_take_log(world: number, outBytes: number, capacity: number): number;
    /**
     * Plays a log from the place in `replay` on, until after the next update; from place 0 until the world is what
     * it was when the log was begun. Whether the two runs are still the same, `expected` and `found`
     * tell. At the end of the log nothing is played, and the place stays. Memory and threads stay those of the world.
     * Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_SNAPSHOT if this is no log or no such place in it, and
     * CLASH_STATUS_OUT_OF_MEMORY, after which it can't be played on. `replay` is written only if the status is
     * CLASH_STATUS_OK.
     *
     * `bytes` points to `size` bytes.
     */
    clash_world_replay(world: number, bytes: number, size: number, replay: number): number;
    /**
     * Cells of a size, of which the first begins at (0, 0), in the system's memory.
     */
    clash_default_grid(outResult: number, cellSize: number): void;
    /**
     * A grid of empty cells: a level of tiles, of which only what is filled takes memory. Null: there is no memory, or the
     * settings are null, not finite, or of cells whose size is not greater than 0. Settings without functions for memory
     * mean the system's. clash_grid_destroy ends it.
     *
     * A grid is one set of points, the union of what is in its cells: the edges where tiles are flush are not there. Cell
     * (x, y) begins at origin + (x, y) * cellSize, a real number that is never rounded. It may be asked from many threads
     * as long as nobody changes it.
     */
    clash_grid_create(settings: number): number;
    /**
     * Ends a grid and all that belongs to it; null is none.
     *
     * clash_grid_create made it, and nobody uses it any more.
     */
    clash_grid_destroy(grid: number): void;
    /**
     * Adds a kind of tile: a convex polygon, seen from where a cell begins, either way round. Kinds are numbered from 2 on
     * in the order of the calls. A corner whose X or Y is 0 or the cell's size is exactly on the side of the cell, and the
     * neighbour's corner there is the same point. Movers pass it in the direction `oneWay` as they pass such obstacles;
     * (0, 0): in none. The corners are copied; they may be those of another kind.
     * Not ok, and nothing is changed: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_NOT_FINITE,
     * CLASH_STATUS_UNKNOWN_VALUE if a corner is outside of the cell, CLASH_STATUS_NOT_SIMPLE if it is not convex or has no
     * area, CLASH_STATUS_OUT_OF_MEMORY, also of more than 65,534 kinds.
     * `outKind` may be null, and is written only if the status is CLASH_STATUS_OK.
     *
     * `corners` points to `count` elements.
     */
    clash_grid_add_kind(grid: number, corners: number, count: number, oneWay: number, outKind: number): number;
    /**
     * Writes what is in a cell. O(1).
     * Not ok, and nothing is changed: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_OUT_OF_MEMORY, and CLASH_STATUS_UNKNOWN_VALUE of
     * a kind that there is not, and if the place where the cell begins is no sum of two floats on each axis, as it is up to
     * 2^24 cells away from an origin of (0, 0) whatever their size is, and anywhere if the size has up to 17 binary digits.
     */
    clash_grid_set(grid: number, cell: number, tile: number): number;
    /**
     * Writes the same into all cells of a rectangle: clash_grid_set of each. What is empty takes no time, and no memory.
     * Not ok, and nothing is changed: as clash_grid_set of any of them, and CLASH_STATUS_UNKNOWN_VALUE also of cells beyond
     * those that there are.
     */
    clash_grid_fill(grid: number, area: number, tile: number): number;
    /**
     * Writes what an array of bytes says into all cells of a rectangle: a row after the other, of which each begins `stride`
     * bytes after the one before. `tiles` says what each byte stands for: 0 for the first of them; also nothing. `rows` is
     * a ClashGridRows.
     * Not ok, and nothing is changed: as clash_grid_fill; CLASH_STATUS_UNKNOWN_VALUE of a byte for which there is no tile, and
     * of unknown `rows`; CLASH_STATUS_BAD_ARRAY if there are too few bytes.
     *
     * `bytes` points to `count` elements, `tiles` to `tileCount`.
     */
    clash_grid_fill_bytes(grid: number, area: number, bytes: number, count: number, stride: number, rows: number, tiles: number, tileCount: number): number;
    /**
     * Writes a tile where a bitmap has a 1, and nothing where it has a 0, into all cells of a rectangle: a row after the other,
     * of which each begins `stride` bits after the one before. Of each byte the lowest bit comes first. `rows` is a
     * ClashGridRows.
     * Not ok, and nothing is changed: as clash_grid_fill; CLASH_STATUS_UNKNOWN_VALUE of unknown `rows`; CLASH_STATUS_BAD_ARRAY
     * if there are too few bits.
     *
     * `bits` points to `count` bytes.
     */
    clash_grid_fill_bits(grid: number, area: number, bits: number, count: number, stride: number, rows: number, tile: number): number;
    /**
     * What is in the cells of a rectangle that is not empty, or in all cells if `area` is null: to draw or to save; how much,
     * of which as much is written as there is room for. None if the grid is null.
     * They come in the order of clash_grid_touched. What is empty is skipped in large blocks.
     *
     * `outTiles` points to `capacity` elements that may be written, or is null: no room.
     */
    clash_grid_tiles(grid: number, area: number, outTiles: number, capacity: number): number;
    /**
     * What is in a cell; nothing if the grid is null. O(1).
     */
    clash_grid_get(outResult: number, grid: number, cell: number): void;
    /**
     * How many cells are not empty.
     */
    clash_grid_count(grid: number): number;
    /**
     * The cell in which a point is: of a point on a line between two, the one to the right or above. No if the grid is null,
     * the point not finite, or there is no such cell. Exact.
     * `outCell` may be null, and is written only if the answer is yes.
     */
    clash_grid_cell_at(grid: number, point: number, outCell: number): number;
    /**
     * The shape of what is in a cell, for each function of clash2d.h: `outShape`. Where the cell begins may be no float;
     * then it is a group, whose member is `outMember`. The corners are the grid's until it is changed.
     * No if the cell is empty or a pointer null; then nothing is written.
     */
    clash_grid_shape(grid: number, cell: number, outMember: number, outShape: number): number;
    /**
     * Whether a shape shares a point with the grid; touching counts. Exact. No if either is null.
     * Asks the cells that are near the shape until one touches it.
     */
    clash_grid_collide(grid: number, shape: number): number;
    /**
     * All cells with something that shares a point with a shape; how many, of which as many are written as there is room
     * for. Exact. None if either is null.
     * They come in blocks of 8 by 8, by rows from below and in each from the left. Cell x is in block (x + 4) / 8, rounded
     * down; blocks are in larger ones in the same way.
     *
     * `outTiles` points to `capacity` elements that may be written, or is null: no room.
     */
    clash_grid_touched(grid: number, shape: number, outTiles: number, capacity: number): number;
    /**
     * What a ray, the way from `origin` to `origin + movement`, meets first; no if it shares no point with the grid, or that
     * is null. Exact; the end is a sum of real numbers.
     * Tiles that let movers pass are there as all others. Looks at what is filled along the ray up to there: what is empty
     * is skipped in large blocks. `outHit` may be null, and is written only if the answer is yes.
     */
    clash_grid_cast_ray(grid: number, origin: number, movement: number, outHit: number): number;
    /**
     * What a shape meets first that moves in a straight line, each of its points to that + movement, a sum of real numbers; no
     * if it never shares a point with the grid, either is null, a number is not finite or the settings are refused
     * (clash_cast_settings_check). `settings` may be null: clash_default_cast. As exact as clash_cast.
     * The normal leads out of the union: it is none of an edge where tiles are flush, and a corner counts only if it is one
     * of the union. What touches at the start meets at 0 with the deepest of clash_grid_contacts, or with
     * CLASH_CAST_APPROACHING the deepest into which the movement leads; what slides along flush tiles meets none of them. Of
     * tiles that are met at the same time the one that is most in the way is told. Tiles that let movers pass are there as
     * all others.
     * Looks at what is filled along the way of a box around the shape, up to there: what is empty is skipped in large blocks.
     * `outHit` may be null, and is written only if the answer is yes.
     */
    clash_grid_cast(grid: number, shape: number, movement: number, settings: number, outHit: number): number;
    /**
     * All contacts of a shape with the grid, or if it comes within a distance of it: of each edge of the union's border that it
     * touches one, as clash_contacts has them of a polygon. How many, of which as many are written as there is room for. None
     * if either is null, and within a negative distance or NaN.
     * The edges where tiles are flush are not there: no contact has the normal of one, and none stumbles over their ends. Each
     * contact is that of one cell: a box on a floor has one for each tile below it, all alike. What is all inside of the grid,
     * touching no edge but from inside, is pushed out past an edge that it touches from outside then: the shortest one of the 16
     * shortest ways after which it is in no tile, or else the shortest one. Lines and sectors touch each tile as if that were
     * alone.
     * There is one exactly if the shape collides with the grid, or comes within the distance. Errors as those of
     * clash_contact; cells come in the order of clash_grid_touched, of groups for each member. Looks at the cells at the
     * border within the distance, and passes over full ones with full ones on all sides; of what is all inside at those within
     * twice that way.
     *
     * `outContacts` points to `capacity` elements that may be written, or is null: no room.
     */
    clash_grid_contacts(grid: number, shape: number, distance: number, outContacts: number, capacity: number): number;
    /**
     * How far a shape is from the grid, if that is no more than `maximum`; no also if all cells are empty or either is null.
     * As exact as clash_distance. Looks at the cells within a few times that distance.
     * `outDistance` may be null, and is written only if the answer is yes.
     */
    clash_grid_distance(grid: number, shape: number, maximum: number, outDistance: number): number;
    /**
     * A mover with floors to 45 degrees, pushed out of what it overlaps at the start by any way; no step, snap,
     * nudge, gap or flags. A null shape is the empty one, with which nobody moves. Arrays of the shape stay the caller's.
     */
    clash_default_mover(outResult: number, shape: number, up: number): void;
    /**
     * Moves a mover through obstacles from a place by a movement: out of what it is in, then with its carriers, then
     * its own way, along all that stops it. There are none if `obstacles` is null. `before` is the
     * state of its last result, all zero at first.
     *
     * Where it ends it shares no inner point with an obstacle, unless the state says that it is stuck or crushed, and no
     * straight part of its way leads through one, but for those out of what it is in at the start and out of a carrier
     * that turned: both exactly, at any speed. It touches what stops it to less than a float. What is flush is felt as one
     * piece, in whatever order the obstacles are; mirrored levels give mirrored places. Pushed on against what stops it,
     * it comes to a place that it keeps, bit for bit.
     *
     * What it came to and the stops of its way, for clash_world_move_along, are written as far as there is room; there is
     * no more than 64 of each. Stops have no rotation, as a mover does not turn, and times by the length of the way. The
     * way bends up to 32 times; what is left then is told as the rest. One-way obstacles stop what moves against the
     * direction in which they let pass, unless it is in them or on their other side. Of a polygon that is not convex, and
     * of a chain, the border stops it.
     *
     * Pure: a world is only asked, as by its queries. Each of up to some tens of rounds asks for the pieces near its next
     * straight part: of a world and of prepared shapes O(log n), of a grid what is filled in the box around that, of others
     * all are looked at. Nothing is allocated.
     * Not ok: CLASH_STATUS_NULL_POINTER of the mover or the result, CLASH_STATUS_BAD_ARRAY of a list that is null or at no
     * possible address, CLASH_STATUS_NOT_FINITE, CLASH_STATUS_NEGATIVE, CLASH_STATUS_UNKNOWN_VALUE of its flags,
     * CLASH_STATUS_RESERVED_NOT_ZERO, why clash_shape_check refuses the shape, and CLASH_STATUS_NOT_SIMPLE of a shape that
     * has a piece which is not convex, or has no area. Then nothing is written.
     *
     * `outHits` and `outStops` point to so many elements that may be written, or are null: no room. The list has as many
     * elements as it says.
     */
    clash_mover_advance(mover: number, obstacles: number, start: number, movement: number, before: number, outHits: number, hitCapacity: number, outStops: number, stopCapacity: number, outResult: number): number;
    /**
     * The velocity nearest to another one that leads into nothing that was hit: the same, one along something, or none.
     * It does not matter in which order things were hit. O(n) for n hits, times those into which it leads.
     *
     * `hits` points to `count` elements, or is null: none.
     */
    clash_slid_velocity(outResult: number, velocity: number, hits: number, count: number): void;
}

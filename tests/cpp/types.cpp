// The types: layout, initialisation, and the way to the C API and back.
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "suite.hpp"

#include <type_traits>

namespace {

using namespace clash;

/// Whether C code can read and write a type through pointers to its own struct, and whether values
/// become the one and the other.
template <class Cpp, class C>
constexpr bool is_like = sizeof(Cpp) == sizeof(C) && alignof(Cpp) == alignof(C) &&
                         std::is_standard_layout_v<Cpp> &&std::is_trivially_copyable_v<Cpp>
                             &&std::is_nothrow_default_constructible_v<Cpp>
                                 &&std::is_convertible_v<Cpp, C> &&noexcept(C(Cpp{})) &&
                         std::is_same_v<decltype(from_c(C{})), Cpp> &&noexcept(from_c(C{}));

static_assert(is_like<Vector2D, ClashVector2D>);
static_assert(is_like<Rectangle, ClashRectangle>);
static_assert(is_like<Circle, ClashCircle>);
static_assert(is_like<Line, ClashLine>);
static_assert(is_like<Segment, ClashSegment>);
static_assert(is_like<OrientedRectangle, ClashOrientedRectangle>);
static_assert(is_like<Range, ClashRange>);
static_assert(is_like<Pose, ClashPose>);
static_assert(is_like<Capsule, ClashCapsule>);
static_assert(is_like<Sector, ClashSector>);
static_assert(is_like<Motion, ClashMotion>);
static_assert(is_like<Shape, ClashShape>);

/// Whether C code can write an answer, and what it writes becomes one.
template <class Cpp, class C>
constexpr bool
    is_answer_like = sizeof(Cpp) == sizeof(C) && alignof(Cpp) == alignof(C) &&
                     std::is_standard_layout_v<Cpp> &&std::is_trivially_copyable_v<Cpp>
                         &&std::is_same_v<decltype(from_c(C{})), Cpp> &&noexcept(from_c(C{}));

static_assert(is_answer_like<Distance, ClashDistance>);
static_assert(is_answer_like<SignedDistance, ClashSignedDistance>);
static_assert(is_answer_like<Stretch, ClashStretch>);
static_assert(is_answer_like<Support, ClashSupport>);
static_assert(is_answer_like<Mass, ClashMass>);
static_assert(is_answer_like<ContactPoint, ClashContactPoint>);
static_assert(is_answer_like<Contact, ClashContact>);
static_assert(is_answer_like<Place, ClashPlace>);
static_assert(is_answer_like<Edge, ClashEdge>);
static_assert(is_answer_like<Intersection, ClashIntersection>);
static_assert(is_answer_like<RayHit, ClashRayHit>);
static_assert(is_answer_like<CastHit, ClashCastHit>);
static_assert(is_answer_like<PieceCounts, ClashPieceCounts>);
static_assert(is_answer_like<IndexPair, ClashIndexPair>);
static_assert(is_answer_like<Status, ClashStatus>);
static_assert(is_answer_like<Relation, ClashRelation>);
static_assert(is_answer_like<Winding, ClashWinding>);

#define HAS_FIELD(type, field)                                                                     \
    static_assert(offsetof(type, field) == offsetof(Clash##type, field) &&                         \
                  sizeof(type::field) == sizeof(Clash##type::field))
HAS_FIELD(Vector2D, x);
HAS_FIELD(Vector2D, y);
HAS_FIELD(Rectangle, origin);
HAS_FIELD(Rectangle, size);
HAS_FIELD(Circle, center);
HAS_FIELD(Circle, radius);
HAS_FIELD(Line, base);
HAS_FIELD(Line, direction);
HAS_FIELD(Segment, point1);
HAS_FIELD(Segment, point2);
HAS_FIELD(OrientedRectangle, center);
HAS_FIELD(OrientedRectangle, halfExtend);
HAS_FIELD(OrientedRectangle, rotation);
HAS_FIELD(Pose, position);
HAS_FIELD(Pose, rotation);
HAS_FIELD(Range, minimum);
HAS_FIELD(Range, maximum);
HAS_FIELD(Capsule, point1);
HAS_FIELD(Capsule, point2);
HAS_FIELD(Capsule, radius);
HAS_FIELD(Sector, center);
HAS_FIELD(Sector, innerRadius);
HAS_FIELD(Sector, radius);
HAS_FIELD(Sector, direction);
HAS_FIELD(Sector, halfAngle);
HAS_FIELD(Motion, movement);
HAS_FIELD(Motion, rotation);
HAS_FIELD(Motion, pivot);
HAS_FIELD(CastSettings, mode);
HAS_FIELD(CastSettings, sides);
HAS_FIELD(CastSettings, largestFraction);
HAS_FIELD(CastSettings, distanceKept);
HAS_FIELD(CastSettings, tolerance);
HAS_FIELD(Polygon, vertices);
HAS_FIELD(Polygon, count);
HAS_FIELD(Polygon, ringSizes);
HAS_FIELD(Polygon, ringCount);
HAS_FIELD(Polygon, radius);
HAS_FIELD(Chain, vertices);
HAS_FIELD(Chain, count);
HAS_FIELD(Chain, radius);
HAS_FIELD(Chain, closed);
HAS_FIELD(Chain, side);
HAS_FIELD(Group, shapes);
HAS_FIELD(Group, count);
HAS_FIELD(Node, words);
HAS_FIELD(Prepared, nodes);
HAS_FIELD(Prepared, nodeCount);
HAS_FIELD(Prepared, shapes);
HAS_FIELD(Prepared, shapeCount);
HAS_FIELD(Shape, kind);
HAS_FIELD(Shape, reserved);
HAS_FIELD(Shape, data);
HAS_FIELD(ShapeData, point);
HAS_FIELD(ShapeData, line);
HAS_FIELD(ShapeData, segment);
HAS_FIELD(ShapeData, circle);
HAS_FIELD(ShapeData, rectangle);
HAS_FIELD(ShapeData, orientedRectangle);
HAS_FIELD(ShapeData, capsule);
HAS_FIELD(ShapeData, polygon);
HAS_FIELD(ShapeData, chain);
HAS_FIELD(ShapeData, sector);
HAS_FIELD(ShapeData, group);
HAS_FIELD(ShapeData, prepared);
HAS_FIELD(Distance, distance);
HAS_FIELD(Distance, pointA);
HAS_FIELD(Distance, pointB);
HAS_FIELD(Distance, placeA);
HAS_FIELD(Distance, placeB);
HAS_FIELD(SignedDistance, distance);
HAS_FIELD(SignedDistance, point);
HAS_FIELD(SignedDistance, normal);
HAS_FIELD(SignedDistance, place);
HAS_FIELD(Stretch, entry);
HAS_FIELD(Stretch, exit);
HAS_FIELD(Stretch, entryPoint);
HAS_FIELD(Stretch, exitPoint);
HAS_FIELD(Mass, area);
HAS_FIELD(Mass, centroid);
HAS_FIELD(Mass, secondMoment);
HAS_FIELD(Support, point);
HAS_FIELD(Support, place);
HAS_FIELD(ContactPoint, position);
HAS_FIELD(ContactPoint, depth);
HAS_FIELD(ContactPoint, featureA);
HAS_FIELD(ContactPoint, featureB);
HAS_FIELD(ContactPoint, placeA);
HAS_FIELD(ContactPoint, placeB);
HAS_FIELD(Contact, normal);
HAS_FIELD(Contact, depth);
HAS_FIELD(Contact, points);
HAS_FIELD(Contact, pointCount);
HAS_FIELD(Contact, memberA);
HAS_FIELD(Contact, memberB);
HAS_FIELD(Contact, partA);
HAS_FIELD(Contact, partB);
HAS_FIELD(Intersection, start);
HAS_FIELD(Intersection, end);
HAS_FIELD(Intersection, placeA);
HAS_FIELD(Intersection, placeB);
HAS_FIELD(Intersection, endA);
HAS_FIELD(Intersection, endB);
HAS_FIELD(Place, member);
HAS_FIELD(Place, edge);
HAS_FIELD(Place, along);
HAS_FIELD(Edge, start);
HAS_FIELD(Edge, end);
HAS_FIELD(Edge, center);
HAS_FIELD(Edge, radius);
HAS_FIELD(Edge, from);
HAS_FIELD(Edge, to);
HAS_FIELD(RayHit, entry);
HAS_FIELD(RayHit, exit);
HAS_FIELD(RayHit, entryPoint);
HAS_FIELD(RayHit, exitPoint);
HAS_FIELD(RayHit, entryNormal);
HAS_FIELD(RayHit, exitNormal);
HAS_FIELD(RayHit, entryPlace);
HAS_FIELD(RayHit, exitPlace);
HAS_FIELD(RayHit, startsInside);
HAS_FIELD(CastHit, fraction);
HAS_FIELD(CastHit, point);
HAS_FIELD(CastHit, normal);
HAS_FIELD(CastHit, placeA);
HAS_FIELD(CastHit, placeB);
HAS_FIELD(CastHit, startsInContact);
HAS_FIELD(PieceCounts, indexCount);
HAS_FIELD(PieceCounts, pieceCount);

#define IS(constant, in_c) static_assert(static_cast<unsigned>(constant) == unsigned{in_c})
IS(ShapeKind::none, CLASH_SHAPE_NONE);
IS(ShapeKind::point, CLASH_SHAPE_POINT);
IS(ShapeKind::line, CLASH_SHAPE_LINE);
IS(ShapeKind::segment, CLASH_SHAPE_SEGMENT);
IS(ShapeKind::circle, CLASH_SHAPE_CIRCLE);
IS(ShapeKind::rectangle, CLASH_SHAPE_RECTANGLE);
IS(ShapeKind::oriented_rectangle, CLASH_SHAPE_ORIENTED_RECTANGLE);
IS(ShapeKind::capsule, CLASH_SHAPE_CAPSULE);
IS(ShapeKind::polygon, CLASH_SHAPE_POLYGON);
IS(ShapeKind::chain, CLASH_SHAPE_CHAIN);
IS(ShapeKind::sector, CLASH_SHAPE_SECTOR);
IS(ShapeKind::group, CLASH_SHAPE_GROUP);
IS(ShapeKind::prepared, CLASH_SHAPE_PREPARED);
IS(Side::none, CLASH_SIDE_NONE);
IS(Side::left, CLASH_SIDE_LEFT);
IS(Side::right, CLASH_SIDE_RIGHT);
IS(Status::ok, CLASH_STATUS_OK);
IS(Status::null_pointer, CLASH_STATUS_NULL_POINTER);
IS(Status::unknown_kind, CLASH_STATUS_UNKNOWN_KIND);
IS(Status::not_finite, CLASH_STATUS_NOT_FINITE);
IS(Status::negative, CLASH_STATUS_NEGATIVE);
IS(Status::bad_inner_radius, CLASH_STATUS_BAD_INNER_RADIUS);
IS(Status::bad_array, CLASH_STATUS_BAD_ARRAY);
IS(Status::bad_rings, CLASH_STATUS_BAD_RINGS);
IS(Status::unknown_value, CLASH_STATUS_UNKNOWN_VALUE);
IS(Status::nested_group, CLASH_STATUS_NESTED_GROUP);
IS(Status::not_simple, CLASH_STATUS_NOT_SIMPLE);
IS(Status::buffer_too_small, CLASH_STATUS_BUFFER_TOO_SMALL);
IS(Status::reserved_not_zero, CLASH_STATUS_RESERVED_NOT_ZERO);
IS(Status::bad_nodes, CLASH_STATUS_BAD_NODES);
IS(Status::stale_id, CLASH_STATUS_STALE_ID);
IS(Status::out_of_memory, CLASH_STATUS_OUT_OF_MEMORY);
IS(Status::bad_snapshot, CLASH_STATUS_BAD_SNAPSHOT);
IS(Relation::disjoint, CLASH_RELATION_DISJOINT);
IS(Relation::touching, CLASH_RELATION_TOUCHING);
IS(Relation::overlapping, CLASH_RELATION_OVERLAPPING);
IS(Relation::a_inside_b, CLASH_RELATION_A_INSIDE_B);
IS(Relation::a_inside_b_touching, CLASH_RELATION_A_INSIDE_B_TOUCHING);
IS(Relation::b_inside_a, CLASH_RELATION_B_INSIDE_A);
IS(Relation::b_inside_a_touching, CLASH_RELATION_B_INSIDE_A_TOUCHING);
IS(Relation::equal, CLASH_RELATION_EQUAL);
IS(CastMode::all, CLASH_CAST_ALL);
IS(CastMode::approaching, CLASH_CAST_APPROACHING);
IS(CastSides::respect, CLASH_CAST_SIDES_RESPECT);
IS(CastSides::ignore, CLASH_CAST_SIDES_IGNORE);
IS(Winding::none, CLASH_WINDING_NONE);
IS(Winding::counterclockwise, CLASH_WINDING_COUNTERCLOCKWISE);
IS(Winding::clockwise, CLASH_WINDING_CLOCKWISE);

// Shapes are aggregates: braces, structured bindings, and C++20's names of fields.
static_assert(std::is_aggregate_v<Rectangle> && std::is_aggregate_v<Circle>);
static_assert(std::is_aggregate_v<Line> && std::is_aggregate_v<Segment>);
static_assert(std::is_aggregate_v<OrientedRectangle> && std::is_aggregate_v<Range>);
static_assert(std::is_aggregate_v<Capsule> && std::is_aggregate_v<Sector>);
static_assert(std::is_aggregate_v<Motion> && std::is_aggregate_v<Contact>);

// Constant expressions, there and back.
constexpr OrientedRectangle bat{{5, 4}, {3, 0.5f}, 30};
constexpr ClashOrientedRectangle bat_in_c = bat;
static_assert(bat_in_c.center.y == 4 && bat_in_c.halfExtend.y == 0.5f && bat_in_c.rotation == 30);
constexpr OrientedRectangle bat_again = from_c(bat_in_c);
static_assert(bat_again.center == bat.center && bat_again.halfExtend == bat.halfExtend);
static_assert(bat_again.rotation == bat.rotation);

template <class Cpp> struct InC;
template <> struct InC<Vector2D> { using Type = ClashVector2D; };
template <> struct InC<Rectangle> { using Type = ClashRectangle; };
template <> struct InC<Circle> { using Type = ClashCircle; };
template <> struct InC<Line> { using Type = ClashLine; };
template <> struct InC<Segment> { using Type = ClashSegment; };
template <> struct InC<OrientedRectangle> { using Type = ClashOrientedRectangle; };
template <> struct InC<Range> { using Type = ClashRange; };
template <> struct InC<Pose> { using Type = ClashPose; };
template <> struct InC<Capsule> { using Type = ClashCapsule; };
template <> struct InC<Sector> { using Type = ClashSector; };
template <> struct InC<Motion> { using Type = ClashMotion; };
template <> struct InC<Shape> { using Type = ClashShape; };

/// To the C API and back.
template <class Cpp> Cpp back(Cpp value) {
    const typename InC<Cpp>::Type in_c = value;
    return from_c(in_c);
}

void c_api() {
    check::section("The C API");
    const Rectangle wall{{1, 2}, {3, 4}};
    const Segment way{{0, 3}, {1, 3}};
    const Line line{{0, 7}, {1, 0}};
    CHECK(clash_rectangle_segment_collide(wall, way));
    CHECK(!clash_line_rectangle_collide(line, wall));
    CHECK(clash_vector_length(Vector2D{3, 4}) == 5);

    const Rectangle r = back(wall);
    CHECK(r.origin == wall.origin && r.size == wall.size);
    const Circle c = back(Circle{{1, 2}, 3});
    CHECK(c.center == Vector2D{1, 2} && c.radius == 3);
    const Line l = back(line);
    CHECK(l.base == line.base && l.direction == line.direction);
    const Segment s = back(way);
    CHECK(s.point1 == way.point1 && s.point2 == way.point2);
    const OrientedRectangle o = back(bat);
    CHECK(o.center == bat.center && o.halfExtend == bat.halfExtend && o.rotation == 30);
    const Pose pose = back(Pose{{1, 2}, 3});
    CHECK(pose == Pose{{1, 2}, 3} && pose != Pose{{1, 2}, 4} && pose != Pose{{0, 2}, 3});
    const Range range = back(Range{1, 2});
    CHECK(range.minimum == 1 && range.maximum == 2);
    CHECK(back(Vector2D{1, 2}) == Vector2D{1, 2});
    const Capsule capsule = back(Capsule{{1, 2}, {3, 4}, 5});
    CHECK(capsule.point1 == Vector2D{1, 2} && capsule.point2 == Vector2D{3, 4});
    CHECK(capsule.radius == 5);
    const Sector sector = back(Sector{{1, 2}, 3, 4, 5, 6});
    CHECK(sector.center == Vector2D{1, 2} && sector.innerRadius == 3 && sector.radius == 4);
    CHECK(sector.direction == 5 && sector.halfAngle == 6);
    const Motion motion = back(Motion{{1, 2}, 3, {4, 5}});
    CHECK(motion.movement == Vector2D{1, 2} && motion.rotation == 3);
    CHECK(motion.pivot == Vector2D{4, 5});
    const Shape shape = back(Shape(capsule));
    CHECK(shape.kind == ShapeKind::capsule && shape.data.capsule.radius == 5);
}

/// Not constants, as those are converted without a call.
void answers_of_c() {
    check::section("Answers of the C API");
    ClashDistance distance{1, {2, 3}, {4, 5}, {6, 7, 8}, {9, 10, 11}};
    const Distance d = from_c(distance);
    CHECK(d.distance == 1 && d.pointA == Vector2D{2, 3} && d.pointB == Vector2D{4, 5});
    CHECK(d.placeA.member == 6 && d.placeA.edge == 7 && d.placeA.along == 8);
    CHECK(d.placeB.member == 9 && d.placeB.edge == 10 && d.placeB.along == 11);
    ClashContactPoint first{{4, 5}, 6, 7, 8, {21, 22, 23}, {24, 25, 26}};
    ClashContactPoint second{{8, 9}, 10, 11, 12, {27, 28, 29}, {30, 31, 32}};
    ClashContact contact{{1, 2}, 3, {first, second}, 2, 13, 14, 15, 16};
    const Contact c = from_c(contact);
    CHECK(c.normal == Vector2D{1, 2} && c.depth == 3 && c.pointCount == 2);
    CHECK(c.points[0].position == Vector2D{4, 5} && c.points[0].depth == 6);
    CHECK(c.points[1].position == Vector2D{8, 9} && c.points[1].depth == 10);
    CHECK(c.points[0].featureA == 7 && c.points[0].featureB == 8);
    CHECK(c.points[1].featureA == 11 && c.points[1].featureB == 12);
    const Place a = c.points[0].placeA, b = c.points[1].placeB;
    CHECK(a.member == 21 && a.edge == 22 && a.along == 23);
    CHECK(b.member == 30 && b.edge == 31 && b.along == 32);
    CHECK(c.memberA == 13 && c.memberB == 14 && c.partA == 15 && c.partB == 16);
    ClashIntersection intersection{{1, 2}, {3, 4}, {5, 6, 7}, {8, 9, 10}, 11, 12};
    const Intersection i = from_c(intersection);
    CHECK(i.start == Vector2D{1, 2} && i.end == Vector2D{3, 4} && i.endA == 11 && i.endB == 12);
    CHECK(i.placeA.member == 5 && i.placeA.edge == 6 && i.placeA.along == 7);
    CHECK(i.placeB.member == 8 && i.placeB.edge == 9 && i.placeB.along == 10);
    ClashEdge edge{{1, 2}, {3, 4}, {5, 6}, 7, 8, 9};
    const Edge e = from_c(edge);
    CHECK(e.start == Vector2D{1, 2} && e.end == Vector2D{3, 4} && e.center == Vector2D{5, 6});
    CHECK(e.radius == 7 && e.from == 8 && e.to == 9);
    ClashSignedDistance deep{1, {2, 3}, {4, 5}, {6, 7, 8}};
    const SignedDistance depth = from_c(deep);
    CHECK(depth.distance == 1 && depth.point == Vector2D{2, 3} && depth.normal == Vector2D{4, 5});
    CHECK(depth.place.member == 6 && depth.place.edge == 7 && depth.place.along == 8);
    ClashStretch part{1, 2, {3, 4}, {5, 6}};
    const Stretch stretch = from_c(part);
    CHECK(stretch.entry == 1 && stretch.exit == 2);
    CHECK(stretch.entryPoint == Vector2D{3, 4} && stretch.exitPoint == Vector2D{5, 6});
    ClashMass weight{1, {2, 3}, 4};
    const Mass mass = from_c(weight);
    CHECK(mass.area == 1 && mass.centroid == Vector2D{2, 3} && mass.secondMoment == 4);
    ClashSupport support{{1, 2}, {3, 4, 5}};
    const Support far = from_c(support);
    CHECK(far.point == Vector2D{1, 2} && far.place.member == 3 && far.place.along == 5);
    ClashRayHit ray{1, 2, {3, 4}, {5, 6}, {7, 8}, {9, 10}, {11, 12, 13}, {14, 15, 16}, true, {}};
    const RayHit r = from_c(ray);
    CHECK(r.entry == 1 && r.exit == 2 && r.startsInside);
    CHECK(r.entryPoint == Vector2D{3, 4} && r.exitPoint == Vector2D{5, 6});
    CHECK(r.entryNormal == Vector2D{7, 8} && r.exitNormal == Vector2D{9, 10});
    CHECK(r.entryPlace.member == 11 && r.entryPlace.edge == 12 && r.entryPlace.along == 13);
    CHECK(r.exitPlace.member == 14 && r.exitPlace.edge == 15 && r.exitPlace.along == 16);
    ClashCastHit cast{1, {2, 3}, {4, 5}, {6, 7, 8}, {9, 10, 11}, true, {0, 0, 0}};
    const CastHit h = from_c(cast);
    CHECK(h.fraction == 1 && h.point == Vector2D{2, 3} && h.normal == Vector2D{4, 5});
    CHECK(h.placeA.member == 6 && h.placeA.edge == 7 && h.placeA.along == 8);
    CHECK(h.placeB.member == 9 && h.placeB.edge == 10 && h.placeB.along == 11 && h.startsInContact);
    ClashPieceCounts counts{1, 2};
    const PieceCounts p = from_c(counts);
    CHECK(p.indexCount == 1 && p.pieceCount == 2);
    ClashIndexPair numbers{1, 2};
    const IndexPair pair = from_c(numbers);
    CHECK(pair.a == 1 && pair.b == 2);
}

void initialisation() {
    check::section("Initialisation");
    CHECK(check::same(Vector2D{}, Vector2D{0, 0}));
    CHECK(check::same(Circle{}.center, Vector2D{}) && check::same(Circle{}.radius, 0.0f));
    CHECK(Distance().distance == 0 && Contact().pointCount == 0 && CastHit().fraction == 0);
    CHECK(Shape().kind == ShapeKind::none && Shape().data.point == Vector2D());
    const auto [center, half_extend, rotation] = bat;
    CHECK(center == Vector2D{5, 4} && half_extend == Vector2D{3, 0.5f} && rotation == 30);
#if __cplusplus >= 202002L
    const Circle ball{.center = {1, 2}, .radius = 3};
    CHECK(ball.center == Vector2D{1, 2} && ball.radius == 3);
#endif
}

} // namespace

void types() {
    c_api();
    answers_of_c();
    initialisation();
    check::section("Version");
    CHECK(version() == CLASH_VERSION);
}

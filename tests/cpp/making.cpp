// Shapes from what programs hold, placed shapes, bounding shapes and polygons.
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "suite.hpp"

#include <array>
#include <vector>

namespace {

using namespace clash;

// An L whose notch is the square from (2, 2) to (6, 6).
constexpr Vector2D ell[] = {{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}};
constexpr Vector2D square[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
constexpr Vector2D bow_tie[] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};

/// A vector of a game's own.
struct Spot {
    float x, y;
};

bool is(Vector2D v, float x, float y) { return v == Vector2D{x, y}; }

bool is(Rectangle r, Vector2D origin, Vector2D size) {
    return r.origin == origin && r.size == size;
}

void rectangles() {
    check::section("Rectangles");
    CHECK(is(rectangle_from_edges(1, 2, 4, 8), {1, 2}, {3, 6}));
    CHECK(is(rectangle_from_edges(4, 8, 1, 2), {1, 2}, {3, 6}));
    CHECK(is(rectangle_from_center(Spot{3, 4}, Spot{4, 2}), {1, 3}, {4, 2}));
    const OrientedRectangle centered = oriented_rectangle_from_center({3, 4}, {4, 2}, 0.5f);
    // 0.5 radians are 28.6478897565... degrees.
    CHECK(is(centered.center, 3, 4) && is(centered.halfExtend, 2, 1));
    CHECK(centered.rotation == 28.6478897565f);
    // raylib's rectangle at (10, 20), turned around its corner: its width points up.
    const OrientedRectangle turned = oriented_rectangle_from_pivot({{10, 20}, {4, 2}}, {0, 0}, 90);
    CHECK(is(turned.center, 9, 22) && is(turned.halfExtend, 2, 1) && turned.rotation == 90);
}

void lines() {
    check::section("Lines");
    const Line line = line_through_points(Spot{1, 2}, Spot{4, 6});
    CHECK(is(line.base, 1, 2) && collide(line, Spot{7, 10}) && !collide(line, Spot{7, 9}));
}

void polygons() {
    check::section("Polygons with their vertices");
    Vector2D diamond[4];
    const Shape regular = regular_polygon({1, 2}, 3, 0, diamond);
    CHECK(is(diamond[0], 4, 2) && is(diamond[1], 1, 5));
    CHECK(is(diamond[2], -2, 2) && is(diamond[3], 1, -1));
    CHECK(regular.kind == ShapeKind::polygon && regular.data.polygon.vertices == diamond);
    std::vector<Spot> own(4);
    const Shape rounded = rounded_rectangle({{0, 0}, {8, 6}}, 1, own);
    CHECK(own[0].x == 1 && own[0].y == 1 && own[2].x == 7 && own[2].y == 5);
    CHECK(rounded.data.polygon.radius == 1 && rounded.data.polygon.count == 4);
    CHECK(collide(rounded, Spot{0, 3}) && !collide(rounded, Spot{0, 0}));
    CHECK(shape_check(rounded_rectangle({{0, 0}, {8, 6}}, 1, {own.data(), 3})) != Status::ok);
}

void placing() {
    check::section("Placed shapes");
    std::array<Spot, 6> places{};
    CHECK(place_vertices(ell, {10, 20}, 90, places) == 6);
    CHECK(is(places[1], 10, 26) && is(places[3], 8, 22) && is(places[5], 4, 20));
    CHECK(place_vertices(ell, {10, 20}, 90, {}) == 6);
    Shape placed;
    const Pose pose{{10, 20}, 90};
    std::vector<Node> nodes(shape_at_pose_capacity(Polygon(ell)));
    CHECK(shape_at_pose(Polygon(ell), pose, nodes, placed) == Status::ok);
    CHECK(placed.kind == ShapeKind::polygon && placed.position == pose.position);
    CHECK(collide(placed, Spot{8, 22}) && !collide(placed, Spot{7, 23}));
    CHECK(shape_at_pose(Rectangle{{0, 0}, {4, 2}}, pose, {}, placed) == Status::ok);
    CHECK(placed.kind == ShapeKind::oriented_rectangle);
    CHECK(is(placed.data.orientedRectangle.center, -1, 2));
    CHECK(shape_at_pose(Polygon(ell), {{}, 1}, {}, placed) == Status::buffer_too_small);
    CHECK(placed.kind == ShapeKind::oriented_rectangle);
}

void bounds() {
    check::section("Bounds of any shape");
    CHECK(is(*bounding_rectangle(Capsule{{0, 0}, {8, 0}, 5}), {-5, -5}, {18, 10}));
    CHECK(!bounding_rectangle(Circle{{0, 0}, -1}) && !bounding_circle(Shape{}));
    const Circle circle = *bounding_circle(Segment{{0, 0}, {6, 8}});
    CHECK(is(circle.center, 3, 4) && circle.radius >= 5 && circle.radius < 5.00001f);
    const OrientedRectangle bat{{5, 4}, {3, 0.5f}, 30}, box = *oriented_box(bat);
    CHECK(box.center == bat.center && box.halfExtend == bat.halfExtend && box.rotation == 30);
    const Rectangle swept = *swept_bounding_rectangle(Circle{{0, 0}, 1}, Motion{{4, 0}, 0, {}});
    CHECK(swept.origin.x <= -1 && swept.size.x >= 6 && swept.size.x < 6.00001f);
    const auto plank = mass(Rectangle{{0, 0}, {4, 3}});
    CHECK(plank && plank->area == 12 && is(plank->centroid, 2, 1.5f) && plank->secondMoment == 25);
    const auto tip = support_point(Circle{{1, 2}, 5}, Spot{-3, 4});
    CHECK(tip && is(tip->point, -2, 6) && tip->place.edge == 0);
    CHECK(!support_point(Circle{{1, 2}, 5}, {0, 0}));
}

void hulls_of_points() {
    check::section("Convex hulls");
    const std::vector<Spot> points{{6, 6}, {0, 6}, {3, 3}, {6, 0}, {0, 0}, {3, 0}};
    std::vector<Vector2D> corners(points.size());
    CHECK(convex_hull(points, corners) == 4);
    CHECK(is(corners[0], 0, 0) && is(corners[1], 6, 0));
    CHECK(is(corners[2], 6, 6) && is(corners[3], 0, 6));
    CHECK(convex_hull(points, {}) == 4);
}

void measures() {
    check::section("Measures of polygons");
    CHECK(polygon_area(Polygon(ell, 5)) == 20.0f && polygon_area(Polygon(square)) == 64.0f);
    CHECK(!polygon_area(Circle{{0, 0}, 1}));
    const Span<const Vector2D> edge(ell, 2);
    const auto centroid = polygon_centroid(Polygon(square));
    CHECK(centroid && is(*centroid, 4, 4) && !polygon_centroid(Polygon(edge)));
    CHECK(polygon_is_convex(Polygon(square)) && !polygon_is_convex(Polygon(ell)));
    CHECK(polygon_is_simple(Polygon(ell)) && !polygon_is_simple(Polygon(bow_tie)));
    const Spot back[] = {{0, 0}, {0, 1}, {1, 0}};
    CHECK(winding(ell) == Winding::counterclockwise && winding(back) == Winding::clockwise);
    CHECK(winding(bow_tie) == Winding::none && winding({}) == Winding::none);
}

/// Twice the area to the left of a piece of the L.
float twice_area(const uint32_t *numbers, uint32_t count) {
    float sum = 0;
    for (uint32_t i = 0; i < count; ++i) {
        const Vector2D a = ell[numbers[i]], b = ell[numbers[(i + 1) % count]];
        sum += a.x * b.y - a.y * b.x;
    }
    return sum;
}

void pieces() {
    check::section("Convex pieces");
    const Shape shape = Polygon(ell);
    CHECK(convex_pieces_capacity(shape) == 6 * 12 && convex_pieces_capacity(Circle()) == 0);
    std::vector<uint32_t> buffer(convex_pieces_capacity(shape));
    PieceCounts counts;
    CHECK(convex_pieces(shape, buffer, counts) == Status::ok);
    CHECK(counts.pieceCount >= 2 && counts.pieceCount <= 3);
    float area = 0;
    const uint32_t *numbers = buffer.data(), *size = numbers + counts.indexCount;
    for (std::size_t i = 0; i < counts.pieceCount; numbers += size[i], ++i)
        area += twice_area(numbers, size[i]);
    CHECK(area == 40 && numbers == buffer.data() + counts.indexCount);
    CHECK(triangles(shape, buffer, counts) == Status::ok && counts.pieceCount == 4);
    counts = {7, 8};
    CHECK(triangles(Polygon(bow_tie), buffer, counts) == Status::not_simple);
    CHECK(convex_pieces(Polygon(bow_tie), buffer, counts) == Status::not_simple);
    CHECK(convex_pieces(shape, {buffer.data(), 5}, counts) == Status::buffer_too_small);
    CHECK(counts.indexCount == 7 && counts.pieceCount == 8);
}

} // namespace

void making() {
    rectangles();
    lines();
    polygons();
    placing();
    bounds();
    hulls_of_points();
    measures();
    pieces();
}

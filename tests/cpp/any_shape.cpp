// Any shape: what becomes one by itself, arrays that are borrowed, and which overload is called.
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "suite.hpp"

#include <array>
#include <type_traits>
#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif

namespace {

using namespace clash;

constexpr Vector2D triangle[] = {{0, 0}, {4, 0}, {0, 3}};
constexpr Vector2D frame[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8}, {2, 2}, {6, 2}, {6, 6}, {2, 6}};
constexpr uint32_t two_squares[] = {4, 4};
constexpr Shape coins[] = {Circle{{0, 0}, 1}, Circle{{10, 0}, 1}};
constexpr Circle circle{{0, 0}, 5};

/// A vector and a shape of a game's own.
struct Spot {
    float x, y;
};
struct Ball : Circle {
    int lives = 3;
};

// ---- What becomes a shape ----

template <class A> constexpr bool is_shape = std::is_convertible_v<A, Shape>;
static_assert(is_shape<Vector2D> && is_shape<ClashVector2D> && is_shape<Spot>);
static_assert(is_shape<Line> && is_shape<Segment> && is_shape<Circle> && is_shape<Ball>);
static_assert(is_shape<Rectangle> && is_shape<OrientedRectangle> && is_shape<Capsule>);
static_assert(is_shape<Sector> && is_shape<Polygon> && is_shape<Chain> && is_shape<Group>);
static_assert(is_shape<Prepared>);
static_assert(!is_shape<Range> && !is_shape<float> && !is_shape<std::vector<Vector2D>>);

constexpr Shape constant = Rectangle{{1, 2}, {3, 4}};
static_assert(constant.kind == ShapeKind::rectangle && constant.data.rectangle.size.y == 4);
static_assert(Shape(Group(coins)).data.group.count == 2 && Shape().kind == ShapeKind::none);

/// Whether a shape is the one that C makes.
bool is(const Shape &shape, const ClashShape &expected) {
    const ClashShape in_c = shape;
    return shape.kind == static_cast<ShapeKind>(expected.kind) && in_c.kind == expected.kind &&
           clash_relate(&in_c, &expected) == CLASH_RELATION_EQUAL &&
           relate(from_c(expected), shape) == Relation::equal;
}

void kinds() {
    check::section("Shapes of all kinds");
    const Line line{{0, 7}, {1, 0}};
    const Segment segment{{0, 3}, {1, 3}};
    const Rectangle rectangle{{1, 2}, {3, 4}};
    const OrientedRectangle oriented{{5, 4}, {3, 0.5f}, 30};
    const Capsule capsule{{0, 0}, {8, 0}, 5};
    const Sector sector{{1, 2}, 3, 4, 30, 60};
    CHECK(is(Vector2D{1, 2}, clash_shape_point({1, 2})));
    CHECK(is(Spot{1, 2}, clash_shape_point({1, 2})));
    CHECK(is(line, clash_shape_line(line)));
    CHECK(is(segment, clash_shape_segment(segment)));
    CHECK(is(circle, clash_shape_circle(circle)));
    CHECK(is(Ball{circle}, clash_shape_circle(circle)));
    CHECK(is(rectangle, clash_shape_rectangle(rectangle)));
    CHECK(is(oriented, clash_shape_oriented_rectangle(oriented)));
    CHECK(is(capsule, clash_shape_capsule(capsule)));
    CHECK(is(sector, clash_shape_sector(sector)));
}

void kinds_with_arrays() {
    check::section("Shapes with arrays");
    const ClashVector2D in_c[] = {{0, 0}, {4, 0}, {0, 3}};
    const ClashShape members[] = {coins[0], coins[1]};
    CHECK(is(Polygon(triangle, 2), clash_shape_polygon(in_c, 3, 2)));
    CHECK(is(Chain(triangle, 2), clash_shape_chain(in_c, 3, 2, false, CLASH_SIDE_NONE)));
    CHECK(is(Chain(triangle, 0, true), clash_shape_chain(in_c, 3, 0, true, CLASH_SIDE_NONE)));
    CHECK(is(Group(coins), clash_shape_group(members, 2)));
    const uint32_t sizes[] = {3};
    CHECK(is(Polygon(triangle, sizes), clash_shape_polygon_with_rings(in_c, 3, sizes, 1, 0)));
    const Chain ground(triangle, 0.5f, true, Side::right);
    CHECK(ground.closed == 1 && ground.side == Side::right && ground.radius == 0.5f);
    const ClashShape ground_in_c = Shape(ground);
    CHECK(ground_in_c.data.chain.closed == 1 && ground_in_c.data.chain.side == CLASH_SIDE_RIGHT);
}

/// At 2^24 a float can't tell 1 from 0: the sum of vertex and position must not be rounded.
void positions() {
    check::section("Shapes at a position");
    const Vector2D far{16777216, -16777216};
    const Shape tile = Rectangle{{0, 0}, {1, 1}};
    const Shape moved = tile.at(far);
    CHECK(tile.position == Vector2D() && moved.position == far);
    CHECK(moved.kind == ShapeKind::rectangle && moved.at({}).position == Vector2D());
    CHECK(relate(tile, moved) == Relation::disjoint &&
          relate(tile.at(far), moved) == Relation::equal);
    CHECK(collide(moved, tile.at(far + Vector2D{2, 0})) == false);
    CHECK(collide(moved, Shape(Vector2D{1, 1}).at(far)));
    CHECK(!collide(moved, Shape(Vector2D{1, 1.0000001f}).at(far)));
    static_assert(constant.at({7, 8}).position.y == 8);
}

void empty_shapes() {
    check::section("Empty shapes");
    for (const Shape &shape : {Shape(), Shape(Polygon()), Shape(Chain()), Shape(Group())})
        CHECK(shape_check(shape) == Status::ok && !collide(shape, shape));
}

void statuses() {
    check::section("What is wrong with a shape");
    const uint32_t too_few[] = {4, 3};
    const Vector2D infinite[] = {{0, 0}, {1e38f * 10, 0}};
    const Shape group = Group(coins);
    Shape unknown;
    unknown.kind = static_cast<ShapeKind>(99);
    Shape reserved = Circle{{0, 0}, 1};
    reserved.reserved = 1;
    Chain sided(triangle);
    sided.side = static_cast<Side>(3);
    Polygon unreadable(triangle);
    unreadable.vertices = nullptr;
    CHECK(shape_check(Polygon(frame, two_squares)) == Status::ok);
    CHECK(shape_check(unknown) == Status::unknown_kind);
    CHECK(shape_check(reserved) == Status::reserved_not_zero && !collide(reserved, reserved));
    CHECK(shape_check(Chain(infinite)) == Status::not_finite);
    CHECK(shape_check(Circle{{0, 0}, -1}) == Status::negative);
    CHECK(shape_check(Sector{{0, 0}, 2, 1, 0, 0}) == Status::bad_inner_radius);
    CHECK(shape_check(unreadable) == Status::bad_array);
    CHECK(shape_check(Polygon(frame, too_few)) == Status::bad_rings);
    CHECK(shape_check(sided) == Status::unknown_value);
    CHECK(shape_check(Group(Span<const Shape>(&group, 1))) == Status::nested_group);
    CHECK(std::strcmp(status_message(Status::ok), clash_status_message(CLASH_STATUS_OK)) == 0);
    CHECK(std::strlen(status_message(Status::negative)) > 5);
}

void prepared() {
    check::section("Prepared shapes");
    const Polygon plain(frame, two_squares);
    std::vector<Node> nodes(shape_prepared_capacity(plain));
    Shape shape;
    CHECK(shape_prepared(plain, nodes, shape) == Status::ok && shape.kind == ShapeKind::prepared);
    CHECK(shape_check(shape) == Status::ok && relate(shape, plain) == Relation::equal);
    const std::vector<Node> copies = nodes;
    shape.data.prepared.nodes = copies.data();
    nodes.clear();
    CHECK(relate(shape.data.prepared, plain) == Relation::equal);
    std::vector<Node> group_nodes(shape_prepared_capacity(Group(coins)));
    Shape group;
    CHECK(shape_prepared(Group(coins), group_nodes, group) == Status::ok);
    CHECK(relate(group, Group(coins)) == Relation::equal);
    CHECK(shape_prepared(plain, {}, group) == Status::buffer_too_small);
    CHECK(group.kind == ShapeKind::prepared && shape_prepared_capacity(circle) == 0);
    CHECK(shape_prepared(circle, {}, group) == Status::ok && group.kind == ShapeKind::circle);
    group_nodes[0].words[0] ^= 0x100;
    group.kind = ShapeKind::prepared;
    group.data.prepared = {group_nodes.data(), group_nodes.size(), coins, 2};
    CHECK(shape_check(group) == Status::bad_nodes && !collide(group, Group(coins)));
}

// ---- Arrays ----

// Containers must outlast what borrows from them; spans need not.
template <class Borrower, class... A>
constexpr bool borrows = std::is_constructible_v<Borrower, A...>;
using Points = std::vector<Vector2D>;
static_assert(borrows<Polygon, Points &> && borrows<Polygon, const Points &, float>);
static_assert(!borrows<Polygon, Points> && !borrows<Polygon, const Points, float>);
static_assert(!borrows<Polygon, std::array<Vector2D, 3>> && !borrows<Chain, Points>);
static_assert(!borrows<Polygon, Points &, std::vector<uint32_t>>);
static_assert(borrows<Polygon, Points &, std::vector<uint32_t> &, float>);
static_assert(borrows<Group, std::vector<Shape> &> && !borrows<Group, std::vector<Shape>>);
static_assert(!borrows<Polygon, std::vector<float> &> && !borrows<Group, std::vector<Circle> &>);
static_assert(borrows<Chain, const ClashVector2D (&)[2]> && borrows<Chain, Spot (&)[2]>);
static_assert(borrows<Span<Vector2D>, Points &> && !borrows<Span<Vector2D>, const Points &>);
static_assert(!borrows<Span<Vector2D>, Points> && !borrows<Span<Vector2D>, const Vector2D *, int>);
static_assert(borrows<Span<Vector2D>, Spot *, std::size_t> && !borrows<Span<Shape>, Circle *, int>);
#if __cplusplus >= 202002L
static_assert(borrows<Polygon, std::span<const Vector2D>> && borrows<Group, std::span<Shape>>);
static_assert(borrows<Span<Vector2D>, std::span<Vector2D>>);
static_assert(!borrows<Span<Vector2D>, std::span<const Vector2D>>);
#endif

/// With Y before X, which is no array of Vector2D, and Y not at all.
struct Swapped {
    float y, x;
};
static_assert(!borrows<Chain, Swapped (&)[2]> && is_shape<Swapped>);

void arrays() {
    check::section("Arrays that are borrowed");
    const Spot inside{1, 1}, outside{3, 2};
    const std::vector<Vector2D> many(triangle, triangle + 3);
    std::array<Spot, 3> own{Spot{0, 0}, Spot{4, 0}, Spot{0, 3}};
    for (const Polygon &polygon :
         {Polygon(triangle), Polygon(many), Polygon(own), Polygon({own.data(), own.size()})}) {
        CHECK(polygon.count == 3 && polygon.ringSizes == nullptr && polygon.ringCount == 0);
        CHECK(collide(polygon, inside) && !collide(outside, polygon));
    }
    CHECK(Polygon(many).vertices == many.data());
    CHECK(collide(Polygon({many.data(), 2}), many[1]) &&
          !collide(Polygon({many.data(), 2}), many[2]));
    const Polygon hollow(frame, two_squares);
    CHECK(collide(hollow, Spot{1, 4}) && !collide(hollow, Spot{4, 4}));
    const std::vector<Shape> shapes{Circle{{0, 0}, 1}, Polygon(many), Vector2D{50, 50}};
    CHECK(collide(Group(shapes), Vector2D{50, 50}) && !collide(Group(shapes), Vector2D{50, 49}));
#if __cplusplus >= 202002L
    CHECK(collide(Polygon(std::span(own).first(2)), Spot{2, 0}));
    CHECK(!collide(Polygon(std::span(own).first(2)), Spot{1, 1}));
#endif
}

// ---- Collisions ----

/// Each kind touches each other one at the origin; those moved to the right by 1 do not.
void every_pair() {
    check::section("Every pair of kinds");
    const Vector2D left_hook[] = {{-2, 2}, {0, 0}, {-2, -2}},
                   right_hook[] = {{2, 2}, {0, 0}, {2, -2}},
                   moved_hook[] = {{2, 2}, {1, 0}, {2, -2}};
    const Shape left_coin[] = {Circle{{-1, 0}, 1}}, right_coin[] = {Circle{{1, 0}, 1}},
                moved_coin[] = {Circle{{2, 0}, 1}};
    struct {
        Shape left, right, moved;
    } const kinds[] = {
        {Vector2D{0, 0}, Vector2D{0, 0}, Vector2D{1, 0}},
        {Line{{0, 1}, {0, 1}}, Line{{0, 1}, {0, 1}}, Line{{1, 1}, {0, 1}}},
        {Segment{{-3, 1}, {0, 0}}, Segment{{0, 0}, {3, 1}}, Segment{{1, 0}, {3, 1}}},
        {Circle{{-1, 0}, 1}, Circle{{1, 0}, 1}, Circle{{2, 0}, 1}},
        {Rectangle{{-2, -1}, {2, 2}}, Rectangle{{0, -1}, {2, 2}}, Rectangle{{1, -1}, {2, 2}}},
        {OrientedRectangle{{-2, 0}, {1, 2}, 90}, OrientedRectangle{{2, 0}, {2, 1}, 180},
         OrientedRectangle{{3, 0}, {2, 1}, 180}},
        {Capsule{{-3, 0}, {-1, 0}, 1}, Capsule{{1, 0}, {3, 0}, 1}, Capsule{{2, 0}, {3, 0}, 1}},
        {Polygon(left_hook), Polygon(right_hook), Polygon(moved_hook)},
        {Chain(left_hook), Chain(right_hook), Chain(moved_hook)},
        {Sector{{-1, 0}, 0, 1, 0, 90}, Sector{{0, 0}, 0, 2, 0, 45}, Sector{{1, 0}, 0, 2, 0, 45}},
        {Group(left_coin), Group(right_coin), Group(moved_coin)},
    };
    for (const auto &a : kinds)
        for (const auto &b : kinds) {
            CHECK(collide(a.left, b.right) && collide(b.right, a.left));
            CHECK(!collide(a.left, b.moved) && !collide(b.moved, a.left));
        }
}

/// Two known kinds are asked about by their own function: what it takes is what is passed.
void overloads() {
    check::section("Overloads");
    const Spot place{3, 4};
    const ClashVector2D place_in_c{3, 4};
    const Vector2D point{3, 4};
    CHECK(collide(circle, {3, 4}) && collide(Ball{circle}, place) && collide(circle, place_in_c));
    CHECK(collide(place, place) && collide(place, place_in_c) && collide(place_in_c, place_in_c));
    CHECK(collide(place, point) && collide(point, place_in_c) && collide(place, Swapped{4, 3}));
    const Capsule capsule{{0, 0}, {8, 0}, 5};
    CHECK(collide(capsule, Spot{11, 4}) && !collide(capsule, Spot{11, 4.0000005f}));
    CHECK(collide(capsule, circle) && collide(Ball{circle}, capsule));
    CHECK(collide(Sector{{0, 0}, 0, 5, 90, 90}, Rectangle{{-1, -1}, {2, 1}}));
    CHECK(collide(Chain(triangle), Segment{{2, -1}, {2, 1}}));
}

} // namespace

void any_shape() {
    kinds();
    kinds_with_arrays();
    positions();
    empty_shapes();
    statuses();
    prepared();
    arrays();
    every_pair();
    overloads();
}

// Questions about any two shapes, rays and casts: how answers arrive in C++. What the answers are,
// is for the tests of the library; here are some that one can see.
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "suite.hpp"

#include <array>
#include <cmath>
#include <vector>

namespace {

using namespace clash;

constexpr Vector2D square[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
constexpr Shape coins[] = {Circle{{0, 0}, 1}, Circle{{3, 0}, 1}};
constexpr Circle nothing{{0, 0}, -1};

/// A vector of a game's own.
struct Spot {
    float x, y;
};

bool is(Vector2D v, float x, float y) { return v == Vector2D{x, y}; }

void relations() {
    check::section("Relations");
    const Circle circle{{0, 0}, 5}, inner{{3, 4}, 5}, outer{{0, 0}, 10};
    CHECK(relate(circle, Circle{{6, 9}, 5}) == Relation::disjoint);
    CHECK(relate(circle, Circle{{6, 8}, 5}) == Relation::touching);
    CHECK(relate(circle, Circle{{6, 7}, 5}) == Relation::overlapping);
    CHECK(relate(circle, outer) == Relation::a_inside_b);
    CHECK(relate(inner, outer) == Relation::a_inside_b_touching);
    CHECK(relate(outer, circle) == Relation::b_inside_a);
    CHECK(relate(outer, inner) == Relation::b_inside_a_touching);
    CHECK(relate(Rectangle{{0, 0}, {8, 8}}, Polygon(square)) == Relation::equal);
    CHECK(relate(nothing, nothing) == Relation::disjoint);
    CHECK(relate(Spot{3, 4}, circle) == Relation::a_inside_b_touching);
    CHECK(contains(outer, inner) && !contains(inner, outer) && contains(circle, Spot{3, 4}));
    CHECK(!contains(circle, nothing));
}

void distances() {
    check::section("Distances");
    const auto found = distance(Spot{6, 8}, Circle{{0, 0}, 5});
    CHECK(found && found->distance == 5);
    CHECK(found && is(found->pointA, 6, 8) && is(found->pointB, 3, 4));
    const auto none = distance(Polygon(square), Rectangle{{8, 8}, {1, 1}});
    CHECK(none && none->distance == 0 && is(none->pointA, 8, 8) && is(none->pointB, 8, 8));
    CHECK(!distance(nothing, Spot{0, 0}));
    CHECK(distance(Spot{6, 8}, Circle{{0, 0}, 5}, 5) &&
          !distance(Spot{6, 8}, Circle{{0, 0}, 5}, 4.9999995f));
    CHECK(within(Spot{6, 8}, Circle{{0, 0}, 5}, 5) &&
          !within(Spot{6, 8}, Circle{{0, 0}, 5}, 4.9999995f));
    CHECK(!within(nothing, Spot{0, 0}, 1));
}

void separations() {
    check::section("Separations");
    const Rectangle wall{{0, 0}, {2, 8}}, box{{1.5f, 3}, {2, 2}};
    const auto way = separation(wall, box);
    CHECK(way && is(*way, 0.5f, 0));
    const auto back = separation(box, wall);
    CHECK(back && is(*back, -0.5f, 0));
    CHECK(!separation(wall, Rectangle{{3, 3}, {2, 2}}) && !separation(wall, nothing));
}

void contact_of_two() {
    check::section("The contact of two shapes");
    const auto circles = contact(Circle{{0, 0}, 5}, Circle{{6, 0}, 2});
    CHECK(circles && is(circles->normal, 1, 0) && circles->depth == 1);
    CHECK(circles && circles->pointCount == 1 && is(circles->points[0].position, 4.5f, 0));
    CHECK(circles && circles->points[0].depth == 1 && circles->partA == 0 && circles->partB == 0);
    const auto boxes = contact(Rectangle{{0, 0}, {8, 2}}, Rectangle{{2, 1}, {4, 4}});
    CHECK(boxes && is(boxes->normal, 0, 1) && boxes->depth == 1 && boxes->pointCount == 2);
    CHECK(boxes && boxes->points[0].depth == 1 && boxes->points[1].depth == 1);
    CHECK(boxes && boxes->points[0].position.y == 1.5f && boxes->points[1].position.y == 1.5f);
    CHECK(boxes && boxes->points[0].position.x + boxes->points[1].position.x == 8);
    CHECK(!contact(Circle{{0, 0}, 5}, Circle{{8, 0}, 2}) && !contact(nothing, nothing));
    const auto near = contact(Circle{{0, 0}, 5}, Circle{{8, 0}, 2}, 1);
    CHECK(near && is(near->normal, 1, 0) && near->depth == -1);
}

void all_contacts() {
    check::section("All contacts");
    const Group group(coins);
    const Circle between{{1.5f, 0}, 1};
    Contact found[3];
    CHECK(contacts(group, between, found) == 2);
    CHECK(found[0].memberA == 0 && is(found[0].normal, 1, 0) && found[0].depth == 0.5f);
    CHECK(found[1].memberA == 1 && is(found[1].normal, -1, 0) && found[1].depth == 0.5f);
    CHECK(found[2].pointCount == 0);
    std::vector<Contact> one(1);
    CHECK(contacts(between, group, one) == 2 && one[0].memberB == 0 && is(one[0].normal, -1, 0));
    CHECK(contacts(group, between, {}) == 2 && contacts(group, nothing, found) == 0);
    CHECK(contacts(group, between, {found, 1}) == 2);
    const Circle above{{1.5f, 3}, 1};
    CHECK(contacts(group, above, found) == 0 && contacts(group, above, found, 3) == 2);
    CHECK(found[0].depth < 0 && found[1].memberA == 1);
}

void all_intersections() {
    check::section("Intersections");
    std::array<Intersection, 4> found;
    CHECK(intersections(Segment{{0, 0}, {4, 4}}, Segment{{0, 4}, {8, -4}}, found) == 1);
    CHECK(is(found[0].start, 2, 2) && is(found[0].end, 2, 2));
    CHECK(found[0].placeA.along == 0.5f && found[0].placeB.along == 0.25f);
    CHECK(found[0].endA == 0.5f && found[0].endB == 0.25f);
    // Into the square through its bottom, edge 0, and out through its left side, edge 3.
    CHECK(intersections(Polygon(square), Line{{4, 0}, {-1, 1}}, found) == 2);
    CHECK(is(found[0].start, 4, 0) && found[0].placeA.edge == 0 && found[0].placeA.along == 0.5f);
    CHECK(is(found[1].start, 0, 4) && found[1].placeA.edge == 3 && found[1].placeA.along == 0.5f);
    CHECK(intersections(Polygon(square), Line{{4, 0}, {-1, 1}}, {}) == 2);
    CHECK(intersections(Circle{{0, 0}, 1}, Circle{{9, 0}, 1}, found) == 0);
}

void all_stretches() {
    check::section("Stretches of segments");
    std::array<Stretch, 4> found;
    const Shape posts[] = {Rectangle{{0, 0}, {1, 4}}, Circle{{6, 2}, 1}};
    CHECK(clip_segment(Group(posts), {{-2, 2}, {8, 2}}, found) == 2);
    CHECK(found[0].entry == 0.2f && is(found[0].entryPoint, 0, 2) && is(found[0].exitPoint, 1, 2));
    CHECK(found[1].entry == 0.7f && found[1].exit == 0.9f && is(found[1].exitPoint, 7, 2));
    CHECK(clip_segment(Group(posts), {{-2, 2}, {8, 2}}, {}) == 2);
    CHECK(clip_segment(posts[1], {{0, 3}, {8, 3}}, found) == 1 && found[0].entry == found[0].exit);
    CHECK(clip_segment(posts[0], {{0, 5}, {8, 5}}, found) == 0);
}

void signed_distances() {
    check::section("Signed distances");
    const Shape posts[] = {Rectangle{{0, 0}, {4, 4}}, Rectangle{{4, 0}, {4, 4}}};
    const auto inside = signed_distance(Group(posts), {4, 3});
    CHECK(inside && inside->distance == -1 && is(inside->point, 4, 4) && is(inside->normal, 0, 1));
    CHECK(signed_distance(posts[0], {4, 3}).value().distance == 0);
    CHECK(signed_distance(posts[0], {7, 8}).value().distance == 5);
    CHECK(!signed_distance(nothing, {0, 0}));
}

void borders() {
    check::section("Members, edges and vertices");
    CHECK(shape_member_count(Circle{{0, 0}, 1}) == 1 && shape_edge_count(Circle{{0, 0}, 1}) == 1);
    const Shape wall = Rectangle{{0, 0}, {4, 3}};
    CHECK(shape_edge_count(wall) == 4 && shape_vertex_count(wall) == 4);
    CHECK(is(shape_edge(wall, 0, 1).value().end, 4, 3) && !shape_edge(wall, 0, 4));
    CHECK(is(shape_vertex(wall, 0, 2).value(), 4, 3) && !shape_vertex(wall, 1, 0));
    CHECK(shape_place_at(wall, {3, 3}, {0, 1}).value().along == 0.25f);
    CHECK(!shape_place_at(nothing, {3, 3}, {0, 1}));
    CHECK(is(shape_point_at(wall, {0, 2, 0.25f}).value(), 3, 3) &&
          !shape_point_at(wall, {0, 9, 0}));
}

void rays() {
    check::section("Rays");
    const auto hit = cast_ray(Circle{{10, 0}, 2}, Spot{0, 0}, Spot{16, 0});
    CHECK(hit && hit->entry == 0.5f && hit->exit == 0.75f && !hit->startsInside);
    CHECK(hit && is(hit->entryPoint, 8, 0) && is(hit->exitPoint, 12, 0));
    CHECK(hit && is(hit->entryNormal, -1, 0) && is(hit->exitNormal, 1, 0));
    const auto inside = cast_ray(Rectangle{{0, 0}, {8, 8}}, {4, 4}, {8, 0});
    CHECK(inside && inside->startsInside && inside->entry == 0 && inside->exit == 0.5f);
    CHECK(!cast_ray(Circle{{10, 0}, 2}, {0, 0}, {7, 0}));
}

void casts_of_two() {
    check::section("Casts");
    const Circle ball{{0, 0}, 1};
    const auto hit = cast(ball, Spot{8, 0}, Circle{{10, 0}, 1}, Spot{-8, 0});
    CHECK(hit && hit->fraction == 0.5f && !hit->startsInContact);
    CHECK(hit && is(hit->point, 5, 0) && is(hit->normal, 1, 0));
    const Circle touching{{2, 0}, 1};
    const auto leaving = cast(ball, {-8, 0}, touching, {});
    CHECK(leaving && leaving->fraction == 0 && leaving->startsInContact);
    CHECK(!cast(ball, {-8, 0}, touching, {}, {CastMode::approaching}));
    CastSettings settings;
    settings.distanceKept = 0.5f;
    const auto apart = cast(ball, {16, 0}, Circle{{10, 0}, 1}, {}, settings);
    CHECK(apart && apart->fraction == 0.46875f);
    settings.largestFraction = 0.25f;
    CHECK(!cast(ball, {16, 0}, Circle{{10, 0}, 1}, {}, settings));
    CHECK(!cast_ray(Circle{{10, 0}, 1}, {0, 0}, {16, 0}, settings));
    CHECK(clash::check(settings) == Status::ok && clash::check(default_cast()) == Status::ok);
    settings.distanceKept = -1;
    CHECK(clash::check(settings) == Status::negative);
    CHECK(!cast(ball, {7, 0}, Circle{{10, 0}, 1}, {}));
}

/// A hand of 4 turns by 90 degrees in 1, from 3 o'clock.
void turning_casts() {
    check::section("Casts of what turns");
    const Segment hand{{0, 0}, {4, 0}};
    const Motion turn{{0, 0}, 90, {0, 0}};
    CastSettings fine, leaving{CastMode::approaching};
    fine.tolerance = 0x1p-12f;
    const auto hit = cast_turning(hand, turn, Spot{1, 1}, Motion(), fine);
    // The point is met at 45 degrees, and is sqrt(2) * pi / 2 = 2.2 times faster than time.
    CHECK(hit && hit->fraction <= 0.5f && hit->fraction > 0.5f - 0x1p-12f / 2);
    CHECK(hit && !hit->startsInContact && std::fabs(hit->point.x - 1) < 0x1p-10f);
    CHECK(!cast_turning(hand, turn, Spot{4, 4}, Motion(), fine));
    const Spot foot{2, 0};
    const auto start = cast_turning(hand, turn, foot, Motion());
    CHECK(start && start->startsInContact && start->fraction == 0);
    CHECK(!cast_turning(hand, turn, Spot{2, -1}, Motion(), leaving));
}

} // namespace

void questions() {
    relations();
    distances();
    separations();
    contact_of_two();
    all_contacts();
    all_intersections();
    all_stretches();
    signed_distances();
    borders();
    rays();
    casts_of_two();
    turning_casts();
}

// Shapes that own what they are made of.
#include "check.hpp"
#include "suite.hpp"

#include <clash2d/clash2d.hpp>
#include <cmath>
#include <vector>

using namespace clash;

namespace {

/// Whether two shapes consist of the same points.
bool is_same(const Shape &a, const Shape &b) { return relate(a, b) == Relation::equal; }

void braces() {
    check::section("Owners of braces");
    const Vector2D corners[] = {{0, 0}, {4, 0}, {4, 3}};
    const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 3}};
    const Shape view = ramp;
    CHECK(ramp.status() == Status::ok && view.kind == ShapeKind::polygon);
    CHECK(view.data.polygon.count == 3 && view.data.polygon.vertices != corners);
    CHECK(is_same(ramp, Polygon(corners)));
    CHECK(collide(ramp, Vector2D{2, 1.5f}) && !collide(ramp, Vector2D{2, 1.5000001f}));
    CHECK(is_same(OwnedPolygon({{0, 0}, {4, 0}, {4, 3}}, 0.5f), Polygon(corners, 0.5f)));
    // Two corners are a segment, one is a point.
    CHECK(is_same(OwnedPolygon{{0, 0}, {4, 0}}, Segment{{0, 0}, {4, 0}}));
    CHECK(is_same(OwnedPolygon({{0, 0}, {4, 0}}), Segment{{0, 0}, {4, 0}}));
    CHECK(is_same(OwnedPolygon{{1, 2}}, Vector2D{1, 2}));
    const OwnedPolygon frame({{0, 0}, {6, 0}, {6, 6}, {0, 6}, {2, 2}, {2, 4}, {4, 4}, {4, 2}},
                             {4, 4});
    CHECK(collide(frame, Vector2D{1, 1}) && !collide(frame, Vector2D{3, 3}));
    const OwnedChain wire{{0, 0}, {4, 0}, {4, 3}};
    CHECK(is_same(wire, Chain(corners)) && !collide(wire, Vector2D{2, 1.5f}));
    const OwnedChain closed({{0, 0}, {4, 0}, {4, 3}}, 0.25f, true, Side::left);
    CHECK(is_same(closed, Chain(corners, 0.25f, true, Side::left)));
    CHECK(closed.shape().data.chain.side == Side::left);
    const OwnedGroup both{ramp, Circle{{9, 0}, 1}, Vector2D{20, 0}};
    CHECK(collide(both, Vector2D{10, 0}) && collide(both, Vector2D{20, 0}));
    CHECK(collide(both, Vector2D{2, 1.5f}) && !collide(both, Vector2D{7, 0}));
    // Alive until the end of the expression.
    CHECK(collide(OwnedPolygon{{0, 0}, {4, 0}, {4, 3}}, Vector2D{4, 3}));
}

/// What it was made of is gone, and written over.
void lifetimes() {
    check::section("Owners outlive their sources");
    std::vector<Vector2D> corners{{0, 0}, {4, 0}, {4, 3}};
    std::vector<uint32_t> sizes{3};
    std::vector<Shape> members{Polygon(corners, sizes), Chain(corners), Circle{{9, 0}, 1}};
    OwnedPolygon ramp(corners);
    OwnedPolygon copied{Polygon(corners, sizes)};
    const OwnedChain wire(corners);
    const OwnedChain wired{Chain(corners)};
    const OwnedGroup group(members);
    const OwnedShape level = OwnedShape::prepared(Group(members));
    const OwnedShape prepared = OwnedShape::prepared(Polygon(corners));
    const OwnedShape nested{Shape(Group(members)).at({0, 0})};
    for (Vector2D &corner : corners)
        corner = {100, 100};
    sizes[0] = 77;
    for (Shape &member : members)
        member = Shape();
    const Vector2D hole{2, 1.5f}, beside{2, 1.5000001f};
    for (const OwnedShape *owner :
         {static_cast<const OwnedShape *>(&ramp), static_cast<const OwnedShape *>(&copied),
          static_cast<const OwnedShape *>(&group), &level, &prepared, &nested}) {
        CHECK(owner->status() == Status::ok);
        CHECK(collide(*owner, hole) && !collide(*owner, beside));
    }
    CHECK(collide(wire, Vector2D{4, 1}) && collide(wired, Vector2D{4, 1}));
    CHECK(collide(level, Vector2D{10, 0}) && !collide(level, Vector2D{10.000001f, 0}));

    // A move leaves the memory where it is, and nothing behind.
    const Shape view = ramp;
    OwnedShape taken = static_cast<OwnedPolygon &&>(ramp);
    CHECK(view.data.polygon.vertices == taken.shape().data.polygon.vertices);
    CHECK(collide(view, hole) && ramp.shape().kind == ShapeKind::none);
    OwnedShape other = taken.copy();
    CHECK(other.shape().data.polygon.vertices != view.data.polygon.vertices);
    CHECK(is_same(other, view));
    other = static_cast<OwnedShape &&>(copied);
    OwnedShape &itself = other;
    other = static_cast<OwnedShape &&>(itself);
    CHECK(collide(other, hole) && collide(taken, hole));
    std::vector<OwnedShape> many;
    for (float x = 0; x < 9; ++x)
        many.push_back(OwnedPolygon{{x, 0}, {x + 1, 0}, {x, 1}});
    CHECK(collide(many[0], Vector2D{0, 1}) && collide(many[8], Vector2D{8, 1}));
}

void positions() {
    check::section("Owners at positions");
    OwnedShape ramp = OwnedPolygon{{0, 0}, {4, 0}, {4, 3}};
    CHECK(collide(ramp.at({10, 0}), Vector2D{12, 1.5f}) && !collide(ramp, Vector2D{12, 1.5f}));
    ramp.set_position({10, 0});
    CHECK(collide(ramp, Vector2D{12, 1.5f}));
    const OwnedShape prepared = OwnedShape::prepared(ramp), copy = prepared.copy();
    CHECK(collide(prepared, Vector2D{12, 1.5f}) && collide(copy, Vector2D{12, 1.5f}));
    const OwnedShape group = OwnedShape::prepared(Shape(OwnedGroup{ramp}).at({0, 5}));
    CHECK(collide(group, Vector2D{12, 6.5f}) && group.copy().status() == Status::ok);
    CHECK(collide(group.copy(), Vector2D{12, 6.5f}));
}

/// (3, 1) in the frame is (9, 3) where that is turned by 90 degrees and at (10, 0).
void poses() {
    check::section("Owners at poses");
    const Pose pose{{10, 0}, 90};
    const Vector2D inside{9, 3}, outside{3, 1};
    const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 3}};
    const OwnedChain wire{{0, 1}, {4, 1}};
    const OwnedShape box(Rectangle{{0, 0}, {4, 3}});
    const OwnedShape level = OwnedShape::prepared(OwnedGroup{ramp, Circle{{30, 0}, 2}});
    for (const OwnedShape *owner : {static_cast<const OwnedShape *>(&ramp),
                                    static_cast<const OwnedShape *>(&wire), &box, &level}) {
        OwnedShape there = owner->at_pose(pose);
        CHECK(there.status() == Status::ok && shape_check(there) == Status::ok);
        CHECK(collide(there, inside) && !collide(there, outside));
        CHECK(collide(*owner, outside) && !collide(*owner, inside));
        // A full turn borrows nothing either.
        there = there.at_pose({{0, 0}, 360});
        CHECK(collide(there, inside) && there.copy().at_pose({{1, 0}, 0}).status() == Status::ok);
    }
    CHECK(level.at_pose(pose).shape().kind == ShapeKind::prepared);
    CHECK(ramp.at_pose({{NAN, 0}, 0}).status() == Status::not_finite);
    const OwnedShape broken(Circle{{0, 0}, -1});
    CHECK(broken.at_pose(pose).status() == Status::negative);
    CHECK(OwnedShape().at_pose(pose).status() == Status::ok);
}

/// What is prepared has the same answers, also where members are prepared themselves.
void prepared_levels() {
    check::section("Owners of prepared shapes");
    std::vector<Vector2D> coast;
    for (int i = 0; i < 400; ++i) {
        const float angle = static_cast<float>(i) * 0.9f, r = i % 2 == 0 ? 10.0f : 8.0f;
        coast.push_back(rotate_vector({r, 0}, angle));
    }
    const OwnedShape island = OwnedShape::prepared(Polygon(coast));
    const OwnedShape level = OwnedShape::prepared(OwnedGroup{island, Circle{{30, 0}, 2}});
    CHECK(island.shape().kind == ShapeKind::prepared && level.status() == Status::ok);
    for (float x = -12; x < 34; x += 0.37f) {
        const Circle ball{{x, x * 0.3f}, 0.5f};
        CHECK(collide(island, ball) == collide(Polygon(coast), ball));
        CHECK(collide(level, ball) == (collide(island, ball) || collide(ball, Circle{{30, 0}, 2})));
    }
    // Nothing to prepare: the shape as it is, also what is prepared already.
    CHECK(OwnedShape::prepared(Circle{{0, 0}, 2}).shape().kind == ShapeKind::circle);
    CHECK(is_same(OwnedShape::prepared(island), island));
}

void refused() {
    check::section("Owners of what is refused");
    const OwnedShape empty;
    CHECK(empty.status() == Status::ok && empty.shape().kind == ShapeKind::none);
    CHECK(OwnedPolygon().status() == Status::ok && OwnedChain().status() == Status::ok);
    CHECK(OwnedGroup().status() == Status::ok);
    CHECK(OwnedGroup().shape().kind == ShapeKind::group);
    const Shape broken = Circle{{0, 0}, -1};
    CHECK(OwnedShape(broken).status() == Status::negative);
    CHECK(shape_check(OwnedShape(broken)) != Status::ok);
    CHECK(OwnedShape::prepared(broken).status() == Status::negative);
    // What is made of it is refused, too.
    const OwnedShape again{OwnedShape(broken).shape()};
    CHECK(again.status() != Status::ok && again.copy().status() != Status::ok);
    CHECK(OwnedShape::prepared(OwnedGroup{again, Circle{{0, 0}, 1}}).status() != Status::ok);
    const OwnedPolygon endless{{0, 0}, {INFINITY, 0}, {4, 3}};
    CHECK(endless.status() == Status::not_finite && !collide(endless, Vector2D{0, 0}));
    CHECK(OwnedPolygon({{0, 0}, {4, 0}}, {3}).status() == Status::bad_rings);
    CHECK(OwnedGroup{OwnedGroup().shape(), Circle()}.status() == Status::nested_group);
    const Vector2D *const nowhere = nullptr;
    const OwnedShape far = OwnedShape::prepared(Polygon(Span<const Vector2D>(nowhere, 3)));
    CHECK(far.status() == Status::bad_array && shape_check(far) != Status::ok);
}

} // namespace

void owners() {
    braces();
    lifetimes();
    positions();
    poses();
    prepared_levels();
    refused();
}

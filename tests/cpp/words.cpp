// What is written to streams, and the names of enumerations.
#include "check.hpp"
#include "suite.hpp"

#include <clash2d/world.hpp>
#include <iomanip>
#include <sstream>
#include <string>

using namespace clash;

namespace {

template <class T> std::string written(const T &value) {
    std::ostringstream out;
    out << value;
    return out.str();
}

bool is(const char *text, const std::string &expected) {
    if (text != expected)
        std::printf("  %s\n", text);
    return text == expected;
}

template <class T> bool is_written(const T &value, const char *expected) {
    return is(written(value).c_str(), expected);
}

/// Each constant has a name of its own, and the next number has none. `last` is the greatest.
template <class E> bool has_names(E last) {
    const auto count = static_cast<uint32_t>(last) + 1;
    for (uint32_t i = 0; i < count; ++i)
        for (uint32_t j = 0; j < i; ++j)
            if (to_string(static_cast<E>(i)) == std::string(to_string(static_cast<E>(j))))
                return false;
    return to_string(static_cast<E>(count)) == std::string("unknown");
}

void names() {
    check::section("Names");
    CHECK(has_names(ShapeKind::prepared) && has_names(Side::right) && has_names(Relation::equal));
    CHECK(has_names(Status::bad_snapshot) && has_names(CastMode::approaching));
    CHECK(has_names(CastSides::ignore) && has_names(Winding::clockwise));
    CHECK(is(to_string(Relation::b_inside_a_touching), "b_inside_a_touching"));
    CHECK(is(to_string(ShapeKind::oriented_rectangle), "oriented_rectangle"));
    CHECK(is_written(ShapeKind::circle, "ShapeKind::circle"));
    CHECK(is_written(Side::left, "Side::left"));
    CHECK(is_written(Relation::equal, "Relation::equal"));
    CHECK(is_written(Status::not_finite, "Status::not_finite"));
    CHECK(is_written(CastMode::all, "CastMode::all"));
    CHECK(is_written(CastSides::respect, "CastSides::respect"));
    CHECK(is_written(Winding::none, "Winding::none"));
}

void shapes() {
    check::section("Written shapes");
    const Circle ball{{3, -0.5f}, 1.25f};
    CHECK(is_written(Vector2D{0.5f, -2}, "{0.5, -2}"));
    CHECK(is_written(ball, "Circle{.center = {3, -0.5}, .radius = 1.25}"));
    CHECK(is_written(Shape(ball), "Circle{.center = {3, -0.5}, .radius = 1.25}"));
    CHECK(is_written(Shape(ball).at({1, 2}),
                     "Circle{.center = {3, -0.5}, .radius = 1.25}.at({1, 2})"));
    CHECK(is_written(Line{{0, 1}, {1, 0}}, "Line{.base = {0, 1}, .direction = {1, 0}}"));
    CHECK(is_written(Segment{{0, 1}, {1, 0}}, "Segment{.point1 = {0, 1}, .point2 = {1, 0}}"));
    CHECK(is_written(Rectangle{{0, 1}, {1, 0}}, "Rectangle{.origin = {0, 1}, .size = {1, 0}}"));
    CHECK(is_written(OrientedRectangle{{0, 1}, {2, 3}, 30},
                     "OrientedRectangle{.center = {0, 1}, .halfExtend = {2, 3}, .rotation = 30}"));
    CHECK(is_written(Capsule{{0, 1}, {2, 3}, 4},
                     "Capsule{.point1 = {0, 1}, .point2 = {2, 3}, .radius = 4}"));
    CHECK(is_written(Sector{{0, 1}, 2, 3, 4, 5},
                     "Sector{.center = {0, 1}, .innerRadius = 2, .radius = 3, .direction = 4, "
                     ".halfAngle = 5}"));
    CHECK(is_written(Range{1, 2}, "Range{.minimum = 1, .maximum = 2}"));
    CHECK(is_written(Pose{{1, 2}, 3}, "Pose{.position = {1, 2}, .rotation = 3}"));
    CHECK(is_written(Motion{{1, 2}, 3, {4, 5}},
                     "Motion{.movement = {1, 2}, .rotation = 3, .pivot = {4, 5}}"));
    const OwnedPolygon ramp({{0, 0}, {4, 0}, {4, 3}}, 0.5f);
    const char *const of_ramp =
        "Polygon{.vertices = {{0, 0}, {4, 0}, {4, 3}}, .ringSizes = {}, .radius = 0.5}";
    CHECK(is_written(ramp, of_ramp) && is_written(ramp.shape().data.polygon, of_ramp));
    CHECK(is_written(OwnedChain{{0, 0}, {4, 0}},
                     "Chain{.vertices = {{0, 0}, {4, 0}}, .radius = 0, .closed = 0, "
                     ".side = Side::none}"));
    CHECK(is_written(OwnedGroup{Vector2D{1, 2}, ball},
                     "Group{.shapes = {{1, 2}, Circle{.center = {3, -0.5}, .radius = 1.25}}}"));
    CHECK(written(OwnedShape::prepared(ramp)).find("Prepared{.nodeCount = ") == 0);
    for (const Shape &shape :
         {Shape(), Shape(Line{{0, 1}, {1, 0}}), Shape(Segment()), Shape(Rectangle()),
          Shape(OrientedRectangle()), Shape(Capsule()), Shape(Sector()), Shape(Chain())})
        CHECK(written(shape).find('{') != std::string::npos);
    CHECK(is_written(Shape(), "Shape{}"));
    // As an array may not be there, nothing is read.
    const Vector2D *const nowhere = nullptr;
    CHECK(is_written(Shape(Polygon(Span<const Vector2D>(nowhere, 3))),
                     "Shape{.kind = ShapeKind::polygon, .status = Status::bad_array}"));
}

void answers() {
    check::section("Written answers");
    CHECK(is_written(Place{1, 2, 0.5f}, "Place{.member = 1, .edge = 2, .along = 0.5}"));
    CHECK(is_written(PieceCounts{6, 2}, "PieceCounts{.indexCount = 6, .pieceCount = 2}"));
    const Rectangle wall{{0, 0}, {4, 4}}, box{{3, 1}, {4, 2}};
    const auto touch = contact(wall, box);
    CHECK(touch && touch->pointCount == 2);
    std::string text = written(*touch);
    CHECK(text.find("Contact{.normal = {1, 0}, .depth = 1, .points = {ContactPoint{") == 0);
    CHECK(text.find("ContactPoint{") != text.rfind("ContactPoint{"));
    text = written(*contact(Circle{{0, 0}, 2}, Circle{{3, 0}, 2}));
    CHECK(text.find("ContactPoint{") == text.rfind("ContactPoint{"));
    CHECK(written(*distance(wall, Vector2D{9, 2})).find("Distance{.distance = 5, ") == 0);
    CHECK(written(*cast_ray(wall, {-4, 1}, {8, 0})).find("RayHit{.entry = 0.5, .exit = 1, ") == 0);
    CHECK(written(*cast(wall, {0, 0}, Vector2D{8, 1}, {-8, 0}))
              .find("CastHit{.fraction = 0.5, .point = {4, 1}, .normal = {1, 0}, ") == 0);
    CHECK(written(*signed_distance(wall, {3, 2}))
              .find("SignedDistance{.distance = -1, .point = {4, 2}, .normal = {1, 0}, ") == 0);
    CHECK(is_written(Stretch{0, 1, {2, 3}, {4, 5}},
                     "Stretch{.entry = 0, .exit = 1, .entryPoint = {2, 3}, .exitPoint = {4, 5}}"));
    CHECK(written(*support_point(wall, {1, 0})).find("Support{.point = {4, 0}, ") == 0);
    CHECK(written(*mass(wall)).find("Mass{.area = 16, .centroid = {2, 2}, ") == 0);
    CHECK(written(Edge{{0, 0}, {1, 0}, {}, 0, 0, 0}).find("Edge{.start = {0, 0}, ") == 0);
    CHECK(written(Intersection{{1, 2}, {3, 4}, {}, {}, 0, 0})
              .find("Intersection{.start = {1, 2}, .end = {3, 4}, ") == 0);
}

void of_worlds() {
    check::section("Written worlds");
    CHECK(is_written(ColliderFlags::static_ | ColliderFlags::carrier,
                     "ColliderFlags::static_ | ColliderFlags::carrier"));
    CHECK(is_written(ColliderFlags{}, "0") && is_written(EventFlags{64}, "64"));
    CHECK(is_written(EventFlags::passed | EventFlags{128}, "EventFlags::passed | 128"));
    CHECK(is_written(QueryFlags::one_way, "QueryFlags::one_way"));
    CHECK(is_written(QueryFlags{15}, "QueryFlags::no_sensors | QueryFlags::no_solids | "
                                     "QueryFlags::no_statics | QueryFlags::no_moving"));
    CHECK(is_written(EventFlags{63}, "EventFlags::a_sees_b | EventFlags::b_sees_a | "
                                     "EventFlags::passed | EventFlags::a_removed | "
                                     "EventFlags::b_removed | EventFlags::changed"));
    const Pair pair{{1, 2}, {3, 4}};
    CHECK(is_written(pair, "Pair{.a = ColliderId{.index = 1, .generation = 2}, "
                           ".b = ColliderId{.index = 3, .generation = 4}}"));
    CHECK(is_written(Collider(Circle{{1, 2}, 3}).at({4, 5}).on(6).seeing(7).keeping(uint64_t{8}),
                     "Collider{.shape = Circle{.center = {1, 2}, .radius = 3}, "
                     ".pose = Pose{.position = {4, 5}, .rotation = 0}, .oneWay = {0, 0}, "
                     ".filter = Filter{.layers = 6, .mask = 7, .family = 0, .flags = 0}, "
                     ".user = 8}"));
    const Event events[] = {{pair, 5, 6, 0.25f, 1, {1, 2}, {0, 1}, EventFlags::a_sees_b}};
    const Pair stays[] = {pair, pair};
    const std::string text = written(Events{events, {}, stays, Status::ok});
    CHECK(text.find("Events{.begins = {Event{.pair = Pair{") == 0);
    CHECK(text.find(".userA = 5, .userB = 6, .enter = 0.25, .exit = 1, .point = {1, 2}, "
                    ".normal = {0, 1}, .flags = EventFlags::a_sees_b}}, .ends = {}, .stays = {"
                    "Pair{") != std::string::npos);
    CHECK(text.rfind("}}, .status = Status::ok}") != std::string::npos);
    CHECK(is_written(Query().on(1).first(3).skipping(2),
                     "Query{.layers = 1, .family = 2, .flags = 0, .limit = 3, .accept = null}"));
    CHECK(written(Query().accepting([](ColliderId) { return true; })).find("= some}") !=
          std::string::npos);
    const WorldHit hit{{1, 2}, 3, 0.5f, 1, {4, 5}, {0, 1}, {6, 7, 0.5f}, true, {}, {8, -9}};
    CHECK(is_written(hit, "WorldHit{.id = ColliderId{.index = 1, .generation = 2}, .user = 3, "
                          ".fraction = 0.5, .exit = 1, .point = {4, 5}, .normal = {0, 1}, "
                          ".place = Place{.member = 6, .edge = 7, .along = 0.5}, "
                          ".startsInside = 1, .cell = GridCell{.x = 8, .y = -9}}"));
    CHECK(is_written(Ray{{1, 2}, {3, 4}, 5},
                     "Ray{.origin = {1, 2}, .movement = {3, 4}, .family = 5}"));
    CHECK(is_written(Stop{{{1, 2}, 3}, 0.5f},
                     "Stop{.pose = Pose{.position = {1, 2}, .rotation = 3}, .time = 0.5}"));
}

/// The stream says how numbers look; whatever leads on is the stream itself.
void streams() {
    check::section("Streams");
    std::ostringstream out;
    out << std::fixed << std::setprecision(2) << Vector2D{0.125f, 2} << "; " << Winding::none << 7;
    CHECK(is(out.str().c_str(), "{0.12, 2.00}; Winding::none7"));
}

} // namespace

void words() {
    names();
    shapes();
    answers();
    of_worlds();
    streams();
}

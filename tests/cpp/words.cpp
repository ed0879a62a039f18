// What is written to streams, and the names of enumerations.
#include "check.hpp"
#include "suite.hpp"

#include <clash2d/clash2d.hpp>
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
    CHECK(written(*support_point(wall, {1, 0})).find("Support{.point = {4, 0}, ") == 0);
    CHECK(written(*mass(wall)).find("Mass{.area = 16, .centroid = {2, 2}, ") == 0);
    CHECK(written(Edge{{0, 0}, {1, 0}, {}, 0, 0, 0}).find("Edge{.start = {0, 0}, ") == 0);
    CHECK(written(Intersection{{1, 2}, {3, 4}, {}, {}, 0, 0})
              .find("Intersection{.start = {1, 2}, .end = {3, 4}, ") == 0);
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
    streams();
}

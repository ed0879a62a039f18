// The functions of any shape as the shared cases ask them, through namespace clash.
#include <clash2d/clash2d.hpp>

#include "cases.hpp"

#include <deque>

namespace cases {

// ---- Shapes, batches and settings from words ---------------------------------------------------

/// A vector that stays where it is until the program ends.
template <class T> std::vector<T> &kept(std::vector<T> elements) {
    static std::deque<std::vector<T>> all;
    return all.emplace_back(std::move(elements));
}

template <class T> std::vector<T> &room(std::size_t count) { return kept(std::vector<T>(count)); }

static void read(Words &from, clash::Capsule &c) {
    read(from, c.point1);
    read(from, c.point2);
    read(from, c.radius);
}

static void read(Words &from, clash::Sector &s) {
    read(from, s.center);
    for (float *number : {&s.innerRadius, &s.radius, &s.direction, &s.halfAngle})
        read(from, *number);
}

static void read(Words &from, clash::Place &p) {
    read(from, p.member);
    read(from, p.edge);
    read(from, p.along);
}

static void read(Words &from, clash::Shape &shape);

static clash::Shape polygon(Words &from) {
    const auto &vertices = kept(next<std::vector<clash::Vector2D>>(from));
    const auto &sizes = kept(next<std::vector<std::uint32_t>>(from));
    const float radius = next<float>(from);
    return sizes.empty() ? clash::Polygon(vertices, radius)
                         : clash::Polygon(vertices, sizes, radius);
}

static clash::Shape chain(Words &from) {
    const auto &vertices = kept(next<std::vector<clash::Vector2D>>(from));
    const float radius = next<float>(from);
    const bool is_closed = next<std::uint32_t>(from) != 0;
    return clash::Chain(vertices, radius, is_closed,
                        static_cast<clash::Side>(next<std::uint32_t>(from)));
}

static clash::Shape regular_polygon(Words &from) {
    const auto center = next<clash::Vector2D>(from);
    const float radius = next<float>(from), rotation = next<float>(from);
    return clash::regular_polygon(center, radius, rotation,
                                  room<clash::Vector2D>(next<std::size_t>(from)));
}

static clash::Shape rounded_rectangle(Words &from) {
    const auto r = next<clash::Rectangle>(from);
    return clash::rounded_rectangle(r, next<float>(from), room<clash::Vector2D>(4));
}

static clash::Shape prepared(Words &from) {
    const auto shape = next<clash::Shape>(from);
    clash::Shape made;
    auto &nodes = room<clash::Node>(clash::shape_prepared_capacity(shape));
    from.is_good = clash::shape_prepared(shape, nodes, made) == clash::Status::ok && from.is_good;
    return made;
}

static clash::Shape posed(Words &from) {
    const auto pose = next<clash::Pose>(from);
    const auto shape = next<clash::Shape>(from);
    clash::Shape made;
    auto &nodes = room<clash::Node>(clash::shape_at_pose_capacity(shape));
    from.is_good =
        clash::shape_at_pose(shape, pose, nodes, made) == clash::Status::ok && from.is_good;
    return made;
}

static clash::Shape at(Words &from) {
    const auto position = next<clash::Vector2D>(from);
    return next<clash::Shape>(from).at(position);
}

static clash::Shape unknown(Words &) {
    clash::Shape shape;
    shape.kind = static_cast<clash::ShapeKind>(99);
    return shape;
}

static void read(Words &from, clash::Shape &shape) {
    static const std::map<std::string, clash::Shape (*)(Words &)> kinds = {
        // There is no null in C++: that is a shape of no kind, too.
        {"null", [](Words &) { return clash::Shape(); }},
        {"none", [](Words &) { return clash::Shape(); }},
        {"unknown", unknown},
        {"point", [](Words &words) { return clash::Shape(next<clash::Vector2D>(words)); }},
        {"line", [](Words &words) { return clash::Shape(next<clash::Line>(words)); }},
        {"segment", [](Words &words) { return clash::Shape(next<clash::Segment>(words)); }},
        {"circle", [](Words &words) { return clash::Shape(next<clash::Circle>(words)); }},
        {"rectangle", [](Words &words) { return clash::Shape(next<clash::Rectangle>(words)); }},
        {"oriented_rectangle",
         [](Words &words) { return clash::Shape(next<clash::OrientedRectangle>(words)); }},
        {"capsule", [](Words &words) { return clash::Shape(next<clash::Capsule>(words)); }},
        {"sector", [](Words &words) { return clash::Shape(next<clash::Sector>(words)); }},
        {"polygon", polygon},
        {"chain", chain},
        {"group",
         [](Words &words) {
             return clash::Shape(clash::Group(kept(next<std::vector<clash::Shape>>(words))));
         }},
        {"regular_polygon", regular_polygon},
        {"rounded_rectangle", rounded_rectangle},
        {"at", at},
        {"prepared", prepared},
        {"posed", posed},
    };
    const auto kind = kinds.find(from.word());
    from.is_good = from.is_good && kind != kinds.end();
    if (from.is_good)
        shape = kind->second(from);
}

static void read(Words &from, clash::CastSettings &settings) {
    if (from.accept("default")) {
        settings = {};
        return;
    }
    settings.mode = static_cast<clash::CastMode>(next<std::uint32_t>(from));
    settings.sides = static_cast<clash::CastSides>(next<std::uint32_t>(from));
    read(from, settings.largestFraction);
    read(from, settings.distanceKept);
    read(from, settings.tolerance);
}

static void read(Words &from, clash::Batch &batch) {
    // By the number of the kind; those that batches don't have, too.
    static constexpr std::size_t sizes[] = {1, 2, 4, 4, 3, 4, 5, 5, 2, 1, 6};
    if (from.accept("null"))
        return;
    const auto kind = next<std::uint32_t>(from);
    const auto &numbers = kept(next<std::vector<float>>(from));
    from.is_good = from.is_good && kind < 11 && numbers.size() % sizes[kind] == 0;
    if (!from.is_good)
        return;
    const std::size_t size = sizes[kind];
    batch = clash::Batch(static_cast<clash::ShapeKind>(kind), numbers.size() / size,
                         {numbers.data(), size * sizeof(float)});
}

} // namespace cases

namespace {

using namespace clash;
using namespace cases;

using Points = std::vector<Vector2D>;
using Size = std::size_t;

/// What a function answers that fills a buffer: how many there are, and those that have room.
template <class T, class Ask> Answers list(Size capacity, Ask ask) {
    std::vector<T> found(capacity);
    const Size total = ask(Span<T>(found));
    found.resize(total < capacity ? total : capacity);
    Answer answer(total);
    answer.add(found);
    return {answer};
}

using Cut = Status (*)(const Shape &, Span<std::uint32_t>, PieceCounts &);

Function pieces(Cut cut) {
    return reading<Shape, Size>([cut](const Shape &shape, Size capacity) {
        std::vector<std::uint32_t> buffer(capacity);
        PieceCounts counts;
        const Status status = cut(shape, buffer, counts);
        Answer answer(status);
        if (status == Status::ok) {
            buffer.resize(counts.indexCount + counts.pieceCount);
            answer.add(counts, buffer);
        }
        return Answers{answer};
    });
}

/// A question about one shape, or about two.
template <class... Arguments, class Ask> Function asking(Ask ask) {
    return reading<Arguments...>(
        [ask](const Arguments &...arguments) { return Answers{Answer(ask(arguments...))}; });
}

const Functions functions = {
    {"clash_rectangle_from_edges", one(rectangle_from_edges)},
    {"clash_rectangle_from_center", one(rectangle_from_center)},
    {"clash_oriented_rectangle_from_center", one(oriented_rectangle_from_center)},
    {"clash_oriented_rectangle_from_pivot", one(oriented_rectangle_from_pivot)},
    {"clash_line_through_points", one(line_through_points)},
    {"clash_place_vertices",
     reading<Points, Vector2D, float, Size>(
         [](const Points &points, Vector2D position, float rotation, Size capacity) {
             return list<Vector2D>(capacity, [&](Span<Vector2D> to) {
                 return place_vertices(points, position, rotation, to);
             });
         })},

    {"clash_shape_check", asking<Shape>(shape_check)},
    {"clash_shape_prepared_capacity", asking<Shape>(shape_prepared_capacity)},
    {"clash_shape_prepared", asking<Shape, Size>([](const Shape &shape, Size capacity) {
         Shape made;
         return shape_prepared(shape, room<Node>(capacity), made);
     })},
    {"clash_shape_at_pose_capacity", asking<Shape>(shape_at_pose_capacity)},
    {"clash_shape_at_pose",
     asking<Shape, Pose, Size>([](const Shape &shape, Pose pose, Size capacity) {
         Shape made;
         return shape_at_pose(shape, pose, room<Node>(capacity), made);
     })},

    {"clash_shape_member_count", asking<Shape>(shape_member_count)},
    {"clash_shape_edge_count", asking<Shape, std::uint32_t>(shape_edge_count)},
    {"clash_shape_vertex_count", asking<Shape, std::uint32_t>(shape_vertex_count)},
    {"clash_shape_edge", asking<Shape, std::uint32_t, std::uint32_t>(shape_edge)},
    {"clash_shape_vertex", asking<Shape, std::uint32_t, std::uint32_t>(shape_vertex)},
    {"clash_shape_point_at", asking<Shape, Place>(shape_point_at)},
    {"clash_shape_place_at", asking<Shape, Vector2D, Vector2D>(shape_place_at)},

    {"clash_collide",
     asking<Shape, Shape>([](const Shape &a, const Shape &b) { return collide(a, b); })},
    {"clash_within", asking<Shape, Shape, float>(within)},
    {"clash_relate", asking<Shape, Shape>(relate)},
    {"clash_contains", asking<Shape, Shape>(contains)},
    {"clash_distance", asking<Shape, Shape, float>([](const Shape &a, const Shape &b, float most) {
         return distance(a, b, most);
     })},
    {"clash_signed_distance", asking<Shape, Vector2D>(signed_distance)},
    {"clash_contact", asking<Shape, Shape, float>(contact)},
    {"clash_contacts", reading<Shape, Shape, float, Size>(
                           [](const Shape &a, const Shape &b, float most, Size capacity) {
                               return list<Contact>(capacity, [&](Span<Contact> to) {
                                   return contacts(a, b, to, most);
                               });
                           })},
    {"clash_separation", asking<Shape, Shape>(separation)},
    {"clash_intersections",
     reading<Shape, Shape, Size>([](const Shape &a, const Shape &b, Size capacity) {
         return list<Intersection>(capacity,
                                   [&](Span<Intersection> to) { return intersections(a, b, to); });
     })},
    {"clash_clip_segment",
     reading<Shape, Segment, Size>([](const Shape &shape, Segment segment, Size capacity) {
         return list<Stretch>(
             capacity, [&](Span<Stretch> to) { return clip_segment(shape, segment, to); });
     })},

    {"clash_default_cast", asking<>(default_cast)},
    {"clash_cast_settings_check",
     asking<CastSettings>([](const CastSettings &settings) { return clash::check(settings); })},
    {"clash_cast_ray", asking<Shape, Vector2D, Vector2D, CastSettings>(cast_ray)},
    {"clash_cast", asking<Shape, Vector2D, Shape, Vector2D, CastSettings>(cast)},
    {"clash_cast_turning", asking<Shape, Motion, Shape, Motion, CastSettings>(cast_turning)},

    {"clash_bounding_rectangle", asking<Shape>(bounding_rectangle)},
    {"clash_swept_bounding_rectangle", asking<Shape, Motion>(swept_bounding_rectangle)},
    {"clash_bounding_circle", asking<Shape>(bounding_circle)},
    {"clash_oriented_box", asking<Shape>(oriented_box)},
    {"clash_support_point", asking<Shape, Vector2D>(support_point)},
    {"clash_convex_hull", reading<Points, Size>([](const Points &points, Size capacity) {
         return list<Vector2D>(capacity,
                               [&](Span<Vector2D> to) { return convex_hull(points, to); });
     })},
    {"clash_mass", asking<Shape>(mass)},

    {"clash_polygon_area", asking<Shape>(polygon_area)},
    {"clash_polygon_centroid", asking<Shape>(polygon_centroid)},
    {"clash_polygon_is_convex", asking<Shape>(polygon_is_convex)},
    {"clash_polygon_is_simple", asking<Shape>(polygon_is_simple)},
    {"clash_winding", asking<Points>([](const Points &points) { return winding(points); })},
    {"clash_convex_pieces_capacity", asking<Shape>(convex_pieces_capacity)},
    {"clash_convex_pieces", pieces(convex_pieces)},
    {"clash_triangles", pieces(triangles)},

    {"clash_batch_collide",
     reading<Shape, Batch, Size>([](const Shape &shape, const Batch &many, Size capacity) {
         return list<std::uint64_t>(
             capacity, [&](Span<std::uint64_t> to) { return batch_collide(shape, many, to); });
     })},
    {"clash_batch_collide_pairs",
     reading<Batch, Batch, Size>([](const Batch &a, const Batch &b, Size capacity) {
         return list<std::uint64_t>(
             capacity, [&](Span<std::uint64_t> to) { return batch_collide_pairs(a, b, to); });
     })},
    {"clash_batch_cast_rays",
     reading<Shape, Batch, Size>([](const Shape &shape, const Batch &rays, Size capacity) {
         return list<float>(capacity,
                            [&](Span<float> to) { return batch_cast_rays(shape, rays, to); });
     })},
    {"clash_batch_find_pairs",
     [](Words &from) {
         const auto a = next<Batch>(from);
         const bool is_alone = from.accept("null");
         const auto b = is_alone ? Batch() : next<Batch>(from);
         const auto limit = next<Size>(from), capacity = next<Size>(from);
         std::vector<std::uint64_t> scratch(next<Size>(from));
         return list<IndexPair>(capacity, [&](Span<IndexPair> to) {
             return is_alone ? batch_find_pairs(a, to, scratch, limit)
                             : batch_find_pairs(a, b, to, scratch, limit);
         });
     }},
    {"clash_mask_indices", reading<std::vector<std::uint64_t>, Size>(
                               [](const std::vector<std::uint64_t> &mask, Size capacity) {
                                   return list<std::uint32_t>(
                                       capacity, [&](Span<std::uint32_t> to) {
                                           return mask_indices(mask, to);
                                       });
                               })},
};

} // namespace

const cases::Functions &shape_functions() { return functions; }

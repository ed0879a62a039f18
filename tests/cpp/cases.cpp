// The shared cases of tests/cases, asked through the overloads of namespace clash: mixed pairs
// in both orders, each function in all its forms. Those of book.txt go to the functions of book.h,
// where the library has them.
#include <clash2d/clash2d.hpp>

#include "cases.hpp"
#include "check.hpp"
#include "suite.hpp"

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <set>

namespace {

using namespace clash;
using namespace cases;

/// Two shapes of different kinds, in both orders.
template <class A, class B> Function pair() {
    return reading<A, B>([](A a, B b) { return Answers{collide(a, b), collide(b, a)}; });
}

/// Two shapes of one kind, in both orders.
template <class A> Function pair() { return pair<A, A>(); }

template <class A, class B> Function moving() {
    return reading<A, Vector2D, B>(
        [](A a, Vector2D move, B b) { return Answers{moving_collide(a, move, b)}; });
}

const Functions functions = {
    {"clash_version", one(version)},

    {"clash_add_vector", reading<Vector2D, Vector2D>([](Vector2D a, Vector2D b) {
         Vector2D sum = a;
         sum += b;
         return Answers{a + b, sum};
     })},
    {"clash_subtract_vector", reading<Vector2D, Vector2D>([](Vector2D a, Vector2D b) {
         Vector2D difference = a;
         difference -= b;
         return Answers{a - b, difference};
     })},
    {"clash_negate_vector", reading<Vector2D>([](Vector2D v) { return Answers{-v}; })},
    {"clash_equal_vectors", one(equal_vectors)},
    {"clash_multiply_vector", reading<Vector2D, float>([](Vector2D v, float scalar) {
         Vector2D product = v;
         product *= scalar;
         return Answers{v * scalar, scalar * v, product};
     })},
    {"clash_divide_vector", reading<Vector2D, float>([](Vector2D v, float divisor) {
         Vector2D quotient = v;
         quotient /= divisor;
         return Answers{v / divisor, quotient};
     })},
    {"clash_vector_length", one(vector_length)},
    {"clash_unit_vector", one(unit_vector)},
    {"clash_degrees_to_radian", one(degrees_to_radian)},
    {"clash_radian_to_degrees", one(radian_to_degrees)},
    {"clash_rotate_vector", one(rotate_vector)},
    {"clash_rotate_vector_90", one(rotate_vector_90)},
    {"clash_rotate_vector_180", one(rotate_vector_180)},
    {"clash_rotate_vector_270", one(rotate_vector_270)},
    {"clash_dot_product", one(dot_product)},
    {"clash_enclosed_angle", one(enclosed_angle)},
    {"clash_cross_product", one(cross_product)},
    {"clash_signed_angle", one(signed_angle)},
    {"clash_vector_angle", one(vector_angle)},
    {"clash_point_distance", one(point_distance)},
    {"clash_lerp_vector", one(lerp_vector)},
    {"clash_project_vector", one(project_vector)},
    {"clash_reflect_vector", one(reflect_vector)},
    {"clash_slide_vector", one(slide_vector)},
    {"clash_parallel_vectors", one(parallel_vectors)},

    {"clash_pose_compose", one(compose)},
    {"clash_pose_inverse", one(inverse)},
    {"clash_pose_transform_point", one(transform_point)},
    {"clash_pose_inverse_transform_point", one(inverse_transform_point)},
    {"clash_pose_transform_direction", one(transform_direction)},
    {"clash_pose_inverse_transform_direction", one(inverse_transform_direction)},
    {"clash_motion_pose_at", one(pose_at)},

    {"clash_rectangles_collide", pair<Rectangle>()},
    {"clash_circles_collide", pair<Circle>()},
    {"clash_points_collide", pair<Vector2D>()},
    {"clash_lines_collide", pair<Line>()},
    {"clash_segments_collide", pair<Segment>()},
    {"clash_oriented_rectangles_collide", pair<OrientedRectangle>()},
    {"clash_circle_point_collide", pair<Circle, Vector2D>()},
    {"clash_circle_line_collide", pair<Circle, Line>()},
    {"clash_circle_segment_collide", pair<Circle, Segment>()},
    {"clash_circle_rectangle_collide", pair<Circle, Rectangle>()},
    {"clash_circle_oriented_rectangle_collide", pair<Circle, OrientedRectangle>()},
    {"clash_point_rectangle_collide", pair<Vector2D, Rectangle>()},
    {"clash_line_rectangle_collide", pair<Line, Rectangle>()},
    {"clash_rectangle_segment_collide", pair<Rectangle, Segment>()},
    {"clash_oriented_rectangle_rectangle_collide", pair<OrientedRectangle, Rectangle>()},
    {"clash_line_point_collide", pair<Line, Vector2D>()},
    {"clash_point_segment_collide", pair<Vector2D, Segment>()},
    {"clash_oriented_rectangle_point_collide", pair<OrientedRectangle, Vector2D>()},
    {"clash_line_segment_collide", pair<Line, Segment>()},
    {"clash_line_oriented_rectangle_collide", pair<Line, OrientedRectangle>()},
    {"clash_oriented_rectangle_segment_collide", pair<OrientedRectangle, Segment>()},
    {"clash_rectangles_collide_short_circuit", one(rectangles_collide_short_circuit)},

    {"clash_moving_circle_rectangle_collide", moving<Circle, Rectangle>()},
    {"clash_moving_rectangle_rectangle_collide", moving<Rectangle, Rectangle>()},
    {"clash_moving_circle_circle_collide", moving<Circle, Circle>()},
    {"clash_moving_rectangle_circle_collide", moving<Rectangle, Circle>()},

    {"clash_overlapping", one<bool, float, float, float, float>(overlapping)},
    {"clash_overlapping_ranges", one<bool, Range, Range>(overlapping)},
    {"clash_range_hull", one(range_hull)},
    {"clash_sort_range", one(sort_range)},
    {"clash_clamp_on_range", one(clamp_on_range)},
    {"clash_clamp_on_rectangle", one(clamp_on_rectangle)},
    {"clash_equivalent_lines", one(equivalent_lines)},
    {"clash_on_one_side", one(on_one_side)},
    {"clash_project_segment", one(project_segment)},
    {"clash_rectangle_corner", one<Vector2D, Rectangle, int>(corner)},
    {"clash_rectangle_center", one(rectangle_center)},
    {"clash_oriented_rectangle_corner", one<Vector2D, OrientedRectangle, int>(corner)},
    {"clash_oriented_rectangle_edge", one(oriented_rectangle_edge)},
    {"clash_separating_axis_for_rectangle", one<bool, Segment, Rectangle>(separating_axis)},
    {"clash_separating_axis_for_oriented_rectangle",
     one<bool, Segment, OrientedRectangle>(separating_axis)},

    {"clash_enlarge_rectangle_point", one<Rectangle, Rectangle, Vector2D>(enlarge_rectangle)},
    {"clash_enlarge_rectangle_rectangle", one<Rectangle, Rectangle, Rectangle>(enlarge_rectangle)},
    {"clash_oriented_rectangle_rectangle_hull", one<Rectangle, OrientedRectangle>(rectangle_hull)},
    {"clash_oriented_rectangle_circle_hull", one<Circle, OrientedRectangle>(circle_hull)},
    {"clash_rectangles_rectangle_hull", reading<Array<Rectangle>>([](const Array<Rectangle> &r) {
         return Answers{rectangle_hull(r.data(), r.size()), rectangle_hull(r)};
     })},
    {"clash_circles_rectangle_hull", reading<Array<Circle>>([](const Array<Circle> &c) {
         return Answers{rectangle_hull(c.data(), c.size()), rectangle_hull(c)};
     })},
    {"clash_circles_circle_hull", reading<Array<Circle>>([](const Array<Circle> &c) {
         return Answers{circle_hull(c.data(), c.size()), circle_hull(c)};
     })},
};

/// Says what is wrong with a line, or nothing.
std::string complaint(const Functions &known, const std::string &name, Words &words) {
    const auto function = known.find(name);
    if (function == known.end())
        return "unknown function " + name;
    const Answers answers = function->second(words);
    words.expect("=");
    const Answer expected = read_answer(words);
    if (!words.is_good || !words.is_at_end())
        return "malformed or the wrong number of words for " + name;
    for (const Answer &answer : answers)
        if (!(answer == expected))
            return name + ": expected " + expected.text() + ", got " + answer.text();
    return "";
}

/// Whether a word is among those of a call.
bool is_said(const Words &words, const char *word) {
    return std::find(words.words.begin(), words.words.end(), word) != words.words.end();
}

/// Asks the cases of one file; the number of them.
int ask(const Functions &known, const std::string &file, std::set<std::string> &asked) {
    std::ifstream lines(file);
    int count = 0, number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        Words words(line.substr(0, line.find('#')));
        if (words.is_at_end())
            continue;
        ++count;
        const std::string name = words.words[words.next++];
        asked.insert(name);
        // C++ has no null shapes.
        if (is_said(words, "null") && name.rfind("clash_batch_", 0) != 0)
            continue;
        const std::string wrong = complaint(known, name, words);
        check::that(wrong.empty(), file.c_str(), number, wrong.c_str());
    }
    return count;
}

/// What is wrong with a line of its own.
std::string complaint(const std::string &line) {
    Words words(line);
    const std::string name = words.word();
    return complaint(shape_functions().count(name) ? shape_functions() : functions, name, words);
}

/// A reader that overlooks mistakes tests nothing.
void mistakes() {
    check::section("Mistakes in cases");
    CHECK(complaint("clash_circles_collide 0 0 1 2 0 1 = yes").empty());
    CHECK(complaint("clash_circles_circle_hull [ 0 0 1 4 0 1 ] = yes 2 0 3").empty());
    CHECK(complaint("clash_mask_indices [5] 8 = 2 [0 _]").empty());
    for (const char *wrong : {"clash_circles_collide 0 0 1 2 0 1 = no",
                              "clash_circles_collide 0 0 1 2 0 1 = 1",
                              "clash_circles_collide 0 0 1 2 0 = yes",
                              "clash_circles_collide 0 0 1 2 0 1 2 = yes",
                              "clash_circles_collide 0 0 1 2 0 1 yes",
                              "clash_circles_collide 0 0 1 2 0 1 =",
                              "clash_circles_collide 0 0 1 2 0 1 = yes no",
                              "clash_circles_collide 0 0 1 2 0 one = no",
                              "clash_squares_collide 0 0 1 2 0 1 = yes",
                              "clash_negate_vector 0 1 = 0 -1",
                              "clash_negate_vector 0 1 = -0",
                              "clash_negate_vector 0 1 = -0 -1 0",
                              "clash_circles_circle_hull [ 0 0 1 4 0 ] = yes 2 0 3",
                              "clash_circles_circle_hull [ 0 0 1 4 0 1 = yes 2 0 3",
                              "clash_circles_circle_hull 0 0 1 4 0 1 = yes 2 0 3",
                              "clash_circles_circle_hull [ 0 0 1 4 0 1 ] = 2 0 3",
                              "clash_circles_circle_hull [ ] = yes 0 0 0",
                              "clash_rectangle_corner 3 2 6 4 1.5 = 9 6",
                              "clash_collide point 0 0 point 0 0 = no",
                              "clash_collide point 0 0 point 0 = yes",
                              "clash_collide point 0 0 point 0 0 0 = yes",
                              "clash_collide point 0 0 pint 0 0 = yes",
                              "clash_collide point 0 0 point 0 0 = _",
                              "clash_collide point 0 0 polygon 0 0 [ ] 0 = yes",
                              "clash_relate point 0 0 point 0 0 = disjoint",
                              "clash_relate point 0 0 point 0 0 = same",
                              "clash_mask_indices [ 1 ] 1 = 1",
                              "clash_mask_indices [ 1 ] 1 = 1 1",
                              "clash_bounding_circle circle 0 0 1 = yes -0 0 1"})
        check::that(!complaint(wrong).empty(), __FILE__, __LINE__, wrong);
}

/// Whether a path ends with the name of a file.
bool is_named(const std::string &path, const std::string &name) {
    return path.size() >= name.size() &&
           path.compare(path.size() - name.size(), name.size(), name) == 0;
}

/// The first words of the lines of a file.
std::set<std::string> first_words(const std::string &file) {
    std::set<std::string> found;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);)
        found.insert(Words(line).word());
    return found;
}

/// The names of numbers that stand beside a file of cases of any shape.
void read_names(const std::string &file) {
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        Words words(line.substr(0, line.find('#')));
        if (!words.is_at_end())
            names()[words.words[0]] = std::stof(words.words[1]);
    }
    check::that(names().size() > 30, file.c_str(), 0, "the names of numbers");
}

/// The functions that the cases of a file ask.
const Functions &functions_of(const std::string &file) {
    if (is_named(file, "book.txt"))
        return book_functions();
    return file.find("shapes/") == std::string::npos ? functions : shape_functions();
}

} // namespace

void shared_cases(int count, char **files) {
    std::set<std::string> asked, elsewhere;
    for (int i = 0; i < count; ++i) {
        const std::string file = files[i];
        const std::size_t end = file.find("shapes/");
        if (end == std::string::npos || !elsewhere.empty())
            continue;
        read_names(file.substr(0, end) + "shapes/names");
        elsewhere = first_words(file.substr(0, end) + "shapes/elsewhere");
    }
    mistakes();
    check::section("Shared cases");
    for (int i = 0; i < count; ++i) {
        if (functions_of(files[i]).empty())
            continue;
        const int cases = ask(functions_of(files[i]), files[i], asked);
        check::that(cases > 0, files[i], 0, "the file has cases");
    }
    for (const Functions *known : {&functions, &shape_functions(), &book_functions()})
        for (const auto &[name, function] : *known)
            check::that(asked.count(name) == 1 || elsewhere.count(name) == 1, "tests/cases", 0,
                        ("no case asks " + name).c_str());
}

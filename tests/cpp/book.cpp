// The functions of book.h for the shared cases of book.txt, where the library has them
// (CLASH2D_TESTS_BOOK).
#include "cases.hpp"
#include "suite.hpp"

#ifdef CLASH2D_TESTS_BOOK
#include <clash2d/book.h>

namespace {

using namespace cases;

/// A function of an array: the book's int counts its elements.
template <class Element, class Result> Function hull(Result (*function)(const Element *, int)) {
    return reading<Array<Element>>([function](const Array<Element> &array) {
        return Answers{function(array.data(), static_cast<int>(array.size()))};
    });
}

#define BOOK(name)                                                                                 \
    { #name, one(::name) }
#define BOOK_HULL(name)                                                                            \
    { #name, hull(::name) }

const Functions functions = {
    // clang-format off
    BOOK(add_vector),
    BOOK(subtract_vector),
    BOOK(negate_vector),
    BOOK(equal_floats),
    BOOK(equal_vectors),
    BOOK(multiply_vector),
    BOOK(divide_vector),
    BOOK(vector_length),
    BOOK(unit_vector),
    BOOK(degrees_to_radian),
    BOOK(radian_to_degrees),
    BOOK(rotate_vector),
    BOOK(rotate_vector_90),
    BOOK(rotate_vector_180),
    BOOK(rotate_vector_270),
    BOOK(dot_product),
    BOOK(enclosed_angle),
    BOOK(project_vector),
    BOOK(parallel_vectors),
    BOOK(rectangles_collide),
    BOOK(circles_collide),
    BOOK(points_collide),
    BOOK(lines_collide),
    BOOK(segments_collide),
    BOOK(oriented_rectangles_collide),
    BOOK(circle_point_collide),
    BOOK(circle_line_collide),
    BOOK(circle_segment_collide),
    BOOK(circle_rectangle_collide),
    BOOK(circle_oriented_rectangle_collide),
    BOOK(point_rectangle_collide),
    BOOK(line_rectangle_collide),
    BOOK(rectangle_segment_collide),
    BOOK(oriented_rectangle_rectangle_collide),
    BOOK(line_point_collide),
    BOOK(point_segment_collide),
    BOOK(oriented_rectangle_point_collide),
    BOOK(line_segment_collide),
    BOOK(line_oriented_rectangle_collide),
    BOOK(oriented_rectangle_segment_collide),
    BOOK(rectangles_collide_short_circuit),
    BOOK(overlapping),
    BOOK(overlapping_ranges),
    BOOK(range_hull),
    BOOK(sort_range),
    BOOK(clamp_on_range),
    BOOK(clamp_on_rectangle),
    BOOK(equivalent_lines),
    BOOK(on_one_side),
    BOOK(project_segment),
    BOOK(rectangle_corner),
    BOOK(rectangle_center),
    BOOK(oriented_rectangle_corner),
    BOOK(oriented_rectangle_edge),
    BOOK(separating_axis_for_rectangle),
    BOOK(separating_axis_for_oriented_rectangle),
    BOOK(enlarge_rectangle_point),
    BOOK(enlarge_rectangle_rectangle),
    BOOK(oriented_rectangle_rectangle_hull),
    BOOK(oriented_rectangle_circle_hull),
    BOOK(moving_circle_rectangle_collide),
    BOOK(moving_rectangle_rectangle_collide),
    BOOK(moving_circle_circle_collide),
    BOOK(moving_rectangle_circle_collide),
    BOOK(minimum),
    BOOK(maximum),
    BOOK_HULL(rectangles_rectangle_hull),
    BOOK_HULL(circles_rectangle_hull),
    BOOK_HULL(circles_circle_hull),
    // clang-format on
};

} // namespace
#else
static const cases::Functions functions;
#endif

const cases::Functions &book_functions() { return functions; }

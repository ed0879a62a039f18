// clash2d: 2D collision detection that is never wrong.
//
//     #include <clash2d/clash2d.h>
//
//     bool is_hit(ClashCircle ball, ClashVector2D speed, ClashRectangle wall) {
//         ClashOrientedRectangle bat = {{5, 4}, {3, 0.5f}, 30};
//         if (clash_circle_oriented_rectangle_collide(ball, bat))
//             return true;
//         // Anywhere on the way of this frame, not only at its end:
//         return clash_moving_circle_rectangle_collide(ball, speed, wall);
//     }
//
// Beside such functions for two shapes whose kinds are known, there is one for each question about
// any two: ClashShape is any shape.
//
//     static const ClashVector2D corners[] = {{0, 0}, {4, 0}, {0, 3}};
//
//     bool push_out(ClashCircle *ball) {
//         ClashShape ramp = clash_shape_polygon(corners, 3, 0), shape = clash_shape_circle(*ball);
//         ClashVector2D way;
//         if (!clash_separation(&ramp, &shape, &way))
//             return false;
//         ball->center = clash_add_vector(ball->center, way);
//         return true;
//     }
//
// X points to the right, Y up; angles are degrees, counterclockwise. (With Y down the same
// numbers turn clockwise, and left, right and clockwise are the other way round on the screen;
// nothing else changes.)
//
// Shapes are closed sets of points: touching counts. Yes and no are what exact arithmetic gives
// for the numbers passed in, without any tolerance: origin + size is a sum of real numbers, and a
// rotation has its true sine and cosine. A degenerate shape is the set that it describes, so that
// a circle of radius 0 is a point. A shape with a NaN, an infinity or a negative size, radius or
// half extent is the empty set: it meets nothing, contains nothing and bounds nothing.
//
// Questions about any shapes take pointers to them; null is the empty set, too. An answer that is
// more than a yes or no goes to where an out pointer leads, if the function returns true, and
// otherwise nothing is written; the pointer may be null. Lists go to a buffer of the caller's: what
// is returned is how many elements there are, also if there is no room for all of them. Polygons,
// chains and groups borrow their arrays from the caller, who keeps these as long as the shape is used.
// clash_shape_check says why a shape is invalid.
//
// All functions are pure: they keep nothing, allocate nothing, print nothing, and may be called
// from any thread. They return a defined answer for every bit pattern, the same bits on every
// platform. They assume the floating-point environment that C programs start with: rounding to
// nearest, subnormal numbers kept (flushed to 0, they are wrong only about numbers below 1e-30).
//
// Shapes of a fixed size are asked in constant time, all others by what is near: beside a few of 10,000
// prepared pieces a small shape takes up to 1 microsecond to collide, 10 for rays, casts, distances and
// contacts, 30 for relations and intersections, and 50 for separations; docs/growth.md has other
// sizes, plain shapes and hostile ones. There, optimised for x86-64, no function takes more than 65 KB of the
// stack.
//
// A pair's function names its two shapes in alphabetical order and takes them in that order.
// Titles in quotes are sections of the book "2D Game Collision Detection" by Thomas Schwarzl;
// book.h has its own names for all this.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of this header: major * 1000000 + minor * 1000 + patch; see clash_version.
#define CLASH_VERSION {version}

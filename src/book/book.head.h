// The names of the book "2D Game Collision Detection" by Thomas Schwarzl, as it prints them.
//
//     #include <clash2d/book.h>
//
//     Circle a = {{4, 4}, 2};
//     Circle b = {{7, 4}, 2};
//     if (circles_collide(a, b) == yes)
//         ...
//
// The types are those of clash2d.h under other names, so that a Circle can be passed to any
// function of that header. The functions give the same answers as their prefixed twins, except
// for those in which the book itself uses its threshold of 1/8192: equal_floats, equal_vectors,
// points_collide, parallel_vectors, equivalent_lines, lines_collide, line_point_collide and
// point_segment_collide. These keep it, with the book's formula evaluated exactly.
//
// The library exports these names unless it is built without the feature "book".

#include <clash2d/clash2d.h>

// The book's types.
typedef ClashVector2D Vector2D;
typedef ClashLine Line;
typedef ClashSegment Segment;
typedef ClashCircle Circle;
typedef ClashRectangle Rectangle;
typedef ClashOrientedRectangle OrientedRectangle;
typedef ClashRange Range;

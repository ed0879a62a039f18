/* The layout that other languages and older programs rely on: a change here breaks the ABI. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

#include <limits.h>

/* The alignment of a type: the offset of the field that follows a char. */
#define CHECK_TYPE(type, size, alignment)                                                          \
    do {                                                                                           \
        struct after_char {                                                                        \
            char c;                                                                                \
            type value;                                                                            \
        };                                                                                         \
        CHECK("size of " #type, sizeof(type) == (size));                                           \
        CHECK("alignment of " #type, offsetof(struct after_char, value) == (alignment));           \
    } while (0)

#define CHECK_FIELD(type, field, field_type, offset)                                               \
    do {                                                                                           \
        CHECK("offset of " #type "." #field, offsetof(type, field) == (offset));                   \
        CHECK("size of " #type "." #field, sizeof(((type *)0)->field) == sizeof(field_type));      \
    } while (0)

SECTION(structs, "Layout of the structs") {
    CHECK("a float has 32 bits", sizeof(float) * CHAR_BIT == 32 && FLT_MANT_DIG == 24);

    CHECK_TYPE(ClashVector2D, 8, 4);
    CHECK_FIELD(ClashVector2D, x, float, 0);
    CHECK_FIELD(ClashVector2D, y, float, 4);

    CHECK_TYPE(ClashLine, 16, 4);
    CHECK_FIELD(ClashLine, base, ClashVector2D, 0);
    CHECK_FIELD(ClashLine, direction, ClashVector2D, 8);

    CHECK_TYPE(ClashSegment, 16, 4);
    CHECK_FIELD(ClashSegment, point1, ClashVector2D, 0);
    CHECK_FIELD(ClashSegment, point2, ClashVector2D, 8);

    CHECK_TYPE(ClashCircle, 12, 4);
    CHECK_FIELD(ClashCircle, center, ClashVector2D, 0);
    CHECK_FIELD(ClashCircle, radius, float, 8);

    CHECK_TYPE(ClashRectangle, 16, 4);
    CHECK_FIELD(ClashRectangle, origin, ClashVector2D, 0);
    CHECK_FIELD(ClashRectangle, size, ClashVector2D, 8);

    CHECK_TYPE(ClashOrientedRectangle, 20, 4);
    CHECK_FIELD(ClashOrientedRectangle, center, ClashVector2D, 0);
    CHECK_FIELD(ClashOrientedRectangle, halfExtend, ClashVector2D, 8);
    CHECK_FIELD(ClashOrientedRectangle, rotation, float, 16);

    CHECK_TYPE(ClashRange, 8, 4);
    CHECK_FIELD(ClashRange, minimum, float, 0);
    CHECK_FIELD(ClashRange, maximum, float, 4);
}

/* The book's types are the prefixed ones: pointers to them are compatible, or this fails to build.
 */
SECTION(book_types, "Layout of the book's types") {
    static Vector2D vector;
    static Line line;
    static Segment segment;
    static Circle circle;
    static Rectangle rectangle;
    static OrientedRectangle oriented_rectangle;
    static Range range;
    ClashVector2D *const a = &vector;
    ClashLine *const b = &line;
    ClashSegment *const c = &segment;
    ClashCircle *const d = &circle;
    ClashRectangle *const e = &rectangle;
    ClashOrientedRectangle *const f = &oriented_rectangle;
    ClashRange *const g = &range;
    CHECK("the same types", a && b && c && d && e && f && g);

    CHECK_TYPE(Bool, 4, 4);
    CHECK("no is 0", no == 0);
    CHECK("yes is 1", yes == 1);
    CHECK("bool has one byte", sizeof(bool) == 1);
}

void layout(void) {
    structs();
    book_types();
}

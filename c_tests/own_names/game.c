/* A game that has its own Rectangle, Circle, minimum, ... and links the library without including
 * book.h. It must compile, link, and call its own functions. */
#include "../chapters.h"
#include "../check.h"

/* The game's types: fields, sizes and meaning are its own. */
typedef struct Vector2D {
    double x, y, z;
} Vector2D;
typedef struct Rectangle {
    int left, top, right, bottom;
} Rectangle;
typedef struct Circle {
    short diameter;
} Circle;
typedef enum Bool { maybe = 7 } Bool;
typedef char Line[80];
typedef unsigned Segment, OrientedRectangle, Range;

/* The game's functions, with external linkage under the book's names. */
int minimum(int a, int b);
int maximum(int a, int b);
int dot_product(int a, int b);
Vector2D add_vector(Vector2D a, Vector2D b);
Bool circles_collide(Circle a, Circle b);
Rectangle rectangles_collide(Rectangle a);
Bool equal_floats(void);

int minimum(int a, int b) { return a < b ? a : b; }
int maximum(int a, int b) { return a < b ? b : a; }
int dot_product(int a, int b) { return a * b; }
Vector2D add_vector(Vector2D a, Vector2D b) {
    const Vector2D sum = {a.x + b.x, a.y + b.y, a.z + b.z};
    return sum;
}
Bool circles_collide(Circle a, Circle b) { return a.diameter == b.diameter ? maybe : (Bool)0; }
Rectangle rectangles_collide(Rectangle a) { return a; }
Bool equal_floats(void) { return maybe; }

/* Their sizes say that these are the game's. */
SECTION(own_types, "A game's own types") {
    const Line line = "a text";
    const Segment segment = 1;
    const OrientedRectangle oriented_rectangle = 2;
    const Range range = 3;
    CHECK("the game's Line", sizeof line == 80 && line[0] == 'a');
    CHECK("the game's numbers", segment + oriented_rectangle == range);
}

SECTION(own_functions, "A game's own functions") {
    const Vector2D v = {1, 2, 3};
    const Circle circle = {5};
    const Rectangle r = {1, 2, 3, 4};
    CHECK("the game's minimum", minimum(3, -4) == -4);
    CHECK("the game's maximum", maximum(3, -4) == 3);
    CHECK("the game's dot_product", dot_product(3, -4) == -12);
    CHECK("the game's add_vector", add_vector(v, v).z == 6);
    CHECK("the game's circles_collide", circles_collide(circle, circle) == maybe);
    CHECK("the game's rectangles_collide", rectangles_collide(r).bottom == 4);
    CHECK("the game's equal_floats", equal_floats() == maybe);
}

SECTION(beside_the_library, "The library beside a game's own names") {
    const ClashCircle a = {{0, 0}, 1}, b = {{2, 0}, 1};
    const ClashRectangle r = {{2, -1}, {1, 1}};
    const ClashVector2D move = {1, 0};
    CHECK_ANSWER("circles touch", true, clash_circles_collide(a, b));
    CHECK_ANSWER("a circle and a rectangle", false, clash_circle_rectangle_collide(a, r));
    CHECK_ANSWER("on the way", true, clash_moving_circle_rectangle_collide(a, move, r));
}

int main(void) {
    own_types();
    own_functions();
    beside_the_library();
    pairs();
    return check_end();
}

/* The C suite: the book, chapter by chapter, and then what a C program relies on beside it. */
#include "chapters.h"
#include "check.h"

int main(void) {
    vectors();
    collision_detection();
    bounding_shapes();
    shapes_in_motion();
    optimization_tricks();
    pairs();
    layout();
    return check_end();
}

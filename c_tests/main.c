/* The C suite: the book, chapter by chapter, and then what a C program relies on beside it.
 * `cargo test` builds and runs it; by hand, with all files of this folder but own_names.c:
 *     gcc -std=c99 -Iinclude ... target/debug/libclash2d.a -lm
 * usage: PROGRAM [FOLDER]    the cases of every language are in FOLDER, else in tests/cases */
#include "chapters.h"
#include "check.h"

int main(int count, char **arguments) {
    vectors();
    collision_detection();
    bounding_shapes();
    shapes_in_motion();
    optimization_tricks();
    pairs();
    any_shape();
    questions();
    contacts();
    casts();
    measures();
    making();
    arena_game();
    prepared();
    layout();
    cases(count > 1 ? arguments[1] : "tests/cases");
    return check_end();
}

/* The C suite: the book, chapter by chapter, and then what a C program relies on beside it.
 * `cargo test` builds and runs it, and so does `ctest`. By hand:
 *     cc -std=c99 -Iinclude c_tests/[a-z]*.c target/release/libclash2d.a -lm -o target/c_tests
 * usage: PROGRAM [--cases FOLDER] [CHAPTER]...
 *     CHAPTER           one of the names below, or `book`: all that the book has; none: everything
 *     --cases FOLDER    where the cases of every language are, else tests/cases */
#include "chapters.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *cases_folder = "tests/cases";

static void shared_cases(void) {
    cases(cases_folder);
    shape_cases(cases_folder);
}

static const struct {
    const char *name;
    void (*run)(void);
    bool in_book;
} chapters[] = {
    {"vectors", vectors, true},
    {"collision_detection", collision_detection, true},
    {"bounding_shapes", bounding_shapes, true},
    {"shapes_in_motion", shapes_in_motion, true},
    {"optimization_tricks", optimization_tricks, true},
    {"pairs", pairs, false},
    {"any_shape", any_shape, false},
    {"questions", questions, false},
    {"contacts", contacts, false},
    {"casts", casts, false},
    {"measures", measures, false},
    {"making", making, false},
    {"arena", arena_game, false},
    {"prepared", prepared, false},
    {"world", world, false},
    {"movers", movers, false},
    {"grids", grids, false},
    {"batches", batches, false},
    {"layout", layout, false},
    {"cases", shared_cases, false},
};

static bool is_meant(const char *name, size_t chapter) {
    return strcmp(name, chapters[chapter].name) == 0 ||
           (strcmp(name, "book") == 0 && chapters[chapter].in_book);
}

static int refuse(const char *what) {
    fprintf(stderr, "%s\nusage: PROGRAM [--cases FOLDER] [CHAPTER]...\nchapters: book =", what);
    for (size_t i = 0; i < COUNT(chapters); i++) {
        fprintf(stderr, "%s %s",
                i > 0 && chapters[i - 1].in_book && !chapters[i].in_book ? ";" : "",
                chapters[i].name);
    }
    fprintf(stderr, "\n");
    return EXIT_FAILURE;
}

int main(int count, char **arguments) {
    bool chosen[COUNT(chapters)] = {false};
    bool any = false;
    for (int i = 1; i < count; i++) {
        bool known = false;
        if (strcmp(arguments[i], "--cases") == 0) {
            if (++i == count) {
                return refuse("--cases: no folder");
            }
            cases_folder = arguments[i];
            continue;
        }
        for (size_t chapter = 0; chapter < COUNT(chapters); chapter++) {
            if (is_meant(arguments[i], chapter)) {
                chosen[chapter] = known = any = true;
            }
        }
        if (!known) {
            return refuse("no such chapter");
        }
    }
    for (size_t chapter = 0; chapter < COUNT(chapters); chapter++) {
        if (chosen[chapter] || !any) {
            check_chapter(chapters[chapter].name);
            chapters[chapter].run();
        }
    }
    return check_end();
}

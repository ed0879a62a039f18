/* The harness of check.h: counts, and says what failed. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>

static const char *section = "";
static const char *chapter;
static unsigned long passed, failed, passed_before, failed_before;

bool check_ok(const char *file, int line, const char *what, const char *call, bool ok) {
    if (ok) {
        passed++;
        return true;
    }
    failed++;
    printf("%s:%d: %s: %s\n    %s\n", file, line, section, what, call);
    return false;
}

void check_print_numbers(const char *title, const float *numbers, size_t count) {
    printf("    %s", title);
    for (size_t i = 0; i < count; i++) {
        printf(" %.9g (%a)", (double)numbers[i], (double)numbers[i]);
    }
    printf("\n");
}

static bool same_number(float a, float b) { return a == b || (isnan(a) && isnan(b)); }

/* Tells what passed of the chapter that ends. */
static void end_chapter(void) {
    if (chapter) {
        printf("%s: %lu passed, %lu failed\n", chapter, passed - passed_before,
               failed - failed_before);
    }
}

void check_chapter(const char *name) {
    end_chapter();
    chapter = name;
    passed_before = passed;
    failed_before = failed;
}

void check_section(const char *title) { section = title; }

void check_answer(const char *file, int line, const char *what, const char *call, int expected,
                  int got) {
    if (!check_ok(file, line, what, call, expected == got)) {
        printf("    expected %s, got %s\n", expected ? "yes" : "no", got ? "yes" : "no");
    }
}

void check_numbers(const char *file, int line, const char *what, const char *call,
                   const float *expected, const float *got, size_t count) {
    bool ok = true;
    for (size_t i = 0; i < count; i++) {
        ok = ok && same_number(expected[i], got[i]);
    }
    if (!check_ok(file, line, what, call, ok)) {
        check_print_numbers("expected", expected, count);
        check_print_numbers("got     ", got, count);
    }
}

int check_end(void) {
    end_chapter();
    printf("%lu passed, %lu failed\n", passed, failed);
    return failed == 0 && passed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* The cases that every language must agree on, tests/cases/ *.txt, read line by line and asked of
 * the function that each names. README.md in that folder describes the format. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHARACTERS = 1000, MOST_WORDS = 100, MOST_NUMBERS = 4, MOST_ELEMENTS = 20 };

/* What a function answers: yes or no, or some numbers, or yes and some numbers. */
struct answer {
    bool is_question, is_yes;
    float numbers[MOST_NUMBERS];
    size_t count;
};

/* A call that is being read from the words of a line, and what it gives. */
struct call {
    char **words;
    size_t left;
    struct answer answer;
    const char *problem; /* the first one */
};

static void complain(struct call *call, const char *problem) {
    if (call->problem == NULL) {
        call->problem = problem;
    }
}

/* The next word; an empty one where there is none. */
static const char *take_word(struct call *call) {
    if (call->left == 0) {
        complain(call, "too few numbers");
        return "";
    }
    call->left--;
    return *call->words++;
}

/* Whether that is the next word, which is taken in this case. */
static bool take_mark(struct call *call, const char *mark) {
    const bool is_next = call->left > 0 && strcmp(*call->words, mark) == 0;
    if (is_next) {
        take_word(call);
    }
    return is_next;
}

/* Takes words off a call: one for each parameter type. */
static float take_float(struct call *call) {
    const char *word = take_word(call);
    char *end;
    const float number = strtof(word, &end);
    if (end == word || *end != '\0') {
        complain(call, "not a number");
    }
    return number;
}

static int take_int(struct call *call) {
    const char *word = take_word(call);
    char *end;
    errno = 0;
    const long number = strtol(word, &end, 10);
    if (end == word || *end != '\0' || errno != 0 || number < INT_MIN || number > INT_MAX) {
        complain(call, "not an integer");
        return 0;
    }
    return (int)number;
}

static ClashVector2D take_ClashVector2D(struct call *call) {
    ClashVector2D v;
    v.x = take_float(call);
    v.y = take_float(call);
    return v;
}

static ClashLine take_ClashLine(struct call *call) {
    ClashLine l;
    l.base = take_ClashVector2D(call);
    l.direction = take_ClashVector2D(call);
    return l;
}

static ClashSegment take_ClashSegment(struct call *call) {
    ClashSegment s;
    s.point1 = take_ClashVector2D(call);
    s.point2 = take_ClashVector2D(call);
    return s;
}

static ClashCircle take_ClashCircle(struct call *call) {
    ClashCircle c;
    c.center = take_ClashVector2D(call);
    c.radius = take_float(call);
    return c;
}

static ClashRectangle take_ClashRectangle(struct call *call) {
    ClashRectangle r;
    r.origin = take_ClashVector2D(call);
    r.size = take_ClashVector2D(call);
    return r;
}

static ClashOrientedRectangle take_ClashOrientedRectangle(struct call *call) {
    ClashOrientedRectangle r;
    r.center = take_ClashVector2D(call);
    r.halfExtend = take_ClashVector2D(call);
    r.rotation = take_float(call);
    return r;
}

static ClashRange take_ClashRange(struct call *call) {
    ClashRange r;
    r.minimum = take_float(call);
    r.maximum = take_float(call);
    return r;
}

static ClashPose take_ClashPose(struct call *call) {
    ClashPose p;
    p.position = take_ClashVector2D(call);
    p.rotation = take_float(call);
    return p;
}

static ClashMotion take_ClashMotion(struct call *call) {
    ClashMotion m;
    m.movement = take_ClashVector2D(call);
    m.rotation = take_float(call);
    m.pivot = take_ClashVector2D(call);
    return m;
}

/* Keeps what a function gives: one for each type. */
static void give_yes_or_no(struct call *call, bool answer) {
    call->answer.is_question = true;
    call->answer.is_yes = answer;
}

static void give_numbers(struct call *call, const void *numbers, size_t size) {
    memcpy(call->answer.numbers, numbers, size);
    call->answer.count = size / sizeof(float);
}

#define GIVES_NUMBERS(type)                                                                        \
    static void give_##type(struct call *call, type result) {                                      \
        give_numbers(call, &result, sizeof result);                                                \
    }

GIVES_NUMBERS(float)
GIVES_NUMBERS(ClashVector2D)
GIVES_NUMBERS(ClashSegment)
GIVES_NUMBERS(ClashCircle)
GIVES_NUMBERS(ClashRectangle)
GIVES_NUMBERS(ClashRange)
GIVES_NUMBERS(ClashPose)

/* Calls a function of one to four parameters, under one name. */
#define CALLS_ONE(name, result, A)                                                                 \
    static void call_##name(struct call *call) {                                                   \
        const A a = take_##A(call);                                                                \
        give_##result(call, name(a));                                                              \
    }
#define CALLS_TWO(name, result, A, B)                                                              \
    static void call_##name(struct call *call) {                                                   \
        const A a = take_##A(call);                                                                \
        const B b = take_##B(call);                                                                \
        give_##result(call, name(a, b));                                                           \
    }
#define CALLS_THREE(name, result, A, B, C)                                                         \
    static void call_##name(struct call *call) {                                                   \
        const A a = take_##A(call);                                                                \
        const B b = take_##B(call);                                                                \
        const C c = take_##C(call);                                                                \
        give_##result(call, name(a, b, c));                                                        \
    }
#define CALLS_FOUR(name, result, A, B, C, D)                                                       \
    static void call_##name(struct call *call) {                                                   \
        const A a = take_##A(call);                                                                \
        const B b = take_##B(call);                                                                \
        const C c = take_##C(call);                                                                \
        const D d = take_##D(call);                                                                \
        give_##result(call, name(a, b, c, d));                                                     \
    }

/* Takes the elements in brackets off a call; their number. */
#define TAKES_ARRAY(element)                                                                       \
    static size_t take_array_of_##element(struct call *call, element elements[MOST_ELEMENTS]) {    \
        size_t count = 0;                                                                          \
        if (!take_mark(call, "[")) {                                                               \
            complain(call, "no array in brackets");                                                \
        }                                                                                          \
        while (call->problem == NULL && !take_mark(call, "]")) {                                   \
            if (count == MOST_ELEMENTS) {                                                          \
                complain(call, "too many elements");                                               \
                break;                                                                             \
            }                                                                                      \
            elements[count++] = take_##element(call);                                              \
        }                                                                                          \
        return count;                                                                              \
    }

TAKES_ARRAY(ClashCircle)
TAKES_ARRAY(ClashRectangle)

/* The book's function of an array, and the other one, which tells whether there is an answer. */
#define CALLS_BOTH_ARRAY(name, result, element)                                                    \
    static void call_##name(struct call *call) {                                                   \
        element elements[MOST_ELEMENTS];                                                           \
        const size_t count = take_array_of_##element(call, elements);                              \
        give_##result(call, name(elements, (int)count));                                           \
    }                                                                                              \
    static void call_clash_##name(struct call *call) {                                             \
        element elements[MOST_ELEMENTS];                                                           \
        const size_t count = take_array_of_##element(call, elements);                              \
        result found;                                                                              \
        give_yes_or_no(call, clash_##name(elements, count, &found));                               \
        if (call->answer.is_yes) {                                                                 \
            give_##result(call, found);                                                            \
        }                                                                                          \
    }

/* All functions with the types of their results and parameters, under the names of both headers. */
#define FUNCTIONS(ONE, TWO, THREE, FOUR, ARRAY)                                                    \
    TWO(add_vector, ClashVector2D, ClashVector2D, ClashVector2D)                                   \
    TWO(subtract_vector, ClashVector2D, ClashVector2D, ClashVector2D)                              \
    ONE(negate_vector, ClashVector2D, ClashVector2D)                                               \
    TWO(equal_vectors, yes_or_no, ClashVector2D, ClashVector2D)                                    \
    TWO(multiply_vector, ClashVector2D, ClashVector2D, float)                                      \
    TWO(divide_vector, ClashVector2D, ClashVector2D, float)                                        \
    ONE(vector_length, float, ClashVector2D)                                                       \
    ONE(unit_vector, ClashVector2D, ClashVector2D)                                                 \
    ONE(degrees_to_radian, float, float)                                                           \
    ONE(radian_to_degrees, float, float)                                                           \
    TWO(rotate_vector, ClashVector2D, ClashVector2D, float)                                        \
    ONE(rotate_vector_90, ClashVector2D, ClashVector2D)                                            \
    ONE(rotate_vector_180, ClashVector2D, ClashVector2D)                                           \
    ONE(rotate_vector_270, ClashVector2D, ClashVector2D)                                           \
    TWO(dot_product, float, ClashVector2D, ClashVector2D)                                          \
    TWO(enclosed_angle, float, ClashVector2D, ClashVector2D)                                       \
    TWO(project_vector, ClashVector2D, ClashVector2D, ClashVector2D)                               \
    TWO(parallel_vectors, yes_or_no, ClashVector2D, ClashVector2D)                                 \
    TWO(rectangles_collide, yes_or_no, ClashRectangle, ClashRectangle)                             \
    TWO(circles_collide, yes_or_no, ClashCircle, ClashCircle)                                      \
    TWO(points_collide, yes_or_no, ClashVector2D, ClashVector2D)                                   \
    TWO(lines_collide, yes_or_no, ClashLine, ClashLine)                                            \
    TWO(segments_collide, yes_or_no, ClashSegment, ClashSegment)                                   \
    TWO(oriented_rectangles_collide, yes_or_no, ClashOrientedRectangle, ClashOrientedRectangle)    \
    TWO(circle_point_collide, yes_or_no, ClashCircle, ClashVector2D)                               \
    TWO(circle_line_collide, yes_or_no, ClashCircle, ClashLine)                                    \
    TWO(circle_segment_collide, yes_or_no, ClashCircle, ClashSegment)                              \
    TWO(circle_rectangle_collide, yes_or_no, ClashCircle, ClashRectangle)                          \
    TWO(circle_oriented_rectangle_collide, yes_or_no, ClashCircle, ClashOrientedRectangle)         \
    TWO(point_rectangle_collide, yes_or_no, ClashVector2D, ClashRectangle)                         \
    TWO(line_rectangle_collide, yes_or_no, ClashLine, ClashRectangle)                              \
    TWO(rectangle_segment_collide, yes_or_no, ClashRectangle, ClashSegment)                        \
    TWO(oriented_rectangle_rectangle_collide, yes_or_no, ClashOrientedRectangle, ClashRectangle)   \
    TWO(line_point_collide, yes_or_no, ClashLine, ClashVector2D)                                   \
    TWO(point_segment_collide, yes_or_no, ClashVector2D, ClashSegment)                             \
    TWO(oriented_rectangle_point_collide, yes_or_no, ClashOrientedRectangle, ClashVector2D)        \
    TWO(line_segment_collide, yes_or_no, ClashLine, ClashSegment)                                  \
    TWO(line_oriented_rectangle_collide, yes_or_no, ClashLine, ClashOrientedRectangle)             \
    TWO(oriented_rectangle_segment_collide, yes_or_no, ClashOrientedRectangle, ClashSegment)       \
    TWO(rectangles_collide_short_circuit, yes_or_no, ClashRectangle, ClashRectangle)               \
    THREE(moving_circle_rectangle_collide, yes_or_no, ClashCircle, ClashVector2D, ClashRectangle)  \
    THREE(moving_rectangle_rectangle_collide, yes_or_no, ClashRectangle, ClashVector2D,            \
          ClashRectangle)                                                                          \
    THREE(moving_circle_circle_collide, yes_or_no, ClashCircle, ClashVector2D, ClashCircle)        \
    THREE(moving_rectangle_circle_collide, yes_or_no, ClashRectangle, ClashVector2D, ClashCircle)  \
    FOUR(overlapping, yes_or_no, float, float, float, float)                                       \
    TWO(overlapping_ranges, yes_or_no, ClashRange, ClashRange)                                     \
    TWO(range_hull, ClashRange, ClashRange, ClashRange)                                            \
    ONE(sort_range, ClashRange, ClashRange)                                                        \
    THREE(clamp_on_range, float, float, float, float)                                              \
    TWO(clamp_on_rectangle, ClashVector2D, ClashVector2D, ClashRectangle)                          \
    TWO(equivalent_lines, yes_or_no, ClashLine, ClashLine)                                         \
    TWO(on_one_side, yes_or_no, ClashLine, ClashSegment)                                           \
    TWO(project_segment, ClashRange, ClashSegment, ClashVector2D)                                  \
    TWO(rectangle_corner, ClashVector2D, ClashRectangle, int)                                      \
    ONE(rectangle_center, ClashVector2D, ClashRectangle)                                           \
    TWO(oriented_rectangle_corner, ClashVector2D, ClashOrientedRectangle, int)                     \
    TWO(oriented_rectangle_edge, ClashSegment, ClashOrientedRectangle, int)                        \
    TWO(separating_axis_for_rectangle, yes_or_no, ClashSegment, ClashRectangle)                    \
    TWO(separating_axis_for_oriented_rectangle, yes_or_no, ClashSegment, ClashOrientedRectangle)   \
    TWO(enlarge_rectangle_point, ClashRectangle, ClashRectangle, ClashVector2D)                    \
    TWO(enlarge_rectangle_rectangle, ClashRectangle, ClashRectangle, ClashRectangle)               \
    ONE(oriented_rectangle_rectangle_hull, ClashRectangle, ClashOrientedRectangle)                 \
    ONE(oriented_rectangle_circle_hull, ClashCircle, ClashOrientedRectangle)                       \
    ARRAY(rectangles_rectangle_hull, ClashRectangle, ClashRectangle)                               \
    ARRAY(circles_rectangle_hull, ClashRectangle, ClashCircle)                                     \
    ARRAY(circles_circle_hull, ClashCircle, ClashCircle)

/* Those that the book has alone. */
#define FUNCTIONS_OF_BOOK(TWO)                                                                     \
    TWO(equal_floats, yes_or_no, float, float)                                                     \
    TWO(minimum, float, float, float)                                                              \
    TWO(maximum, float, float, float)

/* Those that the book does not have. */
#define FUNCTIONS_OF_CLASH(ONE, TWO, THREE)                                                        \
    TWO(clash_cross_product, float, ClashVector2D, ClashVector2D)                                  \
    TWO(clash_signed_angle, float, ClashVector2D, ClashVector2D)                                   \
    ONE(clash_vector_angle, float, ClashVector2D)                                                  \
    TWO(clash_point_distance, float, ClashVector2D, ClashVector2D)                                 \
    THREE(clash_lerp_vector, ClashVector2D, ClashVector2D, ClashVector2D, float)                   \
    TWO(clash_reflect_vector, ClashVector2D, ClashVector2D, ClashVector2D)                         \
    TWO(clash_slide_vector, ClashVector2D, ClashVector2D, ClashVector2D)                           \
    TWO(clash_pose_compose, ClashPose, ClashPose, ClashPose)                                       \
    ONE(clash_pose_inverse, ClashPose, ClashPose)                                                  \
    TWO(clash_pose_transform_point, ClashVector2D, ClashPose, ClashVector2D)                       \
    TWO(clash_pose_inverse_transform_point, ClashVector2D, ClashPose, ClashVector2D)               \
    TWO(clash_pose_transform_direction, ClashVector2D, ClashPose, ClashVector2D)                   \
    TWO(clash_pose_inverse_transform_direction, ClashVector2D, ClashPose, ClashVector2D)           \
    TWO(clash_motion_pose_at, ClashPose, ClashMotion, float)

#define CALLS_BOTH_ONE(name, ...) CALLS_ONE(name, __VA_ARGS__) CALLS_ONE(clash_##name, __VA_ARGS__)
#define CALLS_BOTH_TWO(name, ...) CALLS_TWO(name, __VA_ARGS__) CALLS_TWO(clash_##name, __VA_ARGS__)
#define CALLS_BOTH_THREE(name, ...)                                                                \
    CALLS_THREE(name, __VA_ARGS__) CALLS_THREE(clash_##name, __VA_ARGS__)
#define CALLS_BOTH_FOUR(name, ...)                                                                 \
    CALLS_FOUR(name, __VA_ARGS__) CALLS_FOUR(clash_##name, __VA_ARGS__)

FUNCTIONS(CALLS_BOTH_ONE, CALLS_BOTH_TWO, CALLS_BOTH_THREE, CALLS_BOTH_FOUR, CALLS_BOTH_ARRAY)
FUNCTIONS_OF_BOOK(CALLS_TWO)
FUNCTIONS_OF_CLASH(CALLS_ONE, CALLS_TWO, CALLS_THREE)

#define ROW(name, ...) {#name, call_##name, 0},
#define ROWS(name, ...) ROW(name, __VA_ARGS__) ROW(clash_##name, __VA_ARGS__)

static struct function {
    const char *name;
    void (*call)(struct call *);
    unsigned long cases;
} functions[] = {FUNCTIONS(ROWS, ROWS, ROWS, ROWS, ROWS) FUNCTIONS_OF_BOOK(ROW)
                     FUNCTIONS_OF_CLASH(ROW, ROW, ROW)};

static struct function *function_named(const char *name) {
    for (size_t i = 0; i < COUNT(functions); i++) {
        if (strcmp(functions[i].name, name) == 0) {
            return &functions[i];
        }
    }
    return NULL;
}

/* The answer that stands right of the equals sign. */
static struct answer take_answer(struct call *call) {
    struct answer answer = {false, false, {0}, 0};
    if (take_mark(call, "no")) {
        answer.is_question = true;
        return answer;
    }
    answer.is_question = answer.is_yes = take_mark(call, "yes");
    if (!answer.is_yes && call->left == 0) {
        complain(call, "too few numbers");
    }
    while (call->left > 0 && answer.count < MOST_NUMBERS) {
        answer.numbers[answer.count++] = take_float(call);
    }
    return answer;
}

/* Bit for bit, but any NaN is as good as another. */
static bool is_same_number(float a, float b) {
    return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b));
}

static bool is_same_answer(const struct answer *a, const struct answer *b) {
    bool same = a->is_question == b->is_question && a->is_yes == b->is_yes && a->count == b->count;
    for (size_t i = 0; same && i < a->count; i++) {
        same = is_same_number(a->numbers[i], b->numbers[i]);
    }
    return same;
}

static void print_answer(const char *title, const struct answer *answer) {
    if (answer->is_question) {
        printf("    %s %s\n", title, answer->is_yes ? "yes" : "no");
    }
    if (answer->count > 0) {
        check_print_numbers(title, answer->numbers, answer->count);
    }
}

/* Where a case stands. */
struct place {
    const char *path;
    int line;
    const char *text;
};

static bool check_place(struct place place, const char *what, bool ok) {
    return check_ok(place.path, place.line, what, place.text, ok);
}

/* Asks one case: the words of its line. */
static void check_case(struct place place, char **words, size_t count) {
    struct function *function = function_named(words[0]);
    if (function == NULL) {
        check_place(place, "unknown function", false);
        return;
    }
    struct call call = {words + 1, count - 1, {false, false, {0}, 0}, NULL};
    function->call(&call);
    function->cases++;
    if (!take_mark(&call, "=")) {
        complain(&call, "no = after the last number");
    }
    const struct answer expected = take_answer(&call);
    if (call.left > 0) {
        complain(&call, "words after the answer");
    }
    if (call.problem != NULL) {
        check_place(place, call.problem, false);
    } else if (!check_place(place, "the true answer", is_same_answer(&expected, &call.answer))) {
        print_answer("expected", &expected);
        print_answer("got     ", &call.answer);
    }
}

/* Splits a line at its spaces and drops the comment; the number of words. */
static size_t split(char *line, char **words) {
    size_t count = 0;
    line[strcspn(line, "#\r\n")] = '\0';
    for (char *word = strtok(line, " \t"); word != NULL; word = strtok(NULL, " \t")) {
        if (count < MOST_WORDS) {
            words[count++] = word;
        }
    }
    return count;
}

/* Asks the cases of an open file; their number. */
static unsigned long check_lines(const char *path, FILE *file) {
    char text[MOST_CHARACTERS], line[MOST_CHARACTERS], *words[MOST_WORDS];
    struct place place = {path, 0, text};
    unsigned long cases = 0;
    while (fgets(text, sizeof text, file) != NULL) {
        place.line++;
        const bool is_whole = strlen(text) < sizeof text - 1;
        text[strcspn(text, "\r\n")] = '\0';
        const size_t count = split(strcpy(line, text), words);
        if (!is_whole || count == MOST_WORDS) {
            check_place(place, "too long a line", false);
        } else if (count > 0) {
            check_case(place, words, count);
            cases++;
        }
    }
    return cases;
}

static void check_file(const char *folder, const char *name) {
    char path[FILENAME_MAX];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    if (!check_ok(path, 0, "a readable file", strerror(errno), file != NULL)) {
        return;
    }
    check_ok(path, 0, "a file with cases", "none found", check_lines(path, file) > 0);
    fclose(file);
}

void cases(const char *folder) {
    static const char *const names[] = {"pairs.txt", "motion.txt",  "vectors.txt", "ways.txt",
                                        "poses.txt", "helpers.txt", "hulls.txt",   "book.txt"};
    check_section("The cases of every language");
    for (size_t i = 0; i < COUNT(names); i++) {
        check_file(folder, names[i]);
    }
    for (size_t i = 0; i < COUNT(functions); i++) {
        check_ok(folder, 0, "a case of each function", functions[i].name, functions[i].cases > 0);
    }
}

/* Plays a scripted game in the arena, tells what happens, and draws it.
 *
 *     cargo build --release
 *     cd examples/arena
 *     cc -std=c99 -I ../../include main.c arena.c script.c picture.c \
 *         ../../target/release/libclash2d.a -Wl,--gc-sections -lm -o ../../target/arena
 *     ../../target/arena ../../target/arena.svg
 */
#include "arena.h"
#include "picture.h"
#include "script.h"

#include <stdlib.h>

enum { MOMENTS = 6, MAX_FRAMES = 1024 };

static const struct {
    int frame;
    const char *caption;
} moments[MOMENTS] = {
    {40, "in the cone, but behind a wall"},  {88, "seen: a charge to where it was"},
    {103, "stopped by the wall; the sword"}, {168, "a spinning axe against a charge"},
    {204, "run over, and knocked back"},     {229, "the last strike"},
};

/* Where everybody was, frame by frame; the hero is the last one. */
static ClashVector2D history[GUARDS + 1][MAX_FRAMES];

static void remember(const Arena *arena) {
    for (int i = 0; i < GUARDS; i++)
        history[i][arena->frame] = arena->guards[i].place;
    history[GUARDS][arena->frame] = arena->hero.place;
}

static void print_event(int frame, Event event) {
    static const char *const words[] = {
        [HIDES] = "has the hero in its cone, but behind a wall",
        [CHARGES] = "sees the hero and charges",
        [CRASHES] = "runs into a wall",
        [HURTS] = "runs over the hero",
        [SLASHED] = "falls by the sword",
        [AXED] = "falls by the axe",
    };
    double x = (double)event.place.x, y = (double)event.place.y;
    if (event.kind == AXE_STOPS)
        printf("  frame %3d: the axe sticks in a wall at (%.2f, %.2f)\n", frame, x, y);
    else
        printf("  frame %3d: guard %d %s, at (%.2f, %.2f)\n", frame, event.guard + 1,
               words[event.kind], x, y);
}

static void print_end(const Arena *arena) {
    int standing = 0;
    for (int i = 0; i < GUARDS; i++)
        standing += arena->guards[i].state != DOWN;
    printf("  after %d frames: %d guards stand, the hero has %d of %d hearts\n", arena->frame,
           standing, arena->hero.hearts, HEARTS);
}

/* The moment of a frame, with the ways since the last one. */
static void draw_moment(FILE *file, int number, const Arena *arena) {
    Trail trails[GUARDS + 1];
    int since = number == 0 ? 0 : moments[number - 1].frame;
    for (int i = 0; i <= GUARDS; i++)
        trails[i] = (Trail){&history[i][since], (size_t)(arena->frame - since + 1)};
    picture_panel(file, number, arena, moments[number].caption, trails);
}

/* Plays the script; draws its moments, if there is a file. */
static void play(FILE *file) {
    Arena arena = arena_start();
    int moment = 0;
    remember(&arena);
    while (arena.frame < script_frames() && arena.frame + 1 < MAX_FRAMES) {
        arena_update(&arena, script_input(arena.frame + 1));
        remember(&arena);
        for (int i = 0; i < arena.event_count; i++)
            print_event(arena.frame, arena.events[i]);
        if (file && moment < MOMENTS && arena.frame == moments[moment].frame)
            draw_moment(file, moment++, &arena);
    }
    print_end(&arena);
}

int main(int count, char **arguments) {
    if (clash_version() != CLASH_VERSION) {
        fprintf(stderr, "the library is not the one of this header\n");
        return EXIT_FAILURE;
    }
    if (count < 2) {
        play(NULL);
        return EXIT_SUCCESS;
    }
    FILE *file = fopen(arguments[1], "wb");
    if (!file) {
        perror(arguments[1]);
        return EXIT_FAILURE;
    }
    picture_begin(file, "examples/arena", MOMENTS);
    play(file);
    picture_end(file);
    return fclose(file) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

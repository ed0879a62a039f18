/* A hero runs through a level with everything in it. A script plays it; in no frame is the hero in
 * anything.
 *
 *     cc -std=c99 -O2 -Iinclude examples/platformer/{game,platformer}.c target/release/libclash2d.a
 * -Wl,--gc-sections -lm
 *     ./a.out platformer.svg # a picture of the way
 */
#include "game.h"

#include <stdio.h>
#include <stdlib.h>

enum { FRAMES = 3000 };

/* What the script tells: run to the left or right until there, with a leap at first; or wait until
 * the lift is there. */
typedef struct Order {
    enum { RUN, LEAP, LIFT_AT } what;
    float x;
} Order;

static ClashVector2D way[FRAMES];

static void play_frame(Game *game, float run, bool leaps) {
    Wish wish = {0, false, false};
    wish.run = run;
    wish.leaps = leaps;
    frame(game, wish);
    way[game->frames - 1] = game->hero.position;
    if (is_in_something(game)) {
        fprintf(stderr, "frame %d: in something at (%g, %g)\n", game->frames,
                (double)game->hero.position.x, (double)game->hero.position.y);
        exit(1);
    }
}

static void obey(Game *game, Order order) {
    const Hero *hero = &game->hero;
    bool is_right = order.x > hero->position.x, leaps = order.what == LEAP;
    if (order.what == LIFT_AT) {
        while (game->frames < FRAMES && place_of(game, game->lift).position.x != order.x)
            play_frame(game, 0, false);
        return;
    }
    for (int left = 400; game->frames < FRAMES && left > 0; left--) {
        if (is_right ? hero->position.x >= order.x : hero->position.x <= order.x)
            return;
        play_frame(game, is_right ? 1 : -1, leaps);
        leaps = false;
    }
}

static const Order script[] = {
    {RUN, 3},         {RUN, 0.5f}, {RUN, 25.5f},    {LIFT_AT, 27.25f}, {RUN, 27.25f},
    {LIFT_AT, 32.5f}, {RUN, 35},   {LEAP, 37.625f}, {RUN, 36},         {LEAP, 39},
    {RUN, 39.75f},    {LEAP, 42},  {RUN, 46.5f},    {RUN, 49.375f},    {RUN, 53},
};

/* ---- The picture -------------------------------------------------------------------------------
 */

static void draw_points(FILE *file, const ClashVector2D *points, size_t count) {
    for (size_t i = 0; i < count; i++)
        fprintf(file, "%.6g,%.6g ", (double)points[i].x, (double)-points[i].y);
}

static void draw_shape(FILE *file, const ClashShape *shape, const char *class) {
    ClashVector2D corners[4];
    size_t count = clash_shape_vertex_count(shape, 0);
    for (size_t i = 0; i < count && i < 4; i++)
        clash_shape_vertex(shape, 0, (uint32_t)i, &corners[i]);
    fprintf(file, "<polygon class='%s' points='", class);
    draw_points(file, corners, count < 4 ? count : 4);
    fprintf(file, "'/>\n");
}

static void draw(const Game *game, FILE *file) {
    static const char *const classes[] = {"solid", "oneway", "lift", "lift"};
    fprintf(
        file,
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-1 -9 57 11' width='1140' height='220'>\n"
        "<style>.solid{fill:#c9ced6;stroke:#fff;stroke-width:.03}"
        ".oneway{fill:#8fb996}.lift{fill:#e0a458}"
        ".ghost{fill:#4c6fb1;fill-opacity:.14}.gone{fill:#e0a458;fill-opacity:.22}"
        ".hero{fill:#4c6fb1}.way{fill:none;stroke:#b03a48;stroke-width:.07}</style>\n"
        "<rect x='-1' y='-9' width='57' height='11' fill='#fff'/>\n");
    for (int i = 0; i < game->count; i++) {
        ClashShape shape;
        if (clash_world_shape(game->world, game->ids[i], &shape))
            draw_shape(file, &shape, classes[game->kinds[i]]);
    }
    for (int i = 0; i < game->frames; i += 24) {
        ClashShape hero = game->hero.mover.shape;
        hero.position = way[i];
        draw_shape(file, &hero, i + 24 < game->frames ? "ghost" : "hero");
    }
    fprintf(file, "<polyline class='way' points='");
    for (int i = 0; i < game->frames; i++) {
        ClashVector2D middle = v(way[i].x, way[i].y + hero_height / 2);
        draw_points(file, &middle, 1);
    }
    fprintf(file, "'/>\n</svg>\n");
}

int main(int count, char **arguments) {
    static Game game;
    begin(&game);
    for (size_t i = 0; i < sizeof script / sizeof script[0]; i++)
        obey(&game, script[i]);
    if (count > 1) {
        FILE *file = fopen(arguments[1], "w");
        if (file == NULL) {
            fprintf(stderr, "%s can't be written\n", arguments[1]);
            return 1;
        }
        draw(&game, file);
        fclose(file);
    }
    /* 20 frames upwards: 20 * 0.2265625 - 190 * 0.01171875. */
    if ((game.seen & CLASH_MOVER_TOUCH_CEILING) == 0 || game.hero.position.x < 53 ||
        game.highest != 2.3046875f) {
        fprintf(stderr, "the hero ends at (%g, %g), with leaps of %g\n",
                (double)game.hero.position.x, (double)game.hero.position.y, (double)game.highest);
        return 1;
    }
    printf("%d frames, never in anything, and at the flag\n", game.frames);
    clash_world_destroy(game.world);
    return 0;
}

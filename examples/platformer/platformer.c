/* A hero runs through a level with everything in it: floors of tiles, slopes, steps, a lift,
 * one-way floors, a low ceiling, a plank that turns, and a shaft of just its width. A script plays
 * it; in no frame is the hero in anything.
 *
 *     cc -std=c99 -O2 -Iinclude examples/platformer/platformer.c target/release/libclash2d.a
 * -Wl,--gc-sections -lm
 *     ./a.out platformer.svg # a picture of the way
 */
#include <clash2d/world.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SOLID, ONE_WAY, LIFT, PLANK, HERO };
enum { MOST = 160, FRAMES = 3000, HITS = 8, STOPS = 64 };

/* Of the hero, in meters and frames. */
static const float half_width = 0.375f, height = 1.5f;
static const float speed = 0.09375f, gravity = 0.01171875f, leap = 0.2265625f, fastest = 0.5f;

typedef struct Hero {
    ClashMover mover;
    ClashVector2D position, velocity;
    ClashMoverState state;
} Hero;

/* What the script tells: run to the left or right until there, with a leap at first; or wait until
 * the lift is there. */
typedef struct Order {
    enum { RUN, LEAP, LIFT_AT } what;
    float x;
} Order;

typedef struct Game {
    ClashWorld *world;
    ClashShape shapes[MOST];
    ClashColliderId ids[MOST];
    int kinds[MOST];
    int count, lift, plank;
    Hero hero;
    ClashVector2D way[FRAMES];
    /* Of the lift and the plank, too. */
    ClashPose poses[FRAMES][2];
    int frames, seen;
} Game;

static ClashVector2D v(float x, float y) {
    ClashVector2D vector;
    vector.x = x;
    vector.y = y;
    return vector;
}

static ClashShape box(float x, float y, float width, float high) {
    ClashRectangle rectangle;
    rectangle.origin = v(x, y);
    rectangle.size = v(width, high);
    return clash_shape_rectangle(rectangle);
}

/* ---- The level ---------------------------------------------------------------------------------
 */

static int add(Game *game, ClashShape shape, ClashVector2D position, int kind) {
    ClashCollider collider = clash_default_collider();
    int number = game->count++;
    game->shapes[number] = shape;
    game->kinds[number] = kind;
    collider.shape = &game->shapes[number];
    collider.pose.position = position;
    collider.user = (uint64_t)kind;
    if (kind == ONE_WAY)
        collider.oneWay = v(0, 1);
    if (kind == LIFT || kind == PLANK)
        collider.filter.flags = CLASH_COLLIDER_CARRIER;
    if (clash_world_add(game->world, &collider, 1, &game->ids[number]) != CLASH_STATUS_OK) {
        fprintf(stderr, "a collider is refused\n");
        exit(1);
    }
    return number;
}

/* Flush tiles of 1, of which nothing is felt. */
static void tiles(Game *game, int from, int to, float top) {
    for (int x = from; x < to; x++)
        add(game, box(0, -1, 1, 1), v((float)x, top), SOLID);
}

static void build(Game *game) {
    static const ClashVector2D hill[] = {{8, 0}, {12, 2}, {12, 0}},
                               back[] = {{16, 0}, {16, 2}, {18, 0}};
    tiles(game, 0, 20, 0);
    add(game, box(-1, -1, 1, 9), v(0, 0), SOLID);
    add(game, clash_shape_polygon(hill, 3, 0), v(0, 0), SOLID);
    tiles(game, 12, 16, 2);
    add(game, clash_shape_polygon(back, 3, 0), v(0, 0), SOLID);
    for (int step = 0; step < 4; step++)
        add(game, box(0, -1, 1, 1), v(20 + (float)step, 0.25f * (float)(step + 1)), SOLID);
    tiles(game, 24, 26, 1);
    game->lift = add(game, box(-1.25f, -0.5f, 2.5f, 0.5f), v(27.25f, 1), LIFT);
    tiles(game, 34, 40, 1);
    add(game, box(0, -0.25f, 4, 0.25f), v(34, 3), ONE_WAY);
    add(game, box(0, -0.25f, 4, 0.25f), v(34, 5), ONE_WAY);
    tiles(game, 38, 44, 5);
    add(game, box(39.5f, 6.75f, 2, 1), v(0, 0), SOLID);
    game->plank = add(game, box(-1.75f, -0.25f, 3.5f, 0.5f), v(46, 4.5f), PLANK);
    /* The shaft is as wide as the hero. */
    tiles(game, 48, 49, 4);
    add(game, box(48, 1.75f, 1, 1.25f), v(0, 0), SOLID);
    add(game, box(49.75f, 1.75f, 1, 5), v(0, 0), SOLID);
    tiles(game, 44, 55, 0);
}

/* ---- The game ----------------------------------------------------------------------------------
 */

static void begin(Game *game) {
    ClashShape shape = box(-half_width, 0, 2 * half_width, height);
    memset(game, 0, sizeof *game);
    game->world = clash_world_create(NULL);
    build(game);
    game->hero.mover = clash_default_mover(&shape, v(0, 1));
    game->hero.mover.step = game->hero.mover.snap = 0.25f;
    game->hero.position = v(2, 3);
    clash_world_update(game->world, NULL);
}

/* The lift goes to and fro over the pit, and the plank rocks. */
static ClashPose place_of(const Game *game, int number) {
    ClashPose pose = {{0, 0}, 0};
    int frame = game->frames;
    if (number == game->lift) {
        int part = frame % 384;
        pose.position = v(27.25f + (float)(part < 192 ? part : 384 - part) / 32, 1);
    } else {
        int part = frame % 240;
        pose.position = v(46, 4.5f);
        pose.rotation = (float)(part < 60 ? part : part < 180 ? 120 - part : part - 240) / 5;
    }
    return pose;
}

/* Moves the hero by a frame: where it wants to, and down. */
static void move(Game *game, float wanted, bool leaps) {
    Hero *hero = &game->hero;
    ClashObstacles obstacles = {NULL, 0, game->world, NULL, NULL};
    ClashMoverHit hits[HITS];
    ClashMoverResult moved;
    bool stands = (hero->state.touches & CLASH_MOVER_TOUCH_FLOOR) != 0;
    hero->velocity.x = wanted * speed;
    hero->velocity.y = leaps && stands ? leap : hero->velocity.y - gravity;
    hero->velocity.y = hero->velocity.y < -fastest ? -fastest : hero->velocity.y;
    if (clash_mover_advance(&hero->mover, &obstacles, hero->position, hero->velocity, hero->state,
                            hits, HITS, NULL, 0, &moved) != CLASH_STATUS_OK) {
        fprintf(stderr, "the hero is refused\n");
        exit(1);
    }
    hero->position = moved.position;
    hero->state = moved.state;
    hero->velocity =
        clash_slid_velocity(hero->velocity, hits, moved.hitCount < HITS ? moved.hitCount : HITS);
    game->seen |= (int)moved.state.touches;
}

/* Whether the hero shares more than its border with something solid, as clash_relate tells. */
static bool is_in_something(const Game *game) {
    ClashShape hero = game->hero.mover.shape, other;
    hero.position = game->hero.position;
    for (int i = 0; i < game->count; i++) {
        ClashRelation relation;
        if (game->kinds[i] == ONE_WAY || !clash_world_shape(game->world, game->ids[i], &other))
            continue;
        relation = clash_relate(&hero, &other);
        if (relation != CLASH_RELATION_DISJOINT && relation != CLASH_RELATION_TOUCHING)
            return true;
    }
    return false;
}

static void frame(Game *game, float wanted, bool leaps) {
    ClashColliderId ids[2];
    ClashPose *poses = game->poses[game->frames];
    ids[0] = game->ids[game->lift];
    ids[1] = game->ids[game->plank];
    poses[0] = place_of(game, game->lift);
    poses[1] = place_of(game, game->plank);
    clash_world_move(game->world, ids, poses, 2);
    move(game, wanted, leaps);
    clash_world_update(game->world, NULL);
    game->way[game->frames++] = game->hero.position;
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
            frame(game, 0, false);
        return;
    }
    for (int left = 400; game->frames < FRAMES && left > 0; left--) {
        if (is_right ? hero->position.x >= order.x : hero->position.x <= order.x)
            return;
        frame(game, is_right ? 1 : -1, leaps);
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
        hero.position = game->way[i];
        draw_shape(file, &hero, i + 24 < game->frames ? "ghost" : "hero");
    }
    fprintf(file, "<polyline class='way' points='");
    for (int i = 0; i < game->frames; i++) {
        ClashVector2D middle = v(game->way[i].x, game->way[i].y + height / 2);
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
    if ((game.seen & CLASH_MOVER_TOUCH_CEILING) == 0 || game.hero.position.x < 53) {
        fprintf(stderr, "the hero ends at (%g, %g)\n", (double)game.hero.position.x,
                (double)game.hero.position.y);
        return 1;
    }
    printf("%d frames, never in anything, and at the flag\n", game.frames);
    clash_world_destroy(game.world);
    return 0;
}

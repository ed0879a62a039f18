/* The level: floors of tiles, slopes, steps, a lift, one-way floors, a low ceiling, a plank that
 * turns, and a shaft of just the hero's width. */
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In meters and frames. */
const float hero_half_width = 0.375f, hero_height = 1.5f;
static const float speed = 0.09375f, gravity = 0.01171875f, leap = 0.2265625f, fastest = 0.5f;

ClashVector2D v(float x, float y) {
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

void begin(Game *game) {
    ClashShape shape = box(-hero_half_width, 0, 2 * hero_half_width, hero_height);
    memset(game, 0, sizeof *game);
    game->world = clash_world_create(NULL);
    if (game->world == NULL) {
        fprintf(stderr, "there is no memory\n");
        exit(1);
    }
    build(game);
    game->hero.mover = clash_default_mover(&shape, v(0, 1));
    game->hero.mover.step = game->hero.mover.snap = 0.25f;
    game->hero.position = v(2, 3);
    game->ground = game->hero.position.y;
    clash_world_update(game->world, NULL);
}

/* The lift goes to and fro over the pit, and the plank rocks. */
ClashPose place_of(const Game *game, int number) {
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
static void move(Game *game, Wish wish) {
    Hero *hero = &game->hero;
    ClashObstacles obstacles = {NULL, 0, game->world, NULL, NULL};
    ClashMoverHit hits[HITS];
    ClashMoverResult moved;
    bool stands = (hero->state.touches & CLASH_MOVER_TOUCH_FLOOR) != 0;
    if (stands)
        game->ground = hero->position.y;
    hero->velocity.x = wish.run * speed;
    hero->velocity.y = wish.leaps && stands ? leap : hero->velocity.y - gravity;
    hero->velocity.y = hero->velocity.y < -fastest ? -fastest : hero->velocity.y;
    hero->mover.flags = wish.drops ? CLASH_MOVER_DROP : 0;
    if (clash_mover_advance(&hero->mover, &obstacles, hero->position, hero->velocity, hero->state,
                            hits, HITS, NULL, 0, &moved) != CLASH_STATUS_OK) {
        fprintf(stderr, "the hero is refused\n");
        exit(1);
    }
    hero->position = moved.position;
    hero->state = moved.state;
    hero->velocity =
        clash_slid_velocity(hero->velocity, hits, moved.hitCount < HITS ? moved.hitCount : HITS);
    game->seen |= moved.state.touches;
    if (hero->position.y - game->ground > game->highest)
        game->highest = hero->position.y - game->ground;
}

/* Whether the hero shares more than its border with something solid, as clash_relate tells. */
bool is_in_something(const Game *game) {
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

void frame(Game *game, Wish wish) {
    ClashColliderId ids[2];
    ClashPose poses[2];
    ids[0] = game->ids[game->lift];
    ids[1] = game->ids[game->plank];
    poses[0] = place_of(game, game->lift);
    poses[1] = place_of(game, game->plank);
    clash_world_move(game->world, ids, poses, 2);
    move(game, wish);
    clash_world_update(game->world, NULL);
    game->frames++;
}

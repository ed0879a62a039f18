#include "arena.h"

#include <stddef.h>

/* ---- The walls ---------------------------------------------------------------------------------
 */

/* Counterclockwise, so that everything to the right of the way is solid: the world outside. */
static const ClashVector2D border[] = {
    {0, 0}, {ARENA_WIDTH, 0}, {ARENA_WIDTH, ARENA_HEIGHT}, {0, ARENA_HEIGHT}};
static const ClashVector2D corner[] = {{8, 3}, {14, 3}, {14, 4}, {9, 4}, {9, 9}, {8, 9}};

enum { WALLS = 4 };
static const ClashShape wall[WALLS] = {
    {CLASH_SHAPE_CHAIN, 0, {.chain = {border, 4, 0, 1, CLASH_SIDE_RIGHT}}, {0, 0}},
    {CLASH_SHAPE_POLYGON, 0, {.polygon = {corner, 6, NULL, 0, 0}}, {0, 0}},
    {CLASH_SHAPE_CIRCLE, 0, {.circle = {{17, 10.5f}, 1.5f}}, {0, 0}},
    {CLASH_SHAPE_ORIENTED_RECTANGLE,
     0,
     {.orientedRectangle = {{18.5f, 3.5f}, {1.25f, 1.25f}, 30}},
     {0, 0}},
};
static const ClashShape walls = {CLASH_SHAPE_GROUP, 0, {.group = {wall, WALLS}}, {0, 0}};

const ClashShape *arena_walls(void) { return &walls; }

/* ---- Shapes ------------------------------------------------------------------------------------
 */

ClashShape arena_body(ClashVector2D place) {
    return clash_shape_circle((ClashCircle){place, BODY_RADIUS});
}

ClashShape arena_sword(const Hero *hero) {
    return clash_shape_sector(
        (ClashSector){hero->place, 0, SWORD_REACH, hero->facing, SWORD_HALF_ANGLE});
}

ClashShape arena_cone(const Guard *guard) {
    return clash_shape_sector(
        (ClashSector){guard->place, 0, SIGHT_RANGE, guard->facing, SIGHT_HALF_ANGLE});
}

ClashShape arena_axe(const Axe *axe) {
    return clash_shape_oriented_rectangle(
        (ClashOrientedRectangle){axe->place, {0.5f, 0.125f}, axe->rotation});
}

/* ---- Moving ------------------------------------------------------------------------------------
 */

static ClashVector2D along(ClashVector2D place, ClashVector2D step, float part) {
    return clash_add_vector(place, clash_multiply_vector(step, part));
}

/* Degrees, counterclockwise from the right. */
static float direction_of(ClashVector2D way) {
    float angle = clash_enclosed_angle((ClashVector2D){1, 0}, way);
    return way.y < 0 ? -angle : angle;
}

/* Whether no wall is between two places. */
static bool is_clear(ClashVector2D from, ClashVector2D to) {
    return !clash_cast_ray(&walls, from, clash_subtract_vector(to, from), NULL, NULL);
}

/* How much of a step a body can go before it meets a wall: 1 if it meets none. A wall that it only
 * leaves, or slides along, is none. */
static float free_part(ClashVector2D place, ClashVector2D step) {
    ClashShape body = arena_body(place);
    ClashCastSettings settings = clash_default_cast();
    settings.mode = CLASH_CAST_APPROACHING;
    ClashCastHit hit;
    bool is_stopped = clash_cast(&body, step, &walls, (ClashVector2D){0, 0}, &settings, &hit);
    return is_stopped ? hit.fraction : 1;
}

/* Out of an obstacle, by its deepest contact first; in a corner one after the other. */
static ClashVector2D pushed_out(ClashVector2D place, const ClashShape *obstacle) {
    for (int i = 0; i < 4; i++) {
        ClashShape body = arena_body(place);
        ClashContact contact;
        if (!clash_contact(obstacle, &body, 0, &contact) || contact.depth == 0)
            break;
        place = along(place, contact.normal, contact.depth);
    }
    return place;
}

/* ---- Events ------------------------------------------------------------------------------------
 */

static void tell(Arena *arena, EventKind kind, int guard, ClashVector2D place) {
    if (arena->event_count < MAX_EVENTS)
        arena->events[arena->event_count++] = (Event){kind, guard, place};
}

static void fall(Arena *arena, EventKind kind, int number) {
    Guard *guard = &arena->guards[number];
    guard->state = DOWN;
    tell(arena, kind, number, guard->place);
}

static void take_a_rest(Arena *arena, EventKind kind, int number) {
    Guard *guard = &arena->guards[number];
    guard->state = RESTING;
    guard->rest = REST_FRAMES;
    guard->sight = UNSEEN;
    tell(arena, kind, number, guard->place);
}

/* ---- The hero ----------------------------------------------------------------------------------
 */

/* Walls and guards are solid: what is walked into is slid along. */
static void walk(Arena *arena, ClashVector2D move) {
    Hero *hero = &arena->hero;
    if (move.x == 0 && move.y == 0)
        return;
    hero->facing = direction_of(move);
    hero->place = along(hero->place, move, WALK_SPEED);
    for (int i = 0; i < GUARDS; i++) {
        ClashShape guard = arena_body(arena->guards[i].place);
        if (arena->guards[i].state != DOWN)
            hero->place = pushed_out(hero->place, &guard);
    }
    hero->place = pushed_out(hero->place, &walls);
}

/* The sword reaches all guards in a sector, but not through walls. */
static void strike(Arena *arena) {
    ClashShape sword = arena_sword(&arena->hero);
    arena->hero.swing = SWORD_FRAMES;
    for (int i = 0; i < GUARDS; i++) {
        ClashVector2D place = arena->guards[i].place;
        ClashShape guard = arena_body(place);
        if (arena->guards[i].state != DOWN && clash_collide(&sword, &guard) &&
            is_clear(arena->hero.place, place))
            fall(arena, SLASHED, i);
    }
}

static void throw_axe(Arena *arena) {
    const Hero *hero = &arena->hero;
    ClashVector2D step = clash_rotate_vector((ClashVector2D){AXE_SPEED, 0}, hero->facing);
    arena->axe = (Axe){true, hero->place, hero->facing, step};
}

/* ---- The axe -----------------------------------------------------------------------------------
 */

static ClashMotion motion_of(const Guard *guard) {
    ClashMotion rests = {{0, 0}, 0, {0, 0}}, charges = {guard->step, 0, {0, 0}};
    return guard->state == CHARGING ? charges : rests;
}

/* When the spinning axe first meets something on its way through this frame; 1 if it does not. */
static float axe_meets(const Axe *axe, const ClashShape *what, ClashMotion motion) {
    ClashShape shape = arena_axe(axe);
    ClashMotion flight = {axe->step, AXE_TURN, axe->place};
    ClashCastSettings settings = clash_default_cast();
    settings.tolerance = 0.001f;
    ClashCastHit hit;
    bool meets = clash_cast_turning(&shape, flight, what, motion, &settings, &hit);
    return meets ? hit.fraction : 1;
}

/* The guard whom the axe meets before the given part of the frame, which becomes that of the hit;
 * -1 if it meets none. */
static int axe_victim(const Arena *arena, float *part) {
    int victim = -1;
    for (int i = 0; i < GUARDS; i++) {
        const Guard *guard = &arena->guards[i];
        ClashShape body = arena_body(guard->place);
        float meeting = axe_meets(&arena->axe, &body, motion_of(guard));
        if (guard->state == DOWN || meeting >= *part)
            continue;
        *part = meeting;
        victim = i;
    }
    return victim;
}

static void fly(Arena *arena) {
    Axe *axe = &arena->axe;
    float part = axe_meets(axe, &walls, (ClashMotion){{0, 0}, 0, {0, 0}});
    int victim = axe_victim(arena, &part);
    axe->place = along(axe->place, axe->step, part);
    axe->rotation += AXE_TURN * part;
    axe->is_flying = part == 1;
    if (victim >= 0) {
        Guard *guard = &arena->guards[victim];
        guard->place = along(guard->place, motion_of(guard).movement, part);
        fall(arena, AXED, victim);
    } else if (part < 1) {
        tell(arena, AXE_STOPS, -1, axe->place);
    }
}

/* ---- The guards --------------------------------------------------------------------------------
 */

Sight arena_sight(const Arena *arena, int number) {
    const Guard *guard = &arena->guards[number];
    ClashShape cone = arena_cone(guard), hero = arena_body(arena->hero.place);
    if (!clash_collide(&cone, &hero))
        return UNSEEN;
    return is_clear(guard->place, arena->hero.place) ? SEEN : HIDDEN;
}

/* Straight to where the hero is now. */
static void start_charge(Arena *arena, int number) {
    Guard *guard = &arena->guards[number];
    ClashVector2D way = clash_subtract_vector(arena->hero.place, guard->place);
    guard->state = CHARGING;
    guard->facing = direction_of(way);
    guard->step = clash_multiply_vector(clash_unit_vector(way), CHARGE_SPEED);
    tell(arena, CHARGES, number, guard->place);
}

static void watch(Arena *arena, int number) {
    Guard *guard = &arena->guards[number];
    Sight before = guard->sight;
    guard->sight = arena_sight(arena, number);
    if (guard->sight == SEEN)
        start_charge(arena, number);
    else if (guard->sight == HIDDEN && before != HIDDEN)
        tell(arena, HIDES, number, guard->place);
}

/* Knocks the hero back, up to the next wall. */
static void hurt(Arena *arena, ClashVector2D direction) {
    Hero *hero = &arena->hero;
    ClashVector2D knock = clash_multiply_vector(direction, KNOCK_BACK);
    hero->place = along(hero->place, knock, free_part(hero->place, knock));
    hero->hearts--;
}

/* Runs into whatever comes first on the way of this frame, however fast it is. */
static void charge(Arena *arena, int number) {
    Guard *guard = &arena->guards[number];
    ClashShape body = arena_body(guard->place), hero = arena_body(arena->hero.place);
    float part = free_part(guard->place, guard->step);
    ClashCastHit hit;
    bool hits_hero = clash_cast(&body, guard->step, &hero, (ClashVector2D){0, 0}, NULL, &hit) &&
                     hit.fraction <= part;
    guard->place = along(guard->place, guard->step, hits_hero ? hit.fraction : part);
    if (hits_hero) {
        hurt(arena, hit.normal);
        take_a_rest(arena, HURTS, number);
    } else if (part < 1) {
        take_a_rest(arena, CRASHES, number);
    }
}

static void update_guard(Arena *arena, int number) {
    Guard *guard = &arena->guards[number];
    if (guard->state == WATCHING)
        watch(arena, number);
    else if (guard->state == CHARGING)
        charge(arena, number);
    else if (guard->state == RESTING && --guard->rest == 0)
        guard->state = WATCHING;
}

/* ---- The game ----------------------------------------------------------------------------------
 */

Arena arena_start(void) {
    Arena arena = {.hero = {.place = {3, 6}, .hearts = HEARTS}};
    arena.guards[0] = (Guard){.place = {12.5f, 6.5f}, .facing = 180};
    arena.guards[1] = (Guard){.place = {22, 7}, .facing = 180};
    arena.guards[2] = (Guard){.place = {22.5f, 11}, .facing = 225};
    return arena;
}

void arena_update(Arena *arena, Input input) {
    arena->frame++;
    arena->event_count = 0;
    if (arena->hero.swing > 0)
        arena->hero.swing--;
    if (arena->hero.hearts > 0) {
        walk(arena, input.move);
        if (input.strikes)
            strike(arena);
        if (input.throws_axe && !arena->axe.is_flying)
            throw_axe(arena);
    }
    if (arena->axe.is_flying)
        fly(arena);
    for (int i = 0; i < GUARDS; i++)
        update_guard(arena, i);
}

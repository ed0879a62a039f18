/* The arena of examples/arena: small situations whose outcome follows from the rules by hand, and
 * the scripted game as a whole. */
#include "chapters.h"
#include "check.h"

/* The game is no part of the suite's program otherwise. */
#include "../examples/arena/arena.c"
#include "../examples/arena/script.c"

/* What the roundings of a few hundred frames may add up to. */
#define NEAR 1e-4f

static const Input nothing = {{0, 0}, false, false};

/* The hero at a place, and nobody else. */
static Arena alone(ClashVector2D place) {
    Arena arena = arena_start();
    arena.hero.place = place;
    for (int i = 0; i < GUARDS; i++) {
        arena.guards[i].state = DOWN;
    }
    return arena;
}

/* The hero, and one guard that looks to the right. */
static Arena with_guard(ClashVector2D hero, ClashVector2D guard) {
    Arena arena = alone(hero);
    arena.guards[0] = (Guard){.place = guard};
    return arena;
}

static bool is_near(ClashVector2D a, ClashVector2D b) {
    return fabsf(a.x - b.x) < NEAR && fabsf(a.y - b.y) < NEAR;
}

static int count_of(const Arena *arena, EventKind kind) {
    int count = 0;
    for (int i = 0; i < arena->event_count; i++) {
        count += arena->events[i].kind == kind;
    }
    return count;
}

/* Plays without input until something happens; in how many frames, at most 200. */
static int play_until(Arena *arena, EventKind kind) {
    int frames = 0;
    do {
        arena_update(arena, nothing);
        frames++;
    } while (frames < 200 && count_of(arena, kind) == 0);
    return frames;
}

SECTION(walking, "Arena: walls push out") {
    static const struct {
        const char *what;
        ClashVector2D start, move, expected;
    } cases[] = {
        {"up to a wall", {3, 6}, {1, 0}, {7.5f, 6}},
        {"up to the arena's border", {3, 6}, {0, 1}, {3, 13.5f}},
        {"into the arena's corner", {3, 6}, {-0.6f, -0.8f}, {0.5f, 0.5f}},
        {"into the notch of a wall", {11, 6}, {-0.6f, -0.8f}, {9.5f, 4.5f}},
        {"up to a round wall, straight on", {17, 6}, {0, 1}, {17, 8.5f}},
    };
    EACH(cases, {
        Arena arena = alone(it->start);
        for (int i = 0; i < 160; i++) {
            arena_update(&arena, (Input){it->move, false, false});
        }
        CHECK(it->what, is_near(arena.hero.place, it->expected));
    });
    /* 0.1 a frame along the wall: what leads into it is lost, the rest is not. */
    Arena arena = alone((ClashVector2D){7.5f, 4});
    for (int i = 0; i < 30; i++) {
        arena_update(&arena, (Input){{0.6f, 0.8f}, false, false});
    }
    CHECK("slides along a wall", is_near(arena.hero.place, (ClashVector2D){7.5f, 7}));
}

/* A place at some distance and angle from the guard at (1, 11). */
static ClashVector2D seen_from_guard(float distance, float degrees) {
    ClashVector2D way = clash_rotate_vector((ClashVector2D){distance, 0}, degrees);
    return clash_add_vector((ClashVector2D){1, 11}, way);
}

SECTION(seeing, "Arena: sight") {
    static const struct {
        const char *what;
        ClashVector2D hero, guard;
        Sight expected;
    } cases[] = {
        {"rim at the end of sight", {8.5f, 11}, {1, 11}, SEEN},
        {"one float further", {0x1.100002p+3f, 11}, {1, 11}, UNSEEN},
        {"at the same place", {1, 11}, {1, 11}, SEEN},
        {"behind the guard", {1, 6}, {3, 6}, UNSEEN},
        {"beside the guard", {3, 8}, {3, 6}, UNSEEN},
        {"behind a wall", {11, 6}, {6, 6}, HIDDEN},
    };
    EACH(cases, {
        Arena arena = with_guard(it->hero, it->guard);
        CHECK(it->what, arena_sight(&arena, 0) == it->expected);
    });
    /* 35 degrees, and asin(0.5 / 2.5) = 11.54 more for the body's radius. */
    Arena arena = with_guard(seen_from_guard(2.5f, -46.5f), (ClashVector2D){1, 11});
    CHECK("rim in the cone", arena_sight(&arena, 0) == SEEN);
    arena.hero.place = seen_from_guard(2.5f, -46.6f);
    CHECK("rim beside the cone", arena_sight(&arena, 0) == UNSEEN);
}

SECTION(charging, "Arena: charges") {
    /* 8 steps of 0.375 from rim to rim, after the frame in which it sees the hero. */
    Arena arena = with_guard((ClashVector2D){8, 13}, (ClashVector2D){4, 13});
    CHECK("as long as it takes", play_until(&arena, HURTS) == 9);
    CHECK("up to the hero's rim", is_near(arena.guards[0].place, (ClashVector2D){7, 13}));
    CHECK("the hero is knocked back", is_near(arena.hero.place, (ClashVector2D){9.5f, 13}));
    CHECK("and hurt, once", arena.hero.hearts == HEARTS - 1);

    arena = with_guard((ClashVector2D){22.75f, 13}, (ClashVector2D){18.75f, 13});
    play_until(&arena, HURTS);
    CHECK("knocked back up to the wall", is_near(arena.hero.place, (ClashVector2D){23.5f, 13}));

    arena = with_guard((ClashVector2D){8, 13}, (ClashVector2D){4, 13});
    arena_update(&arena, nothing);
    arena.hero.place = (ClashVector2D){3, 1};
    play_until(&arena, CRASHES);
    CHECK("stops at the wall", is_near(arena.guards[0].place, (ClashVector2D){23.5f, 13}));
    CHECK("and rests", arena.guards[0].state == RESTING);
    for (int i = 0; i < REST_FRAMES; i++) {
        arena_update(&arena, nothing);
    }
    CHECK("for a while", arena.guards[0].state == WATCHING);

    /* So fast that it would be outside after one frame. */
    arena = with_guard((ClashVector2D){3, 1}, (ClashVector2D){4, 13});
    arena.guards[0].state = CHARGING;
    arena.guards[0].step = (ClashVector2D){1000, 0};
    arena_update(&arena, nothing);
    CHECK("never through it", is_near(arena.guards[0].place, (ClashVector2D){23.5f, 13}));
}

SECTION(striking, "Arena: the sword") {
    static const struct {
        const char *what;
        ClashVector2D hero, guard;
        bool expected;
    } cases[] = {
        {"rim at the sword's reach", {4, 12}, {6.25f, 12}, true},
        {"one float further", {4, 12}, {0x1.900002p+2f, 12}, false},
        {"behind the hero", {4, 12}, {2.5f, 12}, false},
        /* At 90 degrees the sector's side is 30 away: 0.9 sin(30) = 0.45, 1.1 sin(30) = 0.55. */
        {"rim in the sector from the side", {4, 12}, {4, 12.9f}, true},
        {"rim beside the sector", {4, 12}, {4, 13.1f}, false},
        {"in reach, behind a wall", {7.5f, 6}, {9.5f, 6}, false},
    };
    EACH(cases, {
        Arena arena = with_guard(it->hero, it->guard);
        arena.guards[0].facing = 90;
        arena_update(&arena, (Input){{0, 0}, true, false});
        CHECK_ANSWER(it->what, it->expected, count_of(&arena, SLASHED) == 1);
        CHECK_ANSWER(it->what, it->expected, arena.guards[0].state == DOWN);
    });
}

SECTION(throwing, "Arena: the axe") {
    static const Input throws = {{0, 0}, false, true};
    /* From its center to its rim there are 0.125 at least, and hypot(0.5, 0.125) at most. */
    const float least = 0.125f, most = 0.5154f;

    Arena arena = with_guard((ClashVector2D){2, 13}, (ClashVector2D){10, 13});
    arena_update(&arena, throws);
    play_until(&arena, AXED);
    float gap = 10 - BODY_RADIUS - arena.axe.place.x;
    CHECK("meets a guard", arena.guards[0].state == DOWN && !arena.axe.is_flying);
    CHECK("at its rim", gap > least - NEAR && gap < most + NEAR);

    arena = alone((ClashVector2D){2, 13});
    arena_update(&arena, throws);
    play_until(&arena, AXE_STOPS);
    gap = ARENA_WIDTH - arena.axe.place.x;
    CHECK("stops at a wall", !arena.axe.is_flying && gap > least - NEAR && gap < most + NEAR);

    arena = with_guard((ClashVector2D){4, 13}, (ClashVector2D){10, 13});
    arena.guards[0].facing = 180;
    arena_update(&arena, throws);
    CHECK("against a charge", arena.guards[0].state == CHARGING);
    /* 5 of 6.0 - 0.5 - 0.5 at most are left, and the two come nearer by 0.875 a frame. */
    CHECK("met halfway", play_until(&arena, AXED) <= 6);
    CHECK("before it hurts", arena.hero.hearts == HEARTS);
}

/* ---- The whole game
 * ------------------------------------------------------------------------------ */

static double distance_to_box(double x, double y, double half_width, double half_height) {
    return hypot(fmax(fabs(x) - half_width, 0), fmax(fabs(y) - half_height, 0));
}

/* The distance from a place to the nearest wall, without the library. */
static double distance_to_walls(ClashVector2D place) {
    const double x = place.x, y = place.y, half = sqrt(3) / 2;
    double across = x - 18.5, up = y - 3.5;
    double distances[] = {
        x,
        y,
        24 - x,
        14 - y,
        distance_to_box(x - 8.5, y - 6, 0.5, 3),
        distance_to_box(x - 11, y - 3.5, 3, 0.5),
        hypot(x - 17, y - 10.5) - 1.5,
        distance_to_box(half * across + up / 2, half * up - across / 2, 1.25, 1.25),
    };
    double nearest = distances[0];
    for (size_t i = 1; i < COUNT(distances); i++) {
        nearest = fmin(nearest, distances[i]);
    }
    return nearest;
}

static bool is_out_of_walls(const Arena *arena) {
    const double least = BODY_RADIUS - (double)NEAR;
    bool is_out = distance_to_walls(arena->hero.place) > least;
    for (int i = 0; i < GUARDS; i++) {
        is_out = is_out && distance_to_walls(arena->guards[i].place) > least;
    }
    return is_out;
}

SECTION(playing, "Arena: the scripted game") {
    static const struct {
        EventKind kind;
        int guard;
    } story[] = {
        {HIDES, 0}, {CHARGES, 0}, {CRASHES, 0}, {SLASHED, 0}, {CHARGES, 1},
        {AXED, 1},  {CHARGES, 2}, {HURTS, 2},   {SLASHED, 2},
    };
    Arena arena = arena_start();
    size_t told = 0;
    while (arena.frame < script_frames()) {
        arena_update(&arena, script_input(arena.frame + 1));
        CHECK("nobody is in a wall", is_out_of_walls(&arena));
        for (int i = 0; i < arena.event_count; i++, told++) {
            CHECK("the next event of the story", told < COUNT(story) &&
                                                     arena.events[i].kind == story[told].kind &&
                                                     arena.events[i].guard == story[told].guard);
        }
    }
    CHECK("all of the story", told == COUNT(story));
    CHECK("one charge met the hero", arena.hero.hearts == HEARTS - 1);
}

void arena_game(void) {
    walking();
    seeing();
    charging();
    striking();
    throwing();
    playing();
}

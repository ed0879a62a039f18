/* A top-down arena: a hero, walls, and guards that see, charge and fall.
 *
 * All rules, none of the drawing: arena_update() plays a frame and tells what happened in it. The
 * same inputs give the same game on every machine, bit for bit.
 */
#ifndef ARENA_H
#define ARENA_H

#include <clash2d/clash2d.h>

enum { GUARDS = 3, HEARTS = 3, MAX_EVENTS = 2 * GUARDS + 2 };

/* Units and degrees; speeds are per frame. */
#define ARENA_WIDTH 24.0f
#define ARENA_HEIGHT 14.0f
#define BODY_RADIUS 0.5f
#define WALK_SPEED 0.125f
#define CHARGE_SPEED 0.375f
#define KNOCK_BACK 1.5f
#define REST_FRAMES 40
#define SIGHT_RANGE 7.0f
#define SIGHT_HALF_ANGLE 35.0f
#define SWORD_REACH 1.75f
#define SWORD_HALF_ANGLE 60.0f
#define SWORD_FRAMES 8
#define AXE_SPEED 0.5f
#define AXE_TURN 30.0f

typedef struct {
    ClashVector2D place;
    float facing; /* degrees, counterclockwise; 0 is to the right */
    int hearts;
    int swing; /* frames for which the sword is still shown */
} Hero;

typedef enum { WATCHING, CHARGING, RESTING, DOWN } GuardState;

/* What a guard has of the hero: HIDDEN is in its cone of sight, but behind a wall. */
typedef enum { UNSEEN, HIDDEN, SEEN } Sight;

typedef struct {
    ClashVector2D place;
    float facing;
    GuardState state;
    Sight sight;
    ClashVector2D step; /* of a charge, per frame */
    int rest;           /* frames until it watches again */
} Guard;

typedef struct {
    bool is_flying;
    ClashVector2D place;
    float rotation;
    ClashVector2D step;
} Axe;

typedef struct {
    ClashVector2D move; /* the stick: of length 0 to 1 */
    bool strikes;
    bool throws_axe;
} Input;

typedef enum { HIDES, CHARGES, CRASHES, HURTS, SLASHED, AXED, AXE_STOPS } EventKind;

typedef struct {
    EventKind kind;
    int guard; /* -1 for AXE_STOPS */
    ClashVector2D place;
} Event;

typedef struct {
    Hero hero;
    Guard guards[GUARDS];
    Axe axe;
    int frame;
    Event events[MAX_EVENTS]; /* of the last frame */
    int event_count;
} Arena;

/* The hero to the left, three guards that look to the left. */
Arena arena_start(void);

/* Plays one frame. */
void arena_update(Arena *arena, Input input);

/* All walls, as one shape. */
const ClashShape *arena_walls(void);

/* What stands, strikes, sees and flies, as shapes. */
ClashShape arena_body(ClashVector2D place);
ClashShape arena_sword(const Hero *hero);
ClashShape arena_cone(const Guard *guard);
ClashShape arena_axe(const Axe *axe);

/* What a guard has of the hero right now. */
Sight arena_sight(const Arena *arena, int guard);

#endif

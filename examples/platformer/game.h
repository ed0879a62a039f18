/* The level and its hero, for the script and for the window. */
#ifndef PLATFORMER_GAME_H
#define PLATFORMER_GAME_H

#include <clash2d/world.h>

enum { SOLID, ONE_WAY, LIFT, PLANK, HERO };
enum { MOST = 160, HITS = 8 };

/* Of the hero, in meters. */
extern const float hero_half_width, hero_height;

typedef struct Hero {
    ClashMover mover;
    ClashVector2D position, velocity;
    ClashMoverState state;
} Hero;

typedef struct Game {
    ClashWorld *world;
    ClashShape shapes[MOST];
    ClashColliderId ids[MOST];
    int kinds[MOST];
    int count, lift, plank;
    Hero hero;
    int frames;
    /* Where the hero stood last, and how high it has been above that. */
    float ground, highest;
    /* All that the hero has touched: ClashMoverTouch. */
    uint32_t seen;
} Game;

ClashVector2D v(float x, float y);
void begin(Game *game);
/* Where the lift or the plank is in this frame. */
ClashPose place_of(const Game *game, int number);
/* A frame: the hero runs by a part of its speed, and leaps if it stands, or drops through a one-way
 * floor. */
typedef struct Wish {
    float run;
    bool leaps, drops;
} Wish;
void frame(Game *game, Wish wish);
/* Whether the hero shares more than its border with something solid, as clash_relate tells. */
bool is_in_something(const Game *game);

#endif

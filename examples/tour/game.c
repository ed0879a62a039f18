/* A few seconds of a small game, as a user of clash2d would write it: a ball, a tilted bat, three
 * bricks, and a bullet that is faster than any wall is thick.
 *
 *     cc -I include game.c target/release/libclash2d.a -lm -o game
 */
#include <clash2d/clash2d.h>
#include <stdio.h>

enum { WIDTH = 48, HEIGHT = 14, BRICKS = 3, FRAMES = 72 };

typedef struct {
    ClashRectangle box;
    bool is_gone;
} Brick;

typedef struct {
    ClashCircle ball;
    ClashVector2D speed;
    ClashOrientedRectangle bat;
    Brick bricks[BRICKS];
} Game;

static const ClashRectangle walls[] = {
    {{-1, -1}, {1, HEIGHT + 2}},    /* left */
    {{WIDTH, -1}, {1, HEIGHT + 2}}, /* right */
    {{-1, -1}, {WIDTH + 2, 1}},     /* bottom */
    {{-1, HEIGHT}, {WIDTH + 2, 1}}, /* top */
};

/* What a step of the ball runs into: anywhere on its way, not only at the end of it. */
static bool hits_wall(ClashCircle ball, ClashVector2D step) {
    for (size_t i = 0; i < sizeof walls / sizeof walls[0]; i++)
        if (clash_moving_circle_rectangle_collide(ball, step, walls[i]))
            return true;
    return false;
}

static bool hits_brick(Game *game, ClashVector2D step, int frame) {
    for (int i = 0; i < BRICKS; i++) {
        Brick *brick = &game->bricks[i];
        if (brick->is_gone || !clash_moving_circle_rectangle_collide(game->ball, step, brick->box))
            continue;
        brick->is_gone = true;
        printf("  frame %2d: the ball breaks brick %d\n", frame, i + 1);
        return true;
    }
    return false;
}

/* Moves along one axis, or bounces. */
static void move(Game *game, float *speed, ClashVector2D step, int frame) {
    if (hits_brick(game, step, frame) || hits_wall(game->ball, step))
        *speed = -*speed;
    else
        game->ball.center = clash_add_vector(game->ball.center, step);
}

static void update(Game *game, int frame) {
    move(game, &game->speed.x, (ClashVector2D){game->speed.x, 0}, frame);
    move(game, &game->speed.y, (ClashVector2D){0, game->speed.y}, frame);
    if (game->speed.y < 0 && clash_circle_oriented_rectangle_collide(game->ball, game->bat)) {
        game->speed.y = -game->speed.y;
        printf("  frame %2d: the bat returns the ball at (%g, %g)\n", frame,
               (double)game->ball.center.x, (double)game->ball.center.y);
    }
}

/* One frame takes the bullet far beyond the wall: only its whole way tells that it hits. */
static void shoot(void) {
    ClashCircle bullet = {{2, 7}, 0.25f};
    ClashVector2D step = {500, 0};
    ClashRectangle wall = {{40, 0}, {0.01f, HEIGHT}};
    ClashCircle after = {clash_add_vector(bullet.center, step), bullet.radius};
    bool at_an_end =
        clash_circle_rectangle_collide(bullet, wall) || clash_circle_rectangle_collide(after, wall);
    printf("  bullet:   in the wall at the start or the end of its frame: %s, on its way: %s\n",
           at_an_end ? "yes" : "no",
           clash_moving_circle_rectangle_collide(bullet, step, wall) ? "yes" : "no");
}

/* The field as text: every character asks what is at its place. */
static char look(const Game *game, ClashVector2D place) {
    if (clash_circle_point_collide(game->ball, place))
        return 'o';
    if (clash_oriented_rectangle_point_collide(game->bat, place))
        return '=';
    for (int i = 0; i < BRICKS; i++)
        if (!game->bricks[i].is_gone && clash_point_rectangle_collide(place, game->bricks[i].box))
            return '#';
    return ' ';
}

static void show(const Game *game) {
    for (int row = HEIGHT - 1; row >= 0; row--) {
        printf("  |");
        for (int column = 0; column < WIDTH; column++)
            putchar(look(game, (ClashVector2D){(float)column + 0.5f, (float)row + 0.5f}));
        printf("|\n");
    }
}

int main(void) {
    Game game = {
        {{8, 9}, 1},
        {0.75f, -0.5f},
        {{26, 2}, {6, 0.75f}, 15},
        {{{{6, 11}, {8, 2}}, false}, {{{20, 11}, {8, 2}}, false}, {{{34, 11}, {8, 2}}, false}},
    };
    if (clash_version() != CLASH_VERSION) {
        fprintf(stderr, "the library is not the one of this header\n");
        return 1;
    }
    show(&game);
    for (int frame = 1; frame <= FRAMES; frame++)
        update(&game, frame);
    shoot();
    show(&game);
    return 0;
}

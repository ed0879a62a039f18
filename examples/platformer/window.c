/* The level in a window, by keyboard: arrows or A and D run, space, up or W leaps, down or S drops
 * through one-way floors, R begins again, Escape ends. With SDL 2.0.18 or later:
 *
 *     cc -std=c99 -O2 -Iinclude examples/platformer/{game,window}.c $(pkg-config --cflags --libs
 * sdl2) target/release/libclash2d.a -Wl,--gc-sections -lm
 */
#include "game.h"

#include <SDL.h>
#if !SDL_VERSION_ATLEAST(2, 0, 18)
#error "SDL_RenderGeometry and SDL_GetTicks64 came with SDL 2.0.18"
#endif
#include <stdio.h>

enum { WIDTH = 960, HEIGHT = 540, FRAMES_A_SECOND = 60 };

/* Of a meter, and how high above the lower edge of the window the level's origin is. */
static const float pixels = 48, ground = 2.5f;

static const SDL_Color colors[] = {
    {201, 206, 214, 255}, {143, 185, 150, 255}, {224, 164, 88, 255}, {224, 164, 88, 255}};
static const SDL_Color hero_color = {76, 111, 177, 255};

/* What of the level is in the middle: the hero, but for the ends of the level. */
static float middle(const Game *game) {
    float half = WIDTH / pixels / 2, x = game->hero.position.x;
    return x < half - 1 ? half - 1 : x > 55 - half ? 55 - half : x;
}

static void draw_shape(SDL_Renderer *renderer, const Game *game, const ClashShape *shape,
                       SDL_Color color) {
    static const int triangles[] = {0, 1, 2, 0, 2, 3};
    SDL_Vertex vertices[4] = {0};
    size_t count = clash_shape_vertex_count(shape, 0);
    for (size_t i = 0; i < count && i < 4; i++) {
        ClashVector2D corner = v(0, 0);
        clash_shape_vertex(shape, 0, (uint32_t)i, &corner);
        vertices[i].position.x = (corner.x - middle(game)) * pixels + WIDTH / 2;
        vertices[i].position.y = HEIGHT - (corner.y + ground) * pixels;
        vertices[i].color = color;
    }
    SDL_RenderGeometry(renderer, NULL, vertices, 4, triangles, count > 3 ? 6 : 3);
    for (size_t i = 0, last = count - 1; i < count && i < 4; last = i++)
        SDL_RenderDrawLineF(renderer, vertices[last].position.x, vertices[last].position.y,
                            vertices[i].position.x, vertices[i].position.y);
}

static void draw(SDL_Renderer *renderer, const Game *game) {
    ClashShape hero = game->hero.mover.shape;
    hero.position = game->hero.position;
    SDL_SetRenderDrawColor(renderer, 250, 250, 248, 255);
    SDL_RenderClear(renderer);
    for (int i = 0; i < game->count; i++) {
        ClashShape shape;
        if (clash_world_shape(game->world, game->ids[i], &shape))
            draw_shape(renderer, game, &shape, colors[game->kinds[i]]);
    }
    draw_shape(renderer, game, &hero, hero_color);
    SDL_RenderPresent(renderer);
}

static Wish read_keys(void) {
    const Uint8 *keys = SDL_GetKeyboardState(NULL);
    Wish wish;
    bool right = keys[SDL_SCANCODE_RIGHT] || keys[SDL_SCANCODE_D],
         left = keys[SDL_SCANCODE_LEFT] || keys[SDL_SCANCODE_A];
    wish.run = (float)right - (float)left;
    wish.leaps = keys[SDL_SCANCODE_SPACE] || keys[SDL_SCANCODE_UP] || keys[SDL_SCANCODE_W];
    wish.drops = keys[SDL_SCANCODE_DOWN] || keys[SDL_SCANCODE_S];
    return wish;
}

static void begin_again(Game *game) {
    clash_world_destroy(game->world);
    begin(game);
}

/* Whether it goes on. */
static bool hear(Game *game) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
        bool is_key = event.type == SDL_KEYDOWN;
        if (event.type == SDL_QUIT || (is_key && event.key.keysym.sym == SDLK_ESCAPE))
            return false;
        if (is_key && event.key.keysym.sym == SDLK_r)
            begin_again(game);
    }
    return true;
}

/* Whether the lift has left it no room, as its state tells. */
static bool is_without_room(const Game *game) {
    return (game->hero.state.touches & (CLASH_MOVER_TOUCH_CRUSHED | CLASH_MOVER_TOUCH_STUCK)) != 0;
}

/* As many frames as have passed; after a long pause the game goes on where it was. Whether the hero
 * has been in nothing. */
static bool catch_up(Game *game, Uint64 *done) {
    Uint64 due = SDL_GetTicks64() * FRAMES_A_SECOND / 1000;
    if (due > *done + 10)
        *done = due - 1;
    for (; *done < due; (*done)++) {
        frame(game, read_keys());
        if (game->hero.position.y < -20 || is_without_room(game))
            begin_again(game);
        else if (is_in_something(game))
            return false;
    }
    return true;
}

int main(int count, char **arguments) {
    static Game game;
    SDL_Window *window = NULL;
    SDL_Renderer *renderer = NULL;
    Uint64 done = 0;
    bool is_right = true;
    (void)count, (void)arguments;
    if (SDL_Init(SDL_INIT_VIDEO) != 0 ||
        SDL_CreateWindowAndRenderer(WIDTH, HEIGHT, 0, &window, &renderer) != 0) {
        fprintf(stderr, "no window: %s\n", SDL_GetError());
        return 1;
    }
    SDL_SetWindowTitle(window, "clash2d: arrows run, space leaps, down drops, R begins again");
    begin(&game);
    while (is_right && hear(&game)) {
        is_right = catch_up(&game, &done);
        draw(renderer, &game);
        SDL_Delay(4);
    }
    printf("%d frames, %s, leaps of %g, at (%g, %g)\n", game.frames,
           is_right ? "never in anything" : "in something", (double)game.highest,
           (double)game.hero.position.x, (double)game.hero.position.y);
    clash_world_destroy(game.world);
    SDL_Quit();
    return is_right ? 0 : 1;
}

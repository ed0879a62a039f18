/* Two crowds walk through each other: each walker asks the world who is near, keeps away from them
 * and to the right, and goes as far as a cast allows. In no frame does one touch another one or a
 * wall.
 *
 *     cc -std=c99 -O2 -Iinclude examples/crowd/crowd.c target/release/libclash2d.a
 * -Wl,--gc-sections -lm
 *     ./a.out 2000 700 crowd.svg  # walkers, frames, a picture
 */
#include <clash2d/world.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PILLARS = 1, WALKERS = 2 };
enum { LEFT, RIGHT, NEITHER };
enum { NEAR = 8, SAMPLE = 20, COLUMNS = 7, TRAILS = 180 };

/* Of walkers: how thick, how far they look, how far they go in a frame, and what they keep free. */
static const float radius = 0.3f, sight = 1.6f, stride = 0.12f, gap = 1.0f / 256;

/* How far apart they begin, and how far from the middle. */
static const float spacing = 1.8f, begin = 32;

typedef struct Walker {
    ClashColliderId id;
    ClashVector2D place, goal;
    /* Where it comes from. */
    uint64_t side;
    bool walks;
} Walker;

typedef struct Crowd {
    ClashWorld *world;
    Walker *walkers;
    size_t count, rows, arrived, touches;
    /* Where all were in each frame of which the number is a multiple of SAMPLE. */
    ClashVector2D *history;
    size_t samples;
} Crowd;

static ClashVector2D at(float x, float y) {
    ClashVector2D place;
    place.x = x;
    place.y = y;
    return place;
}

static ClashShape body(ClashVector2D place) {
    ClashCircle circle;
    circle.center = place;
    circle.radius = radius;
    return clash_shape_circle(circle);
}

/* ---- How it begins ----------------------------------------------------------------------------
 */

static void add_pillar(Crowd *crowd, ClashVector2D place, size_t number) {
    static const ClashVector2D corners[] = {{-1.5f, -1}, {1.5f, -1}, {0, 1.8f}};
    ClashCollider pillar = clash_default_collider();
    ClashCircle disc = {{0, 0}, 1.2f};
    ClashShape shape =
        number % 2 == 0 ? clash_shape_circle(disc) : clash_shape_polygon(corners, 3, 0);
    pillar.shape = &shape;
    pillar.pose.position = place;
    pillar.pose.rotation = 37 * (float)number;
    pillar.filter.layers = PILLARS;
    pillar.filter.flags = CLASH_COLLIDER_STATIC;
    pillar.user = NEITHER;
    clash_world_add(crowd->world, &pillar, 1, NULL);
}

/* How high the field is, in the middle of which the origin is. */
static float height(const Crowd *crowd) { return spacing * (float)crowd->rows; }

/* In columns between both sides, every second one shifted. */
static void add_pillars(Crowd *crowd) {
    size_t rows = (size_t)(height(crowd) / 10) + 1;
    for (size_t i = 0; i < COLUMNS * rows; i++) {
        size_t column = i / rows;
        float row = (float)(i % rows) + (column % 2 == 0 ? 0.25f : 0.75f);
        float y = height(crowd) * (row / (float)rows - 0.5f);
        add_pillar(crowd, at(8 * (float)column - 4 * (COLUMNS - 1), y), i);
    }
}

/* Unswept, as they go one after the other: only where one stands after a frame counts. */
static void add_walker(Crowd *crowd, size_t number) {
    Walker *walker = &crowd->walkers[number];
    float side = number % 2 == LEFT ? -1 : 1;
    size_t column = number / 2 / crowd->rows, row = number / 2 % crowd->rows;
    ClashCollider collider = clash_default_collider();
    ClashShape shape = body(at(0, 0));
    walker->place = at(side * (begin + spacing * (float)column),
                       spacing * ((float)row + 0.5f) - height(crowd) / 2);
    walker->goal = at(-walker->place.x, walker->place.y);
    walker->side = number % 2;
    walker->walks = true;
    collider.shape = &shape;
    collider.pose.position = walker->place;
    collider.filter.layers = WALKERS;
    /* Of its own, so that it does not find itself. */
    collider.filter.family = (uint32_t)number + 1;
    collider.filter.flags = CLASH_COLLIDER_UNSWEPT;
    collider.user = walker->side;
    clash_world_add(crowd->world, &collider, 1, &walker->id);
}

/* ---- A frame ----------------------------------------------------------------------------------
 */

/* The way that a walker would like to go: to its goal, away from what is near, and past it to the
 * right. */
static ClashVector2D wish(const Crowd *crowd, const Walker *walker, const ClashQuery *others) {
    ClashWorldHit hits[NEAR];
    ClashShape shape = body(walker->place);
    ClashVector2D to_goal = clash_unit_vector(clash_subtract_vector(walker->goal, walker->place));
    ClashVector2D way = to_goal;
    size_t count = clash_world_nearest(crowd->world, &shape, sight, others, hits, NEAR);
    for (size_t i = 0; i < count; i++) {
        float nearness = 1 - hits[i].fraction / sight;
        float ahead = clash_dot_product(hits[i].normal, to_goal);
        way = clash_add_vector(way, clash_multiply_vector(hits[i].normal, -nearness * nearness));
        if (ahead > 0 && hits[i].user != walker->side) {
            ClashVector2D right = clash_rotate_vector_270(to_goal);
            way = clash_add_vector(way, clash_multiply_vector(right, ahead * nearness));
        }
    }
    if (clash_vector_length(way) > 1)
        way = clash_unit_vector(way);
    return clash_multiply_vector(way, stride);
}

/* Goes until shortly before something is in the way; what is left of the way, along that. */
static ClashVector2D go(const Crowd *crowd, ClashVector2D *place, ClashVector2D way,
                        const ClashQuery *others) {
    ClashWorldHit hit;
    ClashShape shape = body(*place);
    ClashMotion motion = {{0, 0}, 0, {0, 0}};
    float length = clash_vector_length(way), part;
    motion.movement = way;
    if (length == 0 ||
        clash_world_cast(crowd->world, &shape, motion, CLASH_CAST_ALL, others, &hit, 1) == 0) {
        *place = clash_add_vector(*place, way);
        return at(0, 0);
    }
    part = hit.fraction - gap / length;
    if (part > 0)
        *place = clash_add_vector(*place, clash_multiply_vector(way, part));
    return clash_slide_vector(clash_multiply_vector(way, 1 - hit.fraction), hit.normal);
}

static void walk(Crowd *crowd, Walker *walker, uint32_t family) {
    ClashQuery others = clash_default_query();
    ClashVector2D place = walker->place, rest;
    ClashShape shape;
    ClashPose pose = {{0, 0}, 0};
    others.family = family;
    others.limit = NEAR;
    rest = wish(crowd, walker, &others);
    others.limit = 1;
    rest = go(crowd, &place, rest, &others);
    go(crowd, &place, rest, &others);
    shape = body(place);
    if (clash_world_overlaps(crowd->world, &shape, &others, NULL, 0) > 0)
        return; /* Rounded into what it passes: it waits. */
    walker->place = pose.position = place;
    clash_world_move(crowd->world, &walker->id, &pose, 1);
}

static void step(Crowd *crowd) {
    ClashEvents events;
    for (size_t i = 0; i < crowd->count; i++) {
        Walker *walker = &crowd->walkers[i];
        if (!walker->walks)
            continue;
        walk(crowd, walker, (uint32_t)i + 1);
        if (walker->side == LEFT ? walker->place.x >= walker->goal.x
                                 : walker->place.x <= walker->goal.x) {
            walker->walks = false;
            crowd->arrived += clash_world_remove(crowd->world, &walker->id, 1);
        }
    }
    if (clash_world_update(crowd->world, &events) == CLASH_STATUS_OK)
        crowd->touches += events.beginCount;
}

static void remember(Crowd *crowd) {
    for (size_t i = 0; i < crowd->count; i++)
        crowd->history[crowd->samples * crowd->count + i] = crowd->walkers[i].place;
    crowd->samples++;
}

/* ---- The picture --------------------------------------------------------------------------------
 */

static const char style[] =
    ".page{fill:#f8fafc}.pillar{fill:#cbd5e1;stroke:#64748b;stroke-width:.1}"
    "path{fill:none;stroke-width:.12;stroke-opacity:.35;stroke-linejoin:round}"
    ".left{stroke:#2563eb}.right{stroke:#ea580c}"
    ".who{stroke-width:.6;stroke-opacity:1;stroke-linecap:round}"
    ".left.who{stroke:#1d4ed8}.right.who{stroke:#c2410c}";

static const char *const sides[] = {"left", "right"};

static void draw_trail(FILE *file, const Crowd *crowd, size_t walker) {
    ClashVector2D last = at(0, 0);
    fprintf(file, "<path class=\"%s\" d=\"", sides[walker % 2]);
    for (size_t i = 0; i < crowd->samples; i++) {
        ClashVector2D place = crowd->history[i * crowd->count + walker];
        if (i == 0 || !clash_equal_vectors(place, last))
            fprintf(file, "%c%.1f %.1f", i == 0 ? 'M' : 'L', (double)place.x, -(double)place.y);
        last = place;
    }
    fprintf(file, "\"/>\n");
}

static void draw_pillar(FILE *file, const ClashShape *shape) {
    ClashVector2D corner;
    if (shape->kind == CLASH_SHAPE_CIRCLE) {
        corner = clash_add_vector(shape->data.circle.center, shape->position);
        fprintf(file, "<circle class=\"pillar\" cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\"/>\n",
                (double)corner.x, -(double)corner.y, (double)shape->data.circle.radius);
        return;
    }
    fprintf(file, "<polygon class=\"pillar\" points=\"");
    for (uint32_t i = 0; clash_shape_vertex(shape, 0, i, &corner); i++)
        fprintf(file, "%.2f,%.2f ", (double)corner.x, -(double)corner.y);
    fprintf(file, "\"/>\n");
}

static void draw_pillars(FILE *file, const Crowd *crowd) {
    static ClashColliderId ids[1000];
    ClashQuery query = clash_default_query();
    ClashRectangle field = {{-200, -200}, {400, 400}};
    ClashShape everywhere = clash_shape_rectangle(field), shape;
    size_t count;
    query.layers = PILLARS;
    count = clash_world_overlaps(crowd->world, &everywhere, &query, ids, 1000);
    for (size_t i = 0; i < count && i < 1000; i++)
        if (clash_world_shape(crowd->world, ids[i], &shape))
            draw_pillar(file, &shape);
}

/* All walkers of a side, as dots. */
static void draw_side(FILE *file, const Crowd *crowd, const ClashVector2D *places, size_t side) {
    fprintf(file, "<path class=\"%s who\" d=\"", sides[side]);
    for (size_t i = side; i < crowd->count; i += 2)
        fprintf(file, "M%.1f %.1fh0", (double)places[i].x, -(double)places[i].y);
    fprintf(file, "\"/>\n");
}

static void begin_page(FILE *file, const Crowd *crowd) {
    size_t columns = crowd->count / 2 / crowd->rows + 1;
    double right = (double)begin + (double)spacing * (double)columns;
    double top = (double)height(crowd) / 2 + 8;
    fprintf(file, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%.0f %.0f %.0f %.0f\">\n",
            -right, -top, 2 * right, 2 * top);
    fprintf(file, "<style>%s</style>\n", style);
    fprintf(file, "<rect class=\"page\" x=\"%.0f\" y=\"%.0f\" width=\"100%%\" height=\"100%%\"/>\n",
            -right, -top);
}

/* The trails of some walkers, and where all of them are after a third of the time. */
static void draw(FILE *file, const Crowd *crowd) {
    size_t each = crowd->count / TRAILS | 1;
    const ClashVector2D *places = crowd->history + crowd->samples / 3 * crowd->count;
    begin_page(file, crowd);
    draw_pillars(file, crowd);
    for (size_t i = 0; i < crowd->count; i++)
        if ((uint32_t)i * 2654435761u % each == 0) /* Here and there. */
            draw_trail(file, crowd, i);
    draw_side(file, crowd, places, LEFT);
    draw_side(file, crowd, places, RIGHT);
    fprintf(file, "</svg>\n");
}

/* ---- All of it ----------------------------------------------------------------------------------
 */

static int play(Crowd *crowd, size_t frames) {
    ClashEvents events;
    clock_t start;
    add_pillars(crowd);
    for (size_t i = 0; i < crowd->count; i++)
        add_walker(crowd, i);
    if (clash_world_update(crowd->world, &events) != CLASH_STATUS_OK || events.beginCount > 0)
        return puts("they don't begin apart"), 1;
    start = clock();
    for (size_t frame = 0; frame < frames; frame++) {
        if (frame % SAMPLE == 0)
            remember(crowd);
        step(crowd);
    }
    printf("a frame takes %.2f ms\n",
           1000 * (double)(clock() - start) / CLOCKS_PER_SEC / (double)frames);
    printf("%zu of %zu walkers are there, and %zu touched something\n", crowd->arrived,
           crowd->count, crowd->touches);
    return crowd->touches == 0 && crowd->arrived * 10 >= crowd->count * 9 ? 0 : 1;
}

int main(int count, char **words) {
    Crowd crowd = {NULL, NULL, 0, 1, 0, 0, NULL, 0};
    size_t frames = count > 2 ? strtoul(words[2], NULL, 10) : 1200;
    int result = 1;
    crowd.count = count > 1 ? strtoul(words[1], NULL, 10) : 2000;
    while (crowd.rows * crowd.rows < crowd.count)
        crowd.rows++;
    crowd.world = clash_world_create(NULL);
    crowd.walkers = malloc((crowd.count + 1) * sizeof *crowd.walkers);
    crowd.history = malloc((frames / SAMPLE + 1) * (crowd.count + 1) * sizeof *crowd.history);
    if (crowd.world != NULL && crowd.walkers != NULL && crowd.history != NULL) {
        FILE *file = count > 3 ? fopen(words[3], "w") : NULL;
        result = play(&crowd, frames);
        if (file != NULL) {
            draw(file, &crowd);
            fclose(file);
        }
    }
    clash_world_destroy(crowd.world);
    free(crowd.walkers);
    free(crowd.history);
    return result;
}

#include "picture.h"

/* Pixels. */
enum { COLUMNS = 3, SCALE = 11, MARGIN = 24, HEAD = 74, GAP = 24, CAPTION = 38 };

static const char style[] =
    "text{font-family:Helvetica,Arial,'Liberation Sans',sans-serif;font-size:12px;fill:#334155}"
    ".title{font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:16px;"
    "font-weight:bold;fill:#0f172a}.quiet{fill:#64748b;text-anchor:end}"
    ".page{fill:#f8fafc;stroke:#cbd5e1}.paper{fill:#fff}.frame{fill:none;stroke:#64748b;"
    "stroke-width:2}.wall{fill:#cbd5e1;stroke:#64748b;stroke-width:1.4}"
    ".hero{fill:#2563eb;stroke:#1d4ed8}.guard{fill:#f59e0b;stroke:#b45309}"
    ".hero,.guard{fill-opacity:.35;stroke-width:1.6}.line{fill:none}"
    ".rests{stroke-dasharray:2 2}.down{fill:none;stroke:#b45309;stroke-width:1.6}"
    ".trail{fill:none;stroke-width:1.2;stroke-dasharray:1 3;stroke-linecap:round}"
    ".cone{fill:#f59e0b;fill-opacity:.18}.alarm{fill:#dc2626;fill-opacity:.2}"
    ".sword{fill:#0d9488;fill-opacity:.25;stroke:#0f766e;stroke-width:1.4}"
    ".axe{fill:#7e22ce;stroke:#7e22ce}";

/* ---- Where things are in a panel ---------------------------------------------------------------
 */

static double x_of(ClashVector2D place) { return (double)place.x * SCALE; }
static double y_of(ClashVector2D place) { return (double)(ARENA_HEIGHT - place.y) * SCALE; }

static ClashVector2D spoke(ClashVector2D center, float length, float degrees) {
    ClashVector2D way = clash_rotate_vector((ClashVector2D){length, 0}, degrees);
    return clash_add_vector(center, way);
}

/* ---- Shapes ------------------------------------------------------------------------------------
 */

static void draw_circle(FILE *file, const char *class, ClashVector2D center, float radius) {
    fprintf(file, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n", class,
            x_of(center), y_of(center), (double)radius * SCALE);
}

static void draw_path(FILE *file, const char *class, const ClashVector2D *places, size_t count,
                      const char *end) {
    fprintf(file, "<path class=\"%s\" d=\"", class);
    for (size_t i = 0; i < count; i++)
        fprintf(file, "%c%.1f %.1f", i == 0 ? 'M' : 'L', x_of(places[i]), y_of(places[i]));
    fprintf(file, "%s\"/>\n", end);
}

static void draw_way(FILE *file, const char *class, const ClashVector2D *places, size_t count) {
    draw_path(file, class, places, count, "");
}

static void draw_area(FILE *file, const char *class, const ClashVector2D *places, size_t count) {
    draw_path(file, class, places, count, "z");
}

static void draw_box(FILE *file, const char *class, ClashOrientedRectangle box) {
    ClashVector2D corners[4];
    for (int i = 0; i < 4; i++)
        corners[i] = clash_oriented_rectangle_corner(box, i);
    draw_area(file, class, corners, 4);
}

static void draw_wall(FILE *file, const ClashShape *wall) {
    if (wall->kind == CLASH_SHAPE_POLYGON)
        draw_area(file, "wall", wall->data.polygon.vertices, wall->data.polygon.count);
    else if (wall->kind == CLASH_SHAPE_CIRCLE)
        draw_circle(file, "wall", wall->data.circle.center, wall->data.circle.radius);
    else if (wall->kind == CLASH_SHAPE_ORIENTED_RECTANGLE)
        draw_box(file, "wall", wall->data.orientedRectangle);
}

/* ---- What a guard sees -------------------------------------------------------------------------
 */

/* The end of a look in some direction: at the first wall, or where sight ends. */
static ClashVector2D look(ClashVector2D eye, float degrees) {
    ClashVector2D end = spoke(eye, SIGHT_RANGE, degrees);
    ClashRayHit hit;
    bool is_blocked =
        clash_cast_ray(arena_walls(), eye, clash_subtract_vector(end, eye), NULL, &hit);
    return is_blocked ? hit.entryPoint : end;
}

/* The cone of sight without what is behind walls: a fan of rays. */
static void draw_sight(FILE *file, const Guard *guard) {
    enum { RAYS = 70 };
    ClashVector2D fan[RAYS + 2] = {guard->place};
    for (int i = 0; i <= RAYS; i++) {
        float part = 2 * (float)i / RAYS - 1;
        fan[i + 1] = look(guard->place, guard->facing + SIGHT_HALF_ANGLE * part);
    }
    draw_area(file, guard->state == CHARGING ? "alarm" : "cone", fan, RAYS + 2);
}

/* ---- Who is there ------------------------------------------------------------------------------
 */

static void draw_cross(FILE *file, const char *class, ClashVector2D place) {
    for (float degrees = 45; degrees < 180; degrees += 90) {
        ClashVector2D ends[] = {spoke(place, BODY_RADIUS, degrees),
                                spoke(place, -BODY_RADIUS, degrees)};
        draw_way(file, class, ends, 2);
    }
}

static void draw_body(FILE *file, const char *class, ClashVector2D place, float facing) {
    ClashVector2D nose[] = {place, spoke(place, 0.75f, facing)};
    draw_circle(file, class, place, BODY_RADIUS);
    draw_way(file, class, nose, 2);
}

static void draw_guard(FILE *file, const Guard *guard) {
    if (guard->state == DOWN)
        draw_cross(file, "down", guard->place);
    else
        draw_body(file, guard->state == RESTING ? "guard rests" : "guard", guard->place,
                  guard->facing);
}

static void draw_sword(FILE *file, const Hero *hero) {
    enum { STEPS = 24 };
    ClashVector2D fan[STEPS + 2] = {hero->place};
    for (int i = 0; i <= STEPS; i++) {
        float part = 2 * (float)i / STEPS - 1;
        fan[i + 1] = spoke(hero->place, SWORD_REACH, hero->facing + SWORD_HALF_ANGLE * part);
    }
    draw_area(file, "sword", fan, STEPS + 2);
}

static void draw_arena(FILE *file, const Arena *arena) {
    const ClashGroup walls = arena_walls()->data.group;
    for (int i = 0; i < GUARDS; i++)
        if (arena->guards[i].state == WATCHING || arena->guards[i].state == CHARGING)
            draw_sight(file, &arena->guards[i]);
    for (size_t i = 0; i < walls.count; i++)
        draw_wall(file, &walls.shapes[i]);
    for (int i = 0; i < GUARDS; i++)
        draw_guard(file, &arena->guards[i]);
    if (arena->hero.swing > 0)
        draw_sword(file, &arena->hero);
    draw_body(file, "hero", arena->hero.place, arena->hero.facing);
    if (arena->axe.is_flying)
        draw_box(file, "axe", arena_axe(&arena->axe).data.orientedRectangle);
}

/* ---- The picture -------------------------------------------------------------------------------
 */

static int panel_width(void) { return (int)ARENA_WIDTH * SCALE; }
static int panel_height(void) { return (int)ARENA_HEIGHT * SCALE; }

void picture_begin(FILE *file, const char *title, int panels) {
    int rows = (panels + COLUMNS - 1) / COLUMNS;
    int width = 2 * MARGIN + COLUMNS * panel_width() + (COLUMNS - 1) * GAP;
    int height = HEAD + rows * panel_height() + (rows - 1) * CAPTION + MARGIN;
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "viewBox=\"0 0 %d %d\" role=\"img\">\n<title>%s</title>\n<style>%s</style>\n"
            "<rect class=\"page\" x=\".5\" y=\".5\" width=\"%d\" height=\"%d\" rx=\"8\"/>\n"
            "<text class=\"title\" x=\"%d\" y=\"34\">%s</text>\n",
            width, height, width, height, title, style, width - 1, height - 1, MARGIN, title);
}

void picture_panel(FILE *file, int number, const Arena *arena, const char *caption,
                   const Trail trails[GUARDS + 1]) {
    int left = MARGIN + number % COLUMNS * (panel_width() + GAP);
    int top = HEAD + number / COLUMNS * (panel_height() + CAPTION);
    fprintf(file,
            "<svg x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\">\n"
            "<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n",
            left, top, panel_width(), panel_height(), panel_width(), panel_height());
    draw_arena(file, arena);
    for (int i = 0; i <= GUARDS; i++)
        draw_way(file, i == GUARDS ? "hero trail line" : "guard trail line", trails[i].places,
                 trails[i].count);
    fprintf(file,
            "</svg>\n<rect class=\"frame\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n"
            "<text x=\"%d\" y=\"%d\">%s</text>\n"
            "<text class=\"quiet\" x=\"%d\" y=\"%d\">frame %d</text>\n",
            left, top, panel_width(), panel_height(), left, top - 9, caption, left + panel_width(),
            top - 9, arena->frame);
}

void picture_end(FILE *file) { fprintf(file, "</svg>\n"); }

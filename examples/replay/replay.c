/* Plays a log that a world has written (clash_world_record), and stops at the first update that
 * differs.
 *
 *     cargo build --release
 *     cc -std=c99 -I include examples/replay/replay.c target/release/libclash2d.a \
 *         -Wl,--gc-sections -lm -o target/replay
 *     target/replay LOG          what was written elsewhere against what happens here
 *     target/replay LOG OTHER    the logs of two machines that have come apart
 *
 * Ends with 0 if nothing differs, with 1 if something does, with 2 if there is nothing to play.
 */
#include <clash2d/world.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A log, and the world in which it is played. */
typedef struct Run {
    const char *name;
    uint8_t *bytes;
    size_t size;
    ClashWorld *world;
    ClashReplay replay;
    size_t start; /* where the last calls that were played begin */
} Run;

static void fail(const char *name, const char *what) {
    fprintf(stderr, "%s: %s\n", name, what);
    exit(2);
}

static void open_run(Run *run, const char *name) {
    FILE *file = fopen(name, "rb");
    long size = file != NULL && fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    run->name = name;
    if (size < 0)
        fail(name, "can't be read");
    run->size = (size_t)size;
    run->bytes = malloc(run->size + 1);
    run->world = clash_world_create(NULL);
    rewind(file);
    if (run->bytes == NULL || run->world == NULL)
        fail(name, "there is no memory");
    if (fread(run->bytes, 1, run->size, file) != run->size)
        fail(name, "can't be read");
    fclose(file);
}

static void close_run(Run *run) {
    clash_world_destroy(run->world);
    free(run->bytes);
}

static bool is_at_end(const Run *run) { return run->replay.place == run->size && run->size > 0; }

static void play(Run *run) {
    ClashStatus status;
    run->start = (size_t)run->replay.place;
    status = clash_world_replay(run->world, run->bytes, run->size, &run->replay);
    if (status != CLASH_STATUS_OK)
        fail(run->name, clash_status_message(status));
}

/* The calls of the last update lie between its head of 12 bytes and a hash of 8. */
static bool same_calls(const Run *a, const Run *b) {
    size_t size = (size_t)a->replay.place - a->start;
    return size == (size_t)b->replay.place - b->start &&
           memcmp(a->bytes + a->start + 12, b->bytes + b->start + 12, size - 20) == 0;
}

/* What was made of colliders that are elsewhere, or not there, in the other world. */
static void print_differences(const Run *a, const Run *b) {
    size_t count = clash_world_ids(a->world, NULL, 0);
    ClashColliderId *ids = calloc(count + 1, sizeof *ids);
    if (ids == NULL)
        fail(a->name, "there is no memory");
    clash_world_ids(a->world, ids, count);
    for (size_t i = 0; i < count; i++) {
        ClashCollider own, other = clash_default_collider();
        bool is_there = clash_world_get(b->world, ids[i], &other, NULL);
        clash_world_get(a->world, ids[i], &own, NULL);
        if (is_there && memcmp(&own.pose, &other.pose, sizeof own.pose) == 0)
            continue;
        printf("  in %s collider %u (generation %u) is at (%.9g, %.9g), turned by %.9g\n", a->name,
               (unsigned)ids[i].index, (unsigned)ids[i].generation, own.pose.position.x,
               own.pose.position.y, own.pose.rotation);
    }
    free(ids);
}

/* Whether what happens here is what was written; a line if not. */
static bool is_as_written(const Run *run, unsigned long update) {
    if (run->replay.found == run->replay.expected)
        return true;
    printf("update %lu: another outcome here than %s tells\n", update, run->name);
    return false;
}

static int play_one(Run *run) {
    unsigned long update = 0;
    for (play(run); is_as_written(run, update); play(run), update++)
        if (is_at_end(run))
            return printf("%lu updates: the same\n", update) < 0;
    return 1;
}

static int play_both(Run *a, Run *b) {
    for (unsigned long update = 0;; update++) {
        play(a);
        play(b);
        if (!is_as_written(a, update) || !is_as_written(b, update))
            return 1;
        if (!same_calls(a, b) || a->replay.found != b->replay.found) {
            printf("update %lu: other calls in %s than in %s\n", update, a->name, b->name);
            print_differences(a, b);
            print_differences(b, a);
            return 1;
        }
        if (is_at_end(a) || is_at_end(b))
            return printf("%lu updates: the same\n", update) < 0;
    }
}

int main(int count, char **arguments) {
    static Run runs[2];
    int result;
    if (count < 2 || count > 3)
        fail("usage", "replay LOG [OTHER]");
    for (int i = 1; i < count; i++)
        open_run(&runs[i - 1], arguments[i]);
    result = count == 2 ? play_one(&runs[0]) : play_both(&runs[0], &runs[1]);
    for (int i = 1; i < count; i++)
        close_run(&runs[i - 1]);
    return result;
}

/* A world on two threads tells what it tells on one: for valgrind's helgrind, which finds what they
 * share.
 *
 *     gcc -std=c99 -Iinclude c_tests/threads/world.c target/debug/libclash2d.a -lpthread -lm -o
 * threads valgrind --tool=helgrind --error-exitcode=1 ./threads
 */
#include <clash2d/world.h>

#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 300, FRAMES = 12, RAYS = 100 };

/* What one thread does: every second task. */
typedef struct Part {
    void (*task)(void *data, uint32_t number);
    void *data;
    uint32_t first, count;
} Part;

static void *run_part(void *argument) {
    Part *part = argument;
    for (uint32_t number = part->first; number < part->count; number += 2)
        part->task(part->data, number);
    return NULL;
}

static void run(void (*task)(void *data, uint32_t number), void *data, uint32_t count,
                void *context) {
    Part parts[2] = {{task, data, 0, count}, {task, data, 1, count}};
    pthread_t thread;
    ++*(int *)context;
    if (pthread_create(&thread, NULL, run_part, &parts[1]) != 0)
        return;
    run_part(&parts[0]);
    pthread_join(thread, NULL);
}

static ClashPose pose(int number, int frame) {
    ClashPose pose = {{0, 0}, 0};
    pose.position.x = (float)(number % 20) * 2 + (float)((number * 7 + frame * 5) % 11) / 4;
    pose.position.y = (float)(number / 20) * 2;
    pose.rotation = (float)(number % 3 == 0 ? 15 * frame : 0);
    return pose;
}

/* Plays on some threads; the hash of the last update, and how much was told. */
static uint64_t play(uint32_t workers, int *calls, size_t *told, ClashWorldHit *hits) {
    static ClashColliderId ids[COUNT];
    static ClashPose poses[COUNT];
    static ClashRay rays[RAYS];
    ClashVector2D corners[] = {{0, 0}, {2, 0}, {1, 1.5f}, {0.5f, 0.5f}};
    ClashShape shapes[2];
    ClashWorldSettings settings = clash_default_world();
    ClashWorld *world;
    uint64_t hash;
    settings.tasks.run = run;
    settings.tasks.context = calls;
    settings.tasks.workers = workers;
    world = clash_world_create(&settings);
    shapes[0] = clash_shape_circle((ClashCircle){{0, 0}, 1});
    shapes[1] = clash_shape_polygon(corners, 4, 0);
    for (int i = 0; i < COUNT; i++) {
        ClashCollider collider = clash_default_collider();
        collider.shape = &shapes[i % 2];
        collider.pose = pose(i, 0);
        clash_world_add(world, &collider, 1, &ids[i]);
    }
    for (int frame = 1; frame <= FRAMES; frame++) {
        ClashEvents events;
        for (int i = 0; i < COUNT; i++)
            poses[i] = pose(i, frame);
        clash_world_move(world, ids, poses, COUNT);
        if (clash_world_update(world, &events) == CLASH_STATUS_OK)
            *told += events.beginCount + events.endCount;
    }
    for (int i = 0; i < RAYS; i++) {
        ClashRay ray = {{-1, (float)i / 3}, {50, 3}, 0};
        rays[i] = ray;
    }
    *told += clash_world_cast_rays(world, rays, RAYS, NULL, hits);
    hash = clash_world_hash(world);
    clash_world_destroy(world);
    return hash;
}

int main(void) {
    static ClashWorldHit hits[2][RAYS];
    int calls[2] = {0, 0};
    size_t told[2] = {0, 0};
    uint64_t alone = play(1, &calls[0], &told[0], hits[0]);
    uint64_t together = play(2, &calls[1], &told[1], hits[1]);
    bool same = alone == together && told[0] == told[1] && told[0] > 500 &&
                memcmp(hits[0], hits[1], sizeof hits[0]) == 0;
    printf("%zu told, divided %d times: %s\n", told[1], calls[1],
           same ? "the same" : "not the same");
    return !(same && calls[0] == 0 && calls[1] > FRAMES);
}

// Worlds: many colliders, the pairs among them, and questions about all of them at once.
//
//     #include <clash2d/world.h>
//
//     ClashWorld *world = clash_world_create(NULL);
//     clash_world_add(world, colliders, count, ids);
//     for (;;) {
//         clash_world_move(world, ids, poses, count);
//         ClashEvents events;
//         clash_world_update(world, &events);
//         for (size_t i = 0; i < events.beginCount; i++)
//             ... events.begins[i].userA, events.begins[i].userB ...
//     }
//     clash_world_destroy(world);
//
// An update tells which pairs began to touch and which ended since the last one, also on the way: nothing
// that moves is too fast. Queries see every change at once. All answers are exact, and the same on
// every platform, whatever the number of threads and the order in which colliders were added.
//
// A world may be asked from many threads as long as nobody changes it. No function keeps a pointer that it
// is given, except those of the settings.

#include <clash2d/clash2d.h>

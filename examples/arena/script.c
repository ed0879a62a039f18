#include "script.h"

#include <stddef.h>

typedef struct {
    int frames;
    Input input;
} Act;

static const Act acts[] = {
    {44, {{1, 0}, false, false}},        /* up to the wall, and against it */
    {38, {{0.6f, 0.8f}, false, false}},  /* along it, to its upper end */
    {10, {{1, 0}, false, false}},        /* around it, while the first guard charges */
    {10, {{0, 0}, false, false}},        /* safe: the wall is in its way */
    {1, {{0, 0}, true, false}},          /* a strike */
    {8, {{0, 0}, false, false}},         /* a breath */
    {36, {{0.8f, -0.6f}, false, false}}, /* down to the middle */
    {18, {{1, 0}, false, false}},        /* towards the second guard */
    {1, {{0, 0}, false, true}},          /* the axe, at its charge */
    {14, {{0, 0}, false, false}},        /* both are on their way */
    {14, {{1, 0}, false, false}},        /* into the sight of the third guard */
    {26, {{0, 0}, false, false}},        /* too slow for its charge */
    {8, {{0.8f, 0.6f}, false, false}},   /* back at it, while it rests */
    {1, {{0, 0}, true, false}},          /* the last strike */
    {8, {{0, 0}, false, false}},         /* done */
};

int script_frames(void) {
    int frames = 0;
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++)
        frames += acts[i].frames;
    return frames;
}

Input script_input(int frame) {
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        if (frame <= acts[i].frames)
            return acts[i].input;
        frame -= acts[i].frames;
    }
    return (Input){{0, 0}, false, false};
}

/* Draws moments of the game as an SVG picture. */
#ifndef PICTURE_H
#define PICTURE_H

#include "arena.h"

#include <stddef.h>
#include <stdio.h>

/* A way on which somebody came. */
typedef struct {
    const ClashVector2D *places;
    size_t count;
} Trail;

/* The picture's head, for some panels; they follow in their order. */
void picture_begin(FILE *file, const char *title, int panels);
void picture_panel(FILE *file, int number, const Arena *arena, const char *caption,
                   const Trail trails[GUARDS + 1]);
void picture_end(FILE *file);

#endif

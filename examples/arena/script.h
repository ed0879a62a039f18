/* Who plays: a script instead of a gamepad. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "arena.h"

/* How many frames the script lasts. */
int script_frames(void);

/* The input of a frame, counted from 1; behind the end, none. */
Input script_input(int frame);

#endif

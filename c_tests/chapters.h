/* The chapters of the book, and what is tested beside it. */
#ifndef CLASH2D_CHAPTERS_H
#define CLASH2D_CHAPTERS_H

void vectors(void);
void collision_detection(void);
void collision_detection_segment(void);
void collision_detection_circle(void);
void collision_detection_rectangle(void);
void collision_detection_line(void);
void bounding_shapes(void);
void shapes_in_motion(void);
void optimization_tricks(void);
void pairs(void);
void any_shape(void);
void questions(void);
void contacts(void);
void casts(void);
void measures(void);
void making(void);
void arena_game(void);
void prepared(void);
void world(void);
void movers(void);
void grids(void);
void batches(void);
void layout(void);
/* Reads the files in that folder. */
void cases(const char *folder);
void shape_cases(const char *folder);

#endif

// What main.cpp runs.
#ifndef CLASH2D_TESTS_SUITE_HPP
#define CLASH2D_TESTS_SUITE_HPP

void types();
void operators();
void own_vectors();
void hulls();
void any_shape();
void questions();
void making();
void owners();
void words();
void batches();
void worlds();
void world_queries();
void movers();
void grids();

/// The shared cases, tests/cases/*.txt.
void shared_cases(int count, char **files);

#endif // CLASH2D_TESTS_SUITE_HPP

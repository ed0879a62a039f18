// Expressions that compilers would like to compute otherwise.
#ifndef CLASH2D_TESTS_COMPOSITIONS_HPP
#define CLASH2D_TESTS_COMPOSITIONS_HPP

#include <clash2d/clash2d.hpp>

clash::Vector2D moved(clash::Vector2D place, clash::Vector2D speed, float time);
clash::Vector2D moved_back(clash::Vector2D place, clash::Vector2D speed, float time);
clash::Vector2D moved_in_place(clash::Vector2D place, clash::Vector2D speed, float time);
clash::Vector2D there_and_back(clash::Vector2D place, clash::Vector2D way);
clash::Vector2D mixed(clash::Vector2D a, clash::Vector2D b, float s);

#endif // CLASH2D_TESTS_COMPOSITIONS_HPP

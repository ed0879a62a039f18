// Tests the C++ face. usage: suite tests/cases/*.txt
#include "check.hpp"
#include "suite.hpp"

int main(int count, char **arguments) {
    types();
    operators();
    own_vectors();
    hulls();
    any_shape();
    questions();
    making();
    owners();
    words();
    batches();
    worlds();
    world_queries();
    movers();
    grids();
    shared_cases(count - 1, arguments + 1);
    return check::end();
}

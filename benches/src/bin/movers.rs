//! What movers cost, and which scenes they pass, beside others.

fn main() {
    clash2d_peers::movers::main();
}

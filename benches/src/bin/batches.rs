//! How fast batches are, beside plain loops: see the library.

fn main() {
    clash2d_peers::batches::main();
}

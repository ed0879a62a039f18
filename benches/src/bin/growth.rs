//! What clash2d's questions cost as shapes grow.

fn main() {
    clash2d_peers::growth::main();
}

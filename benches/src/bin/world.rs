//! What a frame of a world costs, beside others who find pairs.

fn main() {
    clash2d_peers::world::main();
}

//! How fast clash2d is, beside the others.

fn main() {
    clash2d_peers::speed::main();
}

//! Writes the recorded wrong answers and speeds into the README's tables.

fn main() {
    clash2d_peers::readme::renew();
}

//! The README shows what is recorded.

use clash2d_peers::readme::{text, with_records};

#[test]
fn the_readme_shows_the_records() {
    let (shown, recorded) = (text(), with_records(&text()));
    for (shown, recorded) in shown.lines().zip(recorded.lines()) {
        assert_eq!(shown, recorded, "cargo run -p clash2d-peers --bin readme renews it");
    }
    assert!(
        shown.contains("| `circles_collide` |") && shown.contains("| `collide_circle_circle` |")
    );
}

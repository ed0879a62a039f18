//! The documents show what is recorded.

use clash2d_peers::tables::{DOCUMENTS, text, with_records};

#[test]
fn the_documents_show_the_records() {
    for document in DOCUMENTS {
        let (shown, recorded) = (text(document), with_records(&text(document)));
        for (shown, recorded) in shown.lines().zip(recorded.lines()) {
            assert_eq!(shown, recorded, "cargo run -p clash2d-peers --bin tables renews it");
        }
        let rows = ["| `circles_collide` |", "| `collide_circle_circle` |"];
        assert!(rows.iter().all(|row| shown.contains(row)), "{document}");
    }
}

//! Joining faces that are convex together.

use super::mesh::{Mesh, NONE};

/// Takes each edge away that no corner needs to be convex, one after the other. O(n).
pub(super) fn join_all(mesh: &mut Mesh<'_>) {
    for side in 0..mesh.count() {
        let twin = mesh.twin(side);
        // Of two twins the first one speaks for both.
        if twin != NONE
            && side < twin
            && stays_convex_without(mesh, side)
            && stays_convex_without(mesh, twin)
        {
            mesh.disconnect(side);
        }
    }
}

/// Whether the corner where a side starts stays convex, or straight, without it.
fn stays_convex_without(mesh: &Mesh<'_>, side: u32) -> bool {
    let after = mesh.next(mesh.twin(side));
    mesh.turn_to(mesh.previous(side), mesh.point(mesh.next(after))) >= 0.0
}

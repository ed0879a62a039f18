//! Joining faces that are convex together.

use super::mesh::Mesh;

/// Takes each edge away that no corner needs to be convex, one after the other. O(n).
pub(super) fn join_all(mesh: &mut Mesh<'_>) {
    for side in mesh.cuts() {
        let [forth, back] = [side, side + 1];
        if stays_convex_without(mesh, forth, back) && stays_convex_without(mesh, back, forth) {
            mesh.disconnect([forth, back]);
        }
    }
}

/// Whether the corner where a side starts stays convex, or straight, without it.
fn stays_convex_without(mesh: &Mesh<'_>, side: u32, twin: u32) -> bool {
    let after = mesh.next(twin);
    mesh.turn_to(mesh.previous(side), mesh.point(mesh.next(after))) >= 0.0
}

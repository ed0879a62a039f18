//! Cutting off ears until only triangles are left.

use super::mesh::Mesh;
use crate::polygon::turn::side;
use crate::vector::Vector2D;

/// Cuts all faces into triangles; None if there is a face without an ear, which a simple polygon
/// does not have.
///
/// After each cut only the corners beside it can have become ears: the one before is looked at
/// again. O(n) steps of O(n).
pub(super) fn cut_all(mesh: &mut Mesh<'_>) -> Option<()> {
    (0..mesh.count()).try_for_each(|side| cut_face(mesh, side))
}

fn cut_face(mesh: &mut Mesh<'_>, first: u32) -> Option<()> {
    let mut at = first;
    let mut last = mesh.previous(first);
    while !is_triangle(mesh, at) {
        if is_ear(mesh, at) {
            at = mesh.connect(mesh.previous(at), mesh.next(at));
            last = mesh.previous(at);
            continue;
        }
        if at == last {
            return None;
        }
        at = mesh.next(at);
    }
    Some(())
}

fn is_triangle(mesh: &Mesh<'_>, side: u32) -> bool {
    mesh.next(mesh.next(side)) == mesh.previous(side)
}

/// Whether the corner where a side starts can be cut off: it is convex, and no other vertex lies in
/// the triangle or on its border.
fn is_ear(mesh: &Mesh<'_>, at: u32) -> bool {
    let corner = [mesh.previous(at), at, mesh.next(at)];
    let triangle = Triangle(corner.map(|side| mesh.point(side)));
    let names = corner.map(|side| mesh.start(side));
    if !triangle.is_counterclockwise() {
        return false;
    }
    let mut other = mesh.next(corner[2]);
    while other != corner[0] {
        // A vertex at the end of a bridge appears several times in one face.
        if triangle.contains(mesh.point(other)) && !names.contains(&mesh.start(other)) {
            return false;
        }
        other = mesh.next(other);
    }
    true
}

#[derive(Clone, Copy)]
struct Triangle([Vector2D; 3]);

impl Triangle {
    fn is_counterclockwise(self) -> bool {
        let [a, b, c] = self.0;
        side(a, b, c) > 0.0
    }

    /// Whether a point lies in it or on its border.
    fn contains(self, p: Vector2D) -> bool {
        let [a, b, c] = self.0;
        let is_beside = |p: f32, a: f32, b: f32, c: f32| {
            ((p < a) & (p < b) & (p < c)) | ((p > a) & (p > b) & (p > c))
        };
        !is_beside(p.x, a.x, b.x, c.x)
            && !is_beside(p.y, a.y, b.y, c.y)
            && side(c, a, p) >= 0.0
            && side(a, b, p) >= 0.0
            && side(b, c, p) >= 0.0
    }
}

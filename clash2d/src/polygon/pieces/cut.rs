//! Cutting faces into triangles.

use super::mesh::Mesh;
use crate::exact::turn::side;
use crate::polygon::sweep::{Sweep, is_before, order};

/// Cuts all faces into triangles, with room for the order of the vertices and for the edges that one
/// line crosses. None if the polygon is not simple.
///
/// What lies to the left of the line is cut as far as it can be: between two edges, one above the
/// other, with the inside between them, the vertices that are left are reflex on both sides of the last
/// one. Hertel and Mehlhorn, Fast triangulation of simple polygons (1983). O(n log n) for n vertices.
pub(super) fn cut_all(
    mesh: &mut Mesh<'_>,
    stops: &mut [u32],
    edges: &mut [[u32; 2]],
) -> Option<()> {
    let vertices = mesh.vertices;
    (0..).zip(stops.iter_mut()).for_each(|(number, vertex)| *vertex = number);
    let compare: &dyn Fn(&u32, &u32) -> _ = &|&a, &b| order(vertices, a, b);
    stops.sort_unstable_by(compare);
    let mut sweep = Sweep::new(vertices, edges);
    stops.iter().try_for_each(|&vertex| pass(mesh, &mut sweep, vertex))
}

/// Cuts what can be cut at the next vertex.
fn pass(mesh: &mut Mesh<'_>, sweep: &mut Sweep<'_>, vertex: u32) -> Option<()> {
    let others = [mesh.previous(vertex), mesh.next(vertex)].map(|side| mesh.start(side));
    let stop = sweep.pass(vertex, others.into_iter())?;
    // Of the sides that start at the vertex, the one below which is cut, and the one above.
    let (mut lower, mut upper) = (vertex, vertex);
    if stop.ended == 0 {
        // The side from the vertex leads along that edge above which the inside is.
        if stop.starts[usize::from(stop.is_odd)] != others[1] {
            mesh.reverse(vertex)?;
        }
    }
    if stop.is_odd {
        let left = stop.below?;
        if stop.ended == 0 {
            let last = *mesh.last_above(left);
            [_, lower] = mesh.connect(last, vertex)?;
        }
        lower = cut_below(mesh, lower, vertex)?;
        *mesh.last_above(left) = lower;
        if stop.ended > 0 {
            upper = lower;
        }
    }
    cut_above(mesh, upper, vertex)?;
    *mesh.last_above(vertex) = vertex;
    Some(())
}

/// Cuts off triangles between a vertex and those that follow its side; gives the side that remains.
fn cut_below(mesh: &mut Mesh<'_>, mut at: u32, vertex: u32) -> Option<u32> {
    loop {
        let middle = mesh.next(at);
        let far = mesh.next(middle);
        if mesh.next(far) == at || !is_ear(mesh, [at, middle, far], vertex) {
            return Some(at);
        }
        [at, _] = mesh.connect(at, far)?;
    }
}

/// Cuts off triangles between a vertex and those before its side.
fn cut_above(mesh: &mut Mesh<'_>, at: u32, vertex: u32) -> Option<()> {
    loop {
        let middle = mesh.previous(at);
        let far = mesh.previous(middle);
        if mesh.previous(far) == at || !is_ear(mesh, [far, middle, at], vertex) {
            return Some(());
        }
        mesh.connect(far, at)?;
    }
}

/// Whether a corner between three sides can be cut off at a vertex: it is convex, and of what the line
/// has passed.
fn is_ear(mesh: &Mesh<'_>, corner: [u32; 3], vertex: u32) -> bool {
    let [a, b, c] = corner.map(|side| mesh.point(side));
    let now = mesh.vertices[vertex as usize];
    [a, b, c].iter().all(|&p| !is_before(now, p)) && side(a, b, c) > 0.0
}

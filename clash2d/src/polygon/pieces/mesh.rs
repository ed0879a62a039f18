//! Faces as rings of sides.

use crate::any::Polygon;
use crate::exact::turn::side;
use crate::polygon::sweep::is_before;
use crate::vector::Vector2D;

/// No side.
pub(super) const NONE: u32 = u32::MAX;

/// Faces, each to the left of the sides around it.
///
/// A side leads from its start to the start of the next one. There is one for each vertex, which
/// starts there, along the border; those between two faces follow, two and two.
pub(super) struct Mesh<'a> {
    pub(super) vertices: &'a [Vector2D],
    previous: &'a mut [u32],
    next: &'a mut [u32],
    /// Where sides start, from the first one between two faces on. Before these, by the vertex on its
    /// left: a side that starts at the last vertex above an edge of the border.
    start: &'a mut [u32],
    count: u32,
}

impl<'a> Mesh<'a> {
    /// The rings of a polygon. None if there is too much room for an u32.
    pub(super) fn new(polygon: Polygon<'a>, buffer: &'a mut [u32]) -> Option<Self> {
        let room = buffer.len() / 3;
        u32::try_from(room).ok()?;
        let (previous, buffer) = buffer.split_at_mut(room);
        let (next, start) = buffer.split_at_mut(room);
        let mut mesh = Self { vertices: polygon.vertices(), previous, next, start, count: 0 };
        for ring in polygon.rings() {
            let (first, end) = (mesh.count, mesh.count + ring.len() as u32);
            (first..end)
                .for_each(|side| mesh.link(if side == first { end - 1 } else { side - 1 }, side));
            mesh.count = end;
        }
        Some(mesh)
    }
}

impl Mesh<'_> {
    /// The sides between two faces, one of each two.
    pub(super) fn cuts(&self) -> impl Iterator<Item = u32> + use<> {
        (self.vertices.len() as u32..self.count).step_by(2)
    }

    /// The number of the vertex where a side starts.
    pub(super) fn start(&self, side: u32) -> u32 {
        if (side as usize) < self.vertices.len() { side } else { self.start[side as usize] }
    }

    /// The vertex where a side starts.
    pub(super) fn point(&self, side: u32) -> Vector2D {
        self.vertices[self.start(side) as usize]
    }

    /// The side after another one.
    pub(super) fn next(&self, side: u32) -> u32 {
        self.next[side as usize]
    }

    /// The side before another one.
    pub(super) fn previous(&self, side: u32) -> u32 {
        self.previous[side as usize]
    }

    /// The side that starts at the last vertex above an edge which starts at another one.
    pub(super) fn last_above(&mut self, left: u32) -> &mut u32 {
        &mut self.start[left as usize]
    }

    /// Where a point lies, seen along a side: positive on the left, 0 on the same line.
    pub(super) fn turn_to(&self, along: u32, p: Vector2D) -> f32 {
        side(self.point(along), self.point(self.next(along)), p)
    }

    /// Makes a side the next one of another.
    fn link(&mut self, side: u32, next: u32) {
        self.next[side as usize] = next;
        self.previous[next as usize] = side;
    }

    /// Turns a ring round; None if a vertex of it has been passed before the first one.
    pub(super) fn reverse(&mut self, first: u32) -> Option<()> {
        let mut at = first;
        loop {
            let (next, previous) = (self.next(at), self.previous(at));
            (self.next[at as usize], self.previous[at as usize]) = (previous, next);
            at = next;
            if at == first {
                return Some(());
            }
            let place = *self.vertices.get(at as usize)?;
            if is_before(place, self.point(first)) {
                return None;
            }
        }
    }

    /// Adds an edge between the starts of two sides. On its left, `a`'s side, the face now goes on
    /// with `b`, and the other way round. Gives the side that starts where `a` does, and the other one; None if
    /// there is no room.
    pub(super) fn connect(&mut self, a: u32, b: u32) -> Option<[u32; 2]> {
        if self.count as usize + 2 > self.start.len() {
            return None;
        }
        let (before_a, before_b) = (self.previous(a), self.previous(b));
        let [forth, back] = [self.count, self.count + 1];
        self.count += 2;
        self.start[forth as usize] = self.start(a);
        self.start[back as usize] = self.start(b);
        self.link(before_a, forth);
        self.link(forth, b);
        self.link(before_b, back);
        self.link(back, a);
        Some([forth, back])
    }

    /// Takes an edge away, and joins the faces at its sides.
    pub(super) fn disconnect(&mut self, [side, twin]: [u32; 2]) {
        self.link(self.previous(side), self.next(twin));
        self.link(self.previous(twin), self.next(side));
        self.next[side as usize] = NONE;
        self.next[twin as usize] = NONE;
    }

    /// Writes the sizes of all faces, and the numbers of their vertices to the first of the arrays, and
    /// tells how many these are. The faces are gone then.
    pub(super) fn written(self, sizes: &mut [u32]) -> [usize; 2] {
        let (mut index_count, mut face_count) = (0, 0);
        for first in 0..self.count {
            let (mut at, before) = (first, index_count);
            // A side of a face that has been written has no next one.
            while self.next(at) != NONE {
                self.previous[index_count] = self.start(at);
                index_count += 1;
                at = core::mem::replace(&mut self.next[at as usize], NONE);
            }
            if index_count > before {
                sizes[face_count] = (index_count - before) as u32;
                face_count += 1;
            }
        }
        [index_count, face_count]
    }
}

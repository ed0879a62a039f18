//! Faces as rings of sides.

use super::ARRAYS;
use crate::any::Polygon;
use crate::polygon::nesting::is_swapped;
use crate::polygon::turn::side;
use crate::vector::Vector2D;

/// No side.
pub(super) const NONE: u32 = u32::MAX;

/// Faces, each to the left of the sides around it.
///
/// A side leads from its start to the start of the next one. Sides between two faces are twins.
pub(super) struct Mesh<'a> {
    vertices: &'a [Vector2D],
    previous: &'a mut [u32],
    start: &'a mut [u32],
    next: &'a mut [u32],
    twin: &'a mut [u32],
    count: u32,
}

impl<'a> Mesh<'a> {
    /// The rings of a polygon, with its inside to the left. The side of a number starts at the
    /// vertex of that number. None if there are too many vertices for an u32.
    pub(super) fn new(polygon: Polygon<'a>, buffer: &'a mut [u32]) -> Option<Self> {
        let room = buffer.len() / ARRAYS;
        u32::try_from(room).ok()?;
        let (previous, buffer) = buffer.split_at_mut(room);
        let (start, buffer) = buffer.split_at_mut(room);
        let (next, twin) = buffer.split_at_mut(room);
        let vertices = polygon.vertices();
        let mut mesh = Self { vertices, previous, start, next, twin, count: 0 };
        for (number, ring) in polygon.rings().enumerate() {
            mesh.add_ring(ring.len() as u32, is_swapped(polygon, number, ring));
        }
        Some(mesh)
    }

    fn add_ring(&mut self, size: u32, is_swapped: bool) {
        let first = self.count;
        for number in first..first + size {
            self.add(number);
            let before = if number == first { first + size - 1 } else { number - 1 };
            let [a, b] = if is_swapped { [number, before] } else { [before, number] };
            self.link(a, b);
        }
    }
}

impl Mesh<'_> {
    /// How many sides there are.
    pub(super) fn count(&self) -> u32 {
        self.count
    }

    /// The number of the vertex where a side starts.
    pub(super) fn start(&self, side: u32) -> u32 {
        self.start[side as usize]
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

    /// The side that leads the other way along the same edge, or none at the border.
    pub(super) fn twin(&self, side: u32) -> u32 {
        self.twin[side as usize]
    }

    /// Where a point lies, seen along a side: positive on the left, 0 on the same line.
    pub(super) fn turn_to(&self, along: u32, p: Vector2D) -> f32 {
        side(self.point(along), self.point(self.next(along)), p)
    }

    /// Adds a side that starts at the vertex of some number.
    fn add(&mut self, start: u32) -> u32 {
        let side = self.count;
        self.start[side as usize] = start;
        self.twin[side as usize] = NONE;
        self.count += 1;
        side
    }

    /// Makes a side the next one of another.
    fn link(&mut self, side: u32, next: u32) {
        self.next[side as usize] = next;
        self.previous[next as usize] = side;
    }

    /// Adds an edge between the starts of two sides. On its left, `a`'s side, the face now goes on
    /// with `b`, and the other way round. Gives the side that starts where `a` does.
    pub(super) fn connect(&mut self, a: u32, b: u32) -> u32 {
        let (before_a, before_b) = (self.previous(a), self.previous(b));
        let (forth, back) = (self.add(self.start(a)), self.add(self.start(b)));
        self.twin[forth as usize] = back;
        self.twin[back as usize] = forth;
        self.link(before_a, forth);
        self.link(forth, b);
        self.link(before_b, back);
        self.link(back, a);
        forth
    }

    /// Takes an edge away, and joins the faces at its sides.
    pub(super) fn disconnect(&mut self, side: u32) {
        let twin = self.twin(side);
        self.link(self.previous(side), self.next(twin));
        self.link(self.previous(twin), self.next(side));
        self.next[side as usize] = NONE;
        self.next[twin as usize] = NONE;
    }

    /// Writes the numbers of all faces' vertices to the first of the arrays and their sizes to the
    /// last, and tells how many these are. The faces are gone then.
    pub(super) fn written(self) -> [usize; 2] {
        let (mut index_count, mut face_count) = (0, 0);
        for first in 0..self.count as usize {
            let (mut at, before) = (first, index_count);
            // A side of a face that has been written has no next one.
            while self.next[at] != NONE {
                self.previous[index_count] = self.start[at];
                index_count += 1;
                at = core::mem::replace(&mut self.next[at], NONE) as usize;
            }
            if index_count > before {
                self.twin[face_count] = (index_count - before) as u32;
                face_count += 1;
            }
        }
        [index_count, face_count]
    }
}

//! Edges from vertex to vertex.

use core::ops::Range;

use super::frame::Frame;
use crate::vector::Vector2D;

/// The edges of a polygon's rings or of a chain, numbered by the vertices at which they begin.
#[derive(Clone, Copy)]
pub(crate) struct Path<'a> {
    pub(crate) vertices: &'a [Vector2D],
    /// After which vertices the rings end; if there is one ring or none, they need not be told.
    pub(crate) ends: &'a [u32],
    /// Whether the last vertex leads back to where its ring begins.
    pub(crate) is_closed: bool,
    /// Whether it is known that each edge has a length, and that but the last one ends where the path does if that is
    /// open.
    pub(crate) is_regular: bool,
}

impl Path<'_> {
    /// How many edges there are; a single vertex is one to itself.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        match self.vertices.len() {
            count @ 0..=1 => count,
            count => count - usize::from(!self.is_closed),
        }
    }

    /// Where the edge that begins at a vertex ends.
    #[inline]
    pub(crate) fn next(&self, number: usize) -> usize {
        if let Some(start) = self.ring_that_ends_at(number) {
            return start;
        }
        if number + 1 < self.vertices.len() { number + 1 } else { 0 }
    }

    /// The first vertex of the ring of which this is the last one.
    #[inline]
    fn ring_that_ends_at(&self, number: usize) -> Option<usize> {
        if self.ends.is_empty() {
            return None;
        }
        let ring = self.ends.partition_point(|&end| end as usize <= number);
        let is_last = *self.ends.get(ring)? as usize == number + 1;
        let start = || ring.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        is_last.then(start)
    }

    /// The vertices of the ring in which an edge is.
    pub(crate) fn ring(&self, number: usize) -> Range<usize> {
        let ring = self.ends.partition_point(|&end| end as usize <= number);
        let place = |ring: usize| self.ends.get(ring).map(|&end| end as usize);
        let start = ring.checked_sub(1).and_then(place).unwrap_or(0);
        start..place(ring).unwrap_or(self.vertices.len())
    }

    /// A vertex; the origin in place of one that is not finite or not there.
    #[inline]
    pub(crate) fn vertex(&self, number: usize) -> Vector2D {
        let vertex = self.vertices.get(number).copied().unwrap_or_default();
        if vertex.is_finite() { vertex } else { Vector2D::ZERO }
    }

    /// The vertex before the one at which an edge begins; None where nothing leads to that.
    pub(crate) fn before(&self, number: usize) -> Option<Vector2D> {
        let ring = self.ring(number);
        let last = if self.is_closed && ring.len() > 1 { ring.end.checked_sub(1) } else { None };
        let before = if number == ring.start { last } else { number.checked_sub(1) };
        before.map(|number| self.vertex(number))
    }

    /// The same, known to be regular if it is.
    #[inline(never)]
    pub(crate) fn looked_through(self) -> Self {
        let last = self.vertices.last().filter(|_| !self.is_closed);
        let is_end = |number| number + 1 == self.count();
        let is_regular = (0..self.count()).all(|number| {
            let [a, b] = self.edge(number);
            a != b && (last != Some(&b) || is_end(number))
        });
        Self { is_regular, ..self }
    }

    /// The ends of an edge.
    #[inline]
    pub(crate) fn edge(&self, number: usize) -> [Vector2D; 2] {
        [self.vertex(number), self.vertex(self.next(number))]
    }

    /// Whether an edge has no length, and is not the first one of a ring of which no edge has one.
    #[inline]
    pub(crate) fn is_idle(&self, number: usize, [a, b]: [Vector2D; 2]) -> bool {
        a == b && {
            let ring = self.ring(number);
            number != ring.start
                || self.vertices.get(ring).is_some_and(|ring| ring.iter().any(|v| *v != a))
        }
    }

    /// The vertices at the ends of some edges in a row, if each of them begins where the one before
    /// ends.
    #[inline]
    pub(crate) fn row(&self, edges: Range<usize>) -> Option<[Vector2D; 2]> {
        let last = edges.end.checked_sub(1)?;
        let ring = |number: usize| self.ends.partition_point(|&end| end as usize <= number);
        let is_row = self.ends.is_empty() || ring(edges.start) == ring(last);
        is_row.then(|| [self.vertex(edges.start), self.vertex(self.next(last))])
    }

    /// All vertices up to the end of some edges, if these follow each other in the array.
    #[inline]
    pub(crate) fn vertices_to(&self, edges: &Range<usize>) -> Option<&[Vector2D]> {
        if self.ends.is_empty() { self.vertices.get(..=edges.end) } else { None }
    }

    /// The box around some edges.
    pub(crate) fn frame(&self, edges: Range<usize>) -> Frame {
        if self.ends.is_empty()
            && let Some(vertices) = self.vertices.get(edges.start..edges.end)
        {
            let last = self.vertex(self.next(edges.end.saturating_sub(1)));
            return vertices
                .iter()
                .fold(Frame::of(last, last), |frame, &v| frame.joined(Frame { low: v, high: v }));
        }
        let frames = edges.map(|number| self.edge(number)).map(|[a, b]| Frame::of(a, b));
        frames.fold(Frame::EMPTY, Frame::joined)
    }
}

//! Polygons as convex pieces.
//!
//! The polygon's edges become the sides of faces. A line that passes over it cuts these into triangles,
//! which are joined again as long as they stay convex.

mod mesh;

mod cut;
mod join;

use self::mesh::Mesh;
use crate::any::{Polygon, Status};

/// The convex pieces of a polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConvexPieces<'a> {
    indices: &'a [u32],
    sizes: &'a [u32],
}

impl<'a> ConvexPieces<'a> {
    /// The numbers of the vertices of all pieces, one piece after the other.
    pub const fn indices(self) -> &'a [u32] {
        self.indices
    }

    /// How many vertices each piece has.
    pub const fn sizes(self) -> &'a [u32] {
        self.sizes
    }

    /// The pieces: the numbers of the vertices of each one, counterclockwise.
    pub fn iter(self) -> impl Iterator<Item = &'a [u32]> {
        let Self { mut indices, sizes } = self;
        sizes.iter().map(move |&size| {
            let (piece, rest) = indices.split_at(size as usize);
            indices = rest;
            piece
        })
    }
}

impl Polygon<'_> {
    /// How many numbers [`Polygon::convex_pieces`] needs room for: 12 for each vertex, and 24 for
    /// each ring but one.
    pub fn convex_pieces_capacity(self) -> usize {
        let rings = self.rings().count().saturating_sub(1);
        self.vertices().len().saturating_add(rings.saturating_mul(2)).saturating_mul(SIDES * ARRAYS)
    }

    /// Cuts the polygon into convex pieces between its own vertices, without what its radius adds.
    ///
    /// The pieces cover it exactly, and no vertex lies on the edge of a piece without being one of
    /// it. There are at most two for each reflex corner, and one more: without holes four times as
    /// many as necessary. Refused are an invalid polygon, with the reason, one that is not simple,
    /// and a buffer shorter than [`Polygon::convex_pieces_capacity`].
    /// O(n log n) for n vertices. The pieces borrow the buffer; what else is in it has no meaning.
    /// Hertel and Mehlhorn, Fast triangulation of simple polygons (1983).
    ///
    /// ```
    /// use clash2d::{Polygon, Vector2D};
    ///
    /// let corner = [[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [1.0, 1.0], [1.0, 2.0], [0.0, 2.0]];
    /// let corner = corner.map(Vector2D::from);
    /// let mut buffer = [0; 72];
    /// let pieces = Polygon::new(&corner).convex_pieces(&mut buffer)?;
    /// assert_eq!(pieces.sizes(), [4, 4]);
    /// # Ok::<(), clash2d::Status>(())
    /// ```
    pub fn convex_pieces(self, buffer: &mut [u32]) -> Result<ConvexPieces<'_>, Status> {
        self.cut_with(buffer, join::join_all)
    }

    /// Cuts the polygon into triangles between its own vertices, without what its radius adds.
    ///
    /// The triangles cover it exactly, each has an area, and no vertex lies on the edge of one without
    /// being one of it: with one outline n + 2 h - 2 of them for n vertices and h holes. What is refused,
    /// the buffer and the cost are as [`Polygon::convex_pieces`] says.
    ///
    /// ```
    /// use clash2d::{Polygon, Vector2D};
    ///
    /// let corner = [[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [1.0, 1.0], [1.0, 2.0], [0.0, 2.0]];
    /// let corner = corner.map(Vector2D::from);
    /// let mut buffer = [0; 72];
    /// let triangles = Polygon::new(&corner).triangles(&mut buffer)?;
    /// assert_eq!(triangles.sizes(), [3, 3, 3, 3]);
    /// # Ok::<(), clash2d::Status>(())
    /// ```
    pub fn triangles(self, buffer: &mut [u32]) -> Result<ConvexPieces<'_>, Status> {
        self.cut_with(buffer, |_| ())
    }

    fn cut_with(
        self,
        buffer: &mut [u32],
        join: impl Fn(&mut Mesh<'_>),
    ) -> Result<ConvexPieces<'_>, Status> {
        let status = self.check();
        if status != Status::Ok {
            return Err(status);
        }
        let capacity = self.convex_pieces_capacity();
        let buffer = buffer.get_mut(..capacity).ok_or(Status::BufferTooSmall)?;
        let [index_count, piece_count] = self.cut(buffer, join)?;
        let (indices, rest) = buffer.split_at(index_count);
        Ok(ConvexPieces { indices, sizes: &rest[..piece_count] })
    }

    /// Writes the indices of all pieces to the start of the buffer, their sizes behind, and tells
    /// how many these are.
    fn cut(self, buffer: &mut [u32], join: impl Fn(&mut Mesh<'_>)) -> Result<[usize; 2], Status> {
        let count = self.vertices().len();
        if count == 0 || self.rings().any(|ring| ring.len() < 3) {
            return Err(Status::NotSimple);
        }
        let start = buffer.len() / ARRAYS * (ARRAYS - 1);
        let (sides, rest) = buffer.split_at_mut(start);
        let mut mesh = Mesh::new(self, sides).ok_or(Status::BufferTooSmall)?;
        let (order, edges) = rest.split_at_mut(count);
        cut::cut_all(&mut mesh, order, edges.as_chunks_mut().0).ok_or(Status::NotSimple)?;
        join(&mut mesh);
        let [index_count, piece_count] = mesh.written(rest);
        buffer.copy_within(start..start + piece_count, index_count);
        Ok([index_count, piece_count])
    }
}

/// How many arrays there is room for, each of which has a number for each side of a face: three of
/// these, and the last one for the order of the vertices and the edges that a line crosses.
const ARRAYS: usize = 4;

/// How many sides there are at most for each vertex, and for each end of a bridge: n corners make
/// n - 2 triangles.
const SIDES: usize = 3;

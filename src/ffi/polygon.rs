//! Measures of polygons, and their convex pieces.

use core::mem::MaybeUninit;

use super::written;
use clash2d::abi::array;
use clash2d::{ConvexPieces, Form, Polygon, Shape, Status, Vector2D, Winding, winding};

/// Where the convex pieces of a polygon stand in the buffer of clash_convex_pieces.
///
/// First the numbers of the vertices of all pieces, `indexCount` in all, one piece after the other
/// and each counterclockwise; behind them how many vertices each piece has, `pieceCount` numbers.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PieceCounts {
    /// How many numbers of vertices there are.
    pub index_count: usize,
    /// How many pieces there are.
    pub piece_count: usize,
}

impl From<ConvexPieces<'_>> for PieceCounts {
    fn from(pieces: ConvexPieces<'_>) -> Self {
        Self { index_count: pieces.indices().len(), piece_count: pieces.sizes().len() }
    }
}

/// The polygon that a shape is.
fn polygon<'a>(shape: Option<&'a Shape<'a>>) -> Option<Polygon<'a>> {
    let shape = shape.filter(|shape| shape.position().is_finite())?;
    match shape.form().plain() {
        Form::Polygon(polygon) => Some(polygon),
        _ => None,
    }
}

// ---- Polygons ----------------------------------------------------------------------------------

/// The area of a polygon without what its radius adds. Whether there is one: no if it is null, invalid or
/// no polygon; clash_mass tells that of any shape.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
/// Rings may touch, but no edge may cross another one: otherwise each ring counts as often as it
/// goes round, and with the other sign if it begins within an odd number of larger ones.
/// O(n) for n vertices in one ring, otherwise as clash_polygon_is_simple; O(n r) for r rings that
/// touch, or more than 32,768.
/// `outArea` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_polygon_area(
    shape: Option<&Shape<'_>>,
    out_area: Option<&mut MaybeUninit<f32>>,
) -> bool {
    written(polygon(shape).and_then(Polygon::area), out_area)
}

/// Where a polygon balances if it weighs the same everywhere, without what its radius adds.
/// Whether there is such a place: no if it is null, invalid, no polygon, or has no area.
/// Error at most 0.51 ulp of each coordinate, also under cancellation. What edges must not do, and
/// the cost, is as clash_polygon_area says. The position of the shape is added, and rounded.
/// `outCentroid` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_polygon_centroid(
    shape: Option<&Shape<'_>>,
    out_centroid: Option<&mut MaybeUninit<Vector2D>>,
) -> bool {
    let position = shape.map_or(Vector2D::ZERO, Shape::position);
    let centroid = polygon(shape).and_then(Polygon::centroid);
    written(centroid.map(|centroid| centroid + position), out_centroid)
}

/// Whether a polygon has one ring, and that goes once round a convex area, either way. Exact.
/// Repeated vertices, and vertices along a straight edge, are allowed. No without area, and if it
/// is null, invalid or no polygon. O(n).
#[unsafe(no_mangle)]
pub extern "C" fn clash_polygon_is_convex(shape: Option<&Shape<'_>>) -> bool {
    polygon(shape).is_some_and(Polygon::is_convex)
}

/// Whether no two edges of a polygon share a point, except neighbours in a ring, which share their
/// common vertex and nothing else. Exact.
/// No with a ring of less than three vertices, and if it is null, invalid or no polygon.
/// O(n log n) for n vertices while an upright line crosses at most 3,584 edges at once, then O(n²).
#[unsafe(no_mangle)]
pub extern "C" fn clash_polygon_is_simple(shape: Option<&Shape<'_>>) -> bool {
    polygon(shape).is_some_and(Polygon::is_simple)
}

/// Which way round a ring of vertices runs: the exact sign of its area, which counts as often as
/// the ring goes round it.
/// CLASH_WINDING_NONE without area, and if a coordinate is not finite. O(count).
///
/// # Safety
/// `vertices` points to `count` readable elements, or is null, as if `count` were 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_winding(vertices: *const Vector2D, count: usize) -> Winding {
    // SAFETY: the caller's promise is the one that `array` asks for.
    winding(unsafe { array(vertices, count) })
}

/// How many elements the buffer of clash_convex_pieces must have for a polygon: 12 for each
/// vertex, and 24 for each ring but one; 0 if it is null or no polygon.
#[unsafe(no_mangle)]
pub extern "C" fn clash_convex_pieces_capacity(shape: Option<&Shape<'_>>) -> usize {
    polygon(shape).map_or(0, Polygon::convex_pieces_capacity)
}

/// Cuts a polygon into convex pieces between its own vertices, without what its radius adds.
/// The pieces cover it exactly, and no vertex lies on the edge of a piece without being one of it.
/// There are at most two for each reflex corner, and one more: without holes four times as many as
/// necessary. They stand in the buffer as ClashPieceCounts says; what else is in it has no meaning.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_UNKNOWN_KIND if it is no polygon,
/// CLASH_STATUS_BUFFER_TOO_SMALL, CLASH_STATUS_NOT_SIMPLE, and why the polygon is invalid.
/// O(n log n) for n vertices.
/// `outCounts` may be null, and is written only if all is ok.
///
/// # Safety
/// `buffer` points to `capacity` writable elements, or is null, as if `capacity` were 0. The
/// polygon's arrays do not lie in it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_convex_pieces(
    shape: Option<&Shape<'_>>,
    buffer: *mut u32,
    capacity: usize,
    out_counts: Option<&mut MaybeUninit<PieceCounts>>,
) -> Status {
    let Some(polygon) = polygon(shape) else {
        return if shape.is_none() { Status::NullPointer } else { Status::UnknownKind };
    };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let pieces = polygon.convex_pieces(unsafe { super::buffer(buffer, capacity) });
    let status = pieces.err().unwrap_or(Status::Ok);
    written(pieces.ok().map(PieceCounts::from), out_counts);
    status
}

/// Cuts a polygon into triangles between its own vertices, without what its radius adds: for meshes.
/// The triangles cover it exactly, each has an area, and no vertex lies on the edge of one without
/// being one of it: with one outline n + 2 h - 2 of them for n vertices and h holes.
/// They stand in the buffer as ClashPieceCounts says, three numbers each, which must have as much room as
/// clash_convex_pieces_capacity says; what else is in it has no meaning.
/// Not ok, and cost, as clash_convex_pieces.
/// `outCounts` may be null, and is written only if all is ok.
///
/// # Safety
/// `buffer` points to `capacity` writable elements, or is null, as if `capacity` were 0. The
/// polygon's arrays do not lie in it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_triangles(
    shape: Option<&Shape<'_>>,
    buffer: *mut u32,
    capacity: usize,
    out_counts: Option<&mut MaybeUninit<PieceCounts>>,
) -> Status {
    let Some(polygon) = polygon(shape) else {
        return if shape.is_none() { Status::NullPointer } else { Status::UnknownKind };
    };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let pieces = polygon.triangles(unsafe { super::buffer(buffer, capacity) });
    let status = pieces.err().unwrap_or(Status::Ok);
    written(pieces.ok().map(PieceCounts::from), out_counts);
    status
}

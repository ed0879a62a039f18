//! Preparing shapes for many questions.

use core::mem::MaybeUninit;

use super::{buffer, written};
use clash2d::{Node, Shape, Status};

// ---- Prepared shapes ---------------------------------------------------------------------------

/// How many nodes clash_shape_prepared takes: 0 of a shape that has no vertices or members to
/// prepare, and if it is null or invalid. O(vertices), O(members).
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_prepared_capacity(shape: Option<&Shape<'_>>) -> usize {
    shape.map_or(0, Shape::prepared_capacity)
}

/// The shape prepared for many questions: whether a polygon, a chain or a group collides takes
/// O(log n) for n vertices or members where it is near the other shape in a few places. Casts
/// look only at what is on the way, contacts and crossings only at what is near, and other questions
/// profit, too. Any other shape takes no nodes and is itself.
/// It is the same set of points and has the same answers; where several points or places would
/// do, as of two parallel edges the nearest ones, it may have others than the shape itself.
/// `nodes` stay the caller's and must outlive the shape. A polygon or chain is copied into these, so
/// that its own arrays may change or go; a group's members must outlive the shape, and stay as they
/// are. Nodes may be copied to another place, to which data.prepared.nodes must then point, also by
/// way of a file: nodes of another version of the library or another order of bytes are told by
/// clash_shape_check, CLASH_STATUS_BAD_NODES, and are the empty set.
/// The position is that of the shape and not part of the nodes: it may be set to any other one.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BUFFER_TOO_SMALL, and why the shape is invalid.
/// O(vertices), O(members).
/// `outShape` may be null, and is written only if the status is CLASH_STATUS_OK.
///
/// # Safety
/// `nodes` points to `capacity` writable elements, readable as long as `outShape` is used, or is
/// null, as if `capacity` were 0. The shape and its arrays lie neither in it nor at `outShape`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_prepared(
    shape: Option<&Shape<'static>>,
    nodes: *mut Node,
    capacity: usize,
    out_shape: Option<&mut MaybeUninit<Shape<'static>>>,
) -> Status {
    let Some(shape) = shape else { return Status::NullPointer };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let prepared = shape.prepared(unsafe { buffer(nodes, capacity) });
    let status = prepared.err().unwrap_or(Status::Ok);
    written(prepared.ok(), out_shape);
    status
}

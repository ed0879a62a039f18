//! Any shape: the tagged union of all of them, and the shapes that borrow arrays.
//!
//! These are laid out as C passes them, so that nothing is copied or converted at the border. What
//! is unsafe about them, reading the union and following the pointers, is said here and nowhere
//! else: the geometry sees a [`Form`] with slices.

mod lent;
mod status;

mod chain;
mod polygon;

mod course;

mod shape;

mod edges;
mod extent;
mod placed;

mod layout;
mod prepared;

mod memory;

mod batch;

pub(crate) use batch::numbers_of;
pub use batch::{Batch, Field, Numbers};
pub use chain::{Chain, Side};
pub(crate) use course::{Course, Descents, followed, minus_each, opened, starts};
pub(crate) use extent::frame_of_numbers;
pub(crate) use layout::words_mut;
pub(crate) use lent::address;
pub use lent::{is_possible, lent_or_none};
pub use memory::{ShapeCapacity, ShapeMemory};
pub(crate) use placed::{Placed, frame_moved_by, frame_on_way, moved_frame};
pub use polygon::{Polygon, Rings};
pub(crate) use prepared::Round;
pub(crate) use shape::OfKind;
pub use shape::{Form, Group, Prepared, Shape, ShapeKind};
pub use status::Status;

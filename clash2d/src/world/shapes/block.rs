//! Memory for a shape and its arrays, as one piece.

use core::alloc::Layout;
use core::mem::transmute;
use core::ptr::NonNull;

use crate::any::{Form, Placed, Shape, Status, frame_moved_by, frame_of_numbers};
use crate::any::{ShapeCapacity, ShapeMemory};
use crate::tree::{Frame, Node};
use crate::vector::Vector2D;
use crate::world::stream::small;

use crate::memory::{Allocator, OutOfMemory};

/// A shape with its arrays behind it, in memory of its own.
#[derive(Clone, Copy, Debug)]
pub(in crate::world) struct Block {
    memory: NonNull<Head>,
}

/// What comes first in a block.
#[derive(Clone, Copy)]
struct Head {
    shape: Shape<'static>,
    /// Around the shape in its own coordinates, without its position.
    frame: Frame,
    /// How large the arrays are.
    capacity: ShapeCapacity,
}

// SAFETY: it is the only owner of memory with plain numbers; the world that has it says who uses it when.
unsafe impl Send for Block {}
// SAFETY: shared, it gives away nothing but shared values.
unsafe impl Sync for Block {}

/// Where each array of a block begins, and its whole layout.
struct Plan {
    layout: Layout,
    members: usize,
    nodes: usize,
    vertices: usize,
    ring_sizes: usize,
}

impl Plan {
    fn new(capacity: ShapeCapacity) -> Result<Self, OutOfMemory> {
        fn with<T>(layout: Layout, count: usize) -> Result<(Layout, usize), OutOfMemory> {
            let array = Layout::array::<T>(count).map_err(|_| OutOfMemory)?;
            layout.extend(array).map_err(|_| OutOfMemory)
        }
        let (layout, members) =
            with::<Shape<'static>>(Layout::new::<Head>(), capacity.member_count)?;
        let (layout, nodes) = with::<Node>(layout, capacity.node_count)?;
        let (layout, vertices) = with::<Vector2D>(layout, capacity.vertex_count)?;
        let (layout, ring_sizes) = with::<u32>(layout, capacity.ring_count)?;
        Ok(Self { layout, members, nodes, vertices, ring_sizes })
    }
}

impl Block {
    /// Memory for so much; the empty shape is in it.
    pub(super) fn new(capacity: ShapeCapacity, allocator: Allocator) -> Result<Self, OutOfMemory> {
        let plan = Plan::new(capacity)?;
        let bytes = allocator.allocate(plan.layout)?;
        // SAFETY: so many bytes were allocated. Zeros are empty shapes, empty nodes and zeros.
        unsafe { bytes.write_bytes(0, plan.layout.size()) };
        let memory = bytes.cast::<Head>();
        // SAFETY: the head is at the beginning of the memory, which is aligned for it.
        unsafe { memory.write(Head { shape: Shape::default(), frame: Frame::EMPTY, capacity }) };
        Ok(Self { memory })
    }

    /// Gives the memory back that [`Block::new`] took; nobody has a shape of it any more.
    pub(super) fn release(self, allocator: Allocator) {
        if let Ok(plan) = Plan::new(self.capacity()) {
            allocator.release(self.memory.cast(), plan.layout);
        }
    }

    /// How large its arrays are.
    pub(super) fn capacity(&self) -> ShapeCapacity {
        // SAFETY: the head was written, and stays as long as the block.
        unsafe { self.memory.as_ref() }.capacity
    }

    /// The shape in it, in its own frame.
    #[inline]
    pub(super) fn shape<'a>(&'a self) -> Shape<'a> {
        // SAFETY: the head was written, and stays as long as the block is borrowed.
        unsafe { self.memory.as_ref() }.shape
    }

    /// A box around it in its own coordinates, without its position.
    #[inline]
    pub(super) fn frame(&self) -> Frame {
        // SAFETY: as above.
        unsafe { self.memory.as_ref() }.frame
    }

    /// Writes another shape turned by some degrees into it, whose capacity it has. If that can't be, what is in
    /// it has no meaning, until another one is written.
    pub(super) fn write(&mut self, shape: &Shape<'_>, degrees: f32) -> Result<(), Status> {
        let plan = Plan::new(self.capacity()).map_err(|OutOfMemory| Status::OutOfMemory)?;
        let turned = shape.turned(degrees, self.arrays(&plan))?;
        let frame = frame_of(&turned.at(Vector2D::ZERO));
        // SAFETY: it borrows the arrays of the block alone, which live as long; `shape` lends it out shorter.
        let turned = unsafe { transmute::<Shape<'_>, Shape<'static>>(turned) };
        // SAFETY: the head is at the beginning of the memory, which nobody else uses now.
        unsafe { self.memory.write(Head { shape: turned, frame, capacity: self.capacity() }) };
        Ok(())
    }

    /// The arrays in it.
    fn arrays(&mut self, plan: &Plan) -> ShapeMemory<'_> {
        let bytes = self.memory.cast::<u8>().as_ptr();
        let ShapeCapacity { vertex_count, ring_count, node_count, member_count } = self.capacity();
        // SAFETY: the plan has room for these, apart from each other and aligned; all of it was written
        // when it was new, and the block is borrowed mutably.
        unsafe {
            use core::slice::from_raw_parts_mut as array;
            ShapeMemory {
                vertices: array(bytes.add(plan.vertices).cast(), vertex_count),
                ring_sizes: array(bytes.add(plan.ring_sizes).cast(), ring_count),
                nodes: array(bytes.add(plan.nodes).cast(), node_count),
                members: array(bytes.add(plan.members).cast(), member_count),
            }
        }
    }
}

/// A box around a shape where it stands, also around a group.
pub(in crate::world) fn frame_of(shape: &Shape<'_>) -> Frame {
    if let Some((kind, numbers)) = small(shape.form()) {
        return frame_moved_by(frame_of_numbers(kind, numbers), shape.position());
    }
    let placed = Placed::of(shape);
    match placed.plain().form {
        Form::Group(group) => Placed::members(group, placed.position)
            .map(Placed::frame)
            .fold(Frame::EMPTY, Frame::joined),
        _ => placed.frame(),
    }
}

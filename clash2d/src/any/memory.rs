//! Memory for shapes with arrays of their own, which the caller gives.

use super::layout::words_mut;
use super::shape::{Form, Group, Prepared, Shape};
use crate::tree::Node;
use crate::vector::Vector2D;

/// How much memory a turned shape takes; each may be 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShapeCapacity {
    /// The vertices of all polygons and chains that are not prepared.
    pub vertex_count: usize,
    /// The rings of the polygons among these that have a size for each.
    pub ring_count: usize,
    /// The nodes of all prepared shapes.
    pub node_count: usize,
    /// The members of a group.
    pub member_count: usize,
}

impl ShapeCapacity {
    /// What a valid shape takes.
    pub(crate) fn of(shape: &Shape<'_>) -> Self {
        match shape.form() {
            Form::Polygon(polygon) => Self {
                vertex_count: polygon.vertices().len(),
                ring_count: polygon.ring_sizes().unwrap_or_default().len(),
                ..Self::default()
            },
            Form::Chain(chain) => Self { vertex_count: chain.vertices().len(), ..Self::default() },
            Form::Group(group) => Self::of_group(group),
            Form::Prepared(prepared) => {
                let node_count = Prepared::size(shape);
                match prepared.plain() {
                    Form::Group(group) => {
                        Self { node_count, ..Self::default() }.and(Self::of_group(group))
                    }
                    _ => Self { node_count, ..Self::default() },
                }
            }
            _ => Self::default(),
        }
    }

    fn of_group(group: Group<'_>) -> Self {
        let members = group.shapes();
        let own = Self { member_count: members.len(), ..Self::default() };
        members.iter().map(Self::of).fold(own, Self::and)
    }

    /// How many nodes it takes to hold all of it: [`ShapeMemory::in_nodes`].
    pub fn in_nodes(self) -> usize {
        // One more lets the first member stand at an address for it.
        let of_members = match self.member_count {
            0 => 0,
            count => nodes_for::<Shape<'_>>(count).saturating_add(1),
        };
        [nodes_for::<Vector2D>(self.vertex_count), nodes_for::<u32>(self.ring_count), of_members]
            .into_iter()
            .fold(self.node_count, usize::saturating_add)
    }

    fn and(self, other: Self) -> Self {
        Self {
            vertex_count: self.vertex_count.saturating_add(other.vertex_count),
            ring_count: self.ring_count.saturating_add(other.ring_count),
            node_count: self.node_count.saturating_add(other.node_count),
            member_count: self.member_count.saturating_add(other.member_count),
        }
    }
}

/// Memory for a turned shape, which borrows it: at least as much of each as [`Shape::turned_capacity`]
/// says. What is in it before has no meaning.
#[derive(Debug, Default)]
pub struct ShapeMemory<'a> {
    /// For the vertices of polygons and chains.
    pub vertices: &'a mut [Vector2D],
    /// For the sizes of the rings of polygons.
    pub ring_sizes: &'a mut [u32],
    /// For prepared shapes.
    pub nodes: &'a mut [Node],
    /// For the members of a group.
    pub members: &'a mut [Shape<'a>],
}

impl<'a> ShapeMemory<'a> {
    /// So much memory, all of it in nodes; None if there are fewer than [`ShapeCapacity::in_nodes`] says.
    pub fn in_nodes(capacity: ShapeCapacity, nodes: &'a mut [Node]) -> Option<Self> {
        let ShapeCapacity { vertex_count, ring_count, node_count, member_count } = capacity;
        let mut left = nodes.get_mut(..capacity.in_nodes())?;
        let own = left.split_off_mut(..node_count)?;
        let vertices = left.split_off_mut(..nodes_for::<Vector2D>(vertex_count))?;
        let ring_sizes = left.split_off_mut(..nodes_for::<u32>(ring_count))?;
        // SAFETY: any words make vectors of floats.
        let vertices = unsafe { words_mut(vertices).align_to_mut() }.1.get_mut(..vertex_count)?;
        let ring_sizes = words_mut(ring_sizes).get_mut(..ring_count)?;
        // SAFETY: a shape is numbers, addresses that nobody follows before they are written, and a
        // union of such.
        let members = unsafe { words_mut(left).align_to_mut() }.1.get_mut(..member_count)?;
        Some(Self { vertices, ring_sizes, nodes: own, members })
    }
}

/// How many nodes it takes to hold some elements that may stand wherever nodes do.
fn nodes_for<T>(count: usize) -> usize {
    count.saturating_mul(size_of::<T>()).div_ceil(size_of::<Node>())
}

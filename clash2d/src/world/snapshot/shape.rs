//! Shapes read back.

use super::super::stream::{MOVED, PREPARED, small_count};
use super::reader::{Bad, Source};
use crate::any::{Chain, Group, Polygon, Prepared, Shape, ShapeKind, Side, Status};
use crate::memory::{Allocator, List, OutOfMemory};
use crate::tree::Node;
use crate::vector::Vector2D;

/// A shape that is no group, with the places of its arrays.
#[derive(Clone, Copy)]
struct Part {
    kind: ShapeKind,
    is_prepared: bool,
    position: Vector2D,
    numbers: [f32; 6],
    /// How a chain is closed and sided.
    bits: u32,
    vertices: [usize; 2],
    ring_sizes: [usize; 2],
    /// Where its nodes are, if it is prepared.
    nodes: [usize; 2],
}

/// Memory for shapes as they are read.
pub(in crate::world) struct Parts {
    list: List<Part>,
    vertices: List<Vector2D>,
    ring_sizes: List<u32>,
    nodes: List<Node>,
}

/// Why nothing is read.
pub(in crate::world) enum Failure {
    Bad,
    OutOfMemory,
}

impl From<Bad> for Failure {
    fn from(_: Bad) -> Self {
        Self::Bad
    }
}

impl From<OutOfMemory> for Failure {
    fn from(_: OutOfMemory) -> Self {
        Self::OutOfMemory
    }
}

impl From<Status> for Failure {
    fn from(status: Status) -> Self {
        if status == Status::OutOfMemory { Self::OutOfMemory } else { Self::Bad }
    }
}

impl Parts {
    pub(in crate::world) fn new(allocator: Allocator) -> Self {
        let (list, vertices) = (List::new(allocator), List::new(allocator));
        Self { list, vertices, ring_sizes: List::new(allocator), nodes: List::new(allocator) }
    }

    /// Reads a shape that begins with a word, and hands it over.
    pub(in crate::world) fn read<T>(
        &mut self,
        reader: &mut impl Source,
        first: u32,
        take: impl FnOnce(&Shape<'_>) -> Result<T, Status>,
    ) -> Result<T, Failure> {
        self.list.clear();
        self.vertices.clear();
        self.ring_sizes.clear();
        self.nodes.clear();
        let (kind, is_prepared, position) = head(reader, first)?;
        if kind != ShapeKind::Group {
            self.read_part(reader, kind, is_prepared, position)?;
            self.prepare_room()?;
            let Self { list, vertices, ring_sizes, nodes } = self;
            return Ok(take(&list[0].shape(vertices, ring_sizes, nodes)?)?);
        }
        for _ in 0..reader.word()? {
            let first = reader.word()?;
            let (kind, is_prepared, position) = head(reader, first)?;
            if kind == ShapeKind::Group {
                return Err(Failure::Bad);
            }
            self.read_part(reader, kind, is_prepared, position)?;
        }
        self.with_group(|group, allocator| {
            if !is_prepared {
                return Ok(take(&Shape::from(group).at(position))?);
            }
            let mut nodes = List::new(allocator);
            nodes.try_resize(Prepared::size(group), Node::default())?;
            let prepared = Prepared::group(group, &mut nodes)?;
            Ok(take(&Shape::from(prepared).at(position))?)
        })
    }

    /// Hands over the group of all parts.
    fn with_group<T>(
        &mut self,
        take: impl FnOnce(Group<'_>, Allocator) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        self.prepare_room()?;
        let Self { list, vertices, ring_sizes, nodes } = self;
        let allocator = list.allocator();
        let mut shapes = List::new(allocator);
        shapes.try_reserve_exact(list.len())?;
        let mut rest = &mut nodes[..];
        for part in &*list {
            let own = rest.split_off_mut(..part.nodes[1]).ok_or(Failure::Bad)?;
            shapes.try_push(part.shape(vertices, ring_sizes, own)?)?;
        }
        take(Group::new(&shapes), allocator)
    }

    /// Makes room for the nodes of all that is prepared.
    fn prepare_room(&mut self) -> Result<(), Failure> {
        let mut total = 0;
        for part in self.list.iter_mut() {
            let plain = part.plain(&self.vertices, &self.ring_sizes);
            let count = if part.is_prepared { Prepared::size(plain) } else { 0 };
            part.nodes = [total, count];
            total += count;
        }
        Ok(self.nodes.try_resize(total, Node::default())?)
    }

    fn read_part(
        &mut self,
        reader: &mut impl Source,
        kind: ShapeKind,
        is_prepared: bool,
        position: Vector2D,
    ) -> Result<(), Failure> {
        let (mut numbers, mut bits) = ([0.0; 6], 0);
        let [from_vertex, from_ring] = [self.vertices.len(), self.ring_sizes.len()];
        match kind {
            ShapeKind::Polygon => {
                numbers[0] = reader.number()?;
                self.read_vertices(reader)?;
                for _ in 0..reader.word()? {
                    self.ring_sizes.try_push(reader.word()?)?;
                }
            }
            ShapeKind::Chain => {
                numbers[0] = reader.number()?;
                bits = reader.word()?;
                self.read_vertices(reader)?;
            }
            kind => {
                for number in &mut numbers[..small_count(kind)] {
                    *number = reader.number()?;
                }
            }
        }
        let vertices = [from_vertex, self.vertices.len()];
        let ring_sizes = [from_ring, self.ring_sizes.len()];
        let nodes = [0; 2];
        let part = Part { kind, is_prepared, position, numbers, bits, vertices, ring_sizes, nodes };
        Ok(self.list.try_push(part)?)
    }

    fn read_vertices(&mut self, reader: &mut impl Source) -> Result<(), Failure> {
        for _ in 0..reader.word()? {
            let (x, y) = (reader.number()?, reader.number()?);
            self.vertices.try_push(Vector2D::new(x, y))?;
        }
        Ok(())
    }
}

impl Part {
    /// The shape, prepared in nodes if it is to be.
    fn shape<'p>(
        &self,
        vertices: &'p [Vector2D],
        ring_sizes: &'p [u32],
        nodes: &'p mut [Node],
    ) -> Result<Shape<'p>, Status> {
        let plain = self.plain(vertices, ring_sizes);
        if !self.is_prepared {
            return Ok(plain.at(self.position));
        }
        Ok(Shape::from(Prepared::new(plain, nodes)?).at(self.position))
    }

    fn plain<'p>(&self, vertices: &'p [Vector2D], ring_sizes: &'p [u32]) -> Shape<'p> {
        let vertices = &vertices[self.vertices[0]..self.vertices[1]];
        let ring_sizes = &ring_sizes[self.ring_sizes[0]..self.ring_sizes[1]];
        match self.kind {
            ShapeKind::Polygon => {
                Polygon::new(vertices).with_rings(ring_sizes).with_radius(self.numbers[0]).into()
            }
            ShapeKind::Chain => {
                let side =
                    [Side::None, Side::Left, Side::Right, Side::None][self.bits as usize >> 1 & 3];
                let chain = Chain::new(vertices).with_radius(self.numbers[0]).with_solid_side(side);
                if self.bits & 1 == 1 { chain.closed().into() } else { chain.into() }
            }
            kind => Shape::of_numbers(kind, self.numbers),
        }
    }
}

/// The kind of a shape, whether it is prepared, and its position.
fn head(reader: &mut impl Source, first: u32) -> Result<(ShapeKind, bool, Vector2D), Failure> {
    let kind = ShapeKind::plain(u64::from(first & 0xff)).ok_or(Failure::Bad)?;
    let position = match first & MOVED {
        0 => Vector2D::ZERO,
        _ => Vector2D::new(reader.number()?, reader.number()?),
    };
    Ok((kind, first & PREPARED != 0, position))
}

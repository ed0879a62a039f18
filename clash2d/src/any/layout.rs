//! What stands in the nodes of a prepared shape, and where.

use super::chain::{Chain, Side};
use super::course::{Course, opened, unit_of};
use super::polygon::Polygon;
use super::shape::Form;
use super::status::Status;
use crate::tree::{Frame, Node, Path, Runs, node_count};
use crate::vector::Vector2D;

/// What the nodes are about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Polygon = 8,
    Chain = 9,
    Group = 11,
}

impl Kind {
    /// What is above the kind in the first word of all: it differs in each version of the layout, and where
    /// the order of the bytes does, so that other nodes are told from these.
    const VERSION: u32 = 0xC2D1_0100;

    #[inline]
    fn of_word(word: u32) -> Option<Self> {
        Some(match word ^ Self::VERSION {
            8 => Self::Polygon,
            9 => Self::Chain,
            11 => Self::Group,
            _ => return None,
        })
    }

    fn word(self) -> u32 {
        Self::VERSION | self as u32
    }
}

/// The numbers in the first node. After it come the vertices, the sizes of the rings and where they
/// end, and the tree; of a group only the tree.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) kind: Kind,
    /// How many vertices or members there are.
    pub(super) count: usize,
    ring_count: usize,
    pub(super) radius: f32,
    is_closed: bool,
    /// Whether its path is known to be regular.
    is_regular: bool,
    side: Side,
}

/// What a polygon's ring that goes round a convex area once is known to be, after the numbers of the layout.
#[derive(Clone, Copy)]
pub(super) struct Proof {
    /// How many of the vertices it has: none is there twice.
    pub(super) count: usize,
    pub(super) course: Course,
    /// What all ways between its vertices are multiples of.
    pub(super) unit: f32,
    /// The box around it.
    pub(super) frame: Frame,
}

impl Proof {
    fn of(ring: &[Vector2D]) -> Option<Self> {
        let ring = opened(ring);
        let course = if ring.len() > 2 { Course::of(ring, true) } else { None }?;
        let frame = Path { vertices: ring, ends: &[], is_closed: true, is_regular: false }
            .frame(0..ring.len());
        Some(Self { count: ring.len(), course, unit: unit_of(ring), frame })
    }

    /// The proof that stands in the nodes; of nodes that somebody overwrote any one about no more vertices
    /// than there are.
    #[inline]
    fn read(nodes: &[Node], vertices: usize) -> Option<Self> {
        let &[flags, count, up, down, unit, left, bottom, right, top, ..] =
            words(nodes.get(..1)?).get(Self::PLACE..)?
        else {
            return None;
        };
        let [count, up, down] = [count, up, down].map(|number| number as usize);
        let is_possible = (3..=vertices).contains(&count) & (up < count) & (down < count);
        let course = Course {
            is_clockwise: flags & Self::CLOCKWISE != 0,
            is_strict: flags & Self::STRICT != 0,
            turns: [up, down],
        };
        let is_there = is_possible & (flags & Self::THERE != 0);
        let [unit, left, bottom, right, top] = [unit, left, bottom, right, top].map(f32::from_bits);
        let frame = Frame { low: Vector2D::new(left, bottom), high: Vector2D::new(right, top) };
        is_there.then_some(Self { count, course, unit, frame })
    }

    fn write(self, words: &mut [u32]) {
        let Course { is_clockwise, is_strict, turns } = self.course;
        let flag = |is_set: bool, flag: u32| if is_set { flag } else { 0 };
        let flags =
            Self::THERE | flag(is_clockwise, Self::CLOCKWISE) | flag(is_strict, Self::STRICT);
        let [count, up, down] = [self.count, turns[0], turns[1]].map(|number| number as u32);
        let Frame { low, high } = self.frame;
        let [unit, left, bottom, right, top] =
            [self.unit, low.x, low.y, high.x, high.y].map(f32::to_bits);
        let numbers = [flags, count, up, down, unit, left, bottom, right, top];
        words[Self::PLACE..][..numbers.len()].copy_from_slice(&numbers);
    }

    /// The word at which it stands, and the flags in that.
    const PLACE: usize = 6;
    const THERE: u32 = 1;
    const CLOCKWISE: u32 = 2;
    const STRICT: u32 = 4;
}

impl Layout {
    /// The layout that the nodes say they have. There may be fewer of them than it takes.
    #[inline]
    pub(super) fn read(nodes: &[Node]) -> Option<Self> {
        let &[kind, count, ring_count, radius, closed, side, ..] = words(nodes.get(..1)?) else {
            return None;
        };
        let layout = Self {
            kind: Kind::of_word(kind)?,
            count: count as usize,
            ring_count: ring_count as usize,
            radius: f32::from_bits(radius),
            is_closed: closed & Self::CLOSED != 0,
            is_regular: closed & Self::REGULAR != 0,
            side: Side::of_number(side),
        };
        let is_valid = (layout.radius >= 0.0) & layout.radius.is_finite();
        is_valid.then_some(layout)
    }

    fn of(kind: Kind, count: usize, radius: f32) -> Self {
        let (is_closed, is_regular) = (true, false);
        Self { kind, count, ring_count: 0, radius, is_closed, is_regular, side: Side::None }
    }

    /// The flags in the word at which it stands whether the path is closed.
    const CLOSED: u32 = 1;
    const REGULAR: u32 = 2;

    fn write(self, words: &mut [u32]) {
        let [count, ring_count] = [self.count, self.ring_count].map(|count| count as u32);
        let closed = if self.is_closed { Self::CLOSED } else { 0 };
        let regular = if self.is_regular { Self::REGULAR } else { 0 };
        let flags = closed | regular;
        let numbers =
            [self.kind.word(), count, ring_count, self.radius.to_bits(), flags, self.side as u32];
        words.iter_mut().zip(numbers).for_each(|(word, number)| *word = number);
    }

    /// Whether it is a polygon or chain of more vertices than some questions take at once.
    #[inline]
    pub(super) fn has_many_vertices(self) -> bool {
        (self.kind != Kind::Group) & (self.count > 32)
    }

    /// Where the sizes of the rings start.
    #[inline]
    fn rings(self) -> usize {
        let vertices = if self.kind == Kind::Group { 0 } else { self.count };
        vertices.div_ceil(Node::WORDS / 2) + 1
    }

    /// Where the tree starts.
    #[inline]
    pub(super) fn tree(self) -> usize {
        self.rings().saturating_add(self.ring_count.saturating_mul(2).div_ceil(Node::WORDS))
    }

    /// How many nodes there are in all.
    #[inline]
    pub(super) fn total(self) -> usize {
        let open = usize::from(!self.is_closed & (self.count > 1));
        if self.kind == Kind::Group {
            return self.tree().saturating_add(node_count(self.count));
        }
        self.tree().saturating_add(Runs::node_count(self.count - open))
    }

    #[inline]
    pub(super) fn tree_nodes(self, nodes: &[Node]) -> &[Node] {
        nodes.get(self.tree()..).unwrap_or_default()
    }

    #[inline]
    fn vertices(self, nodes: &[Node]) -> &[Vector2D] {
        let words = words(nodes.get(1..self.rings()).unwrap_or_default());
        vectors(words).get(..self.count).unwrap_or_default()
    }

    /// The vertices of a polygon of one ring without a radius.
    #[inline]
    pub(super) fn ring(self, nodes: &[Node]) -> Option<&[Vector2D]> {
        let is_plain = (self.ring_count == 0) & (self.radius == 0.0);
        (is_plain & (self.kind == Kind::Polygon)).then(|| self.vertices(nodes))
    }

    /// What the ring of a polygon that goes round a convex area is to be known as.
    fn proof(self, nodes: &[Node]) -> Option<Proof> {
        let is_ring = (self.kind == Kind::Polygon) & (self.ring_count == 0);
        if is_ring { Proof::of(self.vertices(nodes)) } else { None }
    }

    /// The vertices of a polygon that is known to be convex.
    #[inline]
    pub(super) fn proved(self, nodes: &[Node]) -> Option<(&[Vector2D], Proof)> {
        let vertices = self.vertices(nodes);
        let proof = Proof::read(nodes, vertices.len())?;
        (self.kind == Kind::Polygon).then_some((&vertices[..proof.count], proof))
    }

    /// The sizes of the rings, then after which vertices they end.
    #[inline]
    fn ring_words(self, nodes: &[Node]) -> &[u32] {
        words(nodes.get(self.rings()..self.tree()).unwrap_or_default())
    }

    /// The edges.
    #[inline]
    pub(super) fn path(self, nodes: &[Node]) -> Path<'_> {
        let ends = self.ring_words(nodes).get(self.ring_count..).unwrap_or_default();
        let ends = ends.get(..self.ring_count).unwrap_or_default();
        Path {
            vertices: self.vertices(nodes),
            ends,
            is_closed: self.is_closed,
            is_regular: self.is_regular,
        }
    }

    /// The polygon that the nodes hold.
    #[inline]
    pub(super) fn polygon(self, nodes: &[Node]) -> Polygon<'_> {
        if self.ring_count == 0 {
            return Polygon::new(self.vertices(nodes)).with_radius(self.radius);
        }
        let sizes = self.ring_words(nodes).get(..self.ring_count).unwrap_or_default();
        Polygon::new(self.vertices(nodes)).with_radius(self.radius).with_rings(sizes)
    }

    /// The chain that the nodes hold.
    pub(super) fn chain(self, nodes: &[Node]) -> Chain<'_> {
        let chain = Chain::new(self.vertices(nodes)).with_radius(self.radius);
        let chain = chain.with_solid_side(self.side);
        if self.is_closed { chain.closed() } else { chain }
    }
}

/// What is to be prepared, and valid.
pub(super) struct Source<'a> {
    pub(super) layout: Layout,
    vertices: &'a [Vector2D],
    ring_sizes: &'a [u32],
}

impl<'a> Source<'a> {
    /// What a shape is for this purpose, or why it can't be prepared.
    pub(super) fn of(form: Form<'a>) -> Result<Self, Status> {
        let source = match form.plain() {
            Form::Polygon(polygon) => Self::of_polygon(polygon)?,
            Form::Chain(chain) => Self::of_chain(chain)?,
            Form::Group(group) => {
                group.check().to_result()?;
                let layout = Layout::of(Kind::Group, group.shapes().len(), 0.0);
                Self { layout, vertices: &[], ring_sizes: &[] }
            }
            _ => return Err(Status::UnknownKind),
        };
        let is_short = |count: usize| u32::try_from(count).is_ok();
        let is_possible = is_short(source.layout.count) && is_short(source.layout.ring_count);
        if is_possible { Ok(source) } else { Err(Status::BadArray) }
    }

    fn of_polygon(polygon: Polygon<'a>) -> Result<Self, Status> {
        polygon.check().to_result()?;
        let vertices = polygon.vertices();
        let ring_sizes = polygon.ring_sizes().unwrap_or_default();
        let layout = Layout::of(Kind::Polygon, vertices.len(), polygon.radius());
        let layout = Layout { ring_count: ring_sizes.len(), ..layout };
        Ok(Self { layout, vertices, ring_sizes })
    }

    fn of_chain(chain: Chain<'a>) -> Result<Self, Status> {
        chain.check().to_result()?;
        let vertices = chain.vertices();
        let layout = Layout::of(Kind::Chain, vertices.len(), chain.radius());
        let layout = Layout { is_closed: chain.is_closed(), side: chain.side(), ..layout };
        Ok(Self { layout, vertices, ring_sizes: &[] })
    }

    /// Writes all but the tree, with each vertex moved; as many nodes as there are in all.
    pub(super) fn write<'m>(
        &self,
        memory: &'m mut [Node],
        moved: impl Fn(Vector2D) -> Vector2D,
    ) -> Result<&'m mut [Node], Status> {
        let layout = self.layout;
        let nodes = memory.get_mut(..layout.total()).ok_or(Status::BufferTooSmall)?;
        nodes.fill(Node::default());
        let places = words_mut(&mut nodes[1..layout.rings()]).chunks_exact_mut(2);
        for (place, &vertex) in places.zip(self.vertices) {
            let vertex = moved(vertex);
            place.copy_from_slice(&[vertex.x.to_bits(), vertex.y.to_bits()]);
        }
        let rings = words_mut(&mut nodes[layout.rings()..layout.tree()]);
        let mut end = 0;
        for (number, &size) in self.ring_sizes.iter().enumerate() {
            end += size;
            (rings[number], rings[layout.ring_count + number]) = (size, end);
        }
        let is_regular = layout.path(nodes).looked_through().is_regular;
        Layout { is_regular, ..layout }.write(words_mut(&mut nodes[..1]));
        if let Some(proof) = layout.proof(nodes) {
            proof.write(words_mut(&mut nodes[..1]));
        }
        Ok(nodes)
    }
}

/// The numbers in some nodes.
#[inline]
fn words(nodes: &[Node]) -> &[u32] {
    // SAFETY: a node is an array of so many words, in the layout of C.
    unsafe { core::slice::from_raw_parts(nodes.as_ptr().cast(), nodes.len() * Node::WORDS) }
}

pub(crate) fn words_mut(nodes: &mut [Node]) -> &mut [u32] {
    // SAFETY: as above, and any words make a node.
    unsafe { core::slice::from_raw_parts_mut(nodes.as_mut_ptr().cast(), nodes.len() * Node::WORDS) }
}

/// Words as the vectors of floats that have these bits.
#[inline]
fn vectors(words: &[u32]) -> &[Vector2D] {
    // SAFETY: a vector is two floats in the layout of C, each of the size and alignment of a word,
    // and any bits make a float.
    unsafe { core::slice::from_raw_parts(words.as_ptr().cast(), words.len() / 2) }
}

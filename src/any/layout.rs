//! What stands in the nodes of a prepared shape, and where.

use super::chain::{Chain, Side};
use super::polygon::Polygon;
use super::shape::Form;
use super::status::Status;
use crate::tree::{Node, Path, Runs, node_count};
use crate::vector::Vector2D;

/// What the nodes are about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Polygon = 8,
    Chain = 9,
    Group = 11,
}

impl Kind {
    #[inline]
    fn of_number(number: u32) -> Option<Self> {
        Some(match number {
            8 => Self::Polygon,
            9 => Self::Chain,
            11 => Self::Group,
            _ => return None,
        })
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
    side: Side,
    /// Whether it is a polygon that may be convex.
    pub(super) may_be_convex: bool,
}

impl Layout {
    /// The layout that the nodes say they have. There may be fewer of them than it takes.
    #[inline]
    pub(super) fn read(nodes: &[Node]) -> Option<Self> {
        let &[kind, count, ring_count, radius, closed, side, convex, ..] = words(nodes.get(..1)?)
        else {
            return None;
        };
        let layout = Self {
            kind: Kind::of_number(kind)?,
            count: count as usize,
            ring_count: ring_count as usize,
            radius: f32::from_bits(radius),
            is_closed: closed != 0,
            side: Side::of_number(side),
            may_be_convex: convex != 0,
        };
        let is_valid = (layout.radius >= 0.0) & layout.radius.is_finite();
        is_valid.then_some(layout)
    }

    fn of(kind: Kind, count: usize, radius: f32) -> Self {
        let side = Side::None;
        Self { kind, count, ring_count: 0, radius, is_closed: true, side, may_be_convex: false }
    }

    fn write(self, words: &mut [u32]) {
        let [count, ring_count] = [self.count, self.ring_count].map(|count| count as u32);
        let (radius, closed) = (self.radius.to_bits(), self.is_closed.into());
        let (side, convex) = (self.side as u32, self.may_be_convex.into());
        let numbers = [self.kind as u32, count, ring_count, radius, closed, side, convex];
        words.iter_mut().zip(numbers).for_each(|(word, number)| *word = number);
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
        Path { vertices: self.vertices(nodes), ends, is_closed: self.is_closed }
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
        let may_be_convex = polygon.is_single_ring() && !bends_both_ways(vertices);
        let layout = Layout { ring_count: ring_sizes.len(), may_be_convex, ..layout };
        Ok(Self { layout, vertices, ring_sizes })
    }

    fn of_chain(chain: Chain<'a>) -> Result<Self, Status> {
        chain.check().to_result()?;
        let vertices = chain.vertices();
        let layout = Layout::of(Kind::Chain, vertices.len(), chain.radius());
        let layout = Layout { is_closed: chain.is_closed(), side: chain.side(), ..layout };
        Ok(Self { layout, vertices, ring_sizes: &[] })
    }

    /// Writes all but the tree; as many nodes as there are in all.
    pub(super) fn write<'m>(&self, memory: &'m mut [Node]) -> Result<&'m mut [Node], Status> {
        let layout = self.layout;
        let nodes = memory.get_mut(..layout.total()).ok_or(Status::BufferTooSmall)?;
        nodes.fill(Node::default());
        layout.write(words_mut(&mut nodes[..1]));
        let places = words_mut(&mut nodes[1..layout.rings()]).chunks_exact_mut(2);
        for (place, vertex) in places.zip(self.vertices) {
            place.copy_from_slice(&[vertex.x.to_bits(), vertex.y.to_bits()]);
        }
        let rings = words_mut(&mut nodes[layout.rings()..layout.tree()]);
        let mut end = 0;
        for (number, &size) in self.ring_sizes.iter().enumerate() {
            end += size;
            (rings[number], rings[layout.ring_count + number]) = (size, end);
        }
        Ok(nodes)
    }
}

/// Whether a ring turns to the left at some vertex and to the right at another one, beyond doubt.
fn bends_both_ways(ring: &[Vector2D]) -> bool {
    let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
    let way = |[a, b]: [f64; 2], [c, d]: [f64; 2]| [c - a, d - b];
    let [.., before, last] = *ring else { return false };
    let (mut bends, mut last) = ([false; 2], [wide(before), wide(last)]);
    for &v in ring {
        let ([px, py], [qx, qy]) = (way(last[0], last[1]), way(last[1], wide(v)));
        let (left, right) = (px * qy, py * qx);
        // Each difference and each product is rounded once.
        let doubt = 4.0 * f64::EPSILON * (left.abs() + right.abs());
        bends = [bends[0] | (left - right > doubt), bends[1] | (right - left > doubt)];
        last = [last[1], wide(v)];
    }
    bends == [true; 2]
}

/// The numbers in some nodes.
#[inline]
fn words(nodes: &[Node]) -> &[u32] {
    // SAFETY: a node is an array of so many words, in the layout of C.
    unsafe { core::slice::from_raw_parts(nodes.as_ptr().cast(), nodes.len() * Node::WORDS) }
}

fn words_mut(nodes: &mut [Node]) -> &mut [u32] {
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

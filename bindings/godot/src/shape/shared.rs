//! Polygons and chains with vertices of their own: copies share them.

use std::sync::Arc;

use clash2d::{Chain, Node, Polygon, Prepared, Shape, Side, Vector2D};

/// A polygon, which the library borrows.
#[derive(Clone)]
pub(crate) struct SharedPolygon {
    pub(crate) vertices: Arc<[Vector2D]>,
    pub(crate) ring_sizes: Arc<[u32]>,
    pub(crate) radius: f32,
    pub(crate) nodes: Nodes,
}

/// A chain, which the library borrows.
#[derive(Clone)]
pub(crate) struct SharedChain {
    pub(crate) vertices: Arc<[Vector2D]>,
    pub(crate) radius: f32,
    pub(crate) is_closed: bool,
    pub(crate) side: Side,
    pub(crate) nodes: Nodes,
}

/// What is prepared for many questions; none of few vertices, and of what is asked once.
#[derive(Clone, Default)]
pub(crate) struct Nodes(Option<Arc<[Node]>>);

impl Nodes {
    /// From how many vertices on it pays.
    const ENOUGH: usize = 32;

    fn of(shape: Shape<'_>, count: usize) -> Self {
        let prepared = || {
            let mut nodes = vec![Node::default(); Prepared::size(shape)];
            Prepared::new(shape, &mut nodes).ok()?;
            Some(nodes.into())
        };
        Self(if count < Self::ENOUGH { None } else { prepared() })
    }

    /// What is prepared, or else a shape as it is.
    fn or<'a>(&'a self, shape: Shape<'a>) -> Shape<'a> {
        self.0.as_ref().map_or(shape, |nodes| Prepared::written(nodes).into())
    }
}

impl SharedPolygon {
    /// The polygon for the library.
    pub(crate) fn lent(&self) -> Polygon<'_> {
        Polygon::new(&self.vertices).with_rings(&self.ring_sizes).with_radius(self.radius)
    }

    /// The shape for the library.
    pub(crate) fn shape(&self) -> Shape<'_> {
        self.nodes.or(self.lent().into())
    }

    /// The same, prepared for many questions.
    pub(crate) fn prepared(self) -> Self {
        let nodes = Nodes::of(self.lent().into(), self.vertices.len());
        Self { nodes, ..self }
    }
}

impl SharedChain {
    /// The chain for the library.
    pub(crate) fn lent(&self) -> Chain<'_> {
        let chain = Chain::new(&self.vertices).with_radius(self.radius).with_solid_side(self.side);
        if self.is_closed { chain.closed() } else { chain }
    }

    /// The shape for the library.
    pub(crate) fn shape(&self) -> Shape<'_> {
        self.nodes.or(self.lent().into())
    }

    /// The same, prepared for many questions.
    pub(crate) fn prepared(self) -> Self {
        let nodes = Nodes::of(self.lent().into(), self.vertices.len());
        Self { nodes, ..self }
    }
}

impl From<Polygon<'_>> for SharedPolygon {
    fn from(polygon: Polygon<'_>) -> Self {
        Self {
            vertices: polygon.vertices().into(),
            ring_sizes: polygon.rings().map(|ring| ring.len() as u32).collect(),
            radius: polygon.radius(),
            nodes: Nodes::default(),
        }
    }
}

impl From<Chain<'_>> for SharedChain {
    fn from(chain: Chain<'_>) -> Self {
        Self {
            vertices: chain.vertices().into(),
            radius: chain.radius(),
            is_closed: chain.is_closed(),
            side: chain.side(),
            nodes: Nodes::default(),
        }
    }
}

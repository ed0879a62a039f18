//! Polygons and chains with vertices of their own: copies share them.

use std::sync::Arc;

use clash2d::{Chain, Polygon, Side, Vector2D};

/// A polygon, which the library borrows.
#[derive(Clone)]
pub(crate) struct SharedPolygon {
    pub(crate) vertices: Arc<[Vector2D]>,
    pub(crate) ring_sizes: Arc<[u32]>,
    pub(crate) radius: f32,
}

/// A chain, which the library borrows.
#[derive(Clone)]
pub(crate) struct SharedChain {
    pub(crate) vertices: Arc<[Vector2D]>,
    pub(crate) radius: f32,
    pub(crate) is_closed: bool,
    pub(crate) side: Side,
}

impl SharedPolygon {
    /// The polygon for the library.
    pub(crate) fn lent(&self) -> Polygon<'_> {
        Polygon::new(&self.vertices).with_rings(&self.ring_sizes).with_radius(self.radius)
    }
}

impl SharedChain {
    /// The chain for the library.
    pub(crate) fn lent(&self) -> Chain<'_> {
        let chain = Chain::new(&self.vertices).with_radius(self.radius).with_solid_side(self.side);
        if self.is_closed { chain.closed() } else { chain }
    }
}

impl From<Polygon<'_>> for SharedPolygon {
    fn from(polygon: Polygon<'_>) -> Self {
        Self {
            vertices: polygon.vertices().into(),
            ring_sizes: polygon.rings().map(|ring| ring.len() as u32).collect(),
            radius: polygon.radius(),
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
        }
    }
}

//! Where a polygon balances.

use super::nesting::Nesting;
use crate::any::Polygon;
use crate::exact::ring;
use crate::vector::Vector2D;

impl Polygon<'_> {
    /// Where the polygon balances if it weighs the same everywhere, without what its radius adds;
    /// None if it is invalid or has no area.
    ///
    /// Error at most 0.51 ulp of each coordinate, also under cancellation. What edges must not do,
    /// and the cost, is as [`Polygon::area`] says.
    pub fn centroid(self) -> Option<Vector2D> {
        if !self.is_valid() {
            return None;
        }
        ring::centroid(Nesting::of(self).outline()).map(|[x, y]| Vector2D::narrow(x, y))
    }
}

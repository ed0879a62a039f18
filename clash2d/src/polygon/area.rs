//! How large a polygon is.

use super::nesting::Nesting;
use crate::any::Polygon;
use crate::exact::ring::double_area;

impl Polygon<'_> {
    /// The area of the polygon without what its radius adds; None of an invalid one.
    ///
    /// Error at most 0.51 ulp, also under cancellation; infinite where no `f32` is large enough.
    /// Rings may touch, but no edge may cross another one: otherwise each ring counts as often as
    /// it goes round, and with the other sign if it begins within an odd number of larger ones.
    /// O(n) for n vertices in one ring, otherwise as [`Polygon::is_simple`]; O(n r) for r rings that
    /// touch, or more than 32,768.
    ///
    /// ```
    /// use clash2d::{Polygon, Vector2D};
    ///
    /// let corners = [[0, 0], [6, 0], [0, 6], [1, 1], [3, 1], [1, 3]];
    /// let corners = corners.map(|[x, y]| Vector2D::new(x as f32, y as f32));
    /// assert_eq!(Polygon::new(&corners).with_rings(&[3, 3]).area(), Some(18.0 - 2.0));
    /// ```
    pub fn area(self) -> Option<f32> {
        const ACCURACY: f64 = 1.0 / (1_u64 << 32) as f64;
        if !self.is_valid() {
            return None;
        }
        Some((0.5 * double_area(Nesting::of(self).outline(), ACCURACY)).abs() as f32)
    }
}

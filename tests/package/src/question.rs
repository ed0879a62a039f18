//! What each program asks.

use clash2d::{Capsule, Polygon, Relation, Shape, Vector2D, contact, relate};

/// Whether the library answers as it must.
pub(crate) fn is_answered() -> bool {
    let corners = [(0.0, 0.0), (6.0, 0.0), (6.0, 2.0), (2.0, 2.0), (2.0, 5.0), (0.0, 5.0)];
    let corners = corners.map(Vector2D::from);
    let wall = Shape::from(Polygon::new(&corners));
    let hero = Capsule::new(Vector2D::new(4.0, 2.75), Vector2D::new(4.0, 4.5), 1.0);
    let depth = contact(&wall, &hero).map(|contact| contact.depth);
    relate(&wall, &hero) == Relation::Overlapping && depth == Some(0.25)
}

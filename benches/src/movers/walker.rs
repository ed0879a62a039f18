//! Who moves a shape through a level.

use clash2d::Vector2D;

use super::level::{Kind, Piece};
use super::script::{Frame, Script};

/// Moves the shape of a scene.
pub(crate) trait Walker {
    /// The pieces are others now, or elsewhere.
    fn change(&mut self, pieces: &[Piece]);

    /// Where it gets from a place, and whether it stands there.
    fn advance(&mut self, place: Vector2D, frame: &Frame) -> (Vector2D, bool);
}

/// Who does it, or what he would need for it.
pub(crate) type Made = Result<Box<dyn Walker>, &'static str>;

/// Makes one for a scene.
pub(crate) type Make = fn(&Script) -> Made;

/// All corners of a piece where it is put, and its radius.
pub(crate) fn corners(piece: &Piece) -> (Vec<Vector2D>, f32) {
    let (corners, radius) = match &piece.kind {
        Kind::Rectangle(r) => {
            let [w, h] = [Vector2D::new(r.size.x, 0.0), Vector2D::new(0.0, r.size.y)];
            (vec![r.origin, r.origin + w, r.origin + w + h, r.origin + h], 0.0)
        }
        Kind::Polygon(points, radius) => (points.clone(), *radius),
        Kind::Circle(c) => (vec![c.center], c.radius),
        Kind::Capsule(c) => (vec![c.point1, c.point2], c.radius),
    };
    (corners.into_iter().map(|corner| corner + piece.position).collect(), radius)
}

//! Random levels and movers.

use clash2d::{Capsule, Circle, Rectangle, Vector2D};
use clash2d_oracle::Rng;

use super::level::{Kind, Piece};

/// How numbers are drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sort {
    /// On a grid, so that much is flush and touches.
    Grid,
    /// Any floats.
    Any,
}

pub(crate) fn float(rng: &mut Rng, sort: Sort, reach: f32) -> f32 {
    match sort {
        Sort::Grid => (rng.f32() * 2.0 * reach * 4.0).floor() / 4.0 - reach,
        Sort::Any => rng.f32() * 2.0 * reach - reach,
    }
}

fn vector(rng: &mut Rng, sort: Sort, reach: f32) -> Vector2D {
    Vector2D::new(float(rng, sort, reach), float(rng, sort, reach))
}

fn size(rng: &mut Rng, sort: Sort, most: f32) -> f32 {
    0.25 + float(rng, sort, 0.5 * most).abs()
}

/// A triangle or quadrangle that is convex, around some place.
fn polygon(rng: &mut Rng, sort: Sort, at: Vector2D, most: f32) -> Vec<Vector2D> {
    let [a, b, c, d] = [(); 4].map(|()| size(rng, sort, most));
    let v = |x: f32, y: f32| Vector2D::new(at.x + x, at.y + y);
    match rng.u32(..4) {
        0 => vec![v(0.0, 0.0), v(a, 0.0), v(a, b)],
        1 => vec![v(0.0, 0.0), v(a, 0.0), v(0.0, b)],
        2 => vec![v(-a, 0.0), v(0.0, -b), v(c, 0.0), v(0.0, d)],
        _ => vec![v(0.0, 0.0), v(a, 0.0), v(a, b), v(0.0, b)],
    }
}

fn piece(kind: Kind, one_way: Vector2D) -> Piece {
    let (position, movement) = (Vector2D::ZERO, Vector2D::ZERO);
    Piece { name: "p".into(), kind, one_way, position, movement }
}

/// A room of walls, with pieces in it of which some let pass one way.
pub(crate) fn level(rng: &mut Rng, sort: Sort) -> Vec<Piece> {
    let wall = |x, y, w, h| {
        piece(
            Kind::Rectangle(Rectangle::new(Vector2D::new(x, y), Vector2D::new(w, h))),
            Vector2D::ZERO,
        )
    };
    let mut pieces = vec![
        wall(-8.0, -8.0, 16.0, 2.0),
        wall(-8.0, 6.0, 16.0, 2.0),
        wall(-8.0, -8.0, 2.0, 16.0),
        wall(6.0, -8.0, 2.0, 16.0),
    ];
    for _ in 0..rng.u32(4..16) {
        let at = vector(rng, sort, 6.0);
        let kind = match rng.u32(..6) {
            0 | 1 => Kind::Rectangle(Rectangle::new(
                at,
                Vector2D::new(size(rng, sort, 3.0), size(rng, sort, 2.0)),
            )),
            2 => Kind::Circle(Circle::new(at, size(rng, sort, 1.0))),
            3 => Kind::Polygon(polygon(rng, sort, at, 2.0), size(rng, sort, 0.5)),
            _ => Kind::Polygon(polygon(rng, sort, at, 3.0), 0.0),
        };
        let one_way = match rng.u32(..8) {
            0 => Vector2D::new(0.0, 1.0),
            1 => Vector2D::new(1.0, 0.5),
            _ => Vector2D::ZERO,
        };
        pieces.push(piece(kind, one_way));
    }
    pieces
}

pub(crate) fn mover(rng: &mut Rng, sort: Sort) -> Piece {
    let zero = Vector2D::ZERO;
    let kind = match rng.u32(..5) {
        0 => Kind::Circle(Circle::new(zero, size(rng, sort, 0.5))),
        1 => Kind::Capsule(Capsule::new(
            zero,
            Vector2D::new(0.0, size(rng, sort, 1.0)),
            size(rng, sort, 0.5),
        )),
        2 => Kind::Polygon(polygon(rng, sort, zero, 1.0), 0.0),
        3 => Kind::Polygon(polygon(rng, sort, zero, 0.5), 0.25),
        _ => {
            let (w, h) = (size(rng, sort, 1.0), size(rng, sort, 1.0));
            Kind::Rectangle(Rectangle::new(Vector2D::new(-0.5 * w, -0.5 * h), Vector2D::new(w, h)))
        }
    };
    piece(kind, zero)
}

pub(crate) fn movement(rng: &mut Rng, sort: Sort) -> Vector2D {
    let reach = [0.25, 2.0, 40.0][rng.usize(..3)];
    vector(rng, sort, reach)
}

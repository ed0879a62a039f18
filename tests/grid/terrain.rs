//! Ground of flush tiles, and the polygon that it is.

use clash2d::{Capsule, Circle, Grid, GridCell, Polygon, Rectangle, Shape, Tile, Vector2D};
use clash2d_oracle::Rng;

use super::level::{new_grid, v};

/// Columns of tiles of size 8 up to some height, with slopes on top of some.
pub(crate) struct Terrain {
    pub(crate) grid: Grid,
    /// Counterclockwise, without vertices between edges in line.
    pub(crate) outline: Vec<Vector2D>,
}

const SIZE: f32 = 8.0;

const CORNERS: [[Vector2D; 3]; 2] = [
    [Vector2D::new(0.0, 0.0), Vector2D::new(8.0, 0.0), Vector2D::new(8.0, 8.0)],
    [Vector2D::new(0.0, 0.0), Vector2D::new(8.0, 0.0), Vector2D::new(0.0, 8.0)],
];

impl Terrain {
    pub(crate) fn random(rng: &mut Rng) -> Self {
        let mut grid = new_grid(v(SIZE, SIZE), Vector2D::ZERO);
        let kinds = CORNERS.map(|corners| grid.add_kind(&corners, Vector2D::ZERO).expect("a kind"));
        let (mut top, mut height) = (Vec::new(), 4);
        for x in 0..12 {
            if rng.u32(..3) == 0 {
                height = rng.i32(1..8);
            }
            for y in 0..height {
                grid.set(GridCell::new(x, y), Tile::FULL).expect("memory");
            }
            let [mut left, mut right] = [height; 2];
            if rng.u32(..3) == 0 {
                let which = rng.usize(..2);
                grid.set(GridCell::new(x, height), Tile::new(kinds[which])).expect("memory");
                [left, right] = if which == 0 { [left, right + 1] } else { [left + 1, right] };
            }
            top.push(v(x as f32, left as f32) * SIZE);
            top.push(v((x + 1) as f32, right as f32) * SIZE);
        }
        top.reverse();
        let mut outline = vec![v(0.0, 0.0), v(12.0 * SIZE, 0.0)];
        outline.extend(top);
        Self { grid, outline: simplified(&outline) }
    }
}

/// Without points that come twice, and those between edges in line.
fn simplified(all: &[Vector2D]) -> Vec<Vector2D> {
    let mut kept: Vec<Vector2D> = Vec::new();
    for &point in all {
        if kept.last() == Some(&point) {
            continue;
        }
        while let [.., a, b] = kept[..]
            && (b - a).x * (point - b).y == (b - a).y * (point - b).x
            && (b - a).dot(point - b) > 0.0
        {
            kept.pop();
        }
        kept.push(point);
    }
    kept
}

/// Shapes for a place.
pub(crate) fn shapes_on(rng: &mut Rng, at: Vector2D) -> [Shape<'static>; 4] {
    const DIAMOND: [Vector2D; 4] = [
        Vector2D::new(4.0, 0.0),
        Vector2D::new(7.0, 4.0),
        Vector2D::new(4.0, 8.0),
        Vector2D::new(1.0, 4.0),
    ];
    let half = rng.i32(1..5) as f32;
    [
        Shape::from(Rectangle::new(Vector2D::ZERO, v(half * 2.0, half * 3.0))).at(at),
        Shape::from(Circle::new(Vector2D::ZERO, half)).at(at),
        Shape::from(Capsule::new(Vector2D::ZERO, v(0.0, 6.0), half)).at(at),
        Shape::from(Polygon::new(&DIAMOND)).at(at),
    ]
}

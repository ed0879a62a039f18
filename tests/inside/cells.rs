//! Sets of cells of a grid: what is inside and how far, counted.

use clash2d::Vector2D;
use clash2d_oracle::Rng;

/// How many cells there are each way.
pub(crate) const SIZE: i32 = 7;

/// A box of whole numbers, from its lower left to its upper right corner.
pub(crate) type Cells = [[i32; 2]; 2];

/// A box within the grid; one in four has no width.
pub(crate) fn any_box(rng: &mut Rng) -> Cells {
    let mut ends = |least: i32| {
        let low = rng.i32(0..SIZE - 1);
        [low, rng.i32(low + least..SIZE)]
    };
    let (x, y) = (ends(1), ends(1));
    let mut found = [[x[0], y[0]], [x[1], y[1]]];
    if rng.u32(..4) == 0 {
        found[1][rng.usize(..2)] = found[0][rng.usize(..2)];
        found = [
            [0, 1].map(|i| found[0][i].min(found[1][i])),
            [0, 1].map(|i| found[0][i].max(found[1][i])),
        ];
    }
    found
}

pub(crate) fn corner([x, y]: [i32; 2]) -> Vector2D {
    Vector2D::new(x as f32, y as f32)
}

/// How often boxes cover the cell right and above of a corner.
pub(crate) fn depth(boxes: &[Cells], [x, y]: [i32; 2]) -> usize {
    let holds = |[low, high]: &&Cells| low[0] <= x && x < high[0] && low[1] <= y && y < high[1];
    boxes.iter().filter(holds).count()
}

/// The square of 4 times the distance from a point, told in fourths, to the nearest cell that passes a test,
/// with a margin of cells around the grid.
pub(crate) fn square_to(point: [i32; 2], is_wanted: impl Fn([i32; 2]) -> bool) -> Option<i32> {
    let cells = (-2..SIZE + 2).flat_map(|x| (-2..SIZE + 2).map(move |y| [x, y]));
    let square = |[x, y]: [i32; 2]| {
        let beyond = |p: i32, low: i32| (4 * low - p).max(p - 4 * (low + 1)).max(0);
        let (x, y) = (beyond(point[0], x), beyond(point[1], y));
        x * x + y * y
    };
    cells.filter(|cell| is_wanted(*cell)).map(square).min()
}

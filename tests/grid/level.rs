//! Random grids, and all that is in them.

use clash2d::{Grid, GridCell, GridSettings, Shape, Tile, Vector2D};
use clash2d_oracle::Rng;

use super::memory::Memory;

pub(crate) fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// A grid, and which cells were filled, each once.
pub(crate) struct Level {
    pub(crate) grid: Grid,
    pub(crate) filled: Vec<GridCell>,
}

pub(crate) fn new_grid(cell_size: Vector2D, origin: Vector2D) -> Grid {
    let allocator = Memory::new().allocator();
    Grid::new(&GridSettings { cell_size, origin, allocator }).expect("a grid")
}

/// Corners in parts of a cell: slopes of 45 and 22.5 degrees (about), halves, a diamond, a roof and a thin one.
const KINDS: [&[[f32; 2]]; 12] = [
    &[[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]],
    &[[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]],
    &[[0.0, 1.0], [1.0, 1.0], [1.0, 0.0]],
    &[[0.0, 0.0], [0.0, 1.0], [1.0, 1.0]],
    &[[0.0, 0.0], [1.0, 0.0], [1.0, 0.5]],
    &[[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 0.5]],
    &[[0.0, 0.0], [1.0, 0.0], [1.0, 0.5], [0.0, 0.5]],
    &[[0.0, 0.0], [0.5, 0.0], [0.5, 1.0], [0.0, 1.0]],
    &[[0.5, 0.0], [1.0, 0.5], [0.5, 1.0], [0.0, 0.5]],
    &[[0.0, 0.0], [1.0, 0.0], [0.5, 0.75]],
    &[[0.25, 0.25], [0.75, 0.25], [0.75, 0.75], [0.25, 0.75]],
    &[[0.0, 0.25], [1.0, 0.25], [1.0, 0.375], [0.0, 0.375]],
];

pub(crate) fn add_kinds(grid: &mut Grid) {
    let size = grid.cell_size();
    for corners in KINDS {
        let corners: Vec<_> = corners.iter().map(|[x, y]| v(x * size.x, y * size.y)).collect();
        grid.add_kind(&corners, Vector2D::ZERO).expect("a kind");
    }
}

impl Level {
    /// A few columns and rows around a cell.
    pub(crate) fn random(rng: &mut Rng, grid: Grid, middle: GridCell) -> Self {
        let mut level = Self { grid, filled: Vec::new() };
        add_kinds(&mut level.grid);
        let part = rng.u32(1..4);
        for y in -4..5 {
            for x in -4..5 {
                if rng.u32(..4) < part {
                    let full = rng.u32(..2) == 0;
                    let kind = if full { 1 } else { rng.u32(1..14) as u16 };
                    let cell = GridCell::new(middle.x + x, middle.y + y);
                    let tile = Tile::new(kind).with_material(rng.u32(..9) as u16);
                    level.grid.set(cell, tile).expect("a place");
                    level.filled.push(cell);
                }
            }
        }
        level
    }

    /// What all cells for which `is_wanted` says so tell, in the order in which they were filled.
    pub(crate) fn each<T>(&self, ask: impl Fn(&Shape<'_>) -> T) -> Vec<(GridCell, T)> {
        let shape = |cell: GridCell| self.grid.shape(cell).expect("it was filled");
        self.filled.iter().map(|&cell| (cell, ask(&shape(cell).shape()))).collect()
    }

    /// The middle of a cell, rounded.
    pub(crate) fn middle_of(&self, cell: GridCell) -> Vector2D {
        let (size, origin) = (self.grid.cell_size(), self.grid.origin());
        let at = |number: i32, size: f32, origin: f32| {
            (f64::from(origin) + (f64::from(number) + 0.5) * f64::from(size)) as f32
        };
        v(at(cell.x, size.x, origin.x), at(cell.y, size.y, origin.y))
    }
}

/// Sizes, origins and middles of all sorts: as in games, and where nothing is a float.
pub(crate) fn random_place(rng: &mut Rng) -> (Vector2D, Vector2D, GridCell) {
    match rng.u32(..5) {
        0 | 1 => (v(8.0, 8.0), v(0.0, 0.0), GridCell::new(0, 0)),
        2 => (v(1.0, 2.0), v(0.5, -3.0), GridCell::new(1_000_000, -1_000_003)),
        3 => (v(0.1, 0.3), v(0.0, 0.0), GridCell::new(9_999_991, -77)),
        _ => (v(16.0, 16.0), v(0.0, 0.0), GridCell::new(i32::MAX - 4, i32::MIN + 4)),
    }
}

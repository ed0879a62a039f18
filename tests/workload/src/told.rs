//! What a frame told, as words.

use clash2d::{GridCell, GridTile, Vector2D};

/// What was decided, which no quick way may change, apart from the places that are told with it.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) decided: Vec<u32>,
    pub(crate) places: Vec<u32>,
}

impl Told {
    pub(crate) fn clear(&mut self) {
        self.decided.clear();
        self.places.clear();
    }

    pub(crate) fn cell(&mut self, cell: GridCell) {
        self.decided.extend([cell.x as u32, cell.y as u32]);
    }

    pub(crate) fn tile(&mut self, found: &GridTile) {
        let GridTile { cell, tile } = *found;
        self.cell(cell);
        self.decided.push(u32::from(tile.kind) | u32::from(tile.material) << 16);
    }

    pub(crate) fn place(&mut self, vector: Vector2D) {
        self.places.extend([vector.x, vector.y].map(f32::to_bits));
    }
}

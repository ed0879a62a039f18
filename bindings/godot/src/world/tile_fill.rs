//! Many cells of a `ClashTileGrid2D` at once.

use clash2d::{GridArea, GridRows, Status, Tile};
use godot::classes::Resource;
use godot::prelude::*;

use super::tile_grid::{ClashTileGrid2D, grid_cell};
use crate::report;

#[godot_api(secondary)]
impl ClashTileGrid2D {
    /// Writes the same into all cells of a rectangle; whether that is possible. See [method set_cell].
    #[func]
    fn fill(&mut self, rect: Rect2i, kind: i64, #[opt(default = 0)] material: i64) -> bool {
        let Some((area, tile)) = area(rect).zip(self.tile_of("kind", kind, material)) else {
            return false;
        };
        let filled = self.change(|grid| grid.fill(area, tile));
        self.is_filled("rect", "of cells that there can be", filled)
    }

    /// Writes what an array of bytes says into all cells of a rectangle, from the left in each row, the upper one first; whether that is
    /// possible. `kinds` says what each byte stands for, 0 for the first of them, and `materials` of what; none: 0.
    ///
    /// No and an error, and nothing is changed, of too few bytes, and of a byte that stands for nothing. See [method set_cell].
    #[func]
    fn fill_bytes(
        &mut self,
        rect: Rect2i,
        bytes: PackedByteArray,
        kinds: PackedInt32Array,
        #[opt(default = &PackedInt32Array::new())] materials: PackedInt32Array,
    ) -> bool {
        if !materials.is_empty() && materials.len() != kinds.len() {
            report::different_sizes("kinds", "materials");
            return false;
        }
        let materials = materials.as_slice().iter().copied().chain(core::iter::repeat(0));
        let tiles = kinds.as_slice().iter().zip(materials);
        let tile = |(&kind, material)| self.tile_of("kinds", i64::from(kind), i64::from(material));
        let tiles: Option<Vec<Tile>> = tiles.map(tile).collect();
        let Some((area, tiles)) = area(rect).zip(tiles) else { return false };
        let (bytes, stride) = (bytes.as_slice(), area.width as usize);
        let rows = GridRows::BottomFirst;
        let filled = self.change(|grid| grid.fill_bytes(area, bytes, stride, rows, &tiles));
        self.is_filled("bytes", "made of numbers of kinds, for cells that there can be", filled)
    }

    /// Writes the same into each cell for which a [BitMap] has true, and nothing where it has false; its upper left bit is for `cell`. Whether
    /// that is possible. See [method set_cell].
    #[func]
    fn fill_bitmap(
        &mut self,
        cell: Vector2i,
        bitmap: Option<Gd<Resource>>,
        #[opt(default = 1)] kind: i64,
        #[opt(default = 0)] material: i64,
    ) -> bool {
        let Some((size, bits)) = bits(bitmap) else { return false };
        let Some((area, tile)) =
            area(Rect2i::new(cell, size)).zip(self.tile_of("kind", kind, material))
        else {
            return false;
        };
        let (bits, stride) = (bits.as_slice(), area.width as usize);
        let rows = GridRows::BottomFirst;
        let filled = self.change(|grid| grid.fill_bits(area, bits, stride, rows, tile));
        self.is_filled("bitmap", "for cells that there can be", filled)
    }

    /// Whether cells were filled, and a report why not.
    fn is_filled(&mut self, parameter: &str, range: &str, filled: Result<(), Status>) -> bool {
        match filled {
            Ok(()) => self.base_mut().queue_redraw(),
            Err(Status::UnknownValue) => report::out_of_range(parameter, range),
            Err(status) => report::refused_parameter(parameter, status),
        }
        filled.is_ok()
    }
}

/// A rectangle of cells; none, and a report, if its size is negative.
pub(super) fn area(rect: Rect2i) -> Option<GridArea> {
    let size = (u32::try_from(rect.size.x).ok()).zip(u32::try_from(rect.size.y).ok());
    if size.is_none() {
        report::out_of_range("rect", "of no negative size");
    }
    size.map(|(width, height)| GridArea::new(grid_cell(rect.position), width, height))
}

/// The size of a [BitMap] and its bits; none, and a report, if it is none.
fn bits(bitmap: Option<Gd<Resource>>) -> Option<(Vector2i, PackedByteArray)> {
    let Some(bitmap) = bitmap else {
        report::null("bitmap");
        return None;
    };
    let data = bitmap.get("data").try_to::<VarDictionary>().unwrap_or_default();
    let size = data.get("size").and_then(|size| size.try_to().ok());
    let bits = data.get("data").and_then(|bits| bits.try_to().ok());
    let found = size.zip(bits).filter(|_| bitmap.is_class("BitMap"));
    if found.is_none() {
        report::no_bitmap("bitmap", &bitmap.get_class().to_string());
    }
    found
}

//! How a `ClashTileGrid2D` is read from a `TileMapLayer`.

use clash2d::{Grid, Status, Tile, Vector2D};
use godot::classes::Node2D;
use godot::prelude::*;

use super::tile_grid::{ClashTileGrid2D, grid_cell};
use super::tile_layer::{CollisionPolygon, Name, TileLayer};
use crate::convert::vector;
use crate::report;

#[godot_api(secondary)]
impl ClashTileGrid2D {
    /// Empties all cells, and reads those of [member layer] with what their tiles collide with on [member physics_layer]; whether
    /// all could be.
    ///
    /// Flips, alternative tiles, one-way polygons, the place and the scale of the layer are taken over. A [TileMapLayer] does
    /// not tell when its cells change: call this again, or [method read_cell]. Its own collisions may be off.
    ///
    /// No and an error of a layer that is turned, flipped or skewed, whose tile set has other tiles than squares, or none of that
    /// physics layer. The same of tiles that don't fit, once for each, and their cells are empty: of more than one collision polygon,
    /// of one that is not convex, or that reaches out of its cell.
    #[func]
    pub(super) fn read(&mut self) -> bool {
        let Some(layer) = self.tile_layer(self.get_layer()) else { return false };
        self.begin(layer.cell_size(), layer.origin());
        self.take_all(&layer)
    }

    /// Reads one cell of [member layer] again; whether it could be. See [method read].
    #[func]
    fn read_cell(&mut self, cell: Vector2i) -> bool {
        let Some(layer) = self.tile_layer(self.get_layer()) else { return false };
        self.take(&layer, cell)
    }

    /// Reads the cells of another [TileMapLayer] with the same tile set, size and place into cells that are empty here; whether all
    /// could be. Where two layers have a tile the first one counts.
    #[func]
    fn add_layer(&mut self, layer: Option<Gd<Node2D>>) -> bool {
        let Some(layer) = self.tile_layer(layer) else { return false };
        let is_same = vector(layer.cell_size()) == self.grid.cell_size()
            && vector(layer.origin()) == self.grid.origin();
        if !is_same {
            report::out_of_range("layer", "of the cell size and origin of the grid");
            return false;
        }
        self.take_all(&layer)
    }

    /// A layer as it can be read; none, and a report, if it can't be.
    fn tile_layer(&self, layer: Option<Gd<Node2D>>) -> Option<TileLayer> {
        let Some(layer) = layer else {
            report::null("layer");
            return None;
        };
        if !layer.is_class("TileMapLayer") {
            report::no_layer("layer", &layer.get_class().to_string());
            return None;
        }
        TileLayer::of(layer, self.physics_layer, &self.material_data)
    }

    /// Reads what is in a layer into cells that are empty.
    fn take_all(&mut self, layer: &TileLayer) -> bool {
        let mut is_whole = true;
        for cell in layer.cells().iter_shared() {
            if self.grid.get(grid_cell(cell)).kind == 0 {
                is_whole &= self.take(layer, cell);
            }
        }
        is_whole
    }

    fn take(&mut self, layer: &TileLayer, cell: Vector2i) -> bool {
        let Some(name) = layer.name(cell) else { return self.put(cell, Tile::EMPTY) };
        let tile = match self.tiles.get(&name) {
            Some(&tile) => tile,
            None => {
                let tile = self.tile(layer, cell, name);
                self.tiles.insert(name, tile);
                tile
            }
        };
        self.put(cell, tile.unwrap_or_default()) && tile.is_some()
    }

    /// The tile that a cell of a layer has; none, and a report, if it does not fit.
    fn tile(&mut self, layer: &TileLayer, cell: Vector2i, name: Name) -> Option<Tile> {
        let Some(data) = layer.data(cell) else { return Some(Tile::EMPTY) };
        let polygons = layer.polygons(&data, name);
        let Some(material) = layer.material(&data) else {
            report::bad_tile(cell, name, "its material is no number from 0 to 65535");
            return None;
        };
        match &polygons[..] {
            [] => Some(Tile::EMPTY),
            [polygon] => match kind(&mut self.grid, polygon) {
                Ok(kind) => {
                    self.count_kind(kind);
                    Some(Tile::new(kind).with_material(material))
                }
                Err(why) => {
                    report::bad_tile(cell, name, why);
                    None
                }
            },
            _ => {
                report::bad_tile(cell, name, "it has more than one collision polygon");
                None
            }
        }
    }
}

/// The kind of a collision polygon, or why there is none.
fn kind(grid: &mut Grid, polygon: &CollisionPolygon) -> Result<u16, &'static str> {
    // Up is where who comes from below goes.
    let one_way = if polygon.is_one_way { Vector2D::new(0.0, -1.0) } else { Vector2D::ZERO };
    if !polygon.is_one_way && is_full(&polygon.corners, grid.cell_size()) {
        return Ok(Tile::FULL.kind);
    }
    grid.add_kind(&polygon.corners, one_way).map_err(|status| match status {
        Status::UnknownValue => "its collision polygon reaches out of the cell",
        Status::NotSimple => "its collision polygon is not convex, or has no area",
        status => status.message(),
    })
}

/// Whether a polygon is all of a cell.
fn is_full(corners: &[Vector2D], size: Vector2D) -> bool {
    let [a, b, c, d] = corners else { return false };
    let is_corner = |v: &Vector2D| (v.x == 0.0 || v.x == size.x) && (v.y == 0.0 || v.y == size.y);
    let are_across = |v: &Vector2D, w: &Vector2D| v.x != w.x && v.y != w.y;
    corners.iter().all(is_corner) && are_across(a, c) && are_across(b, d) && a != b && a != d
}

//! How a `ClashTileGrid2D` is read from a `TileMapLayer`.

use clash2d::{Grid, GridMut, Status, Tile, Vector2D};
use godot::classes::Node2D;
use godot::obj::InstanceId;
use godot::prelude::*;

use super::tile_grid::ClashTileGrid2D;
use super::tile_layer::{CollisionPolygon, Name, TileLayer, rounded};
use crate::convert::{vector, vector2};
use crate::report;

/// Which of a layer's tiles and numbers count: `physics_layer` and `material_data`.
#[derive(PartialEq)]
pub(super) struct Asked(i64, GString);

#[godot_api(secondary)]
impl ClashTileGrid2D {
    /// Empties all cells, and reads those of [member layer] with what their tiles collide with on [member physics_layer], then those
    /// of all that [method add_layer] has added; whether all could be.
    ///
    /// Flips, alternative tiles, one-way polygons, the place and the scale of the layer are taken over; the place is rounded by at most
    /// 2^-24 of a cell, so that all cells within 16,777,216 have theirs. A [TileMapLayer] does not tell when its cells change, or that it
    /// has moved: call this again, or [method read_cell]. Whether it is enabled, visible or collides itself does not matter. Neither do
    /// constant velocities, scenes as tiles, and what a script changes of tiles while the game runs.
    ///
    /// No and an error of a layer that is turned, flipped or skewed, whose tile set has other tiles than squares, or none of that
    /// physics layer. The same of tiles that don't fit, once for each, and their cells are empty: of more than one collision polygon,
    /// of one that is not convex, or that reaches out of its cell. The same of an added layer that is elsewhere now.
    #[func]
    pub(super) fn read(&mut self) -> bool {
        let Some(layer) = self.tile_layer(self.get_layer()) else { return false };
        self.begin(layer.cell_size(), layer.origin());
        let mut is_whole = self.take_all(&layer);
        for layer in self.added_layers() {
            let layer = self.tile_layer(Some(layer)).filter(|layer| self.is_as_read(layer));
            is_whole &= layer.is_some_and(|layer| self.take_all(&layer));
        }
        is_whole
    }

    /// Reads one cell again, of [member layer] and of those that [method add_layer] has added: the first one with a tile that is
    /// something counts; whether it could be. See [method read].
    ///
    /// No and an error, and nothing is changed, if a layer is no longer where it was or as large as it was, and if
    /// [member physics_layer] or [member material_data] have changed: call [method read].
    #[func]
    fn read_cell(&mut self, cell: Vector2i) -> bool {
        let nodes = core::iter::once(self.get_layer()).chain(self.added_layers().map(Some));
        let layers = nodes.map(|node| self.tile_layer(node).filter(|layer| self.is_as_read(layer)));
        let Some(layers) = layers.collect::<Option<Vec<_>>>() else { return false };
        let mut is_whole = true;
        for layer in &layers {
            match self.take(layer, cell) {
                Ok(fits) => is_whole &= fits,
                Err(status) => return self.is_put(Err(status)),
            }
            if self.tile(cell).kind != 0 {
                break;
            }
        }
        is_whole
    }

    /// Reads the cells of another [TileMapLayer] with the same cell size and place into cells that are empty here; whether all
    /// could be. Where two layers have a tile that is something the first one counts, also for [method read] and [method read_cell],
    /// which read it again, until [member layer] becomes another one or [method clear] is called.
    #[func]
    fn add_layer(&mut self, layer: Option<Gd<Node2D>>) -> bool {
        let layer = self.tile_layer(layer).filter(|layer| self.is_as_read(layer));
        let Some(layer) = layer else { return false };
        let is_new = self.get_layer().is_none_or(|first| first.instance_id() != layer.id());
        if is_new && !self.added.contains(&layer.id()) {
            self.added.push(layer.id());
        }
        self.take_all(&layer)
    }

    /// The layers that were added and that there still are.
    fn added_layers(&self) -> impl Iterator<Item = Gd<Node2D>> + use<> {
        let added: Vec<InstanceId> = self.added.clone();
        added.into_iter().filter_map(|id| Gd::try_from_instance_id(id).ok())
    }

    /// Whether a layer has the cells of the grid, and its tiles are asked as those were that the grid has; a report if not.
    fn is_as_read(&self, layer: &TileLayer) -> bool {
        let size = layer.cell_size();
        let origin = vector(rounded(vector2(self.ask(Grid::origin)), size));
        if vector(size) != self.ask(Grid::cell_size) || vector(layer.origin()) != origin {
            report::out_of_range(
                "layer",
                "of the cell size and origin of the grid; if it was changed or moved, call read()",
            );
            return false;
        }
        let is_same = self.asked.as_ref().is_none_or(|asked| *asked == self.asks());
        if !is_same {
            report::asks_otherwise();
        }
        is_same
    }

    fn asks(&self) -> Asked {
        Asked(self.physics_layer, self.material_data.clone())
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

    /// Reads what is in a layer into cells that are empty; whether all could be, and one report of those that are too far away.
    fn take_all(&mut self, layer: &TileLayer) -> bool {
        let asks = self.asks();
        self.asked.get_or_insert(asks);
        let mut is_whole = true;
        let mut refused = Ok(());
        for cell in layer.cells().iter_shared() {
            if self.tile(cell).kind == 0 {
                match self.take(layer, cell) {
                    Ok(fits) => is_whole &= fits,
                    Err(status) => refused = Err(status),
                }
            }
        }
        self.is_put(refused) && is_whole
    }

    /// Reads a cell of a layer; whether its tile fits, or why it can't be there.
    fn take(&mut self, layer: &TileLayer, cell: Vector2i) -> Result<bool, Status> {
        let Some(name) = layer.name(cell) else {
            return self.write(cell, Tile::EMPTY).map(|()| true);
        };
        let key = layer.key(name);
        let tile = match self.tiles.get(&key) {
            Some(&tile) => tile,
            None => {
                let tile = self.tile_for(layer, cell, name);
                self.tiles.insert(key, tile);
                tile
            }
        };
        self.write(cell, tile.unwrap_or_default()).map(|()| tile.is_some())
    }

    /// The tile that a cell of a layer has; none, and a report, if it does not fit.
    fn tile_for(&mut self, layer: &TileLayer, cell: Vector2i, name: Name) -> Option<Tile> {
        let Some(data) = layer.data(cell) else { return Some(Tile::EMPTY) };
        let polygons = layer.polygons(&data, name);
        let Some(material) = layer.material(&data) else {
            report::bad_tile(cell, name, "its material is no number from 0 to 65535");
            return None;
        };
        match &polygons[..] {
            [] => Some(Tile::EMPTY),
            [polygon] => match self.change(|grid| kind(grid, polygon)) {
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
fn kind(grid: &mut GridMut<'_>, polygon: &CollisionPolygon) -> Result<u16, &'static str> {
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

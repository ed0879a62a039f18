//! `ClashTileGrid2D`: what it is, and what is in it.

use std::collections::HashMap;

use clash2d::{
    ColliderFlags, Filter, Grid, GridCell, GridMut, GridSettings, Status, Tile, Vector2D,
};
use godot::classes::notify::CanvasItemNotification;
use godot::classes::{Engine, INode2D, Node2D, RenderingServer, Resource};
use godot::obj::InstanceId;
use godot::prelude::*;

use super::settings::{Settings, number};
use super::tile_layer::Key;
use super::tiles::Asked;
use super::world::{ClashWorld2D, above};
use crate::convert::{vector, vectors};
use crate::report;
use crate::shape::{Shape, draw, owned, resource};

/// A level of tiles: cells of one size, each empty, full or with a convex polygon in it, as one piece without inner edges.
///
/// Below a [ClashWorld2D] it is one collider of that world, on the layers of [member collision_layer]: questions find it, colliders whose mask
/// looks for it begin and end overlaps with all of its tiles together, and each [ClashCharacter2D] with such a mask moves among them and feels no
/// seam between two, also of several grids. It is read from a [TileMapLayer], or filled by [method set_cell]:
/// [codeblock]
/// var grid := ClashTileGrid2D.new()
/// grid.layer = $Ground # a TileMapLayer with collision polygons
/// add_child(grid) # below a ClashWorld2D
/// [/codeblock]
/// Everything is in global coordinates; where this node is does not matter. Cells are those of the layer: (0, 0)
/// begins at [member origin], its upper left corner, and Y points down.
///
/// It is read when it is ready: put it below the layer in the tree if that fills itself in its own [code]_ready()[/code], or call
/// [method read]. It stays where the layer was then: if that moves, or its tiles change, call [method read] again.
///
/// What is written into cells questions and characters see at once; the next update of the world tells the overlaps that it began and ended. It
/// is static, and no two grids overlap. [method ClashWorld2D.snapshot] has its cells and kinds.
/// It takes 5 to 18 bytes for each filled cell, and nothing for empty ones.
#[derive(GodotClass)]
#[class(tool, init, base = Node2D)]
pub(crate) struct ClashTileGrid2D {
    /// How large a cell is; that of [member layer] if there is one. It can be set while all cells are empty: then the
    /// kinds are gone.
    #[export]
    #[var(set)]
    #[init(val = Vector2::new(16.0, 16.0))]
    cell_size: Vector2,
    /// Where cell (0, 0) begins; as [member layer] has it if there is one, see [method read]. It can be set while all cells are empty: then the
    /// kinds are gone.
    #[export]
    #[var(set)]
    origin: Vector2,
    /// The [TileMapLayer] that it is read from: when it is ready, and when this is set afterwards. See [method read].
    #[export]
    #[var(get, set, hint = NODE_TYPE, hint_string = "TileMapLayer")]
    layer: Option<Gd<Node2D>>,
    /// Which physics layer of the tile set has the collision polygons.
    #[export(range = (0.0, 31.0, 1.0, or_greater))]
    pub(super) physics_layer: i64,
    /// The name of the custom data layer of the tile set with the materials, numbers from 0 to 65535; empty: all are 0.
    #[export]
    pub(super) material_data: GString,
    /// The layers of the world on which it is; none: nobody finds it.
    #[export(flags_2d_physics)]
    #[var(set)]
    #[init(val = 1)]
    collision_layer: i64,
    /// A number of the game's own, which comes back in events and hits.
    #[export]
    #[var(set)]
    user: i64,
    /// Whether the tiles are drawn. They always are in a game that was started with
    /// [b]Debug > Visible Collision Shapes[/b].
    #[export]
    #[var(set)]
    debug_draw: bool,
    /// The color that the tiles are drawn with; their outlines are the same color, but opaque.
    #[export]
    #[var(set)]
    #[init(val = Color::from_rgba(0.0, 0.6, 0.7, 0.42))]
    debug_color: Color,
    /// What is in the cells while it is in no world, which has it then.
    #[init(val = empty(Vector2::new(16.0, 16.0), Vector2::ZERO))]
    pub(super) own: Grid,
    /// How many kinds of its own it has.
    kinds: u16,
    /// What was read of the layer's tiles; none: it was refused.
    pub(super) tiles: HashMap<Key, Option<Tile>>,
    /// How that was asked; none: nothing was read.
    pub(super) asked: Option<Asked>,
    /// The layers that were added, in this order.
    pub(super) added: Vec<InstanceId>,
    /// The world above it.
    world: Option<InstanceId>,
    base: Base<Node2D>,
}

/// An empty grid; of settings that can't be one of those that can.
fn empty(cell_size: Vector2, origin: Vector2) -> Grid {
    let settings = |size| GridSettings { origin: vector(origin), ..GridSettings::new(size) };
    let grid = Grid::new(&settings(vector(cell_size)));
    grid.unwrap_or_else(|_| Grid::new(&settings(vector(Vector2::ONE))).expect("a size of 1 can be"))
}

#[godot_api]
impl ClashTileGrid2D {
    /// Nothing is in the cell.
    #[constant]
    const KIND_EMPTY: i64 = 0;
    /// All of the cell is solid.
    #[constant]
    const KIND_FULL: i64 = 1;

    /// Adds a kind of tile: a convex polygon, seen from the upper left corner of a cell, in either direction; its number, from 2
    /// on in the order of the calls. Characters pass it in the direction `one_way`: (0, -1) lets through who jumps from below;
    /// the null vector: nobody.
    ///
    /// 0 and an error if a corner is outside of the cell, or if the polygon is not convex or has no area.
    #[func]
    fn add_kind(
        &mut self,
        points: PackedVector2Array,
        #[opt(default = Vector2::ZERO)] one_way: Vector2,
    ) -> i64 {
        if !one_way.is_finite() {
            report::not_finite("one_way");
            return 0;
        }
        let corners = vectors::<Vec<_>>(&points);
        let added = self.change(|grid| grid.add_kind(&corners, vector(one_way)));
        match added {
            Ok(kind) => self.count_kind(kind).into(),
            Err(Status::UnknownValue) => {
                report::out_of_range("points", "within the cell");
                0
            }
            Err(status) => {
                report::refused_parameter("points", status);
                0
            }
        }
    }

    /// Writes what is in a cell: [constant KIND_EMPTY], [constant KIND_FULL] or what [method add_kind] has returned; whether
    /// that is possible. The material is a number from 0 to 65535 of the game's own, which comes back with the cell.
    ///
    /// No and an error, and nothing is changed, if there is no such kind, and of a cell so far away that the place where it
    /// begins is no sum of two 32-bit numbers: it always is within 16,777,216 cells of an origin of (0, 0), and of one that was read.
    #[func]
    fn set_cell(&mut self, cell: Vector2i, kind: i64, #[opt(default = 0)] material: i64) -> bool {
        self.tile_of("kind", kind, material).is_some_and(|tile| self.put(cell, tile))
    }

    /// What is in a cell: [constant KIND_EMPTY], [constant KIND_FULL] or a kind of its own.
    #[func]
    fn get_cell_kind(&self, cell: Vector2i) -> i64 {
        self.tile(cell).kind.into()
    }

    /// The material of what is in a cell; 0 of an empty one.
    #[func]
    fn get_cell_material(&self, cell: Vector2i) -> i64 {
        self.tile(cell).material.into()
    }

    /// The shape of what is in a cell where it is, as a new resource, for all other questions; null of an empty one.
    #[func]
    fn get_cell_shape(&self, cell: Vector2i) -> Option<Gd<Resource>> {
        let found = self.ask(|grid| Some(owned(&grid.shape(grid_cell(cell))?.shape())))?;
        let shape = match found {
            Shape::Group(mut members) => members.pop()?,
            shape => shape,
        };
        Some(resource(&shape))
    }

    /// How many cells are not empty.
    #[func]
    fn get_cell_count(&self) -> i64 {
        self.ask(Grid::len) as i64
    }

    /// Empties all cells; the kinds are gone, too.
    #[func]
    pub(super) fn clear(&mut self) {
        self.added.clear();
        self.begin(self.cell_size, self.origin);
    }

    /// The nearest [ClashWorld2D] above it; null if there is none, outside of the tree and in the editor.
    #[func]
    fn get_world(&self) -> Option<Gd<ClashWorld2D>> {
        Gd::try_from_instance_id(self.world?).ok()
    }

    /// Its id in the world above it, as questions, events and `exclude` have it; 0 in none.
    #[func]
    fn get_id(&self) -> i64 {
        let this = self.base().instance_id();
        self.get_world().map_or(0, |world| number(world.bind().followers.id(this)))
    }

    #[func]
    fn set_cell_size(&mut self, cell_size: Vector2) {
        if !self.ask(Grid::is_empty) {
            return report::cells_are_filled("cell_size");
        }
        if !(cell_size.is_finite() && cell_size.x > 0.0 && cell_size.y > 0.0) {
            return report::out_of_range("cell_size", "greater than 0 on both axes, and finite");
        }
        self.begin(cell_size, self.origin);
    }

    #[func]
    fn set_origin(&mut self, origin: Vector2) {
        if !self.ask(Grid::is_empty) {
            return report::cells_are_filled("origin");
        }
        if !origin.is_finite() {
            return report::not_finite("origin");
        }
        self.begin(self.cell_size, origin);
    }

    #[func]
    pub(super) fn get_layer(&self) -> Option<Gd<Node2D>> {
        self.layer.as_ref().filter(|layer| layer.is_instance_valid()).cloned()
    }

    #[func]
    fn set_layer(&mut self, layer: Option<Gd<Node2D>>) {
        if let Some(layer) = &layer
            && !layer.is_class("TileMapLayer")
        {
            return report::no_layer("layer", &layer.get_class().to_string());
        }
        let id = |layer: &Gd<Node2D>| layer.instance_id();
        if layer.as_ref().map(id) != self.get_layer().as_ref().map(id) {
            self.added.clear();
        }
        self.layer = layer;
        if self.get_layer().is_some() && self.base().is_node_ready() {
            self.read_if_in_game();
        }
    }

    #[func]
    fn set_collision_layer(&mut self, collision_layer: i64) {
        self.collision_layer = collision_layer;
        self.tell_settings();
    }

    #[func]
    fn set_user(&mut self, user: i64) {
        self.user = user;
        self.tell_settings();
    }

    #[func]
    fn set_debug_draw(&mut self, debug_draw: bool) {
        self.debug_draw = debug_draw;
        self.base_mut().queue_redraw();
    }

    #[func]
    fn set_debug_color(&mut self, debug_color: Color) {
        self.debug_color = debug_color;
        self.base_mut().queue_redraw();
    }

    /// A tile of a kind, which is told as a parameter; none, and a report, if there is no such kind or material.
    pub(super) fn tile_of(&self, parameter: &str, kind: i64, material: i64) -> Option<Tile> {
        let known = u16::try_from(kind).ok().filter(|&kind| kind <= self.kinds + 1);
        let Some(kind) = known else {
            report::out_of_range(parameter, "0, 1 or what add_kind() has returned");
            return None;
        };
        let Ok(material) = u16::try_from(material) else {
            report::out_of_range("material", "from 0 to 65535");
            return None;
        };
        Some(Tile::new(kind).with_material(material))
    }

    /// Writes a tile; whether it can be there, and a report if not.
    pub(super) fn put(&mut self, cell: Vector2i, tile: Tile) -> bool {
        let written = self.write(cell, tile);
        self.is_put(written)
    }

    /// Whether a cell was written, and a report if not.
    pub(super) fn is_put(&self, written: Result<(), Status>) -> bool {
        match written {
            Ok(()) => (),
            Err(Status::UnknownValue) => report::out_of_range(
                "cell",
                "so near that the place where it begins is a sum of two 32-bit numbers",
            ),
            Err(status) => report::refused(status),
        }
        written.is_ok()
    }

    /// Writes a tile.
    pub(super) fn write(&mut self, cell: Vector2i, tile: Tile) -> Result<(), Status> {
        self.change(|grid| grid.set(grid_cell(cell), tile))?;
        if self.is_drawn() {
            self.base_mut().queue_redraw();
        }
        Ok(())
    }

    /// Begins anew, with no kinds and all cells empty.
    pub(super) fn begin(&mut self, cell_size: Vector2, origin: Vector2) {
        self.change(|grid| grid.replace(empty(cell_size, origin)));
        (self.cell_size, self.origin) = (cell_size, origin);
        self.kinds = 0;
        self.tiles.clear();
        self.asked = None;
        self.base_mut().queue_redraw();
    }

    /// A kind was added.
    pub(super) fn count_kind(&mut self, kind: u16) -> u16 {
        self.kinds = self.kinds.max(kind - 1);
        kind
    }

    fn read_if_in_game(&mut self) {
        if !Engine::singleton().is_editor_hint() {
            self.read();
        }
    }

    fn is_drawn(&self) -> bool {
        let is_in_game = self.base().is_inside_tree() && !Engine::singleton().is_editor_hint();
        is_in_game && (self.debug_draw || self.base().get_tree().is_debugging_collisions_hint())
    }

    /// Asks the grid, wherever it is.
    pub(super) fn ask<T>(&self, ask: impl FnOnce(&Grid) -> T) -> T {
        let Some(world) = self.get_world() else { return ask(&self.own) };
        let world = world.bind();
        let id = world.followers.id(self.base().instance_id());
        ask(world.world.grid(id).unwrap_or(&self.own))
    }

    /// Changes the grid, wherever it is.
    pub(super) fn change<T>(&mut self, change: impl FnOnce(&mut GridMut<'_>) -> T) -> T {
        let Some(mut world) = self.get_world() else { return change(&mut (&mut self.own).into()) };
        let mut world = world.bind_mut();
        let id = world.followers.id(self.base().instance_id());
        change(&mut world.world.grid_mut(id).unwrap_or((&mut self.own).into()))
    }

    /// What is in a cell.
    pub(super) fn tile(&self, cell: Vector2i) -> Tile {
        self.ask(|grid| grid.get(grid_cell(cell)))
    }

    /// What it is as a collider.
    pub(super) fn settings(&self) -> Settings {
        let mut filter = Filter::default();
        (filter.layers, filter.mask) = (self.collision_layer as u64, 0);
        filter.flags = ColliderFlags::Static as u32;
        Settings { filter, one_way: Vector2D::ZERO, user: self.user as u64 }
    }

    fn tell_settings(&self) {
        if let Some(mut world) = self.get_world() {
            let world = &mut *world.bind_mut();
            let this = self.base().instance_id();
            world.followers.set(&mut world.world, this, self.settings());
        }
    }

    /// The cells and kinds are those of another time: what was read says nothing about them.
    pub(super) fn restored(&mut self) {
        self.tiles.clear();
        self.kinds = u16::MAX - 1;
        self.base_mut().queue_redraw();
    }

    fn enter_world(&mut self) {
        let Some(mut world) = above(&self.to_gd().upcast()) else { return };
        world.bind_mut().enter_grid(self);
        self.world = Some(world.instance_id());
    }

    fn leave_world(&mut self) {
        if let Some(mut world) = self.get_world() {
            world.bind_mut().leave_grid(self);
        }
        self.world = None;
    }
}

#[godot_api]
impl INode2D for ClashTileGrid2D {
    // Not enter_tree(), exit_tree() and ready(), which a script of the node may have of its own.
    fn on_notification(&mut self, what: CanvasItemNotification) {
        let is_editor = Engine::singleton().is_editor_hint();
        match what {
            CanvasItemNotification::ENTER_TREE if is_editor => {
                self.base_mut().update_configuration_warnings();
            }
            _ if is_editor => (),
            CanvasItemNotification::ENTER_TREE => self.enter_world(),
            CanvasItemNotification::EXIT_TREE => self.leave_world(),
            CanvasItemNotification::READY if self.get_layer().is_some() => self.read_if_in_game(),
            _ => (),
        }
    }

    fn draw(&mut self) {
        if !self.is_drawn() {
            return;
        }
        let item = self.base().get_canvas_item();
        let here = self.base().get_global_transform().affine_inverse();
        RenderingServer::singleton().canvas_item_add_set_transform(item, here);
        let shape = |grid: &Grid, cell| grid.shape(cell).map(|shape| owned(&shape.shape()));
        for found in self.used(None) {
            if let Some(shape) = self.ask(|grid| shape(grid, found.cell)) {
                draw(&shape, item, self.debug_color);
            }
        }
    }

    fn get_configuration_warnings(&self) -> PackedStringArray {
        let mut warnings = PackedStringArray::new();
        if above(&self.to_gd().upcast()).is_none() {
            warnings.push(
                "This node is in no world, so nothing meets it. Put it below a ClashWorld2D.",
            );
        }
        warnings
    }
}

/// Godot's cell as the library's.
pub(super) fn grid_cell(cell: Vector2i) -> GridCell {
    GridCell::new(cell.x, cell.y)
}

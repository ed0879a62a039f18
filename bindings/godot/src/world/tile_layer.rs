//! What the cells of a `TileMapLayer` collide with, as tiles of a grid.
//!
//! Its classes are none of the few that the crate godot has without its many others, so that they are asked by
//! name.

use clash2d::Vector2D;
use godot::classes::{Node2D, Object};
use godot::obj::InstanceId;
use godot::prelude::*;

use crate::convert::vector;
use crate::report;

/// The bits of an alternative tile's number that flip it: those of TileSetAtlasSource.
const FLIP_H: i64 = 1 << 12;
const FLIP_V: i64 = 1 << 13;
const TRANSPOSE: i64 = 1 << 14;

/// Which tile of a tile set: the number of its source, where it is there, and the alternative with its flips.
pub(super) type Name = [i64; 4];

/// All that a tile is made from, besides what is the same for all that a grid has read.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    tile_set: InstanceId,
    tile_size: Vector2i,
    name: Name,
}

/// A layer whose cells can be those of a grid.
pub(super) struct TileLayer {
    node: Gd<Node2D>,
    tile_set: Gd<Object>,
    tile_size: Vector2i,
    physics_layer: i64,
    /// The number of the custom data that is the material.
    material: Option<i64>,
    scale: Vector2,
}

/// A collision polygon, its corners seen from where the cell begins.
pub(super) struct CollisionPolygon {
    pub(super) corners: Vec<Vector2D>,
    pub(super) is_one_way: bool,
}

impl TileLayer {
    /// A layer and what of it counts; none, and a report, if it can't be.
    pub(super) fn of(node: Gd<Node2D>, physics_layer: i64, material: &GString) -> Option<Self> {
        let place = node.get_global_transform();
        let is_upright = place.a.x > 0.0 && place.b.y > 0.0 && place.a.y == 0.0 && place.b.x == 0.0;
        if !(is_upright && place.is_finite()) {
            report::turned_layer();
            return None;
        }
        let Ok(tile_set) = node.get("tile_set").try_to::<Gd<Object>>() else {
            report::null("tile_set");
            return None;
        };
        if integer(&tile_set.get("tile_shape")) != 0 {
            report::no_squares();
            return None;
        }
        let layers = integer(&tile_set.clone().call("get_physics_layers_count", &[]));
        if !(0..layers).contains(&physics_layer) {
            report::out_of_range("physics_layer", "the number of a physics layer of the tile set");
            return None;
        }
        let material = custom_data(&tile_set, material)?;
        let scale = Vector2::new(place.a.x, place.b.y);
        let tile_size = tile_set.get("tile_size").try_to().unwrap_or_default();
        Some(Self { node, tile_set, tile_size, physics_layer, material, scale })
    }

    /// How large a cell is in the scene.
    pub(super) fn cell_size(&self) -> Vector2 {
        self.tile_size.to_vector2() * self.scale
    }

    /// Where cell (0, 0) begins in the scene, rounded.
    pub(super) fn origin(&self) -> Vector2 {
        rounded(self.node.get_global_position(), self.cell_size())
    }

    /// Which layer it is.
    pub(super) fn id(&self) -> InstanceId {
        self.node.instance_id()
    }

    /// What its tile of a name is made from.
    pub(super) fn key(&self, name: Name) -> Key {
        Key { tile_set: self.tile_set.instance_id(), tile_size: self.tile_size, name }
    }

    /// All cells that are not empty.
    pub(super) fn cells(&self) -> Array<Vector2i> {
        self.ask("get_used_cells", &[]).try_to().unwrap_or_default()
    }

    /// The tile in a cell; none if that is empty.
    pub(super) fn name(&self, cell: Vector2i) -> Option<Name> {
        let cell = [cell.to_variant()];
        let source = integer(&self.ask("get_cell_source_id", &cell));
        if source < 0 {
            return None;
        }
        let at: Vector2i = self.ask("get_cell_atlas_coords", &cell).try_to().unwrap_or_default();
        let alternative = integer(&self.ask("get_cell_alternative_tile", &cell));
        Some([source, i64::from(at.x), i64::from(at.y), alternative])
    }

    /// What the tile in a cell is; none of a scene.
    pub(super) fn data(&self, cell: Vector2i) -> Option<Gd<Object>> {
        self.ask("get_cell_tile_data", &[cell.to_variant()]).try_to().ok()
    }

    /// All collision polygons of a tile on the physics layer that have corners, flipped as the tile is.
    pub(super) fn polygons(&self, data: &Gd<Object>, name: Name) -> Vec<CollisionPolygon> {
        let [layer, data] = [self.physics_layer.to_variant(), data.to_variant()];
        let count =
            integer(&data.call("get_collision_polygons_count", std::slice::from_ref(&layer)));
        let mut polygon = |number: i64| {
            let asked = [layer.clone(), number.to_variant()];
            let points = data.call("get_collision_polygon_points", &asked);
            let points = points.try_to::<PackedVector2Array>().unwrap_or_default();
            CollisionPolygon {
                corners: bends(points.as_slice()).map(|p| self.corner(p, name[3])).collect(),
                is_one_way: data.call("is_collision_polygon_one_way", &asked).booleanize(),
            }
        };
        (0..count).map(&mut polygon).filter(|polygon| !polygon.corners.is_empty()).collect()
    }

    /// A point of a tile, which is seen from its center, as a corner seen from where the cell begins.
    fn corner(&self, point: Vector2, flips: i64) -> Vector2D {
        let is = |flip: i64| flips & flip != 0;
        let Vector2 { x, y } = point;
        let (x, y) = if is(TRANSPOSE) { (y, x) } else { (x, y) };
        let flipped =
            Vector2::new(if is(FLIP_H) { -x } else { x }, if is(FLIP_V) { -y } else { y });
        vector((flipped + self.tile_size.to_vector2() * 0.5) * self.scale)
    }

    /// The material of a tile; none if it is no number from 0 to 65535.
    pub(super) fn material(&self, data: &Gd<Object>) -> Option<u16> {
        let Some(layer) = self.material else { return Some(0) };
        let value = data.clone().call("get_custom_data_by_layer_id", &[layer.to_variant()]);
        value.try_to::<i64>().ok().and_then(|number| u16::try_from(number).ok())
    }

    fn ask(&self, method: &str, arguments: &[Variant]) -> Variant {
        self.node.clone().call(method, arguments)
    }
}

/// The number of the custom data of a name, or that there is none; nothing, and a report, of an unknown name.
fn custom_data(tile_set: &Gd<Object>, name: &GString) -> Option<Option<i64>> {
    if name.is_empty() {
        return Some(None);
    }
    let found = tile_set.clone().call("get_custom_data_layer_by_name", &[name.to_variant()]);
    let number = integer(&found);
    if number < 0 {
        report::out_of_range("material_data", "the name of a custom data layer of the tile set");
        return None;
    }
    Some(Some(number))
}

/// Where cells begin, rounded to the last digit that their size has: by at most 2^-24 of a cell. Then all cells within 2^24 begin
/// at sums of two floats, without holes. Exact in 64 bits.
pub(super) fn rounded(origin: Vector2, size: Vector2) -> Vector2 {
    Vector2::new(rounded_axis(origin.x, size.x), rounded_axis(origin.y, size.y))
}

fn rounded_axis(origin: f32, size: f32) -> f32 {
    let digit = f64::from(size.next_up()) - f64::from(size);
    if digit.is_finite() { ((f64::from(origin) / digit).round() * digit) as f32 } else { origin }
}

/// Points without those that lie on the line from the one before to the one after: scaled, they would lie beside it.
fn bends(points: &[Vector2]) -> impl Iterator<Item = Vector2> + '_ {
    let at = |number: usize| points[number % points.len()];
    let is_bend = move |number: &usize| {
        !is_between(at(number + points.len() - 1), at(*number), at(number + 1))
    };
    (0..points.len()).filter(is_bend).map(at)
}

fn is_between(before: Vector2, point: Vector2, after: Vector2) -> bool {
    let way =
        |a: Vector2, b: Vector2| (f64::from(b.x) - f64::from(a.x), f64::from(b.y) - f64::from(a.y));
    let (to, on) = (way(before, point), way(point, after));
    to.0 * on.1 == to.1 * on.0 && to.0 * on.0 + to.1 * on.1 > 0.0
}

fn integer(value: &Variant) -> i64 {
    value.try_to().unwrap_or(-1)
}

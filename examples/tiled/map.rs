//! A map of Tiled as a grid: an orthogonal `.tmj`, its tilesets in it or in files beside it.
//!
//! A tile is solid where the shapes are that were drawn in Tiled's tile collision editor: one rectangle or convex polygon. Its
//! properties `material` (a number) and `one_way` (true: from below) go into the grid, too. Y points down, as in Tiled.
//!
//! Layers that are not visible count as all others do. What a grid can't say is an error, never something near it: tiles of another size
//! than the cells, layers and tilesets with an offset, cells that are not square with a tile that is turned by 90 degrees. It is one
//! only if such a tile is in a layer.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use clash2d::{Grid, GridCell, GridSettings, Tile, Vector2D};
use serde_json::Value;

/// The bits of a number in a layer that flip the tile.
const FLIP_X: u32 = 1 << 31;
const FLIP_Y: u32 = 1 << 30;
const TRANSPOSE: u32 = 1 << 29;
/// Of hexagonal maps; it means nothing here.
const TURN: u32 = 1 << 28;

/// What is in a map.
pub struct Level {
    /// Its tiles.
    pub grid: Grid,
    /// How many columns and rows it has.
    pub size: [i32; 2],
    /// The points in its layers of objects, by their names.
    pub points: HashMap<String, Vector2D>,
}

/// A tile of a tileset, before it is flipped.
#[derive(Default)]
struct Model {
    /// Its corners; none: nothing is solid.
    corners: Vec<Vector2D>,
    one_way: bool,
    material: u16,
}

/// Reads a map.
pub fn load(path: &Path) -> Result<Level, String> {
    let map = json(path)?;
    if map["orientation"] != "orthogonal" {
        return Err(format!("the orientation is {}, not orthogonal", map["orientation"]));
    }
    let cell = Vector2D::new(number(&map, "tilewidth")?, number(&map, "tileheight")?);
    let grid = Grid::new(&GridSettings::new(cell)).map_err(|why| why.message().to_string())?;
    let size = [number(&map, "width")? as i32, number(&map, "height")? as i32];
    let models = models(&map, path, cell)?;
    let level = Level { grid, size, points: HashMap::new() };
    let mut reader = Reader { level, cell, models, tiles: HashMap::new() };
    reader.layers(list(&map["layers"]), Vector2D::ZERO)?;
    Ok(reader.level)
}

/// A map that is being read.
struct Reader {
    level: Level,
    cell: Vector2D,
    models: HashMap<u32, Result<Model, String>>,
    /// What the numbers in layers are in the grid.
    tiles: HashMap<u32, Tile>,
}

impl Reader {
    /// Reads layers, which are moved by what their groups are.
    fn layers(&mut self, layers: &[Value], moved: Vector2D) -> Result<(), String> {
        for layer in layers {
            let moved = moved + offset(layer, "offsetx", "offsety")?;
            match layer["type"].as_str() {
                Some("tilelayer") if moved != Vector2D::ZERO => {
                    return Err(format!("layer {}: its tiles are beside the cells", layer["name"]));
                }
                Some("tilelayer") => self.tile_layer(layer)?,
                Some("objectgroup") => self.objects(list(&layer["objects"]), moved)?,
                Some("group") => self.layers(list(&layer["layers"]), moved)?,
                _ => (),
            }
        }
        Ok(())
    }

    /// The tiles of a layer; those of an infinite map are in chunks.
    fn tile_layer(&mut self, layer: &Value) -> Result<(), String> {
        let chunks = layer["chunks"].as_array().map_or(std::slice::from_ref(layer), Vec::as_slice);
        for chunk in chunks {
            let corner = [integer(chunk, "x")?, integer(chunk, "y")?];
            let width = integer(chunk, "width")?;
            if width < 1 {
                return Err(format!("layer {}: its width is {width}", layer["name"]));
            }
            for (place, number) in (0..).zip(numbers(layer, &chunk["data"])?) {
                let at = [place % width, place / width];
                self.put(cell(corner, at).ok_or("a cell is too far away")?, number)?;
            }
        }
        Ok(())
    }

    fn put(&mut self, cell: GridCell, number: u32) -> Result<(), String> {
        let number = number & !TURN;
        let tile = match self.tiles.get(&number) {
            Some(tile) => *tile,
            None => self.tile(number)?,
        };
        self.tiles.insert(number, tile);
        if tile.kind == 0 {
            return Ok(());
        }
        self.level.grid.set(cell, tile).map_err(|why| format!("cell {cell:?}: {}", why.message()))
    }

    /// What a number in a layer is in the grid, flipped as it says.
    fn tile(&mut self, number: u32) -> Result<Tile, String> {
        let global = number & !(FLIP_X | FLIP_Y | TRANSPOSE);
        let Some(model) = self.models.get(&global) else { return Ok(Tile::EMPTY) };
        let model = model.as_ref().map_err(|why| format!("tile {global}: {why}"))?;
        if model.corners.is_empty() {
            return Ok(Tile::EMPTY);
        }
        if number & TRANSPOSE != 0 && self.cell.x != self.cell.y {
            return Err(format!(
                "tile {global}: it is turned by 90 degrees in a cell that is not square"
            ));
        }
        let corners: Vec<_> =
            model.corners.iter().map(|&c| flipped(c, self.cell, number)).collect();
        if !model.one_way && is_full(&corners, self.cell) {
            return Ok(Tile::FULL.with_material(model.material));
        }
        let one_way = Vector2D::new(0.0, if model.one_way { -1.0 } else { 0.0 });
        let kind = self.level.grid.add_kind(&corners, one_way);
        let kind = kind.map_err(|_| {
            format!(
                "tile {global}: its shape is not convex, has no area or reaches out of the cell"
            )
        })?;
        Ok(Tile::new(kind).with_material(model.material))
    }

    fn objects(&mut self, objects: &[Value], moved: Vector2D) -> Result<(), String> {
        for object in objects.iter().filter(|object| object["point"] == true) {
            let name = object["name"].as_str().unwrap_or_default().to_string();
            let at = Vector2D::new(number(object, "x")?, number(object, "y")?);
            self.level.points.insert(name, at + moved);
        }
        Ok(())
    }
}

/// The cell at a place of a chunk; None if there is no such number.
fn cell(corner: [i64; 2], at: [i64; 2]) -> Option<GridCell> {
    let [x, y] = [0, 1].map(|axis| i32::try_from(corner[axis].checked_add(at[axis])?).ok());
    Some(GridCell::new(x?, y?))
}

/// A corner of a flipped tile: Tiled swaps X and Y first.
fn flipped(corner: Vector2D, cell: Vector2D, number: u32) -> Vector2D {
    let is = |flip: u32| number & flip != 0;
    let Vector2D { x, y } = corner;
    let (x, y) = if is(TRANSPOSE) { (y, x) } else { (x, y) };
    Vector2D::new(if is(FLIP_X) { cell.x - x } else { x }, if is(FLIP_Y) { cell.y - y } else { y })
}

/// Whether four corners are those of the cell, one after the other.
fn is_full(corners: &[Vector2D], cell: Vector2D) -> bool {
    let &[a, b, c, d] = corners else { return false };
    let is_corner = |v: &Vector2D| (v.x == 0.0 || v.x == cell.x) && (v.y == 0.0 || v.y == cell.y);
    let are_across = |v: Vector2D, w: Vector2D| v.x != w.x && v.y != w.y;
    corners.iter().all(is_corner) && are_across(a, c) && are_across(b, d) && a != b && a != d
}

// ---- Tilesets ----------------------------------------------------------------------------------

/// The tiles of all tilesets that have a shape or properties, by their numbers in the map; or why they can't be in the grid.
fn models(
    map: &Value,
    path: &Path,
    cell: Vector2D,
) -> Result<HashMap<u32, Result<Model, String>>, String> {
    let mut models = HashMap::new();
    for set in list(&map["tilesets"]) {
        let first = integer(set, "firstgid")?;
        let beside =
            set["source"].as_str().map(|file| json(&path.with_file_name(file))).transpose()?;
        let set = beside.as_ref().unwrap_or(set);
        for tile in list(&set["tiles"]) {
            let id = u32::try_from(first.saturating_add(integer(tile, "id")?));
            let id = id.map_err(|_| "a tile has a number that can't be")?;
            models.insert(id, model(set, tile, cell));
        }
    }
    Ok(models)
}

fn model(set: &Value, tile: &Value, cell: Vector2D) -> Result<Model, String> {
    let material = property(tile, "material").map_or(Some(0), Value::as_u64);
    let material = material.and_then(|number| u16::try_from(number).ok());
    let material = material.ok_or("its material is no number from 0 to 65535")?;
    let one_way = property(tile, "one_way").map_or(Some(false), Value::as_bool);
    let one_way = one_way.ok_or("its one_way is neither true nor false")?;
    let corners = match list(&tile["objectgroup"]["objects"]) {
        [] => return Ok(Model::default()),
        [shape] => corners(shape)?,
        _ => return Err("it has several shapes, and a cell holds one".into()),
    };
    if Vector2D::new(length(set, tile, "width")?, length(set, tile, "height")?) != cell {
        return Err("it has another size than the cells".into());
    }
    if offset(&set["tileoffset"], "x", "y")? != Vector2D::ZERO {
        return Err("its tileset has a tileoffset, so it is beside the cell".into());
    }
    Ok(Model { corners, one_way, material })
}

/// The width or height of a tile; in a collection of images each has its own.
fn length(set: &Value, tile: &Value, side: &str) -> Result<f32, String> {
    let image = format!("image{side}");
    match [side, &image].into_iter().find(|name| tile.get(name).is_some()) {
        Some(name) => number(tile, name),
        None => number(set, &format!("tile{side}")),
    }
}

/// The corners of a rectangle or polygon, seen from where the tile begins.
fn corners(shape: &Value) -> Result<Vec<Vector2D>, String> {
    let turn = shape["rotation"].as_f64().unwrap_or(0.0);
    let others = ["ellipse", "point", "capsule", "polyline", "text", "gid"];
    if turn != 0.0 || others.iter().any(|kind| shape.get(kind).is_some()) {
        return Err("its shape is no polygon or upright rectangle".into());
    }
    let at = Vector2D::new(number(shape, "x")?, number(shape, "y")?);
    let Some(points) = shape["polygon"].as_array() else {
        let (right, bottom) = (at.x + number(shape, "width")?, at.y + number(shape, "height")?);
        let corner = Vector2D::new;
        return Ok(vec![at, corner(right, at.y), corner(right, bottom), corner(at.x, bottom)]);
    };
    let point = |point| Ok(at + Vector2D::new(number(point, "x")?, number(point, "y")?));
    points.iter().map(point).collect()
}

fn property<'a>(tile: &'a Value, name: &str) -> Option<&'a Value> {
    let found = list(&tile["properties"]).iter().find(|property| property["name"] == name);
    found.map(|property| &property["value"])
}

// ---- JSON --------------------------------------------------------------------------------------

fn json(path: &Path) -> Result<Value, String> {
    let text = fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
    serde_json::from_str(&text).map_err(|why| format!("{} is no JSON: {why}", path.display()))
}

/// The elements of an array; of anything else none.
fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn number(value: &Value, name: &str) -> Result<f32, String> {
    let number = value[name].as_f64().ok_or_else(|| format!("{name} is no number"))?;
    Ok(number as f32)
}

/// A whole number; 0 if there is none of that name.
fn integer(value: &Value, name: &str) -> Result<i64, String> {
    let Some(number) = value.get(name) else { return Ok(0) };
    number.as_i64().ok_or_else(|| format!("{name} is {number}, no whole number"))
}

/// By how much something is moved; what is not there is 0.
fn offset(value: &Value, x: &str, y: &str) -> Result<Vector2D, String> {
    let part = |name| value.get(name).map_or(Ok(0.0), |_| number(value, name));
    Ok(Vector2D::new(part(x)?, part(y)?))
}

/// The numbers of a layer: an array, or base64 of four bytes each, the lowest first.
fn numbers(layer: &Value, data: &Value) -> Result<Vec<u32>, String> {
    if let Some(numbers) = data.as_array() {
        let numbers = numbers.iter().map(|number| u32::try_from(number.as_u64()?).ok());
        return numbers.collect::<Option<_>>().ok_or("a layer has no numbers of tiles".into());
    }
    let is_plain = layer["compression"].as_str().unwrap_or_default().is_empty();
    let bytes = data.as_str().filter(|_| is_plain).and_then(base64);
    let bytes = bytes.filter(|bytes| bytes.len() % 4 == 0);
    let bytes = bytes.ok_or("a layer is compressed: save it as CSV or plain base64")?;
    Ok(bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
}

/// The bytes that a text in base64 stands for; None if it is none.
fn base64(text: &str) -> Option<Vec<u8>> {
    let digits = text.trim().trim_end_matches('=').bytes().map(|digit| match digit {
        b'A'..=b'Z' => Some(digit - b'A'),
        b'a'..=b'z' => Some(digit - b'a' + 26),
        b'0'..=b'9' => Some(digit - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    });
    let digits = digits.collect::<Option<Vec<u8>>>()?;
    let bytes = digits.chunks(4).flat_map(|four| {
        let bits = four.iter().fold(0, |bits, &digit| bits << 6 | u32::from(digit));
        let bits = bits << (6 * (4 - four.len()));
        bits.to_be_bytes().into_iter().skip(1).take(four.len() - 1)
    });
    Some(bytes.collect())
}

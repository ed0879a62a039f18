//! Grids as colliders: beside worlds in which each tile is a collider, and beside the grid asked by itself.

mod merged;
mod movers;
mod queries;
mod snapshots;
mod updates;

use std::collections::BTreeMap;

use clash2d::{
    Circle, Collider, ColliderFlags, ColliderId, Filter, Grid, GridArea, GridCell, Line, Pose,
    Rectangle, Segment, Shape, Tile, Vector2D, World, WorldSettings,
};
use clash2d_oracle::Rng;

use super::level::{Level, new_grid, random_place, v};
use super::memory::Memory;

const TILES: u64 = 1;
const MOVING: u64 = 2;

fn new_world() -> World {
    let allocator = Memory::new().allocator();
    World::new(&WorldSettings { allocator, ..WorldSettings::default() }).expect("memory")
}

fn filter(layers: u64, mask: u64, flags: u32) -> Filter {
    Filter { layers, mask, family: 0, flags }
}

fn at(position: Vector2D) -> Pose {
    Pose::new(position, 0.0)
}

/// Where tiles of a kind let pass, by their numbers.
const WAYS: [Vector2D; 5] =
    [Vector2D::ZERO, Vector2D::ZERO, v2(0.0, 1.0), v2(1.0, 0.0), v2(-1.0, 1.0)];

const fn v2(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// A world with a grid, and one with all its tiles as colliders.
struct Both {
    whole: World,
    level: ColliderId,
    parts: World,
    /// Of each filled cell its collider.
    tiles: BTreeMap<GridCell, ColliderId>,
    size: Vector2D,
    middle: Vector2D,
    center: GridCell,
}

impl Both {
    fn random(rng: &mut Rng, has_one_way: bool) -> Self {
        let (size, origin, center) = random_place(rng);
        let mut grid = new_grid(size, origin);
        let bar = [v(0.0, 0.0), v(size.x, 0.0), v(size.x, size.y), v(0.0, size.y)];
        for way in &WAYS[2..] {
            let way = if has_one_way { *way } else { Vector2D::ZERO };
            grid.add_kind(&bar, way).expect("a kind");
        }
        let level = Level::random(rng, grid, center);
        let (mut whole, parts) = (new_world(), new_world());
        let middle = level.middle_of(center);
        let cells = level.filled.clone();
        let flags = ColliderFlags::Static as u32;
        let collider = Collider { filter: filter(TILES, 0, flags), user: 7, ..Collider::default() };
        let id = whole.add_grid(level.grid, &collider).expect("memory");
        let mut both =
            Self { whole, level: id, parts, tiles: BTreeMap::new(), size, middle, center };
        cells.iter().for_each(|&cell| both.add_part(cell));
        both
    }

    fn grid(&self) -> &Grid {
        self.whole.grid(self.level).expect("it is one")
    }

    /// Adds a collider for what is in a cell.
    fn add_part(&mut self, cell: GridCell) {
        let grid = self.whole.grid(self.level).expect("it is one");
        let shape = grid.shape(cell).expect("it is filled");
        let one_way = grid.one_way(grid.get(cell).kind);
        let filter = filter(TILES, 0, ColliderFlags::Static as u32);
        let shape = shape.shape();
        let collider = Collider { filter, one_way, user: 7, ..Collider::new(&shape) };
        self.tiles.insert(cell, self.parts.add(&collider).expect("memory"));
    }

    /// Fills or empties a cell near the middle.
    fn change(&mut self, rng: &mut Rng) {
        let middle = self.center;
        let cell = GridCell::new(middle.x + rng.i32(-4..5), middle.y + rng.i32(-4..5));
        self.write(rng, GridArea::new(cell, 1, 1));
    }

    /// Fills or empties a rectangle of cells.
    fn write(&mut self, rng: &mut Rng, area: GridArea) {
        let tile = if rng.bool() { Tile::EMPTY } else { Tile::new(rng.u32(1..14) as u16) };
        let mut grid = self.whole.grid_mut(self.level).expect("it is one");
        match (area.width, area.height) {
            (1, 1) => grid.set(area.first, tile).expect("a place"),
            _ => grid.fill(area, tile).expect("places"),
        }
        for place in 0..(area.width * area.height) as i32 {
            let (x, y) = (place % area.width as i32, place / area.width as i32);
            self.write_part(GridCell::new(area.first.x + x, area.first.y + y), tile);
        }
    }

    fn write_part(&mut self, cell: GridCell, tile: Tile) {
        if let Some(id) = self.tiles.remove(&cell) {
            assert!(self.parts.remove(id));
        }
        if tile != Tile::EMPTY {
            self.add_part(cell);
        }
    }

    fn point(&self, rng: &mut Rng) -> Vector2D {
        let at = |rng: &mut Rng, middle: f32, size: f32| {
            let cells = match rng.u32(..3) {
                0 => rng.i32(-10..11) as f32 * 0.5,
                _ => (rng.f32() - 0.5) * 11.0,
            };
            middle + cells * size
        };
        v(at(rng, self.middle.x, self.size.x), at(rng, self.middle.y, self.size.y))
    }

    /// A shape of about a cell's size around the origin.
    fn shape(&self, rng: &mut Rng) -> Shape<'static> {
        let size = self.size;
        match rng.u32(..5) {
            0 => Vector2D::ZERO.into(),
            1 => Circle::new(Vector2D::ZERO, size.x * 0.375).into(),
            2 => Rectangle::new(size * -0.5, size).into(),
            3 => Segment::new(size * -0.5, size * 0.5).into(),
            _ => Line::new(Vector2D::ZERO, v(1.0, 0.25)).into(),
        }
    }
}

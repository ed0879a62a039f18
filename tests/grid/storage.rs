//! What is in the cells, and in how much memory.

use std::collections::HashMap;

use clash2d::{Grid, GridCell, GridSettings, Rectangle, Status, Tile, Vector2D};
use clash2d_oracle::Rng;

use super::level::{add_kinds, new_grid, v};
use super::memory::Memory;

fn random_cell(rng: &mut Rng) -> GridCell {
    let number = |rng: &mut Rng| match rng.u32(..4) {
        0 => rng.i32(-40..40),
        1 => rng.i32(-5000..5000),
        2 => rng.u32(..) as i32,
        _ => [i32::MIN, i32::MAX, 0, -1, 4, -5][rng.usize(..6)],
    };
    GridCell::new(number(rng), number(rng))
}

#[test]
fn cells_are_as_a_map_has_them() {
    for seed in 0..20 {
        let mut rng = Rng::with_seed(seed);
        let mut grid = new_grid(v(16.0, 16.0), Vector2D::ZERO);
        add_kinds(&mut grid);
        let mut map = HashMap::new();
        for step in 0..4000 {
            // More and more, then fewer and fewer.
            let kind = if rng.u32(..4000) < step { 0 } else { rng.u32(1..14) as u16 };
            let known = map.keys().nth(rng.usize(..8)).copied();
            let cell = known.filter(|_| rng.u32(..2) == 0).unwrap_or_else(|| random_cell(&mut rng));
            let tile = Tile::new(kind).with_material(rng.u32(..9) as u16);
            grid.set(cell, tile).expect("memory");
            if kind == 0 {
                map.remove(&cell)
            } else {
                map.insert(cell, tile)
            };
            assert_eq!(grid.len(), map.len());
            let other = random_cell(&mut rng);
            assert_eq!(grid.get(other), map.get(&other).copied().unwrap_or_default());
        }
        for (cell, tile) in &map {
            assert_eq!(grid.get(*cell), *tile);
        }
        let all = Rectangle::new(v(-1e30, -1e30), v(2e30, 2e30));
        assert_eq!(grid.touched(all, &mut []), map.len());
        for cell in map.into_keys() {
            grid.set(cell, Tile::EMPTY).expect("nothing is asked for");
        }
        assert!(grid.is_empty() && !grid.collide(all));
    }
}

#[test]
fn where_there_is_no_memory_nothing_changes() {
    let memory = Memory::new();
    let settings = GridSettings { allocator: memory.allocator(), ..GridSettings::new(v(1.0, 1.0)) };
    let mut grid = Grid::new(&settings).expect("a grid");
    let (mut rng, mut refused) = (Rng::with_seed(1), 0);
    let mut map = HashMap::new();
    for _ in 0..3000 {
        let cell = random_cell(&mut rng);
        memory.grant(rng.u32(..2).into());
        let tile = Tile::FULL.with_material(rng.u32(..9) as u16);
        match grid.set(cell, tile) {
            Ok(()) => drop(map.insert(cell, tile)),
            Err(status) => {
                assert_eq!(status, Status::OutOfMemory);
                refused += 1;
            }
        }
        assert_eq!(grid.len(), map.len());
        assert_eq!(grid.get(cell), map.get(&cell).copied().unwrap_or_default());
    }
    assert!(refused > 0 && map.iter().all(|(cell, tile)| grid.get(*cell) == *tile));
    memory.grant(0);
    let corners = [v(0.0, 0.0), v(1.0, 0.0), v(0.0, 1.0)];
    let mut added = 2;
    while let Ok(kind) = grid.add_kind(&corners, Vector2D::ZERO) {
        assert_eq!(kind, added);
        added += 1;
    }
    memory.grant(100);
    assert_eq!(grid.add_kind(&corners, Vector2D::ZERO), Ok(added));
    drop(grid);
    assert_eq!(memory.bytes(), 0);
}

/// Bytes for each of many cells.
fn bytes_a_cell(cells: impl Iterator<Item = GridCell>) -> f64 {
    let memory = Memory::new();
    let settings = GridSettings { allocator: memory.allocator(), ..GridSettings::new(v(1.0, 1.0)) };
    let mut grid = Grid::new(&settings).expect("a grid");
    cells.for_each(|cell| grid.set(cell, Tile::FULL).expect("memory"));
    memory.bytes() as f64 / grid.len() as f64
}

#[test]
fn what_is_filled_takes_memory_and_nothing_else_does() {
    let mut rng = Rng::with_seed(5);
    let row = |y, width| (0..width).map(move |x| GridCell::new(x, y));
    let square = (0..3_000).flat_map(|y| row(y, 3_000));
    let scattered = bytes_a_cell(square.filter(|_| rng.u32(..20) == 0));
    assert!(scattered < 19.0, "{scattered} bytes of a cell");
    let is_floor = |y: &i32| y % 160 < 8;
    let floors = bytes_a_cell((0..10_000).filter(is_floor).flat_map(|y| row(y, 10_000)));
    assert!(floors < 5.1, "{floors} bytes of a cell");
    let far = bytes_a_cell((0..100_000).map(|x| GridCell::new(x * 20_000, x * -20_000)));
    assert!(far < 200.0, "{far} bytes of a cell");
}

#[test]
fn what_is_emptied_is_filled_again() {
    let memory = Memory::new();
    let settings = GridSettings { allocator: memory.allocator(), ..GridSettings::new(v(1.0, 1.0)) };
    let mut grid = Grid::new(&settings).expect("a grid");
    let mut most = 0;
    for round in 0..50 {
        for tile in [Tile::FULL, Tile::EMPTY] {
            for i in 0..1000 {
                let cell = GridCell::new(i % 40 + round * 1000, i / 40 - round * 500);
                grid.set(cell, tile).expect("memory");
            }
        }
        most = if round == 1 { memory.bytes() } else { most };
    }
    // Where more levels are needed there are a few blocks more.
    assert!(memory.bytes() <= 2 * most, "{} of {most}", memory.bytes());
}

#[test]
fn what_is_no_grid_is_refused() {
    let status = |cell_size, origin| {
        let settings = GridSettings { origin, ..GridSettings::new(cell_size) };
        Grid::new(&settings).expect_err("it is refused")
    };
    assert_eq!(status(v(f32::NAN, 1.0), v(0.0, 0.0)), Status::NotFinite);
    assert_eq!(status(v(1.0, 1.0), v(0.0, f32::INFINITY)), Status::NotFinite);
    assert_eq!(status(v(0.0, 1.0), v(0.0, 0.0)), Status::Negative);
    assert_eq!(status(v(1.0, -1.0), v(0.0, 0.0)), Status::Negative);
    let mut grid = new_grid(v(2.0, 1.0), Vector2D::ZERO);
    let mut add = |corners: &[Vector2D], x| grid.add_kind(corners, v(x, 0.0));
    assert_eq!(add(&[v(0.0, 0.0), v(2.0, f32::NAN), v(0.0, 1.0)], 0.0), Err(Status::NotFinite));
    assert_eq!(add(&[v(0.0, 0.0), v(2.0, 0.0), v(0.0, 1.0)], f32::NAN), Err(Status::NotFinite));
    assert_eq!(add(&[v(0.0, 0.0), v(2.5, 0.0), v(0.0, 1.0)], 0.0), Err(Status::UnknownValue));
    assert_eq!(add(&[v(0.0, 0.0), v(2.0, -1e-45), v(0.0, 1.0)], 0.0), Err(Status::UnknownValue));
    assert_eq!(add(&[v(0.0, 0.0), v(2.0, 0.0), v(1.0, 0.0)], 0.0), Err(Status::NotSimple));
    let arrow = [v(0.0, 0.0), v(1.0, 0.5), v(2.0, 0.0), v(1.0, 1.0)];
    assert_eq!(add(&arrow, 0.0), Err(Status::NotSimple));
    assert_eq!(add(&[], 0.0), Err(Status::NotSimple));
    assert_eq!(grid.set(GridCell::new(0, 0), Tile::new(2)), Err(Status::UnknownValue));
    assert!(grid.is_empty());
}

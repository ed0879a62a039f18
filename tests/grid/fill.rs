//! Many cells at once, beside the same one after the other.

use std::collections::BTreeMap;

use clash2d::{Grid, GridArea, GridCell, GridRows, GridSettings, GridTile, Status, Tile, Vector2D};
use clash2d_oracle::Rng;

use super::level::{add_kinds, new_grid, v};
use super::memory::Memory;

const ORDERS: [GridRows; 2] = [GridRows::BottomFirst, GridRows::TopFirst];

fn random_area(rng: &mut Rng) -> GridArea {
    let first = GridCell::new(rng.i32(-40..40), rng.i32(-40..40));
    GridArea::new(first, rng.u32(0..35), rng.u32(0..35))
}

/// All that is in a grid, by the cells.
fn all(grid: &Grid) -> BTreeMap<GridCell, Tile> {
    let mut found = vec![GridTile::default(); grid.len()];
    assert_eq!(grid.tiles(None, &mut found), grid.len());
    found.iter().map(|found| (found.cell, found.tile)).collect()
}

#[test]
fn many_cells_are_as_if_written_one_by_one() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..60 {
        let mut grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
        add_kinds(&mut grid);
        let mut told = BTreeMap::new();
        for _ in 0..12 {
            let area = random_area(&mut rng);
            let (width, height) = (area.width as usize, area.height as usize);
            let rows = ORDERS[rng.usize(..2)];
            let stride = width + rng.usize(..9);
            let mut tiles: Vec<Tile> = vec![Tile::EMPTY; 2];
            tiles.extend((1..9).map(|kind| Tile::new(kind).with_material(100 + kind)));
            let last = if rng.u32(..4) == 0 { 2 } else { tiles.len() };
            let bytes: Vec<u8> = (0..stride * height).map(|_| rng.usize(..last) as u8).collect();
            let bits: Vec<u8> = (0..(stride * height).div_ceil(8)).map(|_| rng.u8(..)).collect();
            let one = tiles[rng.usize(..tiles.len())];
            let how = rng.u32(..3);
            let status = match how {
                0 => grid.fill(area, one),
                1 => grid.fill_bytes(area, &bytes, stride, rows, &tiles),
                _ => grid.fill_bits(area, &bits, stride, rows, one),
            };
            assert_eq!(status, Ok(()));
            for y in 0..height {
                for x in 0..width {
                    let row = if rows == GridRows::TopFirst { height - 1 - y } else { y };
                    let place = row * stride + x;
                    let is_set = || bits[place / 8] & (1 << (place % 8)) != 0;
                    let tile = match how {
                        0 => one,
                        1 => tiles[usize::from(bytes[place])],
                        _ => [Tile::EMPTY, one][usize::from(is_set())],
                    };
                    let cell = GridCell::new(area.first.x + x as i32, area.first.y + y as i32);
                    told.remove(&cell);
                    if tile != Tile::EMPTY {
                        told.insert(cell, tile);
                    }
                }
            }
            assert_eq!(all(&grid), told);
            let area = random_area(&mut rng);
            let is_in = |cell: &GridCell| {
                let (x, y) = (cell.x - area.first.x, cell.y - area.first.y);
                x >= 0 && y >= 0 && x < area.width as i32 && y < area.height as i32
            };
            let count = told.keys().filter(|cell| is_in(cell)).count();
            let mut found = [GridTile::default(); 2000];
            assert_eq!(grid.tiles(Some(area), &mut found), count);
            let is_right =
                |found: &GridTile| is_in(&found.cell) && told.get(&found.cell) == Some(&found.tile);
            assert!(found[..count].iter().all(is_right));
            // One by one afterwards, as what is written together is kept like all else.
            for _ in 0..20 {
                let cell = GridCell::new(rng.i32(-45..75), rng.i32(-45..75));
                let tile = Tile::new(rng.u32(..3) as u16);
                grid.set(cell, tile).expect("memory");
                told.remove(&cell);
                if tile != Tile::EMPTY {
                    told.insert(cell, tile);
                }
                assert_eq!(grid.get(cell), tile);
            }
        }
        assert_eq!(all(&grid), told);
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut grid = new_grid(v(0.1, 1.0), Vector2D::ZERO);
    grid.set(GridCell::new(3, 3), Tile::FULL.with_material(9)).expect("memory");
    let before = all(&grid);
    let at = GridCell::new;
    let [unknown, too_few] = [Err(Status::UnknownValue), Err(Status::BadArray)];
    let (area, rows) = (GridArea::new(at(0, 0), 5, 5), GridRows::BottomFirst);
    assert_eq!(grid.fill(area, Tile::new(2)), unknown);
    // No sum of two floats.
    assert_eq!(grid.fill(GridArea::new(at(1_234_567_890, 0), 3, 3), Tile::FULL), unknown);
    assert_eq!(grid.fill(GridArea::new(at(i32::MAX, 0), 2, 1), Tile::EMPTY), unknown);
    assert_eq!(grid.fill(GridArea::new(at(0, 0), 1, u32::MAX), Tile::FULL), unknown);
    let mut bytes = [1; 25];
    bytes[24] = 2;
    let tiles = [Tile::EMPTY, Tile::FULL];
    assert_eq!(grid.fill_bytes(area, &bytes, 5, rows, &tiles), unknown);
    assert_eq!(grid.fill_bytes(area, &bytes[..24], 5, rows, &tiles), too_few);
    assert_eq!(grid.fill_bytes(area, &bytes, 6, rows, &tiles), too_few);
    assert_eq!(grid.fill_bytes(area, &bytes, usize::MAX, rows, &tiles), too_few);
    assert_eq!(grid.fill_bits(area, &bytes[..3], 5, rows, Tile::FULL), too_few);
    assert_eq!(grid.fill_bits(area, &bytes[..4], 5, rows, Tile::new(7)), unknown);
    assert_eq!(all(&grid), before);
    let nothing = GridArea::new(at(i32::MAX, 0), 0, 7);
    assert_eq!(grid.fill_bytes(nothing, &[], usize::MAX, rows, &[]), Ok(()));
    assert_eq!(grid.fill_bits(area, &bytes[..4], 5, rows, Tile::FULL), Ok(()));
}

#[test]
fn what_is_huge_and_empty_takes_no_time() {
    let mut grid = new_grid(v(1.0, 1.0), Vector2D::ZERO);
    let corner = GridCell::new(i32::MIN, i32::MIN);
    for i in 0..3000 {
        grid.set(GridCell::new(i * 700_001, -i * 699_999), Tile::FULL).expect("memory");
    }
    let all = GridArea::new(corner, u32::MAX, u32::MAX);
    assert_eq!(grid.tiles(Some(all), &mut []), 3000);
    assert_eq!(grid.fill(all, Tile::FULL), Err(Status::OutOfMemory));
    assert_eq!(grid.fill(all, Tile::EMPTY), Ok(()));
    assert!(grid.is_empty());
    assert_eq!(grid.tiles(None, &mut []), 0);
}

#[test]
fn without_memory_nothing_is_changed() {
    let mut refused = 0;
    for limit in 0..4 {
        let memory = Memory::new();
        let settings =
            GridSettings { allocator: memory.allocator(), ..GridSettings::new(v(1.0, 1.0)) };
        let mut grid = Grid::new(&settings).expect("a grid");
        for i in 0..50 {
            grid.set(GridCell::new(i * 3, i % 7), Tile::FULL.with_material(5)).expect("memory");
        }
        let before = all(&grid);
        memory.grant(limit);
        let area = GridArea::new(GridCell::new(-3, -3), 300, 300);
        match grid.fill(area, Tile::FULL) {
            Ok(()) => assert_eq!(grid.len(), 90_000),
            Err(status) => {
                assert_eq!((status, &all(&grid)), (Status::OutOfMemory, &before));
                refused += 1;
            }
        }
    }
    assert!((1..4).contains(&refused), "{refused}");
}

#[test]
fn what_is_full_takes_little_memory() {
    let memory = Memory::new();
    let settings = GridSettings { allocator: memory.allocator(), ..GridSettings::new(v(1.0, 1.0)) };
    let mut grid = Grid::new(&settings).expect("a grid");
    let side = 1000;
    let area = GridArea::new(GridCell::new(-7, 9), side, side);
    for _ in 0..3 {
        grid.fill(area, Tile::FULL).expect("memory");
        grid.fill(area, Tile::EMPTY).expect("memory");
    }
    grid.fill(area, Tile::FULL).expect("memory");
    assert_eq!(grid.len(), 1_000_000);
    assert!(memory.bytes() < 14_000_000, "{}", memory.bytes());
}

#[test]
fn what_is_written_over_takes_no_more_memory() {
    let memory = Memory::new();
    let settings = GridSettings { allocator: memory.allocator(), ..GridSettings::new(v(1.0, 1.0)) };
    let mut grid = Grid::new(&settings).expect("a grid");
    let (mut rng, tiles) = (Rng::with_seed(8), [Tile::EMPTY, Tile::FULL]);
    let area = GridArea::new(GridCell::new(-77, 1003), 100, 90);
    let frames: [Vec<u8>; 3] =
        [4, 2, 12].map(|most| (0..9000).map(|_| u8::from(rng.u32(..most) != 0)).collect());
    let mut asked = 0;
    for round in 0..40 {
        let frame = &frames[round % 3];
        grid.fill_bytes(area, frame, 100, GridRows::TopFirst, &tiles).expect("memory");
        assert_eq!(grid.len(), frame.iter().filter(|byte| **byte != 0).count());
        let part = GridArea::new(GridCell::new(-50, 1010), 33, 44);
        grid.fill(part, tiles[round % 2]).expect("memory");
        asked = if round == 8 { memory.requests() } else { asked };
    }
    assert_eq!(memory.requests(), asked);
    // A window that moves on: what is left behind is emptied.
    for round in 0..400 {
        let at = |x| GridArea::new(GridCell::new(x, 1003), 40, 90);
        grid.fill(at(round * 40 - 40), Tile::EMPTY).expect("nothing is asked for");
        grid.fill(at(round * 40), Tile::FULL).expect("memory");
        asked = if round == 100 { memory.requests() } else { asked };
    }
    assert_eq!(memory.requests(), asked);
}

#[test]
fn what_no_memory_has_room_for_is_refused_at_once() {
    let mut grid = new_grid(v(1.0, 1.0), Vector2D::ZERO);
    let at = GridCell::new;
    // Each cell that was asked for would take minutes.
    for (width, height) in [(1 << 18, 1 << 18), (u32::MAX, 7), (1 << 16, 1 << 16)] {
        let area = GridArea::new(at(i32::MIN, 0), width, height);
        assert_eq!(grid.fill(area, Tile::FULL), Err(Status::OutOfMemory));
        assert_eq!(grid.fill(area, Tile::new(2)), Err(Status::UnknownValue));
    }
    let memory = Memory::new();
    let settings = GridSettings { allocator: memory.allocator(), ..GridSettings::new(v(1.0, 1.0)) };
    let mut grid = Grid::new(&settings).expect("a grid");
    memory.grant(0);
    let area = GridArea::new(at(-9, -9), 1 << 16, (1 << 16) - 1);
    assert_eq!(grid.fill(area, Tile::FULL), Err(Status::OutOfMemory));
    assert!(grid.is_empty() && memory.bytes() == 0);
}

#[test]
fn a_rectangle_is_emptied_and_nothing_else() {
    let mut rng = Rng::with_seed(6);
    for _ in 0..200 {
        let mut grid = new_grid(v(1.0, 1.0), Vector2D::ZERO);
        let far = rng.i32(0..5) * 100_000;
        let cell = |rng: &mut Rng| GridCell::new(far + rng.i32(-50..50), rng.i32(-50..50) - far);
        for _ in 0..300 {
            grid.set(cell(&mut rng), Tile::FULL).expect("memory");
        }
        let mut told = all(&grid);
        for _ in 0..20 {
            let (low, high) = (cell(&mut rng), cell(&mut rng));
            let [width, height] = [high.x - low.x, high.y - low.y].map(|x| x.max(0) as u32);
            grid.fill(GridArea::new(low, width, height), Tile::EMPTY)
                .expect("nothing is asked for");
            let is_in = |c: &GridCell| low.x <= c.x && c.x < high.x && low.y <= c.y && c.y < high.y;
            told.retain(|cell, _| !is_in(cell));
            assert_eq!(all(&grid), told);
            assert_eq!(grid.len(), told.len());
        }
    }
}

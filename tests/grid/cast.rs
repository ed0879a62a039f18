//! Moving shapes, beside the same casts at each tile, and beside polygons that are merged by hand.

use clash2d::{
    CastMode, CastSettings, CastSides, Chain, Circle, Grid, GridCastHit, GridCell, Polygon,
    Rectangle, Shape, Side, Tile, Vector2D, cast_with, collide,
};
use clash2d_oracle::Rng;

use super::ask::{has_edge, random_level, random_point, with_shape};
use super::level::{Level, new_grid, v};
use super::terrain::{Terrain, shapes_on};

/// One of 96 directions all around.
fn direction(number: u32) -> Vector2D {
    let part = (number % 24) as f32 / 24.0;
    let first = v(1.0 - part * part, 2.0 * part) / (1.0 + part * part);
    (0..number / 24).fold(first, |way, _| v(-way.y, way.x))
}

/// Whether a normal at a point parts the union and a shape around it, as points on small circles tell.
fn is_parting(level: &Level, shape: &Shape<'_>, point: Vector2D, normal: Vector2D) -> bool {
    let size = level.grid.cell_size().x.min(level.grid.cell_size().y);
    (0..96).all(|i| {
        let along = direction(i);
        [0.01, 0.03].into_iter().all(|radius| {
            let way = along * (radius * size);
            let (place, lead) = (Shape::from(point + way), way.dot(normal));
            let room = 0.004 * size;
            (lead <= room || !level.grid.collide(place))
                && (lead >= -room || !collide(shape, place))
        })
    })
}

#[test]
fn shapes_meet_what_a_cast_at_each_tile_tells() {
    let (mut hits, mut starts, mut normals) = (0, 0, 0);
    for seed in 0..300 {
        let (mut rng, level) = random_level(seed);
        let size = level.grid.cell_size();
        for _ in 0..60 {
            let movement = match rng.u32(..4) {
                0 => v(rng.i32(-8..9) as f32 * size.x, rng.i32(-8..9) as f32 * size.y),
                1 => v(rng.i32(-8..9) as f32 * size.x, 0.0),
                2 => random_point(&mut rng, &level) - random_point(&mut rng, &level),
                _ => v(rng.f32() - 0.5, rng.f32() - 0.5) * (9.0 * size.x),
            };
            let far = [0.0, 0.0, 3.0, 12.0][rng.usize(..4)] * (rng.f32() + 0.5);
            let kept = [0.0, 0.0, 0.0, 0.25 * size.x][rng.usize(..4)];
            let largest = [1.0, 1.0, 0.5][rng.usize(..3)];
            let settings =
                CastSettings::new().with_distance_kept(kept).with_largest_fraction(largest);
            with_shape(&mut rng, &level, &mut |shape| {
                let shape = &shape.at(shape.position() - movement * far);
                let all =
                    level.each(|cell| cast_with(cell, Vector2D::ZERO, shape, movement, &settings));
                let fractions = all.iter().filter_map(|(_, hit)| Some(hit.as_ref()?.fraction));
                let hit = level.grid.cast(shape, movement, &settings);
                let what = || format!("{seed}: {shape:?} {movement:?} {settings:?} {hit:?}");
                let fraction = hit.map(|hit| hit.cast.fraction);
                assert_eq!(fraction, fractions.min_by(f32::total_cmp), "{}", what());
                let Some(GridCastHit { found, cast, .. }) = hit else { return };
                let touches = all.iter().any(|(_, hit)| hit.is_some_and(|h| h.starts_in_contact));
                assert_eq!(cast.starts_in_contact, touches, "{}", what());
                assert_eq!(level.grid.get(found.cell), found.tile);
                hits += 1;
                if cast.starts_in_contact {
                    starts += 1;
                    return;
                }
                let told = all.iter().find(|(cell, _)| *cell == found.cell);
                let told = told.and_then(|(_, hit)| *hit).expect("it was hit");
                assert_eq!(told.fraction, cast.fraction, "{}", what());
                let is_fine = |x: f32| x.abs() * 1e-5 < size.x.min(size.y);
                if kept == 0.0 && is_fine(cast.point.x) && is_fine(cast.point.y) {
                    let then = shape.at(shape.position() + movement * cast.fraction);
                    let is_right = is_parting(&level, &then, cast.point, cast.normal)
                        || has_edge(&level, cast.point, cast.normal);
                    assert!(is_right, "{}", what());
                    normals += 1;
                }
            });
        }
    }
    assert!(hits > 5000 && starts > 4000 && normals > 500, "{hits} {starts} {normals}");
}

/// A chain with a solid side is there for a tile as it is for a shape: also what touches at the start.
#[test]
fn solid_sides_count_as_they_do_at_each_tile() {
    let (mut hits, mut starts, mut passed) = (0, 0, 0);
    for seed in 0..300 {
        let (mut rng, level) = random_level(seed);
        let size = level.grid.cell_size();
        for _ in 0..20 {
            let part = |rng: &mut Rng| rng.i32(-4..5) as f32 * 0.25;
            let mut vertex = || v(part(&mut rng) * size.x, part(&mut rng) * size.y);
            let vertices = [vertex(), vertex(), vertex()];
            let side = [Side::Left, Side::Right][rng.usize(..2)];
            let radius = [0.0, 0.125 * size.x][rng.usize(..2)];
            let chain = Chain::new(&vertices).with_radius(radius).with_solid_side(side);
            let shape = Shape::from(chain).at(random_point(&mut rng, &level));
            let movement = v(rng.f32() - 0.5, rng.f32() - 0.5) * (9.0 * size.x);
            let settings = CastSettings::new()
                .with_sides([CastSides::Respect, CastSides::Ignore][rng.usize(..2)])
                .with_distance_kept([0.0, 0.125 * size.x][rng.usize(..2)]);
            let all =
                level.each(|cell| cast_with(cell, Vector2D::ZERO, shape, movement, &settings));
            let told = all.iter().filter_map(|(_, hit)| *hit);
            let hit = level.grid.cast(shape, movement, &settings).map(|hit| hit.cast);
            let what = format!("{seed}: {shape:?} {movement:?} {settings:?} {hit:?}");
            let first = told.clone().map(|hit| hit.fraction).min_by(f32::total_cmp);
            assert_eq!(hit.map(|hit| hit.fraction), first, "{what}");
            let touches = told.clone().any(|hit| hit.starts_in_contact);
            assert_eq!(hit.is_some_and(|hit| hit.starts_in_contact), touches, "{what}");
            hits += usize::from(hit.is_some());
            starts += usize::from(touches);
            passed += usize::from(!touches && level.grid.collide(shape));
        }
    }
    assert!(hits > 1000 && starts > 500 && passed > 100, "{hits} {starts} {passed}");
}

#[test]
fn casts_tell_of_tiles_what_they_tell_of_the_merged_polygon() {
    let (mut hits, mut flat) = (0, 0);
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let terrain = Terrain::random(&mut rng);
        let merged = Shape::from(Polygon::new(&terrain.outline));
        for _ in 0..20 {
            let at = v(rng.i32(0..25) as f32 * 4.0, rng.i32(-4..25) as f32 * 4.0);
            let movement = match rng.u32(..3) {
                0 => v(rng.i32(-12..13) as f32 * 8.0, rng.i32(-12..13) as f32 * 8.0),
                1 => v(rng.i32(-12..13) as f32 * 8.0, 0.0),
                _ => v(rng.f32() - 0.5, rng.f32() - 0.9) * 100.0,
            };
            let settings = CastSettings::new();
            for shape in shapes_on(&mut rng, at) {
                if collide(merged, shape) {
                    continue;
                }
                let hit = terrain.grid.cast(shape, movement, &settings);
                let told = cast_with(merged, Vector2D::ZERO, shape, movement, &settings);
                let what = || format!("{seed}: {shape:?} {movement:?} {hit:?} {told:?}");
                assert_eq!(hit.is_some(), told.is_some(), "{}", what());
                let (Some(hit), Some(told)) = (hit, told) else { continue };
                let found = (hit.cast.fraction, hit.cast.normal);
                assert_eq!(found, (told.fraction, told.normal), "{}", what());
                hits += 1;
                flat += usize::from(hit.cast.normal == v(0.0, 1.0));
            }
        }
    }
    assert!(hits > 5000 && flat > 1000, "{hits} {flat}");
}

fn floor(length: i32, size: f32) -> Grid {
    let mut grid = new_grid(v(size, size), Vector2D::ZERO);
    for x in -length..length {
        grid.set(GridCell::new(x, -1), Tile::FULL).expect("memory");
    }
    grid
}

#[test]
fn nothing_that_slides_along_flush_tiles_meets_their_seams() {
    for size in [1.0, 16.0, 0.1] {
        let mut grid = floor(400, size);
        let settings = CastSettings::new().with_mode(CastMode::Approaching);
        let shapes: [Shape<'_>; 3] = [
            Rectangle::new(v(-0.75, 0.0) * size, v(1.5, 2.0) * size).into(),
            Circle::new(v(0.0, 0.75) * size, 0.75 * size).into(),
            Rectangle::new(v(-0.25, -0.125) * size, v(0.5, 2.0) * size).into(),
        ];
        for shape in shapes {
            for from in -40..40 {
                let at = shape.at(v(from as f32 * 0.25 * size, 0.0));
                let way = v(300.0 * size, 0.0);
                assert_eq!(grid.cast(at, way, &settings), None, "{at:?}");
                assert_eq!(grid.cast(at, -way, &settings), None, "{at:?}");
                let down = grid.cast(at, v(size, -size), &settings).expect("the floor");
                assert_eq!((down.cast.fraction, down.cast.normal), (0.0, v(0.0, 1.0)), "{at:?}");
            }
        }
        let wall = GridCell::new(100, 0);
        grid.set(wall, Tile::FULL.with_material(3)).expect("memory");
        for shape in shapes {
            let hit = grid.cast(shape, v(300.0 * size, 0.0), &settings).expect("the wall");
            assert_eq!((hit.found.cell, hit.cast.normal), (wall, v(-1.0, 0.0)), "{shape:?}");
            assert!(hit.cast.starts_in_contact);
        }
    }
}

#[test]
fn a_long_way_through_nothing_looks_at_little() {
    let mut grid = new_grid(v(1.0, 1.0), Vector2D::ZERO);
    // All around the way, but not on it.
    for i in 0..100_000 {
        for cell in [GridCell::new(i + 3, i), GridCell::new(i, i + 3)] {
            grid.set(cell, Tile::FULL).expect("memory");
        }
    }
    let last = GridCell::new(99_999, 99_999);
    grid.set(last, Tile::FULL).expect("memory");
    let hero = Rectangle::new(v(0.25, 0.25), v(0.5, 0.5));
    let way = v(99_999.0, 99_999.0);
    let hit = grid.cast(hero, way, &CastSettings::new()).expect("the last one");
    assert_eq!(hit.found.cell, last);
    assert_eq!(hit.cast.fraction, 99_998.25 / 99_999.0);
    let far = GridCell::new(i32::MAX - 7, 5);
    grid.set(far, Tile::FULL).expect("memory");
    for _ in 0..2000 {
        let hero = Circle::new(v(-8.0, 5.5), 0.25);
        let hit = grid.cast(hero, v(4e9, 0.0), &CastSettings::new()).expect("the first one");
        assert_eq!(hit.cast.normal, v(-1.0, 0.0));
    }
}

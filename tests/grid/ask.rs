//! Questions, beside the same about all that is in the cells.

use clash2d::{
    Capsule, Circle, GridTile, Group, OrientedRectangle, Polygon, Rectangle, Segment, Shape,
    Vector2D, cast_ray, collide, distance_within,
};
use clash2d_oracle::Rng;

use super::level::{Level, new_grid, random_place, v};

pub(crate) fn random_level(seed: u64) -> (Rng, Level) {
    let mut rng = Rng::with_seed(seed);
    let (size, origin, middle) = random_place(&mut rng);
    let grid = new_grid(size, origin);
    let level = Level::random(&mut rng, grid, middle);
    (rng, level)
}

/// A point near the filled cells: often on lines or corners of cells.
pub(crate) fn random_point(rng: &mut Rng, level: &Level) -> Vector2D {
    let Some(&cell) = level.filled.get(rng.usize(..level.filled.len().max(1))) else {
        return Vector2D::ZERO;
    };
    let (size, middle) = (level.grid.cell_size(), level.middle_of(cell));
    let part = |rng: &mut Rng| match rng.u32(..3) {
        0 => rng.f32() * 4.0 - 2.0,
        _ => rng.i32(-8..9) as f32 / 8.0,
    };
    middle + v(part(rng) * size.x, part(rng) * size.y)
}

fn ask_with_shapes(rng: &mut Rng, level: &Level, ask: &dyn Fn(&Shape<'_>)) {
    with_shape(rng, level, &mut |shape| ask(shape));
}

/// Asks about a random shape near the filled cells.
pub(crate) fn with_shape(rng: &mut Rng, level: &Level, ask: &mut dyn FnMut(&Shape<'_>)) {
    let size = level.grid.cell_size();
    let at = random_point(rng, level);
    let step = |rng: &mut Rng| rng.i32(-8..9) as f32 / 8.0;
    let (a, b) =
        (v(step(rng) * size.x, step(rng) * size.y), v(step(rng) * size.x, step(rng) * size.y));
    let radius = size.x * rng.u32(..5) as f32 / 4.0;
    let half = v(a.x.abs(), b.y.abs());
    let corners = [Vector2D::ZERO, a, b];
    let shapes: [Shape<'_>; 7] = [
        Vector2D::ZERO.into(),
        Segment::new(a, b).into(),
        Circle::new(a, radius).into(),
        Rectangle::new(a, half).into(),
        OrientedRectangle::new(a, half, 30.0).into(),
        Capsule::new(a, b, radius).into(),
        Polygon::new(&corners).into(),
    ];
    let which = rng.usize(..8);
    match shapes.get(which) {
        Some(shape) => ask(&shape.at(at)),
        None => {
            let members = [shapes[2].at(b), shapes[3].at(a)];
            ask(&Shape::from(Group::new(&members)).at(at));
        }
    }
}

#[test]
fn what_touches_is_what_touches_a_cell() {
    let mut hits = 0;
    for seed in 0..400 {
        let (mut rng, level) = random_level(seed);
        for _ in 0..40 {
            ask_with_shapes(&mut rng, &level, &|shape| {
                let all = level.each(|cell| collide(cell, shape));
                let mut expected: Vec<_> =
                    all.into_iter().filter_map(|(cell, is_met)| is_met.then_some(cell)).collect();
                assert_eq!(level.grid.collide(shape), !expected.is_empty(), "{seed}: {shape:?}");
                let mut out = [GridTile::default(); 90];
                let count = level.grid.touched(shape, &mut out);
                let mut found: Vec<_> = out[..count].iter().map(|found| found.cell).collect();
                assert!(out[..count].iter().all(|found| level.grid.get(found.cell) == found.tile));
                expected.sort_unstable_by_key(|cell| (cell.y, cell.x));
                found.sort_unstable_by_key(|cell| (cell.y, cell.x));
                assert_eq!(found, expected, "{seed}: {shape:?}");
            });
            hits += 1;
        }
    }
    assert_eq!(hits, 16_000);
}

#[test]
fn the_nearest_is_the_nearest_cell() {
    for seed in 0..300 {
        let (mut rng, level) = random_level(seed);
        for _ in 0..20 {
            let far = v(rng.i32(-3..4) as f32, rng.i32(-3..4) as f32) * level.grid.cell_size().x;
            let maximum = [f32::INFINITY, 100.0, 3.0, 0.0][rng.usize(..4)];
            ask_with_shapes(&mut rng, &level, &|shape| {
                let shape = &shape.at(shape.position() + far * 10.0);
                let all = level.each(|cell| distance_within(cell, shape, maximum));
                let least = all.iter().filter_map(|(_, found)| Some(found.as_ref()?.distance));
                let least = least.min_by(f32::total_cmp);
                let found = level.grid.distance(shape, maximum);
                assert_eq!(found.map(|found| found.distance.distance), least, "{seed}: {shape:?}");
                if let Some(found) = found {
                    let told = all.iter().find(|(cell, _)| *cell == found.found.cell);
                    assert_eq!(told.and_then(|(_, distance)| *distance), Some(found.distance));
                }
            });
        }
    }
}

/// Whether the union has an edge at a point with a normal: inside there are points of it and outside there are
/// none, on one of the sides along the edge.
pub(crate) fn has_edge(level: &Level, point: Vector2D, normal: Vector2D) -> bool {
    let size = level.grid.cell_size().x.min(level.grid.cell_size().y);
    let along = v(-normal.y, normal.x);
    let is_solid = |p: Vector2D| level.each(|cell| collide(cell, p)).iter().any(|(_, is)| *is);
    [-0.05, 0.05].into_iter().any(|side| {
        let beside = point + along * (side * size);
        let depth = normal * (0.002 * size);
        is_solid(beside - depth) && !is_solid(beside + depth)
    })
}

#[test]
fn rays_meet_the_union() {
    let (mut hits, mut misses) = (0, 0);
    for seed in 0..600 {
        let (mut rng, level) = random_level(seed);
        let size = level.grid.cell_size();
        for _ in 0..60 {
            let origin = random_point(&mut rng, &level);
            let movement = match rng.u32(..4) {
                0 => v(rng.i32(-8..9) as f32 * size.x, rng.i32(-8..9) as f32 * size.y),
                1 => v(rng.i32(-8..9) as f32 * size.x, 0.0),
                2 => random_point(&mut rng, &level) - origin,
                _ => v(rng.f32() - 0.5, rng.f32() - 0.5) * (9.0 * size.x),
            };
            let all = level.each(|cell| cast_ray(cell, origin, movement));
            let is_inside =
                |(_, hit): &(_, Option<clash2d::RayHit>)| hit.is_some_and(|hit| hit.starts_inside);
            let starts_inside = all.iter().any(is_inside);
            let first = all.iter().filter_map(|(_, hit)| Some(hit.as_ref()?.entry));
            let first = first.min_by(f32::total_cmp);
            let hit = level.grid.cast_ray(origin, movement);
            let what = format!("{seed}: {origin:?} {movement:?} {hit:?}");
            assert_eq!(hit.map(|hit| hit.fraction), first, "{what}");
            let Some(hit) = hit else {
                misses += 1;
                continue;
            };
            hits += 1;
            assert_eq!(hit.starts_inside, starts_inside, "{what}");
            let told = all.iter().find(|(cell, _)| *cell == hit.found.cell);
            let told = told.and_then(|(_, hit)| *hit).expect("it was hit");
            assert_eq!((hit.point, hit.fraction), (told.entry_point, told.entry), "{what}");
            assert_eq!(level.grid.get(hit.found.cell), hit.found.tile);
            assert_eq!(hit.normal == Vector2D::ZERO, starts_inside, "{what}");
            // Where points are fine enough to look around it.
            if !starts_inside && level.grid.origin() == Vector2D::ZERO && size.x == 8.0 {
                assert!(hit.normal.dot(movement) < 0.0, "{what}");
                assert!(has_edge(&level, hit.point, hit.normal), "{what}");
            }
        }
    }
    assert!(hits > 5000 && misses > 1000, "{hits} {misses}");
}

#[test]
fn no_ray_sees_an_edge_between_tiles() {
    let mut grid = new_grid(v(16.0, 16.0), Vector2D::ZERO);
    for x in -2000..2000 {
        grid.set(clash2d::GridCell::new(x, -1), clash2d::Tile::FULL).expect("memory");
    }
    let mut rng = Rng::with_seed(1);
    for _ in 0..3000 {
        // Exactly onto a seam, from any side.
        let seam = rng.i32(-1999..2000) as f32 * 16.0;
        let way = v(rng.i32(-60..61) as f32, -(rng.u32(1..30) as f32));
        let hit = grid.cast_ray(v(seam, 0.0) - way, way * 2.0).expect("the floor");
        assert_eq!((hit.point, hit.normal), (v(seam, 0.0), v(0.0, 1.0)), "{way:?}");
        assert_eq!(hit.fraction, 0.5);
    }
}

#[test]
fn what_is_far_is_skipped() {
    let mut grid = new_grid(v(1.0, 1.0), Vector2D::ZERO);
    let ends = [(i32::MAX - 200, 5), (i32::MIN + 200, 5)];
    for (x, y) in ends {
        grid.set(clash2d::GridCell::new(x, y), clash2d::Tile::FULL).expect("memory");
    }
    for _ in 0..20_000 {
        let hit = grid.cast_ray(v(0.0, 5.5), v(4e9, 0.0)).expect("the last one");
        assert_eq!(hit.found.cell.x, i32::MAX - 200);
        let hit = grid.cast_ray(v(2e9, 5.5), v(-4e12, 0.0)).expect("the first one");
        assert_eq!(hit.found.cell.x, i32::MIN + 200);
    }
    let point = Shape::from(v(5e5, 5.0));
    assert_eq!(grid.distance(point, f32::INFINITY).expect("one").found.cell.x, i32::MAX - 200);
    assert!(!grid.collide(clash2d::Line::new(v(0.0, 7.0), v(1.0, 0.0))));
    assert!(grid.collide(clash2d::Line::new(v(0.0, 6.0), v(1.0, 0.0))));
}

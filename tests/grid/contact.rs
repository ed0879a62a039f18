//! Contacts, beside those of polygons that are merged by hand.

use clash2d::{
    Chain, Circle, Contact, GridArea, GridCell, GridContact, Line, Polygon, Rectangle, Sector,
    Shape, Tile, Vector2D, collide, contacts_within, distance, within,
};
use clash2d_oracle::Rng;

use super::ask::{random_level, with_shape};
use super::level::{new_grid, v};
use super::terrain::{Terrain, shapes_on};

/// Whether two contacts have the same normal and depth, but for rounding.
fn is_same(a: &Contact, b: &Contact) -> bool {
    (a.normal - b.normal).length() < 1e-5 && (a.depth - b.depth).abs() < 1e-4
}

#[test]
fn contacts_are_those_of_the_merged_polygon() {
    let (mut count, mut deep, mut near) = (0, 0, 0);
    for seed in 0..500 {
        let mut rng = Rng::with_seed(seed);
        let terrain = Terrain::random(&mut rng);
        let merged = Shape::from(Polygon::new(&terrain.outline));
        for _ in 0..30 {
            // About on the ground, so that no middle is below it.
            let x = rng.f32() * 96.0;
            let at = v(x, 80.0);
            let fine = rng.u32(..2) == 0;
            let sunk = if fine { 0.25 } else { rng.f32() };
            let distance = [0.0, 0.0, 0.5][rng.usize(..3)];
            for shape in shapes_on(&mut rng, at) {
                let settings = clash2d::CastSettings::new();
                let way = v(0.0, -100.0);
                let hit = clash2d::cast_with(shape, way, merged, Vector2D::ZERO, &settings);
                let Some(hit) = hit else { continue };
                let lift = if distance > 0.0 { -0.25 } else { sunk };
                let shape = shape.at(at + way * hit.fraction - v(0.0, lift));
                let mut told = [Contact::default(); 64];
                let told = {
                    let count = contacts_within(merged, shape, distance, &mut told);
                    &told[..count]
                };
                let mut found = [GridContact::default(); 64];
                let found = {
                    let count = terrain.grid.contacts(shape, distance, &mut found);
                    &found[..count]
                };
                let what = || format!("{seed}: {shape:?} {told:#?} {found:#?}");
                for contact in found {
                    let contact = &contact.contact;
                    assert!(told.iter().any(|told| is_same(told, contact)), "{}", what());
                }
                for contact in told {
                    let is_told = |found: &GridContact| is_same(&found.contact, contact);
                    assert!(found.iter().any(is_told), "{}", what());
                }
                count += found.len();
                deep += usize::from(distance == 0.0);
                near += usize::from(distance > 0.0);
            }
        }
    }
    assert!(count > 5000 && deep > 1000 && near > 1000, "{count} {deep} {near}");
}

#[test]
fn within_a_huge_distance_a_block_is_one_rectangle() {
    let mut grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
    let area = GridArea::new(GridCell::new(-3, 5), 40, 30);
    grid.fill(area, Tile::FULL).expect("memory");
    let merged = Shape::from(Rectangle::new(v(-24.0, 40.0), v(320.0, 240.0)));
    let mut rng = Rng::with_seed(7);
    let mut count = 0;
    for _ in 0..300 {
        let at = v(rng.f32() * 900.0 - 300.0, rng.f32() * 800.0 - 250.0);
        let shape = Shape::from(Circle::new(at, 1.0 + rng.f32() * 20.0));
        if collide(merged, shape) {
            continue;
        }
        let mut told = [Contact::default(); 4];
        let told = {
            let count = contacts_within(merged, shape, 1e6, &mut told);
            &told[..count]
        };
        let mut found = vec![GridContact::default(); 1200];
        let all = grid.contacts(shape, 1e6, &mut found);
        found.truncate(all);
        let what = || format!("{shape:?} {told:#?} {found:#?}");
        assert!(
            found.iter().all(|own| told.iter().any(|it| is_same(it, &own.contact))),
            "{}",
            what()
        );
        assert!(
            told.iter().all(|it| found.iter().any(|own| is_same(it, &own.contact))),
            "{}",
            what()
        );
        count += 1;
    }
    assert!(count > 150, "{count}");
}

#[test]
fn there_is_a_contact_exactly_if_something_is_near() {
    let (mut some, mut none) = (0, 0);
    for seed in 0..250 {
        let (mut rng, level) = random_level(seed);
        for _ in 0..30 {
            let distance = [0.0, 0.0, 0.25, 3.0][rng.usize(..4)];
            let way = v(rng.f32() - 0.5, rng.f32() - 0.5) * level.grid.cell_size().x;
            let path = [-way, Vector2D::ZERO, v(way.y, 2.0 * way.x)];
            let others: [Shape<'_>; 3] = [
                Line::new(Vector2D::ZERO, way).into(),
                Sector::new(way, 2.0 * way.length(), 30.0, 100.0)
                    .with_inner_radius(way.length())
                    .into(),
                Chain::new(&path).into(),
            ];
            let mut ask = |shape: &Shape<'_>| {
                let mut found = [GridContact::default(); 256];
                let count = level.grid.contacts(shape, distance, &mut found);
                let is_near = level.each(|cell| within(cell, shape, distance));
                let is_near = is_near.iter().any(|(_, is_near)| *is_near);
                assert_eq!(count > 0, is_near, "{seed}: {shape:?} {distance}");
                let met = level.grid.collide(shape);
                for found in &found[..count] {
                    let contact = &found.contact;
                    assert_eq!(level.grid.get(found.found.cell), found.found.tile);
                    assert!(!met || contact.depth >= 0.0 || distance > 0.0, "{seed}: {found:?}");
                    assert!(contact.depth >= -distance, "{seed}: {shape:?} {found:?}");
                    assert!((contact.normal.length() - 1.0).abs() < 1e-6);
                    assert!((1..3).contains(&contact.point_count));
                }
                some += usize::from(is_near);
                none += usize::from(!is_near);
            };
            with_shape(&mut rng, &level, &mut |shape| {
                ask(shape);
                others.iter().for_each(|other| ask(&other.at(shape.position())));
            });
        }
    }
    assert!(some > 2000 && none > 1000, "{some} {none}");
}

#[test]
fn a_floor_of_flush_tiles_is_flat() {
    for (size, far) in [(1.0, 0), (16.0, 1_000_000), (0.1, 9_000_000), (0.3, -77)] {
        let mut grid = new_grid(v(size, size), Vector2D::ZERO);
        for x in -60..60 {
            grid.set(GridCell::new(far + x, -1), Tile::FULL).expect("memory");
            grid.set(GridCell::new(far + x, -2), Tile::FULL).expect("memory");
        }
        let middle = f64::from(far) * f64::from(size);
        for step in -200..200 {
            let x = (middle + f64::from(step) * f64::from(size) / 16.0) as f32;
            for depth in [0.0, 0.0625, 0.4] {
                let place = v(x, -depth * size);
                let shapes: [Shape<'_>; 2] = [
                    Rectangle::new(v(-0.75, 0.0) * size, v(1.5, 2.0) * size).into(),
                    Circle::new(v(0.0, 0.75) * size, 0.75 * size).into(),
                ];
                for shape in shapes.map(|shape| shape.at(place)) {
                    let mut found = [GridContact::default(); 16];
                    let count = grid.contacts(shape, 0.0, &mut found);
                    assert!(count > 0, "{shape:?}");
                    for found in &found[..count] {
                        assert_eq!(found.contact.normal, v(0.0, 1.0), "{shape:?} {found:?}");
                        let off = (found.contact.depth - depth * size).abs();
                        assert!(off <= size * 1e-6, "{shape:?} {found:?}");
                        assert_eq!(found.found.cell.y, -1);
                        for point in &found.contact.points[..found.contact.point_count as usize] {
                            assert!(point.feature_a / 4 == 2, "{found:?}");
                            assert_eq!(point.place_a.edge, 2, "{found:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_all_inside_is_pushed_out_the_short_way() {
    let mut grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
    for y in 0..20 {
        for x in 0..20 {
            grid.set(GridCell::new(x, y), Tile::FULL).expect("memory");
        }
    }
    let mut rng = Rng::with_seed(1);
    for _ in 0..500 {
        let at = v(rng.f32(), rng.f32()) * 140.0 + v(10.0, 10.0);
        let shape = Shape::from(Circle::new(at, 2.0));
        let mut found = [GridContact::default(); 4];
        assert_eq!(grid.contacts(shape, 0.0, &mut found), 1, "{at:?}");
        let depths = [at.x, at.y, 160.0 - at.x, 160.0 - at.y].map(|x| x + 2.0);
        let least = depths.into_iter().fold(f32::INFINITY, f32::min);
        assert!((found[0].contact.depth - least).abs() < 1e-4, "{at:?} {:?}", found[0]);
        let out = shape.at(found[0].contact.normal * (least + 0.001));
        assert!(!collide(Rectangle::new(Vector2D::ZERO, v(160.0, 160.0)), out));
        let tile = grid.shape(found[0].found.cell).expect("it is filled");
        assert!(distance(tile.shape(), shape).expect("shapes").distance < least);
    }
}

/// A box that lies at one or two sides of a block of tiles from inside, or at none, touches nothing from outside, and gets out
/// by the shortest way.
#[test]
fn what_lies_flush_inside_is_pushed_out_the_short_way() {
    let mut rng = Rng::with_seed(2);
    let mut flush = [0; 3];
    for _ in 0..600 {
        let (columns, rows) = (rng.i32(2..7), rng.i32(2..7));
        let mut grid = new_grid(v(1.0, 1.0), Vector2D::ZERO);
        for y in 0..rows {
            for x in 0..columns {
                grid.set(GridCell::new(x, y), Tile::FULL).expect("memory");
            }
        }
        let (wide, high) = (columns as f32, rows as f32);
        let size = v(rng.i32(1..8) as f32, rng.i32(1..8) as f32) * 0.125;
        let mut along = |room: f32| match rng.u32(..4) {
            0 => 0.0,
            1 => room,
            _ => rng.i32(0..=(room * 8.0) as i32) as f32 / 8.0,
        };
        let at = v(along(wide - size.x), along(high - size.y));
        let gaps = [at.x, at.y, wide - at.x - size.x, high - at.y - size.y];
        let depths = [gaps[0] + size.x, gaps[1] + size.y, gaps[2] + size.x, gaps[3] + size.y];
        let normals = [v(-1.0, 0.0), v(0.0, -1.0), v(1.0, 0.0), v(0.0, 1.0)];
        let shape = Shape::from(Rectangle::new(at, size));
        let mut found = [GridContact::default(); 16];
        let count = grid.contacts(shape, 0.0, &mut found);
        let what = || format!("{shape:?} in {columns} x {rows}: {:?}", &found[..count]);
        assert!(count > 0, "{}", what());
        let least = depths.into_iter().fold(f32::INFINITY, f32::min);
        for told in found[..count].iter().map(|found| found.contact) {
            let is_shortest = |side: usize| normals[side] == told.normal && depths[side] == least;
            assert!(told.depth == least && (0..4).any(is_shortest), "{}", what());
        }
        flush[gaps.iter().filter(|&&gap| gap == 0.0).count().min(2)] += 1;
    }
    assert!(flush.iter().all(|&count| count > 50), "{flush:?}");
}

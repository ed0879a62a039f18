//! 200 frames of a grid: what is written into it, and what it answers.

use crate::case::Random;
use crate::draw::fraction;
use crate::memory::allocator;
use crate::told::Told;
use clash2d::{
    Capsule, CastMode, CastSettings, Circle, Grid, GridArea, GridCell, GridContact, GridRows,
    GridSettings, GridTile, OrientedRectangle, Rectangle, Shape, Tile, Vector2D,
};

pub(crate) const FRAMES: usize = 200;

const SIZE: f32 = 8.0;

/// Visits what is decided in each frame, as words: what is filled, met and near, and when.
pub(crate) fn each_decided(visit: &mut dyn FnMut(&[u32])) {
    each(&mut |told| visit(&told.decided));
}

/// Visits the points, normals and depths of each frame, as words: what is told from where a quick way found it.
pub(crate) fn each_place(visit: &mut dyn FnMut(&[u32])) {
    each(&mut |told| visit(&told.places));
}

fn each(visit: &mut dyn FnMut(&Told)) {
    let mut random = Random(2028);
    let settings = GridSettings { allocator: allocator(), ..GridSettings::new(v(SIZE, SIZE)) };
    let mut grid = Grid::new(&settings).expect("there is memory");
    for corners in [
        [v(0.0, 0.0), v(SIZE, 0.0), v(SIZE, SIZE)],
        [v(0.0, 0.0), v(SIZE, 0.0), v(0.0, 3.0)],
        [v(0.0, SIZE), v(1.5, 2.5), v(SIZE, SIZE)],
    ] {
        grid.add_kind(&corners, Vector2D::ZERO).expect("a kind");
    }
    for _ in 0..FRAMES {
        let mut told = Told::default();
        fill(&mut grid, &mut random, &mut told);
        for _ in 0..8 {
            ask(&grid, &mut random, &mut told);
        }
        visit(&told);
    }
}

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn below(random: &mut Random, count: usize) -> u32 {
    random.below(count) as u32
}

/// Half of all lie on lines of cells, so that much touches.
fn number(random: &mut Random, cells: f32) -> f32 {
    if random.below(2) == 0 {
        return (random.below(33) as f32 - 16.0) / 16.0 * cells * SIZE;
    }
    fraction(random) * cells * SIZE
}

fn vector(random: &mut Random, cells: f32) -> Vector2D {
    v(number(random, cells), number(random, cells))
}

fn fill(grid: &mut Grid, random: &mut Random, told: &mut Told) {
    let first = GridCell::new(below(random, 12) as i32 - 8, below(random, 12) as i32 - 8);
    let area = GridArea::new(first, below(random, 6), below(random, 6));
    let bytes = [(); 64].map(|()| below(random, 7) as u8);
    let mut tiles = [Tile::EMPTY; 7];
    for (kind, tile) in tiles.iter_mut().enumerate().skip(3) {
        *tile = Tile::new(kind as u16 - 2).with_material(kind as u16);
    }
    let rows = [GridRows::BottomFirst, GridRows::TopFirst][random.below(2)];
    let status = match random.below(2) {
        0 => grid.fill_bytes(area, &bytes, 7, rows, &tiles),
        _ => grid.fill_bits(area, &bytes, 19, rows, tiles[3 + random.below(4)]),
    };
    status.expect("there is memory");
    let mut found = [GridTile::default(); 256];
    let count = grid.tiles(None, &mut found);
    told.decided.push(count as u32);
    found[..count.min(256)].iter().for_each(|tile| told.tile(tile));
}

fn ask(grid: &Grid, random: &mut Random, told: &mut Told) {
    let (a, radius) = (vector(random, 1.0), 1.0 + number(random, 1.0).abs());
    let shape: Shape<'_> = match random.below(4) {
        0 => Circle::new(v(0.0, 0.0), radius).into(),
        1 => Capsule::new(v(0.0, 0.0), a, radius).into(),
        2 => Rectangle::new(v(-radius, -radius), v(2.0 * radius, radius + 4.0)).into(),
        _ => OrientedRectangle::new(v(0.0, 0.0), v(radius, 4.0), fraction(random) * 90.0).into(),
    };
    let shape = shape.at(vector(random, 8.0));
    let mode = [CastMode::All, CastMode::Approaching][random.below(2)];
    let settings = CastSettings::from(mode).with_distance_kept([0.0, 1.0][random.below(2)]);
    let way = vector(random, 8.0);
    told.decided.push(u32::from(grid.collide(shape)));
    if let Some(hit) = grid.cast(shape, way, &settings) {
        told.tile(&hit.found);
        told.decided.push(hit.cast.fraction.to_bits());
        told.place(hit.cast.point);
        told.place(hit.cast.normal);
        told.places.push(hit.cast.place_a.edge);
    }
    if let Some(hit) = grid.cast_ray(shape.position(), way) {
        told.tile(&hit.found);
        told.place(hit.point);
        told.place(hit.normal);
    }
    let mut contacts = [GridContact::default(); 64];
    let count = grid.contacts(shape, [0.0, 2.0][random.below(2)], &mut contacts);
    told.decided.push(count as u32);
    for contact in &contacts[..count.min(64)] {
        told.tile(&contact.found);
        told.place(contact.contact.normal);
        told.places.push(contact.contact.depth.to_bits());
        for point in &contact.contact.points {
            told.place(point.position);
            told.places.extend([
                point.feature_a,
                point.place_a.edge,
                point.place_a.along.to_bits(),
            ]);
        }
    }
    if let Some(near) = grid.distance(shape, 40.0) {
        told.tile(&near.found);
        told.decided.push(near.distance.distance.to_bits());
    }
}

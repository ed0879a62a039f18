//! Movers among tiles.

use std::collections::BTreeSet;

use clash2d::{
    Capsule, CellShape, Circle, Grid, GridCell, Mover, MoverHit, MoverResult, MoverState,
    MoverTouch, Obstacle, Obstacles, Polygon, Rectangle, Relation, Segment, Shape, Stop, Tile,
    Vector2D, collide, distance, relate,
};
use clash2d_oracle::Rng;

use super::level::{Level, new_grid, random_place, v};

const UP: Vector2D = Vector2D::new(0.0, 1.0);

fn among(grid: &Grid) -> Obstacles<'_> {
    Obstacles { grid: Some(grid), ..Obstacles::default() }
}

fn advance(
    mover: &Mover<'_>,
    obstacles: Obstacles<'_>,
    from: Vector2D,
    by: Vector2D,
    state: &MoverState,
) -> (MoverResult, Vec<MoverHit>, Vec<Vector2D>) {
    let (mut hits, mut stops) = ([MoverHit::default(); 64], [Stop::default(); 64]);
    let moved = mover.advance(obstacles, from, by, state, &mut hits, &mut stops).expect("a mover");
    let (hits, stops) = (&hits[..moved.hit_count], &stops[..moved.stop_count]);
    (moved, hits.to_vec(), stops.iter().map(|stop| stop.pose.position).collect())
}

/// Of hits of equal normals at the same height along them, but for some floats, the first.
fn merged(hits: &[MoverHit]) -> Vec<MoverHit> {
    let mut merged: Vec<MoverHit> = Vec::new();
    for hit in hits {
        let is_flush = |known: &MoverHit| {
            let way = hit.position - known.position;
            let most = (hit.position.length() + known.position.length()) / 50_000.0;
            known.normal == hit.normal && way.dot(hit.normal).abs() <= most
        };
        if !merged.iter().any(is_flush) {
            merged.push(*hit);
        }
    }
    merged
}

/// Whether two shapes share no inner point.
fn is_outside(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    matches!(relate(a, b), Relation::Disjoint | Relation::Touching)
}

#[test]
fn tiles_are_felt_as_a_list_of_their_shapes_is() {
    let (mut moved_on, mut hit) = (0, 0);
    for seed in 0..250 {
        let mut rng = Rng::with_seed(seed);
        let (size, origin, middle) = random_place(&mut rng);
        let mut grid = new_grid(size, origin);
        // Floors to jump through, in all directions.
        let bar = [v(0.0, 0.0), v(size.x, 0.0), v(size.x, size.y), v(0.0, size.y)];
        for way in [UP, v(1.0, 0.0), v(-1.0, 1.0)] {
            grid.add_kind(&bar, way).expect("a kind");
        }
        let level = Level::random(&mut rng, grid, middle);
        let shapes: Vec<CellShape<'_>> =
            level.filled.iter().map(|&cell| level.grid.shape(cell).expect("filled")).collect();
        let ways = [Vector2D::ZERO, Vector2D::ZERO, UP, v(1.0, 0.0), v(-1.0, 1.0)];
        let one_way = |cell: &GridCell| {
            ways.get(usize::from(level.grid.get(*cell).kind)).copied().unwrap_or_default()
        };
        let list: Vec<Obstacle<'_>> = shapes
            .iter()
            .zip(&level.filled)
            .map(|(shape, cell)| Obstacle::new(shape.shape()).with_one_way(one_way(cell)))
            .collect();
        let half = v(size.x * 0.375, size.y * 0.75);
        let shape: Shape<'_> = match rng.u32(..3) {
            0 => Rectangle::new(half * -0.5, half).into(),
            1 => Circle::new(Vector2D::ZERO, half.x).into(),
            _ => Capsule::new(Vector2D::ZERO, v(0.0, half.y), half.x * 0.5).into(),
        };
        let mover = Mover { step: size.y * 0.25, snap: size.y * 0.25, ..Mover::new(shape, UP) };
        let (mut place, mut state) = (level.middle_of(middle), MoverState::default());
        let mut listed_state = state;
        for _ in 0..12 {
            let by = v((rng.f32() - 0.5) * 3.0 * size.x, (rng.f32() - 0.6) * 3.0 * size.y);
            let (found, hits, stops) = advance(&mover, among(&level.grid), place, by, &state);
            let (told, told_hits, told_stops) =
                advance(&mover, list[..].into(), place, by, &listed_state);
            let what = format!("{seed}: {place:?} {by:?}");
            assert_eq!(
                (found.position, found.rest, &stops),
                (told.position, told.rest, &told_stops),
                "{what}"
            );
            assert_eq!(found.state.touches, told.state.touches, "{what}");
            assert!(
                told_hits.iter().all(|hit| hit.id.is_listed() && hit.cell == GridCell::new(0, 0))
            );
            let merged = merged(&told_hits);
            assert_eq!(hits.len(), merged.len(), "{what}");
            for (a, b) in hits.iter().zip(&merged) {
                assert_eq!(
                    (a.position, a.normal, a.stop, a.time, a.touch),
                    (b.position, b.normal, b.stop, b.time, b.touch),
                    "{what}"
                );
                let tile = level.grid.get(a.cell);
                assert!(a.id.is_grid() && tile != Tile::EMPTY, "{what}");
                assert_eq!(a.user, u64::from(tile.material), "{what}");
                let shape = level.grid.shape(a.cell).expect("filled");
                let there = mover.shape.at(a.position);
                let apart = distance(shape.shape(), there).expect("shapes").distance;
                // Its normal leads to that tile.
                let on = a.position + a.normal * apart;
                let left = distance(shape.shape(), mover.shape.at(on)).expect("shapes").distance;
                let most = size.x * 1e-3 + a.position.length() * 1e-6;
                assert!(apart <= most, "{what} {a:?} {apart}");
                assert!(left <= most, "{what} {a:?} {apart} {left}");
            }
            if !found.state.is(MoverTouch::Stuck) {
                let solid = level.filled.iter().zip(&shapes);
                let solid = solid.filter(|(cell, _)| one_way(cell) == Vector2D::ZERO);
                let is_out = |shape: &CellShape<'_>| {
                    is_outside(&shape.shape(), &mover.shape.at(found.position))
                };
                assert!(solid.into_iter().all(|(_, shape)| is_out(shape)), "{what}");
            }
            moved_on += usize::from(found.position != place);
            hit += hits.len();
            (place, state, listed_state) = (found.position, found.state, told.state);
        }
    }
    assert!(moved_on > 500 && hit > 500, "{moved_on} {hit}");
}

/// All places that are reached by steps of 1 in four directions.
fn reached(start: [i32; 2], step: impl Fn([i32; 2], [i32; 2]) -> [i32; 2]) -> BTreeSet<[i32; 2]> {
    let (mut found, mut open) = (BTreeSet::from([start]), vec![start]);
    while let Some(place) = open.pop() {
        for way in [[1, 0], [-1, 0], [0, 1], [0, -1]] {
            let next = step(place, way);
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

#[test]
fn a_lower_floor_is_a_hit_of_its_own() {
    let mut grid = new_grid(v(1.0, 1.0), Vector2D::ZERO);
    grid.set(GridCell::new(0, -1), Tile::FULL.with_material(1)).expect("memory");
    for x in 2..8 {
        grid.set(GridCell::new(x, -3), Tile::FULL.with_material(2)).expect("memory");
    }
    let hero = Mover::new(Rectangle::new(Vector2D::ZERO, v(0.5, 0.5)), UP);
    let (from, by) = (v(0.25, 0.25), v(3.0, -4.0));
    let (moved, hits, _) = advance(&hero, among(&grid), from, by, &MoverState::default());
    assert_eq!(moved.position.y, -2.0);
    let told: Vec<_> = hits.iter().map(|hit| (hit.user, hit.normal)).collect();
    assert_eq!(told, [(1, v(0.0, -1.0)), (2, v(0.0, -1.0))]);
}

#[test]
fn a_cell_that_begins_at_1_is_not_met_at_0() {
    // Whose line is a sum of which the larger part is 0.
    let mut grid = new_grid(v(16_777_209.0, 1.0), v(-33_817_193_804_201_984.0, 0.0));
    let cell = GridCell::new(2_015_662_665, 0);
    grid.set(cell, Tile::FULL).expect("memory");
    assert_eq!(grid.cell_at(v(1.0, 0.5)), Some(cell));
    let hero = Mover::new(Rectangle::new(Vector2D::ZERO, v(0.5, 0.5)), UP);
    let (from, by) = (v(-3.0, 0.25), v(8.0, 0.0));
    let (moved, ..) = advance(&hero, among(&grid), from, by, &MoverState::default());
    assert_eq!(moved.position, v(0.5, 0.25));
}

#[test]
fn pixel_by_pixel_movers_get_where_the_cells_under_their_corners_are_free() {
    let mut most = 0;
    for seed in 0..60 {
        let mut rng = Rng::with_seed(seed);
        let mut grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
        let side = 6;
        for y in -1..=side {
            for x in -1..=side {
                let is_rim = x < 0 || y < 0 || x == side || y == side;
                if is_rim || (rng.u32(..4) == 0 && (x, y) != (0, 0)) {
                    grid.set(GridCell::new(x, y), Tile::FULL).expect("memory");
                }
            }
        }
        // Up to as large as a cell, where it fits exactly into gaps.
        let (width, height) = (rng.i32(5..9), rng.i32(5..9));
        let is_free = |[x, y]: [i32; 2]| {
            let corners =
                [[x, y], [x + width - 1, y], [x, y + height - 1], [x + width - 1, y + height - 1]];
            corners.iter().all(|[x, y]| grid.get(GridCell::new(x >> 3, y >> 3)) == Tile::EMPTY)
        };
        let expected = reached([0, 0], |[x, y], [dx, dy]| {
            let next = [x + dx, y + dy];
            if is_free(next) { next } else { [x, y] }
        });
        let figure = Rectangle::new(Vector2D::ZERO, v(width as f32, height as f32));
        let mover = Mover::new(figure, Vector2D::ZERO);
        let found = reached([0, 0], |[x, y], [dx, dy]| {
            let (from, by) = (v(x as f32, y as f32), v(dx as f32, dy as f32));
            let place = advance(&mover, among(&grid), from, by, &MoverState::default()).0.position;
            assert_eq!((place.x.fract(), place.y.fract()), (0.0, 0.0));
            [place.x as i32, place.y as i32]
        });
        assert_eq!(found, expected, "{seed}");
        most = most.max(found.len());
    }
    assert!(most > 100, "{most}");
}

#[test]
fn movers_in_caves_of_slopes_reach_what_a_search_reaches() {
    // Moved by cells, a diamond gets from cell to cell exactly where its way leads through no inner point.
    for seed in 0..40 {
        let mut rng = Rng::with_seed(seed);
        let grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
        let level = Level::random(&mut rng, grid, GridCell::new(0, 0));
        let corners = [v(4.0, 0.0), v(8.0, 4.0), v(4.0, 8.0), v(0.0, 4.0)];
        let diamond = Shape::from(Polygon::new(&corners));
        let inner = |shape: &Shape<'_>| {
            level.each(|cell| is_outside(cell, shape)).iter().any(|(_, is_out)| !is_out)
        };
        let start = (-6..7).flat_map(|y| (-6..7).map(move |x| [x, y]));
        let is_out = |[x, y]: [i32; 2]| !inner(&diamond.at(v(x as f32 * 8.0, y as f32 * 8.0)));
        let Some(start) = start.clone().find(|&at| at[0] == 0 && is_out(at)) else { continue };
        let within = |at: [i32; 2]| at.iter().all(|x| x.abs() <= 6);
        let expected = reached(start, |[x, y], [dx, dy]| {
            let next = [x + dx, y + dy];
            // The hull of both: six corners.
            let (a, b) =
                (v(x as f32 * 8.0, y as f32 * 8.0), v(next[0] as f32 * 8.0, next[1] as f32 * 8.0));
            let all: Vec<_> = corners.iter().flat_map(|&c| [c + a, c + b]).collect();
            let mut hull = vec![Vector2D::ZERO; all.len()];
            let count = clash2d::convex_hull(&all, &mut hull);
            let way = Shape::from(Polygon::new(&hull[..count]));
            if within(next) && !inner(&way) { next } else { [x, y] }
        });
        let mover = Mover::new(diamond, Vector2D::ZERO).with_flag(clash2d::MoverFlags::NoSlide);
        let found = reached(start, |[x, y], [dx, dy]| {
            let next = [x + dx, y + dy];
            let (from, by) =
                (v(x as f32 * 8.0, y as f32 * 8.0), v(dx as f32 * 8.0, dy as f32 * 8.0));
            let place =
                advance(&mover, among(&level.grid), from, by, &MoverState::default()).0.position;
            if within(next) && place == from + by { next } else { [x, y] }
        });
        assert_eq!(found, expected, "{seed}");
    }
}

#[test]
fn no_seam_is_felt() {
    let mut grid = new_grid(v(0.1, 0.1), Vector2D::ZERO);
    let far = 9_000_000;
    for x in -50..50 {
        grid.set(GridCell::new(far + x, 0), Tile::FULL).expect("memory");
        grid.set(GridCell::new(far + x, 25), Tile::FULL).expect("memory");
    }
    let shapes: [Shape<'_>; 3] = [
        Rectangle::new(v(-0.125, 0.0), v(0.25, 0.75)).into(),
        Circle::new(v(0.0, 0.375), 0.375).into(),
        Capsule::new(v(0.0, 0.25), v(0.0, 0.5), 0.25).into(),
    ];
    for shape in shapes {
        let mover = Mover::new(shape, UP);
        let (from, frame) = (v(899_996.0, 1.0), v(0.0625, -0.25));
        let (mut place, mut state) = (from, MoverState::default());
        for step in 1..=60 {
            let (moved, ..) = advance(&mover, among(&grid), place, frame, &state);
            (place, state) = (moved.position, moved.state);
            assert_eq!(place.x, from.x + step as f32 * frame.x, "{shape:?}");
            assert!(step < 6 || state.is(MoverTouch::Floor) && !state.is(MoverTouch::Wall));
        }
        // The floor is 0.1 as a float; the next place that is not below.
        assert!(place.y >= 0.1 && place.y.next_down() < 0.1, "{place:?}");
        let wide = Rectangle::new(v(899_000.0, 0.0), v(2000.0, 0.1));
        assert!(!collide(wide, shape.at(place)) || place.y == 0.1);
    }
}

#[test]
fn slopes_of_tiles_are_climbed_as_one() {
    let mut grid = new_grid(v(16.0, 16.0), Vector2D::ZERO);
    let up = [v(0.0, 0.0), v(16.0, 0.0), v(16.0, 16.0)];
    let slope = grid.add_kind(&up, Vector2D::ZERO).expect("a kind");
    for i in 0..60 {
        grid.set(GridCell::new(i, i), Tile::new(slope)).expect("memory");
        grid.set(GridCell::new(i + 1, i), Tile::FULL).expect("memory");
        grid.set(GridCell::new(-i, -1), Tile::FULL).expect("memory");
    }
    let hill = [v(0.0, 0.0), v(960.0, 0.0), v(960.0, 960.0)];
    let list = [
        Obstacle::new(Polygon::new(&hill)),
        Obstacle::new(Rectangle::new(v(-960.0, -16.0), v(976.0, 16.0))),
    ];
    let shapes: [Shape<'_>; 3] = [
        Rectangle::new(v(-5.0, 0.0), v(10.0, 24.0)).into(),
        Circle::new(v(0.0, 6.0), 6.0).into(),
        Capsule::new(v(0.0, 5.0), v(0.0, 19.0), 5.0).into(),
    ];
    for shape in shapes {
        let mover = Mover::new(shape, UP);
        let (mut place, mut state) = (v(-40.0, 8.0), MoverState::default());
        for _ in 0..200 {
            let by = v(3.0, -1.7);
            let (told, ..) = advance(&mover, list[..].into(), place, by, &state);
            let (moved, ..) = advance(&mover, among(&grid), place, by, &state);
            let apart = moved.position - told.position;
            // What is round follows the line through its place: at corners, too, along the slope.
            let most = if shape == shapes[0] { 0.0 } else { 0.01 };
            assert!(apart.length() <= most, "{shape:?} {place:?}: {moved:?} {told:?}");
            (place, state) = (moved.position, moved.state);
        }
        let far = Segment::new(v(0.0, 0.0), v(50.0, 0.0));
        assert!(place.y > 20.0 && far.point2.x < place.x, "{place:?}");
    }
}

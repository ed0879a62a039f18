//! Where a box can get among tiles, beside a search that tries each of a grid of places.

use std::collections::BTreeSet;

use clash2d::{Mover, MoverState, Obstacle, Rectangle, Vector2D};
use clash2d_oracle::Rng;

/// A place in quarters of a tile.
type Place = [i32; 2];

const WAYS: [Place; 4] = [[1, 0], [0, 1], [-1, 0], [0, -1]];
/// How many tiles there are in a row.
const TILES: i32 = 6;
/// How many quarters a tile has.
const PARTS: i32 = 4;

/// A tile at a place, with the way in which it lets pass.
#[derive(Clone, Copy, Debug)]
struct Tile {
    at: Place,
    open: Place,
}

fn level(rng: &mut Rng) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for x in -1..=TILES {
        for y in -1..=TILES {
            let is_border = [x, y].iter().any(|part| *part < 0 || *part == TILES);
            if is_border || rng.u32(..3) == 0 {
                let open = if is_border || rng.bool() { [0, 0] } else { WAYS[rng.usize(..4)] };
                tiles.push(Tile { at: [x * PARTS, y * PARTS], open });
            }
        }
    }
    tiles
}

impl Tile {
    /// Whether a box of a size, with its lower left corner at the middle of a step of a quarter, shares more than its
    /// border with the tile. Twice the numbers are whole.
    fn is_met(&self, size: Place, from: Place, way: Place) -> bool {
        (0..2).all(|axis| {
            let low = 2 * from[axis] + way[axis];
            low < 2 * (self.at[axis] + PARTS) && low + 2 * size[axis] > 2 * self.at[axis]
        })
    }

    /// Whether the box is in it, or is on the side from which it lets pass, in its way.
    fn lets_pass(&self, size: Place, from: Place) -> bool {
        (0..2).all(|axis| {
            let (low, high) = (from[axis], from[axis] + size[axis]);
            let (start, end) = (self.at[axis], self.at[axis] + PARTS);
            match self.open[axis] {
                0 => low < end && high > start,
                1 => low < end,
                _ => high > start,
            }
        })
    }

    fn stops(&self, size: Place, from: Place, way: Place) -> bool {
        let against = self.open[0] * way[0] + self.open[1] * way[1] < 0;
        let is_solid = self.open == [0, 0];
        self.is_met(size, from, way) && (is_solid || against && !self.lets_pass(size, from))
    }
}

/// All places that can be got to by such steps.
fn search(start: Place, mut step: impl FnMut(Place, Place) -> Place) -> BTreeSet<Place> {
    let (mut known, mut open) = (BTreeSet::from([start]), vec![start]);
    while let Some(from) = open.pop() {
        for way in WAYS {
            let to = step(from, way);
            if known.insert(to) {
                open.push(to);
            }
        }
    }
    known
}

fn vector(place: Place) -> Vector2D {
    Vector2D::from(place.map(|part| part as f32 / PARTS as f32))
}

fn place(at: Vector2D) -> Place {
    let place = [at.x, at.y].map(|part| (part * PARTS as f32) as i32);
    assert_eq!(vector(place), at, "it is between two places");
    place
}

/// Boxes from a quarter of a tile to two tiles: those of just the width of a gap pass it, none wider does.
#[test]
fn it_gets_to_just_the_places_of_an_exact_search() {
    let mut places = 0;
    for round in 0..super::rounds() {
        let mut rng = Rng::fixed(6000 + round);
        let tiles = level(&mut rng);
        let size = [rng.i32(1..=8), rng.i32(1..=8)];
        let shape = Rectangle::new(Vector2D::ZERO, vector(size));
        let up = if rng.bool() { Vector2D::ZERO } else { Vector2D::new(0.0, 1.0) };
        let mover = Mover::new(shape, up);
        let list: Vec<Obstacle<'_>> = tiles
            .iter()
            .map(|tile| {
                let shape = Rectangle::new(vector(tile.at), vector([PARTS; 2]));
                Obstacle::new(shape).with_one_way(Vector2D::from(tile.open.map(|part| part as f32)))
            })
            .collect();
        let start = [(); 2].map(|()| rng.i32(0..TILES * PARTS));
        if tiles.iter().any(|tile| tile.open == [0, 0] && tile.is_met(size, start, [0, 0])) {
            continue;
        }
        let exact = search(start, |from, way| {
            let is_stopped = tiles.iter().any(|tile| tile.stops(size, from, way));
            if is_stopped { from } else { [from[0] + way[0], from[1] + way[1]] }
        });
        let state = MoverState::default();
        let found = search(start, |from, way| {
            let moved =
                mover.advance(list[..].into(), vector(from), vector(way), &state, &mut [], &mut []);
            place(moved.expect("a mover").position)
        });
        assert_eq!(found, exact, "{round}: {size:?} from {start:?} among {tiles:?}");
        places += found.len();
    }
    assert!(places > 500, "{places}");
}

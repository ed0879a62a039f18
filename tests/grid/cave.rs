//! Shapes all inside of the ground, with caves in it: how they are led out.

use std::ops::Range;

use clash2d::{Contact, Grid, GridCell, GridContact, Rectangle, Shape, Tile, Vector2D};
use clash2d_oracle::Rng;

use super::level::{new_grid, v};

const SIDE: i32 = 16;
const SIZE: f64 = 8.0;
/// More than what roundings make.
const SLIP: f64 = 1e-3;

/// Full cells with holes, and a grid of them.
struct Cave {
    full: [[bool; SIDE as usize]; SIDE as usize],
    grid: Grid,
}

/// A box, in plain numbers.
#[derive(Clone, Copy, Debug)]
struct Block {
    low: [f64; 2],
    size: [f64; 2],
}

impl Cave {
    fn random(rng: &mut Rng, holes: u32) -> Self {
        let is_full = |rng: &mut Rng| rng.u32(..100) >= holes;
        let full = [(); SIDE as usize].map(|()| [(); SIDE as usize].map(|()| is_full(rng)));
        let mut grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
        for (y, row) in (0..).zip(&full) {
            for (x, _) in (0..).zip(row).filter(|(_, is_full)| **is_full) {
                grid.set(GridCell::new(x, y), Tile::FULL).expect("memory");
            }
        }
        Self { full, grid }
    }

    fn is_full(&self, x: i32, y: i32) -> bool {
        (0..SIDE).contains(&x) && (0..SIDE).contains(&y) && self.full[y as usize][x as usize]
    }

    /// Whether a box is free of all full cells, but for a little.
    fn is_free(&self, block: Block, slip: f64) -> bool {
        let range = |axis: usize| {
            let (low, high) = (block.low[axis] + slip, block.low[axis] + block.size[axis] - slip);
            (low / SIZE).floor() as i32..(high / SIZE).ceil() as i32
        };
        range(1).all(|y| range(0).all(|x| !self.is_full(x, y)))
    }

    /// Whether all cells that a box touches are full.
    fn holds(&self, block: Block) -> bool {
        let range = |axis: usize| {
            let (low, high) = (block.low[axis], block.low[axis] + block.size[axis]);
            ((low / SIZE).ceil() - 1.0) as i32..(high / SIZE).floor() as i32 + 1
        };
        range(1).all(|y| range(0).all(|x| self.is_full(x, y)))
    }

    /// How far the nearest place is where a box is free: where it is on an axis, or at a side of a cell.
    fn least_way(&self, block: Block) -> f64 {
        let places = |axis: usize| {
            let sides = (0..=SIDE).flat_map(|i| {
                let side = f64::from(i) * SIZE;
                [side, side - block.size[axis]]
            });
            [block.low[axis]].into_iter().chain(sides).collect::<Vec<_>>()
        };
        let mut least = f64::INFINITY;
        for y in places(1) {
            for x in places(0) {
                let by = [x - block.low[0], y - block.low[1]];
                let way = (by[0] * by[0] + by[1] * by[1]).sqrt();
                if way < least && self.is_free(Block { low: [x, y], ..block }, 0.0) {
                    least = way;
                }
            }
        }
        least
    }

    /// The deepest contact; None if there is none but for a little.
    fn deepest(&self, block: Block) -> Option<Contact> {
        let size = v(block.size[0] as f32, block.size[1] as f32);
        let at = v(block.low[0] as f32, block.low[1] as f32);
        let shape = Shape::from(Rectangle::new(Vector2D::ZERO, size)).at(at);
        let mut found = [GridContact::default(); 64];
        let count = self.grid.contacts(shape, 0.0, &mut found);
        let all = found[..count].iter().map(|found| found.contact);
        let deepest = all.reduce(|a, b| if b.depth > a.depth { b } else { a });
        deepest.filter(|contact| f64::from(contact.depth) > SLIP)
    }
}

impl Block {
    fn moved(self, contact: &Contact) -> Self {
        let depth = f64::from(contact.depth);
        let by = [contact.normal.x, contact.normal.y].map(|x| f64::from(x) * depth);
        Self { low: [self.low[0] + by[0], self.low[1] + by[1]], ..self }
    }
}

#[test]
fn what_is_all_inside_among_caves_is_led_out() {
    let (mut count, mut once, mut stuck, mut rounds) = (0, 0, 0, 0);
    let mut rng = Rng::with_seed(3);
    for round in 0..300 {
        let cave = Cave::random(&mut rng, [2, 10, 30][round % 3]);
        for _ in 0..40 {
            let mut number = |range: Range<i32>| f64::from(rng.i32(range)) * 0.25;
            let size = [number(1..32), number(1..32)];
            let mut block = Block { low: [number(0..512), number(0..512)], size };
            if !cave.holds(block) {
                continue;
            }
            let (least, mut steps) = (cave.least_way(block), 0);
            while let Some(contact) = cave.deepest(block) {
                block = block.moved(&contact);
                steps += 1;
                let is_free = cave.is_free(block, SLIP);
                if steps == 1 && is_free {
                    assert!(f64::from(contact.depth) >= least - SLIP, "{block:?} {contact:?}");
                    once += 1;
                }
                assert!(steps < 6, "{block:?} {contact:?}");
            }
            stuck += i32::from(!cave.is_free(block, SLIP));
            rounds = rounds.max(steps);
            count += 1;
        }
    }
    assert!(count > 8000 && 100 * once > 99 * count, "{once} of {count}");
    assert!(stuck == 0 && rounds <= 3, "{stuck} {rounds}");
}

#[test]
fn what_is_all_inside_of_a_block_is_led_out_the_least_way() {
    let mut rng = Rng::with_seed(4);
    let mut cave = Cave::random(&mut rng, 0);
    for hole in [None, Some((5, 2))] {
        if let Some((x, y)) = hole {
            cave.full[y as usize][x as usize] = false;
            cave.grid.set(GridCell::new(x, y), Tile::EMPTY).expect("nothing is asked for");
        }
        let block = Block { low: [12.0, 11.0], size: [4.0, 4.0] };
        assert_eq!(cave.deepest(block).map(|c| (c.normal, c.depth)), Some((v(0.0, -1.0), 15.0)));
    }
    cave.full[2][5] = true;
    cave.grid.set(GridCell::new(5, 2), Tile::FULL).expect("memory");
    for _ in 0..500 {
        let mut number = |range: Range<i32>| f64::from(rng.i32(range)) * 0.25;
        let (size, low) = ([number(1..99), number(1..99)], [number(1..512), number(1..512)]);
        let block = Block { low, size };
        if cave.holds(block) {
            let contact = cave.deepest(block).expect("it is inside");
            assert!((f64::from(contact.depth) - cave.least_way(block)).abs() < SLIP, "{block:?}");
        }
    }
}

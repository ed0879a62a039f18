//! All pairs that meet, against asking each pair.

use crate::draw::{KINDS, STYLES, draw};
use crate::in_all_registers;
use crate::lay::lay;
use clash2d::{
    Batch, Circle, IndexPair, Rectangle, ShapeKind, Vector2D, batch_find_pairs,
    batch_find_pairs_capacity, collide,
};
use clash2d_oracle::Rng;

/// All pairs, one by one.
fn truth(a: &Batch<'_>, b: Option<&Batch<'_>>) -> Vec<IndexPair> {
    let mut pairs = Vec::new();
    for i in 0..a.len() {
        let (others, first) = b.map_or((a, i + 1), |b| (b, 0));
        for k in first..others.len() {
            if collide(a.get(i), others.get(k)) {
                pairs.push(IndexPair { a: i as u32, b: k as u32 });
            }
        }
    }
    pairs
}

/// Checks all ways to ask for pairs: with memory and without, with too little room, and with a limit.
fn check(a: &Batch<'_>, b: Option<&Batch<'_>>, case: &str) {
    let all = truth(a, b);
    let mut scratch = vec![u64::MAX; batch_find_pairs_capacity(a, b)];
    let nothing = IndexPair { a: u32::MAX, b: u32::MAX };
    for memory in [scratch.len(), 0] {
        for room in [all.len() + 1, all.len() / 2, 0] {
            for limit in [0, 1, all.len() / 3] {
                let wanted = if limit == 0 { all.len() } else { all.len().min(limit) };
                let written = wanted.min(room);
                let mut pairs = vec![nothing; room];
                let found = batch_find_pairs(a, b, limit, &mut pairs, &mut scratch[..memory]);
                assert_eq!(found, wanted, "{case}: limit {limit}, room {room}, memory {memory}");
                assert_eq!(pairs[..written], all[..written], "{case}");
                let is_written = limit != 0 || written == room;
                assert!(is_written || pairs[written..].iter().all(|&pair| pair == nothing));
            }
        }
    }
}

/// Shapes of a kind in a few scenes: anywhere, in one place, in a row, in a column, with one far away, in two towns.
fn scene(kind: ShapeKind, number: usize, count: usize, rng: &mut Rng) -> Vec<[f32; 6]> {
    let style = STYLES[number % STYLES.len()];
    let mut shapes: Vec<_> = (0..count).map(|_| draw(kind, style, rng)).collect();
    for (i, shape) in shapes.iter_mut().enumerate() {
        let place = match number / STYLES.len() {
            0 => continue,
            1 => [1.0, 2.0],
            2 => [i as f32 * 0.5, 3.0],
            3 => [3.0, i as f32 * 0.5],
            4 => [if i == 7 { 1e7 } else { shape[0] }, shape[1]],
            _ => [if i % 2 == 0 { 1e5 } else { -1e5 }, shape[1]],
        };
        shape[..2].copy_from_slice(&place);
    }
    shapes
}

#[test]
fn pairs_are_those_of_single_calls() {
    in_all_registers(|| {
        let mut rng = Rng::with_seed(1506);
        for (number, (a, b)) in KINDS.iter().flat_map(|a| KINDS.map(|b| (*a, b))).enumerate() {
            for round in 0..2 {
                let scenes = [number * 2 + round, number * 7 + 3 * round].map(|n| n % 60);
                let most = if cfg!(debug_assertions) { 90 } else { 420 };
                let counts = [rng.usize(..most), rng.usize(..most)];
                let [first, second] =
                    [(a, 0), (b, 1)].map(|(kind, i)| scene(kind, scenes[i], counts[i], &mut rng));
                let laid = [lay(a, &first, &mut rng), lay(b, &second, &mut rng)];
                let case = format!("{a:?} {b:?} {scenes:?}");
                check(&laid[0].batch(), Some(&laid[1].batch()), &case);
                check(&laid[0].batch(), None, &case);
            }
        }
    });
}

/// More shapes than one word of leaves, for which all levels of the tree are needed.
#[test]
fn many_shapes_have_the_pairs_of_a_grid() {
    let side = if cfg!(debug_assertions) { 150 } else { 300 };
    let place = |i: u32| Vector2D::new((i % side) as f32, (i / side) as f32);
    let circles: Vec<Circle> = (0..side * side).map(|i| Circle::new(place(i), 0.5)).collect();
    let (expected, batch) = (2 * side * (side - 1), Batch::from(&circles[..]));
    let mut scratch = vec![0; batch_find_pairs_capacity(&batch, None)];
    let mut pairs = vec![IndexPair::default(); expected as usize];
    let found = batch_find_pairs(&batch, None, 0, &mut pairs, &mut scratch);
    assert_eq!(found, expected as usize);
    assert!(pairs.is_sorted());
    assert!(pairs.iter().all(|pair| {
        let apart = pair.b - pair.a;
        apart == side || (apart == 1 && pair.b % side != 0)
    }));
    let wall = [Rectangle::new(Vector2D::new(-1.0, -1.0), Vector2D::new(1e6, 1e6))];
    let walls = Batch::from(&wall[..]);
    let mut scratch = vec![0; batch_find_pairs_capacity(&walls, Some(&batch))];
    let all = batch_find_pairs(&walls, Some(&batch), 0, &mut [], &mut scratch);
    assert_eq!(all, circles.len());
}

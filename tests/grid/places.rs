//! Where cells are, exactly.

use clash2d::{GridCell, Status, Tile, Vector2D};
use clash2d_oracle::{Real, Rng};

use super::level::{new_grid, v};

/// Where a cell begins on an axis.
fn line(origin: f32, size: f32, number: i32) -> Real {
    let (high, low) = (Real::new((number >> 16) as f32), Real::new((number & 0xffff) as f32));
    let whole = &(&high * &Real::power(16)) + &low;
    &Real::new(origin) + &(&whole * &Real::new(size))
}

/// What is left of a number without a float.
fn without(number: &Real, float: f32) -> Real {
    number - &Real::new(float)
}

/// Whether a number is a sum of two floats.
fn is_sum(number: &Real) -> bool {
    let (first, _) = number.nearest();
    first.is_finite() && {
        let rest = without(number, first);
        without(&rest, rest.nearest().0).is_zero()
    }
}

fn random_size(rng: &mut Rng) -> f32 {
    [1.0, 16.0, 0.1, 0.25, 1e-3, 33.3, 131_071.0, 1e30, 1e-40][rng.usize(..9)]
}

#[test]
fn cells_begin_at_real_multiples_or_are_refused() {
    let (mut rng, mut refused) = (Rng::with_seed(3), 0);
    for _ in 0..20_000 {
        let size = v(random_size(&mut rng), random_size(&mut rng));
        let origin = match rng.u32(..3) {
            0 => Vector2D::ZERO,
            1 => v(size.x * 0.5, size.y * 3.0),
            _ => v(rng.f32() * 100.0, -rng.f32()),
        };
        let number = |rng: &mut Rng| rng.u32(..) as i32 >> rng.u32(..32);
        let cell = GridCell::new(number(&mut rng), number(&mut rng));
        let mut grid = new_grid(size, origin);
        let begin = [line(origin.x, size.x, cell.x), line(origin.y, size.y, cell.y)];
        let status = grid.set(cell, Tile::FULL);
        if !begin.iter().all(is_sum) {
            assert_eq!(status, Err(Status::UnknownValue));
            refused += 1;
            continue;
        }
        assert_eq!(status, Ok(()), "{cell:?} of {size:?} from {origin:?}");
        let found = grid.shape(cell).expect("it is filled");
        let shape = found.shape();
        let inner = match shape.form() {
            clash2d::Form::Group(group) => group.shapes()[0].position(),
            _ => Vector2D::ZERO,
        };
        let at = shape.position();
        for (begin, [a, b]) in begin.iter().zip([[at.x, inner.x], [at.y, inner.y]]) {
            assert!(without(&without(begin, a), b).is_zero());
        }
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn small_numbers_and_short_sizes_are_never_refused() {
    let mut rng = Rng::with_seed(4);
    for _ in 0..20_000 {
        let (small, short) = (rng.i32(-(1 << 24)..(1 << 24)), rng.u32(..) as i32);
        let size = f32::from_bits(rng.u32(1 << 23..200 << 23));
        let mut grid = new_grid(v(size, rng.u32(1..1 << 17) as f32 / 256.0), Vector2D::ZERO);
        assert_eq!(grid.set(GridCell::new(small, short), Tile::FULL), Ok(()), "{small} of {size}");
    }
}

#[test]
fn points_are_in_the_cells_that_contain_them() {
    let mut rng = Rng::with_seed(5);
    let mut found = 0;
    for _ in 0..20_000 {
        let size = v(random_size(&mut rng), random_size(&mut rng));
        let origin = v(rng.f32() * 10.0 * size.x, 0.0);
        let grid = new_grid(size, origin);
        let number = rng.u32(..) as i32 >> rng.u32(..32);
        // On a line where that is a float, and next to it.
        let x = line(origin.x, size.x, number).nearest().0;
        let y = line(origin.y, size.y, number).nearest().0;
        let next = |rng: &mut Rng, x: f32| [x, x.next_up(), x.next_down()][rng.usize(..3)];
        let point = v(next(&mut rng, x), next(&mut rng, y));
        let Some(cell) = grid.cell_at(point) else { continue };
        found += 1;
        for (x, origin, size, number) in
            [(point.x, origin.x, size.x, cell.x), (point.y, origin.y, size.y, cell.y)]
        {
            let begin = line(origin, size, number);
            let inside = &Real::new(x) - &begin;
            assert!(!inside.is_negative());
            assert!(without(&inside, size).is_negative());
        }
    }
    assert!(found > 10_000, "{found}");
    let grid = new_grid(v(1.0, 1.0), Vector2D::ZERO);
    for x in [f32::NAN, f32::INFINITY, 1e30, -1e30, 2_147_483_648.0, -2_147_483_904.0] {
        assert_eq!(grid.cell_at(v(x, 0.0)), None);
    }
    let last = grid.cell_at(v(-2_147_483_648.0, 2_147_483_520.0));
    assert_eq!(last, Some(GridCell::new(i32::MIN, i32::MAX - 127)));
}

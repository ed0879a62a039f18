//! Batches answer as the single questions do, bit for bit: of all kinds and distributions, in whatever
//! registers, wherever the numbers lie.

mod draw;
mod find;
mod lay;
mod rays;

use clash2d::abi::Level;
use clash2d::{
    Batch, Chain, Group, Node, Numbers, Polygon, Prepared, Shape, ShapeKind, Vector2D,
    batch_collide, batch_collide_pairs, collide, mask_indices,
};
use clash2d_oracle::{Distribution, FUNCTIONS, Function, Kind, Rng};
use draw::{KINDS, STYLES, draw, shape};
use lay::{Laid, lay};
use std::sync::{Mutex, PoisonError};

/// Asks in all registers that there are, one after the other: the level is one for the whole program.
fn in_all_registers(ask: impl Fn()) {
    static ONE: Mutex<()> = Mutex::new(());
    let _guard = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    for level in [Level::Basic, Level::Avx2] {
        if level.used() == level {
            ask();
        }
    }
    Level::widest().used();
}

/// The answers as a mask, and how many are yes.
fn expected(count: usize, answer: impl Fn(usize) -> bool) -> (Vec<u64>, usize) {
    let mut mask = vec![0; count.div_ceil(64)];
    let mut total = 0;
    for number in (0..count).filter(|&number| answer(number)) {
        mask[number / 64] |= 1 << (number % 64);
        total += 1;
    }
    (mask, total)
}

#[test]
fn the_widest_registers_are_those_of_the_processor() {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    assert_eq!(Level::widest() == Level::Avx2, std::arch::is_x86_feature_detected!("avx2"));
    #[cfg(not(target_arch = "x86_64"))]
    assert_eq!(Level::widest(), Level::Basic);
}

/// How many shapes each batch of the tests below has; less where a test is not optimised.
const COUNT: usize = if cfg!(debug_assertions) { 131 } else { 1003 };

#[test]
fn pairs_of_all_kinds_are_those_of_single_calls() {
    in_all_registers(|| {
        let mut rng = Rng::with_seed(1501);
        for (a, b) in KINDS.iter().flat_map(|a| KINDS.map(|b| (*a, b))) {
            for style in STYLES {
                let count = COUNT - rng.usize(..65);
                let sides: [Vec<_>; 2] =
                    [a, b].map(|kind| (0..count).map(|_| draw(kind, style, &mut rng)).collect());
                let [first, second] = [&sides[0], &sides[1]];
                let laid = [lay(a, first, &mut rng), lay(b, second, &mut rng)];
                let truth = |i: usize| collide(shape(a, &first[i]), shape(b, &second[i]));
                let (mask, total) = expected(count, truth);
                let mut found = vec![u64::MAX; mask.len()];
                let [own, other] = [laid[0].batch(), laid[1].batch()];
                let case = format!("{a:?} {b:?} {style:?}");
                assert_eq!(batch_collide_pairs(&own, &other, &mut found), total, "{case}");
                assert_eq!(found, mask, "{case}");
                assert_eq!(batch_collide_pairs(&other, &own, &mut found), total, "{case}");
                assert_eq!(found, mask, "{case}, swapped");
            }
        }
    });
}

#[test]
fn one_against_many_is_as_single_calls() {
    in_all_registers(|| {
        let mut rng = Rng::with_seed(1502);
        for (a, b) in KINDS.iter().flat_map(|a| KINDS.map(|b| (*a, b))) {
            for style in STYLES {
                let many: Vec<_> =
                    (0..rng.usize(..COUNT)).map(|_| draw(b, style, &mut rng)).collect();
                let mut one = shape(a, &draw(a, style, &mut rng));
                if rng.usize(..3) == 0 {
                    one = one.at(Vector2D::new(rng.f32() * 20.0 - 10.0, rng.usize(..9) as f32));
                }
                check_one(&one, b, &many, &mut rng);
            }
        }
    });
}

/// Checks what one shape answers about many.
fn check_one(one: &Shape<'_>, kind: ShapeKind, many: &[[f32; 6]], rng: &mut Rng) {
    let (mask, total) = expected(many.len(), |i| collide(one, shape(kind, &many[i])));
    let laid = lay(kind, many, rng);
    let mut found = vec![u64::MAX; mask.len() + 1];
    assert_eq!(batch_collide(one, &laid.batch(), &mut found), total, "{one:?} {kind:?}");
    assert_eq!(
        (&found[..mask.len()], found[mask.len()]),
        (&mask[..], u64::MAX),
        "{one:?} {kind:?}"
    );
    assert_eq!(batch_collide(one, &laid.batch(), &mut []), total);
    let mut indices = vec![u32::MAX; total + 1];
    assert_eq!(mask_indices(&mask, &mut indices), total);
    assert!(indices[..total].is_sorted() && indices[total] == u32::MAX);
    assert!(indices[..total].iter().all(|&i| mask[i as usize / 64] >> (i % 64) & 1 == 1));
}

#[test]
fn any_shape_against_many_is_as_single_calls() {
    in_all_registers(|| {
        let mut rng = Rng::with_seed(1503);
        let corners = [(0.0, 0.0), (6.0, 0.0), (6.0, 2.0), (2.0, 2.0), (2.0, 5.0), (0.0, 5.0)];
        let corners = corners.map(Vector2D::from);
        let wall = Shape::from(Polygon::new(&corners));
        let members = [wall.at(Vector2D::new(-3.0, 1.0)), Shape::from(Chain::new(&corners))];
        let with_line = [members[0], shape(ShapeKind::Line, &[0.0, 1.0, 2.0, 1.0, 0.0, 0.0])];
        let mut memory = vec![Node::default(); Prepared::size(wall)];
        let prepared = Prepared::new(wall, &mut memory).expect("it is valid");
        let round = Polygon::new(&corners).with_radius(0.5);
        let nothing = Polygon::new(&[]);
        let all = [
            wall,
            prepared.into(),
            round.into(),
            nothing.into(),
            Group::new(&members).into(),
            Group::new(&with_line).into(),
            Shape::default(),
            wall.at(Vector2D::new(f32::NAN, 0.0)),
        ];
        for (one, kind) in all.iter().flat_map(|one| KINDS.map(|kind| (one, kind))) {
            for style in STYLES {
                let many: Vec<_> =
                    (0..rng.usize(..200)).map(|_| draw(kind, style, &mut rng)).collect();
                check_one(one, kind, &many, &mut rng);
                check_one(&one.at(Vector2D::new(0.1, 1e-3)), kind, &many, &mut rng);
            }
        }
    });
}

/// The kind of an argument of the oracle's functions.
fn kind_of(kind: Kind) -> Option<ShapeKind> {
    Some(match kind {
        Kind::Vector => ShapeKind::Point,
        Kind::Line => ShapeKind::Line,
        Kind::Segment => ShapeKind::Segment,
        Kind::Circle => ShapeKind::Circle,
        Kind::Rectangle => ShapeKind::Rectangle,
        Kind::OrientedRectangle => ShapeKind::OrientedRectangle,
        _ => return None,
    })
}

/// The functions of two shapes, with their kinds.
fn of_two() -> impl Iterator<Item = (&'static Function, [ShapeKind; 2])> {
    FUNCTIONS.iter().filter(|function| function.name.ends_with("_collide")).filter_map(|function| {
        let &[a, b] = function.kinds else { return None };
        Some((function, [kind_of(a)?, kind_of(b)?]))
    })
}

/// A shape's numbers, of which there are up to six.
fn padded(numbers: &[f32]) -> [f32; 6] {
    std::array::from_fn(|i| numbers.get(i).copied().unwrap_or_default())
}

#[test]
fn pairs_of_the_book_are_true() {
    assert_eq!(of_two().count(), 21);
    for (distribution, (function, kinds)) in
        Distribution::ALL.into_iter().flat_map(|d| of_two().map(move |of| (d, of)))
    {
        let mut rng = Rng::with_seed(1504);
        let (mut sides, mut truths) = ([vec![], vec![]], vec![]);
        for _ in 0..200 {
            let mut arguments = vec![];
            function.case(distribution, &mut rng, &mut arguments);
            let (a, b) = arguments.split_at(function.kinds[0].arity());
            sides[0].push(padded(a));
            sides[1].push(padded(b));
            truths.push(function.truth(&arguments));
        }
        let laid: [Laid; 2] = [0, 1].map(|i| lay(kinds[i], &sides[i], &mut rng));
        let (mask, total) = expected(truths.len(), |i| truths[i]);
        in_all_registers(|| {
            let mut found = vec![0; mask.len()];
            let case = format!("{} {}", function.name, distribution.name());
            assert_eq!(
                batch_collide_pairs(&laid[0].batch(), &laid[1].batch(), &mut found),
                total,
                "{case}"
            );
            assert_eq!(found, mask, "{case}");
        });
    }
}

/// A half of the least negative size is 0, but the rectangle is empty.
#[test]
fn rectangles_of_the_least_negative_size_are_empty() {
    let flat = [[0.0, 0.0, 1.0, -f32::from_bits(1), 0.0, 0.0]; 9];
    in_all_registers(|| {
        let mut rng = Rng::with_seed(1509);
        for kind in KINDS {
            let other = shape(kind, &[0.0, 0.0, 1.0, 1.0, 1.0, 90.0]);
            assert!(!collide(other, shape(ShapeKind::Rectangle, &flat[0])));
            check_one(&other, ShapeKind::Rectangle, &flat, &mut rng);
        }
    });
}

#[test]
fn what_is_no_batch_is_empty() {
    let point = Shape::from(Vector2D::ZERO);
    let numbers = [Numbers::Same(&0.0); 6];
    for kind in [ShapeKind::None, ShapeKind::Polygon, ShapeKind::Group, ShapeKind::Prepared] {
        assert!(Batch::of_numbers(kind, &numbers).is_none());
    }
    assert!(Batch::of_numbers(ShapeKind::Circle, &numbers[..2]).is_none());
    // SAFETY: null is allowed, and nothing is read of a kind that has no numbers.
    let (null, polygons) = unsafe {
        (
            Batch::lent(ShapeKind::Circle, std::ptr::null(), 12, 70),
            Batch::lent(ShapeKind::Polygon, std::ptr::from_ref(&0.0), 12, 70),
        )
    };
    for none in [null, polygons] {
        let mut mask = [u64::MAX; 3];
        assert_eq!((none.len(), batch_collide(point, &none, &mut mask)), (0, 0));
        assert_eq!(mask, [0, 0, u64::MAX]);
        assert_eq!(batch_collide_pairs(&none, &none, &mut mask), 0);
    }
    let empty = Batch::from(&[] as &[Vector2D]);
    assert_eq!(batch_collide(point, &empty, &mut []), 0);
    let [x, y] = [[0.0, 9.0, 0.0, 9.0, 0.0], [0.0; 5]];
    let every = [Numbers::Every(2, &x), Numbers::Each(&y)];
    let every = Batch::of_numbers(ShapeKind::Point, &every).expect("two numbers a point");
    assert_eq!((every.len(), batch_collide(point, &every, &mut [])), (3, 3));
}

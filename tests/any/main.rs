//! Every question about any two shapes against the oracle: not one wrong answer.
//!
//! `CLASH2D_CASES=1000 cargo test --release --test any` asks so often for each pair of kinds and each
//! distribution, `CLASH2D_KIND=Sector` only about pairs with that kind, and
//! `CLASH2D_DISTRIBUTION=Exponents` only those of that distribution.

mod agreement;
mod casts;
mod casts_in_any_order;
mod compare;
mod contact_points;
mod contacts;
mod crossings;
mod distances;
mod edges;
mod hovering;
mod places;
mod positions;
mod prepared;
mod prepared_casts;
mod settings;
mod shape;
mod within;

use clash2d_oracle::any;
use compare::{Extent, check, compare};
use shape::with_shapes;

/// Relations of large shapes take long where nothing is optimised.
const RELATIONS: Extent = match cfg!(debug_assertions) {
    true => Extent { cases: 1, every: 4, points: 10 },
    false => Extent { cases: 1, every: 1, points: 16 },
};

#[test]
fn collide() {
    compare(Extent { cases: 8, every: 1, points: usize::MAX }, any::collide, |a, b| {
        clash2d::collide(a, b)
    });
}

#[test]
fn relate() {
    compare(RELATIONS, any::relate, |a, b| relation(clash2d::relate(a, b)));
}

fn relation(relation: clash2d::Relation) -> any::Relation {
    match relation {
        clash2d::Relation::Disjoint => any::Relation::Disjoint,
        clash2d::Relation::Touching => any::Relation::Touching,
        clash2d::Relation::Overlapping => any::Relation::Overlapping,
        clash2d::Relation::AInsideB => any::Relation::AInsideB,
        clash2d::Relation::AInsideBTouching => any::Relation::AInsideBTouching,
        clash2d::Relation::BInsideA => any::Relation::BInsideA,
        clash2d::Relation::BInsideATouching => any::Relation::BInsideATouching,
        clash2d::Relation::Equal => any::Relation::Equal,
    }
}

/// Containment is one of the relations, and swapped shapes have the swapped one.
#[test]
fn relations_agree_with_each_other() {
    use clash2d::Relation::{AInsideB, AInsideBTouching, BInsideA, BInsideATouching, Equal};
    check(RELATIONS, |a, b, _| {
        let (there, back, contains) = with_shapes(a, b, |a, b| {
            (clash2d::relate(a, b), clash2d::relate(b, a), clash2d::contains(a, b))
        });
        let swapped = match there {
            AInsideB => BInsideA,
            AInsideBTouching => BInsideATouching,
            BInsideA => AInsideB,
            BInsideATouching => AInsideBTouching,
            same => same,
        };
        let holds = matches!(there, BInsideA | BInsideATouching | Equal);
        let agree = back == swapped && holds == contains;
        if agree { Ok(()) } else { Err(format!("{there:?}, {back:?}, contains: {contains}")) }
    });
}

//! Every question about any two shapes against the oracle: not one wrong answer.
//!
//! `CLASH2D_CASES=1000 cargo test --release --test any` asks so often for each pair of kinds and each
//! distribution, and `CLASH2D_KIND=Sector` only about pairs with that kind.

mod compare;
mod shape;

use clash2d::Vector2D;
use clash2d_oracle::Real;
use clash2d_oracle::any::{self, Figure};
use compare::{Extent, check, compare};
use shape::with_shapes;

/// Relations of large shapes take long where nothing is optimised.
const RELATIONS: Extent = match cfg!(debug_assertions) {
    true => Extent { cases: 1, every: 4, points: 10 },
    false => Extent { cases: 1, every: 1, points: 16 },
};

#[test]
fn collide() {
    compare(Extent { cases: 8, every: 1, points: usize::MAX }, any::collide, clash2d::collide);
}

#[test]
#[ignore = "half discs are wrong yet, and some shapes whose numbers are of all sizes"]
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
    check(RELATIONS, |a, b| {
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

/// The distance is rounded once, and its points are as far apart and in their shapes, as far as
/// their own roundings allow.
#[test]
fn distance() {
    check(Extent { cases: 3, every: 1, points: 60 }, |a, b| {
        let answer = with_shapes(a, b, clash2d::distance);
        let is_empty = any::is_empty(a) || any::is_empty(b);
        if answer.is_none() != is_empty {
            return Err(format!("{answer:?} of shapes of which one is empty: {is_empty}"));
        }
        let (Some(answer), Some(truth)) = (answer, any::distance(a, b)) else { return Ok(()) };
        let error = truth.ulps_to(answer.distance);
        if error > 0.51 || truth.is_zero() != (answer.distance == 0.0) && truth > Real::new(1e-44) {
            return Err(format!("{answer:?} is {error} ulps from {}", truth.about()));
        }
        let apart = gap(a, answer.point_a).max(gap(b, answer.point_b));
        let allowed = slack(a).max(slack(b));
        if apart > allowed {
            return Err(format!("{answer:?}: a point is {apart} off, not {allowed}"));
        }
        Ok(())
    });
}

/// How far a point is from a figure.
fn gap(figure: &Figure, point: Vector2D) -> f64 {
    let point = Figure::Point { at: [point.x, point.y] };
    any::distance(figure, &point).map_or(0.0, |gap| gap.about())
}

/// What the roundings of a point of a figure may come to.
fn slack(figure: &Figure) -> f64 {
    let mut copy = figure.clone();
    let size = copy.numbers().into_iter().map(|(_, number)| f64::from(number.abs()));
    4.0 * size.fold(0.0, f64::max) * f64::from(f32::EPSILON)
}

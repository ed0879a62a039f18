//! All answers about the same two shapes agree, also where the oracle has none.

use clash2d::{Relation, Shape, Vector2D};

use crate::compare::{Extent, check};
use crate::shape::with_shapes;

/// Whether two shapes share a point, as each question tells.
pub(crate) fn answers(a: &Shape<'_>, b: &Shape<'_>) -> [bool; 6] {
    let still = Vector2D::ZERO;
    let hit = clash2d::cast(a, still, b, still);
    [
        clash2d::collide(a, b),
        clash2d::distance(a, b).is_some_and(|found| found.distance == 0.0),
        clash2d::contact(a, b).is_some(),
        clash2d::contacts(a, b, &mut []) > 0,
        clash2d::relate(a, b) != Relation::Disjoint,
        hit.is_some_and(|hit| hit.fraction == 0.0 && hit.starts_in_contact),
    ]
}

#[test]
fn one_truth() {
    let extent = match cfg!(debug_assertions) {
        true => Extent { cases: 1, every: 6, points: 10 },
        false => Extent { cases: 2, every: 1, points: 16 },
    };
    check(extent, |a, b, _| {
        let both = [with_shapes(a, b, answers), with_shapes(b, a, answers)];
        let agree = both.iter().flatten().all(|answer| *answer == both[0][0]);
        if agree { Ok(()) } else { Err(format!("{both:?}")) }
    });
}

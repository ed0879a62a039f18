//! Segments among themselves.

use crate::figure::{Pair, case};
use crate::shape::segment;

pub(super) fn pairs() -> Vec<Pair> {
    vec![segments()]
}

fn segments() -> Pair {
    Pair {
        section: "Segment-Segment Collision",
        cases: [
            case("crossing", segment([2.0, 2.0], [11.0, 7.0]), segment([4.0, 7.0], [9.0, 1.0])),
            case(
                "an end touches",
                segment([2.0, 2.0], [10.0, 6.0]),
                segment([6.0, 4.0], [10.0, 1.0]),
            )
            .touching_at([6.0, 4.0]),
            case("apart", segment([3.0, 4.0], [11.0, 1.0]), segment([8.0, 4.0], [11.0, 7.0])),
        ],
    }
}

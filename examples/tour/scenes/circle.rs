//! Circles with everything.

use crate::figure::{Pair, case};
use crate::shape::{circle, line, oriented, point, rectangle, segment};

pub(super) fn pairs() -> Vec<Pair> {
    vec![circles(), points(), lines(), segments(), rectangles(), oriented_rectangles()]
}

fn circles() -> Pair {
    Pair {
        section: "Circle-Circle Collision",
        cases: [
            case("overlapping", circle([4.0, 4.0], 2.0), circle([7.0, 4.0], 2.0)),
            case("4² + 3² = (2.5 + 2.5)²", circle([4.0, 3.0], 2.5), circle([8.0, 6.0], 2.5))
                .touching_at([6.0, 4.5]),
            case("apart", circle([4.0, 4.0], 2.0), circle([10.0, 4.0], 2.0)),
        ],
    }
}

fn points() -> Pair {
    Pair {
        section: "Circle-Point Collision",
        cases: [
            case("inside", circle([6.0, 4.0], 3.0), point([8.0, 3.0])),
            case("on the rim", circle([6.0, 4.0], 2.5), point([8.0, 5.5])).touching_at([8.0, 5.5]),
            case("outside", circle([6.0, 4.0], 3.0), point([11.0, 7.0])),
        ],
    }
}

fn lines() -> Pair {
    Pair {
        section: "Circle-Line Collision",
        cases: [
            case("through it", circle([6.0, 4.0], 2.0), line([4.0, 6.0], [5.0, -2.0])),
            case("a tangent", circle([6.0, 4.0], 2.5), line([8.0, 5.5], [-3.0, 4.0]))
                .touching_at([8.0, 5.5]),
            case("past it", circle([6.0, 3.0], 2.0), line([4.0, 7.0], [5.0, -1.0])),
        ],
    }
}

fn segments() -> Pair {
    Pair {
        section: "Circle-Line-Segment Collision",
        cases: [
            case("through it", circle([5.0, 4.0], 3.0), segment([4.0, 7.5], [12.0, 2.0])),
            case("an end touches", circle([4.0, 4.0], 2.5), segment([6.0, 5.5], [12.0, 6.0]))
                .touching_at([6.0, 5.5]),
            case("ends before it", circle([4.0, 4.0], 3.0), segment([8.0, 6.0], [13.0, 6.0])),
        ],
    }
}

fn rectangles() -> Pair {
    let upright = rectangle([3.0, 2.0], [6.0, 4.0]);
    Pair {
        section: "Circle-Rectangle Collision",
        cases: [
            case("one inside the other", circle([5.0, 4.0], 1.0), upright),
            case("a corner touches", circle([10.0, 6.75], 1.25), upright).touching_at([9.0, 6.0]),
            case("apart", circle([7.0, 8.0], 1.0), upright),
        ],
    }
}

fn oriented_rectangles() -> Pair {
    Pair {
        section: "Circle-Oriented Rectangle Collision",
        cases: [
            case("overlapping", circle([5.0, 7.0], 2.0), oriented([5.0, 4.0], [3.0, 2.0], 30.0)),
            case(
                "4 · sin 30° = 1 + 1",
                circle([9.5, 4.0], 1.0),
                oriented([5.5, 4.0], [4.0, 1.0], 30.0),
            )
            .touching_at([9.0, 4.866_025_4]),
            case("apart", circle([10.5, 2.5], 1.5), oriented([5.0, 4.0], [3.0, 2.0], 30.0)),
        ],
    }
}

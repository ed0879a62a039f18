//! Rectangles with what is not a circle, upright and oriented ones.

use crate::figure::{Pair, case};
use crate::shape::{line, oriented, point, rectangle, segment};

pub(super) fn pairs() -> Vec<Pair> {
    vec![
        rectangles(),
        oriented_rectangles(),
        point_rectangle(),
        line_rectangle(),
        rectangle_segment(),
        oriented_rectangle_rectangle(),
        oriented_rectangle_point(),
        line_oriented_rectangle(),
        oriented_rectangle_segment(),
    ]
}

fn rectangles() -> Pair {
    Pair {
        section: "Rectangle-Rectangle Collision",
        cases: [
            case(
                "overlapping",
                rectangle([1.0, 1.0], [4.0, 4.0]),
                rectangle([2.0, 2.0], [5.0, 5.0]),
            ),
            case(
                "corner to corner",
                rectangle([1.0, 1.0], [5.0, 3.0]),
                rectangle([6.0, 4.0], [4.0, 2.0]),
            )
            .touching_at([6.0, 4.0]),
            case("apart", rectangle([1.0, 1.0], [4.0, 4.0]), rectangle([6.0, 4.0], [4.0, 2.0])),
        ],
    }
}

fn oriented_rectangles() -> Pair {
    let tilted = |x: f32| oriented([x, 4.5], [3.0, 1.0], 30.0);
    Pair {
        section: "Oriented Rectangle-Oriented Rectangle Collision",
        cases: [
            case(
                "overlapping",
                oriented([5.0, 5.0], [3.0, 1.0], 30.0),
                oriented([8.5, 4.0], [2.5, 1.5], -20.0),
            ),
            case("4 · sin 30° = 1 + 1", tilted(5.0), tilted(9.0)).touching_at([7.0, 4.5]),
            case(
                "apart",
                oriented([3.0, 5.0], [1.0, 3.0], 15.0),
                oriented([10.0, 5.0], [2.0, 2.0], -15.0),
            ),
        ],
    }
}

fn point_rectangle() -> Pair {
    let upright = rectangle([3.0, 2.0], [6.0, 4.0]);
    Pair {
        section: "Rectangle-Point Collision",
        cases: [
            case("inside", point([4.0, 5.0]), upright),
            case("on the border", point([9.0, 4.0]), upright).touching_at([9.0, 4.0]),
            case("outside", point([11.0, 4.0]), upright),
        ],
    }
}

fn line_rectangle() -> Pair {
    let upright = rectangle([3.0, 2.0], [6.0, 4.0]);
    Pair {
        section: "Line-Rectangle Collision",
        cases: [
            case("through it", line([6.0, 8.0], [2.0, -3.0]), upright),
            case("through a corner", line([5.0, 8.0], [2.0, -1.0]), upright)
                .touching_at([9.0, 6.0]),
            case("past it", line([5.0, 8.5], [6.0, -1.0]), upright),
        ],
    }
}

fn rectangle_segment() -> Pair {
    let upright = rectangle([3.0, 2.0], [6.0, 4.0]);
    Pair {
        section: "Rectangle-Line-Segment Collision",
        cases: [
            case("cuts a corner off", upright, segment([6.0, 8.0], [10.0, 2.0])),
            case("an end touches", upright, segment([9.0, 4.0], [13.0, 7.0]))
                .touching_at([9.0, 4.0]),
            case("ends before it", upright, segment([10.0, 7.0], [13.0, 3.0])),
        ],
    }
}

fn oriented_rectangle_rectangle() -> Pair {
    let turned = oriented([5.0, 5.0], [4.0, 2.0], 30.0);
    Pair {
        section: "Oriented Rectangle-Rectangle Collision",
        cases: [
            case("overlapping", turned, rectangle([7.5, 1.0], [5.0, 5.0])),
            case("a corner touches", turned, rectangle([9.0, 1.0], [4.0, 4.0]))
                .touching_at([9.0, 5.0]),
            case(
                "apart",
                oriented([10.0, 4.0], [4.0, 2.0], 25.0),
                rectangle([1.0, 5.0], [3.0, 3.0]),
            ),
        ],
    }
}

fn oriented_rectangle_point() -> Pair {
    let turned = oriented([5.0, 4.0], [3.0, 2.0], 30.0);
    Pair {
        section: "Oriented Rectangle-Point Collision",
        cases: [
            case("inside", turned, point([6.0, 5.0])),
            case("3 · sin 30° = 1.5", oriented([5.0, 4.0], [4.0, 1.5], 30.0), point([8.0, 4.0]))
                .touching_at([8.0, 4.0]),
            case("outside", turned, point([10.0, 6.0])),
        ],
    }
}

fn line_oriented_rectangle() -> Pair {
    let turned = oriented([5.0, 4.0], [3.0, 2.0], 30.0);
    Pair {
        section: "Line-Oriented Rectangle Collision",
        cases: [
            case("through it", line([7.0, 3.0], [2.0, -1.0]), turned),
            case(
                "90° is exact",
                line([5.0, 8.0], [2.0, -1.0]),
                oriented([5.0, 4.0], [3.0, 2.0], 90.0),
            )
            .touching_at([7.0, 7.0]),
            case("past it", line([9.0, 7.0], [3.0, -2.0]), turned),
        ],
    }
}

fn oriented_rectangle_segment() -> Pair {
    let turned = oriented([5.0, 4.0], [3.0, 2.0], 30.0);
    Pair {
        section: "Oriented Rectangle-Line-Segment Collision",
        cases: [
            case("through it", turned, segment([1.0, 8.0], [7.0, 5.0])),
            case(
                "an end touches",
                oriented([5.0, 4.0], [4.0, 1.5], 30.0),
                segment([8.0, 4.0], [12.0, 2.0]),
            )
            .touching_at([8.0, 4.0]),
            case("ends before it", turned, segment([9.0, 4.0], [12.0, 8.0])),
        ],
    }
}

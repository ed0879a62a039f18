//! Lines and points among themselves.

use crate::figure::{Pair, case};
use crate::shape::{line, point, segment};

pub(super) fn pairs() -> Vec<Pair> {
    vec![points(), lines(), line_point(), point_segment(), line_segment()]
}

fn points() -> Pair {
    let a = point([2.0, 3.0]);
    Pair {
        section: "Point-Point Collision",
        cases: [
            case("equal", a, point([2.0, 3.0])),
            case("one float beside it", a, point([2.0_f32.next_up(), 3.0])),
            case("apart", a, point([3.0, 4.0])),
        ],
    }
}

fn lines() -> Pair {
    let (down, up) = ([5.0, -1.0], [5.0, 2.0]);
    Pair {
        section: "Line-Line Collision",
        cases: [
            case("crossing", line([3.0, 5.0], down), line([3.0, 2.0], up)),
            case("the same line", line([3.0, 5.0], down), line([8.0, 4.0], down)),
            case("parallel", line([3.0, 5.0], up), line([3.0, 2.0], up)),
        ],
    }
}

fn line_point() -> Pair {
    let falling = line([3.0, 7.0], [7.0, -2.0]);
    Pair {
        section: "Line-Point Collision",
        cases: [
            case("on it", falling, point([10.0, 5.0])),
            case("one float above it", falling, point([10.0, 5.0_f32.next_up()])),
            case("beside it", falling, point([5.0, 3.0])),
        ],
    }
}

fn point_segment() -> Pair {
    Pair {
        section: "Point-Line-Segment Collision",
        cases: [
            case("on it", point([9.5, 5.0]), segment([6.0, 6.0], [13.0, 4.0])),
            case(
                "on its line, beyond its end",
                point([2.5, 7.0]),
                segment([6.0, 6.0], [13.0, 4.0]),
            ),
            case("beside it", point([1.0, 4.0]), segment([6.0, 6.0], [13.0, 4.0])),
        ],
    }
}

fn line_segment() -> Pair {
    let falling = line([3.0, 4.0], [4.0, -2.0]);
    Pair {
        section: "Line-Line-Segment Collision",
        cases: [
            case("crossing", falling, segment([4.0, 1.0], [8.0, 6.0])),
            case("an end touches", falling, segment([7.0, 2.0], [11.0, 6.0]))
                .touching_at([7.0, 2.0]),
            case("ends before it", falling, segment([8.0, 4.0], [11.0, 7.0])),
        ],
    }
}

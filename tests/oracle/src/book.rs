//! The functions that keep the book's threshold: its formulas, in exact arithmetic.
//!
//! After the arguments come two more numbers: the threshold, and 1.

use crate::number::{Number, all, any};
use crate::point::Point;

type Answer = Option<bool>;

/// What the book takes for the same.
pub(crate) const THRESHOLD: f32 = 1.0 / 8192.0;

/// Whether |x| < limit.
fn below<N: Number>(x: &N, limit: &N) -> Answer {
    let sum = limit.plus(x);
    all([x.less_than(limit), sum.sign().map(|sign| sign.is_gt())])
}

fn both_below<N: Number>(gap: &Point<N>, limit: &N) -> Answer {
    all([below(&gap.x, limit), below(&gap.y, limit)])
}

/// Whether the cross product is below the threshold.
fn parallel<N: Number>(a: &Point<N>, b: &Point<N>, constants: &[N]) -> Answer {
    below(&a.cross(b), &constants[0].times(&constants[1]))
}

pub(crate) fn floats<N: Number>(n: &[N]) -> Answer {
    below(&n[0].minus(&n[1]), &n[2])
}

pub(crate) fn points<N: Number>(n: &[N]) -> Answer {
    both_below(&Point::of(n).minus(&Point::of(&n[2..])), &n[4])
}

pub(crate) fn parallel_vectors<N: Number>(n: &[N]) -> Answer {
    parallel(&Point::of(n), &Point::of(&n[2..]), &n[4..])
}

pub(crate) fn equivalent_lines<N: Number>(n: &[N]) -> Answer {
    let (direction, gap) = (Point::of(&n[2..]), Point::of(n).minus(&Point::of(&n[4..])));
    all([parallel(&direction, &Point::of(&n[6..]), &n[8..]), parallel(&gap, &direction, &n[8..])])
}

pub(crate) fn lines<N: Number>(n: &[N]) -> Answer {
    if parallel(&Point::of(&n[2..]), &Point::of(&n[6..]), &n[8..])? {
        return equivalent_lines(n);
    }
    Some(true)
}

pub(crate) fn line_point<N: Number>(n: &[N]) -> Answer {
    let gap = Point::of(&n[4..]).minus(&Point::of(n));
    any([both_below(&gap, &n[6]), parallel(&gap, &Point::of(&n[2..]), &n[6..])])
}

/// The projection on the segment is `along * part / whole`; it is as good as the point itself,
/// no longer than the segment and not behind its start.
pub(crate) fn point_segment<N: Number>(n: &[N]) -> Answer {
    let (point, start, end) = (Point::of(n), Point::of(&n[2..]), Point::of(&n[4..]));
    let (along, ahead) = (end.minus(&start), point.minus(&start));
    if along.is_null()? {
        return both_below(&ahead, &n[6]);
    }
    let (part, whole) = (ahead.dot(&along), along.squared());
    let gap = ahead.times(&whole).minus(&along.times(&part));
    all([
        both_below(&gap, &n[6].times(&whole)),
        part.sign().map(|sign| sign.is_ge()),
        part.at_most(&whole),
    ])
}

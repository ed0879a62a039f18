//! The exact functions, each from its meaning: shapes are hulls of points, grown by a radius.
//!
//! The arguments are the lifted numbers of the parameters in order: see `lift`.

use crate::number::{Number, all, any};
use crate::point::{Hull, Point, is_fraction, on_segment};

type Answer = Option<bool>;

/// Doubled centers are at most the sizes apart.
pub(crate) fn rectangles<N: Number>(n: &[N]) -> Answer {
    all([0, 1].map(|axis| {
        let sizes = n[2 + axis].plus(&n[6 + axis]);
        let origins = n[axis].minus(&n[4 + axis]);
        let apart = origins.plus(&origins).plus(&n[2 + axis]).minus(&n[6 + axis]);
        within(&apart, &sizes)
    }))
}

/// Whether |x| <= limit.
fn within<N: Number>(x: &N, limit: &N) -> Answer {
    let sum = limit.plus(x);
    all([x.at_most(limit), sum.sign().map(|sign| sign.is_ge())])
}

pub(crate) fn circles<N: Number>(n: &[N]) -> Answer {
    in_reach(&Point::of(n).minus(&Point::of(&n[3..])), &n[2].plus(&n[5]))
}

/// Whether a vector is at most so long: dy² <= (reach - dx)(reach + dx).
fn in_reach<N: Number>(gap: &Point<N>, reach: &N) -> Answer {
    let room = reach.minus(&gap.x).times(&reach.plus(&gap.x));
    gap.y.squared().at_most(&room)
}

pub(crate) fn points<N: Number>(n: &[N]) -> Answer {
    Point::of(n).equals(&Point::of(&n[2..]))
}

pub(crate) fn parallel_vectors<N: Number>(n: &[N]) -> Answer {
    n[0].times(&n[3]).compare(&n[1].times(&n[2])).map(|order| order.is_eq())
}

/// A line without direction is its base.
pub(crate) fn line_point<N: Number>(n: &[N]) -> Answer {
    line_holds(n, &Point::of(&n[4..]))
}

fn line_holds<N: Number>(line: &[N], point: &Point<N>) -> Answer {
    let (base, direction) = (Point::of(line), Point::of(&line[2..]));
    if direction.is_null()? {
        return base.equals(point);
    }
    on_line(&base, &direction, point)
}

fn on_line<N: Number>(base: &Point<N>, direction: &Point<N>, point: &Point<N>) -> Answer {
    point.minus(base).cross(direction).is_zero()
}

/// Crossing lines share a point; others do where one holds the other's base.
pub(crate) fn lines<N: Number>(n: &[N]) -> Answer {
    if !parallel_vectors(&[n[2].clone(), n[3].clone(), n[6].clone(), n[7].clone()])? {
        return Some(true);
    }
    any([line_holds(n, &Point::of(&n[4..])), line_holds(&n[4..], &Point::of(n))])
}

/// Each holds the other's base, and both or neither are points.
pub(crate) fn equivalent_lines<N: Number>(n: &[N]) -> Answer {
    let (a, b) = (Point::of(&n[2..]), Point::of(&n[6..]));
    all([
        a.cross(&b).is_zero(),
        Some(a.is_null()? == b.is_null()?),
        line_holds(n, &Point::of(&n[4..])),
        line_holds(&n[4..], &Point::of(n)),
    ])
}

pub(crate) fn segments<N: Number>(n: &[N]) -> Answer {
    segment(n).meets(&segment(&n[4..]))
}

fn segment<N: Number>(n: &[N]) -> Hull<N> {
    Hull::segment(Point::of(n), Point::of(&n[2..]))
}

pub(crate) fn point_segment<N: Number>(n: &[N]) -> Answer {
    on_segment(&Point::of(n), (&Point::of(&n[2..]), &Point::of(&n[4..])))
}

pub(crate) fn circle_point<N: Number>(n: &[N]) -> Answer {
    in_reach(&Point::of(n).minus(&Point::of(&n[3..])), &n[2])
}

/// From the circle's center to the nearest point of the line, as a fraction of its direction.
pub(crate) fn circle_line<N: Number>(n: &[N]) -> Answer {
    let (center, base, direction) = (Point::of(n), Point::of(&n[3..]), Point::of(&n[5..]));
    let ahead = center.minus(&base);
    if direction.is_null()? {
        return in_reach(&ahead, &n[2]);
    }
    let (part, whole) = (ahead.dot(&direction), direction.squared());
    let gap = ahead.times(&whole).minus(&direction.times(&part));
    in_reach(&gap, &n[2].times(&whole))
}

pub(crate) fn circle_segment<N: Number>(n: &[N]) -> Answer {
    Hull::point(Point::of(n)).comes_within(&n[2], &segment(&n[3..]))
}

pub(crate) fn circle_rectangle<N: Number>(n: &[N]) -> Answer {
    Hull::point(Point::of(n)).comes_within(&n[2], &Hull::rectangle(&n[3..]))
}

pub(crate) fn circle_oriented_rectangle<N: Number>(n: &[N]) -> Answer {
    let center = Point::of(&n[3..]);
    let circle = Hull::point(Point::of(n).minus(&center));
    circle.comes_within(&n[2], &Hull::oriented(&n[3..], &center))
}

/// Both factors of (x - low)(high - x) have the same sign.
pub(crate) fn point_rectangle<N: Number>(n: &[N]) -> Answer {
    all([0, 1].map(|axis| {
        let above = n[axis].minus(&n[2 + axis]);
        let below = n[4 + axis].minus(&above);
        above.times(&below).sign().map(|sign| sign.is_ge())
    }))
}

pub(crate) fn line_rectangle<N: Number>(n: &[N]) -> Answer {
    line_meets_hull(Point::of(n), &n[2..4], &Hull::rectangle(&n[4..]))
}

pub(crate) fn line_oriented_rectangle<N: Number>(n: &[N]) -> Answer {
    let center = Point::of(&n[4..]);
    let base = Point::of(n).minus(&center);
    line_meets_hull(base, &n[2..4], &Hull::oriented(&n[4..], &center))
}

/// A line meets a parallelogram where it meets a diagonal.
fn line_meets_hull<N: Number>(base: Point<N>, direction: &[N], hull: &Hull<N>) -> Answer {
    if Point::of(direction).is_null()? {
        return Hull::point(base).meets(hull);
    }
    any(hull.diagonals().map(|diagonal| line_meets(&base, direction, diagonal)))
}

pub(crate) fn line_segment<N: Number>(n: &[N]) -> Answer {
    line_meets(&Point::of(n), &n[2..4], (&Point::of(&n[4..]), &Point::of(&n[6..])))
}

/// Whether a line meets a segment: by the parameter of the crossing along the segment.
fn line_meets<N: Number>(
    base: &Point<N>,
    direction: &[N],
    (from, to): (&Point<N>, &Point<N>),
) -> Answer {
    let direction = Point::of(direction);
    if direction.is_null()? {
        return on_segment(base, (from, to));
    }
    let whole = to.minus(from).cross(&direction);
    if whole.is_zero()? {
        return on_line(base, &direction, from);
    }
    is_fraction(&base.minus(from).cross(&direction), &whole)
}

pub(crate) fn rectangle_segment<N: Number>(n: &[N]) -> Answer {
    Hull::rectangle(n).meets(&segment(&n[4..]))
}

pub(crate) fn oriented_rectangles<N: Number>(n: &[N]) -> Answer {
    let center = Point::of(n);
    Hull::oriented(n, &center).meets(&Hull::oriented(&n[6..], &center))
}

pub(crate) fn oriented_rectangle_rectangle<N: Number>(n: &[N]) -> Answer {
    let center = Point::of(n);
    let origin = Point::of(&n[6..]).minus(&center);
    let rectangle = Hull::rectangle(&[origin.x, origin.y, n[8].clone(), n[9].clone()]);
    Hull::oriented(n, &center).meets(&rectangle)
}

pub(crate) fn oriented_rectangle_point<N: Number>(n: &[N]) -> Answer {
    let center = Point::of(n);
    Hull::oriented(n, &center).meets(&Hull::point(Point::of(&n[6..]).minus(&center)))
}

pub(crate) fn oriented_rectangle_segment<N: Number>(n: &[N]) -> Answer {
    let center = Point::of(n);
    let from = Point::of(&n[6..]).minus(&center);
    let to = Point::of(&n[8..]).minus(&center);
    Hull::oriented(n, &center).meets(&Hull::segment(from, to))
}

/// The way of a circle's center comes within the radius of the rectangle.
pub(crate) fn moving_circle_rectangle<N: Number>(n: &[N]) -> Answer {
    way(n, &n[3..]).comes_within(&n[2], &Hull::rectangle(&n[5..]))
}

fn way<N: Number>(from: &[N], movement: &[N]) -> Hull<N> {
    let start = Point::of(from);
    let end = start.plus(&Point::of(movement));
    Hull::segment(start, end)
}

/// The way of the origin meets the other rectangle, grown to the left and down by the size.
pub(crate) fn moving_rectangle_rectangle<N: Number>(n: &[N]) -> Answer {
    let origin = Point::of(&n[6..]).minus(&Point::of(&n[2..]));
    let size = Point::of(&n[8..]).plus(&Point::of(&n[2..]));
    way(n, &n[4..]).meets(&Hull::rectangle(&[origin.x, origin.y, size.x, size.y]))
}

pub(crate) fn moving_circle_circle<N: Number>(n: &[N]) -> Answer {
    way(n, &n[3..]).comes_within(&n[2].plus(&n[7]), &Hull::point(Point::of(&n[5..])))
}

/// Seen from the rectangle, the circle moves the other way.
pub(crate) fn moving_rectangle_circle<N: Number>(n: &[N]) -> Answer {
    let start = Point::of(&n[6..]);
    let end = start.minus(&Point::of(&n[4..]));
    Hull::segment(start, end).comes_within(&n[8], &Hull::rectangle(n))
}

/// The product of the two distances, signed, is above 0.
pub(crate) fn on_one_side<N: Number>(n: &[N]) -> Answer {
    let (base, direction) = (Point::of(n), Point::of(&n[2..]));
    let side = |end: &[N]| Point::of(end).minus(&base).cross(&direction);
    side(&n[4..]).times(&side(&n[6..])).sign().map(|sign| sign.is_gt())
}

pub(crate) fn separating_axis_for_rectangle<N: Number>(n: &[N]) -> Answer {
    separates(n, &Point::of(n), &Point::of(&n[2..]), &Hull::rectangle(&n[4..]))
}

pub(crate) fn separating_axis_for_oriented_rectangle<N: Number>(n: &[N]) -> Answer {
    let center = Point::of(&n[4..]);
    let (point1, point2) = (Point::of(n).minus(&center), Point::of(&n[2..]).minus(&center));
    separates(n, &point1, &point2, &Hull::oriented(&n[4..], &center))
}

/// All corners lie beyond point1 or all lie before point2, looking from point2 to point1.
fn separates<N: Number>(
    axis: &[N],
    point1: &Point<N>,
    point2: &Point<N>,
    hull: &Hull<N>,
) -> Answer {
    let direction = Point::of(axis).minus(&Point::of(&axis[2..]));
    let ahead = |of: &Point<N>, corner: &Point<N>| corner.minus(of).dot(&direction).sign();
    let beyond = hull.corners().iter().map(|corner| Some(ahead(point1, corner)?.is_gt()));
    let before = hull.corners().iter().map(|corner| Some(ahead(point2, corner)?.is_lt()));
    any([all(beyond), all(before)])
}

//! Whether a hull contains what it bounds: the outer shape's numbers first.

use crate::number::{Number, all};
use crate::point::{Hull, Point};

type Answer = Option<bool>;

/// Whether `low <= x` and `x <= low + size`.
fn between<N: Number>(low: &N, x: &N, size: &N) -> Answer {
    let above = x.minus(low);
    all([above.sign().map(|sign| sign.is_ge()), above.at_most(size)])
}

fn rectangle_holds<N: Number>(rectangle: &[N], point: &Point<N>) -> Answer {
    all([
        between(&rectangle[0], &point.x, &rectangle[2]),
        between(&rectangle[1], &point.y, &rectangle[3]),
    ])
}

pub(crate) fn rectangle_point<N: Number>(n: &[N]) -> Answer {
    rectangle_holds(n, &Point::of(&n[4..]))
}

pub(crate) fn rectangle_rectangle<N: Number>(n: &[N]) -> Answer {
    let inner = Hull::rectangle(&n[4..]);
    all(inner.corners().iter().map(|corner| rectangle_holds(n, corner)))
}

/// The circle's center keeps the radius from each side.
pub(crate) fn rectangle_circle<N: Number>(n: &[N]) -> Answer {
    let reach = Point { x: n[6].clone(), y: n[6].clone() };
    let center = Point::of(&n[4..]);
    all([rectangle_holds(n, &center.plus(&reach)), rectangle_holds(n, &center.minus(&reach))])
}

pub(crate) fn rectangle_oriented_rectangle<N: Number>(n: &[N]) -> Answer {
    let center = Point::of(&n[4..]);
    let origin = Point::of(n).minus(&center);
    let outer = [origin.x, origin.y, n[2].clone(), n[3].clone()];
    let inner = Hull::oriented(&n[4..], &center);
    all(inner.corners().iter().map(|corner| rectangle_holds(&outer, corner)))
}

pub(crate) fn circle_circle<N: Number>(n: &[N]) -> Answer {
    let gap = Point::of(n).minus(&Point::of(&n[3..]));
    let room = n[2].minus(&n[5]);
    all([room.sign().map(|sign| sign.is_ge()), gap.squared().at_most(&room.squared())])
}

pub(crate) fn circle_oriented_rectangle<N: Number>(n: &[N]) -> Answer {
    let inner = Hull::oriented(&n[3..], &Point::of(n));
    let reach = n[2].squared();
    all(inner.corners().iter().map(|corner| corner.squared().at_most(&reach)))
}

//! On which side an edge of a polygon is free.

use core::ops::Range;

use crate::distance::place::{Place, cross};
use crate::outline::{Core, Outline};
use crate::tree::{Frame, Runs};
use crate::vector::Vector2D;

/// Whether the points to the left of the middle of an edge lie outside of a polygon; None if another
/// edge runs there as well.
pub(super) fn is_left_free(outline: &Outline<'_>, ends: [Vector2D; 2]) -> Option<bool> {
    let ray = Ray::of(ends);
    let is_odd = match outline.boxes() {
        Some(runs) => ray.is_odd_among(runs)?,
        None => ray.is_odd(outline)?,
    };
    // Points just beyond the edge, where X is greater, lie inside if the number of crossings is odd.
    let is_greater_left = cross(ray.along, if ray.is_flat { [0.0, 1.0] } else { [1.0, 0.0] }) > 0.0;
    Some(is_odd != is_greater_left)
}

/// A ray from the middle of an edge across it.
struct Ray {
    ends: [Vector2D; 2],
    along: Place<f64>,
    is_flat: bool,
}

/// The way from an anchor to a vertex.
pub(super) fn seen_from(v: Vector2D, anchor: Vector2D) -> Place<f64> {
    [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
}

/// What the edges before have to do with a ray.
#[derive(Default)]
struct Crossed {
    is_odd: bool,
    has_itself: bool,
}

impl Ray {
    fn of([from, to]: [Vector2D; 2]) -> Self {
        let along = seen_from(to, from);
        Self { ends: [from, to], along, is_flat: along[0].abs() > along[1].abs() }
    }

    /// With X across the edge rather than along it.
    fn across(&self, [x, y]: Place<f64>) -> Place<f64> {
        if self.is_flat { [y, x] } else { [x, y] }
    }

    /// Where a vertex is, seen from the start.
    fn seen(&self, v: Vector2D) -> Place<f64> {
        let [half_x, half_y] = self.across(self.along).map(|x| 0.5 * x);
        let [x, y] = self.across(seen_from(v, self.ends[0]));
        [x - half_x, y - half_y]
    }

    /// Whether an edge runs through the start; if not, whether the ray crosses it is noted.
    fn starts_on(&self, [a, b]: [Vector2D; 2], crossed: &mut Crossed) -> bool {
        let ends = [self.seen(a), self.seen(b)];
        if (ends[0][1] > 0.0) == (ends[1][1] > 0.0) {
            return false;
        }
        if [a, b] == self.ends && !crossed.has_itself {
            crossed.has_itself = true;
            return false;
        }
        let [[ax, ay], [bx, by]] = ends;
        let (at, height) = (ax * by - bx * ay, by - ay);
        crossed.is_odd ^= (at > 0.0) == (height > 0.0);
        at == 0.0
    }

    fn is_odd(&self, outline: &Outline<'_>) -> Option<bool> {
        let Core::Polygon(polygon) = outline.core() else { return None };
        let mut crossed = Crossed::default();
        for ring in polygon.rings() {
            let last = ring.last().into_iter();
            for (a, b) in last.chain(ring).zip(ring) {
                if self.starts_on([*a, *b], &mut crossed) {
                    return None;
                }
            }
        }
        Some(crossed.is_odd)
    }

    /// The same with boxes around the edges. Of those that lie wholly on the ray's side of its start the
    /// product of coordinates has the sign of the height, rounded or not.
    fn is_odd_among(&self, runs: &Runs<'_>) -> Option<bool> {
        let mut crossed = Crossed::default();
        let visit = |run: Range<usize>, is_inside: &mut bool| {
            let is_met =
                run.into_iter().any(|number| self.starts_on(runs.path.edge(number), &mut crossed));
            *is_inside = crossed.is_odd;
            is_met
        };
        let across = |frame: &Frame| if self.is_flat { frame.flipped() } else { *frame };
        let start = across(&self.start());
        runs.is_crossed_by(
            |frame| across(frame).is_passed_from(&start),
            |frame| across(frame).low.x > start.high.x,
            |v| self.seen(v)[1] > 0.0,
            visit,
        )
    }

    /// A box around the start.
    fn start(&self) -> Frame {
        let ([from, _], [x, y]) = (self.ends, self.along);
        let place = [f64::from(from.x) + 0.5 * x, f64::from(from.y) + 0.5 * y];
        let size = [f64::from(from.x), f64::from(from.y), x, y].map(f64::abs).iter().sum();
        Frame::around(place, place, size)
    }
}

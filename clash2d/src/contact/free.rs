//! On which sides an edge of a polygon is free.

use core::ops::Range;

use crate::distance::place::{Place, cross};
use crate::outline::{Core, Outline};
use crate::pack::{Mask, Pack, Two};
use crate::tree::{Frame, Path, Runs, WIDTH};
use crate::vector::Vector2D;

/// On which sides of an edge the points beside it lie outside of a polygon.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Free {
    Left,
    Right,
    /// Nothing is there but the edge: it is covered by another one, and both lie outside.
    Both,
    /// The edge lies inside: it is no border.
    Neither,
}

/// Which sides of an edge of a polygon are free at a part of its length.
pub(super) fn free_sides(outline: &Outline<'_>, ends: [Vector2D; 2], part: f64) -> Free {
    let ray = Ray::of(ends, part);
    let Crossed { is_odd, is_covered, .. } = match outline.boxes() {
        Some(runs) => ray.crossed_among(runs),
        None => ray.crossed(outline),
    };
    if is_covered {
        return if is_odd { Free::Neither } else { Free::Both };
    }
    // Points just beyond the edge, where X is greater, lie inside if the number of crossings is odd.
    let is_greater_left = cross(ray.along, if ray.is_flat { [0.0, 1.0] } else { [1.0, 0.0] }) > 0.0;
    if is_odd != is_greater_left { Free::Left } else { Free::Right }
}

/// A ray from an edge across it.
struct Ray {
    ends: [Vector2D; 2],
    along: Place<f64>,
    /// From the first end to the start.
    way: Place<f64>,
    is_flat: bool,
}

/// The way from an anchor to a vertex.
pub(super) fn seen_from(v: Vector2D, anchor: Vector2D) -> Place<f64> {
    [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
}

/// What edges have to do with a ray.
#[derive(Default)]
struct Crossed {
    /// Whether the ray crosses an odd number of them.
    is_odd: bool,
    /// Whether an odd number of others run along the edge where the ray starts.
    is_covered: bool,
    has_itself: bool,
}

/// What is no more of the products that it is the difference of counts as 0: a few roundings.
const NOTHING: f64 = 16.0 * f64::EPSILON;

fn is_nothing(difference: f64, product: f64) -> bool {
    difference.abs() <= product.abs() * NOTHING
}

impl Ray {
    fn of([from, to]: [Vector2D; 2], part: f64) -> Self {
        let along = seen_from(to, from);
        let is_flat = along[0].abs() > along[1].abs();
        Self { ends: [from, to], along, way: along.map(|x| x * part), is_flat }
    }

    /// With X across the edge rather than along it.
    fn across<T>(&self, [x, y]: [T; 2]) -> [T; 2] {
        if self.is_flat { [y, x] } else { [x, y] }
    }

    /// Where a vertex is, seen from the start.
    fn seen(&self, v: Vector2D) -> Place<f64> {
        let [way_x, way_y] = self.across(self.way);
        let [x, y] = self.across(seen_from(v, self.ends[0]));
        [x - way_x, y - way_y]
    }

    /// Notes whether the ray crosses an edge, or whether that runs along the one where the ray starts.
    fn add(&self, [a, b]: [Vector2D; 2], crossed: &mut Crossed) {
        let [[ax, ay], [bx, by]] = [self.seen(a), self.seen(b)];
        if (ay > 0.0) == (by > 0.0) {
            return;
        }
        if [a, b] == self.ends && !crossed.has_itself {
            crossed.has_itself = true;
            return;
        }
        let (at, height) = (ax * by - bx * ay, by - ay);
        let [across, along] = self.across(self.along);
        let bend = (bx - ax) * along - height * across;
        if is_nothing(at, ax * by) && is_nothing(bend, height * across) {
            crossed.is_covered ^= true;
        } else {
            // Also of one that itself covers the edge in part, beyond the start.
            crossed.is_odd ^= (at > 0.0) == (height > 0.0);
        }
    }

    /// Notes what it has to do with each edge of a run, of those that follow each other eight at once.
    fn add_run(&self, path: &Path<'_>, mut run: Range<usize>, crossed: &mut Crossed) {
        if let Some(vertices) = path.vertices_to(&run) {
            while let Some(row) = vertices.get(run.start..).and_then(<[_]>::first_chunk)
                && self.add_row(row, crossed)
            {
                run.start += WIDTH;
            }
        }
        run.for_each(|number| self.add(path.edge(number), crossed));
    }

    /// Notes which of the edges in a row it crosses; not if one may run along that where it starts.
    fn add_row(&self, row: &[Vector2D; WIDTH + 1], crossed: &mut Crossed) -> bool {
        let [from, way] = [seen_from(self.ends[0], Vector2D::ZERO), self.way];
        let seen = |first: usize| {
            let all = Two::vertices(|i| row[(first + i).min(WIDTH)]);
            let axis = |i: usize| all[i] - Two::all(from[i]) - Two::all(way[i]);
            self.across([axis(0), axis(1)])
        };
        let zero = Two::all(0.0);
        let ([mut ax, mut ay], mut is_odd) = (seen(0), zero.is_above(zero));
        let mut is_near = is_odd;
        for first in (0..WIDTH).step_by(2) {
            let [x, y] = seen(first + 2);
            let [bx, by] = [ax.followed_by(x), ay.followed_by(y)];
            let is_up = by.is_above(zero);
            let is_passed = ay.is_above(zero) ^ is_up;
            let product = ax * by;
            let at = product - bx * ay;
            let is_clear = at.abs().is_above(product.abs() * Two::all(NOTHING));
            is_near = is_near | (is_passed & !is_clear);
            is_odd = is_odd ^ (is_passed & !(at.is_above(zero) ^ is_up));
            [ax, ay] = [x, y];
        }
        let is_clear = !is_near.any();
        crossed.is_odd ^= is_clear & is_odd.is_odd();
        is_clear
    }

    fn crossed(&self, outline: &Outline<'_>) -> Crossed {
        let mut crossed = Crossed::default();
        let Core::Polygon(polygon) = outline.core() else { return crossed };
        for ring in polygon.rings() {
            let last = ring.last().into_iter();
            last.chain(ring).zip(ring).for_each(|(a, b)| self.add([*a, *b], &mut crossed));
        }
        crossed
    }

    /// The same with boxes around the edges. Of those that lie wholly on the ray's side of its start the
    /// product of coordinates has the sign of the height, rounded or not.
    fn crossed_among(&self, runs: &Runs<'_>) -> Crossed {
        let mut crossed = Crossed::default();
        let visit = |run: Range<usize>, is_inside: &mut bool| {
            self.add_run(&runs.path, run, &mut crossed);
            *is_inside = crossed.is_odd;
            false
        };
        let across = |frame: &Frame| if self.is_flat { frame.flipped() } else { *frame };
        let start = across(&self.start());
        let is_odd = runs.is_crossed_by(
            |frame| across(frame).is_passed_from(&start),
            |frame| across(frame).low.x > start.high.x,
            |v| self.seen(v)[1] > 0.0,
            visit,
        );
        Crossed { is_odd: is_odd.unwrap_or(false), ..crossed }
    }

    /// A box around the start.
    fn start(&self) -> Frame {
        let ([from, _], [x, y]) = (self.ends, self.way);
        let place = [f64::from(from.x) + x, f64::from(from.y) + y];
        let size = [f64::from(from.x), f64::from(from.y), x, y].map(f64::abs).iter().sum();
        Frame::around(place, place, size)
    }
}

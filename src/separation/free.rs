//! How far a shape has to be moved in a direction until it meets another one nowhere, as f64 finds it.

use crate::any::Form;
use crate::contact::slice::slices;
use crate::contact::solid::Solid;
use crate::distance::body::Body;
use crate::distance::each_pair;
use crate::distance::place::{Place, cross, dot, minus};
use crate::exact::real::Near;
use crate::outline::{Bounds, Outline, Spot, Vertex};
use crate::root::square_root;
use crate::tree::Runs;
use crate::vector::Vector2D;

/// How often a shape may leave one edge to find itself at another.
const PATIENCE: usize = 64;

/// The distance from which on, at least for a while, the second form is free if it is moved along a
/// unit vector; no less than `start`, and perhaps any if it is more than `limit`. Infinite if it never
/// is.
pub(super) fn first_free(
    a: Form<'_>,
    b: Form<'_>,
    along: Place<f64>,
    [start, limit]: [f64; 2],
) -> f64 {
    let mut distance = start;
    for _ in 0..PATIENCE {
        if distance >= limit {
            return f64::INFINITY;
        }
        let end = next_end(a, b, along, distance);
        if end <= distance {
            return distance;
        }
        distance = end;
    }
    let mut last = distance;
    each_obstacle(a, b, along, &mut |[_, end]| last = last.max(end));
    last
}

/// Where the obstacle that holds a distance ends that reaches farthest; the distance itself if there
/// is none.
fn next_end(a: Form<'_>, b: Form<'_>, along: Place<f64>, distance: f64) -> f64 {
    let mut end = distance;
    each_obstacle(a, b, along, &mut |[from, to]| {
        if from <= distance && to > end {
            end = to;
        }
    });
    let is_surrounded = |a: Form<'_>, b: Form<'_>| {
        let way = along.map(|x| x * distance);
        match Body::pair(a, b) {
            Some(([Body::Outline(a), Body::Outline(b)], _)) => {
                has_start_of(&a, &b, way) || has_start_of(&b, &a, way.map(|x| -x))
            }
            _ => false,
        }
    };
    if end > distance || !each_pair(a, b, is_surrounded) {
        return end;
    }
    let mut nearest = f64::INFINITY;
    each_obstacle(a, b, along, &mut |[_, to]| {
        if to > distance && to < nearest {
            nearest = to;
        }
    });
    if nearest.is_finite() { nearest } else { distance }
}

/// Visits the ranges of distances at which parts of the two forms overlap.
fn each_obstacle(a: Form<'_>, b: Form<'_>, along: Place<f64>, visit: &mut dyn FnMut([f64; 2])) {
    each_pair(a, b, |a, b| {
        if let Some((bodies, anchor)) = Body::pair(a, b) {
            match bodies {
                [Body::Outline(a), Body::Outline(b)] => each_edge_obstacle(&a, &b, along, visit),
                _ => visit(hull_obstacle(bodies, anchor, along)),
            }
        }
        false
    });
}

fn each_edge_obstacle(
    a: &Outline<'_>,
    b: &Outline<'_>,
    along: Place<f64>,
    visit: &mut dyn FnMut([f64; 2]),
) {
    let tolerance = (a.bounds().size() + b.bounds().size()) * 1e-13;
    let reach = f64::from(a.radius) + f64::from(b.radius);
    // The position along the way, and beside it.
    let seen = |v: &Vertex| [dot(along, v.place()), cross(along, v.place())];
    let mut range = [f64::INFINITY, f64::NEG_INFINITY];
    let has_boxes = b.any_vertex(|v| {
        let [_, beside] = seen(v);
        range = [range[0].min(beside - reach), range[1].max(beside + reach)];
        b.boxes().is_some()
    });
    if has_boxes {
        range = [f64::NEG_INFINITY, f64::INFINITY];
    }
    let [way, back] = ways_past(a, b, along);
    a.any_edge_on_way(&b.bounds(), way, b.radius, |from, to| {
        let ends = [seen(from), seen(to)];
        if ends.iter().all(|end| end[1] < range[0]) || ends.iter().all(|end| end[1] > range[1]) {
            return false;
        }
        b.any_edge_on_way(&Bounds::of(from, to), back, a.radius, |b, b_end| {
            let [b, b_end] = [seen(b), seen(b_end)];
            let corners = [
                minus(ends[0], b),
                minus(ends[0], b_end),
                minus(ends[1], b),
                minus(ends[1], b_end),
            ];
            let beside = corners.map(|[_, beside]| beside);
            let is_passed = beside.iter().all(|beside| *beside >= reach - tolerance)
                || beside.iter().all(|beside| *beside <= tolerance - reach);
            if !is_passed {
                visit(obstacle(&corners, (reach - tolerance).max(0.0)));
            }
            false
        });
        false
    });
}

/// How far the second of two outlines has to be moved to be past the first one, wherever that is, and
/// the way back.
fn ways_past(a: &Outline<'_>, b: &Outline<'_>, along: Place<f64>) -> [[Near; 2]; 2] {
    let sizes = a.bounds().size() + b.bounds().size();
    let length = 4.0 * (sizes + f64::from(a.radius) + f64::from(b.radius));
    let way = along.map(|x| Near::exactly(x * length));
    [way, way.map(|x| -x)]
}

/// The range of positions that are less than a reach away from the hull of some places.
fn obstacle(corners: &[Place<f64>; 4], reach: f64) -> [f64; 2] {
    let mut range = [f64::INFINITY, f64::NEG_INFINITY];
    let mut add = |position: f64| range = [range[0].min(position), range[1].max(position)];
    for (number, corner) in corners.iter().enumerate() {
        let rest = reach * reach - corner[1] * corner[1];
        if rest > 0.0 {
            let half = square_root(rest);
            add(corner[0] - half);
            add(corner[0] + half);
        }
        for other in &corners[number + 1..] {
            let way = minus(*other, *corner);
            let length = square_root(dot(way, way));
            for reach in [reach, -reach] {
                // The edge of the rounding.
                let [x, y] =
                    [-way[1], way[0]].map(|x| if length > 0.0 { x * reach / length } else { 0.0 });
                let (from, to) = (corner[1] + y, other[1] + y);
                if (from > 0.0) != (to > 0.0) {
                    add(corner[0] + x + way[0] * (from / (from - to)));
                }
            }
        }
    }
    range
}

/// The range of distances at which the hulls of two bodies overlap; all if no distance helps.
fn hull_obstacle(bodies: [Body<'_>; 2], anchor: Vector2D, along: Place<f64>) -> [f64; 2] {
    let line = bodies.iter().find_map(|body| match body {
        Body::Line(line) => Some([f64::from(line.direction.x), f64::from(line.direction.y)]),
        _ => None,
    });
    // Past a line the way leads sideways.
    let across = line.map_or(along, |[x, y]| [-y, x]);
    let speed = dot(along, across);
    let [a, b] = bodies.map(|body| range_of(&body, anchor, across));
    let ends = [(a[0] - b[1]) / speed, (a[1] - b[0]) / speed];
    if speed == 0.0 || ends.iter().any(|end| end.is_nan()) {
        return [f64::NEG_INFINITY, f64::INFINITY];
    }
    [ends[0].min(ends[1]), ends[0].max(ends[1])]
}

/// The positions of a body along a direction, which is across a line.
fn range_of(body: &Body<'_>, anchor: Vector2D, along: Place<f64>) -> [f64; 2] {
    let length = square_root(dot(along, along));
    match body {
        Body::Line(line) => {
            let position = dot(along, Vertex::new(Spot::of(line.base), anchor).place());
            let is_along = dot(along, [line.direction.x.into(), line.direction.y.into()]) == 0.0;
            if is_along { [position; 2] } else { [f64::NEG_INFINITY, f64::INFINITY] }
        }
        Body::Outline(outline) => {
            let radius = f64::from(outline.radius) * length;
            let mut range = [f64::INFINITY, f64::NEG_INFINITY];
            outline.any_vertex(|v| {
                let position = dot(along, v.place());
                range = [range[0].min(position - radius), range[1].max(position + radius)];
                false
            });
            range
        }
        Body::Sector(sector) => {
            let unit = along.map(|x| x / length);
            let height = |along: Place<f64>| {
                slices(*sector, anchor).map(|slice| slice.height(along)).fold(f64::MIN, f64::max)
            };
            [-height(unit.map(|x| -x)) * length, height(unit) * length]
        }
    }
}

/// Whether an outline is filled and surrounds the first vertex of another one that is moved.
fn has_start_of(outline: &Outline<'_>, other: &Outline<'_>, way: Place<f64>) -> bool {
    if !outline.is_filled {
        return false;
    }
    other.any_part(|v| {
        let [x, y] = v.place();
        let start = [x + way[0], y + way[1]];
        match outline.boxes() {
            Some(runs) => is_inside_among(runs, outline, start),
            None => {
                let mut is_inside = false;
                outline.any_edge(|a, b| {
                    is_inside ^= is_passed([a, b].map(|v| minus(v.place(), start)));
                    false
                });
                is_inside
            }
        }
    })
}

/// Whether a ray from the origin to the right passes an edge.
fn is_passed([a, b]: [Place<f64>; 2]) -> bool {
    (a[1] > 0.0) != (b[1] > 0.0) && (cross(a, b) > 0.0) == (b[1] > a[1])
}

/// Whether a place lies inside of the edges of an outline with boxes around them.
fn is_inside_among(runs: &Runs<'_>, outline: &Outline<'_>, start: Place<f64>) -> bool {
    let seen = |v: Vector2D| minus(outline.vertex(v).place(), start);
    let around = outline.frame_of_bounds(&Bounds::around(start.map(Near::exactly), 0.0));
    let is_inside = runs.is_crossed(
        around,
        |v| seen(v)[1] > 0.0,
        |run, is_inside| {
            for number in run {
                *is_inside ^= is_passed(runs.path.edge(number).map(seen));
            }
            false
        },
    );
    is_inside == Some(true)
}

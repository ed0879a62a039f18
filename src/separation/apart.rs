//! Whether shapes are apart or only touch: exactly, after floats were added to their coordinates.

use core::cmp::Ordering;

use crate::any::Form;
use crate::collide::{forms_collide, parallel_vectors};
use crate::distance::body::Body;
use crate::distance::each_pair;
use crate::distance::place::{Place, cross, minus};
use crate::outline::{Bounds, Outline, Spot, Vertex, distance_to_line, overlap_rounded, side};
use crate::shape::Line;
use crate::vector::Vector2D;

/// Whether the first form and the second one, moved, are apart or only touch: whether they would be
/// apart if one of them were moved by any distance, however small, in some direction.
///
/// No in some cases in which they only touch: if a sector is one of them, or if both are hollow or
/// filled outlines that are not convex.
pub(super) fn are_apart(a: Form<'_>, b: Form<'_>, by: Vector2D) -> bool {
    !each_pair(a, b, |a, b| Body::pair_shifted(a, b, by).is_some_and(|(bodies, _)| overlap(bodies)))
}

fn overlap([a, b]: [Body<'_>; 2]) -> bool {
    match (a, b) {
        (Body::Outline(a), Body::Outline(b)) => a.collides(&b) && outlines_overlap(&a, &b),
        (Body::Line(line), Body::Outline(outline)) | (Body::Outline(outline), Body::Line(line)) => {
            line_overlaps(line, &outline)
        }
        (Body::Line(a), Body::Line(b)) => !parallel_vectors(a.direction, b.direction),
        (Body::Sector(sector), Body::Outline(outline))
        | (Body::Outline(outline), Body::Sector(sector)) => outline.meets_sector(sector),
        (Body::Sector(sector), Body::Line(line)) | (Body::Line(line), Body::Sector(sector)) => {
            forms_collide(Form::Sector(sector), Form::Line(line))
        }
        (Body::Sector(a), Body::Sector(b)) => forms_collide(Form::Sector(a), Form::Sector(b)),
    }
}

/// Whether a line has vertices of an outline on both sides, or comes closer than its radius.
fn line_overlaps(line: Line, outline: &Outline<'_>) -> bool {
    let base = Vertex::new(Spot::of(line.base), outline.anchor());
    let next = Vertex::new(Spot::next_on(line), outline.anchor());
    let (mut is_left, mut is_right) = (false, false);
    let reach = [outline.radius, 0.0];
    outline.any_vertex(|v| {
        let side = side(&base, &next, v);
        is_left |= side.is_gt();
        is_right |= side.is_lt();
        let is_close = outline.radius > 0.0 && distance_to_line(v, &base, &next, reach).is_lt();
        is_close || (is_left && is_right)
    })
}

/// Whether two outlines that share a point do not only touch.
fn outlines_overlap(a: &Outline<'_>, b: &Outline<'_>) -> bool {
    if a.radius > 0.0 || b.radius > 0.0 {
        return rounded_overlap(a, b);
    }
    let is_between = |of: &Outline<'_>| {
        of.any_edge(|from, to| {
            side_of_all(a, from, to).zip(side_of_all(b, from, to)).is_some_and(are_opposite)
        })
    };
    let are_points = || a.is_point() && b.is_point();
    !(are_points() || is_between(a) || is_between(b) || runs_around(a, b) || runs_around(b, a))
}

fn rounded_overlap(a: &Outline<'_>, b: &Outline<'_>) -> bool {
    let reach = [a.radius, b.radius];
    let are_close = a.any_edge_near(&b.bounds(), b.radius, |from, to| {
        b.any_edge_near(&Bounds::of(from, to), a.radius, |c, d| {
            overlap_rounded([from, to], [c, d], reach)
        })
    });
    are_close || a.covered_part(b).is_some() || b.covered_part(a).is_some()
}

/// On which side of the line through two vertices all of an outline lies: equal if on the line. None
/// if it lies on both sides, or if the two are the same.
fn side_of_all(outline: &Outline<'_>, from: &Vertex, to: &Vertex) -> Option<Ordering> {
    if from.place() == to.place() {
        return None;
    }
    let mut all = Ordering::Equal;
    let is_on_both = outline.any_vertex(|v| {
        let is_end = v.spot == from.spot || v.spot == to.spot;
        let side = if is_end { Ordering::Equal } else { side(from, to, v) };
        let is_other = all.is_ne() && side.is_ne() && side != all;
        all = if side.is_ne() { side } else { all };
        is_other
    });
    (!is_on_both).then_some(all)
}

fn are_opposite((a, b): (Ordering, Ordering)) -> bool {
    a != b || a.is_eq()
}

/// Whether the edges of an outline run around the inside of another one, which is convex, and leave
/// it outside.
fn runs_around(outline: &Outline<'_>, convex: &Outline<'_>) -> bool {
    let is_bent = || {
        convex.any_edge(|from, to| {
            from.place() != to.place() && side_of_all(convex, from, to).is_none()
        })
    };
    let enters = |a: &Vertex, b: &Vertex| {
        let is_before = convex.any_edge(|from, to| {
            let inside = side_of_all(convex, from, to);
            let is_inside = |v: &Vertex, inside: Ordering| side(from, to, v) == inside;
            inside.is_some_and(|inside| {
                inside.is_ne() && !is_inside(a, inside) && !is_inside(b, inside)
            })
        });
        !is_before && side_of_all(convex, a, b).is_none()
    };
    let is_overlapped = || {
        outline.any_edge_near(&convex.bounds(), 0.0, enters)
            || (outline.is_filled && surrounds_middle(outline, convex))
    };
    convex.is_filled && !is_bent() && !is_overlapped()
}

/// Whether the middle of a convex outline lies inside of the edges of another one, or perhaps.
fn surrounds_middle(outline: &Outline<'_>, convex: &Outline<'_>) -> bool {
    let (mut sum, mut count) = ([0.0; 2], 0.0);
    convex.any_vertex(|v| {
        let [x, y] = v.place();
        (sum, count) = ([sum[0] + x, sum[1] + y], count + 1.0);
        false
    });
    let middle = sum.map(|x| x / count);
    let tolerance = outline.bounds().size() * 1e-12;
    let mut is_inside = false;
    let is_close = outline.any_edge(|a, b| {
        let [a, b]: [Place<f64>; 2] = [a, b].map(|v| minus(v.place(), middle));
        if (a[1] > 0.0) == (b[1] > 0.0) {
            return false;
        }
        let (at, height) = (cross(a, b), b[1] - a[1]);
        is_inside ^= (at > 0.0) == (height > 0.0);
        at.abs() <= tolerance * height.abs()
    });
    is_close || is_inside
}

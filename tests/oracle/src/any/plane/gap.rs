//! How far pieces are apart: the least distance over all pairs of points that can be nearest.

use super::piece::{Arcs, Edge, Outline, Piece};
use super::vector::Vector;
use crate::Real;

/// How far two pieces are apart that don't overlap; 0 if they overlap because of a radius.
pub(crate) fn gap(a: &Piece, b: &Piece) -> Real {
    let apart = match (a, b) {
        (Piece::Line(base, along), Piece::Line(other, _)) => {
            height(&other.minus(base), along).abs()
        }
        (Piece::Line(base, along), Piece::Outline(b))
        | (Piece::Outline(b), Piece::Line(base, along)) => {
            let heights = b.corners.iter().map(|corner| height(&corner.minus(base), along).abs());
            least(heights)
        }
        (Piece::Line(base, along), Piece::Sector(b))
        | (Piece::Sector(b), Piece::Line(base, along)) => line_to_sector(base, along, b),
        (Piece::Outline(a), Piece::Outline(b)) => outlines(a, b),
        (Piece::Outline(a), Piece::Sector(b)) | (Piece::Sector(b), Piece::Outline(a)) => {
            least(a.each_edge().map(|edge| edge_to_sector(edge, b)))
        }
        (Piece::Sector(a), Piece::Sector(b)) => sectors(a, b),
    };
    let apart = &(&apart - &a.radius()) - &b.radius();
    if apart.is_negative() { Real::new(0.0) } else { apart }
}

fn least(numbers: impl IntoIterator<Item = Real>) -> Real {
    let smaller = |a: Real, b: Real| if b < a { b } else { a };
    numbers.into_iter().reduce(smaller).expect("a pair of points")
}

/// How far to the left of a direction.
fn height(ahead: &Vector, along: &Vector) -> Real {
    along.cross(ahead).divided_by(&along.length())
}

impl Piece {
    fn radius(&self) -> Real {
        match self {
            Piece::Outline(outline) => outline.radius.clone(),
            _ => Real::new(0.0),
        }
    }
}

/// The point of a segment that is nearest to another point.
pub(crate) fn nearest(point: &Vector, [from, to]: Edge) -> Vector {
    let (along, ahead) = (to.minus(from), point.minus(from));
    let (part, whole) = (ahead.dot(&along), along.squared());
    if part.is_negative() || part.is_zero() {
        return from.clone();
    }
    if part >= whole {
        return to.clone();
    }
    from.plus(&along.times(&part).divided_by(&whole))
}

/// The squared distance of a point and a segment.
fn to_edge(point: &Vector, edge: Edge) -> Real {
    nearest(point, edge).minus(point).squared()
}

/// Segments that don't cross are nearest at an end.
fn between_edges(a: Edge, b: Edge) -> Real {
    let there = a.map(|end| to_edge(end, b));
    let back = b.map(|end| to_edge(end, a));
    least(there.into_iter().chain(back))
}

/// Of the pairs of edges whose distance in plain floats is nearly the least.
fn outlines(a: &Outline, b: &Outline) -> Real {
    let pairs = (0..a.edges.len()).flat_map(|i| (0..b.edges.len()).map(move |j| (i, j)));
    let size = a.near.iter().chain(&b.near).flatten().fold(0.0, |most, x| x.abs().max(most));
    let rough: Vec<_> =
        pairs.map(|(i, j)| (rough_gap(a.near_edge(i), b.near_edge(j)), i, j)).collect();
    let best = rough.iter().map(|(gap, ..)| *gap).fold(f64::INFINITY, f64::min);
    let limit = best + 1e-12 * size + 1e-9 * best;
    let near = rough.into_iter().filter(|(gap, ..)| *gap <= limit);
    least(near.map(|(_, i, j)| between_edges(a.edge(i), b.edge(j)))).root()
}

fn rough_gap(a: [[f64; 2]; 2], b: [[f64; 2]; 2]) -> f64 {
    let there = a.map(|end| rough_to_edge(end, b));
    let back = b.map(|end| rough_to_edge(end, a));
    there.into_iter().chain(back).fold(f64::INFINITY, f64::min)
}

fn rough_to_edge([x, y]: [f64; 2], [[ax, ay], [bx, by]]: [[f64; 2]; 2]) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let (ahead_x, ahead_y) = (x - ax, y - ay);
    let whole = dx * dx + dy * dy;
    let part = ahead_x * dx + ahead_y * dy;
    let t = if whole > 0.0 { (part / whole).clamp(0.0, 1.0) } else { 0.0 };
    let (gap_x, gap_y) = (ahead_x - t * dx, ahead_y - t * dy);
    (gap_x * gap_x + gap_y * gap_y).sqrt()
}

fn line_to_sector(base: &Vector, along: &Vector, sector: &Arcs) -> Real {
    let ahead = sector.center.minus(base);
    let distance = height(&ahead, along);
    let down = along.left().times(&-&distance);
    let round = sector.opening.holds(&down).then(|| &distance.abs() - &sector.outer);
    let sides = sector.sides();
    let corners = sides.iter().flatten();
    let heights = corners.map(|corner| height(&corner.minus(base), along).abs());
    least(heights.chain(round.map(|gap| gap.abs())))
}

/// From the points of a segment that don't lie in a sector to its border.
fn edge_to_sector(edge: Edge, sector: &Arcs) -> Real {
    let mut gaps: Vec<Real> = edge.iter().flat_map(|end| point_to_arcs(end, sector)).collect();
    let foot = nearest(&sector.center, edge).minus(&sector.center);
    if sector.opening.holds(&foot) && foot.squared() > &sector.outer * &sector.outer {
        gaps.push(&foot.length() - &sector.outer);
    }
    let sides = sector.sides();
    gaps.extend(sides.iter().map(|[from, to]| between_edges(edge, [from, to]).root()));
    least(gaps)
}

/// From a point straight to both arcs.
fn point_to_arcs(point: &Vector, sector: &Arcs) -> Vec<Real> {
    let ahead = point.minus(&sector.center);
    if !sector.opening.holds(&ahead) {
        return Vec::new();
    }
    let distance = ahead.length();
    [&sector.inner, &sector.outer].map(|radius| (&distance - radius).abs()).into()
}

fn sectors(a: &Arcs, b: &Arcs) -> Real {
    let (sides_a, sides_b) = (a.sides(), b.sides());
    let there = sides_a.iter().map(|[from, to]| edge_to_sector([from, to], b));
    let back = sides_b.iter().map(|[from, to]| edge_to_sector([from, to], a));
    least(there.chain(back).chain(between_rims(a, b)))
}

/// The arcs' points on the line through both centers, and where whole rims cross.
fn between_rims(a: &Arcs, b: &Arcs) -> Vec<Real> {
    let gap = b.center.minus(&a.center);
    let ahead = if gap.is_null() { Vector::new([1.0, 0.0]) } else { gap.unit() };
    let ends = |arcs: &Arcs| -> Vec<Vector> {
        let directions = [ahead.clone(), ahead.negated()];
        let held = directions.iter().filter(|direction| arcs.opening.holds(direction));
        held.flat_map(|direction| [&arcs.inner, &arcs.outer].map(|radius| direction.times(radius)))
            .collect()
    };
    let mut gaps = Vec::new();
    for from in ends(a) {
        gaps.extend(ends(b).iter().map(|to| gap.plus(to).minus(&from).length()));
    }
    gaps
}

//! A point of every vertex, edge and face into which two figures divide the plane.

use std::cmp::Ordering;

use super::curve::Curve;
use super::locate::{Location, Sample};
use super::piece::{Outline, Piece};
use super::scope::Scope;
use super::vector::Vector;
use crate::Real;

/// A curve with bounds in plain floats, and the piece that it belongs to.
struct Track<'a> {
    curve: Curve,
    bounds: [[f64; 2]; 2],
    piece: &'a Piece,
}

/// What lies between two vertices that follow each other on a curve.
pub(crate) struct Run {
    pub(crate) curve: Curve,
    pub(crate) ends: [Vector; 2],
    pub(crate) middle: Sample,
    /// A point on either side of it.
    pub(crate) sides: Vec<Sample>,
}

/// All vertices, and what lies between them on the curves.
pub(crate) fn skeleton(pieces: &[&Piece], scope: &Scope) -> (Vec<Sample>, Vec<Run>) {
    let tracks: Vec<Track> = pieces.iter().flat_map(|piece| tracks(piece, scope)).collect();
    let vertices = vertices(&tracks, scope);
    let runs = tracks.iter().flat_map(|track| {
        let pairs = track.curve.neighbours(track.cuts(&vertices, scope), scope);
        pairs.into_iter().filter(|pair| track.curve.leads_on(pair, scope)).filter_map(|ends| {
            let mut sides = track.curve.sides_of_middle(ends, scope);
            let middle = sides.pop()?;
            let ends = ends.map(Vector::clone);
            let is_on = track.curve.holds(&middle.at, scope);
            is_on.then(|| Run { curve: track.curve.clone(), ends, middle, sides })
        })
    });
    let runs = runs.collect();
    (vertices, runs)
}

/// Points of all faces around a vertex.
pub(crate) fn around(vertex: &Sample, runs: &[Run], scope: &Scope) -> Vec<Sample> {
    let is_here = |end: &Vector| scope.is_zero(&end.minus(&vertex.at).squared(), 2);
    let here = runs.iter().filter(|run| run.ends.iter().any(is_here));
    let faces: Vec<Sample> = here.flat_map(|run| run.sides.iter().cloned()).collect();
    if !faces.is_empty() {
        return faces;
    }
    let aside = Vector::new([1.0, 0.0]).times(&scope.hair());
    vec![Sample::beside(vertex.at.plus(&aside))]
}

fn tracks<'a>(piece: &'a Piece, scope: &Scope) -> impl Iterator<Item = Track<'a>> {
    piece.curves(scope).into_iter().map(move |curve| {
        let bounds = curve.bounds();
        Track { curve, bounds, piece }
    })
}

fn vertices(tracks: &[Track], scope: &Scope) -> Vec<Sample> {
    let mut vertices = Vec::new();
    for (number, track) in tracks.iter().enumerate() {
        vertices.extend(track.curve.quarters(scope).into_iter().map(Sample::on));
        let ends = track.curve.ends().into_iter().map(Sample::on);
        vertices.extend(ends.filter(|end| !track.piece.surely_holds(end)));
        for other in tracks[..number].iter().filter(|other| track.is_near(other.bounds)) {
            let crossings = track.curve.crossings(&other.curve, scope).into_iter().map(Sample::on);
            let matters = |point: &Sample| {
                !track.piece.surely_holds(point) && !other.piece.surely_holds(point)
            };
            vertices.extend(crossings.filter(matters));
        }
    }
    vertices
}

impl Track<'_> {
    fn is_near(&self, other: [[f64; 2]; 2]) -> bool {
        (0..2).all(|axis| {
            let ([a, b], [c, d]) = (self.bounds[axis], other[axis]);
            a <= d && c <= b
        })
    }

    /// The vertices on it.
    fn cuts<'a>(&self, vertices: &'a [Sample], scope: &Scope) -> Vec<&'a Vector> {
        let near = |vertex: &&Sample| self.is_near(vertex.near.map(|x| [x, x]));
        let on = |vertex: &&Sample| self.curve.holds(&vertex.at, scope);
        vertices.iter().filter(near).filter(on).map(|vertex| &vertex.at).collect()
    }
}

impl Piece {
    /// Whether it is an area whose edges may lie inside of it.
    pub(crate) fn may_have_seams(&self) -> bool {
        matches!(self, Piece::Outline(_)) && self.dimension() == 2
    }

    /// Whether it holds all of some points, of which there are any.
    pub(crate) fn holds_all(&self, points: &[Sample], scope: &Scope) -> bool {
        let is_held = |point| self.locate(point, scope) != Location::Outside;
        !points.is_empty() && points.iter().all(is_held)
    }

    /// Whether a point lies so deep inside, by a radius, that no border is there.
    fn surely_holds(&self, point: &Sample) -> bool {
        matches!(self, Piece::Outline(outline) if outline.surely_holds(point))
    }
}

impl Outline {
    fn surely_holds(&self, point: &Sample) -> bool {
        let radius = self.radius.about();
        let size = self.near.iter().chain([&point.near]).flatten();
        let size = size.fold(radius, |most, x| x.abs().max(most));
        let limit = radius - 1e-9 * size;
        let near = |number: usize| distance(point.near, self.near_edge(number)) < limit;
        limit > 0.0 && (0..self.edges.len()).any(near)
    }
}

fn distance([x, y]: [f64; 2], [[ax, ay], [bx, by]]: [[f64; 2]; 2]) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let whole = dx * dx + dy * dy;
    let part = (x - ax) * dx + (y - ay) * dy;
    let t = if whole > 0.0 { (part / whole).clamp(0.0, 1.0) } else { 0.0 };
    let (gap_x, gap_y) = (x - ax - t * dx, y - ay - t * dy);
    (gap_x * gap_x + gap_y * gap_y).sqrt()
}

impl Curve {
    /// Bounds along both axes, with a margin for the roundings of plain floats.
    fn bounds(&self) -> [[f64; 2]; 2] {
        let ends = match self {
            Curve::Straight(ends) => ends.each_ref().map(Vector::about),
            Curve::Round(center, radius, _) => {
                let radius = Vector { x: radius.clone(), y: radius.clone() };
                [center.minus(&radius), center.plus(&radius)].map(|corner| corner.about())
            }
        };
        [0, 1].map(|axis| {
            let [a, b] = ends.map(|end| end[axis]);
            let margin = 1e-12 * (a.abs() + b.abs());
            [a.min(b) - margin, a.max(b) + margin]
        })
    }

    /// The ends of a circle's quarters, as far as they belong to the arc.
    fn quarters(&self, scope: &Scope) -> Vec<Vector> {
        let Curve::Round(center, radius, opening) = self else { return Vec::new() };
        let directions = [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]].map(Vector::new);
        let on = directions.iter().filter(|direction| opening.admits(direction, scope));
        on.map(|direction| center.plus(&direction.times(radius))).collect()
    }

    /// Cuts that follow each other.
    fn neighbours<'a>(&self, mut cuts: Vec<&'a Vector>, scope: &Scope) -> Vec<[&'a Vector; 2]> {
        cuts.sort_by(|a, b| self.order(a, b));
        let same = |a: &Vector, b: &Vector| scope.is_zero(&a.minus(b).squared(), 2);
        cuts.dedup_by(|a, b| same(a, b));
        let mut pairs: Vec<[&Vector; 2]> = cuts.windows(2).map(|pair| [pair[0], pair[1]]).collect();
        if let (Curve::Round(..), [first, .., last]) = (self, &cuts[..]) {
            pairs.push([last, first]);
        }
        pairs
    }

    /// Whether a second point comes soon after a first one: in the last gap of an arc that is none.
    fn leads_on(&self, [from, to]: &[&Vector; 2], scope: &Scope) -> bool {
        let Curve::Round(center, ..) = self else { return true };
        let (from, to) = (from.minus(center), to.minus(center));
        scope.sign(&from.cross(&to), 2).is_gt() && scope.sign(&from.dot(&to), 2).is_ge()
    }

    /// The middle of a piece, and a point on either side of it.
    fn sides_of_middle(&self, [from, to]: [&Vector; 2], scope: &Scope) -> Vec<Sample> {
        let (middle, aside) = match self {
            Curve::Straight(_) => {
                (from.plus(to).times(&Real::power(-1)), to.minus(from).left().short())
            }
            Curve::Round(center, radius, _) => {
                let ahead = from.minus(center).plus(&to.minus(center));
                if scope.is_zero(&ahead.squared(), 2) {
                    return Vec::new();
                }
                let out = ahead.unit();
                (center.plus(&out.times(radius)).rounded(), out)
            }
        };
        let hair = aside.times(&scope.hair());
        let beside = [middle.plus(&hair), middle.minus(&hair)].map(Sample::beside);
        beside.into_iter().chain([Sample::on(middle)]).collect()
    }

    /// Which of two points of the curve comes first.
    fn order(&self, a: &Vector, b: &Vector) -> Ordering {
        let less = |is_less: bool| if is_less { Ordering::Less } else { Ordering::Greater };
        match self {
            Curve::Straight([from, to]) => {
                let along = to.minus(from);
                let ahead = b.minus(a).dot(&along);
                if ahead.is_zero() { Ordering::Equal } else { less(!ahead.is_negative()) }
            }
            Curve::Round(center, ..) => {
                let (a, b) = (a.minus(center), b.minus(center));
                let is_lower =
                    |v: &Vector| v.y.is_negative() || (v.y.is_zero() && v.x.is_negative());
                let turn = a.cross(&b);
                is_lower(&a).cmp(&is_lower(&b)).then_with(|| {
                    if turn.is_zero() { Ordering::Equal } else { less(!turn.is_negative()) }
                })
            }
        }
    }
}

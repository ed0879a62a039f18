//! What the borders of two figures have in common.

use super::figure::Figure;
use super::plane::{Curve, Location, Piece, Pose, Run, Sample, Scope, Vector, around, skeleton};

/// All points that the borders of two figures share; of a figure without area, all points are border.
#[derive(Clone, Debug, Default)]
pub struct Shared {
    /// Single points.
    pub points: Vec<Crossing>,
    /// What runs together, in pieces that may be shorter than they could be.
    pub stretches: Vec<Stretch>,
}

/// A single common point.
#[derive(Clone, Debug)]
pub struct Crossing {
    /// Where it is.
    pub at: [f64; 2],
    /// Whether each figure has just one curve there, or two that end there.
    pub is_plain: bool,
}

/// A common piece of both borders.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// Both ends.
    pub ends: [[f64; 2]; 2],
    /// A point between the ends.
    pub middle: [f64; 2],
    /// The center of an arc.
    pub center: Option<[f64; 2]>,
}

/// The most curves with which the answer doesn't take too long.
const MANY: usize = 60;

/// What the borders of two figures share; None where that is in doubt, or takes too long.
///
/// What is border of a member, or an edge of a polygon, is none where all that is next to it belongs to
/// the figure.
pub fn shared_border(a: &Figure, b: &Figure) -> Option<Shared> {
    Scope::ask([a, b], &[], |scope| {
        let figures = [a, b].map(|figure| Piece::all_of(figure, &Pose::still()));
        let pieces: Vec<&Piece> = figures.iter().flatten().collect();
        let curves = pieces.iter().map(|piece| piece.curves(scope).len()).sum::<usize>();
        (curves <= MANY).then(|| of_pieces(&figures, &pieces, scope))
    })
    .flatten()
}

fn of_pieces(figures: &[Vec<Piece>; 2], pieces: &[&Piece], scope: &Scope) -> Shared {
    let (vertices, runs) = skeleton(pieces, scope);
    let is_shared = |sample: &Sample, around: &[Sample]| {
        figures.iter().all(|pieces| is_border(pieces, sample, around, scope))
    };
    let same = |p: &Vector, q: &Vector| scope.is_zero(&p.minus(q).squared(), 2);
    let mut points = Vec::<Sample>::new();
    let may_cover =
        |pieces: &Vec<Piece>| pieces.len() > 1 || pieces.iter().any(Piece::may_have_seams);
    let may_cover = figures.iter().any(may_cover);
    let is_common = |run: &&Run| is_shared(&run.middle, &run.sides);
    let common: Vec<&Run> = runs.iter().filter(is_common).collect();
    for vertex in vertices {
        let is_known = points.iter().any(|point| same(&point.at, &vertex.at));
        let is_end = || common.iter().flat_map(|run| &run.ends).any(|end| same(end, &vertex.at));
        let around = || if may_cover { around(&vertex, &runs, scope) } else { Vec::new() };
        if !is_known && is_shared(&vertex, &[]) && !is_end() && is_shared(&vertex, &around()) {
            points.push(vertex);
        }
    }
    let points = points.into_iter().map(|point| {
        let is_plain = figures.iter().all(|pieces| is_plain(pieces, &point.at, scope));
        Crossing { at: point.near, is_plain }
    });
    Shared { points: points.collect(), stretches: common.into_iter().map(stretch).collect() }
}

/// Whether a sample is one of the border of pieces, which leave one of the points around it free.
fn is_border(pieces: &[Piece], sample: &Sample, around: &[Sample], scope: &Scope) -> bool {
    let is_covered = |sample: &Sample| {
        pieces.iter().any(|piece| piece.locate(sample, scope) != Location::Outside)
    };
    let is_own = pieces.iter().any(|piece| match piece.locate(sample, scope) {
        Location::Outside => false,
        Location::Border => true,
        Location::Inside => piece.dimension() < 2,
    });
    is_own && (around.is_empty() || !around.iter().all(is_covered))
}

/// Whether one curve runs through a point, or two end there.
fn is_plain(pieces: &[Piece], point: &Vector, scope: &Scope) -> bool {
    let mut halves = 0;
    for curve in pieces.iter().flat_map(|piece| piece.curves(scope)) {
        if curve.holds(point, scope) {
            let ends = curve.ends();
            let is_end = |end: &Vector| scope.is_zero(&end.minus(point).squared(), 2);
            halves += if ends.iter().any(is_end) { 1 } else { 2 };
        }
    }
    halves <= 2
}

fn stretch(run: &Run) -> Stretch {
    let center = match &run.curve {
        Curve::Straight(_) => None,
        Curve::Round(center, ..) => Some(center.about()),
    };
    Stretch { ends: [0, 1].map(|i| run.ends[i].about()), middle: run.middle.near, center }
}

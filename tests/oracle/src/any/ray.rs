//! Where a ray enters and leaves a figure.

use super::figure::{Figure, Pair};
use super::plane::{Curve, Location, Piece, Pose, Sample, Scope, Vector};
use crate::Real;

/// The first and the last point of a figure on the way from the origin to origin + movement, as
/// parts of the movement.
///
/// The outer none where sines and cosines leave it in doubt, the inner one where there is no such
/// point.
pub fn ray(figure: &Figure, origin: Pair, movement: Pair) -> Option<Option<(Real, Real)>> {
    Scope::ask([figure, &Figure::Point { at: origin }], &[movement], |scope| {
        let pieces = Piece::all_of(figure, &Pose::still());
        let [start, along] = [origin, movement].map(Vector::new);
        let way = Curve::Straight([start.clone(), start.plus(&along)]);
        let held = candidates(&way, &pieces, scope).into_iter().map(Sample::on).filter(|point| {
            pieces.iter().any(|piece| piece.locate(point, scope) != Location::Outside)
        });
        let whole = along.squared();
        let part = |point: Sample| match whole.is_zero() {
            true => Real::new(0.0),
            false => point.at.minus(&start).dot(&along).divided_by(&whole),
        };
        let parts = held.map(part).collect::<Vec<_>>();
        let first = parts.iter().cloned().reduce(|a, b| if b < a { b } else { a });
        let last = parts.iter().cloned().reduce(|a, b| if b > a { b } else { a });
        first.zip(last)
    })
}

/// Every point of the way at which it can enter or leave.
fn candidates(way: &Curve, pieces: &[Piece], scope: &Scope) -> Vec<Vector> {
    let mut points = way.ends();
    for curve in pieces.iter().flat_map(|piece| piece.curves(scope)) {
        points.extend(way.crossings(&curve, scope));
        points.extend(curve.ends().into_iter().filter(|end| way.holds(end, scope)));
    }
    points
}

//! How far figures are apart.

use super::collide::collide;
use super::figure::Figure;
use super::plane::{Motion, Piece, Pose, gap};
use crate::Real;

/// How far two figures are apart: 0 where they collide, which is exact.
///
/// None where it is not known whether they collide, and where one of them is empty. Right to 300
/// bits, unless sines and cosines of figures meet whose sizes differ by that much.
pub fn distance(a: &Figure, b: &Figure) -> Option<Real> {
    let pieces = [a, b].map(|figure| Piece::all_of(figure, &Pose::still()));
    if pieces.iter().any(Vec::is_empty) {
        return None;
    }
    if collide(a, b)? {
        return Some(Real::new(0.0));
    }
    least(&pieces, gap)
}

/// How far two figures are apart at a time of their motions, 0 where they overlap; none where one
/// is empty.
pub fn distance_at(
    a: &Figure,
    motion_a: &Motion,
    b: &Figure,
    motion_b: &Motion,
    time: f32,
) -> Option<Real> {
    let a = Piece::all_of(a, &Pose::at(motion_a, time));
    let b = Piece::all_of(b, &Pose::at(motion_b, time));
    least(&[a, b], |a, b| if a.overlaps(b) { Real::new(0.0) } else { gap(a, b) })
}

fn least([a, b]: &[Vec<Piece>; 2], gap: impl Fn(&Piece, &Piece) -> Real) -> Option<Real> {
    let pairs = a.iter().flat_map(|a| b.iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| gap(a, b)).reduce(|a, b| if b < a { b } else { a })
}

/// Whether a figure has no points.
pub fn is_empty(figure: &Figure) -> bool {
    super::simple::simple(figure).is_empty()
}

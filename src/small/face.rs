//! The edge along whose normal two cores are farthest apart, or least deep in each other.

use core::hint::select_unpredictable;

use super::core::Small;
use crate::vector::square_root;

/// An edge of one of two cores.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    pub(crate) number: usize,
    /// How far the cores are apart along its normal; negative if they are not.
    pub(crate) gap: f64,
}

/// The best face of a core against another one; of none, with a gap of -infinity, if it is a point.
#[inline]
pub(crate) fn best_face<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    if N == 1 {
        return Face { number: 0, gap: f64::NEG_INFINITY };
    }
    let (mut number, mut greatest) = (0, f64::NEG_INFINITY);
    for (face, square) in of.clearances(other).into_iter().enumerate() {
        let is_greater = square > greatest;
        greatest = select_unpredictable(is_greater, square, greatest);
        number = select_unpredictable(is_greater, face, number);
    }
    let length = square_root(greatest.abs());
    Face { number, gap: if greatest < 0.0 { -length } else { length } }
}

/// What is nearest above a face.
pub(crate) struct Above {
    /// The nearest places of the core and the other one.
    pub(crate) places: [[f64; 2]; 2],
    /// Corners of both, if these are the nearest places and clearly nearer to each other than any
    /// other place is to the face's line.
    pub(crate) corners: Option<[usize; 2]>,
}

/// What of another core is nearest above a face, which is the best one of both and clearly below it; or
/// the least far behind the face, if the cores overlap.
///
/// The distance along a direction has no greatest value but one, so that the nearest places belong to
/// this face, or to one of its ends and a corner next to its line.
#[inline]
pub(crate) fn above<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    face: Face,
    tolerance: f64,
) -> Above {
    let (next, [x, y]) = (of.next(face.number), of.normal(face.number));
    let (start, end) = (of.corner(face.number), of.corner(next));
    let along = |place: [f64; 2]| x * (place[1] - start[1]) - y * (place[0] - start[0]);
    let limit = x * start[0] + y * start[1] + face.gap + tolerance;
    // Of the corners next to the line the first and the last one.
    let (mut first, mut last) = ((f64::INFINITY, 0), (f64::NEG_INFINITY, 0));
    for number in 0..other.count() {
        let place = other.corner(number);
        let (position, is_next) = (along(place), x * place[0] + y * place[1] <= limit);
        let is_first = is_next & (position < first.0);
        let is_last = is_next & (position > last.0);
        first = select_unpredictable(is_first, (position, number), first);
        last = select_unpredictable(is_last, (position, number), last);
    }
    let to_face = |foot: [f64; 2]| [foot, [foot[0] + x * face.gap, foot[1] + y * face.gap]];
    let (corner, nearest) = if last.0 < 0.0 {
        (face.number, last.1)
    } else if first.0 > along(end) {
        (next, first.1)
    } else if first.0 < 0.0 {
        return Above { places: to_face(start), corners: None };
    } else {
        let to = other.corner(first.1);
        return Above { places: [of.foot(face.number, to), to], corners: None };
    };
    let places = [of.corner(corner), other.corner(nearest)];
    let [way_x, way_y] = [0, 1].map(|axis| places[1][axis] - places[0][axis]);
    let length = square_root(way_x * way_x + way_y * way_y);
    let corners = (face.gap < length - tolerance).then_some([corner, nearest]);
    Above { places, corners }
}

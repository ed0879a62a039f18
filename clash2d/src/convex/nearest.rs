//! What of two cores is nearest to each other.

use super::DOUBT;
use super::core::{Core, Ends, Foot, Place, Shaped, middle};
use super::face::Face;
use crate::angle::select;
use crate::exact::float::{greater, lesser};
use crate::outline::{dot, minus};
use crate::root::square_root;

/// The way between two places.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub(crate) way: Place,
    pub(crate) square: f64,
    pub(crate) length: f64,
}

impl Way {
    #[inline(always)]
    pub(crate) fn between([from, to]: [Place; 2]) -> Self {
        let way = minus(to, from);
        let square = dot(way, way);
        Self { way, square, length: square_root(square) }
    }

    /// The same way back.
    #[inline(always)]
    pub(super) fn back(self) -> Self {
        Self { way: minus([0.0; 2], self.way), ..self }
    }
}

/// What is nearest above a face.
pub(crate) struct Above {
    /// The nearest places of the core and the other one.
    pub(crate) places: [Place; 2],
    /// The corners of the other core that are nearest to the face's line, as far as can be told, in the
    /// order along it.
    pub(super) low: Ends,
    /// Their corners, if these are what is nearest, and not the face.
    corners: [usize; 2],
    is_beside: bool,
    /// The place on the face.
    foot: Foot,
    /// The first and the last one of the corners of the other core in its order, if the nearest place is
    /// between these.
    around: Option<Ends>,
}

impl Above {
    /// Corners of both, if these are the nearest places, and not the face.
    #[inline(always)]
    pub(crate) fn corners(&self) -> Option<[usize; 2]> {
        self.is_beside.then_some(self.corners)
    }

    /// Where the nearest places are on both borders, in the shapes' own numbers.
    #[inline(always)]
    pub(crate) fn feet<A: Core, B: Core>(&self, of: &A, other: &B) -> [Foot; 2] {
        let to = match self.around {
            Some(ends) => over_start(of, other, self.foot.number as usize, ends),
            None => Foot::at(self.corners[1]),
        };
        [of.own(self.foot), other.own(to)]
    }
}

/// Where the border of another core is right above the start of a face, between two of its corners.
#[inline(never)]
fn over_start<A: Core, B: Core>(of: &A, other: &B, face: usize, [first, last]: Ends) -> Foot {
    let (edge, start) = (of.edge(face), of.corner(face));
    let along = |corner: usize| dot(edge, minus(other.corner(corner), start));
    let (mut number, mut from) = (first, along(first));
    loop {
        let next = other.next(number);
        let to = along(next);
        if (next == last) | ((from < 0.0) != (to < 0.0)) {
            let part = lesser(greater(from / (from - to), 0.0), 1.0) as f32;
            return Foot { number: number as u32, part };
        }
        (number, from) = (next, to);
    }
}

/// What of another core is nearest above a face, which is the best one of both and clearly below it; or
/// the least far behind the face, if the cores overlap.
///
/// The distance along a direction has a single maximum, so that the nearest places belong to this face,
/// or to one of its ends and a corner next to its line.
#[inline(never)]
pub(crate) fn above<A: Core, B: Core>(of: &A, other: &B, face: Face, tolerance: f64) -> Above {
    let (number, next) = (face.number, of.next(face.number));
    let (edge, start, end) = (of.edge(number), of.corner(number), of.corner(next));
    let (length, inverse) = (edge[0].abs() + edge[1].abs(), 1.0 / dot(edge, edge));
    let along = |place: Place| dot(edge, minus(place, start));
    let is_low =
        |corner: usize| of.rise(number, other.corner(corner)) <= face.rise + tolerance * length;
    // The other core goes round the other way: backwards seen from the face.
    let (mut first, mut last) = (face.opposite, face.opposite);
    for _ in 1..other.count() {
        let next = other.next(first);
        if (next == last) | !is_low(next) {
            break;
        }
        first = next;
    }
    for _ in 1..other.count() {
        let previous = other.previous(last);
        if (previous == first) | !is_low(previous) {
            break;
        }
        last = previous;
    }
    let around = [last, first];
    // A path goes round to itself.
    let ([low, high], ends) = ([first, last].map(|corner| along(other.corner(corner))), along(end));
    let (first, last) = if low > high { (last, first) } else { (first, last) };
    let (low, high) = (lesser(low, high), greater(low, high));
    let (is_before, is_behind) = (high < 0.0, low > ends);
    let corner = if is_behind { next } else { number };
    let nearest = if is_before { last } else { first };
    let ahead = greater(low, 0.0) * inverse;
    let part = select(is_behind, 0.0, ahead);
    let corner_place = of.corner(corner);
    let foot = [corner_place[0] + edge[0] * part, corner_place[1] + edge[1] * part];
    let height = face.rise * inverse;
    // Above the face, before its start or behind its end; or on both sides of its start.
    let is_over_start = (low < 0.0) & (high >= 0.0);
    let to = if is_over_start {
        [start[0] + edge[1] * height, start[1] - edge[0] * height]
    } else {
        other.corner(nearest)
    };
    let corners = [corner, nearest];
    Above {
        places: [foot, to],
        low: [first, last],
        corners,
        is_beside: is_before | is_behind,
        foot: Foot { number: number as u32, part: lesser(ahead, 1.0) as f32 },
        around: is_over_start.then_some(around),
    }
}

/// The greatest position of a corner along a direction.
#[inline(always)]
fn highest<C: Core>(core: &C, [x, y]: Place) -> f64 {
    -core.lowest([-x, -y])
}

/// Whether no places of two cores are nearer to each other than two given ones, but for some doubt:
/// whether the one core is all before, and the other one behind, a strip between the two.
#[inline(always)]
pub(crate) fn are_nearest<A: Core, B: Core>(a: &A, b: &B, way: Way, doubt: f64) -> bool {
    b.lowest(way.way) - highest(a, way.way) >= way.square - doubt * way.length
}

/// Whether another core lies beyond all of this one, and by more than both reach and a margin, in the direction
/// of its middle.
#[inline(never)]
pub(crate) fn is_clear_of<A: Core, B: Core>(a: &Shaped<A>, b: &Shaped<B>, margin: f64) -> bool {
    let reach = a.radius + b.radius + margin + DOUBT * greater(a.size, b.size);
    let way = minus(middle(&b.core), middle(&a.core));
    let gap = b.core.lowest(way) - highest(&a.core, way);
    (gap > 0.0) & (gap * gap > reach * reach * dot(way, way))
}

/// Whether no edge has a place outside; for areas.
#[inline(always)]
pub(crate) fn contains<C: Core>(core: &C, place: Place) -> bool {
    C::IS_AREA && (0..core.count()).all(|face| core.rise(face, place) <= 0.0)
}

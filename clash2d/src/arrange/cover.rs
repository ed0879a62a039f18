//! What of a border surely lies within the own shape, and so is none: many pieces, where what is rounded crosses itself.

use super::figure::Figure;
use super::piece::Piece;
use crate::exact::float::greater;
use crate::exact::real::{Real, Tight};
use crate::outline::{dot, minus, plus};
use crate::root::square_root;

type Place = [f64; 2];

/// A part of a piece.
#[derive(Clone, Copy)]
enum Stretch {
    Straight([Place; 2]),
    /// Counterclockwise, no more than half a turn, by the directions of its ends.
    Round(Place, f64, [Place; 2]),
}

/// How often a stretch is halved.
const HALVES: u32 = 5;

/// What places and distances are off by at most, relatively.
const ERROR: f64 = 1.0 / (1_u64 << 36) as f64;

impl Figure<'_> {
    /// Whether all of a piece that is within a distance of the anchor surely lies inside of what is rounded here; often
    /// no where it takes more to know.
    pub(crate) fn surely_covers(&self, piece: &Piece<Tight>, distance: f64) -> bool {
        let slips = |places: &[[Tight; 2]]| places.as_flattened().iter().map(|x| x.slip()).sum();
        let about = |place: [Tight; 2]| place.map(Tight::value);
        let (stretch, slip): (_, f64) = match *piece {
            Piece::Straight { from, along, is_endless: false } => {
                let ends = [from, plus(from, along)];
                (Stretch::Straight(ends.map(about)), slips(&ends))
            }
            Piece::Round { center, radius, start, end: Some(end) } if end.value() <= 2.0 => {
                let [x, y] = piece.tangent(end);
                let ends = [start, [y, -x]];
                let slip = slips(&[center]) + radius.value() * slips(&ends);
                (Stretch::Round(about(center), radius.value(), ends.map(about)), slip)
            }
            _ => return false,
        };
        self.covers(stretch, slip, distance * (1.0 + ERROR), HALVES)
    }

    fn covers(&self, stretch: Stretch, slip: f64, distance: f64, halves: u32) -> bool {
        let middle = stretch.middle();
        let is_far = |place: Place| square_root(dot(place, place)) > distance;
        let hull = stretch.hull();
        let reach = hull.map(|hull| hull.map(|p| dot(minus(p, middle), minus(p, middle))));
        let reach = reach
            .map_or(f64::INFINITY, |squares| square_root(squares.into_iter().fold(0.0, greater)));
        if square_root(dot(middle, middle)) - reach > distance {
            return true;
        }
        let mut is_middle_covered = false;
        let is_covered = self.any_round_edge_at(middle, &mut |edge, radius, edge_slip| {
            let is_in = |place: Place| is_inside(place, edge, radius, slip + edge_slip);
            is_middle_covered |= is_in(middle);
            hull.is_some_and(|hull| hull.into_iter().all(is_in))
        });
        let may_be_covered = is_middle_covered || is_far(middle);
        is_covered
            || (halves > 0 && may_be_covered)
                && stretch
                    .halves()
                    .into_iter()
                    .all(|half| self.covers(half, slip, distance, halves - 1))
    }
}

impl Stretch {
    fn middle(&self) -> Place {
        match *self {
            Self::Straight([from, to]) => [0, 1].map(|axis| 0.5 * (from[axis] + to[axis])),
            Self::Round(center, radius, ends) => plus(center, between(ends).map(|x| radius * x)),
        }
    }

    /// Corners of what is convex around it; None if that is large.
    fn hull(&self) -> Option<[Place; 3]> {
        match *self {
            Self::Straight([from, to]) => Some([from, to, to]),
            Self::Round(center, radius, ends) => {
                // Its ends, and where the tangents there meet.
                let (cos, middle) = (dot(ends[0], ends[1]), between(ends));
                let out = radius / dot(ends[0], middle);
                let at = |direction: Place, far: f64| plus(center, direction.map(|x| far * x));
                (cos > 0.0).then(|| [at(ends[0], radius), at(middle, out), at(ends[1], radius)])
            }
        }
    }

    fn halves(&self) -> [Self; 2] {
        match *self {
            Self::Straight([from, to]) => {
                let middle = self.middle();
                [Self::Straight([from, middle]), Self::Straight([middle, to])]
            }
            Self::Round(center, radius, ends) => {
                let middle = between(ends);
                [[ends[0], middle], [middle, ends[1]]].map(|ends| Self::Round(center, radius, ends))
            }
        }
    }
}

/// A direction of length 1 between two others, halfway unless they are nearly opposite.
fn between([from, to]: [Place; 2]) -> Place {
    if dot(from, to) < -0.5 {
        return [-from[1], from[0]];
    }
    let sum = plus(from, to);
    let length = square_root(dot(sum, sum));
    sum.map(|x| x / length)
}

/// Whether a place is surely nearer to an edge than a radius.
fn is_inside(place: Place, [a, b]: [Place; 2], radius: f64, slip: f64) -> bool {
    let (way, from) = (minus(b, a), minus(place, a));
    let square = dot(way, way);
    let part = if square > 0.0 { (dot(from, way) / square).clamp(0.0, 1.0) } else { 0.0 };
    let rest = minus(from, way.map(|x| part * x));
    let size = [a, b, place].as_flattened().iter().fold(radius, |size, x| size + x.abs());
    // No place of the edge is nearer than the nearest one.
    square_root(dot(rest, rest)) + slip + ERROR * size < radius
}

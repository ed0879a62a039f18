//! The nearest places of two cores, or one that they share, guessed step by step and then proved.
//!
//! Nothing is asked of the corners but to be vertices of a ring: a strip between two places that has all
//! of one core before it, and all of the other one behind it, proves that nothing is nearer; edges that
//! go once around a place and have it all on the same side prove that it lies inside.

use super::DOUBT;
use super::core::{Core, Place, Shaped};
use super::face::{Face, better};
use super::nearest::{Way, above, are_nearest, middle};
use crate::exact::float::greater;
use crate::outline::{dot, minus};
use crate::root::square_root;

/// What two cores have.
pub(crate) enum Found {
    /// The nearest places of cores that are apart.
    Apart([Place; 2]),
    /// A place that both share, and not at the border of both.
    Shared(Place),
}

/// The nearest places of two cores, or one that they share; None if no few steps lead there, where there
/// may be less than a tolerance between them, and beside a path, where there is less to search than that.
///
/// From two corners that face each other the better ones next to them are nearer to what is nearest.
#[inline(always)]
pub(crate) fn search<A: Core, B: Core>(a: &Shaped<A>, b: &Shaped<B>) -> Option<Found> {
    const STEPS: usize = 16;
    if a.core.count() == 2 || b.core.count() == 2 {
        return None;
    }
    let doubt = DOUBT * greater(a.size, b.size);
    let tolerance = 2.0 * doubt;
    let way = minus(middle(&b.core), middle(&a.core));
    let (a, i) = a.core.oriented(a.core.foremost(way));
    let (b, j) = b.core.oriented(b.core.foremost(opposite(way)));
    let mut corners = [i, j];
    for _ in 0..STEPS {
        let [i, j] = corners;
        let (face, is_second) = better([face_at(&a, i, &b, j), face_at(&b, j, &a, i)], tolerance);
        if face.gap < -tolerance {
            return shared((&a, &b), corners, tolerance);
        }
        let next = if is_second {
            step(&b, &a, face, [tolerance, doubt], [j, i])?.swapped()
        } else {
            step(&a, &b, face, [tolerance, doubt], [i, j])?
        };
        match next {
            Step::Found(places) => return Some(Found::Apart(places)),
            Step::Next(next) => corners = next,
        }
    }
    None
}

/// Where a face leads.
enum Step {
    /// To the nearest places.
    Found([Place; 2]),
    /// To corners that are nearer to each other than those before.
    Next([usize; 2]),
}

impl Step {
    fn swapped(self) -> Self {
        match self {
            Self::Found([from, to]) => Self::Found([to, from]),
            Self::Next([i, j]) => Self::Next([j, i]),
        }
    }
}

/// What is nearest above a face that was found beside two corners. Above the face itself its normal tells
/// the direction, which the ends of a short way do not.
#[inline(always)]
fn step<A: Core, B: Core>(
    of: &A,
    other: &B,
    face: Face,
    [tolerance, doubt]: [f64; 2],
    corners: [usize; 2],
) -> Option<Step> {
    let above = above(of, other, face, tolerance);
    let way = match above.corners() {
        Some(nearer) if nearer != corners => return Some(Step::Next(nearer)),
        Some(_) => Way::between(above.places),
        None => {
            let way = of.outward(face.number);
            let length = square_root(dot(way, way));
            Way { way, square: face.rise, length }
        }
    };
    let is_clear = way.square > tolerance * way.length;
    (is_clear && are_nearest(of, other, way, 0.5 * doubt)).then_some(Step::Found(above.places))
}

fn opposite(way: Place) -> Place {
    minus([0.0; 2], way)
}

/// Of the two edges at a corner the one that has a corner of another core farther above it.
#[inline(always)]
fn face_at<A: Core, B: Core>(core: &A, corner: usize, other: &B, opposite: usize) -> Face {
    if core.count() == 1 {
        return Face::NONE;
    }
    let place = other.corner(opposite);
    let edges = [core.previous(corner), corner];
    let best = edges.into_iter().fold(Face::NONE, |best, edge| {
        best.or(edge, opposite, core.edge(edge), core.rise(edge, place))
    });
    best.with_root()
}

/// A corner that lies inside of the other core, or what lies in the middle between two and in both.
#[inline(always)]
fn shared<A: Core, B: Core>((a, b): (&A, &B), [i, j]: [usize; 2], tolerance: f64) -> Option<Found> {
    let (p, q) = (a.corner(i), b.corner(j));
    if b.holds(p, tolerance) {
        return Some(Found::Shared(p));
    }
    if a.holds(q, tolerance) {
        return Some(Found::Shared(q));
    }
    let middle = [0.5 * (p[0] + q[0]), 0.5 * (p[1] + q[1])];
    (a.holds(middle, tolerance) && b.holds(middle, tolerance)).then_some(Found::Shared(middle))
}

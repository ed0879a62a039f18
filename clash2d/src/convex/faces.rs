//! The edges along whose normals two cores are farthest apart, or least deep in each other.

use ::core::hint::select_unpredictable;

use super::arcs::best;
use super::core::{Core, Place, Shaped, are_exact, twice_middle};
use super::face::Face;
use crate::outline::{cross, dot, minus};

/// The best face of each of two cores; one with a gap of -infinity if it is a point.
#[inline(always)]
pub(crate) fn best_faces<A: Core, B: Core>(a: &A, b: &B) -> [Face; 2] {
    let faces = match are_walked(a, b) {
        true => walk(a, b, b.turns()[1], 1.0),
        false => [scan(a, b, 1.0), scan(b, a, 1.0)],
    };
    faces.map(Face::with_root)
}

/// Of each core the edge beyond which the other one reaches farthest; one with a gap of -infinity of a
/// point.
#[inline(always)]
pub(crate) fn reaches<A: Core, B: Core>(a: &A, b: &B) -> [Face; 2] {
    let faces = match are_walked(a, b) {
        true => walk(a, b, b.turns()[0], -1.0),
        false => [scan(a, b, -1.0), scan(b, a, -1.0)],
    };
    faces.map(Face::with_root)
}

/// Whether it takes less to go along both than to look at each edge on its own.
#[inline(always)]
fn are_walked<A: Core, B: Core>(a: &A, b: &B) -> bool {
    let are_few = a.count() + b.count() <= 192;
    A::IS_AREA && B::IS_AREA && !are_symmetric::<A, B>() && are_few
}

/// Whether both are, so that of two opposite edges only that towards the other core can be the best one.
#[inline(always)]
pub(super) const fn are_symmetric<A: Core, B: Core>() -> bool {
    A::IS_SYMMETRIC && B::IS_SYMMETRIC
}

/// The better one of the best faces of two cores, the first one unless the second one is clearly
/// better; and whether it is the second one.
#[inline(always)]
pub(crate) fn better<A: Core, B: Core>([first, second]: [Face; 2], tolerance: f64) -> (Face, bool) {
    let is_second = A::IS_POINT | (second.gap > first.gap + tolerance);
    (if is_second { second } else { first }, is_second)
}

/// The best edge of a core, each of them against the corner of another one that is lowest above it if
/// the sign is 1, or highest if it is -1.
#[inline(always)]
fn scan<A: Core, B: Core>(of: &A, other: &B, sign: f64) -> Face {
    match are_symmetric::<A, B>() {
        _ if A::IS_POINT => Face::NONE,
        true => scan_half(of, other, sign),
        false => scan_all(of, other, sign),
    }
}

#[inline(never)]
fn scan_all<A: Core, B: Core>(of: &A, other: &B, sign: f64) -> Face {
    if of.is_long() {
        return best(of, other, sign, f64::NEG_INFINITY);
    }
    (0..of.count()).fold(Face::NONE, |best, number| best.or(beyond(of, number, other, sign)))
}

/// An edge, and the corner of another core that is lowest, or highest, above it.
#[inline(always)]
fn beyond<A: Core, B: Core>(of: &A, number: usize, other: &B, sign: f64) -> Face {
    let [start, edge] = of.corner_and_edge(number);
    let opposite = other.foremost(of.outward(number).map(|x| -sign * x));
    Face::of(number, edge, opposite, cross(minus(other.corner(opposite), start), edge))
}

/// [`scan`] of two symmetric cores: of two opposite edges only that towards the other core, which is half
/// of both widths less than between the middles above it. Twice that is exact on the [`Grid`](super::core::Grid), too.
#[inline(always)]
fn scan_half<A: Core, B: Core>(of: &A, other: &B, sign: f64) -> Face {
    let half = of.count() / 2;
    let way = minus(twice_middle(other), twice_middle(of));
    let mut best = (f64::NEG_INFINITY, 0);
    for first in 0..half {
        let edge = of.edge(first);
        let ahead = cross(way, edge);
        let rise = ahead.abs() - of.width(edge) - sign * other.width(edge);
        let gap = rise * rise.abs() / dot(edge, edge);
        let number = first + select_unpredictable(ahead < 0.0, half, 0);
        let is_better = (gap > best.0) | ((gap == best.0) & (number < best.1));
        best = select_unpredictable(is_better, (gap, number), best);
    }
    beyond(of, best.1, other, sign)
}

/// The corner at which one has come along a core, and the edge that leads on.
#[derive(Clone, Copy)]
struct Step {
    number: usize,
    place: Place,
    edge: Place,
    left: usize,
}

impl Step {
    #[inline(always)]
    fn first<C: Core>(core: &C, number: usize) -> Self {
        let [place, edge] = core.corner_and_edge(number);
        Self { number, place, edge, left: core.count() }
    }

    #[inline(always)]
    fn next<C: Core>(self, core: &C) -> Self {
        Self { left: self.left - 1, ..Self::first(core, core.next(self.number)) }
    }
}

/// The best edges of two cores with an area, along both counterclockwise in the order of the edges'
/// directions. If the sign is 1 the second one is seen from behind, from where its edges begin to lead
/// down, so that each edge meets the corner that is lowest above it; if it is -1, from where they begin
/// to lead up, that is the highest one.
///
/// An order that roundings of two nearly parallel edges change moves the corner along the other edge,
/// by 4 e of that in height; all edges that are passed so are no longer than the border.
#[inline(never)]
fn walk<A: Core, B: Core>(a: &A, b: &B, start: usize, sign: f64) -> [Face; 2] {
    let (mut p, mut q) = (Step::first(a, a.turns()[0]), Step::first(b, start));
    let mut best = [Face::NONE; 2];
    while p.left + q.left > 0 {
        let way = minus(q.place, p.place);
        let is_before = sign * cross(p.edge, q.edge) > 0.0;
        if (p.left == 0) | ((q.left > 0) & is_before) {
            best[1] = best[1].or(Face::of(q.number, q.edge, p.number, -cross(way, q.edge)));
            q = q.next(b);
        } else {
            best[0] = best[0].or(Face::of(p.number, p.edge, q.number, cross(way, p.edge)));
            p = p.next(a);
        }
    }
    best
}

/// Whether two cores of which these are the best faces share a point, where all numbers are exact: no
/// edge has all of the other core above it.
#[inline(always)]
pub(crate) fn meet_exactly<A: Core, B: Core>(
    a: &Shaped<A>,
    b: &Shaped<B>,
    faces: [Face; 2],
) -> bool {
    let may_meet = (faces[0].rise <= 0.0) & (faces[1].rise <= 0.0);
    (A::IS_AREA | B::IS_AREA) && may_meet && are_exact(a, b)
}

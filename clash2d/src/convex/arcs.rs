//! The best edge of a core of many corners, found without looking at all of them.

use super::core::{Core, Ends, Place};
use super::face::Face;
use crate::exact::float::{greater, lesser};
use crate::outline::{cross, dot, minus, plus};
use crate::root::square_root;

/// The best edge of a core, each of them against the corner of another one that is lowest above it if
/// the sign is 1, or highest if it is -1; of those whose gap is no less than some length.
///
/// Edges in a row have directions between those of the first and the last one, and what these two meet bounds
/// the gaps of all between: runs in which none can be the best one are left out. About as many are
/// left as there are edges nearly as good as the best one, and a few for each halving of all.
#[inline(never)]
pub(super) fn best<A: Core, B: Core>(of: &A, other: &B, sign: f64, least: f64) -> Face {
    let [up, down] = of.turns();
    let mut search = Search { of, other, sign, best: Face::NONE, gap: least };
    // Towards the other core, for a start.
    search.see(of.foremost(minus(other.corner(0), of.corner(0))), None);
    let mut see = |number: usize| search.see(number, None);
    let rising = [see(up), see(of.previous(down))];
    let falling = [see(down), see(of.previous(up))];
    search.look(&rising[0], &rising[1]);
    search.look(&falling[0], &falling[1]);
    search.best
}

struct Search<'s, A, B> {
    of: &'s A,
    other: &'s B,
    sign: f64,
    best: Face,
    /// That of the best one.
    gap: f64,
}

/// An edge that was looked at.
struct Seen {
    number: usize,
    /// The vector out of it, of length 1.
    out: Place,
    /// The corner of the other core that it meets.
    opposite: usize,
    place: Place,
}

impl<A: Core, B: Core> Search<'_, A, B> {
    /// Looks at an edge, and meets one of two corners or one between these if so told.
    #[inline(always)]
    fn see(&mut self, number: usize, ends: Option<Ends>) -> Seen {
        let ([start, edge], out) = (self.of.corner_and_edge(number), self.of.outward(number));
        let back = out.map(|x| -self.sign * x);
        let opposite = match ends {
            Some(ends) => self.other.foremost_between(ends, back),
            None => self.other.foremost(back),
        };
        let place = self.other.corner(opposite);
        let rise = cross(minus(place, start), edge);
        self.best = self.best.or(Face::of(number, edge, opposite, rise));
        let inverse = 1.0 / square_root(dot(out, out));
        self.gap = greater(rise * inverse, self.gap);
        Seen { number, out: out.map(|x| x * inverse), opposite, place }
    }

    /// Looks at the edges between two, whose directions are no more than half a turn apart.
    fn look(&mut self, first: &Seen, last: &Seen) {
        let steps = self.of.steps(first.number, last.number);
        if (steps > 1) & self.may_be_better(first, last) {
            let number = self.of.ahead(first.number, steps / 2);
            let middle = self.see(number, Some([first.opposite, last.opposite]));
            self.look(first, &middle);
            self.look(&middle, last);
        }
    }

    /// Whether an edge between two may be as good as the best one so far, but for roundings.
    ///
    /// Its direction is the sum of parts of theirs. The gap at the lowest corner is no more than that at any
    /// corner, and above an edge no more than above the core's corners; on the way around the ends of a
    /// run no sum is less. The highest corner lies no higher than the parts of what the ends meet.
    #[inline(always)]
    fn may_be_better(&self, first: &Seen, last: &Seen) -> bool {
        let own = [self.of.corner(self.of.next(first.number)), self.of.corner(last.number)];
        let (ways, outs) =
            ([minus(first.place, own[0]), minus(last.place, own[1])], [first.out, last.out]);
        let most = match self.sign > 0.0 {
            true => {
                let of = |[x, y]: Place| match (cross(outs[0], [x, y]) >= 0.0)
                    & (cross([x, y], outs[1]) >= 0.0)
                {
                    true => x.abs() + y.abs(),
                    false => greater(dot(outs[0], [x, y]), dot(outs[1], [x, y])),
                };
                lesser(of(ways[0]), of(ways[1]))
            }
            false => {
                let across = plus(outs[0], outs[1]);
                let half = square_root(0.25 * dot(across, across));
                let of = |own: Place| {
                    let heights = [0, 1].map(|i| dot(outs[i], minus([first, last][i].place, own)));
                    let most = greater(heights[0], heights[1]);
                    if most > 0.0 { most / half } else { most }
                };
                lesser(of(own[0]), of(own[1]))
            }
        };
        let size = |[x, y]: Place| x.abs() + y.abs();
        let sizes = size(own[0]) + size(own[1]) + size(first.place) + size(last.place);
        most >= self.gap - 32.0 * f64::EPSILON * sizes
    }
}

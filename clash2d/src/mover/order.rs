//! In which order the edges of an obstacle and of a mover go round the core of both, where f64 holds their corners.

use super::piece::{Held, Piece};
use super::track::Side;
use crate::exact::judge::quickly;
use crate::exact::real::Tight;
use crate::outline::{Scalar, minus, plus};

type Place = [f64; 2];

/// How many edges a core has at most.
const MOST: usize = 64;

/// The edges of a core in the order of their directions, wherever it is seen from.
#[derive(Clone, Copy)]
pub(super) struct Order {
    sides: [Short; MOST],
    count: usize,
}

/// A side of a pair of few corners.
#[derive(Clone, Copy, Default)]
struct Short {
    corners: [u8; 2],
    is_of: [bool; 2],
}

impl Order {
    /// None where f64 does not hold the corners, or leaves the order of the edges in doubt.
    pub(super) fn of(solid: &Piece<'_>, mover: &Piece<'_>) -> Option<Self> {
        quickly(|| Self::of_held(solid, mover))
    }

    fn of_held(solid: &Piece<'_>, mover: &Piece<'_>) -> Option<Self> {
        let all = Corners::of(solid, mover)?;
        let mut left = [solid.edges(), mover.edges()];
        let mut corners = [solid.lowest(), mover.highest()];
        let mut ways = [all.way(0, corners[0]), all.way(1, corners[1])];
        if left[0] + left[1] > MOST {
            return None;
        }
        let short = |corners: [usize; 2], is_of| Short { corners: corners.map(|n| n as u8), is_of };
        let mut order = Self { sides: [Short::default(); MOST], count: 0 };
        order.sides[0] = short(corners, [false; 2]);
        let slips = [all.solid.0.slip(), all.mover.0.slip()];
        while left != [0, 0] {
            let is_of = first_of(ways, left, slips)?;
            let side = short(corners, is_of);
            if all.along::<f64>(side.side()) != [0.0; 2] {
                order.sides[order.count] = side;
                order.count += 1;
            }
            for which in 0..2 {
                if is_of[which] {
                    corners[which] = all.next(which, corners[which]);
                    ways[which] = all.way(which, corners[which]);
                    left[which] -= 1;
                }
            }
        }
        Some(order)
    }

    /// How many edges there are: at least one, without a length.
    pub(super) fn count(&self) -> usize {
        self.count.max(1)
    }

    /// One of them, that ends where the next one begins.
    #[inline(always)]
    pub(super) fn side(&self, number: usize) -> Side {
        // The numbers are below it: no check is left.
        self.sides[number & (MOST - 1)].side()
    }

    /// Whether both are points.
    pub(super) fn is_point(&self) -> bool {
        self.count == 0
    }
}

impl Short {
    fn side(self) -> Side {
        Side { corners: self.corners.map(usize::from), is_of: self.is_of }
    }
}

/// Which of both comes first, of which edges are left: the one whose way is earlier, counterclockwise from that of the
/// X axis. The numbers of their corners may be off by slips.
fn first_of([a, b]: [Place; 2], left: [usize; 2], [slip_a, slip_b]: [f64; 2]) -> Option<[bool; 2]> {
    let size = |[x, y]: Place| x.abs() + y.abs();
    let is_doubtful =
        |way: Place, slip: f64| slip > 0.0 && way.iter().any(|x| x.abs() <= 4.0 * slip);
    if (left[0] > 0 && is_doubtful(a, slip_a)) || (left[1] > 0 && is_doubtful(b, slip_b)) {
        return None;
    }
    let is_lower = |[x, y]: Place| y < 0.0 || (y == 0.0 && x < 0.0);
    if left[1] == 0 || (left[0] > 0 && a == [0.0; 2]) {
        return Some([true, false]);
    }
    if left[0] == 0 || b == [0.0; 2] {
        return Some([false, true]);
    }
    match (is_lower(a), is_lower(b)) {
        (false, true) => return Some([true, false]),
        (true, false) => return Some([false, true]),
        _ => {}
    }
    let (p, q) = (a[0] * b[1], a[1] * b[0]);
    let turn = p - q;
    let room =
        8.0 * f64::EPSILON * (p.abs() + q.abs()) + 4.0 * (slip_a * size(b) + slip_b * size(a));
    if turn.abs() > room && turn.abs() > f64::MIN_POSITIVE {
        return Some([turn > 0.0, turn < 0.0]);
    }
    // Both along the same axis.
    let is_same = (a[0] == 0.0 && b[0] == 0.0) || (a[1] == 0.0 && b[1] == 0.0);
    is_same.then_some([true, true])
}

/// The corners of a pair.
#[derive(Clone, Copy)]
pub(super) struct Corners<'c> {
    solid: (&'c Held<'c>, usize),
    mover: (&'c Held<'c>, usize),
}

/// Numbers into which f64 is taken that may be off by a slip.
pub(super) trait Number: Scalar {
    fn within(x: f64, slip: f64) -> Self;
}

impl Number for f64 {
    fn within(x: f64, _: f64) -> Self {
        x
    }
}

impl Number for Tight {
    fn within(x: f64, slip: f64) -> Self {
        Self::within(x, slip)
    }
}

impl<'c> Corners<'c> {
    pub(super) fn of(solid: &'c Piece<'_>, mover: &'c Piece<'_>) -> Option<Self> {
        Some(Self { solid: (solid.held()?, solid.count()), mover: (mover.held()?, mover.count()) })
    }

    fn next(&self, which: usize, number: usize) -> usize {
        let (_, count) = if which == 0 { self.solid } else { self.mover };
        if number + 1 == count { 0 } else { number + 1 }
    }

    /// The way from a corner to the next one; of the mover turned round.
    pub(super) fn way<R: Number>(&self, which: usize, number: usize) -> [R; 2] {
        let (held, _) = if which == 0 { self.solid } else { self.mover };
        let (from, to) = (place(held, number), place(held, self.next(which, number)));
        if which == 0 { minus(to, from) } else { minus(from, to) }
    }

    /// A corner of the core, seen from a place.
    #[inline(always)]
    pub(super) fn start<R: Number>(&self, [i, j]: [usize; 2], [x, y]: Place) -> [R; 2] {
        let anchor = [R::within(x, 0.0), R::within(y, 0.0)];
        minus(minus(place(self.solid.0, i), anchor), place(self.mover.0, j))
    }

    /// How far the numbers of a corner of the core may be off, but for roundings.
    pub(super) fn slip(&self) -> f64 {
        self.solid.0.slip() + self.mover.0.slip()
    }

    /// The way of a side.
    pub(super) fn along<R: Number>(&self, Side { corners: [i, j], is_of }: Side) -> [R; 2] {
        match is_of {
            [true, true] => plus(self.way(0, i), self.way(1, j)),
            [true, false] => self.way(0, i),
            [false, true] => self.way(1, j),
            [false, false] => [R::within(0.0, 0.0); 2],
        }
    }
}

#[inline(always)]
fn place<R: Number>(held: &Held<'_>, number: usize) -> [R; 2] {
    let ([x, y], slip) = (held.corner(number), held.slip());
    [R::within(x, slip), R::within(y, slip)]
}

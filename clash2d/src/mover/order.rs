//! In which order the edges of an obstacle and of a mover go round the core of both, where f64 holds their corners.

use super::piece::{HELD, Held, Piece};
use super::track::Side;
use crate::exact::float::greater;
use crate::exact::judge::quickly;
use crate::exact::real::Tight;
use crate::outline::{Scalar, minus, plus};

type Place = [f64; 2];

/// How many edges a core has at most: four of each.
const MOST: usize = 8;

/// The edges of a core in the order of their directions, wherever it is seen from.
#[derive(Clone, Copy)]
pub(super) struct Order {
    sides: [Short; MOST],
    alongs: [Place; MOST],
    count: usize,
}

/// A side of a pair of few corners.
#[derive(Clone, Copy)]
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
        let short = |corners: [usize; 2], is_of| Short { corners: corners.map(|n| n as u8), is_of };
        let none = short(corners, [false; 2]);
        let mut order = Self { sides: [none; MOST], alongs: [[0.0; 2]; MOST], count: 0 };
        let slips = [all.solid.0.slip, all.mover.0.slip];
        while left != [0, 0] {
            let is_of = first_of(ways, left, slips)?;
            order.add(short(corners, is_of), along(ways, is_of));
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

    /// The edges, each with its way, or one without a length.
    pub(super) fn edges(&self) -> impl Iterator<Item = (Side, Place)> {
        let all = self.sides.iter().zip(&self.alongs).take(self.count.max(1));
        all.map(|(side, along)| (side.side(), *along))
    }

    /// Whether both are points.
    pub(super) fn is_point(&self) -> bool {
        self.count == 0
    }

    fn add(&mut self, side: Short, along: Place) {
        if along != [0.0; 2] {
            self.sides[self.count] = side;
            self.alongs[self.count] = along;
            self.count += 1;
        }
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
    solid: (&'c Held, usize),
    mover: (&'c Held, usize),
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
        let corner = |number: usize| held.corners[number].map(|x| R::within(x, held.slip));
        let [from, to] = [corner(number), corner(self.next(which, number))];
        if which == 0 { minus(to, from) } else { minus(from, to) }
    }

    /// A corner of the core, seen from a place.
    pub(super) fn start<R: Number>(&self, [i, j]: [usize; 2], anchor: Place) -> [R; 2] {
        // The numbers are below it: no check is left.
        let [solid, mover] = [(self.solid.0, i), (self.mover.0, j)].map(|(held, number)| {
            held.corners[number & (HELD - 1)].map(|x| R::within(x, held.slip))
        });
        minus(minus(solid, anchor.map(|x| R::within(x, 0.0))), mover)
    }

    /// How far the numbers of a corner of the core may be off, but for roundings.
    pub(super) fn slip(&self) -> f64 {
        self.solid.0.slip + self.mover.0.slip
    }

    /// More than all corners, ways between them and starts of edges.
    pub(super) fn size(&self, anchor: Place) -> f64 {
        let size = |(held, count): (&Held, usize), from: Place| {
            held.corners
                .iter()
                .take(count)
                .map(|v| minus(*v, from))
                .fold(0.0, |size, [x, y]| greater(size, greater(x.abs(), y.abs())))
        };
        2.0 * (size(self.solid, anchor) + size(self.mover, [0.0; 2]) + self.slip())
    }
}

pub(super) fn along<R: Number>(ways: [[R; 2]; 2], is_of: [bool; 2]) -> [R; 2] {
    match is_of {
        [true, true] => plus(ways[0], ways[1]),
        [true, false] => ways[0],
        [false, true] => ways[1],
        [false, false] => [R::within(0.0, 0.0); 2],
    }
}

//! The corners of a convex shape.

use ::core::hint::select_unpredictable;

use crate::any::Shape;
use crate::exact::float::{greater, lesser};
use crate::outline::{cross, dot, plus};
use crate::vector::Vector2D;

/// A place or a way.
pub(crate) type Place = [f64; 2];

/// The corners of a core, seen from an anchor; convex and counterclockwise once that is proved.
pub(crate) trait Core: Copy {
    /// Whether there are more than two of them, around an area.
    const IS_AREA: bool;

    /// Whether there is but one of them, and no edge.
    const IS_POINT: bool = false;

    /// Whether for each edge there is an opposite one, half of all edges later.
    const IS_SYMMETRIC: bool = false;

    fn count(&self) -> usize;

    fn corner(&self, number: usize) -> Place;

    /// The way from a corner to the next one, off by no more than a few roundings of itself.
    fn edge(&self, number: usize) -> Place;

    /// A corner, and the way to the next one.
    #[inline(always)]
    fn corner_and_edge(&self, number: usize) -> [Place; 2] {
        [self.corner(number), self.edge(number)]
    }

    /// The first corners of the edges that lead up, and of those that lead down.
    fn turns(&self) -> [usize; 2];

    /// Has its corners counterclockwise, if it is beyond doubt or exactly found to be convex; whether it is.
    #[inline(always)]
    fn prove(_: &mut Shaped<Self>) -> bool {
        true
    }

    /// Whether an edge may have no length.
    #[inline(always)]
    fn has_empty_edges(&self) -> bool {
        false
    }

    /// Whether it has so many corners that these are searched.
    #[inline(always)]
    fn is_long(&self) -> bool {
        false
    }

    /// Whether all corners and edges lie on a grid, without any error.
    fn is_on(&self, grid: Grid) -> bool;

    /// The first and the last corner of all that are in line with an edge.
    #[inline(always)]
    fn line_of(&self, face: usize) -> Ends {
        [face, self.next(face)]
    }

    #[inline(always)]
    fn next(&self, number: usize) -> usize {
        if number + 1 == self.count() { 0 } else { number + 1 }
    }

    #[inline(always)]
    fn previous(&self, number: usize) -> usize {
        if number == 0 { self.count() - 1 } else { number - 1 }
    }

    /// The corner to which the border leads up along a direction from another one on; the foremost one of
    /// a convex core.
    #[inline(always)]
    fn climbed(&self, from: usize, direction: Place) -> usize {
        climbed(self, from, direction, self.count()).unwrap_or(from)
    }

    /// A corner that is foremost along a direction.
    #[inline(always)]
    fn foremost(&self, direction: Place) -> usize {
        foremost(self, direction)
    }

    /// The same, if it is one of two corners or between these.
    #[inline(always)]
    fn foremost_between(&self, _: Ends, direction: Place) -> usize {
        self.foremost(direction)
    }

    /// The corner that is some steps ahead, no more than there are corners.
    #[inline(always)]
    fn ahead(&self, number: usize, steps: usize) -> usize {
        let ahead = number + steps;
        if ahead < self.count() { ahead } else { ahead - self.count() }
    }

    /// How many steps lead from one corner on to another one.
    #[inline(always)]
    fn steps(&self, from: usize, to: usize) -> usize {
        if to < from { to + self.count() - from } else { to - from }
    }

    /// A place of the core: a corner, or what of a path is nearest to some place.
    #[inline(always)]
    fn place_towards(&self, _: Place, corner: usize) -> Place {
        self.corner(corner)
    }

    /// Whether it is known to have all that is between three of its corners.
    #[inline(always)]
    fn spans(&self, _: [usize; 3]) -> bool {
        true
    }

    /// The same core with its corners in the opposite order, if that may be counterclockwise, and the number
    /// that a corner has there.
    #[inline(always)]
    fn backward(&self, corner: usize) -> (Self, usize) {
        (*self, corner)
    }

    /// The same place in the numbers of the shape itself.
    #[inline(always)]
    fn own(&self, foot: Foot) -> Foot {
        foot
    }

    /// A corner in the numbers of the shape itself.
    #[inline(always)]
    fn own_corner(&self, number: usize) -> Foot {
        Foot::at(number)
    }

    /// The least position of a corner along a direction.
    #[inline(always)]
    fn lowest(&self, direction: Place) -> f64 {
        let positions = (0..self.count()).map(|number| self.height(number, direction));
        positions.fold(f64::INFINITY, lesser)
    }

    /// How wide it is across an edge of another core, times the length of that.
    #[inline(always)]
    fn width(&self, [x, y]: Place) -> f64 {
        0.0 - self.lowest([y, 0.0 - x]) - self.lowest([0.0 - y, x])
    }

    /// Whether a place lies inside, farther than a tolerance from all edges.
    #[inline(always)]
    fn holds(&self, place: Place, tolerance: f64) -> bool {
        let is_behind = |face: usize| {
            let [x, y] = self.edge(face);
            self.rise(face, place) < -tolerance * (x.abs() + y.abs())
        };
        Self::IS_AREA && (0..self.count()).all(is_behind)
    }

    /// The vector out of an edge, as long as that.
    #[inline(always)]
    fn outward(&self, face: usize) -> Place {
        let [x, y] = self.edge(face);
        // Without the sign of a zero.
        [y, 0.0 - x]
    }

    /// How far a corner lies along a direction.
    #[inline(always)]
    fn height(&self, number: usize, direction: Place) -> f64 {
        dot(direction, self.corner(number))
    }

    /// How far a place lies above an edge, times its length.
    #[inline(always)]
    fn rise(&self, face: usize, [x, y]: Place) -> f64 {
        let [own_x, own_y] = self.corner(face);
        cross([x - own_x, y - own_y], self.edge(face))
    }
}

/// The coordinates of a point.
#[inline(always)]
pub(crate) fn wide(v: Vector2D) -> Place {
    [v.x.into(), v.y.into()]
}

/// [`Core::climbed`], corner by corner; None if that takes more than some steps.
#[inline(always)]
pub(super) fn climbed<C: Core>(
    core: &C,
    from: usize,
    direction: Place,
    steps: usize,
) -> Option<usize> {
    let leads_up = |edge: usize, sign: f64| sign * dot(core.edge(edge), direction) > 0.0;
    let mut number = from;
    for _ in 0..steps {
        if !leads_up(number, 1.0) {
            break;
        }
        number = core.next(number);
    }
    if number != from {
        return (!leads_up(number, 1.0)).then_some(number);
    }
    for _ in 0..steps {
        let before = core.previous(number);
        if !leads_up(before, -1.0) {
            return Some(number);
        }
        number = before;
    }
    None
}

/// [`Core::foremost`], as all corners tell.
#[inline(always)]
pub(super) fn foremost<C: Core>(core: &C, direction: Place) -> usize {
    let mut best = (f64::NEG_INFINITY, 0);
    for number in 0..core.count() {
        let height = core.height(number, direction);
        let is_higher = height > best.0;
        best = (greater(best.0, height), select_unpredictable(is_higher, number, best.1));
    }
    best.1
}

/// A place inside.
#[inline(always)]
pub(super) fn middle<C: Core>(core: &C) -> Place {
    twice_middle(core).map(|x| 0.5 * x)
}

/// The sum of two opposite corners.
#[inline(always)]
pub(super) fn twice_middle<C: Core>(core: &C) -> Place {
    plus(core.corner(0), core.corner(core.count() / 2))
}

/// A place on the border: an edge, and which part of it leads there.
#[derive(Clone, Copy)]
pub(crate) struct Foot {
    pub(crate) number: u32,
    pub(crate) part: f32,
}

impl Foot {
    /// A corner.
    #[inline(always)]
    pub(super) fn at(number: usize) -> Self {
        Self { number: number as u32, part: 0.0 }
    }
}

/// The numbers of two corners.
pub(crate) type Ends = [usize; 2];

/// So coarse a grid that cross products of the ways between its places are exact in f64.
#[derive(Clone, Copy)]
pub(crate) struct Grid(f64);

impl Grid {
    /// The finest one for coordinates whose absolute sums are no greater than a size. With units of
    /// 2^-24 of a power of 2 above that, the size is at most 2^24, a way 2^25, and a cross product 2^50:
    /// sums of a few of them are exact, too.
    fn of(size: f64) -> Self {
        const EXPONENT: u64 = 0x7ff << 52;
        let power = f64::from_bits(size.to_bits() & EXPONENT);
        // What is added to this is rounded to 2^-23 of the power below.
        Self(1.5 * (1_u64 << 29) as f64 * power)
    }

    /// Whether a number that is no greater than the size lies on it.
    pub(super) fn has(self, number: f64) -> bool {
        (number + self.0) - self.0 == number
    }
}

/// Whether all cross products of ways between corners of two cores are exact, and so the signs of all
/// heights above edges.
#[cold]
#[inline(never)]
pub(crate) fn are_exact<A: Core, B: Core>(a: &Shaped<A>, b: &Shaped<B>) -> bool {
    let grid = Grid::of(greater(a.size, b.size));
    a.core.is_on(grid) && b.core.is_on(grid)
}

/// A core, and the shape around it.
#[derive(Clone, Copy)]
pub(crate) struct Shaped<C> {
    pub(crate) core: C,
    /// How far the shape reaches beyond its core.
    pub(crate) radius: f64,
    /// No less than any sum of the absolute coordinates of a corner.
    pub(crate) size: f64,
    /// Whether the shape itself has the corners in the opposite order.
    pub(crate) is_reversed: bool,
}

impl<C: Core> Shaped<C> {
    /// The shape's own number for a corner, or, counted from the end by one more, for the edge after it.
    #[inline(always)]
    pub(crate) fn number(&self, number: usize, from_end: usize) -> usize {
        let count = self.core.count();
        let reversed = 2 * count - from_end - number;
        let reversed = if reversed >= count { reversed - count } else { reversed };
        if self.is_reversed { reversed } else { number }
    }
}

/// The sort of cores that some shapes may have.
pub(super) trait Sort<'a>: Core {
    /// The core of a valid shape of this sort, seen from an anchor in its own coordinates; None of any others,
    /// and where an edge has no length.
    fn of(shape: &Shape<'a>, anchor: Place) -> Option<Shaped<Self>>;
}

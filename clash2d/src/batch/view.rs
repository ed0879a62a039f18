//! What shapes are to the quick answers: discs, paths, boxes and lines, several at once.

use core::marker::PhantomData;

use crate::any::{Batch, Field};
use crate::pack::{Lanes, Numbers, Same};

/// What a kind of shape is taken as.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum View {
    /// A disc without a radius, or a box without a size.
    Point,
    Round,
    /// A path without a radius.
    Segment,
    /// All points within a radius of a segment.
    Path,
    Rectangle,
    Turned,
    Line,
}

/// A kind as the quick answers take it.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) view: View,
    /// Which of its numbers these are; 5 for what is 0.
    places: [u8; 5],
    /// Whether the view is all of the shape's points, not only around them: then a yes counts as well as a no.
    pub(super) is_whole: bool,
}

impl Seen {
    /// How a kind that batches have is seen.
    pub(super) fn of(kind: u32) -> Option<Self> {
        let whole = |view, places| Some(Self { view, places, is_whole: true });
        match kind {
            1 => whole(View::Point, [0, 1, 5, 5, 5]),
            2 => whole(View::Line, [0, 1, 2, 3, 5]),
            3 => whole(View::Segment, [0, 1, 2, 3, 5]),
            4 => whole(View::Round, [0, 1, 2, 5, 5]),
            5 => whole(View::Rectangle, [0, 1, 2, 3, 5]),
            6 => whole(View::Turned, [0, 1, 2, 3, 4]),
            7 => whole(View::Path, [0, 1, 2, 3, 4]),
            // The disc that a sector is a part of.
            10 => Some(Self { view: View::Round, places: [0, 1, 3, 5, 5], is_whole: false }),
            _ => None,
        }
    }

    /// What a rectangle is of which only the inside is known to hold a shape.
    pub(super) fn around() -> Self {
        Self { view: View::Rectangle, places: [0, 1, 2, 3, 5], is_whole: false }
    }

    /// The numbers of one shape.
    pub(super) fn same(self, numbers: [f32; 6]) -> Same {
        Same(self.places.map(|place| if place == 5 { 0.0 } else { numbers[usize::from(place)] }))
    }

    /// Where the numbers of a batch are.
    pub(super) fn fields<'a>(self, batch: &Batch<'a>) -> [Field<'a>; 5] {
        let field = |place| if place == 5 { Field::ZERO } else { batch.field(usize::from(place)) };
        self.places.map(field)
    }
}

/// Several shapes as they are seen.
pub(super) trait Read<L> {
    fn read(from: &impl Numbers, first: usize) -> Self;
}

/// A disc.
pub(super) struct Round<L> {
    pub(super) center: [L; 2],
    pub(super) radius: L,
}

impl<L: Lanes> Read<L> for Round<L> {
    #[inline(always)]
    fn read(from: &impl Numbers, first: usize) -> Self {
        let get = |place| from.get(place, first);
        Self { center: [get(0), get(1)], radius: get(2) }
    }
}

/// A path and all points within a radius of it.
pub(super) struct Path<L> {
    pub(super) start: [L; 2],
    pub(super) way: [L; 2],
    pub(super) radius: L,
}

impl<L: Lanes> Read<L> for Path<L> {
    #[inline(always)]
    fn read(from: &impl Numbers, first: usize) -> Self {
        let get = |place| from.get::<L>(place, first);
        let start = [get(0), get(1)];
        Self { start, way: minus([get(2), get(3)], start), radius: get(4) }
    }
}

/// A line, or a ray: the way to the end of its direction.
pub(super) struct Line<L> {
    pub(super) base: [L; 2],
    pub(super) direction: [L; 2],
}

impl<L: Lanes> Read<L> for Line<L> {
    #[inline(always)]
    fn read(from: &impl Numbers, first: usize) -> Self {
        let get = |place| from.get(place, first);
        Self { base: [get(0), get(1)], direction: [get(2), get(3)] }
    }
}

impl<L: Lanes> Line<L> {
    /// The ray as a path.
    #[inline(always)]
    pub(super) fn ray(self) -> Path<L> {
        Path { start: self.base, way: self.direction, radius: L::all(0.0) }
    }
}

/// A rectangle as its numbers say.
pub(super) struct Rectangle<L> {
    pub(super) origin: [L; 2],
    pub(super) size: [L; 2],
}

impl<L: Lanes> Read<L> for Rectangle<L> {
    #[inline(always)]
    fn read(from: &impl Numbers, first: usize) -> Self {
        let get = |place| from.get(place, first);
        Self { origin: [get(0), get(1)], size: [get(2), get(3)] }
    }
}

/// A rectangle, turned or not, around its middle.
pub(super) struct Boxed<L: Lanes, H> {
    /// A point whose numbers are exact.
    pub(super) anchor: [L; 2],
    /// From there to the middle.
    pub(super) to_middle: [L; 2],
    pub(super) half: [L; 2],
    pub(super) heading: H,
}

/// The direction of a box to its right, as its cosine and sine.
pub(super) trait Heading<L: Lanes>: Copy {
    /// How far what is computed along it may be off, in parts of all sizes in question.
    const ERROR: f32;
    /// A vector as the box sees it.
    fn into(self, v: [L; 2]) -> [L; 2];
    /// Its cosine and sine.
    fn direction(self) -> [L; 2];
    /// Whether it is known, none of it, all of it.
    fn is_known(self, yes: L::Yes) -> L::Yes;
}

#[derive(Clone, Copy)]
pub(super) struct Upright<L>(PhantomData<L>);

impl<L: Lanes> Heading<L> for Upright<L> {
    const ERROR: f32 = part(21);

    #[inline(always)]
    fn into(self, v: [L; 2]) -> [L; 2] {
        v
    }

    #[inline(always)]
    fn direction(self) -> [L; 2] {
        [L::all(1.0), L::all(0.0)]
    }

    #[inline(always)]
    fn is_known(self, yes: L::Yes) -> L::Yes {
        yes
    }
}

/// The sine of up to 45 degrees, and the cosine.
#[derive(Clone, Copy)]
pub(super) struct Turned<L: Lanes> {
    cos: L,
    sin: L,
    is_known: L::Yes,
}

impl<L: Lanes> Heading<L> for Turned<L> {
    const ERROR: f32 = part(18);

    #[inline(always)]
    fn into(self, [x, y]: [L; 2]) -> [L; 2] {
        [x * self.cos + y * self.sin, y * self.cos - x * self.sin]
    }

    #[inline(always)]
    fn direction(self) -> [L; 2] {
        [self.cos, self.sin]
    }

    #[inline(always)]
    fn is_known(self, yes: L::Yes) -> L::Yes {
        yes & self.is_known
    }
}

impl<L: Lanes> Read<L> for Boxed<L, Upright<L>> {
    #[inline(always)]
    fn read(from: &impl Numbers, first: usize) -> Self {
        let Rectangle { origin, size } = Rectangle::read(from, first);
        // A half of the least negative number would be 0.
        let half = size.map(|size: L| size.lesser(size * L::all(0.5)));
        Self { anchor: origin, to_middle: half, half, heading: Upright(PhantomData) }
    }
}

impl<L: Lanes> Read<L> for Boxed<L, Turned<L>> {
    /// A right angle more or less is another order of the sides, and half a turn nothing.
    #[inline(always)]
    fn read(from: &impl Numbers, first: usize) -> Self {
        let get = |place| from.get::<L>(place, first);
        let all = L::all;
        let degrees = get(4);
        let (quarters, halves) = (rounded(degrees * all(1.0 / 90.0)), all(0.5));
        let is_odd = (rounded(quarters * halves) - quarters * halves).abs().is_above(all(0.25));
        let (cos, sin) = cos_and_sin(degrees - all(90.0) * quarters);
        let [width, height] = [get(2), get(3)];
        Self {
            anchor: [get(0), get(1)],
            to_middle: [all(0.0); 2],
            half: [height.where_yes(is_odd, width), width.where_yes(is_odd, height)],
            heading: Turned { cos, sin, is_known: all(LARGE).is_above(degrees.abs()) },
        }
    }
}

/// From here on degrees are left to others: below, the multiples of 90 are few enough to be floats.
const LARGE: f32 = 1_048_576.0;

/// The nearest integers of numbers that are not large.
#[inline(always)]
fn rounded<L: Lanes>(x: L) -> L {
    let rounder = L::all(12_582_912.0);
    (x + rounder) - rounder
}

/// The cosine and the sine of up to 45 degrees, by their series; off by less than 2^-21.
#[inline(always)]
fn cos_and_sin<L: Lanes>(degrees: L) -> (L, L) {
    let all = L::all;
    let t = degrees * all(core::f32::consts::PI / 180.0);
    let t2 = t * t;
    let sin = all(1.0 / 120.0) + t2 * (all(-1.0 / 5040.0) + t2 * all(1.0 / 362_880.0));
    let cos = all(1.0 / 24.0) + t2 * (all(-1.0 / 720.0) + t2 * all(1.0 / 40320.0));
    (all(1.0) + t2 * (all(-0.5) + t2 * cos), t + t * (t2 * (all(-1.0 / 6.0) + t2 * sin)))
}

/// 2 to the power of less than 0.
pub(super) const fn part(power: u32) -> f32 {
    1.0 / (1_u64 << power) as f32
}

#[inline(always)]
pub(super) fn minus<L: Lanes>(a: [L; 2], b: [L; 2]) -> [L; 2] {
    [a[0] - b[0], a[1] - b[1]]
}

#[inline(always)]
pub(super) fn dot<L: Lanes>(a: [L; 2], b: [L; 2]) -> L {
    a[0] * b[0] + a[1] * b[1]
}

#[inline(always)]
pub(super) fn cross<L: Lanes>(a: [L; 2], b: [L; 2]) -> L {
    a[0] * b[1] - a[1] * b[0]
}

/// The sum of the absolute values: no less than the length.
#[inline(always)]
pub(super) fn extent<L: Lanes>([x, y]: [L; 2]) -> L {
    x.abs() + y.abs()
}

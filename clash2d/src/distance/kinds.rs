//! What two shapes have, found by the shortest way for their kinds.

use core::hint::select_unpredictable;
use core::mem::MaybeUninit;

use super::order::{is_placed_after, is_shape_after};
use crate::any::{Placed, Shape, ShapeKind as Kind};
use crate::convex::{Anchor, has_core};
use crate::exact::judge::quickly;
use crate::small::Disc;

/// The place for an answer, and a spare one, so that writing none takes no branch.
pub(crate) struct Out<'o, T> {
    place: &'o mut MaybeUninit<T>,
    spare: &'o mut MaybeUninit<T>,
}

impl<'o, T> Out<'o, T> {
    #[inline(always)]
    pub(crate) fn write(self, value: T) -> Option<&'o mut T> {
        Some(self.place.write(value))
    }

    /// Writes what there may be, without a branch: whether there is can't be told beforehand.
    #[inline(always)]
    pub(crate) fn write_if(self, is_there: bool, value: T) -> Option<&'o mut T> {
        let written = select_unpredictable(is_there, self.place, self.spare).write(value);
        is_there.then_some(written)
    }
}

/// What two shapes have that are no farther apart than some reach, and that is to be found fast for some kinds
/// of them.
pub(crate) trait ByKind: Copy + 'static {
    /// Writes what a disc and another round shape have, if anything.
    fn write_round<'o>(
        shapes: [&Shape<'_>; 2],
        disc: &Disc<'_>,
        reach: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self>;

    /// Writes what two rectangles, segments or capsules have, if anything, of which the second one is not
    /// to come first, or the same of the swapped shapes.
    fn write_plates<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        reach: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self>;

    /// The same of any two shapes that may have convex cores.
    fn write_cores<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        reach: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self>;

    /// What two shapes with convex cores have that stand somewhere, the second one not to come first; the outer
    /// None where plain f64 can't tell.
    fn of_moved(a: &Shape<'_>, b: &Shape<'_>, reach: f32, anchor: &Anchor) -> Option<Option<Self>>;

    /// What any two shapes have where they stand, without any attempt to be fast.
    fn slow(a: Placed<'_>, b: Placed<'_>, reach: f32) -> Option<Self>;

    /// What the swapped shapes have, if so told.
    fn swapped_if(self, is_swapped: bool) -> Self;

    /// What any two shapes have.
    #[inline(always)]
    fn of_any(a: &Shape<'_>, b: &Shape<'_>, reach: f32) -> Option<Self> {
        let [mut own, mut spare] = [MaybeUninit::uninit(); 2];
        Self::write_any(a, b, reach, [&mut own, &mut spare]).copied()
    }

    /// Writes what any two shapes have to the first place, or anything to the other one.
    #[inline(always)]
    fn write_any<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        reach: f32,
        [place, spare]: [&'o mut MaybeUninit<Self>; 2],
    ) -> Option<&'o mut Self> {
        let out = Out { place, spare };
        let pair = match Shape::are_at_origin(a, b) {
            true => Pairs::<Self>::ALL[a.place()][b.place()],
            false => moved,
        };
        pair(a, b, reach, out)
    }
}

/// Shapes at positions.
#[inline(never)]
fn moved<'o, T: ByKind>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
    out: Out<'o, T>,
) -> Option<&'o mut T> {
    if let Some([a, b]) = Shape::settled([a, b]) {
        return Pairs::ALL[a.place()][b.place()](&a, &b, reach, out);
    }
    if let Some([a, b]) = Shape::instead([a, b], &[a.handy(), b.handy()]) {
        return moved(a, b, reach, out);
    }
    match quick_moved(a, b, reach) {
        Some(found) => out.write(found?),
        None => out.write(T::slow(Placed::of(a), Placed::of(b), reach)?),
    }
}

/// What two shapes at positions have, if both have convex cores; the outer None where plain f64 can't tell.
pub(crate) fn quick_moved<T: ByKind>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
) -> Option<Option<T>> {
    let is_swapped = is_placed_after(Placed::of(a), Placed::of(b));
    let [first, second] = swapped_if(is_swapped, [a, b]);
    let found = quickly(|| T::of_moved(first, second, reach, &Anchor::near(first, second)?))?;
    Some(found.map(|found| found.swapped_if(is_swapped)))
}

/// What answers for two shapes of certain kinds.
type Pair<T> = for<'o> fn(&Shape<'_>, &Shape<'_>, f32, Out<'o, T>) -> Option<&'o mut T>;

type Row<T> = [Pair<T>; Shape::PLACES];

/// The functions of all kinds with all kinds.
struct Pairs<T>(T);

impl<T: ByKind> Pairs<T> {
    const OTHERS: Row<T> = [any; Shape::PLACES];

    /// Those of kinds that are not simple ones.
    const CONVEX: Row<T> = {
        let mut row = Self::OTHERS;
        let mut number = 0;
        while number < SIMPLE.len() {
            row[SIMPLE[number]] = convex;
            number += 1;
        }
        row[Kind::Polygon as usize] = convex;
        row
    };

    const ALL: &[Row<T>; Shape::PLACES] = &{
        let mut rows = [Self::OTHERS; Shape::PLACES];
        rows[SIMPLE[0]] = Self::row::<{ SIMPLE[0] }>();
        rows[SIMPLE[1]] = Self::row::<{ SIMPLE[1] }>();
        rows[SIMPLE[2]] = Self::row::<{ SIMPLE[2] }>();
        rows[SIMPLE[3]] = Self::row::<{ SIMPLE[3] }>();
        rows[SIMPLE[4]] = Self::row::<{ SIMPLE[4] }>();
        rows[SIMPLE[5]] = Self::row::<{ SIMPLE[5] }>();
        rows[Kind::Polygon as usize] = Self::CONVEX;
        rows
    };

    const fn row<const A: usize>() -> Row<T> {
        let mut row = Self::CONVEX;
        row[SIMPLE[0]] = simple::<T, A, { SIMPLE[0] }>;
        row[SIMPLE[1]] = simple::<T, A, { SIMPLE[1] }>;
        row[SIMPLE[2]] = simple::<T, A, { SIMPLE[2] }>;
        row[SIMPLE[3]] = simple::<T, A, { SIMPLE[3] }>;
        row[SIMPLE[4]] = simple::<T, A, { SIMPLE[4] }>;
        row[SIMPLE[5]] = simple::<T, A, { SIMPLE[5] }>;
        row
    }
}

/// The kinds with a function for each two of them, so that nothing is asked twice what they are.
const SIMPLE: [usize; 6] = [
    Kind::Point as usize,
    Kind::Segment as usize,
    Kind::Circle as usize,
    Kind::Rectangle as usize,
    Kind::OrientedRectangle as usize,
    Kind::Capsule as usize,
];

/// Whether two shapes are of two kinds, as the compiler is to know.
#[inline(always)]
fn are<const A: usize, const B: usize>(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    (a.kind() as usize == A) & (b.kind() as usize == B)
}

/// Whether it is a point or a circle.
const fn is_disc(kind: usize) -> bool {
    kind == Kind::Point as usize || kind == Kind::Circle as usize
}

/// Whether it is a rectangle, turned or not.
const fn is_box(kind: usize) -> bool {
    kind == Kind::Rectangle as usize || kind == Kind::OrientedRectangle as usize
}

/// Shapes of two simple kinds.
fn simple<'o, T: ByKind, const A: usize, const B: usize>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
    out: Out<'o, T>,
) -> Option<&'o mut T> {
    if !are::<A, B>(a, b) {
        return any(a, b, reach, out);
    }
    if let Some(disc) = Disc::of(a, b) {
        return T::write_round([a, b], &disc, reach, out);
    }
    if const { is_disc(A) && is_box(B) } {
        return disc_and_box(a, b, false, reach, out);
    }
    if const { is_box(A) && is_disc(B) } {
        return disc_and_box(b, a, true, reach, out);
    }
    if const { A > B } {
        return ordered::<T, B, A>(b, a, true, reach, out);
    }
    if const { A < B } {
        return ordered::<T, A, B>(a, b, false, reach, out);
    }
    let is_swapped = is_shape_after(a, b);
    let [first, second] = swapped_if(is_swapped, [a, b]);
    ordered::<T, A, B>(first, second, is_swapped, reach, out)
}

/// The same of which the second one is not to come first, or of the swapped shapes.
#[inline(never)]
fn ordered<'o, T: ByKind, const A: usize, const B: usize>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    is_swapped: bool,
    reach: f32,
    out: Out<'o, T>,
) -> Option<&'o mut T> {
    if !are::<A, B>(a, b) {
        return any(a, b, reach, out);
    }
    T::write_plates(a, b, is_swapped, reach, out)
}

/// The same of a point or circle and a rectangle: one function for all of these.
#[inline(never)]
fn disc_and_box<'o, T: ByKind>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    is_swapped: bool,
    reach: f32,
    out: Out<'o, T>,
) -> Option<&'o mut T> {
    if !(is_disc(a.kind() as usize) & is_box(b.kind() as usize)) {
        return any(a, b, reach, out);
    }
    T::write_cores(a, b, is_swapped, reach, out)
}

/// The same of any shapes that may have convex cores.
#[inline(never)]
pub(crate) fn ordered_cores<'o, T: ByKind>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    is_swapped: bool,
    reach: f32,
    out: Out<'o, T>,
) -> Option<&'o mut T> {
    T::write_cores(a, b, is_swapped, reach, out)
}

/// Shapes that may have convex cores, one of them a polygon.
fn convex<'o, T: ByKind>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
    out: Out<'o, T>,
) -> Option<&'o mut T> {
    // What is prepared has the answers of a polygon.
    let [place, other] = [a, b].map(|shape| shape.place().min(Kind::Polygon as usize));
    let is_swapped = if place == other { is_shape_after(a, b) } else { place > other };
    let [first, second] = swapped_if(is_swapped, [a, b]);
    ordered_cores(first, second, is_swapped, reach, out)
}

#[inline(always)]
fn swapped_if<T>(is_swapped: bool, [a, b]: [&T; 2]) -> [&T; 2] {
    [select_unpredictable(is_swapped, b, a), select_unpredictable(is_swapped, a, b)]
}

/// Shapes of any other kinds.
#[cold]
#[inline(never)]
fn any<'o, T: ByKind>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
    out: Out<'o, T>,
) -> Option<&'o mut T> {
    match Shape::instead([a, b], &[a.handy(), b.handy()]) {
        Some([a, b]) => Pairs::ALL[a.place()][b.place()](a, b, reach, out),
        None if has_core(a) && has_core(b) => convex(a, b, reach, out),
        None => out.write(T::slow(Placed::of(a), Placed::of(b), reach)?),
    }
}

//! A function of its own for each two kinds of shapes, so that nothing is asked twice what they are.

use core::hint::select_unpredictable;
use core::mem::MaybeUninit;

use super::members::handy;
use super::order::{is_after_at_last, is_shape_after};
use crate::any::{Form, Placed, ROUNDS, Shape, may_be};
use crate::small::Round;
use crate::vector::Vector2D;

/// Where something is to be written, and where to write what there is not.
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

/// What two shapes have that is to be found fast for some kinds of them.
pub(crate) trait ByKind: Copy + 'static {
    /// Writes what two shapes of these kinds have, of which the second one is not to come first, if
    /// anything, or the same of the swapped shapes.
    fn write<'o, const A: usize, const B: usize>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self>;

    /// [`ByKind::write`] for round shapes in any order, told whether the first one comes after the
    /// second one where both are paths.
    fn write_round<'o>(
        shapes: [&Shape<'_>; 2],
        rounds: [Round<'_>; 2],
        is_after: bool,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self>;

    /// What any two shapes have where they stand, without any attempt to be fast.
    fn slow(a: Placed<'_>, b: Placed<'_>) -> Option<Self>;

    /// What any two shapes have.
    #[inline(always)]
    fn of_any(a: &Shape<'_>, b: &Shape<'_>) -> Option<Self> {
        let [mut own, mut spare] = [MaybeUninit::uninit(); 2];
        Self::write_any(a, b, [&mut own, &mut spare]).copied()
    }

    /// Writes what any two shapes have to the first place, or anything to the other one.
    #[inline(always)]
    fn write_any<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        [place, spare]: [&'o mut MaybeUninit<Self>; 2],
    ) -> Option<&'o mut Self> {
        let out = Out { place, spare };
        if Shape::are_at_origin(a, b) {
            Table::<Self>::PAIRS[a.place()][b.place()](a, b, out)
        } else {
            moved(a, b, out)
        }
    }
}

const KINDS: usize = Shape::PLACES;

type Pair<T> = for<'o> fn(&Shape<'_>, &Shape<'_>, Out<'o, T>) -> Option<&'o mut T>;

type Row<T> = [Pair<T>; KINDS];

struct Table<T>(T);

impl<T: ByKind> Table<T> {
    const PAIRS: &'static [Row<T>; KINDS] = &{
        let mut rows = [[any::<T> as Pair<T>; KINDS]; KINDS];
        rows[1] = Self::row::<1>();
        rows[3] = Self::row::<3>();
        rows[4] = Self::row::<4>();
        rows[5] = Self::row::<5>();
        rows[6] = Self::row::<6>();
        rows[7] = Self::row::<7>();
        rows[8] = Self::row::<8>();
        rows
    };

    const fn row<const A: usize>() -> Row<T> {
        let mut row = [any::<T> as Pair<T>; KINDS];
        row[1] = pair::<T, A, 1>;
        row[3] = pair::<T, A, 3>;
        row[4] = pair::<T, A, 4>;
        row[5] = pair::<T, A, 5>;
        row[6] = pair::<T, A, 6>;
        row[7] = pair::<T, A, 7>;
        row[8] = pair::<T, A, 8>;
        row
    }
}

/// Shapes at positions.
#[inline(never)]
fn moved<'o, T: ByKind>(a: &Shape<'_>, b: &Shape<'_>, out: Out<'o, T>) -> Option<&'o mut T> {
    out.write(T::slow(Placed::of(a), Placed::of(b))?)
}

/// Shapes of any other kinds.
#[cold]
#[inline(never)]
fn any<'o, T: ByKind>(a: &Shape<'_>, b: &Shape<'_>, out: Out<'o, T>) -> Option<&'o mut T> {
    if is_lean(a) && is_lean(b) {
        return out.write(T::slow(Placed::of(a), Placed::of(b))?);
    }
    let (a, b) = (Shape::from(handy(a.form())), Shape::from(handy(b.form())));
    Table::<T>::PAIRS[a.place()][b.place()](&a, &b, out)
}

/// Whether a shape can't be told more simply.
fn is_lean(shape: &Shape<'_>) -> bool {
    let is_prepared = |form: Form<'_>| matches!(form, Form::Prepared(_));
    !is_prepared(shape.form()) || is_prepared(handy(shape.form()))
}

/// Shapes of two known kinds.
fn pair<'o, T: ByKind, const A: usize, const B: usize>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    out: Out<'o, T>,
) -> Option<&'o mut T> {
    let is_known = (a.kind() as usize == A) & (b.kind() as usize == B);
    if !is_known {
        return any(a, b, out);
    }
    if const { may_be(A, ROUNDS) && may_be(B, ROUNDS) } {
        let (Some(p), Some(q)) = (Round::of(a), Round::of(b)) else { return any(a, b, out) };
        let is_after = if A == B { is_round_after([a, b], [p, q]) } else { A > B };
        return T::write_round([a, b], [p, q], is_after, out);
    }
    if const { A > B } {
        return T::write::<B, A>(b, a, true, out);
    }
    if const { A < B } {
        return T::write::<A, B>(a, b, false, out);
    }
    let is_swapped = is_shape_after(a, b);
    let first = select_unpredictable(is_swapped, b, a);
    let second = select_unpredictable(is_swapped, a, b);
    // As the compiler is to know.
    if (first.kind() as usize != A) | (second.kind() as usize != A) {
        return any(a, b, out);
    }
    T::write::<A, B>(first, second, is_swapped, out)
}

/// Whether a path comes after another one of its kind. Points and circles need no order.
#[inline(always)]
fn is_round_after([a, b]: [&Shape<'_>; 2], rounds: [Round<'_>; 2]) -> bool {
    let [Round::Path([&p, _], _), Round::Path([&q, _], _)] = rounds else { return false };
    let bits = |v: Vector2D| u64::from(v.x.to_bits()) << 32 | u64::from(v.y.to_bits());
    let (first, second) = (bits(p), bits(q));
    if first == second { is_after_at_last(a, b) } else { first > second }
}

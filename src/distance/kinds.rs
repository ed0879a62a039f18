//! What two shapes have, found by the shortest way for their kinds.

use core::hint::select_unpredictable;
use core::mem::MaybeUninit;

use super::members::handy;
use super::order::is_shape_after;
use crate::any::{Form, Placed, Shape};
use crate::convex::has_class;
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

/// What two shapes have that is to be found fast for some kinds of them.
pub(crate) trait ByKind: Copy + 'static {
    /// Writes what a disc and another round shape have, if anything.
    fn write_round<'o>(
        shapes: [&Shape<'_>; 2],
        disc: &Disc<'_>,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self>;

    /// Writes what two shapes that may have convex cores have, if anything, of which the second one is not
    /// to come first, or the same of the swapped shapes.
    fn write_in_order<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self>;

    /// What any two shapes have where they stand, without any attempt to be fast.
    fn slow(a: Placed<'_>, b: Placed<'_>) -> Option<Self>;

    /// What the swapped shapes have, if so told.
    fn swapped_if(self, is_swapped: bool) -> Self;

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
        if !Shape::are_at_origin(a, b) {
            return moved(a, b, out);
        }
        unmoved(a, b, out)
    }
}

/// Shapes at positions.
#[inline(never)]
fn moved<'o, T: ByKind>(a: &Shape<'_>, b: &Shape<'_>, out: Out<'o, T>) -> Option<&'o mut T> {
    out.write(T::slow(Placed::of(a), Placed::of(b))?)
}

/// Shapes that stand where their own coordinates are.
#[inline(never)]
fn unmoved<'o, T: ByKind>(a: &Shape<'_>, b: &Shape<'_>, out: Out<'o, T>) -> Option<&'o mut T> {
    if let Some(disc) = Disc::of(a, b) {
        return T::write_round([a, b], &disc, out);
    }
    if !(has_class(a) & has_class(b)) {
        return any(a, b, out);
    }
    let is_swapped =
        if a.place() == b.place() { is_shape_after(a, b) } else { a.place() > b.place() };
    let first = select_unpredictable(is_swapped, b, a);
    let second = select_unpredictable(is_swapped, a, b);
    T::write_in_order(first, second, is_swapped, out)
}

/// Shapes of any other kinds.
#[cold]
#[inline(never)]
fn any<'o, T: ByKind>(a: &Shape<'_>, b: &Shape<'_>, out: Out<'o, T>) -> Option<&'o mut T> {
    if is_lean(a) && is_lean(b) {
        return out.write(T::slow(Placed::of(a), Placed::of(b))?);
    }
    unmoved(&handy(a.form()).into(), &handy(b.form()).into(), out)
}

/// Whether a shape can't be told more simply.
fn is_lean(shape: &Shape<'_>) -> bool {
    let is_prepared = |form: Form<'_>| matches!(form, Form::Prepared(_));
    !is_prepared(shape.form()) || is_prepared(handy(shape.form()))
}

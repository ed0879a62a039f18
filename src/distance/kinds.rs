//! A function of its own for each two kinds of shapes, so that nothing is asked twice what they are.

use core::hint::select_unpredictable;

use super::order::is_after;
use crate::any::{Form, Shape};

/// A question about two shapes that is to be answered fast for some kinds of them.
pub(crate) trait ByKind: Sized + 'static {
    /// What is answered.
    type Answer: 'static;

    /// The answer about two shapes, of which the second one is not to come first; made for each two
    /// kinds anew.
    fn answer(a: Form<'_>, b: Form<'_>) -> Self::Answer;

    /// The answer about two shapes that are swapped, or not.
    fn swapped_if(is_swapped: bool, answer: Self::Answer) -> Self::Answer;
}

/// The answer about two shapes; of different kinds the lesser one comes first.
#[inline(always)]
pub(crate) fn by_kind<Q: ByKind>(a: &Shape<'_>, b: &Shape<'_>) -> Q::Answer {
    Table::<Q>::PAIRS[a.kind() as usize % KINDS][b.kind() as usize % KINDS](a, b)
}

/// More than there are, so that a kind is an index without a check.
const KINDS: usize = 16;

type Pair<Q> = fn(&Shape<'_>, &Shape<'_>) -> <Q as ByKind>::Answer;

type Row<Q> = [Pair<Q>; KINDS];

struct Table<Q>(Q);

impl<Q: ByKind> Table<Q> {
    const PAIRS: &'static [Row<Q>; KINDS] = &{
        let mut rows = [[any::<Q> as Pair<Q>; KINDS]; KINDS];
        rows[1] = Self::row::<1>();
        rows[3] = Self::row::<3>();
        rows[4] = Self::row::<4>();
        rows[5] = Self::row::<5>();
        rows[6] = Self::row::<6>();
        rows[7] = Self::row::<7>();
        rows[8] = Self::row::<8>();
        rows
    };

    const fn row<const A: usize>() -> Row<Q> {
        let mut row = [any::<Q> as Pair<Q>; KINDS];
        row[1] = pair::<Q, A, 1>;
        row[3] = pair::<Q, A, 3>;
        row[4] = pair::<Q, A, 4>;
        row[5] = pair::<Q, A, 5>;
        row[6] = pair::<Q, A, 6>;
        row[7] = pair::<Q, A, 7>;
        row[8] = pair::<Q, A, 8>;
        row
    }
}

/// Shapes of any kinds.
#[inline(never)]
fn any<Q: ByKind>(a: &Shape<'_>, b: &Shape<'_>) -> Q::Answer {
    let (a, b) = (a.form().plain(), b.form().plain());
    let is_swapped = is_after(a, b);
    Q::swapped_if(is_swapped, if is_swapped { Q::answer(b, a) } else { Q::answer(a, b) })
}

/// Shapes of two known kinds.
fn pair<Q: ByKind, const A: usize, const B: usize>(a: &Shape<'_>, b: &Shape<'_>) -> Q::Answer {
    if A > B {
        return Q::swapped_if(true, pair::<Q, B, A>(b, a));
    }
    // Points and circles know no order.
    if A < B || A == 1 || A == 4 {
        return if are::<A, B>(a, b) { Q::answer(a.form(), b.form()) } else { any::<Q>(a, b) };
    }
    let is_swapped = are::<A, A>(a, b) && is_after(a.form(), b.form());
    let first = select_unpredictable(is_swapped, b, a);
    let second = select_unpredictable(is_swapped, a, b);
    if !are::<A, A>(first, second) {
        return any::<Q>(a, b);
    }
    Q::swapped_if(is_swapped, Q::answer(first.form(), second.form()))
}

/// Whether the shapes are of these kinds, as the compiler is to know.
#[inline(always)]
fn are<const A: usize, const B: usize>(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    (a.kind() as usize == A) & (b.kind() as usize == B)
}

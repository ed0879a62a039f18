//! A function of its own for each two kinds of shapes, so that nothing is asked twice what they are.

use core::hint::select_unpredictable;
use core::mem::MaybeUninit;

use super::order::is_after;
use crate::any::Shape;

/// What two shapes have that is to be found fast for some kinds of them.
pub(crate) trait ByKind: Copy + 'static {
    /// Writes what two shapes have, of which the second one is not to come first, if anything, or the
    /// same of the swapped shapes; made for each two kinds anew.
    fn write<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        out: &'o mut MaybeUninit<Self>,
    ) -> Option<&'o mut Self>;

    /// What any two shapes have.
    #[inline(always)]
    fn of_any(a: &Shape<'_>, b: &Shape<'_>) -> Option<Self> {
        Self::write_any(a, b, &mut MaybeUninit::uninit()).copied()
    }

    /// Writes what any two shapes have to where it is wanted.
    #[inline(always)]
    fn write_any<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        out: &'o mut MaybeUninit<Self>,
    ) -> Option<&'o mut Self> {
        Table::<Self>::PAIRS[a.kind() as usize % KINDS][b.kind() as usize % KINDS](a, b, out)
    }
}

/// More than there are, so that a kind is an index without a check.
const KINDS: usize = 16;

type Pair<T> = for<'o> fn(&Shape<'_>, &Shape<'_>, &'o mut MaybeUninit<T>) -> Option<&'o mut T>;

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

/// Shapes of any kinds.
#[inline(never)]
fn any<'o, T: ByKind>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    out: &'o mut MaybeUninit<T>,
) -> Option<&'o mut T> {
    if is_after(a.form(), b.form()) {
        T::write(b, a, true, out)
    } else {
        T::write(a, b, false, out)
    }
}

/// Shapes of two known kinds.
fn pair<'o, T: ByKind, const A: usize, const B: usize>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    out: &'o mut MaybeUninit<T>,
) -> Option<&'o mut T> {
    let is_known = (a.kind() as usize == A) & (b.kind() as usize == B);
    if !is_known {
        return any(a, b, out);
    }
    if A > B {
        return T::write(b, a, true, out);
    }
    // Points and circles know no order.
    if A < B || A == 1 || A == 4 {
        return T::write(a, b, false, out);
    }
    let is_swapped = is_after(a.form(), b.form());
    let first = select_unpredictable(is_swapped, b, a);
    let second = select_unpredictable(is_swapped, a, b);
    // As the compiler is to know.
    if (first.kind() as usize != A) | (second.kind() as usize != A) {
        return any(a, b, out);
    }
    T::write(first, second, is_swapped, out)
}

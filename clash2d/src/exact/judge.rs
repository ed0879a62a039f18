//! Who decides: floating point alone, with a note of its doubts, or with the exact numbers at hand.

use core::marker::PhantomData;

use super::float::Float;

/// Whether all is decided in the last and slowest way, whose answers the others must give, too: a build for
/// tests, with `--cfg clash2d_careful`.
const IS_CAREFUL: bool = cfg!(clash2d_careful);

/// What a quick way answers; None if there is a doubt, and of all of them in the careful build.
#[inline(always)]
pub(crate) fn quickly<T>(way: impl FnOnce() -> Option<T>) -> Option<T> {
    if IS_CAREFUL { None } else { way() }
}

/// Decides about the sign of expressions.
pub(crate) trait Judge {
    /// What the expressions are estimated in.
    type Float: Float;

    /// A number with the sign of an expression whose value is off by at most `bound`. `shortly` finds
    /// it without any error where the coordinates are [`short`](super::short), and `exactly` always.
    /// A NaN, in the value or in the bound, is a doubt as well.
    fn believe(
        &mut self,
        value: Self::Float,
        bound: Self::Float,
        shortly: impl FnOnce() -> Option<f64>,
        exactly: impl FnOnce() -> f64,
    ) -> Self::Float;

    /// A value that has the right sign unless it is NaN; in f64 it is NaN only if it must be.
    fn believe_number(&mut self, value: Self::Float) -> Self::Float;

    /// Whether a believed value is 0.
    fn is_zero(&self, value: Self::Float) -> bool;
}

/// Takes every value as it is, and remembers whether it should have doubted one.
#[derive(Default)]
pub(crate) struct Quick<F> {
    doubtful: bool,
    float: PhantomData<F>,
}

impl<F> Quick<F> {
    /// Whether each value was further from 0 than its bound.
    #[inline]
    pub(crate) fn is_certain(&self) -> bool {
        !(IS_CAREFUL | self.doubtful)
    }
}

impl<F: Float> Judge for Quick<F> {
    type Float = F;

    #[inline]
    fn believe(
        &mut self,
        value: F,
        bound: F,
        _: impl FnOnce() -> Option<f64>,
        _: impl FnOnce() -> f64,
    ) -> F {
        let is_certain = value.abs() > bound;
        self.doubtful |= !is_certain;
        value
    }

    #[inline]
    fn believe_number(&mut self, value: F) -> F {
        self.doubtful |= value.is_nan();
        value
    }

    #[inline]
    fn is_zero(&self, _: F) -> bool {
        // A value of 0 was in doubt, so that this answer won't count.
        false
    }
}

/// Takes every coordinate as a short one, and remembers whether one was not.
#[derive(Default)]
pub(crate) struct Short {
    doubtful: bool,
}

impl Short {
    /// Whether all coordinates were short.
    #[inline]
    pub(crate) fn is_certain(&self) -> bool {
        !(IS_CAREFUL | self.doubtful)
    }
}

impl Judge for Short {
    type Float = f64;

    #[inline]
    fn believe(
        &mut self,
        _: f64,
        _: f64,
        shortly: impl FnOnce() -> Option<f64>,
        _: impl FnOnce() -> f64,
    ) -> f64 {
        let sign = shortly();
        self.doubtful |= sign.is_none();
        sign.unwrap_or_default()
    }

    #[inline]
    fn believe_number(&mut self, value: f64) -> f64 {
        value
    }

    #[inline]
    fn is_zero(&self, value: f64) -> bool {
        value == 0.0
    }
}

/// Finds the exact sign wherever f64 leaves a doubt.
pub(crate) struct Careful;

impl Judge for Careful {
    type Float = f64;

    #[inline]
    fn believe(
        &mut self,
        value: f64,
        bound: f64,
        _: impl FnOnce() -> Option<f64>,
        exactly: impl FnOnce() -> f64,
    ) -> f64 {
        if !IS_CAREFUL && value.abs() > bound { value } else { exactly() }
    }

    #[inline]
    fn believe_number(&mut self, value: f64) -> f64 {
        value
    }

    #[inline]
    fn is_zero(&self, value: f64) -> bool {
        value == 0.0
    }
}

/// Runs a formula that did not convince, out of the way of the fast path.
#[cold]
#[inline(never)]
pub(crate) fn carefully<T>(formula: impl FnOnce(&mut Careful) -> T) -> T {
    formula(&mut Careful)
}

/// The same, where it is still to be found out whether the coordinates are short.
#[cold]
#[inline(never)]
pub(crate) fn shortly_or_carefully<T>(
    short_formula: impl FnOnce(&mut Short) -> T,
    formula: impl FnOnce(&mut Careful) -> T,
) -> T {
    let mut short = Short::default();
    let answer = short_formula(&mut short);
    if short.is_certain() { answer } else { formula(&mut Careful) }
}

/// What a formula says with a judge, if no sign was in doubt, or else something else.
macro_rules! tried {
    ($judge:ident $(<$float:ty>)?, $j:ident => $formula:expr, or $otherwise:expr) => {{
        let mut judge = $crate::exact::judge::$judge$(::<$float>)?::default();
        let answer = {
            let $j = &mut judge;
            $formula
        };
        if judge.is_certain() { answer } else { $otherwise }
    }};
}
pub(crate) use tried;

/// Decides a formula: `decide!(j: f32 => cross(j, u, v) > 0.0)`.
///
/// First without a single branch, in the named type; if one of its signs was in doubt, once more and
/// exactly. f32 serves polynomials, whose short second try stays in line with the first one; f64
/// serves turned rectangles, which need the registers for themselves.
macro_rules! decide {
    ($j:ident: f32 => $formula:expr) => {
        $crate::exact::judge::tried!(Quick<f32>, $j => $formula, or
            $crate::exact::judge::tried!(Short, $j => $formula, or
                $crate::exact::judge::carefully(move |$j| $formula)))
    };
    ($j:ident: f64 => $formula:expr) => {
        $crate::exact::judge::tried!(Quick<f64>, $j => $formula, or
            $crate::exact::judge::shortly_or_carefully(move |$j| $formula, move |$j| $formula))
    };
}
pub(crate) use decide;

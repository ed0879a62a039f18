//! Who decides: f64 alone, with a note of its doubts, or with the exact numbers at hand.

/// Decides about the sign of expressions.
pub(crate) trait Judge {
    /// A number with the sign of an expression whose f64 value is off by at most `bound`; `exactly`
    /// finds it without any error. A NaN, in the value or in the bound, is a doubt as well.
    fn believe(&mut self, value: f64, bound: f64, exactly: impl FnOnce() -> f64) -> f64;
}

/// Takes every f64 value as it is, and remembers whether it should have doubted one.
#[derive(Default)]
pub(crate) struct Quick {
    doubtful: bool,
}

impl Quick {
    /// Whether each value was further from 0 than its bound.
    #[inline]
    pub(crate) fn is_certain(&self) -> bool {
        !self.doubtful
    }
}

impl Judge for Quick {
    #[inline]
    fn believe(&mut self, value: f64, bound: f64, _: impl FnOnce() -> f64) -> f64 {
        let is_certain = value.abs() > bound;
        self.doubtful |= !is_certain;
        value
    }
}

/// Finds the exact sign wherever f64 leaves a doubt.
pub(crate) struct Careful;

impl Judge for Careful {
    #[inline]
    fn believe(&mut self, value: f64, bound: f64, exactly: impl FnOnce() -> f64) -> f64 {
        if value.abs() > bound { value } else { exactly() }
    }
}

/// Runs a formula that did not convince, out of the way of the fast path.
#[cold]
#[inline(never)]
pub(crate) fn carefully<T>(formula: impl FnOnce(&mut Careful) -> T) -> T {
    formula(&mut Careful)
}

/// Decides a formula: `decide!(j => cross(j, u, v) > 0.0)`.
///
/// First without a single branch in f64; if one of its signs was in doubt, once more and exactly.
macro_rules! decide {
    ($j:ident => $formula:expr) => {{
        let mut quick = $crate::exact::judge::Quick::default();
        let answer = {
            let $j = &mut quick;
            $formula
        };
        if quick.is_certain() {
            answer
        } else {
            $crate::exact::judge::carefully(move |$j| $formula)
        }
    }};
}
pub(crate) use decide;

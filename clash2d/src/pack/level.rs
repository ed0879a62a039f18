//! Which registers questions about arrays are answered in: the widest that the processor has.
//!
//! It is asked once, and the answer kept in an atomic number. That is no state that an answer could
//! depend on: all registers give the same bits, and whoever asks at the same time finds the same.

use core::sync::atomic::{AtomicU8, Ordering};

use super::Four;
use super::given::{Given, Numbers};
use super::many::{Lanes, WORD};

/// Registers of a width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Those that the library is compiled for: of SSE2, NEON or simd128, or arrays.
    Basic = 1,
    /// Those of AVX2, where the processor has them.
    Avx2 = 2,
}

/// The level in use; 0 before it is known.
static LEVEL: AtomicU8 = AtomicU8::new(0);

impl Level {
    /// The widest that there is.
    pub fn widest() -> Self {
        if has_avx2() { Self::Avx2 } else { Self::Basic }
    }

    /// The one in use.
    #[inline]
    pub(crate) fn current() -> Self {
        match LEVEL.load(Ordering::Relaxed) {
            1 => Self::Basic,
            2 => Self::Avx2,
            _ => Self::widest().used(),
        }
    }

    /// Uses it from now on, for tests; one that is not there stays out of use. Which one is.
    pub fn used(self) -> Self {
        let level = if self == Self::Avx2 { Self::widest() } else { self };
        LEVEL.store(level as u8, Ordering::Relaxed);
        level
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(miri)))]
fn has_avx2() -> bool {
    use core::arch::x86_64::{__cpuid, __cpuid_count};
    // Whether the processor and the system keep the registers: XSAVE in use, and AVX.
    let is_kept = __cpuid(1).ecx >> 27 & 3 == 3 && __cpuid(0).eax >= 7;
    // SAFETY: the bit says that the instruction is there.
    is_kept && unsafe { saved() } & 6 == 6 && __cpuid_count(7, 0).ebx >> 5 & 1 == 1
}

/// Which registers the system keeps for each thread.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(miri)))]
#[target_feature(enable = "xsave")]
fn saved() -> u64 {
    // SAFETY: register 0 is always there.
    unsafe { core::arch::x86_64::_xgetbv(0) }
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2", not(miri))))]
fn has_avx2() -> bool {
    false
}

/// A question about the shapes of a word, several at once.
pub(crate) trait Question {
    /// The answers from a lane on.
    fn ask<L: Lanes>(a: &impl Numbers, b: &impl Numbers, first: usize) -> Verdicts<L>;
}

/// Answers of a few lanes.
pub(crate) struct Verdicts<L: Lanes> {
    pub(crate) yes: L::Yes,
    /// Where that is certain.
    pub(crate) sure: L::Yes,
}

/// Answers of a word, a bit each.
#[derive(Clone, Copy)]
pub(crate) struct Word {
    pub(crate) yes: u64,
    /// Where the answer is certain.
    pub(crate) sure: u64,
}

/// A function of the numbers of two shapes in each lane.
type Ask<A, B> = unsafe fn(&<A as Given>::At<'_>, &<B as Given>::At<'_>) -> Word;

/// What answers a question in the registers of this processor.
#[derive(Clone, Copy)]
pub(crate) struct Asker<A: Given, B: Given>(Ask<A, B>);

impl<A: Given, B: Given> Asker<A, B> {
    /// The one for a question.
    #[inline]
    pub(crate) fn of<Q: Question>() -> Self {
        match Level::current() {
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            Level::Avx2 => Self(ask_avx2::<A, B, Q>),
            _ => Self(ask_basic::<A, B, Q>),
        }
    }

    /// The one for a question with the two the other way round.
    #[inline]
    pub(crate) fn swapped<Q: Question>() -> Self {
        match Level::current() {
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            Level::Avx2 => Self(swapped_avx2::<A, B, Q>),
            _ => Self(|a, b| ask_basic::<B, A, Q>(b, a)),
        }
    }

    /// The answers for all lanes of a word.
    #[inline(always)]
    pub(crate) fn ask(self, a: &A::At<'_>, b: &B::At<'_>) -> Word {
        // SAFETY: `of` chose a function whose registers are there.
        unsafe { (self.0)(a, b) }
    }
}

#[inline(never)]
fn ask_basic<A: Given, B: Given, Q: Question>(a: &A::At<'_>, b: &B::At<'_>) -> Word {
    ask::<Four, Q>(a, b)
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[target_feature(enable = "avx2")]
#[inline(never)]
fn ask_avx2<A: Given, B: Given, Q: Question>(a: &A::At<'_>, b: &B::At<'_>) -> Word {
    ask::<super::avx2::Eight, Q>(a, b)
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[target_feature(enable = "avx2")]
fn swapped_avx2<A: Given, B: Given, Q: Question>(a: &A::At<'_>, b: &B::At<'_>) -> Word {
    ask_avx2::<B, A, Q>(b, a)
}

#[inline(always)]
fn ask<L: Lanes, Q: Question>(a: &impl Numbers, b: &impl Numbers) -> Word {
    let mut word = Word { yes: 0, sure: 0 };
    for first in (0..WORD).step_by(L::COUNT) {
        let verdicts = Q::ask::<L>(a, b, first);
        // When all are there, each has come round to its place.
        word.yes = (word.yes | u64::from(L::bits(verdicts.yes))).rotate_right(L::COUNT as u32);
        word.sure = (word.sure | u64::from(L::bits(verdicts.sure))).rotate_right(L::COUNT as u32);
    }
    word
}

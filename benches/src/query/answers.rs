//! Asking all cases, one or every one.

use std::hint::black_box;

/// Cases that are laid out for someone, who can be asked.
pub trait Answers {
    /// How many cases there are.
    fn count(&self) -> usize;

    /// Asks one: whether the answer is yes.
    fn answer(&self, case: usize) -> bool;

    /// Asks every one: how many answers are yes.
    fn total(&self) -> usize;
}

/// What everyone hands out.
pub type Asked = Box<dyn Answers>;

struct Cases<F> {
    count: usize,
    ask: F,
}

impl<F: Fn(usize) -> bool> Answers for Cases<F> {
    fn count(&self) -> usize {
        self.count
    }

    fn answer(&self, case: usize) -> bool {
        black_box((self.ask)(case))
    }

    fn total(&self) -> usize {
        (0..self.count).map(|case| usize::from((self.ask)(case))).sum()
    }
}

/// That many cases, and how to ask one of them.
pub fn answers(count: usize, ask: impl Fn(usize) -> bool + 'static) -> Asked {
    Box::new(Cases { count, ask })
}

/// Where a result is written to.
#[repr(C, align(16))]
pub struct Paper([u64; 128]);

impl Paper {
    /// An empty sheet.
    pub fn new() -> Box<Paper> {
        Box::new(Paper([0; 128]))
    }

    /// The number at a place, in the order of a C struct of numbers of 32 bits.
    pub fn number(&self, place: usize) -> f32 {
        f32::from_bits(self.integer(place))
    }

    /// The integer at a place.
    pub fn integer(&self, place: usize) -> u32 {
        let bytes = self.0[place / 2].to_ne_bytes();
        let [a, b, c, d] = [0, 1, 2, 3].map(|byte| bytes[place % 2 * 4 + byte]);
        u32::from_ne_bytes([a, b, c, d])
    }

    /// What someone has written who writes down this type.
    ///
    /// # Safety
    /// That must have been the last one to write.
    pub unsafe fn read<T>(&self) -> &T {
        // SAFETY: the caller's promise; the sheet is large enough and aligned.
        unsafe { &*std::ptr::from_ref(self).cast() }
    }
}

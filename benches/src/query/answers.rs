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
}

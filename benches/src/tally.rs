//! Counting wrong answers.

use crate::call::{Ask, signature};
use crate::isolate;
use crate::peer::Peer;
use clash2d_oracle::{Distribution, Function, Rng};

/// What one peer got wrong.
#[derive(Clone, Copy, Default)]
pub struct Count {
    /// Cases that were asked.
    pub cases: u64,
    /// Wrong answers, missing ones included.
    pub wrong: u64,
    /// Cases in which it aborted, crashed or did not return.
    pub unanswered: u64,
}

impl Count {
    /// Adds another count.
    pub fn add(&mut self, other: Count) {
        self.cases += other.cases;
        self.wrong += other.wrong;
        self.unanswered += other.unanswered;
    }

    /// Wrong answers per million, short; a dagger where some are missing answers.
    pub fn show(self) -> String {
        if self.cases == 0 {
            return "–".to_owned();
        }
        let million = self.wrong as f64 * 1e6 / self.cases as f64;
        let dagger = if self.unanswered > 0 { "†" } else { "" };
        match million {
            m if m < 1.0 && self.wrong > 0 => format!("<1{dagger}"),
            m if m < 999.5 => format!("{m:.0}{dagger}"),
            m => format!("{:.0}k{dagger}", m / 1000.0),
        }
    }
}

/// A wrong answer of ours.
pub struct Mistake {
    /// The arguments.
    pub case: Vec<f32>,
    /// The exact answer.
    pub expected: bool,
    /// Ours; none if there was none.
    pub got: Option<bool>,
}

/// A run of cases of one function with the exact answers.
pub struct Block<'a> {
    function: &'a Function,
    cases: Vec<f32>,
    truths: Vec<bool>,
}

impl Block<'_> {
    /// Draws that many cases; the same number of a block gives the same cases.
    pub fn draw(
        function: &Function,
        distribution: Distribution,
        number: u64,
        size: usize,
    ) -> Block<'_> {
        let mut rng = Rng::fixed(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x00C1_A5D2);
        let mut case = Vec::new();
        let mut block = Block { function, cases: Vec::new(), truths: Vec::new() };
        for _ in 0..size {
            function.case(distribution, &mut rng, &mut case);
            block.truths.push(function.truth(&case));
            block.cases.extend_from_slice(&case);
        }
        block
    }

    /// How many of the exact answers are yes.
    pub fn hits(&self) -> u64 {
        self.truths.iter().filter(|&&truth| truth).count() as u64
    }

    /// Asks a peer; none if it does not have the function.
    pub fn ask(&self, peer: &Peer) -> Option<(Count, Vec<Mistake>)> {
        let address = peer.find(self.function.name)?;
        let ask: Ask = signature(self.function.name).ask;
        let arity = self.function.arity();
        let answers = isolate::answers(self.truths.len(), |case| {
            let numbers = &self.cases[case * arity..(case + 1) * arity];
            // SAFETY: the peer's function of that name has the name's signature.
            unsafe { ask(address, numbers) }
        });
        Some(self.compare(&answers))
    }

    fn compare(&self, answers: &[Option<bool>]) -> (Count, Vec<Mistake>) {
        let mut count = Count { cases: answers.len() as u64, ..Count::default() };
        let mut mistakes = Vec::new();
        let cases = self.cases.chunks_exact(self.function.arity());
        for ((&got, &expected), case) in answers.iter().zip(&self.truths).zip(cases) {
            if got == Some(expected) {
                continue;
            }
            count.wrong += 1;
            count.unanswered += u64::from(got.is_none());
            if mistakes.len() < 3 {
                mistakes.push(Mistake { case: case.to_vec(), expected, got });
            }
        }
        (count, mistakes)
    }
}

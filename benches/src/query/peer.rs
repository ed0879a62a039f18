//! Those who are asked about their own prebuilt shapes.

use std::any::Any;

use super::answers::{Asked, Paper, answers};
use super::part::{Part, Subject};
use super::row::Row;
use super::scene::Cases;
use super::{ours, parry};
use crate::peer::Peer;

/// A question with a place for the result: two shapes of the peer's own kinds.
pub type Ask = unsafe extern "C" fn(*const u8, *const u8, *mut Paper) -> bool;

/// Fills in a shape from its numbers, and tells its size.
type Make = unsafe extern "C" fn(*const f32, usize, *mut u8) -> usize;

/// A peer's question, and its own shapes for all cases.
struct LaidOut {
    function: Ask,
    places: Vec<(*const u8, *const u8)>,
    _homes: [Box<dyn Any>; 2],
}

impl LaidOut {
    fn ask(&self, case: usize, paper: *mut Paper) -> bool {
        let (a, b) = self.places[case];
        // SAFETY: the shapes were made for this function by the same peer, and live in the homes.
        unsafe { (self.function)(a, b, paper) }
    }
}

/// A peer's shapes.
pub struct Shapes {
    /// Where each of them is.
    pub places: Vec<*const u8>,
    /// What they live in.
    pub home: Box<dyn Any>,
}

impl Peer {
    /// The cases of a row laid out for this one, where it can answer them; ours where this is
    /// clash2d.
    pub fn asked(&self, row: &Row, cases: &Cases) -> Option<Asked> {
        if self.is_ours() {
            return ours::asked(self, row, cases);
        }
        let laid_out = self.laid_out(row, cases)?;
        let paper = std::ptr::from_mut(Box::leak(Paper::new()));
        Some(answers(laid_out.places.len(), move |case| laid_out.ask(case, paper)))
    }

    /// Whether the answer is yes in each case of a row, and what can be read from the result; not
    /// ours.
    pub fn results<T>(
        &self,
        row: &Row,
        cases: &Cases,
        read: impl Fn(bool, &Paper) -> T,
    ) -> Option<Vec<T>> {
        let laid_out = self.laid_out(row, cases)?;
        let mut paper = Paper::new();
        let mut result = |case| read(laid_out.ask(case, &raw mut *paper), &paper);
        Some((0..laid_out.places.len()).map(&mut result).collect())
    }

    fn laid_out(&self, row: &Row, cases: &Cases) -> Option<LaidOut> {
        let function = row.symbols().iter().find_map(|symbol| self.question(symbol))?;
        let [a, b] = [0, 1].map(|side| self.shapes(row.parts[side], &cases.subjects[side]));
        let (a, b) = (a?, b?);
        let places = cases.pairs.iter().map(|&[i, j]| (a.places[i], b.places[j])).collect();
        Some(LaidOut { function, places, _homes: [a.home, b.home] })
    }

    /// Whether it has the function of a row.
    pub fn answers(&self, row: &Row) -> bool {
        match self.is_ours() {
            true => ours::answers(self, row),
            false => row.symbols().iter().any(|symbol| self.question(symbol).is_some()),
        }
    }

    fn question(&self, symbol: &str) -> Option<Ask> {
        let Some(address) = self.symbol(symbol) else {
            return parry::find(symbol).filter(|_| self.is_parry());
        };
        // SAFETY: every peer's question has that signature, whatever the shapes are.
        Some(unsafe { std::mem::transmute::<*const (), Ask>(address.0) })
    }

    fn shapes(&self, part: Part, subjects: &[Subject]) -> Option<Shapes> {
        let names = part.names();
        let numbers: Vec<Vec<f32>> = subjects.iter().map(|s| s.numbers(part)).collect();
        if self.is_parry() {
            return names.iter().find_map(|name| parry::make(name, &numbers));
        }
        let make = names.iter().find_map(|name| self.symbol(&format!("make_{name}")))?;
        // SAFETY: every peer's maker has that signature, whatever the shape is.
        let make = unsafe { std::mem::transmute::<*const (), Make>(make.0) };
        Some(made(make, numbers))
    }
}

/// All shapes side by side, as in an array in C.
fn made(make: Make, numbers: Vec<Vec<f32>>) -> Shapes {
    // SAFETY: without a shape the maker only tells its size.
    let size = unsafe { make(std::ptr::null(), 0, std::ptr::null_mut()) };
    let words = size.div_ceil(8);
    let mut room = vec![0_u64; words * numbers.len()];
    let mut places = Vec::with_capacity(numbers.len());
    for (shape, numbers) in room.chunks_exact_mut(words).zip(&numbers) {
        // SAFETY: there is room for the shape; the numbers are those of its kind and outlive it.
        unsafe { make(numbers.as_ptr(), numbers.len(), shape.as_mut_ptr().cast()) };
        places.push(shape.as_ptr().cast());
    }
    Shapes { places, home: Box::new((room, numbers)) }
}

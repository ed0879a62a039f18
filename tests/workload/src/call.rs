//! Exported functions of every signature behind one: words in, an answer out.

use crate::abi::{Answer, Argument, Slot, written};
use crate::table;
use std::hint::black_box;
use std::mem::MaybeUninit;

/// A function of the C ABI.
pub(crate) trait Call: Send + Sync {
    /// The meaning of the words that it takes.
    fn slots(&self) -> Vec<Slot>;

    /// Its answer for some words, one for each slot.
    fn call(&self, words: &[u32]) -> Answer;
}

impl Call for table::Function {
    fn slots(&self) -> Vec<Slot> {
        self.slots.clone()
    }

    fn call(&self, words: &[u32]) -> Answer {
        black_box(self).call(words)
    }
}

/// Calls go through pointers that the optimiser knows nothing of: through the ABI, to the code that
/// C programs call, never to a copy of it that was inlined here.
macro_rules! by_value {
    ($($argument:ident)*) => {
        impl<R: Into<Answer>, $($argument: Argument),*> Call for extern "C" fn($($argument),*) -> R {
            fn slots(&self) -> Vec<Slot> {
                let slots: &[Vec<Slot>] = &[$($argument::slots()),*];
                slots.concat()
            }

            #[allow(unused_mut, unused_variables, reason = "without arguments")]
            fn call(&self, mut words: &[u32]) -> Answer {
                black_box(*self)($($argument::take(&mut words)),*).into()
            }
        }
    };
}

by_value!();
by_value!(A);
by_value!(A B);
by_value!(A B C);
by_value!(A B C D);

/// Arrays have 0 to 7 elements.
const MOST: usize = 7;

/// The type in which a function takes the number of elements.
pub(crate) trait Count {
    fn count(elements: u8) -> Self;
}

impl Count for usize {
    fn count(elements: u8) -> Self {
        elements.into()
    }
}

impl Count for i32 {
    fn count(elements: u8) -> Self {
        elements.into()
    }
}

/// The slots of a count and as many elements as an array may have.
fn slots_of_array<T: Argument>() -> Vec<Slot> {
    [vec![Slot::Integer], T::slots().repeat(MOST)].concat()
}

/// The array that some words are: the first one says how many of the elements after it are there.
fn array<T: Argument>(words: &[u32]) -> ([T; MOST], u8) {
    let (count, mut words) = words.split_first().expect("a word for each slot");
    let elements = std::array::from_fn(|_| T::take(&mut words));
    (elements, (count % (MOST as u32 + 1)) as u8)
}

impl<T: Argument, N: Count, R: Into<Answer>> Call for unsafe extern "C" fn(*const T, N) -> R {
    fn slots(&self) -> Vec<Slot> {
        slots_of_array::<T>()
    }

    fn call(&self, words: &[u32]) -> Answer {
        let (elements, count) = array::<T>(words);
        // SAFETY: `count` is at most the number of elements, which live until the call is over.
        unsafe { black_box(*self)(elements.as_ptr(), N::count(count)).into() }
    }
}

/// Whether there is an answer, which is written to a place.
type Finds<T, N, R> = unsafe extern "C" fn(*const T, N, Option<&mut MaybeUninit<R>>) -> bool;

impl<T: Argument, N: Count, R: Into<Answer>> Call for Finds<T, N, R> {
    fn slots(&self) -> Vec<Slot> {
        slots_of_array::<T>()
    }

    fn call(&self, words: &[u32]) -> Answer {
        let (elements, count) = array::<T>(words);
        // SAFETY: as above.
        written(|out| unsafe { black_box(*self)(elements.as_ptr(), N::count(count), out) }).into()
    }
}

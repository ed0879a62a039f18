//! Values that stay where they are.

use core::ptr::NonNull;

use super::{Allocator, List, OutOfMemory, create, destroy};

/// Values, each in memory of its own with the allocator that it names: none moves while others come and go.
pub(crate) struct Owned<T> {
    values: List<NonNull<T>>,
    allocator_of: fn(&T) -> Allocator,
}

// SAFETY: it owns its values, and what it allocates with may be used on any thread.
unsafe impl<T: Send> Send for Owned<T> {}
// SAFETY: shared, it gives away nothing but shared values.
unsafe impl<T: Sync> Sync for Owned<T> {}

impl<T> Owned<T> {
    /// None; where they are is noted in memory of an allocator.
    pub(crate) const fn new(allocator: Allocator, allocator_of: fn(&T) -> Allocator) -> Self {
        Self { values: List::new(allocator), allocator_of }
    }

    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }

    /// Adds a value at the end; without memory it is dropped.
    pub(crate) fn try_push(&mut self, value: T) -> Result<(), OutOfMemory> {
        self.values.try_reserve(1)?;
        let allocator = (self.allocator_of)(&value);
        self.values.try_push(create(&allocator, value).ok_or(OutOfMemory)?)
    }

    /// Makes sure that one more is adopted without an allocation.
    pub(crate) fn try_reserve(&mut self) -> Result<(), OutOfMemory> {
        self.values.try_reserve(1)
    }

    /// Adds a value that is in memory already. Not ok: there is no room for its place, and it is not taken.
    ///
    /// # Safety
    /// [`create`] made it with the allocator that it names, and nobody else ends it.
    pub(crate) unsafe fn adopt(&mut self, value: NonNull<T>) -> Result<(), OutOfMemory> {
        self.values.try_push(value)
    }

    pub(crate) fn get(&self, place: usize) -> Option<&T> {
        // SAFETY: it is owned, and shared as long as this is.
        self.values.get(place).map(|value| unsafe { value.as_ref() })
    }

    pub(crate) fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        // SAFETY: it is owned, and nobody else has it as long as this is borrowed.
        self.values.get_mut(place).map(|value| unsafe { value.as_mut() })
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        // SAFETY: as in `get`.
        self.values.iter().map(|value| unsafe { value.as_ref() })
    }

    /// Ends a value, and puts the last one into its place.
    ///
    /// # Panics
    /// If there is no such place.
    pub(crate) fn swap_remove(&mut self, place: usize) {
        let value = self.values.swap_remove(place);
        // SAFETY: `create` made it, and no place leads to it any more.
        unsafe { destroy(value, self.allocator_of) }
    }
}

impl<T> Drop for Owned<T> {
    fn drop(&mut self) {
        while let Some(value) = self.values.pop() {
            // SAFETY: as above.
            unsafe { destroy(value, self.allocator_of) }
        }
    }
}

#[cfg(test)]
mod test {
    extern crate std;
    use std::rc::Rc;

    use super::{Allocator, Owned};

    #[test]
    fn each_value_is_ended_once_and_stays_where_it_is() {
        let count = Rc::new(());
        let mut owned = Owned::new(Allocator::default(), |_: &(u32, Rc<()>)| Allocator::default());
        (0..9).for_each(|number| owned.try_push((number, count.clone())).expect("memory"));
        let last = core::ptr::from_ref(owned.get(8).expect("it is there"));
        owned.swap_remove(2);
        assert!(core::ptr::eq(owned.get(2).expect("it is there"), last));
        let numbers: std::vec::Vec<_> = owned.iter().map(|value| value.0).collect();
        assert_eq!(numbers, [0, 1, 8, 3, 4, 5, 6, 7]);
        assert_eq!((owned.len(), Rc::strong_count(&count)), (8, 9));
        drop(owned);
        assert_eq!(Rc::strong_count(&count), 1);
    }
}

//! Values that stay where they are.

use core::ptr::NonNull;

use super::{Allocator, List, OutOfMemory, create, end};

/// Values, each in memory of its own with the allocator that it names at first: none moves while others come and go.
pub(crate) struct Owned<T> {
    values: List<Place<T>>,
    allocator_of: fn(&T) -> Allocator,
}

/// Where a value is, and the allocator that this memory came from: one that is swapped for another names another one.
type Place<T> = (NonNull<T>, Allocator);

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
        let value = create(&allocator, value).ok_or(OutOfMemory)?;
        self.values.try_push((value, allocator))
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
        // SAFETY: the caller's promise.
        let allocator = (self.allocator_of)(unsafe { value.as_ref() });
        self.values.try_push((value, allocator))
    }

    /// Whether a value is one of them.
    pub(crate) fn has(&self, value: NonNull<T>) -> bool {
        self.values.iter().any(|(own, _)| *own == value)
    }

    pub(crate) fn get(&self, place: usize) -> Option<&T> {
        // SAFETY: it is owned, and shared as long as this is.
        self.values.get(place).map(|(value, _)| unsafe { value.as_ref() })
    }

    pub(crate) fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        // SAFETY: it is owned, and nobody else has it as long as this is borrowed.
        self.values.get_mut(place).map(|(value, _)| unsafe { value.as_mut() })
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        // SAFETY: as in `get`.
        self.values.iter().map(|(value, _)| unsafe { value.as_ref() })
    }

    /// Ends a value, and puts the last one into its place.
    ///
    /// # Panics
    /// If there is no such place.
    pub(crate) fn swap_remove(&mut self, place: usize) {
        let (value, allocator) = self.values.swap_remove(place);
        // SAFETY: `create` made it with this allocator, and no place leads to it any more.
        unsafe { end(value, &allocator) }
    }
}

impl<T> Drop for Owned<T> {
    fn drop(&mut self) {
        while let Some((value, allocator)) = self.values.pop() {
            // SAFETY: as above.
            unsafe { end(value, &allocator) }
        }
    }
}

#[cfg(test)]
mod test {
    extern crate std;
    use std::rc::Rc;

    use super::super::failing::Budget;
    use super::{Allocator, List, Owned};

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

    /// A value in a list of its own, which names where its memory is from.
    struct Named(List<u32>, Allocator);

    #[test]
    fn memory_goes_back_where_it_came_from() {
        let budgets = [(); 2].map(|()| Budget::of(usize::MAX));
        let [mut one, mut other] = [0, 1].map(|number| {
            let allocator = budgets[number].allocator();
            let mut owned = Owned::new(allocator, |named: &Named| named.1);
            let mut list = List::new(allocator);
            list.try_extend(&[number as u32; 9]).expect("memory");
            owned.try_push(Named(list, allocator)).expect("memory");
            owned
        });
        let [a, b] = [&mut one, &mut other].map(|owned| owned.get_mut(0).expect("it is there"));
        core::mem::swap(a, b);
        one.swap_remove(0);
        drop((one, other));
        assert_eq!(budgets.each_ref().map(|budget| budget.held()), [0; 2]);
    }
}

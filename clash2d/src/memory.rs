//! Memory that may run out: where it comes from, and arrays that grow in it.

use core::alloc::Layout;
use core::ffi::c_void;
use core::fmt;
use core::ops::{Deref, DerefMut};
use core::ptr::{NonNull, null_mut};
use core::{mem, slice};

/// There was no memory; nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfMemory;

/// Where memory comes from. The default has no functions: then it is Rust's global allocator with the
/// feature `alloc`, and without that there is none.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Allocator {
    /// Memory of a size and an alignment (a power of two), or null; may be called from any thread.
    allocate: Option<
        unsafe extern "C" fn(size: usize, alignment: usize, context: *mut c_void) -> *mut c_void,
    >,
    /// Takes memory back, told the size and the alignment that it was asked for with; null: it is kept.
    release: Option<
        unsafe extern "C" fn(
            memory: *mut c_void,
            size: usize,
            alignment: usize,
            context: *mut c_void,
        ),
    >,
    /// What both functions are called with.
    context: *mut c_void,
}

// SAFETY: who makes one of functions promises that they may be called from any thread.
unsafe impl Send for Allocator {}
// SAFETY: the same.
unsafe impl Sync for Allocator {}

impl Default for Allocator {
    fn default() -> Self {
        Self { allocate: None, release: None, context: null_mut() }
    }
}

impl fmt::Debug for Allocator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Allocator").field("is_default", &self.is_default()).finish()
    }
}

impl Allocator {
    /// One of a program's own functions.
    ///
    /// # Safety
    /// `allocate` answers null or memory of the size and the alignment that nobody else uses until it is
    /// released; both functions may be called from any thread, with `context`, as long as anything lives
    /// that was made with this allocator.
    #[must_use]
    pub const unsafe fn new(
        allocate: unsafe extern "C" fn(usize, usize, *mut c_void) -> *mut c_void,
        release: unsafe extern "C" fn(*mut c_void, usize, usize, *mut c_void),
        context: *mut c_void,
    ) -> Self {
        Self { allocate: Some(allocate), release: Some(release), context }
    }

    /// Whether no functions were given.
    #[must_use]
    pub const fn is_default(&self) -> bool {
        self.allocate.is_none() && self.release.is_none()
    }

    /// Memory for a layout of at least one byte.
    pub(crate) fn allocate(&self, layout: Layout) -> Result<NonNull<u8>, OutOfMemory> {
        let memory = match self.allocate {
            // SAFETY: who made the allocator said that it may be called.
            Some(allocate) => unsafe {
                allocate(layout.size(), layout.align(), self.context).cast()
            },
            None if self.is_default() => global::allocate(layout),
            None => null_mut(),
        };
        NonNull::new(memory).ok_or(OutOfMemory)
    }

    /// Takes back what [`Allocator::allocate`] gave for this layout.
    pub(crate) fn release(&self, memory: NonNull<u8>, layout: Layout) {
        match self.release {
            // SAFETY: the memory came from the function beside it, with the same numbers.
            Some(release) => unsafe {
                release(memory.as_ptr().cast(), layout.size(), layout.align(), self.context);
            },
            None if self.is_default() => global::release(memory, layout),
            None => {}
        }
    }
}

/// A value in memory of an allocator; None: there is none. [`destroy`] ends it.
pub fn create<T>(allocator: &Allocator, value: T) -> Option<NonNull<T>> {
    const { assert!(size_of::<T>() > 0, "values without a size need no memory") };
    let memory = allocator.allocate(Layout::new::<T>()).ok()?.cast();
    // SAFETY: the memory has room for it, and is nobody else's.
    unsafe { memory.write(value) };
    Some(memory)
}

/// Ends a value and gives its memory back to the allocator that it names.
///
/// # Safety
/// [`create`] made it with that allocator, and nobody uses it any more.
pub unsafe fn destroy<T>(memory: NonNull<T>, allocator_of: fn(&T) -> Allocator) {
    // SAFETY: the caller's promise.
    let allocator = allocator_of(unsafe { memory.as_ref() });
    // SAFETY: the same.
    unsafe { end(memory, &allocator) }
}

/// Ends a value and gives its memory back to an allocator.
///
/// # Safety
/// [`create`] made it with that allocator, and nobody uses it any more.
unsafe fn end<T>(memory: NonNull<T>, allocator: &Allocator) {
    // SAFETY: the caller's promise; it is read once.
    drop(unsafe { memory.read() });
    allocator.release(memory.cast(), Layout::new::<T>());
}

/// Rust's global allocator.
#[cfg(any(test, feature = "alloc"))]
mod global {
    extern crate alloc;
    use super::{Layout, NonNull};

    pub(super) fn allocate(layout: Layout) -> *mut u8 {
        // SAFETY: no list asks for no bytes.
        unsafe { alloc::alloc::alloc(layout) }
    }

    pub(super) fn release(memory: NonNull<u8>, layout: Layout) {
        // SAFETY: it was allocated above, with this layout.
        unsafe { alloc::alloc::dealloc(memory.as_ptr(), layout) }
    }
}

/// No memory at all.
#[cfg(not(any(test, feature = "alloc")))]
mod global {
    use super::{Layout, NonNull, null_mut};

    pub(super) fn allocate(_: Layout) -> *mut u8 {
        null_mut()
    }

    pub(super) fn release(_: NonNull<u8>, _: Layout) {}
}

/// A growing array of plain values. What makes it grow may fail, and then changes nothing.
pub(crate) struct List<T: Copy> {
    /// Dangling while the capacity is 0.
    memory: NonNull<T>,
    len: usize,
    capacity: usize,
    allocator: Allocator,
}

// SAFETY: it owns its values, and what it allocates with may be used on any thread.
unsafe impl<T: Copy + Send> Send for List<T> {}
// SAFETY: shared, it gives away nothing but shared values.
unsafe impl<T: Copy + Sync> Sync for List<T> {}

impl<T: Copy> List<T> {
    /// One of nothing, which has no memory.
    pub(crate) const fn new(allocator: Allocator) -> Self {
        const { assert!(size_of::<T>() > 0, "values without a size need no list") };
        Self { memory: NonNull::dangling(), len: 0, capacity: 0, allocator }
    }

    /// What it allocates with.
    pub(crate) fn allocator(&self) -> Allocator {
        self.allocator
    }

    /// How many values it may have before it allocates.
    pub(crate) fn capacity(&self) -> usize {
        self.capacity
    }

    /// Makes room for so many more values: at least for twice as many as there was room for, if there was
    /// too little.
    #[inline]
    pub(crate) fn try_reserve(&mut self, more: usize) -> Result<(), OutOfMemory> {
        if self.has_room(more) { Ok(()) } else { self.make_room(more).map(drop) }
    }

    #[inline]
    fn has_room(&self, more: usize) -> bool {
        more <= self.capacity - self.len
    }

    /// The same where there is too little; the memory of before.
    #[cold]
    fn make_room(&mut self, more: usize) -> Result<Self, OutOfMemory> {
        let needed = self.len.checked_add(more).ok_or(OutOfMemory)?;
        let usual = needed.max(self.capacity.saturating_mul(2)).max(4);
        self.grow(usual).or_else(|_| self.grow(needed))
    }

    /// The same with less to spare: room for a sixteenth more than there was room for, if there was too little.
    pub(crate) fn try_reserve_lean(&mut self, more: usize) -> Result<(), OutOfMemory> {
        if self.has_room(more) {
            return Ok(());
        }
        let needed = self.len.checked_add(more).ok_or(OutOfMemory)?;
        let lean = self.capacity.saturating_add(self.capacity / 16);
        self.grow(needed.max(lean)).or_else(|_| self.grow(needed)).map(drop)
    }

    /// Makes room for so many more values and for no others, unless there is room.
    pub(crate) fn try_reserve_exact(&mut self, more: usize) -> Result<(), OutOfMemory> {
        if self.has_room(more) {
            return Ok(());
        }
        self.grow(self.len.checked_add(more).ok_or(OutOfMemory)?).map(drop)
    }

    pub(crate) fn try_push(&mut self, value: T) -> Result<(), OutOfMemory> {
        self.try_reserve(1)?;
        // SAFETY: there is room for it.
        unsafe { self.memory.add(self.len).write(value) };
        self.len += 1;
        Ok(())
    }

    /// Adds a value if it is wanted, without a branch for that.
    #[inline(always)]
    pub(crate) fn try_push_if(&mut self, is_wanted: bool, value: T) -> Result<(), OutOfMemory>
    where
        T: Copy,
    {
        self.try_reserve(1)?;
        // SAFETY: there is room for it; it is no value of the list's unless the length says so.
        unsafe { self.memory.add(self.len).write(value) };
        self.len += usize::from(is_wanted);
        Ok(())
    }

    /// Adds all values at the end, or none. They may be the list's own: its memory is released after they are copied.
    pub(crate) fn try_extend(&mut self, values: &[T]) -> Result<(), OutOfMemory> {
        let is_full = !self.has_room(values.len());
        let _before = if is_full { Some(self.make_room(values.len())?) } else { None };
        // SAFETY: there is room for them, after all values of the list.
        unsafe {
            self.memory
                .add(self.len)
                .copy_from_nonoverlapping(NonNull::from(values).cast(), values.len());
        }
        self.len += values.len();
        Ok(())
    }

    /// Adds all values of another list at the end, or none; the other one has any values then.
    pub(crate) fn try_append(&mut self, other: &mut Self) -> Result<(), OutOfMemory> {
        if self.is_empty() {
            mem::swap(self, other);
            return Ok(());
        }
        self.try_extend(other)
    }

    /// Makes it so many values, those that are new with a value.
    pub(crate) fn try_resize(&mut self, len: usize, value: T) -> Result<(), OutOfMemory> {
        self.try_reserve(len.saturating_sub(self.len))?;
        for place in self.len..len {
            // SAFETY: there is room for so many.
            unsafe { self.memory.add(place).write(value) };
        }
        self.len = len;
        Ok(())
    }

    /// A list of the same values with the same allocator, and no room for more.
    pub(crate) fn try_clone(&self) -> Result<Self, OutOfMemory> {
        let mut copy = Self::new(self.allocator);
        copy.try_reserve_exact(self.len)?;
        copy.try_extend(self)?;
        Ok(copy)
    }

    /// Keeps the first so many values, and the memory.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Keeps the values that pass a test, which may change them, in their order, and the memory.
    pub(crate) fn retain(&mut self, mut passes: impl FnMut(&mut T) -> bool) {
        let mut kept = 0;
        for place in 0..self.len {
            let mut value = self[place];
            let is_kept = passes(&mut value);
            self[kept] = value;
            kept += usize::from(is_kept);
        }
        self.len = kept;
    }

    /// Removes all values, and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let value = self.last().copied()?;
        self.len -= 1;
        Some(value)
    }

    /// Removes a value, and puts the last one into its place.
    ///
    /// # Panics
    /// If there is no such place.
    pub(crate) fn swap_remove(&mut self, place: usize) -> T {
        let value = self[place];
        let last = self.len - 1;
        self[place] = self[last];
        self.len = last;
        value
    }

    /// Moves the values to memory for so many, which are no fewer; a list of none in the memory of before.
    #[cold]
    fn grow(&mut self, capacity: usize) -> Result<Self, OutOfMemory> {
        let layout = Layout::array::<T>(capacity).map_err(|_| OutOfMemory)?;
        let memory = self.allocator.allocate(layout)?.cast::<T>();
        // SAFETY: both have room for the values, and the new memory is nobody else's.
        unsafe { memory.copy_from_nonoverlapping(self.memory, self.len) };
        let before =
            Self { memory: self.memory, capacity: self.capacity, ..Self::new(self.allocator) };
        (self.memory, self.capacity) = (memory, capacity);
        Ok(before)
    }

    fn release(&self) {
        if let Ok(layout) = Layout::array::<T>(self.capacity)
            && self.capacity > 0
        {
            self.allocator.release(self.memory.cast(), layout);
        }
    }

    /// Its values; there are none in it then, nor memory.
    pub(crate) fn take(&mut self) -> Self {
        mem::replace(self, Self::new(self.allocator))
    }
}

impl<T: Copy> Drop for List<T> {
    fn drop(&mut self) {
        self.release();
    }
}

impl<T: Copy> Deref for List<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: so many were written; without any the pointer is aligned.
        unsafe { slice::from_raw_parts(self.memory.as_ptr(), self.len) }
    }
}

impl<T: Copy> DerefMut for List<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and nobody else has a part of it.
        unsafe { slice::from_raw_parts_mut(self.memory.as_ptr(), self.len) }
    }
}

impl<'a, T: Copy> IntoIterator for &'a List<T> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + fmt::Debug> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

mod owned;

pub(crate) use owned::Owned;

#[cfg(test)]
pub(crate) mod failing;

#[cfg(test)]
mod test;

//! Arrays that somebody else owns.

/// The elements of an array; None if there can't be one. An array of no elements may be anywhere.
///
/// # Safety
/// As that of [`lent_or_none`].
#[inline]
pub(super) unsafe fn lent<'a, T>(first: *const T, count: usize) -> Option<&'a [T]> {
    if count != 0 && !is_possible(first, count) {
        return None;
    }
    // SAFETY: as the caller promises.
    Some(unsafe { lent_or_none(first, count) })
}

/// The elements of an array; none if there can't be one.
///
/// # Safety
/// Unless that is found out here, `first` points to `count` elements that nobody changes for `'a`.
#[inline]
pub unsafe fn lent_or_none<'a, T>(first: *const T, count: usize) -> &'a [T] {
    if !is_possible(first, count) {
        return nothing();
    }
    // SAFETY: the address and the length are possible ones, and the caller promises the rest.
    unsafe { core::slice::from_raw_parts(first, count) }
}

/// Whether an array can be there: at no null or unaligned address, and no longer than the memory.
#[inline]
pub fn is_possible<T>(first: *const T, count: usize) -> bool {
    let is_too_long = count > isize::MAX as usize / size_of::<T>();
    !first.is_null() && first.is_aligned() && !is_too_long
}

/// No elements, out of line: compilers would choose between these and others without a branch, each time.
#[cold]
#[inline(never)]
fn nothing<'a, T>() -> &'a [T] {
    &[]
}

/// The address of an array as C knows it: null if it has no elements.
pub(crate) const fn address<T>(elements: &[T]) -> *const T {
    if elements.is_empty() { core::ptr::null() } else { elements.as_ptr() }
}

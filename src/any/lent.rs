//! Arrays that somebody else owns.

/// The elements of an array; None if there can't be one: at a null or unaligned address, or longer
/// than the memory. An array of no elements may be anywhere.
///
/// # Safety
/// Unless that is found out here, `first` points to `count` elements that nobody changes for `'a`.
#[inline]
pub(super) unsafe fn lent<'a, T>(first: *const T, count: usize) -> Option<&'a [T]> {
    if count == 0 {
        return Some(&[]);
    }
    let is_possible = count <= isize::MAX as usize / size_of::<T>();
    if first.is_null() || !first.is_aligned() || !is_possible {
        return None;
    }
    // SAFETY: the address and the length are possible ones, and the caller promises the rest.
    Some(unsafe { core::slice::from_raw_parts(first, count) })
}

/// The address of an array as C knows it: null if it has no elements.
pub(super) const fn address<T>(elements: &[T]) -> *const T {
    if elements.is_empty() { core::ptr::null() } else { elements.as_ptr() }
}

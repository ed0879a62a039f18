//! One question about many shapes.

use super::buffer;
use clash2d::abi::{array, batch_cast_rays, batch_collide};
use clash2d::{
    Batch, IndexPair, Shape, batch_collide_pairs, batch_find_pairs, batch_find_pairs_capacity,
    mask_indices,
};

// ---- Batches: one question about many shapes ----------------------------------------------------

/// Which of many shapes one shape collides with: bit k % 64 of `outMask[k / 64]` for the shape k; the
/// bits beyond the last one are 0. How many, also beyond the `capacity` of the mask, whose elements
/// behind the last one needed stay as they are. 0 if something is null.
/// Each answer is that of clash_collide, exactly. Most of them are found several at once, in the widest
/// registers of the processor; where a float can't tell, a shape is asked alone. The one shape may be
/// anything, prepared, too; of what is no line, sector or book shape, those near the rectangle around it
/// are asked alone.
/// O(count).
///
/// # Safety
/// `outMask` points to `capacity` writable elements, or is null, as if `capacity` were 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_batch_collide(
    shape: Option<&Shape<'_>>,
    many: Option<&Batch<'_>>,
    out_mask: *mut u64,
    capacity: usize,
) -> usize {
    let Some(many) = many else { return 0 };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let mask = unsafe { buffer(out_mask, capacity) };
    batch_collide(shape.unwrap_or(&Shape::default()), many, mask)
}

/// Which of many shapes collide with the one of the same number among others, as clash_batch_collide
/// tells it; of different counts the smaller one counts. 0 if something is null.
/// O(count).
///
/// # Safety
/// `outMask` as that of clash_batch_collide.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_batch_collide_pairs(
    a: Option<&Batch<'_>>,
    b: Option<&Batch<'_>>,
    out_mask: *mut u64,
    capacity: usize,
) -> usize {
    let Some((a, b)) = a.zip(b) else { return 0 };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let mask = unsafe { buffer(out_mask, capacity) };
    batch_collide_pairs(a, b, mask)
}

/// Where rays enter a shape: the parts of them before, from 0 to 1, or 2 where one meets no point of the
/// shape. How many do, also of those beyond the `capacity`. 0 if something is null.
/// The rays are a batch of lines, each the way from its base to base + direction. Each answer is the
/// entry of clash_cast_ray, the same bits.
/// O(count) for rays that miss the shape's disc, or the rectangle around it; the others are asked alone.
///
/// # Safety
/// `outEntries` points to `capacity` writable elements, or is null, as if `capacity` were 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_batch_cast_rays(
    shape: Option<&Shape<'_>>,
    rays: Option<&Batch<'_>>,
    out_entries: *mut f32,
    capacity: usize,
) -> usize {
    let Some(rays) = rays else { return 0 };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let entries = unsafe { buffer(out_entries, capacity) };
    batch_cast_rays(shape.unwrap_or(&Shape::default()), rays, entries)
}

/// All pairs of a shape of `a` and one of `b` that collide, by their numbers in order; if `b` is null, of
/// two shapes of `a`, the lesser number first. How many there are, of which the first `capacity` are
/// written. With a `limit` other than 0 only the first so many pairs are looked for: 1 tells whether
/// there is any.
/// Each answer is that of clash_collide, exactly. With the scratch that
/// clash_batch_find_pairs_capacity asks for O(n log m) and what is near, in any scene; with less, or if
/// it is null, O(n m). Of each batch the first 2^32 - 1 shapes count.
///
/// # Safety
/// `outPairs` points to `capacity` writable elements and `scratch` to `scratchCapacity`; null is as if there
/// were none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_batch_find_pairs(
    a: Option<&Batch<'_>>,
    b: Option<&Batch<'_>>,
    limit: usize,
    out_pairs: *mut IndexPair,
    capacity: usize,
    scratch: *mut u64,
    scratch_capacity: usize,
) -> usize {
    let Some(a) = a else { return 0 };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let (pairs, scratch) =
        unsafe { (buffer(out_pairs, capacity), buffer(scratch, scratch_capacity)) };
    batch_find_pairs(a, b, limit, pairs, scratch)
}

/// How many elements the scratch of clash_batch_find_pairs has to have for these batches: some 30 bytes
/// a shape. 0 if `a` is null.
#[unsafe(no_mangle)]
pub extern "C" fn clash_batch_find_pairs_capacity(
    a: Option<&Batch<'_>>,
    b: Option<&Batch<'_>>,
) -> usize {
    a.map_or(0, |a| batch_find_pairs_capacity(a, b))
}

/// The numbers of the bits that are set in a mask of `count` elements, in order. How many there are, of
/// which the first `capacity` are written. O(count).
///
/// # Safety
/// `mask` points to `count` readable elements, or is null, as if `count` were 0; `outIndices` points to
/// `capacity` writable elements, or is null, as if that were 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_mask_indices(
    mask: *const u64,
    count: usize,
    out_indices: *mut u32,
    capacity: usize,
) -> usize {
    // SAFETY: the caller's promises are those that are asked for.
    unsafe { mask_indices(array(mask, count), buffer(out_indices, capacity)) }
}

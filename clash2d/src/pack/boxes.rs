//! Eight boxes at once: which of them meet another one, and each other.
//!
//! The widest registers that the processor has serve; which ones these are changes no answer.

use super::{Four, Mask, Pack};

/// The least X of eight boxes, the least Y, the greatest X, the greatest Y. NaN for one of nothing.
pub(crate) type Rows<'a> = [&'a [f32; 8]; 4];

/// The same numbers of one box.
pub(crate) type Sides = [f32; 4];

/// Registers for eight boxes.
pub(crate) trait Wide {
    /// Some of eight numbers.
    type Lanes: super::Lanes;

    /// Which of eight boxes share a point with another one, a bit for each.
    fn meeting(boxes: Rows<'_>, other: Sides) -> u32;

    /// Which of eight boxes share a point with each other: bit 8 r + i - 8 for the box i and the one that is r
    /// after it, in a ring; each two once.
    fn pairs(boxes: Rows<'_>) -> u32;

    /// The box around all: of nothing, if there is none, with its greatest numbers below its least.
    fn around(boxes: Rows<'_>) -> Sides;

    /// Keys of eight numbers that are not negative: in the order of these, with the number of a lane as the last bits.
    #[inline(always)]
    fn keys(numbers: &[f32; 8]) -> [i32; 8] {
        let mut keys = [0; 8];
        for lane in 0..8 {
            keys[lane] = numbers[lane].to_bits() as i32 & !7 | lane as i32;
        }
        keys
    }

    /// Gives a lane another key; without a store that is too short for who reads all of them next.
    #[inline(always)]
    fn put_key(keys: &mut [i32; 8], lane: usize, key: i32) {
        keys[lane % 8] = key;
    }

    /// The least of eight keys that is above another one; the last integer if there is none.
    #[inline(always)]
    fn key_above(keys: &[i32; 8], last: i32) -> i32 {
        let mut least = i32::MAX;
        for &key in keys {
            let is_less = (key > last) & (key < least);
            least = if is_less { key } else { least };
        }
        least
    }
}

/// The partners in a ring of eight that are the fourth after each other, once.
const ONCE: u32 = 0x0fff_ffff;

/// What is done in the widest registers.
pub(crate) trait Job {
    type Answer;

    /// Does it. To be inlined, and so all that it calls with the registers.
    fn run<W: Wide>(self) -> Self::Answer;
}

/// Does a job in the widest registers that the processor has.
pub(crate) fn in_widest<J: Job>(job: J) -> J::Answer {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(miri)))]
    if avx2::is_there() {
        // SAFETY: it is there.
        return unsafe { avx2::run(job) };
    }
    job.run::<Halves>()
}

/// What tells a number of boxes.
pub(crate) trait Measure {
    /// Those of some boxes, by their rows. To be inlined, and so all that it calls.
    fn of<L: super::Lanes>(&self, boxes: [L; 4]) -> L;
}

/// The numbers of eight boxes.
#[inline(always)]
pub(crate) fn numbers<L: super::Lanes>(boxes: Rows<'_>, measure: &impl Measure) -> [f32; 8] {
    let (mut numbers, [a, b, c, d]) = ([0.0; 8], boxes);
    for half in 0..8 / L::COUNT {
        let first = half * L::COUNT;
        // No closure, as these are not always inlined.
        let [a, b] = [L::of_eight(a, first), L::of_eight(b, first)];
        let [c, d] = [L::of_eight(c, first), L::of_eight(d, first)];
        measure.of([a, b, c, d]).write(&mut numbers, first);
    }
    numbers
}

/// Two packs of four numbers.
pub(crate) struct Halves;

#[inline(always)]
fn four(row: &[f32; 8], first: usize) -> Four {
    Four::each(|i| row[first + i])
}

impl Wide for Halves {
    type Lanes = Four;

    #[inline(always)]
    fn meeting(boxes: Rows<'_>, other: Sides) -> u32 {
        let [left, bottom, right, top] = other.map(Four::all);
        let half = |first: usize| {
            let [low_x, low_y, high_x, high_y] = boxes.map(|row| four(row, first));
            let in_x = right.is_at_least(low_x) & high_x.is_at_least(left);
            (in_x & top.is_at_least(low_y) & high_y.is_at_least(bottom)).bits()
        };
        half(0) | half(4) << 4
    }

    #[inline(always)]
    fn pairs(boxes: Rows<'_>) -> u32 {
        let twice = boxes.map(|row| {
            let mut twice = [0.0; 16];
            twice[..8].copy_from_slice(row);
            twice[8..].copy_from_slice(row);
            twice
        });
        let half = |ahead: usize, first: usize| {
            let [low_x, low_y, high_x, high_y] = boxes.map(|row| four(row, first));
            let later = |row: usize| Four::each(|i| twice[row][first + ahead + i]);
            let in_x = later(2).is_at_least(low_x) & high_x.is_at_least(later(0));
            (in_x & later(3).is_at_least(low_y) & high_y.is_at_least(later(1))).bits()
        };
        let ring = |r: usize| (half(r, 0) | half(r, 4) << 4) << (8 * r - 8);
        (ring(1) | ring(2) | ring(3) | ring(4)) & ONCE
    }

    #[inline(always)]
    fn around(boxes: Rows<'_>) -> Sides {
        let [low_x, low_y, high_x, high_y] = boxes;
        let fold = |row: &[f32; 8], first: f32, is_better: fn(f32, f32) -> bool| {
            row.iter().fold(first, |best, &x| if is_better(x, best) { x } else { best })
        };
        let least = |row| fold(row, f32::INFINITY, |x, best| x < best);
        let greatest = |row| fold(row, f32::NEG_INFINITY, |x, best| x > best);
        [least(low_x), least(low_y), greatest(high_x), greatest(high_y)]
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(miri)))]
mod avx2 {
    use core::arch::x86_64::*;
    use core::sync::atomic::{AtomicU8, Ordering};

    use super::{Job, ONCE, Rows, Sides, Wide};

    /// Whether the processor has AVX2; 0 before it was asked. All who ask at the same time find the same.
    static FOUND: AtomicU8 = AtomicU8::new(0);

    #[inline]
    pub(super) fn is_there() -> bool {
        match FOUND.load(Ordering::Relaxed) {
            0 => found(),
            found => found == 2,
        }
    }

    #[cold]
    fn found() -> bool {
        // That the system saves the registers, which the processor has, and the instruction that tells so.
        let is_possible = __cpuid(0).eax >= 7 && __cpuid(1).ecx >> 27 & 3 == 3;
        // SAFETY: the instruction is there.
        let is_there =
            is_possible && unsafe { are_saved() } && __cpuid_count(7, 0).ebx & 1 << 5 != 0;
        FOUND.store(1 + u8::from(is_there), Ordering::Relaxed);
        is_there
    }

    #[target_feature(enable = "xsave")]
    fn are_saved() -> bool {
        // SAFETY: there is a register of this number.
        unsafe { _xgetbv(0) & 6 == 6 }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub(super) fn run<J: Job>(job: J) -> J::Answer {
        job.run::<Eight>()
    }

    /// The registers of AVX2; only [`run`] uses it.
    struct Eight;

    /// Calls intrinsics of AVX2.
    macro_rules! avx2 {
        ($call:expr) => {
            // SAFETY: nobody gets here unless the processor has it.
            unsafe { $call }
        };
    }

    #[inline(always)]
    fn load(row: &[f32; 8]) -> __m256 {
        // SAFETY: there are eight numbers; no address has to be aligned.
        unsafe { _mm256_loadu_ps(row.as_ptr()) }
    }

    /// Whether two boxes each share a point, a bit for each.
    #[inline(always)]
    fn meet(a: [__m256; 4], b: [__m256; 4]) -> u32 {
        avx2!({
            let in_x = _mm256_and_ps(
                _mm256_cmp_ps::<_CMP_LE_OQ>(a[0], b[2]),
                _mm256_cmp_ps::<_CMP_LE_OQ>(b[0], a[2]),
            );
            let in_y = _mm256_and_ps(
                _mm256_cmp_ps::<_CMP_LE_OQ>(a[1], b[3]),
                _mm256_cmp_ps::<_CMP_LE_OQ>(b[1], a[3]),
            );
            _mm256_movemask_ps(_mm256_and_ps(in_x, in_y)) as u32
        })
    }

    /// The least of eight numbers but NaN, by the lesser of two, of which the second stands for NaN.
    macro_rules! least {
        ($row:expr, $least:ident, $none:expr) => {
            avx2!({
                let row = $least(load($row), _mm256_set1_ps($none));
                let row = $least(row, _mm256_permute2f128_ps::<1>(row, row));
                let row = $least(row, _mm256_permute_ps::<0b01_00_11_10>(row));
                let row = $least(row, _mm256_permute_ps::<0b10_11_00_01>(row));
                _mm256_cvtss_f32(row)
            })
        };
    }

    impl Wide for Eight {
        type Lanes = super::super::avx2::Eight;

        #[inline(always)]
        fn meeting(boxes: Rows<'_>, other: Sides) -> u32 {
            meet(boxes.map(load), other.map(|x| avx2!(_mm256_set1_ps(x))))
        }

        #[inline(always)]
        fn pairs(boxes: Rows<'_>) -> u32 {
            let first = boxes.map(load);
            let next = |rows: [__m256; 4]| {
                rows.map(|row| {
                    avx2!(_mm256_permutevar8x32_ps(row, _mm256_setr_epi32(1, 2, 3, 4, 5, 6, 7, 0)))
                })
            };
            let (mut found, mut later) = (0, first);
            for r in 0..4 {
                later = next(later);
                found |= meet(first, later) << (8 * r);
            }
            found & ONCE
        }

        #[inline(always)]
        fn keys(numbers: &[f32; 8]) -> [i32; 8] {
            let mut keys = [0; 8];
            avx2!({
                let bits = _mm256_castps_si256(load(numbers));
                let bits = _mm256_andnot_si256(_mm256_set1_epi32(7), bits);
                let lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
                let bits = _mm256_or_si256(bits, lanes);
                _mm256_storeu_si256(keys.as_mut_ptr().cast(), bits);
            });
            keys
        }

        #[inline(always)]
        fn put_key(keys: &mut [i32; 8], lane: usize, key: i32) {
            avx2!({
                let lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
                let is_it = _mm256_cmpeq_epi32(lanes, _mm256_set1_epi32(lane as i32));
                let old = _mm256_loadu_si256(keys.as_ptr().cast());
                let new = _mm256_blendv_epi8(old, _mm256_set1_epi32(key), is_it);
                _mm256_storeu_si256(keys.as_mut_ptr().cast(), new);
            });
        }

        #[inline(always)]
        fn key_above(keys: &[i32; 8], last: i32) -> i32 {
            avx2!({
                let keys = _mm256_loadu_si256(keys.as_ptr().cast());
                let is_above = _mm256_cmpgt_epi32(keys, _mm256_set1_epi32(last));
                let keys = _mm256_blendv_epi8(_mm256_set1_epi32(i32::MAX), keys, is_above);
                let keys = _mm_min_epi32(
                    _mm256_castsi256_si128(keys),
                    _mm256_extracti128_si256::<1>(keys),
                );
                let keys = _mm_min_epi32(keys, _mm_shuffle_epi32::<0b01_00_11_10>(keys));
                let keys = _mm_min_epi32(keys, _mm_shuffle_epi32::<0b10_11_00_01>(keys));
                _mm_cvtsi128_si32(keys)
            })
        }

        #[inline(always)]
        fn around(boxes: Rows<'_>) -> Sides {
            let [low_x, low_y, high_x, high_y] = boxes;
            [
                least!(low_x, _mm256_min_ps, f32::INFINITY),
                least!(low_y, _mm256_min_ps, f32::INFINITY),
                least!(high_x, _mm256_max_ps, f32::NEG_INFINITY),
                least!(high_y, _mm256_max_ps, f32::NEG_INFINITY),
            ]
        }
    }
}

#[cfg(test)]
mod test {
    use super::{Halves, Job, Rows, Sides, Wide, in_widest};

    const NUMBERS: [f32; 8] =
        [0.0, -0.0, 1.0, -1.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1.000_000_1];

    /// All that registers answer.
    struct All<'a>(Rows<'a>, Sides);

    impl Job for All<'_> {
        type Answer = (u32, u32, Sides);

        #[inline(always)]
        fn run<W: Wide>(self) -> Self::Answer {
            (W::meeting(self.0, self.1), W::pairs(self.0), W::around(self.0))
        }
    }

    /// Lanes in the order of their numbers.
    struct Order<'a>(&'a [f32; 8]);

    impl Job for Order<'_> {
        type Answer = [usize; 8];

        #[inline(always)]
        fn run<W: Wide>(self) -> Self::Answer {
            let (keys, mut last) = (W::keys(self.0), -1);
            [(); 8].map(|()| {
                last = W::key_above(&keys, last);
                last as usize % 8
            })
        }
    }

    #[test]
    fn lanes_are_in_the_order_of_their_numbers() {
        let mut numbers = [3.0, 0.0, f32::MAX, 1e-30, 3.0, f32::INFINITY, 1e-45, 0.5];
        for _ in 0..8 {
            numbers.rotate_left(1);
            let mut expected = [0, 1, 2, 3, 4, 5, 6, 7];
            expected.sort_by(|&a, &b| numbers[a].total_cmp(&numbers[b]));
            // As small as that all are the same.
            let small = expected.iter().take(2).min().copied();
            let order = Order(&numbers).run::<Halves>();
            assert_eq!(order[..1], [small.unwrap_or(8)]);
            assert_eq!(order[2..], expected[2..]);
            assert_eq!(in_widest(Order(&numbers)), order);
        }
    }

    fn meet(a: Sides, b: Sides) -> bool {
        a[0] <= b[2] && a[1] <= b[3] && b[0] <= a[2] && b[1] <= a[3]
    }

    #[test]
    fn registers_answer_as_numbers_do() {
        let mut seed = 1_usize;
        let mut number = || {
            seed = seed.wrapping_mul(0x5851_f42d).wrapping_add(0x1405_7b7e) & 0xffff_ffff;
            NUMBERS[seed >> 29]
        };
        for _ in 0..5000 {
            let rows = [(); 4].map(|()| [(); 8].map(|()| number()));
            let other = [(); 4].map(|()| number());
            let [a, b, c, d] = &rows;
            let one = |i: usize| [a[i], b[i], c[i], d[i]];
            let expected = (0..8).map(|i| u32::from(meet(one(i), other)) << i).sum::<u32>();
            let mut pairs = 0;
            for bit in 0..28 {
                let (i, ahead) = (bit % 8, bit / 8 + 1);
                pairs |= u32::from(meet(one(i), one((i + ahead) % 8))) << bit;
            }
            let some = |row: &[f32; 8]| {
                row.iter().copied().filter(|x| !x.is_nan()).collect::<std::vec::Vec<_>>()
            };
            let least = |row| some(row).into_iter().fold(f32::INFINITY, f32::min);
            let greatest = |row| some(row).into_iter().fold(f32::NEG_INFINITY, f32::max);
            let around = [least(a), least(b), greatest(c), greatest(d)];
            for found in
                [All([a, b, c, d], other).run::<Halves>(), in_widest(All([a, b, c, d], other))]
            {
                assert_eq!((found.0, found.1), (expected, pairs));
                assert_eq!(found.2, around);
            }
        }
    }
}

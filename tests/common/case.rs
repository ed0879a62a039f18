//! Where to look for trouble: special values at all pairs of places, draws from them, raw bits.

use super::abi::Slot;

const LARGEST_SUBNORMAL: u32 = 0x007f_ffff;

/// The numbers with which something may go wrong, with either sign where that differs.
pub(crate) const SPECIAL: [u32; 20] = [
    0x7fc0_0000, // NaN
    0xffc1_2345, // NaN, negative, with a payload
    0x7f80_0001, // NaN, signalling
    0xffff_ffff, // NaN, negative, with the largest payload
    f32::INFINITY.to_bits(),
    f32::NEG_INFINITY.to_bits(),
    0.0_f32.to_bits(),
    (-0.0_f32).to_bits(),
    1,
    1 | SIGN,
    LARGEST_SUBNORMAL,
    LARGEST_SUBNORMAL | SIGN,
    f32::MIN_POSITIVE.to_bits(),
    f32::MIN_POSITIVE.to_bits() | SIGN,
    f32::MAX.to_bits(),
    f32::MIN.to_bits(),
    1.0_f32.to_bits(),
    (-1.0_f32).to_bits(),
    90.0_f32.to_bits(),
    (-45.0_f32).to_bits(),
];

const SIGN: u32 = 1 << 31;

/// Corner and edge numbers: the ends of what an int holds, and both sides of 0 and 4.
const INTEGERS: [i32; 9] = [i32::MIN, i32::MIN + 1, -5, -1, 0, 3, 4, i32::MAX - 1, i32::MAX];

/// What is one of a few may be any of them, or none.
const CHOICES: [u32; 20] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 99, 1 << 30, u32::MAX];

/// Numbers of an ordinary scene.
const ORDINARY: [f32; 16] =
    [0.0, 1.0, 2.0, 3.0, 4.0, 8.0, 16.0, 0.5, 30.0, 45.0, 0.1, 7.3, 123.456, 1e6, 3.3e-5, 2.7e7];

/// Random numbers: SplitMix64.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.draw() % end as u64) as usize
    }

    fn word(&mut self) -> u32 {
        (self.draw() >> 32) as u32
    }

    fn special(&mut self, slot: Slot) -> u32 {
        let values = specials(slot);
        values[self.below(values.len())]
    }

    /// A valid word, of which there are few: shapes made of them touch now and then.
    fn ordinary(&mut self, slot: Slot) -> u32 {
        let number = ORDINARY[self.below(ORDINARY.len())];
        match slot {
            Slot::Integer | Slot::Choice => self.special(slot),
            Slot::Extent => number.to_bits(),
            _ if self.draw().is_multiple_of(3) => (-number).to_bits(),
            _ => number.to_bits(),
        }
    }
}

/// The special values of a slot.
fn specials(slot: Slot) -> &'static [u32] {
    const NUMBERS: [u32; 9] = {
        let mut words = [0; 9];
        let mut i = 0;
        while i < words.len() {
            words[i] = INTEGERS[i].cast_unsigned();
            i += 1;
        }
        words
    };
    match slot {
        Slot::Integer => &NUMBERS,
        Slot::Choice => &CHOICES,
        _ => &SPECIAL,
    }
}

/// How many places there may be for all pairs of them.
const FEW: usize = 12;

/// How many cases of each kind.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// Ordinary scenes into which all pairs of special values are put at all pairs of places.
    pub(crate) scenes: usize,
    /// Random cases of each kind.
    pub(crate) random: usize,
}

/// Visits the cases of a function that takes these slots; the same ones for the same name.
pub(crate) fn each(name: &str, slots: &[Slot], effort: Effort, mut visit: impl FnMut(&[u32])) {
    let mut random =
        Random(name.bytes().fold(0, |seed, byte| (seed << 7) ^ (seed >> 57) ^ u64::from(byte)));
    let mut words = vec![0; slots.len()];
    for _ in 0..effort.scenes {
        fill(&mut words, slots, |slot, _| random.ordinary(slot));
        pairs(&mut words, slots, &mut visit);
    }
    for _ in 0..effort.random {
        fill(&mut words, slots, |slot, _| random.special(slot));
        visit(&words);
        fill(&mut words, slots, |slot, before| related(&mut random, slot, before));
        visit(&words);
        fill(&mut words, slots, |_, _| random.word());
        visit(&words);
    }
}

fn fill(words: &mut [u32], slots: &[Slot], mut value: impl FnMut(Slot, &[u32]) -> u32) {
    for (i, &slot) in slots.iter().enumerate() {
        words[i] = value(slot, &words[..i]);
    }
}

/// All pairs of special values at all pairs of places; each place with itself is a single one. Where
/// that would be too many, only the single ones.
fn pairs(words: &mut [u32], slots: &[Slot], visit: &mut impl FnMut(&[u32])) {
    visit(words);
    for first in 0..slots.len() {
        let end = if slots.len() > FEW { first + 1 } else { slots.len() };
        for second in first..end {
            let before = (words[first], words[second]);
            for &value in specials(slots[first]) {
                for &other in specials(slots[second]) {
                    (words[first], words[second]) = (value, other);
                    if first != second || value == other {
                        visit(words);
                    }
                }
            }
            (words[first], words[second]) = before;
        }
    }
}

/// An ordinary or any finite number, or one that an earlier place has, or its neighbour, or its
/// opposite: what makes shapes touch.
fn related(random: &mut Random, slot: Slot, before: &[u32]) -> u32 {
    let kind = random.below(8);
    if matches!(slot, Slot::Integer | Slot::Choice) || kind < 3 || before.is_empty() {
        return random.ordinary(slot);
    }
    let earlier = f32::from_bits(before[random.below(before.len())]);
    let number = match kind {
        3 => f32::from_bits(random.word()),
        4 => earlier,
        5 => earlier.next_up(),
        6 => earlier.next_down(),
        _ => -earlier,
    };
    (if slot == Slot::Extent { number.abs() } else { number }).to_bits()
}

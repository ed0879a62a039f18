//! Arguments from raw bytes: any bits at all, or in short what makes shapes touch.

use crate::common::abi::Slot;
use crate::common::case::SPECIAL;

/// Bytes to take from; zeros when there are no more.
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl Bytes<'_> {
    pub(crate) fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    fn word(&mut self) -> u32 {
        u32::from_le_bytes([(); 4].map(|()| self.next()))
    }
}

/// A word for each slot. The first byte says whether they are written out or in short.
pub(crate) fn words(bytes: &mut Bytes<'_>, slots: &[Slot]) -> Vec<u32> {
    let in_short = !bytes.next().is_multiple_of(4);
    let mut words = Vec::with_capacity(slots.len());
    for &slot in slots {
        let word = if in_short { short(bytes, &words, slot) } else { bytes.word() };
        words.push(word);
    }
    words
}

/// A word from one byte: a small number, a special value, an angle, something like an earlier word;
/// or from the four bytes that follow.
fn short(bytes: &mut Bytes<'_>, before: &[u32], slot: Slot) -> u32 {
    const ANGLES: [f32; 16] = [
        15.0, 30.0, 45.0, 60.0, 75.0, 90.0, 120.0, 135.0, 150.0, 180.0, 225.0, 270.0, 315.0, 360.0,
        0.1, 36.87,
    ];
    let byte = bytes.next();
    let low = usize::from(byte % 64);
    let number = match byte / 64 {
        0 => (low as f32 - 32.0) * 0.5,
        1 if low < SPECIAL.len() => f32::from_bits(SPECIAL[low]),
        1 => ANGLES[low % 16] * if low < 42 { 1.0 } else { -1.0 },
        2 if !before.is_empty() => {
            let earlier = f32::from_bits(before[before.len() - 1 - (low / 8) % before.len()]);
            match low % 8 {
                0 | 1 => earlier,
                2 => earlier.next_up(),
                3 => earlier.next_down(),
                4 => -earlier,
                5 => earlier * 0.5,
                6 => earlier + 1.0,
                _ => earlier * 1e-10,
            }
        }
        _ => f32::from_bits(bytes.word()),
    };
    match slot {
        Slot::Integer => number as i32 as u32,
        Slot::Choice => byte.into(),
        _ => number.to_bits(),
    }
}

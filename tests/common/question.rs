//! What every answer to a question has to fulfil, whatever the arguments.

use super::abi::{Answer, Slot};
use super::table::Function;

/// Whether the arguments hold a NaN or an invalid shape, with which every answer is "no".
pub(crate) fn is_invalid(slots: &[Slot], words: &[u32]) -> bool {
    slots.iter().zip(words).any(|(slot, &word)| {
        let number = f32::from_bits(word);
        match slot {
            Slot::Integer | Slot::Choice => false,
            Slot::Bound => number.is_nan(),
            Slot::Coordinate => !number.is_finite(),
            Slot::Extent => !number.is_finite() || number < 0.0,
        }
    })
}

/// Functions of two arguments of the same type that don't care which one comes first.
const SYMMETRIC: [&str; 15] = [
    "rectangles_collide",
    "rectangles_collide_short_circuit",
    "circles_collide",
    "points_collide",
    "segments_collide",
    "oriented_rectangles_collide",
    "equal_floats",
    "equal_vectors",
    "parallel_vectors",
    "overlapping",
    "overlapping_ranges",
    "add_vector",
    "dot_product",
    "enclosed_angle",
    "point_distance",
];

/// The same, but under the book's names the formula looks at one line's direction more than at the
/// other's.
const SYMMETRIC_IF_EXACT: [&str; 2] = ["clash_lines_collide", "clash_equivalent_lines"];

/// Checks an answer on its own, and against the answers for swapped and for simpler arguments.
pub(crate) fn check(function: &Function, words: &[u32], answer: Answer) {
    let say = |what| format!("{what}: {}", shown(function, words, answer));
    if SYMMETRIC.contains(&function.stem()) || SYMMETRIC_IF_EXACT.contains(&function.name) {
        let (a, b) = words.split_at(words.len() / 2);
        assert_eq!(function.call(&[b, a].concat()), answer, "{}", say("swapped"));
    }
    let Answer::YesNo(answer) = answer else { return };
    let has_spare_words = function.slots.contains(&Slot::Choice);
    let is_invalid = !has_spare_words && is_invalid(&function.slots, words);
    assert!(!answer || !is_invalid, "{}", say("invalid, yet yes"));
    let plain: Vec<u32> = words.iter().map(|&word| without_sign_of_zero(word)).collect();
    let is_zero_ignored = plain == words || function.call(&plain).is_yes() == answer;
    assert!(is_zero_ignored, "{}", say("-0 is not 0"));
}

fn without_sign_of_zero(word: u32) -> u32 {
    if word << 1 == 0 { 0 } else { word }
}

/// A call and its answer, for people and, bit for bit, for a test.
pub(crate) fn shown(function: &Function, words: &[u32], answer: Answer) -> String {
    let numbers: Vec<f32> = words.iter().map(|&word| f32::from_bits(word)).collect();
    format!("{} {numbers:?} = {words:#010x?} gives {answer:?}", function.name).replace('\n', "")
}

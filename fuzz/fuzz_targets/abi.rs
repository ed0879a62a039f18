//! The whole C ABI on raw bytes: the first byte chooses the function, the rest are its arguments.
//!
//! No call may panic or hang; a second one answers the same; the answers are as documented and agree
//! with those to swapped, mirrored and simpler arguments and with the twin in the other header.
#![no_main]

#[path = "../../tests/common/mod.rs"]
mod common;
mod decode;

use common::array::{ArrayFunction, BOOK, PREFIXED};
use common::table::{Function, functions};
use common::{agreement, number, question, relation};
use decode::Bytes;
use libfuzzer_sys::fuzz_target;
use std::sync::OnceLock;

/// The functions, each one of book.h with the place of its exact twin.
struct Table {
    functions: Vec<Function>,
    twins: Vec<Option<usize>>,
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let functions = functions();
        let twin_of = |name: &str| {
            let is_exact = !common::table::WITH_THRESHOLD.contains(&name);
            let twin = format!("clash_{name}");
            functions.iter().position(|other| is_exact && other.name == twin)
        };
        let twins = functions.iter().map(|function| twin_of(function.name)).collect();
        Table { functions, twins }
    })
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let Table { functions, twins } = table();
    let choice = usize::from(bytes.next());
    if let Some(function) = functions.get(choice) {
        let words = decode::words(&mut bytes, &function.slots);
        call(functions, function, twins[choice].map(|twin| &functions[twin]), &words);
    } else if let Some(function) = PREFIXED.iter().chain(BOOK).nth(choice - functions.len()) {
        call_on_array(function, bytes);
    }
});

fn call(functions: &[Function], function: &Function, twin: Option<&Function>, words: &[u32]) {
    let answer = function.call(words);
    assert_eq!(function.call(words), answer, "asked twice: {} {words:#x?}", function.name);
    number::check(function, words, answer);
    question::check(function, words, answer);
    relation::check(functions, function, words);
    agreement::check(function, words);
    if let Some(twin) = twin {
        assert!(twin.call(words).is_in_book(answer), "twin of {} {words:#x?}", function.name);
    }
}

/// Calls a function on as many elements as there are bytes for, at any address.
fn call_on_array(function: &ArrayFunction, mut bytes: Bytes<'_>) {
    let offset = usize::from(bytes.next() % 8);
    let size = 4 * function.floats;
    let count = bytes.0.len() / size;
    let elements = &bytes.0[..count * size];
    let moved = [&[0; 8][..offset], elements].concat();
    // SAFETY: there are `count` elements at both places.
    let [answer, again] = [elements.as_ptr(), moved[offset..].as_ptr()]
        .map(|pointer| unsafe { (function.call)(pointer, count as i64) });
    assert_eq!(again, answer, "{} elsewhere", function.name);
    let word = |four: &[u8]| u32::from_le_bytes([four[0], four[1], four[2], four[3]]);
    let words: Vec<u32> = elements.chunks_exact(4).map(word).collect();
    let stem = function.name.trim_start_matches("clash_");
    assert!(number::contains_all(stem, &words, answer), "{} {words:#x?} {answer:?}", function.name);
    // SAFETY: null has no elements.
    let none = unsafe { (function.call)(std::ptr::null(), i64::from(word(&[bytes.next(); 4]))) };
    assert!(number::contains_all(stem, &[], none), "{} of null", function.name);
}

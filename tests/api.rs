//! The table of functions that the other tests read is complete: what the headers declare, is in
//! it, and nothing else.

mod common;

use common::array::{BOOK, PREFIXED};
use common::table::functions;
use std::collections::BTreeSet;
use std::path::Path;

/// The functions that a header declares: one per line, the name before the parenthesis.
fn declared(header: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/clash2d").join(header);
    let text = std::fs::read_to_string(path).expect("a readable header");
    text.lines().filter(|line| line.ends_with(");")).filter_map(function).collect()
}

/// The name of the function that a line declares.
fn function(line: &str) -> Option<String> {
    let (before, _) = line.split_once('(')?;
    let name = before.rsplit([' ', '*']).next()?;
    let is_code = before.starts_with(|c: char| c.is_ascii_alphabetic());
    (is_code && before.contains(' ')).then(|| name.to_owned())
}

/// The functions of the table.
fn called(of_book: bool) -> BTreeSet<String> {
    let functions = functions();
    let chosen = functions.iter().filter(|function| function.is_of_book() == of_book);
    chosen.map(|function| function.name.to_owned()).collect()
}

/// Core's `c_int`, which the ABI uses as libc has none on WebAssembly, is this system's: otherwise this
/// does not compile.
const _: extern "C" fn(clash2d::Rectangle, libc::c_int) -> clash2d::Vector2D =
    clash2d_ffi::clash_rectangle_corner;

#[test]
fn a_declaration_is_found_in_a_header() {
    assert_eq!(function("uint32_t clash_version(void);").as_deref(), Some("clash_version"));
    assert_eq!(function("Range *next(const Range *r);").as_deref(), Some("next"));
    assert_eq!(function("/// may be called (twice);"), None);
    assert_eq!(function("    if (clash_f(ball, bat));"), None);
}

#[test]
fn the_table_has_each_function_of_clash2d_h() {
    assert_eq!(called(false), declared("clash2d.h"));
}

#[cfg(feature = "book")]
#[test]
fn the_table_has_each_function_of_book_h() {
    assert_eq!(called(true), declared("book.h"));
}

#[test]
fn the_table_has_each_function_of_an_array() {
    let arrays: BTreeSet<&str> =
        PREFIXED.iter().chain(BOOK).map(|function| function.name).collect();
    let is_of_array = |function: &&str| {
        ["rectangles_rectangle_hull", "circles_rectangle_hull", "circles_circle_hull"]
            .iter()
            .any(|hull| function.ends_with(hull))
    };
    let functions = functions();
    let expected: BTreeSet<&str> =
        functions.iter().map(|function| function.name).filter(is_of_array).collect();
    assert_eq!(arrays, expected);
}

//! Exported symbols: what the headers declare, and nothing else.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::compiler::run;
use crate::declared;
use crate::library::Library;

/// The symbols that a shared library exports.
fn exported(library: &Path) -> BTreeSet<String> {
    let printed = run(Command::new("nm").args(["-D", "--defined-only"]).arg(library));
    column(&printed, 2)
}

/// One column of a table, counted from 0.
fn column(table: &str, number: usize) -> BTreeSet<String> {
    table
        .lines()
        .filter_map(|line| line.split_whitespace().nth(number))
        .map(str::to_owned)
        .collect()
}

/// The symbols that a static library defines for other objects, visible outside of a shared
/// library too, whose names a C program could have chosen.
///
/// Names that begin with an underscore are reserved in C: Rust's mangled ones and its compiler's
/// support are among them. `rust_eh_personality` is Rust's own.
fn defined(library: &Path) -> BTreeSet<String> {
    let printed = run(Command::new("readelf").args(["--syms", "--wide"]).arg(library));
    let symbols = printed.lines().filter_map(|line| {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let [_, _, _, _, "GLOBAL" | "WEAK", "DEFAULT", section, name, ..] = columns[..] else {
            return None;
        };
        (section != "UND").then(|| name.to_owned())
    });
    symbols.filter(|name| !name.starts_with('_') && name != "rust_eh_personality").collect()
}

/// Fails with what is missing and what is too much.
fn assert_same(what: &str, found: &BTreeSet<String>, documented: &BTreeSet<String>) {
    let missing: Vec<_> = documented.difference(found).collect();
    let surplus: Vec<_> = found.difference(documented).collect();
    assert!(
        missing.is_empty() && surplus.is_empty(),
        "{what}: declared but missing {missing:?}, there but not declared {surplus:?}"
    );
}

#[test]
#[cfg(feature = "book")]
fn the_libraries_have_the_declared_functions_alone() {
    let library = Library::tested();
    assert_same("shared library", &exported(&library.shared_path()), &declared::all());
    assert_same("static library", &defined(&library.static_path()), &declared::all());
}

#[test]
fn without_book_every_symbol_is_prefixed() {
    let library = Library::without_book();
    let functions = declared::prefixed();
    assert!(functions.iter().all(|name| name.starts_with("clash_")));
    assert_same("shared library", &exported(&library.shared_path()), &functions);
    assert_same("static library", &defined(&library.static_path()), &functions);
}

/// By the symbols that the suite's objects refer to.
#[test]
#[cfg(feature = "book")]
fn the_suite_calls_every_function() {
    let Some(objects) = crate::programs::suite_objects() else { return };
    // cases.c names every function; the chapters must call them, too.
    let objects = objects.iter().filter(|object| !object.ends_with("cases.o"));
    let printed = run(Command::new("nm").args(["--undefined-only"]).args(objects));
    let called = column(&printed, 1);
    let uncalled = &declared::all() - &called;
    assert!(uncalled.is_empty(), "never called: {uncalled:?}");
}

/// `memcpy` and the like are of the version that the C library has now: a shared library that does not name it
/// is given the oldest.
#[test]
fn the_shared_library_names_the_c_library() {
    let library = Library::tested().shared_path();
    let printed = run(Command::new("readelf").arg("--dynamic").arg(library));
    assert!(printed.contains("NEEDED") && printed.contains("[libc.so"), "{printed}");
}

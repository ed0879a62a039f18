//! The cases that every language must agree on, `tests/cases/*.txt`, asked of the C ABI.
//!
//! `tests/cases/README.md` describes the format. The files are written from the oracle:
//! `cargo run --release -p clash2d-oracle --bin cases`.

mod case_file;
mod common;

use case_file::{Call, Case, File};
use clash2d_oracle::{CaseFile, case_files};
use common::any;
use common::array::ArrayFunction;
use common::table::{Function, functions};
use std::collections::BTreeSet;

/// All functions but the version, which has no case, and those of arrays, which are asked apart.
fn plain_functions() -> Vec<Function> {
    functions().into_iter().filter(|function| array_function(function.name).is_none()).collect()
}

fn array_function(name: &str) -> Option<&'static ArrayFunction> {
    common::array::PREFIXED.iter().chain(common::array::BOOK).find(|function| function.name == name)
}

/// What the library says otherwise than a case, if it does.
fn complaint(functions: &[Function], file: &str, case: &Case) -> Option<String> {
    let function = functions.iter().find(|function| function.name == case.name);
    let (result, text) = match (function, array_function(&case.name)) {
        (Some(function), _) => (case.call(function), case.text.as_str()),
        (None, Some(function)) => (case.call_array(function), case.text.as_str()),
        (None, None) => (Err("unknown function".to_owned()), case.text.as_str()),
    };
    let problem = match result {
        Ok(Call { expected, got }) if expected == got => return None,
        Ok(Call { expected, got }) => format!("expected {expected:?}, got {got:?}"),
        Err(problem) => problem,
    };
    Some(format!("tests/cases/{file}:{}: {problem}\n    {text}", case.line))
}

#[test]
fn the_library_agrees_with_every_case() {
    let functions = plain_functions();
    let mut complaints = Vec::new();
    for File { name, cases } in case_file::all() {
        assert!(!cases.is_empty(), "tests/cases/{name} has no cases");
        complaints.extend(cases.iter().filter_map(|case| complaint(&functions, &name, case)));
    }
    let count = complaints.len();
    assert!(complaints.is_empty(), "{count} wrong:\n{}", complaints.join("\n"));
}

/// The functions that have no cases: those of `tests/cases/elsewhere`.
fn asked_elsewhere() -> Vec<String> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/elsewhere");
    let text = std::fs::read_to_string(path).expect("the list is readable");
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect()
}

/// What has no case is the version, and what the table of functions of any shape has.
#[test]
fn only_any_shape_is_asked_elsewhere() {
    let any = any::functions();
    let expected = any.iter().map(|function| function.name).chain(["clash_version"]);
    let expected: BTreeSet<&str> = expected.collect();
    let listed = asked_elsewhere();
    assert_eq!(listed.iter().map(String::as_str).collect::<BTreeSet<_>>(), expected);
}

/// `tests/api.rs` compares the table of functions with the headers.
#[test]
fn every_function_has_a_case() {
    let files = case_file::all();
    let cases = files.iter().flat_map(|file| &file.cases);
    let asked: BTreeSet<&str> = cases.map(|case| case.name.as_str()).collect();
    let functions = functions();
    let elsewhere = asked_elsewhere();
    let missing: Vec<&str> = functions
        .iter()
        .map(|function| function.name)
        .filter(|name| !elsewhere.iter().any(|other| other == name) && !asked.contains(name))
        .collect();
    assert!(missing.is_empty(), "no case of {missing:?}");
}

#[test]
fn the_files_are_what_the_oracle_writes() {
    for CaseFile { name, text } in case_files() {
        let differs = case_file::read(name) != text;
        assert!(!differs, "write tests/cases/{name} anew: cargo run -p clash2d-oracle --bin cases");
    }
}

/// A reader that overlooks mistakes tests nothing.
#[test]
fn mistakes_in_a_case_are_told() {
    let functions = plain_functions();
    for (line, problem) in [
        ("clash_circles_meet 0 0 1 2 0 1 = yes", "unknown function"),
        ("clash_circles_collide 0 0 1 2 0 1", "no = and answer"),
        ("clash_circles_collide 0 0 1 2 0 = yes", "takes 6 numbers"),
        ("clash_circles_collide 0 0 1 2 0 1 1 = yes", "takes 6 numbers"),
        ("clash_circles_collide 0 0 1 2 0 one = yes", "one is no number"),
        ("clash_circles_collide 0 0 1 2 0 1 = maybe", "maybe is no number"),
        ("clash_circles_collide 0 0 1 2 0 1 = no", "expected no, got yes"),
        ("clash_vector_length 3 4 = 5.0000005", "expected [5.0000005], got [5.0]"),
        ("clash_vector_length 3 4 = 5 5", "expected [5.0, 5.0], got [5.0]"),
        ("clash_negate_vector 0 1 = 0 -1", "expected [0.0, -1.0], got [-0.0, -1.0]"),
        ("clash_rectangle_corner 0 0 1 1 0.5 = 1 1", "0.5 is no integer"),
        ("clash_circles_circle_hull 0 0 1 = 0 0 1", "no array in brackets"),
        ("clash_circles_circle_hull [ 0 0 1 2 ] = 0 0 1", "not a multiple of 3 numbers"),
    ] {
        let cases = case_file::parse(line);
        let told = complaint(&functions, "mistakes.txt", &cases[0]).unwrap_or_default();
        assert!(told.contains(problem), "{line}: {told}");
        assert!(told.contains("mistakes.txt:1"), "{line}: {told}");
    }
}

//! The cases that every language must agree on, `tests/cases/*.txt`, asked of the C ABI.
//!
//! `tests/cases/README.md` describes the format. The files are written from the oracle:
//! `cargo run --release -p clash2d-oracle --bin cases`.

mod case_file;
mod common;

use case_file::{Call, Case, File};
use clash2d_oracle::{CaseFile, case_files};
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

#[test]
fn the_library_agrees_about_any_shape() {
    let files = case_file::of_any_shape();
    let mut complaints = Vec::new();
    for File { name, cases } in &files {
        assert!(!cases.is_empty(), "tests/cases/{name} has no cases");
        let told = |case: &Case| {
            let problem = case_file::any::complaint(case)?;
            Some(format!("tests/cases/{name}:{}: {problem}", case.line))
        };
        complaints.extend(cases.iter().filter_map(told));
    }
    assert!(complaints.is_empty(), "{} wrong:\n{}", complaints.len(), complaints.join("\n"));
    let asked: BTreeSet<&str> =
        files.iter().flat_map(|file| &file.cases).map(|case| case.name.as_str()).collect();
    let functions = case_file::any::FUNCTIONS.iter().map(|(name, _)| *name);
    let missing: Vec<&str> = functions.filter(|name| !asked.contains(name)).collect();
    assert!(missing.is_empty(), "no case of {missing:?}");
}

/// Their answers are worked out by hand; what the oracle knows, too, it finds the same.
#[test]
fn the_oracle_agrees_about_any_shape() {
    let (mut count, mut complaints) = (0, Vec::new());
    for File { name, cases } in case_file::of_any_shape() {
        for case in &cases {
            let Some((told, truth)) = case_file::any::truth(case) else { continue };
            count += 1;
            if told != truth {
                complaints.push(format!("tests/cases/{name}:{}: {truth}", case.line));
            }
        }
    }
    assert!(complaints.is_empty(), "{} wrong:\n{}", complaints.len(), complaints.join("\n"));
    assert!(count > 100, "the oracle knows only {count}");
}

/// The functions that have no cases, and why: those of `tests/cases/shapes/elsewhere`.
fn asked_elsewhere() -> Vec<(String, String)> {
    let text = case_file::read("shapes/elsewhere");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let split = |line: &str| {
        let (name, why) = line.split_once(' ').expect("a name and a reason");
        (name.to_owned(), why.trim().to_owned())
    };
    lines.map(split).collect()
}

/// `tests/api.rs` compares the table of functions with the headers.
#[test]
fn every_function_has_a_case_or_a_reason() {
    let files: Vec<File> = case_file::all().into_iter().chain(case_file::of_any_shape()).collect();
    let cases = files.iter().flat_map(|file| &file.cases);
    let asked: BTreeSet<&str> = cases.map(|case| case.name.as_str()).collect();
    let elsewhere = asked_elsewhere();
    let excused: BTreeSet<&str> = elsewhere.iter().map(|(name, _)| name.as_str()).collect();
    let both: Vec<&&str> = asked.intersection(&excused).collect();
    assert!(both.is_empty(), "cases and an excuse of {both:?}");
    let known: BTreeSet<&str> = functions().iter().map(|function| function.name).collect();
    let unknown: Vec<&&str> = excused.difference(&known).collect();
    assert!(unknown.is_empty(), "no functions: {unknown:?}");
    let missing = known.iter().filter(|name| !asked.contains(*name) && !excused.contains(*name));
    let missing: Vec<&&str> = missing.collect();
    assert!(missing.is_empty(), "no case of {missing:?}");
}

/// What is asked by a word in other functions' cases is there.
#[test]
fn every_word_for_a_shape_has_a_case() {
    let files = case_file::of_any_shape();
    let texts: Vec<&str> =
        files.iter().flat_map(|file| &file.cases).map(|case| case.text.as_str()).collect();
    for (name, why) in asked_elsewhere() {
        let Some(word) = why.strip_prefix("the word ") else { continue };
        let is_asked = texts.iter().any(|text| text.split(' ').any(|other| other == word));
        assert!(is_asked, "no case of {name} has the word {word}");
    }
}

/// The words for enumerators are those of C, with the numbers of C.
#[test]
fn the_names_are_those_of_the_header() {
    let header = include_str!("../include/clash2d/clash2d.h");
    let names = case_file::read("shapes/names");
    let names = names.lines().filter(|line| !line.starts_with('#'));
    for line in names.filter(|line| !["open 0", "closed 1"].contains(line)) {
        let (name, number) = line.split_once(' ').expect("a name and a number");
        let is_there = header.contains(&format!("_{} = {number},", name.to_uppercase()));
        assert!(is_there, "tests/cases/shapes/names: {line}");
    }
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
        ("clash_circles_circle_hull 0 0 1 = yes 0 0 1", "no array in brackets"),
        ("clash_circles_circle_hull [ 0 0 1 2 ] = yes 0 0 1", "not a multiple of 3 numbers"),
        ("clash_circles_circle_hull [ 0 0 1 ] = 0 0 1", "expected [0.0, 0.0, 1.0], got yes [0.0"),
        ("clash_circles_circle_hull [ 0 0 1 ] = yes", "expected yes, got yes [0.0, 0.0, 1.0]"),
        (
            "clash_circles_circle_hull [ 0 0 1 ] = yes 0 0 2",
            "expected yes [0.0, 0.0, 2.0], got yes",
        ),
        ("clash_circles_circle_hull [ ] = yes 0 0 0", "expected yes [0.0, 0.0, 0.0], got no"),
    ] {
        let cases = case_file::parse(line);
        let told = complaint(&functions, "mistakes.txt", &cases[0]).unwrap_or_default();
        assert!(told.contains(problem), "{line}: {told}");
        assert!(told.contains("mistakes.txt:1"), "{line}: {told}");
    }
}

#[test]
fn mistakes_in_a_case_of_any_shape_are_told() {
    for (line, problem) in [
        ("clash_collides point 0 0 point 0 0 = yes", "unknown function"),
        ("clash_collide point 0 0 point 0 0", "no = and answer"),
        ("clash_collide point 0 0 point 0 = yes", "too few words"),
        ("clash_collide point 0 0 point 0 0 0 = yes", "0 is too much"),
        ("clash_collide point 0 0 pint 0 0 = yes", "pint is no shape"),
        ("clash_collide point 0 0 point 0 zero = yes", "zero is no number"),
        ("clash_collide point 0 0 polygon 0 0 [ ] 0 = yes", "no array in brackets"),
        ("clash_collide point 0 0 polygon [ 0 0 [ ] 0 = yes", "[ is no number"),
        ("clash_collide point 0 0 chain [ 0 0 ] 0 opened none = no", "opened is no number"),
        ("clash_collide point 0 0 point 0 0 = no", "expected no, got yes"),
        ("clash_collide point 0 0 point 0 0 = _", "expected _, got yes"),
        ("clash_collide point 0 0 point 0 0 = yes yes", "expected yes yes, got yes"),
        ("clash_collide point 0 0 point 0 0 = 1", "1 is neither yes nor no"),
        ("clash_relate point 0 0 point 0 0 = same", "same is no number"),
        ("clash_relate point 0 0 point 0 0 = disjoint", "expected disjoint, got 7"),
        ("clash_mask_indices [ 1 ] 1 = 1 1", "expected 1 1, got 1 0"),
        ("clash_mask_indices [ 1 ] 1 = 1", "expected 1, got 1 0"),
        ("clash_bounding_circle circle 0 0 1 = yes -0 0 1", "expected yes -0 0 1, got yes 0 0 1"),
    ] {
        let told = case_file::any::complaint(&case_file::parse(line)[0]).unwrap_or_default();
        assert!(told.contains(problem), "{line}: {told}");
    }
}

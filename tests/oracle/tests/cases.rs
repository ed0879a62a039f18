//! The files that all languages' tests read: `cargo run --release -p clash2d-oracle --bin cases`
//! writes them.

use std::collections::BTreeMap;
use std::path::Path;

use clash2d_oracle::{BOOK_FUNCTIONS, FUNCTIONS, case_files};

/// The cases of all files: name, arguments, answer.
fn cases() -> Vec<(String, String, String)> {
    let files = case_files();
    let lines = files.iter().flat_map(|file| file.text.lines());
    let cases = lines.map(|line| line.split('#').next().unwrap_or_default().trim());
    let parts = cases.filter(|case| !case.is_empty()).map(|case| {
        let (call, answer) = case.split_once(" = ").expect("an answer");
        let (name, arguments) = call.split_once(' ').expect("arguments");
        (name.to_owned(), arguments.to_owned(), answer.to_owned())
    });
    parts.collect()
}

#[test]
fn the_committed_files_are_these() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cases");
    for file in case_files() {
        let committed = std::fs::read_to_string(folder.join(file.name)).expect("a committed file");
        assert!(committed == file.text, "write tests/cases/{} anew", file.name);
    }
}

#[test]
fn every_question_has_many_cases_and_both_answers() {
    let mut answers: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for (name, _, answer) in cases() {
        if ["yes", "no"].contains(&answer.as_str()) {
            answers.entry(name).or_default()[usize::from(answer == "yes")] += 1;
        }
    }
    let exact = FUNCTIONS.iter().map(|function| (format!("clash_{}", function.name), 25));
    let book = BOOK_FUNCTIONS.iter().map(|function| (function.name.to_owned(), 25));
    for (name, enough) in exact.chain(book) {
        let [no, yes] = answers.get(&name).copied().unwrap_or_default();
        assert!(no >= 5 && yes >= 5 && no + yes >= enough, "{name}: {no} no, {yes} yes");
    }
}

/// Small enough to be read, and plain enough for every reader.
#[test]
fn the_files_are_small_and_plain() {
    let files = case_files();
    assert!(files.iter().map(|file| file.text.len()).sum::<usize>() < 600_000);
    for file in files {
        assert!(file.text.is_ascii(), "{}", file.name);
        assert!(file.text.lines().all(|line| line.len() < 250), "{}", file.name);
    }
}

#[test]
fn no_case_is_asked_twice() {
    let mut seen = std::collections::HashSet::new();
    for (name, arguments, _) in cases() {
        assert!(seen.insert((name.clone(), arguments.clone())), "{name} {arguments}");
    }
}

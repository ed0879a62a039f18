//! What the headers declare is called, has an answer in `answers.txt`, and nothing else does.

#[path = "../../c_suite/declared.rs"]
mod declared;

/// What the shared reader of headers asks for.
mod library {
    use std::path::Path;

    pub(crate) fn source() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
    }
}

use clash2d_workload::{ANSWERS, GRIDS, LEVELS, MOVERS, WORLD, functions};
use std::collections::BTreeSet;

#[test]
fn each_declared_function_is_called() {
    let mut called: BTreeSet<String> = functions().iter().map(|f| f.name.to_owned()).collect();
    // Worlds keep what they were told: one is asked as a whole, with movers in others; tests/world asks more.
    let frames = [WORLD, MOVERS].into_iter().chain(GRIDS).chain(LEVELS);
    assert!(frames.into_iter().all(|name| called.remove(name)));
    let pure = &declared::all() - &declared::of_worlds();
    assert_eq!(called, pure);
    assert!((&declared::prefixed() - &declared::of_worlds()).is_subset(&called));
}

#[test]
fn each_function_has_its_answer() {
    let answers = ANSWERS.lines().map(|line| line.split_once(' ').expect("a name and a hash").0);
    assert!(answers.eq(functions().iter().map(|function| function.name)));
}

#[test]
fn each_function_is_called_often_enough() {
    for function in functions().iter().step_by(10) {
        let mut calls = 0;
        function.each_call(|_, _| calls += 1);
        assert_eq!(calls, function.calls(), "{}", function.name);
    }
}

/// Otherwise the hash would say little.
#[test]
fn answers_differ() {
    let constant = ["clash_version", "clash_default_cast"];
    for function in functions().iter().filter(|function| !constant.contains(&function.name)) {
        let mut answers = BTreeSet::new();
        function.each_call(|_, answer| {
            if answers.len() < 2 {
                answers.insert(answer.to_vec());
            }
        });
        assert!(answers.len() > 1, "{} always answers {answers:x?}", function.name);
    }
}

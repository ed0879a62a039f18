//! What cells may cost, in instructions: a committed list, of which each line is held to.

use std::time::Duration;

use super::cell::Cell;
use super::clock::Outcome;
use super::count::counted;

/// Counts the instructions of each line's cell, `cell budget`, and fails if one is over its budget.
pub fn check(path: &str) {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let over = lines.filter(|line| !is_kept(line)).count();
    println!("{over} over their budgets");
    assert_eq!(over, 0, "over the budgets of {path}");
}

/// Whether a cell stays within its budget.
fn is_kept(line: &str) -> bool {
    let (name, budget) = line.rsplit_once(' ').expect("a cell and its budget");
    let cell = Cell::named(name.trim()).unwrap_or_else(|| panic!("no cell {name}"));
    let budget: f64 = budget.replace('_', "").parse().expect("a number of instructions");
    let outcome = counted(&cell, Duration::from_millis(100));
    let is_kept = matches!(outcome, Outcome::Cost(cost) if cost <= budget);
    let mark = if is_kept { "ok  " } else { "OVER" };
    println!("{mark} {name} {budget}: {outcome:?}");
    is_kept
}

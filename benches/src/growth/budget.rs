//! What cells may cost, in instructions: a committed list, of which each line is held to.

use std::time::Duration;

use super::cell::Cell;
use super::clock::Outcome;
use super::count::counted;

/// Counts the instructions of each line's cell, and fails if one is over its budget: `cell budget`, or
/// `cell goal budget` where a goal is not reached yet, or `cell goal -` where nothing is held yet.
pub fn check(path: &str) {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let marks: Vec<Mark> = lines.map(mark).collect();
    let count = |wanted| marks.iter().filter(|mark| **mark == wanted).count();
    let (over, short) = (count(Mark::Over), count(Mark::Short));
    println!("{over} over their budgets, {short} short of their goals");
    assert_eq!(over, 0, "over the budgets of {path}");
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Mark {
    Kept,
    /// Of its goal.
    Short,
    Over,
}

/// How a cell stands to its budget.
fn mark(line: &str) -> Mark {
    let mut words = line.split_whitespace();
    let name = words.next().expect("a cell");
    let cell = Cell::named(name).unwrap_or_else(|| panic!("no cell {name}"));
    let number = |word: &str| match word {
        "-" => f64::INFINITY,
        word => word.replace('_', "").parse().expect("a number of instructions"),
    };
    let goal = words.next().map(number).expect("a budget");
    let budget = words.next().map_or(goal, number);
    let outcome = counted(&cell, Duration::from_millis(100));
    let cost = if let Outcome::Cost(cost) = outcome { cost } else { f64::INFINITY };
    let mark = match cost {
        cost if cost <= goal => Mark::Kept,
        cost if cost <= budget => Mark::Short,
        _ => Mark::Over,
    };
    println!("{mark:?} {name} {goal} {budget}: {outcome:?}");
    mark
}

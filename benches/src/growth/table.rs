//! Costs as a table: a row for each scene, a column for each size.

use super::cell::{Cell, Filter};
use super::clock::Outcome;
use super::question::names;

/// What stands above all tables.
const INTRODUCTION: &str = "# What questions cost as shapes grow

Columns count corners of polygons and chains, or members of groups. A scene's shape meets something
small, a capsule as large as one of its pieces, or its twin, a shape like it; both meet at a few
pieces, except that combs reach into each other at every tooth, spirals lie within each other, and
what lies in line, in one place or crosses itself meets its twin everywhere. Prepared shapes have
boxes around their pieces. \"> budget\" is what took longer than the program waits, 100 ms unless
it is told otherwise, and so did all larger ones.

Scenes: round and rounded (regular polygons), star, spiral, combs, nested rings, all vertices in line
or equal, crossing (random vertices, a border that crosses itself all over), chains (hills),
zigzag (a chain of teeth that stand askew, so that boxes around their sides overlap), and groups: flush
tiles, overlapping circles, turned boxes, segments, sectors, and mixed: tiles, specks and a few circles
as large as all of them.

`cargo run --release -p clash2d-peers --bin growth` measures it anew.
";

/// Measures all cells that are wanted, and writes a table for each question.
///
/// Where a size was stopped, the larger ones are not tried.
pub fn written(filter: &Filter, unit: Unit, measure: impl Fn(&Cell) -> Outcome) -> String {
    let mut text = INTRODUCTION.to_owned();
    for question in names() {
        let rows = filter.rows(question);
        let lines: String =
            rows.iter().filter_map(|row| line(row, &filter.sizes, unit, &measure)).collect();
        if !lines.is_empty() {
            text += &format!("\n## {question}\n\n{}{lines}", head(&filter.sizes));
        }
    }
    text
}

fn head(sizes: &[usize]) -> String {
    let numbers: String = sizes.iter().map(|size| format!(" {size} |")).collect();
    format!("| scene | other | form |{numbers}\n|---|---|---|{}\n", "---:|".repeat(sizes.len()))
}

fn line(
    row: &Cell,
    sizes: &[usize],
    unit: Unit,
    measure: &impl Fn(&Cell) -> Outcome,
) -> Option<String> {
    let mut text = format!("| {} | {} | {} |", row.scene, row.other.name(), row.form.name());
    let mut is_stopped = false;
    for &size in sizes {
        let outcome = if is_stopped { Outcome::Stopped } else { measure(&Cell { size, ..*row }) };
        is_stopped |= outcome == Outcome::Stopped;
        text += &match outcome {
            Outcome::Cost(cost) => format!(" {} |", unit.short(cost)),
            Outcome::Stopped => " > budget |".to_owned(),
            Outcome::Crashed => " crashed |".to_owned(),
            Outcome::Nothing => return None,
        };
    }
    eprintln!("{} {text}", row.question);
    Some(text + "\n")
}

/// What a number of a table counts.
#[derive(Clone, Copy)]
pub enum Unit {
    /// Time.
    Nanoseconds,
    /// Steps of the processor.
    Instructions,
}

impl Unit {
    /// A number in three digits.
    fn short(self, cost: f64) -> String {
        let [small, thousands, millions] = match self {
            Self::Nanoseconds => [" ns", " µs", " ms"],
            Self::Instructions => ["", " k", " M"],
        };
        let (number, unit) = match cost {
            _ if cost < 1e3 => (cost, small),
            _ if cost < 1e6 => (cost / 1e3, thousands),
            _ => (cost / 1e6, millions),
        };
        let places = if number < 10.0 { 2 } else { usize::from(number < 100.0) };
        format!("{number:.places$}{unit}")
    }
}

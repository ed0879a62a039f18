//! The tables of the exactness run.

use crate::tally::{Count, Mistake};
use clash2d_oracle::{Distribution, Function};
use std::fmt::Write;

/// The distributions of the short table.
const SHOWN: [Distribution; 4] =
    [Distribution::Grid, Distribution::Adjacent, Distribution::Scale, Distribution::Far];

/// A function, a distribution, and what everyone made of it.
pub struct Row {
    /// What was asked.
    pub function: &'static Function,
    /// Where the cases came from.
    pub distribution: Distribution,
    /// Whether the function is the book's, with its threshold.
    pub book: bool,
    /// What each peer got wrong, ours first; none if it lacks the function.
    pub counts: Vec<Option<Count>>,
    /// How many of the exact answers were yes.
    pub hits: u64,
    /// Some of our mistakes.
    pub mistakes: Vec<Mistake>,
}

/// Ours for every function and distribution, then everyone's for those that tell most.
pub fn tables(rows: &[Row], peers: &[&str], cases: usize) -> String {
    let mut text = String::new();
    let _ = ours(&mut text, rows, cases);
    if peers.len() > 1 {
        let _ = everyone(&mut text, rows, peers);
    }
    text
}

fn ours(text: &mut String, rows: &[Row], cases: usize) -> std::fmt::Result {
    writeln!(
        text,
        "Wrong answers of clash2d in {cases} cases each; in brackets, how many in a hundred are hits:\n"
    )?;
    let names = Distribution::ALL.map(Distribution::name).join(" | ");
    writeln!(text, "| function | {names} |\n|---|{}", "---|".repeat(Distribution::ALL.len()))?;
    for group in rows.chunks(Distribution::ALL.len()) {
        let cells: Vec<String> = group.iter().map(cell_of_ours).collect();
        writeln!(text, "| {} | {} |", title(&group[0]), cells.join(" | "))?;
    }
    writeln!(text)
}

fn title(row: &Row) -> String {
    format!("{}`{}`", if row.book { "book's " } else { "" }, row.function.name)
}

fn cell_of_ours(row: &Row) -> String {
    match row.counts[0] {
        None => "missing".to_owned(),
        Some(count) => format!("{} ({})", count.wrong, row.hits * 100 / count.cases.max(1)),
    }
}

fn everyone(text: &mut String, rows: &[Row], peers: &[&str]) -> std::fmt::Result {
    let shown = SHOWN.map(Distribution::name).join(" / ");
    writeln!(
        text,
        "Wrong answers per million ({shown}; † some of them no answer: an abort or no end):\n"
    )?;
    writeln!(text, "| function | {} |\n|---|{}", peers.join(" | "), "---|".repeat(peers.len()))?;
    for group in rows.chunks(Distribution::ALL.len()).filter(|group| !group[0].book) {
        let cells: Vec<String> = (0..peers.len()).map(|peer| cell_of_peer(group, peer)).collect();
        writeln!(text, "| `{}` | {} |", group[0].function.name, cells.join(" | "))?;
    }
    writeln!(text)
}

fn cell_of_peer(group: &[Row], peer: usize) -> String {
    let shown = group.iter().filter(|row| SHOWN.contains(&row.distribution));
    let counts: Option<Vec<String>> = shown.map(|row| row.counts[peer].map(Count::show)).collect();
    counts.map_or("–".to_owned(), |counts| counts.join(" / "))
}

/// Functions that we lack, and some of our mistakes; empty if there are none.
pub fn mistakes(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        if row.counts[0].is_none() {
            let _ = writeln!(text, "missing: {} {}", title(row), row.distribution.name());
        }
        for mistake in row.mistakes.iter().take(3) {
            let _ = describe(&mut text, row, mistake);
        }
    }
    text
}

fn describe(text: &mut String, row: &Row, mistake: &Mistake) -> std::fmt::Result {
    let numbers: Vec<String> =
        mistake.case.iter().map(|n| format!("{n:e} (0x{:08x})", n.to_bits())).collect();
    writeln!(
        text,
        "wrong: {} {}: expected {}, got {:?}: {}",
        title(row),
        row.distribution.name(),
        mistake.expected,
        mistake.got,
        numbers.join(", ")
    )
}

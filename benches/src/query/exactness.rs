//! Counts the wrong answers to questions about any two shapes.

use std::fmt::Write;
use std::sync::Mutex;

use clash2d_oracle::Rng;
use clash2d_oracle::any::Distribution;

use super::drawn::{Drawn, next};
use super::part::Part::{Moving, Still};
use super::part::Piece;
use super::part::Piece::{
    Capsule, Circle, Hexagon, OrientedRectangle, Outline, Point, Rectangle, Segment,
};
use super::row::{Question, Row};
use super::scene::Cases;
use crate::isolate;
use crate::peer::Peer;
use crate::pool;
use crate::tally::Count;

const COLLIDE: [[Piece; 2]; 14] = [
    [Point, Capsule],
    [Point, Hexagon],
    [Point, Outline],
    [Capsule, Capsule],
    [Capsule, Circle],
    [Capsule, Rectangle],
    [Capsule, OrientedRectangle],
    [Capsule, Hexagon],
    [Circle, Hexagon],
    [Rectangle, Rectangle],
    [OrientedRectangle, OrientedRectangle],
    [Hexagon, Hexagon],
    [Hexagon, Segment],
    [Circle, Circle],
];

const CAST: [[Piece; 2]; 8] = [
    [Point, Circle],
    [Point, Rectangle],
    [Point, Capsule],
    [Point, Hexagon],
    [Circle, Circle],
    [Rectangle, Rectangle],
    [Capsule, Rectangle],
    [Hexagon, Hexagon],
];

/// The distributions of the short table.
const SHOWN: [Distribution; 4] =
    [Distribution::Grid, Distribution::Adjacent, Distribution::Scale, Distribution::Far];

/// Cases that are drawn at once.
const BLOCK: usize = 1024;

/// One adjacent case takes as long as many others.
const ADJACENT_SHARE: usize = 10;

/// Mistakes that are kept of each row and distribution.
const KEPT: usize = 3;

/// What everyone made of a row's cases of one distribution.
struct Tally {
    counts: Vec<Option<Count>>,
    hits: u64,
    mistakes: Vec<String>,
}

/// The tables, and our mistakes, which should be none.
pub struct Report {
    /// For everyone and every row.
    pub tables: String,
    /// A line for each mistake that was kept; empty if there are none.
    pub mistakes: String,
    /// How many cases there were.
    pub cases: usize,
}

struct Task {
    row: usize,
    distribution: usize,
    number: u64,
    size: usize,
}

/// Asks everyone, ours first, about that many cases of every row whose name contains `only`.
pub fn run(peers: &[Peer], only: &str, cases: usize, threads: usize) -> Report {
    let rows: Vec<Row> = rows().into_iter().filter(|row| row.name().contains(only)).collect();
    let empty = || Tally { counts: vec![None; peers.len()], hits: 0, mistakes: Vec::new() };
    let tallies: Vec<Vec<Mutex<Tally>>> =
        rows.iter().map(|_| Distribution::ALL.map(|_| Mutex::new(empty())).into()).collect();
    let tasks = tasks(rows.len(), cases);
    pool::run(tasks.len(), threads, |place| {
        let task = &tasks[place];
        work(&rows[task.row], task, peers, &tallies[task.row][task.distribution]);
    });
    let finished = tallies.into_iter().map(|row| {
        row.into_iter().map(|tally| tally.into_inner().expect("no poison")).collect::<Vec<Tally>>()
    });
    let finished: Vec<(Row, Vec<Tally>)> = rows.into_iter().zip(finished).collect();
    Report {
        tables: tables(&finished, peers),
        mistakes: mistakes(&finished),
        cases: tasks.iter().map(|task| task.size).sum(),
    }
}

fn rows() -> Vec<Row> {
    let collide = COLLIDE.map(|pair| Row { question: Question::Collide, parts: pair.map(Still) });
    let cast = CAST.map(|[a, b]| Row { question: Question::Cast, parts: [Moving(a), Still(b)] });
    collide.into_iter().chain(cast).collect()
}

fn tasks(rows: usize, cases: usize) -> Vec<Task> {
    let mut tasks = Vec::new();
    for row in 0..rows {
        for (place, &distribution) in Distribution::ALL.iter().enumerate() {
            let share = if distribution == Distribution::Adjacent { ADJACENT_SHARE } else { 1 };
            let cases = cases.div_ceil(share);
            tasks.extend((0..cases).step_by(BLOCK).map(|start| Task {
                row,
                distribution: place,
                number: (row * Distribution::ALL.len() + place) as u64 * 65_536 + start as u64,
                size: BLOCK.min(cases - start),
            }));
        }
    }
    tasks
}

/// The others are not asked about invalid shapes: their assertions forbid them.
fn work(row: &Row, task: &Task, peers: &[Peer], tally: &Mutex<Tally>) {
    let distribution = Distribution::ALL[task.distribution];
    let mut rng = Rng::fixed(task.number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let drawn: Vec<Drawn> = (0..task.size).map(|_| next(row, distribution, &mut rng)).collect();
    tally.lock().expect("no poison").hits += drawn.iter().filter(|case| case.truth).count() as u64;
    for (place, peer) in peers.iter().enumerate() {
        let is_ours = place == 0;
        if (!is_ours && distribution == Distribution::Invalid) || !peer.answers(row) {
            continue;
        }
        let answers = isolate::answers(drawn.len(), |case| ask(peer, row, &drawn[case]));
        let mut tally = tally.lock().expect("no poison");
        tally.count(place, &answers, &drawn);
    }
}

/// Makes the shapes and asks, all in a child process.
fn ask(peer: &Peer, row: &Row, case: &Drawn) -> bool {
    let subjects = case.pair.clone().map(|subject| vec![subject]);
    let asked = peer.asked(row, &Cases { subjects, pairs: vec![[0; 2]] });
    asked.is_some_and(|asked| asked.answer(0))
}

impl Tally {
    fn count(&mut self, place: usize, answers: &[Option<bool>], drawn: &[Drawn]) {
        let count = self.counts[place].get_or_insert_default();
        for (&got, case) in answers.iter().zip(drawn) {
            count.cases += 1;
            if got == Some(case.truth) {
                continue;
            }
            count.wrong += 1;
            count.unanswered += u64::from(got.is_none());
            if place == 0 && self.mistakes.len() < KEPT {
                let [a, b] = &case.pair;
                let (figures, movement) = ([&a.figure, &b.figure], a.movement);
                self.mistakes.push(format!(
                    "expected {}, got {got:?}: {}, {movement:?}, {}",
                    case.truth, figures[0], figures[1]
                ));
            }
        }
    }
}

type Finished = [(Row, Vec<Tally>)];

fn tables(rows: &Finished, peers: &[Peer]) -> String {
    let mut text = String::new();
    let _ = ours(&mut text, rows);
    if peers.len() > 1 {
        let _ = everyone(&mut text, rows, peers);
    }
    text
}

fn name(distribution: Distribution) -> String {
    format!("{distribution:?}").to_lowercase()
}

fn ours(text: &mut String, rows: &Finished) -> std::fmt::Result {
    writeln!(
        text,
        "Wrong answers of clash2d about any two shapes; in brackets, how many in a hundred are hits:\n"
    )?;
    let names = Distribution::ALL.map(name).join(" | ");
    writeln!(text, "| question | {names} |\n|---|{}", "---|".repeat(Distribution::ALL.len()))?;
    for (row, tallies) in rows {
        let cell = |tally: &Tally| match tally.counts[0] {
            None => "missing".to_owned(),
            Some(count) => format!("{} ({})", count.wrong, tally.hits * 100 / count.cases.max(1)),
        };
        let cells: Vec<String> = tallies.iter().map(cell).collect();
        writeln!(text, "| `{}` | {} |", row.name(), cells.join(" | "))?;
    }
    writeln!(text)
}

fn everyone(text: &mut String, rows: &Finished, peers: &[Peer]) -> std::fmt::Result {
    let shown = SHOWN.map(name).join(" / ");
    writeln!(
        text,
        "Wrong answers per million about any two shapes ({shown}; † some of them no answer: an abort, no end, or a polygon that is refused):\n"
    )?;
    let names: Vec<&str> = peers.iter().map(|peer| peer.name).collect();
    writeln!(text, "| question | {} |\n|---|{}", names.join(" | "), "---|".repeat(names.len()))?;
    for (row, tallies) in rows {
        let cells: Vec<String> = (0..peers.len()).map(|peer| cell(tallies, peer)).collect();
        writeln!(text, "| `{}` | {} |", row.name(), cells.join(" | "))?;
    }
    writeln!(text)
}

fn cell(tallies: &[Tally], peer: usize) -> String {
    let shown = Distribution::ALL.iter().zip(tallies).filter(|(of, _)| SHOWN.contains(of));
    let counts: Option<Vec<String>> = shown.map(|(_, t)| t.counts[peer].map(Count::show)).collect();
    counts.map_or("–".to_owned(), |counts| counts.join(" / "))
}

fn mistakes(rows: &Finished) -> String {
    let mut text = String::new();
    for (row, tallies) in rows {
        for (&distribution, tally) in Distribution::ALL.iter().zip(tallies) {
            let head = format!("{} {}", row.name(), name(distribution));
            if tally.counts[0].is_none() {
                let _ = writeln!(text, "missing: {head}");
            }
            for mistake in &tally.mistakes {
                let _ = writeln!(text, "wrong: {head}: {mistake}");
            }
        }
    }
    text
}

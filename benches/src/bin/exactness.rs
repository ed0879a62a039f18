//! Counts the wrong answers of clash2d and of the others, per million, against exact arithmetic.
//! Ends with 1 if clash2d gives a single one.

use clash2d_oracle::{BOOK_FUNCTIONS, Distribution, FUNCTIONS};
use clash2d_peers::arguments::Arguments;
use clash2d_peers::isolate;
use clash2d_peers::peer::{Peer, build_ours};
use clash2d_peers::pool;
use clash2d_peers::query::exactness as query;
use clash2d_peers::record;
use clash2d_peers::tally::Block;
use clash2d_peers::verdict::{self, Row};
use std::path::PathBuf;
use std::sync::Mutex;

const USAGE: &str = "exactness [--book] [--any] [--cases N] [--threads N] [--only NAME] [--ours] [--library PATH]
  --book          the book's functions; with --any too unless told
  --any           questions about any two shapes
  --cases N       cases per distribution; 1,000,000 of a function and 20,000 of a question unless told
  --threads N     how many cores to use, all unless told
  --only NAME     only functions and questions whose name contains NAME
  --ours          leave the others out
  --library PATH  a shared library to use instead of a freshly built one
A run of all functions or questions with that many cases or more is recorded in benches/records.";

/// Cases per function of the book and distribution; a run of that many is recorded.
const WANTED: usize = 1_000_000;

/// The same for questions about any two shapes.
const WANTED_OF_ANY: usize = 20_000;

/// Cases that are drawn at once.
const BLOCK: usize = 16_384;

/// A part of a row's cases.
struct Task {
    row: usize,
    number: u64,
    size: usize,
}

fn main() {
    let arguments = Arguments::read(USAGE);
    isolate::prepare();
    let run = Run {
        library: arguments.library().unwrap_or_else(build_ours),
        has_others: !arguments.has("--ours"),
        only: arguments.text("--only").unwrap_or(""),
        cases: arguments.text("--cases").map(|_| arguments.number("--cases", WANTED)),
        threads: arguments.number("--threads", cores()),
    };
    let parts = ["--book", "--any"].map(|part| arguments.has(part));
    let [book, any] = if parts == [false; 2] { [true; 2] } else { parts };
    let mistakes = [book.then(|| run.book()), any.then(|| run.any())];
    let mistakes: String = mistakes.into_iter().flatten().collect();
    print!("{mistakes}");
    if !mistakes.is_empty() {
        std::process::exit(1);
    }
    println!("clash2d: not one wrong answer");
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What was asked for.
struct Run<'a> {
    library: PathBuf,
    has_others: bool,
    only: &'a str,
    cases: Option<usize>,
    threads: usize,
}

impl Run<'_> {
    /// Asks everyone the book's functions; our mistakes.
    fn book(&self) -> String {
        let mut peers = vec![Peer::ours(Some(self.library.clone()))];
        if self.has_others {
            peers.extend([Peer::plain(), Peer::parry(), Peer::box2d(), Peer::raylib()]);
        }
        let book = Peer::book(Some(self.library.clone()));
        let cases = self.cases.unwrap_or(WANTED);
        let rows = rows(self.only, peers.len());
        let tasks = tasks(&rows, cases);
        let rows: Vec<Mutex<Row>> = rows.into_iter().map(Mutex::new).collect();
        pool::run(tasks.len(), self.threads, |place| {
            let task = &tasks[place];
            work(&rows[task.row], task, &peers, &book);
        });
        let rows: Vec<Row> =
            rows.into_iter().map(|row| row.into_inner().expect("no poison")).collect();
        let names: Vec<&str> = peers.iter().map(|peer| peer.name).collect();
        let text = verdict::tables(&rows, &names, cases);
        let total = cases * rows.len() / 1_000_000;
        let head = format!("Of {total} million cases, {cases} of each function and distribution.");
        self.publish("exactness.md", cases >= WANTED, &head, &text);
        verdict::mistakes(&rows)
    }

    /// Asks everyone about any two shapes; our mistakes.
    fn any(&self) -> String {
        let mut peers = vec![Peer::ours(Some(self.library.clone()))];
        if self.has_others {
            peers.extend([Peer::box2d(), Peer::gjk(), Peer::parry(), Peer::raylib()]);
            peers.extend(Peer::chipmunk());
        }
        let cases = self.cases.unwrap_or(WANTED_OF_ANY);
        let report = query::run(&peers, self.only, cases, self.threads);
        let head = format!(
            "Of {} million cases, {cases} of each question and distribution, a tenth of that of adjacent ones.",
            report.cases / 1_000_000
        );
        self.publish("exactness-any.md", cases >= WANTED_OF_ANY, &head, &report.tables);
        report.mistakes
    }

    /// Prints the tables, and writes them down if it was a whole run.
    fn publish(&self, name: &str, is_long: bool, head: &str, text: &str) {
        print!("{text}");
        if !is_long || !self.has_others || !self.only.is_empty() {
            return;
        }
        let path = record::save(name, &format!("# Exactness\n\n{head}\n\n{text}"));
        println!("recorded in {}", path.expect("the record can be written").display());
    }
}

fn rows(only: &str, peers: usize) -> Vec<Row> {
    let tables = [(FUNCTIONS, false), (BOOK_FUNCTIONS, true)];
    let functions =
        tables.into_iter().flat_map(|(table, book)| table.iter().map(move |f| (f, book)));
    functions
        .filter(|(function, _)| function.name.contains(only))
        .flat_map(|(function, book)| {
            Distribution::ALL.into_iter().map(move |distribution| Row {
                function,
                distribution,
                book,
                counts: vec![None; peers],
                hits: 0,
                mistakes: Vec::new(),
            })
        })
        .collect()
}

fn tasks(rows: &[Row], cases: usize) -> Vec<Task> {
    let blocks = (0..cases).step_by(BLOCK).map(|start| (start, BLOCK.min(cases - start)));
    let all = rows
        .iter()
        .enumerate()
        .flat_map(|(row, _)| blocks.clone().map(move |(start, size)| (row, start, size)));
    all.enumerate()
        .map(|(number, (row, _, size))| Task { row, number: number as u64, size })
        .collect()
}

/// The others are not asked about invalid shapes: their assertions forbid them.
fn work(row: &Mutex<Row>, task: &Task, peers: &[Peer], book: &Peer) {
    let (function, distribution, of_book) = {
        let row = row.lock().expect("no poison");
        (row.function, row.distribution, row.book)
    };
    let block = Block::draw(function, distribution, task.number, task.size);
    row.lock().expect("no poison").hits += block.hits();
    for (place, peer) in peers.iter().enumerate() {
        let ours = place == 0;
        if !ours && (distribution == Distribution::Invalid || of_book) {
            continue;
        }
        let asked = if ours && of_book { book } else { peer };
        let Some((count, mistakes)) = block.ask(asked) else {
            continue;
        };
        let mut row = row.lock().expect("no poison");
        row.counts[place].get_or_insert_default().add(count);
        if ours {
            row.mistakes.extend(mistakes);
        }
    }
}

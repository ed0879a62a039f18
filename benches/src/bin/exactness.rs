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
use std::sync::Mutex;

const USAGE: &str = "exactness [--cases N] [--threads N] [--only NAME] [--ours] [--library PATH]
  --cases N       cases per function and distribution, 1,000,000 unless told
  --threads N     how many cores to use, all unless told
  --only NAME     only functions and questions whose name contains NAME
  --ours          leave the others out
  --library PATH  a shared library to use instead of a freshly built one
A run of all functions with 1,000,000 cases or more is recorded in benches/records/exactness.md.";

/// Cases per function and distribution; a run of that many is recorded.
const WANTED: usize = 1_000_000;

/// Of how many cases of the book's functions comes one about prebuilt shapes.
const QUERY_SHARE: usize = 10;

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
    let library = arguments.library().unwrap_or_else(build_ours);
    let mut peers = vec![Peer::ours(Some(library.clone()))];
    let mut query_peers = vec![Peer::ours(Some(library.clone()))];
    if !arguments.has("--ours") {
        peers.extend([Peer::plain(), Peer::parry(), Peer::box2d(), Peer::raylib()]);
        query_peers.extend([Peer::box2d(), Peer::gjk(), Peer::parry(), Peer::raylib()]);
        query_peers.extend(Peer::chipmunk());
    }
    let book = Peer::book(Some(library));
    let only = arguments.text("--only").unwrap_or("");
    let cases = arguments.number("--cases", WANTED);
    let rows = rows(only, peers.len());
    let tasks = tasks(&rows, cases);
    let rows: Vec<Mutex<Row>> = rows.into_iter().map(Mutex::new).collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.number("--threads", cores);
    pool::run(tasks.len(), threads, |place| {
        let task = &tasks[place];
        work(&rows[task.row], task, &peers, &book);
    });
    let rows: Vec<Row> = rows.into_iter().map(|row| row.into_inner().expect("no poison")).collect();
    let names: Vec<&str> = peers.iter().map(|peer| peer.name).collect();
    let query = query::run(&query_peers, only, cases.div_ceil(QUERY_SHARE), threads);
    let text = verdict::tables(&rows, &names, cases) + &query.tables;
    print!("{text}");
    if only.is_empty() && peers.len() > 1 && cases >= WANTED {
        let total = (cases * rows.len() + query.cases) / 1_000_000;
        let few = cases.div_ceil(QUERY_SHARE);
        let head = format!(
            "# Exactness\n\nOf {total} million cases, {cases} of each of the book's functions and {few} of each question about prebuilt shapes, per distribution (of adjacent ones a tenth).\n"
        );
        let path = record::save("exactness.md", &format!("{head}\n{text}"));
        let path = path.expect("the record can be written");
        println!("recorded in {}", path.display());
    }
    let mistakes = verdict::mistakes(&rows) + &query.mistakes;
    print!("{mistakes}");
    if !mistakes.is_empty() {
        std::process::exit(1);
    }
    println!("clash2d: not one wrong answer");
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

//! Counts the wrong answers of clash2d and of the others, per million, against exact arithmetic.
//! Ends with 1 if clash2d gives a single one.

use clash2d_oracle::{BOOK_FUNCTIONS, Distribution, FUNCTIONS, Function};
use clash2d_peers::arguments::Arguments;
use clash2d_peers::isolate;
use clash2d_peers::peer::{Peer, build_ours};
use clash2d_peers::tally::{Block, Count, Mistake};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const USAGE: &str = "exactness [--cases N] [--threads N] [--only NAME] [--ours] [--library PATH]
  --cases N       cases per function and distribution, 1,000,000 unless told
  --threads N     how many cores to use, all unless told
  --only NAME     only functions whose name contains NAME
  --ours          leave the others out
  --library PATH  a shared library to use instead of a freshly built one";

/// Cases that are drawn at once.
const BLOCK: usize = 16_384;

/// The distributions of the short table.
const SHOWN: [Distribution; 4] =
    [Distribution::Grid, Distribution::Adjacent, Distribution::Scale, Distribution::Far];

/// A function, a distribution, and what everyone made of it.
struct Row {
    function: &'static Function,
    distribution: Distribution,
    book: bool,
    counts: Vec<Option<Count>>,
    hits: u64,
    mistakes: Vec<Mistake>,
}

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
    if !arguments.has("--ours") {
        peers.extend([Peer::plain(), Peer::parry(), Peer::box2d(), Peer::raylib()]);
    }
    let book = Peer::book(Some(library));
    let only = arguments.text("--only").unwrap_or("");
    let rows = rows(only, peers.len());
    let tasks = tasks(&rows, arguments.number("--cases", 1_000_000));
    let rows: Vec<Mutex<Row>> = rows.into_iter().map(Mutex::new).collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    run(&rows, &tasks, &peers, &book, arguments.number("--threads", cores));
    let rows: Vec<Row> = rows.into_iter().map(|row| row.into_inner().expect("no poison")).collect();
    print_all(&rows);
    if peers.len() > 1 {
        print_short(&rows, &peers);
    }
    std::process::exit(judge(&rows));
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

/// Works through the tasks on that many threads; tells how far it is.
fn run(rows: &[Mutex<Row>], tasks: &[Task], peers: &[Peer], book: &Peer, threads: usize) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = tasks.get(place) else {
                        break;
                    };
                    eprint!("\r{} %", place * 100 / tasks.len());
                    work(&rows[task.row], task, peers, book);
                }
            });
        }
    });
    eprintln!("\r100 %");
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

/// Ours for every function and distribution.
fn print_all(rows: &[Row]) {
    println!("Wrong answers of clash2d, and in brackets how many in a hundred cases are hits:\n");
    let names = Distribution::ALL.map(Distribution::name).join(" | ");
    println!("| function | {names} |\n|---|{}", "---|".repeat(Distribution::ALL.len()));
    for group in rows.chunks(Distribution::ALL.len()) {
        let cells: Vec<String> = group.iter().map(cell_of_ours).collect();
        println!("| {} | {} |", title(&group[0]), cells.join(" | "));
    }
    println!();
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

/// Everyone, for the distributions that tell most.
fn print_short(rows: &[Row], peers: &[Peer]) {
    let shown = SHOWN.map(Distribution::name).join(" / ");
    println!("Wrong answers per million ({shown}; † some by abort or endless loop):\n");
    let names: Vec<&str> = peers.iter().map(|peer| peer.name).collect();
    println!("| function | {} |\n|---|{}", names.join(" | "), "---|".repeat(names.len()));
    for group in rows.chunks(Distribution::ALL.len()).filter(|group| !group[0].book) {
        let cells: Vec<String> = (0..peers.len()).map(|peer| cell_of_peer(group, peer)).collect();
        println!("| `{}` | {} |", group[0].function.name, cells.join(" | "));
    }
    println!();
}

fn cell_of_peer(group: &[Row], peer: usize) -> String {
    let shown = group.iter().filter(|row| SHOWN.contains(&row.distribution));
    let counts: Option<Vec<String>> = shown.map(|row| row.counts[peer].map(Count::show)).collect();
    counts.map_or("–".to_owned(), |counts| counts.join(" / "))
}

/// Prints our mistakes; the exit code.
fn judge(rows: &[Row]) -> i32 {
    let mut code = 0;
    for row in rows {
        if row.counts[0].is_none() {
            println!("missing: {}", title(row));
            code = 1;
        }
        for mistake in row.mistakes.iter().take(3) {
            code = 1;
            let bits: Vec<String> =
                mistake.case.iter().map(|n| format!("{n:e} (0x{:08x})", n.to_bits())).collect();
            println!(
                "wrong: {} {}: expected {}, got {:?}: {}",
                title(row),
                row.distribution.name(),
                mistake.expected,
                mistake.got,
                bits.join(", ")
            );
        }
    }
    if code == 0 {
        println!("clash2d: not one wrong answer");
    }
    code
}

//! Measures a call of every function through the shared library, beside the others.

use crate::arguments::Arguments;
use crate::call::{self, Address, Cases, signature};
use crate::callgrind;
use crate::goals;
use crate::peer::{Peer, build_ours};
use crate::query;
use crate::record::{self, Row, number};
use crate::scene::{self, Scene};
use crate::stopwatch::{self, Lap};

const USAGE: &str =
    "speed [--smoke] [--rounds N] [--only NAME] [--library PATH] [--no-record] [--count]
  --smoke         everything once and small: whether it runs, not how fast
  --rounds N      rounds per function, 31 unless told
  --only NAME     only functions whose name contains NAME; nothing is recorded
  --library PATH  a shared library to use instead of a freshly built one
  --no-record     write no record
  --count         no clock: count instructions and uncertain cases under valgrind";

/// Pairs per function: more than a branch predictor can learn.
const CALLS: usize = 32_768;

/// The whole benchmark.
pub fn main() {
    let arguments = Arguments::read(&format!("{USAGE} {}", callgrind::OPTION));
    let library = arguments.library().unwrap_or_else(build_ours);
    let only = arguments.text("--only").unwrap_or("");
    if let Some(name) = arguments.text(callgrind::OPTION) {
        return callgrind::child(name, &library);
    }
    if arguments.has("--count") {
        return callgrind::count(only, &library);
    }
    let smoke = arguments.has("--smoke");
    let calls = if smoke { 512 } else { CALLS };
    let rounds = arguments.number("--rounds", if smoke { 1 } else { 31 });
    let recorded = !smoke && only.is_empty() && !arguments.has("--no-record");
    let peers = [
        Peer::ours(Some(library.clone())),
        Peer::plain(),
        Peer::raylib(),
        Peer::box2d(),
        Peer::parry(),
    ];
    let mut rows = vec![empty_call(&peers[0], peers.len(), calls, rounds)];
    for scene in Scene::ALL {
        let functions = scene::functions(scene);
        let chosen = functions.into_iter().filter(|name| name.contains(only) || *name == "nothing");
        rows.extend(chosen.map(|name| measure(name, scene, &peers, calls, rounds)));
    }
    print_random(&rows, &peers);
    print_touching(&rows);
    let names: Vec<&str> = peers.iter().map(|peer| peer.name).collect();
    if recorded {
        record::save_csv("", &record::csv(&rows, &names, calls, rounds));
    }
    let call = empty_call_with_shapes(&rows).expect("nothing is measured always");
    query::speed::Bench { library, only, calls, rounds, call, recorded }.run();
}

/// What the loop and a call that passes two circles cost.
fn empty_call_with_shapes(rows: &[Row]) -> Option<f64> {
    rows.iter().find(|row| row.function == "nothing").and_then(|row| row.nanoseconds[1])
}

/// What the loop and a call without arguments cost.
fn empty_call(ours: &Peer, peers: usize, calls: usize, rounds: usize) -> Row {
    let cases = call::versions(calls);
    let timings = stopwatch::race(&laps(&[ours.find("version")], &cases), calls, rounds);
    let mut nanoseconds = vec![None; peers];
    nanoseconds[0] = timings[0].as_ref().map(|timing| timing.nanoseconds);
    Row { function: "version".into(), scene: Scene::Random.name(), hits: None, nanoseconds }
}

fn measure(name: &'static str, scene: Scene, peers: &[Peer], calls: usize, rounds: usize) -> Row {
    let numbers = scene::cases(name, scene, calls);
    let signature = signature(name);
    // SAFETY: every peer's function of that name has the name's signature.
    let cases = unsafe { (signature.lay_out)(&numbers, scene::arity(name)) };
    let functions: Vec<Option<Address>> = peers.iter().map(|peer| peer.find(name)).collect();
    let timings = stopwatch::race(&laps(&functions, &cases), calls, rounds);
    let hits = timings[0].as_ref().filter(|_| signature.question);
    Row {
        function: name.into(),
        scene: scene.name(),
        hits: hits.map(|timing| timing.sum as f64 * 100.0 / calls as f64),
        nanoseconds: timings.iter().map(|t| t.as_ref().map(|t| t.nanoseconds)).collect(),
    }
}

fn laps<'a>(functions: &[Option<Address>], cases: &'a Cases) -> Vec<Option<Lap<'a>>> {
    let lap = |address: Address| -> Lap<'a> { Box::new(move || cases(address)) };
    functions.iter().map(|function| function.map(lap)).collect()
}

/// Random pairs: ours, the others, and how many times as long the fastest of them takes.
fn print_random(rows: &[Row], peers: &[Peer]) {
    let names: Vec<&str> = peers.iter().map(|peer| peer.name).collect();
    println!("Nanoseconds a call, random arguments; goals scaled by what `nothing` takes here:\n");
    println!("| function | hits % | {} | others / ours | goal |", names.join(" | "));
    println!("|---|---|{}---|---|", "---|".repeat(names.len()));
    let call = empty_call_with_shapes(rows);
    for row in rows.iter().filter(|row| row.scene == Scene::Random.name()) {
        let cells: Vec<String> = row.nanoseconds.iter().map(|&ns| number(ns, "–")).collect();
        let hits = row.hits.map_or("–".to_owned(), |hits| format!("{hits:.0}"));
        println!(
            "| `{}` | {hits} | {} | {} | {} |",
            row.function,
            cells.join(" | "),
            ratio(row),
            goal(row, call)
        );
    }
    println!();
}

/// The fastest library beside us; the plain formulas are no library.
fn ratio(row: &Row) -> String {
    let others = row.nanoseconds[2..].iter().flatten();
    let fastest = others.copied().min_by(f64::total_cmp);
    match (row.nanoseconds[0], fastest) {
        (Some(ours), Some(theirs)) => format!("{:.1}", theirs / ours),
        _ => "–".to_owned(),
    }
}

fn goal(row: &Row, call: Option<f64>) -> String {
    let Some(goal) = call.and_then(|call| goals::goal(&row.function, call)) else {
        return "–".to_owned();
    };
    let missed = row.nanoseconds[0].is_some_and(|ours| ours > goal);
    format!("{goal:.1}{}", if missed { " missed" } else { "" })
}

/// The other scenes side by side, ours and in brackets the plain formulas.
fn print_touching(rows: &[Row]) {
    println!("Nanoseconds a call where shapes touch (in brackets: plain f32):\n");
    println!("| function | tiles | touching | ties |\n|---|---|---|---|");
    for row in rows.iter().filter(|row| row.scene == Scene::Tiles.name()) {
        let cells = [Scene::Tiles, Scene::Touching, Scene::Ties].map(|scene| {
            let same = |other: &&Row| other.function == row.function && other.scene == scene.name();
            rows.iter().find(same).map_or("–".to_owned(), touching_cell)
        });
        println!("| `{}` | {} |", row.function, cells.join(" | "));
    }
    println!();
}

fn touching_cell(row: &Row) -> String {
    let slow = row.nanoseconds[0].is_some_and(|ours| ours > goals::UNCERTAIN);
    let mark = if slow { " missed" } else { "" };
    format!("{} ({}){mark}", number(row.nanoseconds[0], "–"), number(row.nanoseconds[1], "–"))
}

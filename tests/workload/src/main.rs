//! Whether this platform gives the answers that all platforms give.
//!
//! ```sh
//! cargo run --release -p clash2d-workload                # compares with answers.txt
//! cargo run --release -p clash2d-workload -- print       # prints what belongs there
//! cargo run --release -p clash2d-workload -- print NAME  # the same of one function
//! cargo run --release -p clash2d-workload -- calls NAME  # each call of a function, in hexadecimal
//! ```
//!
//! Where a function's hash differs between two platforms, a diff of its calls tells which of its
//! arguments to look at.

use clash2d_workload::{ANSWERS, Function, functions};
use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::Builder;

/// As much stack as any question needs, also on small threads; only without optimisation more.
const STACK: usize = if cfg!(debug_assertions) { 4 << 20 } else { 128 << 10 };

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => check(),
        ["print"] => print(&functions()),
        ["print", name] => one(name, |function| print(std::slice::from_ref(function))),
        ["calls", name] => one(name, calls),
        _ => fail("usage: clash2d-workload [print [NAME] | calls NAME]"),
    }
}

fn fail(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::FAILURE
}

fn check() -> ExitCode {
    let lines = lines(&functions());
    let expected: Vec<&str> = ANSWERS.lines().collect();
    let surplus = lines.iter().filter(|line| !expected.contains(&line.as_str()));
    let missing = expected.iter().filter(|line| !lines.iter().any(|found| found == *line));
    let differences: Vec<String> = surplus
        .map(|line| format!("found    {line}"))
        .chain(missing.map(|line| format!("expected {line}")))
        .collect();
    if !differences.is_empty() {
        return fail(&format!("{}\nother answers than on other platforms", differences.join("\n")));
    }
    let calls: usize = functions().iter().map(Function::calls).sum();
    println!("{} functions, {calls} calls: the same answers as everywhere", lines.len());
    ExitCode::SUCCESS
}

fn print(functions: &[Function]) -> ExitCode {
    lines(functions).iter().for_each(|line| println!("{line}"));
    ExitCode::SUCCESS
}

/// The function of a name.
fn one(name: &str, ask: impl Fn(&Function) -> ExitCode) -> ExitCode {
    let functions = functions();
    match functions.iter().find(|function| function.name == name) {
        Some(function) => ask(function),
        None => fail(&format!("no function is called {name}")),
    }
}

/// The lines of functions, found on all processors.
fn lines(functions: &[Function]) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let take = || functions.get(next.fetch_add(1, Ordering::Relaxed));
    let work = || std::iter::from_fn(take).map(Function::line).collect::<Vec<_>>();
    let mut lines = std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let spawn = |_| Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let workers = (0..threads).map(spawn).collect::<Result<Vec<_>, _>>().expect("a thread");
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect::<Vec<_>>()
    });
    lines.sort();
    lines
}

fn calls(function: &Function) -> ExitCode {
    let mut out = BufWriter::new(stdout().lock());
    let mut is_open = true;
    function.each_call(|arguments, answer| {
        is_open = is_open && writeln!(out, "{arguments:08x?} = {answer:08x?}").is_ok();
    });
    ExitCode::SUCCESS
}

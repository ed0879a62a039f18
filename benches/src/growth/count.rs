//! Instructions of one call, counted by valgrind.

use std::process::{Command, Stdio};
use std::time::Duration;

use super::cell::Cell;
use super::clock::Outcome;

/// The option with which this program runs itself under valgrind.
pub const OPTION: &str = "--under-valgrind";

/// How much longer a program takes under valgrind, about.
const SLOWER: u32 = 100;

/// Asks once, in a function whose name valgrind looks for.
#[inline(never)]
fn asked_once_and_counted(ask: &mut dyn FnMut()) {
    ask();
    std::hint::black_box(());
}

/// What runs under valgrind.
pub fn child(cell: &Cell) {
    match cell.ready() {
        Some(mut ask) => asked_once_and_counted(&mut *ask),
        None => std::process::exit(3),
    }
}

/// How many instructions a question takes; stopped after some time.
pub fn counted(cell: &Cell, patience: Duration) -> Outcome {
    let out = std::env::temp_dir().join(format!("clash2d-growth-{}", std::process::id()));
    let seconds = (patience * SLOWER).as_secs().max(10);
    let this = std::env::current_exe().expect("this program");
    let mut valgrind = Command::new("timeout");
    valgrind.arg(seconds.to_string()).args(["valgrind", "--tool=callgrind", "--quiet"]);
    valgrind.arg("--toggle-collect=*asked_once_and_counted*");
    valgrind.arg(format!("--callgrind-out-file={}", out.display()));
    valgrind.arg(this).arg(OPTION).arg(cell.name());
    let status = valgrind.stdout(Stdio::null()).stderr(Stdio::null()).status();
    let profile = std::fs::read_to_string(&out).unwrap_or_default();
    let _ = std::fs::remove_file(out);
    match status.expect("valgrind is installed").code() {
        Some(0) => summary(&profile).map_or(Outcome::Crashed, Outcome::Cost),
        Some(3) => Outcome::Nothing,
        Some(124) => Outcome::Stopped,
        _ => Outcome::Crashed,
    }
}

/// The sum that a profile tells.
fn summary(profile: &str) -> Option<f64> {
    let total = |line: &str| {
        let number = line.strip_prefix("summary:").or_else(|| line.strip_prefix("totals:"))?;
        number.trim().parse().ok()
    };
    profile.lines().find_map(total)
}

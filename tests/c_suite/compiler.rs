//! C compilers: finding them, running them, and saying what is missing.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::library::source;

/// What C code has to bear, as in the project's promise to its users.
const STRICT: [&str; 4] = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// Says that something was not tested, past the test harness, which hides the output of tests that
/// pass. With `CI=true` it is a failure.
pub(crate) fn skip(what: &str, why: &str) {
    let message = format!("SKIPPED: {what}: {why}");
    writeln!(std::io::stderr(), "{message}").expect("a writable stderr");
    assert!(std::env::var("CI").as_deref() != Ok("true"), "with CI=true a failure: {message}");
}

/// Says in the same way what is tested only where that is asked for.
pub(crate) fn not_asked_for(what: &str, how: &str) {
    writeln!(std::io::stderr(), "not asked for: {what} ({how})").expect("a writable stderr");
}

/// The machine's own C compiler with its usual flags, or nothing (said loudly) where there is none
/// for the processor that this test runs on.
pub(crate) fn native() -> Option<Command> {
    let host = host()?;
    if !host.starts_with(std::env::consts::ARCH) {
        skip("C programs", "this test is built for another processor than the compilers");
        return None;
    }
    let mut build = cc::Build::new();
    build.host(&host).target(&host).opt_level(1).cargo_metadata(false);
    match build.try_get_compiler() {
        Ok(compiler) => Some(strict(compiler.to_command())),
        Err(error) => {
            skip("C programs", &error.to_string());
            None
        }
    }
}

/// The triple of the machine that compiles.
fn host() -> Option<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let Ok(output) = Command::new(rustc).arg("-vV").output() else {
        skip("C programs", "rustc does not run");
        return None;
    };
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned)
}

/// A compiler by its name, or nothing where the machine has none.
pub(crate) fn named(program: &str) -> Option<Command> {
    let answer = Command::new(program).arg("--version").output();
    answer.is_ok_and(|output| output.status.success()).then(|| strict(Command::new(program)))
}

/// Adds the project's headers and warnings.
fn strict(mut compiler: Command) -> Command {
    compiler.args(STRICT).arg("-I").arg(source().join("include"));
    compiler
}

/// The C files of the suite.
pub(crate) fn suite_sources() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(source().join("c_tests")).expect("the folder c_tests");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| is_c(file));
    files.sort();
    assert!(files.len() > 10, "c_tests has only {} C files", files.len());
    files
}

fn is_c(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "c")
}

/// Runs a command that must succeed; what it printed.
pub(crate) fn run(command: &mut Command) -> String {
    let output = finish(command);
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{printed}{complaints}", output.status);
    printed
}

/// Runs a command to its end.
pub(crate) fn finish(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

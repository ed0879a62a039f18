//! The Rust crate in other people's programs: with std, without, with a panic handler of the program's own;
//! and what comes along with it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn source() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Runs a command, which must succeed; its standard output. (Standard error may have anything: cargo tells
/// there that it waits for another.)
fn run(command: &mut Command) -> String {
    let output = command.output().expect("a program that runs");
    let [printed, errors] = [&output.stdout[..], &output.stderr[..]].map(String::from_utf8_lossy);
    assert!(output.status.success(), "{command:?}:\n{printed}{errors}");
    printed.into_owned()
}

fn cargo(folder: &Path) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(folder).env_remove("CARGO_BUILD_TARGET");
    cargo
}

/// `tests/package` as a package outside of the repository, which has the lock file's versions.
fn copied() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("package");
    let original = source().join("tests/package");
    for file in [
        "handler/Cargo.toml",
        "handler/lib.rs",
        "src/question.rs",
        "src/bin/own_handler.rs",
        "src/bin/with_std.rs",
        "src/bin/without_std.rs",
    ] {
        let copy = folder.join(file);
        fs::create_dir_all(copy.parent().expect("a folder")).expect("a writable folder");
        fs::copy(original.join(file), copy).expect("a file to copy");
    }
    let manifest = fs::read_to_string(original.join("Cargo.toml")).expect("a manifest");
    let crate_folder = source().join("clash2d").display().to_string().replace('\\', "/");
    let manifest = manifest.replace("../../clash2d", &crate_folder);
    fs::write(folder.join("Cargo.toml"), manifest).expect("a writable folder");
    fs::copy(source().join("Cargo.lock"), folder.join("Cargo.lock")).expect("a file to copy");
    folder
}

#[test]
#[cfg(target_os = "linux")]
fn every_kind_of_program_builds_and_runs() {
    let folder = copied();
    let target = folder.join("target");
    run(cargo(&folder).args(["build", "--quiet", "--offline", "--target-dir"]).arg(&target));
    for program in ["with_std", "without_std", "own_handler"] {
        run(&mut Command::new(target.join("debug").join(program)));
    }
}

/// The packages that come along with one, itself included.
fn tree(package: &str, options: &[&str]) -> Vec<String> {
    let mut tree = cargo(source());
    tree.args(["tree", "--offline", "--prefix", "none", "--package", package]).args(options);
    let mut lines: Vec<String> = run(&mut tree).lines().map(str::to_owned).collect();
    lines.retain(|line| !line.ends_with("(*)"));
    lines
}

#[test]
fn the_crate_brings_few_others_along() {
    let crates = tree("clash2d", &["--edges", "normal,build", "--all-features"]);
    assert!(crates.len() <= 3, "{crates:#?}");
}

#[test]
fn a_build_of_the_c_libraries_needs_no_cbindgen() {
    let crates = tree("clash2d-c", &["--edges", "normal,build"]);
    assert!(crates.iter().any(|line| line.starts_with("clash2d-ffi ")), "{crates:#?}");
    assert!(!crates.iter().any(|line| line.starts_with("cbindgen ")), "{crates:#?}");
}

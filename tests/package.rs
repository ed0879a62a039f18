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

/// The packages that come along with one, itself included; those of features that nothing else asks for are downloaded.
fn tree(package: &str, options: &[&str]) -> Vec<String> {
    let mut tree = cargo(source());
    tree.args(["tree", "--locked", "--prefix", "none", "--package", package]).args(options);
    let mut lines: Vec<String> = run(&mut tree).lines().map(str::to_owned).collect();
    lines.retain(|line| !line.ends_with("(*)"));
    lines.sort();
    lines.dedup();
    lines
}

#[test]
fn the_crate_brings_few_others_along() {
    let crates = tree("clash2d", &["--edges", "normal,build"]);
    assert!(crates.len() <= 3, "{crates:#?}");
}

/// Without what only derives traits at compile time, each feature brings its own crate, and that one's.
#[test]
fn a_feature_brings_its_own_crate_along() {
    for (feature, most) in [("std", 2), ("mint", 3), ("glam", 3), ("bytemuck", 3), ("serde", 4)] {
        let options = ["--edges", "normal,build,no-proc-macro", "--features", feature];
        let crates = tree("clash2d", &options);
        assert!(crates.len() <= most, "{feature}: {crates:#?}");
    }
}

/// The text of all Rust files in a folder and below, by their paths.
fn texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).expect("a readable folder");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => texts(&path),
            false => vec![(path.clone(), fs::read_to_string(&path).expect("a text"))],
        })
        .collect()
}

/// Nothing is there only as long as a feature is not, so that a program may count on what it sees,
/// whatever other crates ask for: only a faster way to the same bits, and what the compiler says.
#[test]
fn features_only_add() {
    let manifest = fs::read_to_string(source().join("clash2d/Cargo.toml")).expect("a manifest");
    assert!(!manifest.contains("\ndefault ="), "a default feature");
    let folder = source().join("clash2d/src");
    let texts = texts(&folder);
    assert!(texts.len() > 100, "only {} files", texts.len());
    let is_taken_away = |text: &str| text.replace(char::is_whitespace, "").contains("not(feature=");
    let files = texts.iter().filter(|(_, text)| is_taken_away(text));
    let mut files: Vec<&Path> =
        files.map(|(path, _)| path.strip_prefix(&folder).expect("a path below")).collect();
    files.sort();
    assert_eq!(files, [Path::new("lib.rs"), Path::new("root.rs")]);
}

#[test]
fn a_build_of_the_c_libraries_needs_no_cbindgen() {
    let crates = tree("clash2d-c", &["--edges", "normal,build"]);
    assert!(crates.iter().any(|line| line.starts_with("clash2d-ffi ")), "{crates:#?}");
    assert!(!crates.iter().any(|line| line.starts_with("cbindgen ")), "{crates:#?}");
}

//! Writes the table of the exported functions, read from the Rust source of the C ABI.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

const SOURCES: [&str; 2] = ["../../src/book", "../../src/ffi"];

/// The functions of any shape, whose arguments are no plain numbers.
const ELSEWHERE: &str = "any_shape.txt";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut files: Vec<PathBuf> = SOURCES.iter().flat_map(|folder| files_of(folder)).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "rs"));
    files.sort();
    println!("cargo::rerun-if-changed={ELSEWHERE}");
    let elsewhere = fs::read_to_string(ELSEWHERE).expect("the list of functions without cases");
    let skipped: Vec<&str> = elsewhere.lines().filter(|name| *name != "clash_version").collect();
    let table: String = files.iter().map(|file| table_of(file, &skipped)).collect();
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets the folder"));
    fs::write(folder.join("table.rs"), format!("vec![\n{table}]\n")).expect("a writable folder");
}

/// The files of a folder, which are looked at again when one changes.
fn files_of(folder: &str) -> impl Iterator<Item = PathBuf> {
    println!("cargo::rerun-if-changed={folder}");
    let entries = fs::read_dir(folder).expect("the source of the C ABI");
    entries.map(|entry| entry.expect("an entry").path())
}

/// A line for each function that a file exports, but for some.
fn table_of(file: &Path, skipped: &[&str]) -> String {
    let text = fs::read_to_string(file).expect("readable source");
    let module = if file.starts_with(SOURCES[0]) { "clash2d_book" } else { "clash2d_ffi" };
    let mut table = String::new();
    for (start, declaration) in text.match_indices("extern \"C\" fn ") {
        let safety = if text[..start].ends_with("unsafe ") { "unsafe " } else { "" };
        let rest = &text[start + declaration.len()..];
        let (name, rest) = rest.split_once('(').expect("parameters");
        if skipped.contains(&name) {
            continue;
        }
        let (parameters, _) = rest.split_once(')').expect("their end");
        let parameters = parameters.split(',').filter(|parameter| parameter.contains(": "));
        let blanks: Vec<&str> = parameters.map(blank).collect();
        let blanks = blanks.join(", ");
        let pointer = format!("{safety}extern \"C\" fn({blanks}) -> _");
        writeln!(table, "Function::new({name:?}, {module}::{name} as {pointer}),")
            .expect("a string takes everything");
    }
    table
}

/// What stands for the type of a parameter, of a place for an answer with any lifetime.
fn blank(parameter: &str) -> &'static str {
    if parameter.contains("Option<&mut ") { "Option<&mut _>" } else { "_" }
}

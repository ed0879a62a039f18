//! C++ compilers, and what C++ code has to bear with them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::compiler::{named, run, skip};
use crate::library::{scratch, source};

/// The compilers that Unix games are built with.
pub(crate) const COMPILERS: [&str; 2] = ["g++", "clang++"];

/// The languages that the face is written for.
pub(crate) const LANGUAGES: [&str; 2] = ["-std=c++17", "-std=c++20"];

/// Beside those of C: no conversion unseen, no shadowing, and neither exceptions nor RTTI.
const STRICT: [&str; 5] =
    ["-Wconversion", "-Wsign-conversion", "-Wshadow", "-fno-exceptions", "-fno-rtti"];

/// A compiler by its name, or nothing (said loudly) where the machine has none.
pub(crate) fn compiler(program: &str, language: &str) -> Option<Command> {
    let Some(mut compiler) = named(program) else {
        skip(&format!("clash2d.hpp with {program}"), "the compiler is missing");
        return None;
    };
    compiler.args(STRICT).arg(language);
    if cfg!(feature = "book") {
        compiler.arg("-DCLASH2D_TESTS_BOOK");
    }
    Some(compiler)
}

/// The C++ files of a folder below `tests/cpp`.
pub(crate) fn sources(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(source().join("tests/cpp").join(folder)).expect("a folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "cpp"));
    files.sort();
    assert!(files.len() > 2, "{folder} has only {} C++ files", files.len());
    files
}

/// The suite's objects of g++ as C++17 without optimisation, or nothing where there is no g++.
pub(crate) fn plain_objects() -> Option<&'static [PathBuf]> {
    static OBJECTS: OnceLock<Option<Vec<PathBuf>>> = OnceLock::new();
    let compile = || Some(suite_objects(compiler("g++", "-std=c++17")?, "plain"));
    OBJECTS.get_or_init(compile).as_deref()
}

/// Compiles the suite into objects; `name` keeps builds apart.
pub(crate) fn suite_objects(mut compiler: Command, name: &str) -> Vec<PathBuf> {
    let folder = scratch(&format!("cpp_{name}"));
    let files = sources("");
    run(compiler.arg("-c").args(&files).current_dir(&folder));
    files.iter().map(|file| object(&folder, file)).collect()
}

/// Where a compiler that runs in a folder puts the object of a file.
fn object(folder: &Path, file: &Path) -> PathBuf {
    folder.join(file.file_stem().expect("a name")).with_extension("o")
}

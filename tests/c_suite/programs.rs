//! C programs that are compiled, linked and run.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::compiler::{native, run, suite_sources};
use crate::library::{Library, SYSTEM_LIBRARIES, scratch, source};

/// The compiled suite, or nothing where there is no C compiler.
pub(crate) fn suite_objects() -> Option<&'static [PathBuf]> {
    static OBJECTS: OnceLock<Option<Vec<PathBuf>>> = OnceLock::new();
    let objects = OBJECTS.get_or_init(|| compile(&suite_sources(), &scratch("objects")));
    objects.as_deref()
}

/// Compiles files as C99 into objects of a folder.
fn compile(files: &[PathBuf], folder: &Path) -> Option<Vec<PathBuf>> {
    run(native()?.arg("-std=c99").arg("-c").args(files).current_dir(folder));
    let object =
        |file: &PathBuf| folder.join(file.file_stem().expect("a name")).with_extension("o");
    Some(files.iter().map(object).collect())
}

/// Links objects with the static library.
fn link_static(objects: &[PathBuf], library: &Library, program: &Path) {
    let mut linker = native().expect("the compiler of the objects");
    linker.args(objects).arg(library.static_path()).args(SYSTEM_LIBRARIES);
    run(linker.arg("-o").arg(program));
}

/// Links objects with the shared library.
fn link_shared(objects: &[PathBuf], library: &Library, program: &Path) {
    let mut linker = native().expect("the compiler of the objects");
    linker.args(objects).arg("-L").arg(&library.folder).args(["-lclash2d", "-lm"]);
    run(linker.arg("-o").arg(program));
}

/// Runs a program of the suite, which must end with "N passed, 0 failed".
fn run_suite(program: &Path, library: &Library) {
    let search_path = match std::env::consts::OS {
        "windows" => "PATH",
        "macos" => "DYLD_LIBRARY_PATH",
        _ => "LD_LIBRARY_PATH",
    };
    let mut folders = vec![library.folder.clone()];
    folders.extend(std::env::split_paths(&std::env::var_os(search_path).unwrap_or_default()));
    let folders = std::env::join_paths(folders).expect("folders without a separator");
    let printed = run(Command::new(program).env(search_path, folders));
    let last = printed.lines().last().unwrap_or_default();
    assert!(last.ends_with(" passed, 0 failed"), "{program:?} ends with: {last}");
    assert!(!last.starts_with("0 "), "{program:?} tests nothing: {last}");
}

#[test]
#[cfg(feature = "book")]
fn suite_with_the_static_library() {
    let Some(objects) = suite_objects() else { return };
    let program = scratch("programs").join("suite_static");
    link_static(objects, Library::tested(), &program);
    run_suite(&program, Library::tested());
}

#[test]
#[cfg(feature = "book")]
fn suite_with_the_shared_library() {
    let Some(objects) = suite_objects() else { return };
    let program = scratch("programs").join("suite_shared");
    link_shared(objects, Library::tested(), &program);
    run_suite(&program, Library::tested());
}

/// A game that defines `minimum`, `Rectangle`, ... itself.
#[test]
fn game_with_its_own_names() {
    let files =
        ["own_names.c", "pairs.c", "check.c"].map(|file| source().join("c_tests").join(file));
    let Some(objects) = compile(&files, &scratch("own_names")) else { return };
    let library = Library::without_book();

    let program = scratch("programs").join("own_names_static");
    link_static(&objects, library, &program);
    run_suite(&program, library);

    let program = scratch("programs").join("own_names_shared");
    link_shared(&objects, library, &program);
    run_suite(&program, library);
}

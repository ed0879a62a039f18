//! C++ programs that are compiled, linked and run.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compiler::{finish, named, not_asked_for, run};
use crate::cpp::{COMPILERS, LANGUAGES, compiler, plain_objects, sources, suite_objects};
use crate::documents::blocks;
use crate::library::{Library, SYSTEM_LIBRARIES, scratch, source};

/// Links objects with the static library.
fn link_static(program: &str, objects: &[PathBuf], file: &Path) {
    let mut linker = named(program).expect("the compiler of the objects");
    linker.args(objects).arg(Library::tested().static_path()).args(SYSTEM_LIBRARIES);
    run(linker.arg("-o").arg(file));
}

/// Links objects with the shared library.
fn link_shared(program: &str, objects: &[PathBuf], file: &Path) {
    let folder = &Library::tested().folder;
    let mut linker = named(program).expect("the compiler of the objects");
    linker.args(objects).arg("-L").arg(folder).arg("-lclash2d");
    run(linker.arg("-o").arg(file));
}

/// Runs a program, which must end with "N passed, 0 failed".
fn run_tests(program: &mut Command) {
    let printed = run(program);
    let last = printed.lines().last().unwrap_or_default();
    assert!(last.ends_with(" passed, 0 failed"), "{program:?} ends with: {last}");
}

/// Runs the suite with the shared cases.
fn run_suite(program: &Path) {
    let folders = ["tests/cases", "tests/cases/shapes"].map(|folder| source().join(folder));
    let entries = folders.iter().flat_map(|folder| folder.read_dir().expect("the shared cases"));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    assert!(files.len() > 14, "only {} files of shared cases", files.len());
    run_tests(Library::tested().program(program).args(files));
}

/// Links some objects of the suite with the static library, and runs it.
fn suite_passes(program: &str, objects: &[PathBuf], name: &str) {
    let file = scratch("cpp_programs").join(name);
    link_static(program, objects, &file);
    run_suite(&file);
}

/// Compiles the suite with options of its own, and runs it, if all of these are asked for.
fn suite_passes_with(program: &str, language: &str, options: &[&str], name: &str) {
    if std::env::var_os("CLASH2D_SUITES").is_none_or(|suites| suites != "all") {
        return not_asked_for(&format!("the C++ suite, {name}"), "CLASH2D_SUITES=all");
    }
    let Some(mut compiler) = compiler(program, language) else { return };
    compiler.args(options);
    suite_passes(program, &suite_objects(compiler, name), name);
}

#[test]
fn suite_with_gcc() {
    let Some(objects) = plain_objects() else { return };
    suite_passes("g++", objects, "gcc_17");
    suite_passes_with("g++", "-std=c++20", &[], "gcc_20");
}

#[test]
fn suite_with_clang() {
    suite_passes_with("clang++", "-std=c++17", &[], "clang_17");
    suite_passes_with("clang++", "-std=c++20", &[], "clang_20");
}

/// Under options that let a compiler fuse and reorder what it sees.
#[test]
fn suite_with_optimisation() {
    let options = ["-O2", "-march=native", "-ffp-contract=fast"];
    suite_passes_with("g++", "-std=gnu++17", &options, "optimised");
}

/// Compiled, not linked, with leave to reorder and to forget NaN, infinity and -0: what the
/// operators answer comes from the library all the same.
#[test]
fn suite_with_fast_math() {
    for program in COMPILERS {
        let name = format!("fast_{program}");
        suite_passes_with(program, "-std=c++17", &["-O2", "-ffast-math"], &name);
    }
}

#[test]
fn suite_with_the_shared_library() {
    let Some(objects) = plain_objects() else { return };
    let file = scratch("cpp_programs").join("shared");
    link_shared("g++", objects, &file);
    run_suite(&file);
}

/// The folders in which the headers of raylib, SDL2, glm and SFML are beside the system's own:
/// `CLASH2D_LIBRARIES_INCLUDE`, and `CLASH2D_RAYLIB_INCLUDE` of the C suite.
pub(crate) fn libraries_include() -> Vec<PathBuf> {
    let folders = |name| std::env::var_os(name).unwrap_or_default();
    ["CLASH2D_LIBRARIES_INCLUDE", "CLASH2D_RAYLIB_INCLUDE"]
        .map(folders)
        .iter()
        .flat_map(std::env::split_paths)
        .filter(|folder| !folder.as_os_str().is_empty())
        .collect()
}

/// Whether a compiler finds the header that a program includes first.
fn has_header(compiler: &mut Command, program: &Path) -> bool {
    let text = std::fs::read_to_string(program).expect("a readable program");
    let include = text.lines().find(|line| line.starts_with("#include")).expect("an include");
    let file = scratch("cpp_programs").join("header.cpp");
    std::fs::write(&file, format!("{include}\n")).expect("a writable folder");
    let answer = compiler.args(["-fsyntax-only"]).arg(file).output();
    answer.is_ok_and(|output| output.status.success())
}

/// The vectors of other libraries, whose headers have to be asked for: `.ci/install` fetches them.
#[test]
fn vectors_of_libraries() {
    let is_asked_for = std::env::var_os("CLASH2D_LIBRARIES_INCLUDE").is_some();
    for (program, language) in COMPILERS.iter().flat_map(|p| LANGUAGES.map(|l| (p, l))) {
        for test in sources("libraries") {
            let with_libraries = || {
                let mut compiler = compiler(program, language)?;
                for folder in libraries_include() {
                    compiler.arg("-isystem").arg(folder);
                }
                Some(compiler)
            };
            let Some(mut first) = with_libraries() else { continue };
            if !is_asked_for && !has_header(&mut first, &test) {
                not_asked_for(&test.display().to_string(), "CLASH2D_LIBRARIES_INCLUDE");
                continue;
            }
            let mut compiler = with_libraries().expect("a compiler that was there before");
            let name = test.file_stem().expect("a name").to_string_lossy();
            let file = scratch("cpp_programs").join(format!("{name}_{program}{language}"));
            compiler.arg(&test).arg(Library::tested().static_path()).args(SYSTEM_LIBRARIES);
            run(compiler.arg("-o").arg(&file));
            run_tests(&mut Command::new(&file));
        }
    }
}

/// Compiles a file with options of its own, and links it with the static library.
fn built(program: &str, file: &Path, options: &[&str]) -> Option<PathBuf> {
    let name = file.file_stem().expect("a name").to_string_lossy();
    let built = scratch("cpp_programs").join(format!("{name}_{program}"));
    let mut compiler = compiler(program, "-std=c++17")?;
    compiler.args(options).arg(file);
    compiler.arg(Library::tested().static_path()).args(SYSTEM_LIBRARIES);
    run(compiler.arg("-o").arg(&built));
    Some(built)
}

/// What a file prints that is compiled and run.
fn run_file(program: &str, file: &Path) -> Option<String> {
    Some(run(&mut Library::tested().program(&built(program, file, &[])?)))
}

#[test]
fn owners_take_the_memory_of_the_program() {
    for program in COMPILERS {
        let printed = run_file(program, &source().join("tests/cpp/programs/memory.cpp"));
        assert!(printed.is_none_or(|printed| printed.trim_end().ends_with(" passed, 0 failed")));
    }
}

#[test]
fn no_exception_comes_through_the_library() {
    let file = source().join("tests/cpp/programs/throwing.cpp");
    for program in COMPILERS {
        let Some(built) = built(program, &file, &["-fexceptions", "-frtti"]) else { continue };
        run_tests(&mut Library::tested().program(&built));
    }
}

/// The sample of worlds.
#[test]
fn all_coins_are_collected() {
    for program in COMPILERS {
        let printed = run_file(program, &source().join("examples/coins/coins.cpp"));
        assert!(printed.is_none_or(|printed| printed.ends_with("all coins, and out of sight\n")));
    }
}

/// The sample of bullets: some meet walls that they are past at the end of a frame, none is in a wall.
#[test]
fn no_bullet_goes_through_a_wall() {
    let file = source().join("examples/bullets/bullets.cpp");
    for program in COMPILERS {
        let Some(built) = built(program, &file, &[]) else { continue };
        let picture = scratch("cpp_programs").join(format!("bullets_{program}.svg"));
        let mut bullets = Library::tested().program(&built);
        let printed = run(bullets.args(["500", "100", "40"]).arg(&picture));
        assert!(printed.ends_with("0 bullets are in a wall\n"), "{printed}");
        assert!(!printed.contains(" 0 of them at what is passed"), "{printed}");
        let picture = std::fs::read_to_string(picture).expect("a picture");
        assert!(picture.matches("class=\"way\"").count() > 20 && picture.ends_with("</svg>\n"));
    }
}

/// The sample: its hero has to reach the wall, and never to be inside of the level.
#[test]
fn the_hero_comes_through_the_level() {
    for program in COMPILERS {
        let printed = run_file(program, &source().join("examples/hero/hero.cpp"));
        assert!(printed.is_none_or(|printed| printed.ends_with("at the wall\n")));
    }
}

/// clang warns where a shape outlives what it borrows from, and nowhere else.
#[test]
fn what_dangles_is_found() {
    let file = source().join("tests/cpp/wrong/dangling.cpp");
    let text = std::fs::read_to_string(&file).expect("a readable file");
    let lines = || text.lines().zip(1..);
    let expected: Vec<usize> = lines()
        .filter(|(line, _)| line.ends_with("// dangles"))
        .map(|(_, number)| number)
        .collect();
    assert!(expected.len() > 5, "only {expected:?}");
    let Some(mut clang) = compiler("clang++", "-std=c++17") else { return };
    let output = finish(clang.args(["-Wno-error", "-fsyntax-only"]).arg(&file));
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaints}");
    let warned = |number: &usize| complaints.contains(&format!("dangling.cpp:{number}:"));
    let found: Vec<usize> = lines().map(|(_, number)| number).filter(warned).collect();
    assert_eq!(found, expected, "{complaints}");
}

#[test]
fn code_in_the_documents_compiles() {
    let files = blocks("cpp", "clash2d.hpp");
    assert!(!files.is_empty(), "no block of C++");
    for program in COMPILERS {
        let Some(mut compiler) = compiler(program, "-std=c++17") else { continue };
        run(compiler.arg("-c").args(&files).current_dir(scratch("documents_cpp")));
    }
}

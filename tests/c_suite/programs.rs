//! C programs that are compiled, linked and run.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

#[cfg(feature = "book")]
use crate::compiler::finish;
use crate::compiler::{native, run, suite_sources};
use crate::documents::blocks;
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
    let cases = source().join("tests/cases");
    let printed = run(library.program(program).arg("--cases").arg(cases));
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

/// What is wrong in a file of cases, and what the suite says of it.
#[cfg(feature = "book")]
const MISTAKES: [(&str, &str); 12] = [
    ("clash_circles_meet 0 0 1 2 0 1 = yes", "unknown function"),
    ("clash_circles_collide 0 0 1 2 0 = yes", "not a number"),
    ("clash_circles_collide 0 0 1 2 0 1 1 = yes", "no = after the last number"),
    ("clash_circles_collide 0 0 1 2 0 1 = yes 1", "the true answer"),
    ("clash_circles_collide 0 0 1 3 0 1 = no 1", "words after the answer"),
    ("clash_circles_collide 0 0 1 2 0 1 = no", "the true answer"),
    ("clash_vector_length 3 4 = 5.0000005", "the true answer"),
    ("clash_negate_vector 0 1 = 0 -1", "the true answer"),
    ("clash_rectangle_corner 0 0 1 1 0.5 = 1 1", "not an integer"),
    ("clash_circles_circle_hull 0 0 1 = yes 0 0 1", "no array in brackets"),
    ("clash_circles_circle_hull [ 0 0 1 ] = 0 0 1", "the true answer"),
    ("clash_circles_circle_hull [ ] = yes 0 0 0", "the true answer"),
];

/// A reader that overlooks mistakes tests nothing.
#[test]
#[cfg(feature = "book")]
fn the_suite_tells_mistakes_in_cases() {
    let Some(objects) = suite_objects() else { return };
    let program = scratch("programs").join("suite_mistakes");
    link_static(objects, Library::tested(), &program);
    let folder = scratch("mistakes");
    let lines: String = MISTAKES.iter().map(|(line, _)| format!("{line}\n")).collect();
    std::fs::write(folder.join("pairs.txt"), lines).expect("a writable folder");
    std::fs::write(folder.join("motion.txt"), "# no case\n").expect("a writable folder");
    let output = finish(Command::new(program).arg("--cases").arg(&folder));
    let printed = String::from_utf8_lossy(&output.stdout);
    for (number, (line, problem)) in MISTAKES.iter().enumerate() {
        let place = format!("pairs.txt:{}: The cases of every language: {problem}", number + 1);
        assert!(printed.contains(&place), "{line}:\n{printed}");
    }
    for problem in
        ["motion.txt:0: The cases of every language: a file with cases", "a case of each"]
    {
        assert!(printed.contains(problem), "{problem}:\n{printed}");
    }
    assert!(!output.status.success(), "{printed}");
}

/// The sample of worlds in C: a crowd of which nobody touches anybody, and its picture.
#[test]
fn the_crowd_walks_without_a_touch() {
    let folder = scratch("crowd");
    let Some(objects) = compile(&[source().join("examples/crowd/crowd.c")], &folder) else {
        return;
    };
    let (program, picture) = (scratch("programs").join("crowd"), folder.join("crowd.svg"));
    link_static(&objects, Library::tested(), &program);
    let printed = run(Library::tested().program(&program).args(["60", "800"]).arg(&picture));
    assert!(printed.ends_with("and 0 touched something\n"), "{printed}");
    let picture = std::fs::read_to_string(picture).expect("a picture");
    assert!(picture.matches("<path").count() > 20 && picture.ends_with("</svg>\n"));
}

/// The sample of movers: a script plays a level with everything in it, and draws the way.
#[test]
fn the_hero_gets_through_the_platformer() {
    let folder = scratch("platformer");
    let files =
        ["game.c", "platformer.c"].map(|file| source().join("examples/platformer").join(file));
    let Some(objects) = compile(&files, &folder) else { return };
    let (program, picture) = (scratch("programs").join("platformer"), folder.join("way.svg"));
    link_static(&objects, Library::tested(), &program);
    let printed = run(Library::tested().program(&program).arg(&picture));
    assert!(printed.ends_with("never in anything, and at the flag\n"), "{printed}");
    let drawn = std::fs::read_to_string(picture).expect("a picture");
    let figure = source().join("docs/figures/platformer.svg");
    assert_eq!(drawn, std::fs::read_to_string(figure).expect("the figure"), "the same everywhere");
}

/// A game that defines `minimum`, `Rectangle`, ... itself: of the default static library, what has the
/// book's names is not pulled in.
#[test]
fn game_with_its_own_names() {
    let files =
        ["own_names/game.c", "pairs.c", "check.c"].map(|file| source().join("c_tests").join(file));
    let Some(objects) = compile(&files, &scratch("own_names")) else { return };
    for (library, name) in
        [(Library::tested(), "default"), (Library::without_book(), "without_book")]
    {
        let program = scratch("programs").join(format!("own_names_{name}"));
        link_static(&objects, library, &program);
        run_suite(&program, library);
    }

    let library = Library::without_book();
    let program = scratch("programs").join("own_names_shared");
    link_shared(&objects, library, &program);
    run_suite(&program, library);
}

#[test]
fn code_in_the_documents_compiles() {
    let files = blocks("c", "clash2d.h");
    assert!(files.len() > 4, "only {} blocks of C", files.len());
    compile(&files, &scratch("documents_c"));
}

/// A log of ten updates of two discs, of which one goes somewhere else in one of them.
fn log(other: u8) -> Vec<u8> {
    use clash2d::{Circle, Collider, ColliderId, Pose, Shape, Vector2D};
    // SAFETY: it is ended below.
    let world = unsafe { clash2d_ffi::clash_world_create(None).as_mut() }.expect("there is memory");
    let disc = Shape::from(Circle::new(Vector2D::ZERO, 1.0));
    let pose = |x: f32| Pose::new(Vector2D::new(x, 0.0), 0.0);
    let ids = [0.0, 10.0].map(|x| {
        world.add(&Collider { pose: pose(x), ..Collider::new(&disc) }).expect("it is valid")
    });
    assert_ne!(ids, [ColliderId::NONE; 2]);
    world.record(true).expect("there is memory");
    for step in 1..=10 {
        let x = f32::from(step) + if step == other { 0.5 } else { 0.0 };
        world.move_to(ids[0], pose(x)).expect("it is there");
        world.update().expect("there is memory");
    }
    let mut log = vec![0; world.take_log(&mut [])];
    world.take_log(&mut log);
    // SAFETY: it was made above, and nobody has it any more.
    unsafe { clash2d_ffi::clash_world_destroy(world) };
    log
}

/// The tool that plays logs tells the first update that differs, and refuses what is no log.
#[test]
fn logs_are_played_by_a_tool() {
    let folder = scratch("replay");
    let file = source().join("examples/replay/replay.c");
    let Some(objects) = compile(&[file], &folder) else { return };
    let program = folder.join("replay");
    link_static(&objects, Library::tested(), &program);
    let [one, same, other] = [log(0), log(0), log(7)];
    assert_eq!(one, same);
    let mut flipped = one.clone();
    *flipped.last_mut().expect("a byte") ^= 1;
    for (name, bytes) in [("one", &one), ("other", &other), ("flipped", &flipped)] {
        std::fs::write(folder.join(name), bytes).expect("a writable folder");
    }
    let play = |names: &[&str]| {
        let output = Command::new(&program).args(names).current_dir(&folder).output();
        let output = output.expect("it runs");
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).expect("text").replace('\r', ""))
    };
    assert_eq!(play(&["one"]), (Some(0), "10 updates: the same\n".into()));
    assert_eq!(play(&["one", "one"]), (Some(0), "10 updates: the same\n".into()));
    let (code, text) = play(&["one", "other"]);
    let told = "update 7: other calls in one than in other\n  in one collider 0 (generation 1) is at (7, 0), \
                turned by 0\n  in other collider 0 (generation 1) is at (7.5, 0), turned by 0\n";
    assert_eq!((code, &text[..]), (Some(1), told));
    assert_eq!(play(&["flipped"]).0, Some(2));
    assert_eq!(play(&["nothing"]).0, Some(2));
}

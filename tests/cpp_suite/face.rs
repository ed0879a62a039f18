//! The face is complete, and says what the C header says.

use crate::library::source;

/// A header's text without the indentation of its lines.
fn text(header: &str) -> String {
    let path = source().join("include/clash2d").join(header);
    let text = std::fs::read_to_string(path).expect("a readable header");
    text.lines().map(|line| line.trim_start().to_owned() + "\n").collect()
}

/// The documentation comments of a header, those of functions, structs and fields.
fn comments(text: &str) -> Vec<String> {
    let mut comments = vec![String::new()];
    for line in text.lines() {
        let comment = comments.last_mut().expect("never empty");
        if line.starts_with("///") {
            comment.push_str(line);
            comment.push('\n');
        } else if !comment.is_empty() {
            comments.push(String::new());
        }
    }
    comments.retain(|comment| !comment.is_empty());
    comments
}

/// What the face has to say where the C header has a comment: the same without what C's pointers ask
/// for, which in C++ are arrays with their lengths, and answers that are returned.
fn in_cpp(comment: &str) -> String {
    let is_of_pointers = |text: &str| {
        text.starts_with("/// `") || text.starts_with("/// Whenever the shape is used")
    };
    let comment = match comment.rsplit_once("///\n") {
        Some((before, last)) if is_of_pointers(last) => before,
        _ => comment,
    };
    let is_of_answer =
        |line: &&str| !(line.starts_with("/// `out") && line.contains("` may be null, and is"));
    words(&comment.lines().filter(is_of_answer).collect::<Vec<_>>().join("\n"))
}

/// A comment in one line, with the names of C++. Lines may be broken elsewhere, as the face indents
/// what is no member in C.
fn words(comment: &str) -> String {
    let words = comment.split_whitespace().filter(|word| *word != "///");
    words.map(|word| renamed(word) + " ").collect()
}

/// What the face has to say of worlds: each sentence but those about pointers, and counts beside them,
/// making and ending, and what Rust does without C.
fn in_worlds(comment: &str) -> Vec<String> {
    const OF_C: [&str; 12] = [
        "null",
        "Null:",
        "`outShape`",
        "`outEvents`",
        " points to ",
        "How many pairs ",
        "How many are in the list",
        "destroy ends",
        "destroy is not",
        "create made",
        "Rust's",
        "`rows` is a",
    ];
    let text = in_cpp(comment).replace("clash2d.h:", "clash2d.hpp:") + " ";
    let sentences = text.split_inclusive(". ").map(|sentence| sentence.trim().to_owned());
    let is_of_c = |sentence: &String| OF_C.iter().any(|words| sentence.contains(words));
    sentences.filter(|sentence| !sentence.is_empty() && !is_of_c(sentence)).collect()
}

/// The enumerations by how their constants begin in C.
const ENUMERATIONS: [(&str, &str); 9] = [
    ("CLASH_SHAPE_", "ShapeKind"),
    ("CLASH_SIDE_", "Side"),
    ("CLASH_STATUS_", "Status"),
    ("CLASH_RELATION_", "Relation"),
    ("CLASH_CAST_SIDES_", "CastSides"),
    ("CLASH_CAST_", "CastMode"),
    ("CLASH_WINDING_", "Winding"),
    ("CLASH_QUERY_", "QueryFlags"),
    ("CLASH_EVENT_", "EventFlags"),
];

/// A word with the name that the face gives to what C calls so, without the class that the face names
/// where another one has the same function.
fn renamed(word: &str) -> String {
    for (prefix, enumeration) in ENUMERATIONS {
        if let Some((before, constant)) = word.split_once(prefix) {
            return format!("{before}{enumeration}::{}", constant.to_lowercase());
        }
    }
    word.replace("clash_world_", "")
        .replace("clash_grid_", "")
        .replace("Grid::", "")
        .replace("clash_", "")
        .replace("Clash", "")
}

#[test]
fn names_of_c_become_those_of_cpp() {
    let comment = "/// A ClashSide: as (CLASH_SIDE_LEFT),\n/// clash_chain has it.\n";
    assert_eq!(in_cpp(comment), "A Side: as (Side::left), chain has it. ");
    let comment = "/// Whether.\n/// `outHit` may be null, and is written.\n///\n/// `a` points.\n";
    assert_eq!(in_cpp(comment), "Whether. ");
    assert_eq!(in_cpp("/// One.\n///\n/// Two.\n"), "One. Two. ");
    let comment = "/// As clash_grid_cast with CLASH_QUERY_ONE_WAY.\n";
    assert_eq!(in_cpp(comment), words("/// As Grid::cast with QueryFlags::one_way."));
}

/// Of bytes that the face has no name for.
const OF_C_ALONE: &str = "Always 0, so that no byte of the struct is left unwritten.";

#[test]
fn every_comment_of_the_c_header_stands_in_the_face() {
    let face: Vec<String> = comments(&text("clash2d.hpp")).iter().map(|face| words(face)).collect();
    let comments = comments(&text("clash2d.h"));
    assert!(comments.len() > 80, "only {} comments found", comments.len());
    let is_missing = |comment: &&String| {
        if comment.contains(OF_C_ALONE) {
            return false;
        }
        let expected = in_cpp(comment);
        !face.iter().any(|face| face.starts_with(&expected))
    };
    let missing: Vec<_> = comments.iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "clash2d.hpp lacks, word for word: {missing:#?}");
}

#[test]
fn every_comment_of_worlds_stands_in_the_face() {
    let face: Vec<String> = comments(&text("world.hpp")).iter().map(|face| words(face)).collect();
    let comments = comments(&text("world.h"));
    assert!(comments.len() > 100, "only {} comments found", comments.len());
    let stands = |sentences: &[String]| {
        face.iter().any(|face| sentences.iter().all(|sentence| face.contains(sentence)))
    };
    let sentences = comments.iter().map(|comment| in_worlds(comment));
    let missing: Vec<_> = sentences.filter(|sentences| !stands(sentences)).collect();
    assert!(missing.is_empty(), "world.hpp lacks, word for word: {missing:#?}");
}

#[cfg(target_os = "linux")]
mod symbols {
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};
    use std::process::Command;
    use std::sync::OnceLock;

    use crate::compiler::run;
    use crate::cpp::{compiler, plain_objects};
    use crate::declared;
    use crate::library::scratch;

    /// An object with all functions of the face but its templates, used or not; compiled once, as
    /// tests run side by side.
    fn whole_face() -> Option<&'static Path> {
        static OBJECT: OnceLock<Option<PathBuf>> = OnceLock::new();
        let compile = || {
            let mut compiler = compiler("g++", "-std=c++17")?;
            let file = scratch("cpp_face").join("face.cpp");
            std::fs::write(&file, "#include <clash2d/world.hpp>\n").expect("a writable folder");
            let object = file.with_extension("o");
            run(compiler.args(["-fkeep-inline-functions", "-c"]).arg(file).arg("-o").arg(&object));
            Some(object)
        };
        OBJECT.get_or_init(compile).as_deref()
    }

    /// The symbols of some objects that `nm` lists under an option.
    fn symbols(option: &str, objects: &[impl AsRef<Path>]) -> BTreeSet<String> {
        let mut nm = Command::new("nm");
        nm.args([option, "--format=posix"]).args(objects.iter().map(AsRef::as_ref));
        let printed = run(&mut nm);
        let name = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
        printed.lines().map(name).collect()
    }

    /// The functions that only make a ClashShape, which the face does itself: as constants, and
    /// without a call.
    fn is_made_in_place(name: &str) -> bool {
        const CALLED: [&str; 8] =
            ["check", "prepared", "at_pose", "member_", "edge", "vertex", "point_at", "place_at"];
        let made = name.strip_prefix("clash_shape_");
        made.is_some_and(|made| !CALLED.iter().any(|called| made.starts_with(called)))
    }

    /// Of `clash2d.h` and of `world.h`.
    #[test]
    fn the_face_calls_every_function_of_the_c_headers() {
        let Some(face) = whole_face() else { return };
        let mut called = symbols("--undefined-only", &[face]);
        called.retain(|name| name.starts_with("clash_"));
        let mut expected = declared::prefixed();
        expected.retain(|name| !is_made_in_place(name));
        assert_eq!(called, expected);
    }

    /// Whether a function is a constructor without arguments: compilers need not call it, as all that
    /// it makes is constant.
    fn is_constant(name: &str) -> bool {
        ["C1Ev", "C2Ev", "C5Ev"].iter().any(|end| name.ends_with(end))
    }

    /// Without optimisation an inline function is in an object if something calls it.
    #[test]
    fn the_suite_calls_every_function_of_the_face() {
        let (Some(face), Some(objects)) = (whole_face(), plain_objects()) else { return };
        let mut functions = symbols("--defined-only", &[face]);
        functions.retain(|name| name.starts_with("_ZN5clash") || name.starts_with("_ZNK5clash"));
        functions.retain(|name| !is_constant(name));
        assert!(functions.len() > 80, "only {} functions found", functions.len());
        let called = symbols("--defined-only", objects);
        let uncalled: Vec<_> = functions.difference(&called).collect();
        assert!(uncalled.is_empty(), "never called: {uncalled:#?}");
    }
}

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

#[test]
fn every_comment_of_the_c_header_stands_in_the_face() {
    let face = text("clash2d.hpp");
    let comments = comments(&text("clash2d.h"));
    assert!(comments.len() > 80, "only {} comments found", comments.len());
    let is_missing = |comment: &&String| !face.contains(comment.as_str());
    let missing: Vec<_> = comments.iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "clash2d.hpp lacks, word for word: {missing:#?}");
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
            std::fs::write(&file, "#include <clash2d/clash2d.hpp>\n").expect("a writable folder");
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

    #[test]
    fn the_face_calls_every_function_of_the_c_header() {
        let Some(face) = whole_face() else { return };
        let mut called = symbols("--undefined-only", &[face]);
        called.retain(|name| name.starts_with("clash_"));
        assert_eq!(called, declared::prefixed());
    }

    /// Without optimisation an inline function is in an object if something calls it.
    #[test]
    fn the_suite_calls_every_function_of_the_face() {
        let (Some(face), Some(objects)) = (whole_face(), plain_objects()) else { return };
        let mut functions = symbols("--defined-only", &[face]);
        functions.retain(|name| name.starts_with("_ZN5clash") || name.starts_with("_ZNK5clash"));
        assert!(functions.len() > 80, "only {} functions found", functions.len());
        let called = symbols("--defined-only", objects);
        let uncalled: Vec<_> = functions.difference(&called).collect();
        assert!(uncalled.is_empty(), "never called: {uncalled:#?}");
    }
}

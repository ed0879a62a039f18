//! The shared cases, `tests/cases/*.txt`: one line a case, read by the tests of every language.
//!
//! `scenes/*.txt` tells which arguments are worth a case; more are drawn. All answers are the
//! oracle's.

mod answer;
mod drawn;
mod helpers;
mod hulls;
mod numbers;
mod poses;
mod scene;
mod subject;
mod text;
mod vectors;

use std::collections::HashSet;

use crate::BOOK_FUNCTIONS;
use scene::{Line, Section};
use subject::Subject;

/// A file of `tests/cases`.
pub struct CaseFile {
    /// Its name in that folder.
    pub name: &'static str,
    /// What it holds.
    pub text: String,
}

const PAIRS: &str = include_str!("../../scenes/pairs.txt");
const MOTION: &str = include_str!("../../scenes/motion.txt");
const VECTORS: &str = include_str!("../../scenes/vectors.txt");
const WAYS: &str = include_str!("../../scenes/ways.txt");
const POSES: &str = include_str!("../../scenes/poses.txt");
const HELPERS: &str = include_str!("../../scenes/helpers.txt");
const HULLS: &str = include_str!("../../scenes/hulls.txt");
const BOOK: &str = include_str!("../../scenes/book.txt");

/// How many groups of each exact function are asked again under the book's name.
const GROUPS_OF_BOOK: usize = 2;

/// All files of `tests/cases`, the same ones every time.
pub fn case_files() -> Vec<CaseFile> {
    let exact = [
        ("pairs.txt", "whether two shapes meet", PAIRS),
        ("motion.txt", "whether moving shapes meet", MOTION),
        ("vectors.txt", "vectors and angles", VECTORS),
        ("ways.txt", "vectors and angles that the book does not have", WAYS),
        ("poses.txt", "poses, and what they make of points and directions", POSES),
        ("helpers.txt", "ranges, sides, corners and axes", HELPERS),
        ("hulls.txt", "bounding shapes", HULLS),
    ];
    let mut files: Vec<CaseFile> =
        exact.map(|(name, title, scenes)| file(name, title, scenes)).into();
    files.push(book_file(&[PAIRS, MOTION, VECTORS, HELPERS, HULLS]));
    files
}

/// The file of one list of scenes, for functions of clash2d.h.
fn file(name: &'static str, title: &str, scenes: &str) -> CaseFile {
    let mut text = head(title);
    for section in scene::sections(scenes) {
        let subject = Subject::exact(section.name);
        write_section(&mut text, "clash_", &subject, with_drawn(&section, &subject));
    }
    CaseFile { name, text }
}

/// The book's functions: those with its threshold in full, the others with their first groups.
fn book_file(exact: &[&str]) -> CaseFile {
    let mut text = head("the functions of book.h under the book's names");
    for section in scene::sections(BOOK) {
        let subject = Subject::of_book(section.name);
        write_section(&mut text, "", &subject, with_drawn(&section, &subject));
    }
    let is_exact = |section: &Section| BOOK_FUNCTIONS.iter().all(|f| f.name != section.name);
    for section in exact.iter().flat_map(|scenes| scene::sections(scenes)).filter(is_exact) {
        let subject = Subject::exact(section.name);
        let first = section.first_groups(GROUPS_OF_BOOK);
        write_section(&mut text, "", &subject, first.lines(&subject));
    }
    CaseFile { name: "book.txt", text }
}

/// The cases of a section, and those that are drawn for its function.
fn with_drawn(section: &Section, subject: &Subject) -> Vec<Line> {
    let mut lines = section.lines(subject);
    lines.extend(drawn::lines(subject));
    lines
}

fn head(title: &str) -> String {
    format!(
        "# Cases that every language must agree on: {title}. README.md describes the format.\n\
         # Written by `cargo run --release -p clash2d-oracle --bin cases`: the answers come from\n\
         # exact arithmetic in tests/oracle, never from the library.\n"
    )
}

/// Writes the cases of a function, each once, with their answers.
fn write_section(text: &mut String, prefix: &str, subject: &Subject, lines: Vec<Line>) {
    let name = format!("{prefix}{}", subject.name());
    text.push_str(&format!("\n# ---- {name} ----\n"));
    let is_exact = !prefix.is_empty();
    let mut seen = HashSet::new();
    for line in lines {
        match line {
            Line::Group(title) => text.push_str(&format!("# {title}\n")),
            Line::Case { arguments, note } => {
                let call = format!("{name} {}", subject.shown(&arguments));
                if seen.insert(call.clone()) {
                    let note = if note.is_empty() { note } else { format!("  # {note}") };
                    let answer = if is_exact { Subject::exact_answer } else { Subject::answer };
                    text.push_str(&format!("{call} = {}{note}\n", answer(subject, &arguments)));
                }
            }
        }
    }
}

//! The shared cases, `tests/cases/*.txt`: one line a case, read by the tests of every language.
//!
//! `scenes/*.txt` tells which arguments are worth a case; more are drawn, where floats next to each
//! other have different answers. All answers are the oracle's.

mod answer;
mod drawn;
mod scene;
mod subject;
mod text;

use std::fmt::Write;

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
        let _ = write!(text, "\n# ---- clash_{} ----\n", section.name);
        let lines = section.lines(&subject);
        let drawn = drawn::lines(&subject);
        write_cases(&mut text, "clash_", &subject, lines.into_iter().chain(drawn));
    }
    CaseFile { name, text }
}

/// The book's functions: those with its threshold in full, the others with their first groups.
fn book_file(exact: &[&str]) -> CaseFile {
    let mut text = head("the functions of book.h under the book's names");
    for section in scene::sections(BOOK) {
        let subject = Subject::of_book(section.name);
        let _ = write!(text, "\n# ---- {} ----\n", section.name);
        let lines = section.lines(&subject).into_iter().chain(drawn::lines(&subject));
        write_cases(&mut text, "", &subject, lines);
    }
    let is_exact = |section: &Section| BOOK_FUNCTIONS.iter().all(|f| f.name != section.name);
    for section in exact.iter().flat_map(|scenes| scene::sections(scenes)).filter(is_exact) {
        let subject = Subject::of_book(section.name);
        let _ = write!(text, "\n# ---- {} ----\n", section.name);
        let first = section.first_groups(GROUPS_OF_BOOK);
        write_cases(&mut text, "", &subject, first.lines(&subject));
    }
    CaseFile { name: "book.txt", text }
}

fn head(title: &str) -> String {
    format!(
        "# Cases that every language must agree on: {title}. README.md describes the format.\n\
         # Written by `cargo run --release -p clash2d-oracle --bin cases`: the answers come from\n\
         # exact arithmetic in tests/oracle, never from the library.\n"
    )
}

/// Writes lines with the answers of a function, each case once.
fn write_cases(
    text: &mut String,
    prefix: &str,
    subject: &Subject,
    lines: impl IntoIterator<Item = Line>,
) {
    let mut seen = std::collections::HashSet::new();
    for line in lines {
        let (arguments, note) = match line {
            Line::Group(title) => {
                let _ = writeln!(text, "# {title}");
                continue;
            }
            Line::Case { arguments, note } => (arguments, note),
        };
        let case = format!(
            "{prefix}{} {} = {}",
            subject.name(),
            subject.shown(&arguments),
            subject.answer(&arguments)
        );
        if seen.insert(case.clone()) {
            let note = if note.is_empty() { String::new() } else { format!("  # {note}") };
            let _ = writeln!(text, "{case}{note}");
        }
    }
}

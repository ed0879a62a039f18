//! The documents' tables of wrong answers and of speeds, out of the records.

use std::fs;
use std::path::{Path, PathBuf};

use crate::record::number;

/// The machine whose records the documents show.
const MACHINE: &str = "intel-xeon-2-cores";

/// The documents that show records.
pub const DOCUMENTS: [&str; 2] = ["docs/exactness.md", "docs/speed.md"];

/// A file of the repository.
fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// A document as it is.
pub fn text(document: &str) -> String {
    fs::read_to_string(repository(document)).expect("there is such a document")
}

/// Writes the numbers of the records into the documents.
pub fn renew() {
    for document in DOCUMENTS {
        let renewed = with_records(&text(document));
        fs::write(repository(document), renewed).expect("it can be written");
    }
}

/// A document with the numbers of the records in each row whose name they know: of wrong answers in the
/// one about exactness, of speeds in the other one.
pub fn with_records(document: &str) -> String {
    if document.starts_with("# How right") {
        let verdicts = ["exactness.md", "exactness-any.md"].map(Verdicts::read);
        return renewed(document, |name| verdicts.iter().find_map(|record| record.row(name)));
    }
    let records = ["", "-any"].map(Record::read);
    renewed(document, |name| records.iter().find_map(|record| record.row(name)))
}

/// The text with its rows replaced, where there is a new one for its name.
fn renewed(text: &str, row: impl Fn(&str) -> Option<String>) -> String {
    let line = |line: &str| name_of(line).and_then(&row).unwrap_or_else(|| line.to_owned()) + "\n";
    text.lines().map(line).collect()
}

/// The name with which a row of a table begins.
fn name_of(line: &str) -> Option<&str> {
    line.strip_prefix("| `")?.split_once('`').map(|(name, _)| name)
}

/// A record of wrong answers.
struct Verdicts {
    /// Its last table, which is everyone's, line by line.
    everyone: Vec<String>,
}

impl Verdicts {
    fn read(name: &str) -> Self {
        let text = recorded(name);
        let table = text.trim_end().rsplit("\n\n").next().unwrap_or_default();
        Self { everyone: table.lines().map(str::to_owned).collect() }
    }

    fn row(&self, name: &str) -> Option<String> {
        self.everyone.iter().find(|line| name_of(line) == Some(name)).cloned()
    }
}

fn recorded(name: &str) -> String {
    let path = repository("benches/records").join(name);
    fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("no record {}: {error}", path.display()))
}

/// A recorded scene of a row.
struct Measured {
    name: String,
    scene: String,
    nanoseconds: Vec<Option<f64>>,
}

struct Record {
    measured: Vec<Measured>,
    /// The column of the plain formulas, which are no library.
    plain: Option<usize>,
}

impl Record {
    fn read(suffix: &str) -> Self {
        let text = recorded(&format!("{MACHINE}{suffix}.csv"));
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let names = lines.next().unwrap_or_default().split(',').skip(3);
        let plain = names.into_iter().position(|name| name == "plain f32");
        Self { measured: lines.map(measured).collect(), plain }
    }

    fn scene(&self, name: &str, scenes: &[&str]) -> Option<&Measured> {
        self.measured.iter().find(|row| row.name == name && scenes.contains(&&*row.scene))
    }

    /// Ours, the others, how many times as fast as the fastest of them, and ours in other scenes.
    fn row(&self, name: &str) -> Option<String> {
        let first = self.scene(name, &["random", "near"])?;
        let cell = |nanoseconds: Option<f64>| number(nanoseconds, "–");
        let (ours, others) = first.nanoseconds.split_first()?;
        let peers = (1..).zip(others).filter(|(column, _)| Some(*column) != self.plain);
        let fastest = peers.filter_map(|(_, &time)| time).min_by(f64::total_cmp);
        let ratio = ours.zip(fastest).map(|(ours, fastest)| fastest / ours);
        let elsewhere = |scene| self.scene(name, &[scene]).and_then(|row| row.nanoseconds[0]);
        let mut cells = vec![format!("`{name}`"), format!("**{}**", cell(*ours))];
        cells.extend(others.iter().map(|&time| cell(time)));
        cells.extend([cell(ratio), cell(elsewhere("tiles")), cell(elsewhere("touching"))]);
        Some(format!("| {} |", cells.join(" | ")))
    }
}

fn measured(line: &str) -> Measured {
    let mut cells = line.split(',').map(str::to_owned);
    let mut next = || cells.next().unwrap_or_default();
    let (name, scene, _hits) = (next(), next(), next());
    Measured { name, scene, nanoseconds: cells.map(|cell| cell.parse().ok()).collect() }
}

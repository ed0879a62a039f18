//! Writing the measurements down.

use std::borrow::Cow;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One function in one scene.
pub struct Row {
    /// The book's name, or what a question about prebuilt shapes is called.
    pub function: Cow<'static, str>,
    /// Where the shapes came from.
    pub scene: &'static str,
    /// How many in a hundred answers of ours were yes, where it is a question.
    pub hits: Option<f64>,
    /// Nanoseconds a call for each peer, ours first.
    pub nanoseconds: Vec<Option<f64>>,
}

/// The model of the processor.
pub fn processor() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = info.lines().find(|line| line.starts_with("model name"));
    let model = line.and_then(|line| line.split(':').nth(1)).unwrap_or(std::env::consts::ARCH);
    model.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn date() -> String {
    let output = Command::new("date").args(["-u", "+%Y-%m-%d"]).output();
    output.map_or("unknown".to_owned(), |out| String::from_utf8_lossy(&out.stdout).trim().into())
}

/// Saves this machine's record, `<machine><suffix>.csv`, and tells where.
pub fn save_csv(suffix: &str, text: &str) {
    let path =
        save(&format!("{}{suffix}.csv", machine()), text).expect("the record can be written");
    println!("recorded in {}", path.display());
}

/// The processor and its cores in words that suit a file.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let words = format!("{} {cores} cores", processor()).to_lowercase();
    let words = words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// The rows as a table for machines; its head tells where it was measured.
pub fn csv(rows: &[Row], peers: &[&str], calls: usize, rounds: usize) -> String {
    let mut text = format!(
        "# processor: {}\n# date: {}\n# compilers: {}; {}\n# nanoseconds a call: medians of {rounds} rounds of {calls} calls\n",
        processor(),
        date(),
        env!("RUST_COMPILER"),
        env!("C_COMPILER"),
    );
    let _ = writeln!(text, "function,scene,hits_percent,{}", peers.join(","));
    for row in rows {
        let hits = row.hits.map_or(String::new(), |hits| format!("{hits:.0}"));
        let cells: Vec<String> = row.nanoseconds.iter().map(|&ns| number(ns, "")).collect();
        let _ = writeln!(text, "{},{},{hits},{}", row.function, row.scene, cells.join(","));
    }
    text
}

/// A measurement with one decimal, or a stand-in.
pub fn number(nanoseconds: Option<f64>, missing: &str) -> String {
    nanoseconds.map_or(missing.to_owned(), |ns| format!("{ns:.1}"))
}

/// Writes a file in `benches/records`.
pub fn save(name: &str, text: &str) -> std::io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    fs::create_dir_all(&folder)?;
    let path = folder.join(name);
    fs::write(&path, text)?;
    Ok(path)
}

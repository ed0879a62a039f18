//! Writes `tests/cases/*.txt`, the cases that every language's tests read.
//!
//! `cargo run --release -p clash2d-oracle --bin cases`

use std::path::Path;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cases");
    std::fs::create_dir_all(&folder).expect("a writable folder");
    for file in clash2d_oracle::case_files() {
        let cases =
            file.text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).count();
        std::fs::write(folder.join(file.name), &file.text).expect("a writable file");
        println!("{}: {cases} cases, {} bytes", file.name, file.text.len());
    }
}

//! The code in the documents: each block of it in the README and in docs/ is a file that compiles.

use std::path::PathBuf;

use crate::library::{scratch, source};

/// The documents with code.
const DOCUMENTS: [&str; 4] = ["README.md", "docs/any_shape.md", "docs/movers.md", "docs/world.md"];

/// The blocks of a language, each as a file that includes a header of ours.
pub(crate) fn blocks(language: &str, header: &str) -> Vec<PathBuf> {
    let read = |document| std::fs::read_to_string(source().join(document)).expect("a document");
    let text = DOCUMENTS.map(read).concat();
    let folder = scratch(&format!("documents_{language}"));
    let write = |(number, block): (usize, &str)| {
        let code = block.split("```").next().expect("split gives one part at least");
        let file = folder.join(format!("block_{number}.{language}"));
        std::fs::write(&file, format!("#include <clash2d/{header}>\n{code}")).expect("a folder");
        file
    };
    text.split(&format!("```{language}\n")).skip(1).enumerate().map(write).collect()
}

//! The documents: what they link to is there, and every figure is shown somewhere.

use std::path::{Path, PathBuf};

const DOCUMENTS: [&str; 8] = [
    "README.md",
    "docs/any_shape.md",
    "docs/decisions.md",
    "docs/functions.md",
    "docs/linking.md",
    "bindings/csharp/README.md",
    "bindings/godot/README.md",
    "tests/cases/README.md",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files that a document links to, without the places in them.
fn links(document: &str) -> Vec<PathBuf> {
    let path = root().join(document);
    let text = std::fs::read_to_string(&path).expect("a document");
    let target = |link: &str| {
        let target = link.split([')', '#']).next().unwrap_or_default();
        (!target.is_empty() && !target.contains("://"))
            .then(|| path.parent().expect("a folder").join(target))
    };
    text.split("](").skip(1).filter_map(target).collect()
}

#[test]
fn links_lead_somewhere() {
    let broken: Vec<(&str, PathBuf)> = DOCUMENTS
        .iter()
        .flat_map(|&document| links(document).into_iter().map(move |link| (document, link)))
        .filter(|(_, link)| !link.exists())
        .collect();
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn every_figure_is_shown() {
    let shown: Vec<PathBuf> = DOCUMENTS
        .iter()
        .flat_map(|document| links(document))
        .filter_map(|link| link.canonicalize().ok())
        .collect();
    let figures = std::fs::read_dir(root().join("docs/figures")).expect("the figures");
    for figure in figures {
        let figure = figure.expect("an entry").path().canonicalize().expect("a file");
        assert!(shown.contains(&figure), "no document shows {}", figure.display());
    }
}

//! The documents: what they link to is there, every figure is shown somewhere, the examples of Rust,
//! C# and Godot are those that run in their tests, and no change of the ABI is left unsaid.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const DOCUMENTS: [&str; 17] = [
    "README.md",
    "docs/any_shape.md",
    "docs/batches.md",
    "docs/decisions.md",
    "docs/exactness.md",
    "docs/functions.md",
    "docs/inside.md",
    "docs/linking.md",
    "docs/movers.md",
    "docs/speed.md",
    "docs/upgrading.md",
    "docs/web.md",
    "docs/world.md",
    "bindings/csharp/README.md",
    "bindings/godot/README.md",
    "bindings/web/README.md",
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

/// The types and functions of an ABI by name, each with all that a program could depend on.
fn abi(path: &str) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(root().join("bindings/abi").join(path)).expect("an ABI");
    let named = |line: &str| {
        let (declared, rest) = line.split_once(": ").expect("a name");
        let (_, name) = declared.split_once(' ').expect("a word before it");
        (name.to_owned(), rest.to_owned())
    };
    text.lines().map(named).collect()
}

/// What a document names in code: `name`.
fn named(document: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join(document)).expect("a document");
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split('`')
        .skip(1)
        .step_by(2)
        .flat_map(|code| code.split(|c| !is_of_name(c)))
        .map(str::to_owned)
        .collect()
}

/// Each change of what a program of version 0.1.0 may use is on the page for upgrading.
#[test]
fn changes_of_the_abi_are_announced() {
    let (before, now) = (abi("0.1.0.txt"), abi("now.txt"));
    assert!(before.len() > 200 && now.len() > before.len());
    let announced = named("docs/upgrading.md");
    let unsaid = before
        .iter()
        .filter(|(name, was)| now.get(*name) != Some(*was) && !announced.contains(*name));
    assert_eq!(unsaid.collect::<Vec<_>>(), [], "docs/upgrading.md does not name these");
}

/// The first block of code behind some words of a document.
fn block(document: &str, words: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(document)).expect("a document");
    let (_, rest) = text.split_once(words).expect("the words before the block");
    let block = rest.split("```").nth(1).expect("a block of code");
    block.lines().skip(1).map(|line| line.trim().to_owned()).collect()
}

#[test]
fn examples_run() {
    let questions = "about the same few shapes:";
    for (document, words, test) in [
        ("README.md", "In Rust", "tests/documents.rs"),
        ("bindings/csharp/README.md", questions, "bindings/csharp/Tests/Runtime/ReadmeTests.cs"),
        ("bindings/csharp/README.md", "## Worlds", "bindings/csharp/Tests/Runtime/ReadmeTests.cs"),
        ("bindings/godot/README.md", questions, "bindings/godot/tests/readme.gd"),
    ] {
        let code = std::fs::read_to_string(root().join(test)).expect("a test");
        let code: Vec<&str> = code.lines().map(str::trim).collect();
        let block = block(document, words);
        assert!(block.len() > 5, "{document}: {block:?}");
        let is_run = code.windows(block.len()).any(|lines| lines == block);
        assert!(is_run, "{test} does not have the lines of {document}");
    }
}

#[test]
fn the_example_in_rust() {
    use clash2d::{Circle, Polygon, Vector2D, circles_collide, contact};

    let a = Circle::new(Vector2D::new(2.6, 2.3), 2.0);
    let b = Circle::new(Vector2D::new(5.6, 2.3), 2.0);
    assert!(circles_collide(a, b));

    let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
    let touch = contact(Polygon::new(&corners), a).expect("they collide");
    assert!((touch.depth - 1.0).abs() < 1e-6); // out along (0.6, 0.8)
}

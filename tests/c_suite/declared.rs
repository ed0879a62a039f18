//! The functions that the headers declare, read from their text.

use std::collections::BTreeSet;

use crate::library::source;

/// The functions of `clash2d.h`.
pub(crate) fn pure() -> BTreeSet<String> {
    functions("clash2d.h")
}

/// The functions of `clash2d.h` and `world.h`.
pub(crate) fn prefixed() -> BTreeSet<String> {
    &pure() | &of_worlds()
}

/// The functions of `world.h`, most of which ask a world, not plain numbers and shapes.
pub(crate) fn of_worlds() -> BTreeSet<String> {
    functions("world.h")
}

/// The functions of all headers.
pub(crate) fn all() -> BTreeSet<String> {
    &prefixed() | &functions("book.h")
}

/// The functions that one header declares itself: names before a parenthesis, outside of comments,
/// preprocessor lines and types.
fn functions(header: &str) -> BTreeSet<String> {
    let path = source().join("include/clash2d").join(header);
    let text = std::fs::read_to_string(path).expect("a readable header");
    let found: BTreeSet<String> = code(&text).split(';').filter_map(function).collect();
    assert!(found.len() > 20, "{header}: only {} functions found", found.len());
    found
}

/// The header without its comments and preprocessor lines.
fn code(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        code.push_str(before);
        rest = comment.split_once("*/").expect("the comment's end").1;
    }
    code.push_str(rest);
    let without_line_comments = code.lines().map(|line| line.split("//").next().unwrap_or(""));
    let lines = without_line_comments.filter(|line| !line.trim_start().starts_with('#'));
    lines.collect::<Vec<_>>().join("\n")
}

/// The name that a declaration gives to a function, if it declares one.
fn function(declaration: &str) -> Option<String> {
    let (before, _) = declaration.split_once('(')?;
    let name = before.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
    Some(name.to_owned()).filter(|name| !name.is_empty())
}

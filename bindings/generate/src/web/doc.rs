//! Documentation: TSDoc, with the names of JavaScript.

use super::name;
use crate::names::camel;

/// A doc comment.
pub fn comment(doc: &str, indent: &str) -> String {
    let lines: Vec<String> = doc.lines().map(in_javascript).collect();
    match &lines[..] {
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let lines =
                lines.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n");
            format!("{indent}/**\n{}{indent} */\n", lines.collect::<String>())
        }
    }
}

/// A line with `castRay` for `clash_cast_ray`, `Circle` for `ClashCircle` and `null` for what C has not.
pub fn in_javascript(line: &str) -> String {
    let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    let word = |piece: &str| {
        let (word, rest) = piece.split_at(piece.find(is_end).unwrap_or(piece.len()));
        renamed(word) + rest
    };
    line.replace("*/", "* /").split_inclusive(is_end).map(word).collect()
}

fn renamed(word: &str) -> String {
    if let Some(function) = word.strip_prefix("clash_") {
        return camel(function.strip_prefix("shape_").unwrap_or(function));
    }
    let is_type = word.starts_with("Clash") && word.len() > 5;
    if is_type { name(word).to_owned() } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_javascript() {
        let line = "By clash_cast_ray, a ClashPlace of clash_shape_edge.";
        assert_eq!(in_javascript(line), "By castRay, a Place of edge.");
    }

    #[test]
    fn comments_have_one_line_or_many() {
        assert_eq!(comment("One.", ""), "/** One. */\n");
        assert_eq!(comment("One.\n\nTwo.", "  "), "  /**\n   * One.\n   *\n   * Two.\n   */\n");
    }
}

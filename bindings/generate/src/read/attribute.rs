//! What stands before an item.

use syn::{Attribute, Expr, Lit, Visibility};

use crate::model::Scalar;
use crate::names::camel;

pub(super) fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

pub(super) fn is_repr_c(attributes: &[Attribute]) -> bool {
    repr(attributes).is_some_and(|repr| repr == "C")
}

/// The `u32` of `#[repr(u32)]`.
pub(super) fn repr(attributes: &[Attribute]) -> Option<String> {
    let attribute = attributes.iter().find(|attribute| attribute.path().is_ident("repr"))?;
    attribute.parse_args::<syn::Ident>().ok().map(|repr| repr.to_string())
}

/// The number that an enum is passed as; C's own is an int.
pub(super) fn enum_repr(attributes: &[Attribute]) -> Option<Scalar> {
    match repr(attributes)?.as_str() {
        "C" => Some(Scalar::Int),
        number => Scalar::of(number),
    }
}

/// The documentation, without the heading of the safety section, like the headers.
pub(super) fn doc(attributes: &[Attribute]) -> String {
    let line = |attribute: &Attribute| match &attribute.meta {
        syn::Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) => {
                let text = text.value();
                Some(text.strip_prefix(' ').unwrap_or(&text).to_owned())
            }
            _ => None,
        },
        _ => None,
    };
    let lines: Vec<String> =
        attributes.iter().filter_map(line).filter(|line| line != "# Safety").collect();
    with_names_of_c(&without_examples(&lines))
}

/// A text with the names between backticks as C has them: `halfExtend` for `half_extend`.
fn with_names_of_c(text: &str) -> String {
    let is_rust = |word: &str| word.contains('_') && !word.to_lowercase().starts_with("clash_");
    let word = |word: &str| if is_rust(word) { camel(word) } else { word.to_owned() };
    let piece = |(index, piece): (usize, &str)| match index % 2 {
        0 => piece.to_owned(),
        _ => piece.split(' ').map(word).collect::<Vec<_>>().join(" "),
    };
    text.split('`').enumerate().map(piece).collect::<Vec<_>>().join("`")
}

/// Examples are Rust; other languages have their own.
fn without_examples(lines: &[String]) -> String {
    let mut is_example = false;
    let mut kept: Vec<&str> = Vec::new();
    for line in lines {
        let is_fence = line.starts_with("```");
        is_example ^= is_fence;
        let is_second_blank = line.is_empty() && kept.last().is_none_or(|last| last.is_empty());
        if !is_example && !is_fence && !is_second_blank {
            kept.push(line);
        }
    }
    kept.join("\n").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_stay_in_rust() {
        let lines = ["A.", "", "```", "code();", "```", "", "B.", "", "```text", "c", "```"];
        assert_eq!(without_examples(&lines.map(str::to_owned)), "A.\n\nB.");
    }

    #[test]
    fn names_in_code_have_the_case_of_c() {
        let text = "half_a of `half_a + b`, `clash_x` and `ShapeKind`";
        assert_eq!(with_names_of_c(text), "half_a of `halfA + b`, `clash_x` and `ShapeKind`");
    }
}

//! Words of C in the documentation, as C# has them.

use std::collections::BTreeMap;

use super::{constant, name};
use crate::model::{Api, Enum, Record};

/// The ABI with `ShapeKind.Circle` for `CLASH_SHAPE_CIRCLE` and `Circle` for `ClashCircle`, wherever
/// something is explained.
pub fn in_csharp(api: &Api) -> Api {
    let words = words(api);
    let mut api = api.clone();
    let records = api.structs.iter_mut().chain(&mut api.unions);
    records.for_each(|record| for_each_record(record, &words));
    for item in &mut api.enums {
        replace(&mut item.doc, &words);
        item.values.iter_mut().for_each(|value| replace(&mut value.doc, &words));
    }
    api.constants.iter_mut().for_each(|item| replace(&mut item.doc, &words));
    api.handles.iter_mut().for_each(|item| replace(&mut item.doc, &words));
    api.functions.iter_mut().for_each(|item| replace(&mut item.doc, &words));
    api
}

fn for_each_record(record: &mut Record, words: &BTreeMap<String, String>) {
    replace(&mut record.doc, words);
    record.fields.iter_mut().for_each(|field| replace(&mut field.doc, words));
}

/// Each word of C, and what C# calls it.
fn words(api: &Api) -> BTreeMap<String, String> {
    let structs = api.structs.iter().map(|item| &item.name);
    let types = structs.chain(api.enums.iter().map(|item| &item.name));
    let types = types.chain(api.handles.iter().map(|item| &item.name));
    let types = types.filter(|c_name| name(c_name) != *c_name);
    let types = types.map(|c_name| (c_name.clone(), name(c_name).to_owned()));
    let values = api.enums.iter().filter(|item| name(&item.name) != item.name).flat_map(values);
    let constants = api
        .constants
        .iter()
        .map(|item| (item.name.clone(), format!("Clash.{}", constant::name(item))));
    types.chain(values).chain(constants).collect()
}

fn values(item: &Enum) -> impl Iterator<Item = (String, String)> {
    let name = name(&item.name);
    item.values.iter().map(move |value| (value.name.clone(), format!("{name}.{}", value.variant)))
}

/// Replaces each word; as code, unless it is some already.
fn replace(text: &mut String, words: &BTreeMap<String, String>) {
    let piece = |(index, piece): (usize, &str)| match index % 2 {
        0 => each_word(piece, |word| words.get(word).map(|word| format!("`{word}`"))),
        _ => each_word(piece, |word| words.get(word).cloned()),
    };
    *text = text.split('`').enumerate().map(piece).collect::<Vec<_>>().join("`");
}

fn each_word(text: &str, replaced: impl Fn(&str) -> Option<String>) -> String {
    let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    let word = |piece: &str| {
        let (word, rest) = piece.split_at(piece.find(is_end).unwrap_or(piece.len()));
        replaced(word).unwrap_or(word.to_owned()) + rest
    };
    text.split_inclusive(is_end).map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_replaced_whole() {
        let words = [("CLASH_A".to_owned(), "Kind.A".to_owned())].into_iter().collect();
        let mut text = "CLASH_A, CLASH_AB, `no CLASH_A`.".to_owned();
        replace(&mut text, &words);
        assert_eq!(text, "`Kind.A`, CLASH_AB, `no Kind.A`.");
    }
}

//! Enumerators: words where one is chosen, objects of numbers where several are added.

use super::doc::comment;
use super::name;
use crate::Result;
use crate::model::{Api, Enum, Value};
use crate::names::{camel, screaming};

const WORDS: [&str; 6] = [
    "ClashSide",
    "ClashRelation",
    "ClashCastMode",
    "ClashCastSides",
    "ClashWinding",
    "ClashStatus",
];
const FLAGS: [&str; 5] = [
    "ClashColliderFlags",
    "ClashEventFlags",
    "ClashMoverFlags",
    "ClashMoverTouch",
    "ClashQueryFlags",
];

fn item<'a>(api: &'a Api, c_name: &str) -> Result<&'a Enum> {
    let found = api.enums.iter().find(|item| item.name == c_name);
    found.ok_or_else(|| format!("{c_name}: no such enum"))
}

/// `aInsideB` for `AInsideB`.
fn word(value: &Value) -> String {
    camel(&screaming(&value.variant).to_ascii_lowercase())
}

pub fn values(api: &Api) -> Result<String> {
    let mut text = String::new();
    for c_name in WORDS {
        let item = item(api, c_name)?;
        if item.values.iter().enumerate().any(|(index, value)| value.value != index as i64) {
            return Err(format!("{c_name}: its values are not those of a list"));
        }
        let words: Vec<String> =
            item.values.iter().map(|value| format!("\"{}\"", word(value))).collect();
        text += &format!("\nexport const {} = [{}];\n", screaming(name(c_name)), words.join(", "));
    }
    for c_name in FLAGS {
        let values = item(api, c_name)?.values.iter();
        let flags = values.map(|value| format!("    {}: {},\n", word(value), value.value));
        text += &format!(
            "\nexport const {} = Object.freeze({{\n{}}});\n",
            name(c_name),
            flags.collect::<String>()
        );
    }
    Ok(text)
}

pub fn types(api: &Api) -> Result<String> {
    let mut text = String::new();
    for c_name in WORDS {
        let item = item(api, c_name)?;
        let words: Vec<String> =
            item.values.iter().map(|value| format!("\"{}\"", word(value))).collect();
        let told =
            item.values.iter().map(|value| format!("\n- `\"{}\"`: {}", word(value), value.doc));
        let doc = format!("{}\n{}", item.doc, told.collect::<String>());
        text += &format!(
            "\n{}export type {} =\n    | {};\n",
            comment(&doc, ""),
            name(c_name),
            words.join("\n    | ")
        );
    }
    for c_name in FLAGS {
        let item = item(api, c_name)?;
        let flag = |value: &Value| {
            format!(
                "{}    readonly {}: {};\n",
                comment(&value.doc, "    "),
                word(value),
                value.value
            )
        };
        let flags: String = item.values.iter().map(flag).collect();
        text += &format!(
            "\n{}export declare const {}: {{\n{flags}}};\n",
            comment(&item.doc, ""),
            name(c_name)
        );
    }
    Ok(text)
}

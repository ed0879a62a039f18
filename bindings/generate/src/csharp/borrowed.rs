//! Structs that point to arrays of somebody else's: `ClashPolygon`.

use super::field::{is_count, is_flag, kind};
use super::types::{fields, summary};
use super::{escaped, name};
use crate::model::{Api, Field, Record, Scalar, Type};
use crate::names::pascal;

/// What a program gives for one or two fields.
pub enum Part<'a> {
    /// A pointer and a count.
    Array {
        first: &'a Field,
        count: &'a str,
        element: String,
    },
    /// A number that is 0 or 1: a bool.
    Flag(&'a Field),
    Value(&'a Field),
}

/// What a program gives, in the order of the fields.
pub fn parts(record: &Record) -> Vec<Part<'_>> {
    let fields = record.fields.iter().filter(|field| !is_count(record, field));
    fields.map(|field| part(record, field)).collect()
}

fn part<'a>(record: &Record, field: &'a Field) -> Part<'a> {
    match (&field.kind, &field.count) {
        (Type::Pointer { .. }, Some(count)) => {
            let element = kind(field).trim_end_matches('*').to_owned();
            Part::Array { first: field, count, element }
        }
        _ if is_flag(record, field) => Part::Flag(field),
        _ => Part::Value(field),
    }
}

impl Part<'_> {
    /// The name of the parameter; of an array the pointer's.
    pub fn name(&self) -> String {
        match self {
            Self::Array { first: field, .. } | Self::Flag(field) | Self::Value(field) => {
                escaped(&field.name)
            }
        }
    }

    /// A parameter of a constructor; what follows the first array may be left out.
    pub fn parameter(&self, array: impl Fn(&str) -> String, may_be_left_out: bool) -> String {
        let (kind, default) = match self {
            Self::Array { element, .. } => {
                let kind = array(element);
                let is_struct = kind.ends_with('>');
                let default = if is_struct { format!("default({kind})") } else { "null".into() };
                (kind, default)
            }
            Self::Flag(_) => ("bool".into(), "false".into()),
            Self::Value(field) => {
                let kind = kind(field);
                let default = match field.kind {
                    Type::Scalar(Scalar::Float) => "0".into(),
                    _ => format!("default({kind})"),
                };
                (kind, default)
            }
        };
        let default = if may_be_left_out { format!(" = {default}") } else { String::new() };
        format!("{kind} {}{default}", self.name())
    }
}

/// The parameters of a constructor that takes arrays of some kind.
pub fn parameters(parts: &[Part<'_>], array: impl Fn(&str) -> String) -> String {
    let mut is_behind = false;
    let mut list = Vec::new();
    for part in parts {
        list.push(part.parameter(&array, is_behind));
        is_behind |= matches!(part, Part::Array { .. });
    }
    list.join(", ")
}

/// The arguments of the constructor below, given the first element and the length of each array.
pub fn arguments(parts: &[Part<'_>], array: impl Fn(&str, &str) -> String) -> String {
    let argument = |part: &Part<'_>| match part {
        Part::Array { element, .. } => array(&part.name(), element),
        _ => part.name(),
    };
    parts.iter().map(argument).collect::<Vec<_>>().join(", ")
}

pub fn text(record: &Record, api: &Api) -> String {
    let (name, parts) = (name(&record.name), parts(record));
    let assignments: String = parts.iter().map(assignment).collect();
    let native = |element: &str| format!("NativeArray<{element}>");
    let first = |name: &str, element: &str| {
        format!("({element}*)NativeArrays.First({name}), {name}.Length")
    };
    summary(record)
        + &format!(
            "    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct {name}
    {{
{}        /// <summary>Borrows arrays, which have to stay where they are for as long as this is used.</summary>
        public {name}({})
        {{
{assignments}        }}

#if UNITY_5_3_OR_NEWER
        /// <summary>Borrows arrays, which have to live for as long as this is used.</summary>
        public {name}({})
            : this({})
        {{
        }}
#endif
    }}
",
            fields(record, api),
            pointers(&parts),
            parameters(&parts, native),
            arguments(&parts, first),
        )
}

/// The parameters of the constructor that takes pointers and counts.
fn pointers(parts: &[Part<'_>]) -> String {
    let mut is_behind = false;
    let mut list = Vec::new();
    for part in parts {
        list.push(part.parameter(|element| format!("{element}*"), is_behind));
        if let Part::Array { count, .. } = part {
            let default = if is_behind { " = 0" } else { "" };
            list.push(format!("int {}{default}", escaped(count)));
            is_behind = true;
        }
    }
    list.join(", ")
}

fn assignment(part: &Part<'_>) -> String {
    let name = part.name();
    let field = pascal(name.trim_start_matches('@'));
    match part {
        Part::Array { count, .. } => {
            let count = escaped(count);
            format!(
                "            {field} = {name};\n            {} = (UIntPtr)(uint)({count} < 0 ? 0 : {count});\n",
                pascal(count.trim_start_matches('@'))
            )
        }
        Part::Flag(_) => format!("            {field} = {name} ? 1u : 0u;\n"),
        Part::Value(_) => format!("            {field} = {name};\n"),
    }
}

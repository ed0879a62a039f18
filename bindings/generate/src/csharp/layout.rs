//! The layouts that the tests of the package go through.

use super::field::member;
use super::{HEAD, name};
use crate::model::{Api, Bytes, Field, Record};

pub fn text(api: &Api) -> String {
    let records = api.structs.iter().chain(&api.unions);
    let rows: String = records.map(row).collect();
    format!(
        "{HEAD}
using System;

namespace Clash2D.Tests
{{
    /// <summary>The size of every struct and the offset of every field, as C has them.</summary>
    internal static unsafe class Layouts
    {{
        internal static readonly Layout[] All =
        {{
{rows}        }};

        private static long Distance(void* from, void* to)
        {{
            return (byte*)to - (byte*)from;
        }}
    }}
}}
"
    )
}

fn row(record: &Record) -> String {
    let name = name(&record.name);
    let place = |field: &Field| {
        let field_name = member(record, field);
        format!(
            "                new FieldPlace(\"{field_name}\", {}, () => {{ {name} it = default({name}); return Distance(&it, &it.{field_name}); }})",
            bytes(field.offset)
        )
    };
    let places: Vec<String> = record.fields.iter().map(place).collect();
    format!(
        "            new Layout(\"{}\", typeof({name}), sizeof({name}), {},\n{}),\n",
        record.name,
        bytes(record.size),
        places.join(",\n")
    )
}

fn bytes(bytes: Bytes) -> String {
    if bytes.on_32 == bytes.on_64 {
        return bytes.on_64.to_string();
    }
    format!("IntPtr.Size == 8 ? {} : {}", bytes.on_64, bytes.on_32)
}

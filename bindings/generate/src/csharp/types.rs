//! The structs and enums of C#.

use std::collections::BTreeSet;

use super::field::{array_name, is_bare, is_plain, member, stored};
use super::member::{constructors, tagged};
use super::signature::Signature;
use super::{HEAD, borrowed, doc, escaped, is_enum, name, scalar_name};
use crate::model::{Api, Bytes, Enum, Field, Record, Scalar, Type};
use crate::names::pascal;

const USING: &str = "
using System;
using System.Globalization;
using System.Runtime.InteropServices;
";

const UNITY: &str = "#if UNITY_5_3_OR_NEWER
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;
#endif
";

pub fn text(signatures: &[Signature<'_>], api: &Api) -> String {
    // Those of book.h have no prefix.
    let enums = api.enums.iter().filter(|item| item.name.starts_with("Clash")).map(enumeration);
    let arrays = arrays(api);
    let arrays = arrays.iter().map(|array| match is_plain(array, api) {
        true => plain(array, &indexer(array), api),
        false => bare(array, &indexer(array), api),
    });
    let unions = api.unions.iter().map(|union| union_of(union, api));
    let structs = api.structs.iter().map(|record| structure(record, signatures, api));
    let pieces: Vec<String> = enums.chain(arrays).chain(structs).chain(unions).collect();
    let unity = if pieces.iter().any(|piece| piece.contains("UNITY_5_3")) { UNITY } else { "" };
    format!("{HEAD}{USING}{unity}\nnamespace Clash2D\n{{\n{}}}\n", pieces.join("\n"))
}

fn enumeration(item: &Enum) -> String {
    let kind = match item.kind {
        Type::Scalar(Scalar::Int | Scalar::I32) => String::new(),
        Type::Scalar(scalar) => format!(" : {}", scalar_name(scalar)),
        _ => unreachable!("an enum is passed as a number"),
    };
    let remark = format!("C: <c>{}</c>.", item.name);
    let mut text = comment(&item.doc, &remark, &item.name, "    ");
    let is_of_bits = ["Flags", "Touch"].iter().any(|end| item.name.ends_with(end));
    let flags = if is_of_bits { "    [Flags]\n" } else { "" };
    text += &format!("{flags}    public enum {}{kind}\n    {{\n", name(&item.name));
    for value in &item.values {
        text += &comment(&value.doc, "", &value.name, "        ");
        text += &format!("        {} = {},\n\n", value.variant, value.value);
    }
    text.truncate(text.trim_end().len());
    text + "\n    }\n"
}

/// The arrays in structs, each as a struct of its own: C# has none of a fixed length but of numbers.
pub fn arrays(api: &Api) -> Vec<Record> {
    let mut known = BTreeSet::new();
    let fields = api.structs.iter().flat_map(|record| &record.fields);
    let array = |field: &Field| match &field.kind {
        Type::Array { of, length } => {
            known.insert(array_name(of, *length)).then(|| array(of, *length))
        }
        _ => None,
    };
    fields.filter_map(array).collect()
}

fn array(of: &Type, length: u64) -> Record {
    let none = Bytes { on_32: 0, on_64: 0 };
    let item = |index| Field {
        name: format!("item{index}"),
        kind: of.clone(),
        enumeration: None,
        count: None,
        offset: none,
        doc: format!("Element {index}."),
        public_name: None,
    };
    Record {
        name: array_name(of, length),
        doc: format!("{length} elements, one after the other: an array in a struct of C."),
        size: none,
        alignment: none,
        fields: (0..length).map(item).collect(),
        is_public: false,
        is_of_ffi: false,
        is_of_world: false,
    }
}

/// The elements by their numbers.
fn indexer(array: &Record) -> String {
    let kind = super::field::kind(&array.fields[0]);
    let case = |f: &dyn Fn(&str) -> String| -> String {
        let items = array.fields.iter().enumerate();
        let line = |(index, item): (usize, &Field)| {
            format!("                    case {index}:\n{}", f(&pascal(&item.name)))
        };
        items.map(line).collect()
    };
    let get = case(&|item| format!("                        return {item};\n"));
    let set = case(&|item| {
        format!("                        {item} = value;\n                        break;\n")
    });
    let otherwise = "                    default:\n                        \
                     throw new IndexOutOfRangeException();\n                }\n            }\n";
    format!(
        "        /// <summary>How many elements there are.</summary>
        public const int Length = {};

        /// <summary>One element; the first has the number 0.</summary>
        public {kind} this[int index]
        {{
            get
            {{
                switch (index)
                {{
{get}{otherwise}            set
            {{
                switch (index)
                {{
{set}{otherwise}        }}

",
        array.fields.len()
    )
}

fn structure(record: &Record, signatures: &[Signature<'_>], api: &Api) -> String {
    if let Some(owner) = tagged(record, api) {
        let fields = fields(record, api);
        return summary(record)
            + &format!(
                "    [StructLayout(LayoutKind.Sequential)]\n    public unsafe partial struct {}\n    {{\n{fields}{}    }}\n",
                name(&record.name),
                constructors(&owner, signatures, api)
            );
    }
    match is_plain(record, api) {
        true => plain(record, "", api),
        false if is_bare(record, api) => bare(record, "", api),
        false => borrowed::text(record, api),
    }
}

/// A struct of pointers to what is somewhere: its fields, and what sets them.
fn bare(record: &Record, extra: &str, api: &Api) -> String {
    let name = name(&record.name);
    let each = |f: &dyn Fn(&Field) -> String| record.fields.iter().map(f).collect::<Vec<_>>();
    let parameters =
        each(&|field| format!("{} {}", stored(field, api), escaped(&field.name))).join(", ");
    let assignments = each(&|field| {
        format!("            {} = {};\n", member(record, field), escaped(&field.name))
    });
    let text = format!(
        "    [StructLayout(LayoutKind.Sequential)]\n    public unsafe partial struct {name}\n    {{\n{}\
        /// <summary>Sets every field.</summary>\n        public {name}({parameters})\n        {{\n{}        }}\n\n{extra}",
        fields(record, api) + "        ",
        assignments.concat(),
    );
    format!("{}{}\n    }}\n", summary(record), text.trim_end())
}

fn union_of(record: &Record, api: &Api) -> String {
    let fields =
        fields(record, api).replace("        public ", "        [FieldOffset(0)]\n        public ");
    summary(record)
        + &format!(
            "    [StructLayout(LayoutKind.Explicit)]\n    public unsafe partial struct {}\n    {{\n{}\n    }}\n",
            name(&record.name),
            fields.trim_end()
        )
}

/// A comment, also where Rust's has no words.
fn comment(text: &str, remark: &str, name: &str, indent: &str) -> String {
    let fallback = format!("`{name}` of C.");
    doc::comment(if text.is_empty() { &fallback } else { text }, remark, indent)
}

/// The comment of a struct or union.
pub fn summary(record: &Record) -> String {
    let remark = format!("C: <c>{}</c>.", record.name);
    let remark = if record.name.starts_with("Clash") { remark } else { String::new() };
    comment(&in_csharp(&record.doc, record), &remark, &record.name, "    ")
}

/// A text about a struct, with the names of its fields in C#.
fn in_csharp(text: &str, record: &Record) -> String {
    let fields = record.fields.iter();
    let names: Vec<(String, String)> =
        fields.map(|field| (field.name.clone(), member(record, field))).collect();
    doc::renamed(text, &names)
}

/// The fields, each with a blank line after it.
pub fn fields(record: &Record, api: &Api) -> String {
    let field = |field: &Field| {
        let attribute = match &field.kind {
            Type::Scalar(Scalar::Bool) => "        [MarshalAs(UnmanagedType.U1)]\n",
            Type::Pointer { .. } if stored(field, api) != "IntPtr" => {
                "#if UNITY_5_3_OR_NEWER\n        [NativeDisableUnsafePtrRestriction]\n#endif\n"
            }
            _ => "",
        };
        let comment = comment(&in_csharp(&field.doc, record), "", &field.name, "        ");
        let (kind, name) = (stored(field, api), member(record, field));
        format!("{comment}{attribute}        public {kind} {name};\n\n")
    };
    record.fields.iter().map(field).collect()
}

fn is_enumerated(field: &Field, api: &Api) -> bool {
    field.enumeration.is_some() || is_enum(&field.kind, api)
}

/// A struct of numbers, with equality.
fn plain(record: &Record, extra: &str, api: &Api) -> String {
    let name = name(&record.name);
    let each = |f: &dyn Fn(&Field) -> String, separator: &str| {
        record.fields.iter().map(f).collect::<Vec<_>>().join(separator)
    };
    let parameters =
        each(&|field| format!("{} {}", stored(field, api), escaped(&field.name)), ", ");
    let assignments = each(
        &|field| format!("            {} = {};\n", member(record, field), escaped(&field.name)),
        "",
    );
    // The method of an enum would make an object of it.
    let equals = |field: &Field| match is_enumerated(field, api) {
        true => format!("{0} == other.{0}", member(record, field)),
        false => format!("{0}.Equals(other.{0})", member(record, field)),
    };
    let equals = each(&equals, " && ");
    let same = each(&|field| format!("a.{0} == b.{0}", member(record, field)), " && ");
    let hash = |field: &Field| match is_enumerated(field, api) {
        true => format!("(int){}", member(record, field)),
        false => format!("{}.GetHashCode()", member(record, field)),
    };
    let hashes =
        each(&|field| format!("                hash = hash * 31 + {};\n", hash(field)), "");
    let places: Vec<String> =
        (0..record.fields.len()).map(|index| format!("{{{index}}}")).collect();
    let places = places.join(", ");
    let printed = each(
        &|field| match field.kind {
            // All digits that matter.
            Type::Scalar(Scalar::Float) => {
                format!("{}.ToString(\"R\", CultureInfo.InvariantCulture)", member(record, field))
            }
            _ => member(record, field),
        },
        ", ",
    );
    let fields = fields(record, api);
    summary(record)
        + &format!(
            "    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct {name} : IEquatable<{name}>
    {{
{fields}        /// <summary>Sets every field.</summary>
        public {name}({parameters})
        {{
{assignments}        }}

{extra}        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals({name} other)
        {{
            return {equals};
        }}

        /// <summary>Whether the other object is a {name} with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {{
            return obj is {name} && Equals(({name})obj);
        }}

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {{
            unchecked
            {{
                int hash = 17;
{hashes}                return hash;
            }}
        }}

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==({name} a, {name} b)
        {{
            return {same};
        }}

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=({name} a, {name} b)
        {{
            return !(a == b);
        }}

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {{
            return string.Format(CultureInfo.InvariantCulture, \"{name}({places})\", {printed});
        }}
    }}
"
        )
}

//! What the tests of the package go through: every function in every form, every layout.

use super::overload::{is_swappable, overload};
use super::{HEAD, SPAN, escaped, is_struct, name, spelled};
use crate::Result;
use crate::model::{Api, Argument, Bytes, Function, Record, Scalar, Type};
use crate::names::pascal;

const FUNCTIONS: &str = "
using System;

namespace Clash2D.Tests
{
    /// <summary>Every function, in every form in which C# has it.</summary>
    internal static unsafe class Functions
    {
        internal static readonly Function[] All =
        {
";

pub fn functions(api: &Api) -> Result<String> {
    let rows: String = api.functions.iter().map(|function| row(function, api)).collect();
    let readers: String = api.structs.iter().map(reader).collect();
    let answers: String = api.structs.iter().map(answer).collect();
    Ok(format!(
        "{HEAD}{SPAN}{FUNCTIONS}{rows}        }};\n    }}\n\n    internal sealed partial class Numbers\n    {{\n{readers}    }}\n\n    \
         internal sealed partial class Answer\n    {{\n{answers}    }}\n}}\n"
    ))
}

/// A form in which a function is called.
struct Way {
    label: &'static str,
    /// What comes before a call.
    before: String,
    call: String,
    /// What has the result, if not the call itself.
    result: Option<&'static str>,
}

/// A function, and how to call it.
fn row(function: &Function, api: &Api) -> String {
    let ways: String = ways(function, api).iter().map(|way| text(way, function)).collect();
    let given = function.arguments.iter().filter(|argument| !is_count(argument)).map(given);
    let given = given.collect::<Vec<_>>().join(" ");
    format!(
        "            new Function(\"{}\", \"{given}\", new[]\n            {{\n{ways}            }}),\n",
        function.name
    )
}

fn ways(function: &Function, api: &Api) -> Vec<Way> {
    let names: Vec<String> =
        function.arguments.iter().map(|argument| escaped(&argument.name)).collect();
    let clash = |label, names: &[String]| Way {
        label,
        before: String::new(),
        call: format!("Clash.{}({})", overload(function), names.join(", ")),
        result: None,
    };
    let Some(array) = function.arguments.iter().find(|argument| argument.count.is_some()) else {
        let mut ways = vec![native(function, api), clash("Clash", &names)];
        if is_swappable(function) {
            ways.push(clash("Clash, swapped", &[names[1].clone(), names[0].clone()]));
        }
        return ways;
    };
    let list = escaped(&array.name);
    // The array takes the place of its pointer and its count.
    let with = |given: String| -> Vec<String> {
        let others =
            names.iter().zip(&function.arguments).filter(|(_, argument)| !is_count(argument));
        others.map(|(name, _)| if *name == list { given.clone() } else { name.clone() }).collect()
    };
    let span = format!("new ReadOnlySpan<{}>({list})", element(array));
    vec![
        native(function, api),
        clash("a pointer", &with(format!("first, {list}.Length"))),
        clash("an array", &with(list.clone())),
        clash("a span", &with(span)),
    ]
}

fn text(way: &Way, function: &Function) -> String {
    let read: String = function.arguments.iter().map(declaration).collect();
    let array = function.arguments.iter().find(|argument| argument.count.is_some());
    let fixed = array.filter(|_| way.call.contains("(first")).map(|array| {
        format!(
            "                    fixed ({}* first = {})\n",
            element(array),
            escaped(&array.name)
        )
    });
    let fixed = fixed.unwrap_or_default();
    let Way { label, before, call, result } = way;
    let answer = match result {
        None => format!("return Answer.Of({call});"),
        Some(result) => format!("{call};\n                        return Answer.Of({result});"),
    };
    let text = format!(
        "                new Way(\"{label}\", numbers =>
                {{
{read}{before}{fixed}                    {{
                        {answer}
                    }}
                }}, (numbers, times) =>
                {{
{read}{before}{fixed}                    for (int time = 0; time < times; time++)
                    {{
                        {call};
                    }}
                }}),
"
    );
    if *label == "a span" { format!("#if CLASH2D_SPAN\n{text}#endif\n") } else { text }
}

/// What an argument is, for calls with numbers of the test's own.
fn given(argument: &Argument) -> String {
    match &argument.kind {
        Type::Pointer { .. } => format!("{}[]", element(argument)),
        kind => spelled(kind),
    }
}

fn is_count(argument: &Argument) -> bool {
    argument.kind == Type::Scalar(Scalar::Size)
}

fn element(array: &Argument) -> String {
    match &array.kind {
        Type::Pointer { to, .. } => spelled(to),
        kind => spelled(kind),
    }
}

/// Reads an argument.
fn declaration(argument: &Argument) -> String {
    if is_count(argument) {
        return String::new();
    }
    let name = escaped(&argument.name);
    let line = match &argument.kind {
        Type::Pointer { .. } => format!("{0}[] {name} = numbers.{0}Array();", element(argument)),
        kind => format!("{} {name} = numbers.{}();", spelled(kind), method(kind)),
    };
    format!("                    {line}\n")
}

/// The reader of a type.
fn method(kind: &Type) -> String {
    match kind {
        Type::Scalar(_) => pascal(&spelled(kind)),
        kind => spelled(kind),
    }
}

/// The call of the imported function.
fn native(function: &Function, api: &Api) -> Way {
    let array = function.arguments.iter().find(|argument| argument.count.is_some());
    let argument = |argument: &Argument| match &argument.kind {
        kind if is_struct(kind, api) => format!("&{}", escaped(&argument.name)),
        Type::Pointer { .. } => "first".into(),
        Type::Scalar(Scalar::Size) => {
            format!(
                "(UIntPtr)(uint){}.Length",
                array.map_or(String::new(), |array| escaped(&array.name))
            )
        }
        Type::Scalar(Scalar::Bool) => format!("(byte)({} ? 1 : 0)", argument.name),
        _ => escaped(&argument.name),
    };
    let mut arguments: Vec<String> = function.arguments.iter().map(argument).collect();
    let is_result = is_struct(&function.returns, api);
    if is_result {
        arguments.push("&result".into());
    }
    let kind = spelled(&function.returns);
    Way {
        label: "Native",
        before: if is_result {
            format!("                    {kind} result;\n")
        } else {
            String::new()
        },
        call: format!("Native.{}({})", function.name, arguments.join(", ")),
        result: is_result.then_some("result"),
    }
}

fn reader(item: &Record) -> String {
    let name = name(&item.name);
    let fields: Vec<String> =
        item.fields.iter().map(|field| format!("{}()", method(&field.kind))).collect();
    format!(
        "        internal {name} {name}()
        {{
            return new {name}({});
        }}

        internal {name}[] {name}Array()
        {{
            return Array({name});
        }}

",
        fields.join(", ")
    )
}

fn answer(item: &Record) -> String {
    let fields: Vec<String> =
        item.fields.iter().map(|field| format!("Of(value.{})", pascal(&field.name))).collect();
    format!(
        "        internal static Answer Of({} value)
        {{
            return Join({});
        }}

",
        name(&item.name),
        fields.join(", ")
    )
}

pub fn layouts(api: &Api) -> String {
    let rows: String = api.structs.iter().map(layout).collect();
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

fn layout(item: &Record) -> String {
    let name = name(&item.name);
    let place = |field: &crate::model::Field| {
        let field_name = pascal(&field.name);
        format!(
            "                new Place(\"{field_name}\", {}, () => {{ {name} it = default({name}); return Distance(&it, &it.{field_name}); }})",
            bytes(field.offset)
        )
    };
    let places: Vec<String> = item.fields.iter().map(place).collect();
    format!(
        "            new Layout(typeof({name}), sizeof({name}), {},\n{}),\n",
        bytes(item.size),
        places.join(",\n")
    )
}

fn bytes(bytes: Bytes) -> String {
    if bytes.on_32 == bytes.on_64 {
        return bytes.on_64.to_string();
    }
    format!("IntPtr.Size == 8 ? {} : {}", bytes.on_64, bytes.on_32)
}

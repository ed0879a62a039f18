//! What the tests of the package go through: every function in every form.

use super::member::is_constructor;
use super::overload::is_swappable;
use super::signature::{Outcome, Parameter, Role, Signature, is_free};
use super::{HEAD, SPAN, name, read};
use crate::model::{Api, Type};
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

/// As many elements as a buffer of the tests has room for.
const ROOM: usize = 8;

pub fn functions(signatures: &[Signature<'_>], api: &Api) -> String {
    // What makes a handle frees it.
    let rows = signatures.iter().filter(|signature| !is_free(signature.function, api));
    let rows: String = rows.map(|signature| row(signature, api)).collect();
    format!("{HEAD}{SPAN}{FUNCTIONS}{rows}        }};\n    }}\n\n{}}}\n", read::text(api))
}

/// A form in which a function is called.
struct Way {
    label: &'static str,
    /// Statements before all calls.
    before: Vec<String>,
    /// `fixed` statements around all calls.
    fixed: Vec<String>,
    call: String,
    /// What has the result, if not the call itself.
    result: Option<&'static str>,
}

/// A function, and how to call it.
fn row(signature: &Signature<'_>, api: &Api) -> String {
    let ways = ways(signature, api);
    let ways: String = ways.iter().map(|way| text(way, signature, api)).collect();
    let joined = |text: &dyn Fn(&Parameter<'_>) -> String| {
        let given = signature.parameters.iter().filter(|parameter| is_given(parameter));
        given.map(text).collect::<Vec<_>>().join(" ")
    };
    format!(
        "            new Function(\"{}\", \"{}\", \"{}\", {}, new[]\n            {{\n{ways}            }}),\n",
        signature.function.name,
        joined(&given),
        joined(&|parameter| sample(parameter, api)),
        signature.allocates(),
    )
}

fn ways(signature: &Signature<'_>, api: &Api) -> Vec<Way> {
    if is_constructor(signature.function, api) {
        return vec![native(signature), constructor(signature), conversion(signature)];
    }
    if signature.has_arrays() {
        let managed = [Form::Array, Form::Span].map(|form| clash(signature, form));
        let managed = managed.into_iter().filter(|_| signature.takes_managed_arrays(api));
        return [native(signature), clash(signature, Form::Pointer)]
            .into_iter()
            .chain(managed)
            .collect();
    }
    let mut ways = vec![native(signature), clash(signature, Form::Plain)];
    if is_swappable(signature.function) {
        let mut swapped = clash(signature, Form::Plain);
        let names: Vec<&str> =
            signature.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
        swapped.label = "Clash, swapped";
        swapped.call = format!("Clash.{}({}, {})", signature.name, names[1], names[0]);
        ways.push(swapped);
    }
    ways
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// There is no array.
    Plain,
    Pointer,
    Array,
    Span,
}

fn clash(signature: &Signature<'_>, form: Form) -> Way {
    let argument = |parameter: &Parameter<'_>| {
        let Parameter { name, kind, .. } = parameter;
        match (parameter.role, form) {
            (Role::Out, _) => Some(format!("out {name}")),
            (Role::Ref, _) => Some(format!("ref {name}")),
            (Role::Count, Form::Pointer) => Some(length(parameter, signature)),
            (Role::Count, _) => None,
            (Role::Array | Role::Buffer, Form::Pointer) => Some(parameter.first(signature)),
            (Role::Array, Form::Span) => Some(format!("new ReadOnlySpan<{kind}>({name})")),
            (Role::Buffer, Form::Span) => Some(format!("new Span<{kind}>({name})")),
            _ => Some(name.clone()),
        }
    };
    let arguments: Vec<String> = signature.parameters.iter().filter_map(argument).collect();
    let label = match form {
        Form::Plain => "Clash",
        Form::Pointer => "a pointer",
        Form::Array => "an array",
        Form::Span => "a span",
    };
    Way {
        label,
        before: signature.parameters.iter().filter_map(place).collect(),
        fixed: if form == Form::Pointer { pinned(signature) } else { vec![] },
        call: format!("{}.{}({})", signature.class, signature.name, arguments.join(", ")),
        result: None,
    }
}

/// The static method of a tagged union.
fn constructor(signature: &Signature<'_>) -> Way {
    let parameter = &signature.parameters[0];
    let member = pascal(&parameter.argument.name);
    Way {
        label: "a constructor",
        before: vec![],
        fixed: vec![],
        call: format!("{}.{member}({})", signature.returns, parameter.name),
        result: None,
    }
}

fn conversion(signature: &Signature<'_>) -> Way {
    Way {
        label: "a conversion",
        before: vec![],
        fixed: vec![],
        call: format!("Numbers.Same{}({})", signature.returns, signature.parameters[0].name),
        result: None,
    }
}

/// The call of the imported function.
fn native(signature: &Signature<'_>) -> Way {
    let argument = |parameter: &Parameter<'_>| match parameter.role {
        Role::Array | Role::Buffer => parameter.first(signature),
        Role::Count => format!("(UIntPtr)(uint){}", length(parameter, signature)),
        Role::Handle => format!("{}.Pointer", parameter.name),
        _ => parameter.passed(&parameter.name),
    };
    let mut arguments: Vec<String> = signature.parameters.iter().map(argument).collect();
    let mut before: Vec<String> = signature.parameters.iter().filter_map(place).collect();
    let is_struct = signature.outcome == Outcome::Struct;
    if is_struct {
        arguments.push("&result".into());
        before.push(format!("{} result;", signature.returns));
    }
    Way {
        label: "Native",
        before,
        fixed: pinned(signature),
        call: format!("Native.{}({})", signature.function.name, arguments.join(", ")),
        result: is_struct.then_some("result"),
    }
}

/// What a pointer to an array is taken from.
fn pinned(signature: &Signature<'_>) -> Vec<String> {
    let arrays = signature.parameters.iter().filter(|parameter| parameter.is_array());
    let fixed = |array: &Parameter<'_>| {
        format!("fixed ({}* {} = {})", array.kind, array.first(signature), array.name)
    };
    arrays.map(fixed).collect()
}

/// The length of the array that a count belongs to.
fn length(count: &Parameter<'_>, signature: &Signature<'_>) -> String {
    format!("{}.Length", signature.array_of(count).name)
}

/// Where an answer goes.
fn place(parameter: &Parameter<'_>) -> Option<String> {
    let Parameter { role, name, kind, .. } = parameter;
    match role {
        Role::Out => Some(format!("{kind} {name} = default({kind});")),
        Role::Buffer => Some(format!("{kind}[] {name} = new {kind}[{ROOM}];")),
        _ => None,
    }
}

fn text(way: &Way, signature: &Signature<'_>, api: &Api) -> String {
    let given = signature.parameters.iter().filter(|parameter| is_given(parameter));
    let read: String = given.map(declaration).collect();
    let lines = |lines: &[String]| -> String {
        lines.iter().map(|line| format!("                    {line}\n")).collect()
    };
    let (before, fixed) = (lines(&way.before), lines(&way.fixed));
    let text = format!(
        "                new Way(\"{}\", numbers =>
                {{
{read}{before}{fixed}                    {{
                        {}
                    }}
                }}, (numbers, times) =>
                {{
{read}{before}{fixed}                    for (int time = 0; time < times; time++)
                    {{
                        {}
                    }}
                }}),
",
        way.label,
        answered(way, signature, api),
        repeated(way, signature, api),
    );
    if way.label == "a span" { format!("#if CLASH2D_SPAN\n{text}#endif\n") } else { text }
}

/// One of many calls.
fn repeated(way: &Way, signature: &Signature<'_>, api: &Api) -> String {
    let call = &way.call;
    match freed_by(way, signature, api) {
        Some(Free::Function(free)) => format!("Native.{free}({call});"),
        Some(Free::Dispose) => format!("using ({call}) {{ }}"),
        None => format!("{call};"),
    }
}

/// Turns a call into an answer.
fn answered(way: &Way, signature: &Signature<'_>, api: &Api) -> String {
    let call = &way.call;
    let next = "\n                        ";
    match freed_by(way, signature, api) {
        Some(Free::Function(free)) => {
            format!("IntPtr made = {call};{next}Native.{free}(made);{next}return Answer.Of(made);")
        }
        Some(Free::Dispose) => {
            let kind = &signature.returns;
            let pointer = "made == null ? IntPtr.Zero : made.Pointer";
            format!("using ({kind} made = {call}) {{ return Answer.Of({pointer}); }}")
        }
        None => match way.result {
            Some(result) => format!("{call};{next}return {};", whole(result, signature)),
            None if signature.outcome == Outcome::Nothing => {
                format!("{call};{next}return Answer.Of(true){};", with(signature))
            }
            None => format!("return {};", whole(call, signature)),
        },
    }
}

/// The result, and what was written elsewhere.
fn whole(result: &str, signature: &Signature<'_>) -> String {
    format!("Answer.Of({result}){}", with(signature))
}

fn with(signature: &Signature<'_>) -> String {
    let written: Vec<String> = signature.parameters.iter().filter_map(written).collect();
    if written.is_empty() { String::new() } else { format!(".With({})", written.join(", ")) }
}

/// How what a call made is freed.
enum Free {
    Function(String),
    Dispose,
}

fn freed_by(way: &Way, signature: &Signature<'_>, api: &Api) -> Option<Free> {
    let handle = api.handles.iter().find(|handle| name(&handle.name) == signature.returns);
    let free = handle?.free.clone()?;
    Some(if way.label == "Native" { Free::Function(free) } else { Free::Dispose })
}

/// What a call wrote.
fn written(parameter: &Parameter<'_>) -> Option<String> {
    let name = &parameter.name;
    match parameter.role {
        Role::Out | Role::Ref | Role::Buffer => Some(format!("Answer.Of({name})")),
        _ => None,
    }
}

/// Whether a call takes it from the numbers of a case.
fn is_given(parameter: &Parameter<'_>) -> bool {
    !matches!(parameter.role, Role::Count | Role::Out | Role::Buffer)
}

/// What an argument is, for calls with numbers of the test's own.
fn given(parameter: &Parameter<'_>) -> String {
    let array = if parameter.role == Role::Array { "[]" } else { "" };
    parameter.kind.clone() + array
}

/// Reads an argument.
fn declaration(parameter: &Parameter<'_>) -> String {
    let Parameter { name, kind, .. } = parameter;
    let line = match parameter.role {
        Role::Array => format!("{kind}[] {name} = numbers.{}Array();", pascal(kind)),
        _ => format!("{kind} {name} = numbers.{}();", pascal(kind)),
    };
    format!("                    {line}\n")
}

/// The tokens of an argument.
fn sample(parameter: &Parameter<'_>, api: &Api) -> String {
    let kind = match &parameter.argument.kind {
        Type::Pointer { to, .. } => to,
        kind => kind,
    };
    let sample = read::sample(kind, api);
    if parameter.role == Role::Array { format!("[ {sample} {sample} ]") } else { sample }
}

//! The overloads that programs call.

use std::collections::BTreeSet;

use super::overload::{default_of, is_swappable};
use super::signature::{Outcome, Parameter, Role, Signature, is_free};
use super::{HEAD, SPAN, constant, doc};
use crate::Result;
use crate::model::Api;
use crate::names::pascal;

const USING: &str = "
using System;
";

const CLASS: &str = "
namespace Clash2D
{
    /// <summary>
    /// 2D collision detection that is never wrong: every function of the library.
    /// <para/>
    /// The name of a function is its name in C without <c>clash_</c> and without the words for what it is
    /// called with: <c>clash_circle_rectangle_collide</c> is <c>Collide(circle, rectangle)</c>.
    /// <para/>
    /// Angles are degrees, counterclockwise with Y up. Touching counts. A shape with a NaN, an infinity or a
    /// negative size, radius or half extent is the empty set. Nothing is allocated or kept, but for results
    /// that are objects of C#; any thread may call, and any Burst job what has no such result.
    /// </summary>
    public static unsafe partial class Clash
    {
";

/// What `size_t` is in C#.
const TOTAL: &str = "
        /// <summary>A number of things; no array of C# holds more than an int counts.</summary>
        private static int Total(UIntPtr total)
        {
            return (int)Math.Min((ulong)total, int.MaxValue);
        }
";

/// How an array is given.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Pointer,
    Array,
    Span,
}

pub fn text(signatures: &[Signature<'_>], api: &Api) -> Result<String> {
    let faced: Vec<&Signature<'_>> = signatures
        .iter()
        .filter(|signature| signature.class == "Clash" && !is_free(signature.function, api))
        .collect();
    refuse_twins(&faced)?;
    let mut pieces: Vec<String> = api.constants.iter().map(constant::text).collect();
    pieces.extend(faced.iter().map(|signature| methods(signature, api)));
    let has = |outcome| faced.iter().any(|signature| signature.outcome == outcome);
    let total = if has(Outcome::Size) { TOTAL } else { "" };
    let marshal = "using System.Runtime.InteropServices;\n";
    let using = match has(Outcome::Text) {
        true => marshal.to_owned(),
        false => format!("#if CLASH2D_SPAN\n{marshal}#endif\n"),
    };
    Ok(HEAD.to_owned() + SPAN + USING + &using + CLASS + &pieces.join("\n") + total + "    }\n}\n")
}

/// C# tells overloads apart by the types of their parameters.
fn refuse_twins(signatures: &[&Signature<'_>]) -> Result<()> {
    let mut known = BTreeSet::new();
    for signature in signatures {
        let types = signature.parameters.iter().map(|parameter| match parameter.is_array() {
            true => format!("{}*", parameter.kind),
            false => parameter.kind.clone(),
        });
        let types = types.collect::<Vec<_>>().join(", ");
        let text = format!("{}({types})", signature.name);
        if !known.insert(text.clone()) {
            return Err(format!("{}: C# has {text} twice", signature.function.name));
        }
    }
    Ok(())
}

/// All overloads of a function.
pub fn methods(signature: &Signature<'_>, api: &Api) -> String {
    let head = head(signature, Form::Pointer);
    let parameters = parameters(signature, Form::Pointer);
    let mut text = head.clone() + &declared(signature, &parameters) + &body(signature, api);
    if is_swappable(signature.function) {
        let swapped = [parameters[1].clone(), parameters[0].clone()];
        let names: Vec<&str> = signature.parameters.iter().map(|it| it.name.as_str()).collect();
        let call = format!("{}({})", signature.name, names.join(", "));
        text += &format!("\n{head}{}", declared(signature, &swapped));
        text += &format!("        {{\n            return {call};\n        }}\n");
    }
    text += &short_form(signature, Form::Pointer);
    if signature.takes_managed_arrays(api) {
        let [arrays, spans] = [Form::Array, Form::Span]
            .map(|form| array_form(signature, form) + &short_form(signature, form));
        text += &format!("{arrays}\n#if CLASH2D_SPAN{spans}#endif\n");
    }
    text
}

/// The same without the argument that may be left out, if there is one: C# lets none follow that is given, as
/// answers and arrays do.
fn short_form(signature: &Signature<'_>, form: Form) -> String {
    let Some((left_out, value)) = default_of(signature.function) else { return String::new() };
    let is_given = |it: &&Parameter<'_>| form == Form::Pointer || !it.is_count();
    let given: Vec<&Parameter<'_>> = signature.parameters.iter().filter(is_given).collect();
    let all = parameters(signature, form).into_iter().zip(&given);
    let parameters: Vec<String> =
        all.filter(|(_, it)| it.name != left_out).map(|(parameter, _)| parameter).collect();
    let passed = |it: &&Parameter<'_>| match it.role {
        _ if it.name == left_out => value.to_owned(),
        Role::Out => format!("out {}", it.name),
        _ => it.name.clone(),
    };
    let arguments: Vec<String> = given.iter().map(passed).collect();
    let (name, declared) = (&signature.name, declared(signature, &parameters));
    let remark = format!("{name} with {left_out} = {value}.");
    let doc = doc::comment(&remark, &format!("C: <c>{}</c>.", signature.function.name), "        ");
    format!(
        "\n{doc}{declared}        {{\n            return {name}({});\n        }}\n",
        arguments.join(", ")
    )
}

/// What C says of a place for an answer, and what it is in C#.
const PLACE: [&str; 2] = [
    "` may be null, and is written only if the answer is yes.",
    "` is all zero if the answer is no.",
];

fn head(signature: &Signature<'_>, form: Form) -> String {
    let doc = signature.doc(form == Form::Pointer).replace(PLACE[0], PLACE[1]);
    let remark = format!("C: <c>{}</c>.", signature.function.name);
    doc::comment(&doc, &remark, "        ")
}

/// The first line of a method.
fn declared(signature: &Signature<'_>, parameters: &[String]) -> String {
    let Signature { returns, name, .. } = signature;
    format!("        public static {returns} {name}({})\n", parameters.join(", "))
}

/// The parameters as a program gives them.
fn parameters(signature: &Signature<'_>, form: Form) -> Vec<String> {
    let is_given = |parameter: &&Parameter<'_>| form == Form::Pointer || !parameter.is_count();
    let given = signature.parameters.iter().filter(is_given);
    given.map(|parameter| format!("{} {}", kind(parameter, form), parameter.name)).collect()
}

fn kind(parameter: &Parameter<'_>, form: Form) -> String {
    let kind = &parameter.kind;
    match (parameter.role, form) {
        (Role::Array | Role::Buffer, Form::Pointer) => format!("{kind}*"),
        (Role::Array | Role::Buffer, Form::Array) => format!("{kind}[]"),
        (Role::Array, Form::Span) => format!("ReadOnlySpan<{kind}>"),
        (Role::Buffer, Form::Span) => format!("Span<{kind}>"),
        (Role::Out, _) => format!("out {kind}"),
        (Role::Ref, _) => format!("ref {kind}"),
        _ => kind.clone(),
    }
}

/// The call of the imported function.
fn body(signature: &Signature<'_>, api: &Api) -> String {
    let places: Vec<&Parameter<'_>> =
        signature.parameters.iter().filter(|parameter| is_place(parameter)).collect();
    let before: String = places.iter().map(|parameter| place(parameter)).collect();
    let after: String = places
        .iter()
        .map(|parameter| format!("            {} = {};\n", parameter.name, local(parameter)))
        .collect();
    let mut arguments: Vec<String> = signature
        .parameters
        .iter()
        .map(|parameter| match is_place(parameter) {
            true => parameter.passed(&local(parameter)),
            false => parameter.passed(&parameter.name),
        })
        .collect();
    if signature.outcome == Outcome::Struct {
        arguments.push("&result".into());
    }
    let call = format!("Native.{}({})", signature.function.name, arguments.join(", "));
    let answer = signature.converted(&call, api);
    let returns = &signature.returns;
    let lines = match signature.outcome {
        Outcome::Nothing => format!("            {call};\n{after}"),
        Outcome::Struct => format!(
            "            {returns} result = default({returns});\n            {call};\n{after}            return result;\n"
        ),
        _ if after.is_empty() => format!("            return {answer};\n"),
        _ => {
            format!("            {returns} answer = {answer};\n{after}            return answer;\n")
        }
    };
    format!("        {{\n{before}{lines}        }}\n")
}

/// Whether the library writes to it; it can't point into what the garbage collector moves.
fn is_place(parameter: &Parameter<'_>) -> bool {
    matches!(parameter.role, Role::Out | Role::Ref)
}

fn local(parameter: &Parameter<'_>) -> String {
    format!("place{}", pascal(parameter.name.trim_start_matches('@')))
}

fn place(parameter: &Parameter<'_>) -> String {
    let kind = &parameter.kind;
    let initial = match parameter.role {
        Role::Ref => parameter.name.clone(),
        _ => format!("default({kind})"),
    };
    format!("            {kind} {} = {initial};\n", local(parameter))
}

/// The same with arrays or spans in place of pointers and counts.
fn array_form(signature: &Signature<'_>, form: Form) -> String {
    let arrays: Vec<&Parameter<'_>> =
        signature.parameters.iter().filter(|parameter| parameter.is_array()).collect();
    let fixed: String = arrays.iter().map(|array| pinned(array, signature, form)).collect();
    let returns = if signature.outcome == Outcome::Nothing { "" } else { "return " };
    format!(
        "\n{}{}        {{\n{fixed}            {{\n                {returns}{}({});\n            }}\n        }}\n",
        head(signature, form),
        declared(signature, &parameters(signature, form)),
        signature.name,
        forwarded(signature, form).join(", ")
    )
}

fn pinned(array: &Parameter<'_>, signature: &Signature<'_>, form: Form) -> String {
    let Parameter { kind, name, .. } = array;
    let first = array.first(signature);
    match form {
        Form::Span => {
            format!("            fixed ({kind}* {first} = &MemoryMarshal.GetReference({name}))\n")
        }
        _ => format!("            fixed ({kind}* {first} = {name})\n"),
    }
}

/// What the form with pointers is called with.
fn forwarded(signature: &Signature<'_>, form: Form) -> Vec<String> {
    let mut length = String::new();
    let mut arguments = Vec::new();
    for parameter in &signature.parameters {
        let name = &parameter.name;
        arguments.push(match parameter.role {
            Role::Array | Role::Buffer => {
                length = match form {
                    Form::Span => format!("{name}.Length"),
                    _ => format!("{name} == null ? 0 : {name}.Length"),
                };
                parameter.first(signature)
            }
            Role::Count => std::mem::take(&mut length),
            Role::Out => format!("out {name}"),
            Role::Ref => format!("ref {name}"),
            _ => name.clone(),
        });
    }
    arguments
}

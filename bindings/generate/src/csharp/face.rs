//! The overloads that programs call.

use std::collections::BTreeSet;

use super::overload::{is_swappable, overload};
use super::{HEAD, SPAN, doc, escaped, is_struct, spelled};
use crate::Result;
use crate::model::{Api, Argument, Function, Scalar, Type};

const CLASS: &str = "
using System;
#if CLASH2D_SPAN
using System.Runtime.InteropServices;
#endif

namespace Clash2D
{
    /// <summary>
    /// 2D collision detection that is never wrong: every function of the library.
    /// <para/>
    /// The name of a function is its name in C without <c>clash_</c> and without the words for what it is
    /// called with: <c>clash_circle_rectangle_collide</c> is <c>Collide(circle, rectangle)</c>.
    /// <para/>
    /// Angles are degrees, counterclockwise with Y up. Touching counts. A shape with a NaN, an infinity or a
    /// negative size, radius or half extent is the empty set. Nothing is allocated or kept; any thread and
    /// any Burst job may call.
    /// </summary>
    public static unsafe class Clash
    {
";

pub fn text(api: &Api) -> Result<String> {
    let mut signatures = BTreeSet::new();
    for function in &api.functions {
        let types = function.arguments.iter().map(|argument| spelled(&argument.kind));
        let signature = format!("{}({})", overload(function), types.collect::<Vec<_>>().join(", "));
        if !signatures.insert(signature.clone()) {
            return Err(format!("{}: C# has {signature} twice", function.name));
        }
    }
    let methods: Vec<String> =
        api.functions.iter().map(|function| methods(function, api)).collect();
    Ok(HEAD.to_owned() + SPAN + CLASS + &methods.join("\n") + "    }\n}\n")
}

/// All overloads of a function.
fn methods(function: &Function, api: &Api) -> String {
    let comment = doc::comment(&function.doc, &format!("C: <c>{}</c>.", function.name), "        ");
    let name = overload(function);
    let returns = spelled(&function.returns);
    let parameters = parameters(function);
    let head = |parameters: &[String]| {
        format!("{comment}        public static {returns} {name}({})\n", parameters.join(", "))
    };
    let mut text = head(&parameters) + &body(function, api);
    if is_swappable(function) {
        let names: Vec<String> =
            function.arguments.iter().map(|argument| escaped(&argument.name)).collect();
        let swapped = [parameters[1].clone(), parameters[0].clone()];
        text += &format!(
            "\n{}        {{\n            return {name}({});\n        }}\n",
            head(&swapped),
            names.join(", ")
        );
    }
    if let Some(array) = function.arguments.iter().find(|argument| argument.count.is_some()) {
        text += &arrays(function, array, &head);
    }
    text
}

/// The parameters as a program gives them.
fn parameters(function: &Function) -> Vec<String> {
    let parameter = |argument: &Argument| match argument.kind {
        Type::Scalar(Scalar::Size) => format!("int {}", escaped(&argument.name)),
        _ => format!("{} {}", spelled(&argument.kind), escaped(&argument.name)),
    };
    function.arguments.iter().map(parameter).collect()
}

/// The call of the imported function.
fn body(function: &Function, api: &Api) -> String {
    let argument = |argument: &Argument| {
        let name = escaped(&argument.name);
        match &argument.kind {
            kind if is_struct(kind, api) => format!("&{name}"),
            Type::Scalar(Scalar::Size) => format!("(UIntPtr)(uint)({name} < 0 ? 0 : {name})"),
            Type::Scalar(Scalar::Bool) => format!("(byte)({name} ? 1 : 0)"),
            _ => name,
        }
    };
    let mut arguments: Vec<String> = function.arguments.iter().map(argument).collect();
    let call =
        |arguments: Vec<String>| format!("Native.{}({})", function.name, arguments.join(", "));
    let lines = match &function.returns {
        Type::Void => format!("            {};\n", call(arguments)),
        Type::Scalar(Scalar::Bool) => format!("            return {} != 0;\n", call(arguments)),
        kind if is_struct(kind, api) => {
            arguments.push("&result".into());
            let kind = spelled(kind);
            format!(
                "            {kind} result = default({kind});\n            {};\n            return result;\n",
                call(arguments)
            )
        }
        _ => format!("            return {};\n", call(arguments)),
    };
    format!("        {{\n{lines}        }}\n")
}

/// The same with an array and with a span in place of a pointer and a count.
fn arrays(function: &Function, array: &Argument, head: &dyn Fn(&[String]) -> String) -> String {
    let Type::Pointer { to, .. } = &array.kind else { return String::new() };
    let element = spelled(to);
    let name = escaped(&array.name);
    let count = array.count.as_deref().unwrap_or_default();
    let others = |given: &str, length: &str, of_parameters: bool| -> Vec<String> {
        let mut list = Vec::new();
        for (argument, parameter) in function.arguments.iter().zip(parameters(function)) {
            if argument.name == array.name {
                list.push(given.to_owned());
            } else if argument.name != count {
                list.push(if of_parameters { parameter } else { escaped(&argument.name) });
            } else if !of_parameters {
                list.push(length.to_owned());
            }
        }
        list
    };
    let call = |length: &str| {
        format!("{}({})", overload(function), others("first", length, false).join(", "))
    };
    let method = |kind: &str, fixed: &str, length: &str| {
        format!(
            "\n{}        {{\n            fixed ({element}* first = {fixed})\n            {{\n                \
             return {};\n            }}\n        }}\n",
            head(&others(&format!("{kind} {name}"), "", true)),
            call(length)
        )
    };
    let with_array =
        method(&format!("{element}[]"), &name, &format!("{name} == null ? 0 : {name}.Length"));
    let reference = format!("&MemoryMarshal.GetReference({name})");
    let with_span =
        method(&format!("ReadOnlySpan<{element}>"), &reference, &format!("{name}.Length"));
    format!("{with_array}\n#if CLASH2D_SPAN{with_span}#endif\n")
}

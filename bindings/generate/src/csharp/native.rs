//! The imported functions.

use super::{HEAD, doc, escaped, is_struct, needs_pointers, spelled};
use crate::model::{Api, Function, Scalar, Type};

const CLASS: &str = "
using System;
using System.Runtime.InteropServices;

namespace Clash2D
{
    /// <summary>
    /// The library's functions as they are imported. <see cref=\"Clash\"/> is easier to call.
    /// <para/>
    /// All parameters are numbers and pointers, since Burst takes no structs by value; a bool is a byte,
    /// 0 or 1. The functions are pure, so that any thread and job may call them. A null pointer to a shape
    /// is the answer \"no\", NaN, or a result that stays as it was.
    /// </summary>
    public static unsafe class Native
    {
#if (UNITY_IOS || UNITY_TVOS || UNITY_WEBGL) && !UNITY_EDITOR
        private const string Library = \"__Internal\";
#else
        private const string Library = \"clash2d_csharp\";
#endif
";

pub fn text(api: &Api) -> String {
    let functions = api.functions.iter().map(|function| import(function, api));
    HEAD.to_owned() + CLASS + &functions.collect::<String>() + "    }\n}\n"
}

fn import(function: &Function, api: &Api) -> String {
    let entry = entry(function, api);
    let comment = doc::comment(&function.doc, "", "        ");
    let (returns, result) = match is_struct(&function.returns, api) {
        true => ("void".into(), Some(format!("{}* result", spelled(&function.returns)))),
        false => (imported(&function.returns, api), None),
    };
    let parameter = |argument: &crate::model::Argument| {
        format!("{} {}", imported(&argument.kind, api), escaped(&argument.name))
    };
    let parameters: Vec<String> = function.arguments.iter().map(parameter).chain(result).collect();
    format!(
        "\n{comment}        [DllImport(Library, EntryPoint = \"{entry}\", \
         CallingConvention = CallingConvention.Cdecl)]\n        \
         public static extern {returns} {}({});\n",
        function.name,
        parameters.join(", ")
    )
}

/// The exported symbol.
pub fn entry(function: &Function, api: &Api) -> String {
    let suffix = if needs_pointers(function, api) { "_by_pointer" } else { "" };
    function.name.clone() + suffix
}

fn imported(kind: &Type, api: &Api) -> String {
    match kind {
        Type::Scalar(Scalar::Bool) => "byte".into(),
        kind if is_struct(kind, api) => format!("{}*", spelled(kind)),
        kind => spelled(kind),
    }
}

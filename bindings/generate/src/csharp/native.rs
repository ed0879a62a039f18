//! The imported functions.

use super::signature::{Outcome, Parameter, Signature};
use super::{HEAD, doc};
use crate::model::{Api, Type};

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

pub fn text(signatures: &[Signature<'_>], api: &Api) -> String {
    let functions = signatures.iter().map(|signature| import(signature, api));
    HEAD.to_owned() + CLASS + &functions.collect::<String>() + "    }\n}\n"
}

fn import(signature: &Signature<'_>, api: &Api) -> String {
    let entry = entry(signature);
    let comment = doc::comment(&signature.doc(true), "", "        ");
    let parameter =
        |parameter: &Parameter<'_>| format!("{} {}", parameter.native(), parameter.name);
    let mut parameters: Vec<String> = signature.parameters.iter().map(parameter).collect();
    if signature.outcome == Outcome::Struct {
        parameters.push(format!("{}* result", signature.returns));
    }
    format!(
        "\n{comment}        [DllImport(Library, EntryPoint = \"{entry}\", \
         CallingConvention = CallingConvention.Cdecl)]\n        \
         public static extern {} {}({});\n",
        signature.native_returns(api),
        signature.function.name,
        parameters.join(", ")
    )
}

/// The exported symbol.
pub fn entry(signature: &Signature<'_>) -> String {
    let suffix = if needs_pointers(signature) { "_by_pointer" } else { "" };
    signature.function.name.clone() + suffix
}

/// Whether a function passes a struct by value, which Burst refuses.
pub fn needs_pointers(signature: &Signature<'_>) -> bool {
    signature.outcome == Outcome::Struct || signature.parameters.iter().any(is_by_value)
}

/// Whether C takes the struct itself.
pub fn is_by_value(parameter: &Parameter<'_>) -> bool {
    parameter.role == super::signature::Role::Struct
        && !matches!(parameter.argument.kind, Type::Pointer { .. })
}

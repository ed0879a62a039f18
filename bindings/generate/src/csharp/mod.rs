//! The Unity package: structs, imported functions, overloads, tests' tables and .meta files.

mod doc;
mod face;
mod meta;
mod native;
mod overload;
mod shim;
mod table;
mod types;

use crate::model::{Api, Function, Scalar, Type};
use crate::{Output, Result, text};

pub use meta::metas;

const HEAD: &str = "// Written by bindings/generate from the Rust source; changes here are lost.\n";

/// Where the runtime has spans.
const SPAN: &str = "
#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif
";

/// Everything of the package that follows from the ABI.
pub fn outputs(api: &Api) -> Result<Vec<Output>> {
    refuse_the_unknown(api)?;
    let output =
        |path: &str, text: String| Output { path: format!("bindings/csharp/{path}"), text };
    Ok(vec![
        output("Runtime/Generated/Shapes.cs", types::text(api)),
        output("Runtime/Generated/Native.cs", native::text(api)),
        output("Runtime/Generated/Clash.cs", face::text(api)?),
        output("Tests/Runtime/Generated/Functions.cs", table::functions(api)?),
        output("Tests/Runtime/Generated/Layouts.cs", table::layouts(api)),
        output("Native~/src/pointer.rs", shim::text(api)),
        output("Runtime/Plugins/.targets", meta::targets()),
        output("LICENSE.md", license()?),
    ])
}

/// The library's licenses in one file.
fn license() -> Result<String> {
    let head = "Licensed under the MIT license or the Apache License, Version 2.0, as you like.\n";
    let (mit, apache) = (text("LICENSE-MIT")?, text("LICENSE-APACHE")?);
    Ok(format!("{head}\n---\n\n{mit}\n---\n\n{apache}"))
}

/// What no C# is written for yet stops the generator, instead of being left out.
fn refuse_the_unknown(api: &Api) -> Result<()> {
    let later =
        api.unions.iter().map(|item| &item.name).chain(api.handles.iter().map(|item| &item.name));
    let later = later.chain(api.constants.iter().map(|item| &item.name));
    if let Some(name) = later.into_iter().next() {
        return Err(format!("bindings/generate/src/csharp: nothing is written for {name} yet"));
    }
    for function in &api.functions {
        let unknown = function.arguments.iter().find(|argument| match &argument.kind {
            Type::Pointer { to, is_const } => {
                !is_const || argument.count.is_none() || !is_plain(to)
            }
            kind => !is_plain(kind),
        });
        let returns = &function.returns;
        let is_known = matches!(returns, Type::Void | Type::Scalar(_)) || is_struct(returns, api);
        if unknown.is_some() || !is_known {
            return Err(format!(
                "bindings/generate/src/csharp: nothing is written for {} yet",
                function.name
            ));
        }
    }
    Ok(())
}

/// A number, a bool, a struct or an enum by value.
fn is_plain(kind: &Type) -> bool {
    !matches!(kind, Type::Void | Type::Pointer { .. } | Type::Scalar(Scalar::Char))
}

/// Whether a function passes a struct by value, which Burst refuses.
fn needs_pointers(function: &Function, api: &Api) -> bool {
    let is_struct = |kind: &Type| is_struct(kind, api);
    function.arguments.iter().any(|argument| is_struct(&argument.kind))
        || is_struct(&function.returns)
}

fn is_struct(kind: &Type, api: &Api) -> bool {
    matches!(kind, Type::Named(name) if api.structs.iter().any(|item| item.name == *name))
}

/// A type's name in C#: without C's prefix, in the namespace instead.
fn name(c_name: &str) -> &str {
    c_name.strip_prefix("Clash").unwrap_or(c_name)
}

/// A type by value, as a C# program sees it.
fn spelled(kind: &Type) -> String {
    match kind {
        Type::Void => "void".into(),
        Type::Scalar(scalar) => scalar_name(*scalar).into(),
        Type::Named(c_name) => name(c_name).into(),
        Type::Pointer { to, .. } => format!("{}*", spelled(to)),
    }
}

fn scalar_name(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Float => "float",
        Scalar::Double => "double",
        Scalar::Bool => "bool",
        Scalar::Char | Scalar::U8 => "byte",
        Scalar::Int | Scalar::I32 => "int",
        Scalar::I8 => "sbyte",
        Scalar::I16 => "short",
        Scalar::I64 => "long",
        Scalar::U16 => "ushort",
        Scalar::U32 => "uint",
        Scalar::U64 => "ulong",
        Scalar::Size => "UIntPtr",
    }
}

/// A name that may be a word of C#.
fn escaped(name: &str) -> String {
    const WORDS: &str = " abstract as base bool break byte case catch char checked class const \
        continue decimal default delegate do double else enum event explicit extern false finally \
        fixed float for foreach goto if implicit in int interface internal is lock long namespace \
        new null object operator out override params private protected public readonly ref return \
        sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof \
        uint ulong unchecked unsafe ushort using virtual void volatile while ";
    let is_word = WORDS.contains(&format!(" {name} "));
    if is_word { format!("@{name}") } else { name.to_owned() }
}

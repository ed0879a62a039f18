//! The Unity package: structs, imported functions, overloads, tests' tables and .meta files.

mod borrowed;
mod constant;
mod doc;
mod face;
mod field;
mod layout;
mod member;
mod meta;
mod native;
mod overload;
mod owned;
mod read;
mod shim;
mod signature;
mod table;
mod types;
mod word;

use crate::model::{Api, Function, Scalar, Type};
use crate::{Output, Result, text};

pub use meta::metas;

use signature::{Signature, signature};

const HEAD: &str = "// Written by bindings/generate from the Rust source; changes here are lost.\n";

/// Where the runtime has spans.
const SPAN: &str = "
#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif
";

/// Everything of the package that follows from the ABI.
pub fn outputs(api: &Api) -> Result<Vec<Output>> {
    let api = &word::in_csharp(api);
    member::refuse_unknown_unions(api)?;
    field::refuse_unknown_fields(api)?;
    let signatures = signatures(&api.functions, api)?;
    let imported = [&api.functions[..], &api.world].concat();
    let imported = self::signatures(&imported, api)?;
    let without_worlds = &without_worlds(api);
    let output =
        |path: &str, text: String| Output { path: format!("bindings/csharp/{path}"), text };
    let mut outputs = vec![
        output("Runtime/Generated/Shapes.cs", types::text(&signatures, api)),
        output("Runtime/Generated/Native.cs", native::text(&imported, api)),
        output("Runtime/Generated/Clash.cs", face::text(&signatures, api)?),
        output(
            "Tests/Runtime/Generated/Functions.cs",
            table::functions(&signatures, without_worlds),
        ),
        output("Tests/Runtime/Generated/Layouts.cs", layout::text(api)),
        output("Native~/src/pointer.rs", shim::text(&imported, api)),
        output("Native~/src/layout.rs", shim::layouts(api)),
        output("Runtime/Plugins/.targets", meta::targets()),
        output("LICENSE.md", license()?),
    ];
    outputs.extend(owned::text(api)?.map(|text| output("Runtime/Generated/Owned.cs", text)));
    Ok(outputs)
}

fn signatures<'a>(functions: &'a [Function], api: &Api) -> Result<Vec<Signature<'a>>> {
    functions.iter().map(|function| signature(function, api)).collect()
}

/// What is asked about plain shapes and numbers; the rest is for C#'s own class of worlds.
fn without_worlds(api: &Api) -> Api {
    let mut api = api.clone();
    api.structs.retain(|record| !record.is_of_world);
    api.handles.retain(|handle| !owned::is_world(handle, &api.world));
    api
}

/// The library's licenses in one file.
fn license() -> Result<String> {
    let head = "Licensed under the MIT license or the Apache License, Version 2.0, as you like.\n";
    let (mit, apache) = (text("LICENSE-MIT")?, text("LICENSE-APACHE")?);
    Ok(format!("{head}\n---\n\n{mit}\n---\n\n{apache}"))
}

fn is_enum(kind: &Type, api: &Api) -> bool {
    matches!(kind, Type::Named(name) if api.enums.iter().any(|item| item.name == *name))
}

fn is_handle(kind: &Type, api: &Api) -> bool {
    matches!(kind, Type::Named(name) if api.handles.iter().any(|item| item.name == *name))
}

fn is_struct(kind: &Type, api: &Api) -> bool {
    matches!(kind, Type::Named(name) if api.structs.iter().any(|item| item.name == *name))
}

/// A type's name in C#: without C's prefix, in the namespace instead; another one where `System` or
/// `UnityEngine` has a type of that name, so that a file may use these namespaces together with ours.
fn name(c_name: &str) -> &str {
    match c_name {
        "ClashAllocator" => "WorldAllocator",
        "ClashCollider" => "NativeCollider",
        "ClashContactPoint" => "PointOfContact",
        "ClashEvent" => "WorldEvent",
        "ClashEvents" => "WorldEvents",
        "ClashFilter" => "ColliderFilter",
        "ClashGrid" => "ClashGrid",
        "ClashGridSettings" => "NativeGridSettings",
        "ClashMotion" => "Motion2D",
        "ClashObstacles" => "NativeObstacles",
        "ClashPair" => "ColliderPair",
        "ClashPose" => "Pose2D",
        "ClashQuery" => "NativeQuery",
        "ClashRange" => "FloatRange",
        "ClashRay" => "WorldRay",
        "ClashReplay" => "WorldReplay",
        "ClashStop" => "WayStop",
        "ClashTasks" => "WorldTasks",
        "ClashTile" => "ClashTile",
        "ClashWorld" => "ClashWorld",
        "ClashWorldSettings" => "NativeWorldSettings",
        _ => rust_name(c_name),
    }
}

/// A type's name in Rust.
fn rust_name(c_name: &str) -> &str {
    c_name.strip_prefix("Clash").unwrap_or(c_name)
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

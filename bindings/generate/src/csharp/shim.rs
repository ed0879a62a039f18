//! The pointer forms, in Rust: Burst and some of C#'s runtimes take no structs by value.

use super::native::entry;
use super::{is_struct, name, needs_pointers};
use crate::model::{Api, Argument, Function, Scalar, Type};

const HEAD: &str = "// Written by bindings/generate from the Rust source; changes here are lost.
//! The functions of the C ABI that take or return structs, with pointers in their place.
//!
//! A null pointer to a shape is the answer \"no\", NaN or 0, or a result that stays as it was.

use clash2d::ffi::*;
use clash2d::{";

pub fn text(api: &Api) -> String {
    let functions: Vec<&Function> =
        api.functions.iter().filter(|function| needs_pointers(function, api)).collect();
    let mut names: Vec<&str> = api.structs.iter().map(|item| name(&item.name)).collect();
    names.sort_unstable();
    let text: String = functions.iter().map(|function| pointer_form(function, api)).collect();
    format!("{HEAD}{}}};\n\nuse crate::{{read, write}};\n{text}", names.join(", "))
}

fn pointer_form(function: &Function, api: &Api) -> String {
    let parameter = |argument: &Argument| {
        let kind = match is_struct(&argument.kind, api) {
            true => format!("*const {}", rust(&argument.kind)),
            false => rust(&argument.kind),
        };
        format!("    {}: {kind},\n", snake(&argument.name))
    };
    let mut parameters: String = function.arguments.iter().map(parameter).collect();
    let names: Vec<String> =
        function.arguments.iter().map(|argument| snake(&argument.name)).collect();
    let mut call = format!("{}({})", function.name, names.join(", "));
    if function.is_unsafe {
        call = format!("unsafe {{ {call} }}");
    }
    let mut returns = match &function.returns {
        Type::Void => String::new(),
        kind => format!(" -> {}", rust(kind)),
    };
    let (mut answer, otherwise) = match &function.returns {
        Type::Scalar(Scalar::Bool) => (call, "return false"),
        Type::Scalar(Scalar::Float) => (call, "return f32::NAN"),
        Type::Scalar(_) => (call, "return 0"),
        Type::Void => (call + ";", "return"),
        kind => {
            parameters += &format!("    result: *mut {},\n", rust(kind));
            returns.clear();
            (format!("let answer = {call};"), "return")
        }
    };
    if answer.starts_with("let answer") {
        answer += "\n    // SAFETY: as above.\n    unsafe { write(result, answer) }";
    }
    format!(
        "\n/// `{}` by pointer.\n///\n/// # Safety\n/// Each pointer is null or points to what it says.\n\
         #[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {}(\n{parameters}){returns} {{\n    \
         // SAFETY: the caller promises what the pointers point to.\n{}    {answer}\n}}\n",
        function.name,
        entry(function, api),
        reads(function, api, otherwise)
    )
}

/// Reads what the pointers point to, or gives up.
fn reads(function: &Function, api: &Api, otherwise: &str) -> String {
    let pointers = function.arguments.iter().filter(|argument| is_struct(&argument.kind, api));
    let names: Vec<String> = pointers.map(|argument| snake(&argument.name)).collect();
    let joined = |texts: Vec<String>| match texts.as_slice() {
        [pattern] if pattern.starts_with("Some") => pattern.clone(),
        more => format!("({})", more.join(", ")),
    };
    if names.is_empty() {
        return String::new();
    }
    format!(
        "    let {} = {} else {{\n        {otherwise};\n    }};\n",
        joined(names.iter().map(|name| format!("Some({name})")).collect()),
        joined(names.iter().map(|name| format!("unsafe {{ read({name}) }}")).collect())
    )
}

fn rust(kind: &Type) -> String {
    match kind {
        Type::Void => "()".into(),
        Type::Named(c_name) => name(c_name).to_owned(),
        Type::Pointer { to, is_const } => {
            format!("*{} {}", if *is_const { "const" } else { "mut" }, rust(to))
        }
        Type::Scalar(scalar) => match scalar {
            Scalar::Float => "f32",
            Scalar::Double => "f64",
            Scalar::Bool => "bool",
            Scalar::Char | Scalar::I8 => "i8",
            Scalar::Int | Scalar::I32 => "i32",
            Scalar::I16 => "i16",
            Scalar::I64 => "i64",
            Scalar::U8 => "u8",
            Scalar::U16 => "u16",
            Scalar::U32 => "u32",
            Scalar::U64 => "u64",
            Scalar::Size => "usize",
        }
        .into(),
    }
}

/// `moveA` as `move_a`.
fn snake(camel: &str) -> String {
    let mut text = String::new();
    for letter in camel.chars() {
        if letter.is_ascii_uppercase() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

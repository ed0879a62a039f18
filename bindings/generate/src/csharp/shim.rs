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
    let is_result = is_struct(&function.returns, api);
    let parameter = |argument: &Argument| {
        let kind = match is_struct(&argument.kind, api) {
            true => format!("*const {}", rust(&argument.kind)),
            false => rust(&argument.kind),
        };
        format!("    {}: {kind},\n", snake(&argument.name))
    };
    let mut parameters: String = function.arguments.iter().map(parameter).collect();
    let argument = |argument: &Argument| match is_struct(&argument.kind, api) {
        true => format!("unsafe {{ read({}) }}?", snake(&argument.name)),
        false => snake(&argument.name),
    };
    let arguments: Vec<String> = function.arguments.iter().map(argument).collect();
    let mut call = format!("{}({})", function.name, arguments.join(", "));
    if function.is_unsafe {
        call = format!("unsafe {{ {call} }}");
    }
    let (returns, lines) = match &function.returns {
        kind if is_result => {
            parameters += &format!("    result: *mut {},\n", rust(kind));
            (
                String::new(),
                format!(
                    "    let answer = (|| Some({call}))();\n    // SAFETY: as above.\n    unsafe {{ write(result, answer) }}\n"
                ),
            )
        }
        Type::Scalar(Scalar::Float) => {
            (" -> f32".into(), format!("    (|| Some({call}))().unwrap_or(f32::NAN)\n"))
        }
        kind => (
            format!(" -> {}", rust(kind)),
            format!("    (|| Some({call}))().unwrap_or_default()\n"),
        ),
    };
    format!(
        "\n/// `{}` by pointer.\n///\n/// # Safety\n/// Each pointer is null or points to what it says.\n\
         #[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {}(\n{parameters}){returns} {{\n    \
         // SAFETY: the caller promises what the pointers point to.\n{lines}}}\n",
        function.name,
        entry(function, api)
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

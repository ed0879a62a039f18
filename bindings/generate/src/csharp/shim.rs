//! The pointer forms, in Rust: Burst and some of C#'s runtimes take no structs by value.

use super::native::{entry, is_by_value, needs_pointers};
use super::rust_name;
use super::signature::{Outcome, Parameter, Signature};
use crate::model::{Api, Bytes, Function, Record, Scalar, Type};
use crate::names::snake;

const HEAD: &str = "// Written by bindings/generate from the Rust source; changes here are lost.
//! The functions of the C ABI that take or return structs, with pointers in their place.
//!
//! A null pointer to a shape is the answer \"no\", NaN or 0, or a result that stays as it was.

use clash2d_ffi::*;
";

pub fn text(signatures: &[Signature<'_>], api: &Api) -> String {
    let forms = signatures.iter().filter(|signature| needs_pointers(signature));
    let forms: String = forms.map(|signature| pointer_form(signature, api)).collect();
    let imported = imported(&forms, api);
    format!("{HEAD}{imported}\nuse crate::{{read, write}};\n{forms}")
}

/// The types that a text names.
fn imported(text: &str, api: &Api) -> String {
    let has = |name: &&str| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == *name)
    };
    let structs = api.structs.iter().filter(|item| !item.is_of_ffi);
    let structs = structs.map(|item| rust_name(&item.name));
    let enums = api.enums.iter().map(|item| rust_name(&item.name));
    let handles = api.handles.iter().map(|item| rust_name(&item.name));
    let mut names: Vec<&str> = structs.chain(enums).chain(handles).filter(has).collect();
    names.sort_unstable();
    let of_core = ["core::ffi::c_char", "core::ffi::c_int", "core::mem::MaybeUninit"];
    let is_used = |path: &&str| path.rsplit("::").next().is_some_and(|name| has(&name));
    let of_core: String =
        of_core.into_iter().filter(is_used).map(|path| format!("use {path};\n")).collect();
    format!("use clash2d::{{{}}};\n{of_core}", names.join(", "))
}

fn pointer_form(signature: &Signature<'_>, api: &Api) -> String {
    let function = signature.function;
    let parameter = |parameter: &Parameter<'_>| {
        let (name, kind) = (snake(&parameter.argument.name), &parameter.argument.rust);
        let pointer = if is_by_value(parameter) { "*const " } else { "" };
        format!("    {name}: {pointer}{kind},\n")
    };
    let mut parameters: String = signature.parameters.iter().map(parameter).collect();
    let lends = signature.parameters.iter().any(|parameter| is_lent(&parameter.argument.rust));
    let lifetime = if lends { "<'a>" } else { "" };
    if lends {
        parameters = parameters.replace('&', "&'a ").replace("'_", "'a");
    }
    let mut returns = match signature.outcome {
        Outcome::Nothing => String::new(),
        _ => format!(" -> {}", function.rust_returns),
    };
    let call = call(signature);
    let answer = match signature.outcome {
        Outcome::Nothing => call + ";",
        Outcome::Struct => {
            parameters += &format!("    result: *mut {},\n", function.rust_returns);
            returns.clear();
            stored(&call, &function.rust_returns)
        }
        _ => call,
    };
    format!(
        "\n/// `{}` by pointer.\n///\n/// # Safety\n/// Each pointer is null or points to what it says.\n\
         #[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {}{lifetime}(\n{parameters}){returns} {{\n{}    {answer}\n}}\n",
        function.name,
        entry(signature),
        reads(signature, &otherwise(function, signature.outcome, api))
    )
}

/// Whether what is written there points to what an argument owns.
fn is_lent(rust: &str) -> bool {
    rust.contains("MaybeUninit") && rust.contains("'_")
}

fn call(signature: &Signature<'_>) -> String {
    let names = signature.parameters.iter().map(|parameter| snake(&parameter.argument.name));
    let call = format!("{}({})", signature.function.name, names.collect::<Vec<_>>().join(", "));
    if signature.function.is_unsafe { format!("unsafe {{ {call} }}") } else { call }
}

/// Writes the result to where the caller wants it.
fn stored(call: &str, kind: &str) -> String {
    // The lifetimes of a pointer are the caller's own.
    let result = if kind.contains('\'') { "result.cast()" } else { "result" };
    format!(
        "let answer = {call};\n    // SAFETY: as above.\n    unsafe {{ write({result}, answer) }}"
    )
}

/// What a null pointer is answered with.
fn otherwise(function: &Function, outcome: Outcome, api: &Api) -> String {
    let value = match (outcome, &function.returns) {
        (Outcome::Nothing | Outcome::Struct, _) => return "return".into(),
        (Outcome::Bool, _) => "false".into(),
        (Outcome::Handle, _) if function.rust_returns.starts_with("*const") => {
            "core::ptr::null()".into()
        }
        (Outcome::Handle, _) if function.rust_returns.starts_with("*mut") => {
            "core::ptr::null_mut()".into()
        }
        (Outcome::Handle, _) => "None".into(),
        (Outcome::Text, _) => "core::ptr::null()".into(),
        (_, Type::Scalar(Scalar::Float)) => "f32::NAN".into(),
        (_, Type::Named(name)) => zero(name, api),
        _ => "0".into(),
    };
    format!("return {value}")
}

/// The enumerator that is 0.
fn zero(enumeration: &str, api: &Api) -> String {
    let item = api.enums.iter().find(|item| item.name == enumeration);
    let values = item.map(|item| item.values.as_slice()).unwrap_or_default();
    let zero = values.iter().find(|value| value.value == 0).or(values.first());
    let variant = zero.map_or("", |value| value.variant.as_str());
    format!("{}::{variant}", rust_name(enumeration))
}

/// Reads what the pointers point to, or gives up.
fn reads(signature: &Signature<'_>, otherwise: &str) -> String {
    let pointers = signature.parameters.iter().filter(|parameter| is_by_value(parameter));
    let names: Vec<String> = pointers.map(|parameter| snake(&parameter.argument.name)).collect();
    // "let Some(a) = (unsafe { … }) else": no brace may stand before the else.
    let joined = |texts: Vec<String>| match texts.as_slice() {
        [pattern] if pattern.starts_with("Some") => pattern.clone(),
        more => format!("({})", more.join(", ")),
    };
    if names.is_empty() {
        return "    // SAFETY: the caller promises what the pointers point to.\n".into();
    }
    format!(
        "    // SAFETY: the caller promises what the pointers point to.\n    \
         let {} = {} else {{\n        {otherwise};\n    }};\n",
        joined(names.iter().map(|name| format!("Some({name})")).collect()),
        joined(names.iter().map(|name| format!("unsafe {{ read({name}) }}")).collect())
    )
}

const LAYOUT: &str = "// Written by bindings/generate from the Rust source; changes here are lost.
//! The layouts that the tests of C# compare with are those of the library.

use clash2d::*;
{ffi}use core::mem::{align_of, offset_of, size_of};

/// Fails to compile unless a number of bytes is what systems with pointers of 32 and of 64 bits have.
const fn is(bytes: usize, on_32: usize, on_64: usize) {
    assert!(bytes == if cfg!(target_pointer_width = \"32\") { on_32 } else { on_64 });
}
";

/// Proves sizes, alignments and offsets when the native library is compiled.
pub fn layouts(api: &Api) -> String {
    let records = api.structs.iter().chain(&api.unions).filter(|record| record.is_public);
    let of_ffi = records.clone().filter(|record| record.is_of_ffi);
    let of_ffi: String =
        of_ffi.map(|record| format!("use clash2d_ffi::{};\n", rust_name(&record.name))).collect();
    LAYOUT.replace("{ffi}", &of_ffi) + &records.map(layout).collect::<String>()
}

fn layout(record: &Record) -> String {
    let name = rust_name(&record.name);
    let line =
        |what: &str, bytes: Bytes| format!("    is({what}, {}, {});\n", bytes.on_32, bytes.on_64);
    let mut lines = line(&format!("size_of::<{name}>()"), record.size);
    lines += &line(&format!("align_of::<{name}>()"), record.alignment);
    for field in &record.fields {
        if let Some(rust) = &field.public_name {
            lines += &line(&format!("offset_of!({name}, {rust})"), field.offset);
        }
    }
    format!("\nconst _: () = {{\n{lines}}};\n")
}

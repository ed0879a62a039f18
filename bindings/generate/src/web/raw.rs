//! The types of the raw exports: structs go by pointer, a returned struct to where a first pointer leads.

use crate::model::{Api, Argument, Function, Scalar, Type};

pub fn types(api: &Api) -> String {
    let functions = api.functions.iter().chain(&api.world);
    let functions: String = functions.map(|function| export(function, api)).collect();
    let head = "\n/**\n * What the module exports: the functions of clash2d.h and world.h as C has them on 32 bits. \
                Pointers are addresses\n * in its memory; structs are passed by pointer, and a returned struct is \
                written to where the first one leads.\n */\n";
    format!(
        "{head}export interface Exports {{\n    readonly memory: WebAssembly.Memory;\n{functions}}}\n"
    )
}

fn export(function: &Function, api: &Api) -> String {
    let is_struct = |kind: &Type| matches!(kind, Type::Named(name) if !api.enums.iter().any(|item| item.name == *name));
    let argument = |argument: &Argument| format!("{}: {}", argument.name, number(&argument.kind));
    let out = is_struct(&function.returns).then(|| "outResult: number".to_owned());
    let arguments: Vec<String> =
        out.into_iter().chain(function.arguments.iter().map(argument)).collect();
    let returns = match &function.returns {
        Type::Void => "void",
        kind if is_struct(kind) => "void",
        kind => number(kind),
    };
    let doc: String = function
        .doc
        .lines()
        .map(|line| format!("     * {line}").trim_end().to_owned() + "\n")
        .collect();
    format!("    /**\n{doc}     */\n    {}({}): {returns};\n", function.name, arguments.join(", "))
}

fn number(kind: &Type) -> &'static str {
    match kind {
        Type::Scalar(Scalar::U64 | Scalar::I64) => "bigint",
        _ => "number",
    }
}

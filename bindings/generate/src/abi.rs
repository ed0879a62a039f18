//! The ABI in lines that can be compared: one for each type and function, without its documentation.

use crate::model::{Api, Bytes, Enum, Function, Record};

/// A line for each declaration, in the order of their names.
pub fn text(api: &Api) -> String {
    let constants = api.constants.iter().map(|constant| {
        format!("constant {}: {} {}", constant.name, constant.kind, constant.value)
    });
    let handles = api.handles.iter().map(|handle| format!("handle {}: by pointer", handle.name));
    let mut lines: Vec<String> = constants.chain(handles).collect();
    lines.extend(api.structs.iter().map(|record| record_line("struct", record)));
    lines.extend(api.unions.iter().map(|record| record_line("union", record)));
    lines.extend(api.enums.iter().map(enum_line));
    lines.extend(api.functions.iter().chain(&api.book).chain(&api.world).map(function_line));
    lines.sort();
    lines.join("\n") + "\n"
}

fn record_line(keyword: &str, record: &Record) -> String {
    let fields: Vec<String> = record
        .fields
        .iter()
        .map(|field| format!("{} at {}", field.kind.declare(&field.name), bytes(field.offset)))
        .collect();
    let (size, alignment) = (bytes(record.size), bytes(record.alignment));
    format!("{keyword} {}: {size} bytes by {alignment}: {}", record.name, fields.join(", "))
}

fn enum_line(item: &Enum) -> String {
    let values: Vec<String> =
        item.values.iter().map(|value| format!("{} = {}", value.name, value.value)).collect();
    format!("enum {}: {}: {}", item.name, item.kind, values.join(", "))
}

fn function_line(function: &Function) -> String {
    let arguments: Vec<String> =
        function.arguments.iter().map(|argument| argument.kind.declare(&argument.name)).collect();
    format!("function {}: {} ({})", function.name, function.returns, arguments.join(", "))
}

/// A number of bytes, and where it is another one that with pointers of 32 bits.
fn bytes(bytes: Bytes) -> String {
    if bytes.on_32 == bytes.on_64 {
        return bytes.on_64.to_string();
    }
    format!("{} ({})", bytes.on_64, bytes.on_32)
}

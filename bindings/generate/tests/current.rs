//! What is committed is what the source says, and the source says what the headers declare.

use clash2d_bindings::model::{Api, Function, Record};
use clash2d_bindings::{api, outputs, text};
use std::collections::BTreeSet;

#[test]
fn committed_files_are_current() {
    for output in outputs().expect("a readable source") {
        let is_current = text(&output.path).is_ok_and(|committed| committed == output.text);
        assert!(is_current, "{} is out of date: cargo run -p clash2d-bindings", output.path);
    }
}

#[test]
fn functions_are_those_of_the_headers() {
    let api = api().expect("a readable source");
    assert_eq!(prototypes(&api.functions), declared("clash2d.h"));
    // book.h has its own names for the types.
    let book = prototypes(&api.book).into_iter().map(|line| line.replace("Clash", ""));
    assert_eq!(book.collect::<BTreeSet<_>>(), declared("book.h"));
    assert_eq!(prototypes(&api.world), declared("world.h"));
}

#[test]
fn types_are_those_of_the_headers() {
    let api = api().expect("a readable source");
    let headers = header("clash2d.h") + &header("book.h") + &header("world.h");
    // An enum of a given size is no typedef: its name stands alone.
    let defined = |keyword: &str| -> BTreeSet<String> {
        let start = format!("{keyword} ");
        let names = headers.lines().filter_map(|line| {
            let line = line.strip_prefix("typedef ").unwrap_or(line).strip_prefix(&start)?;
            let name = line.strip_suffix(" {").unwrap_or(line);
            (!name.contains(' ')).then(|| name.to_owned())
        });
        names.collect()
    };
    assert_eq!(names(&api.structs), defined("struct"));
    assert_eq!(names(&api.unions), defined("union"));
    let enums: BTreeSet<String> = api.enums.iter().map(|item| item.name.clone()).collect();
    assert_eq!(enums, defined("enum"));
    let lines: BTreeSet<String> = headers.lines().map(|line| plain(line.trim())).collect();
    for field in fields(&api) {
        assert!(lines.contains(&field), "no header has {field}");
    }
    for value in api.enums.iter().flat_map(|item| &item.values) {
        let given = format!("{} = {},", value.name, value.value);
        // The number may be left out where it follows the last one.
        let is_there = lines.contains(&given) || lines.contains(&format!("{},", value.name));
        assert!(is_there, "no header has {given}");
    }
}

#[test]
fn constants_are_those_of_the_headers() {
    let api = api().expect("a readable source");
    let headers = header("clash2d.h") + &header("book.h");
    for constant in &api.constants {
        let line = format!("#define {} {}", constant.name, constant.value);
        assert!(headers.lines().any(|declared| declared == line), "no header has {line}");
    }
}

fn names(records: &[Record]) -> BTreeSet<String> {
    records.iter().map(|record| record.name.clone()).collect()
}

/// Each field of a struct or union, as a header has it.
fn fields(api: &Api) -> Vec<String> {
    let records = api.structs.iter().chain(&api.unions);
    let fields = records.flat_map(|record| &record.fields);
    fields.map(|field| format!("{};", field.kind.declare(&field.name))).collect()
}

/// The functions as a header declares them.
fn prototypes(functions: &[Function]) -> BTreeSet<String> {
    let prototype = |function: &Function| {
        let argument =
            |argument: &clash2d_bindings::model::Argument| argument.kind.declare(&argument.name);
        let arguments: Vec<String> = function.arguments.iter().map(argument).collect();
        let arguments = if arguments.is_empty() { "void".into() } else { arguments.join(", ") };
        format!("{}({arguments});", function.returns.declare(&function.name))
    };
    functions.iter().map(prototype).collect()
}

/// A declaration without the words that C needs before a tag, and C++ does not.
fn plain(declaration: &str) -> String {
    ["struct ", "union ", "enum "]
        .iter()
        .fold(declaration.to_owned(), |text, word| text.replace(word, ""))
}

/// The functions that a header declares, each on one line.
fn declared(name: &str) -> BTreeSet<String> {
    let text = header(name);
    // The C++ part of a declaration, if it is broken up over lines, ends with ");" as well.
    let mut functions = BTreeSet::new();
    let mut start = String::new();
    for line in text.lines().map(str::trim) {
        let is_code = !line.is_empty() && !line.starts_with("//") && !line.starts_with('#');
        if !is_code || line.starts_with("typedef") || line.ends_with('{') {
            start.clear();
            continue;
        }
        start += line;
        // A field that is a function ends like a function, but its name is a pointer.
        if start.ends_with(");") && !start.contains("(*") {
            functions.insert(plain(&start));
        }
        if line.ends_with(';') {
            start.clear();
        }
    }
    functions
}

fn header(name: &str) -> String {
    text(&format!("include/clash2d/{name}")).expect("a readable header")
}

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
}

#[test]
fn types_are_those_of_the_headers() {
    let api = api().expect("a readable source");
    let headers = header("clash2d.h") + &header("book.h");
    let defined = |keyword: &str| -> BTreeSet<String> {
        let start = format!("typedef {keyword} ");
        let names = headers.lines().filter_map(|line| line.strip_prefix(&start)?.split_once(" {"));
        names.map(|(name, _)| name.to_owned()).collect()
    };
    assert_eq!(names(&api.structs), defined("struct"));
    assert_eq!(names(&api.unions), defined("union"));
    let enums: BTreeSet<String> = api.enums.iter().map(|item| item.name.clone()).collect();
    assert_eq!(enums, defined("enum"));
    for line in fields(&api) {
        assert!(headers.lines().any(|declared| declared.trim() == line), "no header has {line}");
    }
}

fn names(records: &[Record]) -> BTreeSet<String> {
    records.iter().map(|record| record.name.clone()).collect()
}

/// Each field of a struct or union and each enumerator, as a header has it.
fn fields(api: &Api) -> Vec<String> {
    let records = api.structs.iter().chain(&api.unions);
    let fields = records.flat_map(|record| &record.fields);
    let fields = fields.map(|field| spaced(&format!("{} {};", field.kind, field.name)));
    let values = api.enums.iter().flat_map(|item| &item.values);
    fields.chain(values.map(|value| format!("{} = {},", value.name, value.value))).collect()
}

/// The functions as a header declares them.
fn prototypes(functions: &[Function]) -> BTreeSet<String> {
    let prototype = |function: &Function| {
        let argument = |argument: &clash2d_bindings::model::Argument| {
            format!("{} {}", argument.kind, argument.name)
        };
        let arguments: Vec<String> = function.arguments.iter().map(argument).collect();
        let arguments = if arguments.is_empty() { "void".into() } else { arguments.join(", ") };
        spaced(&format!("{} {}({arguments});", function.returns, function.name))
    };
    functions.iter().map(prototype).collect()
}

fn spaced(declaration: &str) -> String {
    declaration.replace("* ", "*")
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
        if start.ends_with(");") {
            functions.insert(start.clone());
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

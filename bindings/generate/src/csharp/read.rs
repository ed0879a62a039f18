//! How the tests of the package read arguments from the numbers of a case, and write answers.

use super::borrowed::{Part, parts};
use super::field::{handle_of, kind, member};
use super::member::{Tagged, tagged};
use super::name;
use super::overload::overload;
use super::owned::is_borrowing;
use super::types::arrays;
use crate::model::{Api, Enum, Field, Function, Handle, Record, Scalar, Type};
use crate::names::pascal;

/// The parts of two classes that know every type.
pub fn text(api: &Api) -> String {
    let enums: Vec<&Enum> =
        api.enums.iter().filter(|item| item.name.starts_with("Clash")).collect();
    let arrays = arrays(api);
    let records: Vec<&Record> = arrays.iter().chain(&api.structs).collect();
    let mut readers: Vec<String> = enums.iter().map(|item| enum_reader(item)).collect();
    readers.extend(records.iter().map(|record| reader(record, api)));
    readers.extend(api.handles.iter().filter_map(|handle| handle_reader(handle, api)));
    let mut answers: Vec<String> = enums.iter().map(|item| enum_answer(item)).collect();
    answers.extend(records.iter().map(|record| answer(record, api)));
    format!(
        "    internal sealed unsafe partial class Numbers\n    {{\n{}    }}\n\n    \
         internal sealed unsafe partial class Answer\n    {{\n{}    }}\n",
        readers.join("\n"),
        answers.join("\n")
    )
}

fn enum_reader(item: &Enum) -> String {
    let name = name(&item.name);
    method(&format!("{name} {name}()"), &format!("return ({name})Uint();"))
}

fn enum_answer(item: &Enum) -> String {
    let name = name(&item.name);
    method(&format!("static Answer Of({name} value)"), "return Of((uint)value);")
}

fn method(head: &str, body: &str) -> String {
    format!("        internal {head}\n        {{\n            {body}\n        }}\n")
}

fn reader(record: &Record, api: &Api) -> String {
    let name = name(&record.name);
    let body = match tagged(record, api) {
        Some(owner) => {
            let same = method(&format!("static {name} Same{name}({name} value)"), "return value;");
            return [tagged_reader(&owner, api), same, array_reader(name)].join("\n");
        }
        None if is_borrowing(record, api) => {
            let given: Vec<String> = parts(record).iter().map(|part| part_reader(part)).collect();
            format!("return new Owned{name}({}).Value;", given.join(", "))
        }
        None => {
            let given: Vec<String> = record.fields.iter().map(field_reader).collect();
            format!("return new {name}({});", given.join(", "))
        }
    };
    method(&format!("{name} {name}()"), &body) + "\n" + &array_reader(name)
}

fn array_reader(name: &str) -> String {
    method(&format!("{name}[] {name}Array()"), &format!("return Array({name});"))
}

fn field_reader(field: &Field) -> String {
    format!("{}()", pascal(&kind(field)).replace('*', "Pointer"))
}

fn part_reader(part: &Part<'_>) -> String {
    match part {
        Part::Array { element, .. } => format!("{}Array()", pascal(element)),
        Part::Flag(_) => "Bool()".into(),
        Part::Value(field) => field_reader(field),
    }
}

/// The word for the kind comes first.
fn tagged_reader(owner: &Tagged<'_>, api: &Api) -> String {
    let name = name(&owner.record.name);
    let case = |field: &Field| {
        let reader = handle_of(&field.kind, api)
            .map_or_else(|| kind(field), |handle| self::name(&handle.name).to_owned());
        format!(
            "                case \"{}\":\n                    return {reader}();\n",
            crate::names::snake(&field.name)
        )
    };
    let cases: String = owner.members.iter().map(case).collect();
    method(
        &format!("{name} {name}()"),
        &format!(
            "string kind = Next();\n            switch (kind)\n            {{\n{cases}                default:\n                    \
             throw new MalformedException(\"no kind: \" + kind);\n            }}"
        ),
    )
}

/// By the function that makes one.
fn handle_reader(handle: &Handle, api: &Api) -> Option<String> {
    let function = maker(handle, api)?;
    let given =
        function.arguments.iter().map(|argument| format!("{}()", pascal(&pointed(&argument.kind))));
    let name = name(&handle.name);
    let call = format!("Clash.{}({})", overload(function), given.collect::<Vec<_>>().join(", "));
    Some(method(&format!("{name} {name}()"), &format!("return {call};")))
}

/// The function that makes a handle.
fn maker<'a>(handle: &Handle, api: &'a Api) -> Option<&'a Function> {
    let made = format!("{} *", handle.name);
    api.functions.iter().find(|function| function.returns.to_string() == made)
}

/// The struct that is passed, by value or by pointer.
fn pointed(kind: &Type) -> String {
    match kind {
        Type::Pointer { to, .. } => pointed(to),
        Type::Scalar(scalar) => super::scalar_name(*scalar).into(),
        kind => name(&kind.to_string()).to_owned(),
    }
}

fn answer(record: &Record, api: &Api) -> String {
    let name = name(&record.name);
    let field = |field: &Field| {
        let name = member(record, field);
        match &field.count {
            Some(count) => format!("Of(value.{name}, value.{})", pascal(count)),
            None => format!("Of(value.{name})"),
        }
    };
    let fields = || record.fields.iter().map(field).collect::<Vec<_>>().join(", ");
    let body = match tagged(record, api) {
        Some(owner) => tagged_answer(&owner),
        None => format!("return Join({});", fields()),
    };
    let one = method(&format!("static Answer Of({name} value)"), &body);
    let many = method(
        &format!("static Answer Of({name}[] values)"),
        "return Join(System.Array.ConvertAll(values, value => Of(value)));",
    );
    let pointed = method(
        &format!("static Answer Of({name}* first, UIntPtr count)"),
        "Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);",
    );
    one + "\n" + &many + "\n" + &pointed
}

/// The kind, and what is in the union.
fn tagged_answer(owner: &Tagged<'_>) -> String {
    let case = |field: &Field| {
        let member = pascal(&field.name);
        format!(
            "                case {}.{member}:\n                    return Join(Of(value.{}), Of(value.{}.{member}));\n",
            name(&owner.kinds.name),
            pascal(&owner.tag.name),
            pascal(&owner.data.name)
        )
    };
    let cases: String = owner.members.iter().map(case).collect();
    let tag = pascal(&owner.tag.name);
    format!(
        "switch (value.{tag})\n            {{\n{cases}                default:\n                    return Of(value.{tag});\n            }}"
    )
}

/// Tokens to read a type from: `#` is a number, `i` an integer of any size.
pub fn sample(kind: &Type, api: &Api) -> String {
    match kind {
        Type::Scalar(Scalar::Float | Scalar::Double) => "#".into(),
        Type::Scalar(Scalar::Int) => "i".into(),
        Type::Array { of, length } => vec![sample(of, api); *length as usize].join(" "),
        Type::Pointer { to, .. } => sample(to, api),
        Type::Named(name) => named_sample(name, api),
        _ => "1".into(),
    }
}

fn named_sample(c_name: &str, api: &Api) -> String {
    if let Some(handle) = api.handles.iter().find(|handle| handle.name == c_name) {
        let arguments = maker(handle, api).map_or(&[][..], |maker| &maker.arguments);
        return arguments.iter().map(|it| sample(&it.kind, api)).collect::<Vec<_>>().join(" ");
    }
    let Some(record) = api.structs.iter().find(|record| record.name == c_name) else {
        return "1".into();
    };
    if let Some(owner) = tagged(record, api) {
        let first = &owner.members[0];
        return format!("{} {}", crate::names::snake(&first.name), sample(&first.kind, api));
    }
    let part = |part: &Part<'_>| match part {
        Part::Array { first, .. } => {
            let element = sample(&first.kind, api);
            format!("[ {element} {element} ]")
        }
        Part::Flag(_) => "1".into(),
        Part::Value(field) => sample(&field.kind, api),
    };
    parts(record).iter().map(part).collect::<Vec<_>>().join(" ")
}

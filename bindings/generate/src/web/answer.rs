//! Readers of answers: from the memory of WebAssembly into an object, a new one or one that is given.

use super::doc::comment;
use super::field::simple_shape;
use super::{name, record};
use crate::Result;
use crate::model::{Api, Field, Record, Scalar, Type};

/// The structs that are read, each after those that it has.
const ANSWERS: [&str; 17] = [
    "ClashVector2D",
    "ClashPose",
    "ClashCircle",
    "ClashRectangle",
    "ClashOrientedRectangle",
    "ClashPlace",
    "ClashEdge",
    "ClashDistance",
    "ClashSignedDistance",
    "ClashSupport",
    "ClashMass",
    "ClashContactPoint",
    "ClashContact",
    "ClashIntersection",
    "ClashStretch",
    "ClashRayHit",
    "ClashCastHit",
];

pub fn readers(api: &Api) -> Result<String> {
    let mut text = String::from("import { f32, u32, u8 } from \"../memory.js\";\n");
    for c_name in ANSWERS {
        text += &format!("\n{}", reader(api, record(api, c_name)?)?);
    }
    Ok(text)
}

fn reader(api: &Api, record: &Record) -> Result<String> {
    let mut lines = String::new();
    read(api, record, 0, "it", &mut lines)?;
    let class = name(&record.name);
    let used = [("f[", "const f = f32();"), ("u[", "const u = u32();"), ("b[", "const b = u8();")];
    let views: String = used
        .iter()
        .filter(|(mark, _)| lines.contains(mark))
        .map(|(_, view)| format!("    {view}\n"))
        .collect();
    let list = points(record).map_or(String::new(), |list| many(list, record));
    let size = record.size.on_32;
    Ok(format!(
        "/** How many bytes a {class} has. */\nexport const {}_SIZE = {size};\n\nexport function read{class}(at, into) {{\n    \
         const it = into ?? {};\n{views}    const i = at >>> 2;\n{lines}{list}    return it;\n}}\n",
        crate::names::screaming(class),
        object(api, record)?,
    ))
}

/// The field of a struct that is a list, as long as another one says.
fn points(record: &Record) -> Option<&Field> {
    record.fields.iter().find(
        |field| matches!(&field.kind, Type::Array { of, .. } if matches!(**of, Type::Named(_))),
    )
}

/// How many of a list are told, by the name of the list.
fn counts<'a>(list: &Field, record: &'a Record) -> Option<&'a Field> {
    let of = format!("{}Count", list.name.trim_end_matches('s'));
    record.fields.iter().find(|field| field.name == of)
}

fn many(list: &Field, record: &Record) -> String {
    let Type::Array { of, .. } = &list.kind else { return String::new() };
    let Type::Named(element) = &**of else { return String::new() };
    let Some(count) = counts(list, record) else { return String::new() };
    let (element, list_name) = (name(element), &list.name);
    format!(
        "    const count = u32()[i + {}];\n    for (let k = 0; k < count; k++) {{\n        \
         it.{list_name}[k] = read{element}(at + {} + k * {}_SIZE, it.{list_name}[k]);\n    }}\n    \
         it.{list_name}.length = count;\n",
        count.offset.on_32 / 4,
        list.offset.on_32,
        crate::names::screaming(element),
    )
}

/// Whether a field is read by itself: not what is reserved, and no list or its count.
fn is_told(field: &Field, record: &Record) -> bool {
    let is_list = matches!(field.kind, Type::Array { .. });
    let is_count = points(record)
        .and_then(|list| counts(list, record))
        .is_some_and(|count| count.name == field.name);
    field.name != "reserved" && !is_list && !is_count
}

/// The statements that read all numbers of a struct into an object.
fn read(api: &Api, record: &Record, offset: u64, object: &str, lines: &mut String) -> Result<()> {
    if let Some(shape) = simple_shape(api, &record.name)? {
        for number in &shape.numbers {
            *lines += &format!(
                "    {object}.{} = f[i + {}];\n",
                number.name,
                (offset + number.offset) / 4
            );
        }
        return Ok(());
    }
    for field in record.fields.iter().filter(|field| is_told(field, record)) {
        let (at, path) = (offset + field.offset.on_32, format!("{object}.{}", field.name));
        match &field.kind {
            Type::Scalar(Scalar::Float) => *lines += &format!("    {path} = f[i + {}];\n", at / 4),
            Type::Scalar(Scalar::U32) => *lines += &format!("    {path} = u[i + {}];\n", at / 4),
            Type::Scalar(Scalar::Bool) => *lines += &format!("    {path} = b[at + {at}] !== 0;\n"),
            Type::Named(inner) => read(api, super::record(api, inner)?, at, &path, lines)?,
            kind => return Err(format!("{}.{}: {kind} can't be read", record.name, field.name)),
        }
    }
    Ok(())
}

/// A new object for a struct.
fn object(api: &Api, record: &Record) -> Result<String> {
    if let Some(shape) = simple_shape(api, &record.name)? {
        let fields: Vec<String> = shape.names().iter().map(|name| format!("{name}: 0")).collect();
        return Ok(format!("{{ type: \"{}\", {} }}", shape.word(), fields.join(", ")));
    }
    let mut fields = Vec::new();
    for field in &record.fields {
        let value = match &field.kind {
            _ if points(record).is_some_and(|list| list.name == field.name) => "[]".into(),
            _ if !is_told(field, record) => continue,
            Type::Scalar(Scalar::Bool) => "false".into(),
            Type::Named(inner) => object(api, super::record(api, inner)?)?,
            _ => "0".to_owned(),
        };
        fields.push(format!("{}: {value}", field.name));
    }
    Ok(format!("{{ {} }}", fields.join(", ")))
}

/// The interfaces of the answers. Shapes among them are literals.
pub fn types(api: &Api) -> Result<String> {
    let mut text = String::new();
    for c_name in ANSWERS {
        let record = record(api, c_name)?;
        if simple_shape(api, c_name)?.is_none() {
            text += &format!("\n{}", interface(record)?);
        }
    }
    Ok(text)
}

fn interface(record: &Record) -> Result<String> {
    let list = points(record).map(|list| &list.name);
    let mut fields = String::new();
    for field in &record.fields {
        if is_told(field, record) || Some(&field.name) == list {
            fields += &comment(&field.doc, "    ");
            fields += &format!("    {}: {};\n", field.name, typescript(field)?);
        }
    }
    Ok(format!(
        "{}export interface {} {{\n{fields}}}\n",
        comment(&record.doc, ""),
        name(&record.name)
    ))
}

fn typescript(field: &Field) -> Result<String> {
    Ok(match &field.kind {
        Type::Scalar(Scalar::Bool) => "boolean".into(),
        Type::Scalar(_) => "number".into(),
        Type::Named(inner) => name(inner).into(),
        Type::Array { of, .. } => match &**of {
            Type::Named(inner) => format!("{}[]", name(inner)),
            kind => return Err(format!("{}: a list of {kind}", field.name)),
        },
        kind => return Err(format!("{}: {kind} has no type", field.name)),
    })
}

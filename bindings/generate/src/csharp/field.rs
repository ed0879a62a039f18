//! The fields of structs and unions.

use super::signature::unknown;
use super::{is_handle, name, scalar_name};
use crate::Result;
use crate::model::{Api, Field, Handle, Record, Type};
use crate::names::pascal;

/// What a field is called in C#, which forbids the name of the struct.
pub fn member(record: &Record, field: &Field) -> String {
    let member = pascal(&field.name);
    if member == name(&record.name) { "Value".into() } else { member }
}

/// The type of a field in C#.
pub fn kind(field: &Field) -> String {
    match &field.enumeration {
        Some(enumeration) => name(enumeration).to_owned(),
        None => spelled(&field.kind),
    }
}

fn spelled(kind: &Type) -> String {
    match kind {
        Type::Void => "void".into(),
        Type::Scalar(scalar) => scalar_name(*scalar).into(),
        Type::Named(c_name) => name(c_name).into(),
        Type::Pointer { to, .. } if **to == Type::Void => "IntPtr".into(),
        Type::Pointer { to, .. } => format!("{}*", spelled(to)),
        Type::Callback(_) => "IntPtr".into(),
        Type::Array { of, length } => array_name(of, *length),
    }
}

/// The struct that stands for an array of C.
pub fn array_name(of: &Type, length: u64) -> String {
    format!("{}Array{length}", pascal(&spelled(of)))
}

/// The type of a field that may be a pointer to what the library owns.
pub fn stored(field: &Field, api: &Api) -> String {
    match handle_of(&field.kind, api) {
        Some(_) => "IntPtr".into(),
        None => kind(field),
    }
}

/// The handle that a pointer leads to.
pub fn handle_of<'a>(kind: &Type, api: &'a Api) -> Option<&'a Handle> {
    let Type::Pointer { to, .. } = kind else { return None };
    api.handles.iter().find(|handle| **to == Type::Named(handle.name.clone()))
}

/// Whether the number is one of 0 and 1; a bool of Rust takes no other, a number of C any.
pub fn is_flag(record: &Record, field: &Field) -> bool {
    const FLAGS: [(&str, &str); 1] = [("ClashChain", "closed")];
    FLAGS.contains(&(&record.name, &field.name))
}

/// Whether the field before has as many elements as this one says.
pub fn is_count(record: &Record, field: &Field) -> bool {
    record.fields.iter().any(|array| array.count.as_ref() == Some(&field.name))
}

/// Whether a struct holds numbers alone, so that equal numbers are equal values.
pub fn is_plain(record: &Record, api: &Api) -> bool {
    record.fields.iter().all(|field| is_plain_kind(&field.kind, api))
}

fn is_plain_kind(kind: &Type, api: &Api) -> bool {
    match kind {
        Type::Void | Type::Pointer { .. } | Type::Callback(_) => false,
        Type::Scalar(_) => true,
        Type::Array { of, .. } => is_plain_kind(of, api),
        Type::Named(name) => {
            let record = api.structs.iter().find(|record| record.name == *name);
            record.is_some_and(|record| is_plain(record, api))
                || api.enums.iter().any(|item| item.name == *name)
        }
    }
}

/// Whether a struct says where numbers are that others count: a program fills in its fields. So are those of
/// worlds that point somewhere, for which there are others, written by hand.
pub fn is_bare(record: &Record, api: &Api) -> bool {
    if record.is_of_world {
        return !is_plain(record, api);
    }
    record.fields.iter().any(|field| match &field.kind {
        Type::Pointer { .. } => field.count.is_none() && has_stride(record),
        Type::Array { of, .. } => !is_plain_kind(of, api),
        _ => false,
    })
}

fn has_stride(record: &Record) -> bool {
    record.fields.iter().any(|field| field.name == "stride")
}

/// A pointer is one to an array with a count, to numbers with a stride, or to what the library owns.
pub fn refuse_unknown_fields(api: &Api) -> Result<()> {
    for record in api.structs.iter().chain(&api.unions) {
        for field in &record.fields {
            let is_known = match &field.kind {
                Type::Pointer { to, .. } => {
                    field.count.is_some() || is_handle(to, api) || has_stride(record)
                }
                Type::Array { of, .. } => is_plain_kind(of, api) || matches!(**of, Type::Named(_)),
                Type::Callback(_) => false,
                _ => true,
            };
            if !is_known && !record.is_of_world {
                return Err(unknown(&format!("{}.{}", record.name, field.name)));
            }
        }
    }
    Ok(())
}

//! Structs, unions, enums and constants.

use syn::{Attribute, Expr, Fields, Lit};

use super::attribute::{doc, is_public};
use super::kind::kind;
use super::{Source, Types};
use crate::Result;
use crate::model::{Bytes, Constant, Enum, Field, Record, Scalar, Type, Value};
use crate::names::{camel, screaming};

/// A struct or union; its layout is found later.
pub(super) fn record(
    source: &Source<'_>,
    name: &syn::Ident,
    attributes: &[Attribute],
    fields: &syn::FieldsNamed,
    types: &Types,
) -> Result<Record> {
    let none = Bytes { on_32: 0, on_64: 0 };
    let field = |field: &syn::Field| {
        let name = field.ident.as_ref().expect("a named field");
        if !is_public(&field.vis) {
            return source.error(field, format!("the field {name} is private"));
        }
        let kind = kind(source, &field.ty, types)?;
        Ok(Field { name: camel(&name.to_string()), kind, offset: none, doc: doc(&field.attrs) })
    };
    Ok(Record {
        name: source.c_name(name),
        doc: doc(attributes),
        size: none,
        alignment: none,
        fields: fields.named.iter().map(field).collect::<Result<_>>()?,
    })
}

pub(super) fn enumeration(source: &Source<'_>, item: &syn::ItemEnum) -> Result<Enum> {
    let name = source.c_name(&item.ident);
    let mut values: Vec<Value> = Vec::new();
    for variant in &item.variants {
        if !matches!(variant.fields, Fields::Unit) {
            return source
                .error(variant, "C needs a tagged union as a struct of an enum and a union");
        }
        let next = values.last().map_or(0, |last| last.value + 1);
        let value = match &variant.discriminant {
            None => next,
            Some((_, expr)) => {
                integer(expr).map_or_else(|| source.error(expr, "not a number"), Ok)?
            }
        };
        // As build.rs has cbindgen name them: `no`; `CLASH_STATUS_OK`.
        let c_name = match source.header.prefix.as_str() {
            "" => variant.ident.to_string().to_lowercase(),
            prefix => [prefix, &item.ident.to_string(), &variant.ident.to_string()]
                .map(screaming)
                .join("_"),
        };
        let variant = (variant.ident.to_string(), doc(&variant.attrs));
        values.push(Value { name: c_name, value, doc: variant.1, variant: variant.0 });
    }
    Ok(Enum { name, doc: doc(&item.attrs), values })
}

pub(super) fn constant(source: &Source<'_>, item: &syn::ItemConst) -> Result<Constant> {
    let syn::Type::Path(path) = &*item.ty else {
        return source.error(item, "a constant of the ABI is a number");
    };
    let scalar = path.path.get_ident().and_then(|name| Scalar::of(&name.to_string()));
    match (scalar, integer(&item.expr)) {
        (Some(scalar), Some(value)) => Ok(Constant {
            name: item.ident.to_string(),
            kind: Type::Scalar(scalar),
            value,
            doc: doc(&item.attrs),
        }),
        _ => source.error(item, "a constant of the ABI is an integer, written out"),
    }
}

fn integer(expr: &Expr) -> Option<i64> {
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            _ => None,
        },
        Expr::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, .. }) => {
            integer(expr).map(|number| -number)
        }
        _ => None,
    }
}

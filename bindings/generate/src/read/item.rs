//! Structs, unions, enums and constants.

use syn::{Attribute, Expr, Fields, Lit};

use super::attribute::{doc, enum_repr, is_public};
use super::kind::field_kind;
use super::{Source, Types};
use crate::Result;
use crate::model::{Bytes, Constant, Enum, Field, Record, Scalar, Type, Value};
use crate::names::{camel, screaming};

/// What a struct and a union have in common.
pub(super) struct Head<'a> {
    pub name: &'a syn::Ident,
    pub attributes: &'a [Attribute],
    pub visibility: &'a syn::Visibility,
}

/// A struct or union; its layout is found later.
pub(super) fn record(
    source: &Source<'_>,
    head: &Head<'_>,
    fields: &syn::FieldsNamed,
    types: &Types,
) -> Result<Record> {
    let mut read: Vec<Field> = Vec::new();
    for field in fields.named.iter().filter(|field| !is_phantom(&field.ty)) {
        let field = self::field(source, &head.name.to_string(), field, types)?;
        let array = read.last_mut().filter(|last| matches!(last.kind, Type::Pointer { .. }));
        // How far numbers lie apart does not say how many they are.
        if let (Type::Scalar(Scalar::Size), Some(array)) = (&field.kind, array)
            && field.name != "stride"
        {
            array.count = Some(field.name.clone());
        }
        read.push(field);
    }
    Ok(Record {
        name: source.c_name(head.name),
        doc: doc(head.attributes),
        size: NONE,
        alignment: NONE,
        fields: read,
        is_public: is_public(head.visibility),
        is_of_ffi: source.is_ffi(),
        is_of_world: source.is_of_world(),
    })
}

const NONE: Bytes = Bytes { on_32: 0, on_64: 0 };

fn field(source: &Source<'_>, owner: &str, field: &syn::Field, types: &Types) -> Result<Field> {
    let rust = field.ident.as_ref().expect("a named field").to_string();
    let name = camel(&rust);
    let kind = field_kind(source, &field.ty, types)?;
    let doc = doc(&field.attrs);
    let enumeration = types.enumeration(owner, &name, &kind).or_else(|| types.told(&doc));
    Ok(Field {
        enumeration,
        name,
        kind,
        count: None,
        offset: NONE,
        doc,
        public_name: is_public(&field.vis).then_some(rust),
    })
}

/// What borrows without a trace in C.
fn is_phantom(rust: &syn::Type) -> bool {
    let last = |path: &syn::TypePath| path.path.segments.last().map(|last| last.ident.to_string());
    matches!(rust, syn::Type::Path(path) if last(path).is_some_and(|name| name == "PhantomData"))
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
        // As src/headers.rs has cbindgen name them: `no`; `CLASH_STATUS_OK`.
        let c_name = match source.header.prefix.as_str() {
            "" => variant.ident.to_string().to_lowercase(),
            prefix => [prefix, tagged(&item.ident.to_string()), &variant.ident.to_string()]
                .map(screaming)
                .join("_"),
        };
        let variant = (variant.ident.to_string(), doc(&variant.attrs));
        values.push(Value { name: c_name, value, doc: variant.1, variant: variant.0 });
    }
    let kind = Type::Scalar(enum_repr(&item.attrs).unwrap_or(Scalar::Int));
    Ok(Enum { name, doc: doc(&item.attrs), kind, values })
}

/// The `Shape` of `ShapeKind`: the kinds of shapes are `CLASH_SHAPE_CIRCLE` and so on, and so are modes and flags.
fn tagged(name: &str) -> &str {
    ["Kind", "Mode", "Flags"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name)
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

//! Types, where they are used.

use quote::ToTokens;

use super::{Kind, Source, Types};
use crate::Result;
use crate::model::{Scalar, Type};

/// The C type of an argument, a result or a field.
pub(super) fn kind(source: &Source<'_>, rust: &syn::Type, types: &Types) -> Result<Type> {
    let kind = any_kind(source, rust, types)?;
    match &kind {
        Type::Named(name) if types.is_opaque(name) => {
            source.error(rust, format!("{name} without #[repr(C)] goes by pointer only"))
        }
        _ => Ok(kind),
    }
}

/// Also what is allowed only behind a pointer.
fn any_kind(source: &Source<'_>, rust: &syn::Type, types: &Types) -> Result<Type> {
    let pointer = |to: &syn::Type, is_const: bool| {
        let to = Box::new(any_kind(source, to, types)?);
        Ok(Type::Pointer { to, is_const })
    };
    match rust {
        syn::Type::Ptr(to) => pointer(&to.elem, to.mutability.is_none()),
        syn::Type::Reference(to) => pointer(&to.elem, to.mutability.is_none()),
        syn::Type::Tuple(tuple) if tuple.elems.is_empty() => Ok(Type::Void),
        syn::Type::Path(path) => {
            let last = path.path.segments.last().expect("a path has segments");
            match (last.ident.to_string().as_str(), argument_of(last)) {
                ("c_void", None) => Ok(Type::Void),
                // A null pointer is None.
                ("Option", Some(inner)) => match any_kind(source, inner, types)? {
                    kind @ Type::Pointer { .. } => Ok(kind),
                    _ => source.error(rust, format!("C has no {}", rust.to_token_stream())),
                },
                ("Box", Some(inner)) => pointer(inner, false),
                (name, None) => types
                    .named(name)
                    .map_or_else(|| source.error(rust, format!("what is {name} in C?")), Ok),
                _ => source.error(rust, format!("what is {} in C?", rust.to_token_stream())),
            }
        }
        _ => source.error(rust, format!("what is {} in C?", rust.to_token_stream())),
    }
}

/// The `T` of `Box<T>`.
fn argument_of(segment: &syn::PathSegment) -> Option<&syn::Type> {
    let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return None;
    };
    match arguments.args.iter().collect::<Vec<_>>()[..] {
        [syn::GenericArgument::Type(inner)] => Some(inner),
        _ => None,
    }
}

impl Types {
    fn named(&self, rust: &str) -> Option<Type> {
        let scalar = Scalar::of(rust).map(Type::Scalar);
        scalar.or_else(|| self.0.get(rust).map(|(name, _)| Type::Named(name.clone())))
    }

    fn is_opaque(&self, c_name: &str) -> bool {
        self.0.values().any(|(name, kind)| name == c_name && *kind == Kind::Opaque)
    }
}

//! Types, where they are used.

use quote::ToTokens;

use super::{Kind, Source, Types};
use crate::Result;
use crate::model::{Callback, CallbackArgument, Scalar, Type};
use crate::names::{camel, pascal};

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

/// The C type of a field: also an array.
pub(super) fn field_kind(source: &Source<'_>, rust: &syn::Type, types: &Types) -> Result<Type> {
    let syn::Type::Array(array) = rust else { return kind(source, rust, types) };
    let length = match &array.len {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(length), .. }) => length.base10_parse(),
        length => return source.error(length, "the length of an array has to be written out"),
    };
    let length = length.or_else(|error| source.error(rust, error))?;
    Ok(Type::Array { of: Box::new(kind(source, &array.elem, types)?), length })
}

/// Whether an argument is handed over for good: a `Box`, or none.
pub(super) fn is_owned(rust: &syn::Type) -> bool {
    let syn::Type::Path(path) = rust else { return false };
    let last = path.path.segments.last().expect("a path has segments");
    last.ident == "Box" || (last.ident == "Option" && argument_of(last).is_some_and(is_owned))
}

/// A type as Rust has it, with the lifetimes left open.
pub(super) fn spelled(rust: &syn::Type) -> String {
    let tokens = rust.to_token_stream().to_string();
    let mut text = String::new();
    for word in tokens.split(' ') {
        match word {
            // "& 'a mut T".
            word if word.starts_with('\'') && word != "'static" => {
                text += if text.ends_with('&') { "" } else { "'_" };
            }
            "mut" | "const" => text += &format!("{word} "),
            word => text += word,
        }
    }
    text
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
        syn::Type::BareFn(function) => callback(source, function, types),
        syn::Type::Path(path) => {
            let last = path.path.segments.last().expect("a path has segments");
            match (last.ident.to_string().as_str(), argument_of(last)) {
                ("c_void", None) => Ok(Type::Void),
                // A null pointer is None.
                ("Option", Some(inner)) => match any_kind(source, inner, types)? {
                    kind @ (Type::Pointer { .. } | Type::Callback(_)) => Ok(kind),
                    _ => source.error(rust, format!("C has no {}", rust.to_token_stream())),
                },
                ("Box", Some(inner)) => pointer(inner, false),
                ("MaybeUninit", Some(inner)) => any_kind(source, inner, types),
                (name, None) => types
                    .named(name)
                    .map_or_else(|| source.error(rust, format!("what is {name} in C?")), Ok),
                _ => source.error(rust, format!("what is {} in C?", rust.to_token_stream())),
            }
        }
        _ => source.error(rust, format!("what is {} in C?", rust.to_token_stream())),
    }
}

/// A function of the program: `unsafe extern "C" fn(size: usize, context: *mut c_void) -> bool`.
fn callback(source: &Source<'_>, function: &syn::TypeBareFn, types: &Types) -> Result<Type> {
    let abi = function.abi.as_ref().and_then(|abi| abi.name.as_ref());
    if abi.is_none_or(|abi| abi.value() != "C") || function.variadic.is_some() {
        return source.error(function, "C calls functions that are extern \"C\" and not variadic");
    }
    let argument = |argument: &syn::BareFnArg| {
        let Some((name, _)) = &argument.name else {
            return source.error(argument, "an argument without a name");
        };
        let kind = kind(source, &argument.ty, types)?;
        Ok(CallbackArgument { name: camel(&name.to_string()), kind })
    };
    let arguments = function.inputs.iter().map(argument).collect::<Result<_>>()?;
    let returns = match &function.output {
        syn::ReturnType::Default => Type::Void,
        syn::ReturnType::Type(_, returns) => kind(source, returns, types)?,
    };
    Ok(Type::Callback(Box::new(Callback { arguments, returns })))
}

/// The `T` of `Box<T>`; none of `Shape<'a>`.
fn argument_of(segment: &syn::PathSegment) -> Option<&syn::Type> {
    let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return None;
    };
    arguments.args.iter().find_map(|argument| match argument {
        syn::GenericArgument::Type(inner) => Some(inner),
        _ => None,
    })
}

impl Types {
    fn named(&self, rust: &str) -> Option<Type> {
        let scalar = Scalar::of(rust).map(Type::Scalar);
        scalar.or_else(|| self.0.get(rust).map(|(name, _)| Type::Named(name.clone())))
    }

    pub(super) fn is_enum(&self, kind: &Type) -> bool {
        let is_it =
            |(name, of): &(String, Kind)| *of == Kind::Enum && *kind == Type::Named(name.clone());
        self.0.values().any(is_it)
    }

    /// The enum that the values of a `uint32_t` are from: `kind` of a `Shape` is a `ShapeKind`,
    /// `side` of anything a `Side`, and `mode` a `CastMode` if no other enum is some mode.
    pub(super) fn enumeration(&self, owner: &str, name: &str, kind: &Type) -> Option<String> {
        let name = pascal(name);
        let enums = self.0.iter().filter(|(_, (_, kind))| *kind == Kind::Enum);
        let mut similar = enums.clone().filter(|(rust, _)| rust.ends_with(&name));
        let only = similar.next().filter(|_| similar.next().is_none());
        let own = owner.to_owned() + &name;
        let exact = |wanted: &str| enums.clone().find(|(rust, _)| *rust == wanted);
        let (_, (c_name, _)) = exact(&own).or_else(|| exact(&name)).or(only)?;
        (*kind == Type::Scalar(Scalar::U32)).then(|| c_name.clone())
    }

    /// The enum that a field's documentation names and nothing else: its values are bits of the field.
    pub(super) fn told(&self, doc: &str) -> Option<String> {
        let mut enums = self.0.values().filter(|(_, kind)| *kind == Kind::Enum);
        enums.find(|(c_name, _)| *doc == format!("{c_name}.")).map(|(c_name, _)| c_name.clone())
    }

    fn is_opaque(&self, c_name: &str) -> bool {
        self.0.values().any(|(name, kind)| name == c_name && *kind == Kind::Opaque)
    }
}

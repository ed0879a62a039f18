//! Exported functions.

use quote::ToTokens;
use syn::{ItemFn, ReturnType};

use super::attribute::{doc, is_public};
use super::kind::{is_owned, kind, spelled};
use super::{Source, Types};
use crate::Result;
use crate::banner::section;
use crate::model::{Argument, Function, Scalar, Type};
use crate::names::camel;

/// The function, if it is one of the ABI.
pub(super) fn function(
    source: &Source<'_>,
    item: &ItemFn,
    types: &Types,
) -> Result<Option<Function>> {
    let name = &item.sig.ident;
    let is_c = item
        .sig
        .abi
        .as_ref()
        .and_then(|abi| abi.name.as_ref())
        .is_some_and(|abi| abi.value() == "C");
    let is_named = item.attrs.iter().any(|attribute| {
        attribute.path().is_ident("unsafe")
            && attribute.meta.to_token_stream().to_string().contains("no_mangle")
    });
    let is_exported = is_c && is_named && is_public(&item.vis);
    // What C calls by a pointer is a private function of the crate, with no symbol.
    let is_callback = !is_named && !is_public(&item.vis) && !source.is_ffi();
    if !is_exported && !is_named && (!is_c || is_callback) {
        return Ok(None);
    }
    if !is_exported || !source.is_ffi() {
        return source.error(name, format!(
            "{name} is half exported: it takes pub, extern \"C\", #[unsafe(no_mangle)] and a place in src/ffi"
        ));
    }
    if let Some(attribute) = item.attrs.iter().find(|attribute| attribute.path().is_ident("cfg")) {
        return source.error(attribute, format!("{name} is exported under a condition"));
    }
    let is_lifetime =
        |parameter: &syn::GenericParam| matches!(parameter, syn::GenericParam::Lifetime(_));
    if item.sig.variadic.is_some() || !item.sig.generics.params.iter().all(is_lifetime) {
        return source.error(name, format!("{name} is variadic or generic"));
    }
    let Some(section) = section(&source.banners, name.span().start().line) else {
        return source.error(name, format!("{name} is in no section: // ---- Title ----"));
    };
    let doc = doc(&item.attrs);
    if doc.is_empty() {
        return source.error(name, format!("{name} has no documentation"));
    }
    let (returns, rust_returns) = match &item.sig.output {
        ReturnType::Default => (Type::Void, "()".into()),
        ReturnType::Type(_, returns) => (kind(source, returns, types)?, spelled(returns)),
    };
    let is_unsafe = item.sig.unsafety.is_some();
    let arguments = arguments(source, item, types)?;
    Ok(Some(Function {
        name: name.to_string(),
        section: section.to_owned(),
        doc,
        arguments,
        returns,
        is_unsafe,
        rust_returns,
    }))
}

fn arguments(source: &Source<'_>, item: &ItemFn, types: &Types) -> Result<Vec<Argument>> {
    let mut arguments: Vec<Argument> = Vec::new();
    for input in &item.sig.inputs {
        let syn::FnArg::Typed(input) = input else {
            return source.error(input, "self is no argument of C");
        };
        let syn::Pat::Ident(name) = &*input.pat else {
            return source.error(input, "an argument without a plain name");
        };
        let name = camel(&name.ident.to_string());
        let kind = kind(source, &input.ty, types)?;
        if types.is_enum(&kind) && source.is_prefixed() {
            return source.error(input, "C hands over any number as an enum: take the number");
        }
        if kind == Type::Scalar(Scalar::Size) && is_count(&name) {
            let is_uncounted = |it: &&mut Argument| is_array(it) && it.count.is_none();
            let before = arguments.iter_mut().rev().take_while(is_uncounted);
            before.for_each(|array| array.count = Some(name.clone()));
        }
        let enumeration = types.enumeration("", &name, &kind);
        let (is_owned, rust) = (is_owned(&input.ty), spelled(&input.ty));
        arguments.push(Argument { name, kind, enumeration, count: None, is_owned, rust });
    }
    count_the_rest(&mut arguments);
    Ok(arguments)
}

/// An array without a number of its own has as many elements as the array before it.
fn count_the_rest(arguments: &mut [Argument]) {
    let mut count = None;
    for argument in arguments.iter_mut().filter(|argument| is_array(argument)) {
        argument.count = argument.count.take().or(count);
        count = argument.count.clone();
    }
}

/// Whether an argument may point to many: one thing is a reference in Rust.
fn is_array(argument: &Argument) -> bool {
    matches!(argument.kind, Type::Pointer { .. }) && argument.rust.starts_with('*')
}

/// Whether an argument has the number of elements of the array before it.
fn is_count(name: &str) -> bool {
    let name = name.to_lowercase();
    ["count", "capacity", "size"].iter().any(|word| name.ends_with(word))
}

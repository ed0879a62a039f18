//! From the Rust source to the words of C. What can't be told in them is an error.

use quote::ToTokens;
use std::collections::BTreeMap;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Fields, Item, ItemFn, Lit, ReturnType, Visibility};

use crate::Result;
use crate::banner::{Banner, banners, section};
use crate::layout::Layout;
use crate::model::{
    Api, Argument, Bytes, Constant, Enum, Field, Function, Handle, Record, Scalar, Type, Value,
};
use crate::names::{camel, screaming};
use crate::source::Header;

/// A source that was read.
struct Source<'a> {
    path: &'a str,
    header: &'a Header,
    banners: Vec<Banner>,
    items: Vec<Item>,
}

/// What a type's name stands for.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Struct,
    Union,
    Enum,
    /// A struct whose fields C doesn't see.
    Opaque,
}

/// The types of all sources: what each is called in C.
struct Types(BTreeMap<String, (String, Kind)>);

/// The ABI that the headers declare; `text` gives the text of a source.
pub fn api(
    version: String,
    headers: &[Header],
    text: impl Fn(&str) -> Result<String>,
) -> Result<Api> {
    let mut sources = Vec::new();
    for header in headers {
        for path in &header.sources {
            sources.push(source(path, header, &text(path)?)?);
        }
    }
    let types = types(&sources)?;
    let mut api = Api {
        version,
        constants: Vec::new(),
        structs: Vec::new(),
        unions: Vec::new(),
        enums: Vec::new(),
        handles: Vec::new(),
        functions: Vec::new(),
        book: Vec::new(),
    };
    for source in &sources {
        for item in &source.items {
            add(&mut api, source, item, &types)?;
        }
    }
    lay_out(&mut api)?;
    keep_used_handles(&mut api);
    Ok(api)
}

fn source<'a>(path: &'a str, header: &'a Header, text: &str) -> Result<Source<'a>> {
    let file = syn::parse_file(text)
        .map_err(|error| format!("{path}:{}: {error}", error.span().start().line))?;
    Ok(Source { path, header, banners: banners(text), items: file.items })
}

impl Source<'_> {
    /// An error at some place of this source.
    fn error<T>(&self, at: &impl Spanned, what: impl std::fmt::Display) -> Result<T> {
        Err(format!("{}:{}: {what}", self.path, at.span().start().line))
    }

    /// Whether its functions are exported. Those of the other sources are for Rust.
    fn is_ffi(&self) -> bool {
        self.path.starts_with("src/ffi/")
    }

    fn c_name(&self, name: &impl ToString) -> String {
        self.header.prefix.clone() + &name.to_string()
    }
}

fn types(sources: &[Source<'_>]) -> Result<Types> {
    let mut types = BTreeMap::new();
    for source in sources {
        for item in &source.items {
            let (name, kind) = match item {
                Item::Struct(item) if is_repr_c(&item.attrs) => (&item.ident, Kind::Struct),
                Item::Struct(item) => (&item.ident, Kind::Opaque),
                Item::Union(item) if is_repr_c(&item.attrs) => (&item.ident, Kind::Union),
                Item::Enum(item) if is_repr_c(&item.attrs) => (&item.ident, Kind::Enum),
                _ => continue,
            };
            if types.insert(name.to_string(), (source.c_name(name), kind)).is_some() {
                return source.error(item, format!("two types are called {name}"));
            }
        }
    }
    Ok(Types(types))
}

fn add(api: &mut Api, source: &Source<'_>, item: &Item, types: &Types) -> Result<()> {
    match item {
        Item::Fn(item) => {
            if let Some(function) = function(source, item, types)? {
                let is_book = source.header.prefix.is_empty();
                (if is_book { &mut api.book } else { &mut api.functions }).push(function);
            }
        }
        Item::Struct(item) if is_repr_c(&item.attrs) => {
            let Fields::Named(fields) = &item.fields else {
                return source.error(item, "a struct of the ABI needs fields with names");
            };
            api.structs.push(record(source, &item.ident, &item.attrs, fields, types)?);
        }
        Item::Struct(item) if is_public(&item.vis) => {
            api.handles.push(Handle { name: source.c_name(&item.ident), doc: doc(&item.attrs) });
        }
        Item::Union(item) if is_repr_c(&item.attrs) => {
            api.unions.push(record(source, &item.ident, &item.attrs, &item.fields, types)?);
        }
        Item::Enum(item) if is_repr_c(&item.attrs) => api.enums.push(enumeration(source, item)?),
        Item::Const(item) if is_public(&item.vis) => api.constants.push(constant(source, item)?),
        Item::Macro(item) if source.is_ffi() => {
            return source
                .error(item, "neither this nor cbindgen sees what a macro makes: write it out");
        }
        Item::ForeignMod(item) => return source.error(item, "the ABI imports nothing"),
        _ => {}
    }
    Ok(())
}

// ---- Functions ---------------------------------------------------------------------------------

/// The function, if it is one of the ABI.
fn function(source: &Source<'_>, item: &ItemFn, types: &Types) -> Result<Option<Function>> {
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
    if !is_exported && !is_c && !is_named {
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
    if item.sig.variadic.is_some() || !item.sig.generics.params.is_empty() {
        return source.error(name, format!("{name} is variadic or generic"));
    }
    let Some(section) = section(&source.banners, name.span().start().line) else {
        return source.error(name, format!("{name} is in no section: // ---- Title ----"));
    };
    let doc = doc(&item.attrs);
    if doc.is_empty() {
        return source.error(name, format!("{name} has no documentation"));
    }
    let returns = match &item.sig.output {
        ReturnType::Default => Type::Void,
        ReturnType::Type(_, returns) => kind(source, returns, types)?,
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
        if kind == Type::Scalar(Scalar::Size) && name.to_lowercase().ends_with("count") {
            let array =
                arguments.last_mut().filter(|last| matches!(last.kind, Type::Pointer { .. }));
            if let Some(array) = array {
                array.count = Some(name.clone());
            }
        }
        arguments.push(Argument { name, kind, count: None });
    }
    Ok(arguments)
}

// ---- Types -------------------------------------------------------------------------------------

fn kind(source: &Source<'_>, rust: &syn::Type, types: &Types) -> Result<Type> {
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

fn record(
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

fn enumeration(source: &Source<'_>, item: &syn::ItemEnum) -> Result<Enum> {
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

fn constant(source: &Source<'_>, item: &syn::ItemConst) -> Result<Constant> {
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

// ---- Attributes --------------------------------------------------------------------------------

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn is_repr_c(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("repr")
            && attribute.parse_args::<syn::Ident>().is_ok_and(|repr| repr == "C")
    })
}

/// The documentation, without the heading of the safety section, like the headers.
fn doc(attributes: &[Attribute]) -> String {
    let line = |attribute: &Attribute| match &attribute.meta {
        syn::Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) => {
                let text = text.value();
                Some(text.strip_prefix(' ').unwrap_or(&text).to_owned())
            }
            _ => None,
        },
        _ => None,
    };
    let lines: Vec<String> =
        attributes.iter().filter_map(line).filter(|line| line != "# Safety").collect();
    lines.join("\n")
}

// ---- Layout ------------------------------------------------------------------------------------

/// Finds sizes and offsets, and puts each struct behind those that it is made of.
fn lay_out(api: &mut Api) -> Result<()> {
    let mut known: BTreeMap<String, Layout> =
        api.enums.iter().map(|item| (item.name.clone(), Layout::of_enum())).collect();
    let mut structs = std::mem::take(&mut api.structs);
    let mut unions = std::mem::take(&mut api.unions);
    while !structs.is_empty() || !unions.is_empty() {
        let before = structs.len() + unions.len();
        take_known(&mut structs, &mut api.structs, &mut known, false);
        take_known(&mut unions, &mut api.unions, &mut known, true);
        if structs.len() + unions.len() == before {
            let names: Vec<&str> =
                structs.iter().chain(&unions).map(|item| item.name.as_str()).collect();
            return Err(format!("no layout for {}", names.join(", ")));
        }
    }
    Ok(())
}

/// Moves the records whose fields all have a known layout, in order.
fn take_known(
    from: &mut Vec<Record>,
    to: &mut Vec<Record>,
    known: &mut BTreeMap<String, Layout>,
    is_union: bool,
) {
    for mut record in std::mem::take(from) {
        let layout = |field: &Field| Layout::of(&field.kind, &|name| known.get(name).copied());
        let Some(fields) = record.fields.iter().map(layout).collect::<Option<Vec<_>>>() else {
            from.push(record);
            continue;
        };
        let (layout, offsets) =
            if is_union { (Layout::of_union(&fields), vec![]) } else { Layout::of_struct(&fields) };
        for (field, offset) in record.fields.iter_mut().zip(offsets) {
            field.offset = offset;
        }
        (record.size, record.alignment) = (layout.size, layout.alignment);
        known.insert(record.name.clone(), layout);
        to.push(record);
    }
}

/// Rust's own structs are none of C's business unless a function has a pointer to them.
fn keep_used_handles(api: &mut Api) {
    let used: Vec<String> = api
        .functions
        .iter()
        .chain(&api.book)
        .flat_map(|function| {
            function.arguments.iter().map(|argument| &argument.kind).chain([&function.returns])
        })
        .map(|kind| kind.to_string().trim_matches(['*', ' ']).replace("const ", ""))
        .collect();
    api.handles.retain(|handle| used.contains(&handle.name));
}

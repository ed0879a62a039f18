//! From the Rust source to the words of C. What can't be told in them is an error.

mod attribute;
mod function;
mod item;
mod kind;
mod layout;
mod used;

use std::collections::BTreeMap;
use syn::spanned::Spanned;
use syn::{Fields, Item};

use crate::Result;
use crate::banner::{Banner, banners};
use crate::model::{Api, Handle};
use crate::source::Header;

use attribute::{doc, enum_repr, is_public, is_repr_c};
use function::function;
use item::{Head, constant, enumeration, record};
use layout::{find_free_functions, lay_out};
use used::keep_used_types;

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
        world: Vec::new(),
    };
    for source in &sources {
        for item in &source.items {
            add(&mut api, source, item, &types)?;
        }
    }
    lay_out(&mut api)?;
    keep_used_types(&mut api);
    find_free_functions(&mut api);
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
        ["src/ffi/", "src/book/"].iter().any(|folder| self.path.starts_with(folder))
    }

    /// Whether its header is that of the whole library, and not the book's.
    fn is_prefixed(&self) -> bool {
        !self.header.prefix.is_empty()
    }

    fn is_of_world(&self) -> bool {
        self.header.name == "world.h"
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
                Item::Struct(item) if is_public(&item.vis) => (&item.ident, Kind::Opaque),
                Item::Union(item) if is_repr_c(&item.attrs) => (&item.ident, Kind::Union),
                Item::Enum(item) if enum_repr(&item.attrs).is_some() => (&item.ident, Kind::Enum),
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
                let functions = match () {
                    () if source.is_of_world() => &mut api.world,
                    () if source.is_prefixed() => &mut api.functions,
                    () => &mut api.book,
                };
                functions.push(function);
            }
        }
        Item::Struct(item) if is_repr_c(&item.attrs) => {
            let Fields::Named(fields) = &item.fields else {
                return source.error(item, "a struct of the ABI needs fields with names");
            };
            let head = Head { name: &item.ident, attributes: &item.attrs, visibility: &item.vis };
            api.structs.push(record(source, &head, fields, types)?);
        }
        Item::Struct(item) if is_public(&item.vis) => {
            let name = source.c_name(&item.ident);
            api.handles.push(Handle { name, doc: doc(&item.attrs), free: None });
        }
        Item::Union(item) if is_repr_c(&item.attrs) => {
            let head = Head { name: &item.ident, attributes: &item.attrs, visibility: &item.vis };
            api.unions.push(record(source, &head, &item.fields, types)?);
        }
        Item::Enum(item) if enum_repr(&item.attrs).is_some() => {
            api.enums.push(enumeration(source, item)?);
        }
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

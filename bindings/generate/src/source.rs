//! Which Rust sources make up the C headers: src/headers.rs knows.

use syn::{Expr, Item, Lit};

use crate::Result;

/// A header and its sources.
pub struct Header {
    pub name: String,
    /// What its types are called more than in Rust.
    pub prefix: String,
    pub sources: Vec<String>,
}

/// The headers that src/headers.rs has written down as constants of type `Header`.
pub fn headers(build: &str) -> Result<Vec<Header>> {
    let file = syn::parse_file(build).map_err(|error| format!("src/headers.rs: {error}"))?;
    let is_header = |item: Item| match item {
        Item::Const(item) if is_named(&item.ty, "Header") => Some(*item.expr),
        _ => None,
    };
    let headers = file.items.into_iter().filter_map(is_header);
    let headers: Vec<Header> = headers.map(|expr| header(&expr)).collect::<Result<_>>()?;
    let names: Vec<&str> = headers.iter().map(|header| header.name.as_str()).collect();
    if let Some(missing) =
        ["clash2d.h", "book.h", "world.h"].iter().find(|name| !names.contains(name))
    {
        return Err(format!("src/headers.rs: {missing} is not among {names:?}"));
    }
    Ok(headers)
}

fn is_named(kind: &syn::Type, name: &str) -> bool {
    matches!(kind, syn::Type::Path(path) if path.path.is_ident(name))
}

fn header(expr: &Expr) -> Result<Header> {
    let Expr::Struct(fields) = expr else {
        return Err("src/headers.rs: a header is not written as Header { … }".into());
    };
    let field = |name: &str| {
        let is_it = |field: &&syn::FieldValue| matches!(&field.member, syn::Member::Named(member) if member == name);
        fields.fields.iter().find(is_it).map(|field| strings(&field.expr))
    };
    let list = |name: &str| field(name).ok_or(format!("src/headers.rs: a header has no {name}"));
    Ok(Header {
        name: list("name")?.concat(),
        prefix: list("prefix")?.concat(),
        sources: list("sources")?,
    })
}

/// The strings of an expression, from left to right.
fn strings(expr: &Expr) -> Vec<String> {
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Str(text) => vec![text.value()],
            _ => vec![],
        },
        Expr::Array(array) => array.elems.iter().flat_map(strings).collect(),
        Expr::Reference(reference) => strings(&reference.expr),
        Expr::Call(call) => call.args.iter().flat_map(strings).collect(),
        _ => vec![],
    }
}

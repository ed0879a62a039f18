//! Structs with a union and the kind of what is in it: `ClashShape`.

use super::doc;
use super::face::methods;
use super::field::handle_of;
use super::signature::{Signature, unknown};
use super::{escaped, name};
use crate::Result;
use crate::model::{Api, Enum, Field, Function, Record, Type};
use crate::names::{pascal, snake};

/// A struct of a kind, which comes first, a union, and what else a program may set.
pub struct Tagged<'a> {
    pub record: &'a Record,
    pub tag: &'a Field,
    pub data: &'a Field,
    pub kinds: &'a Enum,
    pub members: &'a [Field],
}

/// The struct as a tagged union, if it is one.
pub fn tagged<'a>(record: &'a Record, api: &'a Api) -> Option<Tagged<'a>> {
    let (tag, others) = record.fields.split_first()?;
    let union =
        |field: &Field| api.unions.iter().find(|item| field.kind == Type::Named(item.name.clone()));
    let (data, union) = others.iter().find_map(|field| Some((field, union(field)?)))?;
    let kinds = api.enums.iter().find(|item| Some(&item.name) == tag.enumeration.as_ref())?;
    Some(Tagged { record, tag, data, kinds, members: &union.fields })
}

/// Each union is the data of a tagged one, and has a member for each kind but the one that is 0.
pub fn refuse_unknown_unions(api: &Api) -> Result<()> {
    for union in &api.unions {
        let kind = Type::Named(union.name.clone());
        let mut owners = api.structs.iter().filter_map(|record| tagged(record, api));
        let Some(owner) = owners.find(|owner| owner.data.kind == kind) else {
            return Err(unknown(&union.name));
        };
        let kinds = owner.kinds.values.iter().filter(|value| value.value != 0);
        let kinds: Vec<String> = kinds.map(|value| value.variant.clone()).collect();
        let members: Vec<String> = union.fields.iter().map(|field| pascal(&field.name)).collect();
        if kinds != members {
            return Err(format!("{}: members {members:?}, but kinds {kinds:?}", union.name));
        }
    }
    Ok(())
}

/// The tagged union that a function makes, and the rest of its name: `clash_shape_polygon`.
pub fn made_by<'a>(function: &'a Function, api: &'a Api) -> Option<(&'a Record, &'a str)> {
    let mut owners = api.structs.iter().filter(|record| tagged(record, api).is_some());
    let owner = owners.find(|owner| function.returns == Type::Named(owner.name.clone()))?;
    let start = format!("clash_{}_", snake(name(&owner.name)));
    function.name.strip_prefix(&start).map(|rest| (owner, rest))
}

/// Whether a function only puts its argument into a union.
pub fn is_constructor(function: &Function, api: &Api) -> bool {
    let mut owners = api.structs.iter().filter_map(|record| tagged(record, api));
    owners.any(|owner| owner.members.iter().any(|field| is_constructor_of(function, &owner, field)))
}

fn is_constructor_of(function: &Function, owner: &Tagged<'_>, field: &Field) -> bool {
    let record = &owner.record.name;
    let expected = format!("clash_{}_{}", snake(name(record)), snake(&field.name));
    let kinds: Vec<&Type> = function.arguments.iter().map(|argument| &argument.kind).collect();
    function.name == expected
        && function.returns == Type::Named(record.clone())
        && kinds == [&field.kind]
}

/// How a program makes one: a function for each kind, and a conversion.
pub fn constructors(owner: &Tagged<'_>, signatures: &[Signature<'_>], api: &Api) -> String {
    let own = |signature: &&Signature<'_>| {
        signature.class == name(&owner.record.name) && !is_constructor(signature.function, api)
    };
    let members = owner.members.iter().map(|field| constructor(owner, field, api));
    let others = signatures.iter().filter(own).map(|signature| methods(signature, api));
    members.chain(others).collect::<Vec<_>>().join("\n")
}

fn constructor(owner: &Tagged<'_>, field: &Field, api: &Api) -> String {
    let function = api.functions.iter().find(|function| is_constructor_of(function, owner, field));
    let fallback = format!("The {} as a shape.", snake(&field.name).replace('_', " "));
    let (doc, remark) = match function {
        Some(function) => (function.doc.clone(), format!("C: <c>{}</c>.", function.name)),
        None => (fallback.clone(), String::new()),
    };
    let (shape, kind) = (name(&owner.record.name), kind(field));
    let (member, value) = (pascal(&field.name), escaped(&field.name));
    let stored = match handle_of(&field.kind, api) {
        Some(handle) => format!("Clash2D.{}.PointerOf({value})", name(&handle.name)),
        None => value.clone(),
    };
    let comment = doc::comment(&doc, &remark, "        ");
    let tag = pascal(&owner.tag.name);
    let data = pascal(&owner.data.name);
    let enumeration = name(&owner.kinds.name);
    format!(
        "{comment}        public static {shape} {member}({kind} {value})
        {{
            {shape} made = default({shape});
            made.{tag} = {enumeration}.{member};
            made.{data}.{member} = {stored};
            return made;
        }}

        /// <summary>{fallback}</summary>
        public static implicit operator {shape}({kind} {value})
        {{
            return {member}({value});
        }}
"
    )
}

/// The type that a program gives.
fn kind(field: &Field) -> String {
    match &field.kind {
        Type::Pointer { to, .. } => name(&to.to_string()).to_owned(),
        kind => name(&kind.to_string()).to_owned(),
    }
}

//! A function as C# sees it: what each argument is for, and what comes back.

use super::doc::renamed;
use super::field::is_plain;
use super::overload::overload;
use super::{escaped, is_enum, is_handle, is_struct, member, name, scalar_name};
use crate::Result;
use crate::model::{Api, Argument, Function, Scalar, Type};
use crate::names::pascal;

/// How an argument is passed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Role {
    /// A number, a bool or an enum.
    Number,
    /// A struct: by value to `Clash`, by pointer to the library.
    Struct,
    /// A place for one answer.
    Out,
    /// A place that is read and written.
    Ref,
    /// An array that is read.
    Array,
    /// An array that is written.
    Buffer,
    /// How many elements the array before it has.
    Count,
    /// What the library owns.
    Handle,
}

/// What a function returns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Outcome {
    Nothing,
    Bool,
    /// A number, or an enum.
    Number,
    /// A number of things: an `int` of C#.
    Size,
    /// Written to where a last pointer leads.
    Struct,
    /// What the library owns: something new that the caller has to free, or lent.
    Handle,
    /// A text of the library's own.
    Text,
}

/// An argument.
pub struct Parameter<'a> {
    pub role: Role,
    /// What it is called in C#.
    pub name: String,
    /// The type in C#: of the argument, of an element, or of what a pointer leads to.
    pub kind: String,
    pub argument: &'a Argument,
}

/// A function.
pub struct Signature<'a> {
    pub function: &'a Function,
    /// The class or struct that it is a method of, and its name there.
    pub class: String,
    pub name: String,
    pub parameters: Vec<Parameter<'a>>,
    pub outcome: Outcome,
    /// The type of the result in C#.
    pub returns: String,
}

/// The function in C#; refused if nothing is written for it.
pub fn signature<'a>(function: &'a Function, api: &Api) -> Result<Signature<'a>> {
    let mut parameters: Vec<Parameter<'a>> = Vec::new();
    for argument in &function.arguments {
        let is_count =
            function.arguments.iter().any(|it| it.count.as_ref() == Some(&argument.name));
        let is_refused = argument.is_owned && !is_free(function, api);
        let parameter = match is_count {
            true => Some(count(argument)),
            false => parameter(argument, function, api).filter(|_| !is_refused),
        };
        parameters.push(parameter.ok_or_else(|| unknown(&function.name))?);
    }
    let (outcome, returns) =
        outcome(&function.returns, api).ok_or_else(|| unknown(&function.name))?;
    let (class, name) = match member::made_by(function, api) {
        Some((record, rest)) => (name(&record.name).to_owned(), pascal(rest)),
        None => ("Clash".to_owned(), overload(function)),
    };
    Ok(Signature { function, class, name, parameters, outcome, returns })
}

/// Whether a function is the end of a handle.
pub fn is_free(function: &Function, api: &Api) -> bool {
    api.handles.iter().any(|handle| handle.free.as_ref() == Some(&function.name))
}

/// What stops the generator, instead of being left out.
pub fn unknown(name: &str) -> String {
    format!("bindings/generate/src/csharp: nothing is written for {name} yet")
}

fn count(argument: &Argument) -> Parameter<'_> {
    Parameter { role: Role::Count, name: escaped(&argument.name), kind: "int".into(), argument }
}

fn parameter<'a>(argument: &'a Argument, function: &Function, api: &Api) -> Option<Parameter<'a>> {
    let (role, kind) = match &argument.kind {
        Type::Pointer { to, is_const } => pointer(argument, to, *is_const, api)?,
        kind if is_struct(kind, api) => (Role::Struct, spelled(kind)?),
        _ => (Role::Number, number(argument)?),
    };
    let mut name = argument.name.clone();
    if matches!(role, Role::Out | Role::Buffer) {
        let short = out_name(&name);
        let is_taken = function.arguments.iter().any(|other| other.name == short);
        name = if is_taken { name } else { short };
    }
    Some(Parameter { role, name: escaped(&name), kind, argument })
}

fn pointer(argument: &Argument, to: &Type, is_const: bool, api: &Api) -> Option<(Role, String)> {
    let kind = spelled(to)?;
    let is_plain =
        is_struct(to, api) || matches!(to, Type::Scalar(scalar) if *scalar != Scalar::Bool);
    let role = match (&argument.count, is_const) {
        _ if is_handle(to, api) => Role::Handle,
        _ if !is_plain => return None,
        // One element or many?
        (None, _) if argument.rust.starts_with('*') => return None,
        (Some(_), true) => Role::Array,
        (Some(_), false) => Role::Buffer,
        (None, true) if is_struct(to, api) => Role::Struct,
        (None, true) => return None,
        (None, false) if argument.name.starts_with("out") => Role::Out,
        (None, false) => Role::Ref,
    };
    Some((role, kind))
}

/// The `distance` of `outDistance`.
fn out_name(name: &str) -> String {
    let rest = name.strip_prefix("out").unwrap_or(name);
    let mut letters = rest.chars();
    match letters.next() {
        None => "result".into(),
        Some(first) => first.to_ascii_lowercase().to_string() + letters.as_str(),
    }
}

/// A number, or the enum that its values are from.
fn number(argument: &Argument) -> Option<String> {
    match &argument.enumeration {
        Some(enumeration) => Some(name(enumeration).to_owned()),
        None => spelled(&argument.kind).map(sized),
    }
}

/// C#'s `int` for C's `size_t`.
fn sized(kind: String) -> String {
    if kind == "UIntPtr" { "int".into() } else { kind }
}

fn outcome(returns: &Type, api: &Api) -> Option<(Outcome, String)> {
    let outcome = match returns {
        Type::Void => return Some((Outcome::Nothing, "void".into())),
        Type::Scalar(Scalar::Bool) => Outcome::Bool,
        Type::Scalar(Scalar::Size) => Outcome::Size,
        Type::Pointer { to, is_const: true } if **to == Type::Scalar(Scalar::Char) => {
            return Some((Outcome::Text, "string".into()));
        }
        Type::Pointer { to, .. } if is_handle(to, api) => {
            return Some((Outcome::Handle, spelled(to)?));
        }
        kind if is_struct(kind, api) => Outcome::Struct,
        kind if is_enum(kind, api) => Outcome::Number,
        Type::Scalar(_) => Outcome::Number,
        _ => return None,
    };
    Some((outcome, sized(spelled(returns)?)))
}

/// A type without pointers and arrays.
fn spelled(kind: &Type) -> Option<String> {
    match kind {
        Type::Scalar(Scalar::Char) => None,
        Type::Scalar(scalar) => Some(scalar_name(*scalar).into()),
        Type::Named(c_name) => Some(name(c_name).into()),
        _ => None,
    }
}

impl Parameter<'_> {
    /// Whether it is an array with a count.
    pub fn is_array(&self) -> bool {
        matches!(self.role, Role::Array | Role::Buffer)
    }

    pub fn is_count(&self) -> bool {
        self.role == Role::Count
    }

    /// The type that the imported function takes.
    pub fn native(&self) -> String {
        match self.role {
            Role::Number => native_number(&self.argument.kind),
            Role::Count => "UIntPtr".into(),
            Role::Handle => "IntPtr".into(),
            _ => format!("{}*", self.kind),
        }
    }

    /// What the imported function is called with, given a variable of this parameter's type.
    pub fn passed(&self, variable: &str) -> String {
        match (self.role, &self.argument.kind) {
            (Role::Struct | Role::Out | Role::Ref, _) => format!("&{variable}"),
            (Role::Number, Type::Scalar(Scalar::Bool)) => format!("(byte)({variable} ? 1 : 0)"),
            (Role::Count, _) | (Role::Number, Type::Scalar(Scalar::Size)) => {
                format!("(UIntPtr)(uint)({variable} < 0 ? 0 : {variable})")
            }
            (Role::Number, kind) if self.argument.enumeration.is_some() => {
                format!("({}){variable}", native_number(kind))
            }
            (Role::Handle, _) => format!("{}.PointerOf({variable})", self.kind),
            _ => variable.to_owned(),
        }
    }

    /// The name of a variable for what an array's first element is at.
    pub fn first(&self, signature: &Signature<'_>) -> String {
        match signature.parameters.iter().filter(|parameter| parameter.is_array()).count() {
            1 => "first".into(),
            _ => format!("first{}", pascal(&self.argument.name)),
        }
    }
}

fn native_number(kind: &Type) -> String {
    match kind {
        Type::Scalar(Scalar::Bool) => "byte".into(),
        Type::Scalar(scalar) => scalar_name(*scalar).into(),
        _ => "uint".into(),
    }
}

impl Signature<'_> {
    /// The type that the imported function returns.
    pub fn native_returns(&self, api: &Api) -> String {
        match (self.outcome, &self.function.returns) {
            (Outcome::Nothing | Outcome::Struct, _) => "void".into(),
            (Outcome::Handle, _) => "IntPtr".into(),
            (Outcome::Text, _) => "byte*".into(),
            (_, Type::Named(name)) => {
                let item = api.enums.iter().find(|item| item.name == *name);
                native_number(&item.expect("a named number is an enum").kind)
            }
            (_, kind) => native_number(kind),
        }
    }

    /// Its documentation, with the names of C#; where an array brings its count along, the count is its
    /// length.
    pub fn doc(&self, has_counts: bool) -> String {
        let name = |parameter: &Parameter<'_>| match parameter.role {
            Role::Count if !has_counts => format!("{}.Length", self.array_of(parameter).name),
            _ => parameter.name.clone(),
        };
        let names = self.parameters.iter();
        let names = names.map(|parameter| (parameter.argument.name.clone(), name(parameter)));
        renamed(&self.function.doc, &names.collect::<Vec<_>>())
    }

    /// The array that a count belongs to.
    pub fn array_of(&self, count: &Parameter<'_>) -> &Parameter<'_> {
        let name = &count.argument.name;
        let array = self.parameters.iter().find(|it| it.argument.count.as_ref() == Some(name));
        array.expect("a count belongs to an array")
    }

    pub fn has_arrays(&self) -> bool {
        self.parameters.iter().any(Parameter::is_array)
    }

    /// Whether it can take arrays that the garbage collector moves as soon as the call is over. What
    /// points to them can't be returned then.
    pub fn takes_managed_arrays(&self, api: &Api) -> bool {
        let outs = self.parameters.iter().filter(|parameter| parameter.role == Role::Out);
        let mut answers = outs.map(|parameter| &parameter.kind).chain([&self.returns]);
        let record = |kind: &String| api.structs.iter().find(|record| name(&record.name) == *kind);
        let is_plain = |kind: &String| record(kind).is_none_or(|record| is_plain(record, api));
        self.has_arrays() && answers.all(is_plain)
    }

    /// Whether a call makes an object of C#.
    pub fn allocates(&self) -> bool {
        matches!(self.outcome, Outcome::Handle | Outcome::Text)
    }

    /// What a program gets, given the call of the imported function.
    pub fn converted(&self, call: &str, api: &Api) -> String {
        match (self.outcome, &self.function.returns) {
            (Outcome::Bool, _) => format!("{call} != 0"),
            (Outcome::Size, _) => format!("Total({call})"),
            (Outcome::Handle, _) => format!("{}.Of({call})", self.returns),
            (Outcome::Text, _) => format!("Marshal.PtrToStringAnsi((IntPtr){call})"),
            (Outcome::Number, kind) if is_enum(kind, api) => format!("({}){call}", self.returns),
            _ => call.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_for_answers_are_named_after_them() {
        assert_eq!(out_name("outDistance"), "distance");
        assert_eq!(out_name("out"), "result");
    }
}

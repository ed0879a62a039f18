//! What a binding has to know of the C ABI.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::fmt;

/// The whole ABI, in the words of C.
#[derive(Clone, Serialize)]
pub struct Api {
    pub version: String,
    pub constants: Vec<Constant>,
    pub structs: Vec<Record>,
    pub unions: Vec<Record>,
    pub enums: Vec<Enum>,
    /// Types that are only known by pointer.
    pub handles: Vec<Handle>,
    pub functions: Vec<Function>,
    /// The functions of book.h.
    pub book: Vec<Function>,
    /// The functions of world.h.
    pub world: Vec<Function>,
}

#[derive(Clone, Serialize)]
pub struct Constant {
    pub name: String,
    #[serde(flatten)]
    pub kind: Type,
    pub value: i64,
    pub doc: String,
}

/// A struct or a union.
#[derive(Clone, Serialize)]
pub struct Record {
    pub name: String,
    pub doc: String,
    pub size: Bytes,
    pub alignment: Bytes,
    pub fields: Vec<Field>,
    /// Whether Rust programs can name it.
    #[serde(skip)]
    pub is_public: bool,
    /// Whether it is made for C alone, and so not at the crate's root.
    #[serde(skip)]
    pub is_of_ffi: bool,
    /// Whether world.h has it, whose structs no face makes by itself.
    #[serde(skip)]
    pub is_of_world: bool,
}

#[derive(Clone, Serialize)]
pub struct Field {
    pub name: String,
    #[serde(flatten)]
    pub kind: Type,
    /// For a number: the enum that its values are from.
    #[serde(rename = "enum", skip_serializing_if = "Option::is_none")]
    pub enumeration: Option<String>,
    /// For a pointer to an array: the field that has the number of its elements.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<String>,
    pub offset: Bytes,
    pub doc: String,
    /// As it is called in Rust, if Rust programs can name it.
    #[serde(skip)]
    pub public_name: Option<String>,
}

#[derive(Clone, Serialize)]
pub struct Enum {
    pub name: String,
    pub doc: String,
    /// The number that it is passed as.
    #[serde(flatten)]
    pub kind: Type,
    pub values: Vec<Value>,
}

#[derive(Clone, Serialize)]
pub struct Value {
    pub name: String,
    pub value: i64,
    pub doc: String,
    /// As it is called in Rust.
    #[serde(skip)]
    pub variant: String,
}

#[derive(Clone, Serialize)]
pub struct Handle {
    pub name: String,
    pub doc: String,
    /// The function that frees one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<String>,
}

#[derive(Clone, Serialize)]
pub struct Function {
    pub name: String,
    pub section: String,
    pub doc: String,
    pub arguments: Vec<Argument>,
    #[serde(serialize_with = "spelled")]
    pub returns: Type,
    /// Whether calling it is unsafe in Rust.
    #[serde(skip)]
    pub is_unsafe: bool,
    /// The type of the result in Rust, with all lifetimes left open.
    #[serde(skip)]
    pub rust_returns: String,
}

#[derive(Clone, Serialize)]
pub struct Argument {
    pub name: String,
    #[serde(flatten)]
    pub kind: Type,
    /// For a number: the enum that its values are from.
    #[serde(rename = "enum", skip_serializing_if = "Option::is_none")]
    pub enumeration: Option<String>,
    /// For a pointer to an array: the argument that has the number of its elements.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<String>,
    /// Whether the callee owns what the pointer points to from then on.
    #[serde(skip)]
    pub is_owned: bool,
    /// Its type in Rust, with all lifetimes left open.
    #[serde(skip)]
    pub rust: String,
}

/// A number of bytes on systems with pointers of 32 and of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bytes {
    pub on_32: u64,
    pub on_64: u64,
}

impl Serialize for Bytes {
    /// One number where both are the same, else `{"32": …, "64": …}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.on_32 == self.on_64 {
            return serializer.serialize_u64(self.on_64);
        }
        serializer.collect_map([("32", self.on_32), ("64", self.on_64)])
    }
}

/// A type of C.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    Void,
    /// A number or a bool, as C spells it.
    Scalar(Scalar),
    /// A struct, union or enum by value; behind a pointer also a handle.
    Named(String),
    Pointer {
        to: Box<Type>,
        is_const: bool,
    },
    /// Of a fixed length; in fields only.
    Array {
        of: Box<Type>,
        length: u64,
    },
    /// A pointer to a function of the program, or null.
    Callback(Box<Callback>),
}

/// What a function of the program is called with, and what it answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Callback {
    pub arguments: Vec<CallbackArgument>,
    #[serde(serialize_with = "spelled")]
    pub returns: Type,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CallbackArgument {
    pub name: String,
    #[serde(flatten)]
    pub kind: Type,
}

impl Callback {
    /// As C declares it, with a name or none: `bool (*accept)(uint64_t user)`.
    fn declare(&self, name: &str) -> String {
        let arguments = self.arguments.iter();
        let arguments: Vec<String> =
            arguments.map(|argument| argument.kind.declare(&argument.name)).collect();
        self.returns.declare(&format!("(*{name})({})", arguments.join(", ")))
    }
}

impl Type {
    /// A declaration of C: `float radius`, `ClashVector2D points[2]`.
    pub fn declare(&self, name: &str) -> String {
        match self {
            Self::Array { of, length } => format!("{of} {name}[{length}]"),
            Self::Pointer { .. } => format!("{self}{name}"),
            Self::Callback(callback) => callback.declare(name),
            _ => format!("{self} {name}"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    Float,
    Double,
    Bool,
    Char,
    Int,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    Size,
}

impl Scalar {
    /// The scalar of a Rust type.
    pub fn of(rust: &str) -> Option<Self> {
        Some(match rust {
            "f32" => Self::Float,
            "f64" => Self::Double,
            "bool" => Self::Bool,
            "c_char" => Self::Char,
            "c_int" => Self::Int,
            "i8" => Self::I8,
            "i16" => Self::I16,
            "i32" => Self::I32,
            "i64" => Self::I64,
            "u8" => Self::U8,
            "u16" => Self::U16,
            "u32" => Self::U32,
            "u64" => Self::U64,
            "usize" => Self::Size,
            _ => return None,
        })
    }

    /// As C spells it.
    fn name(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::Double => "double",
            Self::Bool => "bool",
            Self::Char => "char",
            Self::Int => "int",
            Self::I8 => "int8_t",
            Self::I16 => "int16_t",
            Self::I32 => "int32_t",
            Self::I64 => "int64_t",
            Self::U8 => "uint8_t",
            Self::U16 => "uint16_t",
            Self::U32 => "uint32_t",
            Self::U64 => "uint64_t",
            Self::Size => "size_t",
        }
    }
}

impl fmt::Display for Type {
    /// As C spells it: `float`, `ClashCircle`, `const ClashCircle *`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Void => f.write_str("void"),
            Self::Scalar(scalar) => f.write_str(scalar.name()),
            Self::Named(name) => f.write_str(name),
            Self::Pointer { to, is_const } => {
                let space = if matches!(**to, Self::Pointer { .. }) { "" } else { " " };
                write!(f, "{}{to}{space}*", if *is_const { "const " } else { "" })
            }
            Self::Array { of, length } => write!(f, "{of}[{length}]"),
            Self::Callback(callback) => f.write_str(&callback.declare("")),
        }
    }
}

impl Serialize for Type {
    /// `"type"` as C spells it, and of a function what it is made of: `"callback"`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("type", &self.to_string())?;
        if let Self::Callback(callback) = self {
            map.serialize_entry("callback", callback)?;
        }
        map.end()
    }
}

/// The type of a result: its spelling alone.
fn spelled<S: Serializer>(kind: &Type, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(kind)
}

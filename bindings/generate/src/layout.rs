//! Sizes and offsets, as C has them.

use crate::model::{Bytes, Enum, Scalar, Type};

/// The size and the alignment of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub size: Bytes,
    pub alignment: Bytes,
}

impl Layout {
    /// Of a number, a bool, a pointer or an enum.
    fn simple(on_32: u64, on_64: u64) -> Self {
        let bytes = Bytes { on_32, on_64 };
        Self { size: bytes, alignment: bytes }
    }

    pub fn of_pointer() -> Self {
        Self::simple(4, 8)
    }

    pub fn of_enum(item: &Enum) -> Self {
        let kind = Self::of(&item.kind, &|_| None);
        kind.expect("an enum is passed as a number")
    }

    pub fn of_scalar(scalar: Scalar) -> Self {
        match scalar {
            Scalar::Bool | Scalar::Char | Scalar::I8 | Scalar::U8 => Self::simple(1, 1),
            Scalar::I16 | Scalar::U16 => Self::simple(2, 2),
            Scalar::Float | Scalar::Int | Scalar::I32 | Scalar::U32 => Self::simple(4, 4),
            Scalar::Size => Self::of_pointer(),
            // With an alignment of 8 on 32-bit ARM, WebAssembly and Windows, of 4 on 32-bit Linux.
            Scalar::Double | Scalar::I64 | Scalar::U64 => Self::simple(8, 8),
        }
    }

    /// The layout of a type, given those of the structs, unions and enums.
    pub fn of(kind: &Type, named: &impl Fn(&str) -> Option<Self>) -> Option<Self> {
        match kind {
            Type::Void => None,
            Type::Scalar(scalar) => Some(Self::of_scalar(*scalar)),
            Type::Named(name) => named(name),
            Type::Pointer { .. } | Type::Callback(_) => Some(Self::of_pointer()),
            Type::Array { of, length } => {
                let Self { size, alignment } = Self::of(of, named)?;
                Some(Self { size: each(size, size, |size, _| size * length), alignment })
            }
        }
    }

    /// Of a struct, and the offsets of its fields.
    pub fn of_struct(fields: &[Self]) -> (Self, Vec<Bytes>) {
        let mut end = Bytes { on_32: 0, on_64: 0 };
        let mut offsets = Vec::new();
        for field in fields {
            let offset = round_up(end, field.alignment);
            offsets.push(offset);
            end = each(offset, field.size, |offset, size| offset + size);
        }
        let alignment = greatest(fields.iter().map(|field| field.alignment));
        (Self { size: round_up(end, alignment), alignment }, offsets)
    }

    /// Of a union, all of whose fields start at 0.
    pub fn of_union(fields: &[Self]) -> Self {
        let alignment = greatest(fields.iter().map(|field| field.alignment));
        let size = greatest(fields.iter().map(|field| field.size));
        Self { size: round_up(size, alignment), alignment }
    }
}

fn each(a: Bytes, b: Bytes, f: impl Fn(u64, u64) -> u64) -> Bytes {
    Bytes { on_32: f(a.on_32, b.on_32), on_64: f(a.on_64, b.on_64) }
}

fn round_up(offset: Bytes, alignment: Bytes) -> Bytes {
    each(offset, alignment, u64::next_multiple_of)
}

fn greatest(bytes: impl Iterator<Item = Bytes>) -> Bytes {
    bytes.fold(Bytes { on_32: 1, on_64: 1 }, |a, b| each(a, b, u64::max))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(bytes: u64) -> Bytes {
        Bytes { on_32: bytes, on_64: bytes }
    }

    #[test]
    fn fields_are_aligned() {
        let fields = [Scalar::Bool, Scalar::Float, Scalar::U16, Scalar::Bool];
        let (layout, offsets) = Layout::of_struct(&fields.map(Layout::of_scalar));
        assert_eq!(layout, Layout { size: both(12), alignment: both(4) });
        assert_eq!(offsets, [0, 4, 8, 10].map(both));
    }

    #[test]
    fn pointers_differ() {
        let fields = [Layout::of_scalar(Scalar::U32), Layout::of_pointer()];
        let (layout, offsets) = Layout::of_struct(&fields);
        assert_eq!(layout.size, Bytes { on_32: 8, on_64: 16 });
        assert_eq!(offsets[1], Bytes { on_32: 4, on_64: 8 });
    }

    #[test]
    fn a_union_is_as_large_as_its_largest_field() {
        let (large, _) = Layout::of_struct(&[Layout::of_scalar(Scalar::Bool); 5]);
        let union = Layout::of_union(&[large, Layout::of_scalar(Scalar::Float)]);
        assert_eq!(union, Layout { size: both(8), alignment: both(4) });
    }
}

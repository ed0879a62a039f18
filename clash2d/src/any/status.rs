//! Why something can't be done.

use core::ffi::CStr;
use core::fmt;

/// What became of a call, or what is wrong with a shape.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Status {
    /// Nothing is wrong.
    Ok = 0,
    /// A pointer that must lead to something is null.
    NullPointer = 1,
    /// A shape's kind is an unknown number.
    UnknownKind = 2,
    /// A number is NaN or infinite.
    NotFinite = 3,
    /// A radius, a size, a half extent or a half angle is negative, or a fraction, distance or tolerance of a
    /// cast's settings.
    Negative = 4,
    /// A sector's inner radius is greater than its radius.
    BadInnerRadius = 5,
    /// An array is null although it has elements, lies at an unaligned address, or is longer than
    /// the memory.
    BadArray = 6,
    /// The sizes of a polygon's rings do not add up to the number of its vertices.
    BadRings = 7,
    /// A chain's `closed` or `side`, or the mode or sides of a cast's settings, is none of the values that it
    /// may have.
    UnknownValue = 8,
    /// A group is a member of a group.
    NestedGroup = 9,
    /// Edges of a polygon meet where it must be simple.
    NotSimple = 10,
    /// A buffer has too little room.
    BufferTooSmall = 11,
    /// A shape's `reserved` is not 0.
    ReservedNotZero = 12,
    /// The nodes of a prepared shape are not as they were written, or were written by another version of
    /// the library or with the bytes in another order.
    BadNodes = 13,
    /// An id is none's, or that of a collider that was removed.
    StaleId = 14,
    /// There is no memory.
    OutOfMemory = 15,
    /// What should be a snapshot is none, or of another base.
    BadSnapshot = 16,
}

impl Status {
    /// What is wrong with a radius.
    pub(crate) fn of_length(length: f32) -> Self {
        if !length.is_finite() {
            return Self::NotFinite;
        }
        if length < 0.0 { Self::Negative } else { Self::Ok }
    }

    /// Nothing if nothing is wrong, otherwise the reason.
    pub(crate) fn to_result(self) -> Result<(), Self> {
        if self == Self::Ok { Ok(()) } else { Err(self) }
    }

    /// The same in words: a sentence in English, without a full stop.
    pub const fn message(self) -> &'static str {
        match self.sentence().to_str() {
            Ok(sentence) => sentence,
            Err(_) => "",
        }
    }

    /// The message, as the C ABI gives it out.
    pub(crate) const fn sentence(self) -> &'static CStr {
        match self {
            Self::Ok => c"nothing is wrong",
            Self::NullPointer => c"a pointer is null that must lead to something",
            Self::UnknownKind => c"the kind of a shape is unknown",
            Self::NotFinite => c"a number is NaN or infinite",
            Self::Negative => c"a radius, size, half extent or half angle is negative",
            Self::BadInnerRadius => c"the inner radius of a sector is greater than its radius",
            Self::BadArray => c"an array is null, unaligned or too long",
            Self::BadRings => {
                c"the ring sizes of a polygon do not add up to its number of vertices"
            }
            Self::UnknownValue => c"a chain's closed or side is an unknown value",
            Self::NestedGroup => c"a group is a member of a group",
            Self::NotSimple => c"edges of a polygon meet where it must be simple",
            Self::BufferTooSmall => c"a buffer has too little room",
            Self::ReservedNotZero => c"the reserved number of a shape is not 0",
            Self::BadNodes => {
                c"the nodes of a prepared shape are not as this version of the library writes them"
            }
            Self::StaleId => c"an id is none, or that of a collider that was removed",
            Self::OutOfMemory => c"there is no memory",
            Self::BadSnapshot => c"the bytes are no snapshot, or one of another base",
        }
    }

    /// The status of a number of the C ABI; None if there is none.
    pub const fn from_u32(number: u32) -> Option<Self> {
        Some(match number {
            0 => Self::Ok,
            1 => Self::NullPointer,
            2 => Self::UnknownKind,
            3 => Self::NotFinite,
            4 => Self::Negative,
            5 => Self::BadInnerRadius,
            6 => Self::BadArray,
            7 => Self::BadRings,
            8 => Self::UnknownValue,
            9 => Self::NestedGroup,
            10 => Self::NotSimple,
            11 => Self::BufferTooSmall,
            12 => Self::ReservedNotZero,
            13 => Self::BadNodes,
            14 => Self::StaleId,
            15 => Self::OutOfMemory,
            16 => Self::BadSnapshot,
            _ => return None,
        })
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.message())
    }
}

/// So that `?` passes on why something was refused.
impl core::error::Error for Status {}

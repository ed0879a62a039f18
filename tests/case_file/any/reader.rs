//! Arguments from words, one after the other.

use crate::case_file;
use clash2d::{
    Capsule, CastSettings, Circle, Line, Motion, OrientedRectangle, Place, Pose, Rectangle, Sector,
    Segment, Vector2D,
};
use std::str::FromStr;
use std::sync::LazyLock;

/// The words of a call that are left.
pub(crate) struct Reader<'t> {
    words: std::slice::Iter<'t, &'t str>,
}

impl<'t> Reader<'t> {
    pub(crate) fn new(words: &'t [&'t str]) -> Self {
        Self { words: words.iter() }
    }

    pub(crate) fn next(&mut self) -> Result<&'t str, String> {
        self.words.next().copied().ok_or_else(|| "too few words".to_owned())
    }

    /// Whether the next word is this one, which is taken then.
    pub(crate) fn accept(&mut self, word: &str) -> bool {
        let is_next = self.words.clone().next() == Some(&word);
        if is_next {
            self.words.next();
        }
        is_next
    }

    /// Fails unless all words were taken.
    pub(crate) fn end(&mut self) -> Result<(), String> {
        self.words.next().map_or(Ok(()), |word| Err(format!("{word} is too much")))
    }
}

/// A type of an argument.
pub(crate) trait Read: Sized {
    fn read(words: &mut Reader<'_>) -> Result<Self, String>;
}

/// The number that a word says.
pub(crate) fn parse<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word} is no number"))
}

/// The whole number that a word says, or that it is the name of.
pub(crate) fn integer(word: &str) -> Result<u64, String> {
    static NAMES: LazyLock<String> = LazyLock::new(|| case_file::read("shapes/names"));
    let named = |line: &str| line.strip_prefix(word)?.strip_prefix(' ')?.parse().ok();
    NAMES.lines().find_map(named).map_or_else(|| parse(word), Ok)
}

impl Read for f32 {
    fn read(words: &mut Reader<'_>) -> Result<Self, String> {
        parse(words.next()?)
    }
}

macro_rules! integers {
    ($($type:ty)*) => {
        $(impl Read for $type {
            fn read(words: &mut Reader<'_>) -> Result<Self, String> {
                let number = integer(words.next()?)?;
                Self::try_from(number).map_err(|_| format!("{number} is too large"))
            }
        })*
    };
}

integers!(u32 u64 usize);

macro_rules! structs {
    ($($type:ident { $($field:ident),* })*) => {
        $(impl Read for $type {
            fn read(words: &mut Reader<'_>) -> Result<Self, String> {
                $(let $field = Read::read(words)?;)*
                Ok(Self { $($field),* })
            }
        })*
    };
}

structs! {
    Vector2D { x, y }
    Line { base, direction }
    Segment { point1, point2 }
    Circle { center, radius }
    Rectangle { origin, size }
    OrientedRectangle { center, half_extend, rotation }
    Capsule { point1, point2, radius }
    Sector { center, inner_radius, radius, direction, half_angle }
    Pose { position, rotation }
    Motion { movement, rotation, pivot }
    Place { member, edge, along }
}

/// What stands in brackets.
impl<T: Read> Read for Vec<T> {
    fn read(words: &mut Reader<'_>) -> Result<Self, String> {
        if !words.accept("[") {
            return Err("no array in brackets".to_owned());
        }
        let mut elements = Vec::new();
        while !words.accept("]") {
            elements.push(T::read(words)?);
        }
        Ok(elements)
    }
}

/// Settings of casts: `default` is null.
impl Read for Option<CastSettings> {
    fn read(words: &mut Reader<'_>) -> Result<Self, String> {
        if words.accept("default") {
            return Ok(None);
        }
        let mut bits = [0; 5];
        for (place, bits) in bits.iter_mut().enumerate() {
            *bits = if place < 2 { u32::read(words)? } else { f32::read(words)?.to_bits() };
        }
        // SAFETY: these are five numbers of 32 bits, which may be any.
        Ok(Some(unsafe { std::mem::transmute::<[u32; 5], CastSettings>(bits) }))
    }
}

//! Answers as the words of a case have them.

use super::reader::{integer, parse};
use clash2d::{
    CastHit, CastSettings, Circle, Contact, ContactPoint, Distance, Edge, IndexPair, Intersection,
    Line, Mass, OrientedRectangle, Place, RayHit, Rectangle, Relation, SignedDistance, Status,
    Stretch, Support, Vector2D, Winding,
};
use clash2d_ffi::PieceCounts;
use std::fmt;

/// A word of an answer.
enum Word {
    YesNo(bool),
    Integer(u64),
    Float(f32),
}

impl Word {
    /// Whether it is what is expected: bit for bit, but that any NaN is as good as another. `_` stands for any
    /// number.
    fn is(&self, expected: &str) -> Result<bool, String> {
        if expected == "_" {
            return Ok(!matches!(self, Self::YesNo(_)));
        }
        Ok(match *self {
            Self::YesNo(answer) => match expected {
                "yes" | "no" => answer == (expected == "yes"),
                _ => return Err(format!("{expected} is neither yes nor no")),
            },
            Self::Integer(number) => number == integer(expected)?,
            Self::Float(number) => {
                let expected: f32 = parse(expected)?;
                number.to_bits() == expected.to_bits() || number.is_nan() && expected.is_nan()
            }
        })
    }
}

/// What a function has told.
#[derive(Default)]
pub(crate) struct Told(Vec<Word>);

impl Told {
    pub(crate) fn of(answer: &impl Tell) -> Self {
        let mut told = Self::default();
        answer.tell(&mut told);
        told
    }

    /// Whether it is what a case expects.
    pub(crate) fn is(&self, expected: &[&str]) -> Result<bool, String> {
        let same = self.0.iter().zip(expected).map(|(word, expected)| word.is(expected));
        let same = same.collect::<Result<Vec<_>, _>>()?;
        Ok(self.0.len() == expected.len() && same.into_iter().all(|same| same))
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(place, word)| {
            f.write_str(if place == 0 { "" } else { " " })?;
            match word {
                Word::YesNo(answer) => f.write_str(if *answer { "yes" } else { "no" }),
                Word::Integer(number) => number.fmt(f),
                Word::Float(number) => number.fmt(f),
            }
        })
    }
}

/// What can be an answer, or a part of one.
pub(crate) trait Tell {
    fn tell(&self, told: &mut Told);
}

impl Tell for bool {
    fn tell(&self, told: &mut Told) {
        told.0.push(Word::YesNo(*self));
    }
}

impl Tell for f32 {
    fn tell(&self, told: &mut Told) {
        told.0.push(Word::Float(*self));
    }
}

macro_rules! integers {
    ($($type:ty)*) => {
        $(impl Tell for $type {
            fn tell(&self, told: &mut Told) {
                told.0.push(Word::Integer(*self as u64));
            }
        })*
    };
}

integers!(u32 u64 usize Status Relation Winding);

macro_rules! structs {
    ($($type:ident { $($field:ident),* })*) => {
        $(impl Tell for $type {
            fn tell(&self, told: &mut Told) {
                $(self.$field.tell(told);)*
            }
        })*
    };
}

structs! {
    Vector2D { x, y }
    Line { base, direction }
    Circle { center, radius }
    Rectangle { origin, size }
    OrientedRectangle { center, half_extend, rotation }
    Place { member, edge, along }
    Edge { start, end, center, radius, from, to }
    Distance { distance, point_a, point_b, place_a, place_b }
    SignedDistance { distance, point, normal, place }
    Stretch { entry, exit, entry_point, exit_point }
    Support { point, place }
    Mass { area, centroid, second_moment }
    ContactPoint { position, depth, feature_a, feature_b, place_a, place_b }
    Contact { normal, depth, points, point_count, member_a, member_b, part_a, part_b }
    Intersection { start, end, place_a, place_b, end_a, end_b }
    RayHit {
        entry, exit, entry_point, exit_point, entry_normal, exit_normal, entry_place, exit_place,
        starts_inside
    }
    CastHit { fraction, point, normal, place_a, place_b, starts_in_contact }
    IndexPair { a, b }
    PieceCounts { index_count, piece_count }
}

/// Two enumerators, and three numbers.
impl Tell for CastSettings {
    fn tell(&self, told: &mut Told) {
        // SAFETY: these are five numbers of 32 bits.
        let words: [u32; 5] = unsafe { std::mem::transmute(*self) };
        words[..2].iter().for_each(|word| word.tell(told));
        words[2..].iter().for_each(|&word| f32::from_bits(word).tell(told));
    }
}

impl<T: Tell> Tell for [T] {
    fn tell(&self, told: &mut Told) {
        self.iter().for_each(|element| element.tell(told));
    }
}

impl<T: Tell, const COUNT: usize> Tell for [T; COUNT] {
    fn tell(&self, told: &mut Told) {
        self.as_slice().tell(told);
    }
}

impl<T: Tell> Tell for Vec<T> {
    fn tell(&self, told: &mut Told) {
        self.as_slice().tell(told);
    }
}

/// Yes and what was written, or no.
impl<T: Tell> Tell for Option<T> {
    fn tell(&self, told: &mut Told) {
        self.is_some().tell(told);
        self.iter().for_each(|written| written.tell(told));
    }
}

/// Ok and what was written, or another status.
impl<T: Tell> Tell for Result<T, Status> {
    fn tell(&self, told: &mut Told) {
        match self {
            Ok(written) => {
                Status::Ok.tell(told);
                written.tell(told);
            }
            Err(status) => status.tell(told),
        }
    }
}

/// One answer after the other.
impl<A: Tell, B: Tell> Tell for (A, B) {
    fn tell(&self, told: &mut Told) {
        self.0.tell(told);
        self.1.tell(told);
    }
}

//! Arguments and answers of the C ABI as plain words of 32 bits.

use clash2d::{
    Capsule, Circle, Line, OrientedRectangle, Pose, Range, Rectangle, Sector, Segment, Status,
    Vector2D,
};
use std::mem::MaybeUninit;

/// What a word of an argument means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// A number that has to be finite: a coordinate, a component, degrees of a shape.
    Coordinate,
    /// A size, a radius or a half extent: finite and not negative.
    Extent,
    /// A number on its own, or the end of a range; may be infinite.
    Bound,
    /// The number of a corner or of an edge.
    Integer,
    /// One of a few: a kind, a mode, a status, how an array is.
    Choice,
}

/// A type that is passed to the C ABI by value.
pub(crate) trait Argument: Sized {
    /// Its words.
    fn slots() -> Vec<Slot>;

    /// Takes it off the front of some words.
    fn take(words: &mut &[u32]) -> Self;
}

fn take_word(words: &mut &[u32]) -> u32 {
    let (first, rest) = words.split_first().expect("a word for each slot");
    *words = rest;
    *first
}

impl Argument for f32 {
    fn slots() -> Vec<Slot> {
        vec![Slot::Bound]
    }

    fn take(words: &mut &[u32]) -> Self {
        Self::from_bits(take_word(words))
    }
}

impl Argument for i32 {
    fn slots() -> Vec<Slot> {
        vec![Slot::Integer]
    }

    fn take(words: &mut &[u32]) -> Self {
        take_word(words).cast_signed()
    }
}

impl Argument for u32 {
    fn slots() -> Vec<Slot> {
        vec![Slot::Choice]
    }

    fn take(words: &mut &[u32]) -> Self {
        take_word(words)
    }
}

macro_rules! shapes {
    ($($shape:ident { $($field:ident),* } = $($slot:ident)*;)*) => {
        $(impl Argument for $shape {
            fn slots() -> Vec<Slot> {
                vec![$(Slot::$slot),*]
            }

            fn take(words: &mut &[u32]) -> Self {
                $(let $field = Argument::take(words);)*
                Self { $($field),* }
            }
        })*
    };
}

shapes! {
    Vector2D { x, y } = Coordinate Coordinate;
    Line { base, direction } = Coordinate Coordinate Coordinate Coordinate;
    Segment { point1, point2 } = Coordinate Coordinate Coordinate Coordinate;
    Circle { center, radius } = Coordinate Coordinate Extent;
    Rectangle { origin, size } = Coordinate Coordinate Extent Extent;
    OrientedRectangle { center, half_extend, rotation } =
        Coordinate Coordinate Extent Extent Coordinate;
    Range { minimum, maximum } = Bound Bound;
    Pose { position, rotation } = Coordinate Coordinate Coordinate;
    Capsule { point1, point2, radius } = Coordinate Coordinate Coordinate Coordinate Extent;
    Sector { center, inner_radius, radius, direction, half_angle } =
        Coordinate Coordinate Extent Extent Coordinate Extent;
}

impl<T: Argument + Copy> Argument for [T; 3] {
    fn slots() -> Vec<Slot> {
        T::slots().repeat(3)
    }

    fn take(words: &mut &[u32]) -> Self {
        [T::take(words), T::take(words), T::take(words)]
    }
}

/// What a function answers: yes or no, some numbers, yes with some numbers, or anything else. Any NaN
/// counts as the same.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    YesNo(bool),
    Version(u32),
    Numbers([u32; 5], usize),
    Found([u32; 5], usize),
    Record(Record),
}

/// Whatever a function answers, number by number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Record {
    words: [u32; 32],
    count: usize,
}

impl Record {
    /// The same with one more word.
    pub(crate) fn word(mut self, word: u32) -> Self {
        self.words[self.count] = word;
        self.count += 1;
        self
    }

    /// The same with one more number.
    pub(crate) fn number(self, number: f32) -> Self {
        self.word(if number.is_nan() { f32::NAN.to_bits() } else { number.to_bits() })
    }

    /// The same with some more numbers.
    pub(crate) fn numbers(self, numbers: &[f32]) -> Self {
        numbers.iter().fold(self, |record, &number| record.number(number))
    }

    /// The same with one more vector.
    pub(crate) fn vector(self, v: Vector2D) -> Self {
        self.number(v.x).number(v.y)
    }
}

impl Answer {
    /// The answer to a question.
    pub(crate) fn is_yes(self) -> bool {
        match self {
            Self::YesNo(answer) => answer,
            _ => panic!("{self:?} is no answer to a question"),
        }
    }

    /// The words that stand for the answer.
    pub(crate) fn words(&self) -> &[u32] {
        match self {
            Self::YesNo(answer) => &[[0], [1]][usize::from(*answer)],
            Self::Version(version) => std::slice::from_ref(version),
            Self::Numbers(words, count) | Self::Found(words, count) => &words[..*count],
            Self::Record(Record { words, count }) => &words[..*count],
        }
    }

    /// The number at a place.
    pub(crate) fn at(&self, place: usize) -> f32 {
        f32::from_bits(self.words()[place])
    }

    /// All numbers.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f32> + '_ {
        self.words().iter().map(|&word| f32::from_bits(word))
    }

    /// Whether the book's function, too, has that answer: the zero shape if there is none.
    pub(crate) fn is_in_book(self, book: Self) -> bool {
        match (self, book) {
            (Self::Found(words, count), Self::Numbers(..)) => Self::Numbers(words, count) == book,
            (Self::YesNo(false), Self::Numbers(..)) => book.words().iter().all(|&word| word == 0),
            _ => self == book,
        }
    }

    /// One to five numbers.
    pub(crate) fn of(numbers: &[f32]) -> Self {
        let mut words = [0; 5];
        for (word, number) in words.iter_mut().zip(numbers) {
            *word = if number.is_nan() { f32::NAN.to_bits() } else { number.to_bits() };
        }
        Self::Numbers(words, numbers.len())
    }
}

impl std::fmt::Debug for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::YesNo(answer) => write!(f, "{}", if *answer { "yes" } else { "no" }),
            Self::Version(version) => write!(f, "version {version}"),
            Self::Numbers(..) | Self::Record(_) => f.debug_list().entries(self.numbers()).finish(),
            Self::Found(..) => {
                f.write_str("yes ")?;
                f.debug_list().entries(self.numbers()).finish()
            }
        }
    }
}

/// What a function wrote that answers whether there is anything to write.
pub(crate) fn written<T>(ask: impl FnOnce(Option<&mut MaybeUninit<T>>) -> bool) -> Option<T> {
    let mut place = MaybeUninit::uninit();
    let is_there = ask(Some(&mut place));
    // SAFETY: a yes has been written.
    is_there.then(|| unsafe { place.assume_init() })
}

impl<T: Into<Self>> From<Option<T>> for Answer {
    fn from(found: Option<T>) -> Self {
        match found.map(Into::into) {
            Some(Self::Numbers(words, count)) => Self::Found(words, count),
            Some(other) => panic!("{other:?} is not written to a place"),
            None => Self::YesNo(false),
        }
    }
}

impl From<bool> for Answer {
    fn from(answer: bool) -> Self {
        Self::YesNo(answer)
    }
}

#[cfg(feature = "book")]
impl From<clash2d_book::Bool> for Answer {
    fn from(answer: clash2d_book::Bool) -> Self {
        Self::YesNo(answer == clash2d_book::Bool::Yes)
    }
}

impl From<u32> for Answer {
    fn from(version: u32) -> Self {
        Self::Version(version)
    }
}

impl From<f32> for Answer {
    fn from(number: f32) -> Self {
        Self::of(&[number])
    }
}

impl From<Vector2D> for Answer {
    fn from(v: Vector2D) -> Self {
        Self::of(&[v.x, v.y])
    }
}

impl From<Range> for Answer {
    fn from(r: Range) -> Self {
        Self::of(&[r.minimum, r.maximum])
    }
}

impl From<Pose> for Answer {
    fn from(p: Pose) -> Self {
        Self::of(&[p.position.x, p.position.y, p.rotation])
    }
}

impl From<OrientedRectangle> for Answer {
    fn from(r: OrientedRectangle) -> Self {
        Self::of(&[r.center.x, r.center.y, r.half_extend.x, r.half_extend.y, r.rotation])
    }
}

impl From<Line> for Answer {
    fn from(l: Line) -> Self {
        Self::of(&[l.base.x, l.base.y, l.direction.x, l.direction.y])
    }
}

impl From<Status> for Answer {
    fn from(status: Status) -> Self {
        Record::default().word(status as u32).into()
    }
}

impl From<Record> for Answer {
    fn from(record: Record) -> Self {
        Self::Record(record)
    }
}

impl From<Segment> for Answer {
    fn from(s: Segment) -> Self {
        Self::of(&[s.point1.x, s.point1.y, s.point2.x, s.point2.y])
    }
}

impl From<Circle> for Answer {
    fn from(c: Circle) -> Self {
        Self::of(&[c.center.x, c.center.y, c.radius])
    }
}

impl From<Rectangle> for Answer {
    fn from(r: Rectangle) -> Self {
        Self::of(&[r.origin.x, r.origin.y, r.size.x, r.size.y])
    }
}

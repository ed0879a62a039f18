//! Many shapes of one kind, wherever their numbers lie.

use core::marker::PhantomData;

use super::shape::{Shape, ShapeKind};
use crate::pack::{Row, WORD};
use crate::shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
use crate::vector::Vector2D;

// ---- Many shapes -------------------------------------------------------------------------------

/// A number of each of many shapes: that of the shape k is `k * stride` bytes after the first one.
///
/// Numbers of structs lie as far apart as the structs, those of an array `sizeof(float)`, and with a
/// stride of 0 all shapes have the same number. No address has to be aligned.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The number of the first shape.
    first: *const f32,
    /// How many bytes lie between one number and the next.
    stride: usize,
    lifetime: PhantomData<&'a f32>,
}

/// Many shapes of one kind, wherever their numbers lie: in structs, in arrays of numbers, or both.
///
/// It borrows them. An invalid shape among them is empty, as it is alone; all are if the kind is not
/// allowed or the first field is at null.
///
/// ```
/// use clash2d::{Batch, Circle, Numbers, Rectangle, ShapeKind, Vector2D, batch_collide};
///
/// let bullets = [(1.0, 1.0), (4.0, 0.5), (9.0, 9.0)].map(|c| Circle::new(c.into(), 0.5));
/// let wall = Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 4.0));
/// let mut mask = [0];
/// assert_eq!(batch_collide(&wall, &Batch::from(&bullets[..]), &mut mask), 2);
/// assert_eq!(mask, [0b011]);
///
/// // The same from arrays of numbers, with one radius for all.
/// let (x, y) = ([1.0, 4.0, 9.0], [1.0, 0.5, 9.0]);
/// let numbers = [Numbers::Each(&x), Numbers::Each(&y), Numbers::Same(&0.5)];
/// let columns = Batch::of_numbers(ShapeKind::Circle, &numbers).expect("three numbers a circle");
/// assert_eq!(batch_collide(&wall, &columns, &mut []), 2);
/// ```
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    /// A ClashShapeKind: any from CLASH_SHAPE_POINT to CLASH_SHAPE_CAPSULE, or CLASH_SHAPE_SECTOR.
    kind: u32,
    /// How many shapes there are.
    count: usize,
    /// Their numbers in the order of the fields of the kind's struct: of circles those of center.x,
    /// center.y and radius. A field at null lies right behind the one before it, with the same stride:
    /// of structs only the first number is told. What is beyond those of the kind does not matter.
    fields: [Field<'a>; 6],
}

// SAFETY: a field gives out numbers that nobody changes, as `&'a [f32]` itself does.
unsafe impl Send for Field<'_> {}
// SAFETY: as above.
unsafe impl Sync for Field<'_> {}

impl<'a> Field<'a> {
    const NONE: Self = Self { first: core::ptr::null(), stride: 0, lifetime: PhantomData };
    /// The number 0 of all shapes.
    pub(crate) const ZERO: Self = Self { first: &0.0, stride: 0, lifetime: PhantomData };

    /// The address of the number of a shape.
    #[inline(always)]
    fn at(self, number: usize) -> *const f32 {
        self.first.wrapping_byte_add(self.stride.wrapping_mul(number))
    }

    /// The number of a shape.
    #[inline(always)]
    pub(crate) fn get(self, number: usize) -> f32 {
        // SAFETY: who made the batch promised that it is there; it may lie anywhere.
        unsafe { self.at(number).read_unaligned() }
    }

    /// The numbers of all whole words of so many shapes, if they lie as rows do; else none.
    pub(crate) fn rows(self, count: usize) -> &'a [Row] {
        let first = self.first.cast::<Row>();
        if self.stride != size_of::<f32>() || !first.is_aligned() {
            return &[];
        }
        // SAFETY: who made the batch promised so many numbers; they are side by side, and the address is one of floats.
        unsafe { core::slice::from_raw_parts(first, count / WORD) }
    }

    /// Gathers the numbers of so many shapes, behind which the last one is repeated.
    #[inline(never)]
    pub(crate) fn gather(self, first: usize, there: usize, row: &mut Row) {
        if there >= WORD {
            for (ahead, place) in row.iter_mut().enumerate() {
                *place = self.get(first + ahead);
            }
        } else {
            for (ahead, place) in row.iter_mut().enumerate() {
                *place = self.get(first + ahead.min(there - 1));
            }
        }
    }

    /// Whether all shapes have the same number.
    #[inline(always)]
    pub(crate) const fn is_one(self) -> bool {
        self.stride == 0
    }
}

/// Where a number of each shape of a batch is.
#[derive(Clone, Copy, Debug)]
pub enum Numbers<'a> {
    /// Side by side.
    Each(&'a [f32]),
    /// The first of every so many, of which there is at least one.
    Every(usize, &'a [f32]),
    /// One number for all shapes.
    Same(&'a f32),
}

impl<'a> Numbers<'a> {
    /// For how many shapes there are numbers.
    fn count(self) -> usize {
        match self {
            Self::Each(numbers) => numbers.len(),
            Self::Every(step, numbers) => numbers.len().div_ceil(step.max(1)),
            Self::Same(_) => usize::MAX,
        }
    }

    fn field(self) -> Field<'a> {
        let (first, step) = match self {
            Self::Each(numbers) => (numbers.as_ptr(), 1),
            Self::Every(step, numbers) => (numbers.as_ptr(), step.max(1)),
            Self::Same(number) => (&raw const *number, 0),
        };
        Field { first, stride: step.saturating_mul(size_of::<f32>()), lifetime: PhantomData }
    }
}

/// How many numbers a shape of a kind has; 0 of those that no batch has.
pub(crate) const fn number_count(kind: u32) -> usize {
    match kind {
        1 => 2,
        2 | 3 | 5 => 4,
        4 => 3,
        6 | 7 => 5,
        10 => 6,
        _ => 0,
    }
}

impl<'a> Batch<'a> {
    /// Shapes of a kind by their numbers, in the order of the fields of the kind's struct: as many as there
    /// are numbers for. None of kinds that have no batch, and with another count of fields.
    pub fn of_numbers(kind: ShapeKind, fields: &[Numbers<'a>]) -> Option<Self> {
        let is_known = !fields.is_empty() && fields.len() == number_count(kind as u32);
        let count = fields.iter().map(|numbers| numbers.count()).min()?;
        is_known.then(|| Self::with(kind, count, |number| fields[number].field()))
    }

    /// Shapes that lie in structs which begin with them, so many bytes apart.
    ///
    /// # Safety
    /// As many shapes of that kind are readable there, aligned or not, as long as this or a copy of it is
    /// used, unless `first` is null.
    pub const unsafe fn lent(
        kind: ShapeKind,
        first: *const f32,
        stride: usize,
        count: usize,
    ) -> Self {
        let mut fields = [Field::NONE; 6];
        fields[0] = Field { first, stride, lifetime: PhantomData };
        Self { kind: kind as u32, count, fields }
    }

    fn with(kind: ShapeKind, count: usize, field: impl Fn(usize) -> Field<'a>) -> Self {
        let mut fields = [Field::NONE; 6];
        let known = &mut fields[..number_count(kind as u32)];
        known.iter_mut().enumerate().for_each(|(number, place)| *place = field(number));
        Self { kind: kind as u32, count, fields }
    }

    /// How many shapes there are: 0 where something about them is not allowed.
    #[inline]
    pub fn len(&self) -> usize {
        let is_there = number_count(self.kind) > 0 && !self.fields[0].first.is_null();
        if is_there { self.count } else { 0 }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many answers there are, also of those that are not allowed.
    #[inline]
    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    /// How many words a mask of all answers has.
    #[inline]
    pub const fn mask_len(&self) -> usize {
        self.count.div_ceil(WORD)
    }

    #[inline]
    pub(crate) const fn kind(&self) -> u32 {
        self.kind
    }

    /// The first so many of them.
    pub(crate) fn first(self, count: usize) -> Self {
        Self { count: if count < self.count { count } else { self.count }, ..self }
    }

    /// A field: where it is, or right behind the one before.
    #[inline]
    pub(crate) fn field(&self, number: usize) -> Field<'a> {
        let told = self.fields[..=number].iter().rposition(|field| !field.first.is_null());
        let told = told.unwrap_or_default();
        let Field { first, .. } = self.fields[told];
        Field { first: first.wrapping_add(number - told), ..self.fields[told] }
    }

    /// The numbers of a shape; 0 beyond those of the kind.
    #[inline]
    pub(crate) fn numbers(&self, number: usize) -> [f32; 6] {
        let count = number_count(self.kind);
        core::array::from_fn(|i| if i < count { self.field(i).get(number) } else { 0.0 })
    }

    /// A shape; none from the end on.
    #[inline]
    pub fn get(&self, number: usize) -> Shape<'static> {
        let is_there = number < self.len();
        if is_there { shape_of(self.kind, self.numbers(number)) } else { Shape::default() }
    }
}

/// The shape of a kind with these numbers; none of a kind that no batch has.
#[inline]
fn shape_of(kind: u32, [a, b, c, d, e, f]: [f32; 6]) -> Shape<'static> {
    let v = Vector2D::new;
    match kind {
        1 => v(a, b).into(),
        2 => Line::new(v(a, b), v(c, d)).into(),
        3 => Segment::new(v(a, b), v(c, d)).into(),
        4 => Circle::new(v(a, b), c).into(),
        5 => Rectangle::new(v(a, b), v(c, d)).into(),
        6 => OrientedRectangle::new(v(a, b), v(c, d), e).into(),
        7 => Capsule::new(v(a, b), v(c, d), e).into(),
        10 => Sector::new(v(a, b), d, e, f).with_inner_radius(c).into(),
        _ => Shape::default(),
    }
}

/// The numbers of a simple shape in its own coordinates, in the order of its fields; None of others.
pub(crate) fn numbers_of(shape: &Shape<'_>) -> Option<(u32, [f32; 6])> {
    let kind = shape.kind() as u32;
    let count = number_count(kind);
    // SAFETY: each of the kinds that have numbers begins with them, `f32` one after the other.
    let number = |i: usize| unsafe { shape.data().cast::<f32>().add(i).read() };
    let numbers = core::array::from_fn(|i| if i < count { number(i) } else { 0.0 });
    (count > 0).then_some((kind, numbers))
}

/// Batches of slices.
macro_rules! batch_from {
    ($($kind:ident $type:ident;)*) => {$(
        impl<'a> From<&'a [$type]> for Batch<'a> {
            fn from(shapes: &'a [$type]) -> Self {
                // SAFETY: a shape is nothing but its numbers, in this order.
                unsafe {
                    Self::lent(ShapeKind::$kind, shapes.as_ptr().cast(), size_of::<$type>(), shapes.len())
                }
            }
        }
    )*};
}

batch_from! {
    Point Vector2D;
    Line Line;
    Segment Segment;
    Circle Circle;
    Rectangle Rectangle;
    OrientedRectangle OrientedRectangle;
    Capsule Capsule;
    Sector Sector;
}

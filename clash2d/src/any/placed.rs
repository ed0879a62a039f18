//! Shapes where they stand.

use core::array::from_fn;

use super::shape::{Form, Group, OfKind, Prepared, Shape};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// A shape where it stands: each vertex is `own + position`, a real sum.
///
/// How a question takes positions. What is fast asks [`Shape::are_at_origin`] first and then knows of
/// no positions. All else starts with [`Placed::of`], visits members with [`Placed::member`] and
/// brings each pair of shapes into one frame by [`Placed::aligned`]: only how they stand to each other
/// matters. After that a line or a sector stands at zero, unless both shapes are of these two kinds,
/// and so does the first one of others. [`Outline::of`](crate::outline::Outline::of) takes what is
/// left of a position into all vertices. Points that come out are in the frame that `aligned` names:
/// its [`Position::of_place`] makes them points of the world, before they are rounded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed<'a> {
    /// The shape in its own coordinates.
    pub(crate) form: Form<'a>,
    pub(crate) position: Position,
}

impl<'a> From<Form<'a>> for Placed<'a> {
    #[inline]
    fn from(form: Form<'a>) -> Self {
        Self { form, position: Position::ZERO }
    }
}

impl<'a> Shape<'a> {
    /// Whether two shapes stand where their own coordinates are.
    #[inline(always)]
    pub(crate) fn are_at_origin(a: &Self, b: &Self) -> bool {
        a.is_at_origin() & b.is_at_origin()
    }

    /// Whether it stands where its own coordinates are.
    #[inline(always)]
    pub(crate) fn is_at_origin(&self) -> bool {
        let Vector2D { x, y } = self.position();
        (x == 0.0) & (y == 0.0)
    }

    /// Two shapes with their positions in their own numbers, if these are floats then.
    #[inline(always)]
    pub(crate) fn settled([a, b]: [&Self; 2]) -> Option<[Self; 2]> {
        Some([a.moved()?, b.moved()?])
    }

    /// What a prepared shape was made of, if that has few vertices.
    #[inline]
    pub(crate) fn handy(&self) -> Option<Self> {
        let form = <Prepared<'a> as OfKind<'a>>::of(self)?.handy()?;
        Some(Self::from(form).at(self.position()))
    }

    /// Two shapes, with others instead where there are any; None if there are none.
    #[inline(always)]
    pub(crate) fn instead<'s>(
        [a, b]: [&'s Self; 2],
        [first, second]: &'s [Option<Self>; 2],
    ) -> Option<[&'s Self; 2]> {
        let is_any = first.is_some() | second.is_some();
        is_any.then(|| [first.as_ref().unwrap_or(a), second.as_ref().unwrap_or(b)])
    }

    /// [`Placed::frame`] of the shape where it stands.
    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        if self.is_at_origin() { self.form().frame() } else { Placed::of(self).frame() }
    }
}

impl<'a> Placed<'a> {
    /// A shape where it stands; nothing if that is no place.
    #[inline]
    pub(crate) fn of(shape: &Shape<'a>) -> Self {
        let position = shape.position();
        let form = if position.is_finite() { shape.form() } else { Form::None };
        Self { form, position: Position::of(position) }
    }

    /// A member of a group that stands somewhere.
    #[inline]
    pub(crate) fn member(shape: &Shape<'a>, group: Position) -> Self {
        let member = Self::of(shape);
        Self { position: member.position.plus(group), ..member }
    }

    /// The members of a group that stands somewhere, none of them a group.
    pub(crate) fn members(group: Group<'a>, position: Position) -> impl Iterator<Item = Self> {
        let members = group.shapes().iter().map(move |shape| Self::member(shape, position));
        members.filter(|member| !matches!(member.form.plain(), Form::Group(_)))
    }

    /// The same with another form.
    #[inline]
    pub(crate) fn with(self, form: Form<'a>) -> Self {
        Self { form, ..self }
    }

    /// The same at another position.
    #[inline]
    pub(crate) fn with_position(self, position: Position) -> Self {
        Self { position, ..self }
    }

    /// See [`Form::plain`].
    #[inline]
    pub(crate) fn plain(self) -> Self {
        self.with(self.form.plain())
    }

    /// See [`Form::lean`].
    #[inline]
    pub(crate) fn lean(self) -> Self {
        self.with(self.form.lean())
    }

    /// See [`Form::handy`].
    #[inline]
    pub(crate) fn handy(self) -> Self {
        self.with(self.form.handy())
    }

    /// Whether another shape is written in the same numbers and stands at the same place.
    pub(crate) fn is_written_as(&self, other: &Self) -> bool {
        self.position == other.position && self.form.is_written_as(&other.form)
    }

    /// Whether its own coordinates are those of the frame.
    #[inline]
    pub(crate) fn is_at_origin(&self) -> bool {
        self.position.is_zero()
    }

    /// The same in the frame that stands somewhere.
    #[inline]
    pub(crate) fn seen_from(self, frame: Position) -> Self {
        Self { position: self.position.seen_from(frame), ..self }
    }

    /// A box around a shape that is not a group; of an invalid one any box or none, and of a group all
    /// of the plane. O(vertices).
    pub(crate) fn frame(self) -> Frame {
        moved_frame(self.form.frame(), self.position)
    }

    /// Two shapes in a frame of their own, and where that stands.
    ///
    /// Both are at zero there if they stand at the same place, or if one of them is of a fixed size
    /// and all its numbers are floats where it stands. Otherwise a line or a sector is, or the first.
    pub(crate) fn aligned(a: Self, b: Self) -> ([Self; 2], Position) {
        if a.is_at_origin() & b.is_at_origin() {
            return ([a, b], Position::ZERO);
        }
        let (seen_a, seen_b) = (a.seen_from(b.position), b.seen_from(a.position));
        let [rest_a, rest_b] = [a, b].map(|placed| Self::from(placed.form));
        if seen_b.is_at_origin() {
            return ([rest_a, rest_b], a.position);
        }
        if let Some(moved) = seen_b.moved() {
            return ([rest_a, moved.into()], a.position);
        }
        if let Some(moved) = seen_a.moved() {
            return ([moved.into(), rest_b], b.position);
        }
        match (a.form, b.form) {
            (Form::Line(_) | Form::Sector(_), _) => ([rest_a, seen_b], a.position),
            (_, Form::Line(_) | Form::Sector(_)) => ([seen_a, rest_b], b.position),
            _ => ([rest_a, seen_b], a.position),
        }
    }

    /// A shape of a fixed size with the position in its own numbers, if these are floats then.
    pub(crate) fn moved(self) -> Option<Form<'a>> {
        self.shape()?.moved().map(|shape| shape.form())
    }

    /// The shape at its position, if that is a float on each axis.
    pub(crate) fn shape(self) -> Option<Shape<'a>> {
        Some(Shape::from(self.form).at(self.position.single()?))
    }
}

/// Around a box that stands somewhere; never too small.
pub(crate) fn moved_frame(frame: Frame, by: Position) -> Frame {
    if by.is_zero() {
        return frame;
    }
    let [x, y] = by.reals::<Near>();
    let at = |v: Vector2D, side: f64| {
        [f64::from(v.x) + x.value() + side * x.slip(), f64::from(v.y) + y.value() + side * y.slip()]
    };
    Frame::around(at(frame.low, -1.0), at(frame.high, 1.0), x.slip() + y.slip())
}

/// The same where the position is a single vector.
pub(crate) fn frame_moved_by(frame: Frame, by: Vector2D) -> Frame {
    frame_on_way(frame, [by; 2])
}

/// Around a box at both ends of a straight way, and so on all of it; never too small.
#[inline(always)]
pub(crate) fn frame_on_way(frame: Frame, [from, to]: [Vector2D; 2]) -> Frame {
    if (from == Vector2D::ZERO) & (to == Vector2D::ZERO) {
        return frame;
    }
    let sides = |low: Vector2D, high: Vector2D| [-low.x, -low.y, high.x, high.y];
    let (own, from, to) = (sides(frame.low, frame.high), sides(from, from), sides(to, to));
    let by: [f32; 4] = from_fn(|i| if from[i] > to[i] { from[i] } else { to[i] });
    let sum = |i: usize| f64::from(own[i]) + f64::from(by[i]);
    Frame::around_sides(from_fn(sum), 0.0)
}

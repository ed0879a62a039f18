//! Shapes as numbers: what snapshots hold, and what hashes are of.

use crate::any::{Form, Shape, ShapeKind};
use crate::vector::Vector2D;

/// What takes numbers, one after the other.
pub(super) trait Sink {
    /// Takes the next one.
    fn word(&mut self, word: u32);

    fn long(&mut self, long: u64) {
        self.word(long as u32);
        self.word((long >> 32) as u32);
    }

    fn number(&mut self, number: f32) {
        self.word(number.to_bits());
    }

    fn vector(&mut self, v: Vector2D) {
        self.number(v.x);
        self.number(v.y);
    }

    fn vectors(&mut self, vectors: &[Vector2D]) {
        self.word(vectors.len() as u32);
        vectors.iter().for_each(|&v| self.vector(v));
    }
}

/// A hash of 64 bits over numbers, in their order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hash(u64);

impl Hash {
    pub(super) const fn new() -> Self {
        Self(0x9e37_79b9_7f4a_7c15)
    }

    /// What all numbers so far make.
    pub(super) const fn end(self) -> u64 {
        mixed(self.0)
    }
}

impl Sink for Hash {
    fn word(&mut self, word: u32) {
        // One step of multiplication and rotation for each number; the end is mixed once more.
        self.0 = (self.0 ^ word as u64).wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(29);
    }
}

/// Each bit of the answer depends on all bits.
const fn mixed(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let bits = (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits ^ (bits >> 32)
}

/// A valid shape of a fixed size, as its kind and numbers, of which the last ones may be 0; None of any other.
pub(super) fn small(form: Form<'_>) -> Option<(ShapeKind, [f32; 6])> {
    let pair = |a: Vector2D, b: Vector2D, c: f32, d: f32| [a.x, a.y, b.x, b.y, c, d];
    let zero = Vector2D::ZERO;
    Some(match form {
        Form::None => (ShapeKind::None, [0.0; 6]),
        Form::Point(p) => (ShapeKind::Point, pair(p, zero, 0.0, 0.0)),
        Form::Line(l) => (ShapeKind::Line, pair(l.base, l.direction, 0.0, 0.0)),
        Form::Segment(s) => (ShapeKind::Segment, pair(s.point1, s.point2, 0.0, 0.0)),
        Form::Circle(c) => (ShapeKind::Circle, [c.center.x, c.center.y, c.radius, 0.0, 0.0, 0.0]),
        Form::Rectangle(r) => (ShapeKind::Rectangle, pair(r.origin, r.size, 0.0, 0.0)),
        Form::OrientedRectangle(r) => {
            (ShapeKind::OrientedRectangle, pair(r.center, r.half_extend, r.rotation, 0.0))
        }
        Form::Capsule(c) => (ShapeKind::Capsule, pair(c.point1, c.point2, c.radius, 0.0)),
        Form::Sector(s) => {
            let radii = Vector2D::new(s.inner_radius, s.radius);
            (ShapeKind::Sector, pair(s.center, radii, s.direction, s.half_angle))
        }
        _ => return None,
    })
}

/// Marks what is prepared.
pub(super) const PREPARED: u32 = 0x100;
/// Marks what has a position.
pub(super) const MOVED: u32 = 0x200;

/// Writes a valid shape: its kind and marks, its position if it has one, and its numbers.
pub(super) fn write_shape(sink: &mut impl Sink, shape: &Shape<'_>) {
    let form = shape.form();
    let position = shape.position();
    let prepared = if matches!(form, Form::Prepared(_)) { PREPARED } else { 0 };
    let is_moved = position.x.to_bits() | position.y.to_bits() != 0;
    let marks = prepared | if is_moved { MOVED } else { 0 };
    let begin = |sink: &mut dyn FnMut(u32), kind: ShapeKind| {
        sink(kind as u32 | marks);
        if is_moved {
            sink(position.x.to_bits());
            sink(position.y.to_bits());
        }
    };
    match form.plain() {
        Form::Polygon(polygon) => {
            begin(&mut |word| sink.word(word), ShapeKind::Polygon);
            sink.number(polygon.radius());
            sink.vectors(polygon.vertices());
            let sizes = polygon.ring_sizes().unwrap_or_default();
            sink.word(sizes.len() as u32);
            sizes.iter().for_each(|&size| sink.word(size));
        }
        Form::Chain(chain) => {
            begin(&mut |word| sink.word(word), ShapeKind::Chain);
            sink.number(chain.radius());
            sink.word(u32::from(chain.is_closed()) | (chain.side() as u32) << 1);
            sink.vectors(chain.vertices());
        }
        Form::Group(group) => {
            begin(&mut |word| sink.word(word), ShapeKind::Group);
            sink.word(group.shapes().len() as u32);
            group.shapes().iter().for_each(|member| write_shape(sink, member));
        }
        form => {
            let (kind, numbers) = small(form).unwrap_or((ShapeKind::None, [0.0; 6]));
            begin(&mut |word| sink.word(word), kind);
            numbers[..small_count(kind)].iter().for_each(|&number| sink.number(number));
        }
    }
}

/// How many numbers a shape of a fixed size has.
pub(super) const fn small_count(kind: ShapeKind) -> usize {
    match kind {
        ShapeKind::Point => 2,
        ShapeKind::Circle => 3,
        ShapeKind::Line | ShapeKind::Segment | ShapeKind::Rectangle => 4,
        ShapeKind::OrientedRectangle | ShapeKind::Capsule => 5,
        ShapeKind::Sector => 6,
        _ => 0,
    }
}

/// Whether two valid shapes are written in the same numbers, bit for bit.
pub(super) fn is_same(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    let (a_form, b_form) = (a.form(), b.form());
    let is_prepared = |form: &Form<'_>| matches!(form, Form::Prepared(_));
    if is_prepared(&a_form) != is_prepared(&b_form) || !same_vector(a.position(), b.position()) {
        return false;
    }
    match (a_form.plain(), b_form.plain()) {
        (Form::Polygon(a), Form::Polygon(b)) => {
            a.radius().to_bits() == b.radius().to_bits()
                && a.ring_sizes() == b.ring_sizes()
                && same_vectors(a.vertices(), b.vertices())
        }
        (Form::Chain(a), Form::Chain(b)) => {
            a.radius().to_bits() == b.radius().to_bits()
                && (a.is_closed(), a.side()) == (b.is_closed(), b.side())
                && same_vectors(a.vertices(), b.vertices())
        }
        (Form::Group(a), Form::Group(b)) => {
            let (a, b) = (a.shapes(), b.shapes());
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_same(a, b))
        }
        (a, b) => small(a).zip(small(b)).is_some_and(|((kind, a), (other, b))| {
            kind == other && a.map(f32::to_bits) == b.map(f32::to_bits)
        }),
    }
}

fn same_vector(a: Vector2D, b: Vector2D) -> bool {
    (a.x.to_bits(), a.y.to_bits()) == (b.x.to_bits(), b.y.to_bits())
}

fn same_vectors(a: &[Vector2D], b: &[Vector2D]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| same_vector(a, b))
}

//! The order in which two shapes are asked, so that swapping them swaps the answer and nothing else.

use core::cmp::Ordering;

use crate::any::{Form, Group, Placed, Polygon, Shape, Side};
use crate::exact::position::Position;
use crate::vector::Vector2D;

/// Whether a form comes after another one in [`compare`]'s order.
#[inline]
pub(crate) fn is_after(a: Form<'_>, b: Form<'_>) -> bool {
    let (first, second) = (key(a), key(b));
    if first == second { is_form_after_at_last(a, b) } else { first > second }
}

/// [`is_after`] of two shapes of the same kind, of a simple one or both polygons.
#[inline(always)]
pub(crate) fn is_shape_after(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    let (first, second) = (a.home().x.to_bits(), b.home().x.to_bits());
    if first == second { is_shape_after_at_last(a, b) } else { first > second }
}

#[cold]
#[inline(never)]
fn is_shape_after_at_last(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    compare(a.form(), b.form()).is_gt()
}

/// [`is_after`] of two shapes where they stand: of equal ones the position tells.
pub(crate) fn is_placed_after(a: Placed<'_>, b: Placed<'_>) -> bool {
    let (first, second) = (key(a.form), key(b.form));
    if first == second { is_placed_after_at_last(a, b) } else { first > second }
}

#[cold]
#[inline(never)]
fn is_form_after_at_last(a: Form<'_>, b: Form<'_>) -> bool {
    compare(a, b).is_gt()
}

#[cold]
#[inline(never)]
fn is_placed_after_at_last(a: Placed<'_>, b: Placed<'_>) -> bool {
    let bits = |position: Position| position.0.map(|terms| terms.map(f32::to_bits));
    compare(a.form, b.form).then_with(|| bits(a.position).cmp(&bits(b.position))).is_gt()
}

/// How two forms compare: by their kinds, then by the bits of their numbers. Equal ones are the same
/// set.
pub(crate) fn compare(a: Form<'_>, b: Form<'_>) -> Ordering {
    let (a, b) = (a.plain(), b.plain());
    key(a).cmp(&key(b)).then_with(|| match (a, b) {
        (Form::Group(a), Form::Group(b)) => compare_groups(a, b),
        _ => compare_numbers(a, b),
    })
}

/// What is compared first: the kind, and of the first number the bits.
#[inline(always)]
fn key(form: Form<'_>) -> u64 {
    let first =
        |rank: u64, v: Option<&Vector2D>| rank << 32 | v.map_or(0, |v| v.x.to_bits().into());
    match form {
        Form::None => 0,
        Form::Point(p) => first(1, Some(&p)),
        Form::Line(line) => first(2, Some(&line.base)),
        Form::Segment(s) => first(3, Some(&s.point1)),
        Form::Circle(c) => first(4, Some(&c.center)),
        Form::Rectangle(r) => first(5, Some(&r.origin)),
        Form::OrientedRectangle(r) => first(6, Some(&r.center)),
        Form::Capsule(c) => first(7, Some(&c.point1)),
        Form::Polygon(p) => first(8, p.vertices().first()),
        Form::Chain(c) => first(9, c.vertices().first()),
        Form::Sector(s) => first(10, Some(&s.center)),
        Form::Group(_) => 11 << 32,
        Form::Prepared(_) => plain_key(form),
    }
}

#[cold]
#[inline(never)]
fn plain_key(form: Form<'_>) -> u64 {
    key(form.plain())
}

fn compare_numbers(a: Form<'_>, b: Form<'_>) -> Ordering {
    let bits = |form| numbers(form).map(f32::to_bits);
    vertices(a)
        .map(vector_bits)
        .cmp(vertices(b).map(vector_bits))
        .then_with(|| bits(a).cmp(&bits(b)))
        .then_with(|| match (a, b) {
            (Form::Polygon(a), Form::Polygon(b)) => ring_sizes(a).cmp(ring_sizes(b)),
            _ => Ordering::Equal,
        })
}

fn compare_groups(a: Group<'_>, b: Group<'_>) -> Ordering {
    let (a, b) = (a.shapes(), b.shapes());
    let pairs = a.iter().map(Shape::form).zip(b.iter().map(Shape::form));
    let is_group = |form: Form<'_>| matches!(form.plain(), Form::Group(_));
    // Groups in groups are empty, whatever they hold.
    let mut members = pairs.map(|(a, b)| match (is_group(a), is_group(b)) {
        (false, false) => compare(a, b),
        (a, b) => a.cmp(&b),
    });
    members.find(|order| order.is_ne()).unwrap_or(a.len().cmp(&b.len()))
}

/// The numbers that a form has besides vertices.
fn numbers(form: Form<'_>) -> [f32; 6] {
    let flat = |a: Vector2D, b: Vector2D, last: f32| [a.x, a.y, b.x, b.y, last, 0.0];
    let nothing = Vector2D::ZERO;
    match form {
        Form::Point(p) => flat(p, nothing, 0.0),
        Form::Line(line) => flat(line.base, line.direction, 0.0),
        Form::Segment(s) => flat(s.point1, s.point2, 0.0),
        Form::Circle(c) => flat(c.center, nothing, c.radius),
        Form::Rectangle(r) => flat(r.origin, r.size, 0.0),
        Form::OrientedRectangle(r) => flat(r.center, r.half_extend, r.rotation),
        Form::Capsule(c) => flat(c.point1, c.point2, c.radius),
        Form::Polygon(polygon) => flat(nothing, nothing, polygon.radius()),
        Form::Chain(chain) => {
            let side = match chain.side() {
                Side::None => 0.0,
                Side::Left => 1.0,
                Side::Right => 2.0,
            };
            flat(Vector2D::new(side, chain.is_closed().into()), nothing, chain.radius())
        }
        Form::Sector(s) => {
            [s.center.x, s.center.y, s.inner_radius, s.radius, s.direction, s.half_angle]
        }
        Form::None | Form::Group(_) | Form::Prepared(_) => [0.0; 6],
    }
}

fn vertices<'a>(form: Form<'a>) -> impl Iterator<Item = &'a Vector2D> {
    let vertices = match form {
        Form::Polygon(polygon) => polygon.vertices(),
        Form::Chain(chain) => chain.vertices(),
        _ => &[],
    };
    vertices.iter()
}

fn vector_bits(v: &Vector2D) -> [u32; 2] {
    [v.x.to_bits(), v.y.to_bits()]
}

fn ring_sizes(polygon: Polygon<'_>) -> impl Iterator<Item = usize> {
    polygon.rings().map(<[Vector2D]>::len)
}

//! Whether shapes that move certainly pass each other by: the cheapest answer, and in a world the most frequent one.

use super::number::wide;
use crate::angle::Rotation;
use crate::any::{Form, Shape};
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::root::square_root;
use crate::vector::Vector2D;

/// More than the roundings of all that is computed here, as a part of sizes.
const ROUNDING: f64 = 1.0 / (1_u64 << 44) as f64;

/// A shape along an axis: from where to where it reaches, and how large the numbers are that this was made of.
#[derive(Clone, Copy)]
struct Span {
    low: f64,
    high: f64,
    size: f64,
}

/// Whether two shapes share no point on their ways, as there is room between them across the way, or
/// along a side of a box; false if that is in doubt. O(vertices) of polygons, constant time for others.
#[inline]
pub(in super::super) fn pass_by(
    [a, b]: [&Shape<'_>; 2],
    [movement_a, movement_b]: [Vector2D; 2],
) -> bool {
    let (seen, way) = ([a, b].map(Seen::of), minus(wide(movement_a), wide(movement_b)));
    let between = minus(wide(b.position()), wide(a.position()));
    let size = measure(wide(a.position())) + measure(wide(b.position()));
    let scene = Scene { seen, way, between, size };
    scene.parts([-way[1], way[0]]) || scene.parts_along(0) || scene.parts_along(1)
}

/// A shape, and where the right side of a box points.
struct Seen<'f> {
    form: Form<'f>,
    right: Place<f64>,
}

impl<'f> Seen<'f> {
    #[inline]
    fn of(shape: &Shape<'f>) -> Self {
        let form = shape.form();
        let right = match form {
            Form::OrientedRectangle(r) => {
                let Rotation { sin, cos } = Rotation::new(r.rotation);
                [cos, sin]
            }
            _ => [1.0, 0.0],
        };
        Self { form, right }
    }
}

/// Two shapes of which the first one moves.
struct Scene<'f> {
    seen: [Seen<'f>; 2],
    way: Place<f64>,
    /// From where the first one stands to where the second one does, and the size of what that is made of.
    between: Place<f64>,
    size: f64,
}

impl Scene<'_> {
    /// Whether there is room along a side of a box.
    #[inline]
    fn parts_along(&self, number: usize) -> bool {
        let Seen { form, right: [x, y] } = self.seen[number];
        let is_box = matches!(form, Form::Rectangle(_) | Form::OrientedRectangle(_));
        is_box && (self.parts([x, y]) || self.parts([-y, x]))
    }

    /// Whether there is room along an axis.
    #[inline]
    fn parts(&self, axis: Place<f64>) -> bool {
        let [a, b] = &self.seen;
        let Some((a, b)) = span(a, axis).zip(span(b, axis)) else { return false };
        let (way, shift) = (dot(axis, self.way), dot(axis, self.between));
        let size = a.size + b.size + measure(axis) * (self.size + measure(self.way));
        let room = ROUNDING * size;
        let (low, high) = (b.low + shift, b.high + shift);
        (low - a.high > way.max(0.0) + room) | (a.low - high > room - way.min(0.0))
    }
}

/// No less than the length of a way.
fn measure([x, y]: Place<f64>) -> f64 {
    x.abs() + y.abs()
}

/// From where to where a shape reaches in its own coordinates; None if that takes long, or it has no end.
#[inline]
fn span(seen: &Seen<'_>, axis: Place<f64>) -> Option<Span> {
    Some(match seen.form {
        Form::Point(p) => around(axis, wide(p), 0.0, 0.0),
        Form::Circle(c) => rounded(ends(axis, [c.center; 2]), axis, c.radius),
        Form::Segment(s) => ends(axis, [s.point1, s.point2]),
        Form::Capsule(c) => rounded(ends(axis, [c.point1, c.point2]), axis, c.radius),
        Form::Rectangle(r) => {
            let half = times(wide(r.size), 0.5);
            let [x, y] = [axis[0] * half[0], axis[1] * half[1]];
            around(axis, plus(wide(r.origin), half), x.abs() + y.abs(), measure(half))
        }
        Form::OrientedRectangle(r) => {
            let half = wide(r.half_extend);
            let along = [dot(axis, seen.right), cross(seen.right, axis)];
            let reach = along[0].abs() * half[0] + along[1].abs() * half[1];
            around(axis, wide(r.center), reach, measure(half))
        }
        Form::Polygon(p) => rounded(ends_of_all(axis, p.vertices())?, axis, p.radius()),
        Form::Chain(c) => rounded(ends_of_all(axis, c.vertices())?, axis, c.radius()),
        _ => return None,
    })
}

/// Around a middle, by which a number is off by no more than a part of the size.
#[inline]
fn around(axis: Place<f64>, middle: Place<f64>, reach: f64, extent: f64) -> Span {
    let at = dot(axis, middle);
    let size = measure(axis) * (measure(middle) + extent);
    Span { low: at - reach, high: at + reach, size }
}

#[inline]
fn ends(axis: Place<f64>, ends: [Vector2D; 2]) -> Span {
    let [p, q] = ends.map(wide);
    let [from, to] = [dot(axis, p), dot(axis, q)];
    let size = measure(axis) * (measure(p) + measure(q));
    Span { low: from.min(to), high: from.max(to), size }
}

/// More vertices take longer than what this is to spare.
const MANY: usize = 16;

#[inline]
fn ends_of_all(axis: Place<f64>, vertices: &[Vector2D]) -> Option<Span> {
    let nothing = Span { low: f64::INFINITY, high: f64::NEG_INFINITY, size: 0.0 };
    let joined = |span: Span, &vertex: &Vector2D| {
        let at = dot(axis, wide(vertex));
        let size = span.size + measure(axis) * measure(wide(vertex));
        Span { low: span.low.min(at), high: span.high.max(at), size }
    };
    (vertices.len() <= MANY).then(|| vertices.iter().fold(nothing, joined))
}

#[inline]
fn rounded(Span { low, high, size }: Span, axis: Place<f64>, radius: f32) -> Span {
    let reach = f64::from(radius) * square_root(dot(axis, axis));
    Span { low: low - reach, high: high + reach, size: size + reach.abs() }
}

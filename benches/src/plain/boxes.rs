//! Rectangles, straight and turned.

use super::shapes::{Line, OrientedRectangle, Rectangle, Segment, Vector};
use super::vector::vector;

/// Whether two rectangles share a point.
#[unsafe(no_mangle)]
pub extern "C" fn plain_rectangles_collide(a: Rectangle, b: Rectangle) -> bool {
    a.origin.x <= b.origin.x + b.size.x
        && b.origin.x <= a.origin.x + a.size.x
        && a.origin.y <= b.origin.y + b.size.y
        && b.origin.y <= a.origin.y + a.size.y
}

/// The same, decided axis by axis.
#[unsafe(no_mangle)]
pub extern "C" fn plain_rectangles_collide_short_circuit(a: Rectangle, b: Rectangle) -> bool {
    if a.origin.x > b.origin.x + b.size.x || b.origin.x > a.origin.x + a.size.x {
        return false;
    }
    a.origin.y <= b.origin.y + b.size.y && b.origin.y <= a.origin.y + a.size.y
}

/// Whether a point is in a rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_point_rectangle_collide(p: Vector, r: Rectangle) -> bool {
    r.origin.x <= p.x
        && p.x <= r.origin.x + r.size.x
        && r.origin.y <= p.y
        && p.y <= r.origin.y + r.size.y
}

/// Whether a line meets a box around the origin.
fn line_box(l: Line, half: Vector) -> bool {
    if l.direction == Vector::default() {
        return l.base.x.abs() <= half.x && l.base.y.abs() <= half.y;
    }
    let reach = (l.direction.x * half.y).abs() + (l.direction.y * half.x).abs();
    l.direction.cross(l.base).abs() <= reach
}

/// Whether a segment meets a box around the origin: the box's axes, then the segment's normal.
fn segment_box(s: Segment, half: Vector) -> bool {
    let (a, b) = (s.point1, s.point2);
    if a.x.min(b.x) > half.x || a.x.max(b.x) < -half.x {
        return false;
    }
    if a.y.min(b.y) > half.y || a.y.max(b.y) < -half.y {
        return false;
    }
    let direction = b - a;
    let reach = (direction.x * half.y).abs() + (direction.y * half.x).abs();
    direction.cross(a).abs() <= reach
}

/// Whether a line meets a rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_line_rectangle_collide(l: Line, r: Rectangle) -> bool {
    let half = r.size * 0.5;
    line_box(Line { base: l.base - (r.origin + half), direction: l.direction }, half)
}

/// Whether a line meets a turned rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_line_oriented_rectangle_collide(l: Line, r: OrientedRectangle) -> bool {
    let (cosine, sine) = r.turn();
    let base = (l.base - r.center).turned(cosine, -sine);
    line_box(Line { base, direction: l.direction.turned(cosine, -sine) }, r.half_extend)
}

/// Whether a rectangle meets a segment.
#[unsafe(no_mangle)]
pub extern "C" fn plain_rectangle_segment_collide(r: Rectangle, s: Segment) -> bool {
    let half = r.size * 0.5;
    let center = r.origin + half;
    segment_box(Segment { point1: s.point1 - center, point2: s.point2 - center }, half)
}

/// Whether a turned rectangle meets a segment.
#[unsafe(no_mangle)]
pub extern "C" fn plain_oriented_rectangle_segment_collide(
    r: OrientedRectangle,
    s: Segment,
) -> bool {
    let (cosine, sine) = r.turn();
    let point1 = (s.point1 - r.center).turned(cosine, -sine);
    let point2 = (s.point2 - r.center).turned(cosine, -sine);
    segment_box(Segment { point1, point2 }, r.half_extend)
}

/// Whether a point is in a turned rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_oriented_rectangle_point_collide(r: OrientedRectangle, p: Vector) -> bool {
    let seen = r.local(p);
    seen.x.abs() <= r.half_extend.x && seen.y.abs() <= r.half_extend.y
}

/// Whether a box around the origin (half sides `a`) and a turned one (center `d`, half sides `b`)
/// share a point: separating axes with the absolute values of the relative turn.
fn boxes(a: Vector, d: Vector, b: Vector, cosine: f32, sine: f32) -> bool {
    let (c, s) = (cosine.abs(), sine.abs());
    let seen = d.turned(cosine, -sine);
    d.x.abs() <= a.x + b.x * c + b.y * s
        && d.y.abs() <= a.y + b.x * s + b.y * c
        && seen.x.abs() <= b.x + a.x * c + a.y * s
        && seen.y.abs() <= b.y + a.x * s + a.y * c
}

/// Whether two turned rectangles share a point.
#[unsafe(no_mangle)]
pub extern "C" fn plain_oriented_rectangles_collide(
    a: OrientedRectangle,
    b: OrientedRectangle,
) -> bool {
    let (cosine_a, sine_a) = a.turn();
    let (cosine_b, sine_b) = b.turn();
    let between = vector(cosine_b, sine_b).turned(cosine_a, -sine_a);
    let d = (b.center - a.center).turned(cosine_a, -sine_a);
    boxes(a.half_extend, d, b.half_extend, between.x, between.y)
}

/// Whether a turned rectangle meets a straight one.
#[unsafe(no_mangle)]
pub extern "C" fn plain_oriented_rectangle_rectangle_collide(
    o: OrientedRectangle,
    r: Rectangle,
) -> bool {
    let half = r.size * 0.5;
    let (cosine, sine) = o.turn();
    boxes(half, o.center - (r.origin + half), o.half_extend, cosine, sine)
}

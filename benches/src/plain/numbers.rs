//! The functions that answer with numbers.

use super::shapes::{Circle, OrientedRectangle, Rectangle, Vector};
use super::vector::vector;

/// The sum.
#[unsafe(no_mangle)]
pub extern "C" fn plain_add_vector(a: Vector, b: Vector) -> Vector {
    a + b
}

/// The dot product.
#[unsafe(no_mangle)]
pub extern "C" fn plain_dot_product(a: Vector, b: Vector) -> f32 {
    a.dot(b)
}

/// The length.
#[unsafe(no_mangle)]
pub extern "C" fn plain_vector_length(v: Vector) -> f32 {
    v.dot(v).sqrt()
}

/// The vector of length 1 in the same direction.
#[unsafe(no_mangle)]
pub extern "C" fn plain_unit_vector(v: Vector) -> Vector {
    let length = plain_vector_length(v);
    if length > 0.0 { vector(v.x / length, v.y / length) } else { v }
}

/// The vector turned by degrees.
#[unsafe(no_mangle)]
pub extern "C" fn plain_rotate_vector(v: Vector, degrees: f32) -> Vector {
    let (sine, cosine) = degrees.to_radians().sin_cos();
    v.turned(cosine, sine)
}

/// The angle between two vectors in degrees.
#[unsafe(no_mangle)]
pub extern "C" fn plain_enclosed_angle(a: Vector, b: Vector) -> f32 {
    plain_unit_vector(a).dot(plain_unit_vector(b)).acos().to_degrees()
}

/// The part of a vector along another one.
#[unsafe(no_mangle)]
pub extern "C" fn plain_project_vector(project: Vector, onto: Vector) -> Vector {
    let length2 = onto.dot(onto);
    if length2 > 0.0 { onto * (project.dot(onto) / length2) } else { onto }
}

/// The nearest point of a rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_clamp_on_rectangle(p: Vector, r: Rectangle) -> Vector {
    let upper = r.origin + r.size;
    vector(p.x.max(r.origin.x).min(upper.x), p.y.max(r.origin.y).min(upper.y))
}

/// The corner with the given number.
#[unsafe(no_mangle)]
pub extern "C" fn plain_oriented_rectangle_corner(r: OrientedRectangle, number: i32) -> Vector {
    let half = r.half_extend;
    let corner = match number & 3 {
        0 => vector(-half.x, half.y),
        1 => half,
        2 => vector(half.x, -half.y),
        _ => -half,
    };
    let (cosine, sine) = r.turn();
    r.center + corner.turned(cosine, sine)
}

/// The smallest rectangle around a turned one.
#[unsafe(no_mangle)]
pub extern "C" fn plain_oriented_rectangle_rectangle_hull(r: OrientedRectangle) -> Rectangle {
    let (cosine, sine) = r.turn();
    let (c, s) = (cosine.abs(), sine.abs());
    let half = r.half_extend;
    let reach = vector(half.x * c + half.y * s, half.x * s + half.y * c);
    Rectangle { origin: r.center - reach, size: reach * 2.0 }
}

/// The circle around a turned rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_oriented_rectangle_circle_hull(r: OrientedRectangle) -> Circle {
    Circle { center: r.center, radius: plain_vector_length(r.half_extend) }
}

/// The rectangle around two rectangles.
#[unsafe(no_mangle)]
pub extern "C" fn plain_enlarge_rectangle_rectangle(r: Rectangle, other: Rectangle) -> Rectangle {
    let (end, other_end) = (r.origin + r.size, other.origin + other.size);
    let origin = vector(r.origin.x.min(other.origin.x), r.origin.y.min(other.origin.y));
    let upper = vector(end.x.max(other_end.x), end.y.max(other_end.y));
    Rectangle { origin, size: upper - origin }
}

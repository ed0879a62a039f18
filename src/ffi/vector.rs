//! Vectors: arithmetic, length, angles.

use clash2d::{Vector2D, parallel_vectors, points_collide};

// ---- Vectors -----------------------------------------------------------------------------------

/// The sum of two vectors, each coordinate rounded once.
/// Book: "Additions".
#[unsafe(no_mangle)]
pub extern "C" fn clash_add_vector(a: Vector2D, b: Vector2D) -> Vector2D {
    a + b
}

/// The difference `a - b`, each coordinate rounded once.
/// Book: "Additions".
#[unsafe(no_mangle)]
pub extern "C" fn clash_subtract_vector(a: Vector2D, b: Vector2D) -> Vector2D {
    a - b
}

/// The vector of the same length in the opposite direction; exact.
/// Book: "Additions".
#[unsafe(no_mangle)]
pub extern "C" fn clash_negate_vector(v: Vector2D) -> Vector2D {
    -v
}

/// Whether two vectors are the same, exactly; no if a coordinate is not finite.
/// Book: "Line-Line Collision", there with a threshold (book.h).
#[unsafe(no_mangle)]
pub extern "C" fn clash_equal_vectors(a: Vector2D, b: Vector2D) -> bool {
    points_collide(a, b)
}

/// The vector times a number, each coordinate rounded once.
/// Book: "Scaling".
#[unsafe(no_mangle)]
pub extern "C" fn clash_multiply_vector(v: Vector2D, scalar: f32) -> Vector2D {
    v * scalar
}

/// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
/// Book: "Scaling".
#[unsafe(no_mangle)]
pub extern "C" fn clash_divide_vector(v: Vector2D, divisor: f32) -> Vector2D {
    v / divisor
}

/// The length of a vector, 0 or more.
/// Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
/// Book: "Length".
#[unsafe(no_mangle)]
pub extern "C" fn clash_vector_length(v: Vector2D) -> f32 {
    v.length()
}

/// The vector of length 1 in the same direction; the null vector stays as it is.
/// Error at most 0.51 ulp in each coordinate for every finite vector.
/// Book: "Unit Vector".
#[unsafe(no_mangle)]
pub extern "C" fn clash_unit_vector(v: Vector2D) -> Vector2D {
    v.unit()
}

/// Degrees as radians. Error at most 0.51 ulp.
/// Book: "Rotation".
#[unsafe(no_mangle)]
pub extern "C" fn clash_degrees_to_radian(degrees: f32) -> f32 {
    clash2d::degrees_to_radian(degrees)
}

/// Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
/// Book: "Dot Product".
#[unsafe(no_mangle)]
pub extern "C" fn clash_radian_to_degrees(radian: f32) -> f32 {
    clash2d::radian_to_degrees(radian)
}

/// The vector turned by some degrees, counterclockwise.
/// Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
/// nothing, bit for bit. NaN if the degrees are not finite.
/// Book: "Rotation".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rotate_vector(v: Vector2D, degrees: f32) -> Vector2D {
    v.rotated(degrees)
}

/// The vector turned by 90 degrees counterclockwise; exact.
/// Book: "Line-Line Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rotate_vector_90(v: Vector2D) -> Vector2D {
    v.rotated_90()
}

/// The vector turned by 180 degrees; exact.
/// Book: "Rotating by Right Angles".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rotate_vector_180(v: Vector2D) -> Vector2D {
    v.rotated_180()
}

/// The vector turned by 270 degrees counterclockwise; exact.
/// Book: "Rotating by Right Angles".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rotate_vector_270(v: Vector2D) -> Vector2D {
    v.rotated_270()
}

/// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
/// Book: "Dot Product".
#[unsafe(no_mangle)]
pub extern "C" fn clash_dot_product(a: Vector2D, b: Vector2D) -> f32 {
    a.dot(b)
}

/// The angle between two vectors in degrees, from 0 to 180.
/// Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
/// Book: "Dot Product".
#[unsafe(no_mangle)]
pub extern "C" fn clash_enclosed_angle(a: Vector2D, b: Vector2D) -> f32 {
    a.angle_to(b)
}

/// The cross product: positive where the second vector lies counterclockwise of the first one, up to
/// half a turn, 0 where both are parallel, negative elsewhere.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
#[unsafe(no_mangle)]
pub extern "C" fn clash_cross_product(a: Vector2D, b: Vector2D) -> f32 {
    a.cross(b)
}

/// The angle by which to turn counterclockwise from one vector to another one, in degrees from -180
/// to 180; opposite ones are 180 apart.
/// Error at most 0.51 ulp. With a null vector 0; NaN if a coordinate is not finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_signed_angle(a: Vector2D, b: Vector2D) -> f32 {
    a.signed_angle_to(b)
}

/// Where a vector points to, in degrees counterclockwise from the X axis, from -180 to 180: by
/// how many clash_rotate_vector turns the X axis there.
/// Error at most 0.51 ulp. Of the null vector 0; NaN if a coordinate is not finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_vector_angle(v: Vector2D) -> f32 {
    v.angle()
}

/// How far two points are apart. Of shapes of any kind: clash_distance.
/// Error at most 0.51 ulp for all finite points; infinite where no float is large enough.
#[unsafe(no_mangle)]
pub extern "C" fn clash_point_distance(a: Vector2D, b: Vector2D) -> f32 {
    a.distance_to(b)
}

/// The point that is some part of the way from one point to another one: the first one for 0, the
/// second one for 1, beyond them for parts below 0 and above 1.
/// Error at most 0.51 ulp in each coordinate for all finite numbers, also under cancellation; NaN if
/// a number is not finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_lerp_vector(from: Vector2D, to: Vector2D, part: f32) -> Vector2D {
    from.lerp(to, part)
}

/// The part of a vector that lies along another one; along the null vector, the null vector.
/// Error at most 0.51 ulp in each coordinate for all finite vectors.
/// Book: "Projection".
#[unsafe(no_mangle)]
pub extern "C" fn clash_project_vector(project: Vector2D, onto: Vector2D) -> Vector2D {
    project.projected_onto(onto)
}

/// What bounces off a wall with this normal, which may have any length and either sign: the part
/// along the normal is turned round. With the null vector as the normal, the vector itself.
/// Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
/// finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_reflect_vector(v: Vector2D, normal: Vector2D) -> Vector2D {
    v.reflected(normal)
}

/// What is left of a vector along a wall with this normal, which may have any length and either
/// sign: the part along the normal is taken away. With the null vector as the normal, the vector
/// itself.
/// Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
/// finite.
#[unsafe(no_mangle)]
pub extern "C" fn clash_slide_vector(v: Vector2D, normal: Vector2D) -> Vector2D {
    v.slid(normal)
}

/// Whether two vectors point along the same line, either way. Exact; the null vector is parallel
/// to all.
/// Book: "Line-Line Collision", there with a threshold (book.h).
#[unsafe(no_mangle)]
pub extern "C" fn clash_parallel_vectors(a: Vector2D, b: Vector2D) -> bool {
    parallel_vectors(a, b)
}

//! Vectors, by the book's names.

use super::ClashGeometry2D;
use crate::convert::{degrees, radians, vector, vector2};
use godot::prelude::*;

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// The sum of two vectors, each coordinate rounded once.
    #[func]
    fn add_vector(a: Vector2, b: Vector2) -> Vector2 {
        vector2(vector(a) + vector(b))
    }

    /// The difference `a - b`, each coordinate rounded once.
    #[func]
    fn subtract_vector(a: Vector2, b: Vector2) -> Vector2 {
        vector2(vector(a) - vector(b))
    }

    /// The vector of the same length in the opposite direction; exact.
    #[func]
    fn negate_vector(v: Vector2) -> Vector2 {
        vector2(-vector(v))
    }

    /// Whether two vectors are the same, exactly; no if a coordinate is not finite.
    #[func]
    fn equal_vectors(a: Vector2, b: Vector2) -> bool {
        clash2d::points_collide(vector(a), vector(b))
    }

    /// The vector times a number, each coordinate rounded once.
    #[func]
    fn multiply_vector(v: Vector2, scalar: f64) -> Vector2 {
        vector2(vector(v) * scalar as f32)
    }

    /// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
    #[func]
    fn divide_vector(v: Vector2, divisor: f64) -> Vector2 {
        vector2(vector(v) / divisor as f32)
    }

    /// The length of a vector, 0 or more. Error at most 0.51 units in the last of 32 bits; infinite
    /// where these can't hold it.
    #[func]
    fn vector_length(v: Vector2) -> f64 {
        f64::from(vector(v).length())
    }

    /// The vector of length 1 in the same direction; the null vector stays as it is. Error at most
    /// 0.51 units in the last place of each coordinate.
    #[func]
    fn unit_vector(v: Vector2) -> Vector2 {
        vector2(vector(v).unit())
    }

    /// Degrees as radians, both of 32 bits: other programs get the same number. [method
    /// @GlobalScope.deg_to_rad] is finer, and the better choice before another method of this
    /// class.
    #[func]
    fn degrees_to_radian(degrees: f64) -> f64 {
        f64::from(clash2d::degrees_to_radian(degrees as f32))
    }

    /// Radians as degrees, both of 32 bits: other programs get the same number. Infinite where no
    /// such number is large enough.
    #[func]
    fn radian_to_degrees(radian: f64) -> f64 {
        f64::from(clash2d::radian_to_degrees(radian as f32))
    }

    /// The vector turned by an angle in radians; clockwise on the screen, as [method
    /// Vector2.rotated] turns.
    ///
    /// Error at most 0.51 units in the last place of each coordinate; exact for multiples of 90
    /// degrees. NaN if the angle is not finite.
    #[func]
    fn rotate_vector(v: Vector2, angle: f64) -> Vector2 {
        vector2(vector(v).rotated(degrees(angle)))
    }

    /// The vector turned by 90 degrees, clockwise on the screen; exact.
    #[func]
    fn rotate_vector_90(v: Vector2) -> Vector2 {
        vector2(vector(v).rotated_90())
    }

    /// The vector turned by 180 degrees; exact.
    #[func]
    fn rotate_vector_180(v: Vector2) -> Vector2 {
        vector2(vector(v).rotated_180())
    }

    /// The vector turned by 270 degrees, clockwise on the screen; exact.
    #[func]
    fn rotate_vector_270(v: Vector2) -> Vector2 {
        vector2(vector(v).rotated_270())
    }

    /// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
    /// Error at most 0.51 units in the last of 32 bits, also under cancellation.
    #[func]
    fn dot_product(a: Vector2, b: Vector2) -> f64 {
        f64::from(vector(a).dot(vector(b)))
    }

    /// The angle between two vectors in radians, from 0 to [constant @GDScript.PI]: the nearest
    /// degrees of 32 bits, as [method @GlobalScope.deg_to_rad] converts them. A right angle with
    /// the null vector; NaN if a coordinate is not finite.
    #[func]
    fn enclosed_angle(a: Vector2, b: Vector2) -> f64 {
        radians(vector(a).angle_to(vector(b)))
    }

    /// The cross product: positive where the second vector lies clockwise of the first one on the
    /// screen, up to half a turn, 0 where both are parallel, negative elsewhere. Error at most 0.51
    /// units in the last of 32 bits, also under cancellation.
    #[func]
    fn cross_product(a: Vector2, b: Vector2) -> f64 {
        f64::from(vector(a).cross(vector(b)))
    }

    /// The angle in radians by which to turn clockwise on the screen from one vector to another one,
    /// as [method Vector2.angle_to] tells it: the nearest degrees of 32 bits, as [method
    /// @GlobalScope.deg_to_rad] converts them. 0 with the null vector; NaN if a
    /// coordinate is not finite.
    #[func]
    fn signed_angle(a: Vector2, b: Vector2) -> f64 {
        radians(vector(a).signed_angle_to(vector(b)))
    }

    /// Where a vector points to, in radians from the X axis, clockwise on the screen, as [method
    /// Vector2.angle] tells it: the nearest degrees of 32 bits, as [method
    /// @GlobalScope.deg_to_rad] converts them. 0 of the null vector; NaN if a coordinate is not
    /// finite.
    #[func]
    fn vector_angle(v: Vector2) -> f64 {
        radians(vector(v).angle())
    }

    /// How far two points are apart. Error at most 0.51 units in the last of 32 bits. Of shapes of
    /// any kind: [method distance].
    #[func]
    fn point_distance(a: Vector2, b: Vector2) -> f64 {
        f64::from(vector(a).distance_to(vector(b)))
    }

    /// The point that is some part of the way from one point to another one: the first one for 0,
    /// the second one for 1, beyond them for parts below 0 and above 1. Error at most 0.51 units in
    /// the last place of each coordinate, also under cancellation.
    #[func]
    fn lerp_vector(from: Vector2, to: Vector2, part: f64) -> Vector2 {
        vector2(vector(from).lerp(vector(to), part as f32))
    }

    /// The part of a vector that lies along another one; along the null vector, the null vector.
    /// Error at most 0.51 units in the last place of each coordinate.
    #[func]
    fn project_vector(project: Vector2, onto: Vector2) -> Vector2 {
        vector2(vector(project).projected_onto(vector(onto)))
    }

    /// What bounces off a wall with this normal, which may have any length and either sign, as
    /// [method Vector2.bounce] does: the part along the normal is turned round. With the null vector
    /// as the normal, the vector itself. Error at most 0.51 units in the last place of each
    /// coordinate.
    #[func]
    fn reflect_vector(v: Vector2, normal: Vector2) -> Vector2 {
        vector2(vector(v).reflected(vector(normal)))
    }

    /// What is left of a vector along a wall with this normal, which may have any length and either
    /// sign, as [method Vector2.slide] does: the part along the normal is taken away. With the null
    /// vector as the normal, the vector itself. Error at most 0.51 units in the last place of each
    /// coordinate.
    #[func]
    fn slide_vector(v: Vector2, normal: Vector2) -> Vector2 {
        vector2(vector(v).slid(vector(normal)))
    }

    /// Whether two vectors point along the same line, either way. Exact; the null vector is
    /// parallel to all.
    #[func]
    fn parallel_vectors(a: Vector2, b: Vector2) -> bool {
        clash2d::parallel_vectors(vector(a), vector(b))
    }
}
